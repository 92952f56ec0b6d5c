//! Written moves, notation by notation.

use xiangqi::notation::{
    self, ChineseStyle, Detected, Digits, Forgiven, Notation, NotationError, RankBase,
    SoldierScheme, Unwritable, WxfStyle,
};
use xiangqi::{Move, Position, fen};

const CHINESE: Notation = Notation::Chinese(ChineseStyle::SIMPLIFIED);
const TRADITIONAL: Notation = Notation::Chinese(ChineseStyle::TRADITIONAL);
const WXF: Notation = Notation::Wxf(WxfStyle::UNDECIDED);
const SAN_0: Notation = Notation::San(RankBase::Zero);
const SAN_1: Notation = Notation::San(RankBase::One);

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

fn position(text: &str) -> Position {
    let setup = fen::read(text).expect(text).setup;
    Position::from_setup(setup).or_else(|error| error.as_diagram()).expect(text)
}

fn points(token: &str) -> Move {
    notation::read_points(token, RankBase::Zero).expect(token)
}

/// Every token is read as the legal move `m`, and nothing is remarked.
fn check(notation: Notation, text: &str, m: &str, tokens: &[&str]) {
    let position = position(text);
    for token in tokens {
        let read = notation::parse(notation, &position, token).expect(token);
        assert_eq!((read.m, read.legal), (points(m), true), "{token} in {text}");
        assert_eq!(read.forgiven, [], "{token} in {text}");
    }
}

/// The token is read as the legal move `m` with one remark.
fn check_forgiven(notation: Notation, text: &str, m: &str, token: &str, remark: Forgiven) {
    let read = notation::parse(notation, &position(text), token).expect(token);
    assert_eq!((read.m, read.legal), (points(m), true), "{token} in {text}");
    assert_eq!(read.forgiven, [remark], "{token} in {text}");
}

/// The token names one move, and the move is illegal.
fn check_illegal(notation: Notation, text: &str, m: &str, token: &str) {
    let read = notation::parse(notation, &position(text), token).expect(token);
    assert_eq!((read.m, read.legal), (points(m), false), "{token} in {text}");
}

fn refused(notation: Notation, text: &str, token: &str) -> NotationError {
    notation::parse(notation, &position(text), token).expect_err(token)
}

fn check_ambiguous(notation: Notation, text: &str, token: &str, candidates: &[&str]) {
    let error = refused(notation, text, token);
    let candidates: Vec<Move> = candidates.iter().map(|m| points(m)).collect();
    assert!(matches!(error, NotationError::Ambiguous { .. }), "{token}: {error}");
    assert_eq!(error.candidates(), candidates, "{token} in {text}");
}

fn check_written(notation: Notation, text: &str, m: &str, expected: &str) {
    let written = notation::format(notation, &position(text), points(m));
    assert_eq!(written.as_deref(), Ok(expected), "{m} in {text}");
}

mod coordinates {
    use super::*;

    #[test]
    fn ranks_from_zero() {
        let tokens =
            ["h2e2", "H2-E2", "h2-e2", "H2E2", "h2–e2", "ｈ２ｅ２", " h2e2 ", "h2e2!?", "h2e2+"];
        check(Notation::Ucci, START, "h2e2", &tokens);
        check(Notation::Iccs, START, "h2e2", &tokens);
        check_written(Notation::Ucci, START, "h2e2", "h2e2");
        check_written(Notation::Iccs, START, "h2e2", "H2-E2");
    }

    #[test]
    fn ranks_from_one_have_two_digits() {
        check(Notation::Uci, START, "h2e2", &["h3e3"]);
        check(Notation::Uci, START, "h2h9", &["h3h10", "h3-h10", "H3H10"]);
        let rook = "r3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1";
        check(Notation::Uci, rook, "a9b9", &["a10b10"]);
        check_written(Notation::Uci, rook, "a9b9", "a10b10");
        check_written(Notation::Uci, rook, "a9a0", "a10a1");
        assert!(matches!(
            refused(Notation::Ucci, rook, "a10b10"),
            NotationError::Unreadable { .. }
        ));
        assert!(matches!(refused(Notation::Uci, rook, "a9a0"), NotationError::Unreadable { .. }));
        assert!(matches!(refused(Notation::Uci, rook, "a9a11"), NotationError::Unreadable { .. }));
    }

