//! A game record as read: start position, tree of moves, tags, results as stated, and all that was
//! odd in the input.

use xiangqi::{Color, Move, Position, Setup};

use crate::field::Field;
use crate::remark::{Place, Remark, RemarkKind};
use crate::result::{EndReason, GameResult, ResultSource, ResultStatement};

/// What is wrong with a move that is not legal where it was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveFault {
    /// Nothing stands on the point the move leaves.
    NothingThere,
    /// The piece belongs to the side that is not to move.
    NotTheirTurn,
    /// The move would capture a piece of its own side.
    OwnPiece,
    /// The piece does not move like that, or its way is blocked.
    NotSuchAMove,
    /// The move leaves the mover's own general attacked, or facing the other general.
    ExposesGeneral,
}

/// Where the side to move at the start comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideSource {
    /// The record states it.
    Stated,
    /// The record does not state it: the colour of the piece that moves first.
    FirstMove,
    /// The record states the other side, and only this one makes the first move legal.
    Corrected,
    /// The record does not state it and has no moves: Red, unless Black stands in check.
    Assumed,
}

/// One move of the tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The move as the record has it, legal or not.
    pub m: Move,
    /// What is wrong with the move, if it was not legal where it was played.
    ///
    /// Illegal moves are kept and reading goes on from the position they lead to.
    pub fault: Option<MoveFault>,
    /// Comment after the move; lines separated by `\n`.
    pub comment: String,
    /// Marks of the annotator behind the move, such as `!?` or `$1`.
    pub marks: String,
    /// Where it stands in the input.
    pub place: Option<Place>,
    /// The move before; `None` for first moves.
    pub parent: Option<usize>,
    /// What follows: indices into [`Record::nodes`], main line first.
    pub children: Vec<usize>,
}

impl Node {
    /// Whether the move was legal where it was played.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.fault.is_none()
    }
}

/// Moves the reader could not make out: the line ends before them, and they are kept as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// The last move that was read on this line; `None` if not even the first was.
    pub after: Option<usize>,
    /// The text from the first unreadable move to the end of its line.
    pub text: String,
    /// Where it begins.
    pub place: Option<Place>,
}

/// A xiangqi game record.
///
/// The tree is an arena: `nodes` in the order they were added, each knowing its parent and its
/// children. A node always comes after its parent, so one forward pass visits parents first, and
/// nothing here recurses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The start position as written, diagrams and impossible positions included.
    pub start: Setup,
    /// Where the side to move at the start comes from.
    pub side_source: SideSource,
    /// Tags in input order, named as the format names them.
    pub tags: Vec<(String, String)>,
    /// Comment before the first move; lines separated by `\n`.
    pub comment: String,
    /// The first moves: indices into `nodes`, main line first.
    pub first: Vec<usize>,
    /// Every node of the tree.
    pub nodes: Vec<Node>,
    /// Every statement of a result, in input order; none is chosen over another.
    pub results: Vec<ResultStatement>,
    /// Why the game ended, where the record says so.
    pub end: Option<EndReason>,
    /// Moves that could not be made out.
    pub unread: Vec<Unread>,
    /// The prose around the record in its file that belongs to it: what a book prints above a diagram.
    pub context: String,
    /// The number the prose gives it, such as `例一`; empty if none.
    pub label: String,
    /// Where the record begins in its file.
    pub place: Option<Place>,
    /// What was forgiven or odd.
    pub remarks: Vec<Remark>,
}

impl Default for Record {
    fn default() -> Self {
        Self::new(Setup::initial())
    }
}

impl Record {
    /// A record without moves that starts from `start`.
    #[must_use]
    pub const fn new(start: Setup) -> Self {
        Self {
            start,
            side_source: SideSource::Stated,
            tags: Vec::new(),
            comment: String::new(),
            first: Vec::new(),
            nodes: Vec::new(),
            results: Vec::new(),
            end: None,
            unread: Vec::new(),
            context: String::new(),
            label: String::new(),
            place: None,
            remarks: Vec::new(),
        }
    }

    /// Adds `m` after `parent` (or as a first move) as the last of its siblings; gives its index.
    ///
    /// Legality is not looked at here: see [`Record::check`].
    ///
    /// # Panics
    /// When `parent` is no index into `nodes`.
    pub fn push(&mut self, parent: Option<usize>, m: Move) -> usize {
        let index = self.nodes.len();
        match parent {
            Some(parent) => self.nodes[parent].children.push(index),
            None => self.first.push(index),
        }
        self.nodes.push(Node {
            m,
            fault: None,
            comment: String::new(),
            marks: String::new(),
            place: None,
            parent,
            children: Vec::new(),
        });
        index
    }

