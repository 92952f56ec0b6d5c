//! `caipan judge` on files: verdicts, forms, exit codes.

mod common;

use common::{caipan, caipan_with, example};
use serde_json::Value;

/// What the appendix of the rules of 1959 prints under its six examples.
const EXAMPLES: [(&str, &str, &str); 6] = [
    ("red_wins", "black", "黑方应变着，不变作负"),
    ("red_wins", "black", "黑方应变着，不变作负"),
    ("draw", "", "双方不变作和"),
    ("draw", "", "双方不变作和"),
    ("draw", "", "双方不变作和"),
    ("draw", "", "双方不变作和"),
];

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_six_examples_of_1959_are_ruled_as_printed() {
    let run = caipan(&["judge", "--json", "--rules", "xiangqi-1959", &example()]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let lines = lines(&run.stdout);
    assert_eq!(lines.len(), 6);
    for ((line, (outcome, must_vary, verdict)), number) in lines.iter().zip(EXAMPLES).zip(1..) {
        let ruling = &line["ruling"];
        assert_eq!(line["number"], number);
        assert_eq!(ruling["v"], 1);
        assert_eq!(ruling["rules"], "xiangqi-1959");
        assert_eq!(ruling["outcome"], outcome, "example {number}");
        assert_eq!(ruling["must_vary"].as_str().unwrap_or(""), must_vary, "example {number}");
        assert_eq!(ruling["verdict"]["zh"], verdict);
        // A diagram shows its cycle once.
        assert_eq!(ruling["status"], "prospective");
        let grounds = ruling["grounds"].as_array().unwrap();
        let article = format!("A.{number}");
        assert!(grounds.iter().any(|ground| ground["article"] == article.as_str()), "{grounds:?}");
        assert!(ruling["proof"]["cycle"].as_array().unwrap().len() >= 4);
    }
}

#[test]
fn the_first_example_shows_attacker_victim_and_line() {
    let run = caipan(&["judge", "--json", "--rules", "xiangqi-1959", &example()]);
    let first = &lines(&run.stdout)[0]["ruling"];
    let cycle = first["proof"]["cycle"].as_array().unwrap();
    for entry in cycle {
        // The text: the black cannon chases with every move, the chariot only runs.
        let (label, attacks) = (&entry["label"], entry["attacks"].as_array().unwrap());
        if entry["side"] == "black" {
            assert_eq!(label, "chase");
            assert_eq!(attacks[0]["attackers"][0]["piece"], "cannon");
            assert_eq!(attacks[0]["victim"]["piece"], "chariot");
            assert_eq!(attacks[0]["victim"]["side"], "red");
            assert!(!attacks[0]["line"].as_array().unwrap().is_empty());
        } else {
            assert_eq!(label, "idle");
            assert!(attacks.is_empty());
        }
    }
}

#[test]
fn text_speaks_both_languages_and_ends_with_a_summary() {
    let zh = caipan(&["judge", "--lang", "zh", "--rules", "xiangqi-1959", &example()]);
    assert_eq!(zh.code, 0);
    assert_eq!(zh.stdout.matches("黑方应变着，不变作负").count(), 2, "{}", zh.stdout);
    assert_eq!(zh.stdout.matches("双方不变作和\n").count(), 4, "{}", zh.stdout);
    let last = zh.stdout.lines().last().unwrap();
    assert!(last.ends_with("6 局：一方应变着 2，双方不变作和 4"), "{last}");
    let en = caipan(&["judge", "--rules", "xiangqi-1959", &example()]);
    assert_eq!(en.stdout.matches("Black must vary or loses").count(), 2, "{}", en.stdout);
    assert!(en.stdout.contains("Grounds:") && en.stdout.contains("A.1 "), "{}", en.stdout);
    assert!(!en.stdout.contains('\x1b'), "no terminal codes in a pipe");
}

#[test]
fn without_rules_every_known_book_answers() {
    let run = caipan(&["judge", "--json", &example()]);
    let of_first: Vec<String> = lines(&run.stdout)
        .iter()
        .filter(|line| line["number"] == 1)
        .map(|line| line["ruling"]["rules"].as_str().unwrap().to_owned())
        .collect();
    assert!(of_first.contains(&"xiangqi-1959".to_owned()), "{of_first:?}");
    let mut once = of_first.clone();
    once.dedup();
    assert_eq!(once, of_first);
}

#[test]
fn standard_input_is_read_for_a_dash() {
    let text = std::fs::read(example()).unwrap();
    let run = caipan_with(&["judge", "--json", "--rules", "xiangqi-1959", "-"], &text);
    assert_eq!(run.code, 0);
    assert_eq!(lines(&run.stdout)[0]["file"], "-");
}

#[test]
fn an_unknown_rulebook_is_named_with_the_nearest() {
    let run = caipan(&["judge", "--rules", "xiangqi-1995", &example()]);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("xiangqi-1995") && run.stderr.contains("xiangqi-1959"));
}

