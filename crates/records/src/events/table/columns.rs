//! The columns of a table, and what is wrong with a field.

use super::csv::Row;
use super::round::narrow;
use crate::events::trf::{Problem, Said, Severity, both};

/// The columns a table of results needs.
pub(super) fn result_columns() -> Said {
    both(
        "a first line with round,red,black,result (轮次,红方,黑方,结果)",
        "含有 轮次,红方,黑方,结果（round,red,black,result）的首行",
    )
}

/// A column: how its head is written, in small letters without blanks, dots and dashes, the name of our own first.
pub(super) type Names = &'static [&'static str];

pub(super) const ROUND: Names =
    &["round", "轮次", "轮", "rd", "rnd", "runde", "ronde", "ronda", "tour", "场次"];
pub(super) const FIRST: Names = &[
    "white",
    "red",
    "红方",
    "白方",
    "先手",
    "红",
    "白",
    "先手方",
    "weiß",
    "weiss",
    "blancs",
    "blancas",
    "bianco",
    "w",
];
pub(super) const SECOND: Names =
    &["black", "黑方", "后手", "黑", "后手方", "schwarz", "noirs", "negras", "nero", "b"];
pub(super) const RESULT: Names =
    &["result", "结果", "成绩", "res", "erg", "ergebnis", "score", "résultat", "resultado", "胜负"];
pub(super) const NOTE: Names = &["note", "备注", "remark", "comment", "bemerkung"];
/// What tables of pairings have beside, and what says nothing here.
pub(super) const BOARD: Names =
    &["board", "bo", "tisch", "table", "台次", "台号", "桌次", "台", "no", "date", "日期"];
pub(super) const NUMBER: Names = &[
    "number",
    "no",
    "nr",
    "#",
    "sno",
    "snr",
    "startno",
    "startingno",
    "startingrank",
    "srank",
    "tpn",
    "编号",
    "序号",
    "签号",
    "号码",
    "id",
];
pub(super) const NAME: Names = &[
    "name",
    "姓名",
    "选手",
    "运动员",
    "player",
    "playername",
    "fullname",
    "spieler",
    "nom",
    "nombre",
    "棋手",
];
pub(super) const LAST_NAME: Names = &["lastname", "surname", "familyname", "nachname", "姓"];
pub(super) const FIRST_NAME: Names = &["firstname", "givenname", "vorname", "名"];
pub(super) const CLUB: Names = &[
    "club",
    "team",
    "单位",
    "俱乐部",
    "代表队",
    "代表单位",
    "队",
    "队名",
    "verein",
    "clubname",
    "clubcity",
];
pub(super) const FEDERATION: Names =
    &["federation", "fed", "国家", "地区", "国家地区", "country", "nat", "land"];
pub(super) const RATING: Names = &[
    "rating",
    "elo",
    "rtg",
    "等级分",
    "irtg",
    "rtgi",
    "fideelo",
    "fiderating",
    "eloi",
    "std",
    "stdrating",
    "srtng",
    "standard",
    "rat",
];
pub(super) const NATIONAL_RATING: Names = &["nationalrating", "rtgn", "nrtg", "elon", "dwz", "nwz"];
pub(super) const TITLE: Names = &["title", "tit", "titl", "称号", "等级称号", "titel"];
pub(super) const ENTERS: Names = &["enters", "首轮"];
pub(super) const FIDE_ID: Names =
    &["fideid", "fideno", "idno", "idnumber", "fidecode", "idfide", "国际棋联编号", "国际编号"];
pub(super) const BIRTH: Names = &[
    "birth",
    "born",
    "birthday",
    "birthdate",
    "dateofbirth",
    "dob",
    "bday",
    "byear",
    "yob",
    "geb",
    "出生",
    "出生日期",
    "生日",
];
pub(super) const SEX: Names = &["sex", "gender", "性别"];
/// What lists of players have beside, and what says nothing of an entry.
pub(super) const PASSED: Names = &[
    "rank", "rk", "名次", "points", "pts", "积分", "flag", "type", "typ", "group", "games", "k",
    "foa", "wtit", "otit",
];

/// The names of the columns.
pub(super) struct Columns {
    names: Vec<String>,
}

/// A head without what writers put into it: `S.No.` and `SNo` are one.
fn plain(head: &str) -> String {
    let kept = |sign: &char| !matches!(sign, ' ' | '.' | '-' | '_' | '/' | '\'' | '(' | ')' | '*');
    narrow(head).chars().filter(kept).collect()
}

impl Columns {
    /// Where round, first player, second player and result stand, if all four are there.
    pub(super) fn of_results(&self) -> Option<[usize; 4]> {
        Some([self.find(ROUND)?, self.find(FIRST)?, self.find(SECOND)?, self.find(RESULT)?])
    }

    pub(super) fn of(head: &Row) -> Self {
        Self { names: head.fields.iter().map(|name| plain(name)).collect() }
    }

    /// Heads that no column of such a table has, and heads of the same column again.
    pub(super) fn odd(&self, head: &Row, known: &[Names], passed: Names) -> Vec<Problem> {
        let mut taken: Vec<Names> = Vec::new();
        let mut odd = Vec::new();
        for (column, name) in self.names.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            let found = known.iter().find(|names| names.contains(&name.as_str()));
            let expected = match found {
                Some(names) if taken.contains(names) => {
                    let name = names[0];
                    both(
                        format!("one column {name}; the first counts"),
                        format!("只有一栏 {name}；以第一栏为准"),
                    )
                }
                Some(names) => {
                    taken.push(names);
                    continue;
                }
                None if passed.contains(&name.as_str()) => continue,
                None => {
                    let names: Vec<&str> = known.iter().map(|names| names[0]).collect();
                    let names = names.join(", ");
                    both(
                        format!("one of {names}; it is passed over"),
                        format!("{names} 之一；此栏略过"),
                    )
                }
            };
            let problem = head.problem(column, expected);
            odd.push(Problem { severity: Severity::Forgiven, ..problem });
        }
        odd
    }

    /// What makes a row useless: a quote that nothing closes, or a field beyond the last column, for a separator that is not
    /// in quotes moves all that follows.
    pub(super) fn beyond(&self, row: &Row) -> Option<Problem> {
        if let Some(broken) = &row.broken {
            return Some(broken.clone());
        }
        let width = self.names.len();
        let more = row.fields.iter().skip(width).position(|field| !field.is_empty())?;
        let expected = both(
            format!("no more than the {width} columns of the first line"),
            format!("不多于首行的 {width} 栏"),
        );
        Some(row.problem(width + more, expected))
    }

    pub(super) fn find(&self, names: Names) -> Option<usize> {
        // The first name of the list that is there: `rating` counts before `std`.
        names.iter().find_map(|wanted| self.names.iter().position(|name| name == wanted))
    }
}

impl Row {
    pub(super) fn get(&self, column: usize) -> &str {
        self.fields.get(column).map_or("", String::as_str)
    }

    /// The field of a column that may not be there.
    pub(super) fn at(&self, column: Option<usize>) -> &str {
        column.map_or("", |column| self.get(column))
    }

    /// What is wrong with a field.
    pub(super) fn problem(&self, column: usize, expected: impl Into<Said>) -> Problem {
        let columns = self.spans.get(column).copied();
        Problem { columns, ..problem(self.line, self.get(column), expected) }
    }
}

pub(super) fn problem(line: usize, found: impl Into<Said>, expected: impl Into<Said>) -> Problem {
    let found = found.into();
    let found = if found.en.is_empty() { both("nothing", "空白") } else { found };
    Problem { line, columns: None, found, expected: expected.into(), severity: Severity::Error }
}
