//! From tables to an event.

use std::collections::BTreeMap;

use tournament::{
    Color, Entry, GameEntry, MatchEntry, MatchGame, Parts, PlayerId, Rating, RoundNumber, Slot,
    Title, Validity, Violation,
};

use super::csv::{Row, rows};
use super::words::{EXPECTED, Told, told};
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

/// What the tables tell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableEvent {
    /// Entries, histories and violations; scoring and names are for the caller to set.
    pub parts: Parts,
    /// Withdrawals in the order of the file, not yet carried out.
    pub leaving: Vec<Leaving>,
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
    let mut entries: Vec<Entry> = Vec::new();
    let mut problems = Vec::new();
    for (row, position) in rows.zip(1_u32..) {
        let id = match number.map(|column| row.get(column)) {
            None => Some(position),
            Some(text) => text.parse().ok().filter(|number| *number > 0),
        };
        let Some(id) = id.map(PlayerId) else {
            let found = number.map_or("", |column| row.get(column));
            problems.push(problem(row.line, found, "a number from 1"));
            continue;
        };
        if entries.iter().any(|entry| entry.id == id) {
            problems.push(problem(row.line, &format!("number {id}"), "a number not used before"));
            continue;
        }
        let mut entry = Entry::new(id, row.get(name));
        entry.club = club.map_or("", |column| row.get(column)).to_owned();
        entry.federation = federation.map_or("", |column| row.get(column)).to_owned();
        entry.title = title.and_then(|column| chess_title(row.get(column)));
        let rating = rating.map_or("", |column| row.get(column));
        match rating {
            "" => {}
            text => match text.parse() {
                Ok(value) => entry.rating = Rating(value),
                Err(_) => problems.push(problem(row.line, text, "a rating or nothing")),
            },
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
    let needed = [
        columns.find(&["round", "轮次", "轮"]),
        columns.find(&["red", "white", "红方", "白方", "先手"]),
        columns.find(&["black", "黑方", "后手"]),
        columns.find(&["result", "结果", "成绩"]),
    ];
    let [Some(round), Some(first), Some(second), Some(result)] = needed else {
        let found = head.fields.join(",");
        let expected = "a first line with round,red,black,result (轮次,红方,黑方,结果)";
        event.problems.push(problem(head.line, &found, expected));
        return event;
    };
    let note = columns.find(&["note", "备注"]);
    let mut games = Games::default();
    for row in rows {
        let fields = [round, first, second, result].map(|column| row.get(column));
        let note = note.map_or("", |column| row.get(column));
        if let Err(wrong) = add(&mut event, &mut games, row.line, fields, note) {
            event.problems.push(wrong);
        }
    }
    games.into_history(&mut event);
    event
}

fn add(
    event: &mut TableEvent,
    games: &mut Games,
    line: usize,
    [round, first, second, result]: [&str; 4],
    note: &str,
) -> Result<(), Problem> {
    // A row of a schedule without a result yet.
    if result.is_empty() {
        return Ok(());
    }
    let round = round
        .parse()
        .ok()
        .filter(|round| (1..=MOST_ROUNDS).contains(round))
        .map(RoundNumber)
        .ok_or_else(|| problem(line, round, "a round from 1"))?;
    let told = told(result).ok_or_else(|| problem(line, result, EXPECTED))?;
    let player = |text: &str| {
        let by_number = text.parse().ok().map(PlayerId);
        let found = event.parts.entries.iter().find(|entry| {
            Some(entry.id) == by_number || (by_number.is_none() && entry.name == text)
        });
        found
            .map(|entry| entry.id)
            .ok_or_else(|| problem(line, text, "the number or name of an entered player"))
    };
    let one = player(first)?;
    match told {
        Told::Game(won, lost, decided) => {
            let other = player(second)?;
            let entry = |opponent, color, outcome| GameEntry {
                opponent,
                color: Some(color),
                outcome,
                decided,
                validity: Validity::Counts,
            };
            games.add(round, one, entry(other, Color::White, won), line)?;
            games.add(round, other, entry(one, Color::Black, lost), line)
        }
        Told::Bye(_) | Told::Withdraws | Told::Violation if !second.is_empty() => {
            Err(problem(line, second, "no second player beside this word"))
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

/// What each player did in each round, before games are put together to matches.
#[derive(Default)]
struct Games {
    games: BTreeMap<(PlayerId, RoundNumber), Vec<GameEntry>>,
    byes: BTreeMap<(PlayerId, RoundNumber), Slot>,
}

impl Games {
    fn add(
        &mut self,
        round: RoundNumber,
        player: PlayerId,
        game: GameEntry,
        line: usize,
    ) -> Result<(), Problem> {
        let place = (player, round);
        let games = self.games.entry(place).or_default();
        let met = games.first().map(|game| game.opponent);
        if self.byes.contains_key(&place) || met.is_some_and(|met| met != game.opponent) {
            let found = format!("a second opponent of player {player} in round {round}");
            return Err(problem(line, &found, "one opponent a round"));
        }
        games.push(game);
        Ok(())
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

struct Columns {
    names: Vec<String>,
}

impl Columns {
    fn of(head: &Row) -> Self {
        Self { names: head.fields.iter().map(|name| name.to_ascii_lowercase()).collect() }
    }

    fn find(&self, names: &[&str]) -> Option<usize> {
        self.names.iter().position(|name| names.contains(&name.as_str()))
    }
}

impl Row {
    fn get(&self, column: usize) -> &str {
        self.fields.get(column).map_or("", String::as_str)
    }
}

fn problem(line: usize, found: &str, expected: &str) -> Problem {
    let found = if found.is_empty() { "nothing" } else { found };
    Problem {
        line,
        columns: None,
        found: found.to_owned(),
        expected: expected.to_owned(),
        severity: Severity::Error,
    }
}

fn text(bytes: &[u8]) -> String {
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