/// A red chariot at the edge; the moves are the rest of the record.
fn record(moves: &str, result: &str) -> String {
    format!(
        "[DhtmlXQ]\n[DhtmlXQ_result]{result}[/DhtmlXQ_result]\n\
         [DhtmlXQ_binit]0999999949999999999999999999999999999999309999999999999999999999[/DhtmlXQ_binit]\n\
         [DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n"
    )
}

#[test]
fn strict_reports_findings_by_its_exit_code_only() {
    // The chariot jumps like a horse on its first move; it is kept.
    let bad = record("09173031", "");
    let lax = caipan_with(&["judge", "--rules", "xiangqi-1959", "-"], bad.as_bytes());
    assert_eq!(lax.code, 0, "{}", lax.stderr);
    let strict =
        caipan_with(&["judge", "--strict", "--rules", "xiangqi-1959", "-"], bad.as_bytes());
    assert_eq!(strict.code, 1);
    assert_eq!(strict.stdout, lax.stdout);
    assert!(lax.stdout.contains("ply 1"), "{}", lax.stdout);
    let good = record("09083031", "");
    let strict =
        caipan_with(&["judge", "--strict", "--rules", "xiangqi-1959", "-"], good.as_bytes());
    assert_eq!(strict.code, 0, "{}", strict.stdout);
}

#[test]
fn nothing_to_rule_is_said_so() {
    let run = caipan_with(&["judge", "--json", "-"], record("09083031", "").as_bytes());
    let ruling = &lines(&run.stdout)[0]["ruling"];
    assert_eq!(ruling["status"], "none");
    assert_eq!(ruling["outcome"], "none");
    assert_eq!(ruling["must_vary"], Value::Null);
    assert_eq!(ruling["grounds"], serde_json::json!([]));
}

#[test]
fn one_unreadable_file_does_not_keep_the_others_from_being_ruled_on() {
    let run = caipan(&["judge", "--json", "--rules", "xiangqi-1959", "/no/such/file", &example()]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("/no/such/file: no such file"), "{}", run.stderr);
    let lines = lines(&run.stdout);
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[0]["error"]["kind"], "unreadable");
    assert!(lines[1].get("ruling").is_some());
}

#[test]
fn a_threat_of_mate_says_how_many_checks_it_takes() {
    // Example 2: without the black general the run takes eight checks. Example 3: one.
    let zh = caipan(&["judge", "--lang", "zh", "--rules", "xiangqi-1959", &example()]).stdout;
    assert_eq!(zh.matches("要杀（连将杀，8 将成杀）").count(), 1, "{zh}");
    assert_eq!(zh.matches("要杀（一步杀）").count(), 2, "{zh}");
    assert!(!zh.contains("连将得子"), "a mate wins no piece: {zh}");
    let en = caipan(&["judge", "--rules", "xiangqi-1959", &example()]).stdout;
    assert_eq!(en.matches("threatens mate by a run of 8 checks").count(), 1, "{en}");
    assert_eq!(en.matches("threatens mate in one").count(), 2, "{en}");
}

#[test]
fn warnings_that_say_the_same_are_one_line() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/perpetual-check.pgn");
    let en = caipan(&["judge", "--rules", "xiangqi-1959", file]).stdout;
    assert_eq!(en.matches("Warning due").count(), 1, "{en}");
    // The third occurrence of the position, and each ply until the fourth.
    assert!(en.contains("Warning due (after ply 9–12): Red must vary or loses"), "{en}");
    let json = caipan(&["judge", "--json", "--rules", "xiangqi-1959", file]).stdout;
    assert_eq!(lines(&json)[0]["ruling"]["warnings"].as_array().map(Vec::len), Some(4));
}

#[test]
fn one_piece_chases_and_two_chase() {
    let en = caipan(&["judge", "--rules", "cxa-2020", &example()]).stdout;
    let flat = en.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flat.contains("the black cannon on b3 chases the red chariot on b9"), "{en}");
    assert!(flat.contains("the red chariot on b9 chase the black chariot on d9"), "{en}");
}

