//! What the descriptive notations have in common: a piece, where it stands, a step and a number.
//!
//! Chinese text and the letters of the federation say the same things with different signs, so both
//! are brought to [`Words`] and only here is the board asked.

use super::choose;
use super::error::quoted;
use super::few::Few;
use super::tandem::{Column, Tandem};
use super::{Forgiven, NotationError, Resolved, Unwritable};
use crate::{Board, Color, Move, Piece, Position, Role, Square};

/// The direction of a step, seen by the mover.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// 进, `+`.
    Advance,
    /// 退, `-`.
    Retreat,
    /// 平, `.` or `=`.
    Level,
}

impl Step {
    const ALL: [Self; 3] = [Self::Advance, Self::Retreat, Self::Level];
}

/// Which of the like pieces on a file is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The only one.
    Sole,
    /// The only one, or else the middle one: `P5` of the scheme of 1997.
    SoleOrMiddle,
    /// 前.
    Front,
    /// 中.
    Middle,
    /// 后.
    Rear,
    /// `+` of the scheme of 1997: the front one of two or three, the second of four or five.
    Plus,
    /// `-` likewise from the rear.
    Minus,
    /// `++`: the front one of four or five.
    DoublePlus,
    /// `--`: the rear one of four or five.
    DoubleMinus,
    /// The n-th, from 1: on the file from the front if a file is given, else among all that share a
    /// file with another, files from the mover's right, each from the front.
    Nth(u8),
    /// `33`: the third from the front on file 3 (2018), or the middle one there (1997).
    MiddleOrNth(u8),
}

impl Place {
    /// The index from the front among `count` pieces on a file.
    fn index(self, count: usize) -> Option<usize> {
        let middle = (count % 2 == 1).then_some(count / 2);
        let outer = usize::from(count > 3);
        match self {
            Self::Sole => (count == 1).then_some(0),
            Self::SoleOrMiddle | Self::Middle => middle,
            Self::Front => Some(0),
            Self::Rear => count.checked_sub(1),
            Self::Plus => Some(outer),
            Self::Minus => count.checked_sub(1 + outer),
            Self::DoublePlus => (outer == 1).then_some(0),
            Self::DoubleMinus => (outer == 1).then_some(count - 1),
            Self::Nth(n) | Self::MiddleOrNth(n) => {
                usize::from(n).checked_sub(1).filter(|&n| n < count)
            }
        }
    }
}

/// A descriptive token, before the board is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Words {
    pub(super) role: Role,
    pub(super) place: Place,
    /// The mover's file, 1 to 9, if the token gives it.
    pub(super) file: Option<u8>,
    /// `None` where the token leaves the direction out.
    pub(super) step: Option<Step>,
    /// The file or the count of points after the direction.
    pub(super) number: u8,
}

/// The pieces a token can mean.
struct Origins {
    squares: Few<Square>,
    /// The one to take if its move is legal.
    preferred: Option<Square>,
    /// What is unusual if there are several.
    unusual: Forgiven,
}

/// Reads `words` on the board.
pub(super) fn resolve(
    position: &Position,
    token: &str,
    words: Words,
) -> Result<Resolved, NotationError> {
    let origins = origins(position, words);
    if origins.squares.len() == 0 {
        return Err(NotationError::NoSuchPiece { found: quoted(token) });
    }
    let color = position.turn();
    let Some(step) = words.step else {
        let mut candidates = Few::new();
        for step in Step::ALL {
            push_moves(&mut candidates, color, words, step, origins.squares.iter());
        }
        let mut resolved = choose::only_legal(position, token, &candidates)?;
        resolved.forgiven.push(Forgiven::MissingDirection);
        return Ok(resolved);
    };
    let mut candidates = Few::new();
    push_moves(&mut candidates, color, words, step, origins.preferred.into_iter());
    if let Some(m) = candidates.get(0).filter(|&m| position.is_legal(m)) {
        return Ok(Resolved { m, legal: true, forgiven: Vec::new() });
    }
    push_moves(&mut candidates, color, words, step, origins.squares.iter());
    let mut resolved = choose::nearest(position, token, &candidates)?;
    let stepwise = matches!(words.role, Role::Advisor | Role::Elephant);
    match (stepwise, words.place) {
        // The step tells the two apart, as the rule of writing has it.
        (true, Place::Sole) => {}
        (true, _) => resolved.forgiven.push(Forgiven::NeedlessQualifier),
        (false, _) if origins.squares.len() > 1 => resolved.forgiven.push(origins.unusual),
        (false, _) => {}
    }
    Ok(resolved)
}

fn push_moves(
    candidates: &mut Few<Move>,
    color: Color,
    words: Words,
    step: Step,
    squares: impl Iterator<Item = Square>,
) {
    for from in squares {
        if let Some(to) = target(color, words.role, from, step, words.number) {
            candidates.push(Move::new(from, to));
        }
    }
}

fn origins(position: &Position, words: Words) -> Origins {
    let piece = Piece::new(position.turn(), words.role);
    match words.file {
        Some(file) => on_file(position.board(), piece, words.place, file),
        None => among_tandem(position.board(), piece, words.place),
    }
}

/// The pieces that a place without a file can mean.
fn among_tandem(board: &Board, piece: Piece, place: Place) -> Origins {
    let tandem = Tandem::of(board, piece);
    let mut squares = Few::new();
    if let Place::Nth(n) = place {
        let nth = usize::from(n).checked_sub(1).and_then(|n| tandem.iter().nth(n));
        squares.extend(nth);
    } else {
        for column in tandem.columns() {
            squares.extend(column.at(place.index(column.len())));
        }
    }
    Origins { squares, preferred: None, unusual: Forgiven::BareQualifier }
}

