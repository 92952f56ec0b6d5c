//! Positions, notations and identity, on situations taken from public bug reports and records.

use chess::notation::{self, Liberty, Reading};
use chess::{CastlingMode, Displacement, Position, Role, Square, fen, perft};

fn position(text: &str) -> Position {
    fen::read(text).expect("the test's own FEN").position
}

fn played(start: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(start.clone(), |at, text| {
        at.play(notation::read(&at, text).legal().expect(text)).expect("legal")
    })
}

fn reading(start: &str, text: &str) -> Reading {
    notation::read(&position(start), text)
}

fn san_of(start: &str, text: &str) -> String {
    let at = position(start);
    notation::san(&at, notation::read(&at, text).legal().expect(text))
}

#[test]
fn perft_of_the_usual_start() {
    assert_eq!(perft(&Position::initial(), 4), 197_281);
}

#[test]
fn en_passant_counts_only_where_the_capture_is_legal() {
    // The pawn on g5 could take on h6, but it is pinned along the g-file.
    let start = position("6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1");
    let after_step = played(&start, "h7h5");
    let later = played(&start, "h7h5 e6h6 g7h7 h6e6 h7g7");
    assert_eq!(after_step.identity(), later.identity());
    // After 2...d5 the capture exd6 was legal, so the position did not occur before.
    let first = played(&Position::initial(), "e4 Nf6 e5 d5");
    let later = played(&first, "Bc4 Nc6 Bf1 Nb8");
    assert_ne!(first.identity(), later.identity());
    assert_eq!(later.identity(), played(&later, "Bc4 Nc6 Bf1 Nb8").identity());
}

#[test]
fn a_lost_castling_right_makes_another_position() {
    let start = position("r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22");
    let cycled = played(&start, "c3b5 a8a4 b5c3 a4a8");
    assert_eq!(start.board(), cycled.board());
    assert_ne!(start.identity(), cycled.identity());
    assert_eq!(cycled.identity(), played(&cycled, "c3b5 a8a4 b5c3 a4a8").identity());
}

#[test]
fn counters_do_not_belong_to_the_identity() {
    assert_eq!(
        position("7k/8/8/8/8/8/R7/K7 w - - 100 120").identity(),
        position("7k/8/8/8/8/8/R7/K7 w - - 0 1").identity()
    );
}

#[test]
fn liberties_of_san_are_read_and_named() {
    let start = "4k3/8/8/8/6R1/8/8/2R1K3 w - - 0 1";
    assert_eq!(san_of(start, "Rc1c4"), "Rcc4");
    assert!(matches!(reading(start, "Rc4"), Reading::Ambiguous(moves) if moves.len() == 2));
    let promotion = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
    for text in ["e8=Q+", "e8Q", "e8(Q)", "e8/Q", "e8=Q", "e7e8q", "e7-e8=Q+!"] {
        assert_eq!(san_of(promotion, text), "e8=Q+", "{text}");
    }
    assert!(matches!(
        reading(promotion, "e8"),
        Reading::MissingPromotion(d) if d.to == Square::E8
    ));
    let take = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for text in ["exd5", "ed5", "e4xd5", "e4-d5", "e4d5", "exd5 e.p."] {
        assert_eq!(san_of(take, text), "exd5", "{text}");
    }
    assert!(matches!(
        reading(take, "ed5"),
        Reading::Legal(_, liberties) if liberties == [Liberty::MissingCapture]
    ));
    assert_eq!(san_of(take, "♔e2"), "Ke2");
}

#[test]
fn a_pinned_piece_does_not_make_a_move_ambiguous() {
    // The knight on d2 is pinned by the rook on d8; only the other one can go to f3.
    assert_eq!(san_of("3rk3/8/8/8/8/8/3N4/3K2N1 w - - 0 1", "Nf3"), "Nf3");
}

#[test]
fn illegal_and_unreadable_texts_are_told_apart() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(
        reading(start, "e2e5"),
        Reading::Illegal(Some(Displacement { from: Square::E2, to: Square::E5, promotion: None }))
    );
    assert!(matches!(reading(start, "Qh7"), Reading::Illegal(_)));
    assert_eq!(reading(start, "Rxa1"), Reading::Illegal(None));
    assert_eq!(reading(start, "hello"), Reading::Unreadable);
    assert_eq!(reading(start, ""), Reading::Unreadable);
    assert_eq!(reading(start, "Nf9"), Reading::Unreadable);
    assert_eq!(reading(start, "--"), Reading::Null);
}

