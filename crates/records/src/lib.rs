//! Files of games and events as they are found.

mod bytes;
mod check;
pub mod chess;
pub mod encoding;
pub mod events;
mod field;
mod page;
mod read;
mod record;
mod refused;
mod remark;
mod result;
pub mod ruling;
mod start;
mod tables;
mod text;
mod which;
pub mod xiangqi;

pub use check::{StatedSide, fault_of};
pub use encoding::Encoding;
pub use field::Field;
pub use read::{Format, Hint, ReadError, Reading, Records, read};
pub use record::{MoveFault, Node, Record, SideSource, Unread};
pub use remark::{Place, Remark, RemarkKind};
pub use result::{EndReason, GameResult, ResultSource, ResultStatement};
pub use start::{stated_start, unplayable};
