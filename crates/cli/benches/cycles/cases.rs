//! The cycles of the worked cases.

use std::path::{Path, PathBuf};

use arbiter::xiangqi::{Book, GameSoFar};
use xiangqi::notation::{RankBase, read_points};
use xiangqi::{Move, Position, PositionError, fen};

/// A case as it is played: the prefix and three rounds of the cycle.
pub(crate) struct Played {
    /// The book whose case it is.
    pub(crate) book: Book,
    /// The start and the moves.
    pub(crate) game: GameSoFar,
}

impl Played {
    /// A line of a batch that asks `book`.
    pub(crate) fn line(&self, id: usize, book: Book) -> String {
        let moves: Vec<String> = self.game.moves.iter().map(|m| format!("\"{m}\"")).collect();
        format!(
            r#"{{"id":{id},"rules":"{}","fen":"{}","moves":[{}]}}"#,
            book.id(),
            fen::format(self.game.start.setup()),
            moves.join(",")
        )
    }
}

/// Every xiangqi case with a cycle, ordered by its path.
pub(crate) fn all() -> Vec<Played> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    Book::OF_FEDERATIONS.into_iter().flat_map(|book| of_book(&root, book)).collect()
}

fn of_book(root: &Path, book: Book) -> Vec<Played> {
    let mut files: Vec<PathBuf> = entries(&root.join(book.id()))
        .iter()
        .flat_map(|folder| entries(folder))
        .filter(|file| file.extension().is_some_and(|end| end == "case"))
        .collect();
    files.sort();
    files
        .iter()
        .filter_map(|file| std::fs::read_to_string(file).ok())
        .filter_map(|text| Some(Played { book, game: game(&text)? }))
        .collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| Some(entry.ok()?.path())).collect()
}

/// The game of a case; the form is described in `docs/cases.md`.
fn game(text: &str) -> Option<GameSoFar> {
    let (_, input) = text.split_once("--- game xiangqi\n")?;
    let input = input.split("--- ").next()?;
    let field = |name: &str| input.lines().find_map(|line| line.strip_prefix(name));
    let start = match field("fen ") {
        Some(text) => Position::from_setup(fen::read(text).ok()?.setup)
            .or_else(PositionError::as_diagram)
            .ok()?,
        None => Position::initial(),
    };
    let (prefix, cycle) = field("moves ")?.split_once('|')?;
    let cycle = moves(cycle)?;
    let mut played = moves(prefix)?;
    for _ in 0..3 {
        played.extend(&cycle);
    }
    (!cycle.is_empty()).then_some(GameSoFar { start, moves: played, stated: None })
}

fn moves(text: &str) -> Option<Vec<Move>> {
    text.split_whitespace().map(|m| read_points(m, RankBase::Zero).ok()).collect()
}

/// Numbers that look random and are always the same.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The numbers below `count` in some order.
    pub(crate) fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            order.swap(at, usize::try_from(self.0 >> 33).unwrap_or(0) % (at + 1));
        }
        order
    }
}
