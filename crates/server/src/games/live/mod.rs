//! A live game of either kind: what the desk needs of the ledgers, and nothing more.
//!
//! The ledgers in `arbiter` decide. This module hands them lines in the form of `docs/ledger.md` and gives back
//! decisions in words and JSON. A third game must break every `match` here.

mod chess;
mod xiangqi;

use arbiter::clock::Millis;
use arbiter::{Outcome, Side, Termination};
use rulebook::{Game as Kind, Rule, Text};
use serde_json::{Map, Value};
use wire::ledger::Event;
use words::Bilingual;

/// A line of a ledger as an object.
pub type Line = Map<String, Value>;

/// A game in play under its ledger.
#[derive(Debug, Clone)]
pub enum LiveGame {
    /// Chess.
    Chess(Box<arbiter::chess::ledger::Game>),
    /// Xiangqi.
    Xiangqi(Box<arbiter::xiangqi::ledger::Game>),
}

/// An article, to be shown and linked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Article {
    /// The rulebook.
    pub document: &'static str,
    /// The number as printed.
    pub number: &'static str,
    /// Its title.
    pub title: Text,
}

impl From<&'static Rule> for Article {
    fn from(rule: &'static Rule) -> Self {
        Self { document: rule.document, number: rule.number, title: rule.title }
    }
}

/// What a decision is to the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// A bare fact, such as a move made or a clock started.
    Bare,
    /// A decision people want to read.
    Speaks,
    /// It had no effect.
    NoEffect,
    /// The arbiter is asked.
    Asks,
    /// The game is over or annulled.
    Ends,
}

/// One event a command led to.
#[derive(Debug, Clone)]
pub struct Decision {
    /// What it is to the desk.
    pub weight: Weight,
    /// In words.
    pub words: Bilingual,
    /// The articles it rests on.
    pub articles: Vec<Article>,
    /// The facts behind the articles, in words. They may hold numbers of moves.
    pub facts: Vec<Bilingual>,
    /// In the form of `docs/ledger.md`.
    pub form: Event,
}

/// A command as taken.
#[derive(Debug, Clone)]
pub struct Taken {
    /// The line with its time, as it is stored.
    pub line: Value,
    /// Who did what.
    pub words: Bilingual,
    /// What it led to.
    pub decisions: Vec<Decision>,
}

/// Where a game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Before the start.
    NotStarted,
    /// In play.
    Playing,
    /// A move is sealed by this side.
    Sealed(Side),
    /// Over.
    Ended(Outcome, Termination),
    /// Annulled.
    Annulled,
}

impl Phase {
    /// Whether nothing more is played.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Ended(..) | Self::Annulled)
    }
}

/// A move of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Who.
    pub side: Side,
    /// As written.
    pub text: Bilingual,
}

/// A decision the arbiter may take.
#[derive(Debug, Clone)]
pub struct Permitted {
    /// The field of `decide` that holds the word.
    pub field: &'static str,
    /// The word.
    pub choice: String,
    /// In words.
    pub words: Bilingual,
    /// What would follow.
    pub follows: Vec<Decision>,
}

/// A question that waits for the arbiter.
#[derive(Debug, Clone)]
pub struct Question {
    /// What raised it.
    pub words: Bilingual,
    /// What he may decide.
    pub permitted: Vec<Permitted>,
}

/// One player's clock at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// What is left.
    pub left: Millis,
    /// How long it does not run yet: the rest of a delay.
    pub free: Millis,
}

/// An illegal move that lies on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LyingIllegal {
    /// By whom.
    pub side: Side,
    /// As written.
    pub text: String,
    /// Whether the clock was pressed.
    pub pressed: bool,
}

/// The boards as the desk draws them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    /// The pieces, as FEN's first field.
    pub pieces: String,
    /// The squares the last move left and reached.
    pub last: Option<[String; 2]>,
}

