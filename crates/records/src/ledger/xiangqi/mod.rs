//! The ledger of a xiangqi game: the same form of file as for chess, with the sides `red` and `black`.
//!
//! The form is described in `docs/ledger.md`.

mod answer;
mod read;
mod record;
mod words;
mod write;

pub use answer::{answer_json, event_json};
pub use read::{LedgerFile, Line, command_from_json, is_xiangqi, read, setup_from_json};
pub use record::to_record;
pub use words::{command, event, refusal};
pub use write::{command_json, header_json, write};
