//! The start position of a record from its FEN, leniently.

use xiangqi::fen;

use crate::check::StatedSide;
use crate::record::Record;
use crate::remark::{Place, RemarkKind};
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

/// Whether a departure deserves a remark: other alphabets and short forms are everyday.
fn is_odd(what: fen::Irregularity) -> bool {
    use fen::Irregularity as I;
    matches!(what, I::LostBlanks | I::UnreadableCounter | I::TrailingText | I::AdjacentCounts)
}
