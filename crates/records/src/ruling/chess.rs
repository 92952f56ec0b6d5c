//! Rulings on chess records as JSON and in words.

use arbiter::chess::judge::{ChessFinding, ChessJudgement, OpenClaim};
use arbiter::chess::ledger::Claim;
use rulebook::Game;
use serde_json::{Map, Value, json};
use words::{Bilingual, Say as _, side};

use super::code;
use super::json::{VERSION, insert_chess_ruling};
use crate::chess::pgn::{ChessFault, ChessFaultKind};
use crate::ledger::chess_fact_json;

fn both(zh: impl Into<String>, en: impl Into<String>) -> Bilingual {
    Bilingual { zh: zh.into(), en: en.into() }
}

fn bilingual(text: &Bilingual) -> Value {
    json!({"zh": text.zh, "en": text.en})
}

/// The JSON form of what one edition says on a chess record; like that of a xiangqi record, with the claims
/// that were open on the way.
#[must_use]
pub fn chess_judgement_json(judgement: &ChessJudgement, faults: &[ChessFault]) -> Value {
    let mut object = Map::new();
    object.insert("v".into(), VERSION.into());
    object.insert("rules".into(), judgement.document.id.into());
    object.insert("game".into(), code::game(Game::Chess).into());
    insert_chess_ruling(&mut object, judgement.ruling.as_ref());
    object.insert("claims".into(), judgement.claims.iter().map(claim_json).collect());
    let repeated: Vec<Value> =
        judgement.repeated.iter().map(|(times, ply)| json!({"times": times, "ply": ply})).collect();
    object.insert("repeated".into(), repeated.into());
    object.insert("warnings".into(), json!([]));
    object.insert("findings".into(), judgement.findings.iter().map(finding_json).collect());
    let remarks: Vec<Value> = faults
        .iter()
        .map(|fault| {
            json!({
                "kind": fault_code(&fault.kind),
                "line": fault.place.line,
                "column": fault.place.column,
                "needs_a_person": fault.kind.needs_a_person(),
                "text": bilingual(&chess_fault(&fault.kind)),
            })
        })
        .collect();
    object.insert("remarks".into(), remarks.into());
    Value::Object(object)
}

const fn claim_code(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::Fifty => "fifty",
    }
}

fn claim_json(open: &OpenClaim) -> Value {
    json!({
        "ply": open.ply,
        "side": code::side(Game::Chess, open.side),
        "claim": claim_code(open.claim),
        "move": open.by,
        "plies": open.plies,
    })
}

/// An open claim in words.
#[must_use]
pub fn open_claim(open: &OpenClaim) -> Bilingual {
    open.both()
}

fn finding_json(finding: &ChessFinding) -> Value {
    let text = bilingual(&chess_finding(finding));
    let name = |of| code::outcome(Game::Chess, of);
    match finding {
        ChessFinding::IllegalMove { ply, text: written } => {
            json!({"kind": "illegal_move", "ply": ply, "move": written, "text": text})
        }
        ChessFinding::MovesAfterEnd { ply, plies } => {
            json!({"kind": "moves_after_end", "ply": ply, "plies": plies, "text": text})
        }
        ChessFinding::ResultContradicts { stated, ruled } => json!({
            "kind": "result_contradicts", "stated": name(*stated), "ruled": name(*ruled), "text": text,
        }),
        ChessFinding::ResultNotShown { stated } => {
            json!({"kind": "result_not_shown", "stated": name(*stated), "text": text})
        }
        ChessFinding::TimeWinWithoutMate { side: of, fact } => json!({
            "kind": "time_win_without_mate",
            "side": code::side(Game::Chess, *of),
            "fact": chess_fact_json(fact),
            "text": text,
        }),
        ChessFinding::TimeDrawDespiteMate { side: of, fact } => json!({
            "kind": "time_draw_despite_mate",
            "side": code::side(Game::Chess, *of),
            "fact": chess_fact_json(fact),
            "text": text,
        }),
    }
}

/// A finding in words.
#[must_use]
pub fn chess_finding(finding: &ChessFinding) -> Bilingual {
    finding.both()
}

const fn fault_code(kind: &ChessFaultKind) -> &'static str {
    match kind {
        ChessFaultKind::IllegalMove(_) | ChessFaultKind::IllegalEnd(_) => "illegal_move",
        ChessFaultKind::AmbiguousMove(_) => "ambiguous_move",
        ChessFaultKind::UnreadableMove(_) => "unreadable_move",
        ChessFaultKind::BadFen(_) => "bad_fen",
        ChessFaultKind::NotClosed => "not_closed",
        ChessFaultKind::NotOpened => "not_opened",
        ChessFaultKind::BadTag => "bad_tag",
        ChessFaultKind::TerminatorDiffers { .. } => "terminator_differs",
        ChessFaultKind::NoTerminator => "no_terminator",
        ChessFaultKind::KingSignal(_) => "king_signal",
        ChessFaultKind::UnreadableTime { .. } => "unreadable_time",
        ChessFaultKind::ClockGrew { .. } => "clock_grew",
        ChessFaultKind::TimeLeftAtForfeit { .. } => "time_left_at_forfeit",
        ChessFaultKind::TerminationContradicts { .. } => "termination_contradicts",
        ChessFaultKind::TerminationNotOnBoard { .. } => "termination_not_on_board",
    }
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
