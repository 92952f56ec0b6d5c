//! Facts of chess rulings in words and as JSON.

use arbiter::Side;
use arbiter::chess::ChessFact;
use arbiter::clock::Millis;
use chess::WhyNot;
use serde_json::{Value, json};
use words::{Bilingual, Say as _};

use super::read::SCORES;
use super::write::name;

const fn code(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

/// A fact in words.
#[must_use]
pub fn chess_fact(fact: &ChessFact) -> Bilingual {
    fact.both()
}

/// A fact as JSON.
#[must_use]
pub fn chess_fact_json(fact: &ChessFact) -> Value {
    let s = |side: &Side| code(*side);
    let t = Millis::to_string;
    match fact {
        ChessFact::QuietPlies { plies, needed } => {
            json!({"kind": "quiet_plies", "plies": plies, "needed": needed})
        }
        ChessFact::BareKing(side) => json!({"kind": "bare_king", "side": s(side)}),
        ChessFact::CanMate { side, line } => {
            json!({"kind": "can_mate", "side": s(side), "line": line})
        }
        ChessFact::CannotMate { side, why } => {
            let why = match why {
                WhyNot::BareKing => json!("bare_king"),
                WhyNot::Material => json!("material"),
                WhyNot::Locked => json!("locked"),
                WhyNot::Exhausted { positions } => json!({"exhausted": positions}),
            };
            json!({"kind": "cannot_mate", "side": s(side), "why": why})
        }
        ChessFact::MateNotSettled { side, positions } => {
            json!({"kind": "mate_not_settled", "side": s(side), "positions": positions})
        }
        ChessFact::ListedMaterial => json!({"kind": "listed_material"}),
        ChessFact::Clock { side, before, change, after } => json!({
            "kind": "clock", "side": s(side), "before": t(before), "change": t(change), "after": t(after),
        }),
        ChessFact::TimeLeft { side, left } => {
            json!({"kind": "time_left", "side": s(side), "left": t(left)})
        }
        ChessFact::Used { side, before, added, given } => json!({
            "kind": "used", "side": s(side), "before": t(before), "added": t(added), "given": t(given),
        }),
        ChessFact::MovesMade { side, made, prescribed } => {
            json!({"kind": "moves_made", "side": s(side), "made": made, "prescribed": prescribed})
        }
        ChessFact::Late { side, by, allowed } => {
            json!({"kind": "late", "side": s(side), "by": t(by), "allowed": t(allowed)})
        }
        ChessFact::IllegalMoves { side, count, loses } => {
            json!({"kind": "illegal_moves", "side": s(side), "count": count, "loses": loses})
        }
        ChessFact::MovesByEach { first, second, bar } => {
            json!({"kind": "moves_by_each", "white": first, "black": second, "bar": bar})
        }
        ChessFact::ShareOfControl { used, share } => {
            json!({"kind": "share_of_control", "used": t(used), "share": t(share)})
        }
        ChessFact::Written { text } => json!({"kind": "written", "text": text}),
        ChessFact::BelowExemption { left, bar } => {
            json!({"kind": "below_exemption", "left": t(left), "bar": t(bar)})
        }
        ChessFact::Points { first, second } => {
            json!({"kind": "points", "white": name(SCORES, first), "black": name(SCORES, second)})
        }
    }
}
