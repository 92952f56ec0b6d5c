//! Games that have no column: the further ones of a match, and those outside the rounds.

use tournament::{
    ApartGame, Color, Decided, GameEntry, MatchEntry, MatchGame, Outcome, Parts, PlayerId,
    RoundNumber, Slot, Tournament, Validity,
};

use super::produce::game_letter;
use crate::events::table::Unplayed;

use super::record::{CellResult, EngineCode, Line, Record, Trf};

pub(super) const FURTHER: &str =
    "round, white, black and the letters of both results, as 3 12 7 1 0";
/// What stands for the letter of a game without a result.
const NO_RESULT: char = '.';

pub(super) const APART: &str =
    "white, black, the letters of both results and the stage, as 2 1 = = play-off";

/// What a letter says of a game; none for byes and blanks.
pub(super) const fn result(result: CellResult) -> Option<(Outcome, Decided)> {
    Some(match result {
        CellResult::Win => (Outcome::Win, Decided::OnTheBoard),
        CellResult::Draw => (Outcome::Draw, Decided::OnTheBoard),
        CellResult::Loss => (Outcome::Loss, Decided::OnTheBoard),
        CellResult::UnratedWin => (Outcome::Win, Decided::Unrated),
        CellResult::UnratedDraw => (Outcome::Draw, Decided::Unrated),
        CellResult::UnratedLoss => (Outcome::Loss, Decided::Unrated),
        CellResult::ForfeitWin => (Outcome::Win, Decided::Forfeit),
        CellResult::ForfeitLoss => (Outcome::Loss, Decided::Forfeit),
        CellResult::PairingBye
        | CellResult::FullBye
        | CellResult::HalfBye
        | CellResult::ZeroBye
        | CellResult::Blank => return None,
    })
}

fn letter(word: &str) -> Option<(Outcome, Decided)> {
    let mut signs = word.chars();
    let sign = signs.next().filter(|_| signs.next().is_none())?.to_ascii_uppercase();
    if sign == NO_RESULT {
        return Some((Outcome::Draw, Decided::Open));
    }
    let known = CellResult::LETTERS.iter().find(|(_, letter)| *letter == sign)?;
    result(known.0)
}

/// The results of two sides and how the game was decided, which must be the same for both.
fn letters(white: &str, black: &str) -> Option<((Outcome, Outcome), Decided)> {
    let ((white, decided), (black, same)) = (letter(white)?, letter(black)?);
    (decided == same).then_some(((white, black), decided))
}

/// A game of a match beyond its first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Further {
    round: RoundNumber,
    white: PlayerId,
    black: PlayerId,
    outcomes: (Outcome, Outcome),
    decided: Decided,
}

/// The words of a line `XXM`.
pub(super) fn further(words: &[String]) -> Option<Further> {
    let [round, white, black, first, second] = words else { return None };
    let round = round.parse().ok().filter(|round| (1..=999).contains(round)).map(RoundNumber)?;
    let (outcomes, decided) = letters(first, second)?;
    let player = |word: &String| word.parse().ok().map(PlayerId);
    Some(Further { round, white: player(white)?, black: player(black)?, outcomes, decided })
}

impl Further {
    /// Adds the game to the round of both players; false if they do not meet in it.
    pub(super) fn add_to(self, parts: &mut Parts) -> bool {
        let sides = [
            (self.white, self.black, Color::White, self.outcomes.0),
            (self.black, self.white, Color::Black, self.outcomes.1),
        ];
        sides.into_iter().all(|(player, opponent, color, outcome)| {
            let slots = parts.history.get_mut(&player);
            let slot = slots.and_then(|slots| slots.get_mut(self.round.index()));
            let Some(slot) = slot.filter(|slot| slot.opponent() == Some(opponent)) else {
                return false;
            };
            let mut games: Vec<MatchGame> = slot.games().map(|game| of_match(&game)).collect();
            games.push(MatchGame {
                color: Some(color),
                outcome,
                decided: self.decided,
                validity: Validity::Counts,
            });
            *slot = Slot::Match(MatchEntry { opponent, games });
            true
        })
    }
}

