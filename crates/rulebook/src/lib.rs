//! The rulebooks as typed constants: a citation that does not exist does not compile.
//!
//! The text lives in the folder `rulebook/` at the root of the repository; `cargo xtask codegen` turns it into the
//! modules re-exported here, one a document, with one constant a rule:
//!
//! ```
//! use rulebook::xiangqi_1959;
//!
//! let rule = &xiangqi_1959::PERPETUAL_CHASE;
//! assert_eq!((rule.document, rule.number), ("xiangqi-1959", "A.1"));
//! ```

mod coverage;
#[rustfmt::skip]
mod generated;
mod lookup;
mod parameter;
mod rule;

pub use coverage::{Coverage, Standing};
pub use generated::*;
pub use lookup::{UnknownDocument, coverage, document, documents, interpretations, nearest_rule};
pub use parameter::{
    Cited, Count, Moves, MovesEach, Numbers, Occurrences, Parameter, Plies, Seconds, Share, Tenths,
    Value,
};
pub use rule::{DecidedBy, Document, Game, Interpretation, Known, Mode, Rule, Text};
