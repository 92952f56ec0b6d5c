//! The state of a game.

use xiangqi::{Move, Position};

use super::super::{Book, GameSoFar, Memo, Order};
use super::{Event, Question, Refusal, Stamped, decide};
use crate::clock::{Clocks, Control, Millis};
use crate::history::{History, Seen};
use crate::{Outcome, Ruling, Side, Termination};

/// What is fixed before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The book.
    pub book: Book,
    /// The time control.
    pub control: Control,
    /// The position at the start.
    pub start: Position,
}

impl Setup {
    /// A game under `book` with `control`, from the usual start.
    #[must_use]
    pub fn new(book: Book, control: Control) -> Self {
        Self { book, control, start: Position::initial() }
    }
}

/// Where the game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Before the session.
    NotStarted,
    /// In play.
    Playing,
    /// Over.
    Ended(Outcome, Termination),
}

/// A move of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub side: Side,
    /// The move.
    pub m: Move,
    /// As written.
    pub text: String,
    /// The clocks when it was made, before it was completed.
    pub clocks: Clocks,
}

/// The state: the fold of the events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// What was fixed before.
    pub setup: Setup,
    /// The position after each ply, the start first.
    pub positions: History<Position>,
    /// The keys of these positions.
    pub seen: Seen<u64>,
    /// The moves.
    pub moves: History<Played>,
    /// Where the game is.
    pub phase: Phase,
    /// The clocks.
    pub clocks: Clocks,
    /// The moment of the last event.
    pub now: Millis,
    /// Who is there.
    pub present: [bool; 2],
    /// Who has offered a draw.
    pub offer: Option<Side>,
    /// The question the arbiter has to answer.
    pub question: Option<Question>,
    /// Who was ordered to vary, and when.
    pub orders: Vec<Order>,
    /// Breaches of conduct recorded.
    pub violations: [u32; 2],
    /// The last warning, or the ruling that ended the game.
    pub ruling: Option<Box<Ruling>>,
    /// What was found out about its plies.
    pub memo: Memo,
}

impl Game {
    /// A game before its session.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            positions: [setup.start.clone()].into_iter().collect(),
            seen: Seen::of(setup.start.key()),
            moves: History::new_sync(),
            phase: Phase::NotStarted,
            clocks: Clocks::new(setup.control.clone()),
            now: Millis::ZERO,
            present: [false; 2],
            offer: None,
            question: None,
            orders: Vec::new(),
            violations: [0; 2],
            ruling: None,
            memo: Memo::default(),
            setup,
        }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or(&self.setup.start)
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        Side::from(self.position().turn())
    }

    /// The result, once there is one.
    #[must_use]
    pub const fn result(&self) -> Option<(Outcome, Termination)> {
        match self.phase {
            Phase::Ended(outcome, termination) => Some((outcome, termination)),
            Phase::NotStarted | Phase::Playing => None,
        }
    }

    /// How often the position on the board has stood.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.seen.plies_of(&self.position().key()).count()
    }

    /// The game as the judge takes it.
    #[must_use]
    pub fn so_far(&self) -> GameSoFar {
        GameSoFar {
            start: self.setup.start.clone(),
            moves: self.moves.iter().map(|played| played.m).collect(),
            stated: None,
        }
    }
}

/// Runs commands in order: the state at the end and every event; a refused command gives its refusal and changes
/// nothing.
#[must_use]
pub fn run(setup: Setup, commands: &[Stamped]) -> (Game, Vec<Result<Vec<Event>, Refusal>>) {
    let mut game = Game::new(setup);
    let mut answers = Vec::with_capacity(commands.len());
    for stamped in commands {
        let answer = decide(&game, stamped);
        if let Ok(events) = &answer {
            for event in events {
                game.apply(event);
            }
        }
        answers.push(answer);
    }
    (game, answers)
}