/// The pieces that a place on a given file can mean.
fn on_file(board: &Board, piece: Piece, place: Place, file: u8) -> Origins {
    let column = Column::of(board, piece, file);
    let middle = column.at(Place::Middle.index(column.len()));
    let mut squares = Few::new();
    if matches!(place, Place::Sole | Place::SoleOrMiddle) {
        squares.extend(column.iter());
    } else {
        squares.extend(column.at(place.index(column.len())));
    }
    // The older scheme doubles the digit only when another file has several soldiers too.
    if matches!(place, Place::MiddleOrNth(_)) && Tandem::of(board, piece).columns().count() > 1 {
        squares.extend(middle.filter(|_| column.len() > 1));
    }
    let preferred = middle.filter(|_| place == Place::SoleOrMiddle);
    let unusual = match place {
        Place::MiddleOrNth(_) => Forgiven::SchemeClash,
        Place::Sole
        | Place::SoleOrMiddle
        | Place::Front
        | Place::Middle
        | Place::Rear
        | Place::Plus
        | Place::Minus
        | Place::DoublePlus
        | Place::DoubleMinus
        | Place::Nth(_) => Forgiven::PlainFile,
    };
    Origins { squares, preferred, unusual }
}

/// Where a step leads on the board; whether a rule forbids it is not asked.
fn target(color: Color, role: Role, from: Square, step: Step, number: u8) -> Option<Square> {
    let file = Square::file_of(color, number)?;
    let across = from.file().abs_diff(file);
    let ranks = match role {
        Role::General | Role::Chariot | Role::Cannon | Role::Soldier => match step {
            Step::Level => {
                return Square::new(file, from.rank()).filter(|&to| to != from);
            }
            Step::Advance | Step::Retreat => number,
        },
        Role::Advisor | Role::Elephant | Role::Horse => match (role, across) {
            (Role::Advisor, 1) | (Role::Horse, 2) => 1,
            (Role::Elephant, 2) | (Role::Horse, 1) => 2,
            _ => return None,
        },
    };
    let file = match role {
        Role::Advisor | Role::Elephant | Role::Horse => file,
        Role::General | Role::Chariot | Role::Cannon | Role::Soldier => from.file(),
    };
    let up = match step {
        Step::Advance => color == Color::Red,
        Step::Retreat => color == Color::Black,
        Step::Level => return None,
    };
    let rank = if up { from.rank().checked_add(ranks)? } else { from.rank().checked_sub(ranks)? };
    Square::new(file, rank)
}

/// A move in words, with what is known of its like pieces.
#[derive(Debug)]
pub(super) struct Described {
    pub(super) piece: Piece,
    pub(super) from: Square,
    /// The mover's file the piece leaves.
    pub(super) file: u8,
    pub(super) step: Step,
    pub(super) number: u8,
    /// How many like pieces stand on the file.
    pub(super) count: usize,
    /// Its index there, from the front.
    pub(super) index: usize,
    /// How many files hold several like pieces.
    pub(super) files: usize,
    /// Its index among all that share a file, from the mover's right, each file from the front.
    pub(super) ordinal: usize,
}

/// Puts `m` into words.
pub(super) fn describe(position: &Position, m: Move) -> Result<Described, Unwritable> {
    let board = position.board();
    let piece = board.piece_at(m.from).ok_or(Unwritable::NoPiece(m.from))?;
    if piece.color != position.turn() {
        return Err(Unwritable::OpponentsPiece(m.from));
    }
    let (step, number) = step_of(piece, m).ok_or(Unwritable::NoSuchStep { role: piece.role, m })?;
    let file = m.from.file_from(piece.color);
    let column = Column::of(board, piece, file);
    let mut described = Described {
        piece,
        from: m.from,
        file,
        step,
        number,
        count: column.len(),
        index: column.iter().position(|square| square == m.from).unwrap_or(0),
        files: 0,
        ordinal: 0,
    };
    if described.count > 1 {
        if stepwise_alone(position, m, &column, &described) {
            described.count = 1;
        } else {
            let tandem = Tandem::of(board, piece);
            described.files = tandem.columns().count();
            described.ordinal = tandem.iter().position(|square| square == m.from).unwrap_or(0);
        }
    }
    Ok(described)
}

/// The words for a step, if there are any.
fn step_of(piece: Piece, m: Move) -> Option<(Step, u8)> {
    let (from, to) = (m.from.rank_from(piece.color), m.to.rank_from(piece.color));
    let step = match from.cmp(&to) {
        std::cmp::Ordering::Less => Step::Advance,
        std::cmp::Ordering::Greater => Step::Retreat,
        std::cmp::Ordering::Equal => Step::Level,
    };
    let straight = match piece.role {
        Role::General | Role::Chariot | Role::Cannon | Role::Soldier => true,
        Role::Advisor | Role::Elephant | Role::Horse => false,
    };
    let number = if straight && step != Step::Level {
        from.abs_diff(to)
    } else {
        m.to.file_from(piece.color)
    };
    let back = target(piece.color, piece.role, m.from, step, number)?;
    (back == m.to).then_some((step, number))
}

/// Whether the piece is an advisor or elephant that its step tells from the others on its file.
fn stepwise_alone(position: &Position, m: Move, column: &Column, described: &Described) -> bool {
    let Described { piece, step, number, .. } = *described;
    matches!(piece.role, Role::Advisor | Role::Elephant)
        && position.is_legal(m)
        && column.iter().filter(|&from| from != m.from).all(|from| {
            target(piece.color, piece.role, from, step, number)
                .is_none_or(|to| !position.is_legal(Move::new(from, to)))
        })
}
