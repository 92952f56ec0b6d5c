//! Reading case files and comparing rulings with them; repetitions harvested from play.

pub(crate) mod case;
pub(crate) mod chance;
pub(crate) mod check;
pub(crate) mod harvest;
pub(crate) mod said;
