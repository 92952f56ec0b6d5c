//! JSON objects in which a name that stands twice is a fault.
//!
//! The usual reader takes the last of two equal names and loses the other.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::{Map, Value};

/// What marks the message of [`Object`]; the name of the field follows.
const TWICE: &str = "twice: ";

/// Why a text is no object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ObjectFault {
    /// Not JSON: where it ceases to be, in bytes from 1, and why.
    NotJson { column: usize, why: String },
    /// JSON, and no object.
    NotAnObject(String),
    /// This name stands twice.
    Twice(String),
}

/// Reads one JSON object; only its own names are looked at, not those of objects within.
///
/// # Errors
/// When it is none, or a name stands twice.
pub(crate) fn object(text: &[u8]) -> Result<Map<String, Value>, ObjectFault> {
    serde_json::from_slice(text).map(|Object(map)| map).map_err(|error| {
        let message = error.to_string();
        // The place is told apart.
        let why = message.rsplit_once(" at line ").map_or(&*message, |(why, _)| why);
        if let Some(name) = why.strip_prefix(TWICE) {
            return ObjectFault::Twice(name.to_owned());
        }
        match serde_json::from_slice::<Value>(text) {
            Ok(other) => ObjectFault::NotAnObject(other.to_string()),
            Err(_) => ObjectFault::NotJson { column: error.column(), why: why.to_owned() },
        }
    })
}

struct Object(Map<String, Value>);

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Names).map(Self)
    }
}

struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = Map<String, Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut map = Map::new();
        while let Some((name, value)) = access.next_entry::<String, Value>()? {
            if map.contains_key(&name) {
                return Err(A::Error::custom(format_args!("{TWICE}{name}")));
            }
            map.insert(name, value);
        }
        Ok(map)
    }
}
