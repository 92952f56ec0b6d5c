//! Moves, presses and illegal moves.

use chess::notation::{self, Reading};
use chess::{Color, Irregular, Move, Role, Square};
use rulebook::parameters::{
    IllegalMoveConsequence, IllegalMoveFound, IllegalMoveFoundInRapid, OfferRefusedBy,
    PressWithoutMove, TimeSaved, TwoHands, UnpromotedPawn, WritingBeforeMoving,
};
use rulebook::{Count, Rule};

use super::touch::same_but_for_promotion;
use super::{Draft, Refusal, cited, resting_on};
use crate::chess::ledger::game::index;
use crate::chess::ledger::{
    Board, Choice, Command, Event, Hands, Happening, Illegal, Observer, Permitted, Played, Reason,
    RefusedBy, SeenIllegal, Supervision,
};
use crate::chess::{ChessFact, ending};
use crate::clock::Millis;
use crate::{Fact, Ground, Outcome, Side, Termination};

impl Draft {
    pub(super) fn move_made(
        &mut self,
        side: Side,
        text: &str,
        hands: Hands,
    ) -> Result<(), Refusal> {
        self.nothing_sealed()?;
        if self.claim_is_open() {
            return Ok(());
        }
        self.let_stand_before(side);
        if self.change_of_move(side, text, hands) {
            return Ok(());
        }
        if self.game.to_move() != side {
            self.out_of_turn(side);
            return Ok(());
        }
        let Some(position) = self.game.playable() else {
            return self.move_on_irregular_board(side, text);
        };
        match notation::read(position, text) {
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

    /// Whether a claim or a request waits for the opponent's answer; until then nothing is moved, touched or pressed.
    pub(super) fn claim_is_open(&mut self) -> bool {
        let open = self.game.awaits_answer();
        if open {
            self.no_effect(Reason::ClaimOpen, self.cite().claim_stands);
        }
        open
    }

    /// A move by the player who does not have the move. It is no breach where it answers a move that was taken back.
    fn out_of_turn(&mut self, side: Side) {
        if self.game.taken_back {
            self.no_effect(Reason::NotToMove, self.noticing());
        } else {
            let rule = self.cite().penalties.unwrap_or(self.cite().illegal_move);
            self.emit_by(Happening::Breach(side), rule);
        }
    }

    /// An opponent's illegal move that nobody pointed out stands once `side` moves.
    fn let_stand_before(&mut self, side: Side) {
        if let Some(illegal) = self.game.illegal.as_ref().filter(|illegal| illegal.side != side) {
            let offender = illegal.side;
            self.emit_by(Happening::IllegalStands(offender), self.noticing());
        }
    }

    /// A move on a board on which an illegal move has ended legal play: it stands as written and is marked.
    fn move_on_irregular_board(&mut self, side: Side, text: &str) -> Result<(), Refusal> {
        if let Board::Irregular(board) = self.game.board()
            && notation::read_irregular(board, text).is_none()
        {
            return Err(Refusal::UnreadableMove(text.to_owned()));
        }
        let seen = self.cite().illegal_position.filter(|_| self.game.seen_illegal.is_some());
        let rule = seen.unwrap_or(self.noticing());
        self.emit_by(Happening::MovedInIllegalPosition(side, text.to_owned()), rule);
        self.refuse_offer(side, RefusedBy::Move);
        if self.game.playable().is_some() {
            self.end_on_the_board();
        }
        Ok(())
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
        if self.laws().numbers.offer_refused_by.value == OfferRefusedBy::WordOrTouch {
            self.refuse_offer(side, RefusedBy::Touch);
        }
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
        // A move is made when it has left the hand; the press matters for the count of moves alone.
        let by = match self.laws().numbers.offer_refused_by.value {
            OfferRefusedBy::WordOrTouch => RefusedBy::Touch,
            OfferRefusedBy::WordOrCompletedMove => RefusedBy::Move,
        };
        self.refuse_offer(side, by);
        self.end_on_the_board();
    }

    /// Whether a move is the one its player must make, and keeps to what he has touched; a breach is recorded.
    pub(super) fn keeps_to_duties(&mut self, side: Side, m: Move) -> bool {
        if let Some((who, must)) = self.game.must_play
            && who == side
            && must != m
            && !(self.game.has_touched() && same_but_for_promotion(must, m))
        {
            self.duty_broken(side);
            return false;
        }
        self.keeps_to_touches(side, m)
    }

    /// The player made another move than the one he is bound to, by the article that binds him.
    pub(super) fn duty_broken(&mut self, side: Side) {
        let rule = self.game.bound_by.unwrap_or(self.cite().claim_wrong);
        self.emit_by(Happening::DutyBroken(side), rule);
    }

    /// The opponent's open offer comes to nothing.
    pub(super) fn refuse_offer(&mut self, side: Side, by: RefusedBy) {
        if self.game.offer.is_some_and(|offer| offer.by != side) {
            self.emit_by(Happening::Refused(side, by), self.cite().offer);
        }
    }

    pub(super) fn press(&mut self, side: Side, command: &Command) {
        if self.claim_is_open() {
            return;
        }
        if self.game.is_sealed() {
            self.no_effect(Reason::NotToMove, self.cite().resumption);
            return;
        }
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
            let rule = self.game.bound_by.unwrap_or(self.cite().claim_wrong);
            self.no_effect(Reason::MoveOwed, rule);
        } else if self.game.to_move() != side {
            self.no_effect(Reason::AlreadyComplete, self.cite().press_after_reply);
        } else if self.game.has_to_press() != side {
            // The opponent has moved and not pressed: his clock runs, and this player's lever is down.
            self.no_effect(Reason::NotToMove, self.cite().press);
        } else {
            self.press_without_move(side, command);
        }
    }

    fn press_without_move(&mut self, side: Side, command: &Command) {
        // Castling half done is still being made: it is finished, if it is legal.
        if let (Some((who, Move::Castle { .. })), Some(rule)) =
            (self.game.must_play, self.cite().castling_made)
            && who == side
            && self.game.bound_by == Some(rule)
        {
            self.no_effect(Reason::MoveOwed, rule);
            return;
        }
        let chosen = self.laws().numbers.press_without_move.map(|cited| cited.value);
        let illegal = chosen == Some(PressWithoutMove::IllegalMove);
        match self.cite().press_without_move.filter(|_| illegal) {
            // An illegal move of the opponent that was not pointed out is not answered so.
            Some(rule) if self.game.illegal.is_some() => {
                self.no_effect(Reason::NotRepliedTo, rule);
            }
            Some(rule) if self.is_watched() => {
                self.emit_by(Happening::Pressed(side), self.cite().press);
                self.illegal_completed(side, rule, command);
            }
            Some(rule) => {
                self.emit_by(Happening::IllegalMade(side, Illegal::PASS.to_owned(), None), rule);
                self.emit_by(Happening::Pressed(side), self.cite().press);
            }
            None => self.no_effect(Reason::NoRule, self.cite().press),
        }
    }

    fn complete(&mut self, side: Side, command: &Command) {
        let two_hands = self.game.two_hands == Some(side);
        let period = self.game.clocks.side(side).period;
        self.emit_by(Happening::Pressed(side), self.cite().press);
        if let Some(rule) = self.two_hands_rule().filter(|_| two_hands && self.is_watched()) {
            self.illegal_completed(side, rule, command);
            return;
        }
        let reached = self.game.clocks.side(side).period;
        if reached != period {
            self.control_reached(side, reached);
        }
    }

    /// The article that takes a move with two hands for an illegal one.
    fn two_hands_rule(&self) -> Option<&'static Rule> {
        let chosen = self.laws().numbers.two_hands.map(|cited| cited.value);
        self.cite().two_hands.filter(|_| chosen == Some(TwoHands::IllegalMove))
    }

