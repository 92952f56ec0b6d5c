//! TRF, the FIDE tournament report file: TRF16 and TRF26, with the lines of `JaVaFo` and bbpPairings.
//!
//! Accepted: UTF-8 or Latin-1; lines ended by LF, CR or CRLF; lower or upper case results. Every
//! line that is not understood, and every comment, is kept as it stands. A line that is understood
//! but wrong gives a [`Problem`] with its place, and reading goes on.
//!
//! Two lines are our own, for what has no column: `XXM` for the further games of a match of two
//! players, `XXK` for games of a knock-out or play-off. Other programs pass over them.
//!
//! Written: UTF-8, lines ended by LF, no blanks at line ends. A line that nobody changed is written
//! as it was read; a new or changed one has its fields in their columns.

mod contradictions;
mod convert;
mod fields;
mod games;
mod produce;
mod read;
mod record;
mod team;
mod write;

pub use convert::Converted;
pub use produce::from_tournament;
pub use read::read;
pub use record::{
    AbnormalPoints, Acceleration, ByeKind, Cell, CellColor, CellResult, EngineCode, Forbidding,
    Line, PlayerLine, Problem, Record, Requested, Severity, TeamLine, Trf,
};
