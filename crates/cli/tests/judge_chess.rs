//! `caipan judge` on PGN of chess: what each edition says of a record, by the text of its articles.

mod common;

use common::{caipan, caipan_with};
use serde_json::{Value, json};

/// The ruling of one game under an edition.
fn ruling(rules: &str, pgn: &str) -> Value {
    let run = caipan_with(&["judge", "--json", "--rules", rules, "-"], pgn.as_bytes());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let line: Value = serde_json::from_str(run.stdout.trim()).expect("one line of JSON");
    line["ruling"].clone()
}

fn articles(ruling: &Value) -> Vec<String> {
    let grounds = ruling["grounds"].as_array().into_iter().flatten();
    grounds.filter_map(|ground| ground["article"].as_str().map(str::to_owned)).collect()
}

fn kinds(list: &Value) -> Vec<String> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(|one| one["kind"].as_str().map(str::to_owned)).collect()
}

/// Knights go out and back: the start stands after plies 0, 4, 8, 12 and 16.
fn knights(plies: usize) -> String {
    let moves: Vec<String> = (0..plies)
        .map(|ply| {
            let m = ["Nf3", "Nf6", "Ng1", "Ng8"][ply % 4];
            if ply % 2 == 0 { format!("{}. {m}", ply / 2 + 1) } else { m.to_owned() }
        })
        .collect();
    format!("[Result \"*\"]\n\n{} *\n", moves.join(" "))
}

#[test]
fn a_claim_is_open_from_the_move_that_would_bring_the_third_occurrence() {
    let seven = ruling("fide-2023", &knights(7));
    let announced = json!([{"ply": 7, "side": "black", "claim": "threefold", "move": "Ng8", "plies": [0, 4, 8]}]);
    assert_eq!(seven["claims"], announced, "9.2.1: about to appear");
    assert_eq!((&seven["repeated"], &seven["status"]), (&json!([]), &json!("none")));
    assert_eq!(ruling("fide-2023", &knights(6))["claims"], json!([]), "a ply earlier");

    let eight = ruling("fide-2023", &knights(8));
    let on_board =
        json!({"ply": 8, "side": "white", "claim": "threefold", "move": null, "plies": [0, 4, 8]});
    assert_eq!(eight["claims"][1], on_board, "9.2.2: has just appeared");
    assert_eq!(eight["repeated"], json!([{"times": 3, "ply": 8}]));
    assert_eq!((&eight["status"], &eight["outcome"]), (&json!("claimable"), &json!("draw")));
    assert_eq!(articles(&eight), ["9.2.2"]);
    assert_eq!(articles(&ruling("fide-1993", &knights(8))), ["10.10(2)"]);
}

#[test]
fn the_fifth_occurrence_ends_the_game_in_2023_and_not_in_1993() {
    let fifth = ruling("fide-2023", &knights(17));
    assert_eq!(fifth["repeated"], json!([{"times": 3, "ply": 8}, {"times": 5, "ply": 16}]));
    assert_eq!((&fifth["status"], &fifth["ply"]), (&json!("final"), &json!(16)));
    assert_eq!(articles(&fifth), ["9.6.1"]);
    assert_eq!(kinds(&fifth["findings"]), ["moves_after_end"]);
    assert_eq!(ruling("fide-2023", &knights(15))["status"], "claimable", "four times at most");
    let old = ruling("fide-1993", &knights(17));
    assert_eq!((&old["status"], kinds(&old["findings"])), (&json!("claimable"), Vec::new()));
}

#[test]
fn illegal_moves_that_leave_the_board_as_it_is_bring_a_position_back_after_two_plies() {
    let passes = |plies| {
        let moves = ["e4", "e5", "f1f1", "f8f8", "f1f1", "f8f8"];
        ruling("fide-2023", &format!("[Result \"*\"]\n\n{} *\n", moves[..plies].join(" ")))
    };
    assert_eq!(passes(6)["repeated"], json!([{"times": 3, "ply": 6}]));
    assert_eq!(passes(5)["repeated"], json!([]));
}

