//! Pieces, colours and boards set up wrongly.

use rulebook::parameters::ColoursReversedBar;
use rulebook::{MovesEach, Share};

use super::{Draft, resting_on};
use crate::Side;
use crate::chess::ChessFact;
use crate::chess::ledger::{Choice, Command, Happening, Permitted, Played, Reason, WrongSetup};
use crate::clock::Millis;

impl Draft {
    pub(super) fn wrong_set_up(&mut self, what: WrongSetup, command: &Command) {
        match what {
            WrongSetup::InitialPosition => match self.too_late_to_change() {
                Some(rule) => self.no_effect(Reason::TooManyMoves, rule),
                None => {
                    self.emit_by(Happening::NewGame(what), self.cite().wrong_initial_position);
                }
            },
            WrongSetup::AdjournedPosition => {
                let rule = self.cite().wrong_adjourned_position;
                let Some(adjourned) = &self.game.adjourned else {
                    self.no_effect(Reason::NotAdjourned, rule);
                    return;
                };
                let sealed = self.game.moves.get(adjourned.plies).cloned();
                self.emit_by(Happening::AdjournedPositionRestored, rule);
                // What was sealed binds its player again.
                if let Some(Played { side, m: Some(m), .. }) = sealed
                    && self.game.position.is_legal(m)
                {
                    self.bound_to(side, m, rule);
                }
                self.run_on(None);
            }
            WrongSetup::LostPosition => match (&self.game.adjourned, self.cite().lost_position) {
                (Some(_), rule) => self.emit_by(Happening::NewGame(what), rule),
                (None, rule) => self.no_effect(Reason::NotAdjourned, rule),
            },
            WrongSetup::Board => match self.too_late_to_change() {
                Some(rule) => self.no_effect(Reason::TooManyMoves, rule),
                None => self.emit_by(Happening::PositionCarriedOver, self.cite().board_turned),
            },
            WrongSetup::Colours => self.colours_reversed(command),
        }
    }

    fn colours_reversed(&mut self, command: &Command) {
        let rule = self.cite().colours_reversed;
        let numbers = self.laws().numbers;
        let bar = numbers.colours_reversed_bar.value;
        match (bar, numbers.colours_reversed_moves, numbers.colours_reversed_share) {
            (ColoursReversedBar::MovesByEach, Some(bar), _) => {
                let MovesEach(bar) = bar.value;
                let (first, second) =
                    (self.game.moves_by(Side::First), self.game.moves_by(Side::Second));
                let fact = ChessFact::MovesByEach { first, second, bar };
                let what = if first.min(second) >= bar {
                    Happening::NoEffect(Reason::TooManyMoves)
                } else {
                    Happening::NewGame(WrongSetup::Colours)
                };
                self.emit(what, vec![resting_on(rule, fact)]);
                return;
            }
            (ColoursReversedBar::ShareOfFirstControl, _, Some(share)) => {
                let Share { numerator, denominator } = share.value;
                let base = self.game.clocks.control().period(0).base;
                let share = base.0.saturating_mul(i64::from(numerator)) / i64::from(denominator);
                let share = Millis(share);
                let clocks = &self.game.clocks;
                let used = clocks.used(Side::First).max(clocks.used(Side::Second));
                if used > share {
                    let ground = resting_on(rule, ChessFact::ShareOfControl { used, share });
                    self.emit(Happening::NoEffect(Reason::TooLate), vec![ground]);
                    return;
                }
            }
            // A bar without its number settles nothing.
            (ColoursReversedBar::MovesByEach, None, _)
            | (ColoursReversedBar::ShareOfFirstControl, _, None) => {}
        }
        let new_game = self.event(Happening::NewGame(WrongSetup::Colours), rule);
        let permitted = vec![
            Permitted { choice: Choice::NewGame, follows: vec![new_game] },
            Permitted { choice: Choice::PlayOn, follows: Vec::new() },
        ];
        self.ask(command, permitted, rule);
    }

    /// A piece has left its square: the position before the error, `plies` ago, stands again.
    pub(super) fn misplaced(&mut self, plies: u32) {
        let Some(rule) = self.cite().misplaced else {
            self.no_effect(Reason::NoRule, self.cite().illegal_move);
            return;
        };
        let made = u32::try_from(self.game.moves.len()).unwrap_or(u32::MAX);
        let Some(left) = made.checked_sub(plies) else {
            self.no_effect(Reason::FewerMoves, rule);
            return;
        };
        self.restore_position(left, [Some(rule), self.cite().times_after]);
        self.run_on(Some(rule));
    }
}
