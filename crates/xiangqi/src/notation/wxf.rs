//! Moves in the letters of the Asian and World federations: `C2.5`, `H8+7`, `R+-2`, `13+1`.
//!
//! Read are capitals and small letters for either side, `K A E R C H P` and the other alphabets, `.`, `=`
//! or nothing for a level step, full-width characters, the sign before the letter (`+C-2`), `P.` for the
//! middle soldier, `Pa` to `Pe` for numbered ones, and both schemes for soldiers on several files:
//! that of 1997 (`3+`, `33`, `3-`) and that of 2018 (`13`, `23`, `33`: the number from the front, then the file).

use super::coordinate::digit_of;
use super::glyphs::Glyphs;
use super::tandem::Column;
use super::words::{self, Described, Place, Step, Words};
use super::{NotationError, Resolved, Unwritable};
use crate::{Move, Piece, Position, Role};

/// How moves in letters are written, and how the ambiguous digits of soldiers are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WxfStyle {
    /// How soldiers that share a file are told apart.
    pub soldiers: SoldierScheme,
    /// The sign of a level step.
    pub level: LevelSign,
}

impl WxfStyle {
    /// For reading a record whose scheme is not known; writes the scheme of 2018 with points.
    pub const UNDECIDED: Self =
        Self { soldiers: SoldierScheme::Undecided, level: LevelSign::Point };
    /// The scheme of 2018 with points.
    pub const WXF_2018: Self = Self { soldiers: SoldierScheme::Wxf2018, ..Self::UNDECIDED };
    /// The scheme of 1997 with points.
    pub const WXF_1997: Self = Self { soldiers: SoldierScheme::Wxf1997, ..Self::UNDECIDED };
}

impl Default for WxfStyle {
    fn default() -> Self {
        Self::UNDECIDED
    }
}

/// How soldiers that share a file are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SoldierScheme {
    /// Not known: where `33` means two soldiers both are candidates. Writes the scheme of 2018.
    Undecided,
    /// On one file `P+ P-`, `P+ P3 P-`, `++ P+ P- --` and so on; on several `3+ 33 3-`.
    Wxf1997,
    /// `P+ P-` for two on one file, else the number from the front and the file: `13 23 33`.
    Wxf2018,
    /// `P+ P. P-` on one file, else numbered `Pa` to `Pe` from the mover's right.
    Lettered,
}

/// The sign of a level step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LevelSign {
    /// `.`
    Point,
    /// `=`
    Equals,
}

const EXPECTED: &str = "a move in letters, as C2.5";
const KEYPAD: &str = "a move in digits, as 62.5";

/// Reads a token in letters.
pub(super) fn parse(
    position: &Position,
    token: &str,
    scheme: SoldierScheme,
) -> Result<Resolved, NotationError> {
    let words = Glyphs::of(token)
        .and_then(|glyphs| read(glyphs.upper().as_slice()))
        .ok_or_else(|| NotationError::unreadable(token, EXPECTED))?;
    words::resolve(position, token, decide(position, words, scheme))
}

/// Reads a token of the numeric keypad: the letter replaced by a digit 1 to 7 (`K A E H R C P`).
pub(super) fn parse_keypad(position: &Position, token: &str) -> Result<Resolved, NotationError> {
    let words = Glyphs::of(token)
        .and_then(|glyphs| match glyphs.as_slice() {
            [digit, rest @ ..] if rest.len() < 6 => {
                let index = usize::from(digit_of(*digit)?.checked_sub(1)?);
                let mut chars = [' '; 6];
                chars[0] = Role::ALL.get(index)?.letter();
                chars[1..=rest.len()].copy_from_slice(rest);
                for c in &mut chars {
                    c.make_ascii_uppercase();
                }
                read(&chars[..=rest.len()])
            }
            _ => None,
        })
        .ok_or_else(|| NotationError::unreadable(token, KEYPAD))?;
    words::resolve(position, token, words)
}