    #[test]
    fn illegal_moves_are_read_as_illegal() {
        check_illegal(Notation::Ucci, START, "h2e5", "h2e5");
        check_illegal(Notation::Ucci, START, "e5e6", "e5e6");
        check_illegal(Notation::Iccs, START, "h9g7", "H9-G7");
    }

    #[test]
    fn other_texts_are_refused() {
        for token in ["", "h2", "h2e", "h2e2e3", "j2e2", "h2e2x", "炮二平五", "C2.5", "0000"] {
            let error = refused(Notation::Ucci, START, token);
            assert!(matches!(error, NotationError::Unreadable { .. }), "{token}: {error}");
        }
        let error = refused(Notation::Ucci, START, "nonsense that is far too long for a move");
        assert_eq!(
            error.to_string(),
            "found \"nonsense that is far\", expected two points with ranks 0 to 9, as h2e2"
        );
    }

    #[test]
    fn piece_letter_before_the_points() {
        check(Notation::Lalg, START, "h2e2", &["Ch2-e2", "ch2e2", "CH2-E2"]);
        check_written(Notation::Lalg, START, "h2e2", "Ch2-e2");
        check_written(Notation::Lalg, START, "h0g2", "Hh0-g2");
        check_forgiven(Notation::Lalg, START, "h2e2", "Rh2-e2", Forgiven::WrongLetter);
    }
}

mod chinese {
    use super::*;

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

    /// public-Xiangqi issue 45, with the black general off the cannons' file.
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
}

mod letters {
    use super::*;

    #[test]
    fn every_spelling_of_a_level_step() {
        let tokens = [
            "C2.5",
            "C2=5",
            "c2.5",
            "C25",
            "Ｃ２＝５",
            "Ｃ２．５",
            "C2.5!",
            "c2·5",
            "C2.5+",
            "C2.5++",
            "C2=5??",
        ];
        check(WXF, START, "h2e2", &tokens);
        check_written(WXF, START, "h2e2", "C2.5");
        check_written(
            Notation::Wxf(WxfStyle { level: notation::LevelSign::Equals, ..WxfStyle::UNDECIDED }),
            START,
            "h2e2",
            "C2=5",
        );
    }

    #[test]
    fn every_alphabet() {
        check(WXF, START, "h0g2", &["H2+3", "N2+3", "h2+3", "n2+3", "Ｈ２＋３"]);
        check(WXF, START, "g0e2", &["E3+5", "B3+5", "M3+5"]);
        check(WXF, START, "f0e1", &["A4+5", "G4+5"]);
        check(WXF, START, "g3g4", &["P3+1", "p3+1", "S3+1"]);
        check_written(WXF, START, "h0g2", "H2+3");
        check_written(WXF, START, "g0e2", "E3+5");
        let black = START.replace(" w ", " b ");
        check(WXF, &black, "h9g7", &["h8+7", "H8+7"]);
        check_written(WXF, &black, "h9g7", "H8+7");
    }

    #[test]
    fn tandem_signs_before_and_after_the_letter() {
        let text = "5k3/9/9/9/4C4/9/4C4/9/9/3K5 w - - 0 1";
        check(WXF, text, "e5e7", &["C++2", "+C+2", "c++2", "＋Ｃ＋２", "C++2+", "C++2++"]);
        check(WXF, text, "e3e2", &["C--1", "-C-1"]);
        check(WXF, text, "e3d3", &["C-.6", "-C=6", "C-=6", "−C=6"]);
        check_written(WXF, text, "e3d3", "C-.6");
        assert!(matches!(refused(WXF, text, "C+6"), NotationError::Unreadable { .. }));
    }

    /// Fairy-Stockfish writes the file alone when the other piece's step would leave the board.
    #[test]
    fn the_file_alone_where_one_of_two_can_go() {
        let text = "4k4/9/9/2R6/9/9/9/2R6/9/3K5 w - - 0 1";
        check_forgiven(WXF, text, "c6c3", "R7-3", Forgiven::PlainFile);
        check_ambiguous(WXF, text, "R7.5", &["c2e2", "c6e6"]);
    }

