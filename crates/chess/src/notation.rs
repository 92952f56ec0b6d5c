//! Moves as people and programs write them: SAN with its liberties, long algebraic, UCI.
//!
//! Accepted besides strict SAN: `0-0` and `o-o`, `e8Q`, `e8(Q)`, `e8/Q`, missing or wrong `x`, `+`,
//! `#`, `e.p.`, figurines, needless or long-form origins (`Rc1c4`, `e2-e4`), UCI (`e2e4`, `e7e8q`,
//! castling as `e1g1` or `e1h1`), suffixes `!` and `?`. Foreign piece letters are not guessed.
//! Written: strict SAN with `+` and `#`, and UCI.

use shakmaty::{
    CastlingMode, CastlingSide, Color, File, Move, Position as _, Rank, Role, Square, san::SanPlus,
    uci::UciMove,
};

use crate::{Displacement, Hand, Irregular, Position, direct};

/// What a move text means in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reading {
    /// One legal move, with the liberties the text took.
    Legal(Move, Vec<Liberty>),
    /// Several legal moves fit.
    Ambiguous(Vec<Move>),
    /// It names a move, but none that is legal; where one piece only can be meant, its displacement.
    Illegal(Option<Displacement>),
    /// A pawn reaches the last rank and no piece is named: the squares are legal, the move is not
    /// complete.
    MissingPromotion(Displacement),
    /// A move that passes (`--`, `Z0`, `null`, `0000`).
    Null,
    /// It does not name a move at all.
    Unreadable,
}

impl Reading {
    /// The move, if the text names exactly one legal one.
    #[must_use]
    pub const fn legal(&self) -> Option<Move> {
        match self {
            Self::Legal(m, _) => Some(*m),
            Self::Ambiguous(_)
            | Self::Illegal(_)
            | Self::MissingPromotion(_)
            | Self::Null
            | Self::Unreadable => None,
        }
    }
}

/// How a text departs from the written form of its move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Liberty {
    /// Castling with zeros or small letters.
    CastlingLetters,
    /// The capture sign is missing.
    MissingCapture,
    /// A capture sign where nothing is captured.
    NeedlessCapture,
    /// The check or mate sign is missing or wrong.
    CheckSign,
    /// The origin says more than is needed, or the long form is used.
    Origin,
    /// Promotion without `=`.
    PromotionSign,
    /// Pictures of pieces.
    Figurine,
    /// `e.p.` was written.
    EnPassantMark,
    /// A move of a program: `e2e4`.
    Uci,
}

/// The parts of a written move.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parts {
    pub(crate) role: Role,
    pub(crate) file: Option<File>,
    pub(crate) rank: Option<Rank>,
    capture: bool,
    pub(crate) to: Square,
    pub(crate) promotion: Option<Role>,
}

/// Reads `text` as a move of the side to move.
#[must_use]
pub fn read(position: &Position, text: &str) -> Reading {
    let text = text.trim();
    if is_null(text) {
        return Reading::Null;
    }
    let mut liberties = Vec::new();
    let plain = plain_letters(text, &mut liberties);
    let (body, sign) = split_suffix(&plain);
    let body = strip_en_passant(body, &mut liberties);
    if let Some(side) = castling_side(body) {
        if !body.starts_with('O') {
            liberties.push(Liberty::CastlingLetters);
        }
        return castle(position, side, sign, liberties);
    }
    if let Some((from, to, promotion)) = coordinates(body) {
        liberties.push(Liberty::Uci);
        return by_squares(position, from, to, promotion, liberties);
    }
    let Some(parts) = parts(body, &mut liberties) else { return Reading::Unreadable };
    by_parts(position, parts, sign, liberties)
}

/// Reads `text` like [`read`], but does not look for liberties where strict SAN is legal: for long files.
#[must_use]
pub fn read_quickly(position: &Position, text: &str) -> Reading {
    let plain = text.trim_end_matches(['!', '?']);
    match SanPlus::from_ascii(plain.as_bytes()) {
        Ok(SanPlus { san, .. }) => {
            let chess = position.as_shakmaty();
            match direct::plain_move(chess, &san).map_or_else(|| san.to_move(chess), Ok) {
                Ok(m) if takes_no_king(m) => Reading::Legal(m, Vec::new()),
                Ok(_) | Err(_) => read(position, text),
            }
        }
        Err(_) => read(position, text),
    }
}

/// Whether `text` passes: it stands where a move is not known or not made.
#[must_use]
pub fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "null" | "0000" | "@@@@" | "<>")
}

