//! What the program says, in Chinese and in English.
//!
//! The texts stand in `locales/zh/*.ftl` and `locales/en/*.ftl`, in the syntax of Fluent. They are compiled
//! into typed functions, so that a text missing in one language, a place left open or a name where a number
//! belongs does not compile; nothing is looked up at run time. Titles and texts of the law stand in the rulebooks.
//!
//! What can be said implements [`Say`]: it writes itself in a language, without a string in between.
//!
//! ```
//! use tournament::tiebreak::Reason;
//! use words::{Lang, Say as _};
//!
//! assert_eq!(Reason::Points.to(Lang::Zh).to_string(), "得分");
//! assert_eq!(Reason::Points.both().en, "points made");
//! ```
//!
//! It does *not* read the words people write: words accepted in tables, records and time controls stay
//! where those are read.

extern crate self as words;

mod chess_ledger;
mod chess_record;
mod derivation;
mod faults;
mod lang;
mod pairing;
mod ruling;
mod say;
mod xiangqi_ledger;

pub use lang::Lang;
pub use pairing::{criterion, player_note, why_not, why_not_bye};
pub use ruling::{
    MoveWords, decision, fact, finding, label, means, mode, origin, outcome, piece_name,
    protection, side, status, termination, verdict, weight,
};
pub use say::{Bilingual, Name, Number, Say, Spoken};

/// The texts of the message files.
mod texts {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}
