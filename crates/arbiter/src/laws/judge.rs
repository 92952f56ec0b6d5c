//! Rulings on whole chess records.
