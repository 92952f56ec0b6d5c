//! A text with games of chess, in whichever form they stand there.

use std::vec::IntoIter;

use super::cut::{GameText, Games};
use super::{Language, positions};
use crate::Remark;
use crate::encoding::Encoding;

/// A text in which games of chess were found.
#[derive(Debug, Clone)]
pub struct ChessText {
    text: String,
    form: Form,
    language: Option<Language>,
    /// The encoding it was read in.
    pub encoding: Encoding,
    /// What was odd outside of the games.
    pub remarks: Vec<Remark>,
}

/// How the games stand in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// PGN, or moves without tags.
    Pgn,
    /// FEN, EPD, `position` lines.
    Positions,
    /// A list of moves a line.
    Lines,
}

impl ChessText {
    pub(crate) fn new(
        text: String,
        encoding: Encoding,
        remarks: Vec<Remark>,
        language: Option<Language>,
    ) -> Self {
        let form = if text.contains("[")
            && Games::new(&text).next().is_some_and(|game| !game.tags.is_empty())
        {
            Form::Pgn
        } else if positions::are_in(&text) || text.trim_start().starts_with("position startpos") {
            Form::Positions
        } else if positions::is_game_a_line(&text) {
            Form::Lines
        } else {
            Form::Pgn
        };
        Self { text, form, language, encoding, remarks }
    }

    /// The games, cut out and not yet read, so that a long file can be read piece by piece and by several threads.
    #[must_use]
    pub fn games(&self) -> ChessGames<'_> {
        match self.form {
            Form::Pgn => ChessGames::Pgn(Games::new(&self.text)),
            Form::Positions => ChessGames::Listed(positions::games(&self.text).into_iter()),
            Form::Lines => ChessGames::Listed(positions::lines(&self.text).into_iter()),
        }
    }

    /// Whether no game stands in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games().next().is_none()
    }

    /// The language its moves are said to be written in.
    #[must_use]
    pub const fn language(&self) -> Option<Language> {
        self.language
    }
}

/// The games of a text, in order.
#[derive(Debug, Clone)]
pub enum ChessGames<'a> {
    /// Of PGN, cut while they are asked for.
    Pgn(Games<'a>),
    /// Of a list.
    Listed(IntoIter<GameText<'a>>),
}

impl<'a> Iterator for ChessGames<'a> {
    type Item = GameText<'a>;

    fn next(&mut self) -> Option<GameText<'a>> {
        match self {
            Self::Pgn(games) => games.next(),
            Self::Listed(games) => games.next(),
        }
    }
}
