//! Standings as a table, to be checked.

use super::columns::{Columns, NAME, NUMBER, problem};
use super::csv::rows;
use super::round::narrow;
use super::text::decode;
use crate::events::trf::{Problem, both};

/// One line of a table of standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankRow {
    /// The line, from 1.
    pub line: usize,
    /// The rank; none where the table leaves it out.
    pub rank: Option<u32>,
    /// The number of the player.
    pub number: u32,
    /// What stands under each code, in their order.
    pub values: Vec<String>,
}

/// A table of standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankTable {
    /// The codes of its columns, in their order.
    pub codes: Vec<String>,
    /// Its lines.
    pub rows: Vec<RankRow>,
}

/// Reads a table of standings: `rank,number,name` and a column for each code, as `standings --csv` writes it.
///
/// # Errors
/// Every line that cannot be used.
pub fn read_ranks(bytes: &[u8]) -> Result<RankTable, Vec<Problem>> {
    let text = decode(bytes)?.text;
    let mut lines = rows(&text).into_iter();
    let Some(head) = lines.next() else {
        return Err(vec![problem(
            1,
            both("nothing", "空文件"),
            both("a first line such as rank,number,name,PTS,BH", "首行，如 名次,编号,姓名,PTS,BH"),
        )]);
    };
    let columns = Columns::of(&head);
    let rank = columns.find(&["rank", "名次"]);
    let Some(number) = columns.find(NUMBER) else {
        let found = head.fields.join(",");
        return Err(vec![problem(
            head.line,
            found,
            both("a first line with the column number or 编号", "含有 编号（number）一栏的首行"),
        )]);
    };
    let name = columns.find(NAME);
    let known = |column: usize| Some(column) == rank || column == number || Some(column) == name;
    let values: Vec<usize> = (0..head.fields.len()).filter(|column| !known(*column)).collect();
    let mut table = RankTable {
        codes: values.iter().map(|column| head.fields[*column].clone()).collect(),
        rows: Vec::new(),
    };
    let mut problems = Vec::new();
    for row in lines {
        if let Some(beyond) = columns.beyond(&row) {
            problems.push(beyond);
            continue;
        }
        let whole = |column: usize| narrow(row.get(column)).parse::<u32>().ok();
        let Some(player) = whole(number) else {
            problems.push(row.problem(number, both("the number of a player", "棋手编号")));
            continue;
        };
        let found = rank.map_or("", |column| row.get(column));
        if !found.is_empty() && found.parse::<u32>().is_err() {
            problems.push(row.problem(
                rank.unwrap_or(0),
                both("a rank from 1, or nothing", "从 1 起的名次，或空白"),
            ));
            continue;
        }
        table.rows.push(RankRow {
            line: row.line,
            rank: found.parse().ok(),
            number: player,
            values: values.iter().map(|column| row.get(*column).to_owned()).collect(),
        });
    }
    if problems.is_empty() { Ok(table) } else { Err(problems) }
}
