//! Entries and results of an event as tables, in the form spreadsheets save (CSV).
//!
//! Fields are parted by commas, semicolons or tabs, whichever the first line has; a field may stand in
//! double quotes. The first line names the columns, in English or Chinese. Lines that begin with `#`
//! and empty lines are passed over. UTF-8 and GB 18030 are read.
//!
//! Entries: `number,name,club,federation,rating,title` (编号, 姓名, 单位, 代表队, 等级分, 称号), of which
//! number and name are needed; `number` may be left out, then players count from 1.
//!
//! Results: `round,red,black,result,note` (轮次, 红方, 黑方, 结果, 备注), the first four needed. Two rows for the
//! same two players in one round are two games of a match. The result is one of
//!
//! - `1-0`, `=`, `0-1`, with ` adj` after it where the arbiter gave it; `2-0`, `1-1`, `0-2` say the same,
//! - `+-`, `-+`, `--`: decided because one side or both stayed away,
//! - `adjourned`: unfinished,
//! - `bye`, `full`, `half`, `zero`: no opponent, the second player is left empty,
//! - `withdraws`: the first player leaves after this round,
//! - `violation`: a violation of the first player, the note says which.
//!
//! A wrong line is named with line and what was expected; the rest is still read.

mod csv;
mod event;
mod words;

pub use csv::csv_field;
pub use event::{Leaving, TableEvent, read_entries, read_event};
