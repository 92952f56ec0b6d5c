//! The records of a tournament file as data.

use std::fmt;

use tournament::{Color, Points, RoundNumber};

use crate::events::table::Charset;

/// How bad a problem is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Forgiven: the meaning is clear.
    Forgiven,
    /// The line, or what it says, cannot be used.
    Error,
}

/// Something wrong in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Line, from 1.
    pub line: usize,
    /// First and last column in characters, from 1; none if it concerns the whole line.
    pub columns: Option<(usize, usize)>,
    /// What stands there.
    pub found: Said,
    /// What should stand there.
    pub expected: Said,
    /// Whether it was forgiven.
    pub severity: Severity,
}

impl fmt::Display for Problem {
    /// In English; [`Problem::zh`] is the same in Chinese.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some((first, last)) = self.columns {
            write!(f, ", columns {first} to {last}")?;
        }
        write!(f, ": found {}, expected {}", self.found.en, self.expected.en)
    }
}

impl Problem {
    /// In Chinese.
    #[must_use]
    pub fn zh(&self) -> String {
        let place = match self.columns {
            Some((first, last)) if first == last => format!("第 {} 行第 {first} 列", self.line),
            Some((first, last)) => format!("第 {} 行第 {first} 至 {last} 列", self.line),
            None => format!("第 {} 行", self.line),
        };
        format!("{place}：读到 {}，应为 {}", self.found.zh, self.expected.zh)
    }
}

/// A text in both languages; what people wrote is the same in both.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Said {
    /// In English.
    pub en: Box<str>,
    /// In Chinese.
    pub zh: Box<str>,
}

/// A text in both languages.
pub(crate) fn both(en: impl Into<String>, zh: impl Into<String>) -> Said {
    Said { en: en.into().into_boxed_str(), zh: zh.into().into_boxed_str() }
}

impl From<&str> for Said {
    fn from(text: &str) -> Self {
        both(text, text)
    }
}

impl From<String> for Said {
    fn from(text: String) -> Self {
        both(text.clone(), text)
    }
}

/// The colour of a round column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellColor {
    /// `w` or `b`.
    Known(Color),
    /// `-`: no game, or a colour nobody noted.
    None,
    /// A blank.
    Blank,
}

/// The result of a round column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CellResult {
    /// `1`
    Win,
    /// `=`
    Draw,
    /// `0`
    Loss,
    /// `W`: won, not rated.
    UnratedWin,
    /// `D`: drawn, not rated.
    UnratedDraw,
    /// `L`: lost, not rated.
    UnratedLoss,
    /// `+`: won without play.
    ForfeitWin,
    /// `-`: lost without play.
    ForfeitLoss,
    /// `U`: the bye of the pairing.
    PairingBye,
    /// `F`: a bye worth a win.
    FullBye,
    /// `H`: a bye worth a draw.
    HalfBye,
    /// `Z`: a bye worth nothing.
    ZeroBye,
    /// A blank.
    Blank,
}

impl CellResult {
    /// Every result with its letter.
    pub const LETTERS: [(Self, char); 13] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::UnratedWin, 'W'),
        (Self::UnratedDraw, 'D'),
        (Self::UnratedLoss, 'L'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::PairingBye, 'U'),
        (Self::FullBye, 'F'),
        (Self::HalfBye, 'H'),
        (Self::ZeroBye, 'Z'),
        (Self::Blank, ' '),
    ];

    /// The letter in a file.
    #[must_use]
    pub fn letter(self) -> char {
        Self::LETTERS.iter().find(|(result, _)| *result == self).map_or(' ', |(_, letter)| *letter)
    }
}

/// One round of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// The number of the opponent; 0 for `0000`, none for blanks.
    pub opponent: Option<u32>,
    /// The colour.
    pub color: CellColor,
    /// The result.
    pub result: CellResult,
}

impl Cell {
    /// Ten blanks.
    pub const BLANK: Self =
        Self { opponent: None, color: CellColor::Blank, result: CellResult::Blank };
}

/// Record 001: a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerLine {
    /// Starting number, from 1.
    pub number: u32,
    /// `m`, `w` or blank, as written.
    pub sex: Option<char>,
    /// Title as written, up to three letters.
    pub title: String,
    /// Name.
    pub name: String,
    /// Rating; none if blank.
    pub rating: Option<u16>,
    /// Federation.
    pub federation: String,
    /// Number in the FIDE list.
    pub fide_id: String,
    /// Date of birth as written.
    pub birth: String,
    /// Points as the file claims; none if blank.
    pub points: Option<Points>,
    /// Rank; none if blank.
    pub rank: Option<u32>,
    /// The rounds.
    pub cells: Vec<Cell>,
}

/// The kind of a bye in record 240.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeKind {
    /// `F`
    Full,
    /// `H`
    Half,
    /// `Z`
    Zero,
}

/// Record 240: byes asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Requested {
    /// What they are worth.
    pub kind: ByeKind,
    /// In which round.
    pub round: RoundNumber,
    /// By whom.
    pub players: Vec<u32>,
}

/// Record 250: virtual points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Acceleration {
    /// Match points, for teams.
    pub match_points: Option<Points>,
    /// Points.
    pub points: Option<Points>,
    /// First round.
    pub from: RoundNumber,
    /// Last round.
    pub to: RoundNumber,
    /// First number.
    pub first: u32,
    /// Last number.
    pub last: u32,
}

