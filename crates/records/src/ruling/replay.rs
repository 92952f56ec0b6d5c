//! The moves of a ruling in words, for which the positions are needed.

use arbiter::xiangqi::GameSoFar;
use arbiter::{CyclePly, Man};
use xiangqi::notation::{self, ChineseStyle, Notation, WxfStyle};
use xiangqi::{Move, Position, Setup};

use words::{Bilingual, Say as _};

/// Of so many positions of a game one is kept; the others are played from there when they are asked for.
const STEP: usize = 16;

/// A game played through. A long one takes little more memory than its moves.
#[derive(Debug, Clone)]
pub struct Replay {
    moves: Vec<Move>,
    /// The positions before ply 1, before ply 1 + [`STEP`], and so on.
    kept: Vec<Position>,
}

impl Replay {
    /// Plays `game` through; illegal moves are played as they stand.
    #[must_use]
    pub fn new(game: &GameSoFar) -> Self {
        let mut at = game.start.clone();
        let mut kept = vec![at.clone()];
        for step in game.moves.chunks_exact(STEP) {
            for &m in step {
                at.play_unchecked(m);
            }
            kept.push(at.clone());
        }
        Self { moves: game.moves.clone(), kept }
    }

    /// The position before the move with number `ply`, from 1; `None` beyond the record.
    #[must_use]
    pub fn before(&self, ply: u32) -> Option<Position> {
        let played = usize::try_from(ply).ok()?.checked_sub(1)?;
        let from = played / STEP;
        let mut at = self.kept.get(from)?.clone();
        for &m in self.moves.get(from * STEP..played)? {
            at.play_unchecked(m);
        }
        Some(at)
    }

    /// `m`, the move with number `ply`, in words.
    #[must_use]
    pub fn written(&self, ply: u32, m: Move) -> Bilingual {
        written(self.before(ply).as_ref(), m)
    }

    /// The position before each ply of `cycle`; moves added to complete it follow on the last recorded one.
    #[must_use]
    pub fn before_each(&self, cycle: &[CyclePly]) -> Vec<Option<Position>> {
        let mut at = cycle.first().and_then(|entry| self.before(entry.ply));
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

/// What the side that moves first takes in a line and what it gives, in the order of the moves, if there is more to it than the
/// one piece taken.
#[must_use]
pub fn written_balance(position: &Position, line: &[Move]) -> Option<Bilingual> {
    let mut at = position.clone();
    let (mut taken, mut given) = (Vec::new(), Vec::new());
    for (index, &m) in line.iter().enumerate() {
        if let Some(piece) = at.board().piece_at(m.to) {
            let man = Man { piece, square: m.to }.both();
            if index % 2 == 0 { taken.push(man) } else { given.push(man) }
        }
        at = at.after(m);
    }
    if taken.len() < 2 && given.is_empty() {
        return None;
    }
    let list = |men: &[Bilingual]| {
        let zh: Vec<&str> = men.iter().map(|man| man.zh.as_str()).collect();
        let en: Vec<&str> = men.iter().map(|man| man.en.as_str()).collect();
        Bilingual { zh: zh.join("、"), en: en.join(", ") }
    };
    let (taken, lost) = (list(&taken), list(&given));
    Some(if given.is_empty() {
        Bilingual { zh: format!("得{}", taken.zh), en: format!("taking {}", taken.en) }
    } else {
        Bilingual {
            zh: format!("得{}，失{}", taken.zh, lost.zh),
            en: format!("taking {} for {}", taken.en, lost.en),
        }
    })
}

#[cfg(test)]
mod tests {
    use xiangqi::notation::{RankBase, read_points};

    use super::*;

    #[test]
    fn a_position_is_that_of_the_game_wherever_it_is_asked_for() {
        let dance = ["h0g2", "h9g7", "g2h0", "g7h9"]
            .map(|m| read_points(m, RankBase::Zero).expect("a move"));
        let moves: Vec<Move> = dance.into_iter().cycle().take(2 * STEP + 3).collect();
        let replay = Replay::new(&GameSoFar {
            start: Position::initial(),
            moves: moves.clone(),
            stated: None,
        });
        let mut at = Position::initial();
        for (ply, &m) in (1..).zip(&moves) {
            assert_eq!(replay.before(ply).as_ref(), Some(&at), "{ply}");
            at = at.after(m);
        }
        let last = u32::try_from(moves.len()).expect("short") + 1;
        assert_eq!((replay.before(last), replay.before(last + 1)), (Some(at), None));
        assert_eq!(replay.before(0), None);
    }
}
