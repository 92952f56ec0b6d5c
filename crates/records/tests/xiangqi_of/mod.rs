//! The records of xiangqi in some bytes.

use records::{Hint, ReadError, Reading};

/// Reads bytes that hold xiangqi; what holds chess holds none.
pub(crate) fn read(bytes: &[u8], name: Option<&str>) -> Result<Reading, ReadError> {
    let hint = Hint { name, ..Hint::default() };
    records::read(bytes, &hint)?.into_xiangqi().ok_or(ReadError::Empty)
}
