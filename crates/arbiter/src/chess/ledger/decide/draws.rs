//! Offers, agreement, claims and resignation.

use chess::Position;
use chess::notation::{self, Reading};
use rulebook::Rule;
use rulebook::parameters::{
    AgreementFrom, AnnouncedFifty, ClaimLostBy, ResignationResult, WritingBeforeMoving,
    WrongClaimPenaltyForm,
};

use super::{Draft, Refusal, cited, resting_on};
use crate::chess::ChessFact;
use crate::chess::ledger::game::index;
use crate::chess::ledger::{
    Agreement, Announced, Choice, Claim, Command, Happening, OfferMoment, Permitted, Phase, Reason,
    RefusedBy,
};
use crate::clock::Millis;
use crate::{Fact, Ground, Outcome, Side, Termination};

impl Draft {
    pub(super) fn offer(&mut self, side: Side, command: &Command) {
        if self.claim_is_open() {
            return;
        }
        let moment = self.moment_of_offer(side);
        let rule = match moment {
            OfferMoment::Proper => self.cite().offer,
            OfferMoment::BeforeMoving => self.cite().offer_before_moving,
            OfferMoment::AfterSealing => self.cite().offer_after_sealing,
            OfferMoment::OpponentsTime => self.cite().offer_on_opponents_time,
            OfferMoment::WithClaim => self.cite().claim_is_offer.unwrap_or(self.cite().offer),
        };
        self.emit_by(Happening::Offered(side, moment), rule);
        if moment == OfferMoment::OpponentsTime {
            let nothing = Permitted { choice: Choice::Warn, follows: Vec::new() };
            self.ask(command, vec![nothing], rule);
        }
    }

    fn moment_of_offer(&self, side: Side) -> OfferMoment {
        if matches!(self.game.phase, Phase::Sealed { .. }) {
            OfferMoment::AfterSealing
        } else if self.game.unpressed == Some(side) {
            OfferMoment::Proper
        } else if self.game.to_move() == side {
            OfferMoment::BeforeMoving
        } else {
            OfferMoment::OpponentsTime
        }
    }

    pub(super) fn accept(&mut self, side: Side) {
        if self.game.offer.is_none_or(|offer| offer.by == side) {
            self.no_effect(Reason::NoOffer, self.cite().agreement);
            return;
        }
        let from = self.laws().numbers.agreement_from.value;
        let each = self.made_by_each();
        if from == AgreementFrom::AfterAMoveEach && each == 0 {
            self.no_effect(Reason::AgreementTooEarly, self.cite().agreement);
            return;
        }
        if let (Agreement::NotBefore(moves), Some(rule)) =
            (self.game.setup.agreement, self.cite().agreement_restriction)
            && each < moves
        {
            self.no_effect(Reason::AgreementTooEarly, rule);
            return;
        }
        let grounds = vec![cited(self.cite().agreement), cited(self.cite().offer)];
        self.end(Outcome::Draw, Termination::Agreement, grounds);
    }

    pub(super) fn decline(&mut self, side: Side, command: &Command) -> Result<(), Refusal> {
        let Some(offer) = self.game.offer.filter(|offer| offer.by != side) else {
            self.no_effect(Reason::NoOffer, self.cite().offer);
            return Ok(());
        };
        let pending = self.game.pending_claim.clone();
        self.refuse_offer(side, RefusedBy::Words);
        if self.game.increment_requested == Some(offer.by) {
            self.decide_on_request(offer.by, command);
        }
        match pending {
            Some(waits) if waits.side == offer.by => {
                let said = waits.announced.as_deref();
                let m = self.announced_by(waits.side, said)?;
                self.verify(waits.side, waits.claim, said, m, command);
            }
            Some(_) | None => {}
        }
        Ok(())
    }

    /// The claim counts as an offer, and the opponent is asked before it is checked.
    pub(super) fn claim_to_opponent(
        &mut self,
        side: Side,
        claim: Claim,
        announced: Option<&Announced>,
        command: &Command,
    ) -> Result<(), Refusal> {
        if self.claim_is_open() {
            return Ok(());
        }
        let Some(rule) = self.cite().claim_is_offer else {
            return self.claim(side, claim, announced, command);
        };
        if self.game.is_sealed() || self.game.to_move() != side || self.why_no_right(side).is_some()
        {
            return self.claim(side, claim, announced, command);
        }
        let said = self.said(side, announced);
        self.announced_by(side, said.as_deref())?;
        self.emit_by(Happening::Claimed(side, claim, said.clone()), self.cite().claim_procedure);
        self.emit_by(Happening::ClaimWaits(side, claim, said), self.cite().claim_procedure);
        self.emit_by(Happening::Offered(side, OfferMoment::WithClaim), rule);
        Ok(())
    }

