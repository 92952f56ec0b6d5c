//! The next state from an event. No rule is decided here.

use chess::{Identity, Square, notation};

use super::game::{Adjourned, index};
use super::{
    Board, Event, Fallen, Game, Happening, Illegal, OpenOffer, PendingClaim, Phase, Played,
    SeenIllegal,
};
use crate::clock::{Millis, Reading};
use crate::history::truncate;
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
            Happening::ClocksStopped | Happening::ReconstructOnBoard => self.clocks.stop(),
            Happening::CompleteSheets(who, runs) => {
                self.completing = Some(*who);
                match runs {
                    Some(side) => self.clocks.start(*side),
                    None => self.clocks.stop(),
                }
            }
            Happening::Touched(_, square) => self.touch(*square),
            Happening::DutyBroken(side) => self.owes_move = Some(*side),
            Happening::NoCastling(_, rook) => self.no_castling = Some(*rook),
            Happening::MustMove(side, square) => {
                self.must_move = Some((*side, *square));
                self.bound_by = event.grounds.first().map(|ground| ground.rule);
            }
            Happening::Moved(side, m, text) => {
                let after = Board::Playable(self.position.after(*m));
                // A queen in place of the pawn that its player has left on the last rank and pressed.
                let pressed = self.illegal.as_ref().is_some_and(|illegal| illegal.pressed);
                if pressed {
                    self.leave(self.moves.len() - 1);
                }
                self.enter(*side, text, Some(*m), after);
                self.unpressed = self.unpressed.filter(|_| !pressed);
            }
            Happening::TwoHanded(side) => self.two_hands = Some(*side),
            Happening::MadeWithOneHand(_) => self.two_hands = None,
            Happening::IllegalMade(side, text, displacement) => {
                let (side, text, displacement) = (*side, text.clone(), *displacement);
                let illegal = Illegal { side, text, displacement, pressed: false };
                for square in illegal.touched(&self.position) {
                    self.touch(square);
                }
                self.illegal = Some(illegal);
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
            Happening::MustPlay(side, m, _) => {
                self.must_play = Some((*side, *m));
                self.bound_by = event.grounds.first().map(|ground| ground.rule);
            }
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
            Happening::IllegalStands(_) => self.let_illegal_stand(),
            Happening::Adjusted(..)
            | Happening::ClaimRight(..)
            | Happening::BecameQueen(_)
            | Happening::Free(_)
            | Happening::SheetDue(_)
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
            // 9.1.2.1, 10.7: an offer stands whatever comes of the claim of the one who made it.
            | Happening::ClaimWrong(..)
            | Happening::NoEffect(_) => {}
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
                self.identities.pop();
                self.boards.drop_last_mut();
                self.put_on_board(Board::Playable((**position).clone()));
            }
            Happening::IncrementRequested(side) => {
                self.increment_requested = Some(*side);
                self.clocks.stop();
            }
            Happening::IncrementIntroduced(each) => self.clocks.introduce_increment(*each),
            Happening::ClaimPostponed(_) => self.postponed = true,
            Happening::ResultCorrected(outcome) => {
                self.close_questions();
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
            Happening::NextPeriodForBoth => {
                let next = self.period_after_the_control();
                for side in [Side::First, Side::Second] {
                    if self.clocks.side(side).period < next {
                        self.clocks.enter_next_period(side);
                    } else {
                        self.clocks.count_anew(side);
                    }
                }
                self.fallen = [None; 2];
            }
            Happening::AdjournedPositionRestored => self.restore_adjourned(),
            Happening::NewGame(_) => {
                self.clocks.stop();
                self.close_questions();
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
                self.close_questions();
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
                period: clock.period,
            };
            let before = self.fallen[index(side)].get_or_insert(fell);
            if before.plies == fell.plies {
                *before = fell;
            }
        }
    }

    fn close_questions(&mut self) {
        self.question = None;
        self.waiting.clear();
    }

    fn touch(&mut self, square: Square) {
        if !self.touches.contains(&square) {
            self.touches.push(square);
        }
    }

    fn enter(&mut self, side: Side, text: &str, m: Option<chess::Move>, after: Board) {
        // A move followed by the opponent's reply, or by one's own next move, is complete as well.
        let late = self.replied_to.take();
        self.replied_to = self.unpressed.take();
        if let Some(earlier) = self.replied_to {
            self.clocks.complete_move(earlier);
        }
        // Who moves again without having pressed has his clock running all the time.
        self.replied_to = self.replied_to.filter(|_| late != Some(side));
        self.put_on_board(after);
        self.moves.push_back_mut(Played { side, text: text.to_owned(), m });
        self.illegal = None;
        self.unpressed = Some(side);
        self.two_hands = None;
        self.taken_back = false;
        self.let_go();
        self.must_move = None;
        self.must_play = None;
        self.bound_by = None;
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

    fn put_on_board(&mut self, board: Board) {
        let laws = self.setup.laws;
        let identity = match &board {
            Board::Playable(position) => {
                self.position = position.clone();
                laws.identity(position)
            }
            Board::Irregular(irregular) => irregular.identity(),
            Board::Unknown(_) => Identity::UNKNOWN,
        };
        self.identities.push(identity);
        self.boards.push_back_mut(board);
        if matches!(self.board(), Board::Playable(_)) {
            self.seen_illegal = None;
        }
    }

    /// Leaves the first `plies` moves on the board.
    fn leave(&mut self, plies: usize) {
        truncate(&mut self.moves, plies);
        truncate(&mut self.boards, plies + 1);
        self.identities.truncate(plies + 1);
        let last = self.boards.iter().rev().find_map(|board| match board {
            Board::Playable(position) => Some(position.clone()),
            Board::Irregular(_) | Board::Unknown(_) => None,
        });
        self.position = last.unwrap_or_else(|| self.setup.start.clone());
    }

    /// No piece is touched any more.
    fn let_go(&mut self) {
        self.touches.clear();
        self.owes_move = None;
        self.no_castling = None;
    }

    fn press(&mut self, side: Side) {
        let lies = self.illegal.clone().filter(|illegal| illegal.side == side && !illegal.pressed);
        if let Some(illegal) = lies {
            // Pressed, it stands on the board until somebody points it out.
            let after = self.board().after_illegal(&illegal);
            self.enter(side, &illegal.text, None, after);
            self.illegal = Some(Illegal { pressed: true, ..illegal });
        }
        self.clocks.complete_move(side);
        self.unpressed = None;
        self.replied_to = None;
        self.clocks.start(side.other());
    }

    /// The position after `plies` plies stands again, with the moves that were counted then.
    fn go_back_to(&mut self, plies: u32) {
        let wanted = usize::try_from(plies).unwrap_or(usize::MAX).min(self.moves.len());
        let taken_back = self.moves.get(wanted).cloned();
        self.leave(wanted);
        for side in [Side::First, Side::Second] {
            let _ = self.clocks.undo_to(side, self.moves_by(side));
        }
        self.stand_again();
        let illegal = taken_back.filter(|played| played.m.is_none());
        self.taken_back = illegal.is_some();
    }

    /// An earlier position stands again, and nothing holds of what came after it.
    fn stand_again(&mut self) {
        self.must_move = None;
        self.must_play = None;
        self.bound_by = None;
        self.pending_claim = None;
        self.drop_move_in_hand();
    }

    /// No move is being made any more, legal or not.
    fn drop_move_in_hand(&mut self) {
        self.illegal = None;
        self.seen_illegal = None;
        self.unpressed = None;
        self.replied_to = None;
        self.two_hands = None;
        self.let_go();
    }

    /// A move on a board on which legal play has ended.
    fn move_unseen(&mut self, side: Side, text: &str) {
        let after = self.board().after_text(text);
        if self.seen_illegal.is_some() {
            self.seen_illegal = Some(SeenIllegal::Replied);
        }
        self.enter(side, text, None, after);
    }

    /// The position before `side`'s last move, if it was made on the board; `side` is to move. The pieces of that move have
    /// been touched.
    fn restore(&mut self, side: Side) {
        let illegal = self.illegal.clone().filter(|illegal| illegal.side == side);
        let mut made = None;
        self.drop_move_in_hand();
        if self.to_move() != side && self.moves.last().is_some_and(|played| played.side == side) {
            made = self.moves.last().and_then(|played| played.m);
            self.leave(self.moves.len() - 1);
        }
        self.taken_back = true;
        self.must_move = None;
        self.must_play = None;
        self.bound_by = None;
        let squares = match (&illegal, made) {
            (Some(illegal), _) => illegal.touched(&self.position),
            (None, Some(m)) => {
                let d = notation::displacement(m);
                let taken = Some(d.to).filter(|_| m.is_capture() && !m.is_en_passant());
                [Some(d.from), taken].into_iter().flatten().collect()
            }
            (None, None) => Vec::new(),
        };
        self.touches = squares;
    }

    fn let_illegal_stand(&mut self) {
        let Some(illegal) = self.illegal.take() else { return };
        if !illegal.pressed {
            let after = self.board().after_illegal(&illegal);
            self.enter(illegal.side, &illegal.text, None, after);
        }
    }

    fn restore_adjourned(&mut self) {
        let Some(plies) = self.adjourned.as_ref().map(|adjourned| adjourned.plies) else { return };
        self.go_back_to(u32::try_from(plies).unwrap_or(u32::MAX));
    }
}
