//! The next state from an event. No rule is decided here.

use super::super::Order;
use super::game::{Phase, Played};
use super::{Event, Game, Happening};
use crate::clock::Millis;
use crate::history::truncate;
use crate::{Decision, Side};

impl Game {
    /// Takes an event into the state. Every state is the fold of its events by this function.
    pub fn apply(&mut self, event: &Event) {
        self.pass_to(event.at);
        match &event.what {
            Happening::SessionStarted => self.phase = Phase::Playing,
            Happening::Arrived(side) => self.present[side.index()] = true,
            Happening::ClockStarted(side) => self.clocks.start(*side),
            Happening::ClocksStopped | Happening::IllegalMade(..) => self.clocks.stop(),
            Happening::Moved(side, m, text) => self.enter(*side, *m, text),
            Happening::Offered(side) => self.offer = Some(*side),
            Happening::Refused(..) => self.offer = None,
            Happening::Warned(ruling) => self.ruling = Some(ruling.clone()),
            Happening::OrderedToVary(side) => {
                let after = u32::try_from(self.moves.len()).unwrap_or(u32::MAX);
                self.orders.push(Order { side: *side, after });
            }
            Happening::TimeAdded(side, time) => self.clocks.add(*side, *time),
            Happening::ClocksSet(reading) => {
                for (side, left) in [(Side::First, reading.first), (Side::Second, reading.second)] {
                    if let Some(left) = left {
                        self.clocks.set(side, left);
                    }
                }
            }
            Happening::ViolationRecorded(side, count, _) => self.violations[side.index()] = *count,
            Happening::TakenBack(plies, _) => self.take_back(*plies),
            Happening::Reopened(_) => {
                self.phase = Phase::Playing;
                self.ruling = None;
            }
            Happening::Asked(question) => {
                self.clocks.stop();
                self.question = Some(question.clone());
            }
            Happening::Decided(decision) => self.settle(*decision),
            Happening::Ended(outcome, termination, ruling) => {
                self.clocks.stop();
                self.offer = None;
                self.question = None;
                self.phase = Phase::Ended(*outcome, *termination);
                self.ruling.clone_from(ruling);
            }
            Happening::PeriodReached(..)
            | Happening::Claimed(_)
            | Happening::ClaimRight(_)
            | Happening::ClaimWrong(_)
            | Happening::FlagFell(_)
            | Happening::Protested(..)
            | Happening::Declared(_)
            | Happening::NoEffect(_) => {}
        }
    }

    /// Lets the time up to `at` go by; a stamp before the last one lets none.
    pub(super) fn pass_to(&mut self, at: Millis) {
        let passed = at - self.now;
        if passed > Millis::ZERO {
            self.clocks.pass(passed);
            self.now = at;
        }
    }

    fn enter(&mut self, side: Side, m: xiangqi::Move, text: &str) {
        let after = self.position().after(m);
        self.seen.push(after.key());
        self.positions.push_back_mut(after);
        let clocks = self.clocks.clone();
        self.moves.push_back_mut(Played { side, m, text: text.to_owned(), clocks });
        self.clocks.complete_move(side);
        self.clocks.start(side.other());
        // While a cycle goes on, what was said of it stands.
        if self.occurrences() == 1 {
            self.ruling = None;
        }
    }

    /// The position and the clocks of that moment stand again; the clocks are stopped.
    fn take_back(&mut self, plies: u32) {
        let keep = self.moves.len().saturating_sub(plies as usize);
        if let Some(first) = self.moves.get(keep) {
            self.clocks = first.clocks.clone();
        }
        truncate(&mut self.moves, keep);
        truncate(&mut self.positions, keep + 1);
        self.seen.truncate(keep + 1);
        self.orders.retain(|order| order.after as usize <= keep);
        self.clocks.stop();
        self.offer = None;
        self.question = None;
        self.ruling = None;
    }

    fn settle(&mut self, decision: Decision) {
        self.question = None;
        if decision == Decision::PlayOn {
            self.clocks.start(self.to_move());
        }
    }
}