/// What `judge` says of a case under a book: in Chinese without blanks, in English with runs of blanks as one.
fn said(book: &str, case: &str) -> (String, String) {
    let file = format!("{}/../../cases/{book}/{case}.case", env!("CARGO_MANIFEST_DIR"));
    let [zh, en] = ["zh", "en"].map(|lang| {
        let run = caipan(&["judge", "--lang", lang, "--rules", book, &file]);
        run.stdout
    });
    let parts = |text: String, between| text.split_whitespace().collect::<Vec<_>>().join(between);
    (parts(zh, ""), parts(en, " "))
}

/// The articles of the grounds in their order.
fn grounds(book: &str, case: &str) -> Vec<String> {
    let file = format!("{}/../../cases/{book}/{case}.case", env!("CARGO_MANIFEST_DIR"));
    let run = caipan(&["judge", "--json", "--rules", book, &file]);
    let all = lines(&run.stdout)[0]["ruling"]["grounds"].as_array().expect("grounds").clone();
    all.iter().map(|ground| ground["article"].as_str().expect("an article").to_owned()).collect()
}

#[test]
fn a_ground_names_the_interpretation_it_is_read_by() {
    let (zh, en) = said("axf", "26/wxf-D61");
    assert!(zh.contains("按条文解释002：去根之捉与反捉"), "{zh}");
    assert!(
        en.contains("read by interpretation 002: Protection cut off, and counter-attacks"),
        "{en}"
    );
}

#[test]
fn a_discovery_is_said_only_where_the_move_opened_the_way() {
    // The elephant leaves the rank of both cannons.
    let (zh, en) = said("axf", "26/wxf-D61");
    assert!(zh.contains("红炮（h2）捉黑车（c2）（无根，闪捉）"), "{zh}");
    assert!(en.contains("cannon on h2 chases the black chariot on c2 (unprotected, by discovery)"));
    // The horse stood there before, and so did the cannon with the same mount.
    let (zh, en) = said("axf", "16/wxf-D28");
    assert!(zh.contains("黑马（i7）捉红炮（h5）（无根，走前已能吃）"), "{zh}");
    assert!(
        en.contains("horse on i7 chases the red cannon on h5 (unprotected, as before the move)"),
        "{en}"
    );
    let (zh, en) = said("axf", "40/wxf-D103v");
    assert!(zh.contains("走前已能吃") && !zh.contains("闪捉"), "{zh}");
    assert!(en.contains("as before the move") && !en.contains("by discovery"), "{en}");
    // An advisor goes between a piece and what protects it.
    let (zh, en) = said("computer-2026", "2.6/chariot-held-by-horse");
    assert_eq!(zh.matches("黑车（f8）捉红马（g8）（无根，去根捉）").count(), 2, "{zh}");
    let cut = "chases the red horse on g8 (unprotected, by cutting off the protection)";
    assert_eq!(en.matches(cut).count(), 2, "{en}");
    // Black was in check before.
    let (zh, en) = said("axf", "10/wxf-D10");
    assert!(zh.contains("解脱后能吃"), "{zh}");
    assert!(en.contains("set free to take"), "{en}");
}

#[test]
fn why_the_chase_of_the_other_side_does_not_count_is_said() {
    let (zh, en) = said("axf", "26/wxf-D61");
    assert!(zh.contains("黑方也着着捉同一子：红炮（b2），但其中有只是去根"), "{zh}");
    assert!(en.contains("Black always chases the same piece too: the red cannon on b2, but not"));
    let (zh, en) = said("axf", "37/wxf-D95");
    assert!(zh.contains("黑方没有着着捉同一子"), "{zh}");
    assert!(en.contains("Black does not chase one and the same piece with every move"), "{en}");
    // Nothing of the kind where the other side is idle.
    let (zh, en) = said("axf", "15/wxf-D23");
    assert!(!zh.contains("同一子：红") && !zh.contains("没有着着捉"), "{zh}");
    assert!(!en.contains("same piece too") && !en.contains("one and the same"), "{en}");
}

#[test]
fn an_attack_that_is_not_counted_is_shown_with_what_excuses_it() {
    let (zh, en) = said("axf", "37/wxf-D95");
    assert!(zh.contains("据T.3捉；21-23长捉一子；A.2不理之捉"), "{zh}");
    assert!(en.contains("by T.3 Chase; 21-23 Chasing one piece; A.2 An attack that is ignored"));
    let (zh, en) = said("axf", "34c/wxf-D21v");
    assert!(zh.contains("据T.3捉；21-23长捉一子；34c另子再捉"), "{zh}");
    assert!(en.contains("21-23 Chasing one piece; 34c Attacked already, by another piece"), "{en}");
    // The victim's side answers it on its next move.
    let (zh, en) = said("axf", "28/wxf-D68");
    assert!(zh.contains("走前已能吃）：马四退五；不计：T.3捉"), "{zh}");
    assert!(en.contains("as before the move): H4-5; not counted: T.3 Chase"), "{en}");
}

