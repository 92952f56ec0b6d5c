//! What a ruling says, apart from the board it was said on, so that two rulings can be compared.

use std::collections::BTreeMap;

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{Label, Outcome, Proof, Ruling, Side, Status, Termination, Weight};
use xiangqi::{Move, Position};

/// What a ruling says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) outcome: Outcome,
    pub(crate) must_vary: Option<Side>,
    pub(crate) termination: Termination,
    pub(crate) status: String,
    /// The numbers of the rules cited, in order.
    pub(crate) cites: Vec<&'static str>,
    /// Label and weight of every ply of the cycle.
    pub(crate) labels: Vec<(Label, Weight)>,
}

impl Said {
    /// What `book` says of a record; `None` if there is nothing to rule.
    pub(crate) fn of(start: &Position, moves: Vec<Move>, book: Book) -> Option<Self> {
        let game = GameSoFar { start: start.clone(), moves, stated: None };
        judge(&game, book).ruling.as_ref().map(Self::from)
    }

    /// The same with the sides exchanged.
    pub(crate) fn swapped(mut self) -> Self {
        self.outcome = match self.outcome {
            Outcome::Wins(side) => Outcome::Wins(side.other()),
            Outcome::Draw | Outcome::BothLose | Outcome::None => self.outcome,
        };
        self.must_vary = self.must_vary.map(Side::other);
        self
    }

    /// The same but for the labels.
    pub(crate) fn without_labels(self) -> Self {
        Self { labels: Vec::new(), ..self }
    }

    /// The same for a cycle that is entered `plies` later.
    pub(crate) fn later(mut self, plies: usize) -> Self {
        let length = self.labels.len().max(1);
        self.labels.rotate_left(plies % length);
        self
    }
}

/// A ply among others: its position and those of the two plies before it in the cycle that was looked at, and its move.
type Place = ([u64; 3], Move);

/// Label and weight of every ply that `book` looks at.
pub(crate) fn labels_by_ply(
    start: &Position,
    moves: Vec<Move>,
    book: Book,
) -> BTreeMap<Place, (Label, Weight)> {
    let mut keys = vec![start.key()];
    let mut position = start.clone();
    for &m in &moves {
        position = position.after(m);
        keys.push(position.key());
    }
    let game = GameSoFar { start: start.clone(), moves, stated: None };
    let Some(Ruling { proof: Proof::Repetition(shown), .. }) = judge(&game, book).ruling else {
        return BTreeMap::new();
    };
    let length = shown.cycle.len();
    let before = |index: usize, back: usize| {
        keys[shown.cycle[(index + length - back) % length].ply as usize - 1]
    };
    let place = |index| [2, 1, 0].map(|back| before(index, back));
    let mut labels = BTreeMap::new();
    for (index, ply) in shown.cycle.iter().enumerate() {
        let label = (ply.label, ply.weight);
        let other = labels.insert((place(index), ply.m), label);
        // The same move in the same place twice in one cycle: it is one ply to the comparison, so it must have one label.
        assert!(other.is_none_or(|other| other == label), "{}: {other:?} and {label:?}", ply.m);
    }
    labels
}

impl From<&Ruling> for Said {
    fn from(ruling: &Ruling) -> Self {
        let mut cites = vec![ruling.ground.rule.number];
        cites.extend(ruling.more_grounds.iter().map(|ground| ground.rule.number));
        cites.sort_unstable();
        let labels = match &ruling.proof {
            Proof::Repetition(shown) => {
                shown.cycle.iter().map(|ply| (ply.label, ply.weight)).collect()
            }
            Proof::None => Vec::new(),
        };
        let status = match &ruling.status {
            Status::Final => "final",
            Status::Claimable => "claimable",
            Status::Prospective => "prospective",
            Status::NeedsArbiter(_) => "needs_arbiter",
            Status::Disputed(_) => "disputed",
        };
        Self {
            outcome: ruling.outcome,
            must_vary: ruling.must_vary,
            termination: ruling.termination,
            status: status.to_owned(),
            cites,
            labels,
        }
    }
}