/// Whether `text` names castling as [`read`] takes it, legal or not.
#[must_use]
pub fn names_castling(text: &str) -> bool {
    let plain = plain_letters(text.trim(), &mut Vec::new());
    let (body, _) = split_suffix(&plain);
    castling_side(strip_en_passant(body, &mut Vec::new())).is_some()
}

/// Which castling `text` names, legal or not.
#[must_use]
pub fn castling_named(text: &str) -> Option<CastlingSide> {
    let plain = plain_letters(text.trim(), &mut Vec::new());
    let (body, _) = split_suffix(&plain);
    castling_side(strip_en_passant(body, &mut Vec::new()))
}

/// Reads `text` on a board where legal play has ended: by squares, or by the one piece that can mean it. Of several the
/// one is meant that does not leave its own king to be taken.
#[must_use]
pub fn read_irregular(board: &Irregular, text: &str) -> Option<Hand> {
    let plain = plain_letters(text.trim(), &mut Vec::new());
    let (body, _) = split_suffix(&plain);
    let body = strip_en_passant(body, &mut Vec::new());
    if let Some(side) = castling_side(body) {
        return board.after(Hand::Castled(side)).map(|_| Hand::Castled(side));
    }
    let color = board.turn();
    if let Some((from, to, promotion)) = coordinates(body) {
        let own = board.board().color_at(from) == Some(color)
            && board.board().color_at(to) != Some(color);
        return own.then_some(Hand::Carried(Displacement { from, to, promotion }));
    }
    let parts = parts(body, &mut Vec::new())?;
    let hands: Vec<Hand> = board
        .board()
        .by_piece(parts.role.of(color))
        .into_iter()
        .filter(|from| {
            parts.file.is_none_or(|file| file == from.file())
                && parts.rank.is_none_or(|rank| rank == from.rank())
                && board.reaches(*from, parts.to)
        })
        .map(|from| Hand::Carried(Displacement { from, to: parts.to, promotion: parts.promotion }))
        .collect();
    let is_safe = |hand: &Hand| board.after(*hand).is_some_and(|after| !after.is_attacked(color));
    let safe: Vec<Hand> = hands.iter().copied().filter(is_safe).collect();
    match (&safe[..], &hands[..]) {
        ([only], _) | (_, [only]) => Some(*only),
        _ => None,
    }
}

/// The move in SAN, with `+` or `#`.
#[must_use]
pub fn san(position: &Position, m: Move) -> String {
    SanPlus::from_move(position.as_shakmaty().clone(), m).to_string()
}

/// The move in UCI: castling by the king's two steps, or king takes rook in Chess960.
#[must_use]
pub fn uci(position: &Position, m: Move) -> String {
    UciMove::from_move(m, position.mode()).to_string()
}

/// Where the hand goes: in castling the king's own squares.
#[must_use]
pub fn displacement(m: Move) -> Displacement {
    match UciMove::from_move(m, CastlingMode::Standard) {
        UciMove::Normal { from, to, promotion } => Displacement { from, to, promotion },
        UciMove::Put { to, .. } => Displacement { from: to, to, promotion: None },
        UciMove::Null => Displacement { from: Square::A1, to: Square::A1, promotion: None },
    }
}

pub(crate) fn plain_letters(text: &str, liberties: &mut Vec<Liberty>) -> String {
    let mut figurine = false;
    let plain = text
        .chars()
        .filter_map(|c| {
            let letter = match c {
                '♔' | '♚' => 'K',
                '♕' | '♛' => 'Q',
                '♖' | '♜' => 'R',
                '♗' | '♝' => 'B',
                '♘' | '♞' => 'N',
                '♙' | '♟' => {
                    figurine = true;
                    return None;
                }
                '\u{fe0e}' | '\u{fe0f}' => return None,
                '×' => return Some('x'),
                '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' => return Some('-'),
                other => return Some(other),
            };
            figurine = true;
            Some(letter)
        })
        .collect();
    if figurine {
        liberties.push(Liberty::Figurine);
    }
    plain
}

/// The move without signs of check and judgement, and the sign of check.
pub(crate) fn split_suffix(text: &str) -> (&str, &str) {
    let text = text.trim_end_matches(['!', '?', '‼', '⁇', '⁈', '⁉']);
    let body = text.trim_end_matches(['+', '#', '†', '‡', '≠']);
    (body, &text[body.len()..])
}

