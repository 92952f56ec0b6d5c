//! Files of events: tournament report files and tables.

pub mod table;
pub mod trf;