/// What the digits of a soldier tell of the scheme of the whole record.
pub(super) fn scheme_of(token: &str) -> Option<SoldierScheme> {
    let words = read(Glyphs::of(token)?.upper().as_slice())?;
    match (words.place, words.file) {
        (Place::Front | Place::Rear, Some(_)) | (Place::DoublePlus | Place::DoubleMinus, _) => {
            Some(SoldierScheme::Wxf1997)
        }
        (Place::Nth(_), Some(_)) => Some(SoldierScheme::Wxf2018),
        (Place::Nth(_), None) => Some(SoldierScheme::Lettered),
        (
            Place::Front
            | Place::Rear
            | Place::Sole
            | Place::SoleOrMiddle
            | Place::Middle
            | Place::Plus
            | Place::Minus
            | Place::MiddleOrNth(_),
            _,
        ) => None,
    }
}

/// Whether the schemes read the token's digits differently on some board.
pub(super) fn needs_scheme(token: &str) -> bool {
    let words = Glyphs::of(token).and_then(|glyphs| read(glyphs.upper().as_slice()));
    words.is_some_and(|words| matches!(words.place, Place::MiddleOrNth(_)))
}

/// Whether the token is `P` and a file on which three or more soldiers of the mover stand.
pub(super) fn is_middle_by_letter(position: &Position, token: &str) -> bool {
    let words = Glyphs::of(token).and_then(|glyphs| read(glyphs.upper().as_slice()));
    words
        .is_some_and(|words| words.place == Place::SoleOrMiddle && soldiers_on(position, words) > 2)
}

/// Whether the token has the form of a move in letters.
pub(super) fn looks_so(token: &str) -> bool {
    Glyphs::of(token).is_some_and(|glyphs| read(glyphs.upper().as_slice()).is_some())
}

/// Takes the reading of the scheme where it is known.
fn decide(position: &Position, words: Words, scheme: SoldierScheme) -> Words {
    let place = match (words.place, scheme) {
        (Place::MiddleOrNth(_), SoldierScheme::Wxf1997) => Place::Middle,
        (Place::MiddleOrNth(n), SoldierScheme::Wxf2018) => Place::Nth(n),
        (Place::SoleOrMiddle, SoldierScheme::Wxf1997) if soldiers_on(position, words) % 2 == 1 => {
            Place::Middle
        }
        (place, _) => place,
    };
    Words { place, ..words }
}

/// How many soldiers of the mover stand on the file named.
fn soldiers_on(position: &Position, words: Words) -> usize {
    let soldier = Piece::new(position.turn(), Role::Soldier);
    words.file.map_or(0, |file| Column::of(position.board(), soldier, file).len())
}

fn read(chars: &[char]) -> Option<Words> {
    let (&last, head) = chars.split_last()?;
    let number = digit(last)?;
    if let [head @ .., sign] = head
        && let (Some(step), Some((role, place, file))) = (step(*sign), piece(head))
    {
        return Some(Words { role, place, file, step: Some(step), number });
    }
    // A level step without its sign: the file must be given, or `P+1` would be one.
    let (role, place, file) = piece(head)?;
    file?;
    Some(Words { role, place, file, step: Some(Step::Level), number })
}

/// The two characters before the direction.
fn piece(head: &[char]) -> Option<(Role, Place, Option<u8>)> {
    match *head {
        ['+', '+'] => Some((Role::Soldier, Place::DoublePlus, None)),
        ['-', '-'] => Some((Role::Soldier, Place::DoubleMinus, None)),
        [first, second] => match digit(first) {
            Some(first) => soldier(first, second),
            None if sign(first).is_some() => lettered(second, first),
            None => lettered(first, second),
        },
        _ => None,
    }
}

/// A soldier told by its file, without the letter: `3+`, `33` or `13`.
fn soldier(first: u8, second: char) -> Option<(Role, Place, Option<u8>)> {
    let (place, file) = match second {
        '+' => (Place::Front, first),
        '-' => (Place::Rear, first),
        _ => match digit(second)? {
            file if file == first => (Place::MiddleOrNth(file), file),
            file => (Place::Nth(first), file),
        },
    };
    Some((Role::Soldier, place, Some(file)))
}

/// A letter and what tells where the piece stands.
fn lettered(letter: char, place: char) -> Option<(Role, Place, Option<u8>)> {
    let role = Role::from_letter(letter)?;
    match (role, place, digit(place)) {
        (Role::Soldier, _, Some(file)) => Some((role, Place::SoleOrMiddle, Some(file))),
        (_, _, Some(file)) => Some((role, Place::Sole, Some(file))),
        (Role::Soldier, 'A'..='E', None) => {
            Some((role, Place::Nth(u8::try_from(place).ok()? - b'A' + 1), None))
        }
        (_, _, None) => Some((role, sign(place)?, None)),
    }
}