/// King and rook against king, so many plies after the last capture or pawn move.
fn quiet(plies: u32, moves: &str) -> String {
    format!("[FEN \"7k/8/8/8/8/8/R7/K7 w - - {plies} 90\"]\n[Result \"*\"]\n\n{moves} *\n")
}

#[test]
fn fifty_moves_by_each_may_be_claimed_and_the_last_of_them_announced() {
    let claims = |plies, moves: &str, rules| {
        let ruling = ruling(rules, &quiet(plies, moves));
        let claims = ruling["claims"].as_array().into_iter().flatten();
        let mut fifty: Vec<(u64, String)> = claims
            .filter(|claim| claim["claim"] == "fifty")
            .map(|claim| {
                let by = claim["move"].as_str().unwrap_or("on the board");
                (claim["ply"].as_u64().unwrap_or(0), by.to_owned())
            })
            .collect();
        fifty.sort();
        fifty
    };
    let kings = ["Kg7", "Kg8", "Kh7"].map(|m| (1, m.to_owned()));
    assert_eq!(claims(98, "90. Rb2", "fide-2023"), kings);
    assert_eq!(claims(97, "90. Rb2", "fide-2023"), [], "a ply earlier");
    let claimed = claims(98, "90. Rb2 Kg8", "fide-1993");
    assert_eq!(claimed.last(), Some(&(2, "on the board".to_owned())));
    let open = ruling("fide-1993", &quiet(98, "90. Rb2 Kg8"));
    assert_eq!((&open["status"], articles(&open)), (&json!("claimable"), vec!["10.12".to_owned()]));
}

#[test]
fn seventy_five_moves_by_each_end_the_game_in_2023_alone() {
    let over = ruling("fide-2023", &quiet(148, "90. Rb2 Kg8"));
    assert_eq!((&over["status"], &over["ply"]), (&json!("final"), &json!(2)));
    assert_eq!(articles(&over), ["9.6.2"]);
    assert_eq!(ruling("fide-2023", &quiet(147, "90. Rb2 Kg8"))["status"], "claimable");
    assert_eq!(ruling("fide-1993", &quiet(148, "90. Rb2 Kg8"))["status"], "claimable");
    // Mate on the last of them stands (9.6.2).
    let mate = "[FEN \"7k/8/6K1/8/8/8/R7/8 w - - 149 120\"]\n[Result \"1-0\"]\n\n120. Ra8# 1-0\n";
    assert_eq!(articles(&ruling("fide-2023", mate)), ["5.1.1"]);
}

#[test]
fn a_dead_position_ends_the_game_and_a_pawn_that_is_left_does_not() {
    let takes = |result: &str| {
        format!(
            "[FEN \"8/8/8/3k4/8/8/4p3/3BK3 w - - 0 1\"]\n[Result \"{result}\"]\n\n1. Bxe2 {result}\n"
        )
    };
    let dead = ruling("fide-2023", &takes("1/2-1/2"));
    assert_eq!((articles(&dead), &dead["outcome"]), (vec!["5.2.2".to_owned()], &json!("draw")));
    assert_eq!(dead["findings"], json!([]));
    let listed = ruling("fide-1993", &takes("1/2-1/2"));
    assert_eq!(articles(&listed)[0], "10.4(2)");
    // The record states a win.
    assert_eq!(kinds(&ruling("fide-2023", &takes("1-0"))["findings"]), ["result_contradicts"]);
    let pawn = "[FEN \"8/8/8/3k4/8/8/4p3/3BK3 w - - 0 1\"]\n[Result \"*\"]\n\n1. Bc2 *\n";
    assert_eq!(ruling("fide-2023", pawn)["status"], "none");
}

