//! From tables to an event.

use tournament::withdrawal::Excuse;
use tournament::{
    ApartGame, Bye, Color, Entry, GameEntry, Parts, PlayerId, RoundNumber, Slot, Validity,
    Violation,
};

use super::columns::{self, Columns, NOTE, problem};
use super::csv::{Row, rows};
use super::games::Games;
use super::players::Players;
use super::round::{Known, Place, place};
use super::text::{Decoded, decode};
use super::words::{self, Told, Withdrawn, expected_words, is_nobody};
use crate::events::trf::{Problem, Said, Severity, both};

/// Somebody who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaving {
    /// Who.
    pub player: PlayerId,
    /// After which round.
    pub after: RoundNumber,
    /// What the arbiter decided of his games, where he is asked.
    pub games: Withdrawn,
    /// The line that says so.
    pub line: usize,
}

/// Somebody who had left and is there again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Returning {
    /// Who.
    pub player: PlayerId,
    /// The first round he is considered for again.
    pub from: RoundNumber,
    /// The line that says so.
    pub line: usize,
}

/// Somebody who refuses to go on with a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusing {
    /// Who.
    pub player: PlayerId,
    /// Against whom.
    pub opponent: PlayerId,
    /// In which round.
    pub round: RoundNumber,
    /// What the arbiter says of the reason.
    pub excuse: Excuse,
    /// The line that says so.
    pub line: usize,
}

