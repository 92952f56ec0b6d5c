//! Moves in Chinese.

use xiangqi::notation::{
    self, ChineseStyle, Digits, Forgiven, Notation, NotationError, SoldierScheme, Unwritable,
    WxfStyle,
};

use crate::support::*;

#[test]
fn the_four_characters() {
    let tokens = [
        "炮二平五",
        "炮２平５",
        "炮2平5",
        "砲二平五",
        "包二平五",
        "炮二平五!",
        "炮二平五？",
        "炮贰平伍",
        " 炮 二 平 五 ",
        "炮二.五",
        "炮二=五",
        "炮２＝５",
    ];
    check(CHINESE, START, "h2e2", &tokens);
    check_written(CHINESE, START, "h2e2", "炮二平五");
    check_written(TRADITIONAL, START, "h2e2", "炮二平五");
}

#[test]
fn every_name_of_a_piece_for_either_side() {
    check(CHINESE, START, "h0g2", &["马二进三", "馬二進三", "傌二进三", "碼二上三", "马2进3"]);
    check(
        CHINESE,
        START,
        "i0i1",
        &["车一进一", "車一進一", "俥一进1", "砗一上一", "硨一進一", "伡一进一"],
    );
    check(CHINESE, START, "f0e1", &["仕四进五", "士四进五", "士4进5", "仕四上五"]);
    check(CHINESE, START, "g0e2", &["相三进五", "象三進五", "象3上5"]);
    check(CHINESE, START, "e0e1", &["帅五进一", "帥五進一", "将五进一", "將5進1"]);
    check(CHINESE, START, "g3g4", &["兵三进一", "卒三进一", "卒3上1"]);
    let black = START.replace(" w ", " b ");
    check(CHINESE, &black, "h9g7", &["马８进７", "馬8進7", "马八进七", "傌捌进柒", "馬８上７"]);
    check(CHINESE, &black, "g6g5", &["卒７进１", "兵7进1", "兵七进一"]);
    check(CHINESE, &black, "f9e8", &["士6进5", "仕６進５"]);
    check(CHINESE, &black, "b7b3", &["炮２进４", "砲2進4", "包二上四"]);
}

#[test]
fn both_sides_are_written_with_their_own_names() {
    let black = START.replace(" w ", " b ");
    for (m, simplified, traditional) in [
        ("e9e8", "将５进１", "將５進１"),
        ("f9e8", "士６进５", "士６進５"),
        ("c9e7", "象３进５", "象３進５"),
        ("h9g7", "马８进７", "馬８進７"),
        ("a9a8", "车１进１", "車１進１"),
        ("b7e7", "炮２平５", "炮２平５"),
        ("g6g5", "卒７进１", "卒７進１"),
    ] {
        check_written(CHINESE, &black, m, simplified);
        check_written(TRADITIONAL, &black, m, traditional);
    }
    for (m, simplified, traditional) in [
        ("e0e1", "帅五进一", "帥五進一"),
        ("f0e1", "仕四进五", "仕四進五"),
        ("g0e2", "相三进五", "相三進五"),
        ("b0c2", "马八进七", "馬八進七"),
        ("i0i1", "车一进一", "車一進一"),
        ("c3c4", "兵七进一", "兵七進一"),
    ] {
        check_written(CHINESE, START, m, simplified);
        check_written(TRADITIONAL, START, m, traditional);
    }
    let half = ChineseStyle { black: Digits::HalfWidth, ..ChineseStyle::SIMPLIFIED };
    check_written(Notation::Chinese(half), &black, "h9g7", "马8进7");
}

#[test]
fn two_chariots_on_a_file() {
    let text = "4k4/9/9/4r4/9/2R6/9/2R6/9/3K5 w - - 0 1";
    check(CHINESE, text, "c4e4", &["前车平五", "前車平5", "车前平五", "車前平五", "前俥平五"]);
    check(CHINESE, text, "c2c0", &["后车退二", "後車退二", "车后退2", "車後退２"]);
    check_written(CHINESE, text, "c4e4", "前车平五");
    check_written(TRADITIONAL, text, "c2c0", "後車退二");
    check_ambiguous(CHINESE, text, "车七平五", &["c2e2", "c4e4"]);
    check_forgiven(CHINESE, text, "c4c8", "车七进四", Forgiven::PlainFile);
    assert!(matches!(refused(CHINESE, text, "前炮平五"), NotationError::NoSuchPiece { .. }));
    assert!(matches!(refused(CHINESE, text, "中车平五"), NotationError::NoSuchPiece { .. }));
}

/// public-Xiangqi issue 45, as reported: Black stands in check though Red is to move.
#[test]
fn two_cannons_need_front_or_rear() {
    let text = "5k3/9/9/9/4C4/9/4C4/9/9/3K5 w - - 0 1";
    check_written(CHINESE, text, "e5e7", "前炮进二");
    check_written(CHINESE, text, "e3e4", "后炮进一");
    check_written(WXF, text, "e5e7", "C++2");
    check_ambiguous(CHINESE, text, "炮五进一", &["e3e4", "e5e6"]);
}

