//! What ends a game on the board, in one visible order of precedence.

use chess::{Bitboard, Bound, Color, Position, Walked, Winnability, winnable};
use rulebook::parameters::{
    BadSealedMoveException, DeadPosition, LastIllegalMoveException, ResignationResult,
    TimeForfeitException,
};
use rulebook::{Occurrences, Rule};

use super::{ChessFact, Laws};
use crate::{Fact, Ground, Outcome, Side, Termination};

/// Why a position ends the game by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The result.
    pub outcome: Outcome,
    /// Why.
    pub termination: Termination,
    /// The article and its facts.
    pub ground: Ground,
    /// The article it is a part of, where that has a number of its own.
    pub under: Option<Ground>,
}

/// The order in which reasons that hold after the same completed move are taken. A fallen flag comes
/// after all of them: a result on the board stands.
pub const ORDER: [Termination; 5] = [
    Termination::Checkmate,
    Termination::Stalemate,
    Termination::DeadPosition,
    Termination::Repetition,
    Termination::MoveLimit,
];

/// What ends the game in `position` without anybody's claim, if anything does.
///
/// `occurrences` counts how often the position has stood, this time included. Whether a position is dead
/// is looked at within a bound of its own ([`BOARD_BOUND`]), and not at all where a rook or queen is free to move: there
/// the game goes on, and a player or the arbiter can ask with a larger one.
#[must_use]
pub fn ending(laws: &Laws, position: &Position, occurrences: u32) -> Option<Ending> {
    let dead = || dead(laws, position, BOARD_BOUND, &mut Walked::default());
    ending_by(laws, position, occurrences, true, dead)
}

/// As [`ending`], where `stuck` tells whether no move may be legal, and `dead` what ends the game if the position is dead.
pub(super) fn ending_by(
    laws: &Laws,
    position: &Position,
    occurrences: u32,
    stuck: bool,
    mut dead: impl FnMut() -> Option<Ending>,
) -> Option<Ending> {
    ORDER.into_iter().find_map(|reason| match reason {
        Termination::Checkmate => stuck.then(|| checkmate(laws, position))?,
        Termination::Stalemate => stuck.then(|| stalemate(laws, position))?,
        Termination::DeadPosition => dead(),
        Termination::Repetition => fivefold(laws, occurrences),
        Termination::MoveLimit => seventy_five(laws, position),
        Termination::PerpetualCheck
        | Termination::PerpetualAttack
        | Termination::InsufficientMaterial
        | Termination::Resignation
        | Termination::Agreement
        | Termination::TimeForfeit
        | Termination::Absence
        | Termination::IllegalMove
        | Termination::SealedMove
        | Termination::Refusal
        | Termination::Adjudication
        | Termination::Unterminated => None,
    })
}

/// How far a position that looks locked or bare is examined for being dead after every move.
pub const BOARD_BOUND: Bound = Bound { positions: 20_000 };

/// How far any other position is.
const GLANCE: Bound = Bound { positions: 300 };

/// How far a position is examined that is one of many.
pub(super) const AT_ONCE: Bound = Bound { positions: 0 };

/// Whether the position may be dead at sight: no pawn can step and no queen or rook is left, or
/// hardly a move is.
fn looks_dead(position: &Position) -> bool {
    let stuck = !position.has_unblocked_pawn() && position.board().rooks_and_queens().is_empty();
    stuck || position.legal_moves().len() < 3
}

/// Whether nobody would take the position for dead: a rook or queen is left, pawns are gone or can step, and the side to
/// move has a choice, now or after a forced move. Such a position is not examined.
fn looks_alive(position: &Position) -> bool {
    let legal = position.legal_moves();
    if legal.len() >= CHOICE {
        return is_free(position);
    }
    legal.len() < 3
        && legal.iter().any(|&m| {
            let after = position.after(m);
            after.legal_moves().len() >= CHOICE && is_free(&after)
        })
}

/// So many legal moves are a choice.
const CHOICE: usize = 8;

fn is_free(position: &Position) -> bool {
    let board = position.board();
    board.rooks_and_queens().any() && (board.pawns().is_empty() || position.has_unblocked_pawn())
}

fn ground(rule: &'static Rule, facts: Vec<Fact>) -> Ground {
    Ground { rule, facts }
}

fn checkmate(laws: &Laws, position: &Position) -> Option<Ending> {
    let side = Side::from(position.turn());
    position.is_checkmate().then(|| Ending {
        outcome: Outcome::Wins(side.other()),
        termination: Termination::Checkmate,
        ground: ground(laws.cite.checkmate, vec![Fact::Mated { side }]),
        under: None,
    })
}

fn stalemate(laws: &Laws, position: &Position) -> Option<Ending> {
    let side = Side::from(position.turn());
    position.is_stalemate().then(|| Ending {
        outcome: Outcome::Draw,
        termination: Termination::Stalemate,
        ground: ground(laws.cite.stalemate, vec![Fact::NoLegalMove { side }]),
        under: None,
    })
}

