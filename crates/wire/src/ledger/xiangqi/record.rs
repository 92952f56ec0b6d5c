//! A game in play as a record: what the other formats can hold of it.

use arbiter::xiangqi::ledger::Game;
use arbiter::{Outcome, Side, Termination};
use records::{EndReason, GameResult, Record, ResultSource};

/// The start, the moves, the result and why the game ended; no clocks, claims or decisions, which a ledger keeps.
///
/// Tags for names and event are the caller's.
#[must_use]
pub fn to_record(game: &Game) -> Record {
    let mut record = Record::new(game.setup.start.setup().clone());
    let mut last = None;
    for played in &game.moves {
        last = Some(record.push(last, played.m));
    }
    if let Some((outcome, why)) = game.result() {
        record.state_result(ResultSource::Tag, said(outcome).as_chinese(), None);
        record.tags.push(("Result".to_owned(), said(outcome).as_chinese().to_owned()));
        record.end = reason(outcome, why);
        if let Some(end) = record.end {
            record.tags.push(("Termination".to_owned(), end.as_chinese().to_owned()));
        }
    }
    record
}

const fn said(outcome: Outcome) -> GameResult {
    match outcome {
        Outcome::Wins(Side::First) => GameResult::RedWins,
        Outcome::Wins(Side::Second) => GameResult::BlackWins,
        Outcome::Draw => GameResult::Draw,
        Outcome::BothLose | Outcome::None => GameResult::Unknown,
    }
}

/// The word of the `DhtmlXQ` list; `None` where the list has none.
const fn reason(outcome: Outcome, why: Termination) -> Option<EndReason> {
    Some(match why {
        Termination::Checkmate => EndReason::Checkmate,
        Termination::Stalemate => EndReason::Stalemate,
        Termination::Resignation => EndReason::Resignation,
        Termination::Agreement => EndReason::Agreement,
        Termination::TimeForfeit => EndReason::Overtime,
        Termination::PerpetualCheck => EndReason::PerpetualCheck,
        Termination::Repetition
        | Termination::PerpetualAttack
        | Termination::MoveLimit
        | Termination::InsufficientMaterial
        | Termination::DeadPosition
        | Termination::Absence
        | Termination::IllegalMove
        | Termination::SealedMove
        | Termination::Refusal
        | Termination::Adjudication => match outcome {
            Outcome::Draw => EndReason::RuledDraw,
            Outcome::Wins(_) | Outcome::BothLose | Outcome::None => EndReason::RuledLoss,
        },
        Termination::Unterminated => return None,
    })
}