    fn control_reached(&mut self, side: Side, reached: usize) {
        let excused = self.game.excused[index(side)];
        let saved = match self.laws().numbers.time_saved.value {
            TimeSaved::CarriedOver => self.cite().time_saved,
        };
        let rules = [Some(self.cite().time_control), saved];
        let grounds = rules.into_iter().flatten().map(cited).collect();
        self.emit(Happening::PeriodReached(side, reached), grounds);
        if excused {
            self.emit_by(Happening::SheetDue(side), self.cite().sheet_due);
        }
    }

    /// Whether an illegal move is ruled on as soon as it is completed.
    fn is_watched(&self) -> bool {
        self.game.setup.supervision == Supervision::Full || self.cite().illegal_noticed.is_none()
    }

    pub(super) fn report_illegal(&mut self, by: Observer, command: &Command) {
        let rule = self.noticing();
        if let (Some(side), Some(article)) = (self.game.two_hands, self.two_hands_rule())
            && self.game.unpressed.is_none()
            && by != Observer::Player(side)
        {
            self.illegal_completed(side, article, command);
            return;
        }
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
        let passed = self.cite().press_without_move.filter(|_| illegal.text == Illegal::PASS);
        let article = passed.unwrap_or(self.cite().illegal_move);
        self.illegal_completed(illegal.side, article, command);
    }

