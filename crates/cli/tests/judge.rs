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

/// What `judge` says of a case under a book, in Chinese and in English, with runs of blanks as one.
fn said(book: &str, case: &str) -> [String; 2] {
    let file = format!("{}/../../cases/{book}/{case}.case", env!("CARGO_MANIFEST_DIR"));
    ["zh", "en"].map(|lang| {
        let run = caipan(&["judge", "--lang", lang, "--rules", book, &file]);
        run.stdout.split_whitespace().collect::<Vec<_>>().join(" ")
    })
}

#[test]
fn a_ground_names_the_interpretation_it_is_read_by() {
    let [zh, en] = said("axf", "26/wxf-D61");
    assert!(zh.contains("按条文解释 002：去根之捉与反捉"), "{zh}");
    assert!(
        en.contains("read by interpretation 002: Protection cut off, and counter-attacks"),
        "{en}"
    );
}
