//! Sealed moves and their opening.

use chess::written::{self, Written};
use chess::{Move, notation};
use rulebook::Rule;
use rulebook::parameters::DecisiveSealedMove;

use super::{Draft, Refusal, cited, resting_on};
use crate::chess::ledger::game::index;
use crate::chess::ledger::{Adjourned, Choice, Command, Happening, Permitted, Phase, Reason, Who};
use crate::chess::{ChessFact, ending};
use crate::clock::Millis;
use crate::{Ground, Outcome, Side, Termination};

impl Draft {
    pub(super) fn seal(
        &mut self,
        side: Side,
        text: &str,
        until: Option<Millis>,
        command: &Command,
    ) -> Result<(), Refusal> {
        if matches!(self.game.phase, Phase::Sealed { .. }) {
            return Err(Refusal::EnvelopeClosed);
        }
        if self.claim_is_open() {
            return Ok(());
        }
        let made = self.game.unpressed == Some(side);
        if self.game.to_move() != side && !made {
            self.no_effect(Reason::NotToMove, self.cite().sealing);
            return Ok(());
        }
        let text = if made { &*self.move_made_before_sealing(side, text) } else { text };
        if self.may_seal_reply(side)
            && let Some(rule) = self.cite().sealer_absent
        {
            self.emit_by(Happening::ReplySealed(side, text.to_owned()), rule);
            return Ok(());
        }
        self.emit_by(Happening::Sealed(side, text.to_owned()), self.cite().sealing);
        if let (Some(end), Some(rule)) = (until, self.cite().adjourning_early)
            && end > self.at
        {
            self.charge(side, end - self.at, rule, command);
        }
        Ok(())
    }

    /// Who has made his move on the board and not pressed must seal just that move; what he writes instead does not count.
    fn move_made_before_sealing(&mut self, side: Side, text: &str) -> String {
        let Some(made) = self.game.moves.last().cloned() else { return text.to_owned() };
        let before = self.game.before_last();
        let meant = before.and_then(|before| written::read(before, text).clear());
        if meant == made.m {
            return text.to_owned();
        }
        self.emit_by(Happening::DutyBroken(side), self.cite().sealing);
        made.text
    }

    /// Whether the game was resumed, `side` is there and the player who sealed is not.
    fn may_seal_reply(&self, side: Side) -> bool {
        let there = |side| self.game.present[index(side)];
        self.game.adjourned.is_some() && there(side) && !there(side.other())
    }

    /// Opens the envelope. What is in it is played if it has one meaning, or the one in which the arbiter reads it.
    pub(super) fn open_envelope(
        &mut self,
        reading: Option<&str>,
        command: &Command,
    ) -> Result<(), Refusal> {
        let (by, text, rule) = match (&self.game.phase, &self.game.sealed_reply) {
            (Phase::Sealed { by, text }, _) => (*by, text.clone(), self.cite().resumption),
            (_, Some((by, text))) => {
                let rule = self.cite().sealer_absent.unwrap_or(self.cite().resumption);
                (*by, text.clone(), rule)
            }
            (_, None) => return Err(Refusal::NothingSealed),
        };
        // Where arrivals are reported, the envelope stays closed until the one who must reply is there.
        if self.game.present[index(by)] && !self.game.present[index(by.other())] {
            self.no_effect(Reason::ReplierAbsent, rule);
            return Ok(());
        }
        let (ambiguous, meaningless) =
            (self.cite().sealed_ambiguous, self.cite().sealed_meaningless);
        match written::read(&self.game.position, reading.unwrap_or(&text)) {
            Written::Clear(m) => {
                self.emit_by(Happening::EnvelopeOpened(text), rule);
                self.play_sealed(by, m);
            }
            Written::Illegal => {
                self.emit_by(Happening::EnvelopeOpened(text.clone()), rule);
                let grounds = self.grounds_against(self.cite().sealed_illegal, &text);
                self.lose(by, Termination::SealedMove, grounds, command);
            }
            Written::Doubtful(_) => self.ask_on_sealed(by, text, ambiguous, command),
            Written::Meaningless => self.ask_on_sealed(by, text, meaningless, command),
        }
        Ok(())
    }

