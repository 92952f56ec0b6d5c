//! Move lists, WXF files, the XML formats, and what is refused.

mod xiangqi_of;

use records::{Format, GameResult, ReadError, Reading, Record, RemarkKind, ResultSource};
use xiangqi::{Color, fen};
use xiangqi_of::read;

fn reading(text: &str) -> Reading {
    read(text.as_bytes(), None).expect("readable")
}

fn one(text: &str) -> Record {
    let mut reading = reading(text);
    assert_eq!(reading.records.len(), 1, "{text}");
    reading.records.remove(0)
}

fn moves(record: &Record) -> String {
    record.main_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_under_a_fen_with_commas_and_a_result_behind() {
    let record = one("9/3k5/4c4/4N4/9/6R2/9/5p3/4r4/5K3 w, g4g8 d8d9 e6c7 d9e9 g8g9, 1-0");
    assert_eq!(moves(&record), "g4g8 d8d9 e6c7 d9e9 g8g9");
    assert_eq!(record.agreed_result(), Some(GameResult::RedWins));
    let chinese = one("炮二平五\n马8进7\n马二进三\n黑胜");
    assert_eq!(moves(&chinese), "h2e2 h9g7 h0g2");
    assert_eq!(chinese.agreed_result(), Some(GameResult::BlackWins));
}

#[test]
fn several_positions_are_several_records() {
    let reading = reading("3k5/9/9/9/9/9/9/9/9/4K4 w\n3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 3 7\nd9d8\n");
    assert_eq!((reading.format, reading.records.len()), (Format::MoveList, 2));
    assert!(reading.records[0].nodes.is_empty());
    assert_eq!(fen::format(&reading.records[1].start), "3k5/9/9/9/9/9/9/9/4R4/4K4 b - - 3 7");
    assert_eq!(moves(&reading.records[1]), "d9d8");
}

#[test]
fn an_engines_position_line_is_a_record() {
    let record = one("position fen 3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1 moves e1e2 d9d8");
    assert_eq!(moves(&record), "e1e2 d9d8");
    assert_eq!(record.remarks.len(), 0, "{:?}", record.remarks);
}

const WXF: &str = "FORMAT  WXF\nRED     甲 ; 1200 ;;\nBLACK   乙 ; 1240 ;;\nRESULT  0-1\nDATE    2-8-2014\nEVENT   Game ; 10m\nSTART{\n 1. P3+1 c8.7   2. E7+5 c2.5 }END\n";

#[test]
fn wxf_files_give_players_ratings_and_moves() {
    let reading = reading(&format!("{WXF}{WXF}"));
    assert_eq!((reading.format, reading.records.len()), (Format::Wxf, 2));
    let record = &reading.records[1];
    assert_eq!(moves(record), "g3g4 h7g7 c0e2 b7e7");
    assert_eq!((record.tag("Red"), record.tag("RedElo")), (Some("甲"), Some("1200")));
    assert_eq!(record.agreed_result(), Some(GameResult::BlackWins));
    assert_eq!(record.illegal().count(), 0);
}

#[test]
fn a_wxf_setup_names_pieces_points_and_the_side() {
    let record = one("FORMAT WXF\nSETUP{ Rd3 Ke0 kd9 MOVE 5 BLACK }\nSTART{\n5. ... K4.5 }END\n");
    assert_eq!(fen::format(&record.start), "3k5/9/9/9/9/9/3R5/9/9/4K4 b - - 0 5");
    assert_eq!((record.turn(), moves(&record).as_str()), (Color::Black, "d9e9"));
    assert_eq!(record.illegal().count(), 1, "the generals face each other");
}

#[test]
fn cbf_gives_its_line_comments_and_result() {
    let record = one(
        "\u{FEFF}<?xml version=\"1.0\"?><ChineseChessRecord><Head><Name>题</Name><Contest>赛</Contest><Red /><Black>乙</Black>\
         <RecordResult>1</RecordResult><FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN></Head>\
         <MoveList><Move value=\"00-00\"><![CDATA[总评]]></Move><Move value=\"77-47\" /><Move value=\"70-62\" end=\"1\"><![CDATA[好 <着>]]></Move></MoveList></ChineseChessRecord>",
    );
    assert_eq!(moves(&record), "h2e2 h9g7");
    assert_eq!((record.comment.as_str(), record.nodes[1].comment.as_str()), ("总评", "好 <着>"));
    assert_eq!(record.tag("Title"), Some("题"));
    assert_eq!(record.results[0].says, GameResult::RedWins);
    assert!(record.remarks.is_empty(), "{:?}", record.remarks);
}

#[test]
fn pfc_nests_its_moves_and_marks_the_main_line() {
    let record = one(
        "[pfchessrecord]<!-- <n version=\"1\" m=\"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\" win=\"红胜\" c=\"始\">\
         <n m=\"b2e2\"/><n m=\"h2e2\" default=\"true\" c=\"正\"><n m=\"h9g7\"/></n></n> -->[/pfchessrecord]",
    );
    assert_eq!(moves(&record), "h2e2 h9g7");
    assert_eq!(record.first.len(), 2);
    assert_eq!(record.comment, "始");
    assert_eq!(record.results[0].source, ResultSource::Tag);
}

#[test]
fn the_stored_form_reads_back_and_server_games_are_read() {
    let record = one(WXF);
    let text = records::xiangqi::json::write([&record, &record]);
    let again = reading(&text);
    assert_eq!((again.format, again.records.len()), (Format::Json, 2));
    assert_eq!(again.records[0].tags, record.tags);
    assert_eq!(moves(&again.records[1]), moves(&record));
    let game = one(
        "[{\"id\":\"x\",\"status\":\"RESIGNED\",\"outcome\":\"BLACK_WINS\",\"moves\":\"h2e2 h9g7\"}]",
    );
    assert_eq!(moves(&game), "h2e2 h9g7");
    assert_eq!(game.agreed_result(), Some(GameResult::BlackWins));
    let mixed = reading("[{\"moves\":\"h2e2\"},{\"no\":1}]");
    assert_eq!(mixed.records.len(), 1);
    assert!(matches!(mixed.remarks[0].kind, RemarkKind::GameUnreadable { .. }));
}

#[test]
fn json_of_another_version_or_with_a_broken_tree_is_an_error_with_its_reason() {
    let error = |text: &str| read(text.as_bytes(), None).expect_err("unreadable").to_string();
    let newer = error("{\"format\":\"caipan-records\",\"version\":9,\"records\":[]}");
    assert!(newer.contains("found version 9, expected version 1"), "{newer}");
    let start = "{\"fen\":\"3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1\"}";
    let tree = error(&format!(
        "{{\"format\":\"caipan-records\",\"version\":1,\"records\":[{{\"game\":\"xiangqi\",\"start\":{start},\"nodes\":[{{\"m\":\"e0e1\",\"parent\":0}}]}}]}}"
    ));
    assert!(tree.contains("node 0: found parent"), "{tree}");
    assert!(error("{\"a\": ").contains("EOF"));
}

#[test]
fn nothing_readable_is_an_error_that_says_what_was_found() {
    assert_eq!(read(b"", None), Err(ReadError::Empty));
    assert_eq!(read(b" \n\t ", None), Err(ReadError::Empty));
    let error = read("从前有座山，山里有座庙。".as_bytes(), None).expect_err("prose");
    assert!(matches!(error, ReadError::NoRecord { .. }), "{error}");
    assert!(error.to_string().starts_with("line 1, column 1: found \"从前有座山"), "{error}");
    let noise: Vec<u8> = (0u8..=255).cycle().take(4096).collect();
    assert!(matches!(read(&noise, None), Err(ReadError::Binary { offset: 0, value: 0 })));
}

#[test]
fn formats_without_a_known_reading_are_refused_by_name() {
    for (bytes, name, format) in [
        (&b"1 2\n0 32 0 2 7 2 4 0 1 0\n0 32 1 9 7 7 6 0 2 0\n"[..], "a.che", "CHE"),
        (b"\x01\0\0\x07\x07\x04\x07", "a.ccm", "CCM"),
        (b"\0\0\0\0", "a.chn", "CHN"),
        (b"\0\0\0\0", "a.mxq", "MXQ"),
        ("[DHJHtmlXQ_31]rheakaehr[/DHJHtmlXQ_31]".as_bytes(), "a.txt", "DHJHtmlXQ"),
    ] {
        match read(bytes, Some(name)) {
            Err(ReadError::Refused { format: found, reason }) => {
                assert_eq!(found, format);
                assert!(reason.contains("not read"), "{reason}");
            }
            other => assert!(matches!(other, Err(ReadError::Refused { .. })), "{name}: {other:?}"),
        }
    }
}
