//! From tables to an event.

use std::collections::{BTreeMap, BTreeSet};

use tournament::{
    ApartGame, Color, Entry, GameEntry, MatchEntry, MatchGame, Parts, PlayerId, Rating,
    RoundNumber, Slot, Title, Validity, Violation,
};

use super::csv::{Row, rows};
use super::words::{self, EXPECTED, Told};
use crate::encoding::{Encoding, decode_as};
use crate::trf::{Problem, Severity};

/// Somebody who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaving {
    /// Who.
    pub player: PlayerId,
    /// After which round.
    pub after: RoundNumber,
    /// The line that says so.
    pub line: usize,
}

/// A row of a schedule: paired, but not yet played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unplayed {
    /// In which round.
    pub round: RoundNumber,
    /// The line that says so.
    pub line: usize,
}

/// What the tables tell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableEvent {
    /// Entries, histories and violations; scoring and names are for the caller to set.
    pub parts: Parts,
    /// Withdrawals in the order of the file, not yet carried out.
    pub leaving: Vec<Leaving>,
    /// Rows without a result.
    pub unplayed: Vec<Unplayed>,
    /// Games outside the rounds.
    pub apart: Vec<ApartGame>,
    /// What could not be used.
    pub problems: Vec<Problem>,
}

/// The more rounds than this a table has, the more likely it is a slip.
const MOST_ROUNDS: u16 = 999;

/// Reads a table of entries.
///
/// # Errors
/// Every line that cannot be used.
pub fn read_entries(bytes: &[u8]) -> Result<Vec<Entry>, Vec<Problem>> {
    let text = text(bytes);
    let mut rows = rows(&text).into_iter();
    let Some(head) = rows.next() else {
        return Err(vec![problem(1, "nothing", "a first line such as number,name,club")]);
    };
    let columns = Columns::of(&head);
    let Some(name) = columns.find(&["name", "姓名", "选手", "运动员"]) else {
        let found = head.fields.join(",");
        return Err(vec![problem(head.line, &found, "a first line with the column name or 姓名")]);
    };
    let number = columns.find(&["number", "no", "id", "编号", "序号", "签号"]);
    let club = columns.find(&["club", "team", "单位", "俱乐部"]);
    let federation = columns.find(&["federation", "fed", "代表队", "国家", "地区"]);
    let rating = columns.find(&["rating", "elo", "等级分"]);
    let title = columns.find(&["title", "称号"]);
    let enters = columns.find(&["enters", "首轮"]);
    let mut entries: Vec<Entry> = Vec::new();
    let mut numbers = BTreeSet::new();
    let mut problems = Vec::new();
    for (row, position) in rows.zip(1_u32..) {
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
    }
    if problems.is_empty() { Ok(entries) } else { Err(problems) }
}

/// Reads a table of results for these entries.
#[must_use]
pub fn read_event(entries: Vec<Entry>, bytes: &[u8]) -> TableEvent {
    let text = text(bytes);
    let mut event = TableEvent::default();
    event.parts.entries = entries;
    let mut rows = rows(&text).into_iter();
    let Some(head) = rows.next() else { return event };
    let columns = Columns::of(&head);
    let Some([round, first, second, result]) = columns.of_results() else {
        let found = head.fields.join(",");
        event.problems.push(problem(head.line, &found, RESULT_COLUMNS));
        return event;
    };
    let note = columns.find(&["note", "备注"]);
    let mut games = Games::default();
    let players = Players::of(&event.parts.entries);
    for row in rows {
        let told = RowOfResults { row: &row, columns: [round, first, second, result] };
        let note = note.map_or("", |column| row.get(column));
        if let Err(wrong) = add(&mut event, &mut games, &players, &told, note) {
            event.problems.push(wrong);
        }
    }
    games.into_history(&mut event);
    event
}

/// The players by number and by name.
struct Players {
    numbers: BTreeSet<PlayerId>,
    names: BTreeMap<String, PlayerId>,
}

impl Players {
    fn of(entries: &[Entry]) -> Self {
        Self {
            numbers: entries.iter().map(|entry| entry.id).collect(),
            names: entries.iter().rev().map(|entry| (entry.name.clone(), entry.id)).collect(),
        }
    }

