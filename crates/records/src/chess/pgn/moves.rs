//! The moves of a game, played as far as the position is known.

use arbiter::chess::judge::{ChessGame, Ply};
use chess::notation::{self, Reading};
use chess::{Bitboard, Position, Role, Square};

use super::ChessFaultKind;
use super::cut::OFFER;
use super::times::Times;

/// The moves of a game being read.
#[derive(Debug)]
pub(super) struct Moves {
    pub(super) game: ChessGame,
    /// What the comments say of the times.
    pub(super) times: Times,
    /// Texts after the position was lost.
    pub(super) unread: Vec<String>,
    /// The plies that came with the offer of a draw.
    pub(super) offers: Vec<u32>,
    /// Whether the position is not known any more.
    lost: bool,
}

impl Moves {
    pub(super) fn new(start: Position, plies: usize) -> Self {
        Self {
            game: ChessGame::with_capacity(start, plies),
            times: Times::default(),
            unread: Vec::new(),
            offers: Vec::new(),
            lost: false,
        }
    }

    /// Whether nothing was played because the record is of another game, or begins nowhere.
    pub(super) fn is_of_another_game(&self) -> bool {
        self.lost && self.game.plies().is_empty() && self.unread.is_empty()
    }

    /// Whether no move stood there.
    pub(super) fn is_untouched(&self) -> bool {
        self.game.plies().is_empty() && self.unread.is_empty()
    }

    /// From here on nothing is played.
    pub(super) const fn lose(&mut self) {
        self.lost = true;
    }

    /// Whether `text` is castling that is legal here.
    pub(super) fn castles(&self, text: &str) -> bool {
        !self.lost && notation::read_quickly(self.game.last(), text).legal().is_some()
    }

    /// Plays what a word says; what is wrong with it.
    pub(super) fn play(&mut self, text: &str) -> Option<ChessFaultKind> {
        if self.lost {
            self.unread.push(text.to_owned());
            return None;
        }
        let position = self.game.last();
        let kind = match notation::read_quickly(position, text) {
            Reading::Legal(m, _) => {
                self.game.play(m);
                return None;
            }
            Reading::Illegal(_) | Reading::MissingPromotion(_) | Reading::Null
                if position.legal_moves().is_empty() =>
            {
                ChessFaultKind::AfterTheEnd(text.to_owned())
            }
            Reading::Illegal(d) => {
                let (text, broken) = (text.to_owned(), chess::breaking(position, text));
                let named = d.filter(|d| names_both_squares(&text, d.from, d.to));
                let after = match broken {
                    Some((m, _)) => Some(position.after_breaking(m)),
                    None => named.and_then(|d| position.displaced(d).ok()),
                };
                if let Some(after) = after {
                    self.game.let_stand(&text, after);
                    let broken = broken.map(|(_, broken)| broken);
                    return Some(ChessFaultKind::IllegalMove { text, broken });
                }
                ChessFaultKind::IllegalEnd(text)
            }
            Reading::Null => match position.passed() {
                Some(after) => {
                    self.game.let_stand(text, after);
                    return Some(ChessFaultKind::NullMove(text.to_owned()));
                }
                None => ChessFaultKind::IllegalEnd(text.to_owned()),
            },
            Reading::MissingPromotion(_) => ChessFaultKind::IllegalEnd(text.to_owned()),
            Reading::Ambiguous(_) => ChessFaultKind::AmbiguousMove(text.to_owned()),
            Reading::Unreadable => ChessFaultKind::UnreadableMove(text.to_owned()),
        };
        self.lost = true;
        self.unread.push(text.to_owned());
        Some(kind)
    }

    /// Takes a sign behind the last move: `(=)` says that it came with the offer of a draw.
    pub(super) fn mark(&mut self, text: &str) {
        let ply = u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX);
        if text == OFFER && !self.lost && ply > 0 && self.offers.last() != Some(&ply) {
            self.offers.push(ply);
        }
    }

    /// Takes what a comment, which begins at `at`, says of the last move; what in it cannot be read.
    pub(super) fn comment(&mut self, comment: &str, at: usize) -> Vec<(usize, ChessFaultKind)> {
        let plies = if self.lost { 0 } else { self.game.plies().len() };
        self.times.take(plies, comment, at)
    }

    /// Takes kings on the centre squares off the end: an illegal one, the one before it, and what
    /// follows of the same kind. How many texts that were.
    pub(super) fn king_signal(&mut self, faults: &mut Vec<(usize, ChessFaultKind)>) -> u32 {
        let kept = self.kept_signals();
        let all_signals = kept + self.unread.len() > 0
            && kept + self.unread.len() <= 2
            && self.unread.iter().all(|text| signals(text));
        if !all_signals {
            return 0;
        }
        let mut count = kept + self.unread.len();
        let is_signal_fault = |kind: &ChessFaultKind| {
            matches!(
                kind,
                ChessFaultKind::IllegalEnd(text)
                    | ChessFaultKind::AfterTheEnd(text)
                    | ChessFaultKind::IllegalMove { text, .. }
                    if signals(text)
            )
        };
        let at = faults.iter().position(|(_, kind)| is_signal_fault(kind));
        faults.truncate(at.unwrap_or(faults.len()));
        self.unread.clear();
        for _ in 0..kept {
            self.game.take_back();
        }
        self.times.truncate(self.game.plies().len());
        if self.game.plies().last().is_some_and(is_signal) {
            self.game.take_back();
            self.times.truncate(self.game.plies().len());
            count += 1;
        }
        u32::try_from(count).unwrap_or(u32::MAX)
    }
}

impl Moves {
    /// How many of the last plies are illegal king moves to the centre.
    fn kept_signals(&self) -> usize {
        let illegal = |ply: &&Ply| matches!(ply, Ply::Illegal(ply) if signals(&ply.text));
        self.game.plies().iter().rev().take_while(illegal).count()
    }
}

/// A king on a centre square.
fn signals(text: &str) -> bool {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    matches!(text, "Ke4" | "Kd4" | "Ke5" | "Kd5" | "Kxe4" | "Kxd4" | "Kxe5" | "Kxd5")
}

/// A legal move of a king to a centre square.
fn is_signal(ply: &Ply) -> bool {
    let to_centre = |m: chess::Move| {
        m.role() == Role::King && Bitboard::CENTER.contains(m.to()) && !m.is_castle()
    };
    ply.legal().is_some_and(to_centre)
}

fn names_both_squares(text: &str, from: Square, to: Square) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    text.starts_with(&from.to_string()) && text.contains(&to.to_string())
}
