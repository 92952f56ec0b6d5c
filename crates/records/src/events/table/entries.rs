//! From a table to entries.

use std::collections::BTreeSet;

use tournament::{Birth, Entry, Forbidden, PlayerId, Rating, RoundNumber, Sex, Title};

use super::columns::{
    BIRTH, CLUB, Columns, ENTERS, FEDERATION, FIDE_ID, FIRST_NAME, LAST_NAME, NAME,
    NATIONAL_RATING, NUMBER, Names, PASSED, RATING, SEX, TITLE, problem,
};
use super::csv::{Row, rows};
use super::event::MOST_ROUNDS;
use super::forbidden::{FORBIDDEN, Pairs};
use super::players::Players;
use super::round::narrow;
use super::text::{Decoded, decode};
use crate::events::trf::{Problem, both};

/// The entries of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryTable {
    /// In the order of the table.
    pub entries: Vec<Entry>,
    /// Whether the table numbers them.
    pub numbered: bool,
    /// Who may not meet, as far as the table says so: pairs, each once.
    pub forbidden: Vec<Forbidden>,
    /// What was passed over, or read as something else than it should be.
    pub forgiven: Vec<Problem>,
}

const KNOWN: [Names; 14] = [
    NUMBER,
    NAME,
    CLUB,
    FEDERATION,
    RATING,
    TITLE,
    ENTERS,
    FORBIDDEN,
    FIDE_ID,
    BIRTH,
    SEX,
    LAST_NAME,
    FIRST_NAME,
    NATIONAL_RATING,
];

/// The largest number that is a place in a list; greater ones are numbers of the FIDE list.
const MOST_PLACES: u32 = 9999;

/// Where each column of entries stands.
struct Places {
    number: Option<usize>,
    name: Option<usize>,
    last_name: Option<usize>,
    first_name: Option<usize>,
    club: Option<usize>,
    federation: Option<usize>,
    rating: Option<usize>,
    national_rating: Option<usize>,
    title: Option<usize>,
    enters: Option<usize>,
    fide_id: Option<usize>,
    birth: Option<usize>,
    sex: Option<usize>,
}

impl Places {
    fn of(columns: &Columns, rows: &[Row]) -> Self {
        let mut number = columns.find(NUMBER);
        let mut fide_id = columns.find(FIDE_ID);
        // A column `ID` holds places in some lists and numbers of FIDE's in others.
        let large = |column: usize| {
            rows.iter().any(|row| row.get(column).parse::<u32>().is_ok_and(|id| id > MOST_PLACES))
        };
        if let Some(column) = number.filter(|column| fide_id.is_none() && large(*column)) {
            number = None;
            fide_id = Some(column);
        }
        if fide_id.is_none() {
            fide_id =
                columns.find(&["id"]).filter(|column| Some(*column) != number && large(*column));
        }
        Self {
            number,
            name: columns.find(NAME),
            last_name: columns.find(LAST_NAME),
            first_name: columns.find(FIRST_NAME),
            club: columns.find(CLUB),
            federation: columns.find(FEDERATION),
            rating: columns.find(RATING),
            national_rating: columns.find(NATIONAL_RATING),
            title: columns.find(TITLE),
            enters: columns.find(ENTERS),
            fide_id,
            birth: columns.find(BIRTH),
            sex: columns.find(SEX),
        }
    }

    /// The name of a row: one field, or the names joined as federations print them.
    fn name(&self, row: &Row) -> String {
        let (whole, last, first) =
            (row.at(self.name), row.at(self.last_name), row.at(self.first_name));
        match (whole, last, first) {
            ("", last, "") => last.to_owned(),
            ("", "", first) => first.to_owned(),
            ("", last, first) => format!("{last}, {first}"),
            (whole, _, _) => whole.to_owned(),
        }
    }
}

/// Reads a table of entries.
///
/// # Errors
/// Every line that cannot be used.
pub fn read_entries(bytes: &[u8]) -> Result<EntryTable, Vec<Problem>> {
    let Decoded { text, mut forgiven, .. } = decode(bytes)?;
    let all = rows(&text);
    let Some((head, rows)) = all.split_first() else {
        return Err(vec![problem(
            1,
            both("nothing", "空文件"),
            both("a first line such as number,name,club", "首行，如 编号,姓名,单位"),
        )]);
    };
    let columns = Columns::of(head);
    let places = Places::of(&columns, rows);
    if places.name.is_none() && places.last_name.is_none() {
        let found = head.fields.join(",");
        return Err(vec![problem(
            head.line,
            found,
            both("a first line with the column name or 姓名", "含有 姓名（name）一栏的首行"),
        )]);
    }
    forgiven.extend(columns.odd(head, &KNOWN, PASSED));
    let forbidden = columns.find(FORBIDDEN);
    let mut entries: Vec<Entry> = Vec::new();
    let mut numbers = BTreeSet::new();
    let mut problems = Vec::new();
    let mut barring = Vec::new();
    for (row, position) in rows.iter().zip(1_u32..) {
        if let Some(beyond) = columns.beyond(row) {
            problems.push(beyond);
            continue;
        }
        let id = match places.number {
            None => Some(position),
            Some(column) => narrow(row.get(column)).parse().ok().filter(|number| *number > 0),
        };
        let Some(id) = id.map(PlayerId) else {
            problems.push(
                row.problem(places.number.unwrap_or(0), both("a number from 1", "从 1 起的编号")),
            );
            continue;
        };
        if !numbers.insert(id) {
            problems.push(row.problem(
                places.number.unwrap_or(0),
                both("a number not used before", "未用过的编号"),
            ));
            continue;
        }
        entries.push(entry(row, id, &places, &mut problems));
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
        let numbered = places.number.is_some();
        Ok(EntryTable { entries, numbered, forbidden: pairs.into_list(), forgiven })
    } else {
        Err(problems)
    }
}

