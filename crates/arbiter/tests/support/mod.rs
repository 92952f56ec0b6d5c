//! Reading case files and comparing rulings with them.

pub(crate) mod case;
pub(crate) mod check;
