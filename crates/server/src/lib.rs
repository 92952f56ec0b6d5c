//! The desk: live games, claims and events in the browser.
//!
//! Everything it decides comes from `arbiter` and `tournament`; the desk adds storage, people and pages. All state is the fold
//! of streams in the store, so any instance can take any request. How to add a page is told in ARCHITECTURE.md.

pub mod api;
mod assets;
mod clock;
mod desk;
mod fault;
pub mod games;
mod i18n;
mod journal;
mod page;
pub mod people;
mod rules;
mod secret;
mod security;
mod serve;

pub use clock::{WallClock, moment};
pub use desk::{Desk, router};
pub use fault::Fault;
pub use i18n::Lang;
pub use journal::{Changed, Contended, Fold, Journal, Seq};
pub use page::{Shell, Visit, html, own_path, see_other};
pub use secret::{mark, short_id, token};
pub use security::{BODY_AT_MOST, TIME_AT_MOST};
pub use serve::{Options, ServeError, serve};