/// Record 260: who may not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidding {
    /// First round.
    pub from: RoundNumber,
    /// Last round.
    pub to: RoundNumber,
    /// Nobody of these meets another of these.
    pub players: Vec<u32>,
}

/// Record 299: points added or taken away.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// The letter in column 5, if any.
    pub kind: Option<char>,
    /// Match points, for teams.
    pub match_points: Option<Points>,
    /// Points, or game points for teams.
    pub points: Option<Points>,
    /// In which round, if given.
    pub round: Option<RoundNumber>,
    /// Whose.
    pub players: Vec<u32>,
}

/// Record 310, or 013 of older files: a team.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamLine {
    /// Its number; none in record 013.
    pub number: Option<u32>,
    /// Its name.
    pub name: String,
    /// Columns 42 to 72 of record 310 as written: short name, strength, points and rank.
    pub figures: String,
    /// Its players in board order.
    pub players: Vec<u32>,
}

/// The lines that engines added to the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EngineCode {
    /// `XXC`: initial colour, ranking by number or rank.
    Color,
    /// `XXR`: number of rounds.
    Rounds,
    /// `XXZ`: absent in the round to be paired.
    Absent,
    /// `XXS`: scoring.
    Scoring,
    /// `XXA`: virtual points.
    Acceleration,
    /// `XXP`: may not meet.
    Forbidden,
    /// `XXM`, our own: a further game of a match, as round, White, Black and the letters of both
    /// results.
    FurtherGame,
    /// `XXK`, our own: a game of a knock-out or play-off, as White, Black, the letters of both
    /// results and the stage.
    ApartGame,
    /// `XXW`, our own: somebody who left, as number, the last round taken part in and `struck` if the name was struck out.
    Withdrawal,
    /// `XXE`, our own: the first round of a late entry, as number and round.
    Entered,
    /// `XXJ`, our own: a game without a letter of its own, as round, two players, the number of the game and `adjourned` or
    /// `adjudicated`.
    Unusual,
    /// `XXG`, our own: the club or delegation of a player, as number and name.
    Club,
    /// `XXV`, our own: a violation, as number, round and what it was.
    Violation,
    /// `XXQ`, our own: a match lost by refusing to go on, as who refused, who won it, and the round.
    Refused,
    /// `XXT`, our own: what a column is too narrow for, as number, `name`, `title`, `federation` or `rating`, and the text.
    Wide,
    /// `XXY`, our own: the game, `xiangqi`, or `forfeits-meet`.
    Game,
    /// `BBW` and its like: the points of one kind of result.
    Points(char),
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record {
    /// 001
    Player(PlayerLine),
    /// 142: number of rounds.
    Rounds(RoundNumber),
    /// 152: initial colour.
    InitialColor(Color),
    /// 162: what results are worth, by letter.
    Scoring(Vec<(char, Points)>),
    /// 240
    Requested(Requested),
    /// 250
    Acceleration(Acceleration),
    /// 260
    Forbidding(Forbidding),
    /// 299
    AbnormalPoints(AbnormalPoints),
    /// 310 and 013
    Team(TeamLine),
    /// A line of an engine, with its words.
    Engine(EngineCode, Vec<String>),
    /// Any other record with a code: the code and the text after it.
    Header(String, String),
    /// A comment, a blank line or anything else, as it stands.
    Verbatim(String),
}

/// A line with its text, so that a line nobody changes is written as it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it says.
    pub record: Record,
    /// Its text in the file it came from, with blanks at its end and what ends the line.
    pub(super) source: Option<String>,
}

impl From<Record> for Line {
    fn from(record: Record) -> Self {
        Self { record, source: None }
    }
}

/// A tournament file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Trf {
    /// Its lines in order.
    pub lines: Vec<Line>,
    /// What was wrong or forgiven, in the order of lines.
    pub problems: Vec<Problem>,
    /// How the file was encoded.
    pub charset: Charset,
}

impl Trf {
    /// What the lines say, each with its line number.
    pub(super) fn records(&self) -> impl Iterator<Item = (usize, &Record)> {
        (1..).zip(self.lines.iter().map(|line| &line.record))
    }

    /// The players in file order, each with its line number.
    pub fn players(&self) -> impl Iterator<Item = (usize, &PlayerLine)> + '_ {
        self.records().filter_map(|(line, record)| match record {
            Record::Player(player) => Some((line, player)),
            Record::Rounds(_)
            | Record::InitialColor(_)
            | Record::Scoring(_)
            | Record::Requested(_)
            | Record::Acceleration(_)
            | Record::Forbidding(_)
            | Record::AbnormalPoints(_)
            | Record::Team(_)
            | Record::Engine(..)
            | Record::Header(..)
            | Record::Verbatim(_) => None,
        })
    }

    /// The text of the first record with this code, `012` or `192`.
    #[must_use]
    pub fn header(&self, code: &str) -> Option<&str> {
        self.lines.iter().find_map(|line| match &line.record {
            Record::Header(found, text) if found == code => Some(text.as_str()),
            Record::Header(..)
            | Record::Player(_)
            | Record::Rounds(_)
            | Record::InitialColor(_)
            | Record::Scoring(_)
            | Record::Requested(_)
            | Record::Acceleration(_)
            | Record::Forbidding(_)
            | Record::AbnormalPoints(_)
            | Record::Team(_)
            | Record::Engine(..)
            | Record::Verbatim(_) => None,
        })
    }

    /// Whether any line could not be used.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|problem| problem.severity == Severity::Error)
    }
}
