//! Moves in Chinese: 炮二平五, 前车进三, 三兵平四.
//!
//! Read are simplified, traditional and the printers' own names of the pieces, either side's names
//! for either side, Chinese, financial, full-width and plain digits for either side, 进 or 上, 退 or 下,
//! the qualifier before or after the piece, numbered soldiers (一兵), soldiers by file (前六进一),
//! five characters (前兵六进一) and the brief form without a direction (炮二五).

use super::glyphs::Glyphs;
use super::words::{self, Described, Place, Step, Words};
use super::{NotationError, Resolved, Unwritable};
use crate::{Color, Move, Position, Role};

/// How Chinese moves are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChineseStyle {
    /// The characters.
    pub script: Script,
    /// Red's digits.
    pub red: Digits,
    /// Black's digits.
    pub black: Digits,
    /// How soldiers that share a file are told apart.
    pub soldiers: SoldierNames,
}

impl ChineseStyle {
    /// Simplified characters, 一二三 for Red, １２３ for Black, numbered soldiers.
    pub const SIMPLIFIED: Self = Self {
        script: Script::Simplified,
        red: Digits::Chinese,
        black: Digits::FullWidth,
        soldiers: SoldierNames::Numbered,
    };

    /// The same in traditional characters.
    pub const TRADITIONAL: Self = Self { script: Script::Traditional, ..Self::SIMPLIFIED };
}

impl Default for ChineseStyle {
    fn default() -> Self {
        Self::SIMPLIFIED
    }
}

/// Simplified or traditional characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Script {
    /// 帅仕相马车炮兵.
    Simplified,
    /// 帥仕相馬車炮兵.
    Traditional,
}

/// The digits of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Digits {
    /// 一二三.
    Chinese,
    /// １２３, as in GBK and Big5 files.
    FullWidth,
    /// 123, as in UTF-8 text of the web.
    HalfWidth,
}

/// How soldiers that share a file are told apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SoldierNames {
    /// On one file 前后, 前中后, or 一二三四五 from four on; on two files numbered 一 to 五 from the
    /// mover's right, each file from the front.
    Numbered,
    /// On one file 前二三后; on two files the qualifier and the file, without the piece: 前六进一.
    ByFile,
    /// Always the qualifier, the piece and the file: 前兵六进一.
    FiveCharacters,
}

const EXPECTED: &str = "a move in Chinese, as 炮二平五";

/// One character of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Role(Role),
    Digit(u8),
    Step(Step),
    Place(Place),
}

impl Sign {
    const fn of(c: char) -> Option<Self> {
        Some(match c {
            '帅' | '帥' | '将' | '將' => Self::Role(Role::General),
            '仕' | '士' => Self::Role(Role::Advisor),
            '相' | '象' => Self::Role(Role::Elephant),
            '马' | '馬' | '傌' | '碼' | '码' | '㐷' | '\u{2ee2}' | '\u{2fba}' => {
                Self::Role(Role::Horse)
            }
            '车' | '車' | '俥' | '伡' | '砗' | '硨' | '\u{f902}' | '\u{2ecb}' | '\u{2f9e}' => {
                Self::Role(Role::Chariot)
            }
            '炮' | '砲' | '包' => Self::Role(Role::Cannon),
            '兵' | '卒' => Self::Role(Role::Soldier),
            '1' | '一' | '壹' => Self::Digit(1),
            '2' | '二' | '贰' | '貳' => Self::Digit(2),
            '3' | '三' | '叁' | '參' | '叄' | '参' => Self::Digit(3),
            '4' | '四' | '肆' => Self::Digit(4),
            '5' | '五' | '伍' => Self::Digit(5),
            '6' | '六' | '陆' | '陸' => Self::Digit(6),
            '7' | '七' | '柒' => Self::Digit(7),
            '8' | '八' | '捌' => Self::Digit(8),
            '9' | '九' | '玖' => Self::Digit(9),
            '进' | '進' | '上' | '+' => Self::Step(Step::Advance),
            '退' | '下' | '-' => Self::Step(Step::Retreat),
            '平' | '.' | '=' => Self::Step(Step::Level),
            '前' => Self::Place(Place::Front),
            '中' => Self::Place(Place::Middle),
            '后' | '後' => Self::Place(Place::Rear),
            _ => return None,
        })
    }
}

/// Reads a Chinese token.
pub(super) fn parse(position: &Position, token: &str) -> Result<Resolved, NotationError> {
    let words = read(token).ok_or_else(|| NotationError::unreadable(token, EXPECTED))?;
    words::resolve(position, token, words)
}

/// Whether the token has the form of a Chinese move.
pub(super) fn looks_so(token: &str) -> bool {
    !token.is_ascii() && read(token).is_some()
}

fn read(token: &str) -> Option<Words> {
    let glyphs = Glyphs::of(token)?;
    // The longest form has five characters.
    let mut signs = [Sign::Digit(0); 5];
    let signs = signs.get_mut(..glyphs.as_slice().len())?;
    for (sign, &c) in signs.iter_mut().zip(glyphs.as_slice()) {
        *sign = Sign::of(c)?;
    }
    let (&Sign::Digit(number), head) = signs.split_last()? else { return None };
    let (step, head) = match head {
        [head @ .., Sign::Step(step)] => (Some(*step), head),
        _ => (None, head),
    };
    let (role, place, file) = piece(head)?;
    Some(Words { role, place, file, step, number })
}