const fn sign(c: char) -> Option<Place> {
    match c {
        '+' => Some(Place::Plus),
        '-' => Some(Place::Minus),
        '.' => Some(Place::Middle),
        _ => None,
    }
}

const fn step(c: char) -> Option<Step> {
    match c {
        '+' => Some(Step::Advance),
        '-' => Some(Step::Retreat),
        '.' | '=' => Some(Step::Level),
        _ => None,
    }
}

/// A digit 1 to 9.
fn digit(c: char) -> Option<u8> {
    digit_of(c).filter(|&digit| digit > 0)
}

/// Writes a move in letters.
pub(super) fn format(position: &Position, m: Move, style: WxfStyle) -> Result<String, Unwritable> {
    let described = words::describe(position, m)?;
    let mut text = String::with_capacity(4);
    text.extend(written_piece(&described, style.soldiers)?);
    text.push(match (described.step, style.level) {
        (Step::Advance, _) => '+',
        (Step::Retreat, _) => '-',
        (Step::Level, LevelSign::Point) => '.',
        (Step::Level, LevelSign::Equals) => '=',
    });
    text.push(char::from(b'0' + described.number));
    Ok(text)
}

/// Writes a move for the numeric keypad.
pub(super) fn format_keypad(position: &Position, m: Move) -> Result<String, Unwritable> {
    let style = WxfStyle { soldiers: SoldierScheme::Lettered, level: LevelSign::Point };
    let text = format(position, m, style)?.to_ascii_lowercase();
    let role = position.board().piece_at(m.from).map_or(Role::Soldier, |piece| piece.role);
    let digit = Role::ALL.iter().position(|&known| known == role).map_or(0, |index| index + 1);
    Ok(format!("{digit}{}", &text[1..]))
}

fn written_piece(described: &Described, scheme: SoldierScheme) -> Result<[char; 2], Unwritable> {
    let Described { piece, count, index, files, .. } = *described;
    let crowded = Unwritable::Crowded(described.from);
    let letter = piece.role.wxf_letter();
    let file = char::from(b'0' + described.file);
    if count == 1 {
        return Ok([letter, file]);
    }
    if piece.role != Role::Soldier {
        return match (files, count) {
            (1, 2 | 3) => Ok([letter, end_sign(index, count)]),
            _ => Err(crowded),
        };
    }
    match scheme {
        SoldierScheme::Undecided | SoldierScheme::Wxf2018 => match (files, count, index) {
            (1, 2, _) => Ok([letter, end_sign(index, count)]),
            (_, _, 0..=8) => Ok([numeral(index, b'1').ok_or(crowded)?, file]),
            _ => Err(crowded),
        },
        SoldierScheme::Lettered => match (files, count) {
            (1, 2 | 3) => Ok([letter, end_sign(index, count)]),
            _ if described.ordinal < 5 => {
                Ok([letter, numeral(described.ordinal, b'a').ok_or(crowded)?])
            }
            _ => Err(crowded),
        },
        SoldierScheme::Wxf1997 => match (files, count, index) {
            (1, 2, _) | (1, 3, 0 | 2) => Ok([letter, end_sign(index, count)]),
            (1, 3, 1) | (1, 5, 2) => Ok([letter, file]),
            (1, 4 | 5, 0) => Ok(['+', '+']),
            (1, 4 | 5, 1) => Ok([letter, '+']),
            (1, 4, 2) | (1, 5, 3) => Ok([letter, '-']),
            (1, 4, 3) | (1, 5, 4) => Ok(['-', '-']),
            (2.., 3, 1) => Ok([file, file]),
            (2.., 2 | 3, _) => Ok([file, end_sign(index, count)]),
            _ => Err(crowded),
        },
    }
}

/// `+` for the front one, `-` for the rear one, `.` between.
const fn end_sign(index: usize, count: usize) -> char {
    if index == 0 {
        '+'
    } else if index + 1 == count {
        '-'
    } else {
        '.'
    }
}

/// The sign `index` places after `first`.
fn numeral(index: usize, first: u8) -> Option<char> {
    Some(char::from(first.checked_add(u8::try_from(index).ok()?)?))
}
