//! Touching, recording, refusing, and other conduct.

use chess::Square;
use rulebook::parameters::OfferRefusedBy;

use super::{Draft, resting_on};
use crate::ledger::{
    Choice, Command, Event, Happening, Intent, Permitted, Reason, RefusedBy, SheetReport, Who,
};
use crate::{Outcome, Side, Termination};

impl Draft {
    pub(super) fn touch(&mut self, side: Side, square: Square, intent: Intent) {
        if intent != Intent::Play {
            self.emit_if(Happening::Adjusted(side, square), self.cite().adjusting);
            return;
        }
        if self.game.to_move() != side {
            self.emit_if(Happening::Breach(side), self.cite().adjusting);
            return;
        }
        self.emit_if(Happening::Touched(side, square), self.cite().touched_own);
        self.touch_duty(side, square);
        if self.refused_by() == OfferRefusedBy::WordOrTouch {
            self.refuse_offer(side, RefusedBy::Touch);
        }
    }

    /// The first piece touched that can be moved or taken binds; one's own and an opposing piece
    /// together bind to the capture, if it is legal.
    fn touch_duty(&mut self, side: Side, square: Square) {
        let own = self.game.position.board().color_at(square).map(Side::from) == Some(side);
        let rule = if own { self.cite().touched_own } else { self.cite().touched_opposing };
        let Some(rule) = rule else { return };
        let moves = self.game.position.legal_moves();
        let hand = chess::notation::displacement;
        match self.game.must_move {
            None => {
                let can = moves.iter().any(|&m| {
                    if own {
                        hand(m).from == square
                    } else {
                        m.is_capture() && hand(m).to == square
                    }
                });
                if can {
                    self.emit_by(Happening::MustMove(side, square), rule);
                }
            }
            Some((_, first)) => {
                let (from, to) = if own { (square, first) } else { (first, square) };
                let capture = moves
                    .iter()
                    .copied()
                    .find(|&m| m.is_capture() && hand(m).from == from && hand(m).to == to);
                if let Some(m) = capture {
                    let san = chess::notation::san(&self.game.position, m);
                    self.emit_by(Happening::MustPlay(side, m, san), rule);
                }
            }
        }
    }

    /// The pieces are put right on the time of the one who displaced them, whoever was to move.
    pub(super) fn displace(&mut self, side: Side) {
        self.emit_by(Happening::RestoresPieces(side), self.cite().displaced);
        if self.game.clocks.running() == Some(side.other()) {
            self.emit_by(Happening::ClockStarted(side), self.cite().displaced);
        }
    }

    pub(super) fn refuse(&mut self, who: Who, command: &Command) {
        let (rule, outcome, choice) = match who {
            Who::One(side) => (self.cite().refusal, Outcome::Wins(side.other()), Choice::Loss),
            Who::Both => (self.cite().both_refuse, Outcome::BothLose, Choice::BothLose),
        };
        let end = self.event(Happening::Ended(outcome, Termination::Refusal), rule);
        let permitted = vec![
            Permitted { choice, follows: vec![end] },
            Permitted { choice: Choice::Warn, follows: Vec::new() },
        ];
        self.ask(command, permitted, rule);
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
        let loss = Happening::Ended(Outcome::Wins(side.other()), Termination::Refusal);
        let permitted = vec![
            Permitted { choice: Choice::Warn, follows: Vec::new() },
            Permitted { choice: Choice::Loss, follows: vec![self.event(loss, rule)] },
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
                self.emit(Happening::ClockStarted(self.game.to_move()), Vec::new());
            }
            SheetReport::Complete => {
                let what = Happening::ClockStarted(self.game.to_move());
                self.emit_by(what, self.cite().both_complete);
            }
        }
    }

    pub(super) fn device(&mut self, side: Side) {
        match self.cite().device {
            Some(rule) => {
                let outcome = Outcome::Wins(side.other());
                self.end(outcome, Termination::Adjudication, vec![super::cited(rule)]);
            }
            None => self.no_effect(Reason::NoRule, self.cite().refusal),
        }
    }
}