impl LiveGame {
    /// A game by the first line of a ledger.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn open(kind: Kind, header: Map<String, Value>) -> Result<Self, String> {
        match kind {
            Kind::Chess => chess::open(header).map(|game| Self::Chess(Box::new(game))),
            Kind::Xiangqi => xiangqi::open(header).map(|game| Self::Xiangqi(Box::new(game))),
        }
    }

    /// Which game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Chess(_) => Kind::Chess,
            Self::Xiangqi(_) => Kind::Xiangqi,
        }
    }

    /// The first line of its ledger.
    #[must_use]
    pub fn header(&self) -> Value {
        match self {
            Self::Chess(game) => wire::ledger::chess::header_json(&game.setup),
            Self::Xiangqi(game) => wire::ledger::xiangqi::header_json(&game.setup),
        }
    }

    /// The rulebook.
    #[must_use]
    pub fn rulebook(&self) -> &'static rulebook::Document {
        match self {
            Self::Chess(game) => game.setup.laws.document,
            Self::Xiangqi(game) => game.setup.book.document(),
        }
    }

    /// Takes a line at a moment. When it is refused the state is as before.
    ///
    /// # Errors
    /// Why the line cannot be taken, for people.
    pub fn take(&mut self, line: &Line, at: Millis) -> Result<Vec<Taken>, Bilingual> {
        match self {
            Self::Chess(game) => chess::take(game, line, at),
            Self::Xiangqi(game) => xiangqi::take(game, line, at),
        }
    }

    /// The moment of the last line.
    #[must_use]
    pub const fn now(&self) -> Millis {
        match self {
            Self::Chess(game) => game.now,
            Self::Xiangqi(game) => game.now,
        }
    }

    /// Where the game is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self {
            Self::Chess(game) => chess::phase(game),
            Self::Xiangqi(game) => xiangqi::phase(game),
        }
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        match self {
            Self::Chess(game) => game.to_move(),
            Self::Xiangqi(game) => game.to_move(),
        }
    }

    /// Whose clock runs.
    #[must_use]
    pub const fn running(&self) -> Option<Side> {
        match self {
            Self::Chess(game) => game.clocks.running(),
            Self::Xiangqi(game) => game.clocks.running(),
        }
    }

    /// A clock at a moment not before the last line.
    #[must_use]
    pub fn shown(&self, side: Side, at: Millis) -> Shown {
        match self {
            Self::Chess(game) => chess::shown(game, side, at),
            Self::Xiangqi(game) => xiangqi::shown(game, side, at),
        }
    }

    /// Whose flag falls next, and when, if nothing else happens.
    #[must_use]
    pub fn flag_due(&self) -> Option<(Side, Millis)> {
        let side = self.running()?;
        if self.phase().is_over() || self.question().is_some() {
            return None;
        }
        let shown = self.shown(side, self.now());
        let wait = Millis(shown.left.0.max(0)) + shown.free;
        Some((side, self.now() + wait))
    }

    /// The moves.
    #[must_use]
    pub fn plies(&self) -> Vec<Ply> {
        match self {
            Self::Chess(game) => chess::plies(game),
            Self::Xiangqi(game) => xiangqi::plies(game),
        }
    }

    /// The number of the first move, and whether Black begins.
    #[must_use]
    pub fn first_number(&self) -> (u32, Side) {
        match self {
            Self::Chess(game) => {
                (game.setup.start.fullmoves(), Side::from(game.setup.start.turn()))
            }
            Self::Xiangqi(game) => (1, Side::from(game.setup.start.turn())),
        }
    }

    /// The pieces on the board.
    #[must_use]
    pub fn placement(&self) -> Placement {
        match self {
            Self::Chess(game) => chess::placement(game),
            Self::Xiangqi(game) => xiangqi::placement(game),
        }
    }

    /// The board as a picture, with `below` nearest.
    #[must_use]
    pub fn picture(&self, below: Side, title: &str) -> String {
        match self {
            Self::Chess(game) => chess::picture(game, below, title),
            Self::Xiangqi(game) => xiangqi::picture(game, below, title),
        }
    }

    /// Every piece once, for scripts that move them: `<g data-piece="…">`, its corner at the origin.
    #[must_use]
    pub fn palette(&self) -> String {
        match self {
            Self::Chess(_) => drawing::chess_palette(),
            Self::Xiangqi(_) => drawing::palette(),
        }
    }

    /// The game as a file of another program's form, played in `round` if that is known; `None` for a form its kind of
    /// game does not have.
    #[must_use]
    pub fn file(&self, card: &super::Card, round: Option<&str>, form: GameFile) -> Option<String> {
        match (self, form) {
            (Self::Chess(game), GameFile::Pgn) => Some(chess::pgn(game, card, round)),
            (Self::Chess(_), GameFile::DhtmlXq) => None,
            (Self::Xiangqi(game), form) => Some(xiangqi::file(game, card, round, form)),
        }
    }

    /// The question that waits for the arbiter.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        match self {
            Self::Chess(game) => game.question.as_ref().map(chess::question),
            Self::Xiangqi(game) => {
                game.question.as_ref().map(|question| xiangqi::question(question, game))
            }
        }
    }

    /// Who has offered a draw that waits for its answer.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        match self {
            Self::Chess(game) => game.offer.map(|offer| offer.by),
            Self::Xiangqi(game) => game.offer,
        }
    }

    /// An illegal move on the board.
    #[must_use]
    pub fn illegal(&self) -> Option<LyingIllegal> {
        match self {
            Self::Chess(game) => game.illegal.as_ref().map(|illegal| LyingIllegal {
                side: illegal.side,
                text: illegal.text.clone(),
                pressed: illegal.pressed,
            }),
            // An illegal move is put to the arbiter and is not on the board.
            Self::Xiangqi(_) => None,
        }
    }

    /// Who has moved and not pressed the clock.
    #[must_use]
    pub const fn unpressed(&self) -> Option<Side> {
        match self {
            Self::Chess(game) => game.unpressed,
            Self::Xiangqi(_) => None,
        }
    }

    /// Whether the ledger could not follow the last moves, so that what stands on the board has to be entered.
    #[must_use]
    pub fn is_board_unknown(&self) -> bool {
        match self {
            Self::Chess(game) => {
                game.seen_illegal == Some(arbiter::chess::ledger::SeenIllegal::Replied)
            }
            Self::Xiangqi(_) => false,
        }
    }

    /// Whether nobody may tell the players the number of moves: both are exempt from recording and no flag has fallen
    /// (1993: 11.3).
    #[must_use]
    pub fn is_silent(&self) -> bool {
        match self {
            Self::Chess(game) => chess::is_silent(game),
            Self::Xiangqi(_) => false,
        }
    }

    /// Stops the clocks at a moment; for a taking back.
    pub fn stop(&mut self, at: Millis) {
        match self {
            Self::Chess(game) => chess::stop(game, at),
            Self::Xiangqi(game) => xiangqi::stop(game, at),
        }
    }

    /// Ends the game with a result the arbiter sets.
    pub fn end(&mut self, outcome: Outcome, at: Millis) {
        match self {
            Self::Chess(game) => chess::end(game, outcome, at),
            Self::Xiangqi(game) => xiangqi::end(game, outcome, at),
        }
    }

    /// The articles on a matter, for people who have not yet decided what to do; empty where the rulebook has none.
    #[must_use]
    pub fn articles_on(&self, matter: Matter) -> Vec<&'static Rule> {
        match self {
            Self::Chess(game) => chess::articles_on(game, matter),
            Self::Xiangqi(game) => xiangqi::articles_on(game.setup.book, matter),
        }
    }
}

