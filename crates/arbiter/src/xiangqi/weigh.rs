//! What pieces are worth, and how far gains are looked for.

use xiangqi::facts::{Aim, Capture, Question, Tally, captures, exchange_after};
use xiangqi::{Piece, Position, Role, Square, SquareSet};

use super::work::Work;

/// How far gains are looked for.
pub(super) const QUESTION: Question = Question {
    worth,
    aim: Aim::Gain,
    immune: None,
    strict: None,
    hanging: SquareSet::from_bits(0),
    checks: 4,
    counter_checks: 4,
    nodes: 20_000,
};

/// A chariot is worth two horses or cannons, one of these two advisors or elephants. A soldier that has crossed the river
/// is counted apart; generals and other soldiers are worth nothing.
pub(super) const fn worth(piece: Piece, square: Square) -> Tally {
    let pieces = match piece.role {
        Role::General | Role::Soldier => 0,
        Role::Chariot => 8,
        Role::Horse | Role::Cannon => 4,
        Role::Advisor | Role::Elephant => 2,
    };
    let crossed = matches!(piece.role, Role::Soldier) && !square.is_home_of(piece.color);
    Tally { pieces, soldiers: if crossed { 1 } else { 0 } }
}

/// The same as one number, a soldier at half the least of the others.
pub(super) const fn value(piece: Piece, square: Square) -> i32 {
    let Tally { pieces, soldiers } = worth(piece, square);
    2 * pieces + soldiers
}

/// A question of gain for the side to move, to which what the opponent could take anyway makes no difference: it excuses
/// nothing, and hangs as it hung. On `strict` the opponent's captures weigh in full.
pub(super) fn asked(position: &Position, strict: Option<Square>, work: &Work) -> Question {
    let turned = position.with_turn(position.turn().other());
    let on_its_point = |capture: &Capture| exchange_after(&turned, *capture, &value).gain > 0;
    let loose: Vec<Capture> = captures(&turned)
        .into_iter()
        .filter(|capture| strict != Some(capture.m.to) && on_its_point(capture))
        .collect();
    let hanging = work.solve(|solver| {
        let wins = |capture: &&Capture| solver.can_force(&turned, capture.m, QUESTION);
        loose.iter().filter(wins).map(|capture| capture.m.to).collect()
    });
    Question { strict, hanging, ..QUESTION }
}
