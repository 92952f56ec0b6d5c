//! No token breaks a reader, and a legal move that was read is written and read back.
//! Input: one byte a ply of a game from the start, a zero byte, then the token.
#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::Position;
use xiangqi::notation::{self, ChineseStyle, Notation, RankBase, WxfStyle};

fuzz_target!(|input: &[u8]| {
    let split = input.iter().position(|&byte| byte == 0).unwrap_or(0).min(40);
    let (plies, rest) = input.split_at(split);
    let Ok(token) = std::str::from_utf8(rest.strip_prefix(&[0]).unwrap_or(rest)) else { return };
    let mut position = Position::initial();
    for &ply in plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.after(moves[usize::from(ply) % moves.len()]);
    }
    for notation in [
        Notation::Ucci,
        Notation::Uci,
        Notation::Iccs,
        Notation::Lalg,
        Notation::San(RankBase::Zero),
        Notation::San(RankBase::One),
        Notation::Wxf(WxfStyle::default()),
        Notation::Keypad,
        Notation::Chinese(ChineseStyle::default()),
    ] {
        if let Ok(resolved) = notation::parse(notation, &position, token) {
            assert_eq!(resolved.legal, position.is_legal(resolved.m));
            if resolved.legal {
                let written = notation::format(notation, &position, resolved.m)
                    .expect("a legal move can be written");
                let again = notation::parse(notation, &position, &written)
                    .expect("what was written can be read");
                assert_eq!(again.m, resolved.m, "{token:?} became {written:?}");
            }
        }
    }
});
