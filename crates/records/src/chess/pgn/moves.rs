//! The moves of a game, played as far as the position is known.

use arbiter::chess::judge::{ChessGame, Ply};
use chess::notation::{self, Reading};
use chess::{Bitboard, Position, Role, Square};

use super::ChessFaultKind;
use super::times::Times;

/// The moves of a game being read.
#[derive(Debug)]
pub(super) struct Moves {
    pub(super) game: ChessGame,
    /// What the comments say of the times.
    pub(super) times: Times,
    /// Texts after the position was lost.
    pub(super) unread: Vec<String>,
    /// Whether the position is not known any more.
    lost: bool,
}

impl Moves {
    pub(super) fn new(start: Position, plies: usize) -> Self {
        Self {
            game: ChessGame::with_capacity(start, plies),
            times: Times::default(),
            unread: Vec::new(),
            lost: false,
        }
    }

    /// From here on nothing is played.
    pub(super) const fn lose(&mut self) {
        self.lost = true;
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
            Reading::Illegal(d) => {
                let named = d.filter(|d| names_both_squares(text, d.from, d.to));
                if let Some(after) = named.and_then(|d| position.displaced(d).ok()) {
                    self.game.let_stand(text, after);
                    return Some(ChessFaultKind::IllegalMove(text.to_owned()));
                }
                ChessFaultKind::IllegalEnd(text.to_owned())
            }
            Reading::MissingPromotion(_) | Reading::Null => {
                ChessFaultKind::IllegalEnd(text.to_owned())
            }
            Reading::Ambiguous(_) => ChessFaultKind::AmbiguousMove(text.to_owned()),
            Reading::Unreadable => ChessFaultKind::UnreadableMove(text.to_owned()),
        };
        self.lost = true;
        self.unread.push(text.to_owned());
        Some(kind)
    }

    /// Takes what a comment, which begins at `at`, says of the last move; what in it cannot be read.
    pub(super) fn comment(&mut self, comment: &str, at: usize) -> Vec<(usize, ChessFaultKind)> {
        let plies = if self.lost { 0 } else { self.game.plies().len() };
        self.times.take(plies, comment, at)
    }

    /// Takes kings on the centre squares off the end: an illegal one, the one before it, and what
    /// follows of the same kind. How many texts that were.
    pub(super) fn king_signal(&mut self, faults: &mut Vec<(usize, ChessFaultKind)>) -> u32 {
        let all_signals = !self.unread.is_empty()
            && self.unread.len() <= 2
            && self.unread.iter().all(|text| signals(text));
        if !all_signals {
            return 0;
        }
        let mut count = self.unread.len();
        let first = ChessFaultKind::IllegalEnd(self.unread[0].clone());
        faults.retain(|(_, kind)| *kind != first);
        self.unread.clear();
        if self.game.plies().last().is_some_and(is_signal) {
            self.game.take_back();
            self.times.truncate(self.game.plies().len());
            count += 1;
        }
        u32::try_from(count).unwrap_or(u32::MAX)
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