    pub(super) fn write(&mut self, side: Side, text: &str) {
        self.emit_by(Happening::Wrote(side, text.to_owned()), self.cite().writing_before);
    }

    pub(super) fn claim(
        &mut self,
        side: Side,
        claim: Claim,
        announced: Option<&Announced>,
        command: &Command,
    ) -> Result<(), Refusal> {
        if self.claim_is_open() {
            return Ok(());
        }
        // The sealer has made his move, and the other has it only when it stands on the board.
        if self.game.is_sealed() {
            self.no_effect(Reason::NotToMove, self.cite().claim_procedure);
            return Ok(());
        }
        let said = self.said(side, announced);
        let m = self.announced_by(side, said.as_deref())?;
        self.emit_by(Happening::Claimed(side, claim, said.clone()), self.cite().claim_procedure);
        self.emit_by(Happening::ClocksStopped, self.cite().claim_procedure);
        if let Some(reason) = self.why_no_right(side) {
            self.no_effect(reason, self.cite().claim_lost);
            self.run_on(None);
            return Ok(());
        }
        self.verify(side, claim, said.as_deref(), m, command);
        Ok(())
    }

    /// The move that a claim announces: where a move is written for claims alone it cannot be changed, and the one that was
    /// written counts.
    fn said(&self, side: Side, announced: Option<&Announced>) -> Option<String> {
        let fixed = match self.laws().numbers.writing_before_moving.value {
            WritingBeforeMoving::OnlyToClaimOrSeal => self.game.written[index(side)].clone(),
            WritingBeforeMoving::Free => None,
        };
        let announced = announced.map(|announced| announced.text.clone());
        announced.map(|said| fixed.unwrap_or(said))
    }

    /// Checks a claim that was made, with the move read from what was said, and what follows from it.
    fn verify(
        &mut self,
        side: Side,
        claim: Claim,
        said: Option<&str>,
        m: Option<chess::Move>,
        command: &Command,
    ) {
        let just_moved = self.game.to_move() != side;
        let counts = self.counts_announced(claim);
        let after = m.filter(|_| counts).map(|m| self.game.position.after(m));
        let unsound = just_moved || (said.is_some() && m.is_none());
        let (right, ground) = self.check(claim, after.as_ref());
        if right && !unsound {
            let mut grounds = vec![cited(self.cite().claim_right), ground.clone()];
            grounds.extend((claim == Claim::Threefold).then_some(cited(self.cite().same_position)));
            self.emit(Happening::ClaimRight(side, claim), grounds);
            let why = match claim {
                Claim::Threefold => Termination::Repetition,
                Claim::Fifty => Termination::MoveLimit,
            };
            self.end(Outcome::Draw, why, vec![ground, cited(self.cite().claim_right)]);
            return;
        }
        let grounds =
            if just_moved { vec![cited(self.cite().claim_lost), ground] } else { vec![ground] };
        self.wrong_claim(side, claim, grounds, command);
        if self.game.result().is_none() {
            self.bind_claimant(side, m, said);
            self.run_on(None);
        }
    }

    /// The move that the player to move has announced; `None` when it is not legal.
    fn announced_by(&self, side: Side, said: Option<&str>) -> Result<Option<chess::Move>, Refusal> {
        let Some(text) = said.filter(|_| self.game.to_move() == side) else { return Ok(None) };
        let Some(position) = self.game.playable() else { return Ok(None) };
        match notation::read(position, text) {
            Reading::Legal(m, _) => Ok(Some(m)),
            Reading::Illegal(_) | Reading::MissingPromotion(_) => Ok(None),
            Reading::Ambiguous(_) => Err(Refusal::AmbiguousMove(text.to_owned())),
            Reading::Null | Reading::Unreadable => Err(Refusal::UnreadableMove(text.to_owned())),
        }
    }

    fn why_no_right(&self, side: Side) -> Option<Reason> {
        let lost_by = self.laws().numbers.claim_lost_by.value;
        if self.game.to_move() != side {
            // Having moved without pressing he claims too late: a wrong claim today, a lost right in
            // an edition that counts moving only.
            let just_moved = self.game.unpressed == Some(side);
            return match (just_moved, lost_by) {
                (true, ClaimLostBy::Touching) => None,
                (true, ClaimLostBy::Moving) => Some(Reason::RightLost),
                (false, _) => Some(Reason::NotToMove),
            };
        }
        (self.game.has_touched() && lost_by == ClaimLostBy::Touching).then_some(Reason::RightLost)
    }

