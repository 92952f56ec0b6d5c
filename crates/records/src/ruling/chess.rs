//! Rulings on chess records in both languages at once.

use arbiter::chess::judge::{ChessFinding, OpenClaim};
use chess::{Broken, fen};
use rulebook::Game;
use words::{Bilingual, Say as _, side};

use crate::chess::pgn::{ChessFaultKind, Language};

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
#[expect(clippy::too_many_lines, reason = "one arm for each kind of oddity")]
pub fn chess_fault(kind: &ChessFaultKind) -> Bilingual {
    match kind {
        ChessFaultKind::IllegalMove { text, broken } => {
            let (zh, en) = broken.map_or(("不合规则", "is against the rules"), broken_rule);
            both(
                format!("{text} {zh}；此着保留，继续读下去"),
                format!("{text} {en}; the move is kept, and the game read on"),
            )
        }
        ChessFaultKind::NullMove(text) => both(
            format!("{text} 不是着法：轮到对方走"),
            format!("{text} is no move; the other side is to move"),
        ),
        ChessFaultKind::PassedOver(text) => both(
            format!("“{text}”不属于任何一局，已略过"),
            format!("{text:?} belongs to no game and was passed over"),
        ),
        ChessFaultKind::Language(language) => both(
            format!("着法用{}的棋子字母写成（{}）", language_zh(*language), language.code()),
            format!(
                "the moves are written with the letters of {} ({})",
                language.name(),
                language.code()
            ),
        ),
        ChessFaultKind::Variant(name) => both(
            format!("记录是另一种棋（{name}），不作裁决"),
            format!("the record is of another game (variant {name}); it is not ruled on"),
        ),
        ChessFaultKind::FenForgiven(what) => fen_forgiven(*what),
        ChessFaultKind::FenCounter { counted, most } => both(
            format!(
                "FEN 计有 {counted} 着没有吃子或动兵，而按其回合号至多 {most} 着；不予采信，从 0 数起"
            ),
            format!(
                "the FEN counts {counted} plies without capture or pawn move, its move number allows {most}; it is not believed, and counting begins at 0"
            ),
        ),
        ChessFaultKind::NotPlayed(words) => both(
            format!("记录称“{words}”：谁缺席、是否判负由裁判员决定，棋盘上的着法不作依据"),
            format!(
                "the record says {words:?}: who was absent and whether the game is lost is for the arbiter to decide, not for the moves"
            ),
        ),
        ChessFaultKind::ControlUnreadable(text) => both(
            format!("时限“{text}”不能理解，不据此作任何判断"),
            format!("the time control {text:?} cannot be read; nothing is concluded from it"),
        ),
        ChessFaultKind::ControlShort { text, read } => both(
            format!("时限“{text}”按 PGN 读作秒（{read}），不足一分钟；若指分钟，请核对"),
            format!(
                "the time control {text:?} is in seconds in PGN ({read}), less than a minute; were minutes meant?"
            ),
        ),
        ChessFaultKind::IllegalEnd(text) => both(
            format!("{text} 不合规则，其后未读"),
            format!("{text} is not a legal move; what follows was not read"),
        ),
        ChessFaultKind::AfterTheEnd(text) => both(
            format!("{text} 写在将死或逼和之后，对局已经结束，其后未读"),
            format!(
                "{text} stands behind mate or stalemate, which ended the game; what follows was not read"
            ),
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
            format!("终局标签称“{termination}”，而着法和最后局面不是如此"),
            format!(
                "the termination says {termination:?}, which the moves and the last position do not show"
            ),
        ),
        ChessFaultKind::AgreedTooEarly(words) => both(
            format!("记录称“{words}”，而双方尚未各走一着；fide-2023 5.2.3 要求双方至少各走一着"),
            format!(
                "the record says {words:?} before both players had made a move, which fide-2023 5.2.3 asks for"
            ),
        ),
        ChessFaultKind::ResignedToNoMate(winner) => {
            let who = side(Game::Chess, *winner);
            both(
                format!(
                    "认输时{}用任何合规则的着法都不能将死对方；依 fide-2023 5.1.2 为和棋",
                    who.zh
                ),
                format!(
                    "resigned although {} cannot mate by any series of legal moves: Draw by fide-2023 5.1.2",
                    who.en
                ),
            )
        }
    }
}

/// What a move breaks, as the end of a sentence about it.
const fn broken_rule(broken: Broken) -> (&'static str, &'static str) {
    match broken {
        Broken::KingInCheck => ("使己方的王处于被将军状态", "leaves its own king in check"),
        Broken::CastlingInCheck => (
            "易位时王被将军，或经过、到达被攻击的格子",
            "castles out of check, through it or into it",
        ),
        Broken::CastlingRight => ("已无易位的权利", "castles without the right to"),
    }
}

/// The Chinese name of a language, where it has one in common use here.
fn language_zh(language: Language) -> &'static str {
    match language.code() {
        "de" => "德语",
        "fr" => "法语",
        "es" => "西班牙语",
        "ru" => "俄语",
        "it" => "意大利语",
        "nl" => "荷兰语",
        "pl" => "波兰语",
        "cs" => "捷克语",
        "hu" => "匈牙利语",
        "pt" => "葡萄牙语",
        "sv" => "瑞典语",
        "zh" | "zh-tw" => "中文",
        code => code,
    }
}

fn fen_forgiven(what: fen::Forgiven) -> Bilingual {
    match what {
        fen::Forgiven::CastlingRight => both(
            "FEN 所写的易位权利没有相应的王和车，已略去",
            "the FEN gives a castling right without king or rook in place; it was dropped",
        ),
        fen::Forgiven::EnPassantSquare => both(
            "FEN 所写的吃过路兵格子前没有刚走两格的兵，已略去",
            "the FEN gives an en passant square that no double step of a pawn can have left; it was dropped",
        ),
        fen::Forgiven::TooMuchMaterial => {
            both("FEN 的棋子多于一局棋所能有的", "the FEN has more pieces than a game can have")
        }
        fen::Forgiven::ImpossibleCheck => both(
            "FEN 中的将军不可能由任何合规则的着法造成",
            "no legal move can have given the check in the FEN",
        ),
        fen::Forgiven::MissingFields => both("FEN 的字段不全", "the FEN lacks fields"),
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
