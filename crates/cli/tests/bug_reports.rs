//! Public reports of faults in other programs, each with its right answer, through the program.
//!
//! The number is that of the report in the list `bug-reports.jsonl`; the projects and issues they come from stand there.
//! Reports on Swiss files and tie-breaks are tested beside them.

mod common;

use common::{caipan, caipan_with};
use serde_json::{Value, json};

/// The ruling of each game under a rulebook.
fn rulings(rules: &str, record: &str) -> Vec<Value> {
    let run = caipan_with(&["judge", "--json", "--rules", rules, "-"], record.as_bytes());
    let line = |line: &str| serde_json::from_str::<Value>(line).expect("JSON")["ruling"].clone();
    run.stdout.lines().map(line).collect()
}

fn ruling(rules: &str, record: &str) -> Value {
    let mut all = rulings(rules, record);
    assert_eq!(all.len(), 1, "{record}");
    all.remove(0)
}

fn kinds(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(|one| one["kind"].as_str()).collect()
}

fn converted(to: &str, record: &str) -> (String, String) {
    let run = caipan_with(&["convert", "--to", to, "-"], record.as_bytes());
    (run.stdout, run.stderr)
}

/// The moves that xiangqi reads behind a FEN.
fn moves(fen: &str, moves: &str) -> String {
    let (line, _) = converted("ucci", &format!("{fen}\n{moves}\n"));
    line.trim_end().split_once(" moves ").map_or(String::new(), |(_, moves)| moves.to_owned())
}

/// A game lost or drawn on time from a position.
fn flagged(fen: &str, result: &str, moves: &str) -> String {
    format!(
        "[Result \"{result}\"]\n[Termination \"Time forfeit\"]\n[FEN \"{fen}\"]\n\n{moves} {result}\n"
    )
}

