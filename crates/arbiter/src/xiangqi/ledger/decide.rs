//! What a command comes to under a book.

use rulebook::{Mode, Rule};
use xiangqi::{Move, Position, Role};

use super::super::{Articles, Orders, Terms, judge_with};
use super::token::{TokenError, read_move};
use super::{Command, Event, Game, Happening, Permitted, Phase, Question, Reason, Stamped};
use crate::chess::ledger::RefusedBy;
use crate::clock::{Millis, Reading};
use crate::{Decision, Ground, Outcome, Ruling, Side, Status, Termination};

/// Why a command cannot be taken at all. What is merely against the rules is an event.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The stamp lies before the last one.
    #[error("found the time {found}, expected {expected} or later: the ledger only grows")]
    TimeGoesBack {
        /// The stamp.
        found: Millis,
        /// The last one.
        expected: Millis,
    },
    /// The text names no single move.
    #[error(transparent)]
    Move(#[from] TokenError),
    /// The arbiter has been asked; play waits for him.
    #[error("the arbiter has to answer the open question first")]
    QuestionOpen,
    /// The arbiter decides, but there is no question.
    #[error("found a decision, but there is no open question")]
    NoQuestion,
    /// The decision is not among the permitted ones.
    #[error("found a decision that is not permitted here")]
    NotPermitted(Decision),
    /// There are not so many moves to take back.
    #[error("found {found} moves to take back, expected 1 to {most}")]
    TakeBack {
        /// How many.
        found: u32,
        /// How many there are.
        most: usize,
    },
}

/// The events a command leads to in `game`, in order.
///
/// # Errors
/// When the command cannot be taken at all; the state does not change.
pub fn decide(game: &Game, stamped: &Stamped) -> Result<Vec<Event>, Refusal> {
    if stamped.at < game.now {
        return Err(Refusal::TimeGoesBack { found: stamped.at, expected: game.now });
    }
    let mut draft = Draft::new(game, stamped.at);
    draft.take(&stamped.command)?;
    Ok(draft.events)
}

/// Events so far, and the state they lead to.
struct Draft {
    game: Game,
    at: Millis,
    events: Vec<Event>,
}

impl Draft {
    fn new(game: &Game, at: Millis) -> Self {
        let mut game = game.clone();
        game.pass_to(at);
        Self { game, at, events: Vec::new() }
    }

