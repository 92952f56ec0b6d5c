//! Entries and results of an event as tables, in the form spreadsheets save (CSV).
//!
//! Fields are parted by commas, semicolons or tabs, whichever the first line has or names (`sep=;`); a field may stand in double
//! quotes and then go over several lines. The first line names the columns, in English or Chinese or as the usual programs head
//! them (`SNo.`, `Rtg`, `FED`, `FideID`). Lines that begin with `#`, empty lines and rows of separators are passed over. UTF-8,
//! UTF-16 and GB 18030 are read, and Windows code pages with a remark; figures may be full-width.
//!
//! Lines such as `# system: swiss` state the terms of the event, in either table: `event`, `system` (swiss, round-robin,
//! double-round-robin), `edition` (2017, 2026), `rules` (xiangqi-1959, fide), `rounds`, `initial` (white, black), `scoring` (`1 0.5 0`),
//! `bye`, `acceleration` (baku), `forfeits` (met), `tiebreaks` (赛制, 版本, 规则, 轮数, 先手, 记分, 轮空, 加速, 弃权, 名次).
//!
//! Entries: `number,name,club,federation,rating,title,enters,forbidden,sex,birth,fideid` (编号, 姓名, 单位, 国家, 等级分, 称号, 首轮,
//! 回避, 性别, 出生, 国际棋联编号), of which the name is needed; without `number` players count from 1. `enters` is the first round
//! of a late entry. `forbidden` names those whom the player may not meet, by number or name, with `/` or `、` between, or blanks
//! between numbers; rounds may stand behind: `7 (1-3) / 9 (4-)`. It is enough to name a pair on one of its two lines.
//!
//! Results: `round,red,black,result,note` (轮次, 红方, 黑方, 结果, 备注), the first four needed. A round is a number, alone or as
//! `Round 3`, `R3`, `第3轮`, `第三轮`. Two rows for the same two players in one round, with the colours changed, are two games of a
//! match. A round with a name (`play-off`, `final`, 加赛) stands apart: its games are kept and shown, and count for nothing. A row
//! without a result is a pairing not yet played. The result is one of
//!
//! - `1-0`, `=`, `0-1`, with ` adj` after it where the arbiter gave it; `2-0`, `1-1`, `0-2`, 胜, 和, 负 say the same,
//! - `+-`, `-+`, `--` (黑方弃权, 红方弃权, 双方弃权): decided because one side or both stayed away,
//! - `=-0`, `0-=`: a draw for one, a loss for the other; ` unrated` after a result: too short to be rated,
//! - `adjourned`: unfinished,
//! - `bye`, `full`, `half`, `zero`: no opponent, the second player is left empty, or is `bye` (轮空) himself,
//! - `withdraws`: the first player leaves after this round, after round 0 before the start; where the arbiter is asked what becomes
//!   of the games, `withdraws annulled` or `withdraws stands`; `returns`: he is there again in this round,
//! - `refuses`: the first player refuses to go on with the match against the second one; `refuses excused` and
//!   `refuses unexcused` once the arbiter has said whether the reason is good,
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
mod round;
mod sheet;
mod terms;
mod text;
mod words;
mod write;

pub use csv::csv_field;
pub use entries::{EntryTable, read_entries};
pub use event::{Leaving, Refusing, Returning, TableEvent, Unplayed, read_event};
pub use forbidden::forbidden_fields;
pub use ranks::{RankRow, RankTable, read_ranks};
pub use terms::{Kind, Law, Terms, read_terms, terms_head};
pub use text::Charset;
pub(crate) use text::{Decoded, decode};
pub use words::Withdrawn;
pub use write::{Side, append_pairs, pairs_table, write_entries, write_results};
