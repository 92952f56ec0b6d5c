//! A xiangqi game as it is played: moves, clocks, rulings and what the arbiter is asked.

use arbiter::clock::{Bonus, Control, Millis};
use arbiter::xiangqi::Book;
use arbiter::xiangqi::ledger::{
    Command, Event, Game, Happening, Phase, Reason, Refusal, Setup, Stamped, decide, read_move, run,
};
use arbiter::{Decision, Outcome, Side, Termination};
use xiangqi::{Position, fen};

const RED: Side = Side::First;
const BLACK: Side = Side::Second;

fn setup(book: Book, start: &str) -> Setup {
    let control = Control::whole_game(Millis::minutes(10), Bonus::None).expect("ten minutes");
    let mut setup = Setup::new(book, control);
    let position = Position::from_setup(fen::parse(start).expect("a FEN"));
    setup.start = position.expect("a playable position");
    setup
}

/// One command each second.
fn stamped(commands: Vec<Command>) -> Vec<Stamped> {
    (1u32..)
        .zip(commands)
        .map(|(second, command)| Stamped { at: Millis::seconds(second), command })
        .collect()
}

fn moves(first: Side, texts: &[&str]) -> Vec<Command> {
    let sides = [first, first.other()];
    texts
        .iter()
        .zip(sides.into_iter().cycle())
        .map(|(m, side)| Command::Move(side, (*m).into()))
        .collect()
}

/// Plays commands that are all taken.
fn played(setup: Setup, commands: Vec<Command>) -> (Game, Vec<Event>) {
    let (game, answers) = run(setup, &stamped(commands));
    let events = answers.into_iter().flat_map(|answer| answer.expect("the command is taken"));
    (game, events.collect())
}

fn has(events: &[Event], what: impl Fn(&Happening) -> bool) -> bool {
    events.iter().any(|event| what(&event.what))
}

const CHECKER: &str = "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1";
/// Four occurrences of the position after the first move; the book of 1999 asks for four, the others for three.
const CHECKS: [&str; 13] = [
    "a1a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9", "a8a9", "d9d8", "a9a8", "d8d9",
    "a8a9",
];

#[test]
fn under_the_asian_rules_who_was_told_at_the_second_stand_loses_at_the_third() {
    let (game, events) = played(setup(Book::AXF, CHECKER), moves(RED, &CHECKS[..5]));
    let warned =
        |what: &Happening| matches!(what, Happening::Warned(one) if one.must_vary == Some(RED));
    assert!(has(&events, warned));
    assert_eq!(game.phase, Phase::Playing);

    let mut commands = moves(RED, &CHECKS[..5]);
    commands.push(Command::OrderToVary(RED));
    commands.extend(moves(BLACK, &CHECKS[5..9]));
    let (game, events) = played(setup(Book::AXF, CHECKER), commands);
    assert_eq!(game.result(), Some((Outcome::Wins(BLACK), Termination::PerpetualCheck)));
    let end = events.last().expect("an event");
    assert!(!end.grounds.is_empty() && matches!(&end.what, Happening::Ended(_, _, Some(_))));

    // Nobody told Red: the order is due, and the game goes on.
    let (game, events) = played(setup(Book::AXF, CHECKER), moves(RED, &CHECKS[..9]));
    assert_eq!(game.result(), None);
    let due =
        |what: &Happening| matches!(what, Happening::Warned(one) if one.order_due().is_some());
    assert!(has(&events, due));
}

#[test]
fn one_sided_perpetual_check_loses_on_the_claim_of_1999_and_not_before() {
    let (game, _) = played(setup(Book::XIANGQI_1999, CHECKER), moves(RED, &CHECKS));
    assert_eq!(game.phase, Phase::Playing);
    let mut commands = moves(RED, &CHECKS);
    commands.push(Command::Claim(BLACK));
    let (game, events) = played(setup(Book::XIANGQI_1999, CHECKER), commands);
    assert_eq!(game.result(), Some((Outcome::Wins(BLACK), Termination::PerpetualCheck)));
    assert!(has(&events, |what| *what == Happening::ClaimRight(BLACK)));
}

const CHASER: &str = "2bakab2/9/1c7/4p4/2R6/9/4P4/9/9/2BAKAB2 w - - 0 1";
/// A chariot chases a cannon three times round.
const CHASES: [&str; 12] = [
    "c5b5", "b7c7", "b5c5", "c7b7", "c5b5", "b7c7", "b5c5", "c7b7", "c5b5", "b7c7", "b5c5", "c7b7",
];