/// The signs before the direction.
const fn piece(head: &[Sign]) -> Option<(Role, Place, Option<u8>)> {
    use Sign::{Digit, Place as At, Role as Piece};
    Some(match *head {
        [Piece(role), Digit(file)] => (role, Place::Sole, Some(file)),
        [At(place), Piece(role)] | [Piece(role), At(place)] => (role, place, None),
        [Digit(n), Piece(role)] => (role, Place::Nth(n), None),
        [At(place), Digit(file)] => (Role::Soldier, place, Some(file)),
        [At(place), Piece(role), Digit(file)] | [Piece(role), At(place), Digit(file)] => {
            (role, place, Some(file))
        }
        [Digit(n), Piece(role), Digit(file)] => (role, Place::Nth(n), Some(file)),
        _ => return None,
    })
}

/// Writes a move in Chinese.
pub(super) fn format(
    position: &Position,
    m: Move,
    style: ChineseStyle,
) -> Result<String, Unwritable> {
    let described = words::describe(position, m)?;
    let digits = match described.piece.color {
        Color::Red => style.red,
        Color::Black => style.black,
    };
    let mut text = String::with_capacity(15);
    push_piece(&mut text, &described, style, digits)?;
    text.push(match (described.step, style.script) {
        (Step::Advance, Script::Simplified) => '进',
        (Step::Advance, Script::Traditional) => '進',
        (Step::Retreat, _) => '退',
        (Step::Level, _) => '平',
    });
    text.push(digit(described.number, digits));
    Ok(text)
}

fn push_piece(
    text: &mut String,
    described: &Described,
    style: ChineseStyle,
    digits: Digits,
) -> Result<(), Unwritable> {
    let Described { file, count, files, .. } = *described;
    let soldier = described.piece.role == Role::Soldier;
    let name = name(described, style.script);
    let file = digit(file, digits);
    if count == 1 {
        text.extend([name, file]);
        return Ok(());
    }
    let naming = if soldier { style.soldiers } else { SoldierNames::Numbered };
    let by_ends = qualifier(described, style.script);
    match (naming, files, count) {
        (SoldierNames::Numbered, 1, 2 | 3) => text.extend([by_ends, name]),
        // Only a diagram has two files with two chariots each.
        (SoldierNames::Numbered, _, 2 | 3) if !soldier => text.extend([by_ends, name, file]),
        (SoldierNames::Numbered, ..) => text.extend([numeral(described, described.ordinal)?, name]),
        (SoldierNames::ByFile, 1, _) => text.extend([end_or_numeral(described, by_ends)?, name]),
        (SoldierNames::ByFile, _, 2 | 3) => text.extend([by_ends, file]),
        (SoldierNames::FiveCharacters, _, 2 | 3) => text.extend([by_ends, name, file]),
        (SoldierNames::ByFile | SoldierNames::FiveCharacters, ..) => {
            text.extend([numeral(described, described.index)?, name, file]);
        }
    }
    Ok(())
}

/// 前, 中 or 后.
const fn qualifier(described: &Described, script: Script) -> char {
    if described.index == 0 {
        '前'
    } else if described.index + 1 < described.count {
        '中'
    } else {
        match script {
            Script::Simplified => '后',
            Script::Traditional => '後',
        }
    }
}

/// 前 and 后 for the outermost, 中 for the second of three, else a number.
fn end_or_numeral(described: &Described, by_ends: char) -> Result<char, Unwritable> {
    let inside = described.index > 0 && described.index + 1 < described.count;
    if inside && described.count > 3 { numeral(described, described.index) } else { Ok(by_ends) }
}

/// The number of a soldier, always in Chinese.
fn numeral(described: &Described, index: usize) -> Result<char, Unwritable> {
    match u8::try_from(index) {
        Ok(index @ 0..=8) => Ok(digit(index + 1, Digits::Chinese)),
        _ => Err(Unwritable::Crowded(described.from)),
    }
}

/// A digit 1 to 9.
fn digit(number: u8, digits: Digits) -> char {
    const CHINESE: [char; 10] = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
    const FULL: [char; 10] = ['０', '１', '２', '３', '４', '５', '６', '７', '８', '９'];
    const HALF: [char; 10] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    let table = match digits {
        Digits::Chinese => CHINESE,
        Digits::FullWidth => FULL,
        Digits::HalfWidth => HALF,
    };
    table[usize::from(number % 10)]
}

const fn name(described: &Described, script: Script) -> char {
    use Script::{Simplified, Traditional};
    match (described.piece.role, described.piece.color, script) {
        (Role::General, Color::Red, Simplified) => '帅',
        (Role::General, Color::Red, Traditional) => '帥',
        (Role::General, Color::Black, Simplified) => '将',
        (Role::General, Color::Black, Traditional) => '將',
        (Role::Advisor, Color::Red, _) => '仕',
        (Role::Advisor, Color::Black, _) => '士',
        (Role::Elephant, Color::Red, _) => '相',
        (Role::Elephant, Color::Black, _) => '象',
        (Role::Horse, _, Simplified) => '马',
        (Role::Horse, _, Traditional) => '馬',
        (Role::Chariot, _, Simplified) => '车',
        (Role::Chariot, _, Traditional) => '車',
        (Role::Cannon, ..) => '炮',
        (Role::Soldier, Color::Red, _) => '兵',
        (Role::Soldier, Color::Black, _) => '卒',
    }
}
