//! The seed document with six games inside its prose.

use crate::xiangqi_of::read;
use records::Format;
use serde_json::Value;
use xiangqi::fen;

#[test]
fn the_seed_holds_exactly_six_games_with_the_moves_and_boards_listed() {
    let (Some(seed), Some(listed)) = (
        testkit::shared("seeds/003_e233939167e02d1d.txt"),
        testkit::shared("records/seed-examples.json"),
    ) else {
        return;
    };
    let reading = read(&std::fs::read(seed).expect("seed"), None).expect("games");
    let listed: Vec<Value> =
        serde_json::from_slice(&std::fs::read(listed).expect("list")).expect("json");
    assert_eq!(reading.format, Format::DhtmlXq);
    assert_eq!((reading.records.len(), listed.len()), (6, 6));
    for (record, expected) in reading.records.iter().zip(&listed) {
        let label = &expected["label"];
        assert_eq!(record.label, label.as_str().expect("label"));
        assert!(record.context.starts_with(&record.label), "{}", record.context);
        assert_eq!(record.tag("title"), expected["title"].as_str());
        assert_eq!(fen::format(&record.start), expected["start_fen"], "{label}");
        let moves: Vec<String> = record.main_moves().iter().map(ToString::to_string).collect();
        let expected_moves: Vec<&str> = expected["moves_ucci"]
            .as_array()
            .expect("moves")
            .iter()
            .filter_map(Value::as_str)
            .collect();
        assert_eq!(moves, expected_moves, "{label}");
        assert_eq!(record.illegal().count(), 0, "{label}");
        assert_eq!(fen::format(record.final_position().setup()), expected["final_fen"], "{label}");
        assert!(record.results.is_empty(), "{label} states no result");
    }
}
