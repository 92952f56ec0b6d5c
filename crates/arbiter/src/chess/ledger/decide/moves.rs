//! Moves, presses and illegal moves.

use chess::notation::{self, Reading};
use chess::{Color, Move, Role};
use rulebook::parameters::{
    IllegalMoveConsequence, IllegalMoveFound, IllegalMoveFoundInRapid, OfferRefusedBy,
    PressWithoutMove, TimeSaved, TwoHands, UnpromotedPawn, WritingBeforeMoving,
};
use rulebook::{Count, Rule};

use super::touch::same_but_for_promotion;
use super::{Draft, Refusal, cited, resting_on};
use crate::chess::ChessFact;
use crate::chess::ledger::game::index;
use crate::chess::ledger::{
    Command, Hands, Happening, Illegal, Observer, Reason, RefusedBy, SeenIllegal, Supervision,
};
use crate::clock::Millis;
use crate::{Outcome, Side, Termination};

impl Draft {
    pub(super) fn move_made(
        &mut self,
        side: Side,
        text: &str,
        hands: Hands,
    ) -> Result<(), Refusal> {
        self.nothing_sealed()?;
        match self.game.seen_illegal {
            Some(SeenIllegal::Waiting) if !self.is_offender(side) => {
                let what = Happening::MovedInIllegalPosition(side, text.to_owned());
                self.emit_if(what, self.cite().illegal_position);
                return Ok(());
            }
            Some(SeenIllegal::Replied) => return Err(Refusal::NoPosition),
            Some(SeenIllegal::Waiting) | None => {}
        }
        self.let_stand_before(side)?;
        if self.change_of_move(side, text) {
            return Ok(());
        }
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
                self.illegal_made(side, text, Some(d), self.cite().promotion);
                Ok(())
            }
            Reading::Illegal(d) => {
                let castles = self.game.setup.chess960 && notation::names_castling(text);
                let rule = self.cite().chess960_castling.filter(|_| castles);
                self.illegal_made(side, text, d, rule);
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
        let rule = self.noticing();
        self.emit_by(Happening::IllegalStands(illegal.side), rule);
        Ok(())
    }

    fn is_offender(&self, side: Side) -> bool {
        self.game.illegal.as_ref().is_some_and(|illegal| illegal.side == side)
    }