#[test]
fn castling_is_named_in_every_form_that_is_read() {
    for text in ["O-O", "0-0-0+", "o-o", "OO", " O-O–O† ", "o-o-o!?"] {
        assert!(notation::names_castling(text), "{text}");
        // Without a rook it is illegal, but it is a move.
        assert_eq!(
            reading("4k3/8/8/8/8/8/8/4K3 w - - 0 1", text),
            Reading::Illegal(None),
            "{text}"
        );
    }
    for text in ["", "O", "0-O", "O-O-O-O", "Kg1", "e1g1"] {
        assert!(!notation::names_castling(text), "{text}");
    }
}

#[test]
fn an_illegal_displacement_changes_the_board_and_the_turn() {
    let d = Displacement { from: Square::E2, to: Square::E5, promotion: None };
    let after = Position::initial().displaced(d).expect("both kings are safe");
    assert_eq!(fen::write(&after), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    // Leaving one's own king attacked gives no playable position.
    let pinned = position("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    let d = Displacement { from: Square::E2, to: Square::D3, promotion: None };
    assert!(pinned.displaced(d).is_err());
}

#[test]
fn castling_in_chess960_is_king_takes_rook() {
    let start = position("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    assert_eq!(start.mode(), CastlingMode::Chess960);
    let after = played(&start, "e1g1");
    assert_eq!(fen::write(&after), "4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1");
    assert_eq!(fen::write_shredder(&start), "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    let usual = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(played(&usual, "e1g1"), played(&usual, "e1h1"));
    assert_eq!(played(&usual, "0-0"), played(&usual, "O-O"));
}

#[test]
fn there_are_960_starts_and_one_is_the_usual_array() {
    assert!(Position::chess960(960).is_none());
    let starts: Vec<_> = (0..960).filter_map(Position::chess960).collect();
    assert_eq!(starts.len(), 960);
    assert_eq!(starts[518], Position::initial());
    assert!(starts.iter().all(|start| {
        (start.board().bishops() & start.board().white())
            .into_iter()
            .filter(|square| square.is_light())
            .count()
            == 1
    }));
}

#[test]
fn oddities_of_fen_are_forgiven_and_named() {
    use fen::{FenError, Forgiven};
    // The white king has left e1: its rights are dropped.
    let reading =
        fen::read("2r5/5p1k/p4b2/2Rp1pr1/1Pn1q3/2P3PP/P4P2/2RQ2K1 b KQkq - 0 1").expect("playable");
    assert_eq!(reading.forgiven, [Forgiven::CastlingRight]);
    assert!(reading.position.castling_rooks().is_empty());
    assert_eq!(
        fen::read("4k3/8/8/8/8/8/8/4K3 w - -").expect("playable").forgiven,
        [Forgiven::MissingFields]
    );
    assert!(matches!(fen::read("8/8/8/8/8/8/8/8/8 w - - 0 1"), Err(FenError::Syntax { .. })));
    assert!(matches!(fen::read("4k3/8/8/8/8/8/8/8 w - - 0 1"), Err(FenError::Unplayable(_))));
    assert!(matches!(fen::read(""), Err(FenError::Syntax { .. })));
    assert!(matches!(fen::read("P3k3/8/8/8/8/8/8/4K3 w - - 0 1"), Err(FenError::Unplayable(_))));
}

#[test]
fn a_piece_promoted_to_is_read_whatever_it_is() {
    let start = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
    for (text, role) in [("e8=N", Role::Knight), ("e8=R+", Role::Rook), ("e8=B", Role::Bishop)] {
        assert!(matches!(
            reading(start, text),
            Reading::Legal(m, _) if m.promotion() == Some(role)
        ));
    }
    assert_eq!(
        reading(start, "e8=K"),
        Reading::Illegal(Some(Displacement {
            from: Square::E7,
            to: Square::E8,
            promotion: Some(Role::King)
        }))
    );
}
