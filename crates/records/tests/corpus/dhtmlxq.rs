//! DhtmlXQ samples, and the opening tree that exists as DhtmlXQ and as XQF.

use records::{Format, Record, ResultSource};

use crate::manifest::{check_tags, check_tree, entries, reading, stated};

#[test]
fn every_sample_reads_as_listed() {
    for (entry, bytes) in entries("dhtmlxq/") {
        let name = entry["file"].as_str().expect("name");
        let reading = reading(&entry, &bytes);
        assert_eq!((reading.format, reading.records.len()), (Format::DhtmlXq, 1), "{name}");
        let record = &reading.records[0];
        check_tree(name, &entry, record);
        // The manifest leaves the reference as it stands in the URL; so do we.
        check_tags(name, &entry, record, &[]);
        if let Some(result) = entry["tags"]["result"].as_str() {
            let said = records::GameResult::parse(result).expect("a result");
            assert_eq!(stated(record, ResultSource::Tag), Some(said.as_pgn()), "{name}");
        }
    }
}

/// A comment without its blanks: the two files indent and wrap their paragraphs differently.
fn words(comment: &str) -> String {
    comment.split_whitespace().collect()
}

/// The tree in the order of reading: depth, move, comment.
fn shape(record: &Record) -> Vec<(usize, String, String)> {
    let mut depths = vec![0; record.nodes.len()];
    let mut out = Vec::with_capacity(record.nodes.len());
    for node in record.preorder() {
        let depth = record.nodes[node].parent.map_or(1, |parent| depths[parent] + 1);
        depths[node] = depth;
        out.push((depth, record.nodes[node].m.to_string(), words(&record.nodes[node].comment)));
    }
    out
}

#[test]
fn one_opening_work_is_one_tree_in_both_formats() {
    let (web, file) = (entries("dhtmlxq/big_xianren"), entries("xqf/big_0c5f7c"));
    let (Some((web_entry, web)), Some((file_entry, file))) = (web.first(), file.first()) else {
        return;
    };
    let (web, file) = (reading(web_entry, web), reading(file_entry, file));
    let (web, file) = (&web.records[0], &file.records[0]);
    assert_eq!(web.nodes.len(), 107_001);
    assert_eq!(words(&web.comment), words(&file.comment));
    let (web, file) = (shape(web), shape(file));
    let differing: Vec<_> =
        web.iter().zip(&file).filter(|(web, file)| web != file).take(3).collect();
    assert!(differing.is_empty(), "{differing:?}");
    assert_eq!(web.len(), file.len());
}