    /// Fairy-Stockfish issue 395.
    #[test]
    fn front_soldier_with_two_tandem_files_is_ambiguous() {
        let text = "3ak4/9/9/2P1P4/9/2P1P4/9/9/9/4K4 w - - 0 1";
        check_ambiguous(WXF, text, "P++1", &["c6c7", "e6e7"]);
        check(WXF, text, "c6c7", &["17+1", "7++1", "Pc+1", "pc+1"]);
        check_written(Notation::Wxf(WxfStyle::WXF_2018), text, "c6c7", "17+1");
        check_written(Notation::Wxf(WxfStyle::WXF_1997), text, "c6c7", "7++1");
        check_written(CHINESE, text, "c6c7", "三兵进一");
        // Only the soldier on file e can step to file d on one of the two readings of the other side.
        check_forgiven(WXF, text, "e6f6", "P+.4", Forgiven::BareQualifier);
    }

    #[test]
    fn three_on_a_file_beside_another_tandem_clash() {
        let text = "4k4/9/6P2/6P2/2P3P2/2P6/9/9/9/3K5 w - - 0 1";
        check_ambiguous(WXF, text, "33.2", &["g5h5", "g6h6"]);
        check(Notation::Wxf(WxfStyle::WXF_1997), text, "g6h6", &["33.2", "33=2"]);
        check(Notation::Wxf(WxfStyle::WXF_2018), text, "g5h5", &["33.2", "33=2"]);
        // Forward only the front one has room.
        check_forgiven(
            WXF,
            "4k4/9/6P2/6P2/2P6/2P3P2/9/9/9/3K5 w - - 0 1",
            "g4g5",
            "33+1",
            Forgiven::SchemeClash,
        );
        // With one tandem file the older scheme would have written P3 or P-.
        let alone = "4k4/9/6P2/6P2/6P2/9/9/9/9/3K5 w - - 0 1";
        check(WXF, alone, "g5h5", &["33.2", "P-.2"]);
        check(WXF, alone, "g6h6", &["23.2", "P3.2", "P..2"]);
    }

    #[test]
    fn signs_of_five_soldiers() {
        let text = "4k4/6P2/6P2/6P2/6P2/6P2/9/9/9/3K5 w - - 0 1";
        let older = Notation::Wxf(WxfStyle::WXF_1997);
        for (m, token) in [
            ("g8h8", "++.2"),
            ("g7h7", "P+.2"),
            ("g6h6", "P3.2"),
            ("g5h5", "P-.2"),
            ("g4h4", "--.2"),
        ] {
            check_written(older, text, m, token);
            let read = notation::parse(WXF, &position(text), token).expect(token);
            assert_eq!(read.m, points(m), "{token}");
        }
        check(WXF, text, "g8g9", &["+++1"]);
    }

    #[test]
    fn the_keypad_is_read_only_when_asked_for() {
        check(Notation::Keypad, START, "h2e2", &["62.5", "62=5"]);
        check(Notation::Keypad, START, "h0g2", &["42+3"]);
        check_written(Notation::Keypad, START, "h2e2", "62.5");
        check_written(Notation::Keypad, START, "h0g2", "42+3");
        assert!(matches!(refused(WXF, START, "62.5"), NotationError::NoSuchPiece { .. }));
        assert!(matches!(
            refused(Notation::Keypad, START, "C2.5"),
            NotationError::Unreadable { .. }
        ));
        // 15+1: the king here, the first of two soldiers there.
        let text = "3k5/9/4P4/9/4P4/9/9/9/9/4K4 w - - 0 1";
        check(Notation::Keypad, text, "e0e1", &["15+1"]);
        check(WXF, text, "e7e8", &["15+1"]);
        check_written(Notation::Keypad, text, "e7e8", "7++1");
    }

    #[test]
    fn illegal_and_unreadable() {
        check_illegal(WXF, START, "b0d1", "H8+6");
        assert!(matches!(refused(WXF, START, "C3.5"), NotationError::NoSuchPiece { .. }));
        assert!(matches!(refused(WXF, START, "H2.5"), NotationError::NoTarget { .. }));
        for token in
            ["", "C", "C2", "C2.", "C0.5", "C2.0", "X2.5", "C2.55", "h2e2", "炮二平五", "++", "P+1"]
        {
            let error = refused(WXF, START, token);
            assert!(matches!(error, NotationError::Unreadable { .. }), "{token}: {error}");
        }
    }
}

mod san {
    use super::*;

