//! From tables to an event.

use tournament::{
    ApartGame, Color, Entry, GameEntry, Parts, PlayerId, RoundNumber, Slot, Validity, Violation,
};

use super::columns::{self, Columns, NOTE, RESULT_COLUMNS, problem};
use super::csv::{Row, rows};
use super::games::Games;
use super::players::Players;
use super::text::{Decoded, decode};
use super::words::{self, EXPECTED, Told};
use crate::events::trf::{Problem, Severity};

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
    /// What can be used and is odd all the same.
    pub forgiven: Vec<Problem>,
}

/// The more rounds than this a table has, the more likely it is a slip.
pub(super) const MOST_ROUNDS: u16 = 999;

/// Reads a table of results for these entries.
#[must_use]
pub fn read_event(entries: Vec<Entry>, bytes: &[u8]) -> TableEvent {
    let mut event = TableEvent::default();
    event.parts.entries = entries;
    let text = match decode(bytes) {
        Ok(Decoded { text, forgiven }) => {
            event.forgiven = forgiven;
            text
        }
        Err(problems) => {
            event.problems = problems;
            return event;
        }
    };
    let mut rows = rows(&text).into_iter();
    let Some(head) = rows.next() else { return event };
    let columns = Columns::of(&head);
    let Some([round, first, second, result]) = columns.of_results() else {
        let found = head.fields.join(",");
        event.problems.push(problem(head.line, &found, RESULT_COLUMNS));
        return event;
    };
    let known = [columns::ROUND, columns::FIRST, columns::SECOND, columns::RESULT, NOTE];
    event.forgiven.extend(columns.odd(&head, &known));
    let note = columns.find(NOTE);
    let mut games = Games::default();
    let players = Players::of(&event.parts.entries);
    for row in rows {
        let told = RowOfResults { row: &row, columns: [round, first, second, result] };
        let note = note.map_or("", |column| row.get(column));
        if let Some(beyond) = columns.beyond(&row) {
            event.problems.push(beyond);
        } else if let Err(wrong) = add(&mut event, &mut games, &players, &told, note) {
            event.problems.push(wrong);
        }
    }
    odd_rounds(&mut event, &games);
    games.into_history(&mut event);
    event
}

/// Games of somebody who had left, and rounds that nobody played in between.
fn odd_rounds(event: &mut TableEvent, games: &Games) {
    let mut odd = |line, found: String, expected: String| {
        let problem = problem(line, &found, &expected);
        event.forgiven.push(Problem { severity: Severity::Forgiven, ..problem });
    };
    for leaving in &event.leaving {
        let last = games.last_played(leaving.player);
        if let Some((round, line)) = last.filter(|(round, _)| *round > leaving.after) {
            let (player, after, left) = (leaving.player, leaving.after, leaving.line);
            let found = format!("a game of player {player} in round {round}");
            odd(
                line,
                found,
                format!("none after round {after}, after which line {left} has them leave"),
            );
        }
    }
    let firsts = games.first_lines();
    for (round, line) in &firsts {
        let before = round.previous();
        if before > RoundNumber::START && !firsts.contains_key(&before) {
            odd(
                *line,
                format!("round {round}"),
                format!("round {before} before it, which nobody has played"),
            );
        }
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

    fn player(&self, field: usize, players: &Players) -> Result<PlayerId, Problem> {
        players.find(self.get(field)).map_err(|expected| self.problem(field, &expected))
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
        // Somebody may leave before the first round.
        Ok(0) if words::told(told.get(RESULT)) == Some(Told::Withdraws) => Some(RoundNumber::START),
        // A round that has a name instead of a number stands apart from the others.
        Err(_) if stage.chars().next().is_some_and(char::is_alphabetic) => None,
        Ok(_) | Err(_) => {
            let expected = "a round from 1, or the name of a stage such as play-off or final";
            return Err(told.problem(STAGE, expected));
        }
    };
    let one = told.player(FIRST, players)?;
    // A row of a schedule without a result yet.
    if told.get(RESULT).is_empty() {
        told.player(SECOND, players)?;
        event.unplayed.extend(round.map(|round| Unplayed { round, line }));
        return Ok(());
    }
    let said = words::told(told.get(RESULT)).ok_or_else(|| told.problem(RESULT, EXPECTED))?;
    let Some(round) = round else {
        return add_apart(event, players, told, one, said);
    };
    match said {
        Told::Game(won, lost, decided) => {
            let other = told.player(SECOND, players)?;
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
            if let Some(before) = games.same_again(round, one, other) {
                let expected = format!(
                    "the other colours than in line {before}; both count, as games of a match"
                );
                let odd = told.problem(FIRST, &expected);
                event.forgiven.push(Problem { severity: Severity::Forgiven, ..odd });
            }
            games.add(round, one, entry(other, Color::White, won), line);
            games.add(round, other, entry(one, Color::Black, lost), line);
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
    let black = told.player(SECOND, players)?;
    if black == white {
        return Err(told.problem(SECOND, "another player than the first"));
    }
    let (stage, outcomes) = (told.get(STAGE).to_owned(), (won, lost));
    event.apart.push(ApartGame { stage, white, black, outcomes, decided });
    Ok(())
}
