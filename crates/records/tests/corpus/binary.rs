//! XQF, CBR, CBL and CBF samples.

use records::{Format, RemarkKind, ResultSource};
use serde_json::Value;

use crate::manifest::{check_tags, check_tree, entries, reading, stated};

/// The manifest's names of header fields and ours.
const NAMES: [(&str, &str); 8] = [
    ("title", "Title"),
    ("event", "Event"),
    ("date", "Date"),
    ("site", "Site"),
    ("red", "Red"),
    ("black", "Black"),
    ("annotator", "Annotator"),
    ("author", "Author"),
];

#[test]
fn every_xqf_sample_reads_as_listed() {
    for (entry, bytes) in entries("xqf/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!((reading.format, reading.records.len()), (Format::Xqf, 1), "{name}");
        let record = &reading.records[0];
        check_tree(name, &entry, record);
        check_tags(name, &entry, record, &NAMES);
        assert_eq!(stated(record, ResultSource::HeaderByte), entry["result"].as_str(), "{name}");
        let trailing = record
            .remarks
            .iter()
            .any(|r| matches!(r.kind, RemarkKind::BytesAfterEnd { .. } | RemarkKind::Truncated));
        assert_eq!(trailing, entry["trailing"] != 0, "{name}: bytes left over");
    }
}

#[test]
fn every_cbr_sample_reads_as_listed() {
    for (entry, bytes) in entries("cbr/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!((reading.format, reading.records.len()), (Format::Cbr, 1), "{name}");
        let record = &reading.records[0];
        check_tree(name, &entry, record);
        check_tags(name, &entry, record, &NAMES);
        assert_eq!(stated(record, ResultSource::HeaderByte), entry["result"].as_str(), "{name}");
    }
}

#[test]
fn every_live_record_of_a_library_reads_as_listed_and_the_deleted_ones_are_said() {
    for (entry, bytes) in entries("cbl/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!(reading.format, Format::Cbl);
        let games = entry["games"].as_array().expect("games");
        let live: Vec<&Value> = games.iter().filter(|game| game["state"] == "live").collect();
        assert_eq!(reading.records.len(), live.len(), "{name}");
        for (record, game) in reading.records.iter().zip(live) {
            let name = format!("{name} {}", game["title"]);
            check_tree(&name, game, record);
            for (key, ours) in [
                ("title", "Title"),
                ("event", "Event"),
                ("date", "Date"),
                ("place", "Site"),
                ("red", "Red"),
                ("black", "Black"),
            ] {
                assert_eq!(
                    record.tag(ours).unwrap_or(""),
                    game[key].as_str().unwrap_or(""),
                    "{name}"
                );
            }
            assert_eq!(stated(record, ResultSource::HeaderByte), game["result"].as_str(), "{name}");
            assert_eq!(stated(record, ResultSource::Title), game["title_says"].as_str(), "{name}");
        }
        let deleted: Vec<&RemarkKind> = reading.remarks.iter().map(|r| &r.kind).collect();
        let listed: Vec<RemarkKind> = games
            .iter()
            .filter(|game| game["state"] == "deleted")
            .map(|game| RemarkKind::DeletedEntry {
                title: game["title"].as_str().expect("title").to_owned(),
            })
            .collect();
        assert_eq!(deleted, listed.iter().collect::<Vec<_>>(), "{name}");
    }
}

#[test]
fn every_cbf_sample_reads_as_listed() {
    for (entry, bytes) in entries("cbf/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!((reading.format, reading.records.len()), (Format::Cbf, 1), "{name}");
        check_tree(name, &entry, &reading.records[0]);
        assert_eq!(reading.records[0].illegal().count(), 0);
    }
}
