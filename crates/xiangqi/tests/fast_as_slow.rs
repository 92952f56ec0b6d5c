//! The fast position answers to the plain one.

mod reference;

use proptest::prelude::*;
use reference::Reference;
use xiangqi::{
    Board, Color, Move, Piece, Position, PositionError, Role, Setup, Square, SquareSet, fen,
};

/// Every question a position answers, asked of both.
fn check(position: &Position) {
    let text = fen::format(position.setup());
    let slow = Reference::new(position.setup());
    let board = position.board();

    let legal = slow.legal_moves();
    assert_eq!(position.legal_moves().to_vec(), legal, "{text}");
    assert_eq!(position.legal_move_count(), legal.len(), "{text}");
    assert_eq!(position.has_legal_move(), !legal.is_empty(), "{text}");
    let captures: Vec<Move> =
        legal.iter().copied().filter(|m| board.piece_at(m.to).is_some()).collect();
    assert_eq!(position.legal_captures().to_vec(), captures, "{text}");
    for from in Square::all() {
        let targets: SquareSet = legal.iter().filter(|m| m.from == from).map(|m| m.to).collect();
        assert_eq!(position.legal_targets(from), targets, "{text} {from}");
        for to in Square::all() {
            let m = Move::new(from, to);
            assert_eq!(position.is_legal(m), targets.contains(to), "{text} {m}");
        }
    }
    check_attacks(position, &slow, &text);
    check_captures_of(position, &text);
    check_checks(position, &legal, &text);
}

/// Which moves check is found out without playing them; here they are played.
fn check_checks(position: &Position, legal: &[Move], text: &str) {
    let checks = |m: &Move| {
        let after = position.after(*m);
        !Reference::new(after.setup()).checkers(after.turn()).is_empty()
    };
    for m in legal {
        assert_eq!(position.gives_check(*m), checks(m), "{text} {m}");
    }
    let checking: Vec<Move> = legal.iter().copied().filter(checks).collect();
    assert_eq!(position.checking_moves().to_vec(), checking, "{text}");
    assert_eq!(position.has_checking_move(), !checking.is_empty(), "{text}");
    assert_eq!(position.mirrored_key(), position.mirrored().key(), "{text}");
    let captures = |m: &Move| position.board().piece_at(m.to).is_some();
    let either: Vec<Move> = legal.iter().copied().filter(|m| captures(m) || checks(m)).collect();
    assert_eq!(position.captures_and_checks().to_vec(), either, "{text}");
}

fn check_attacks(position: &Position, slow: &Reference, text: &str) {
    let board = position.board();
    assert_eq!(position.checkers(), slow.checkers(position.turn()).into_iter().collect(), "{text}");
    assert_eq!(position.is_check(), !slow.checkers(position.turn()).is_empty(), "{text}");
    for color in Color::ALL {
        let own = |square: &Square| board.piece_at(*square).is_some_and(|p| p.color == color);
        assert_eq!(position.pinned(color), slow.pinned(color).into_iter().collect(), "{text}");
        assert_eq!(board.checkers(color), slow.checkers(color).into_iter().collect(), "{text}");
        for square in Square::all() {
            let attackers = Square::all()
                .filter(|from| own(from) && slow.attacks(*from).contains(&square))
                .collect();
            assert_eq!(position.attackers(square, color), attackers, "{text} {square}");
        }
    }
    for square in Square::all() {
        let attacks: SquareSet = slow.attacks(square).into_iter().collect();
        assert_eq!(position.attacks_from(square), attacks, "{text} {square}");
        let targets: SquareSet = slow.goes(square).into_iter().collect();
        assert_eq!(board.targets_from(square), targets, "{text} {square}");
    }
}

fn check_captures_of(position: &Position, text: &str) {
    let both = Color::ALL.map(|color| Reference::of(position.board(), color).legal_moves());
    for square in Square::all() {
        let expected: Vec<Move> =
            position.board().piece_at(square).map_or_else(Vec::new, |piece| {
                let takers = &both[piece.color.other().index()];
                takers.iter().copied().filter(|m| m.to == square).collect()
            });
        assert_eq!(position.legal_captures_of(square).to_vec(), expected, "{text} {square}");
    }
}

