//! Sessions, lateness, flags, pauses and corrections of the clocks.

use rulebook::Rule;
use rulebook::parameters::{
    BothFlagsFallen, BothLate, ClockRunsWhenNobodyComes, FlagCalledBy, FlagCalledInRapidBy,
};

use super::{Draft, cited, resting_on};
use crate::chess::ChessFact;
use crate::chess::ledger::game::index;
use crate::chess::ledger::{
    Choice, Command, Event, Happening, LastMinutes, Observer, Offence, PauseReason, Permitted,
    Phase, Reason, Supervision, Who, WrongSetup,
};
use crate::clock::{Bonus, Category, Millis, Reading};
use crate::{Fact, Ground, Outcome, Side, Termination};

impl Draft {
    pub(super) fn start_session(&mut self) {
        let sealed_by = match &self.game.phase {
            Phase::Sealed { by, .. } => Some(*by),
            Phase::NotStarted | Phase::Playing | Phase::Ended(..) | Phase::Annulled => None,
        };
        let rule = match sealed_by {
            Some(by) if self.game.present[index(by.other())] => self.cite().replier_present,
            Some(_) => self.cite().replier_absent,
            None => self.cite().start,
        };
        let mut regime: Vec<Ground> = self.kind_of_play().map(cited).collect();
        let arrangement = self.cite().chess960_start.filter(|_| self.game.setup.chess960);
        regime.extend(arrangement.map(cited));
        self.emit(Happening::SessionStarted, regime);
        if let Some(rule) = arrangement
            && self.is_wrong_chess960_start()
        {
            let grounds = vec![cited(rule), cited(self.cite().wrong_initial_position)];
            self.emit(Happening::NewGame(WrongSetup::InitialPosition), grounds);
            return;
        }
        // At a resumption the clock of the player who has to reply runs.
        self.run_on(Some(rule));
        if sealed_by.is_none() && self.game.moves.is_empty() {
            self.end_on_the_board();
        }
    }

    /// Whether a game of Chess960 begins from none of its arrangements.
    fn is_wrong_chess960_start(&self) -> bool {
        let start = &self.game.setup.start;
        if start.fullmoves() != 1 || !self.game.moves.is_empty() {
            return false;
        }
        let mut all = (0..960).filter_map(chess::Position::chess960);
        !all.any(|known| known.board() == start.board())
    }