fn entry(row: &Row, id: PlayerId, places: &Places, problems: &mut Vec<Problem>) -> Entry {
    let mut entry = Entry::new(id, places.name(row));
    row.at(places.club).clone_into(&mut entry.club);
    row.at(places.federation).clone_into(&mut entry.federation);
    row.at(places.fide_id).clone_into(&mut entry.fide_id);
    if entry.fide_id == "0" {
        entry.fide_id.clear();
    }
    let title = row.at(places.title);
    entry.title = chess_title(title);
    if entry.title.is_none() && !matches!(title, "-" | "–") {
        title.clone_into(&mut entry.further_title);
    }
    // An unrated player has 0 or nothing in the first column, and perhaps a number in the national one.
    for column in [places.rating, places.national_rating].into_iter().flatten() {
        let text = narrow(row.get(column));
        if entry.rating != Rating(0) || matches!(text.as_str(), "" | "-" | "unr" | "unrated" | "无")
        {
            continue;
        }
        match text.parse() {
            Ok(value) => entry.rating = Rating(value),
            Err(_) => {
                problems.push(row.problem(column, both("a rating or nothing", "等级分或空白")))
            }
        }
    }
    if let Some(column) = places.enters.filter(|column| !row.get(*column).is_empty()) {
        match narrow(row.get(column)).parse() {
            Ok(round @ 1..=MOST_ROUNDS) => entry.enters = RoundNumber(round),
            Ok(_) | Err(_) => {
                problems.push(row.problem(
                    column,
                    both("the first round, from 1, or nothing", "首轮轮次，从 1 起，或空白"),
                ));
            }
        }
    }
    if let Some(column) = places.birth.filter(|column| !row.get(*column).is_empty()) {
        entry.birth = birth(row.get(column));
        if entry.birth.is_none() {
            problems.push(row.problem(
                column,
                both(
                    "a year, or a date as 1990/04/02 or 02.04.1990",
                    "年份，或 1990/04/02、02.04.1990 这样的日期",
                ),
            ));
        }
    }
    if let Some(column) = places.sex {
        match narrow(row.get(column)).as_str() {
            "" | "-" => {}
            "m" | "male" | "男" => entry.sex = Some(Sex::Male),
            "w" | "f" | "female" | "女" => entry.sex = Some(Sex::Female),
            _ => problems.push(
                row.problem(column, both("m or w (男, 女), or nothing", "男、女（m, w）或空白")),
            ),
        }
    }
    entry
}

/// A year alone, a date with the year first, or one with the day first.
fn birth(text: &str) -> Option<Birth> {
    let plain = narrow(text);
    let parts: Vec<&str> =
        plain.split(['/', '-', '.', '年', '月', '日']).filter(|part| !part.is_empty()).collect();
    let number = |text: &str| text.trim().parse::<u16>().ok();
    let small = |text: &str| text.trim().parse::<u8>().ok();
    let year = |text: &str| number(text).filter(|year| (1000..=9999).contains(year));
    let given = |value: u8| (value > 0).then_some(value);
    match parts.as_slice() {
        ["0" | "0000", ..] => None,
        [only] => Some(Birth { year: year(only)?, month: None, day: None }),
        [first, second] => {
            Some(Birth { year: year(first)?, month: given(small(second)?), day: None })
        }
        [first, second, third] => {
            let (date_year, month, day) = match (year(first), year(third)) {
                (Some(date_year), _) => (date_year, small(second)?, small(third)?),
                (None, Some(date_year)) => (date_year, small(second)?, small(first)?),
                (None, None) => return None,
            };
            let fits = month <= 12 && day <= 31;
            fits.then_some(Birth { year: date_year, month: given(month), day: given(day) })
        }
        _ => None,
    }
}

fn chess_title(text: &str) -> Option<Title> {
    match narrow(text).as_str() {
        "gm" | "国际特级大师" => Some(Title::Grandmaster),
        "im" | "国际大师" => Some(Title::InternationalMaster),
        "wgm" | "国际女子特级大师" => Some(Title::WomanGrandmaster),
        "fm" | "棋联大师" => Some(Title::FideMaster),
        "wim" | "国际女子大师" => Some(Title::WomanInternationalMaster),
        "cm" | "棋联候补大师" => Some(Title::CandidateMaster),
        "wfm" | "女子棋联大师" => Some(Title::WomanFideMaster),
        "wcm" => Some(Title::WomanCandidateMaster),
        _ => None,
    }
}