/// Moves change exactly what they say, the key included, and are taken back without a trace.
fn check_moves(position: &Position) {
    for &m in &position.legal_moves() {
        let mut played = position.clone();
        let undo = played.play_unchecked(m);
        assert_eq!(undo.played(), m);
        assert_eq!(undo.taken(), position.board().piece_at(m.to));
        check_from_scratch(&played);
        assert_eq!(played, position.after(m));
        assert_eq!(position.play(m).as_ref(), Ok(&played));
        assert_ne!(played.key(), position.key());
        assert_eq!(played.turn(), position.turn().other());
        played.undo(undo);
        assert_eq!(&played, position);
        check_from_scratch(&played);
    }
}

/// All that is kept in step equals what is worked out from the pieces alone.
fn check_from_scratch(position: &Position) {
    let mut board = Board::empty();
    for square in Square::all() {
        board.put(square, position.board().piece_at(square));
    }
    let fresh = playable(Setup { board, ..position.setup().clone() });
    assert_eq!(fresh.key(), position.key());
    assert_eq!(fresh.board(), position.board());
    for square in Square::all() {
        assert_eq!(fresh.attacks_from(square), position.attacks_from(square));
    }
}

/// Seen in a mirror or from the other side the same moves are legal.
fn check_symmetry(position: &Position) {
    let seen = |position: &Position, turn: fn(Square) -> Square| {
        let mut moves: Vec<Move> =
            position.legal_moves().iter().map(|m| Move::new(turn(m.from), turn(m.to))).collect();
        moves.sort();
        moves
    };
    assert_eq!(position.mirrored().legal_moves().to_vec(), seen(position, Square::mirrored));
    assert_eq!(position.colors_swapped().legal_moves().to_vec(), seen(position, Square::rotated));
    assert_eq!(&position.mirrored().mirrored(), position);
    assert_eq!(&position.colors_swapped().colors_swapped(), position);
}

/// The setup as a position, diagrams included.
fn playable(setup: Setup) -> Position {
    Position::from_setup(setup).or_else(PositionError::as_diagram).expect("no grave fault")
}

fn start_positions() -> impl Iterator<Item = Position> {
    include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')).map(|line| {
        let text = line.split(';').next().expect("a split has a first part");
        playable(fen::parse(text).expect("a FEN of the table is readable"))
    })
}

/// The position after moves chosen by `choices` among the legal ones, as far as there are any.
fn played_out(mut position: Position, choices: &[usize]) -> Position {
    for choice in choices {
        let moves = position.legal_moves();
        let Some(&m) = moves.get(choice % moves.len().max(1)) else { break };
        position = position.after(m);
    }
    position
}

fn piece() -> impl Strategy<Value = Piece> {
    (0..2usize, 1..7usize).prop_map(|(color, role)| Piece::new(Color::ALL[color], Role::ALL[role]))
}

/// Any pieces anywhere, with both generals, one or none, not only in their palaces.
fn placement() -> impl Strategy<Value = Setup> {
    let general = || prop_oneof![4 => (0..9u8).prop_map(Some), 1 => Just(None), 1 => (9..90u8).prop_map(Some)];
    let others = prop::collection::vec((0..90u8, piece()), 0..40);
    (general(), general(), others, any::<bool>()).prop_map(|(red, black, others, red_moves)| {
        let mut board = Board::empty();
        for (index, piece) in others {
            board.put(Square::from_index(index).expect("below ninety"), Some(piece));
        }
        for (place, color) in [(red, Color::Red), (black, Color::Black)] {
            let Some(place) = place else { continue };
            let square = if place < 9 {
                let rank = if color == Color::Red { place / 3 } else { 9 - place / 3 };
                Square::new(3 + place % 3, rank)
            } else {
                Square::from_index(place)
            };
            let square = square.expect("on the board");
            board.put(square, Some(Piece::new(color, Role::General)));
        }
        let turn = if red_moves { Color::Red } else { Color::Black };
        Setup { board, turn, halfmove: 3, fullmove: 9 }
    })
}

#[test]
fn positions_of_the_perft_table() {
    for position in start_positions() {
        check(&position);
        check_moves(&position);
        check_symmetry(&position);
        check_from_scratch(&position);
    }
}

#[test]
fn every_move_of_two_plies_from_the_perft_table() {
    for position in start_positions() {
        for &m in &position.legal_moves() {
            let after = position.after(m);
            let slow = Reference::new(after.setup());
            assert_eq!(after.legal_moves().to_vec(), slow.legal_moves(), "{m}");
            assert_eq!(after.legal_move_count(), slow.legal_moves().len(), "{m}");
        }
    }
}