const fn of_match(game: &GameEntry) -> MatchGame {
    MatchGame {
        color: game.color,
        outcome: game.outcome,
        decided: game.decided,
        validity: game.validity,
    }
}

const fn shown(letter: char) -> char {
    if letter == ' ' { NO_RESULT } else { letter }
}

/// The lines `XXM` of every match, told once, from the side of the lower number.
pub(super) fn further_lines(tournament: &Tournament) -> Vec<Record> {
    let mut records = Vec::new();
    for (index, entry) in tournament.entries().iter().enumerate() {
        for (slot, round) in tournament.history(index).iter().zip(1..) {
            let Some(other) = slot.opponent().filter(|other| entry.id < *other) else { continue };
            let Some(theirs) = tournament.index_of(other) else { continue };
            let theirs = tournament.slot(theirs, RoundNumber(round));
            for (mine, his) in slot.games().zip(theirs.games()).skip(1) {
                let mine = (entry.id, game_letter(&mine), mine.color);
                let his = (other, game_letter(&his), his.color);
                let black_first = mine.2 == Some(Color::Black) || his.2 == Some(Color::White);
                let (white, black) = if black_first { (his, mine) } else { (mine, his) };
                let words = [
                    round.to_string(),
                    white.0.to_string(),
                    black.0.to_string(),
                    shown(white.1).to_string(),
                    shown(black.1).to_string(),
                ];
                records.push(Record::Engine(EngineCode::FurtherGame, words.to_vec()));
            }
        }
    }
    records
}

/// The words of a line `XXK`.
pub(super) fn apart(words: &[String]) -> Option<ApartGame> {
    let [white, black, first, second, stage @ ..] = words else { return None };
    let (outcomes, decided) = letters(first, second)?;
    let player = |word: &String| word.parse().ok().map(PlayerId);
    let (white, black) = (player(white)?, player(black)?);
    let stage = stage.join(" ");
    (white != black && !stage.is_empty()).then_some(ApartGame {
        stage,
        white,
        black,
        outcomes,
        decided,
    })
}

impl Trf {
    /// Pairs whose result is still to come, each told on the line of the lower number.
    #[must_use]
    pub fn unplayed(&self) -> Vec<Unplayed> {
        let mut open = Vec::new();
        for (line, player) in self.players() {
            for (cell, round) in player.cells.iter().zip(1..) {
                let pair = cell.opponent.is_some_and(|other| other > player.number);
                if pair && cell.result == CellResult::Blank {
                    let (round, player) = (RoundNumber(round), PlayerId(player.number));
                    open.push(Unplayed { round, player, line });
                }
            }
        }
        open
    }

    /// The games of knock-outs and play-offs, from our own lines `XXK`.
    #[must_use]
    pub fn apart_games(&self) -> Vec<ApartGame> {
        self.lines
            .iter()
            .filter_map(|line| match &line.record {
                Record::Engine(EngineCode::ApartGame, words) => apart(words),
                Record::Engine(..)
                | Record::Player(_)
                | Record::Rounds(_)
                | Record::InitialColor(_)
                | Record::Scoring(_)
                | Record::Requested(_)
                | Record::Acceleration(_)
                | Record::Forbidding(_)
                | Record::AbnormalPoints(_)
                | Record::Team(_)
                | Record::Header(..)
                | Record::Verbatim(_) => None,
            })
            .collect()
    }

    /// Adds lines `XXK` for these games.
    pub fn add_apart_games(&mut self, games: &[ApartGame]) {
        self.lines.extend(games.iter().map(|game| {
            let entry = |opponent, outcome| GameEntry {
                opponent,
                color: None,
                outcome,
                decided: game.decided,
                validity: Validity::Counts,
            };
            let words = vec![
                game.white.to_string(),
                game.black.to_string(),
                game_letter(&entry(game.black, game.outcomes.0)).to_string(),
                game_letter(&entry(game.white, game.outcomes.1)).to_string(),
                game.stage.clone(),
            ];
            Line::from(Record::Engine(EngineCode::ApartGame, words))
        }));
    }
}