/// What ends the game if the position is dead, which is looked for no further than `most`.
pub(super) fn dead(
    laws: &Laws,
    position: &Position,
    most: Bound,
    walked: &mut Walked,
) -> Option<Ending> {
    let rule = laws.cite.dead_position;
    match laws.numbers.dead_position.value {
        DeadPosition::ListedMaterial => {
            let (listed, facts) =
                (listed_draw(position)?, vec![Fact::Chess(ChessFact::ListedMaterial)]);
            let part = match listed {
                Listed::KingsAlone => laws.cite.kings_alone,
                Listed::LoneMinor => laws.cite.lone_minor,
                Listed::SameColouredBishops => laws.cite.same_coloured_bishops,
            };
            Some(Ending {
                outcome: Outcome::Draw,
                termination: Termination::InsufficientMaterial,
                ground: ground(part.unwrap_or(rule), facts),
                under: part.map(|_| ground(rule, Vec::new())),
            })
        }
        DeadPosition::NoLegalMate => {
            if looks_alive(position) {
                return None;
            }
            let bound = if looks_dead(position) { BOARD_BOUND } else { GLANCE }.min(most);
            let facts = neither_can_mate(position, bound, walked)?;
            Some(Ending {
                outcome: Outcome::Draw,
                termination: Termination::DeadPosition,
                ground: ground(rule, facts),
                under: None,
            })
        }
    }
}

/// Why neither side can ever mate, if that is found within `bound`.
fn neither_can_mate(position: &Position, bound: Bound, walked: &mut Walked) -> Option<Vec<Fact>> {
    let [white, black] = walked.neither_winnable(position, bound)?;
    let fact = |(side, why)| Fact::Chess(ChessFact::CannotMate { side: Side::from(side), why });
    Some([(Color::White, white), (Color::Black, black)].map(fact).into())
}

fn fivefold(laws: &Laws, stood: u32) -> Option<Ending> {
    let Occurrences(needed) = laws.numbers.fivefold_occurrences?.value;
    (stood >= needed).then_some(())?;
    Some(Ending {
        outcome: Outcome::Draw,
        termination: Termination::Repetition,
        ground: ground(laws.cite.fivefold?, vec![Fact::Occurrences { stood, needed }]),
        under: None,
    })
}

fn seventy_five(laws: &Laws, position: &Position) -> Option<Ending> {
    let needed = laws.numbers.seventy_five_move_draw?.value.plies();
    let plies = position.halfmoves();
    (plies >= needed).then_some(())?;
    Some(Ending {
        outcome: Outcome::Draw,
        termination: Termination::MoveLimit,
        ground: ground(
            laws.cite.seventy_five?,
            vec![Fact::Chess(ChessFact::QuietPlies { plies, needed })],
        ),
        under: None,
    })
}

/// The endings that older editions list as drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Listed {
    /// King against king.
    KingsAlone,
    /// King and one bishop or knight against king.
    LoneMinor,
    /// A bishop each, both on squares of one colour.
    SameColouredBishops,
}

/// Which of the listed endings is on the board, if any.
#[must_use]
pub fn listed_draw(position: &Position) -> Option<Listed> {
    let board = position.board();
    let minors = board.knights() | board.bishops();
    if (board.occupied() & !board.kings() & !minors).any() {
        return None;
    }
    let (white, black) = (minors & board.white(), minors & board.black());
    match (white.count(), black.count()) {
        (0, 0) => Some(Listed::KingsAlone),
        (0, 1) | (1, 0) => Some(Listed::LoneMinor),
        (1, 1) => {
            let dark = (minors & Bitboard::DARK_SQUARES).count();
            (board.knights().is_empty() && dark != 1).then_some(Listed::SameColouredBishops)
        }
        _ => None,
    }
}

/// Whether `side` may still win when the other would lose for the reason `why`: yes, no, or not settled, with the fact it
/// rests on.
#[must_use]
pub fn may_win(
    laws: &Laws,
    position: &Position,
    side: Side,
    why: Termination,
) -> (Option<bool>, ChessFact) {
    let color = Color::from(side);
    if position.is_bare_king(color) {
        return (Some(false), ChessFact::BareKing(side));
    }
    if !needs_legal_mate(laws, why) {
        return (Some(true), ChessFact::CanMate { side, line: Vec::new() });
    }
    match winnable(position, color, Bound::USUAL) {
        Winnability::Yes(line) => {
            (Some(true), ChessFact::CanMate { side, line: uci_line(position, &line) })
        }
        Winnability::No(why) => (Some(false), ChessFact::CannotMate { side, why }),
        Winnability::Unknown { positions } => (None, ChessFact::MateNotSettled { side, positions }),
    }
}

/// Whether a loss for this reason is one only if the other side can still mate. What has no exception of its own has that
/// of the time limit.
fn needs_legal_mate(laws: &Laws, why: Termination) -> bool {
    let numbers = laws.numbers;
    let illegal = numbers.last_illegal_move_exception.filter(|_| why == Termination::IllegalMove);
    if let Some(exception) = illegal {
        exception.value == LastIllegalMoveException::NoLegalMate
    } else if why == Termination::SealedMove {
        numbers.bad_sealed_move_exception.value == BadSealedMoveException::NoLegalMate
    } else if why == Termination::Resignation {
        numbers.resignation_result.value == ResignationResult::DrawWithoutLegalMate
    } else {
        numbers.time_forfeit_exception.value == TimeForfeitException::NoLegalMate
    }
}

fn uci_line(start: &Position, line: &[chess::Move]) -> Vec<String> {
    let mut at = start.clone();
    line.iter()
        .map(|&m| {
            let text = chess::notation::uci(&at, m);
            at.advance(m);
            text
        })
        .collect()
}
