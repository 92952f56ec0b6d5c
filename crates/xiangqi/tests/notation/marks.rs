//! Marks at the end of a token.

use xiangqi::notation::strip_marks;

#[test]
fn are_taken_from_the_end_only() {
    for (token, text, marks) in [
        ("C2.5", "C2.5", ""),
        ("C2.5!", "C2.5", "!"),
        ("C++2++", "C++2", "++"),
        ("+++1", "+++1", ""),
        ("炮二平五！？", "炮二平五", "！？"),
        ("h2e2+!?", "h2e2", "+!?"),
        ("!h2e2", "!h2e2", ""),
        ("++", "", "++"),
        ("", "", ""),
    ] {
        assert_eq!(strip_marks(token), (text, marks));
    }
}