    /// The ply before the first illegal move that stands.
    fn standing_illegal(&self) -> Option<usize> {
        let unanswered = usize::from(self.game.illegal.as_ref().is_some_and(|last| last.pressed));
        let answered = self.game.moves.len() - unanswered;
        self.game.moves.iter().take(answered).position(|played| played.m.is_none())
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
            self.restore_position(left, [Some(rule), None]);
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
    pub(super) fn nothing_sealed(&self) -> Result<(), Refusal> {
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
        let left = u32::try_from(ply).unwrap_or(u32::MAX);
        self.restore_position(left, [Some(self.cite().illegal_move), self.cite().times_after]);
        let moved = match notation::read(&self.game.position, &played.text) {
            Reading::Illegal(moved) => moved,
            Reading::MissingPromotion(moved) => Some(moved),
            Reading::Legal(..) | Reading::Ambiguous(_) | Reading::Null | Reading::Unreadable => {
                None
            }
        };
        let Played { side, text, .. } = played;
        let illegal = Illegal { side, text, displacement: moved, pressed: true };
        let squares = illegal.touched(&self.game.position);
        self.bound_by_touch(side, &squares);
        self.run_on(Some(self.cite().illegal_move));
        self.penalise_illegal(side, command);
    }

    /// The position after so many plies stands again; what the clocks gave for the moves behind it is taken back.
    pub(super) fn restore_position(&mut self, plies: u32, rules: [Option<&'static Rule>; 2]) {
        let mut grounds: Vec<Ground> = rules.into_iter().flatten().map(cited).collect();
        let what = Happening::PositionRestored(plies);
        let mut after = self.game.clone();
        after.apply(&Event { at: self.at, what: what.clone(), grounds: Vec::new() });
        for side in [Side::First, Side::Second] {
            let (before, after) = (self.game.clocks.left(side), after.clocks.left(side));
            if let Some(ground) = grounds.last_mut().filter(|_| before != after) {
                let change = after - before;
                ground.facts.push(Fact::Chess(ChessFact::Clock { side, before, change, after }));
            }
        }
        self.emit(what, grounds);
    }

    /// An illegal move was completed: put right, penalised, and lost at the set count.
    fn illegal_completed(&mut self, side: Side, rule: &'static Rule, command: &Command) {
        let promotion = self.unreplaced_pawn(side);
        let rule = match (promotion, self.cite().unpromoted_pawn) {
            (Some(_), Some(pawn)) => pawn,
            (Some(_), None) | (None, _) => rule,
        };
        self.count_illegal(side, rule);
        if let Some(queen) = promotion {
            self.queen_and_penalise(side, queen, rule, command);
        } else {
            self.put_right(side);
            self.penalise_illegal(side, command);
        }
    }

    /// The pawn left on the last rank is a queen. That ends no game on the board, because it was not put there by a move
    /// that the Laws allow; the arbiter is asked. The act that loses is judged by the position before it.
    fn queen_and_penalise(
        &mut self,
        side: Side,
        queen: Move,
        rule: &'static Rule,
        command: &Command,
    ) {
        if self.illegal_moves_lose(side) {
            self.penalise_illegal(side, command);
            return;
        }
        self.emit_by(Happening::BecameQueen(side), rule);
        self.emit(
            Happening::Moved(side, queen, notation::san(&self.game.position, queen)),
            Vec::new(),
        );
        self.emit(Happening::ClockStarted(side.other()), Vec::new());
        self.penalise_illegal(side, command);
        let stood = self.game.occurrences();
        let Some(found) = ending(self.laws(), &self.game.position, stood) else { return };
        let choice = match found.outcome {
            Outcome::Wins(_) => Choice::Win,
            Outcome::Draw | Outcome::BothLose | Outcome::None => Choice::Draw,
        };
        let plies = u32::try_from(self.game.moves.len().saturating_sub(1)).unwrap_or(u32::MAX);
        let grounds = [Some(found.ground), found.under].into_iter().flatten().collect();
        let what = Happening::Ended(found.outcome, found.termination);
        let ended = Event { at: self.at, what, grounds };
        let restored = self.event(Happening::PositionRestored(plies), self.cite().illegal_move);
        let runs = self.event(Happening::ClockStarted(side), self.cite().illegal_move);
        let permitted = vec![
            Permitted { choice, follows: vec![ended] },
            Permitted { choice: Choice::PlayOn, follows: vec![restored, runs] },
        ];
        self.ask(command, permitted, rule);
    }

    /// Whether the illegal moves completed so far lose the game.
    fn illegal_moves_lose(&self, side: Side) -> bool {
        let count = Count(self.game.illegal_count[index(side)]);
        self.laws().numbers.illegal_moves_that_lose.is_some_and(|cited| count >= cited.value)
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
        match numbers.illegal_move_consequence.value {
            IllegalMoveConsequence::PutRight => return,
            IllegalMoveConsequence::PenaltyThenLoss => {}
        }
        let Some(penalty_rule) = self.cite().illegal_penalty else { return };
        if self.illegal_moves_lose(side) {
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

    fn put_right(&mut self, side: Side) {
        let before = self.game.clocks.left(side);
        let mut clocks = self.game.clocks.clone();
        let gained = clocks.undo_move(side);
        let fact = ChessFact::Clock { side, before, change: -gained, after: clocks.left(side) };
        let rule = self.cite().times_after.unwrap_or(self.cite().illegal_move);
        let two_handed = self.game.moves.last().and_then(|played| played.m);
        let two_handed = two_handed.filter(|_| self.game.two_hands == Some(side));
        self.emit(Happening::IncrementTaken(side, gained), vec![resting_on(rule, fact)]);
        self.emit_by(Happening::Restored(side), self.cite().illegal_move);
        if let Some(m) = two_handed {
            // The squares were legal, only the hands were not: the move was made and binds.
            self.bound_to(side, m, self.cite().move_made.unwrap_or(self.cite().illegal_move));
            return;
        }
        let squares = self.game.touches.clone();
        self.bound_by_touch(side, &squares);
    }

    /// The touch rules apply to the replacement of an illegal move.
    fn bound_by_touch(&mut self, side: Side, squares: &[Square]) {
        if let Some(duty) = self.duty_of(side, squares, Some(self.cite().illegal_move)) {
            self.state_duty(side, &duty);
        }
    }

    /// The arbiter sees both kings in check or a pawn on the last rank, under the basic rules: he waits for
    /// the next move, and declares a draw if the position is illegal after it.
    pub(super) fn see_illegal_position(&mut self) {
        let Some(rule) = self.cite().illegal_position.filter(|_| self.is_basic()) else {
            self.no_effect(Reason::NoRule, self.cite().illegal_move);
            return;
        };
        let persists = match self.game.board() {
            Board::Playable(_) => false,
            Board::Unknown(_) => true,
            Board::Irregular(board) => is_impossible(board),
        };
        if !persists {
            self.no_effect(Reason::PositionLegal, rule);
            return;
        }
        match self.game.seen_illegal {
            Some(SeenIllegal::Replied) if self.game.unpressed.is_none() => {
                self.end(Outcome::Draw, Termination::IllegalMove, vec![cited(rule)]);
            }
            Some(_) => self.no_effect(Reason::WaitsForMove, rule),
            None => {
                let side = self.game.to_move().other();
                self.emit_by(Happening::IllegalPositionSeen(side), rule);
            }
        }
    }

    /// What stands on the board after moves the ledger could not follow.
    pub(super) fn set_board(&mut self, position: &chess::Position) {
        let unseen = self.game.moves.last().is_some_and(|played| played.m.is_none());
        match self.cite().illegal_position {
            Some(rule) if unseen && self.game.illegal.is_none() => {
                self.emit_by(Happening::BoardSet(Box::new(position.clone())), rule);
                self.end_on_the_board();
            }
            _ => self.no_effect(Reason::PositionLegal, self.cite().illegal_move),
        }
    }
}

/// Whether both kings are in check, or a pawn is on the last rank.
fn is_impossible(board: &Irregular) -> bool {
    board.has_pawn_on_last_rank()
        || [Color::White, Color::Black].into_iter().all(|color| board.is_attacked(color))
}
