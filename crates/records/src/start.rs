//! The start position of a record from its FEN, leniently.

use xiangqi::{Fault, Move, Position, PositionError, Setup, fen};

use crate::check::StatedSide;
use crate::record::Record;
use crate::remark::{Place, Remark, RemarkKind};
use crate::text::short;

/// Sets the start of `record` from `text`; says whether the text states the side to move.
///
/// A FEN that cannot be read is remarked on and the usual start stands in, so that the moves are kept.
pub(crate) fn start_from(record: &mut Record, text: &str, place: Option<Place>) -> StatedSide {
    match fen::read(text.trim()) {
        Ok(reading) => {
            record.start = reading.setup;
            let mut side = StatedSide::Stated;
            for forgiven in &reading.forgiven {
                if forgiven.what == fen::Irregularity::MissingSide {
                    side = StatedSide::Open;
                }
                if is_odd(forgiven.what) {
                    let what = forgiven.to_string();
                    record.remark(place, RemarkKind::FenForgiven { what });
                }
            }
            side
        }
        Err(error) => {
            let (text, reason) = (short(text), error.to_string());
            record.remark(place, RemarkKind::FenUnreadable { text, reason });
            StatedSide::Open
        }
    }
}

/// The start position that a program states, and what is odd about it.
///
/// Where the text leaves the side to move open it is taken from the piece that `first` moves, as in every
/// record. A stated side is never turned round: a program means what it says.
///
/// # Errors
/// When the text is no position.
pub fn stated_start(
    text: &str,
    first: Option<Move>,
) -> Result<(Setup, Vec<Remark>), fen::FenError> {
    fen::read(text.trim())?;
    let mut record = Record::default();
    let side = start_from(&mut record, text, None);
    if let (StatedSide::Open, Some(m)) = (side, first) {
        record.push(None, m);
    }
    record.check(side);
    // The move itself is for the arbiter to judge.
    record.remarks.retain(|remark| !matches!(remark.kind, RemarkKind::IllegalMove { .. }));
    Ok((record.start, record.remarks))
}

/// Everything that makes play from `start` meaningless; empty for positions and for printed diagrams.
#[must_use]
pub fn unplayable(start: &Setup) -> Vec<Fault> {
    let position = Position::from_setup(start.clone()).or_else(PositionError::as_diagram);
    position.err().map_or_else(Vec::new, |error| error.faults)
}

/// Whether a departure deserves a remark: other alphabets and short forms are everyday.
fn is_odd(what: fen::Irregularity) -> bool {
    use fen::Irregularity as I;
    matches!(what, I::LostBlanks | I::UnreadableCounter | I::TrailingText | I::AdjacentCounts)
}
