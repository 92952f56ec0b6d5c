//! Whether everybody can be matched, and if not, why.

use super::bits::{BitMatrix, Bits};
use super::search::Search;

/// Why no matching covers everybody.
///
/// The `stuck` split into more odd groups than there are `helpers`, and members of a group can
/// meet only each other or a helper; so somebody is left over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Obstacle {
    pub(crate) stuck: Vec<usize>,
    pub(crate) helpers: Vec<usize>,
}

/// A matching that covers everybody alive, or the obstacle.
pub(crate) fn complete(edges: &BitMatrix, alive: &Bits) -> Result<Vec<usize>, Obstacle> {
    let size = edges.size();
    let mut mate: Vec<usize> = (0..size).collect();
    greedy(edges, alive, &mut mate);
    let mut search = Search::new(size);
    for vertex in alive.iter() {
        if mate[vertex] == vertex && !search.augment(edges, alive, &mut mate, vertex) {
            let stuck: Vec<usize> = search.reached().iter().collect();
            let helpers = alive
                .iter()
                .filter(|vertex| !search.reached().has(*vertex))
                .filter(|vertex| search.reached().common(edges.row(*vertex)).next().is_some())
                .collect();
            return Err(Obstacle { stuck, helpers });
        }
    }
    Ok(mate)
}

/// Extends a matching to one with most edges; those without a mate have themselves.
pub(super) fn extend(edges: &BitMatrix, mate: &mut [usize]) {
    let size = edges.size();
    let mut alive = Bits::full(size);
    greedy(edges, &alive, mate);
    let mut search = Search::new(size);
    for vertex in 0..size {
        if mate[vertex] == vertex && !search.augment(edges, &alive, mate, vertex) {
            // No augmenting path will ever lead through what a failed search has reached.
            alive.clone_from(search.unreached());
        }
    }
}

/// Gives everybody alive without a mate the first one that is free.
fn greedy(edges: &BitMatrix, alive: &Bits, mate: &mut [usize]) {
    let mut free = alive.clone();
    for vertex in alive.iter().filter(|vertex| mate[*vertex] != *vertex) {
        free.remove(vertex);
    }
    for vertex in alive.iter() {
        if mate[vertex] != vertex {
            continue;
        }
        free.remove(vertex);
        let found = free.common(edges.row(vertex)).next();
        if let Some(found) = found {
            free.remove(found);
            mate[vertex] = found;
            mate[found] = vertex;
        }
    }
}
