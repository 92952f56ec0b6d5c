//! What a command comes to under the Laws.

mod adjournment;
mod conduct;
mod draws;
mod last_minutes;
mod moves;
mod set_up;
mod time;
mod touch;

use rulebook::Rule;
use rulebook::parameters::BareKingScope;

use super::{
    Choice, Command, Event, Game, Happening, Permitted, Phase, Question, Reason, Stamped,
    Supervision, Who,
};
use crate::chess::{ChessFact, Citations, Laws, ending, may_win, points};
use crate::clock::{Category, Millis};
use crate::{Fact, Ground, Outcome, Side, Termination};

/// Why a command cannot be taken at all. What is merely against the Laws is an event.
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
    /// The text names no move.
    #[error("found {0:?}, which names no move in SAN or UCI: which was played?")]
    UnreadableMove(String),
    /// The text fits several legal moves.
    #[error("found {0:?}, which fits several legal moves: which was played?")]
    AmbiguousMove(String),
    /// After an illegal move that stands the board is no playable position.
    #[error(
        "the position after the illegal move cannot be played on; report it, or correct the ledger"
    )]
    NoPosition,
    /// The arbiter decides, but there is no question.
    #[error("found a decision, but there is no open question")]
    NoQuestion,
    /// The decision is not among the permitted ones.
    #[error("found a decision that the Laws do not permit here")]
    NotPermitted(Choice),
    /// There is no sealed move.
    #[error("found the opening of an envelope, but no move is sealed")]
    NothingSealed,
    /// A move was sealed; the envelope must be opened first.
    #[error("a move is sealed; expected the opening of the envelope first")]
    EnvelopeClosed,
    /// The game was annulled.
    #[error("the game was annulled; a new ledger is needed for the new game")]
    Annulled,
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
    if game.phase == Phase::Annulled {
        return Err(Refusal::Annulled);
    }
    if game.result().is_some() {
        draft.after_the_end(&stamped.command)?;
        return Ok(draft.events);
    }
    draft.open_play(&stamped.command);
    if draft.game.result().is_none() {
        draft.take(&stamped.command)?;
        draft.excuse_from_recording();
    }
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

    const fn laws(&self) -> &'static Laws {
        self.game.setup.laws
    }

    const fn cite(&self) -> &'static Citations {
        &self.game.setup.laws.cite
    }

    /// Emits; the end of the game with what it counts. Between sessions no clock is started, and a move that was sealed in a
    /// position that does not stand any more is void.
    fn emit(&mut self, what: Happening, mut grounds: Vec<Ground>) {
        if matches!(what, Happening::ClockStarted(_)) && self.game.is_between_sessions() {
            return;
        }
        if let Happening::Ended(outcome, _) = what {
            grounds.extend(self.points(outcome));
        }
        let voids = matches!(what, Happening::Restored(_) | Happening::PositionRestored(_))
            && self.game.is_sealed();
        let event = Event { at: self.at, what, grounds };
        self.game.apply(&event);
        self.events.push(event);
        if voids {
            self.emit_by(Happening::EnvelopeVoid, self.cite().illegal_move);
        }
    }

    /// Emits with one article and no facts.
    fn emit_by(&mut self, what: Happening, rule: &'static Rule) {
        self.emit(what, vec![cited(rule)]);
    }

    /// Emits with the article if the edition has one.
    fn emit_if(&mut self, what: Happening, rule: Option<&'static Rule>) {
        self.emit(what, rule.map(cited).into_iter().collect());
    }

    fn no_effect(&mut self, reason: Reason, rule: &'static Rule) {
        self.emit_by(Happening::NoEffect(reason), rule);
    }

    /// The end of the game, once.
    fn end(&mut self, outcome: Outcome, termination: Termination, grounds: Vec<Ground>) {
        if self.game.result().is_none() {
            self.emit(Happening::Ended(outcome, termination), grounds);
        }
    }

    /// The clock that is due runs; outside a session none does.
    fn run_on(&mut self, rule: Option<&'static Rule>) {
        if let Some(side) = self.game.clock_due() {
            self.emit_if(Happening::ClockStarted(side), rule);
        }
    }

    /// What the outcome counts, where the edition says so.
    fn points(&self, outcome: Outcome) -> Option<Ground> {
        let (first, second) = points(self.laws(), outcome)?;
        Some(resting_on(self.cite().points?, ChessFact::Points { first, second }))
    }

    fn event(&self, what: Happening, rule: &'static Rule) -> Event {
        Event { at: self.at, what, grounds: vec![cited(rule)] }
    }

    /// The arbiter may end the game so.
    fn may_end(
        &self,
        choice: Choice,
        outcome: Outcome,
        why: Termination,
        rule: &'static Rule,
    ) -> Permitted {
        Permitted { choice, follows: vec![self.event(Happening::Ended(outcome, why), rule)] }
    }

    fn ask(&mut self, about: &Command, permitted: Vec<Permitted>, rule: &'static Rule) {
        let question = Question { about: Box::new(about.clone()), permitted };
        self.emit_by(Happening::Asked(question), rule);
    }

    /// Asks, naming all the articles the question rests on.
    fn ask_on(&mut self, about: &Command, permitted: Vec<Permitted>, grounds: Vec<Ground>) {
        let question = Question { about: Box::new(about.clone()), permitted };
        self.emit(Happening::Asked(question), grounds);
    }

    /// `offender` loses, unless the other cannot win by the measure of the edition: then it is drawn.
    /// Where that is not settled the arbiter is asked. The first ground takes the fact it rests on.
    fn lose(
        &mut self,
        offender: Side,
        termination: Termination,
        grounds: Vec<Ground>,
        about: &Command,
    ) {
        let mut possible = self.losing(offender, termination, grounds);
        if possible.len() > 1 {
            self.ask(about, possible, self.cite().time_forfeit);
            return;
        }
        for event in possible.pop().map(|only| only.follows).unwrap_or_default() {
            self.emit(event.what, event.grounds);
        }
    }

    /// What it comes to if `offender` loses for this reason: a loss, a draw, or either where that is not settled.
    fn losing(
        &self,
        offender: Side,
        termination: Termination,
        mut grounds: Vec<Ground>,
    ) -> Vec<Permitted> {
        let winner = offender.other();
        let (wins, fact) = may_win(self.laws(), &self.game.position, winner, termination);
        let bare = matches!(fact, ChessFact::BareKing(_));
        if let Some(ground) = grounds.first_mut() {
            ground.facts.push(Fact::Chess(fact));
        }
        let ended = |choice, outcome, grounds: Vec<Ground>| Permitted {
            choice,
            follows: vec![Event {
                at: self.at,
                what: Happening::Ended(outcome, termination),
                grounds,
            }],
        };
        let loss = ended(Choice::Loss, Outcome::Wins(winner), grounds.clone());
        if bare && wins == Some(false) {
            grounds.push(cited(self.cite().bare_king));
        }
        let draw = ended(Choice::Draw, Outcome::Draw, grounds);
        match wins {
            Some(true) => vec![loss],
            Some(false) => vec![draw],
            None => vec![loss, draw],
        }
    }

    /// `offender` loses for a reason to which the article on bare kings names no exception. Against a bare king that is
    /// disputed, where the edition says of it without condition that it cannot win, and the arbiter is asked.
    fn lose_whatever_is_left(
        &mut self,
        offender: Side,
        termination: Termination,
        grounds: Vec<Ground>,
        about: &Command,
    ) {
        let loss = Outcome::Wins(offender.other());
        match self.bare_king_may_not_win(offender.other()) {
            None => self.end(loss, termination, grounds),
            Some(bare) => {
                let follows = |outcome, grounds| {
                    let what = Happening::Ended(outcome, termination);
                    vec![Event { at: self.at, what, grounds }]
                };
                let mut both = grounds.clone();
                both.push(bare);
                let permitted = vec![
                    Permitted { choice: Choice::Loss, follows: follows(loss, grounds) },
                    Permitted {
                        choice: Choice::Draw,
                        follows: follows(Outcome::Draw, both.clone()),
                    },
                ];
                self.ask_on(about, permitted, both);
            }
        }
    }

    /// The article by which, on one reading, this side with its bare king is no winner whatever the reason.
    fn bare_king_may_not_win(&self, side: Side) -> Option<Ground> {
        let disputed = self.laws().numbers.bare_king_scope.map(|cited| cited.value);
        let is_bare = self.game.position.is_bare_king(side.into());
        (is_bare && disputed == Some(BareKingScope::Disputed))
            .then(|| resting_on(self.cite().bare_king, ChessFact::BareKing(side)))
    }

    /// Ends the game if the position on the board does so by itself.
    fn end_on_the_board(&mut self) {
        let stood = self.game.occurrences();
        if let Some(found) = ending(self.laws(), &self.game.position, stood) {
            let grounds = [Some(found.ground), found.under].into_iter().flatten().collect();
            self.end(found.outcome, found.termination, grounds);
        }
    }

    /// Play that begins without a reported session begins with the command.
    fn open_play(&mut self, command: &Command) {
        // So does a session after an adjournment, where nothing lies in an envelope any more.
        let plays = matches!(
            command,
            Command::Move(..) | Command::Press(_) | Command::Touch(..) | Command::Release(..)
        );
        if plays && self.game.is_between_sessions() && !self.game.is_sealed() {
            self.emit(Happening::SessionStarted, Vec::new());
            self.run_on(None);
        }
        if self.game.phase != Phase::NotStarted || matches!(command, Command::StartSession) {
            return;
        }
        self.emit(Happening::SessionStarted, Vec::new());
        self.end_on_the_board();
        if self.game.result().is_none() && self.game.clocks.running().is_none() {
            self.emit(Happening::ClockStarted(self.game.to_move()), Vec::new());
        }
    }

    /// A protest, a signature and the scores are recorded; anything else has no effect any more.
    fn after_the_end(&mut self, command: &Command) -> Result<(), Refusal> {
        if let Command::Protest(side, text) = command {
            self.emit_if(Happening::Protested(*side, text.clone()), self.cite().protest);
        } else if let (Command::Sign(outcome), Some(_)) = (command, self.cite().signed) {
            self.sign(*outcome, command);
        } else if let Command::Score(first, second) = command {
            self.score(*first, *second);
        } else if let (Command::Decide(choice), Some(_)) = (command, &self.game.question) {
            return self.answer(*choice);
        } else if let Command::Arrive(side) | Command::Absent(Who::One(side)) = command {
            self.late_as_well(*side);
        } else {
            self.emit(Happening::NoEffect(Reason::GameOver), Vec::new());
        }
        Ok(())
    }

    fn take(&mut self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::StartSession => self.start_session(),
            Command::Arrive(side) => self.arrive(*side, command),
            Command::Absent(who) => self.absent(*who, command),
            Command::Touch(side, square, intent) => self.touch(*side, *square, *intent),
            Command::Move(side, text, hands) => return self.move_made(*side, text, *hands),
            Command::Press(side) => self.press(*side, command),
            Command::Pause(by, reason) => self.pause(*by, *reason),
            Command::Restart(Some(side)) => {
                self.emit(Happening::ClockStarted(*side), Vec::new());
            }
            Command::Restart(None) => self.run_on(None),
            Command::ShowClocks(reading) => self.emit(Happening::ClocksSet(*reading), Vec::new()),
            Command::Correct(reading) => self.correct(*reading, command),
            Command::Offer(side) => self.offer(*side, command),
            Command::Accept(side) => self.accept(*side),
            Command::Decline(side) => return self.decline(*side, command),
            Command::WithdrawOffer(_) => self.no_effect(Reason::OfferStands, self.cite().offer),
            Command::Write(side, text) => self.write(*side, text),
            Command::Claim(side, claim, announced) => {
                return self.claim(*side, *claim, announced.as_ref(), command);
            }
            Command::WithdrawClaim(_) => {
                self.no_effect(Reason::ClaimStands, self.cite().claim_stands);
            }
            Command::Resign(side) => self.resign(*side, command),
            Command::Flag(side, seen) => self.flag(*side, *seen, command),
            Command::BothFlags(first) => self.both_flags(*first, command),
            Command::ReportIllegal(by) => self.report_illegal(*by, command),
            Command::Seal(side, text, until) => return self.seal(*side, text, *until, command),
            Command::OpenEnvelope(reading) => {
                return self.open_envelope(reading.as_deref(), command);
            }
            Command::LoseEnvelope(stated) => return self.lose_envelope(stated.as_deref(), command),
            Command::Displace(side) => self.displace(*side),
            Command::Wrong(what) => self.wrong_set_up(*what, command),
            Command::Refuse(who) => self.refuse(*who, command),
            Command::StopRecording(side) => self.stop_recording(*side, command),
            Command::Borrow(side) => self.borrow(*side, command),
            Command::Sheets(report) => self.sheets(*report),
            Command::Device(side) => self.device(*side),
            Command::Penalty(side, time, offence) => self.penalty(*side, *time, *offence),
            Command::Protest(side, text) => {
                self.emit_if(Happening::Protested(*side, text.clone()), self.cite().protest);
            }
            Command::Decide(choice) => return self.answer(*choice),
            Command::Release(side, text) => return self.release(*side, text),
            Command::ReportTouch(by, of, square) => self.report_touch(*by, *of, *square, command),
            Command::ClaimToOpponent(side, claim, announced) => {
                return self.claim_to_opponent(*side, *claim, announced.as_ref(), command);
            }
            Command::ReplaceClock(reading) => self.replace_clock(*reading),
            Command::Misplaced(plies) => self.misplaced(*plies),
            Command::Sign(outcome) => self.sign(*outcome, command),
            Command::Score(..) => self.emit(Happening::NoEffect(Reason::NotOver), Vec::new()),
            Command::SeeIllegalPosition => self.see_illegal_position(),
            Command::SetBoard(position) => self.set_board(position),
            Command::RequestIncrement(side) => self.request_increment(*side),
            Command::ClaimNormalMeans(side, _) => self.claim_normal_means(*side, command),
            Command::PutRight => return self.put_right_by_agreement(),
        }
        Ok(())
    }

    /// The arbiter's answer: the events computed when he was asked, now.
    fn answer(&mut self, choice: Choice) -> Result<(), Refusal> {
        let question = self.game.question.clone().ok_or(Refusal::NoQuestion)?;
        let chosen = question
            .permitted
            .into_iter()
            .find(|permitted| permitted.choice == choice)
            .ok_or(Refusal::NotPermitted(choice))?;
        self.emit(Happening::Decided(choice), Vec::new());
        for event in chosen.follows {
            let corrects = matches!(event.what, Happening::ResultCorrected(_));
            if self.game.result().is_none() || corrects {
                self.emit(event.what, event.grounds);
            }
        }
        // The game goes on, and with it the clock of the player who has the move.
        let stopped = self.game.clocks.running().is_none() && self.game.question.is_none();
        if stopped && !self.game.awaits_answer() {
            self.run_on(None);
        }
        Ok(())
    }

    /// Time added to a clock, with the arithmetic.
    fn time_added(&self, side: Side, time: Millis, rule: &'static Rule) -> Event {
        let before = self.game.clocks.left(side);
        let fact = ChessFact::Clock { side, before, change: time, after: before + time };
        let grounds = vec![resting_on(rule, fact)];
        Event { at: self.at, what: Happening::TimeAdded(side, time), grounds }
    }

    fn add_time(&mut self, side: Side, time: Millis, rule: &'static Rule) {
        let added = self.time_added(side, time, rule);
        self.emit(added.what, added.grounds);
    }

    /// Rapid or blitz, in an edition that knows them.
    fn is_fast(&self) -> bool {
        self.game.setup.play != Category::Standard && self.cite().rapid.is_some()
    }

    /// Rapid or blitz under the basic rules.
    fn is_basic(&self) -> bool {
        self.is_fast() && self.game.setup.supervision == Supervision::Basic
    }

    /// Moves made by both, those before a start in the middle of a game included.
    fn made_by_each(&self) -> u32 {
        let before = self.game.setup.start.fullmoves().saturating_sub(1);
        let here = self.game.moves_by(Side::First).min(self.game.moves_by(Side::Second));
        before.saturating_add(here)
    }
}

/// An article without facts.
fn cited(rule: &'static Rule) -> Ground {
    Ground { rule, facts: Vec::new() }
}

/// An article with one fact.
fn resting_on(rule: &'static Rule, fact: ChessFact) -> Ground {
    Ground { rule, facts: vec![Fact::Chess(fact)] }
}
