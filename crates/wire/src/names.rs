//! Inner enums under the names they have in a form.

/// An enum of names for values of an inner type, and the way there; with `both`, the way back too. A name is its variant
/// in `snake_case`, and part of the form's version.
///
/// ```text
/// names! { both /// Who wins.
///     Outcome of arbiter::Outcome { Draw = arbiter::Outcome::Draw, … } }
/// ```
macro_rules! names {
    (both $(#[$meta:meta])* $name:ident of $inner:ty { $($(#[$doc:meta])* $variant:ident = ($($value:tt)+)),+ $(,)? }) => {
        $crate::names::names! { $(#[$meta])* $name of $inner { $($(#[$doc])* $variant = ($($value)+)),+ } }

        impl From<$name> for $inner {
            fn from(name: $name) -> Self {
                match name {
                    $($name::$variant => $($value)+),+
                }
            }
        }
    };
    ($(#[$meta:meta])* $name:ident of $inner:ty { $($(#[$doc:meta])* $variant:ident = ($($value:tt)+)),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "the names are those of the inner type, which explains them")]
        pub enum $name {
            $($(#[$doc])* $variant),+
        }

        impl From<$inner> for $name {
            fn from(value: $inner) -> Self {
                match value {
                    $($($value)+ => Self::$variant),+
                }
            }
        }
    };
}

pub(crate) use names;
