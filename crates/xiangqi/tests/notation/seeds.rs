//! The six diagrams of the rules of 1959 with the moves printed below them.

use xiangqi::notation::{self, Notation, RankBase, WxfStyle};

use crate::support::{CHINESE, points, position};

struct Example {
    fen: &'static str,
    ucci: [&'static str; 4],
    uci: [&'static str; 4],
    chinese: [&'static str; 4],
    wxf: [&'static str; 4],
}

/// Diagrams 15 to 20; in the fourth the moves are those of the record, the prose names another file.
const EXAMPLES: [Example; 6] = [
    Example {
        fen: "C1Rrka3/4a4/9/9/9/1pp6/3c5/9/9/4K4 b - - 0 1",
        ucci: ["d3c3", "c9b9", "c3b3", "b9c9"],
        uci: ["d4c4", "c10b10", "c4b4", "b10c10"],
        chinese: ["炮４平３", "车七平八", "炮３平２", "车八平七"],
        wxf: ["C4.3", "R7.8", "C3.2", "R8.7"],
    },
    Example {
        fen: "9/9/9/9/c8/3Ccp3/n1r6/4B4/2r1A4/2BAK4 w - - 0 1",
        ucci: ["e0f0", "c3f3", "f0e0", "f3c3"],
        uci: ["e1f1", "c4f4", "f1e1", "f4c4"],
        chinese: ["帅五平四", "后车平６", "帅四平五", "车６平３"],
        wxf: ["K5.4", "R-.6", "K4.5", "R6.3"],
    },
    Example {
        fen: "5k3/4P4/9/9/5r3/9/9/4B4/4A1p1p/2BAK2R1 b - - 0 1",
        ucci: ["i1h1", "h0i0", "h1i1", "i0h0"],
        uci: ["i2h2", "h1i1", "h2i2", "i1h1"],
        chinese: ["卒９平８", "车二平一", "卒８平９", "车一平二"],
        wxf: ["P9.8", "R2.1", "P8.9", "R1.2"],
    },
    Example {
        fen: "9/9/9/9/9/9/4P4/4B4/2nR1rc2/3AKAB2 w - - 0 1",
        ucci: ["d0e1", "f1f3", "e1d0", "f3f1"],
        uci: ["d1e2", "f2f4", "e2d1", "f4f2"],
        chinese: ["仕六进五", "车６退２", "仕五退六", "车６进２"],
        wxf: ["A6+5", "R6-2", "A5-6", "R6+2"],
    },
    Example {
        fen: "2bak4/3Ra4/9/Cr4p1n/9/9/9/9/9/9 w - - 0 1",
        ucci: ["a6a9", "b6b9", "a9a6", "b9b6"],
        uci: ["a7a10", "b7b10", "a10a7", "b10b7"],
        chinese: ["炮九进三", "车２退３", "炮九退三", "车２进３"],
        wxf: ["C9+3", "R2-3", "C9-3", "R2+3"],
    },
    Example {
        fen: "4ka3/3caR2n/2n6/4p4/9/9/9/9/9/9 w - - 0 1",
        ucci: ["f8f6", "d8d6", "f6f8", "d6d8"],
        uci: ["f9f7", "d9d7", "f7f9", "d7d9"],
        chinese: ["车四退二", "炮４进２", "车四进二", "炮４退２"],
        wxf: ["R4-2", "C4+2", "R4+2", "C4-2"],
    },
];

#[test]
fn the_moves_below_the_diagrams() {
    for example in EXAMPLES {
        let forms = [
            (Notation::Ucci, example.ucci),
            (Notation::Uci, example.uci),
            (CHINESE, example.chinese),
            (Notation::Wxf(WxfStyle::WXF_2018), example.wxf),
        ];
        for (notation, tokens) in forms {
            let mut position = position(example.fen);
            for (token, m) in tokens.into_iter().zip(example.ucci) {
                let read = notation::parse(notation, &position, token).expect(token);
                assert_eq!((read.m, read.legal), (points(m), true), "{token} in {}", example.fen);
                assert_eq!(notation::format(notation, &position, read.m).as_deref(), Ok(token));
                position = position.after(read.m);
            }
        }
    }
}

#[test]
fn the_prose_of_the_fourth_names_a_file_without_a_chariot() {
    let after = position(EXAMPLES[3].fen).after(points("d0e1"));
    notation::parse(CHINESE, &after, "车7退2").expect_err("no black chariot stands on file 7");
    notation::read_points("f1f3", RankBase::Zero).expect("the record moves the one on file 6");
}
