//! The desk: live games, claims and events in the browser.
//!
//! Everything it decides comes from `arbiter` and `tournament`; the desk adds storage, people and pages. All state is the fold
//! of streams in the store, so any instance can take any request. How to add a page is told in ARCHITECTURE.md.

pub mod api;
pub mod assets;
pub mod clock;
pub mod desk;
pub mod envelope;
pub mod event;
pub mod fault;
pub mod games;
pub mod i18n;
pub mod journal;
pub mod page;
pub mod people;
pub mod rules;
pub mod secret;
pub mod security;
pub mod serve;

pub use clock::WallClock;
pub use desk::{Desk, router};
pub use envelope::EnvelopeKey;
pub use serve::{Options, Said, ServeError, run};