pub(crate) fn strip_en_passant<'a>(body: &'a str, liberties: &mut Vec<Liberty>) -> &'a str {
    for mark in ["e. p.", "e.p.", "e.p", "ep"] {
        if let Some(rest) = body.strip_suffix(mark) {
            liberties.push(Liberty::EnPassantMark);
            return rest.trim_end();
        }
    }
    body
}

pub(crate) fn castling_side(body: &str) -> Option<CastlingSide> {
    match body {
        "O-O" | "0-0" | "o-o" | "OO" | "О-О" | "о-о" => Some(CastlingSide::KingSide),
        "O-O-O" | "0-0-0" | "o-o-o" | "OOO" | "О-О-О" | "о-о-о" => {
            Some(CastlingSide::QueenSide)
        }
        _ => None,
    }
}

/// `e2e4`, `e7e8q`, `g1-f3`, `e4xd5`, `e7-e8=Q`.
pub(crate) fn coordinates(body: &str) -> Option<(Square, Square, Option<Role>)> {
    if !body.is_ascii() || body.len() < 4 {
        return None;
    }
    let from = Square::from_ascii(&body.as_bytes()[..2]).ok()?;
    let rest = body[2..].strip_prefix(['-', 'x', ':']).unwrap_or(&body[2..]);
    let to = Square::from_ascii(rest.as_bytes().get(..2)?).ok()?;
    let promotion = match rest[2..].trim_start_matches(['=', '/', '(']).trim_end_matches(')') {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let role = promotion_role(letters.next()?)?;
            letters.next().is_none().then_some(())?;
            Some(role)
        }
    };
    Some((from, to, promotion))
}

fn promotion_role(letter: char) -> Option<Role> {
    match letter.to_ascii_uppercase() {
        'Q' => Some(Role::Queen),
        'R' => Some(Role::Rook),
        'B' => Some(Role::Bishop),
        'N' => Some(Role::Knight),
        'K' => Some(Role::King),
        'P' => Some(Role::Pawn),
        _ => None,
    }
}

pub(crate) fn parts(body: &str, liberties: &mut Vec<Liberty>) -> Option<Parts> {
    if !body.is_ascii() {
        return None;
    }
    let (role, rest) = match body.chars().next()? {
        'K' => (Role::King, &body[1..]),
        'Q' => (Role::Queen, &body[1..]),
        'R' => (Role::Rook, &body[1..]),
        'B' => (Role::Bishop, &body[1..]),
        'N' => (Role::Knight, &body[1..]),
        'P' => (Role::Pawn, &body[1..]),
        _ => (Role::Pawn, body),
    };
    let (rest, promotion) = split_promotion(rest, liberties)?;
    let to_at = rest.len().checked_sub(2)?;
    let to = Square::from_ascii(&rest.as_bytes()[to_at..]).ok()?;
    let mut origin = &rest[..to_at];
    let capture = origin.ends_with(['x', ':']);
    origin = origin.trim_end_matches(['x', ':', '-']);
    let mut file = None;
    let mut rank = None;
    for c in origin.chars() {
        match c {
            'a'..='h' if file.is_none() && rank.is_none() => file = File::from_char(c),
            '1'..='8' if rank.is_none() => rank = Rank::from_char(c),
            _ => return None,
        }
    }
    Some(Parts { role, file, rank, capture, to, promotion })
}

/// Splits `=Q`, `Q`, `(Q)` and `/Q` from the end.
fn split_promotion<'a>(
    rest: &'a str,
    liberties: &mut Vec<Liberty>,
) -> Option<(&'a str, Option<Role>)> {
    let closed = rest.strip_suffix(')').unwrap_or(rest);
    let Some(letter @ ('Q' | 'R' | 'B' | 'N' | 'K' | 'P' | 'q' | 'r' | 'n')) =
        closed.chars().next_back()
    else {
        return (closed.len() == rest.len()).then_some((rest, None));
    };
    let before = &closed[..closed.len() - 1];
    let stem = before.trim_end_matches(['=', '(', '/']);
    if !before.ends_with('=') || closed.len() != rest.len() {
        liberties.push(Liberty::PromotionSign);
    }
    Some((stem, promotion_role(letter)))
}

fn castle(position: &Position, side: CastlingSide, sign: &str, liberties: Vec<Liberty>) -> Reading {
    match position.as_shakmaty().castling_moves(side).first() {
        Some(&m) => legal(position, m, sign, liberties),
        None => Reading::Illegal(None),
    }
}

