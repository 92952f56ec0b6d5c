//! The last minutes of games without increment.

use rulebook::Rule;
use rulebook::parameters::LastMinutesClaim;

use super::{Draft, cited};
use crate::chess::ledger::{
    Choice, Command, Happening, LastMinutes, OfferMoment, Permitted, Reason,
};
use crate::clock::{Bonus, Category, Millis};
use crate::{Outcome, Side, Termination};

impl Draft {
    /// An increment is asked for; it is an offer of a draw as well, and waits for the answer to that.
    pub(super) fn request_increment(&mut self, side: Side) {
        let announced = self.game.setup.last_minutes == LastMinutes::Increment;
        let Some(rule) = self.last_minutes(side, announced, self.cite().increment_request) else {
            return;
        };
        self.emit_by(Happening::IncrementRequested(side), rule);
        self.emit_by(Happening::Offered(side, OfferMoment::WithClaim), rule);
    }

    /// The offer that came with a request is refused: the arbiter decides on the request.
    pub(super) fn decide_on_request(&mut self, side: Side, command: &Command) {
        let numbers = self.laws().numbers;
        let (Some(rule), Some(each), Some(award)) = (
            self.cite().increment_request,
            numbers.requested_increment,
            numbers.last_minutes_award,
        ) else {
            return;
        };
        let each = Millis::seconds(each.value.0);
        let introduced = self.event(Happening::IncrementIntroduced(each), rule);
        let award = self.time_added(side.other(), Millis::seconds(award.value.0), rule);
        let permitted = vec![
            Permitted { choice: Choice::Grant, follows: vec![introduced, award] },
            Permitted { choice: Choice::Deny, follows: Vec::new() },
        ];
        self.ask(command, permitted, rule);
    }

    /// A draw is claimed because the opponent cannot win by normal means, or does not try.
    pub(super) fn claim_normal_means(&mut self, side: Side, command: &Command) {
        let alone = self.game.setup.last_minutes == LastMinutes::WithoutArbiter;
        let announced = alone || self.game.setup.last_minutes == LastMinutes::Claim;
        let rule =
            if alone { self.cite().last_minutes_alone } else { self.cite().last_minutes_claim };
        let Some(rule) = self.last_minutes(side, announced, rule) else { return };
        let Some(award) = self.laws().numbers.last_minutes_award else { return };
        self.emit_by(Happening::ClocksStopped, rule);
        let why = Termination::Adjudication;
        let draw = self.may_end(Choice::Draw, Outcome::Draw, why, rule);
        if alone {
            // Play is over; the designated arbiter decides from what was written down.
            let permitted = vec![
                draw,
                self.may_end(Choice::Loss, Outcome::Wins(side.other()), why, rule),
                self.may_end(Choice::Win, Outcome::Wins(side), why, rule),
            ];
            self.ask(command, permitted, rule);
            return;
        }
        let postponed = self.event(Happening::ClaimPostponed(side), rule);
        let award = self.time_added(side.other(), Millis::seconds(award.value.0), rule);
        let runs = self.event(Happening::ClockStarted(side), rule);
        let permitted = vec![
            draw,
            Permitted { choice: Choice::PlayOn, follows: vec![postponed.clone(), runs.clone()] },
            Permitted {
                choice: Choice::AddTime,
                follows: vec![postponed, award.clone(), runs.clone()],
            },
            Permitted { choice: Choice::Deny, follows: vec![award, runs] },
        ];
        self.ask(command, permitted, rule);
    }

    /// A flag has fallen with a claim postponed: the arbiter decides now, at the latest. Whether he
    /// was asked.
    pub(super) fn decide_postponed(&mut self, flagged: Side, command: &Command) -> bool {
        let claimed = self.cite().last_minutes_claim.filter(|_| self.game.postponed);
        let Some(rule) = claimed else { return false };
        let (loss, forfeit) = (Outcome::Wins(flagged.other()), self.cite().time_forfeit);
        let permitted = vec![
            self.may_end(Choice::Draw, Outcome::Draw, Termination::Adjudication, rule),
            self.may_end(Choice::Loss, loss, Termination::TimeForfeit, forfeit),
        ];
        self.ask(command, permitted, rule);
        true
    }

    /// The rule, if a player may ask for something in the last minutes now.
    fn last_minutes(
        &mut self,
        side: Side,
        announced: bool,
        rule: Option<&'static Rule>,
    ) -> Option<&'static Rule> {
        let (Some(rule), Some(scope)) = (rule, self.cite().last_minutes_scope) else {
            self.no_effect(Reason::NoRule, self.cite().time_forfeit);
            return None;
        };
        let clock = *self.game.clocks.side(side);
        let control = self.game.clocks.control();
        let rests_on = self.laws().numbers.last_minutes_claim.map(|cited| cited.value);
        let applies = announced
            && rests_on == Some(LastMinutesClaim::IfAnnounced)
            && self.game.setup.play != Category::Blitz
            && control.period(clock.period).bonus == Bonus::None
            && control.is_last(clock.period);
        if !applies {
            self.emit(Happening::NoEffect(Reason::NotAnnounced), vec![cited(scope)]);
            return None;
        }
        let limit =
            self.laws().numbers.last_minutes_limit.map(|cited| Millis::seconds(cited.value.0));
        let reason = if self.game.to_move() != side {
            Some(Reason::NotToMove)
        } else if limit.is_some_and(|limit| clock.left >= limit) {
            Some(Reason::TooMuchTime)
        } else if clock.left <= Millis::ZERO {
            Some(Reason::TooLate)
        } else {
            None
        };
        if let Some(reason) = reason {
            self.no_effect(reason, rule);
            return None;
        }
        Some(rule)
    }
}
