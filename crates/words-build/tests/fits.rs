//! What message files may say, and what they may not.

use words_build::generate;

fn faults(zh: &str, en: &str) -> Vec<String> {
    generate(&[("zh.ftl", zh)], &[("en.ftl", en)], &[]).expect_err("they do not fit").0
}

#[test]
fn a_message_of_one_language_alone_fails() {
    let found = faults("a = 甲\nb = 乙\n", "a = A\n");
    assert_eq!(found, ["zh.ftl: b: not in the other language"]);
    let found = faults("a = 甲\n", "a = A\nb = B\n");
    assert_eq!(found, ["en.ftl: b: not in the other language"]);
}

#[test]
fn a_place_the_english_text_lacks_fails() {
    assert_eq!(
        faults("a = { $who } 走\n", "a = moves\n"),
        ["en.ftl: a: $who is not in the English text"]
    );
}

#[test]
fn a_message_that_stands_twice_fails() {
    assert_eq!(faults("a = 甲\na = 乙\n", "a = A\n"), ["zh.ftl: a stands in zh.ftl already"]);
}

#[test]
fn a_line_that_is_no_message_fails_with_its_line() {
    let found = faults("a = 甲\n?\n", "a = A\n");
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("zh.ftl:2: "), "{found:?}");
}

#[test]
fn choices_are_made_by_number_alone() {
    let text = "a = { $side ->\n    [white] W\n   *[black] B\n}\n";
    assert!(faults(text, text)[0].contains("found [white], expected a number"));
}

#[test]
fn a_place_is_a_number_where_one_language_chooses_by_it() {
    let zh = "a = { $n } 着，{ $who }\n";
    let en = "a = { $who }: { $n ->\n    [one] 1 move\n   *[other] { $n } moves\n}\n";
    let code = generate(&[("z", zh)], &[("e", en)], &[]).expect("they fit");
    assert!(code.contains("fn a(self, who: impl ::words::Say, n: impl ::words::Number)"), "{code}");
}

#[test]
fn another_message_is_put_where_it_is_named() {
    let code = generate(&[("z", "a = 甲\nb = { a }乙\n")], &[("e", "a = A\nb = { a }B\n")], &[]);
    assert!(code.expect("they fit").contains("Lang::Zh => \"甲乙\", ::words::Lang::En => \"AB\""));
    assert_eq!(
        faults("b = { a }\n", "b = { a }\n"),
        ["zh.ftl: b: there is no a", "en.ftl: b: there is no a"]
    );
}

#[test]
fn a_place_for_chinese_alone_is_named_in_the_comment() {
    let en = "# $who is said in Chinese alone.\na = moves\n";
    let code = generate(&[("z", "a = { $who } 走\n")], &[("e", en)], &[]).expect("they fit");
    assert!(code.contains("fn a(self, who: impl ::words::Say)"), "{code}");
}