#[test]
fn a_disputed_ruling_takes_effect_by_the_arbiter_and_cites_both_readings() {
    let (zh, en) = said("axf", "34b/tc-02");
    assert!(zh.contains("由裁判员宣布") && !zh.contains("自动生效"), "{zh}");
    assert!(en.contains("when the arbiter declares it") && !en.contains("by itself"), "{en}");
    assert!(zh.contains("11-14将、杀、捉相间"), "{zh}");
    assert!(en.contains("11-14 Checks, mate threats, chases in turn"), "{en}");
}

#[test]
fn checks_so_far_are_counted_where_the_count_decides() {
    let (zh, en) = said("checks-6-12-18", "1.3/five-checks-in-a-game");
    assert!(zh.contains("红方连续将军5着（限6着），将军的子：红车（d8）"), "{zh}");
    assert!(
        en.contains(
            "Red checks 5 times in a row (limit 6); checking pieces: the red chariot on d8"
        ),
        "{en}"
    );
    assert!(!zh.contains("着着皆打") && !en.contains("attacks on every move"), "{zh}{en}");
    let (zh, en) = said("checks-6-12-18", "1.4/twelfth-check");
    assert!(zh.contains("（限12着）"), "{zh}");
    assert!(en.contains("(limit 12)"), "{en}");
}

#[test]
fn the_deciding_article_comes_first() {
    for (book, case, first, later) in [
        ("computer-2026", "2.4/check-in-the-cycle", "2.4", "2.6"),
        ("xiangqi-1959", "A.5/two-chases-one-counterattack", "A.5", "A.4"),
        ("axf", "A.2/wxf-D106", "A.2", "40"),
        ("axf", "35/wxf-D88", "17", "40"),
        ("axf", "40/wxf-D103v", "40", "A.2"),
    ] {
        let grounds = grounds(book, case);
        assert_eq!(grounds[0], first, "{case}");
        assert!(grounds[1..].iter().any(|article| article == later), "{case}: {grounds:?}");
    }
}

#[test]
fn where_two_forbidden_cycles_are_weighed_the_weights_are_printed() {
    let (zh, en) = said("cxa-2020", "26.9/ref44");
    // The chariot is protected by as many as attack it, and a gain of a chariot is heavy.
    assert!(en.contains("i1f1 chase (heavy) the black cannon on f1 chases the red chariot on f6 (truly protected, by exchange, taking the red chariot on f6 for the black elephant on e7)"), "{en}");
    assert!(en.contains("Black is heavy in every move: chase (heavy), chase (heavy)"), "{en}");
    assert!(en.contains("both sides weigh the same"), "{en}");
    assert!(zh.contains("捉（重）") && zh.contains("双方轻重相同"), "{zh}");
    let (zh, en) = said("cxa-2020", "26.9/ref49");
    assert!(en.contains("c5b5 chase (light)") && en.contains("Red is the heavier side"), "{en}");
    assert!(en.contains("Black is light, as one light move is enough"), "{en}");
    assert!(zh.contains("捉（轻）") && zh.contains("红方较重"), "{zh}");
    // Horse faces horse; what the chariot could win on the point rests on that exchange.
    let rests = "the black chariot on b5 chases the red horse on b6 (protected by too few, only thanks to the exchange,";
    assert!(en.contains(rests), "{en}");
    // Nothing is weighed where one side moves idly, nor under the rules of 1999.
    for (book, case) in [("cxa-2020", "25.3/ref37"), ("xiangqi-1999", "detail-8/fig10")] {
        let (zh, en) = said(book, case);
        assert!(!en.contains("(heavy)") && !zh.contains("（重）"), "{en}");
    }
}