/// A form in which games are given to other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameFile {
    /// PGN, of either game; a chess game's has the time left after each move.
    Pgn,
    /// `DhtmlXQ`, of xiangqi alone.
    DhtmlXq,
}

impl GameFile {
    /// The forms a kind of game has.
    #[must_use]
    pub const fn of(kind: Kind) -> &'static [Self] {
        match kind {
            Kind::Chess => &[Self::Pgn],
            Kind::Xiangqi => &[Self::Pgn, Self::DhtmlXq],
        }
    }

    /// The form of a file's name, `game.pgn` or `games.dhtmlxq`.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        let (_, extension) = name.rsplit_once('.')?;
        [Self::Pgn, Self::DhtmlXq].into_iter().find(|form| form.extension() == extension)
    }

    /// What the name of its files ends with.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::DhtmlXq => "dhtmlxq",
        }
    }

    /// The form's own name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pgn => "PGN",
            Self::DhtmlXq => "DhtmlXQ",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Pgn => "application/x-chess-pgn; charset=utf-8",
            Self::DhtmlXq => "text/plain; charset=utf-8",
        }
    }
}

/// What a player may want to read about before acting. The desk does not say beforehand how it would rule on these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Matter {
    /// A claim by repetition.
    Repetition,
    /// A claim by moves without progress.
    Fifty,
    /// What a right and a wrong claim lead to.
    ClaimOutcome,
    /// A move.
    Moving,
    /// Pressing the clock.
    Pressing,
    /// Pointing out an illegal move.
    Illegal,
    /// Sealing a move.
    Sealing,
    /// Opening the envelope.
    Opening,
    /// A lost envelope.
    LostEnvelope,
    /// A penalty of time.
    Penalty,
    /// Setting clocks.
    Clocks,
    /// A protest.
    Protest,
    /// Stopping the clocks to call the arbiter.
    Pausing,
    /// A touched piece.
    Touching,
    /// A breach of conduct.
    Conduct,
    /// A move made with two hands.
    TwoHands,
    /// A claim that is put to the opponent first.
    ClaimPutFirst,
    /// Pointing out a touched piece.
    TouchClaim,
    /// A part of a move that has left the hand.
    Releasing,
    /// Writing a move before it is made.
    Writing,
    /// A defective clock.
    DefectiveClock,
    /// A piece that has left its square.
    Misplaced,
    /// An illegal position that stays on the board.
    IllegalPosition,
    /// A result signed by both.
    Signing,
    /// Scores that the arbiter decides on.
    Scores,
}
