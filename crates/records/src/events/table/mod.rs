//! Entries and results of an event as tables, in the form spreadsheets save (CSV).
//!
//! Fields are parted by commas, semicolons or tabs, whichever the first line has; a field may stand in
//! double quotes. The first line names the columns, in English or Chinese. Lines that begin with `#`
//! and empty lines are passed over. UTF-8 and GB 18030 are read, and Latin-1 with a remark.
//!
//! Entries: `number,name,club,federation,rating,title,enters,forbidden` (编号, 姓名, 单位, 代表队, 等级分, 称号, 首轮, 回避), of
//! which the name is needed; without `number` players count from 1. `enters` is the first round of a late entry. `forbidden`
//! names those whom the player may not meet, by number or name, with `/` or `、` between, or blanks between numbers; rounds may
//! stand behind: `7 (1-3) / 9 (4-)`. It is enough to name a pair on one of its two lines.
//!
//! Results: `round,red,black,result,note` (轮次, 红方, 黑方, 结果, 备注), the first four needed. Two rows for the
//! same two players in one round are two games of a match. A round with a name (`play-off`, `final`, 加赛) stands
//! apart: its games are kept and shown, and count for nothing. A row without a result is a pairing not yet
//! played. The result is one of
//!
//! - `1-0`, `=`, `0-1`, with ` adj` after it where the arbiter gave it; `2-0`, `1-1`, `0-2` say the same,
//! - `+-`, `-+`, `--`: decided because one side or both stayed away,
//! - `=-0`, `0-=`: a draw for one, a loss for the other; ` unrated` after a result: too short to be rated,
//! - `adjourned`: unfinished,
//! - `bye`, `full`, `half`, `zero`: no opponent, the second player is left empty,
//! - `withdraws`: the first player leaves after this round, after round 0 before the start,
//! - `violation`: a violation of the first player, the note says which.
//!
//! A wrong line is named with line and what was expected; the rest is still read. What can be used and is odd all the
//! same, such as a column nobody knows or a round left out, is told too.

mod columns;
mod csv;
mod entries;
mod event;
mod forbidden;
mod games;
mod players;
mod ranks;
mod text;
mod words;
mod write;

pub use csv::csv_field;
pub use entries::{EntryTable, read_entries};
pub use event::{Leaving, TableEvent, Unplayed, read_event};
pub use forbidden::forbidden_fields;
pub use ranks::{RankRow, RankTable, read_ranks};
pub use write::{Side, append_pairs, pairs_table, write_entries, write_results};
