//! The next state from an event. No rule is decided here.

use chess::Position;

use super::game::{Illegal, index};
use super::{Event, Game, Happening, OpenOffer, Phase, Played};
use crate::Side;
use crate::clock::Millis;

impl Game {
    /// Takes an event into the state. Every state is the fold of its events by this function.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub fn apply(&mut self, event: &Event) {
        self.pass_to(event.at);
        match &event.what {
            Happening::SessionStarted => {
                self.session = Some(event.at);
                if self.phase == Phase::NotStarted {
                    self.phase = Phase::Playing;
                }
            }
            Happening::Arrived(side, _) => self.present[index(*side)] = true,
            Happening::ClockStarted(side) => self.clocks.start(*side),
            Happening::ClocksStopped
            | Happening::ReconstructOnBoard
            | Happening::CompleteSheets(_, None) => self.clocks.stop(),
            Happening::Touched(..) => self.touched = true,
            Happening::MustMove(side, square) => self.must_move = Some((*side, *square)),
            Happening::Moved(side, m, text) => {
                let after = self.position.after(*m);
                self.enter(*side, text, Some(*m), after);
            }
            Happening::TwoHanded(_) => self.two_hands = true,
            Happening::IllegalMade(side, text, displacement) => {
                self.illegal = Some(Illegal {
                    side: *side,
                    text: text.clone(),
                    displacement: *displacement,
                    pressed: false,
                });
            }
            Happening::Pressed(side) => self.press(*side),
            Happening::PeriodReached(side, _) => self.excused[index(*side)] = false,
            Happening::Offered(by, moment) => {
                self.offer = Some(OpenOffer { by: *by, moment: *moment });
            }
            Happening::Refused(..) => self.offer = None,
            Happening::Wrote(side, text) => self.written[index(*side)] = Some(text.clone()),
            Happening::MustPlay(side, m, _) => self.must_play = Some((*side, *m)),
            Happening::TimeAdded(side, time) => self.clocks.add(*side, *time),
            Happening::ClocksSet(reading) => {
                for (side, left) in [(Side::First, reading.first), (Side::Second, reading.second)] {
                    if let Some(left) = left {
                        self.clocks.set(side, left);
                    }
                }
            }
            Happening::IllegalCompleted(side, count) => self.illegal_count[index(*side)] = *count,
            Happening::IncrementTaken(side, _) => {
                let _ = self.clocks.undo_move(*side);
            }
            Happening::Restored(side) => {
                self.restore(*side);
                self.clocks.start(*side);
            }
            Happening::IllegalStands(side) => self.let_illegal_stand(*side),
            Happening::BecameQueen(_)
            | Happening::Adjusted(..)
            | Happening::Claimed(..)
            | Happening::ClaimRight(..)
            | Happening::FlagFell(_)
            | Happening::ArbiterRecords
            | Happening::SheetLent(_)
            | Happening::RestoresPieces(_)
            | Happening::PositionCarriedOver
            | Happening::Protested(..)
            | Happening::Breach(_)
            | Happening::NoEffect(_) => {}
            Happening::ClaimWrong(..) => self.offer = None,
            Happening::Sealed(by, text) => {
                self.clocks.stop();
                self.adjourned = Some(self.position.clone());
                self.phase = Phase::Sealed { by: *by, text: text.clone() };
                self.session = None;
                self.present = [false; 2];
            }
            Happening::EnvelopeOpened(_) => self.phase = Phase::Playing,
            Happening::RecordingExcused(side) => self.excused[index(*side)] = true,
            Happening::CompleteSheets(_, Some(side)) => self.clocks.start(*side),
            Happening::NextPeriodForBoth => {
                for side in [Side::First, Side::Second] {
                    self.clocks.enter_next_period(side);
                }
            }
            Happening::AdjournedPositionRestored => self.restore_adjourned(),
            Happening::NewGame(_) => {
                self.clocks.stop();
                self.question = None;
                self.phase = Phase::Annulled;
            }
            Happening::Asked(question) => {
                self.clocks.stop();
                self.question = Some(question.clone());
            }
            Happening::Decided(_) => self.question = None,
            Happening::Ended(outcome, termination) => {
                self.clocks.stop();
                self.offer = None;
                self.question = None;
                self.phase = Phase::Ended(*outcome, *termination);
            }
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

    fn enter(&mut self, side: Side, text: &str, m: Option<chess::Move>, after: Position) {
        // A move followed by the opponent's reply, or by one's own next move, is complete as well.
        if let Some(earlier) = self.unpressed.take() {
            self.clocks.complete_move(earlier);
        }
        self.before_last = Some(std::mem::replace(&mut self.position, after));
        self.identities.push(self.position.identity());
        self.moves.push(Played { side, text: text.to_owned(), m });
        self.illegal = None;
        self.unpressed = Some(side);
        self.two_hands = false;
        self.touched = false;
        self.must_move = None;
        self.must_play = None;
        self.written[index(side)] = None;
    }

    fn press(&mut self, side: Side) {
        if let Some(illegal) = &mut self.illegal
            && illegal.side == side
        {
            illegal.pressed = true;
        }
        self.clocks.complete_move(side);
        self.unpressed = None;
        self.two_hands = false;
        self.clocks.start(side.other());
    }

    /// The position before `side`'s last move, if it was made on the board; `side` is to move.
    fn restore(&mut self, side: Side) {
        self.illegal = None;
        self.unpressed = None;
        self.two_hands = false;
        self.touched = false;
        if self.to_move() != side
            && let Some(before) = self.before_last.take()
        {
            self.position = before;
            self.identities.pop();
            self.moves.pop();
        }
    }

    fn let_illegal_stand(&mut self, side: Side) {
        let Some(illegal) = self.illegal.take() else { return };
        let after = illegal.displacement.and_then(|d| self.position.displaced(d).ok());
        if let Some(after) = after {
            self.position = after;
            self.identities.push(self.position.identity());
            self.moves.push(Played { side, text: illegal.text, m: None });
            self.unpressed = None;
        }
    }

    fn restore_adjourned(&mut self) {
        let Some(position) = self.adjourned.clone() else { return };
        let identity = position.identity();
        let ply = self.identities.iter().rposition(|seen| *seen == identity).unwrap_or(0);
        self.identities.truncate(ply + 1);
        self.moves.truncate(ply);
        self.position = position;
        self.unpressed = None;
        self.illegal = None;
    }
}
