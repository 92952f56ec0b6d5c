//! How a record says that a game ended.
//!
//! The words stand in the tags `Termination` and `TerminationDetails`: those of the PGN standard, and what servers
//! and programs write ("Black resigns", "X won on time", "3-fold repetition", "Game drawn by agreement"). `normal`
//! says nothing, and a text that is not understood says nothing either.

use std::collections::BTreeMap;

use arbiter::chess::judge::ChessGame;
use arbiter::{Outcome, Side};
use chess::{Bound, Color, Identity, Position, Winnability, winnable};

use super::ChessFaultKind;
use super::tags::value_of_tag;

/// How a game ended, by the words of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SaidEnd {
    /// A player overstepped the time.
    TimeForfeit,
    /// A player resigned.
    Resignation,
    /// A draw was agreed.
    Agreement,
    /// Mate.
    Checkmate,
    /// The player to move has no legal move.
    Stalemate,
    /// The position was repeated.
    Repetition,
    /// Too many moves without capture or pawn move.
    MoveLimit,
    /// Material that cannot mate.
    InsufficientMaterial,
    /// An illegal move.
    IllegalMove,
    /// Somebody adjudicated.
    Adjudication,
    /// A player went, or a connection broke.
    Abandoned,
    /// A rule was broken.
    RulesInfraction,
    /// A player did not come, or the game was not played.
    Unplayed,
    /// The game did not end.
    Unterminated,
}

/// What the tags of a record say on the end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Statement {
    /// The words.
    pub text: String,
    /// How.
    pub how: Option<SaidEnd>,
    /// Who won, where the words name one of the players.
    pub winner: Option<Side>,
    /// Who overstepped the time, where the words say so and not that he lost.
    pub loser: Option<Side>,
    /// Who claimed, where the words say so.
    pub claimant: Option<Side>,
    /// The move the claim announced.
    pub announced: Option<String>,
    /// Whether the words say that the game was drawn.
    pub drawn: bool,
}

impl Statement {
    /// The tags, the one that says more first.
    pub(super) const TAGS: [&str; 2] = ["TerminationDetails", "Termination"];

    /// What the tags say.
    #[must_use]
    pub fn of(tags: &[(String, String)]) -> Self {
        let find = |name| value_of_tag(tags, name);
        let mut said = Self::default();
        for value in Self::TAGS.into_iter().filter_map(find) {
            if value.eq_ignore_ascii_case("normal") {
                if said.text.is_empty() {
                    value.clone_into(&mut said.text);
                }
                continue;
            }
            let text = value.to_lowercase();
            let how = how(&text);
            if said.text.is_empty() || (said.how.is_none() && how.is_some()) {
                value.clone_into(&mut said.text);
            }
            said.how = said.how.or(how);
            said.drawn |= text.contains("drawn") || text == "draw";
            said.winner = said.winner.or_else(|| winner(&text, find("White"), find("Black")));
            said.loser = said.loser.or_else(|| colour(&text, "", " oversteps"));
            said.claimant = said.claimant.or_else(|| colour(&text, "claimed by ", ""));
            said.announced = said.announced.or_else(|| {
                let (_, announced) = value.split_once(", announcing ")?;
                Some(announced.trim().to_owned())
            });
        }
        said
    }

    /// The fault that this and a stated result cannot both be; `result` is its text, `last` the last position.
    pub(super) fn against_result(
        &self,
        stated: Option<Outcome>,
        result: &str,
        last: &Position,
    ) -> Option<ChessFaultKind> {
        // Who resigns may draw, if the opponent cannot win.
        let unable = |side: Side| {
            matches!(winnable(last, Color::from(side), Bound::USUAL), Winnability::No(_))
        };
        let mildly = stated == Some(Outcome::Draw)
            && self.how == Some(SaidEnd::Resignation)
            && self.winner.map_or_else(|| unable(Side::First) || unable(Side::Second), unable);
        if mildly {
            return None;
        }
        let fits = match stated {
            Some(Outcome::Wins(side)) => {
                self.winner.is_none_or(|winner| winner == side) && !self.is_draw()
            }
            Some(Outcome::Draw) => self.winner.is_none() && !self.is_decisive(),
            Some(Outcome::BothLose | Outcome::None) => !self.is_draw() && self.winner.is_none(),
            None => !self.is_draw() && !self.is_decisive() && self.winner.is_none(),
        };
        let finished = stated.is_none() || self.how != Some(SaidEnd::Unterminated);
        (!(fits && finished)).then(|| ChessFaultKind::TerminationContradicts {
            termination: self.text.clone(),
            result: result.to_owned(),
        })
    }

    /// The fault that the words say what the moves do not show: mate, stalemate, a repetition, a count of moves; that a draw
    /// was agreed before both had moved, or that a player resigned to one who cannot mate.
    pub(super) fn against_board(&self, game: &ChessGame) -> Option<ChessFaultKind> {
        let last = game.last();
        let shown = match self.how? {
            SaidEnd::Checkmate => last.is_checkmate(),
            SaidEnd::Stalemate => last.is_stalemate(),
            SaidEnd::Repetition => repeats(game),
            SaidEnd::MoveLimit => last.halfmoves() + 1 >= CLAIMED_AFTER,
            SaidEnd::Agreement if game.plies().len() < 2 && is_start(game.start()) => {
                return Some(ChessFaultKind::AgreedTooEarly(self.text.clone()));
            }
            SaidEnd::Resignation => return resigned_to_no_mate(game),
            SaidEnd::TimeForfeit
            | SaidEnd::Agreement
            | SaidEnd::InsufficientMaterial
            | SaidEnd::IllegalMove
            | SaidEnd::Adjudication
            | SaidEnd::Abandoned
            | SaidEnd::RulesInfraction
            | SaidEnd::Unplayed
            | SaidEnd::Unterminated => true,
        };
        (!shown).then(|| ChessFaultKind::TerminationNotOnBoard { termination: self.text.clone() })
    }