    /// The article on noticing an illegal move: under the basic rules it is one of its own.
    fn noticing(&self) -> &'static Rule {
        self.cite().illegal_noticed.filter(|_| self.is_basic()).unwrap_or(self.cite().illegal_move)
    }

    fn illegal_made(
        &mut self,
        side: Side,
        text: &str,
        d: Option<chess::Displacement>,
        special: Option<&'static Rule>,
    ) {
        let what = Happening::IllegalMade(side, text.to_owned(), d);
        let in_check = self.game.position.is_check();
        let king_left = d.is_some_and(|d| {
            let fault = chess::PositionFault::OppositeCheck;
            self.game.position.displaced(d).is_err_and(|faults| faults.contains(&fault))
        });
        let mut grounds = vec![cited(self.cite().illegal_move)];
        grounds.extend(self.cite().illegal_defined.map(cited));
        grounds.extend(special.map(cited));
        if king_left {
            let rule = if in_check { self.cite().parry } else { self.cite().check };
            grounds.push(cited(rule));
        }
        self.emit(what, grounds);
    }

    fn legal_move(&mut self, side: Side, m: Move, hands: Hands) {
        if !self.keeps_to_duties(side, m) {
            return;
        }
        let written = self.game.written[index(side)].is_some();
        let barred = self.laws().numbers.writing_before_moving.value
            == WritingBeforeMoving::OnlyToClaimOrSeal;
        if written && barred {
            self.emit_by(Happening::Breach(side), self.cite().writing_before);
        }
        let san = notation::san(&self.game.position, m);
        let castles = self.game.setup.chess960 && matches!(m, Move::Castle { .. });
        let rule = self.cite().chess960_castling.filter(|_| castles);
        self.emit_if(Happening::Moved(side, m, san), rule);
        if hands == Hands::Two {
            self.emit_if(Happening::TwoHanded(side), self.cite().one_hand);
        }
        if self.laws().numbers.offer_refused_by.value == OfferRefusedBy::WordOrTouch {
            self.refuse_offer(side, RefusedBy::Touch);
        }
        self.end_on_the_board();
    }

    /// Whether a move is the one its player must make, and keeps to what he has touched; a breach is recorded.
    pub(super) fn keeps_to_duties(&mut self, side: Side, m: Move) -> bool {
        if let Some((who, must)) = self.game.must_play
            && who == side
            && must != m
            && !(self.game.has_touched() && same_but_for_promotion(must, m))
        {
            let touched = self.cite().touched_own.filter(|_| self.game.has_touched());
            let rule = touched.unwrap_or(self.cite().claim_wrong);
            self.emit_by(Happening::DutyBroken(side), rule);
            return false;
        }
        self.keeps_to_touches(side, m)
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
        } else if self.game.replied_to == Some(side) {
            self.emit_by(Happening::PressedLate(side), self.cite().press_after_reply);
        } else if self.game.owes_move == Some(side) {
            let rule = self.cite().touched_own.unwrap_or(self.cite().claim_wrong);
            self.no_effect(Reason::MoveOwed, rule);
        } else if self.game.to_move() == side {
            let chosen = self.laws().numbers.press_without_move.map(|cited| cited.value);
            let illegal = chosen == Some(PressWithoutMove::IllegalMove);
            match self.cite().press_without_move.filter(|_| illegal) {
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
        let chosen = self.laws().numbers.two_hands.map(|cited| cited.value);
        let illegal = two_hands && chosen == Some(TwoHands::IllegalMove);
        if let Some(rule) = self.cite().two_hands.filter(|_| illegal) {
            self.illegal_completed(side, rule, command);
            return;
        }
        let reached = self.game.clocks.side(side).period;
        if reached != period {
            let saved = match self.laws().numbers.time_saved.value {
                TimeSaved::CarriedOver => self.cite().time_saved,
            };
            let rules = [Some(self.cite().time_control), saved];
            let grounds = rules.into_iter().flatten().map(cited).collect();
            self.emit(Happening::PeriodReached(side, reached), grounds);
        }
        if self.laws().numbers.offer_refused_by.value == OfferRefusedBy::WordOrCompletedMove {
            self.refuse_offer(side, RefusedBy::Move);
        }
    }

    /// Whether an illegal move is ruled on as soon as it is completed.
    fn is_watched(&self) -> bool {
        self.game.setup.supervision == Supervision::Full || self.cite().illegal_noticed.is_none()
    }

    pub(super) fn report_illegal(&mut self, by: Observer, command: &Command) {
        let rule = self.noticing();
        let Some(illegal) = self.game.illegal.clone() else {
            match self.standing_illegal() {
                Some(ply) if self.is_put_right_later() => self.illegal_found_later(ply, command),
                Some(_) => self.no_effect(Reason::TooLate, rule),
                None => self.no_effect(Reason::NoIllegalMove, rule),
            }
            return;
        };
        if !illegal.pressed || by == Observer::Player(illegal.side) {
            self.no_effect(Reason::InTime, rule);
            return;
        }
        self.illegal_completed(illegal.side, self.cite().illegal_move, command);
    }

    /// The ply before the first illegal move that stands.
    fn standing_illegal(&self) -> Option<usize> {
        self.game.moves.iter().position(|played| played.m.is_none())
    }

    /// Under the basic rules the players may agree to put right an illegal move to which the opponent has replied:
    /// the position before it stands again, and nothing else follows, because the arbiter takes no part. Clocks that
    /// are stopped stay so.
    pub(super) fn put_right_by_agreement(&mut self) -> Result<(), Refusal> {
        self.nothing_sealed()?;
        let rule = self.noticing();
        let standing =
            self.standing_illegal().and_then(|ply| Some((ply, self.game.moves.get(ply)?)));
        if self.is_put_right_later() {
            self.no_effect(Reason::NoRule, rule);
        } else if self.game.seen_illegal.is_some() {
            self.no_effect(Reason::WaitsForMove, self.cite().illegal_position.unwrap_or(rule));
        } else if let Some((ply, played)) = standing {
            let side = played.side;
            let left = u32::try_from(ply).unwrap_or(u32::MAX);
            let runs = self.game.clocks.running().is_some();
            self.emit_by(Happening::PositionRestored(left), rule);
            if runs {
                self.emit_by(Happening::ClockStarted(side), rule);
            }
        } else if self.game.illegal.is_some() {
            self.no_effect(Reason::NotRepliedTo, rule);
        } else {
            self.no_effect(Reason::NoIllegalMove, rule);
        }
        Ok(())
    }

    /// Until an envelope is opened nothing changes on the board.
    fn nothing_sealed(&self) -> Result<(), Refusal> {
        if self.game.is_sealed() { Err(Refusal::EnvelopeClosed) } else { Ok(()) }
    }

    /// Whether an illegal move is put right however late in the game it is found.
    fn is_put_right_later(&self) -> bool {
        let numbers = self.laws().numbers;
        let in_rapid = numbers.illegal_move_found_in_rapid.map(|cited| cited.value);
        let at_once = self.is_basic() && in_rapid == Some(IllegalMoveFoundInRapid::BeforeNextMove);
        match numbers.illegal_move_found.value {
            IllegalMoveFound::DuringTheGame => !at_once,
        }
    }

    /// An illegal move is found after the opponent has replied to it: the position before it stands again.
    fn illegal_found_later(&mut self, ply: usize, command: &Command) {
        let Some(played) = self.game.moves.get(ply).cloned() else { return };
        let side = played.side;
        self.count_illegal(side, self.cite().illegal_move);
        let rules = [Some(self.cite().illegal_move), self.cite().times_after];
        let grounds = rules.into_iter().flatten().map(cited).collect();
        let left = u32::try_from(ply).unwrap_or(u32::MAX);
        self.emit(Happening::PositionRestored(left), grounds);
        let moved = match notation::read(&self.game.position, &played.text) {
            Reading::Illegal(moved) => moved,
            Reading::MissingPromotion(moved) => Some(moved),
            Reading::Legal(..) | Reading::Ambiguous(_) | Reading::Null | Reading::Unreadable => {
                None
            }
        };
        self.same_piece_moves(side, moved);
        self.emit_by(Happening::ClockStarted(side), self.cite().illegal_move);
        self.penalise_illegal(side, command);
    }

    /// An illegal move was completed: put right, penalised, and lost at the set count.
    fn illegal_completed(&mut self, side: Side, rule: &'static Rule, command: &Command) {
        let promotion = self.unreplaced_pawn(side);
        let rule = match (promotion, self.cite().unpromoted_pawn) {
            (Some(_), Some(pawn)) => pawn,
            (Some(_), None) | (None, _) => rule,
        };
        self.count_illegal(side, rule);
        self.put_right(side, promotion);
        self.penalise_illegal(side, command);
    }

    fn count_illegal(&mut self, side: Side, rule: &'static Rule) {
        let count = self.game.illegal_count[index(side)] + 1;
        let loses = self.laws().numbers.illegal_moves_that_lose.map(|cited| cited.value.0);
        let fact = ChessFact::IllegalMoves { side, count, loses };
        self.emit(Happening::IllegalCompleted(side, count), vec![resting_on(rule, fact)]);
    }

    /// What the illegal moves completed so far cost.
    fn penalise_illegal(&mut self, side: Side, command: &Command) {
        let numbers = self.laws().numbers;
        let count = self.game.illegal_count[index(side)];
        match numbers.illegal_move_consequence.value {
            IllegalMoveConsequence::PutRight => return,
            IllegalMoveConsequence::PenaltyThenLoss => {}
        }
        let Some(penalty_rule) = self.cite().illegal_penalty else { return };
        if numbers.illegal_moves_that_lose.is_some_and(|cited| Count(count) >= cited.value) {
            self.lose(side, Termination::IllegalMove, vec![cited(penalty_rule)], command);
            return;
        }
        let (usual, fast) = (numbers.illegal_move_penalty, numbers.illegal_move_penalty_in_rapid);
        let chosen = fast.filter(|_| self.is_fast()).or(usual);
        if let Some(penalty) = chosen {
            self.add_time(side.other(), Millis::seconds(penalty.value.0), penalty.rule);
        }
    }

    /// A queen's promotion, if the illegal move left a pawn on the last rank.
    fn unreplaced_pawn(&self, side: Side) -> Option<Move> {
        self.laws()
            .numbers
            .unpromoted_pawn
            .filter(|cited| cited.value == UnpromotedPawn::QueenAndIllegalMove)?;
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
        self.same_piece_moves(side, moved);
    }

    /// The touch rules apply to the replacement of an illegal move: the same piece must move if it can.
    fn same_piece_moves(&mut self, side: Side, moved: Option<chess::Displacement>) {
        if let (Some(d), Some(rule)) = (moved, self.cite().touched_own)
            && self.game.position.legal_moves().iter().any(|m| m.from() == Some(d.from))
        {
            self.emit_by(Happening::MustMove(side, d.from), rule);
        }
    }

    /// The arbiter sees both kings in check or a pawn on the last rank, under the basic rules: he waits for
    /// the next move, and declares a draw if the position is illegal after it.
    pub(super) fn see_illegal_position(&mut self) {
        let Some(rule) = self.cite().illegal_position.filter(|_| self.is_basic()) else {
            self.no_effect(Reason::NoRule, self.cite().illegal_move);
            return;
        };
        match (self.game.seen_illegal, &self.game.illegal) {
            (Some(SeenIllegal::Replied), _) if self.game.unpressed.is_none() => {
                self.end(Outcome::Draw, Termination::IllegalMove, vec![cited(rule)]);
            }
            (Some(_), _) => self.no_effect(Reason::WaitsForMove, rule),
            (None, Some(illegal)) if illegal.pressed && self.is_impossible(illegal) => {
                let side = illegal.side;
                self.emit_by(Happening::IllegalPositionSeen(side), rule);
            }
            (None, _) => self.no_effect(Reason::PositionLegal, rule),
        }
    }

    /// Whether the move left both kings in check, or a pawn on the last rank.
    fn is_impossible(&self, illegal: &Illegal) -> bool {
        let mut board = self.game.position.board().clone();
        let Some(d) = illegal.displacement else { return false };
        let Some(piece) = board.remove_piece_at(d.from) else { return false };
        let becomes = d.promotion.map_or(piece, |role| role.of(piece.color));
        board.set_piece_at(d.to, becomes);
        let in_check = |color: Color| {
            board
                .king_of(color)
                .is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
        };
        let pawn = becomes.role == Role::Pawn && d.to.rank() == (!piece.color).backrank();
        pawn || (in_check(Color::White) && in_check(Color::Black))
    }

    /// What stands on the board after moves the ledger could not follow.
    pub(super) fn set_board(&mut self, position: &chess::Position) {
        match (self.game.seen_illegal, self.cite().illegal_position) {
            (Some(SeenIllegal::Replied), Some(rule)) => {
                self.emit_by(Happening::BoardSet(Box::new(position.clone())), rule);
                self.end_on_the_board();
            }
            _ => self.no_effect(Reason::PositionLegal, self.cite().illegal_move),
        }
    }
}