#[test]
fn a_perpetual_chase_is_ordered_to_vary_before_it_loses() {
    let ordered = |claims: bool| {
        let mut commands = moves(RED, &CHASES);
        if claims {
            commands.push(Command::Claim(BLACK));
            commands.push(Command::Decide(Decision::OrderToVary(RED)));
        } else {
            commands.push(Command::OrderToVary(RED));
        }
        commands
    };
    for (book, claims) in [(Book::CXA_2020, false), (Book::XIANGQI_1999, true)] {
        let (game, events) = played(setup(book, CHASER), ordered(claims));
        assert_eq!(game.result(), None);
        let warnings = |event: &&Event| matches!(event.what, Happening::Warned(_));
        assert!(events.iter().filter(warnings).count() < 5, "a warning is not said on each ply");
        // It varies, and is not lost.
        let mut varies = ordered(claims);
        varies.extend(moves(RED, &["c5e5"]));
        assert_eq!(played(setup(book, CHASER), varies).0.result(), None);
        // It goes on.
        let mut goes_on = ordered(claims);
        goes_on.extend(moves(RED, &["c5b5"]));
        let (game, _) = played(setup(book, CHASER), goes_on);
        assert_eq!(game.result(), Some((Outcome::Wins(BLACK), Termination::PerpetualAttack)));
    }
}

#[test]
fn without_an_order_no_later_move_of_a_chase_is_void() {
    let moves = moves(RED, &[CHASES, CHASES].concat());
    let (game, _) = played(setup(Book::CXA_2020, CHASER), moves);
    assert_eq!((game.moves.len(), game.result()), (24, None));
}

#[test]
fn an_illegal_move_loses_under_the_rules_of_1999() {
    for (text, article) in [("a1b3", "4.1.6"), ("e0d0", "4.1.2")] {
        let commands = vec![Command::Move(RED, text.into())];
        let (game, events) = played(setup(Book::XIANGQI_1999, CHECKER), commands);
        assert_eq!(game.result(), Some((Outcome::Wins(BLACK), Termination::IllegalMove)));
        assert_eq!(events.last().expect("an event").grounds[0].rule.number, article);
    }
}

#[test]
fn a_claim_with_nothing_to_rule_changes_nothing() {
    let mut commands = moves(RED, &CHECKS[..2]);
    commands.push(Command::Claim(RED));
    let (game, events) = played(setup(Book::XIANGQI_1999, CHECKER), commands);
    assert_eq!(game.phase, Phase::Playing);
    assert!(has(&events, |what| *what == Happening::ClaimWrong(RED)));
}

#[test]
fn an_illegal_move_is_put_to_the_arbiter_and_play_waits_for_him() {
    let commands = vec![Command::Move(RED, "a1b3".into())];
    let (game, events) = played(setup(Book::CXA_2020, CHECKER), commands.clone());
    assert!(has(&events, |what| matches!(what, Happening::IllegalMade(RED, ..))));
    assert_eq!((game.moves.len(), game.clocks.running()), (0, None));
    let next = Stamped { at: Millis::seconds(9), command: Command::Move(RED, "a1a9".into()) };
    assert_eq!(decide(&game, &next), Err(Refusal::QuestionOpen));

    let mut goes_on = commands.clone();
    goes_on.push(Command::Decide(Decision::PlayOn));
    let (game, _) = played(setup(Book::CXA_2020, CHECKER), goes_on);
    assert_eq!((game.phase, game.clocks.running()), (Phase::Playing, Some(RED)));

    let mut lost = commands;
    lost.push(Command::Decide(Decision::Declare(Outcome::Wins(BLACK))));
    let (game, _) = played(setup(Book::CXA_2020, CHECKER), lost);
    assert_eq!(game.result(), Some((Outcome::Wins(BLACK), Termination::IllegalMove)));
}

#[test]
fn a_decision_that_was_not_offered_is_refused() {
    let commands = vec![Command::Move(RED, "a1b3".into())];
    let (game, _) = played(setup(Book::CXA_2020, CHECKER), commands);
    let draw = Decision::Declare(Outcome::Draw);
    let stamped = Stamped { at: Millis::seconds(9), command: Command::Decide(draw) };
    assert_eq!(decide(&game, &stamped), Err(Refusal::NotPermitted(draw)));
}

#[test]
fn a_flag_counts_when_no_time_is_left_and_not_a_second_before() {
    let (game, _) = played(setup(Book::AXF, CHECKER), vec![Command::StartSession]);
    let flag = |second| Stamped { at: Millis::seconds(second), command: Command::Flag(RED) };
    let early = decide(&game, &flag(600)).expect("taken");
    assert!(has(&early, |what| *what == Happening::NoEffect(Reason::TimeLeft)));
    let late = decide(&game, &flag(601)).expect("taken");
    let lost = |what: &Happening| {
        matches!(what, Happening::Ended(Outcome::Wins(BLACK), Termination::TimeForfeit, None))
    };
    assert!(has(&late, lost));
}