    /// What follows `parent`, main line first; the first moves for `None`.
    #[must_use]
    pub fn children(&self, parent: Option<usize>) -> &[usize] {
        parent.map_or(&self.first, |parent| &self.nodes[parent].children)
    }

    /// The indices of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.first.first().copied(), |&node| {
            self.nodes[node].children.first().copied()
        })
    }

    /// Every node, each line to its end before its siblings: the order of reading aloud.
    #[must_use]
    pub fn preorder(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut open: Vec<usize> = self.first.iter().rev().copied().collect();
        while let Some(node) = open.pop() {
            order.push(node);
            open.extend(self.nodes[node].children.iter().rev());
        }
        order
    }

    /// The moves of the main line.
    #[must_use]
    pub fn main_moves(&self) -> Vec<Move> {
        self.main_line().map(|node| self.nodes[node].m).collect()
    }

    /// The ply of a node, from 1 for first moves.
    #[must_use]
    pub fn ply_of(&self, node: usize) -> usize {
        std::iter::successors(Some(node), |&at| self.nodes[at].parent).count()
    }

    /// The moves from the start to `node`, itself included.
    #[must_use]
    pub fn moves_to(&self, node: usize) -> Vec<Move> {
        let mut moves: Vec<Move> = std::iter::successors(Some(node), |&at| self.nodes[at].parent)
            .map(|at| self.nodes[at].m)
            .collect();
        moves.reverse();
        moves
    }

    /// The position at the end of the main line; illegal moves are played as they stand.
    #[must_use]
    pub fn final_position(&self) -> Position {
        self.main_line().fold(Position::from_record(self.start.clone()), |position, node| {
            position.after(self.nodes[node].m)
        })
    }

    /// How many lines the tree has: its leaves, or 1 for a record without moves.
    #[must_use]
    pub fn line_count(&self) -> usize {
        self.nodes.iter().filter(|node| node.children.is_empty()).count().max(1)
    }

    /// How many comments there are, the one before the first move included.
    #[must_use]
    pub fn comment_count(&self) -> usize {
        let of_moves = self.nodes.iter().filter(|node| !node.comment.is_empty()).count();
        of_moves + usize::from(!self.comment.is_empty())
    }

    /// The indices of all illegal moves, in the order of `nodes`.
    pub fn illegal(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes.len()).filter(|&node| !self.nodes[node].is_legal())
    }

    /// The value of a tag by its exact name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// The first non-empty value of a tag that means `field`, whatever the format calls it.
    #[must_use]
    pub fn field(&self, field: Field) -> Option<&str> {
        self.tags
            .iter()
            .find(|(name, value)| Field::of_tag(name) == Some(field) && !value.is_empty())
            .map(|(_, value)| value.as_str())
    }

    /// The stated result if all statements that name one agree.
    #[must_use]
    pub fn agreed_result(&self) -> Option<GameResult> {
        let mut found = None;
        for statement in &self.results {
            match (found, statement.says) {
                (_, GameResult::Unknown) => {}
                (None, says) => found = Some(says),
                (Some(before), says) if before == says => {}
                (Some(_), _) => return None,
            }
        }
        found
    }

    /// Notes a remark.
    pub fn remark(&mut self, place: Option<Place>, kind: RemarkKind) {
        self.remarks.push(Remark { place, kind });
    }

    /// Notes a statement of the result in its own words; empty words state nothing.
    pub fn state_result(&mut self, source: ResultSource, text: &str, place: Option<Place>) {
        if text.trim().is_empty() {
            return;
        }
        let says = GameResult::parse(text).unwrap_or_else(|| {
            self.remark(place, RemarkKind::ResultUnreadable { text: text.to_owned() });
            GameResult::Unknown
        });
        self.results.push(ResultStatement { source, says, text: text.to_owned(), place });
    }

    /// Notes the result that the words of a title state, if they do.
    pub fn state_title_result(&mut self, title: &str, place: Option<Place>) {
        if let Some(says) = GameResult::in_title(title) {
            let (source, text) = (ResultSource::Title, title.to_owned());
            self.results.push(ResultStatement { source, says, text, place });
        }
    }

    /// Remarks on statements of the result that contradict each other.
    pub fn note_result_conflict(&mut self) {
        if self.agreed_result().is_none()
            && self.results.iter().any(|statement| statement.says != GameResult::Unknown)
        {
            let known = |s: &&ResultStatement| s.says != GameResult::Unknown;
            let conflict = self.results.iter().filter(known).cloned().collect();
            self.remark(self.place, RemarkKind::ResultConflict(conflict));
        }
    }

    /// The side to move at the start.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.start.turn
    }
}