fn by_squares(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    liberties: Vec<Liberty>,
) -> Reading {
    let uci = UciMove::Normal { from, to, promotion };
    match uci.to_move(position.as_shakmaty()) {
        Ok(m) if takes_no_king(m) => Reading::Legal(m, liberties),
        Ok(_) | Err(_) if promotion.is_none() && would_promote(position, from, to) => {
            Reading::MissingPromotion(Displacement { from, to, promotion })
        }
        Ok(_) | Err(_) => Reading::Illegal(Some(Displacement { from, to, promotion })),
    }
}

/// Whether `m` is no capture of a king that an illegal move left in check.
fn takes_no_king(m: Move) -> bool {
    m.capture() != Some(Role::King)
}

fn would_promote(position: &Position, from: Square, to: Square) -> bool {
    let uci = UciMove::Normal { from, to, promotion: Some(Role::Queen) };
    uci.to_move(position.as_shakmaty()).is_ok()
}

fn by_parts(position: &Position, parts: Parts, sign: &str, mut liberties: Vec<Liberty>) -> Reading {
    let candidates = position.as_shakmaty().san_candidates(parts.role, parts.to);
    let fits = |m: &&Move| {
        m.from().is_some_and(|from| {
            parts.file.is_none_or(|file| file == from.file())
                && parts.rank.is_none_or(|rank| rank == from.rank())
        })
    };
    let mut found: Vec<Move> = candidates
        .iter()
        .filter(fits)
        .filter(|m| m.promotion() == parts.promotion && takes_no_king(**m))
        .copied()
        .collect();
    // A pawn that may only capture when the text says so: `exd5` must not become a push, nor may
    // `d5` silently become a capture when a push is possible too.
    if found.len() > 1 {
        let exact: Vec<Move> =
            found.iter().filter(|m| m.is_capture() == parts.capture).copied().collect();
        if exact.len() == 1 {
            found = exact;
        }
    }
    match found[..] {
        [] => {
            let promoting = candidates.iter().filter(fits).find(|m| m.promotion().is_some());
            match promoting {
                Some(m) if parts.promotion.is_none() => {
                    Reading::MissingPromotion(Displacement { promotion: None, ..displacement(*m) })
                }
                Some(_) | None => Reading::Illegal(illegal_displacement(position, parts)),
            }
        }
        [m] => {
            match (parts.capture, m.is_capture()) {
                (true, false) => liberties.push(Liberty::NeedlessCapture),
                (false, true) => liberties.push(Liberty::MissingCapture),
                (true, true) | (false, false) => {}
            }
            legal(position, m, sign, liberties)
        }
        _ => Reading::Ambiguous(found),
    }
}

/// One legal move: adds what its strict form would have written otherwise.
fn legal(position: &Position, m: Move, sign: &str, mut liberties: Vec<Liberty>) -> Reading {
    let after = position.after(m);
    let right = if !after.is_check() {
        ""
    } else if after.is_checkmate() {
        "#"
    } else {
        "+"
    };
    if sign != right {
        liberties.push(Liberty::CheckSign);
    }
    Reading::Legal(m, liberties)
}

/// The displacement an illegal text means, if one piece only can be meant: the one on the named
/// square, the one that could go there but for its king, or the only one of its kind.
fn illegal_displacement(position: &Position, parts: Parts) -> Option<Displacement> {
    let board = position.board();
    let color = position.turn();
    let pieces = board.by_piece(parts.role.of(color));
    let named: Vec<Square> = pieces
        .into_iter()
        .filter(|from| {
            parts.file.is_none_or(|file| file == from.file())
                && parts.rank.is_none_or(|rank| rank == from.rank())
        })
        .collect();
    let reaching: Vec<Square> =
        named.iter().copied().filter(|&from| reaches(position, from, parts)).collect();
    let from = match (&reaching[..], &named[..]) {
        ([from], _) | ([], [from]) => *from,
        _ => return None,
    };
    (board.color_at(parts.to) != Some(color) && from != parts.to).then_some(Displacement {
        from,
        to: parts.to,
        promotion: parts.promotion,
    })
}

fn reaches(position: &Position, from: Square, parts: Parts) -> bool {
    let board = position.board();
    if parts.role != Role::Pawn {
        return board.attacks_from(from).contains(parts.to);
    }
    if from.file() != parts.to.file() {
        return board.attacks_from(from).contains(parts.to);
    }
    let steps = match position.turn() {
        Color::White => i32::from(parts.to) - i32::from(from),
        Color::Black => i32::from(from) - i32::from(parts.to),
    };
    steps == 8 || steps == 16
}
