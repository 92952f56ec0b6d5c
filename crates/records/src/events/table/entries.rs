//! From a table to entries.

use std::collections::BTreeSet;

use tournament::{Entry, Forbidden, PlayerId, Rating, RoundNumber, Title};

use super::columns::{Columns, NAME, NUMBER, problem};
use super::csv::rows;
use super::event::MOST_ROUNDS;
use super::forbidden::{FORBIDDEN, Pairs};
use super::players::Players;
use super::text::{Decoded, decode};
use crate::events::trf::Problem;

/// The entries of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryTable {
    /// In the order of the table.
    pub entries: Vec<Entry>,
    /// Who may not meet, as far as the table says so: pairs, each once.
    pub forbidden: Vec<Forbidden>,
    /// What was passed over, or read as something else than it should be.
    pub forgiven: Vec<Problem>,
}

const CLUB: &[&str] = &["club", "team", "单位", "俱乐部"];
const FEDERATION: &[&str] = &["federation", "fed", "代表队", "国家", "地区"];
const RATING: &[&str] = &["rating", "elo", "等级分"];
const TITLE: &[&str] = &["title", "称号"];
const ENTERS: &[&str] = &["enters", "首轮"];

/// Reads a table of entries.
///
/// # Errors
/// Every line that cannot be used.
pub fn read_entries(bytes: &[u8]) -> Result<EntryTable, Vec<Problem>> {
    let Decoded { text, mut forgiven } = decode(bytes)?;
    let mut rows = rows(&text).into_iter();
    let Some(head) = rows.next() else {
        return Err(vec![problem(1, "nothing", "a first line such as number,name,club")]);
    };
    let columns = Columns::of(&head);
    let Some(name) = columns.find(NAME) else {
        let found = head.fields.join(",");
        return Err(vec![problem(head.line, &found, "a first line with the column name or 姓名")]);
    };
    let number = columns.find(NUMBER);
    let [club, federation, rating, title, enters, forbidden] =
        [CLUB, FEDERATION, RATING, TITLE, ENTERS, FORBIDDEN].map(|names| columns.find(names));
    let known = [NUMBER, NAME, CLUB, FEDERATION, RATING, TITLE, ENTERS, FORBIDDEN];
    forgiven.extend(columns.odd(&head, &known));
    let mut entries: Vec<Entry> = Vec::new();
    let mut numbers = BTreeSet::new();
    let mut problems = Vec::new();
    let mut barring = Vec::new();
    for (row, position) in rows.zip(1_u32..) {
        if let Some(beyond) = columns.beyond(&row) {
            problems.push(beyond);
            continue;
        }
        let id = match number.map(|column| row.get(column)) {
            None => Some(position),
            Some(text) => text.parse().ok().filter(|number| *number > 0),
        };
        let Some(id) = id.map(PlayerId) else {
            problems.push(row.problem(number.unwrap_or(0), "a number from 1"));
            continue;
        };
        if !numbers.insert(id) {
            problems.push(row.problem(number.unwrap_or(0), "a number not used before"));
            continue;
        }
        let mut entry = Entry::new(id, row.get(name));
        entry.club = club.map_or("", |column| row.get(column)).to_owned();
        entry.federation = federation.map_or("", |column| row.get(column)).to_owned();
        entry.title = title.and_then(|column| chess_title(row.get(column)));
        if let Some(column) = rating.filter(|column| !row.get(*column).is_empty()) {
            match row.get(column).parse() {
                Ok(value) => entry.rating = Rating(value),
                Err(_) => problems.push(row.problem(column, "a rating or nothing")),
            }
        }
        if let Some(column) = enters.filter(|column| !row.get(*column).is_empty()) {
            match row.get(column).parse() {
                Ok(round @ 1..=MOST_ROUNDS) => entry.enters = RoundNumber(round),
                Ok(_) | Err(_) => {
                    problems.push(row.problem(column, "the first round, from 1, or nothing"));
                }
            }
        }
        entries.push(entry);
        if let Some(column) = forbidden.filter(|column| !row.get(*column).is_empty()) {
            barring.push((row, column, id));
        }
    }
    // Those named may stand further down.
    let players = Players::of(&entries);
    let mut pairs = Pairs::default();
    for (row, column, id) in &barring {
        problems.extend(pairs.take(row, *column, *id, &players));
    }
    problems.sort_by_key(|problem| problem.line);
    if problems.is_empty() {
        Ok(EntryTable { entries, forbidden: pairs.into_list(), forgiven })
    } else {
        Err(problems)
    }
}

fn chess_title(text: &str) -> Option<Title> {
    match text.to_ascii_uppercase().as_str() {
        "GM" => Some(Title::Grandmaster),
        "IM" => Some(Title::InternationalMaster),
        "WGM" => Some(Title::WomanGrandmaster),
        "FM" => Some(Title::FideMaster),
        "WIM" => Some(Title::WomanInternationalMaster),
        "CM" => Some(Title::CandidateMaster),
        "WFM" => Some(Title::WomanFideMaster),
        "WCM" => Some(Title::WomanCandidateMaster),
        _ => None,
    }
}
