//! Xiangqi PGN with the oddities of real files.

mod xiangqi_of;

use records::{
    Field, GameResult, Hint, MoveFault, Record, Records, RemarkKind, ResultSource, SideSource,
};
use xiangqi::{Color, fen};
use xiangqi_of::read;

fn records(text: &str) -> Vec<Record> {
    read(text.as_bytes(), None).expect("readable").records
}

fn one(text: &str) -> Record {
    let mut found = records(text);
    assert_eq!(found.len(), 1, "{text}");
    found.remove(0)
}

fn moves(record: &Record) -> String {
    record.main_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn has(record: &Record, wanted: impl Fn(&RemarkKind) -> bool) -> bool {
    record.remarks.iter().any(|remark| wanted(&remark.kind))
}

#[test]
fn a_number_repeated_after_a_comment_does_not_make_it_reds_turn() {
    let record = one(
        "[Game \"Chinese Chess\"]\n{开头\n}\n  1. 炮二平五\n{红的话}\n  1.          马８进７\n{黑的话}\n  2. 马二进三 *\n\
         ============================\n 欢迎访问 炮二平五\nhttps://www.example.org/\n",
    );
    assert_eq!(moves(&record), "h2e2 h9g7 h0g2");
    assert_eq!(record.comment, "开头");
    assert_eq!(record.nodes[0].comment, "红的话");
    assert_eq!(record.nodes[1].comment, "黑的话");
    assert!(!has(&record, |kind| matches!(kind, RemarkKind::MoveNumber { .. })));
    assert_eq!(record.results.len(), 1, "the terminator");
}

#[test]
fn variations_nest_and_join_where_they_replace_a_move() {
    let record = one(
        "[Red \"甲\"]\n1. h2e2 h9g7 (1... b9c7 {乙} 2. h0g2 (2. b0c2)) (1... {先说} h7e7) 2. h0g2 {后} *\n",
    );
    assert_eq!(moves(&record), "h2e2 h9g7 h0g2");
    let replies: Vec<String> =
        record.children(Some(0)).iter().map(|&node| record.nodes[node].m.to_string()).collect();
    assert_eq!(replies, ["h9g7", "b9c7", "h7e7"]);
    let second = record.children(Some(0))[1];
    assert_eq!(record.nodes[second].comment, "乙");
    assert_eq!(record.children(Some(second)).len(), 2);
    assert_eq!(record.nodes[record.children(Some(0))[2]].comment, "先说");
    assert_eq!((record.line_count(), record.illegal().count()), (4, 0));
}

#[test]
fn two_brackets_on_one_line_lose_no_move_and_open_ones_are_closed_at_the_end() {
    let record = one("[Red \"\"]\n1. h2e2 (1. b2e2) (1. h0g2) h9g7 2. h0g2 (2. b0c2\n");
    assert_eq!(moves(&record), "h2e2 h9g7 h0g2");
    assert_eq!(record.first.len(), 3);
    assert!(has(&record, |kind| *kind == RemarkKind::UnclosedVariation));
    assert!(has(&record, |kind| *kind == RemarkKind::NoTerminator));
    let stray = one("[Red \"\"]\n1. h2e2) h9g7 } *\n");
    assert_eq!(moves(&stray), "h2e2 h9g7");
    assert!(has(&stray, |kind| *kind == RemarkKind::StrayBracket(')')));
}

#[test]
fn quotes_inside_a_value_and_odd_tags_are_read() {
    let record = one(
        "[Event \"第24届\"五羊杯\"全国赛\"]\n[Red \"呂  欽\"][Black \"a \\\"b\\\" \\\\ c\"]\n[Date \"2009年12月19日\"]\n[坏标签]\n1.炮八平五      马２进３\n0-1",
    );
    assert_eq!(record.tag("Event"), Some("第24届\"五羊杯\"全国赛"));
    assert_eq!(record.field(Field::Red), Some("呂  欽"));
    assert_eq!(record.tag("Black"), Some("a \"b\" \\ c"));
    assert_eq!(moves(&record), "b2e2 b9c7");
    assert!(has(&record, |kind| matches!(kind, RemarkKind::TagUnreadable { .. })));
}

#[test]
fn several_games_split_at_tags_even_inside_an_unclosed_comment() {
    let found = records(
        "[Event \"1\"]\n[Red \"a\"]\n1. h2e2 {never closed\n[Event \"2\"]\n[Red \"b\"]\n1. h0g2 1-0\n\n[Event \"3\"]\n[Result \"*\"]\n\n",
    );
    assert_eq!(found.len(), 3);
    assert_eq!(moves(&found[0]), "h2e2");
    assert_eq!(found[0].nodes[0].comment, "never closed");
    assert!(has(&found[0], |kind| *kind == RemarkKind::UnclosedComment));
    assert_eq!(moves(&found[1]), "h0g2");
    assert_eq!(found[1].place.map(|place| (place.line, place.column)), Some((4, 1)));
    assert!(found[2].nodes.is_empty());
}

#[test]
fn black_moves_first_with_dots_or_by_the_fen_or_by_nothing_at_all() {
    let dots = one("[Red \"\"]\n1. ………… 炮２平５ 2. 马二进三 *");
    assert_eq!((dots.turn(), moves(&dots).as_str()), (Color::Black, "b7e7 h0g2"));
    let board = "2b1ka3/4a4/1c2b4/1N1R2P2/4r4/P8/6p2/9/4A4/2BAK4";
    let stated = one(&format!("[FEN \"{board} b - - 0 1\"]\n1. 卒７進１ 2. 車六進一 *"));
    assert_eq!((stated.turn(), stated.side_source), (Color::Black, SideSource::Stated));
    assert_eq!(moves(&stated), "g3g2 d6d7");
    let wrong = one(&format!("[FEN \"{board} w - - 0 1\"]\n1. g3g2 d6d7 *"));
    assert_eq!((wrong.turn(), wrong.side_source), (Color::Black, SideSource::Corrected));
    let missing = one(&format!("[FEN \"{board}\"]\n1. g3g2 d6d7 *"));
    assert_eq!((missing.turn(), missing.side_source), (Color::Black, SideSource::FirstMove));
    assert_eq!(missing.illegal().count(), 0);
}

#[test]
fn every_notation_gives_the_same_game() {
    for text in [
        "1. 炮二平五 马8进7 2. 马二进三 车9平8",
        "1. 炮二平五 馬８進７ 2. 傌二進三 車９平８",
        "1. C2.5 H8+7 2. H2+3 R9.8",
        "1. c2=5 h8+7 2. h2+3 r9=8",
        "1. C2=5 N8+7 2. N2+3 R9=8",
        "1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８",
        "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
        "1. h2e2 h9g7 2. h0g2 i9h9",
        "1. h3e3 h10g8 2. h1g3 i10h10",
        "1. Che2 Hhg7 2. Hhg2 Rh9",
        "1. Ch2-e2 Hh9-g7 2. Hh0-g2 Ri9-h9",
        "1.炮二平五马8进7 2.马二进三车9平8",
    ] {
        let record = one(&format!("[Red \"\"]\n{text} *"));
        assert_eq!(moves(&record), "h2e2 h9g7 h0g2 i9h9", "{text}");
        assert_eq!(record.illegal().count(), 0, "{text}");
    }
}

#[test]
fn a_format_tag_that_names_another_notation_is_said() {
    let record = one("[Red \"\"]\n[Format \"WXF\"]\n1. 炮二平五 *");
    assert!(has(&record, |kind| matches!(kind, RemarkKind::NotationDiffers { .. })));
    let right = one("[Red \"\"]\n[Format \"Chinese\"]\n1. 炮二平五 *");
    assert!(!has(&right, |kind| matches!(kind, RemarkKind::NotationDiffers { .. })));
}

#[test]
fn short_coordinates_that_fit_both_ways_are_said_to_be_ambiguous() {
    let start = "[FEN \"4k4/9/9/9/4R4/9/9/9/9/3K5 w - - 0 1\"]\n";
    let record = one(&format!("{start}1. e5f5 *"));
    assert_eq!(moves(&record), "e5f5");
    assert!(!has(&record, |kind| *kind == RemarkKind::RanksAmbiguous), "only rank 5 has a piece");
    let both = "[FEN \"3k5/9/9/9/4R4/4R4/9/9/9/4K4 w - - 0 1\"]\n";
    assert!(has(&one(&format!("{both}1. e5f5 *")), |kind| *kind == RemarkKind::RanksAmbiguous));
}

#[test]
fn an_illegal_move_is_kept_and_an_unreadable_one_ends_its_line_only() {
    let record = one("[Red \"\"]\n1. 炮二进六 马8进7 2. 马二进三 *");
    assert_eq!(record.nodes[0].fault, Some(MoveFault::NotSuchAMove));
    assert_eq!(record.main_line().count(), 3);
    let record =
        one("[Red \"\"]\n1. 炮二平五 馬八進九進 (1... 马8进7 2. 马二进三) 2. 马二进三 {话} *");
    assert_eq!(moves(&record), "h2e2 h9g7 h0g2", "the variation is all that can be read");
    assert_eq!(record.unread.len(), 1);
    assert_eq!(record.unread[0].text, "馬八進九進 马二进三 {话}");
    assert_eq!(record.unread[0].after, Some(0));
    assert!(has(&record, |kind| matches!(kind, RemarkKind::UnreadableMove { ply: 2, .. })));
}

#[test]
fn an_ambiguous_move_is_settled_by_what_follows_or_left_open() {
    // Two horses of Red reach e4; only the one from d2 leaves g3 to the other one.
    let start = "[FEN \"3k5/9/9/9/9/9/6N2/3N5/9/4K4 w - - 0 1\"]\n";
    let open = one(&format!("{start}1. He4 *"));
    assert!(open.nodes.is_empty());
    assert!(has(
        &open,
        |kind| matches!(kind, RemarkKind::AmbiguousMove { candidates, .. } if candidates.len() == 2)
    ));
    assert_eq!(open.unread[0].text, "He4");
    let settled = one(&format!("{start}1. He4 Kd8 2. Hg3f5 *"));
    assert!(settled.nodes.len() >= 2, "{:?}", settled.remarks);
    assert_eq!(settled.nodes[0].m.to_string(), "d2e4");
}

#[test]
fn results_are_all_kept_and_contradictions_said() {
    let record = one(
        "[Event \"吉林 洪智 先負 甘肅 潘振波\"]\n[Result \"1-0\"]\n[Red \"\"]\n1. h2e2 1/2-1/2",
    );
    let stated: Vec<_> = record.results.iter().map(|s| (s.source, s.says)).collect();
    assert_eq!(
        stated,
        [
            (ResultSource::Title, GameResult::BlackWins),
            (ResultSource::Tag, GameResult::RedWins),
            (ResultSource::Terminator, GameResult::Draw),
        ]
    );
    assert!(has(
        &record,
        |kind| matches!(kind, RemarkKind::ResultConflict(list) if list.len() == 3)
    ));
    let open = one("[Event \"甲 先胜 乙\"]\n[Result \"*\"]\n[Red \"\"]\n1. h2e2 *");
    assert_eq!(open.agreed_result(), Some(GameResult::RedWins));
    assert!(!has(&open, |kind| matches!(kind, RemarkKind::ResultConflict(_))));
    for (text, says) in
        [("红胜", GameResult::RedWins), ("L", GameResult::BlackWins), ("0.5-0.5", GameResult::Draw)]
    {
        let record = one(&format!("[Result \"{text}\"]\n[Red \"\"]\n1. h2e2 *"));
        assert_eq!(record.results[0].says, says, "{text}");
    }
}

#[test]
fn a_fen_that_cannot_be_read_keeps_the_moves_and_is_said() {
    let record = one("[Red \"\"]\n[FEN \"rnbakabnr/8/9 w\"]\n1. h2e2 *");
    assert!(has(&record, |kind| matches!(kind, RemarkKind::FenUnreadable { .. })));
    assert_eq!(moves(&record), "h2e2");
}

#[test]
fn chess_is_told_from_xiangqi() {
    let chess = "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";
    let found = |text: &str| records::read(text.as_bytes(), &Hint::default()).expect("games");
    assert!(matches!(found(chess), Records::Chess(_)));
    let short = "[Result \"1-0\"] e4 *\n[Result \"0-1\"] e4 *\n";
    assert!(matches!(found(short), Records::Chess(_)));
    let xiangqi = "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n\n1. h2e2 h9g7 2. h0g2 i9h9 *\n";
    assert_eq!(moves(&one(xiangqi)), "h2e2 h9g7 h0g2 i9h9");
}

#[test]
fn marks_and_remarks_on_the_line_stay_with_their_moves() {
    let record =
        one("[Red \"\"]\n% skipped\n1. h2e2!? h9g7 $2 ; to the end 炮二平五\n2. h0g2 ?! *");
    let marks: Vec<&str> = record.nodes.iter().map(|node| node.marks.as_str()).collect();
    assert_eq!(marks, ["!?", "$2", "?!"]);
    assert_eq!(record.nodes[1].comment, "to the end 炮二平五");
}

#[test]
fn a_wrong_move_number_is_said_once() {
    let record = one("[Red \"\"]\n1. h2e2 h9g7 3. h0g2 i9h9 4. i0h0 *");
    let found: Vec<_> =
        record.remarks.iter().filter(|r| matches!(r.kind, RemarkKind::MoveNumber { .. })).collect();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].kind, RemarkKind::MoveNumber { found: 3, due: 2 });
    assert_eq!(found[0].place.map(|place| (place.line, place.column)), Some((2, 14)));
    assert_eq!(record.main_line().count(), 5);
}

#[test]
fn a_diagram_without_a_general_plays() {
    let record = one("[FEN \"9/9/9/9/r8/9/9/9/9/3RK4 w - - 0 1\"]\n1. d0d5 a5d5 *");
    assert_eq!(record.illegal().count(), 0);
    assert_eq!(fen::format(record.final_position().setup()), "9/9/9/9/3r5/9/9/9/9/4K4 w - - 0 2");
}
