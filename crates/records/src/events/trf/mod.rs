//! TRF, the FIDE tournament report file: TRF16 and TRF26, with the lines of `JaVaFo` and bbpPairings.
//!
//! Accepted: UTF-8, UTF-16, GB 18030 or a Windows code page; lines ended by LF, CR or CRLF; lower or upper case results. Every
//! line that is not understood, and every comment, is kept as it stands. A line that is understood
//! but wrong gives a [`Problem`] with its place, and reading goes on.
//!
//! Some lines are our own, for what has no column: `XXM` for the further games of a match of two
//! players, `XXK` for games of a knock-out or play-off, `XXW` for those who left, `XXE` for late entries, `XXJ` for adjourned
//! and adjudicated games, `XXG` for clubs, `XXV` for violations, `XXQ` for matches lost by refusing, `XXT` for what a column is too
//! narrow for, `XXY` for the game. Other programs pass over them.
//!
//! A blank cell is an absence in a finished round and presence in the round to be paired; an opponent without a result is a
//! game still to be finished.
//!
//! Written: a line that nobody changed as it was read, byte for byte; a new or changed one has its fields in their columns,
//! no blanks at its end, and LF after it unless the file has other ends.

mod contradictions;
mod convert;
mod fields;
mod games;
mod odd;
mod own;
mod produce;
mod read;
mod record;
mod recording;
mod team;
mod write;

pub use convert::Converted;
pub use produce::{cut_columns, from_tournament};
pub use read::read;
pub(crate) use record::both;
pub use record::{
    AbnormalPoints, Acceleration, ByeKind, Cell, CellColor, CellResult, EngineCode, Forbidding,
    Line, PlayerLine, Problem, Record, Requested, Said, Severity, TeamLine, Trf,
};
