//! Game-record formats, and the stored forms of rulings.

mod record;

pub use record::{Node, Place, Record, Remark, RemarkKind};