    /// Whether the words fit a draw alone.
    const fn is_draw(&self) -> bool {
        self.drawn
            || matches!(
                self.how,
                Some(
                    SaidEnd::Agreement
                        | SaidEnd::Stalemate
                        | SaidEnd::Repetition
                        | SaidEnd::MoveLimit
                        | SaidEnd::InsufficientMaterial
                )
            )
    }

    /// Whether the words fit a win alone. Overstepping the time is no such word: the opponent may have been
    /// unable to win.
    const fn is_decisive(&self) -> bool {
        matches!(self.how, Some(SaidEnd::Resignation | SaidEnd::Checkmate))
    }
}

/// The fewest plies after which any edition lets fifty moves be claimed.
const CLAIMED_AFTER: u32 = 100;

/// Whether `start` is the usual one, so that nobody has moved before it.
fn is_start(start: &Position) -> bool {
    *start == Position::initial()
}

/// Whether a position of the game stood three times, or would with the next move.
fn repeats(game: &ChessGame) -> bool {
    let mut stood: BTreeMap<Identity, u32> = BTreeMap::new();
    let mut most = 0;
    for position in game.positions() {
        let times = stood.entry(position.identity()).or_insert(0);
        *times += 1;
        most = most.max(*times);
    }
    let last = game.last();
    let twice = |m| stood.get(&last.after(m).identity()).is_some_and(|times| *times >= 2);
    most >= 3 || last.legal_moves().into_iter().any(twice)
}

/// The fault that a player resigned to one who has too little to mate by any series of legal moves.
fn resigned_to_no_mate(game: &ChessGame) -> Option<ChessFaultKind> {
    let Some(Outcome::Wins(winner)) = game.stated else { return None };
    let (last, color) = (game.last(), Color::from(winner));
    let board = last.board();
    let strong = board.by_color(color) & (board.pawns() | board.rooks() | board.queens());
    let unable =
        strong.is_empty() && matches!(winnable(last, color, Bound::USUAL), Winnability::No(_));
    unable.then_some(ChessFaultKind::ResignedToNoMate(winner))
}

/// The colour between two words.
fn colour(text: &str, before: &str, after: &str) -> Option<Side> {
    if !(text.contains(before) && text.contains(after)) {
        return None;
    }
    [("white", Side::First), ("black", Side::Second)]
        .into_iter()
        .find(|(name, _)| text.contains(&format!("{before}{name}{after}")))
        .map(|(_, side)| side)
}

/// How the game ended, by lower-case words.
fn how(text: &str) -> Option<SaidEnd> {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let known = [
        (&["time forfeit", "on time", "timeout", "oversteps the time"][..], SaidEnd::TimeForfeit),
        (&["resign"], SaidEnd::Resignation),
        (&["agree"], SaidEnd::Agreement),
        (&["stalemate"], SaidEnd::Stalemate),
        (&["checkmate", "white mates", "black mates"], SaidEnd::Checkmate),
        (&["3-fold", "threefold", "5-fold", "fivefold", "repetition"], SaidEnd::Repetition),
        (&["fifty move", "50-move", "50 move", "75-move", "seventy-five"], SaidEnd::MoveLimit),
        (&["insufficient material"], SaidEnd::InsufficientMaterial),
        (&["illegal"], SaidEnd::IllegalMove),
        (&["adjudicat"], SaidEnd::Adjudication),
        (&["abandon", "disconnect", "stall"], SaidEnd::Abandoned),
        (&["rules infraction"], SaidEnd::RulesInfraction),
        (
            &[
                "unplayed",
                "never arrived",
                "not arrive",
                "no show",
                "no-show",
                "noshow",
                "forfeit",
                "walkover",
                "did not appear",
                "default",
                "absent",
            ],
            SaidEnd::Unplayed,
        ),
        (&["unterminated"], SaidEnd::Unterminated),
    ];
    if text == "time" {
        return Some(SaidEnd::TimeForfeit);
    }
    known.iter().find(|(words, _)| has(words)).map(|&(_, how)| how)
}

/// Who won, by lower-case words that begin with a colour or a player's name.
fn winner(text: &str, white: Option<&str>, black: Option<&str>) -> Option<Side> {
    const WINS: [&str; 3] = ["won", "wins", "mates"];
    const LOSES: [&str; 3] = ["resigns", "loses", "forfeits"];
    if !WINS.iter().chain(&LOSES).any(|verb| text.contains(verb)) {
        return None;
    }
    let begins = |name: &str| {
        let name = name.to_lowercase();
        let rest = (!name.is_empty()).then(|| text.strip_prefix(name.as_str()))??;
        rest.starts_with(' ').then(|| rest.trim_start())
    };
    let of = |side: Side, names: [&str; 2]| {
        let rest = names.into_iter().find_map(begins)?;
        if WINS.iter().any(|verb| rest.starts_with(verb)) {
            return Some(side);
        }
        LOSES.iter().any(|verb| rest.starts_with(verb)).then(|| side.other())
    };
    of(Side::First, ["white", white.unwrap_or("")])
        .or_else(|| of(Side::Second, ["black", black.unwrap_or("")]))
}
