//! PGN, WXF and move-list samples, and the renderings of one set of games in ten notations.

use records::{Format, Record, ResultSource};
use serde_json::Value;
use xiangqi::{Position, fen};

use crate::manifest::{entries, reading, stated};

/// Games whose listed reading stops at an illegal move, where ours goes on to the end: the result marker
/// that stands there, and how many moves are illegal: the first is the listed one, and a game that was
/// recorded wrongly once can go wrong again.
const READ_ON: [(&str, &str, usize); 3] = [
    ("xq-pgn/ccpd_big5.pgn game 21", "1/2-1/2", 2),
    ("xq-pgn/ccpd_big5.pgn game 41", "*", 1),
    ("xq-pgn/ccpd_big5.pgn game 123", "*", 1),
];

/// Samples with comments that hold nothing but blanks: counted there, none for us.
const BLANK_COMMENTS: [(&str, usize); 1] = [("xq-pgn/juzhongmi_1-13.pgn", 1)];

/// The legal beginning of a main line and the position after it, as the manifest lists them.
fn legal_line(record: &Record) -> (String, usize, String) {
    let line: Vec<usize> =
        record.main_line().take_while(|&node| record.nodes[node].is_legal()).collect();
    let end = line.iter().fold(Position::from_record(record.start.clone()), |position, &node| {
        position.after(record.nodes[node].m)
    });
    let moves: Vec<String> = line.iter().map(|&node| record.nodes[node].m.to_string()).collect();
    (moves.join(" "), moves.len(), fen::format(end.setup()))
}

/// Compares what is listed of a game; gives what differs.
fn differences(name: &str, expected: &Value, record: &Record) -> Vec<String> {
    let mut found = Vec::new();
    let mut compare = |key: &str, wanted: Option<&str>, got: &str| {
        if let Some(wanted) = wanted.filter(|wanted| *wanted != got) {
            found.push(format!("{name}: {key}: found {got}, expected {wanted}"));
        }
    };
    let (moves, plies, end) = legal_line(record);
    compare("start", expected["start_fen"].as_str(), &fen::format(&record.start));
    compare("moves", expected["moves"].as_str(), &moves);
    compare("final position", expected["final_fen"].as_str(), &end);
    let blank = BLANK_COMMENTS.iter().find(|(file, _)| *file == name).map_or(0, |(_, n)| *n);
    let read_on = READ_ON.iter().find(|(game, ..)| *game == name);
    let number = |key: &str| expected[key].as_u64().map(|n| n.to_string());
    compare("plies", number("plies").as_deref(), &plies.to_string());
    compare(
        "comments",
        number("comments").as_deref(),
        &(record.comment_count() + blank).to_string(),
    );
    let tag = expected["result_tag"].as_str();
    compare("result tag", tag, stated(record, ResultSource::Tag).unwrap_or("none"));
    if let Some(terminator) = expected.get("terminator") {
        let got = stated(record, ResultSource::Terminator).unwrap_or("none");
        let wanted = read_on.map_or(terminator.as_str().unwrap_or("none"), |(_, marker, _)| marker);
        compare("terminator", Some(wanted), got);
    }
    for (name, value) in expected["tags"].as_object().into_iter().flatten() {
        compare(name, value.as_str(), record.tag(name).unwrap_or(""));
    }
    // An illegal move that is listed is kept and marked; without one all is legal.
    let is_move = |text: &str| !text.contains(['胜', '和']);
    let bad = expected["bad"].as_array().filter(|bad| bad[1].as_str().is_some_and(is_move));
    let illegal = record.illegal().count() + record.unread.len();
    let wanted = read_on.map_or(usize::from(bad.is_some()), |(_, _, illegal)| *illegal);
    compare("illegal", Some(&wanted.to_string()), &illegal.to_string());
    found
}

#[test]
fn every_pgn_sample_reads_as_listed() {
    let mut found = Vec::new();
    for (entry, bytes) in entries("xq-pgn/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!(reading.format, Format::Pgn, "{name}");
        match entry["games"].as_array() {
            Some(games) => {
                assert_eq!(reading.records.len(), games.len(), "{name}");
                for (number, (record, game)) in reading.records.iter().zip(games).enumerate() {
                    found.extend(differences(&format!("{name} game {number}"), game, record));
                }
            }
            None => {
                assert_eq!(reading.records.len(), 1, "{name}");
                found.extend(differences(name, &entry, &reading.records[0]));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_wxf_sample_and_move_list_reads_as_listed() {
    let mut found = Vec::new();
    for (prefix, format) in [("wxf/", Format::Wxf), ("xq-text/", Format::MoveList)] {
        for (entry, bytes) in entries(prefix) {
            let name = entry["file"].as_str().expect("name");
            let reading = reading(&entry, &bytes);
            assert_eq!((reading.format, reading.records.len()), (format, 1), "{name}");
            found.extend(differences(name, &entry, &reading.records[0]));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn ten_renderings_are_the_same_games() {
    let Some(path) = testkit::shared("records/train/xq-render/expected.json") else { return };
    let games: Vec<Value> =
        serde_json::from_slice(&std::fs::read(path).expect("list")).expect("json");
    let mut found = Vec::new();
    for (entry, bytes) in entries("xq-render/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!(reading.records.len(), games.len(), "{name}");
        for (record, game) in reading.records.iter().zip(&games) {
            let name = format!("{name} {}", game["id"]);
            found.extend(differences(&name, game, record));
            let tag = stated(record, ResultSource::Tag);
            if tag != game["result"].as_str() {
                found.push(format!("{name}: result {tag:?}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_game_of_a_server_reads_as_listed() {
    for (entry, bytes) in entries("xq-online/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        let games: Vec<Value> = serde_json::from_slice(&bytes).expect("json");
        assert_eq!((reading.format, reading.records.len()), (Format::Json, games.len()), "{name}");
        for (record, game) in reading.records.iter().zip(&games) {
            let (moves, plies, end) = legal_line(record);
            assert_eq!(moves, game["moves"].as_str().expect("moves"));
            assert_eq!(plies.to_string(), game["plies"].to_string());
            assert_eq!(end, game["final_fen"].as_str().expect("final"));
            let outcome = game["outcome"].as_str().unwrap_or("");
            let said = record.agreed_result().map_or("", |result| match result {
                records::GameResult::RedWins => "RED_WINS",
                records::GameResult::BlackWins => "BLACK_WINS",
                records::GameResult::Draw => "DRAW",
                records::GameResult::Unknown => "",
            });
            assert_eq!(said, outcome, "{}", game["id"]);
        }
    }
}

#[test]
fn the_listed_contradictions_of_titles_are_found() {
    for (entry, bytes) in entries("xq-pgn/ccpd_big5") {
        let reading = reading(&entry, &bytes);
        let games = entry["games"].as_array().expect("games");
        for (record, game) in reading.records.iter().zip(games) {
            let listed = game["anomalies"]
                .as_array()
                .is_some_and(|found| found.iter().any(|word| word == "title_vs_result"));
            let title = stated(record, ResultSource::Title);
            let differs = title.is_some() && title != stated(record, ResultSource::Tag);
            assert_eq!(differs, listed, "{}: {:?}", game["path"], record.results);
        }
    }
}