    /// The articles that say what kind of play this is and how closely it is watched.
    fn kind_of_play(&self) -> impl Iterator<Item = &'static Rule> + use<> {
        let (cite, setup) = (self.cite(), &self.game.setup);
        let articles = match (setup.play, setup.supervision) {
            (Category::Standard, _) => [None, None],
            (Category::Rapid, Supervision::Full) => [cite.rapid, cite.rapid_in_full],
            (Category::Rapid, Supervision::Basic) => [cite.rapid, None],
            (Category::Blitz, Supervision::Full) => [cite.blitz, cite.blitz_in_full],
            (Category::Blitz, Supervision::Basic) => [cite.blitz, cite.blitz_as_rapid],
        };
        articles.into_iter().flatten()
    }

    pub(super) fn arrive(&mut self, side: Side, command: &Command) {
        let by = self.lateness();
        let rule = self.cite().late;
        let fact = ChessFact::Late { side, by, allowed: self.allowed_lateness() };
        let mut grounds = vec![resting_on(rule, fact)];
        grounds.extend(self.alone_at_start(side, by).map(cited));
        self.emit(Happening::Arrived(side, by), grounds);
        self.rule_on_lateness(Who::One(side), command);
    }

    /// Where nobody was there when the session started, the time until now was that of the player whose
    /// clock was started.
    fn alone_at_start(&self, side: Side, late: Millis) -> Option<&'static Rule> {
        let (rule, runs) = match &self.game.phase {
            Phase::Sealed { by, .. } => (self.cite().both_absent, by.other()),
            Phase::Playing if self.game.moves.is_empty() => {
                let rule = match self.laws().numbers.clock_runs_when_nobody_comes.value {
                    ClockRunsWhenNobodyComes::WhiteLosesTime => Some(self.cite().neither_present),
                    ClockRunsWhenNobodyComes::NotSettled => None,
                };
                (rule, self.game.to_move())
            }
            Phase::Playing | Phase::NotStarted | Phase::Ended(..) | Phase::Annulled => return None,
        };
        let empty = self.game.at_start == [false, false];
        rule.filter(|_| empty && late > Millis::ZERO && side == runs)
    }

    pub(super) fn absent(&mut self, who: Who, command: &Command) {
        if self.lateness() > self.allowed_lateness() {
            self.rule_on_lateness(who, command);
        } else {
            self.no_effect(Reason::InTime, self.cite().late);
        }
    }

    fn lateness(&self) -> Millis {
        self.game.session.map_or(Millis::ZERO, |start| self.at - start)
    }

    fn allowed_lateness(&self) -> Millis {
        let by_law = Millis::seconds(self.laws().numbers.default_time.value.0);
        self.game.setup.default_time.unwrap_or(by_law)
    }

    fn rule_on_lateness(&mut self, who: Who, command: &Command) {
        let (by, allowed) = (self.lateness(), self.allowed_lateness());
        if by <= allowed {
            return;
        }
        let fact = |side| Fact::Chess(ChessFact::Late { side, by, allowed });
        let one = match who {
            Who::One(side) => side,
            Who::Both => Side::First,
        };
        if self.sealed_move_counts_before(who) && self.ended_by_sealed_move() {
            return;
        }
        // Nobody is late because the ledger says nothing of him.
        if who == Who::Both {
            let facts = vec![fact(Side::First), fact(Side::Second)];
            let ground = Ground { rule: self.cite().both_late, facts };
            let outcome = match self.laws().numbers.both_late.value {
                BothLate::BothLose => Outcome::BothLose,
            };
            self.end(outcome, Termination::Absence, vec![ground]);
            return;
        }
        if self.oversteps_while_sealer_is_late(one, command) {
            return;
        }
        let ground = Ground { rule: self.cite().late, facts: vec![fact(one)] };
        self.lose_whatever_is_left(one, Termination::Absence, vec![ground], command);
    }

    /// The winner of a game that the other has lost by coming late is late himself: then both lose.
    pub(super) fn late_as_well(&mut self, side: Side) {
        let (by, allowed) = (self.lateness(), self.allowed_lateness());
        let won = self.game.result() == Some((Outcome::Wins(side), Termination::Absence));
        let there = self.game.present[index(side)] || self.game.moves_by(side) > 0;
        if !won || there || by <= allowed {
            self.emit(Happening::NoEffect(Reason::GameOver), Vec::new());
            return;
        }
        let fact = Fact::Chess(ChessFact::Late { side, by, allowed });
        let ground = Ground { rule: self.cite().both_late, facts: vec![fact] };
        let outcome = match self.laws().numbers.both_late.value {
            BothLate::BothLose => Outcome::BothLose,
        };
        self.emit(Happening::ResultCorrected(outcome), vec![ground]);
    }

    pub(super) fn flag(&mut self, side: Side, seen: Observer, command: &Command) {
        let clock = *self.game.clocks.side(side);
        let timed = self.game.now > Millis::ZERO;
        let fallen = self.game.fallen[index(side)].filter(|_| timed);
        if timed && fallen.is_none() && clock.left > Millis::ZERO {
            self.flag_not_down(side);
            return;
        }
        let prescribed = self.game.clocks.control().period(clock.period).moves;
        let made = ChessFact::MovesMade {
            side,
            made: fallen.map_or(clock.moves, |fell| fell.made),
            prescribed: fallen.map_or(prescribed, |fell| fell.prescribed),
        };
        let left = fallen.map_or(clock.left, |fell| fell.left);
        let shown = Fact::Chess(ChessFact::TimeLeft { side, left });
        let called = match seen {
            Observer::Arbiter => {
                let who = self.laws().numbers.flag_called_in_rapid_by.map(|cited| cited.value);
                let may = who == Some(FlagCalledInRapidBy::ArbiterOrPlayer);
                self.cite().arbiter_calls.filter(|_| may)
            }
            Observer::Player(_) => self.cite().time_claim,
        };
        let facts = if timed { vec![shown] } else { Vec::new() };
        let rule = match self.laws().numbers.flag_called_by.map(|cited| cited.value) {
            Some(FlagCalledBy::ArbiterOrPlayer) => self.cite().flag,
            None => self.cite().time_forfeit,
        };
        let mut grounds = vec![Ground { rule, facts }];
        grounds.extend(self.cite().counting.map(cited));
        // A move made and not pressed is not completed, and does not count.
        grounds.extend((self.game.unpressed == Some(side)).then_some(cited(self.cite().press)));
        grounds.extend(called.filter(|_| self.is_basic()).map(cited));
        if clock.left > Millis::ZERO
            && fallen.is_some_and(|fell| self.game.moves.len() > fell.plies)
        {
            self.ask_on_a_late_call(side, grounds, command);
            return;
        }
        self.emit(Happening::FlagFell(side), grounds);
        if self.ended_by_sealed_move() {
            return;
        }
        // While the one who sealed is away the other's time runs: an article of its own says so.
        if let Phase::Sealed { by, .. } = self.game.phase
            && by != side
            && self.game.present[index(side)]
            && !self.game.present[index(by)]
        {
            let rule = self.cite().present_oversteps;
            let grounds = vec![resting_on(rule, made), cited(self.cite().time_forfeit)];
            self.lose(side, Termination::TimeForfeit, grounds, command);
            return;
        }
        if self.decide_postponed(side, command) {
            return;
        }
        let grounds = vec![resting_on(self.cite().time_forfeit, made)];
        self.lose(side, Termination::TimeForfeit, grounds, command);
    }

    /// There is time left, and there was at every press.
    fn flag_not_down(&mut self, side: Side) {
        let clock = *self.game.clocks.side(side);
        let prescribed = self.game.clocks.control().period(clock.period).moves;
        let made = Fact::Chess(ChessFact::MovesMade { side, made: clock.moves, prescribed });
        let shown = Fact::Chess(ChessFact::TimeLeft { side, left: clock.left });
        let just_reached = clock.period > 0 && clock.moves == 0;
        let reason = if just_reached { Reason::ControlReached } else { Reason::TimeLeft };
        let rule = self.cite().counting.unwrap_or(self.cite().time_forfeit);
        self.emit(Happening::NoEffect(reason), vec![Ground { rule, facts: vec![made, shown] }]);
    }

    /// The times of the ledger say that a flag fell, but nobody called it, the clock shows time again and moves were
    /// made since: whether the call comes too late is the arbiter's to say.
    fn ask_on_a_late_call(&mut self, side: Side, grounds: Vec<Ground>, command: &Command) {
        let lost = {
            let mut draft = Self::new(&self.game, self.at);
            let grounds = vec![cited(self.cite().time_forfeit)];
            draft.lose(side, Termination::TimeForfeit, grounds, command);
            draft.events
        };
        let fell = Event { at: self.at, what: Happening::FlagFell(side), grounds };
        let rule = fell.grounds.first().map_or(self.cite().flag, |ground| ground.rule);
        let runs = self.game.clocks.running().or_else(|| self.game.clock_due());
        let goes_on = runs.map(|side| self.event(Happening::ClockStarted(side), rule));
        let permitted = vec![
            Permitted { choice: Choice::Loss, follows: [vec![fell], lost].concat() },
            Permitted { choice: Choice::PlayOn, follows: goes_on.into_iter().collect() },
        ];
        self.ask(command, permitted, rule);
    }

    pub(super) fn both_flags(&mut self, first: Option<Side>, command: &Command) {
        if let Some(first) = first {
            self.flag(first, Observer::Arbiter, command);
            return;
        }
        let down = |side| self.game.clocks.is_overstepped(side);
        let fallen = |side| down(side) || self.game.fallen[index(side)].is_some();
        if self.game.now > Millis::ZERO {
            match (fallen(Side::First), fallen(Side::Second)) {
                (true, true) => {}
                // The times of the ledger know of one flag, or of none.
                (true, false) => return self.flag(Side::First, Observer::Arbiter, command),
                (false, true) => return self.flag(Side::Second, Observer::Arbiter, command),
                (false, false) => return self.flag_not_down(self.game.to_move()),
            }
        }
        let clocks = &self.game.clocks;
        let last = clocks.is_last_period(Side::First) && clocks.is_last_period(Side::Second);
        let chosen = self.laws().numbers.both_flags_fallen.map(|cited| cited.value);
        let drawn = chosen == Some(BothFlagsFallen::DrawnInLastPeriod) && self.without_increment();
        match (self.cite().both_flags.filter(|_| drawn), last) {
            (Some(rule), true) => {
                self.end(Outcome::Draw, Termination::TimeForfeit, vec![cited(rule)]);
            }
            (Some(rule), false) => self.no_effect(Reason::ControlReached, rule),
            (None, _) => {
                let rule = self.cite().time_forfeit;
                let permitted = vec![
                    Permitted { choice: Choice::PlayOn, follows: Vec::new() },
                    self.may_end(Choice::Draw, Outcome::Draw, Termination::TimeForfeit, rule),
                ];
                self.ask(command, permitted, rule);
            }
        }
    }

    /// Whether what is announced for games without increment holds for this one.
    fn without_increment(&self) -> bool {
        let clocks = &self.game.clocks;
        let bonus = |side| clocks.control().period(clocks.side(side).period).bonus;
        self.game.setup.last_minutes != LastMinutes::NotAnnounced
            && self.game.setup.play != Category::Blitz
            && [Side::First, Side::Second].into_iter().all(|side| bonus(side) == Bonus::None)
    }

    pub(super) fn pause(&mut self, by: Observer, reason: PauseReason) {
        let interruption = self.cite().interruption.filter(|_| by == Observer::Arbiter);
        self.emit_by(Happening::ClocksStopped, interruption.unwrap_or(self.cite().pause));
        if let (Observer::Player(side), PauseReason::None, Some(rule)) =
            (by, reason, self.cite().pause_without_reason)
        {
            self.emit_by(Happening::Breach(side), rule);
        }
    }

    pub(super) fn correct(&mut self, reading: Reading, command: &Command) {
        if let Some(rule) = self.too_late_to_change() {
            self.no_effect(Reason::TooManyMoves, rule);
            return;
        }
        let at_resumption = self.cite().resumption_clocks;
        let resumed = self.game.adjourned.is_some() && self.game.phase == Phase::Playing;
        let corrected = Happening::ClocksSet(reading);
        match (resumed, self.has_moved_since_resumption(&reading)) {
            (true, false) => self.emit_by(corrected, at_resumption),
            (true, true) => {
                let corrects = self.event(corrected, at_resumption);
                let permitted = vec![
                    Permitted { choice: Choice::PlayOn, follows: Vec::new() },
                    Permitted { choice: Choice::Grant, follows: vec![corrects] },
                ];
                self.ask(command, permitted, at_resumption);
            }
            (false, _) => {
                let rule = self.cite().clock_setting.unwrap_or(at_resumption);
                self.emit_by(corrected, rule);
            }
        }
    }

    /// Whether a player whose clock is in the reading has moved since the game was resumed; the sealed
    /// move does not count.
    fn has_moved_since_resumption(&self, reading: &Reading) -> bool {
        let since = self.game.moves.iter().skip(self.game.plies_at_start + 1);
        since.into_iter().any(|played| match played.side {
            Side::First => reading.first.is_some(),
            Side::Second => reading.second.is_some(),
        })
    }

    /// A defective clock is replaced, and set as the arbiter judges best.
    pub(super) fn replace_clock(&mut self, reading: Reading) {
        self.emit_if(Happening::ClocksStopped, self.cite().defective_clock);
        self.emit_if(Happening::ClocksSet(reading), self.cite().defective_clock);
    }

    /// In rapid and blitz under the basic rules nothing about the set-up changes after ten moves.
    pub(super) fn too_late_to_change(&self) -> Option<&'static Rule> {
        let bar = self.laws().numbers.moves_that_bar_changes?.value.0;
        (self.is_basic() && self.made_by_each() >= bar)
            .then_some(self.cite().no_change_after)
            .flatten()
    }

    pub(super) fn penalty(&mut self, side: Side, time: Millis, offence: Offence) {
        let rule = self.cite().penalties.unwrap_or(self.cite().offer_on_opponents_time);
        let special = match offence {
            Offence::Unnamed => None,
            Offence::Displacing => self.cite().displaced_penalty,
            Offence::Distracting => self.cite().distracting,
            Offence::Pausing => self.cite().pause_without_reason,
        };
        let mut added = self.time_added(side.other(), time, rule);
        added.grounds.extend(special.map(cited));
        self.emit(added.what, added.grounds);
    }

    /// Who need not record from now on, and whether the arbiter has to.
    pub(super) fn excuse_from_recording(&mut self) {
        let standing =
            !self.is_fast() && self.game.phase == Phase::Playing && self.game.now > Millis::ZERO;
        if !standing {
            return;
        }
        for side in [Side::First, Side::Second] {
            if let Some(fact) = self.exemption(side)
                && !self.game.excused[index(side)]
            {
                let ground = resting_on(self.cite().exemption, fact);
                self.emit(Happening::RecordingExcused(side), vec![ground]);
                if self.game.excused == [true, true] {
                    let silent = self.cite().no_intervention.map(cited);
                    let rules = [Some(cited(self.cite().arbiter_records)), silent];
                    self.emit(Happening::ArbiterRecords, rules.into_iter().flatten().collect());
                }
            }
        }
    }

    /// The fact that excuses a player from recording now.
    pub(super) fn exemption(&self, side: Side) -> Option<ChessFact> {
        let numbers = self.laws().numbers;
        let bar = Millis::seconds(numbers.record_exemption.value.0);
        let clock = self.game.clocks.side(side);
        let increment = self.game.clocks.control().increment_in(clock.period);
        let barred = numbers
            .record_exemption_increment
            .is_some_and(|cited| increment >= Millis::seconds(cited.value.0));
        let left = clock.left;
        (left < bar && !barred).then_some(ChessFact::BelowExemption { left, bar })
    }
}
