//! Reading objects into forms, with faults that name the field, what was found in it and what was expected.

use std::fmt;

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{
    self, DeserializeOwned, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};
use words::Bilingual;

use crate::fault::LineFaultKind as Fault;

/// Stands between the two languages of what a form expects.
const BETWEEN: char = '\u{1f}';

/// What a time should be.
pub(crate) const TIME: &str = "时间，如 \"1:30:00\"，或秒数\u{1f}a time as \"1:30:00\" or seconds";

/// Reads a form from the fields of an object; a field that is null is not there.
///
/// # Errors
/// When a field is missing, not known, or holds something else than it should.
pub(crate) fn read<T: DeserializeOwned>(mut fields: Map<String, Value>) -> Result<T, Fault> {
    fields.retain(|_, value| !value.is_null());
    let fields: Vec<(String, Value)> = fields.into_iter().collect();
    of_fields(&fields).map_err(|misfit| match misfit {
        Misfit::Missing(field) => Fault::Missing(field),
        Misfit::Unknown(field) => Fault::Unknown(field),
        Misfit::Other(ref expected) => {
            // The reader stops at the first field that does not fit: with the fields before it alone it does not get so far.
            let stops = |&count: &usize| {
                of_fields::<T>(fields.get(..count).unwrap_or_default()).err().as_ref()
                    == Some(&misfit)
            };
            let at = (1..=fields.len()).find(stops).and_then(|count| fields.get(count - 1));
            at.map_or_else(
                || Fault::NotAnObject(String::new()),
                |(field, found)| Fault::wrong(field, found, expected.clone()),
            )
        }
    })
}

/// Takes one field out of an object and reads it.
///
/// # Errors
/// When it holds something else than it should.
pub(crate) fn take<T: DeserializeOwned>(
    fields: &mut Map<String, Value>,
    name: &str,
) -> Result<Option<T>, Fault> {
    let Some(found) = fields.shift_remove(name).filter(|value| !value.is_null()) else {
        return Ok(None);
    };
    T::deserialize(Leaf(&found)).map(Some).map_err(|misfit| match misfit {
        Misfit::Missing(field) => Fault::Missing(field),
        Misfit::Unknown(field) => Fault::Unknown(field),
        Misfit::Other(expected) => Fault::wrong(name, &found, expected),
    })
}

/// Those of the fields that have one of the names, taken out of the object.
pub(crate) fn split(fields: &mut Map<String, Value>, names: &[&str]) -> Map<String, Value> {
    names.iter().filter_map(|&name| Some((name.to_owned(), fields.shift_remove(name)?))).collect()
}

fn of_fields<T: DeserializeOwned>(fields: &[(String, Value)]) -> Result<T, Misfit> {
    let each = fields.iter().map(|(name, value)| (name.as_str(), Leaf(value)));
    T::deserialize(MapDeserializer::new(each))
}

/// Why fields are not a form. Which field it is about is not known here, unless it is missing or too many.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Misfit {
    Missing(&'static str),
    Unknown(String),
    /// What was expected.
    Other(Bilingual),
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::Other(expected(&message.to_string()))
    }

    fn invalid_type(_: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::Other(expected(&wanted.to_string()))
    }

    fn invalid_value(_: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::Other(expected(&wanted.to_string()))
    }

    fn unknown_variant(_: &str, wanted: &'static [&'static str]) -> Self {
        Self::Other(wanted.join(", ").as_str().into())
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Self {
        Self::Unknown(field.to_owned())
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Missing(field)
    }
}

/// What a reader expects, in both languages.
fn expected(wanted: &str) -> Bilingual {
    if let Some((zh, en)) = wanted.split_once(BETWEEN) {
        return (zh, en).into();
    }
    match wanted {
        "a string" | "string or map" | "variant identifier" => ("文字", "a text").into(),
        "a boolean" => (" true 或 false", "true or false").into(),
        "u8" | "u16" | "u32" | "u64" | "i32" | "i64" => ("整数", "a whole number").into(),
        "a sequence" => ("列表", "a list").into(),
        other => other.into(),
    }
}

/// A value of a field.
#[derive(Debug, Clone, Copy)]
struct Leaf<'a>(&'a Value);

impl<'de> IntoDeserializer<'de, Misfit> for Leaf<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Leaf<'_> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(items) => visitor.visit_seq(SeqDeserializer::new(items.iter().map(Leaf))),
            Value::Object(map) => {
                let each = map.iter().map(|(name, value)| (name.as_str(), Leaf(value)));
                visitor.visit_map(MapDeserializer::new(each))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::Array(_)
            | Value::Object(_) => Err(Misfit::Other(expected("a string"))),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}
