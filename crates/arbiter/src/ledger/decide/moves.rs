//! Moves, presses and illegal moves.

use chess::notation::{self, Reading};
use chess::{Color, Move, Role};
use rulebook::parameters::{IllegalMoveConsequence, OfferRefusedBy, WritingBeforeMoving};
use rulebook::{Count, Rule, Seconds};

use super::{Draft, Refusal, cited, resting_on};
use crate::clock::Millis;
use crate::laws::ChessFact;
use crate::ledger::game::index;
use crate::ledger::{Command, Hands, Happening, Observer, Phase, Reason, RefusedBy, Supervision};
use crate::{Side, Termination};

impl Draft {
    pub(super) fn move_made(
        &mut self,
        side: Side,
        text: &str,
        hands: Hands,
    ) -> Result<(), Refusal> {
        if matches!(self.game.phase, Phase::Sealed { .. }) {
            return Err(Refusal::EnvelopeClosed);
        }
        self.let_stand_before(side)?;
        if self.game.to_move() != side {
            let rule = self.cite().penalties.unwrap_or(self.cite().illegal_move);
            self.emit_by(Happening::Breach(side), rule);
            return Ok(());
        }
        match notation::read(&self.game.position, text) {
            Reading::Legal(m, _) => {
                self.legal_move(side, m, hands);
                Ok(())
            }
            Reading::Ambiguous(_) => Err(Refusal::AmbiguousMove(text.to_owned())),
            Reading::Null | Reading::Unreadable => Err(Refusal::UnreadableMove(text.to_owned())),
            Reading::MissingPromotion(d) => {
                self.illegal_made(side, text, Some(d));
                Ok(())
            }
            Reading::Illegal(d) => {
                self.illegal_made(side, text, d);
                Ok(())
            }
        }
    }

    /// An opponent's illegal move that nobody pointed out stands once `side` moves.
    fn let_stand_before(&mut self, side: Side) -> Result<(), Refusal> {
        let Some(illegal) = self.game.illegal.clone() else { return Ok(()) };
        if illegal.side == side {
            return Ok(());
        }
        let stands = illegal.displacement.is_some_and(|d| self.game.position.displaced(d).is_ok());
        if !stands {
            return Err(Refusal::NoPosition);
        }
        let rule = self.cite().illegal_noticed.unwrap_or(self.cite().illegal_move);
        self.emit_by(Happening::IllegalStands(illegal.side), rule);
        Ok(())
    }

    fn illegal_made(&mut self, side: Side, text: &str, d: Option<chess::Displacement>) {
        let what = Happening::IllegalMade(side, text.to_owned(), d);
        let in_check = self.game.position.is_check();
        let king_left = d.is_some_and(|d| {
            let fault = chess::PositionFault::OppositeCheck;
            self.game.position.displaced(d).is_err_and(|faults| faults.contains(&fault))
        });
        let mut grounds = vec![cited(self.cite().illegal_move)];
        grounds.extend(self.cite().illegal_defined.map(cited));
        if king_left {
            let rule = if in_check { self.cite().parry } else { self.cite().check };
            grounds.push(cited(rule));
        }
        self.emit(what, grounds);
    }

    fn legal_move(&mut self, side: Side, m: Move, hands: Hands) {
        if let Some((who, must)) = self.game.must_play
            && who == side
            && must != m
        {
            self.emit_by(Happening::Breach(side), self.cite().claim_wrong);
            return;
        }
        if let Some((who, square)) = self.game.must_move
            && who == side
            && m.from() != Some(square)
            && notation::displacement(m).to != square
        {
            self.emit_if(Happening::Breach(side), self.cite().touched_own);
            return;
        }
        let written = self.game.written[index(side)].is_some();
        let barred = self.laws().numbers.writing_before_moving.map(|cited| cited.value)
            == Some(WritingBeforeMoving::OnlyToClaimOrSeal);
        if written && barred {
            self.emit_by(Happening::Breach(side), self.cite().writing_before);
        }
        let san = notation::san(&self.game.position, m);
        self.emit(Happening::Moved(side, m, san), Vec::new());
        if hands == Hands::Two {
            self.emit_if(Happening::TwoHanded(side), self.cite().one_hand);
        }
        if self.refused_by() == OfferRefusedBy::WordOrTouch {
            self.refuse_offer(side, RefusedBy::Touch);
        }
        self.end_on_the_board();
    }

    pub(super) fn refused_by(&self) -> OfferRefusedBy {
        self.laws()
            .numbers
            .offer_refused_by
            .map_or(OfferRefusedBy::WordOrCompletedMove, |cited| cited.value)
    }

    /// The opponent's open offer comes to nothing.
    pub(super) fn refuse_offer(&mut self, side: Side, by: RefusedBy) {
        if self.game.offer.is_some_and(|offer| offer.by != side) {
            self.emit_by(Happening::Refused(side, by), self.cite().offer);
        }
    }

    pub(super) fn press(&mut self, side: Side, command: &Command) {
        let illegal_lies = self
            .game
            .illegal
            .as_ref()
            .is_some_and(|illegal| illegal.side == side && !illegal.pressed);
        if illegal_lies {
            self.emit_by(Happening::Pressed(side), self.cite().press);
            if self.is_watched() {
                self.illegal_completed(side, self.cite().illegal_move, command);
            }
        } else if self.game.unpressed == Some(side) {
            self.complete(side, command);
        } else if self.game.to_move() == side {
            match self.cite().press_without_move {
                Some(rule) => {
                    self.emit_by(Happening::Pressed(side), self.cite().press);
                    self.illegal_completed(side, rule, command);
                }
                None => self.no_effect(Reason::NoRule, self.cite().press),
            }
        } else {
            self.no_effect(Reason::AlreadyComplete, self.cite().press_after_reply);
        }
    }

