//! What a chess record says of its end and its clocks, and what in it cannot be so.

use arbiter::Side;
use arbiter::chess::Laws;
use arbiter::chess::judge::{ChessFinding, judge};
use arbiter::clock::Millis;
use records::chess::pgn::{ChessFault, ChessFaultKind, ChessRecord, SaidEnd, Statement, read};

fn one(text: &str) -> ChessRecord {
    let mut games = read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// A record with these tags and these moves.
fn record(tags: &[(&str, &str)], moves: &str) -> ChessRecord {
    let tags: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    one(&format!("[White \"Adler\"]\n[Black \"Behn\"]\n{tags}\n{moves}\n"))
}

fn has(record: &ChessRecord, wanted: impl Fn(&ChessFaultKind) -> bool) -> bool {
    record.faults.iter().any(|fault| wanted(&fault.kind))
}

fn contradicts(record: &ChessRecord) -> bool {
    has(record, |kind| matches!(kind, ChessFaultKind::TerminationContradicts { .. }))
}

#[test]
fn a_player_who_had_moved_with_time_left_did_not_lose_on_time() {
    let moves = "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]}\n2. Nf3 {[%clk 0:04:50]}";
    let lost = |result: &str| {
        record(&[("Result", result), ("Termination", "time forfeit")], &format!("{moves} {result}"))
    };
    let white = lost("0-1");
    let fault = white.faults.iter().find(|fault| {
        let left = Millis::seconds(290);
        fault.kind == ChessFaultKind::TimeLeftAtForfeit { side: Side::First, left }
    });
    // The comment is on the second line of the moves, behind four tags and an empty line.
    assert_eq!(fault.map(|fault| fault.place.line), Some(7), "{:?}", white.faults);
    // Black was to move: his time may have run out while he thought.
    let black = lost("1-0");
    assert!(!has(&black, |kind| matches!(kind, ChessFaultKind::TimeLeftAtForfeit { .. })));
    // At zero nothing contradicts the forfeit, and without a forfeit nothing is said.
    let none = moves.replace("0:04:50", "0:00:00");
    let tags = [("Result", "0-1"), ("Termination", "time forfeit")];
    assert_eq!(record(&tags, &format!("{none} 0-1")).faults, []);
    let tags = [("Result", "0-1"), ("Termination", "normal")];
    assert_eq!(record(&tags, &format!("{moves} 0-1")).faults, []);
}

#[test]
fn the_termination_must_go_with_the_result() {
    let with = |termination: &str, result: &str| {
        record(&[("Result", result), ("Termination", termination)], &format!("1. e4 e5 {result}"))
    };
    let bad = [
        ("White resigns", "1-0"),
        ("Black resigns", "1/2-1/2"),
        ("Adler won on time", "0-1"),
        ("Behn won by resignation", "1-0"),
        ("Game drawn by agreement", "0-1"),
        ("3-fold repetition", "1-0"),
        ("Fifty moves rule", "0-1"),
        ("unterminated", "1-0"),
        ("checkmate", "1/2-1/2"),
        ("Black resigns", "*"),
    ];
    for (termination, result) in bad {
        assert!(contradicts(&with(termination, result)), "{termination} {result}");
    }
    // The moves of this record repeat nothing.
    let repetition = &with("3-fold repetition", "1/2-1/2").faults;
    assert!(matches!(
        repetition[..],
        [ChessFault { kind: ChessFaultKind::TerminationNotOnBoard { .. }, .. }]
    ));
    let good = [
        ("White resigns", "0-1"),
        ("Black resigns", "1-0"),
        ("Adler won on time", "1-0"),
        ("Game drawn by agreement", "1/2-1/2"),
        ("time forfeit", "0-1"),
        ("time forfeit", "1/2-1/2"),
        ("Game drawn by timeout vs insufficient material", "1/2-1/2"),
        ("unterminated", "*"),
        ("abandoned", "0-1"),
        ("adjudication", "1-0"),
        ("normal", "1/2-1/2"),
        ("", "1-0"),
        ("GUI TB Mate in 30", "1-0"),
    ];
    for (termination, result) in good {
        assert_eq!(with(termination, result).faults, [], "{termination} {result}");
    }
}

#[test]
fn a_resignation_may_be_drawn_where_the_opponent_cannot_win() {
    // 2023, 5.1.2. Black has only the king, White a queen.
    let resigns = |who: &str| {
        let tags =
            [("FEN", "7k/8/8/8/8/8/8/KQ6 w - - 0 1"), ("Result", "1/2-1/2"), ("Termination", who)];
        record(&tags, "1. Qb2 Kh7 1/2-1/2")
    };
    assert!(!contradicts(&resigns("White resigns")));
    assert!(contradicts(&resigns("Black resigns")));
}

#[test]
fn the_remark_stands_at_the_tag() {
    let record = record(&[("Result", "1-0"), ("Termination", "White resigns")], "1. e4 e5 1-0");
    let fault = &record.faults[0];
    assert_eq!((fault.place.line, fault.place.column), (4, 1), "{:?}", record.faults);
}

#[test]
fn a_mate_that_is_said_must_stand_on_the_board() {
    let tags = [("Result", "0-1"), ("TerminationDetails", "Black mates")];
    assert_eq!(record(&tags, "1. f3 e5 2. g4 Qh4# 0-1").faults, []);
    let fault = ChessFaultKind::TerminationNotOnBoard { termination: "Black mates".to_owned() };
    assert!(has(&record(&tags, "1. f3 e5 2. g4 Qg5 0-1"), |kind| *kind == fault));
    let tags = [("Result", "1/2-1/2"), ("Termination", "Stalemate")];
    let fault = ChessFaultKind::TerminationNotOnBoard { termination: "Stalemate".to_owned() };
    assert!(has(&record(&tags, "1. e4 e5 1/2-1/2"), |kind| *kind == fault));
}

#[test]
fn a_clock_grows_by_the_increment_and_by_the_next_period_and_no_more() {
    let grew = |control: &str, moves: &str| {
        record(&[("TimeControl", control)], &format!("{moves} *")).faults.iter().find_map(|fault| {
            let ChessFaultKind::ClockGrew { ply, by, times } = fault.kind else { return None };
            Some((ply, by, times))
        })
    };
    let moves = |second: &str| {
        format!("1. e4 {{[%clk 0:05:00]}} e5 {{[%clk 0:05:00]}} 2. Nf3 {{[%clk {second}]}}")
    };
    assert_eq!(grew("300+3", &moves("0:05:03")), None);
    // A clock that shows whole seconds may round.
    assert_eq!(grew("300+3", &moves("0:05:04")), None);
    assert_eq!(grew("300+3", &moves("0:05:05")), Some((3, Millis::seconds(2), 1)));
    assert_eq!(grew("300", &moves("0:05:02")), Some((3, Millis::seconds(2), 1)));
    // With its second move White enters the next period, with 300 seconds more.
    assert_eq!(grew("2/300:300", &moves("0:10:00")), None);
    assert_eq!(grew("2/300:300", &moves("0:10:02")), Some((3, Millis::seconds(2), 1)));
    // The first move may have had its increment before it or after it.
    let first = |left: &str| format!("1. e4 {{[%clk {left}]}}");
    assert_eq!(grew("300+3", &first("0:05:06")), None);
    assert_eq!(grew("300+3", &first("0:05:08")), Some((1, Millis::seconds(2), 1)));
    // Without a time control nothing is known.
    assert_eq!(grew("?", &moves("0:09:00")), None);
}

#[test]
fn times_of_both_kinds_are_read() {
    let record = one("1. e4 {[%clk 1:29:58] good} e5 {a [%emt 0:00:12.5]} 2. Nf3 *");
    assert_eq!(record.clocks, [Some(Millis::seconds(5398)), None, None]);
    assert_eq!(record.spent, [None, Some(Millis(12_500)), None]);
}

#[test]
fn what_is_no_time_is_told_where_it_stands_and_the_rest_is_read() {
    let record = one(
        "1. e4 {[%clk 1:2x:58] [%emt 0:00:02]} e5 {[%clk 1:29:50]}\n2. Nf3 {a [%emt -0:00:05]} *",
    );
    assert_eq!(record.clocks, [None, Some(Millis::seconds(5390)), None]);
    assert_eq!(record.spent, [Some(Millis::seconds(2)), None, None]);
    let unreadable =
        |command, found: &str| ChessFaultKind::UnreadableTime { command, found: found.to_owned() };
    let faults: Vec<_> = record
        .faults
        .iter()
        .map(|fault| (fault.place.line, fault.place.column, fault.kind.clone()))
        .collect();
    let expected = [(1, 8, unreadable("clk", "1:2x:58")), (2, 11, unreadable("emt", "-0:00:05"))];
    assert_eq!(faults, expected);
    // Before the first move, behind a lost position, empty, or without its bracket it is told as well.
    let faults =
        |text: &str| one(text).faults.into_iter().map(|fault| fault.kind).collect::<Vec<_>>();
    assert_eq!(faults("{[%clk soon]} 1. e4 *"), [unreadable("clk", "soon")]);
    assert_eq!(faults("1. e4 e5 2. zz {[%clk]} *")[1..], [unreadable("clk", "")]);
    assert_eq!(faults("1. e4 {[%emt 1 minute} *"), [unreadable("emt", "1 minute")]);
    // Other commands, and times of other kinds, are not ours to read.
    assert_eq!(faults("1. e4 {[%eval 0.3] [%clkx soon] [%csl Ra4] [%emt 3]} *"), []);
}

#[test]
fn the_words_of_servers_and_programs_are_understood() {
    let said = |value: &str| {
        let tags = [("White", "Adler"), ("Black", "Behn"), ("Termination", value)];
        Statement::of(&tags.map(|(name, value)| (name.to_owned(), value.to_owned())))
    };
    let expected = [
        ("Time forfeit", Some(SaidEnd::TimeForfeit), None),
        ("Behn won on time", Some(SaidEnd::TimeForfeit), Some(Side::Second)),
        ("White loses on time", Some(SaidEnd::TimeForfeit), Some(Side::Second)),
        ("Adler won by checkmate", Some(SaidEnd::Checkmate), Some(Side::First)),
        ("resign", Some(SaidEnd::Resignation), None),
        ("50-move rule", Some(SaidEnd::MoveLimit), None),
        ("3-fold rep", Some(SaidEnd::Repetition), None),
        ("illegal move", Some(SaidEnd::IllegalMove), None),
        ("White disconnects", Some(SaidEnd::Abandoned), None),
        ("Normal", None, None),
        ("SyzygyTB", None, None),
        ("White's best game", None, None),
    ];
    for (text, how, winner) in expected {
        let said = said(text);
        assert_eq!((said.how, said.winner), (how, winner), "{text}");
    }
}

#[test]
fn a_draw_on_time_needs_an_opponent_who_cannot_mate() {
    let on_time = |fen: &str| {
        let tags = [("FEN", fen), ("Result", "1/2-1/2"), ("Termination", "Time forfeit")];
        record(&tags, "1/2-1/2")
    };
    let queen = "7k/8/8/8/8/8/8/KQ6";
    for laws in Laws::all() {
        // White's flag fell and Black has only the king: drawn (1993 10.14 and 10.5, 2023 6.9).
        let findings = judge(&on_time(&format!("{queen} w - - 0 1")).game, laws).findings;
        assert!(
            !findings.iter().any(|found| matches!(found, ChessFinding::TimeDrawDespiteMate { .. })),
            "{findings:?}"
        );
        // Black's flag fell, and White has a queen.
        let findings = judge(&on_time(&format!("{queen} b - - 0 1")).game, laws).findings;
        assert!(
            findings.iter().any(|found| matches!(
                found,
                ChessFinding::TimeDrawDespiteMate { side: Side::First, .. }
            )),
            "{findings:?}"
        );
    }
}

#[test]
fn white_space_beyond_ascii_parts_words() {
    let records = read("[Event \"a\"]\n\n1.\u{a0}e4\u{a0}e5\u{2003}2. Nf3\u{3000}*\n");
    assert_eq!((records.len(), records[0].faults.as_slice()), (1, &[][..]));
    assert_eq!(records[0].game.plies().len(), 3);
    assert_eq!(records[0].terminator.as_deref(), Some("*"));
}

#[test]
fn a_byte_order_mark_between_games_is_passed_over() {
    let records = read("1. e4 *\n\u{feff}1. d4 *\n\u{feff}");
    assert_eq!(records.iter().map(|record| record.faults.len()).collect::<Vec<_>>(), [0, 0]);
}
