//! Game-record formats, and the stored forms of rulings.

mod bytes;
mod cbf;
mod cbr;
mod check;
pub mod dhtmlxq;
pub mod encoding;
mod field;
pub mod json;
pub mod ledger;
mod list;
mod moves;
pub mod pgn;
pub mod pgn_chess;
mod preorder;
mod prose;
mod reading;
mod record;
mod refused;
mod remark;
mod result;
pub mod ruling;
mod server;
mod start;
pub mod table;
mod text;
pub mod trf;
mod wxf;
mod xml;
mod xqf;

pub use check::{StatedSide, fault_of};
pub use encoding::Encoding;
pub use field::Field;
pub use reading::{Format, ReadError, Reading, read};
pub use record::{MoveFault, Node, Record, SideSource, Unread};
pub use remark::{Place, Remark, RemarkKind};
pub use result::{EndReason, GameResult, ResultSource, ResultStatement};
