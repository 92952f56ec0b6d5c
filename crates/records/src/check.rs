//! Replays a record: whose move it is, and which moves are illegal.

use xiangqi::{Color, Move, Position, Setup};

use crate::record::{MoveFault, Record, SideSource};
use crate::remark::RemarkKind;

/// Whether a record states the side to move at its start.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatedSide {
    /// It does, in `start.turn`.
    Stated,
    /// It does not, or not reliably; `start.turn` is to be worked out.
    Open,
}

/// What keeps `m` from being legal in `position`; `None` if it is legal.
#[must_use]
pub fn fault_of(position: &Position, m: Move) -> Option<MoveFault> {
    if position.is_legal(m) {
        return None;
    }
    let board = position.board();
    let Some(piece) = board.piece_at(m.from) else { return Some(MoveFault::NothingThere) };
    if piece.color != position.turn() {
        return Some(MoveFault::NotTheirTurn);
    }
    if m.from != m.to && board.piece_at(m.to).is_some_and(|taken| taken.color == piece.color) {
        return Some(MoveFault::OwnPiece);
    }
    let geometric = board.targets_from(m.from).contains(m.to);
    Some(if geometric { MoveFault::ExposesGeneral } else { MoveFault::NotSuchAMove })
}

impl Record {
    /// Settles the side to move at the start and marks every illegal move of the tree.
    ///
    /// The side is taken from the piece that moves first when the record leaves it open. A stated side
    /// is turned round if and only if that makes the first move legal, and that is noted.
    pub fn check(&mut self, side: StatedSide) {
        self.settle_side(side);
        self.note_setup_faults();
        self.mark_illegal();
    }

    fn settle_side(&mut self, side: StatedSide) {
        let first = self.first.first().map(|&node| (self.nodes[node].m, self.nodes[node].place));
        match (side, first) {
            (StatedSide::Open, Some((m, place))) => {
                self.side_source = SideSource::FirstMove;
                if let Some(piece) = self.start.board.piece_at(m.from) {
                    self.start.turn = piece.color;
                    if piece.color == Color::Black {
                        self.remark(place, RemarkKind::SideFromFirstMove(piece.color));
                    }
                }
            }
            (StatedSide::Open, None) => {
                self.side_source = SideSource::Assumed;
                self.start.turn = assumed_side(&self.start);
            }
            (StatedSide::Stated, Some((m, place))) => {
                let stated = self.start.turn;
                let legal_for =
                    |turn| Position::from_record(Setup { turn, ..self.start.clone() }).is_legal(m);
                if !legal_for(stated) && legal_for(stated.other()) {
                    self.start.turn = stated.other();
                    self.side_source = SideSource::Corrected;
                    self.remark(place, RemarkKind::SideCorrected { stated });
                }
            }
            (StatedSide::Stated, None) => {}
        }
    }

    fn note_setup_faults(&mut self) {
        for fault in self.start.faults() {
            self.remark(self.place, RemarkKind::SetupFault(fault));
        }
    }

    fn mark_illegal(&mut self) {
        // Depth-first with one position a level: `line[d]` is the position after d moves of the path.
        let mut line = vec![Position::from_record(self.start.clone())];
        let mut open: Vec<(usize, usize)> =
            self.first.iter().rev().map(|&node| (node, 0)).collect();
        let mut illegal = Vec::new();
        while let Some((node, depth)) = open.pop() {
            line.truncate(depth + 1);
            let m = self.nodes[node].m;
            let fault = fault_of(&line[depth], m);
            self.nodes[node].fault = fault;
            if let Some(fault) = fault {
                illegal.push((node, depth + 1, fault));
            }
            let next = line[depth].after(m);
            line.push(next);
            open.extend(self.nodes[node].children.iter().rev().map(|&child| (child, depth + 1)));
        }
        for (node, ply, fault) in illegal {
            let (m, place) = (self.nodes[node].m, self.nodes[node].place);
            self.remark(place, RemarkKind::IllegalMove { ply, m, fault });
        }
    }
}

/// Red, unless Black stands in check: then Black must answer it.
fn assumed_side(setup: &Setup) -> Color {
    let black = Position::from_record(Setup { turn: Color::Black, ..setup.clone() });
    if black.is_check() { Color::Black } else { Color::Red }
}