    #[test]
    fn ranks_from_zero() {
        check(SAN_0, START, "h2e2", &["Che2", "Che2+", "Ch2e2", "Ch2-e2"]);
        check(SAN_0, START, "h0g2", &["Hg2", "Ng2", "Hhg2"]);
        check(SAN_0, START, "g3g4", &["g4", "Pg4", "g4=.", "gg4"][..2]);
        check(SAN_0, START, "d0e1", &["Ade1"]);
        check(SAN_0, START, "h2h9", &["Cxh9", "Chxh9", "Ch9"]);
        check_forgiven(SAN_0, START, "g3g4", "g4=.", Forgiven::PromotionSign);
        check_ambiguous(SAN_0, START, "Ce2", &["b2e2", "h2e2"]);
    }

    #[test]
    fn ranks_from_one() {
        check(SAN_1, START, "h2e2", &["Che3"]);
        check(SAN_1, START, "e3e4", &["Pe5", "e5"]);
        check(SAN_1, START, "h2h9", &["Cxh10", "Chxh10"]);
        check_written(SAN_1, START, "e3e4", "Pe5");
        check_written(SAN_1, START, "h2h9", "Cxh10");
        assert!(matches!(refused(SAN_0, START, "Cxh10"), NotationError::Unreadable { .. }));
    }

    #[test]
    fn captures_by_soldiers() {
        let text = "3k5/9/9/9/8p/8P/9/9/9/4K4 w - - 0 1";
        check(SAN_0, text, "i4i5", &["ixi5", "xi5", "i5"]);
        check_written(SAN_0, text, "i4i5", "ixi5");
    }

    /// elephantchess issue 177, Fairy-Stockfish issue 152.
    #[test]
    fn two_chariots_reach_the_point() {
        let text = "3k5/9/9/9/9/9/9/R8/9/4K3R w - - 0 1";
        check_ambiguous(SAN_0, text, "Ri2", &["i0i2", "a2i2"]);
        check(SAN_0, text, "i0i2", &["Rii2", "R0i2", "Ri0i2"]);
        check_written(SAN_0, text, "i0i2", "Rii2");
        check_written(SAN_0, text, "a2i2", "Rai2");
        check_written(SAN_1, text, "i0i2", "Rii3");
    }

    #[test]
    fn two_chariots_on_one_file() {
        let text = "3k5/9/9/4R4/9/9/9/4R4/9/4K4 w - - 0 1";
        check_written(SAN_0, text, "e6e4", "R6e4");
        check(SAN_0, text, "e6e4", &["R6e4", "Re6e4"]);
        check(SAN_1, text, "e6e4", &["R7e5"]);
    }

    /// elephantchess issue 71: WinBoard text with ranks from 0.
    #[test]
    fn a_game_of_winboard() {
        let tokens = [
            "Cbe2", "Hg7", "Hc2", "Cd7", "c4", "g5", "Rb0", "Ege7", "Chf2", "Afe8", "Hi2", "Rf9",
            "Afe1", "Cd5",
        ];
        let expected = "b2e2 h9g7 b0c2 b7d7 c3c4 g6g5 a0b0 g9e7 h2f2 f9e8 h0i2 i9f9 f0e1 d7d5";
        let mut position = position(START);
        for (token, m) in tokens.iter().zip(expected.split(' ')) {
            let read = notation::parse(SAN_0, &position, token).expect(token);
            assert_eq!((read.m, read.legal), (points(m), true), "{token}");
            assert_eq!(notation::format(SAN_0, &position, read.m).as_deref(), Ok(*token));
            position = position.after(read.m);
        }
        assert_eq!(notation::detect(&super::position(START), &tokens), Detected::One(SAN_0));
    }

    #[test]
    fn illegal_moves_name_their_origin() {
        check_illegal(SAN_0, START, "i0i5", "Ri5");
        check_written(SAN_0, START, "i0i5", "Ri0i5");
        let error = notation::format(SAN_0, &position(START), points("i0h5"));
        assert!(matches!(error, Err(Unwritable::NoSuchStep { .. })));
    }
}

mod lines {
    use super::*;

    /// public-Xiangqi issues 57 and 62.
    #[test]
    fn full_width_digits_of_a_studio() {
        let tokens = ["炮二平五", "马８进７", "马二进三", "卒７进１"];
        let read = notation::replay(CHINESE, &position(START), tokens).expect("legal");
        let moves: Vec<String> = read.iter().map(|read| read.m.to_string()).collect();
        assert_eq!(moves, ["h2e2", "h9g7", "h0g2", "g6g5"]);
    }

