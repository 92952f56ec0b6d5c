//! The next state from an event. No rule is decided here.

use chess::Position;

use super::game::{Adjourned, Illegal, index};
use super::{Event, Fallen, Game, Happening, OpenOffer, PendingClaim, Phase, Played, SeenIllegal};
use crate::clock::{Millis, Reading};
use crate::history::{Seen, truncate};
use crate::{Side, Termination};

impl Game {
    /// Takes an event into the state. Every state is the fold of its events by this function.
    #[expect(clippy::too_many_lines, reason = "one arm for each event")]
    pub fn apply(&mut self, event: &Event) {
        self.pass_to(event.at);
        match &event.what {
            Happening::SessionStarted => {
                self.session = Some(event.at);
                self.at_start = self.present;
                self.plies_at_start = self.moves.len();
                if self.phase == Phase::NotStarted {
                    self.phase = Phase::Playing;
                }
            }
            Happening::Arrived(side, late) => {
                self.present[index(*side)] = true;
                self.at_start[index(*side)] |= *late == Millis::ZERO;
            }
            Happening::ClockStarted(side) => self.clocks.start(*side),
            Happening::ClocksStopped
            | Happening::ReconstructOnBoard
            | Happening::CompleteSheets(_, None) => self.clocks.stop(),
            Happening::Touched(_, square) => self.touches.push(*square),
            Happening::DutyBroken(side) => self.owes_move = Some(*side),
            Happening::NoCastling(_, rook) => self.no_castling = Some(*rook),
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
            Happening::PressedLate(side) => {
                self.replied_to = None;
                self.clocks.start(side.other());
            }
            Happening::PeriodReached(side, _) => self.excused[index(*side)] = false,
            Happening::Offered(by, moment) => {
                self.offer = Some(OpenOffer { by: *by, moment: *moment });
            }
            Happening::Refused(..) => {
                self.offer = None;
                self.pending_claim = None;
            }
            // A move written for a claim is no breach.
            Happening::Claimed(side, ..) => self.written[index(*side)] = None,
            Happening::ClaimWaits(side, claim, announced) => {
                self.clocks.stop();
                self.pending_claim =
                    Some(PendingClaim { side: *side, claim: *claim, announced: announced.clone() });
            }
            Happening::Wrote(side, text) => self.written[index(*side)] = Some(text.clone()),
            Happening::MustPlay(side, m, _) => self.must_play = Some((*side, *m)),
            Happening::TimeAdded(side, time) => self.clocks.add(*side, *time),
            Happening::ClocksSet(reading) => {
                for (side, left) in [(Side::First, reading.first), (Side::Second, reading.second)] {
                    if let Some(left) = left {
                        self.clocks.set(side, left);
                        self.fallen[index(side)] = None;
                    }
                }
            }
            Happening::IllegalCompleted(side, count) => self.illegal_count[index(*side)] = *count,
            Happening::IncrementTaken(side, _) => {
                let _ = self.clocks.undo_move(*side);
            }
            Happening::Restored(side) => {
                self.restore(*side);
                if !self.is_between_sessions() {
                    self.clocks.start(*side);
                }
            }
            Happening::IllegalStands(side) => self.let_illegal_stand(*side),
            Happening::BecameQueen(_)
            | Happening::Adjusted(..)
            | Happening::ClaimRight(..)
            | Happening::Free(_)
            | Happening::Signed(_)
            | Happening::Scored(..)
            | Happening::FlagFell(_)
            | Happening::ArbiterRecords
            | Happening::SheetLent(_)
            | Happening::RestoresPieces(_)
            | Happening::PositionCarriedOver
            | Happening::Protested(..)
            | Happening::Breach(_)
            | Happening::SealedUnclear(..)
            | Happening::NoEffect(_) => {}
            Happening::ClaimWrong(..) => self.offer = None,
            Happening::ReplySealed(side, text) => {
                self.sealed_reply = Some((*side, text.clone()));
                self.clocks.start(side.other());
            }
            Happening::PositionRestored(plies) => self.go_back_to(*plies),
            Happening::IllegalPositionSeen(_) => self.seen_illegal = Some(SeenIllegal::Waiting),
            Happening::MovedInIllegalPosition(side, text) => self.move_unseen(*side, text),
            Happening::BoardSet(position) => {
                self.seen_illegal = None;
                self.illegal = None;
                self.before_last = None;
                self.position = (**position).clone();
                self.identities.push(self.setup.laws.identity(&self.position));
            }
            Happening::IncrementRequested(side) => {
                self.increment_requested = Some(*side);
                self.clocks.stop();
            }
            Happening::IncrementIntroduced(each) => self.clocks.introduce_increment(*each),
            Happening::ClaimPostponed(_) => self.postponed = true,
            Happening::ResultCorrected(outcome) => {
                self.question = None;
                self.phase = Phase::Ended(*outcome, Termination::Adjudication);
            }
            Happening::Sealed(by, text) => {
                self.seal(*by, text);
            }
            Happening::EnvelopeOpened(_) => {
                self.session.get_or_insert(event.at);
                self.phase = Phase::Playing;
                self.sealed_reply = None;
            }
            Happening::EnvelopeVoid => {
                self.phase = Phase::Playing;
                self.sealed_reply = None;
            }
            Happening::EnvelopeLost(_) => {
                self.clocks.stop();
                self.phase = Phase::Playing;
                self.sealed_reply = None;
            }
            Happening::RecordingExcused(side) => self.excused[index(*side)] = true,
            Happening::CompleteSheets(_, Some(side)) => self.clocks.start(*side),
            Happening::NextPeriodForBoth => {
                for side in [Side::First, Side::Second] {
                    self.clocks.enter_next_period(side);
                }
                self.fallen = [None; 2];
            }
            Happening::AdjournedPositionRestored => self.restore_adjourned(),
            Happening::NewGame(_) => {
                self.clocks.stop();
                self.question = None;
                self.phase = Phase::Annulled;
            }
            Happening::Asked(question) => {
                self.clocks.stop();
                let replaced = self.question.replace(question.clone());
                self.waiting.extend(replaced.filter(|open| !question.settles(open)));
            }
            Happening::Decided(_) => {
                self.question = self.waiting.pop();
                self.increment_requested = None;
            }
            Happening::Ended(outcome, termination) => {
                self.clocks.stop();
                self.offer = None;
                self.question = None;
                self.waiting.clear();
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
            self.see_flags();
        }
    }

    /// Keeps which flag has fallen before the move in hand is completed.
    fn see_flags(&mut self) {
        for side in [Side::First, Side::Second] {
            if !self.clocks.is_overstepped(side) {
                continue;
            }
            let clock = self.clocks.side(side);
            let in_hand = usize::from(self.unpressed != Some(side));
            let fell = Fallen {
                plies: self.moves.len() + in_hand,
                left: clock.left,
                made: clock.moves,
                prescribed: self.clocks.control().period(clock.period).moves,
            };
            let before = self.fallen[index(side)].get_or_insert(fell);
            if before.plies == fell.plies {
                *before = fell;
            }
        }
    }

    fn enter(&mut self, side: Side, text: &str, m: Option<chess::Move>, after: Position) {
        // A move followed by the opponent's reply, or by one's own next move, is complete as well.
        self.replied_to = self.unpressed.take();
        if let Some(earlier) = self.replied_to {
            self.clocks.complete_move(earlier);
        }
        self.before_last = Some(std::mem::replace(&mut self.position, after));
        self.identities.push(self.setup.laws.identity(&self.position));
        self.moves.push_back_mut(Played { side, text: text.to_owned(), m });
        self.illegal = None;
        self.unpressed = Some(side);
        self.two_hands = false;
        self.let_go();
        self.must_move = None;
        self.must_play = None;
        self.written[index(side)] = None;
    }

    /// A move goes into the envelope: one that was made on the board is taken off it again, and one that is not legal was
    /// corrected in time.
    fn seal(&mut self, by: Side, text: &str) {
        self.clocks.stop();
        if self.unpressed == Some(by) {
            self.restore(by);
        }
        self.illegal = self.illegal.take().filter(|illegal| illegal.side != by);
        self.adjourned = Some(Adjourned {
            position: self.position.clone(),
            plies: self.moves.len(),
            clocks: Reading {
                first: Some(self.clocks.left(Side::First)),
                second: Some(self.clocks.left(Side::Second)),
            },
        });
        self.phase = Phase::Sealed { by, text: text.to_owned() };
        self.session = None;
        self.present = [false; 2];
    }

    /// No piece is touched any more.
    fn let_go(&mut self) {
        self.touches.clear();
        self.owes_move = None;
        self.no_castling = None;
    }

    fn press(&mut self, side: Side) {
        if let Some(illegal) = &mut self.illegal
            && illegal.side == side
        {
            illegal.pressed = true;
        }
        self.clocks.complete_move(side);
        self.unpressed = None;
        self.replied_to = None;
        self.two_hands = false;
        self.clocks.start(side.other());
    }

    /// The position after `plies` plies, or the last one before that which can be made out.
    fn go_back_to(&mut self, plies: u32) {
        let wanted = usize::try_from(plies).unwrap_or(usize::MAX).min(self.moves.len());
        let mut position = self.setup.start.clone();
        let laws = self.setup.laws;
        let mut identities = Seen::of(laws.identity(&position));
        for played in self.moves.iter().take(wanted) {
            let Some(m) = played.m.filter(|&m| position.is_legal(m)) else { break };
            position.advance(m);
            identities.push(laws.identity(&position));
        }
        truncate(&mut self.moves, identities.count() as usize - 1);
        self.identities = identities;
        self.stand_again(position);
    }

    /// An earlier position stands again, and nothing holds of what came after it.
    fn stand_again(&mut self, position: Position) {
        self.position = position;
        self.before_last = None;
        self.must_move = None;
        self.must_play = None;
        self.drop_move_in_hand();
    }

    /// No move is being made any more, legal or not.
    fn drop_move_in_hand(&mut self) {
        self.illegal = None;
        self.seen_illegal = None;
        self.unpressed = None;
        self.replied_to = None;
        self.two_hands = false;
        self.let_go();
    }

    /// A move on a board whose position is illegal: what it led to is not known.
    fn move_unseen(&mut self, side: Side, text: &str) {
        if let Some(illegal) = self.illegal.take() {
            self.moves.push_back_mut(Played { side: illegal.side, text: illegal.text, m: None });
        }
        self.moves.push_back_mut(Played { side, text: text.to_owned(), m: None });
        self.seen_illegal = Some(SeenIllegal::Replied);
        self.unpressed = Some(side);
    }

    /// The position before `side`'s last move, if it was made on the board; `side` is to move.
    fn restore(&mut self, side: Side) {
        self.drop_move_in_hand();
        if self.to_move() != side
            && let Some(before) = self.before_last.take()
        {
            self.position = before;
            self.identities.pop();
            self.moves.drop_last_mut();
        }
    }

    fn let_illegal_stand(&mut self, side: Side) {
        let Some(illegal) = self.illegal.take() else { return };
        let after = illegal.displacement.and_then(|d| self.position.displaced(d).ok());
        if let Some(after) = after {
            self.position = after;
            self.identities.push(self.setup.laws.identity(&self.position));
            self.moves.push_back_mut(Played { side, text: illegal.text, m: None });
            self.unpressed = None;
        }
    }

    fn restore_adjourned(&mut self) {
        let Some(Adjourned { position, .. }) = self.adjourned.clone() else { return };
        let identity = self.setup.laws.identity(&position);
        let ply = self.identities.plies_of(&identity).last().unwrap_or(0) as usize;
        self.identities.truncate(ply + 1);
        truncate(&mut self.moves, ply);
        self.stand_again(position);
    }
}
