//! Rulings on chess records in both languages at once.

use arbiter::chess::judge::{ChessFinding, OpenClaim};
use rulebook::Game;
use words::{Bilingual, Say as _, side};

use crate::chess::pgn::ChessFaultKind;

fn both(zh: impl Into<String>, en: impl Into<String>) -> Bilingual {
    Bilingual { zh: zh.into(), en: en.into() }
}

/// An open claim in words.
#[must_use]
pub fn open_claim(open: &OpenClaim) -> Bilingual {
    open.both()
}

/// A finding in words.
#[must_use]
pub fn chess_finding(finding: &ChessFinding) -> Bilingual {
    finding.both()
}

/// An oddity of a PGN in words.
#[must_use]
pub fn chess_fault(kind: &ChessFaultKind) -> Bilingual {
    match kind {
        ChessFaultKind::IllegalMove(text) => {
            both(format!("{text} 不合规则"), format!("{text} is not a legal move"))
        }
        ChessFaultKind::IllegalEnd(text) => both(
            format!("{text} 不合规则，其后未读"),
            format!("{text} is not a legal move; what follows was not read"),
        ),
        ChessFaultKind::AmbiguousMove(text) => both(
            format!("{text} 可以是几种合规则的着法，其后未读"),
            format!("{text} fits several legal moves; what follows was not read"),
        ),
        ChessFaultKind::UnreadableMove(text) => both(
            format!("“{text}”读不成着法，其后未读"),
            format!("{text:?} names no move; what follows was not read"),
        ),
        ChessFaultKind::BadFen(why) => both(
            format!("FEN 不能用（{why}），着法未读"),
            format!("the FEN cannot be used ({why}); the moves were not read"),
        ),
        ChessFaultKind::NotClosed => {
            both("注释或变着没有结束", "a comment or variation has no end")
        }
        ChessFaultKind::NotOpened => {
            both("多余的右括号", "a closing bracket without its opening one")
        }
        ChessFaultKind::BadTag => both("方括号内不是标签", "a line in brackets that is no tag"),
        ChessFaultKind::TerminatorDiffers { tag, terminator } => both(
            format!("标签结果 {tag} 与着法后的 {terminator} 不同"),
            format!("the tag says {tag}, after the moves stands {terminator}"),
        ),
        ChessFaultKind::NoTerminator => {
            both("着法后没有结果", "there is no result after the moves")
        }
        ChessFaultKind::KingSignal(count) => both(
            format!("末尾 {count} 着是用王示意结果，不算着法"),
            format!("the last {count} plies are kings signalling the result; they are no moves"),
        ),
        ChessFaultKind::UnreadableTime { command, found } => unreadable_time(command, found),
        ChessFaultKind::ClockGrew { ply, by, times } => both(
            format!("第 {ply} 着后的钟比时限所给的多 {by}（全局共 {times} 处）"),
            format!(
                "the clock after ply {ply} shows {by} more than the control gives (at {times} plies of the game)"
            ),
        ),
        ChessFaultKind::TimeLeftAtForfeit { side: of, left } => {
            let who = side(Game::Chess, *of);
            both(
                format!("记录称{}超时，而其走完最后一着时还剩 {left}，走动的是对方的钟", who.zh),
                format!(
                    "the record says that {} lost on time, but the last move was completed with {left} left and the other clock was running",
                    who.en
                ),
            )
        }
        ChessFaultKind::TerminationContradicts { termination, result } => both(
            format!("终局标签“{termination}”与结果 {result} 矛盾"),
            format!("the termination {termination:?} contradicts the result {result}"),
        ),
        ChessFaultKind::TerminationNotOnBoard { termination } => both(
            format!("终局标签称“{termination}”，而最后局面不是如此"),
            format!("the termination says {termination:?}, which the last position does not show"),
        ),
    }
}

fn unreadable_time(command: &str, found: &str) -> Bilingual {
    let (zh, en) = match command {
        "emt" => ("不为负的时间，如 0:00:12", "a time that is not negative, as 0:00:12"),
        _ => ("时间，如 1:59:58", "a time as 1:59:58"),
    };
    both(
        format!("[%{command}] 中是“{found}”，应为{zh}"),
        format!("found {found:?} in [%{command}], expected {en}"),
    )
}