#[test]
fn a_board_full_of_chariots_has_more_moves_than_a_list_holds_inline() {
    let mut board = Board::empty();
    for square in Square::all().filter(|square| square.index() % 2 == 0) {
        board.put(square, Some(Piece::new(Color::Red, Role::Horse)));
    }
    for square in Square::all().filter(|square| square.index() % 10 == 1) {
        board.put(square, Some(Piece::new(Color::Black, Role::Soldier)));
    }
    let position = playable(Setup { board, turn: Color::Red, halfmove: 0, fullmove: 1 });
    assert!(position.legal_moves().len() > 128);
    assert_eq!(position.legal_moves().into_iter().count(), position.legal_move_count());
    check(&position);
}

#[test]
fn a_captured_general_leaves_a_position_that_can_be_played_on() {
    let setup = fen::parse("4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1").expect("readable");
    let mut position = Position::from_setup(setup).expect("playable");
    let square =
        |text: &str| Square::all().find(|square| square.to_string() == text).expect("named");
    let stays = Move::new(square("e9"), square("e8"));
    assert!(!position.is_legal(stays));
    position.play_unchecked(stays);
    let takes = Move::new(square("e1"), square("e8"));
    assert!(position.is_legal(takes));
    let undo = position.play_unchecked(takes);
    assert_eq!(position.board().general(Color::Black), None);
    assert!(!position.is_check());
    assert_eq!(position.legal_moves().len(), 0);
    check(&position);
    position.undo(undo);
    check_from_scratch(&position.with_turn(Color::Black));
}

#[test]
fn an_illegal_move_of_nothing_or_onto_an_own_piece_is_taken_back() {
    let position = Position::initial();
    for from in Square::all() {
        for to in Square::all() {
            let mut played = position.clone();
            let undo = played.play_unchecked(Move::new(from, to));
            assert!(played.board().occupied().len() <= 32);
            played.undo(undo);
            assert_eq!(played, position);
            assert_eq!(played.key(), position.key());
        }
    }
}

proptest! {
    #[test]
    fn random_games(start in 0..33usize, choices in prop::collection::vec(0..200usize, 0..150)) {
        let position = start_positions().nth(start).expect("the table has 33 positions");
        let position = played_out(position, &choices);
        check(&position);
        check_moves(&position);
        check_symmetry(&position);
    }

    #[test]
    fn any_placement(setup in placement()) {
        let turned = Setup { turn: setup.turn.other(), ..setup.clone() };
        let position = [setup, turned].into_iter().find_map(|setup| {
            Position::from_setup(setup).or_else(PositionError::as_diagram).ok()
        });
        // Nobody can play on from where both sides stand in check.
        let Some(position) = position else { return Ok(()) };
        check(&position);
        check_moves_of_diagram(&position);
        check_symmetry(&position);
        check(&position.with_turn(position.turn().other()));
    }

    #[test]
    fn any_placement_with_both_sides_in_check_or_several_generals(
        setup in placement(),
        generals in prop::collection::vec((0..90u8, 0..2usize), 0..3),
    ) {
        let mut setup = setup;
        for (square, color) in generals {
            let square = Square::from_index(square).expect("below ninety");
            setup.board.put(square, Some(Piece::new(Color::ALL[color], Role::General)));
        }
        let position = Position::from_record(setup);
        check(&position);
        check_symmetry(&position);
    }

    #[test]
    fn illegal_moves_that_stood(
        start in 0..33usize,
        moves in prop::collection::vec((0..32usize, 0..90u8), 1..20),
    ) {
        let mut position = start_positions().nth(start).expect("the table has 33 positions");
        for (piece, to) in moves {
            let own = position.board().by_color(position.turn());
            let Some(from) = own.into_iter().cycle().nth(piece) else { break };
            let to = Square::from_index(to).expect("below ninety");
            position.play_unchecked(Move::new(from, to));
            check(&position);
            check_symmetry(&position);
        }
    }
}

/// As [`check_moves`], without making a setup again: a diagram may become one that is no position.
fn check_moves_of_diagram(position: &Position) {
    for &m in &position.legal_moves() {
        let mut played = position.clone();
        let undo = played.play_unchecked(m);
        assert_eq!(played.mirrored().mirrored().key(), played.key());
        assert!(played.board().checkers(position.turn()).is_empty());
        played.undo(undo);
        assert_eq!(&played, position);
        assert_eq!(played.mirrored().mirrored().key(), played.key());
    }
}
