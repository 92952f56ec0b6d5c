//! Sealed moves and their opening.

use chess::notation::{self, Reading};

use super::{Draft, Refusal, cited, resting_on};
use crate::laws::ChessFact;
use crate::ledger::game::index;
use crate::ledger::{Command, Happening, Phase, Reason, WrongSetup};
use crate::{Side, Termination};

impl Draft {
    pub(super) fn seal(&mut self, side: Side, text: &str) -> Result<(), Refusal> {
        if matches!(self.game.phase, Phase::Sealed { .. }) {
            return Err(Refusal::EnvelopeClosed);
        }
        if self.game.to_move() == side {
            self.emit_by(Happening::Sealed(side, text.to_owned()), self.cite().sealing);
        } else {
            self.no_effect(Reason::NotToMove, self.cite().sealing);
        }
        Ok(())
    }

    pub(super) fn open_envelope(&mut self, command: &Command) -> Result<(), Refusal> {
        let Phase::Sealed { by, text } = self.game.phase.clone() else {
            return Err(Refusal::NothingSealed);
        };
        // Where arrivals are reported, the envelope stays closed until the one who must reply is there.
        if self.game.present[index(by)] && !self.game.present[index(by.other())] {
            self.no_effect(Reason::ReplierAbsent, self.cite().resumption);
            return Ok(());
        }
        self.emit_by(Happening::EnvelopeOpened(text.clone()), self.cite().resumption);
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
