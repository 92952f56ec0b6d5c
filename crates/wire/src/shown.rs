//! Values that are written as they are shown.

use std::fmt::Display;

use serde::{Serialize, Serializer};

/// A move, a square or a time: a text in JSON, as the value shows itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown<T>(pub T);

impl<T: Display> Serialize for Shown<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