#[test]
fn mate_and_the_lack_of_moves_end_the_game() {
    let mate = setup(Book::CXA_2020, "4k4/9/9/9/9/9/9/9/R8/1R1K5 w - - 0 1");
    let (game, _) = played(mate, moves(RED, &["a1a8", "e9f9", "b0b9"]));
    assert_eq!(game.result(), Some((Outcome::Wins(RED), Termination::Checkmate)));

    // The general in its corner: the next rank and the next file are taken, and it is not in check.
    let stuck = setup(Book::CXA_2020, "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
    let (game, _) = played(stuck, moves(RED, &["a0a8"]));
    assert_eq!(game.result(), Some((Outcome::Wins(RED), Termination::Stalemate)));
}

#[test]
fn an_offer_is_refused_by_moving_and_accepted_only_by_the_other() {
    let offer = |rest: Vec<Command>| {
        let mut commands = vec![Command::Offer(RED)];
        commands.extend(rest);
        played(setup(Book::CXA_2020, CHECKER), commands)
    };
    let (game, events) = offer(vec![Command::Accept(RED)]);
    assert!(has(&events, |what| *what == Happening::NoEffect(Reason::NoOffer)));
    assert_eq!(game.result(), None);
    let (game, _) = offer(vec![Command::Accept(BLACK)]);
    assert_eq!(game.result(), Some((Outcome::Draw, Termination::Agreement)));
    let (game, _) = offer(moves(RED, &["a1a9", "d9d8"]));
    assert_eq!((game.offer, game.phase), (None, Phase::Playing));
}

#[test]
fn taking_back_restores_the_position_and_the_clocks_of_that_moment() {
    let (before, _) = played(setup(Book::CXA_2020, CHECKER), moves(RED, &CHECKS[..2]));
    let mut commands = moves(RED, &CHECKS[..4]);
    commands.push(Command::TakeBack(2, "the clock was not pressed".into()));
    let (after, _) = played(setup(Book::CXA_2020, CHECKER), commands);
    assert_eq!(after.position(), before.position());
    assert_eq!(after.clocks.running(), None);
    // Red had thought for one more second when the move that was taken back was made.
    assert_eq!(before.clocks.left(RED) - after.clocks.left(RED), Millis::seconds(1));
    assert_eq!(before.clocks.left(BLACK), after.clocks.left(BLACK));
}

#[test]
fn the_arbiter_sets_and_reopens_a_result_with_a_reason() {
    let mut commands = moves(RED, &CHECKS[..2]);
    commands.push(Command::Declare(Outcome::BothLose, "they left".into()));
    let (game, _) = played(setup(Book::AXF, CHECKER), commands.clone());
    assert_eq!(game.result(), Some((Outcome::BothLose, Termination::Adjudication)));
    commands.push(Command::Reopen("they came back".into()));
    let (game, _) = played(setup(Book::AXF, CHECKER), commands);
    assert_eq!(game.phase, Phase::Playing);
}

#[test]
fn the_state_is_the_fold_of_the_events() {
    let mut commands = moves(RED, &CHECKS[..5]);
    commands.extend([
        Command::Offer(BLACK),
        Command::Decline(RED),
        Command::Pause,
        Command::Restart(None),
    ]);
    commands.extend([Command::Penalty(RED, Millis::seconds(60)), Command::Resign(BLACK)]);
    let (game, events) = played(setup(Book::AXF, CHECKER), commands);
    let mut folded = Game::new(setup(Book::AXF, CHECKER));
    for event in &events {
        folded.apply(event);
    }
    assert_eq!(folded, game);
}

#[test]
fn a_move_can_be_typed_in_every_usual_way() {
    let start = Position::initial();
    let expected = read_move(&start, "h2e2").expect("two points");
    for text in ["炮二平五", "C2.5", "H2-E2", "7747", " 炮２平５ "] {
        assert_eq!(read_move(&start, text), Ok(expected), "{text}");
    }
    assert!(read_move(&start, "9747").is_err() && read_move(&start, "zzz").is_err());
}

#[test]
fn time_never_goes_back() {
    let (game, _) = played(setup(Book::AXF, CHECKER), moves(RED, &CHECKS[..3]));
    let early = Stamped { at: Millis::seconds(1), command: Command::Resign(RED) };
    assert!(matches!(decide(&game, &early), Err(Refusal::TimeGoesBack { .. })));
}
