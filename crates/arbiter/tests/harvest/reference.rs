//! The judge beside the plain reading of the rules, on the whole harvest and on the worked cases.

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{CyclePly, Fact, Label, Outcome, Proof, Ruling, Side, Status};
use xiangqi::{Color, Move, Position, fen};

use super::grow::{Harvested, worked_cases};
use super::plain::asian;
use super::plain::board::Plain;
use super::plain::chinese::{is_winning_line, verdict_of_2020};
use super::plain::of_1959;
use super::support::check::read_move;
use super::{ROUNDS, SAMPLE, harvested, on_all_cores, size};

/// Kills within so many checks are looked for plainly; longer ones are checked by their lines.
const CHECKS: u32 = 2;

/// A cycle: where it begins, and its moves.
type Cycle = (Position, Vec<Move>);

fn cycles() -> Vec<Cycle> {
    let grown = harvested().iter().map(|found: &Harvested| (found.entry(), found.cycle.clone()));
    // A sample of the worked cases with a sample of the harvest, all of them with more.
    let step = if size() > SAMPLE { 1 } else { 4 };
    worked_cases().into_iter().step_by(step).chain(grown).collect()
}

/// A cycle as it is written.
fn cycle_of(start: &str, moves: &str) -> Cycle {
    let setup = fen::read(start).expect("a position").setup;
    let moves: Option<Vec<Move>> = moves.split(' ').map(read_move).collect();
    (Position::from_record(setup), moves.expect("moves"))
}

fn rule((start, cycle): &Cycle, book: Book) -> Option<Ruling> {
    let moves = cycle.repeat(ROUNDS);
    judge(&GameSoFar { start: start.clone(), moves, stated: None }, book).ruling
}

fn shown(ruling: &Ruling) -> &[CyclePly] {
    match &ruling.proof {
        Proof::Repetition(repetition) => &repetition.cycle,
        Proof::None => &[],
    }
}

const fn color(side: Side) -> Color {
    match side {
        Side::First => Color::Red,
        Side::Second => Color::Black,
    }
}

/// Every cycle on which the two do not agree.
fn disagreements(
    book: Book,
    differ: impl Fn(&Cycle, &Ruling) -> Option<String> + Sync,
) -> Vec<String> {
    let found = on_all_cores(&cycles(), |cycle| {
        let ruling = rule(cycle, book)?;
        let fault = differ(cycle, &ruling)?;
        let moves: Vec<String> = cycle.1.iter().map(ToString::to_string).collect();
        let start = fen::format(cycle.0.setup());
        Some(format!("{start} | {}: {fault}", moves.join(" ")))
    });
    found.into_iter().flatten().collect()
}

/// The boards before and after each ply shown, as the record has them: where a position comes again within a round, what is shown
/// need not begin at the start.
fn boards((start, cycle): &Cycle, plies: &[CyclePly]) -> Vec<(Plain, Plain)> {
    let mut line = vec![Plain::of(start)];
    for &m in cycle.repeat(ROUNDS + 1).iter() {
        line.push(line.last().expect("a board to start from").play(m));
    }
    plies
        .iter()
        .map(|ply| {
            let played = ply.ply as usize - 1;
            assert_eq!(ply.m, cycle[played % cycle.len()], "ply {} of the record", ply.ply);
            (line[played], line[played + 1])
        })
        .collect()
}

/// How the two differ under the Asian rules.
fn asian_difference((start, cycle): &Cycle, ruling: &Ruling) -> Option<String> {
    let plainly = asian::verdict(&Plain::of(start), start.turn(), cycle);
    let found = match (&ruling.status, ruling.must_vary) {
        (Status::Disputed(_), _) => asian::Plainly::Disputed,
        (_, Some(side)) => asian::Plainly::MustVary(color(side)),
        (_, None) => asian::Plainly::Draw,
    };
    (found != plainly).then(|| format!("found {found:?}, plainly {plainly:?}"))
}

