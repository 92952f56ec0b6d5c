//! DhtmlXQ in the wrappers it comes in.

mod xiangqi_of;

use records::xiangqi::dhtmlxq;
use records::{
    EndReason, GameResult, MoveFault, ReadError, Record, RemarkKind, ResultSource, SideSource,
};
use xiangqi::{Color, Fault, Setup, fen};
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

fn says(record: &Record, wanted: &RemarkKind) -> bool {
    record.remarks.iter().any(|remark| remark.kind == *wanted)
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

#[test]
fn escaped_blocks_in_prose_are_games_with_their_number_and_words() {
    let found = records(include_str!("data/prose_with_blocks.txt"));
    assert_eq!(found.len(), 2);
    assert_eq!(found[0].label, "例一");
    assert_eq!(found[0].context, "例一：黑炮平3、平2捉红车。（图十五）");
    assert_eq!(fen::format(&found[0].start), "C1Rrka3/4a4/9/9/9/1pp6/3c5/9/9/4K4 b - - 0 1");
    assert_eq!(found[0].side_source, SideSource::FirstMove);
    assert_eq!(moves(&found[0]), "d3c3 c9b9 c3b3 b9c9");
    assert_eq!(found[0].place.map(|place| (place.line, place.column)), Some((2, 1)));
    assert_eq!(found[1].label, "例二");
    assert_eq!(found[1].context, "例二，另一图，黑方无将。");
    assert!(says(&found[1], &RemarkKind::SetupFault(Fault::MissingGeneral(Color::Black))));
    assert!(found.iter().all(|record| record.illegal().next().is_none()));
}

#[test]
fn a_block_on_one_line_inside_a_page_is_found() {
    let record = one(
        "<html><body><h3>Cup 1982</h3><div style=\"display:none\">[DhtmlXQ][DhtmlXQ_title]A (W) B[/DhtmlXQ_title]\
         [DhtmlXQ_result]L[/DhtmlXQ_result][DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][/DhtmlXQ]</div></body></html>",
    );
    assert_eq!(moves(&record), "h2e2 h9g7");
    assert_eq!(record.context, "Cup 1982");
    assert_eq!(record.start, Setup::initial());
    let stated: Vec<_> = record.results.iter().map(|s| (s.source, s.says)).collect();
    assert_eq!(
        stated,
        [(ResultSource::Title, GameResult::RedWins), (ResultSource::Tag, GameResult::BlackWins)]
    );
    assert_eq!(record.agreed_result(), None);
    assert!(
        record
            .remarks
            .iter()
            .any(|r| matches!(&r.kind, RemarkKind::ResultConflict(c) if c.len() == 2))
    );
}

#[test]
fn numbered_brackets_and_script_variables_are_read() {
    let entity = one("&#91;DhtmlXQ_movelist&#93;7747&#91;/DhtmlXQ_movelist&#93;");
    assert_eq!(moves(&entity), "h2e2");
    let tag_in_variable =
        one("var DhtmlXQ_movelist='[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]';");
    assert_eq!(moves(&tag_in_variable), "h2e2 h9g7");
    let bare = one("var DhtmlXQ_binit = '';\nvar DhtmlXQ_movelist = \"7747\";\n");
    assert_eq!(moves(&bare), "h2e2");
    let packed = one("var DhtmlXQ_move='[0_1_0]77477062[/0_1_0][0_2_1]7967[/0_2_1]';");
    assert_eq!(moves(&packed), "h2e2 h9g7");
    assert_eq!(packed.line_count(), 2);
}

#[test]
fn closers_under_another_name_close_and_the_first_filled_value_counts() {
    let record =
        one("[DhtmlXQ]\n[DhtmlXQ_blacktime][/DhtmlXQ_time]\n[DhtmlXQ_red]甲[/DhtmlXQ_red]\n\
         [DhtmlXQ_blacktime]30[/DhtmlXQ_time]\n[DhtmlXQ_red]乙[/DhtmlXQ_red]\n[/DhtmlXQ]");
    assert_eq!(record.tag("blacktime"), Some("30"));
    assert_eq!(record.tag("red"), Some("甲"));
    let (name, dropped) = ("red".to_owned(), "乙".to_owned());
    assert!(says(&record, &RemarkKind::DuplicateTag { name, dropped }));
    let (opened, closed) = ("blacktime".to_owned(), "time".to_owned());
    assert!(says(&record, &RemarkKind::MismatchedCloser { opened, closed }));
}

#[test]
fn piece_points_are_cleaned_as_the_site_does_it() {
    // Too short: the usual start fills the tail; `9-` is off the board.
    let record =
        one("[DhtmlXQ_binit]9-79[/DhtmlXQ_binit][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]");
    let mut expected = Setup::initial();
    let corner = xiangqi::Square::new(8, 0).expect("on board");
    expected.board.put(corner, None);
    assert_eq!(record.start.board, expected.board);
    assert!(record.remarks.iter().any(|r| matches!(r.kind, RemarkKind::PointsCleaned { .. })));
    let full = one(
        "[DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]",
    );
    assert_eq!(fen::format(&full.start), START);
    assert!(full.remarks.is_empty());
}

#[test]
fn two_pieces_on_one_point_reject_that_game_alone() {
    let bad = "[DhtmlXQ][DhtmlXQ_binit]8989[/DhtmlXQ_binit][/DhtmlXQ]";
    let reading = read(format!("{bad}\n[DhtmlXQ][/DhtmlXQ]").as_bytes(), None).expect("one game");
    assert_eq!(reading.records.len(), 1);
    assert!(matches!(reading.remarks[0].kind, RemarkKind::GameUnreadable { .. }));
    let error = read(bad.as_bytes(), None).expect_err("no game");
    assert!(matches!(error, ReadError::NoneReadable { .. }));
    assert!(error.to_string().contains("binit puts two pieces on i0"), "{error}");
}

#[test]
fn what_follows_the_last_whole_move_is_dropped_and_said() {
    let record = one("[DhtmlXQ_movelist]77477062 77[/DhtmlXQ_movelist]");
    assert_eq!(moves(&record), "h2e2 h9g7");
    let (name, text) = ("movelist".to_owned(), "77".to_owned());
    assert!(says(&record, &RemarkKind::DigitsDropped { name, text }));
    let off = one("[DhtmlXQ_movelist]774790627967[/DhtmlXQ_movelist]");
    assert_eq!(moves(&off), "h2e2");
    assert_eq!(off.unread[0].text, "90627967");
    assert_eq!(off.unread[0].after, Some(0));
}

#[test]
fn twelve_character_lists_are_told_by_their_running_number() {
    let record = one("[DhtmlXQ_movelist]7747炮二平五00007062馬8進70001[/DhtmlXQ_movelist]");
    assert_eq!(moves(&record), "h2e2 h9g7");
    // Three ordinary moves have twelve digits too.
    assert_eq!(moves(&one("[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]")), "h2e2 h9g7 h0g2");
}

#[test]
fn branches_join_whatever_their_order_and_comments_find_their_moves() {
    let record = one("[DhtmlXQ]\n[DhtmlXQ_move_2_3_3]7967[/DhtmlXQ_move_2_3_3]\n\
         [DhtmlXQ_comment2_2]second[/DhtmlXQ_comment2_2]\n[DhtmlXQ_comment0]start||here[/DhtmlXQ_comment0]\n\
         [DhtmlXQ_move_0_2_2]19278979[/DhtmlXQ_move_0_2_2]\n[DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1]\n\
         [DhtmlXQ_comment1]a[/DhtmlXQ_comment1]\n[DhtmlXQ_comment0_1]b[/DhtmlXQ_comment0_1]\n\
         [DhtmlXQ_comment9_9]lost[/DhtmlXQ_comment9_9]\n[DhtmlXQ_move_7_2_8]7062[/DhtmlXQ_move_7_2_8]\n\
         [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]");
    assert_eq!(record.comment, "start\nhere");
    assert_eq!(record.nodes[record.first[0]].comment, "a\nb");
    let replies: Vec<String> = record
        .children(Some(record.first[0]))
        .iter()
        .map(|&node| record.nodes[node].m.to_string())
        .collect();
    assert_eq!(replies, ["h9g7", "b0c2", "b9c7"], "in order of appearance");
    let second = record.children(Some(record.first[0]))[1];
    assert_eq!(record.nodes[second].comment, "second");
    assert_eq!(record.nodes[second].fault, Some(MoveFault::NotTheirTurn));
    let after: Vec<String> =
        record.children(Some(second)).iter().map(|&n| record.nodes[n].m.to_string()).collect();
    assert_eq!(after, ["i0h0", "h0g2"]);
    assert!(says(&record, &RemarkKind::BranchAdrift { name: "move_7_2_8".to_owned() }));
    let (name, text) = ("comment9_9".to_owned(), "lost".to_owned());
    assert!(says(&record, &RemarkKind::CommentAdrift { name, text }));
    assert_eq!(record.unread[0].text, "7062");
}

#[test]
fn results_and_end_reasons_are_the_editors_words() {
    let record = one(
        "[DhtmlXQ][DhtmlXQ_result]红先负[/DhtmlXQ_result][DhtmlXQ_endtype]封局[/DhtmlXQ_endtype][/DhtmlXQ]",
    );
    assert_eq!(record.agreed_result(), Some(GameResult::BlackWins));
    assert_eq!(record.end, Some(EndReason::Adjourned));
    let odd = one("[DhtmlXQ][DhtmlXQ_result]改日再战[/DhtmlXQ_result][/DhtmlXQ]");
    assert_eq!(odd.agreed_result(), None);
    assert!(says(&odd, &RemarkKind::ResultUnreadable { text: "改日再战".to_owned() }));
}

#[test]
fn written_text_reads_back_equal() {
    let text = "[DhtmlXQ]\n[DhtmlXQ_title]甲 & 乙 | \\u0041 <x>[/DhtmlXQ_title]\n\
        [DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_2_1]10227967[/DhtmlXQ_move_0_2_1]\n\
        [DhtmlXQ_move_1_3_2]1927[/DhtmlXQ_move_1_3_2]\n[DhtmlXQ_comment0]一||二[/DhtmlXQ_comment0]\n\
        [DhtmlXQ_comment1_3]三[/DhtmlXQ_comment1_3]\n[/DhtmlXQ]\n";
    let record = one(text);
    let again = one(&dhtmlxq::write(&record));
    let shape = |record: &Record| {
        record.nodes.iter().map(|n| (n.m, n.comment.clone(), n.children.len())).collect::<Vec<_>>()
    };
    assert_eq!(shape(&again), shape(&record));
    assert_eq!((&again.start, &again.comment), (&record.start, &record.comment));
    assert_eq!(again.tag("title"), record.tag("title"));
}

#[test]
fn a_black_move_first_without_moves_needs_the_side_written() {
    let mut record =
        Record::new(fen::parse("4k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1").expect("readable"));
    assert_eq!(one(&dhtmlxq::write(&record)).start, record.start);
    // A third chariot has no slot among the points.
    record.start = fen::parse("4k4/9/9/9/9/9/9/9/9/R2K2RR1 w - - 0 1").expect("readable");
    assert_eq!(one(&dhtmlxq::write(&record)).start.board, record.start.board);
}

/// 《中国象棋规则（1959）》, example 4 and figure 18, under `prose`.
fn example_four(prose: &str) -> Record {
    one(&format!(
        "{prose}\n[DhtmlXQ][DhtmlXQ_binit]9999695949394799389999999999994658289999999999999968999999999999[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist]3948585648395658[/DhtmlXQ_movelist][/DhtmlXQ]"
    ))
}

/// A move of the prose that differs: its ply, the words of the prose and of the record, line and column.
type Differs<'a> = (usize, &'a str, &'a str, Option<(u32, u32)>);

fn prose_differs(record: &Record) -> Vec<Differs<'_>> {
    record
        .remarks
        .iter()
        .filter_map(|remark| {
            let RemarkKind::ProseDiffers { ply, prose, written, .. } = &remark.kind else {
                return None;
            };
            let place = remark.place.map(|place| (place.line, place.column));
            Some((*ply, prose.as_str(), written.as_str(), place))
        })
        .collect()
}

