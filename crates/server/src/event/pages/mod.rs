//! The pages of events.

use axum::Router;

use crate::desk::Desk;

/// The routes.
pub fn routes() -> Router<Desk> {
    Router::new()
}
