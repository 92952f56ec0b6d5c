//! Every JSON form that is stored or given to programs, as types with a version; inner types are not serialisable.
//!
//! A form is made from inner types with `From` or a function `of`, and read back with `TryFrom`. Within a version fields
//! may be added; none is removed, renamed or given another meaning.

mod both;
mod fault;
mod fields;
pub mod ledger;
mod names;
mod object;
pub mod request;
pub mod ruling;
mod shown;

pub use both::Both;
pub use shown::Shown;

/// A form as JSON on one line.
///
/// # Panics
/// Never: forms have text keys and whole numbers.
#[must_use]
pub fn text(form: &impl serde::Serialize) -> String {
    // Most rulings fit into so much.
    let mut text = Vec::with_capacity(8 << 10);
    serde_json::to_writer(&mut text, form).expect("forms have text keys and whole numbers");
    String::from_utf8(text).expect("JSON is UTF-8")
}
