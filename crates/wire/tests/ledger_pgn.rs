//! A record becomes a ledger and a ledger becomes a record: what PGN can hold comes back, and what a record does not say
//! is marked.

#![allow(clippy::print_stdout, reason = "the test over real files says how many it saw")]

use arbiter::chess::Laws;
use arbiter::chess::ledger::{Command, Game, Setup, Stamped, run};
use arbiter::clock::{Control, Millis};
use arbiter::{Outcome, Side, Termination};
use chess::notation::san;
use proptest::prelude::*;
use records::chess::pgn::{self, ChessRecord};
use testkit::Chance;
use wire::ledger::chess::{self as ledger, FromRecord, LedgerFile, Unsaid, of_record, pgn_of};

fn laws(id: &str) -> &'static Laws {
    Laws::of(id).expect("a known edition")
}

fn control(text: &str) -> Control {
    Control::from_pgn(text).expect("a control")
}

fn pgn(file: &LedgerFile) -> String {
    pgn_of(file, &file.run().1)
}

fn one(text: &str) -> ChessRecord {
    let mut games = pgn::read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// A record with these tags and these moves, as a ledger under the Laws of 2023.
fn made(tags: &[(&str, &str)], moves: &str) -> FromRecord {
    let tags: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    of_record(&one(&format!("{tags}\n{moves}\n")), laws("fide-2023"), Some(control("5400+30")))
        .expect("there is a control")
}

/// The file a ledger is written to, read again.
fn file(made: &FromRecord) -> LedgerFile {
    let file = ledger::read(&made.write()).expect("a written ledger is read");
    assert_eq!(file.faults, []);
    file
}

fn commands(file: &LedgerFile) -> Vec<Stamped> {
    file.lines.iter().map(|line| line.stamped.clone()).collect()
}

/// The game of a ledger, in which nothing was refused.
fn played(file: &LedgerFile) -> Game {
    let (game, answers) = run(file.setup.clone(), &commands(file));
    for (line, answer) in file.lines.iter().zip(&answers) {
        assert!(answer.is_ok(), "{line:?}: {answer:?}");
    }
    game
}

fn last(made: &FromRecord) -> &Command {
    &made.commands.last().expect("a ledger has lines").command
}

const MOVES: &str =
    "1. e4 {[%clk 1:30:10]} e5 {[%clk 1:30:20]} 2. Nf3 {[%clk 1:29:00]} Nc6 {[%clk 1:20:00]}";

#[test]
fn the_clock_shows_after_each_press_what_the_comments_say() {
    let made = made(
        &[("TimeControl", "5400+30"), ("White", "Adler"), ("Date", "2026.11.30")],
        &format!("{MOVES} *"),
    );
    let file = file(&made);
    assert_eq!(
        (file.about.white.as_deref(), file.about.date.as_deref()),
        (Some("Adler"), Some("2026-11-30"))
    );
    // 1:30:30 at the start and 30 seconds for the move: 50 seconds were used. Then 40; 1:40; and 10:50.
    let pressed: Vec<String> = commands(&file)
        .iter()
        .filter(|stamped| matches!(stamped.command, Command::Press(_)))
        .map(|stamped| stamped.at.to_string())
        .collect();
    assert_eq!(pressed, ["0:50", "1:30", "3:10", "14:00"]);
    let back = one(&pgn(&file));
    assert_eq!(back.clocks, one(&format!("{MOVES} *")).clocks);
    assert_eq!(made.unsaid, []);
}

#[test]
fn who_resigned_follows_from_the_result() {
    for (result, loser) in [("1-0", Side::Second), ("0-1", Side::First)] {
        let made =
            made(&[("Result", result), ("Termination", "resign")], &format!("{MOVES} {result}"));
        assert_eq!(last(&made), &Command::Resign(loser));
        assert_eq!(
            played(&file(&made)).result(),
            Some((Outcome::Wins(loser.other()), Termination::Resignation))
        );
    }
}

#[test]
fn how_a_game_ended_is_marked_where_the_record_does_not_say_it() {
    let made = made(&[("Result", "1-0")], &format!("{MOVES} 1-0"));
    assert_eq!(made.unsaid, [Unsaid::HowItEnded { result: "1-0".to_owned() }]);
    assert_eq!(last(&made), &Command::Press(Side::Second), "nobody is made to resign");
    assert!(made.write().contains("# the record says 1-0 and not how the game ended"));
    assert!(made.write().contains("# 棋谱写结果 1-0，没有写对局如何结束"));
    // The result comes back all the same.
    let back = one(&pgn(&file(&made)));
    assert_eq!((back.tag("Result"), back.terminator.as_deref()), (Some("1-0"), Some("1-0")));
}

#[test]
fn an_agreed_draw_needs_somebody_who_offered() {
    let tags = [("Result", "1/2-1/2"), ("Termination", "Game drawn by agreement")];
    let made = made(&tags, &format!("{MOVES} 1/2-1/2"));
    assert_eq!(made.unsaid, [Unsaid::WhoOffered]);
    assert_eq!(
        played(&file(&made)).result(),
        Some((Outcome::Draw, Termination::Agreement)),
        "{}",
        made.write()
    );
}

#[test]
fn the_flag_of_the_player_to_move_falls_when_his_time_is_used_up() {
    let tags = [("Result", "0-1"), ("Termination", "Time forfeit")];
    let made_here = made(&tags, &format!("{MOVES} 0-1"));
    let flag = made_here.commands.last().expect("there are lines");
    assert!(matches!(flag.command, Command::Flag(Side::First, _)));
    // 14:00 have gone by, and White has 1:29:00 left.
    assert_eq!(flag.at.to_string(), "1:43:00");
    assert_eq!(
        played(&file(&made_here)).result(),
        Some((Outcome::Wins(Side::Second), Termination::TimeForfeit))
    );
    // Black had just moved, with 1:20:00 left: the record contradicts itself, and the clock decides.
    let tags = [("Result", "1-0"), ("Termination", "Time forfeit")];
    let made = made(&tags, &format!("{MOVES} 1-0"));
    assert_eq!(made.unsaid, [Unsaid::FlagWithTimeLeft { left: Millis::minutes(80) }]);
    assert_eq!(played(&file(&made)).result(), None);
}

#[test]
fn a_draw_on_time_does_not_say_whose() {
    let tags = [
        ("FEN", "7k/8/8/8/8/8/8/KQ6 w - - 0 1"),
        ("Result", "1/2-1/2"),
        ("Termination", "Time forfeit"),
    ];
    let made = made(&tags, "1. Qb2 Kh7 1/2-1/2");
    assert_eq!(made.unsaid, [Unsaid::Times, Unsaid::WhoseFlag]);
    let result = played(&file(&made)).result();
    assert_eq!(result, Some((Outcome::Draw, Termination::TimeForfeit)), "6.9: a bare king");
}

#[test]
fn times_that_are_missing_or_impossible_are_marked() {
    let missing = MOVES.replace(" {[%clk 1:29:00]}", "");
    assert_eq!(made(&[], &format!("{missing} *")).unsaid, [Unsaid::SomeTimes { moves: 1 }]);
    assert_eq!(made(&[], "1. e4 e5 *").unsaid, [Unsaid::Times]);
    // More than the time before and 30 seconds: the line says what the clock showed.
    let grown = MOVES.replace("1:29:00", "1:40:00");
    let made = made(&[], &format!("{grown} *"));
    assert_eq!(made.unsaid, [Unsaid::ClocksShown { moves: 1 }]);
    assert_eq!(one(&pgn(&file(&made))).clocks, one(&format!("{grown} *")).clocks);
}

#[test]
fn elapsed_times_do_as_well() {
    let made = made(&[], "1. e4 {[%emt 0:00:12]} e5 {[%emt 0:01:00]} *");
    let back = one(&pgn(&file(&made)));
    // 1:30:30 less 12 seconds, and 30 for the move; 1:30:30 less a minute, and 30.
    assert_eq!(back.clocks, [Some(Millis::seconds(5448)), Some(Millis::seconds(5400))]);
}

#[test]
fn an_illegal_move_that_stood_stands_in_the_ledger() {
    let made = made(&[], "1. e4 e5 2. Ra1a3 Nc6 3. Nf3 *");
    assert_eq!(made.unsaid[0], Unsaid::IllegalStood { text: "Ra1a3".to_owned() });
    let game = played(&file(&made));
    assert_eq!(game.moves.len(), 5);
    assert!(game.moves[2].m.is_none() && game.moves[3].m.is_some());
}

#[test]
fn comments_that_give_no_time_stand_in_the_ledger_as_a_remark() {
    let comments = "1. e4 {[%clk 0:04:5O]} e5 {[%emt ten]} 2. Nf3 {[%clk 0:04:40]} *";
    let made = made(&[], comments);
    let texts = "[%clk 0:04:5O] [%emt ten]".to_owned();
    assert!(made.unsaid.contains(&Unsaid::TimesNotRead { texts }), "{:?}", made.unsaid);
    let readable = self::made(&[], &comments.replace("5O", "50").replace("ten", "10"));
    assert!(!readable.unsaid.iter().any(|unsaid| matches!(unsaid, Unsaid::TimesNotRead { .. })));
}

#[test]
fn moves_after_mate_are_left_out_and_marked() {
    let made = made(&[("Result", "0-1")], "1. f3 e5 2. g4 Qh4# 3. a3 a6 0-1");
    let game = played(&file(&made));
    assert_eq!(game.result(), Some((Outcome::Wins(Side::Second), Termination::Checkmate)));
    assert_eq!(game.moves.len(), 4);
    assert!(made.unsaid.iter().any(|unsaid| matches!(unsaid, Unsaid::NotRead { .. })));
}

#[test]
fn without_a_time_control_there_is_no_ledger() {
    let record = one("[TimeControl \"a day or two\"]\n\n1. e4 *\n");
    assert_eq!(of_record(&record, laws("fide-1993"), None), Err("a day or two".to_owned()));
    assert!(of_record(&record, laws("fide-1993"), Some(control("300"))).is_ok());
}

/// PGN, ledger, PGN: the second PGN is the first.
fn comes_back(file: &LedgerFile) -> LedgerFile {
    let first = pgn(file);
    let made = of_record(&one(&first), file.setup.laws, None).expect("the control is in the tag");
    let again = self::file(&made);
    assert_eq!(pgn(&again), first);
    again
}

#[test]
fn the_example_of_the_readme_comes_back() {
    let text = include_str!("../../../examples/chess-wrong-claim.jsonl");
    let file = ledger::read(text).expect("the example reads");
    let again = comes_back(&file);
    assert_eq!(played(&again).result(), Some((Outcome::Draw, Termination::TimeForfeit)));
    // The claim is nothing PGN can hold; the five minutes it cost are in the clock.
    assert!(!commands(&again).iter().any(|stamped| matches!(stamped.command, Command::Claim(..))));
}

/// What ended otherwise than PGN has a word for, and a game of Chess960.
#[test]
fn ends_by_the_rules_and_chess960_come_back() {
    let absent = r#"{"ledger": 1, "rules": "fide-1993", "control": "40/7200:16/3600"}
{"do": "start_session"}
{"do": "arrive", "by": "black"}
{"after": "1:00:01", "do": "absent", "by": "white"}"#;
    let file = ledger::read(absent).expect("it reads");
    let text = pgn(&file);
    assert!(text.contains("[TerminationDetails \"absence\"]"), "{text}");
    comes_back(&file);
    let start = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
    let nine_sixty = format!(
        "{{\"ledger\": 1, \"rules\": \"fide-2023\", \"control\": \"5400+30\", \"chess960\": true, \"fen\": \"{start}\"}}\n\
         {{\"do\": \"start_session\"}}\n{{\"do\": \"move\", \"by\": \"white\", \"move\": \"e4\", \"press\": true}}\n"
    );
    let again = comes_back(&ledger::read(&nine_sixty).expect("it reads"));
    assert!(again.setup.chess960);
}

#[test]
fn a_claim_comes_back_with_the_claimant_and_the_announced_move() {
    let moves: String = [("white", "Nf3"), ("black", "Nf6"), ("white", "Ng1"), ("black", "Ng8")]
        .repeat(2)
        .iter()
        .take(7)
        .map(|(by, m)| {
            format!("{{\"do\": \"move\", \"by\": \"{by}\", \"move\": \"{m}\", \"press\": true}}\n")
        })
        .collect();
    let text = format!(
        "{{\"ledger\": 1, \"rules\": \"fide-2023\", \"control\": \"5400+30\"}}\n{{\"do\": \"start_session\"}}\n{moves}\
         {{\"do\": \"claim\", \"by\": \"black\", \"kind\": \"threefold\", \"move\": \"Ng8\"}}\n"
    );
    let file = ledger::read(&text).expect("it reads");
    assert_eq!(played(&file).result(), Some((Outcome::Draw, Termination::Repetition)));
    let again = comes_back(&file);
    assert_eq!(commands(&again).last(), commands(&file).last());
}

/// A ledger of a game of random legal moves with random times and an end of some kind.
fn ledger_of(seed: u64) -> LedgerFile {
    let mut chance = Chance::new(seed);
    let controls =
        ["40/7200:20/3600:900+30", "300+3", "5400+30", "3600", "600+10d", "2/60.5:30+0.5"];
    let editions = Laws::all();
    let setup =
        Setup::new(editions[chance.below(2)], control(controls[chance.below(controls.len())]));
    let mut game = Game::new(setup.clone());
    let mut at = Millis::ZERO;
    let mut stamped = vec![Stamped { at, command: Command::StartSession }];
    for _ in 0..chance.below(60) {
        let legal = game.position.legal_moves();
        let Some(&m) = legal.get(chance.below(legal.len().max(1))) else { break };
        let side = game.to_move();
        // Not to the last second: a fallen flag is for the end.
        let most = usize::try_from(game.clocks.left(side).0 / 5).unwrap_or(0);
        at += Millis(i64::try_from(chance.below(most.max(1))).expect("a small number"));
        let text = san(&game.position, m);
        let made = Command::Move(side, text, arbiter::chess::ledger::Hands::One);
        stamped.extend([made, Command::Press(side)].map(|command| Stamped { at, command }));
        game = run(setup.clone(), &stamped).0;
        if game.result().is_some() {
            break;
        }
    }
    let side = game.to_move();
    match chance.below(4) {
        0 => stamped.push(Stamped { at, command: Command::Resign(side) }),
        1 => stamped.push(Stamped { at, command: Command::Resign(side.other()) }),
        2 if at > Millis::ZERO => {
            at += game.clocks.left(side) + Millis::seconds(11);
            let command = Command::Flag(side, arbiter::chess::ledger::Observer::Arbiter);
            stamped.push(Stamped { at, command });
        }
        _ => {}
    }
    let text = ledger::write(&setup, &stamped);
    let named =
        text.replacen('{', "{\"white\": \"A \\\"B\\\" \\\\ C\", \"date\": \"2026-11-30\", ", 1);
    ledger::read(&named).expect("a written ledger is read")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn what_pgn_can_hold_comes_back(seed in any::<u64>()) {
        let file = ledger_of(seed);
        let again = comes_back(&file);
        prop_assert_eq!(&again.setup, &file.setup);
        prop_assert_eq!(again.about.white.as_deref(), Some("A \"B\" \\ C"));
        prop_assert_eq!(again.about.date.as_deref(), Some("2026-11-30"));
        let (was, is) = (played(&file), played(&again));
        prop_assert_eq!(&is.moves, &was.moves);
        prop_assert_eq!(is.result(), was.result());
        if was.result().is_none() {
            for side in [Side::First, Side::Second] {
                prop_assert_eq!(is.clocks.left(side), was.clocks.left(side));
            }
        }
    }
}

#[test]
fn real_games_come_back() {
    let files = testkit::shared_files("records/train/chess-pgn", "pgn");
    if files.is_empty() {
        return;
    }
    let (mut games, mut timed) = (0, 0);
    for path in files {
        let bytes = std::fs::read(&path).expect("the file was just listed");
        let text = pgn::decode(&bytes);
        // Every fifth game: the whole of them takes long without optimisation.
        for record in pgn::read(&text).iter().step_by(5) {
            let sound = record.unread.is_empty() && record.game.is_legal();
            let nine_sixty = record.tag("Variant").is_some();
            let made = of_record(record, laws("fide-1993"), Some(control("5400+30")))
                .expect("a control was given");
            let first = file(&made);
            let over = made.unsaid.iter().any(|unsaid| matches!(unsaid, Unsaid::OverBefore { .. }));
            if !sound || over || nine_sixty {
                continue;
            }
            games += 1;
            let game = played(&first);
            assert_eq!(&game.position, record.game.last(), "{}", path.display());
            let back = comes_back(&first);
            if record.clocks.iter().all(Option::is_some) && !record.clocks.is_empty() {
                timed += 1;
                assert_eq!(one(&pgn(&back)).clocks, record.clocks, "{}", path.display());
            }
        }
    }
    println!("{games} games, {timed} with a clock after every move");
    assert!(games > 100, "{games}");
}