/// The piece was attacked before, but only by an advisor or elephant that does not count by the words: so the attack of the
/// other piece is new by the words.
#[test]
fn an_attack_that_counted_before_by_one_reading_only_leaves_the_cycle_disputed() {
    for (start, moves) in [
        ("5ar2/4Nk3/P3b4/pCP1C4/4p1b1c/6B2/9/4BA3/4K4/9 b", "e7c5 e8c9 c5e7 c9e8"),
        ("4k4/9/6c2/6PC1/9/9/9/4BN3/2N1A4/3AKR1rc w", "f2h1 h0g0 h1f2 g0h0"),
    ] {
        let cycle = cycle_of(start, moves);
        let ruling = rule(&cycle, Book::AXF).expect("a cycle is ruled on");
        assert!(matches!(ruling.status, Status::Disputed(_)), "{start}: {:?}", ruling.status);
        assert_eq!(asian_difference(&cycle, &ruling), None, "{start}");
    }
}

/// By the reading of 34c as well, what only comes back because a protector is cut off weighs nothing against a chase (19, 26), and
/// what counts by value alone (34a) is no attack of another piece.
#[test]
fn a_reading_in_doubt_keeps_to_the_other_rules() {
    for (start, moves, disputed) in [
        ("3aka3/C4rN2/4b1n2/N4n2p/2p3p2/8P/2P3P2/5A1C1/4A4/4K4 w", "a6b8 f9e8 b8a6 e8f9", false),
        ("2bakar2/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4BR2C/4A4/4KAB2 w", "b6b8 f9e8 b8b6 e8f9", true),
        ("3a5/2c6/4ka2b/9/6r2/4P1B2/9/8B/4A4/3KRAr2 w", "g4e2 c8i8 e2g4 i8c8", false),
    ] {
        let cycle = cycle_of(start, moves);
        let ruling = rule(&cycle, Book::AXF).expect("a cycle is ruled on");
        assert_eq!(asian_difference(&cycle, &ruling), None, "{start}");
        assert_eq!(matches!(ruling.status, Status::Disputed(_)), disputed, "{start}");
    }
}

#[test]
fn the_asian_rules_agree_with_their_plain_reading() {
    let faults = disagreements(Book::AXF, asian_difference);
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}

/// Whether a search was broken off, so that a move might be a kill which nobody has found.
fn is_open(ruling: &Ruling) -> bool {
    let grounds = std::iter::once(&ruling.ground).chain(&ruling.more_grounds);
    matches!(ruling.status, Status::NeedsArbiter(_))
        && grounds
            .flat_map(|ground| &ground.facts)
            .any(|fact| matches!(fact, Fact::NotProven { .. }))
}

/// What is wrong with the checks and kills of a ply; a kill is asked about by `kills`.
fn check_or_kill(ply: &CyclePly, after: &Plain, kills: bool) -> Option<String> {
    let mover = color(ply.side);
    let checks = after.checked(mover.other());
    if checks != (ply.label == Label::Check) {
        return Some(format!("{}: called {:?}, a check: {checks}", ply.m, ply.label));
    }
    let line = ply.attacks.iter().find(|attack| attack.kind == Label::Kill).map(|a| &a.line);
    match line {
        Some(line) if !after.is_mating_line(mover, line) => {
            Some(format!("{}: no mating line {line:?}", ply.m))
        }
        None if kills && !checks && after.mates(mover, CHECKS) => {
            Some(format!("{}: called {:?}, threatens mate", ply.m, ply.label))
        }
        Some(_) | None => None,
    }
}

