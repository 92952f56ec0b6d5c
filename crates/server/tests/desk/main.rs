//! The desk in one process: its door and its games, each test with a database of its own.

mod acts;
mod api;
mod common;
mod door;
mod envelope;
mod games;
mod rights;
mod slow;
