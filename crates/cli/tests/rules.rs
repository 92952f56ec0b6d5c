//! `caipan rules`.

mod common;

use common::caipan;
use serde_json::Value;

fn json(arguments: &[&str]) -> Vec<Value> {
    let run = caipan(arguments);
    assert_eq!(run.code, 0, "{}", run.stderr);
    run.stdout.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn the_list_names_every_book() {
    let run = caipan(&["rules"]);
    assert_eq!(run.code, 0);
    for id in ["fide-1993", "xiangqi-1959"] {
        assert!(run.stdout.lines().any(|line| line.starts_with(id)), "{}", run.stdout);
    }
    assert!(!run.stdout.contains('\x1b'), "no colour into a pipe");
}

#[test]
fn a_clause_is_found_by_number_and_by_name_in_either_language() {
    // Clause 10.13(2): five minutes are added to the claimant's time.
    let number = caipan(&["rules", "fide-1993", "10.13(2)"]);
    let name = caipan(&["rules", "fide-1993", "wrong-claim"]);
    assert_eq!((number.code, &number.stdout), (0, &name.stdout));
    assert!(number.stdout.contains("five minutes"), "{}", number.stdout);
    assert!(number.stdout.contains("5 minutes"), "the parameter is shown: {}", number.stdout);
    let zh = caipan(&["rules", "--lang", "zh", "fide-1993", "１０．１３（２）"]);
    assert!(zh.stdout.contains("五分钟") && !zh.stdout.contains("five minutes"), "{}", zh.stdout);
}

#[test]
fn a_whole_book_has_every_clause_once() {
    let run = caipan(&["rules", "xiangqi-1959"]);
    let all = json(&["rules", "--json", "xiangqi-1959"]);
    let rules = all[0]["rules"].as_array().expect("a list");
    assert!(rules.len() > 20);
    for rule in rules {
        let heading = format!(
            "{} {} (",
            rule["article"].as_str().expect("text"),
            rule["title"]["en"].as_str().expect("text")
        );
        assert_eq!(
            run.stdout.lines().filter(|line| line.starts_with(&heading)).count(),
            1,
            "{heading}"
        );
    }
}

#[test]
fn an_unknown_book_or_clause_names_the_nearest() {
    let book = caipan(&["rules", "fide-1992"]);
    assert_eq!(book.code, 2);
    assert!(
        book.stderr.contains("did you mean `fide-1993`") && book.stderr.contains("xiangqi-1959"),
        "{}",
        book.stderr
    );
    assert!(book.stdout.is_empty());
    let clause = caipan(&["rules", "fide-1993", "stalmate"]);
    assert_eq!(clause.code, 2);
    assert!(clause.stderr.contains("10.3 stalemate"), "{}", clause.stderr);
    let zh = caipan(&["rules", "--lang=zh", "go-1990"]);
    assert!(zh.stderr.contains("没有规则") && !zh.stderr.contains("是否指"), "{}", zh.stderr);
}

#[test]
fn a_book_does_not_differ_from_itself() {
    let run = &json(&["rules", "--json", "diff", "fide-1993", "fide-1993"])[0];
    for pair in run["parameters"].as_array().expect("a list") {
        assert_eq!(pair["differs"], false, "{pair}");
    }
    for matter in run["rules"].as_array().expect("a list") {
        assert_eq!(matter["a"], matter["b"]);
    }
}

#[test]
fn books_of_different_games_are_not_compared() {
    let run = caipan(&["rules", "diff", "fide-1993", "xiangqi-1959"]);
    assert_eq!(run.code, 2);
    assert!(run.stderr.contains("different games"), "{}", run.stderr);
    assert_eq!(caipan(&["rules", "diff", "fide-1993"]).code, 2);
}

#[test]
fn coverage_is_strict_only_when_asked() {
    let rows = json(&["rules", "coverage", "--json"]);
    let open = rows.iter().any(|row| row["standing"] == "not_yet" || row["standing"] == "no_code");
    assert_eq!(caipan(&["rules", "coverage", "--strict"]).code, i32::from(open));
    assert_eq!(caipan(&["rules", "coverage"]).code, 0);
    for row in &rows {
        let (code, cases) =
            (row["code"].as_array().expect("a list"), row["cases"].as_array().expect("a list"));
        let covered = !code.is_empty() && !cases.is_empty();
        assert_eq!(row["standing"] == "carried_out", covered, "{row}");
    }
}