/// How the two differ under the rules of 1959.
fn difference_of_1959(cycle: &Cycle, ruling: &Ruling) -> Option<String> {
    let plies = shown(ruling);
    let mut labels = Vec::new();
    for (ply, (before, after)) in plies.iter().zip(boards(cycle, plies)) {
        let mover = color(ply.side);
        if let Some(fault) = check_or_kill(ply, &after, true) {
            return Some(fault);
        }
        let gains = of_1959::new_gains(&before, ply.m, mover);
        let attacks = ply.label.is_attack();
        if matches!(ply.label, Label::Chase | Label::Idle) && attacks == gains.is_empty() {
            return Some(format!("{}: called {:?}, gains {gains:?}", ply.m, ply.label));
        }
        let weak = gains
            .iter()
            .all(|(_, man)| matches!(man.role, xiangqi::Role::General | xiangqi::Role::Soldier));
        labels.push((mover, ply.label, weak));
    }
    if is_open(ruling) {
        return None;
    }
    let plainly = of_1959::verdict(&labels);
    let found = match (&ruling.status, ruling.must_vary) {
        (Status::NeedsArbiter(_), _) => of_1959::Plainly::Meeting,
        (_, Some(side)) => of_1959::Plainly::MustVary(color(side)),
        (_, None) => of_1959::Plainly::Draw,
    };
    (found != plainly).then(|| format!("found {found:?}, plainly {plainly:?}"))
}

#[test]
fn the_rules_of_1959_agree_with_their_plain_reading() {
    let faults = disagreements(Book::XIANGQI_1959, difference_of_1959);
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}

/// The chariot goes to and fro on its own while the horse is away, so a position comes again before the round is over.
#[test]
fn a_round_within_a_round_is_looked_at_where_it_stands_in_the_record() {
    let start = "4k4/9/3R5/4c4/9/4N4/9/B8/9/5K3 w";
    let cycle = cycle_of(start, "e4g5 e6f6 d7f7 f6d6 f7d7 d6f6 g5e4 f6e6");
    let ruling = rule(&cycle, Book::XIANGQI_1959).expect("a cycle is ruled on");
    assert_eq!(difference_of_1959(&cycle, &ruling), None);
}

/// Whether the move is one of the general out of a check.
fn answers_check(ply: &CyclePly, before: &Plain) -> bool {
    before.checked(color(ply.side))
        && before.at(ply.m.from).is_some_and(|piece| piece.role == xiangqi::Role::General)
}

#[test]
fn the_rules_of_2020_agree_with_their_plain_reading() {
    let faults = disagreements(Book::CXA_2020, |cycle, ruling| {
        let plies = shown(ruling);
        for (ply, (before, after)) in plies.iter().zip(boards(cycle, plies)) {
            let by_general = answers_check(ply, &before);
            if let Some(fault) = check_or_kill(ply, &after, !by_general) {
                return Some(fault);
            }
            if by_general && ply.label.is_attack() && ply.label != Label::Check {
                return Some(format!("{}: a general that answers a check attacks", ply.m));
            }
            let counted =
                |attack: &&arbiter::Attack| attack.kind == Label::Chase && attack.excused.is_none();
            let wins =
                |attack: &arbiter::Attack| is_winning_line(&after, color(ply.side), &attack.line);
            if !ply.attacks.iter().filter(counted).all(wins) {
                return Some(format!("{}: a line that does not win", ply.m));
            }
            if (ply.label == Label::Chase) != ply.attacks.iter().any(|a| counted(&a)) {
                return Some(format!("{}: called {:?}", ply.m, ply.label));
            }
        }
        let labels: Vec<_> = plies.iter().map(|p| (color(p.side), p.label, p.weight)).collect();
        let plainly = verdict_of_2020(&labels);
        let open = matches!(ruling.status, Status::NeedsArbiter(_));
        let found = ruling.must_vary.map(color);
        let agrees =
            open || found == plainly && (found.is_some() || ruling.outcome == Outcome::Draw);
        (!agrees).then(|| format!("found {found:?}, plainly {plainly:?}"))
    });
    assert!(faults.is_empty(), "{}: {faults:#?}", faults.len());
}
