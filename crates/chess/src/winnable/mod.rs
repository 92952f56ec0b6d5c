//! Whether a side can still give mate by any series of legal moves.
//!
//! Cheapest layers first: material that can never mate; what every piece can ever reach, which settles
//! locked positions; a few games played out with both sides helping, which settle most open ones in
//! microseconds; a short search for forced lines; a long search.
//! `Yes` carries a line of legal moves that ends in mate. `No` carries a reason that is a proof:
//! material, reach, or every position walked. Beyond the bound the answer is `Unknown`.
//!
//! Move counters and repetitions are no limit here: the question is about legal moves only.

mod force;
mod guess;
mod lead;
mod material;
mod net;
mod playout;
mod reach;
mod search;
mod way;

use std::cell::OnceCell;

use shakmaty::{Chess, Color, Move};

use crate::Position;
use search::Search;

/// The answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Winnability {
    /// The side can give mate, for example by this line from the position asked about.
    Yes(Vec<Move>),
    /// It cannot.
    No(WhyNot),
    /// Neither a mate nor a proof was found.
    Unknown {
        /// How many positions were looked at.
        positions: u32,
    },
}

impl Winnability {
    /// Whether mate is possible, `None` when unknown.
    #[must_use]
    pub const fn known(&self) -> Option<bool> {
        match self {
            Self::Yes(_) => Some(true),
            Self::No(_) => Some(false),
            Self::Unknown { .. } => None,
        }
    }
}

/// Why a side can never give mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WhyNot {
    /// It has only its king.
    BareKing,
    /// No position with such material is mate.
    Material,
    /// Wherever its pieces can ever get, they cannot mate the king wherever it can ever get.
    Locked,
    /// Every position that can arise was looked at, and none is mate.
    Exhausted {
        /// How many positions there were.
        positions: u32,
    },
}

/// How far to look before answering `Unknown`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bound {
    /// Positions kept by the long search.
    pub positions: u32,
}

impl Bound {
    /// Some hundred thousand positions: below a second on any machine of today.
    pub const USUAL: Self = Self { positions: 400_000 };
}

impl Default for Bound {
    fn default() -> Self {
        Self::USUAL
    }
}

/// Whether `side` can still mate the other by some series of legal moves of both.
#[must_use]
pub fn winnable(position: &Position, side: Color, bound: Bound) -> Winnability {
    // No series of legal moves goes on from a king that can be taken.
    if position.is_king_exposed() {
        return Winnability::Unknown { positions: 0 };
    }
    if let Some(why) = at_sight(position, side) {
        return Winnability::No(why);
    }
    if position.legal_moves().is_empty() {
        let mates = position.is_check() && position.turn() != side;
        return if mates { Winnability::Yes(Vec::new()) } else { Winnability::No(NO_MOVE) };
    }
    let mut positions = 0;
    let inquiry = Inquiry::new(position.as_shakmaty());
    let mut search = Search::new(side);
    for step in steps(position, bound) {
        match inquiry.take(step, side, &mut search) {
            Winnability::Unknown { positions: more } => positions = more,
            answer @ (Winnability::Yes(_) | Winnability::No(_)) => return answer,
        }
    }
    Winnability::Unknown { positions }
}

/// Why White and why Black can never mate, if that is found within `bound` for both.
///
/// The same as two questions of [`winnable`], sooner answered: as soon as one side is seen to mate, the other, which may
/// take long, need not be asked.
#[must_use]
pub fn neither_winnable(position: &Position, bound: Bound) -> Option<[WhyNot; 2]> {
    Walked::default().neither_winnable(position, bound)
}

/// What was walked to the end for one position of a game, for the questions about others of it.
#[derive(Debug)]
pub struct Walked([Search; 2]);

impl Default for Walked {
    fn default() -> Self {
        Self([Search::new(Color::White), Search::new(Color::Black)])
    }
}