/// A search for each of them would take minutes.
#[test]
fn thousands_of_illegal_moves_are_kept_and_ruled_on() {
    let round = "Ke1e2 Kb2b8 Ke2e1 Kb8b2 ";
    let start = "[FEN \"8/8/8/p1p1p1p1/P1P1P1P1/8/1k6/4K3 w - - 0 50\"]\n[Result \"*\"]\n\n";
    let kept = ruling("fide-2023", &format!("{start}{}*\n", round.repeat(1000)));
    let illegal = |finding: &Value| finding["kind"] == "illegal_move";
    let findings = kept["findings"].as_array().expect("a list");
    assert_eq!(findings.iter().filter(|&finding| illegal(finding)).count(), 2000);
}

#[test]
fn a_wall_of_pawns_ends_the_game_when_it_is_closed_though_a_pawn_can_step() {
    let wall = "[FEN \"4k3/p7/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1\"]\n[Result \"*\"]\n\n";
    let dead = ruling("fide-2023", &format!("{wall}1. g4 Ke7 2. Kf1 a6 *\n"));
    assert_eq!((articles(&dead), &dead["ply"]), (vec!["5.2.2".to_owned()], &json!(1)));
    assert_eq!(
        (&dead["findings"][0]["kind"], &dead["findings"][0]["plies"]),
        (&json!("moves_after_end"), &json!(3))
    );
    // Through the gap the king gets to the pawns.
    let open = ruling("fide-2023", &format!("{wall}1. Ke2 Ke7 2. Kf3 a6 *\n"));
    assert_eq!(open["status"], "none");
}

#[test]
fn the_mate_on_the_board_contradicts_the_stated_result() {
    let mate = |result: &str| format!("[Result \"{result}\"]\n\n1. f3 e5 2. g4 Qh4# {result}\n");
    for (rules, article) in [("fide-1993", "10.1"), ("fide-2023", "5.1.1")] {
        let wrong = ruling(rules, &mate("1-0"));
        assert_eq!(
            (articles(&wrong), &wrong["outcome"]),
            (vec![article.to_owned()], &json!("black_wins"))
        );
        let finding = &wrong["findings"][0];
        assert_eq!(
            (&finding["kind"], &finding["stated"]),
            (&json!("result_contradicts"), &json!("white_wins"))
        );
        assert_eq!(ruling(rules, &mate("0-1"))["findings"], json!([]));
    }
}

#[test]
fn an_illegal_move_is_kept_and_marked_with_its_place() {
    let pgn = "[Result \"*\"]\n\n1. e4 e5\n2. Ra1a3 Nc6 3. Nf3 *\n";
    let ruling = ruling("fide-2023", pgn);
    assert_eq!(ruling["findings"][0]["kind"], "illegal_move");
    assert_eq!(
        (&ruling["findings"][0]["ply"], &ruling["findings"][0]["move"]),
        (&json!(3), &json!("Ra1a3"))
    );
    let remark = &ruling["remarks"][0];
    assert_eq!(
        (&remark["kind"], &remark["line"], &remark["column"]),
        (&json!("illegal_move"), &json!(4), &json!(4))
    );
    assert_eq!(remark["needs_a_person"], true);
}

#[test]
fn a_clock_comment_that_is_no_time_is_told_in_both_languages() {
    let pgn = "[Result \"*\"]\n\n1. e4 {[%clk 0:04:5O]} e5 {[%emt 0:00:03]} *\n";
    let told = |lang: &str| {
        caipan_with(&["judge", "--rules", "fide-2023", "--lang", lang, "-"], pgn.as_bytes()).stdout
    };
    let english = "3:8 found \"0:04:5O\" in [%clk], expected a time as 1:59:58";
    assert!(told("en").contains(english), "{}", told("en"));
    assert!(
        told("zh").contains("3:8 [%clk] 中是“0:04:5O”，应为时间，如 1:59:58"),
        "{}",
        told("zh")
    );
    assert!(!told("en").contains("[%emt]"));
    assert!(kinds(&ruling("fide-2023", pgn)["remarks"]).contains(&"unreadable_time".to_owned()));
}

