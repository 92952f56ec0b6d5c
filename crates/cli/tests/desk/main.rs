//! `caipan serve` as processes of its own: killed under load again and again, and two of them on one database.

#![allow(clippy::unwrap_used, clippy::panic, reason = "all of this is tests")]
#![allow(clippy::print_stdout, reason = "a long run says what it did")]

mod crash;
#[allow(dead_code, reason = "shared with a benchmark")]
mod http;
mod instances;
#[allow(dead_code, reason = "shared with a benchmark")]
mod process;
mod table;
