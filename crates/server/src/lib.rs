//! The desk: live games, claims and events in the browser.