#[test]
fn moves_in_the_prose_that_are_not_those_of_the_record_are_remarked_on_one_by_one() {
    // As the copy prints it: the prose has the black chariot on the seventh file, the figure on the sixth.
    let record =
        example_four("编辑\n例四：仕六进五，车7退2，仕五退六，车7进2，解捉还捉，双方不变作和。");
    assert_eq!(
        prose_differs(&record),
        [(2, "车7退2", "车６退２", Some((2, 9))), (4, "车7进2", "车６进２", Some((2, 19)))]
    );
    assert!(record.remarks.iter().any(|remark| remark.kind.needs_a_person()));
    assert_eq!(moves(&record), "d0e1 f1f3 e1d0 f3f1");
}

#[test]
fn prose_that_agrees_or_is_no_copy_of_the_moves_gets_no_remark() {
    for prose in [
        // With the digit of the figure, in plain, full-width and traditional forms.
        "例四：仕六进五，车6退2，仕五退六，车6进2。",
        "例四：仕六进五，車６退２，仕五退六，車６進２。",
        // Fewer moves than the record, and a move of an earlier example.
        "例四：车7退2，仕五退六，车7进2。",
        "例三：车7退2。例四：仕六进五，车6退2，仕五退六，车6进2。",
        "例四，解捉还捉。",
        "",
    ] {
        assert_eq!(prose_differs(&example_four(prose)), [], "{prose}");
    }
}
