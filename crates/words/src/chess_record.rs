//! Facts rulings on chess rest on, and what was found in a record.

use std::fmt::{self, Display as _, Formatter};

use arbiter::chess::judge::{ChessFinding, OpenClaim};
use arbiter::chess::ledger::Claim;
use arbiter::chess::{ChessFact, HalfPoints};
use arbiter::clock::Millis;
use arbiter::{Outcome, Side};
use chess::WhyNot;
use rulebook::{Game, Text};

use crate::say::{list, said};
use crate::texts::Texts;
use crate::{Lang, Say, Spoken, ruling};

fn who(side: Side) -> Text {
    ruling::side(Game::Chess, side)
}

fn outcome(outcome: Outcome) -> Text {
    ruling::outcome(Game::Chess, outcome)
}

/// `+2:00`, `-0:30`.
fn signed(time: Millis) -> impl Say {
    let plus = if time < Millis::ZERO { "" } else { "+" };
    Spoken(move |f: &mut Formatter<'_>| write!(f, "{plus}{time}"))
}

/// The first moves of a line, and how many it has.
fn shortened(line: &[String]) -> impl Say {
    Spoken(move |f: &mut Formatter<'_>| {
        for (at, san) in line.iter().take(12).enumerate() {
            write!(f, "{}{san}", if at == 0 { "" } else { " " })?;
        }
        if line.len() > 12 { write!(f, " … ({})", line.len()) } else { Ok(()) }
    })
}

const fn points(points: HalfPoints) -> &'static str {
    match points {
        HalfPoints::WIN => "1",
        HalfPoints::DRAW => "1/2",
        _ => "0",
    }
}

impl Say for ChessFact {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::QuietPlies { plies, needed } => t.chess_fact_quiet_plies(plies, needed).fmt(f),
            Self::BareKing(of) => t.chess_fact_bare_king(who(*of)).fmt(f),
            Self::CanMate { side, line } if line.is_empty() => {
                t.chess_fact_more_than_king(who(*side)).fmt(f)
            }
            Self::CanMate { side, line } => {
                t.chess_fact_can_mate(who(*side), shortened(line)).fmt(f)
            }
            Self::CannotMate { side, why } => t.chess_fact_cannot_mate(who(*side), why).fmt(f),
            Self::MateNotSettled { side, positions } => {
                t.chess_fact_mate_not_settled(who(*side), positions).fmt(f)
            }
            Self::ListedMaterial => t.chess_fact_listed_material().fmt(f),
            Self::Clock { side, before, change, after } => {
                t.chess_fact_clock(who(*side), before, signed(*change), after).fmt(f)
            }
            Self::TimeLeft { side, left } if *left > Millis::ZERO => {
                t.chess_fact_time_left(who(*side), left).fmt(f)
            }
            Self::TimeLeft { side, left: Millis::ZERO } => {
                t.chess_fact_no_time_left(who(*side)).fmt(f)
            }
            Self::TimeLeft { side, left } => t.chess_fact_over_limit(who(*side), -*left).fmt(f),
            Self::Used { side, before, added, given } => {
                let used = *before + *added;
                t.chess_fact_used(who(*side), before, added, used, given).fmt(f)
            }
            Self::MovesMade { side, made, prescribed } => match prescribed {
                Some(moves) => t.chess_fact_moves_made(who(*side), made, moves).fmt(f),
                None => t.chess_fact_moves_made_last(who(*side), made).fmt(f),
            },
            Self::Late { side, by, allowed } => t.chess_fact_late(who(*side), by, allowed).fmt(f),
            Self::IllegalMoves { side, count, loses: None } => {
                t.chess_fact_illegal_moves(count, who(*side)).fmt(f)
            }
            Self::IllegalMoves { side, count, loses: Some(bar) } => {
                t.chess_fact_illegal_moves_losing(count, who(*side), bar).fmt(f)
            }
            Self::MovesByEach { first, second, bar } => {
                t.chess_fact_moves_by_each(first, second, bar).fmt(f)
            }
            Self::ShareOfControl { used, share } => {
                t.chess_fact_share_of_control(used, share).fmt(f)
            }
            Self::Written { text } => t.chess_fact_written(text).fmt(f),
            Self::BelowExemption { left, bar } => t.chess_fact_below_exemption(left, bar).fmt(f),
            Self::Points { first, second } => {
                t.chess_fact_points(points(*first), points(*second)).fmt(f)
            }
        }
    }
}

impl Say for WhyNot {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::BareKing => t.why_not_bare_king().fmt(f),
            Self::Material => t.why_not_material().fmt(f),
            Self::Locked => t.why_not_locked().fmt(f),
            Self::Exhausted { positions } => t.why_not_exhausted(positions).fmt(f),
        }
    }
}

impl Say for ChessFinding {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::IllegalMove { ply, text, rule } => {
                t.chess_finding_illegal_move(ply, text, rule.number).fmt(f)
            }
            Self::RestsOnFen { of_fen, plies, .. } => {
                t.chess_finding_rests_on_fen(of_fen, plies).fmt(f)
            }
            Self::MovesAfterEnd { ply, plies } => {
                t.chess_finding_moves_after_end(ply, plies).fmt(f)
            }
            Self::ResultContradicts { stated, ruled } => {
                t.chess_finding_result_contradicts(outcome(*stated), outcome(*ruled)).fmt(f)
            }
            Self::ResultNotShown { stated } => {
                t.chess_finding_result_not_shown(outcome(*stated)).fmt(f)
            }
            Self::TimeWinWithoutMate { side, fact } => {
                t.chess_finding_time_win_without_mate(who(*side), fact).fmt(f)
            }
            Self::TimeDrawDespiteMate { fact, .. } => {
                t.chess_finding_time_draw_despite_mate(fact).fmt(f)
            }
        }
    }
}

impl Say for OpenClaim {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        let claim = match self.claim {
            Claim::Threefold => t.claimable_threefold(),
            Claim::Fifty => t.claimable_fifty(),
        };
        let by = said(|t, f| self.by.as_ref().map_or(Ok(()), |san| t.claimable_by(san).fmt(f)));
        let at = said(|t, f| match self.plies.as_slice() {
            [] => Ok(()),
            plies => t.claimable_at(list(plies.iter(), Texts::list_comma)).fmt(f),
        });
        t.claimable(self.ply, who(self.side), claim, by, at).fmt(f)
    }
}