#[test]
fn br_002_to_008_repetitions_and_counts() {
    let en_passant =
        ruling("fide-2023", "1. e4 Nf6 2. e5 d5 3. Bc4 Nc6 4. Bf1 Nb8 5. Bc4 Nc6 6. Bf1 Nb8 *\n");
    assert_eq!(
        (&en_passant["repeated"], &en_passant["status"]),
        (&json!([]), &json!("none")),
        "BR-002"
    );
    let next = ruling("fide-2023", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *\n");
    assert_eq!(next["claims"][0]["move"], "Ng8", "BR-004: by the move that is announced");
    assert_eq!(next["repeated"], json!([]), "BR-004: none stood three times");
    let apart = ruling("fide-2023", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nc3 Nc6 4. Nb1 Nb8 *\n");
    assert_eq!(apart["repeated"], json!([{"times": 3, "ply": 8}]), "BR-005");
    assert_eq!(apart["claims"][1]["plies"], json!([0, 4, 8]), "BR-005");
    let plies = ruling("fide-2023", "8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119\n");
    assert_eq!((&plies["status"], &plies["claims"]), (&json!("none"), &json!([])), "BR-008");
    let hundred = ruling("fide-2023", "7k/8/8/8/8/8/R7/K7 w - - 100 120\n");
    assert_eq!(
        (&hundred["status"], kinds(&hundred["findings"])),
        (&json!("claimable"), vec!["rests_on_fen"]),
        "BR-010"
    );
    assert_eq!(
        ruling("fide-2023", "7k/8/8/8/8/8/R7/K7 w - - 150 120\n")["status"],
        "final",
        "BR-010"
    );
}

#[test]
fn br_013_to_022_flags_and_dead_positions() {
    for (id, record) in [
        ("BR-013", flagged("r7/K1k5/8/8/8/8/8/8 w - - 4 3", "0-1", "")),
        ("BR-015", flagged("kb6/2N5/1K6/8/8/8/8/8 b - - 0 50", "1-0", "")),
        ("BR-016", flagged("8/8/3k4/p1p1p1p1/P1P1P1P1/3K4/8/8 w - - 0 1", "0-1", "1. Ke3 Ke6")),
        ("BR-019", "8/8/8/4k3/5b2/3K4/8/2B5 w - - 0 1\n".to_owned()),
        ("BR-020", "B1b1k3/3b4/4b3/8/8/8/8/4KB2 w - - 0 1\n".to_owned()),
        ("BR-020", "8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1\n".to_owned()),
    ] {
        let ruling = ruling("fide-2023", &record);
        assert_eq!(
            (&ruling["termination"], &ruling["ply"]),
            (&json!("dead_position"), &json!(0)),
            "{id}"
        );
    }
    let helped = ruling("fide-2023", &flagged("8/8/8/3bk3/8/5B2/5KP1/8 w - - 0 1", "0-1", ""));
    assert_eq!(kinds(&helped["findings"]), ["result_not_shown"], "BR-018");
    assert_eq!(
        ruling("fide-2023", "8/8/8/4k3/4b3/8/3K4/2B5 w - - 0 1\n")["status"],
        "none",
        "BR-019"
    );
    let bare =
        flagged("8/8/8/5k2/8/5K2/6R1/8 w - - 0 1", "1/2-1/2", "1. Rg1 Kf6 {Black wins on time.}");
    assert_eq!(kinds(&ruling("fide-2023", &bare)["findings"]), ["result_not_shown"], "BR-022");
}

#[test]
fn br_023_to_028_results_and_illegal_moves() {
    let two = rulings(
        "fide-2023",
        "[Result \"0-1\"]\n[Termination \"Normal\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[Result \"1/2-1/2\"]\n[Termination \"Normal\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n",
    );
    assert_eq!(two[0]["termination"], "checkmate", "BR-023");
    assert_eq!(
        (&two[1]["status"], kinds(&two[1]["findings"])),
        (&json!("none"), vec!["result_not_shown"]),
        "BR-023"
    );
    let (line, told) = converted("ucci", "1. e4 e5 2. Nf3 Nc6 3. Qh7 a6 4. Bb5 *\n");
    assert_eq!(line, "position startpos moves e2e4 e7e5 g1f3 b8c6\n", "BR-025");
    assert!(told.contains("1:24") && told.contains("Qh7"), "BR-025: {told}");
    for written in ["a1a1", "Rxa1"] {
        let ruling = ruling("fide-2023", &format!("[Result \"*\"]\n\n1. {written} *\n"));
        assert_eq!(kinds(&ruling["remarks"]), ["illegal_move"], "BR-027 {written}");
        assert!(
            ruling["remarks"][0]["text"]["en"].as_str().is_some_and(|text| text.contains(written)),
            "BR-027"
        );
    }
    let signal = ruling(
        "fide-2023",
        "[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"8/8/3k4/8/8/4K3/P7/8 w - - 0 1\"]\n\n1. Ke4 Kd5 1-0\n",
    );
    assert_eq!(
        (kinds(&signal["findings"]), kinds(&signal["remarks"])),
        (vec!["result_not_shown"], vec!["king_signal"]),
        "BR-028"
    );
}

#[test]
fn br_029_to_036_pgn() {
    let (pgn, _) = converted(
        "pgn",
        "[FEN \"4k3/8/8/8/6R1/8/8/2R1K3 w - - 0 1\"]\n[Result \"*\"]\n\n1. Rc1c4 *\n",
    );
    assert!(pgn.ends_with("\n1. Rcc4 *\n"), "BR-029: {pgn}");
    let (fen, _) = converted(
        "fen",
        "1. Nf3 d5 2. c4 dxc4 3. e3 b6 4. Rg1 Ba6 5. g4 Nc6 6. a3 Na5 7. b4 Nb3 *\n",
    );
    assert!(
        fen.starts_with("r2qkbnr/p1p1pppp/bp6/8/1Pp3P1/Pn2PN2/3P1P1P/RNBQKBR1 w"),
        "BR-033: {fen}"
    );
    let named = ruling(
        "fide-2023",
        "[Event \"T\"]\n[Opening \"Some (Named) Defence\"]\n[Result \"*\"]\n\n1. e4 a6 2. d4 b5 *\n",
    );
    assert_eq!(named["remarks"], json!([]), "BR-034");
    let (games, _) = converted(
        "pgn",
        "[Event \"A\"]\n[Site \"X\"]\n[White \"W1\"]\n[Black \"B1\"]\n[Result \"*\"]\n1. d4 {x} 1... d5 *\n[Event \"A\"]\n[Site \"?\"]\n[White \"W2\"]\n[Black \"B2\"]\n[Result \"*\"]\n\n1. d4 1... c5 *\n",
    );
    assert!(
        games.contains("1. d4 {x} 1... d5 *")
            && games.contains("1. d4 c5 *")
            && games.contains("\"W2\""),
        "BR-035: {games}"
    );
    let (line, _) = converted(
        "ucci",
        "[Event \"A\"]\n[White \"W1\"]\n[Result \"1-0\"]\n\n\n1. c4 e5 2. Nc3 Nf6 1-0\n",
    );
    assert_eq!(line, "position startpos moves c2c4 e7e5 b1c3 g8f6\n", "BR-036");
}

#[test]
fn br_042_to_051_time_controls_and_results() {
    for (id, written, read) in [
        ("BR-042", "40/5400+30:1800+30", "40/5400+30:1800+30"),
        ("BR-043", "40/7200:20/3600", "40/7200:20/3600"),
        (
            "BR-044",
            ": 90 minutes for the first 40 moves, followed by 30 minutes for the rest of the gamewith an increment of 30 seconds per move starting from move 1",
            "40/5400+30:1800+30",
        ),
        ("BR-045", "2700d5", "2700+5d"),
        ("BR-045", "180+2d", "180+2d"),
    ] {
        let record = format!("[TimeControl \"{written}\"]\n[Result \"*\"]\n\n1. e4 *\n");
        let run = caipan_with(
            &["convert", "--to", "ledger", "--rules", "fide-2023", "-"],
            record.as_bytes(),
        );
        assert!(run.stdout.contains(&format!("\"control\":\"{read}\"")), "{id}: {}", run.stdout);
    }
    let unknown = "[TimeControl \"15'/game & 10\\\"/move!\"]\n[Result \"*\"]\n\n1. e4 *\n";
    assert!(kinds(&ruling("fide-2023", unknown)["remarks"]).len() <= 1, "R19");
    let clocks = "[TimeControl \"5400+30\"]\n[Result \"*\"]\n\n1. e4 {[%clk 1:30:20]} e5 {[%clk 1:30:30]} *\n";
    assert_eq!(
        ruling("fide-2023", clocks)["remarks"],
        json!([]),
        "BR-047, BR-049: the increment may come first"
    );
    for result in ["1/2-0", "0-1/2", "0-0", "+/-", "-/+", "-/-"] {
        let record = format!("[Result \"{result}\"]\n\n1. e4 e5 {result}\n");
        assert_eq!(ruling("fide-2023", &record)["remarks"], json!([]), "BR-051 {result}");
        let (pgn, _) = converted("pgn", &record);
        assert!(
            pgn.contains(&format!("[Result \"{result}\"]"))
                && pgn.ends_with(&format!("e5 {result}\n")),
            "BR-051: {pgn}"
        );
    }
}

#[test]
fn br_055_to_057_fen() {
    for (id, fen) in [
        ("BR-055", "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 1"),
        ("BR-056", "2r5/5p1k/p4b2/2Rp1pr1/1Pn1q3/2P3PP/P4P2/2RQ2K1 b KQkq - 0 1"),
    ] {
        assert_eq!(kinds(&ruling("fide-2023", fen)["remarks"]), ["fen_forgiven"], "{id}");
    }
    let own = "4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1";
    assert_eq!(ruling("fide-2023", own)["remarks"], json!([]), "BR-057");
    assert!(caipan(&["show", "--fen", own]).stdout.contains(&format!("FEN {own}")), "BR-057");
}

#[test]
fn br_059_to_068_notations_of_xiangqi() {
    let two_files = "3k5/9/9/2P3P2/9/2P3P2/9/9/9/4K4 w - - 0 1";
    let cannons = "4k4/9/9/9/4C4/9/4C4/9/9/3K5 w - - 0 1";
    let tandems = "3ak4/9/9/2P1P4/9/2P1P4/9/9/9/4K4 w - - 0 1";
    for (id, fen, written, read) in [
        ("BR-059", "3a5/5k3/b3P2Rb/9/9/5p3/3p5/9/3p1p1p1/2B1K2n1 b - - 9 6", "一卒平5", "d1e1"),
        ("BR-061", two_files, "三兵平六", "c6d6"),
        ("BR-061", two_files, "前七平六", "c6d6"),
        ("BR-062", cannons, "前炮进二", "e5e7"),
        ("BR-062", cannons, "炮五进一", ""),
        ("BR-063", "3ak4/9/3a5/9/9/9/9/9/9/3K5 b - - 0 1", "士4进5", "d9e8"),
        ("BR-064", tandems, "P++1", ""),
        ("BR-064", tandems, "三兵进一", "c6c7"),
        ("BR-065", "3k5/9/9/9/9/9/9/R8/9/4K3R w - - 0 1", "Ri2", ""),
    ] {
        assert_eq!(moves(fen, written), read, "{id} {written}");
    }
    let engine = "[Variant \"xiangqi\"]\n\n1. Cbe2 {+0.38/19} Hg7 2. Hc2 {+0.30/18 41} Cd7 3. c4 g5 4. Rb0 Ege7 5. Chf2 Afe8 6. Hi2 Rf9 7. Afe1 Cd5 *\n";
    let (line, _) = converted("ucci", engine);
    assert!(
        line.ends_with(
            " moves b2e2 h9g7 b0c2 b7d7 c3c4 g6g5 a0b0 g9e7 h2f2 f9e8 h0i2 i9f9 f0e1 d7d5\n"
        ),
        "BR-067"
    );
    let (line, _) = converted("ucci", "  1. 炮二平五  马８进７    2. 马二进三  卒７进１\n");
    assert!(line.ends_with(" moves h2e2 h9g7 h0g2 g6g5\n"), "BR-068");
}

#[test]
fn br_075_to_089_rulings_of_xiangqi() {
    let checks = "3ak3C/4a2R1/9/4p3p/2r1rcR2/4C4/1n2P3P/B3B4/4A4/1c2KA3 w - - 0 1\ng5g9 f5f9 g9g5 f9f5 h8h9 e8f9 h9h6 f9e8 g5g9 f5f9 g9g7 f9f3 g7g9 f3f9 g9g8 f9f1 g8g9 f1f9 g9g2 f9f2 g2g9 f2f9 g9g6 f9f6 h6h9 f6f9 h9h3 f9f6 g6g9 f6f9 g9g8 f9f7 h3h9 f7f9 h9h0 f9f7 g8g9 f7f9 g9g6 f9f6\n";
    let perpetual = ruling("axf", checks);
    assert_eq!(
        (&perpetual["outcome"], &perpetual["termination"]),
        (&json!("black_wins"), &json!("perpetual_check")),
        "BR-075"
    );
    for (id, fen, cycle) in [
        ("BR-078", "4k4/4a4/4bn3/9/5R3/5C3/9/9/9/4K4 w - - 0 1", "f4e4 e9f9 e4f4 f9e9 "),
        ("BR-079", "1RC1k4/9/4n4/9/9/9/9/4B4/9/4K4 w - - 0 1", "b9b7 e7f9 b7b9 f9e7 "),
        (
            "BR-081",
            "2bak2r1/cC3Rc2/2nab1n2/p1p1p3p/6p2/2P6/P3P1P1P/2N1C1N2/9/2BAKAB2 w - - 0 1",
            "b8b3 d9e8 b3b8 e8d9 ",
        ),
        (
            "BR-082",
            "4kab2/4a4/3rb4/2N1P3p/p2r3n1/2P2p3/P7c/4B4/R1C1A4/3AK1BR1 w - - 0 1",
            "h0h3 i3i0 h3h0 i0i3 ",
        ),
    ] {
        let ruling = ruling("axf", &format!("{fen}\n{}\n", cycle.repeat(3)));
        assert!(
            !ruling["grounds"].as_array().expect("grounds").is_empty(),
            "{id}: the edition and its reasons"
        );
    }
    assert_eq!(
        ruling("axf", "3k5/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1\n")["outcome"],
        "red_wins",
        "BR-087"
    );
    let open = "2bak4/4a4/4b4/9/4P4/9/9/4B4/4A4/2BAK4 w - - 0 1\n";
    assert_eq!(ruling("axf", open)["status"], "none", "BR-089: a soldier is left");
}
