//! A second, plain account of the clocks: what was given and what was used, each kept as a sum.

use arbiter::Side;
use arbiter::chess::ledger::{Event, Game, Happening};
use arbiter::clock::{Bonus, Control, Given, Millis};

/// One side's sums, in milliseconds.
#[derive(Debug, Clone, Default)]
struct Account {
    given: i64,
    used: i64,
    period: usize,
    moves: u32,
    /// Used since the last completed move.
    thought: i64,
    /// What each completed move gave, and the period and moves before it.
    gifts: Vec<(i64, usize, u32)>,
    completed: usize,
}

#[derive(Debug, Clone)]
pub struct PlainClocks {
    control: Control,
    sides: [Account; 2],
    running: Option<Side>,
    now: i64,
}

const fn at(side: Side) -> usize {
    match side {
        Side::First => 0,
        Side::Second => 1,
    }
}

impl PlainClocks {
    pub fn new(control: &Control) -> Self {
        let mut clocks =
            Self { control: control.clone(), sides: Default::default(), running: None, now: 0 };
        for account in &mut clocks.sides {
            account.given = control.period(0).base.0 + early(control, 0);
        }
        clocks
    }

    /// Takes an event; `game` is the state before it.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub fn apply(&mut self, event: &Event, game: &Game) {
        self.pass(event.at.0);
        match &event.what {
            Happening::ClockStarted(side) | Happening::CompleteSheets(_, Some(side)) => {
                self.running = Some(*side);
            }
            Happening::Restored(side) => {
                if !game.is_between_sessions() {
                    self.running = Some(*side);
                }
            }
            Happening::PressedLate(side) | Happening::ReplySealed(side, _) => {
                self.running = Some(side.other());
            }
            Happening::IncrementIntroduced(each) => {
                self.control = self.control.clone().with_increment(*each);
            }
            Happening::ClocksStopped
            | Happening::ClaimWaits(..)
            | Happening::IncrementRequested(_)
            | Happening::ReconstructOnBoard
            | Happening::CompleteSheets(_, None)
            | Happening::Sealed(..)
            | Happening::EnvelopeLost(_)
            | Happening::NewGame(_)
            | Happening::Asked(_)
            | Happening::Ended(..) => self.running = None,
            Happening::Pressed(side) => {
                // An illegal move that is pressed is a reply as well.
                let lies = game.illegal.as_ref().filter(|illegal| !illegal.pressed);
                if lies.is_some_and(|illegal| illegal.side == *side) {
                    self.replied(game);
                }
                self.complete(*side);
                self.running = Some(side.other());
            }
            // A reply completes the move before it, though nobody pressed.
            Happening::Moved(..) | Happening::MovedInIllegalPosition(..) => self.replied(game),
            Happening::IllegalStands(_) => {
                if game.illegal.as_ref().is_some_and(|illegal| !illegal.pressed) {
                    self.replied(game);
                }
            }
            Happening::PositionRestored(plies) => self.back_to(*plies as usize, game),
            Happening::AdjournedPositionRestored => {
                self.back_to(game.adjourned.as_ref().expect("a sealed move").plies, game);
            }
            Happening::TimeAdded(side, time) => self.sides[at(*side)].given += time.0,
            Happening::IncrementTaken(side, _) => self.take_back(*side),
            Happening::ClocksSet(reading) => {
                for (side, shown) in [(Side::First, reading.first), (Side::Second, reading.second)]
                {
                    if let Some(Millis(shown)) = shown {
                        let account = &mut self.sides[at(side)];
                        account.given = shown + account.used;
                    }
                }
            }
            Happening::NextPeriodForBoth => self.next_period(game.period_after_the_control()),
            Happening::SessionStarted
            | Happening::Arrived(..)
            | Happening::Touched(..)
            | Happening::Adjusted(..)
            | Happening::MustMove(..)
            | Happening::TwoHanded(_)
            | Happening::MadeWithOneHand(_)
            | Happening::SheetDue(_)
            | Happening::IllegalMade(..)
            | Happening::PeriodReached(..)
            | Happening::Offered(..)
            | Happening::Refused(..)
            | Happening::Wrote(..)
            | Happening::Claimed(..)
            | Happening::ClaimRight(..)
            | Happening::ClaimWrong(..)
            | Happening::MustPlay(..)
            | Happening::IllegalCompleted(..)
            | Happening::BecameQueen(_)
            | Happening::FlagFell(_)
            | Happening::EnvelopeOpened(_)
            | Happening::SealedUnclear(..)
            | Happening::EnvelopeVoid
            | Happening::RecordingExcused(_)
            | Happening::ArbiterRecords
            | Happening::SheetLent(_)
            | Happening::RestoresPieces(_)
            | Happening::PositionCarriedOver
            | Happening::Protested(..)
            | Happening::Breach(_)
            | Happening::NoEffect(_)
            | Happening::DutyBroken(_)
            | Happening::Free(_)
            | Happening::NoCastling(..)
            | Happening::IllegalPositionSeen(_)
            | Happening::BoardSet(_)
            | Happening::ClaimPostponed(_)
            | Happening::Signed(_)
            | Happening::ResultCorrected(_)
            | Happening::Scored(..)
            | Happening::Decided(_) => {}
        }
    }

    fn pass(&mut self, now: i64) {
        let passed = (now - self.now).max(0);
        self.now = self.now.max(now);
        let Some(side) = self.running else { return };
        let bonus = self.control.period(self.sides[at(side)].period).bonus;
        let account = &mut self.sides[at(side)];
        let free = if let Bonus::Delay(free) = bonus { free.0 } else { 0 };
        let counted = (account.thought + passed - free).max(0) - (account.thought - free).max(0);
        account.thought += passed;
        account.used += counted;
        if bonus == Bonus::Hourglass {
            self.sides[at(side.other())].given += counted;
        }
    }

    fn complete(&mut self, side: Side) {
        let control = &self.control;
        let account = &mut self.sides[at(side)];
        let (period, moves) = (account.period, account.moves);
        let mut gift = match control.period(period).bonus {
            Bonus::Bronstein(most) => account.thought.min(most.0),
            Bonus::Increment(each) if control.first_increment() == Given::After => each.0,
            Bonus::None | Bonus::Increment(_) | Bonus::Delay(_) | Bonus::Hourglass => 0,
        };
        account.moves += 1;
        if control.period(period).moves == Some(account.moves) {
            account.period += 1;
            account.moves = 0;
            gift += control.period(account.period).base.0;
        }
        gift += early(control, account.period);
        account.given += gift;
        account.thought = 0;
        account.gifts.push((gift, period, moves));
        account.completed += 1;
    }

    fn replied(&mut self, game: &Game) {
        if let Some(earlier) = game.unpressed {
            self.complete(earlier);
        }
    }

    fn back_to(&mut self, plies: usize, game: &Game) {
        for side in [Side::First, Side::Second] {
            let made = game.moves.iter().take(plies).filter(|played| played.side == side).count();
            while self.sides[at(side)].completed > made && !self.sides[at(side)].gifts.is_empty() {
                self.take_back(side);
            }
        }
    }

    fn take_back(&mut self, side: Side) {
        let account = &mut self.sides[at(side)];
        if let Some((gift, period, moves)) = account.gifts.pop() {
            account.completed -= 1;
            account.given -= gift;
            account.period = period;
            account.moves = moves;
        }
    }

    fn next_period(&mut self, next: usize) {
        for account in &mut self.sides {
            if account.period >= next {
                account.moves = 0;
                account.gifts.clear();
                continue;
            }
            if self.control.is_last(account.period) {
                continue;
            }
            account.period += 1;
            account.moves = 0;
            account.given += self.control.period(account.period).base.0;
            account.gifts.clear();
        }
    }

    /// To the millisecond.
    pub fn compare(&self, game: &Game, event: &Event) {
        for side in [Side::First, Side::Second] {
            let account = &self.sides[at(side)];
            let left = game.clocks.left(side).0;
            assert_eq!(account.given - account.used, left, "{side:?} after {event:?}");
            assert_eq!(account.period, game.clocks.side(side).period, "{side:?} after {event:?}");
        }
    }
}

/// What is given before a move of this period.
fn early(control: &Control, period: usize) -> i64 {
    match control.period(period).bonus {
        Bonus::Increment(each) if control.first_increment() == Given::Before => each.0,
        Bonus::None
        | Bonus::Increment(_)
        | Bonus::Bronstein(_)
        | Bonus::Delay(_)
        | Bonus::Hourglass => 0,
    }
}
