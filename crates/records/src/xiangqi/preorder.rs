//! Trees written in preorder: each move says whether its line goes on and whether a sibling follows.

use xiangqi::Move;

use crate::record::Record;

/// Where the next move of the file joins the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Joint {
    /// After this node; `None` at the start.
    After(Option<usize>),
    /// Nowhere: the move before it could not be read.
    Nowhere,
}

/// Grows a record's tree from moves in preorder, without recursion.
#[derive(Debug)]
pub(crate) struct Preorder {
    joint: Joint,
    /// Joints to which an announced sibling comes back, latest last.
    open: Vec<Joint>,
    finished: bool,
}

/// What a move says about the moves after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Links {
    /// Its line goes on.
    pub(crate) goes_on: bool,
    /// After its line another move for the same ply follows.
    pub(crate) has_sibling: bool,
}

impl Preorder {
    /// At the root, which says whether any move follows.
    pub(crate) const fn new(root: Links) -> Self {
        Self { joint: Joint::After(None), open: Vec::new(), finished: !root.goes_on }
    }

    /// Whether another move is to be read.
    pub(crate) const fn goes_on(&self) -> bool {
        !self.finished
    }

    /// Adds a move; `None` for one that could not be read, and what follows it then joins nowhere.
    pub(crate) fn push(
        &mut self,
        record: &mut Record,
        m: Option<Move>,
        links: Links,
    ) -> Option<usize> {
        let node = match (m, self.joint) {
            (Some(m), Joint::After(parent)) => Some(record.push(parent, m)),
            (None, Joint::After(_)) | (_, Joint::Nowhere) => None,
        };
        if links.has_sibling {
            self.open.push(self.joint);
        }
        if links.goes_on {
            self.joint = node.map_or(Joint::Nowhere, |node| Joint::After(Some(node)));
        } else if let Some(joint) = self.open.pop() {
            self.joint = joint;
        } else {
            self.finished = true;
        }
        node
    }
}
