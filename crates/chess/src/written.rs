//! A move as a player writes it by hand: with its number, an offer of a draw, words for check and mate, in the long form
//! with or without a piece letter, castling by the squares of the king, or with the piece letters of another language.
//!
//! The usual notation comes first: what has a meaning in it is never made doubtful by another language. Only what has none
//! is tried in German, French, Spanish, Russian and Chinese, with words and small letters.

use shakmaty::{Move, Role, Square};

use crate::notation::{self, Reading};
use crate::{Displacement, Position};

/// What a written move means in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Written {
    /// One legal move.
    Clear(Move),
    /// It may mean any of these legal moves. If it is one only, the usual notation names an illegal one.
    Doubtful(Vec<Move>),
    /// It names a move, and no legal one.
    Illegal,
    /// No move can be made out.
    Meaningless,
}

impl Written {
    /// The move, if it is clear.
    #[must_use]
    pub const fn clear(&self) -> Option<Move> {
        match self {
            Self::Clear(m) => Some(*m),
            Self::Doubtful(_) | Self::Illegal | Self::Meaningless => None,
        }
    }
}

/// Reads `text` as a written move of the side to move.
#[must_use]
pub fn read(position: &Position, text: &str) -> Written {
    let body = body(text);
    let usual = named(position, &body);
    if matches!(usual, Written::Clear(_) | Written::Doubtful(_)) {
        return usual;
    }
    let mut found = Vec::new();
    let mut names_a_move = usual == Written::Illegal;
    for translated in LANGUAGES.iter().filter_map(|language| language.translate(&body)) {
        match named(position, &translated) {
            Written::Clear(m) => found.push(m),
            Written::Doubtful(several) => found.extend(several),
            Written::Illegal => names_a_move = true,
            Written::Meaningless => {}
        }
    }
    let found = found.into_iter().fold(Vec::new(), |mut once: Vec<Move>, m| {
        if !once.contains(&m) {
            once.push(m);
        }
        once
    });
    match (&found[..], usual) {
        ([m], Written::Meaningless) => Written::Clear(*m),
        ([], _) if names_a_move => Written::Illegal,
        ([], _) => Written::Meaningless,
        _ => Written::Doubtful(found),
    }
}

/// What the text means in the usual notation.
fn named(position: &Position, body: &str) -> Written {
    match notation::read(position, body) {
        Reading::Legal(m, _) => Written::Clear(m),
        Reading::Ambiguous(several) => Written::Doubtful(several),
        Reading::MissingPromotion(d) => Written::Doubtful(promotions(position, d)),
        Reading::Illegal(meant) => {
            let castles = meant.and_then(|d| castling(position, d));
            castles.map_or_else(|| by_squares(position, body, Written::Illegal), Written::Clear)
        }
        Reading::Null | Reading::Unreadable => by_squares(position, body, Written::Meaningless),
    }
}

fn promotions(position: &Position, d: Displacement) -> Vec<Move> {
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let each = roles.map(|role| Displacement { promotion: Some(role), ..d }.to_string());
    each.iter().filter_map(|text| notation::read(position, text).legal()).collect()
}

/// Castling, if the king goes two squares or more along its rank.
fn castling(position: &Position, d: Displacement) -> Option<Move> {
    let is_king = position.board().role_at(d.from) == Some(Role::King);
    let far = d.from.rank() == d.to.rank() && d.from.distance(d.to) > 1;
    (is_king && far).then(|| notation::read(position, &d.to_string()).legal())?
}

/// `a1-b1`, `Ke1-g1`, `e7xd8=Q`: two squares, whatever stands on the first.
fn by_squares(position: &Position, body: &str, otherwise: Written) -> Written {
    let piece = body.chars().next().filter(char::is_ascii_uppercase);
    if piece.is_some_and(|letter| !"KQRBNP".contains(letter)) {
        return otherwise;
    }
    let rest = piece.map_or(body, |_| &body[1..]);
    let (Some(from), Some(after)) = (rest.get(..2), rest.get(2..)) else { return otherwise };
    let after = after.trim_start_matches(['-', 'x', ':']);
    let (Some(to), Some(promotion)) = (after.get(..2), after.get(2..)) else { return otherwise };
    let squares = (Square::from_ascii(from.as_bytes()), Square::from_ascii(to.as_bytes()));
    let (Ok(from), Ok(to)) = squares else { return otherwise };
    let role = position.board().role_at(from);
    if piece.is_some_and(|letter| role.map(Role::upper_char) != Some(letter)) {
        return Written::Illegal;
    }
    let promotion = promotion.trim_matches(['=', '(', ')', '/']).to_ascii_lowercase();
    match notation::read(position, &format!("{from}{to}{promotion}")) {
        Reading::Legal(m, _) => Written::Clear(m),
        Reading::Ambiguous(several) => Written::Doubtful(several),
        Reading::MissingPromotion(d) => Written::Doubtful(promotions(position, d)),
        Reading::Illegal(_) => Written::Illegal,
        Reading::Null | Reading::Unreadable => otherwise,
    }
}