    fn find(&self, told: &RowOfResults<'_>, field: usize) -> Result<PlayerId, Problem> {
        let text = told.get(field);
        let found = match text.parse().map(PlayerId) {
            Ok(number) => self.numbers.get(&number).copied(),
            Err(_) => self.names.get(text).copied(),
        };
        found.ok_or_else(|| told.problem(field, "the number or name of an entered player"))
    }
}

/// The four fields of a row of results.
struct RowOfResults<'a> {
    row: &'a Row,
    columns: [usize; 4],
}

const STAGE: usize = 0;
const FIRST: usize = 1;
const SECOND: usize = 2;
const RESULT: usize = 3;

impl RowOfResults<'_> {
    fn get(&self, field: usize) -> &str {
        self.row.get(self.columns[field])
    }

    fn problem(&self, field: usize, expected: &str) -> Problem {
        self.row.problem(self.columns[field], expected)
    }
}

fn add(
    event: &mut TableEvent,
    games: &mut Games,
    players: &Players,
    told: &RowOfResults<'_>,
    note: &str,
) -> Result<(), Problem> {
    let line = told.row.line;
    let stage = told.get(STAGE);
    let round = match stage.parse() {
        Ok(round @ 1..=MOST_ROUNDS) => Some(RoundNumber(round)),
        // A round that has a name instead of a number stands apart from the others.
        Err(_) if stage.chars().next().is_some_and(char::is_alphabetic) => None,
        Ok(_) | Err(_) => {
            let expected = "a round from 1, or the name of a stage such as play-off or final";
            return Err(told.problem(STAGE, expected));
        }
    };
    let one = players.find(told, FIRST)?;
    // A row of a schedule without a result yet.
    if told.get(RESULT).is_empty() {
        players.find(told, SECOND)?;
        event.unplayed.extend(round.map(|round| Unplayed { round, line }));
        return Ok(());
    }
    let said = words::told(told.get(RESULT)).ok_or_else(|| told.problem(RESULT, EXPECTED))?;
    let Some(round) = round else {
        return add_apart(event, players, told, one, said);
    };
    match said {
        Told::Game(won, lost, decided) => {
            let other = players.find(told, SECOND)?;
            if other == one {
                return Err(told.problem(SECOND, "another player than the first"));
            }
            let entry = |opponent, color, outcome| GameEntry {
                opponent,
                color: Some(color),
                outcome,
                decided,
                validity: Validity::Counts,
            };
            games.is_free_for(round, one, other, line)?;
            games.is_free_for(round, other, one, line)?;
            games.add(round, one, entry(other, Color::White, won));
            games.add(round, other, entry(one, Color::Black, lost));
            Ok(())
        }
        Told::Bye(_) | Told::Withdraws | Told::Violation if !told.get(SECOND).is_empty() => {
            Err(told.problem(SECOND, "no second player beside this word"))
        }
        Told::Bye(bye) => games.add_bye(round, one, Slot::Bye(bye), line),
        Told::Withdraws => {
            event.leaving.push(Leaving { player: one, after: round, line });
            Ok(())
        }
        Told::Violation => {
            let note = note.to_owned();
            event.parts.violations.push(Violation { player: one, round, note });
            Ok(())
        }
    }
}

/// A game of a stage with a name.
fn add_apart(
    event: &mut TableEvent,
    players: &Players,
    told: &RowOfResults<'_>,
    white: PlayerId,
    said: Told,
) -> Result<(), Problem> {
    let Told::Game(won, lost, decided) = said else {
        return Err(told.problem(RESULT, "the result of a game in a stage with a name"));
    };
    let black = players.find(told, SECOND)?;
    if black == white {
        return Err(told.problem(SECOND, "another player than the first"));
    }
    let (stage, outcomes) = (told.get(STAGE).to_owned(), (won, lost));
    event.apart.push(ApartGame { stage, white, black, outcomes, decided });
    Ok(())
}

