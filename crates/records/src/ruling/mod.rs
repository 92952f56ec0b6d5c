//! Rulings for people and for programs: their words in both languages, and their JSON form.
//!
//! The JSON form is described in `docs/ruling.md`; [`VERSION`] names it.

mod chess;
mod code;
mod json;
mod replay;
mod text;
mod words;

pub use ::words::{
    Bilingual, MoveWords, label, means, mode, origin, outcome, protection, side, status,
    termination, weight,
};
pub use chess::{chess_fault, chess_finding, chess_judgement_json, open_claim};
pub use code::{outcome as outcome_code, termination as termination_code};
pub use json::{VERSION, ground_json, judgement_json, judgement_text, ruling_json};
pub use replay::{Replay, written, written_balance, written_line};
pub use words::{decision, fact, finding, man, verdict};