impl Walked {
    /// As the function [`neither_winnable`]; a position from which nobody mated before is not walked again.
    pub fn neither_winnable(&mut self, position: &Position, bound: Bound) -> Option<[WhyNot; 2]> {
        if position.is_king_exposed() {
            return None;
        }
        let mut why = [at_sight(position, Color::White), at_sight(position, Color::Black)];
        if let [Some(white), Some(black)] = why {
            return Some([white, black]);
        }
        if position.legal_moves().is_empty() {
            let stalemate = !position.is_check();
            return stalemate.then(|| why.map(|why| why.unwrap_or(NO_MOVE)));
        }
        let order = stronger_first(position);
        let inquiry = Inquiry::new(position.as_shakmaty());
        for step in steps(position, bound) {
            for side in order {
                let index = side.fold_wb(0, 1);
                if why[index].is_some() {
                    continue;
                }
                match inquiry.take(step, side, &mut self.0[index]) {
                    Winnability::Yes(_) => return None,
                    Winnability::No(found) => why[index] = Some(found),
                    Winnability::Unknown { .. } => continue,
                }
                // A long walk for one side tells of the other.
                if let (Step::Search(_), Some(positions)) =
                    (step, self.0[index].other_never_mates())
                    && positions > SHORT
                {
                    why[1 - index].get_or_insert(WhyNot::Exhausted { positions });
                }
            }
            if let [Some(white), Some(black)] = why {
                return Some([white, black]);
            }
        }
        None
    }
}

/// The side to move has no legal move, so this is the only position.
const NO_MOVE: WhyNot = WhyNot::Exhausted { positions: 1 };

/// What material alone says.
fn at_sight(position: &Position, side: Color) -> Option<WhyNot> {
    if position.is_bare_king(side) {
        Some(WhyNot::BareKing)
    } else {
        material::never_mates(position.as_shakmaty(), side).then_some(WhyNot::Material)
    }
}

/// One way to look for the answer; the cheap ones come first.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// Play the games from one number up to another.
    Play(u64, u64),
    /// Look at what every piece can ever reach.
    Reach,
    /// Search, keeping so many positions.
    Search(u32),
}

/// Positions kept by the first, short search.
const SHORT: u32 = 100;

fn steps(position: &Position, bound: Bound) -> [Step; 6] {
    let (first, second) = (Step::Play(0, 1), Step::Reach);
    let (first, second) = if is_stuck(position) { (second, first) } else { (first, second) };
    let short = Step::Search(bound.positions.min(SHORT));
    [first, second, Step::Play(1, 4), short, Step::Play(4, 16), Step::Search(bound.positions)]
}

/// The steps taken for one position.
struct Inquiry<'a> {
    chess: &'a Chess,
    /// What reach leaves White and Black, once it was looked at.
    reach: OnceCell<[bool; 2]>,
}

impl<'a> Inquiry<'a> {
    const fn new(chess: &'a Chess) -> Self {
        Self { chess, reach: OnceCell::new() }
    }

    fn take(&self, step: Step, side: Color, search: &mut Search) -> Winnability {
        const OPEN: Winnability = Winnability::Unknown { positions: 0 };
        match step {
            Step::Play(from, to) => {
                playout::playout(self.chess, side, from..to).map_or(OPEN, Winnability::Yes)
            }
            Step::Reach => {
                let both = [Color::White, Color::Black];
                let mates = self.reach.get_or_init(|| reach::mates(self.chess, both));
                if mates[side.fold_wb(0, 1)] { OPEN } else { Winnability::No(WhyNot::Locked) }
            }
            Step::Search(bound) => search.look(self.chess, bound),
        }
    }
}

/// Whether there are pawns and none can step.
fn is_stuck(position: &Position) -> bool {
    position.board().pawns().any() && !position.has_unblocked_pawn()
}

/// The sides, the one with more material to mate with first.
fn stronger_first(position: &Position) -> [Color; 2] {
    let board = position.board();
    let worth = |side| {
        let own = board.by_color(side);
        let heavy = (own & board.rooks_and_queens()).count();
        let pawns = (own & board.pawns()).count();
        let minors = (own & (board.knights() | board.bishops())).count();
        12 * heavy + 4 * pawns.min(3) + minors
    };
    let both = [Color::White, Color::Black];
    if worth(Color::Black) > worth(Color::White) { [both[1], both[0]] } else { both }
}
