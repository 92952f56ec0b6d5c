//! Written moves, notation by notation.

mod chinese;
mod coordinates;
mod letters;
mod lines;
mod marks;
mod round_trip;
mod san;
mod seeds;
mod soldiers;
mod support;
