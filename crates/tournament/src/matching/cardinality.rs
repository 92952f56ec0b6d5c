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
    let mut free = alive.clone();
    // From both ends, so that the last ones still find partners.
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
