// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! What the rulebook folder says.
#![allow(clippy::doc_markdown, clippy::too_long_first_doc_paragraph, reason = "the comments are the law, not prose about code")]

pub mod axf;
pub mod checks_6_12_18;
pub mod computer_2026;
pub mod cxa_2020;
pub mod fide_1993;
pub mod fide_2023;
pub mod xiangqi_1959;
pub mod xiangqi_1999;
pub mod parameters;
mod coverage;

pub(crate) use coverage::COVERAGE;

/// Every document, chess first, then by age.
pub(crate) const DOCUMENTS: &[&crate::Document] = &[
    &fide_1993::DOCUMENT,
    &fide_2023::DOCUMENT,
    &xiangqi_1959::DOCUMENT,
    &xiangqi_1999::DOCUMENT,
    &axf::DOCUMENT,
    &cxa_2020::DOCUMENT,
    &computer_2026::DOCUMENT,
    &checks_6_12_18::DOCUMENT,
];