    const fn articles(&self) -> &'static Articles {
        self.game.setup.book.articles()
    }

    fn emit(&mut self, what: Happening, grounds: Vec<Ground>) {
        let event = Event { at: self.at, what, grounds };
        self.game.apply(&event);
        self.events.push(event);
    }

    /// Emits a bare fact, which rests on no article.
    fn state(&mut self, what: Happening) {
        self.emit(what, Vec::new());
    }

    fn end(&mut self, outcome: Outcome, termination: Termination, rule: &'static Rule) {
        self.emit(Happening::Ended(outcome, termination, None), vec![cited(rule)]);
    }

    fn take(&mut self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Declare(outcome, reason) => self.declare(*outcome, reason),
            Command::Reopen(reason) => self.reopen(reason),
            Command::TakeBack(plies, reason) => return self.take_back(*plies, reason),
            Command::Protest(side, text) => {
                let grounds = self.articles().protest.map(cited).into_iter().collect();
                self.emit(Happening::Protested(*side, text.clone()), grounds);
            }
            Command::Correct(reading) => self.correct(*reading),
            Command::Violation(side, text) => self.violation(*side, text),
            Command::Decide(decision) => return self.answer(*decision),
            Command::StartSession
            | Command::Arrive(_)
            | Command::Absent(_)
            | Command::Move(..)
            | Command::Offer(_)
            | Command::Accept(_)
            | Command::Decline(_)
            | Command::Claim(_)
            | Command::Resign(_)
            | Command::Flag(_)
            | Command::Pause
            | Command::Restart(_)
            | Command::OrderToVary(_)
            | Command::Penalty(..) => return self.take_in_play(command),
        }
        Ok(())
    }

    /// Commands that need a game in play.
    fn take_in_play(&mut self, command: &Command) -> Result<(), Refusal> {
        if self.game.result().is_some() {
            self.state(Happening::NoEffect(Reason::GameOver));
            return Ok(());
        }
        let opens = !matches!(command, Command::Arrive(_) | Command::Absent(_));
        if self.game.phase == Phase::NotStarted && opens {
            self.state(Happening::SessionStarted);
            self.state(Happening::ClockStarted(self.game.to_move()));
        }
        match command {
            Command::Arrive(side) => self.state(Happening::Arrived(*side)),
            Command::Absent(side) => self.absent(*side, command),
            Command::Move(side, text) => return self.move_made(*side, text, command),
            Command::Offer(side) => {
                let grounds = vec![cited(self.articles().agreement)];
                self.emit(Happening::Offered(*side), grounds);
            }
            Command::Accept(side) => self.accept(*side),
            Command::Decline(side) => self.decline(*side),
            Command::Claim(side) => self.claim(*side, command),
            Command::Resign(side) => {
                let rule = self.articles().resignation;
                self.end(Outcome::Wins(side.other()), Termination::Resignation, rule);
            }
            Command::Flag(side) => self.flag(*side),
            Command::Pause => self.state(Happening::ClocksStopped),
            Command::Restart(side) => {
                let side = side.unwrap_or_else(|| self.game.to_move());
                self.state(Happening::ClockStarted(side));
            }
            Command::OrderToVary(side) => {
                let rules = self.articles().repetition.first();
                let grounds = rules.map(|rule| cited(rule)).into_iter().collect();
                self.emit(Happening::OrderedToVary(*side), grounds);
            }
            Command::Penalty(side, time) => {
                self.state(Happening::TimeAdded(side.other(), *time));
            }
            Command::StartSession
            | Command::Declare(..)
            | Command::Reopen(_)
            | Command::TakeBack(..)
            | Command::Protest(..)
            | Command::Correct(_)
            | Command::Violation(..)
            | Command::Decide(_) => {}
        }
        Ok(())
    }

    fn move_made(&mut self, side: Side, text: &str, command: &Command) -> Result<(), Refusal> {
        if self.game.question.is_some() {
            return Err(Refusal::QuestionOpen);
        }
        if self.game.to_move() != side {
            self.state(Happening::NoEffect(Reason::NotToMove));
            return Ok(());
        }
        let m = read_move(self.game.position(), text)?;
        if !self.game.position().is_legal(m) {
            let articles = self.articles();
            let facing = articles.generals_facing.filter(|_| faces(self.game.position(), m));
            let rule = facing.unwrap_or(articles.illegal_move);
            self.state(Happening::IllegalMade(side, m, text.to_owned()));
            let loss = Outcome::Wins(side.other());
            if rule.mode == Mode::Automatic {
                self.end(loss, Termination::IllegalMove, rule);
                return Ok(());
            }
            let decisions = vec![Decision::PlayOn, Decision::Declare(loss)];
            self.ask(command, decisions, Termination::IllegalMove, rule);
            return Ok(());
        }
        let period = self.game.clocks.side(side).period;
        self.state(Happening::Moved(side, m, text.to_owned()));
        let reached = self.game.clocks.side(side).period;
        if reached != period {
            self.state(Happening::PeriodReached(side, reached));
        }
        if self.game.offer == Some(side.other()) {
            self.state(Happening::Refused(side, RefusedBy::Move));
        }
        if self.game.occurrences() > 1 || !self.game.position().has_legal_move() {
            self.rule_on_the_board(command);
        }
        Ok(())
    }

    /// What the book says of the position on the board, with its history.
    fn rule_on_the_board(&mut self, command: &Command) {
        let Some(ruling) = self.judged() else { return };
        match &ruling.status {
            Status::Final => self.end_by(ruling),
            Status::Claimable | Status::Prospective => {
                if !self.was_said(&ruling) {
                    self.warn(ruling);
                }
            }
            Status::NeedsArbiter(decisions) => {
                let decisions = decisions.clone();
                self.ask_on(command, decisions, ruling);
            }
            Status::Disputed(readings) => {
                let mut decisions: Vec<Decision> = Vec::new();
                for reading in readings {
                    let decision = reading
                        .must_vary
                        .map_or(Decision::Declare(reading.outcome), Decision::OrderToVary);
                    if !decisions.contains(&decision) {
                        decisions.push(decision);
                    }
                }
                decisions.push(Decision::PlayOn);
                self.ask_on(command, decisions, ruling);
            }
        }
    }

    fn judged(&self) -> Option<Ruling> {
        let Game { setup, memo, orders, .. } = &self.game;
        let orders = Orders::Given(orders.clone());
        let terms = Terms { memo: memo.clone(), orders, ..Terms::default() };
        judge_with(&self.game.so_far(), setup.book, &terms).ruling
    }

    /// Whether the last warning said the same.
    fn was_said(&self, ruling: &Ruling) -> bool {
        let gist = |ruling: &Ruling| {
            let due = ruling.order_due();
            (ruling.status.clone(), ruling.must_vary, ruling.outcome, ruling.ground.rule, due)
        };
        self.game.ruling.as_deref().is_some_and(|said| gist(said) == gist(ruling))
    }

    fn end_by(&mut self, ruling: Ruling) {
        let grounds = grounds_of(&ruling);
        let (outcome, termination) = (ruling.outcome, ruling.termination);
        self.emit(Happening::Ended(outcome, termination, Some(Box::new(ruling))), grounds);
    }

    fn warn(&mut self, ruling: Ruling) {
        let grounds = grounds_of(&ruling);
        self.emit(Happening::Warned(Box::new(ruling)), grounds);
    }

    fn ask_on(&mut self, command: &Command, decisions: Vec<Decision>, ruling: Ruling) {
        let (rule, why) = (ruling.ground.rule, ruling.termination);
        self.warn(ruling);
        self.ask(command, decisions, why, rule);
    }

    /// Asks the arbiter; a decision that ends the game ends it for `why`.
    fn ask(
        &mut self,
        about: &Command,
        decisions: Vec<Decision>,
        why: Termination,
        rule: &'static Rule,
    ) {
        let ruling = self.game.ruling.clone();
        let event = |what| vec![Event { at: self.at, what, grounds: vec![cited(rule)] }];
        let follows = |decision| match decision {
            Decision::Declare(outcome) => event(Happening::Ended(outcome, why, ruling.clone())),
            Decision::OrderToVary(side) => event(Happening::OrderedToVary(side)),
            Decision::PlayOn => Vec::new(),
        };
        let permitted = decisions
            .into_iter()
            .map(|decision| Permitted { decision, follows: follows(decision) })
            .collect();
        let question = Question { about: Box::new(about.clone()), permitted };
        self.emit(Happening::Asked(question), vec![cited(rule)]);
    }

    fn answer(&mut self, decision: Decision) -> Result<(), Refusal> {
        let question = self.game.question.clone().ok_or(Refusal::NoQuestion)?;
        let chosen = question
            .permitted
            .into_iter()
            .find(|permitted| permitted.decision == decision)
            .ok_or(Refusal::NotPermitted(decision))?;
        self.state(Happening::Decided(decision));
        for event in chosen.follows {
            self.emit(event.what, event.grounds);
        }
        if self.game.result().is_none() && self.game.clocks.running().is_none() {
            self.state(Happening::ClockStarted(self.game.to_move()));
        }
        Ok(())
    }

    fn absent(&mut self, side: Side, command: &Command) {
        let loss = Decision::Declare(Outcome::Wins(side.other()));
        let rule = self.articles().late_arrival;
        self.ask(command, vec![loss, Decision::PlayOn], Termination::Absence, rule);
    }

    fn accept(&mut self, side: Side) {
        if self.game.offer == Some(side.other()) {
            let rule = self.articles().agreement;
            self.end(Outcome::Draw, Termination::Agreement, rule);
        } else {
            self.state(Happening::NoEffect(Reason::NoOffer));
        }
    }

    fn decline(&mut self, side: Side) {
        if self.game.offer == Some(side.other()) {
            self.state(Happening::Refused(side, RefusedBy::Words));
        } else {
            self.state(Happening::NoEffect(Reason::NoOffer));
        }
    }

    /// A ruling is asked for: on the repetition, or on the move limit.
    fn claim(&mut self, side: Side, command: &Command) {
        self.state(Happening::Claimed(side));
        match self.judged() {
            Some(ruling) if matches!(ruling.status, Status::Claimable | Status::Final) => {
                self.emit(Happening::ClaimRight(side), grounds_of(&ruling));
                match (ruling.order_due(), ruling.must_vary) {
                    (Some(_), Some(varies)) => {
                        let decisions = vec![Decision::OrderToVary(varies), Decision::PlayOn];
                        self.ask_on(command, decisions, ruling);
                    }
                    _ => self.end_by(ruling),
                }
            }
            Some(_) => {
                self.rule_on_the_board(command);
                if self.game.question.is_none() {
                    self.state(Happening::ClaimWrong(side));
                }
            }
            None => self.state(Happening::ClaimWrong(side)),
        }
    }

    fn flag(&mut self, side: Side) {
        if !self.game.clocks.is_overstepped(side) {
            self.state(Happening::NoEffect(Reason::TimeLeft));
            return;
        }
        let rule = self.articles().time_forfeit;
        self.emit(Happening::FlagFell(side), vec![cited(rule)]);
        self.end(Outcome::Wins(side.other()), Termination::TimeForfeit, rule);
    }

    fn correct(&mut self, reading: Reading) {
        self.state(Happening::ClocksSet(reading));
    }

    fn violation(&mut self, side: Side, text: &str) {
        let count = self.game.violations[side.index()].saturating_add(1);
        let grounds = self.articles().conduct.first().map(|rule| cited(rule)).into_iter().collect();
        self.emit(Happening::ViolationRecorded(side, count, text.to_owned()), grounds);
    }

    fn declare(&mut self, outcome: Outcome, reason: &str) {
        self.state(Happening::Declared(reason.to_owned()));
        self.state(Happening::Ended(outcome, Termination::Adjudication, None));
    }

    fn reopen(&mut self, reason: &str) {
        if self.game.result().is_none() {
            self.state(Happening::NoEffect(Reason::GameNotOver));
            return;
        }
        self.state(Happening::Reopened(reason.to_owned()));
    }

    fn take_back(&mut self, plies: u32, reason: &str) -> Result<(), Refusal> {
        let most = self.game.moves.len();
        if plies == 0 || plies as usize > most {
            return Err(Refusal::TakeBack { found: plies, most });
        }
        if self.game.result().is_some() {
            self.state(Happening::Reopened(reason.to_owned()));
        }
        self.state(Happening::TakenBack(plies, reason.to_owned()));
        Ok(())
    }
}

/// Whether the generals would face each other after `m`.
fn faces(position: &Position, m: Move) -> bool {
    let after = position.after(m).with_turn(position.turn());
    let general =
        |square| after.board().piece_at(square).is_some_and(|one| one.role == Role::General);
    after.checkers().into_iter().any(general)
}

/// An article without facts.
const fn cited(rule: &'static Rule) -> Ground {
    Ground { rule, facts: Vec::new() }
}

fn grounds_of(ruling: &Ruling) -> Vec<Ground> {
    std::iter::once(&ruling.ground).chain(&ruling.more_grounds).cloned().collect()
}