/// What each player did in each round, before games are put together to matches.
#[derive(Default)]
struct Games {
    games: BTreeMap<(PlayerId, RoundNumber), Vec<GameEntry>>,
    byes: BTreeMap<(PlayerId, RoundNumber), Slot>,
}

impl Games {
    /// Whether a player may meet this opponent in this round.
    fn is_free_for(
        &self,
        round: RoundNumber,
        player: PlayerId,
        opponent: PlayerId,
        line: usize,
    ) -> Result<(), Problem> {
        let place = (player, round);
        let met = self.games.get(&place).and_then(|games| games.first());
        if self.byes.contains_key(&place) || met.is_some_and(|game| game.opponent != opponent) {
            let found = format!("a second opponent of player {player} in round {round}");
            return Err(problem(line, &found, "one opponent a round"));
        }
        Ok(())
    }

    fn add(&mut self, round: RoundNumber, player: PlayerId, game: GameEntry) {
        self.games.entry((player, round)).or_default().push(game);
    }

    fn add_bye(
        &mut self,
        round: RoundNumber,
        player: PlayerId,
        bye: Slot,
        line: usize,
    ) -> Result<(), Problem> {
        let place = (player, round);
        if self.games.contains_key(&place) || self.byes.insert(place, bye).is_some() {
            let found = format!("a second entry of player {player} in round {round}");
            return Err(problem(line, &found, "one entry a round"));
        }
        Ok(())
    }

    fn into_history(self, event: &mut TableEvent) {
        let slots = self.games.into_iter().map(|(place, games)| {
            let slot = match games.as_slice() {
                [only] => Slot::Game(*only),
                several => Slot::Match(MatchEntry {
                    opponent: several[0].opponent,
                    games: several
                        .iter()
                        .map(|game| MatchGame {
                            color: game.color,
                            outcome: game.outcome,
                            decided: game.decided,
                            validity: game.validity,
                        })
                        .collect(),
                }),
            };
            (place, slot)
        });
        for ((player, round), slot) in slots.chain(self.byes) {
            let history = event.parts.history.entry(player).or_default();
            if history.len() <= round.index() {
                history.resize(round.index() + 1, Slot::Blank);
            }
            history[round.index()] = slot;
        }
    }
}

/// The columns a table of results needs.
pub(super) const RESULT_COLUMNS: &str =
    "a first line with round,red,black,result (轮次,红方,黑方,结果)";

/// The names of the columns.
pub(super) struct Columns {
    names: Vec<String>,
}

impl Columns {
    /// Where round, first player, second player and result stand, if all four are there.
    pub(super) fn of_results(&self) -> Option<[usize; 4]> {
        Some([
            self.find(&["round", "轮次", "轮"])?,
            self.find(&["red", "white", "红方", "白方", "先手"])?,
            self.find(&["black", "黑方", "后手"])?,
            self.find(&["result", "结果", "成绩"])?,
        ])
    }

    pub(super) fn of(head: &Row) -> Self {
        Self { names: head.fields.iter().map(|name| name.to_ascii_lowercase()).collect() }
    }

    pub(super) fn find(&self, names: &[&str]) -> Option<usize> {
        self.names.iter().position(|name| names.contains(&name.as_str()))
    }
}

impl Row {
    pub(super) fn get(&self, column: usize) -> &str {
        self.fields.get(column).map_or("", String::as_str)
    }

    /// What is wrong with a field.
    pub(super) fn problem(&self, column: usize, expected: &str) -> Problem {
        let columns = self.spans.get(column).copied();
        Problem { columns, ..problem(self.line, self.get(column), expected) }
    }
}

pub(super) fn problem(line: usize, found: &str, expected: &str) -> Problem {
    let found = if found.is_empty() { "nothing" } else { found };
    Problem {
        line,
        columns: None,
        found: found.to_owned(),
        expected: expected.to_owned(),
        severity: Severity::Error,
    }
}

pub(super) fn text(bytes: &[u8]) -> String {
    std::str::from_utf8(bytes)
        .map_or_else(|_| decode_as(bytes, Encoding::Gb18030).text, ToOwned::to_owned)
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
