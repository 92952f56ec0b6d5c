//! Choosing among the moves a token could mean.

use super::error::quoted;
use super::few::Few;
use super::reach::Reach;
use super::{NotationError, Resolved};
use crate::{Move, Position};

/// The one move among `candidates` that comes nearest to being legal.
///
/// One candidate alone is taken as it is. Among several a legal one goes before all others, then one
/// that only leaves the general attacked, then one that is only blocked: a record may hold an
/// illegal move, and it should be the one a player could have meant.
pub(super) fn nearest(
    position: &Position,
    token: &str,
    candidates: &Few<Move>,
) -> Result<Resolved, NotationError> {
    let found = |m, legal| Ok(Resolved { m, legal, forgiven: Vec::new() });
    if let (1, Some(m)) = (candidates.len(), candidates.get(0)) {
        return found(m, position.is_legal(m));
    }
    let Some(best) = candidates.iter().map(|m| Reach::of(position, m)).max() else {
        return Err(NotationError::NoTarget { found: quoted(token) });
    };
    let mut equals = candidates.iter().filter(|&m| Reach::of(position, m) == best);
    match (equals.next(), equals.next()) {
        (Some(m), None) => found(m, best == Reach::Legal),
        _ => Err(ambiguous(
            token,
            candidates.iter().filter(|&m| Reach::of(position, m) == best).collect(),
        )),
    }
}

/// The one legal move among `candidates`, for a token that leaves part of the move out.
pub(super) fn only_legal(
    position: &Position,
    token: &str,
    candidates: &Few<Move>,
) -> Result<Resolved, NotationError> {
    let legal: Vec<Move> = candidates.iter().filter(|&m| position.is_legal(m)).collect();
    match legal[..] {
        [m] => Ok(Resolved { m, legal: true, forgiven: Vec::new() }),
        [] => Err(NotationError::NoLegalReading {
            found: quoted(token),
            candidates: candidates.iter().collect(),
        }),
        _ => Err(ambiguous(token, legal)),
    }
}

fn ambiguous(token: &str, mut candidates: Vec<Move>) -> NotationError {
    candidates.sort_unstable();
    NotationError::Ambiguous { found: quoted(token), candidates }
}