    fn complete(&mut self, side: Side, command: &Command) {
        let two_hands = self.game.two_hands;
        let period = self.game.clocks.side(side).period;
        self.emit_by(Happening::Pressed(side), self.cite().press);
        if two_hands && let Some(rule) = self.cite().two_hands {
            self.illegal_completed(side, rule, command);
            return;
        }
        let reached = self.game.clocks.side(side).period;
        if reached != period {
            let rules = [Some(self.cite().time_control), self.cite().time_saved];
            let grounds = rules.into_iter().flatten().map(cited).collect();
            self.emit(Happening::PeriodReached(side, reached), grounds);
        }
        if self.refused_by() == OfferRefusedBy::WordOrCompletedMove {
            self.refuse_offer(side, RefusedBy::Move);
        }
    }

    /// Whether an illegal move is ruled on as soon as it is completed.
    fn is_watched(&self) -> bool {
        self.game.setup.supervision == Supervision::Full || self.cite().illegal_noticed.is_none()
    }

    pub(super) fn report_illegal(&mut self, by: Observer, command: &Command) {
        let rule = self.cite().illegal_noticed.unwrap_or(self.cite().illegal_move);
        let Some(illegal) = self.game.illegal.clone() else {
            let stood = self.game.moves.iter().rev().take(2).any(|played| played.m.is_none());
            let reason = if stood { Reason::TooLate } else { Reason::NoIllegalMove };
            self.no_effect(reason, rule);
            return;
        };
        if !illegal.pressed || by == Observer::Player(illegal.side) {
            self.no_effect(Reason::InTime, rule);
            return;
        }
        self.illegal_completed(illegal.side, self.cite().illegal_move, command);
    }

    /// An illegal move was completed: put right, penalised, and lost at the set count.
    fn illegal_completed(&mut self, side: Side, rule: &'static Rule, command: &Command) {
        let count = self.game.illegal_count[index(side)] + 1;
        let numbers = self.laws().numbers;
        let loses = numbers.illegal_moves_that_lose.map(|cited| cited.value.0);
        let fact = ChessFact::IllegalMoves { side, count, loses };
        let promotion = self.unreplaced_pawn(side);
        let rule = match (promotion, self.cite().unpromoted_pawn) {
            (Some(_), Some(pawn)) => pawn,
            (Some(_), None) | (None, _) => rule,
        };
        self.emit(Happening::IllegalCompleted(side, count), vec![resting_on(rule, fact)]);
        self.put_right(side, promotion);
        let consequence = numbers.illegal_move_consequence.map(|cited| cited.value);
        if consequence != Some(IllegalMoveConsequence::PenaltyThenLoss) {
            return;
        }
        let Some(penalty_rule) = self.cite().illegal_penalty else { return };
        if numbers.illegal_moves_that_lose.is_some_and(|cited| Count(count) >= cited.value) {
            self.lose(side, Termination::IllegalMove, vec![cited(penalty_rule)], command);
            return;
        }
        let (usual, fast) = (numbers.illegal_move_penalty, numbers.illegal_move_penalty_in_rapid);
        let chosen = if self.is_fast() { fast.or(usual) } else { usual };
        if let Some(penalty) = chosen {
            let Seconds(seconds) = penalty.value;
            self.add_time(side.other(), Millis::seconds(seconds), penalty.rule);
        }
    }

    /// A queen's promotion, if the illegal move left a pawn on the last rank.
    fn unreplaced_pawn(&self, side: Side) -> Option<Move> {
        self.cite().unpromoted_pawn?;
        let illegal = self.game.illegal.as_ref()?;
        let d = illegal.displacement?;
        let pawn = self.game.position.board().role_at(d.from) == Some(Role::Pawn);
        let last = d.to.rank() == Color::from(side).other().backrank();
        if !pawn || !last || d.promotion.is_some() || illegal.side != side {
            return None;
        }
        let queen = chess::Displacement { promotion: Some(Role::Queen), ..d };
        notation::read(&self.game.position, &queen.to_string()).legal()
    }

    fn put_right(&mut self, side: Side, promotion: Option<Move>) {
        if let Some(m) = promotion {
            let rule = self.cite().unpromoted_pawn.unwrap_or(self.cite().illegal_move);
            self.emit_by(Happening::BecameQueen(side), rule);
            let san = notation::san(&self.game.position, m);
            self.emit(Happening::Moved(side, m, san), Vec::new());
            self.emit(Happening::ClockStarted(side.other()), Vec::new());
            self.end_on_the_board();
            return;
        }
        let before = self.game.clocks.left(side);
        let mut clocks = self.game.clocks.clone();
        let gained = clocks.undo_move(side);
        let fact = ChessFact::Clock { side, before, change: -gained, after: clocks.left(side) };
        let rule = self.cite().times_after.unwrap_or(self.cite().illegal_move);
        self.emit(Happening::IncrementTaken(side, gained), vec![resting_on(rule, fact)]);
        let moved = self.game.illegal.as_ref().and_then(|illegal| illegal.displacement);
        self.emit_by(Happening::Restored(side), self.cite().illegal_move);
        // The touch rules apply to the replacement: the same piece must move if it can.
        if let (Some(d), Some(rule)) = (moved, self.cite().touched_own)
            && self.game.position.legal_moves().iter().any(|m| m.from() == Some(d.from))
        {
            self.emit_by(Happening::MustMove(side, d.from), rule);
        }
    }
}
