//! The moves of a ruling in words, for which the positions are needed.

use arbiter::CyclePly;
use arbiter::xiangqi::GameSoFar;
use xiangqi::notation::{self, ChineseStyle, Notation, WxfStyle};
use xiangqi::{Move, Position, Setup};

use super::words::Bilingual;

/// A game played through.
#[derive(Debug, Clone)]
pub struct Replay {
    /// The position before each ply of the record and after the last one.
    positions: Vec<Position>,
}

impl Replay {
    /// Plays `game` through; illegal moves are played as they stand.
    #[must_use]
    pub fn new(game: &GameSoFar) -> Self {
        let mut at = game.start.clone();
        let mut positions = Vec::with_capacity(game.moves.len() + 1);
        for &m in &game.moves {
            let next = at.after(m);
            positions.push(std::mem::replace(&mut at, next));
        }
        positions.push(at);
        Self { positions }
    }

    /// The position before the move with number `ply`, from 1; `None` beyond the record.
    #[must_use]
    pub fn before(&self, ply: u32) -> Option<&Position> {
        self.positions.get(usize::try_from(ply).ok()?.checked_sub(1)?)
    }

    /// `m`, the move with number `ply`, in words.
    #[must_use]
    pub fn written(&self, ply: u32, m: Move) -> Bilingual {
        written(self.before(ply), m)
    }

    /// The position before each ply of `cycle`; moves added to complete it follow on the last recorded one.
    #[must_use]
    pub fn before_each(&self, cycle: &[CyclePly]) -> Vec<Option<Position>> {
        let mut at = cycle.first().and_then(|entry| self.before(entry.ply).cloned());
        cycle
            .iter()
            .map(|entry| {
                let next = at.as_ref().map(|position| position.after(entry.m));
                std::mem::replace(&mut at, next)
            })
            .collect()
    }
}

/// `m` as a move of the side to move in `position`: in the Chinese form, and in WXF letters. The points where the position is unknown or the words have no form for the move.
#[must_use]
pub fn written(position: Option<&Position>, m: Move) -> Bilingual {
    let write = |notation| {
        let words = position.and_then(|position| notation::format(notation, position, m).ok());
        words.unwrap_or_else(|| m.to_string())
    };
    Bilingual {
        zh: write(Notation::Chinese(ChineseStyle::SIMPLIFIED)),
        en: write(Notation::Wxf(WxfStyle::default())),
    }
}

/// A line that shows an attack, played from `position` by the side whose piece moves first, even if
/// the other side is to move: the attacker's next turn is what threatens.
#[must_use]
pub fn written_line(position: &Position, line: &[Move]) -> Bilingual {
    let mover = line.first().and_then(|m| position.board().piece_at(m.from));
    let turn = mover.map_or(position.turn(), |piece| piece.color);
    let mut at = Position::from_record(Setup { turn, ..position.setup().clone() });
    let (mut zh, mut en) = (Vec::new(), Vec::new());
    for &m in line {
        let words = written(Some(&at), m);
        zh.push(words.zh);
        en.push(words.en);
        at = at.after(m);
    }
    Bilingual { zh: zh.join("，"), en: en.join(", ") }
}
