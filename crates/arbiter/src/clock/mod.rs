//! Clocks as data: time controls, how people write them, and two clocks running under one.
//!
//! Nothing here reads a clock. Time is a value in an event, in whole milliseconds.

mod control;
mod prose;
mod run;
mod time;

pub use control::{Bonus, Category, Control, ControlError, Given, Period};
pub use prose::{Read, as_people_say, read};
pub use run::{Clocks, Reading, SideClock};
pub use time::Millis;
