//! Touched pieces, and parts of a move that the hand has let go of.

use chess::notation::{self, displacement};
use chess::{Move, Role, Square};
use rulebook::Rule;
use rulebook::parameters::OfferRefusedBy;

use super::{Draft, Refusal, resting_on};
use crate::Side;
use crate::chess::ChessFact;
use crate::chess::ledger::{
    Choice, Command, Event, Hands, Happening, Intent, Observer, Permitted, Reason, RefusedBy,
};

/// What the touched pieces ask for.
pub(super) enum Duty {
    /// This move.
    Play(Move, &'static Rule),
    /// A move or capture of the piece on the square.
    Move(Square, &'static Rule),
    /// Nothing.
    Free(&'static Rule),
}

impl Draft {
    pub(super) fn touch(&mut self, side: Side, square: Square, intent: Intent) {
        let on_move = self.game.to_move() == side;
        if intent == Intent::Play {
            if self.claim_is_open() {
                return;
            }
            if self.nothing_sealed().is_err() {
                self.no_effect(Reason::NotToMove, self.cite().resumption);
                return;
            }
        }
        match intent {
            Intent::Accident => {
                self.emit_if(Happening::Adjusted(side, square), self.cite().accident);
            }
            Intent::Adjust if on_move || self.cite().adjusting.is_none() => {
                self.emit_if(Happening::Adjusted(side, square), self.cite().adjusting);
            }
            Intent::Adjust => self.emit_if(Happening::Breach(side), self.cite().adjusting),
            Intent::Play if !on_move => {
                self.emit_if(Happening::Breach(side), self.cite().adjusting);
            }
            Intent::Play => {
                self.emit_if(Happening::Touched(side, square), self.cite().touched_own);
                self.touch_duty(side);
                if self.laws().numbers.offer_refused_by.value == OfferRefusedBy::WordOrTouch {
                    self.refuse_offer(side, RefusedBy::Touch);
                }
            }
        }
    }

    /// States what the pieces touched so far ask for, if the last touch has changed it.
    fn touch_duty(&mut self, side: Side) {
        let touches = self.game.touches.clone();
        if let Some(duty) = self.duty_of(side, &touches, None) {
            self.state_duty(side, &duty);
        }
    }

    pub(super) fn state_duty(&mut self, side: Side, duty: &Duty) {
        match *duty {
            Duty::Play(m, rule) => {
                if self.game.must_play != Some((side, m)) {
                    self.bound_to(side, m, rule);
                }
            }
            Duty::Move(square, rule) => {
                let plain = [self.cite().touched_own, self.cite().touched_opposing];
                if self.game.must_move != Some((side, square)) || !plain.contains(&Some(rule)) {
                    self.emit_by(Happening::MustMove(side, square), rule);
                }
            }
            Duty::Free(rule) => self.emit_by(Happening::Free(side), rule),
        }
    }

    /// What these touched pieces ask for; `otherwise` is the article where the edition has none on touching.
    pub(super) fn duty_of(
        &mut self,
        side: Side,
        touches: &[Square],
        otherwise: Option<&'static Rule>,
    ) -> Option<Duty> {
        let own_rule = self.cite().touched_own.or(otherwise)?;
        let taken_rule = self.cite().touched_opposing.or(otherwise)?;
        let is_own = |&square: &Square| {
            self.game.position.board().color_at(square).map(Side::from) == Some(side)
        };
        let (own, opposing): (Vec<Square>, Vec<Square>) =
            touches.iter().copied().partition(|square| is_own(square));
        let mobile = touches.iter().copied().find(|&square| self.can_serve(square));
        let free = self.cite().no_touched_move.unwrap_or(own_rule);
        let (rule, special) = match (own.first(), opposing.first()) {
            (Some(&piece), Some(&victim)) => {
                let both = self.cite().touched_both.unwrap_or(own_rule);
                let capture = self.game.position.legal_moves().iter().copied().find(|&m| {
                    m.is_capture() && displacement(m).from == piece && takes_on(m) == victim
                });
                (both, capture.map(|m| Duty::Play(m, both)))
            }
            (Some(_), None) => (own_rule, self.duty_of_castling(side, &own)),
            (None, Some(_)) => (taken_rule, None),
            (None, None) => return None,
        };
        let usual = mobile.map_or(Duty::Free(free), |square| Duty::Move(square, rule));
        Some(special.unwrap_or(usual))
    }

    /// Whether the touched piece can be moved, or taken if it is the opponent's.
    fn can_serve(&self, square: Square) -> bool {
        let moves = self.game.position.legal_moves();
        moves.iter().any(|&m| m.from() == Some(square) || (m.is_capture() && takes_on(m) == square))
    }

    /// King and rook touched one after the other.
    fn duty_of_castling(&mut self, side: Side, own: &[Square]) -> Option<Duty> {
        let [first, second, ..] = *own else { return None };
        let role = |square| self.game.position.board().role_at(square);
        match (role(first), role(second)) {
            (Some(Role::King), Some(Role::Rook)) => {
                match (self.castling_with(second), self.cite().king_and_rook) {
                    (Some(m), Some(rule)) => Some(Duty::Play(m, rule)),
                    _ => Some(self.other_king_move(first, self.cite().castling_not_legal?)),
                }
            }
            (Some(Role::Rook), Some(Role::King)) => {
                if self.game.no_castling != Some(first) {
                    let rule = self.cite().rook_then_king?;
                    self.emit_by(Happening::NoCastling(side, first), rule);
                }
                None
            }
            _ => None,
        }
    }

    fn castling_with(&self, rook: Square) -> Option<Move> {
        let moves = self.game.position.legal_moves();
        moves
            .iter()
            .copied()
            .find(|&m| matches!(m, Move::Castle { rook: with, .. } if with == rook))
    }

    /// The king must make another move; if it has none the player is free.
    fn other_king_move(&self, king: Square, rule: &'static Rule) -> Duty {
        if self.can_serve(king) { Duty::Move(king, rule) } else { Duty::Free(rule) }
    }

    /// A part of the move, or a plain move, has left the hand.
    pub(super) fn release(&mut self, side: Side, text: &str) -> Result<(), Refusal> {
        if self.game.to_move() != side
            || self.game.illegal.is_some()
            || self.game.playable().is_none()
            || self.game.awaits_answer()
        {
            return self.move_made(side, text, Hands::One);
        }
        self.nothing_sealed()?;
        let reading = notation::read(&self.game.position, text);
        let (castling, promotion) = (self.cite().castling_made, self.cite().promotion_choice);
        match (reading.legal(), castling, promotion) {
            (Some(m @ Move::Castle { .. }), Some(rule), _) => self.bound_to(side, m, rule),
            (Some(m), _, Some(rule)) if m.is_promotion() => self.bound_to(side, m, rule),
            (None, Some(rule), _) if notation::names_castling(text) => {
                let king = self.game.position.board().king_of(side.into());
                let what = king
                    .filter(|&king| self.can_serve(king))
                    .map_or(Happening::Free(side), |king| Happening::MustMove(side, king));
                self.emit_by(what, rule);
            }
            _ => return self.move_made(side, text, Hands::One),
        }
        Ok(())
    }

    /// The player must play this move.
    pub(super) fn bound_to(&mut self, side: Side, m: Move, rule: &'static Rule) {
        let san = notation::san(&self.game.position, m);
        self.emit_by(Happening::MustPlay(side, m, san), rule);
    }

    /// A player who has moved tries to change the move.
    pub(super) fn change_of_move(&mut self, side: Side, text: &str, hands: Hands) -> bool {
        let Some(rule) = self.cite().move_made else { return false };
        if self.game.unpressed != Some(side) {
            return false;
        }
        let before = self.game.before_last();
        let made = self.game.moves.last().and_then(|played| played.m);
        let meant = before.and_then(|before| notation::read(before, text).legal());
        if self.game.two_hands == Some(side) && hands == Hands::One && made == meant {
            let rule = self.cite().one_hand.unwrap_or(rule);
            self.emit_by(Happening::MadeWithOneHand(side), rule);
            return true;
        }
        let other_piece = made
            .zip(meant)
            .is_some_and(|(made, meant)| made.is_promotion() && made.from() == meant.from());
        let rule = self.cite().promotion_choice.filter(|_| other_piece).unwrap_or(rule);
        self.no_effect(Reason::MoveMade, rule);
        true
    }

    /// It is pointed out that `of` touched a piece and did not move or take it.
    pub(super) fn report_touch(
        &mut self,
        by: Observer,
        of: Side,
        square: Square,
        command: &Command,
    ) {
        let Some(rule) = self.cite().touched_own else {
            self.no_effect(Reason::NoRule, self.cite().illegal_move);
            return;
        };
        let replied = self.game.moves.last().is_some_and(|played| played.side == of.other());
        let touched = self.game.has_touched() && self.game.to_move() == of.other();
        if let (Observer::Player(side), Some(lost)) = (by, self.cite().touch_claim_lost)
            && side == of.other()
            && (touched || replied)
        {
            self.no_effect(Reason::RightLost, lost);
            return;
        }
        let moved = self.game.to_move() == of.other() && !replied;
        let board = match (self.game.before_last(), moved) {
            (Some(before), true) => before,
            (Some(_) | None, _) => &self.game.position,
        };
        let Some(owner) = board.board().color_at(square).map(Side::from) else {
            self.no_effect(Reason::EmptySquare, rule);
            return;
        };
        let own = owner == of;
        let mut follows = Vec::new();
        if moved {
            follows.extend(self.press_taken_back(of));
            follows.push(self.event(Happening::Restored(of), rule));
        }
        let duty = if own { Some(rule) } else { self.cite().touched_opposing };
        let must = Happening::MustMove(of, square);
        follows.push(self.event(must, duty.unwrap_or(rule)));
        if by == Observer::Arbiter {
            for event in follows {
                self.emit(event.what, event.grounds);
            }
            return;
        }
        let permitted = vec![
            Permitted { choice: Choice::Grant, follows },
            Permitted { choice: Choice::Deny, follows: Vec::new() },
        ];
        self.ask(command, permitted, rule);
    }

    /// Whether a move keeps to what the touched pieces ask for; a breach is recorded.
    pub(super) fn keeps_to_touches(&mut self, side: Side, m: Move) -> bool {
        if let (Some(rook), Move::Castle { rook: with, .. }) = (self.game.no_castling, m)
            && rook == with
        {
            self.emit_if(Happening::DutyBroken(side), self.cite().rook_then_king);
            return false;
        }
        if let Some((who, square)) = self.game.must_move
            && who == side
            && m.from() != Some(square)
            && takes_on(m) != square
        {
            self.duty_broken(side);
            return false;
        }
        true
    }

    /// What completing the last move gave is taken back with it.
    fn press_taken_back(&self, side: Side) -> Option<Event> {
        if self.game.unpressed == Some(side) {
            return None;
        }
        let before = self.game.clocks.left(side);
        let mut clocks = self.game.clocks.clone();
        let gained = clocks.undo_move(side);
        let fact = ChessFact::Clock { side, before, change: -gained, after: clocks.left(side) };
        let rule = self.cite().times_after.unwrap_or(self.cite().illegal_move);
        let what = Happening::IncrementTaken(side, gained);
        Some(Event { at: self.at, what, grounds: vec![resting_on(rule, fact)] })
    }
}

/// The square of the piece a capture takes, or the square any other move leads to.
fn takes_on(m: Move) -> Square {
    match m {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
        Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => displacement(m).to,
    }
}

/// Whether two moves differ at most in the piece a pawn becomes.
pub(super) fn same_but_for_promotion(one: Move, other: Move) -> bool {
    let (one, other) = (displacement(one), displacement(other));
    one.from == other.from && one.to == other.to
}