#[test]
fn clock_and_termination_are_held_against_the_result_in_both_languages() {
    let pgn = "[White \"Adler\"]\n[Black \"Behn\"]\n[Result \"0-1\"]\n[Termination \"time forfeit\"]\n\n\
               1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3 {[%clk 0:04:50]} 0-1\n";
    let said = |lang: &str, pgn: &str| {
        let rules = ["judge", "--strict", "--lang", lang, "--rules", "fide-2023", "-"];
        let run = caipan_with(&rules, pgn.as_bytes());
        (run.code, run.stdout)
    };
    let (code, en) = said("en", pgn);
    assert!(
        en.contains("6:52 the record says that White lost on time, but the last move was completed with 4:50 left"),
        "{en}"
    );
    assert_eq!(code, 1, "a person should look");
    let (_, zh) = said("zh", pgn);
    assert!(zh.contains("记录称白方超时，而其走完最后一着时还剩 4:50"), "{zh}");
    let fits = pgn.replace("0-1", "1-0");
    let (code, en) = said("en", &fits);
    assert!(!en.contains("lost on time"), "{en}");
    assert_eq!(code, 0, "{en}");
    let (_, en) = said("en", &pgn.replace("time forfeit", "Behn resigns"));
    assert!(en.contains("4:1 the termination \"Behn resigns\" contradicts the result 0-1"), "{en}");
    let (_, zh) = said("zh", &pgn.replace("time forfeit", "Behn resigns"));
    assert!(zh.contains("4:1 终局标签“Behn resigns”与结果 0-1 矛盾"), "{zh}");
}

#[test]
fn help_shows_chess() {
    let run = caipan(&["convert", "--help"]);
    assert!(run.stdout.contains("--to ledger --rules fide-2023 game.pgn"), "{}", run.stdout);
}

/// What the judge says of a text under `--strict`: exit code and answer.
fn strictly(pgn: &str) -> (i32, String) {
    let run = caipan_with(
        &["judge", "--strict", "--lang", "en", "--rules", "fide-2023", "-"],
        pgn.as_bytes(),
    );
    (run.code, run.stdout)
}

#[test]
fn a_record_that_ends_inside_a_tag_is_no_lost_record() {
    let (code, said) = strictly("[White \"a");
    assert!(said.contains("1:1 a line in brackets that is no tag"), "{said}");
    assert_eq!(code, 1);
    let (code, said) = strictly("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b");
    assert!(said.contains("5:1 a line in brackets that is no tag"), "{said}");
    assert_eq!(code, 1);
}

#[test]
fn nothing_is_ruled_on_from_a_fen_that_cannot_be_used() {
    let (code, said) = strictly(
        "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/9 w - - 0 1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
    );
    assert!(
        said.contains("Nothing to rule") && said.contains("2:1 the FEN cannot be used"),
        "{said}"
    );
    assert_eq!(code, 1);
}

#[test]
fn a_comment_that_has_no_end_does_not_swallow_the_next_game() {
    let (code, said) = strictly("1. e4 {x e5\n\n[Event \"y\"]\n\n1. f3 e5 2. g4 Qh4# {mate} 0-1\n");
    assert!(said.contains("1:7 a comment or variation has no end"), "{said}");
    assert!(said.contains("game 2\nBlack wins: mate"), "{said}");
    assert_eq!(code, 1);
}

#[test]
fn moves_behind_an_illegal_one_that_leaves_no_position_are_said_to_be_unread() {
    let (_, said) = strictly("1. e4 e5 2. d1e8 Nf6 3. d4 d5 *\n");
    assert!(said.contains("1:13 d1e8 is not a legal move; what follows was not read"), "{said}");
}

#[test]
fn a_game_that_goes_round_for_ever_is_ruled_on_in_no_more_than_its_length() {
    let round = "Nf3 Nf6 Ng1 Ng8 ".repeat(1000);
    let ruled = ruling("fide-1993", &format!("[Result \"*\"]\n\n{round}*\n"));
    let claims = ruled["claims"].as_array().expect("a list");
    let most = claims.iter().filter_map(|claim| claim["plies"].as_array()).map(Vec::len).max();
    assert_eq!((ruled["grounds"][0]["facts"][1]["stood"].clone(), most), (json!(1001), Some(17)));
}
