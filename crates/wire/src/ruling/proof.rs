//! What shows a ruling.

use arbiter::CyclePly as InnerPly;
use records::ruling::written;
use serde::Serialize;
use utoipa::ToSchema;
use xiangqi::{Move, Position, Square};

use super::{
    Citation, Label, Means, Of, Origin, Piece, PieceSide, Protection, Side, Source, Weight, moves,
};
use crate::{Both, Shown};

/// What shows a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Proof {
    /// A position came again.
    Repetition {
        /// After which plies it stood; 0 is the start.
        occurrences: Vec<u32>,
        /// How often the rule wants it.
        needed: u32,
        /// One entry a ply that leads from one occurrence to the next.
        cycle: Vec<CyclePly>,
    },
}

/// One ply of a cycle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CyclePly {
    /// Its number.
    pub ply: u32,
    /// Who moves.
    pub side: Side,
    /// From and to: files a to i from Red's left, ranks 0 to 9 from Red's side.
    #[schema(value_type = String)]
    pub r#move: Shown<Move>,
    /// As people write it: Chinese notation, and WXF letters.
    pub written: Both,
    /// Whether the record has it.
    pub source: Source,
    /// What the book calls it.
    pub label: Label,
    /// How heavily the book weighs it.
    pub weight: Weight,
    /// Whether it parries the attack of the ply before it.
    pub parries: bool,
    /// All that it attacks, whether or not the book counts it.
    pub attacks: Vec<Attack>,
    /// The rules that lead from the attacks to the label.
    pub rules: Vec<Citation>,
}

/// One thing a move attacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Attack {
    /// `check`, `kill` or `chase`.
    pub kind: Label,
    /// Who attacks.
    pub attackers: Vec<Man>,
    /// The piece attacked; null for a threat of mate on a diagram that leaves the general out.
    pub victim: Option<Man>,
    /// How the victim is protected.
    pub protection: Protection,
    /// How the attack comes about.
    pub origin: Origin,
    /// How the gain is made.
    pub means: Means,
    /// The moves that show it, the attacker first.
    #[schema(value_type = Vec<String>)]
    pub line: Vec<Shown<Move>>,
    /// The rule under which the book counts it, where it names one.
    pub counts: Option<Citation>,
    /// The rule under which the book does not count it.
    pub excused: Option<Citation>,
}

/// A piece and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Man {
    /// Whose.
    pub side: PieceSide,
    /// Which.
    pub piece: Piece,
    /// Where.
    #[schema(value_type = String)]
    pub square: Shown<Square>,
}

/// What a book calls a move, and how heavily it weighs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Weighed {
    /// What it is called.
    pub label: Label,
    /// How heavily it weighs.
    pub weight: Weight,
}

impl Of<'_> {
    pub(super) fn proof(self, proof: &arbiter::Proof) -> Option<Proof> {
        let repetition = match proof {
            arbiter::Proof::None => return None,
            arbiter::Proof::Repetition(repetition) => repetition,
        };
        let before = self.replay.map(|replay| replay.before_each(&repetition.cycle));
        let mut before = before.into_iter().flatten();
        let cycle = repetition.cycle.iter();
        Some(Proof::Repetition {
            occurrences: repetition.occurrences.clone(),
            needed: repetition.needed,
            cycle: cycle
                .map(|entry| self.cycle_ply(entry, before.next().flatten().as_ref()))
                .collect(),
        })
    }

    fn cycle_ply(self, entry: &InnerPly, before: Option<&Position>) -> CyclePly {
        CyclePly {
            ply: entry.ply,
            side: self.side(entry.side),
            r#move: Shown(entry.m),
            written: written(before, entry.m).into(),
            source: entry.source.into(),
            label: entry.label.into(),
            weight: entry.weight.into(),
            parries: entry.parries,
            attacks: entry.attacks.iter().map(Attack::from).collect(),
            rules: entry.rules.iter().map(|&rule| rule.into()).collect(),
        }
    }
}

impl From<&arbiter::Attack> for Attack {
    fn from(attack: &arbiter::Attack) -> Self {
        Self {
            kind: attack.kind.into(),
            attackers: attack.attackers.iter().map(|&man| man.into()).collect(),
            victim: attack.victim.map(Man::from),
            protection: attack.protection.into(),
            origin: attack.origin.into(),
            means: attack.means.into(),
            line: moves(&attack.line),
            counts: attack.counts.map(Citation::from),
            excused: attack.excused.map(Citation::from),
        }
    }
}

impl From<arbiter::Man> for Man {
    fn from(man: arbiter::Man) -> Self {
        Self {
            side: man.piece.color.into(),
            piece: man.piece.role.into(),
            square: Shown(man.square),
        }
    }
}
