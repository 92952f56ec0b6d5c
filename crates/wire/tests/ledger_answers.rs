//! What a ledger led to, as the lines of `caipan arbitrate --json`.

use wire::ledger::chess as ledger;

#[test]
fn the_fact_of_a_written_move_has_its_sentence_as_the_one_text() {
    let file = ledger::read(concat!(
        "{\"ledger\": 1, \"rules\": \"fide-1993\", \"control\": \"40/7200:3600\"}\n",
        "{\"do\": \"start_session\"}\n",
        "{\"do\": \"seal\", \"by\": \"white\", \"move\": \"Qzz\"}\n",
        "{\"do\": \"start_session\"}\n",
        "{\"do\": \"open_envelope\"}\n",
    ))
    .expect("the first line reads");
    let (_, answers) = file.run();
    let lines = file.lines.iter().zip(&answers);
    let text: String =
        lines.map(|(line, answer)| wire::text(&ledger::answered(line, answer))).collect();
    assert!(text.contains(r#"{"kind":"written","text":{"zh":"#), "{text}");
    assert!(!text.contains(r#"{"kind":"written","text":""#), "{text}");
}