#[test]
fn advisors_and_elephants_on_one_file_are_told_by_the_step() {
    let red = "5k3/9/9/9/9/2B6/9/3A5/9/2BAK4 w - - 0 1";
    check(CHINESE, red, "d0e1", &["仕六进五"]);
    check(CHINESE, red, "d2e1", &["仕六退五"]);
    check(CHINESE, red, "c0e2", &["相七进五"]);
    check(CHINESE, red, "c4e2", &["相七退五"]);
    for (m, chinese, wxf) in [
        ("d0e1", "仕六进五", "A6+5"),
        ("d2e1", "仕六退五", "A6-5"),
        ("c0a2", "相七进九", "E7+9"),
        ("c4a2", "相七退九", "E7-9"),
    ] {
        check_written(CHINESE, red, m, chinese);
        check_written(WXF, red, m, wxf);
    }
    check_forgiven(CHINESE, red, "c4e2", "前相退五", Forgiven::NeedlessQualifier);
    check_forgiven(CHINESE, red, "d0e1", "后仕进五", Forgiven::NeedlessQualifier);
    let black = "2bak4/9/3a5/9/2b6/9/9/9/9/4K4 b - - 0 1";
    let black = black.replace("4K4", "5K3");
    check(CHINESE, &black, "c9e7", &["象３进５"]);
    check(CHINESE, &black, "c5e7", &["象３退５"]);
    check(CHINESE, &black, "d9e8", &["士４进５"]);
    check(CHINESE, &black, "d7e8", &["士４退５"]);
}

/// walker8088/cchess issue 12: only the first of the two was tried.
#[test]
fn the_other_advisor_is_tried_too() {
    let text = "3ak4/9/3a5/9/9/9/9/9/9/3K5 b - - 0 1";
    check(CHINESE, text, "d9e8", &["士4进5", "士４進５"]);
    check(CHINESE, text, "d7e8", &["士4退5"]);
}

#[test]
fn an_elephant_over_the_river_is_written_so_that_the_other_is_not_read() {
    let red = "5k3/9/9/9/9/2B6/9/9/9/2B1K4 w - - 0 1";
    check_written(CHINESE, red, "c4e6", "前相进五");
    check_illegal(CHINESE, red, "c4e6", "前相进五");
}

#[test]
fn the_brief_form_has_one_legal_meaning_or_none() {
    check_forgiven(CHINESE, START, "h0g2", "马二三", Forgiven::MissingDirection);
    let black = START.replace(" w ", " b ");
    check_forgiven(CHINESE, &black, "h9g7", "马8 7", Forgiven::MissingDirection);
    // 炮二进五 would take the cannon without a screen, 炮二退五 leads off the board.
    check_forgiven(CHINESE, START, "h2e2", "炮二五", Forgiven::MissingDirection);
    check_ambiguous(CHINESE, START, "炮二四", &["h2f2", "h2h6"]);
    check_ambiguous(CHINESE, START, "炮二一", &["h2h1", "h2i2", "h2h3"]);
    let error = refused(CHINESE, START, "帅五四");
    assert!(matches!(error, NotationError::NoLegalReading { .. }), "{error}");
    assert_eq!(error.candidates(), [points("e0e4"), points("e0f0")]);
}

#[test]
fn illegal_moves_that_name_one_piece_and_point_are_read() {
    // The horse's leg is blocked, the elephant's eye too.
    check_illegal(CHINESE, START, "b0d1", "马八进六");
    check_illegal(CHINESE, START, "i0i5", "车一进五");
    // The chariot leaves its general attacked.
    let pinned = "4k4/4r4/9/9/9/9/9/9/4R4/4K4 w - - 0 1";
    check_illegal(CHINESE, pinned, "e1d1", "车五平六");
    // A soldier goes back.
    check_illegal(CHINESE, START, "e3e2", "兵五退一");
}

#[test]
fn what_names_nothing_is_an_error() {
    let none = |token: &str| refused(CHINESE, START, token);
    assert!(matches!(none("炮三平五"), NotationError::NoSuchPiece { .. }));
    assert!(matches!(none("前炮平五"), NotationError::NoSuchPiece { .. }));
    assert!(matches!(none("一兵平五"), NotationError::NoSuchPiece { .. }));
    assert!(matches!(none("马二平三"), NotationError::NoTarget { .. }));
    assert!(matches!(none("马二进五"), NotationError::NoTarget { .. }));
    assert!(matches!(none("马二进九"), NotationError::NoTarget { .. }));
    assert!(matches!(none("炮二平二"), NotationError::NoTarget { .. }));
    assert!(matches!(none("炮二退三"), NotationError::NoTarget { .. }));
    for token in [
        "",
        "炮",
        "炮二",
        "炮二平",
        "炮〇平五",
        "炮二平十",
        "炮二平五五",
        "二平五炮",
        "h2e2",
        "前后平五",
    ] {
        assert!(matches!(none(token), NotationError::Unreadable { .. }), "{token}");
    }
}

#[test]
fn the_move_alone_decides_between_two_horses_with_one_pinned() {
    // Both horses reach e4; the front one is pinned on its file by the chariot.
    let text = "3rk4/9/9/9/9/9/3N5/9/3N5/3K1A3 w - - 0 1";
    check_illegal(CHINESE, "3rk4/9/9/9/9/9/3N5/9/9/3K5 w - - 0 1", "d3e5", "马六进五");
    check(CHINESE, text, "d1e3", &["后马进五"]);
}

#[test]
fn seven_soldiers_of_a_diagram_are_numbered() {
    let text = "4k4/P1P6/P1P6/P1P6/P8/9/9/9/9/3K5 w - - 0 1";
    check_written(CHINESE, text, "a5b5", "七兵平八");
    check(CHINESE, text, "a5b5", &["七兵平八"]);
    check_written(CHINESE, text, "c8b8", "一兵平八");
    let lettered = WxfStyle { soldiers: SoldierScheme::Lettered, ..WxfStyle::UNDECIDED };
    let error = notation::format(Notation::Wxf(lettered), &position(text), points("a5b5"));
    assert_eq!(error, Err(Unwritable::Crowded(points("a5b5").from)));
}
