//! The ledger of a chess game as a file of JSON lines, and its events in words and as JSON.
//!
//! The form is described in `docs/ledger.md`. The first line says what was fixed before the game, each further
//! line is one command. Empty lines and lines that begin with `#` are passed over. A line that cannot be read is
//! reported with its number, and the rest of the file is still read.

mod about;
mod answer;
mod fact;
mod fault;
mod of_record;
mod pgn;
mod read;
mod words;
mod write;
pub mod xiangqi;

pub use about::About;
pub use answer::{answer_json, event_json, fault_json};
pub use fact::{chess_fact, chess_fact_json};
pub use fault::{LineFault, LineFaultKind};
pub use of_record::{FromRecord, Unsaid, of_record};
pub use pgn::{pgn_of, to_pgn};
pub use read::{Answer, LedgerFile, Line, is_ledger, read, read_line};
pub use words::{command, event, refusal};
pub use write::{EXAMPLE, command_json, header_json, write};