/// What stands behind a move and says nothing of it, in small letters.
const MARKS: [&str; 40] = [
    "(=)",
    "=",
    "(draw)",
    "draw?",
    "draw",
    "(remis)",
    "remis",
    "nulle",
    "(ничья)",
    "ничья",
    "(和)",
    "(提和)",
    "提和",
    "求和",
    "和棋",
    "checkmate",
    "mate",
    "matt",
    "mat",
    "мат",
    "échec et mat",
    "echec et mat",
    "schachmatt",
    "将死",
    "将杀",
    "杀",
    "check",
    "schach",
    "шах",
    "échec",
    "echec",
    "将军",
    "将",
    "ch",
    "dis",
    "dbl",
    "+-",
    "-+",
    "±",
    "∓",
];

/// The move itself: without quotes, number, marks and blanks.
fn body(text: &str) -> String {
    let plain: String = text.chars().map(plain).collect();
    let plain = plain.trim_matches(|c: char| c.is_whitespace() || "\"'“”„«»‘’`´".contains(c));
    let mut body = without_number(plain).to_owned();
    loop {
        let before = body.len();
        let signs = ['+', '#', '†', '‡', '≠', '!', '?', '.', ',', ';'];
        let shorter = body.trim_end_matches(|c: char| c.is_whitespace() || signs.contains(&c));
        let ends_with_ep = ["e.p", "e. p"].iter().any(|ep| shorter.ends_with(ep));
        body.truncate(shorter.len());
        let small = body.to_lowercase();
        if !ends_with_ep
            && small.len() == body.len()
            && let Some(rest) = MARKS.iter().find_map(|mark| small.strip_suffix(mark))
        {
            body.truncate(rest.len());
        }
        if body.len() == before {
            break;
        }
    }
    body.retain(|c| !c.is_whitespace());
    castling_letters(&body).map_or(body, str::to_owned)
}

/// Full-width forms and dashes as their plain ones.
fn plain(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        '×' => 'x',
        other => other,
    }
}

/// `41.Rb1`, `41...Rb1`, `41 Rb1` and `41Rb1`, but not `0-0`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = &text[..text.len() - rest.len()];
    let is_sign = |c: char| c.is_whitespace() || ".…。、:)".contains(c);
    let goes_on = rest.starts_with(|c: char| c.is_alphabetic() || is_sign(c));
    if digits.is_empty() || digits == "0" || !goes_on {
        return text;
    }
    rest.trim_start_matches(is_sign)
}

fn castling_letters(body: &str) -> Option<&'static str> {
    let letters: String = body.chars().filter(|&c| c != '-').collect();
    let is_letter = |c| matches!(c, 'O' | 'o' | '0' | 'О' | 'о');
    match (letters.chars().count(), letters.chars().all(is_letter), &*body.to_lowercase()) {
        (2, true, _)
        | (_, _, "castlesshort" | "castleskingside" | "petitroque" | "短易位" | "王翼易位") => {
            Some("O-O")
        }
        (3, true, _)
        | (_, _, "castleslong" | "castlesqueenside" | "grandroque" | "长易位" | "后翼易位") => {
            Some("O-O-O")
        }
        _ => None,
    }
}

/// Names of pieces with the usual letter, longer ones first; a pawn has none.
struct Language(&'static [(&'static str, &'static str)]);

const LANGUAGES: [Language; 7] = [
    Language(&[("D", "Q"), ("T", "R"), ("L", "B"), ("S", "N")]),
    Language(&[("R", "K"), ("D", "Q"), ("T", "R"), ("F", "B"), ("C", "N")]),
    Language(&[("R", "K"), ("D", "Q"), ("T", "R"), ("A", "B"), ("C", "N")]),
    Language(&[("Кр", "K"), ("Ф", "Q"), ("Л", "R"), ("С", "B"), ("К", "N"), ("п", "")]),
    Language(&[
        ("国王", "K"),
        ("國王", "K"),
        ("皇后", "Q"),
        ("王", "K"),
        ("后", "Q"),
        ("後", "Q"),
        ("车", "R"),
        ("車", "R"),
        ("象", "B"),
        ("马", "N"),
        ("馬", "N"),
        ("兵", ""),
    ]),
    Language(&[("k", "K"), ("q", "Q"), ("r", "R"), ("b", "B"), ("n", "N")]),
    Language(&[
        ("Kingto", "K"),
        ("King", "K"),
        ("Queento", "Q"),
        ("Queen", "Q"),
        ("Rookto", "R"),
        ("Rook", "R"),
        ("Bishopto", "B"),
        ("Bishop", "B"),
        ("Knightto", "N"),
        ("Knight", "N"),
        ("Pawnto", ""),
        ("Pawn", ""),
    ]),
];

impl Language {
    /// The text with the usual letters, if it has any of this language.
    fn translate(&self, body: &str) -> Option<String> {
        let Self(names) = self;
        let first =
            names.iter().find_map(|(name, letter)| Some((body.strip_prefix(name)?, letter)));
        let (rest, letter) = first.unwrap_or((body, &""));
        let closed = rest.trim_end_matches(')');
        let last = names.iter().find_map(|(name, letter)| {
            let stem = closed.strip_suffix(name).filter(|_| !letter.is_empty())?;
            let stem = stem.trim_end_matches(['=', '(', '/', '升', '变']);
            stem.ends_with(['1', '8']).then(|| format!("{stem}={letter}"))
        });
        let changed = first.is_some() || last.is_some();
        let squares = last.unwrap_or_else(|| rest.to_owned());
        let latin = squares.replace('а', "a").replace('с', "c").replace('е', "e").replace('х', "x");
        changed.then(|| format!("{letter}{latin}"))
    }
}