    /// The arbiter finds that the text is clear to nobody, or he says which move it means by opening it with that move.
    fn ask_on_sealed(&mut self, by: Side, text: String, rule: &'static Rule, command: &Command) {
        let grounds = self.grounds_against(rule, &text);
        let mut permitted = self.losing(by, Termination::SealedMove, grounds.clone());
        // The finding is that the move is bad; where that draws, the decision is named for it all the same.
        if let [only] = &mut permitted[..] {
            only.choice = Choice::Loss;
        }
        permitted.push(Permitted { choice: Choice::PlayOn, follows: Vec::new() });
        self.emit(Happening::SealedUnclear(by, text), grounds.clone());
        self.ask_on(command, permitted, grounds);
    }

    fn grounds_against(&self, rule: &'static Rule, text: &str) -> Vec<Ground> {
        let mut grounds = vec![resting_on(rule, ChessFact::Written { text: text.to_owned() })];
        let bad = self.cite().sealed_bad;
        if bad.number != rule.number {
            grounds.push(cited(bad));
        }
        grounds
    }

    pub(super) fn lose_envelope(
        &mut self,
        stated: Option<&str>,
        command: &Command,
    ) -> Result<(), Refusal> {
        let Phase::Sealed { by, .. } = self.game.phase else {
            return Err(Refusal::NothingSealed);
        };
        let rule = self.cite().lost_envelope;
        self.emit_by(Happening::EnvelopeLost(by), rule);
        if let Some(Adjourned { clocks, .. }) = self.game.adjourned {
            self.emit_by(Happening::ClocksSet(clocks), rule);
        }
        let Some(text) = stated else { return Ok(()) };
        self.emit_by(Happening::EnvelopeOpened(text.to_owned()), rule);
        match written::read(&self.game.position, text) {
            Written::Clear(m) => self.play_sealed(by, m),
            Written::Illegal => {
                let grounds = self.grounds_against(self.cite().sealed_illegal, text);
                self.lose(by, Termination::SealedMove, grounds, command);
            }
            // He says himself what he means, and makes it.
            Written::Doubtful(_) | Written::Meaningless => {}
        }
        Ok(())
    }

    /// Whether what lies in the envelope is judged before the lateness of these.
    pub(super) fn sealed_move_counts_before(&self, late: Who) -> bool {
        let Phase::Sealed { by, .. } = self.game.phase else { return false };
        match self.laws().numbers.decisive_sealed_move.value {
            DecisiveSealedMove::BeforeLatenessOfSealer => late == Who::One(by),
            DecisiveSealedMove::BeforeAnyLateness => true,
        }
    }

    /// Ends the game if the move in the envelope has ended it.
    pub(super) fn ended_by_sealed_move(&mut self) -> bool {
        let Phase::Sealed { text, .. } = self.game.phase.clone() else { return false };
        let Some(m) = written::read(&self.game.position, &text).clear() else { return false };
        let after = self.game.position.after(m);
        let stood = self.game.occurrences_of(&self.laws().identity(&after)) + 1;
        let Some(found) = ending(self.laws(), &after, stood) else { return false };
        let rule = match found.outcome {
            Outcome::Wins(_) => self.cite().sealed_mate,
            Outcome::Draw | Outcome::BothLose | Outcome::None => self.cite().sealed_draw,
        };
        let mut grounds = vec![resting_on(rule, ChessFact::Written { text }), found.ground];
        grounds.extend(found.under);
        self.end(found.outcome, found.termination, grounds);
        true
    }

    /// The one who sealed is late, and the time of the other, who is there, has run out: that comes first.
    pub(super) fn oversteps_while_sealer_is_late(&mut self, late: Side, about: &Command) -> bool {
        let sealed = matches!(self.game.phase, Phase::Sealed { by, .. } if by == late);
        let there = late.other();
        if !sealed || !self.game.clocks.is_overstepped(there) {
            return false;
        }
        let grounds = [self.cite().present_oversteps, self.cite().time_forfeit];
        self.lose(there, Termination::TimeForfeit, grounds.map(cited).into(), about);
        true
    }

    /// The sealed move is played on the board, if its player was free to make it; else he makes another on his own time.
    fn play_sealed(&mut self, by: Side, m: Move) {
        if !self.keeps_to_duties(by, m) {
            self.emit(Happening::ClockStarted(by), Vec::new());
            return;
        }
        let san = notation::san(&self.game.position, m);
        self.emit_by(Happening::Moved(by, m, san), self.cite().replier_present);
        self.end_on_the_board();
        if self.game.result().is_none() {
            self.emit_by(Happening::Pressed(by), self.cite().replier_present);
        }
    }
}
