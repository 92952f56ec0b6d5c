//! Recording, refusing, signing, and other conduct.

use rulebook::parameters::DeviceConsequence;

use super::{Draft, cited, resting_on};
use crate::chess::ledger::{
    Choice, Command, Event, Happening, Permitted, Reason, SheetReport, Who,
};
use crate::chess::{ChessFact, HalfPoints};
use crate::{Outcome, Side, Termination};

impl Draft {
    /// The pieces are put right on the time of the one who displaced them, whoever was to move.
    pub(super) fn displace(&mut self, side: Side) {
        self.emit_by(Happening::RestoresPieces(side), self.cite().displaced);
        if self.game.clocks.running() == Some(side.other()) {
            self.emit_by(Happening::ClockStarted(side), self.cite().displaced);
        }
    }

    pub(super) fn refuse(&mut self, who: Who, command: &Command) {
        let open = self.game.question.as_ref().map(|question| &*question.about);
        let other_has = |side: Side| matches!(open, Some(Command::Refuse(Who::One(first))) if *first == side.other());
        let warn = Permitted { choice: Choice::Warn, follows: Vec::new() };
        let why = Termination::Refusal;
        match who {
            Who::One(side) if !other_has(side) => {
                let rule = self.cite().refusal;
                let outcome = Outcome::Wins(side.other());
                let mut permitted = vec![self.may_end(Choice::Loss, outcome, why, rule)];
                let mut grounds = vec![cited(rule)];
                if let Some(bare) = self.bare_king_may_not_win(side.other()) {
                    permitted.push(self.may_end(Choice::Draw, Outcome::Draw, why, bare.rule));
                    grounds.push(bare);
                }
                permitted.push(warn);
                self.ask_on(command, permitted, grounds);
            }
            Who::One(_) | Who::Both => {
                let rule = self.cite().both_refuse;
                let lose = self.may_end(Choice::BothLose, Outcome::BothLose, why, rule);
                self.ask(&Command::Refuse(Who::Both), vec![lose, warn], rule);
            }
        }
    }

    pub(super) fn stop_recording(&mut self, side: Side, command: &Command) {
        if self.is_fast() {
            let rule = self.cite().no_record_when_fast.unwrap_or(self.cite().exemption);
            self.no_effect(Reason::Exempt, rule);
            return;
        }
        if let Some(fact) = self.exemption(side) {
            let ground = resting_on(self.cite().exemption, fact);
            self.emit(Happening::NoEffect(Reason::Exempt), vec![ground]);
            return;
        }
        self.emit_by(Happening::Breach(side), self.cite().record);
        let rule = self.cite().refusal_to_record;
        let loss = Outcome::Wins(side.other());
        let permitted = vec![
            Permitted { choice: Choice::Warn, follows: Vec::new() },
            self.may_end(Choice::Loss, loss, Termination::Refusal, rule),
        ];
        self.ask(command, permitted, rule);
    }

    pub(super) fn borrow(&mut self, side: Side, command: &Command) {
        let rule = self.cite().borrowing;
        let lent: Event = self.event(Happening::SheetLent(side), rule);
        // The time it takes is the borrower's.
        let runs = self.event(Happening::ClockStarted(side), rule);
        let permitted = vec![
            Permitted { choice: Choice::Grant, follows: vec![lent, runs] },
            Permitted { choice: Choice::Deny, follows: Vec::new() },
        ];
        self.ask(command, permitted, rule);
    }

    pub(super) fn sheets(&mut self, report: SheetReport) {
        match report {
            SheetReport::ToComplete(Who::One(side)) => {
                // His own clock runs if the opponent has moved, else the opponent's.
                let runs = self.game.to_move();
                let what = Happening::CompleteSheets(Who::One(side), Some(runs));
                self.emit_by(what, self.cite().one_completes);
            }
            SheetReport::ToComplete(Who::Both) => {
                let what = Happening::CompleteSheets(Who::Both, None);
                self.emit_by(what, self.cite().both_complete);
            }
            SheetReport::NeedBoard => {
                self.emit_by(Happening::ReconstructOnBoard, self.cite().board_reconstruction);
            }
            SheetReport::Impossible => {
                self.emit_by(Happening::NextPeriodForBoth, self.cite().no_reconstruction);
                self.run_on(None);
            }
            SheetReport::Complete => {
                let one = matches!(self.game.completing, Some(Who::One(_)));
                let rule = if one { self.cite().one_completes } else { self.cite().both_complete };
                self.run_on(Some(rule));
            }
        }
    }

    pub(super) fn device(&mut self, side: Side) {
        let chosen = self.laws().numbers.device_consequence.map(|cited| cited.value);
        let loses = chosen == Some(DeviceConsequence::LosesAndOpponentWins);
        match self.cite().device.filter(|_| loses) {
            Some(rule) => {
                let outcome = Outcome::Wins(side.other());
                self.end(outcome, Termination::Adjudication, vec![cited(rule)]);
            }
            None => self.no_effect(Reason::NoRule, self.cite().refusal),
        }
    }

    /// Both players have signed a result. It stands, unless the arbiter decides otherwise.
    pub(super) fn sign(&mut self, outcome: Outcome, command: &Command) {
        let Some(rule) = self.cite().signed else {
            self.no_effect(Reason::NoRule, self.cite().record);
            return;
        };
        match self.game.result() {
            None => {
                let why = match outcome {
                    Outcome::Draw => Termination::Agreement,
                    Outcome::Wins(_) => Termination::Resignation,
                    Outcome::BothLose | Outcome::None => Termination::Adjudication,
                };
                self.end(outcome, why, vec![cited(rule)]);
            }
            Some((ruled, _)) => {
                self.emit_by(Happening::Signed(outcome), rule);
                if ruled == outcome {
                    return;
                }
                self.emit_by(Happening::ResultCorrected(outcome), rule);
                let otherwise = self.event(Happening::ResultCorrected(ruled), rule);
                let permitted = vec![
                    Permitted { choice: Choice::Grant, follows: Vec::new() },
                    Permitted { choice: Choice::Deny, follows: vec![otherwise] },
                ];
                self.ask(command, permitted, rule);
            }
        }
    }

    /// The arbiter decides on scores of his own for a game that is over.
    pub(super) fn score(&mut self, first: HalfPoints, second: HalfPoints) {
        let (what, rule) = match self.cite().score_total {
            None => (Happening::NoEffect(Reason::NoRule), self.cite().refusal),
            Some(rule) if first.goes_with(second) => (Happening::Scored(first, second), rule),
            Some(rule) => (Happening::NoEffect(Reason::NoSuchScore), rule),
        };
        self.emit(what, vec![resting_on(rule, ChessFact::Points { first, second })]);
    }
}