/// A row of a schedule: paired, but not yet played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unplayed {
    /// In which round.
    pub round: RoundNumber,
    /// Whose game it is.
    pub player: PlayerId,
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
    /// Returns in the order of the file.
    pub returning: Vec<Returning>,
    /// Refusals to go on, not yet carried out.
    pub refusing: Vec<Refusing>,
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
        Ok(Decoded { text, forgiven, .. }) => {
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
        event.problems.push(problem(head.line, found, columns::result_columns()));
        return event;
    };
    let known = [columns::ROUND, columns::FIRST, columns::SECOND, columns::RESULT, NOTE];
    event.forgiven.extend(columns.odd(&head, &known, columns::BOARD));
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
    let mut odd = |line, found: Said, expected: Said| {
        let problem = problem(line, found, expected);
        event.forgiven.push(Problem { severity: Severity::Forgiven, ..problem });
    };
    for leaving in &event.leaving {
        let last = games.last_played(leaving.player);
        if let Some((round, line)) = last.filter(|(round, _)| *round > leaving.after) {
            let (player, after, left) = (leaving.player, leaving.after, leaving.line);
            let found = both(
                format!("a game of player {player} in round {round}"),
                format!("{player} 号第 {round} 轮的对局"),
            );
            odd(
                line,
                found,
                both(
                    format!("none after round {after}, after which line {left} has them leave"),
                    format!("第 {after} 轮之后没有对局：第 {left} 行写明其后退赛"),
                ),
            );
        }
    }
    let firsts = games.first_lines();
    for (round, line) in &firsts {
        let before = round.previous();
        if before > RoundNumber::START && !firsts.contains_key(&before) {
            odd(
                *line,
                both(format!("round {round}"), format!("第 {round} 轮")),
                both(
                    format!("round {before} before it, which nobody has played"),
                    format!("其前的第 {before} 轮，而该轮无人对局"),
                ),
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

    fn problem(&self, field: usize, expected: impl Into<Said>) -> Problem {
        self.row.problem(self.columns[field], expected)
    }

    /// The player beside a field that says there is nobody, and that field.
    fn free(&self, players: &Players) -> Option<(PlayerId, usize)> {
        let nobody = |field: usize| {
            let text = self.get(field);
            is_nobody(text) && players.find(text).is_err()
        };
        match (nobody(FIRST), nobody(SECOND)) {
            (false, true) => Some((self.player(FIRST, players).ok()?, SECOND)),
            (true, false) => Some((self.player(SECOND, players).ok()?, FIRST)),
            (true, true) | (false, false) => None,
        }
    }

    /// The second player.
    fn opponent(&self, first: PlayerId, players: &Players) -> Result<PlayerId, Problem> {
        let second = self.player(SECOND, players)?;
        if second == first {
            return Err(
                self.problem(SECOND, both("another player than the first", "与前者不同的棋手"))
            );
        }
        Ok(second)
    }

    fn player(&self, field: usize, players: &Players) -> Result<PlayerId, Problem> {
        players.find(self.get(field)).map_err(|expected| self.problem(field, expected))
    }
}

/// The round of a row; none for a stage with a name.
fn round_of(
    told: &RowOfResults<'_>,
    forgiven: &mut Vec<Problem>,
) -> Result<Option<RoundNumber>, Problem> {
    Ok(match place(told.get(STAGE)) {
        Place::Round(round) => Some(round),
        // Somebody may leave before the first round.
        Place::Start if matches!(words::told(told.get(RESULT)), Some(Told::Withdraws(_))) => {
            Some(RoundNumber::START)
        }
        // A round that has a name instead of a number stands apart from the others.
        Place::Stage(Known::Stage) => None,
        Place::Stage(Known::Nothing) => {
            let expected = both(
                "a round from 1; it is taken as a stage, whose games count for no points",
                "从 1 起的轮次；此名称作为阶段看待，其对局不计分",
            );
            let odd = told.problem(STAGE, expected);
            forgiven.push(Problem { severity: Severity::Forgiven, ..odd });
            None
        }
        Place::Start | Place::Nowhere => {
            let expected = both(
                "a round from 1, or the name of a stage such as play-off or final",
                "从 1 起的轮次，或 加赛、决赛 这样的阶段名称",
            );
            return Err(told.problem(STAGE, expected));
        }
    })
}

fn add(
    event: &mut TableEvent,
    games: &mut Games,
    players: &Players,
    told: &RowOfResults<'_>,
    note: &str,
) -> Result<(), Problem> {
    let line = told.row.line;
    let round = round_of(told, &mut event.forgiven)?;
    if let Some((one, free)) = told.free(players) {
        return add_free(games, told, one, (round, free));
    }
    let one = told.player(FIRST, players)?;
    // A row of a schedule without a result yet.
    if told.get(RESULT).is_empty() {
        let two = told.opponent(one, players)?;
        let Some(round) = round else { return Ok(()) };
        event.unplayed.push(Unplayed { round, player: one, line });
        let open = [(one, two, Color::White), (two, one, Color::Black)];
        let open = open.map(|(own, other, color)| (own, GameEntry::open(other, Some(color))));
        return games.pair(round, open, line, note);
    }
    let said =
        words::told(told.get(RESULT)).ok_or_else(|| told.problem(RESULT, expected_words()))?;
    let Some(round) = round else {
        return add_apart(event, players, told, one, said);
    };
    match said {
        Told::Game(won, lost, decided) => {
            let other = told.opponent(one, players)?;
            let entry = |opponent, color, outcome| GameEntry {
                opponent,
                color: Some(color),
                outcome,
                decided,
                validity: Validity::Counts,
            };
            let both =
                [(one, entry(other, Color::White, won)), (other, entry(one, Color::Black, lost))];
            games.pair(round, both, line, note)
        }
        Told::Refuses(excuse) => {
            let opponent = told.opponent(one, players)?;
            event.refusing.push(Refusing { player: one, opponent, round, excuse, line });
            Ok(())
        }
        Told::Bye(_) | Told::Withdraws(_) | Told::Returns | Told::Violation
            if !told.get(SECOND).is_empty() =>
        {
            Err(told
                .problem(SECOND, both("no second player beside this word", "此词旁不写第二名棋手")))
        }
        Told::Bye(bye) => games.add_bye(round, one, Slot::Bye(bye), line),
        Told::Withdraws(games) => {
            event.leaving.push(Leaving { player: one, after: round, games, line });
            Ok(())
        }
        Told::Returns => {
            event.returning.push(Returning { player: one, from: round, line });
            Ok(())
        }
        Told::Violation => {
            let note = note.to_owned();
            event.parts.violations.push(Violation { player: one, round, note });
            Ok(())
        }
    }
}

/// A row with a player and nobody: the bye of the pairing, unless its word says another one.
fn add_free(
    games: &mut Games,
    told: &RowOfResults<'_>,
    one: PlayerId,
    (round, free): (Option<RoundNumber>, usize),
) -> Result<(), Problem> {
    let Some(round) = round else { return Ok(()) };
    let bye = match words::told(told.get(RESULT)) {
        None if told.get(RESULT).is_empty() => Bye::PairingAllocated,
        Some(Told::Game(..) | Told::Bye(Bye::PairingAllocated | Bye::Full)) => {
            Bye::PairingAllocated
        }
        Some(Told::Bye(bye)) => bye,
        Some(Told::Withdraws(_) | Told::Returns | Told::Violation | Told::Refuses(_)) | None => {
            return Err(told.problem(
                free,
                both("a player, or a bye beside this word", "棋手，或轮空一类的词"),
            ));
        }
    };
    games.add_bye(round, one, Slot::Bye(bye), told.row.line)
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
        return Err(told.problem(
            RESULT,
            both("the result of a game in a stage with a name", "有名称的阶段中一局的结果"),
        ));
    };
    let black = told.opponent(white, players)?;
    let (stage, outcomes) = (told.get(STAGE).to_owned(), (won, lost));
    event.apart.push(ApartGame { stage, white, black, outcomes, decided });
    Ok(())
}
