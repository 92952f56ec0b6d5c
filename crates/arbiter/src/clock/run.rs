//! Two clocks under one control.

use super::{Bonus, Control, Given, Millis};
use crate::Side;
use crate::history::History;

/// One player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideClock {
    /// The time left in the period; below zero when overstepped.
    pub left: Millis,
    /// The number of the period, from 0.
    pub period: usize,
    /// Moves completed in the period.
    pub moves: u32,
    /// Moves completed in the game.
    pub moves_in_all: u32,
    /// Time this move has used of the main time and the delay.
    pub spent: Millis,
}

/// What completing a move gave, and where the clock stood before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Gift {
    time: Millis,
    period: usize,
    moves: u32,
}

/// What both clocks show, as somebody read it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Reading {
    /// White's or Red's time left.
    pub first: Option<Millis>,
    /// Black's.
    pub second: Option<Millis>,
}

/// Both clocks and which of them runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clocks {
    control: Control,
    sides: [SideClock; 2],
    /// What completing each move gave, so that it can be taken back.
    given: [History<Gift>; 2],
    running: Option<Side>,
}

impl Clocks {
    /// Clocks set for the start under `control`; neither runs.
    #[must_use]
    pub fn new(control: Control) -> Self {
        let first = control.period(0);
        let early = match (first.bonus, control.first_increment()) {
            (Bonus::Increment(each), Given::Before) => each,
            (Bonus::Increment(_), Given::After)
            | (Bonus::None | Bonus::Bronstein(_) | Bonus::Delay(_) | Bonus::Hourglass, _) => {
                Millis::ZERO
            }
        };
        let side = SideClock {
            left: first.base + early,
            period: 0,
            moves: 0,
            moves_in_all: 0,
            spent: Millis::ZERO,
        };
        let given = [History::new_sync(), History::new_sync()];
        Self { control, sides: [side; 2], given, running: None }
    }

    /// The control.
    #[must_use]
    pub const fn control(&self) -> &Control {
        &self.control
    }

    /// A player's clock.
    #[must_use]
    pub const fn side(&self, side: Side) -> &SideClock {
        &self.sides[index(side)]
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn running(&self) -> Option<Side> {
        self.running
    }

    /// The time left.
    #[must_use]
    pub const fn left(&self, side: Side) -> Millis {
        self.side(side).left
    }

    /// All the time the control has given `side` so far, less what is left: the time it has used.
    #[must_use]
    pub fn used(&self, side: Side) -> Millis {
        let clock = self.side(side);
        let mut given = Millis::ZERO;
        for period in 0..=clock.period {
            given += self.control.period(period).base;
        }
        given - clock.left
    }

    /// Whether the prescribed moves were not completed in the prescribed time. Nothing left is
    /// overstepped.
    #[must_use]
    pub fn is_overstepped(&self, side: Side) -> bool {
        self.left(side) <= Millis::ZERO
    }

    /// How many moves `side` must still complete in its period; `None` in the last one.
    #[must_use]
    pub fn moves_to_go(&self, side: Side) -> Option<u32> {
        let clock = self.side(side);
        self.control.period(clock.period).moves.map(|moves| moves.saturating_sub(clock.moves))
    }

    /// Whether `side` has no further control to reach.
    #[must_use]
    pub fn is_last_period(&self, side: Side) -> bool {
        self.control.is_last(self.side(side).period)
    }

    /// Lets `passed` go by on the running clock.
    pub fn pass(&mut self, passed: Millis) {
        let Some(side) = self.running else { return };
        let bonus = self.control.period(self.side(side).period).bonus;
        let clock = &mut self.sides[index(side)];
        let spent = clock.spent + passed;
        let counted = match bonus {
            Bonus::Delay(free) => {
                let over = |spent: Millis| Millis((spent - free).0.max(0));
                over(spent) - over(clock.spent)
            }
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) | Bonus::Hourglass => passed,
        };
        clock.spent = spent;
        clock.left -= counted;
        if bonus == Bonus::Hourglass {
            self.sides[index(side.other())].left += counted;
        }
    }

    /// Starts `side`'s clock.
    pub const fn start(&mut self, side: Side) {
        self.running = Some(side);
    }

    /// Stops both clocks.
    pub const fn stop(&mut self) {
        self.running = None;
    }

    /// `side` has completed a move: adds what the move gives and enters the next period if its moves
    /// are made. Time saved stays on the clock.
    pub fn complete_move(&mut self, side: Side) {
        let control = &self.control;
        let clock = &mut self.sides[index(side)];
        let (left, before, moves) = (clock.left, clock.period, clock.moves);
        let period = control.period(clock.period);
        clock.moves += 1;
        clock.moves_in_all += 1;
        match period.bonus {
            Bonus::Bronstein(most) => clock.left += clock.spent.min(most),
            Bonus::Increment(each) if control.first_increment() == Given::After => {
                clock.left += each
            }
            Bonus::Increment(_) | Bonus::None | Bonus::Delay(_) | Bonus::Hourglass => {}
        }
        clock.spent = Millis::ZERO;
        if period.moves == Some(clock.moves) {
            clock.period += 1;
            clock.moves = 0;
            clock.left += control.period(clock.period).base;
        }
        // Given before the next move: the increment of the period that move belongs to.
        if control.first_increment() == Given::Before
            && let Bonus::Increment(each) = control.period(clock.period).bonus
        {
            clock.left += each;
        }
        let gift = Gift { time: clock.left - left, period: before, moves };
        self.given[index(side)].push_back_mut(gift);
    }

    /// Takes back what completing the last move gave `side`; how much that was.
    pub fn undo_move(&mut self, side: Side) -> Millis {
        let given = &mut self.given[index(side)];
        let Some(gift) = given.last().copied() else { return Millis::ZERO };
        given.drop_last_mut();
        let clock = &mut self.sides[index(side)];
        clock.left -= gift.time;
        clock.period = gift.period;
        clock.moves = gift.moves;
        clock.moves_in_all = clock.moves_in_all.saturating_sub(1);
        gift.time
    }

    /// Takes back the moves of `side` behind its first `moves`; how much they gave.
    pub fn undo_to(&mut self, side: Side, moves: u32) -> Millis {
        let mut gained = Millis::ZERO;
        while self.side(side).moves_in_all > moves && !self.given[index(side)].is_empty() {
            gained += self.undo_move(side);
        }
        gained
    }

    /// The next move counts as the first of the period `side` is in.
    pub fn count_anew(&mut self, side: Side) {
        self.given[index(side)] = History::new_sync();
        self.sides[index(side)].moves = 0;
    }

    /// Adds time to what `side` has left; a negative amount is taken away.
    pub fn add(&mut self, side: Side, time: Millis) {
        self.sides[index(side)].left += time;
    }

    /// Sets what a clock shows.
    pub const fn set(&mut self, side: Side, left: Millis) {
        self.sides[index(side)].left = left;
    }

    /// From now on each completed move gives `each` to either side.
    pub fn introduce_increment(&mut self, each: Millis) {
        self.control = self.control.clone().with_increment(each);
    }

    /// The next move counts as the first of the next period.
    pub fn enter_next_period(&mut self, side: Side) {
        if self.is_last_period(side) {
            return;
        }
        self.given[index(side)] = History::new_sync();
        let clock = &mut self.sides[index(side)];
        clock.period += 1;
        clock.moves = 0;
        clock.left += self.control.period(clock.period).base;
    }
}

const fn index(side: Side) -> usize {
    match side {
        Side::First => 0,
        Side::Second => 1,
    }
}
