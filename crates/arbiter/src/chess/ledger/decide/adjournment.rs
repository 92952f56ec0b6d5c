//! Sealed moves and their opening.

use chess::notation::{self, Reading};

use super::{Draft, Refusal, cited, resting_on};
use crate::chess::ChessFact;
use crate::chess::ledger::game::index;
use crate::chess::ledger::{Command, Happening, Phase, Reason, WrongSetup};
use crate::clock::Millis;
use crate::{Side, Termination};

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
        if self.game.to_move() != side {
            self.no_effect(Reason::NotToMove, self.cite().sealing);
            return Ok(());
        }
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

    /// Whether the game was resumed, `side` is there and the player who sealed is not.
    fn may_seal_reply(&self, side: Side) -> bool {
        let there = |side| self.game.present[index(side)];
        self.game.adjourned.is_some() && there(side) && !there(side.other())
    }

    pub(super) fn open_envelope(&mut self, command: &Command) -> Result<(), Refusal> {
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
        self.emit_by(Happening::EnvelopeOpened(text.clone()), rule);
        self.play_sealed(by, &text, command);
        Ok(())
    }

    pub(super) fn lose_envelope(
        &mut self,
        stated: Option<&str>,
        command: &Command,
    ) -> Result<(), Refusal> {
        let Phase::Sealed { by, .. } = self.game.phase.clone() else {
            return Err(Refusal::NothingSealed);
        };
        let rule = self.cite().lost_envelope;
        match stated {
            Some(text) => {
                self.emit_by(Happening::EnvelopeOpened(text.to_owned()), rule);
                self.play_sealed(by, text, command);
            }
            None => {
                let rule = self.cite().lost_position;
                self.emit_by(Happening::NewGame(WrongSetup::AdjournedPosition), rule);
            }
        }
        Ok(())
    }

    /// The sealed move is played on the board, or loses.
    fn play_sealed(&mut self, by: Side, text: &str, command: &Command) {
        let rule = match notation::read(&self.game.position, text) {
            Reading::Legal(m, _) => {
                let san = notation::san(&self.game.position, m);
                self.emit_by(Happening::Moved(by, m, san), self.cite().replier_present);
                self.end_on_the_board();
                if self.game.result().is_none() {
                    self.emit_by(Happening::Pressed(by), self.cite().replier_present);
                }
                return;
            }
            Reading::Ambiguous(_) | Reading::MissingPromotion(_) => self.cite().sealed_ambiguous,
            Reading::Null | Reading::Unreadable => self.cite().sealed_meaningless,
            Reading::Illegal(_) => self.cite().sealed_illegal,
        };
        let mut grounds = vec![resting_on(rule, ChessFact::Written { text: text.to_owned() })];
        let bad = self.cite().sealed_bad;
        if bad.number != rule.number {
            grounds.push(cited(bad));
        }
        self.lose(by, Termination::SealedMove, grounds, command);
    }
}