    #[test]
    fn later_moves_decide_an_ambiguous_token() {
        let text = "3k5/9/9/9/9/9/9/R8/9/4K3R w - - 0 1";
        let read = notation::replay(SAN_0, &position(text), ["Ri2", "Kd8", "Raa3"]);
        let moves: Vec<_> = read.expect("one reading").iter().map(|read| read.m).collect();
        assert_eq!(moves[0], points("i0i2"));
        let other = notation::replay(SAN_0, &position(text), ["Ri2", "Kd8", "R0i1"]);
        assert_eq!(other.expect("one reading")[0].m, points("a2i2"));
        let open = notation::replay(SAN_0, &position(text), ["Kd0", "Ke9", "Ri2", "Ke8"]);
        let error = open.expect_err("both readings reach the end");
        assert_eq!(error.read.len(), 2);
        assert_eq!(error.to_string(), "move 3: \"Ri2\" can mean i0i2 or a2i2");
    }

    #[test]
    fn what_was_read_before_a_bad_token_is_kept() {
        let tokens = ["h2e2", "h9g7", "nonsense", "h0g2"];
        let error = notation::replay(Notation::Ucci, &position(START), tokens).expect_err("bad");
        assert_eq!(error.read.len(), 2);
        assert_eq!(
            error.to_string(),
            "move 3: found \"nonsense\", expected two points with ranks 0 to 9, as h2e2"
        );
    }

    fn detect(text: &str, tokens: &str) -> Detected {
        let tokens: Vec<&str> = tokens.split(' ').collect();
        notation::detect(&position(text), &tokens)
    }

    #[test]
    fn families_are_told_by_their_form() {
        assert_eq!(detect(START, "炮二平五 马８进７"), Detected::One(CHINESE));
        assert_eq!(detect(START, "C2.5 h8+7 H2+3"), Detected::One(WXF));
        assert_eq!(detect(START, "H2-E2 H9-G7"), Detected::One(Notation::Iccs));
        assert_eq!(detect(START, "h2e2 h9g7"), Detected::One(Notation::Ucci));
        assert_eq!(detect(START, "h3e3 h10g8"), Detected::One(Notation::Uci));
        assert_eq!(detect(START, "Che2 Hg7"), Detected::One(SAN_0));
        assert_eq!(detect(START, "Che3 Hg8 Hg3"), Detected::One(SAN_1));
        assert_eq!(detect(START, "Ch2-e2 Hh9-g7"), Detected::One(Notation::Lalg));
        assert_eq!(detect(START, "what is this"), Detected::None);
        assert_eq!(notation::detect(&position(START), &[]), Detected::None);
    }

    #[test]
    fn without_rank_0_or_10_the_moves_tell() {
        // From 1: 炮二平五. From 0 no piece stands on h3.
        assert_eq!(detect(START, "h3e3"), Detected::One(Notation::Uci));
        assert_eq!(detect(START, "h2e2"), Detected::One(Notation::Ucci));
        // A lone chariot in the middle can have made either.
        let text = "3k5/9/9/9/4R4/4R4/9/9/9/5K3 w - - 0 1";
        let both = Detected::Several(vec![Notation::Ucci, Notation::Uci]);
        assert_eq!(detect(text, "e5c5"), both);
        assert_eq!(detect(text, "e5c5 d9d8"), Detected::One(Notation::Ucci));
    }

    #[test]
    fn one_token_gives_the_scheme_of_the_record() {
        let text = "4k4/9/6P2/6P2/2P3P2/2P6/9/9/9/3K5 w - - 0 1";
        let scheme =
            |soldiers| Detected::One(Notation::Wxf(WxfStyle { soldiers, ..WxfStyle::UNDECIDED }));
        assert_eq!(detect(text, "33.2 K5-1 7-.8"), scheme(SoldierScheme::Wxf1997));
        assert_eq!(detect(text, "33.2 K5-1 27.8"), scheme(SoldierScheme::Wxf2018));
        let open = detect(text, "33.2 K5+1");
        assert!(matches!(open, Detected::Several(ref several) if several.len() == 2), "{open:?}");
        let middle = "4k4/9/6P2/6P2/P5P2/8P/9/9/9/3K5 w - - 0 1";
        assert_eq!(detect(middle, "P3.2 K5+1 33+1"), scheme(SoldierScheme::Wxf1997));
    }
}

mod marks {
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
}