#[test]
fn what_is_said_of_an_attack_is_true_of_it() {
    // One attacker against one protector.
    let (zh, en) = said("xiangqi-1999", "24.3/fig5");
    assert!(!en.contains("too few") && !zh.contains("少根"), "{en}");
    // The cannon's line stood before the move; what the move did is free it.
    let (zh, en) = said("cxa-2020", "26.9/ref49");
    assert!(en.contains("chases the black cannon on d8 (unprotected, set free to take"), "{en}");
    assert!(zh.contains("解脱后能吃"), "{zh}");
    let (_, en) = said("cxa-2020", "25.3/ref20");
    assert!(
        en.contains("(unprotected, before the move the taker would have been mated): C8.1"),
        "{en}"
    );
    let (zh, en) = said("cxa-2020", "25.3/ref37");
    assert!(en.contains("as before the move") && !en.contains("by discovery"), "{en}");
    assert!(zh.contains("走前已能吃") && !zh.contains("闪捉"), "{zh}");
    let (_, en) = said("cxa-2020", "25.3/fig02");
    assert!(
        en.contains("the red cannon on b4 (truly protected, only thanks to the exchange"),
        "{en}"
    );
    assert!(en.contains("the black chariot on i9 (unprotected, by discovery): C1+7 by"), "{en}");
    // The advisor leaves the protector without its line; the chariot stood where it stands.
    let (zh, en) = said("xiangqi-1959", "A.4/both-parry-and-chase-back");
    let cut = "chases the black horse on c1 (unprotected, by cutting off the protection)";
    assert_eq!(en.matches(cut).count(), 2, "{en}");
    assert_eq!(zh.matches("捉黑马（c1）（无根，去根捉）").count(), 2, "{zh}");
}

#[test]
fn a_line_ends_where_the_gain_is_made() {
    let (_, en) = said("cxa-2020", "25.2/ref22");
    assert!(en.contains(": R5-1, R4+3, K6.5; not counted"), "{en}");
    let (_, en) = said("cxa-2020", "25.3/ref21");
    assert!(en.contains(": R4.2, R2.6, K4.5 by"), "{en}");
}

#[test]
fn a_search_at_its_bound_says_what_it_looked_for() {
    let (zh, en) = said("cxa-2020", "25.2/fig24");
    assert!(en.contains("ply 1: a mate by checks was not proven; 12 moves were looked at"), "{en}");
    assert!(zh.contains("第1着：看了12着，未能证明可以连将杀"), "{zh}");
    // No ruling hangs on whether an attack was parried, and nothing is said of it.
    let (zh, en) = said("cxa-2020", "25.3/fig17");
    assert!(!en.contains("not proven") && !zh.contains("未能证明"), "{en}");
}

#[test]
fn a_run_of_forbidden_moves_names_its_points() {
    let (zh, en) = said("cxa-2020", "ref-8/ref08");
    assert!(en.contains("Red moves to 6 points (3 are needed): h0, h3, c8, c9, h9, i9"), "{en}");
    assert!(zh.contains("红方走到6个点（须满3个）"), "{zh}");
}

#[test]
fn what_a_move_only_seems_to_attack_is_shown_with_what_excuses_it() {
    let (zh, en) = said("cxa-2020", "25.2/fig13");
    let kill = "threatens mate in one: R5.6; not counted: 26.1.3 The general answering a check";
    assert!(en.contains(kill), "{en}");
    assert!(zh.contains("不计：26.1.3将帅应将"), "{zh}");
    let (zh, en) = said("xiangqi-1999", "24.3/fig9");
    let mated = "the red cannon on h0 (unprotected): R8+8, R4-8; not counted: detail-7";
    assert!(en.contains(mated), "{en}");
    assert!(zh.contains("不计：detail-7吃后被将死"), "{zh}");
    // A soldier would be given for a horse.
    let (zh, en) = said("cxa-2020", "25.2/fig24");
    let horse = "chases the black horse on f9 (unprotected, by a run of checks, taking the black horse on f9 for the red soldier on d9): P7.6, K5.4, R1.4";
    assert!(en.contains(horse), "{en}");
    assert!(en.contains("not counted: 26.7 A soldier for a chariot"), "{en}");
    assert!(zh.contains("不计：26.7以兵换车"), "{zh}");
}

#[test]
fn the_detail_a_figure_turns_on_is_cited() {
    for (book, case, cited) in [
        ("cxa-2020", "25.3/ref29", "26.7 A soldier for a chariot"),
        ("cxa-2020", "25.3/ref16", "26.1.1 General or soldier opening an attack"),
        ("cxa-2020", "25.2/ref22", "not counted: 26.1.4 Another piece answering a check"),
        ("xiangqi-1999", "24.3/fig11", "detail-9 General and other pieces together"),
        ("xiangqi-1959", "A.2/check-and-kill", "read by interpretation 002"),
    ] {
        let (_, en) = said(book, case);
        assert!(en.contains(cited), "{case}: {en}");
    }
    let (zh, _) = said("cxa-2020", "25.3/ref29");
    assert!(zh.contains("26.7以兵换车"), "{zh}");
}