    /// Whether a claim of this kind may rest on a move that is announced and not yet made.
    fn counts_announced(&self, claim: Claim) -> bool {
        match claim {
            Claim::Threefold => true,
            Claim::Fifty => {
                self.laws().numbers.announced_fifty.value == AnnouncedFifty::AnnouncedMoveCounts
            }
        }
    }

    /// Whether the claim holds in the position it names, and the article with the count.
    fn check(&self, claim: Claim, after: Option<&Position>) -> (bool, Ground) {
        let position = after.unwrap_or(&self.game.position);
        let legal = after.is_some() || self.game.playable().is_some();
        match claim {
            Claim::Threefold => {
                let identity = self.laws().identity(position);
                let mut plies = self.game.plies_of(&identity);
                // What stands on the board is no position of the game.
                plies.retain(|_| legal);
                if after.is_some() {
                    plies.push(self.game.identities.count());
                }
                let stood = u32::try_from(plies.len()).unwrap_or(u32::MAX);
                let needed = self.laws().numbers.repetition_claim_occurrences.value.0;
                let rule = if after.is_some() {
                    self.cite().repetition_announced
                } else {
                    self.cite().repetition_on_board
                };
                let facts =
                    vec![Fact::PositionRepeated { plies }, Fact::Occurrences { stood, needed }];
                (stood >= needed, Ground { rule, facts })
            }
            Claim::Fifty => {
                let needed = self.game.quiet_limit_plies(position);
                let plies = position.halfmoves();
                let fact = ChessFact::QuietPlies { plies, needed };
                (legal && plies >= needed, resting_on(self.cite().fifty, fact))
            }
        }
    }

    fn wrong_claim(&mut self, side: Side, claim: Claim, grounds: Vec<Ground>, command: &Command) {
        let mut all = vec![cited(self.cite().claim_wrong)];
        all.extend(grounds);
        self.emit(Happening::ClaimWrong(side, claim), all);
        let numbers = self.laws().numbers;
        let (usual, fast) = (numbers.wrong_claim_penalty, numbers.wrong_claim_penalty_in_rapid);
        let penalty = fast.filter(|_| self.is_fast()).unwrap_or(usual);
        let time = Millis::seconds(penalty.value.0);
        match numbers.wrong_claim_penalty_form.value {
            WrongClaimPenaltyForm::GivenToOpponent => {
                self.add_time(side.other(), time, penalty.rule);
            }
            WrongClaimPenaltyForm::AddedToClaimant => {
                self.charge(side, time, penalty.rule, command);
            }
        }
    }

    /// Adds to the time the claimant has used; if that oversteps his limit he loses.
    pub(super) fn charge(
        &mut self,
        side: Side,
        time: Millis,
        rule: &'static Rule,
        command: &Command,
    ) {
        let before = self.game.clocks.used(side);
        let given = before + self.game.clocks.left(side);
        let fact = ChessFact::Used { side, before, added: time, given };
        self.emit(Happening::TimeAdded(side, -time), vec![resting_on(rule, fact)]);
        if self.game.clocks.is_overstepped(side) {
            let grounds = vec![cited(self.cite().time_forfeit)];
            self.lose(side, Termination::TimeForfeit, grounds, command);
        }
    }

    /// After a wrong claim the announced move must be played; if it is illegal, one with that piece.
    fn bind_claimant(&mut self, side: Side, m: Option<chess::Move>, said: Option<&str>) {
        let rule = self.cite().claim_wrong;
        if let Some(m) = m {
            self.bound_to(side, m, rule);
            return;
        }
        if let Some(text) = said
            && let Reading::Illegal(Some(d)) = notation::read(&self.game.position, text)
            && self.game.position.legal_moves().iter().any(|m| m.from() == Some(d.from))
        {
            self.emit_by(Happening::MustMove(side, d.from), rule);
        }
    }

    pub(super) fn resign(&mut self, side: Side, command: &Command) {
        let rule = match self.game.phase {
            Phase::Sealed { .. } => self.cite().ended_before_opening,
            Phase::NotStarted | Phase::Playing | Phase::Ended(..) | Phase::Annulled => {
                self.cite().resignation
            }
        };
        match self.laws().numbers.resignation_result.value {
            ResignationResult::DrawWithoutLegalMate => {
                self.lose(side, Termination::Resignation, vec![cited(rule)], command);
            }
            ResignationResult::AlwaysLoses => {
                let grounds = vec![cited(rule)];
                self.lose_whatever_is_left(side, Termination::Resignation, grounds, command);
            }
        }
    }
}
