//! Facts of chess rulings in words and as JSON.

use arbiter::Side;
use arbiter::chess::ChessFact;
use arbiter::clock::Millis;
use chess::WhyNot;
use rulebook::Game;
use serde_json::{Value, json};

use super::read::SCORES;
use super::write::name;
use crate::ruling::{Bilingual, side as side_words};

const fn code(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

/// `+2:00`, `-0:30`.
fn signed(time: Millis) -> String {
    if time < Millis::ZERO { time.to_string() } else { format!("+{time}") }
}

/// A fact in words.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub fn chess_fact(fact: &ChessFact) -> Bilingual {
    let who = |of: Side| side_words(Game::Chess, of);
    let (zh, en) = match fact {
        ChessFact::QuietPlies { plies, needed } => (
            format!("连续 {plies} 着（双方合计）没有吃子和走兵，规定 {needed} 着"),
            format!("{plies} plies without a capture or pawn move, {needed} are needed"),
        ),
        ChessFact::BareKing(of) => {
            (format!("{}只剩单王", who(*of).zh), format!("{} has only the king", who(*of).en))
        }
        ChessFact::CanMate { side, line } if line.is_empty() => (
            format!("{}不止单王", who(*side).zh),
            format!("{} has more than the king", who(*side).en),
        ),
        ChessFact::CanMate { side, line } => (
            format!("{}还可能将死对方，例如 {}", who(*side).zh, shorten(line)),
            format!("{} can still mate, for instance by {}", who(*side).en, shorten(line)),
        ),
        ChessFact::CannotMate { side, why } => {
            let why = why_not(*why);
            (
                format!("{}不可能将死对方：{}", who(*side).zh, why.zh),
                format!("{} can never mate: {}", who(*side).en, why.en),
            )
        }
        ChessFact::MateNotSettled { side, positions } => (
            format!("{}能否将死对方，看了 {positions} 个局面仍未定", who(*side).zh),
            format!("whether {} can mate is open after {positions} positions", who(*side).en),
        ),
        ChessFact::ListedMaterial => (
            "属于列举的和棋残局".to_owned(),
            "the material is on the list of drawn endings".to_owned(),
        ),
        ChessFact::Clock { side, before, change, after } => (
            format!("{}剩余时间 {before} {} = {after}", who(*side).zh, signed(*change)),
            format!("{}'s time left {before} {} = {after}", who(*side).en, signed(*change)),
        ),
        ChessFact::TimeLeft { side, left } if *left > Millis::ZERO => {
            (format!("{}还剩 {left}", who(*side).zh), format!("{} has {left} left", who(*side).en))
        }
        ChessFact::TimeLeft { side, left: Millis::ZERO } => {
            (format!("{}时间已用完", who(*side).zh), format!("{} has no time left", who(*side).en))
        }
        ChessFact::TimeLeft { side, left } => (
            format!("{}超过时限 {}", who(*side).zh, -*left),
            format!("{} is {} over the limit", who(*side).en, -*left),
        ),
        ChessFact::Used { side, before, added, given } => {
            let used = *before + *added;
            (
                format!("{}已用 {before} + {added} = {used}，限时 {given}", who(*side).zh),
                format!("{} has used {before} + {added} = {used} of {given}", who(*side).en),
            )
        }
        ChessFact::MovesMade { side, made, prescribed } => match prescribed {
            Some(moves) => (
                format!("{}在本时限走完 {made} 着，规定 {moves} 着", who(*side).zh),
                format!("{} completed {made} of the {moves} moves of the period", who(*side).en),
            ),
            None => (
                format!("{}在最后时限走完 {made} 着", who(*side).zh),
                format!("{} completed {made} moves in the last period", who(*side).en),
            ),
        },
        ChessFact::Late { side, by, allowed } => (
            format!("{}迟到 {by}，允许 {allowed}", who(*side).zh),
            format!("{} is {by} late, {allowed} is allowed", who(*side).en),
        ),
        ChessFact::IllegalMoves { side, count, loses } => {
            let bar_zh = loses.map_or(String::new(), |bar| format!("，第 {bar} 次判负"));
            let bar_en = loses.map_or(String::new(), |bar| format!("; number {bar} loses"));
            (
                format!("{}第 {count} 次违规着法{bar_zh}", who(*side).zh),
                format!("illegal move number {count} by {}{bar_en}", who(*side).en),
            )
        }
        ChessFact::MovesByEach { first, second, bar } => (
            format!("白方走了 {first} 着，黑方 {second} 着，界限各 {bar} 着"),
            format!("White made {first} moves, Black {second}; the bar is {bar} by each"),
        ),
        ChessFact::ShareOfControl { used, share } => (
            format!("用时较多的一方已用 {used}，界限 {share}"),
            format!("the clock with more time used shows {used}; the bar is {share}"),
        ),
        ChessFact::Written { text } => {
            (format!("纸上写的是“{text}”"), format!("the paper says {text:?}"))
        }
        ChessFact::BelowExemption { left, bar } => {
            (format!("剩余 {left}，不到 {bar}"), format!("{left} left, less than {bar}"))
        }
        ChessFact::Points { first, second } => {
            let (first, second) = (name(SCORES, first), name(SCORES, second));
            (
                format!("白方 {first} 分，黑方 {second} 分"),
                format!("{first} for White, {second} for Black"),
            )
        }
    };
    Bilingual { zh, en }
}

fn shorten(line: &[String]) -> String {
    let shown: Vec<&str> = line.iter().take(12).map(String::as_str).collect();
    let more =
        if line.len() > shown.len() { format!(" … ({})", line.len()) } else { String::new() };
    shown.join(" ") + &more
}

fn why_not(why: WhyNot) -> Bilingual {
    let (zh, en) = match why {
        WhyNot::BareKing => ("只剩单王".to_owned(), "it has only the king".to_owned()),
        WhyNot::Material => {
            ("这样的子力摆不出将死".to_owned(), "no position with such material is mate".to_owned())
        }
        WhyNot::Locked => (
            "棋子所能到达的格子上不可能将死".to_owned(),
            "wherever the pieces can get, there is no mate".to_owned(),
        ),
        WhyNot::Exhausted { positions } => (
            format!("可能出现的 {positions} 个局面都不是将死"),
            format!("none of the {positions} positions that can arise is mate"),
        ),
    };
    Bilingual { zh, en }
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
