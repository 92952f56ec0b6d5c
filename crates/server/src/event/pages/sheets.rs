//! Papers of a live game: the scoresheet with its ruling, the incident sheet, the envelope of a sealed move.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::Side;
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use wire::ruling::Fact;

use super::paper::Sheet;
use super::{Cited, paper_size};
use crate::clock::moment;
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::live::{Decision, Weight};
use crate::games::{Card, LiveGame, Table};
use crate::i18n::{Key, Lang, Texts};
use crate::page::{self, Visit};
use crate::people::Right;

/// A ply on a scoresheet.
#[derive(Debug, Clone, Default)]
struct Ply {
    text: String,
    decisive: bool,
}

#[derive(Debug, Clone)]
struct Line {
    number: u32,
    white: Ply,
    black: Ply,
}

/// A ruling with what it rests on.
#[derive(Debug)]
struct Ruling {
    at: String,
    words: String,
    articles: Vec<Cited>,
    facts: Vec<String>,
}

/// Who plays whom, where.
#[derive(Debug)]
struct Head {
    board: String,
    sides: [String; 2],
    names: [String; 2],
    control: String,
}

#[derive(Debug, Template)]
#[template(path = "paper/scoresheet.html")]
struct Scoresheet {
    sheet: Sheet,
    head: Head,
    lines: Vec<[Option<Line>; 3]>,
    result: String,
    rulings: Vec<Ruling>,
    marked: bool,
}

#[derive(Debug, Template)]
#[template(path = "paper/incident.html")]
struct Incident {
    sheet: Sheet,
    head: Head,
    now: String,
    clocks: [String; 2],
    ply: String,
    rulings: Vec<Ruling>,
}

#[derive(Debug, Template)]
#[template(path = "paper/envelope.html")]
struct Envelope {
    sheet: Sheet,
    head: Head,
    board: String,
    seals: String,
    clocks: [String; 2],
    moves: usize,
    last: String,
    now: String,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, what)): Path<(String, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let size = paper_size(&query);
    let now = desk.now_ms();
    open.journal().look(|table| {
        let (Some(card), Some(live)) = (table.card(), table.live()) else {
            return Err(Fault::NotFound);
        };
        let maker = Maker { visit: &visit, id: &id, table, card, live, size, now };
        match what.as_str() {
            "scoresheet" => {
                // While it is played only an arbiter sees it: a sheet tells the number of moves.
                if !live.phase().is_over() {
                    visit.must(Right::Rule)?;
                }
                Ok(page::html(&maker.scoresheet()))
            }
            "incident" => {
                visit.must(Right::Rule)?;
                Ok(page::html(&maker.incident()))
            }
            "envelope" => {
                visit.must(Right::Rule)?;
                Ok(page::html(&maker.envelope()))
            }
            _ => Err(Fault::NotFound),
        }
    })
}

struct Maker<'a> {
    visit: &'a Visit,
    id: &'a str,
    table: &'a Table,
    card: &'a Card,
    live: &'a LiveGame,
    size: &'static str,
    now: i64,
}

impl Maker<'_> {
    fn lang(&self) -> Lang {
        self.visit.lang
    }

    fn side(&self, side: Side) -> String {
        self.lang().of(words::side(self.live.kind(), side)).to_owned()
    }

    fn sheet(&self, key: Key) -> Sheet {
        let lang = self.lang();
        let book = self.live.rulebook();
        let foot = format!("{} ({})", lang.of(book.title), book.id);
        let sub = [self.card.section.clone(), moment(self.card.opened_ms)];
        let sub: Vec<String> = sub.into_iter().filter(|text| !text.is_empty()).collect();
        let title = (key(Texts(lang)).to_owned(), sub.join(" · "));
        let back = format!("/games/{}", self.id);
        Sheet::of(self.visit, self.size, &self.card.event, title, (&foot, back), self.now)
    }

    fn head(&self) -> Head {
        let both = [Side::First, Side::Second];
        Head {
            board: self.card.board.map_or_else(String::new, |board| board.to_string()),
            sides: both.map(|side| self.side(side)),
            names: both.map(|side| self.card.name(side).to_owned()),
            control: self.live.header()["control"].as_str().unwrap_or_default().to_owned(),
        }
    }

    fn clocks(&self) -> [String; 2] {
        let at = self.table.moment(self.now);
        [Side::First, Side::Second]
            .map(|side| format!("{} {}", self.side(side), self.live.shown(side, at).left))
    }

    fn scoresheet(&self) -> Scoresheet {
        let marks = decisive(self.table, self.live.plies().len());
        let lines = lines(self.live, self.lang(), &marks);
        let lang = self.lang();
        Scoresheet {
            sheet: self.sheet(Texts::paper_scoresheet),
            head: self.head(),
            marked: lines.iter().any(|line| line.white.decisive || line.black.decisive),
            lines: in_columns(&lines),
            result: match self.live.phase() {
                crate::games::live::Phase::Ended(outcome, why) => format!(
                    "{} ({})",
                    lang.of(words::outcome(self.live.kind(), outcome)),
                    lang.of(words::termination(self.live.kind(), why))
                ),
                crate::games::live::Phase::NotStarted
                | crate::games::live::Phase::Playing
                | crate::games::live::Phase::Sealed(_)
                | crate::games::live::Phase::Annulled => "*".to_owned(),
            },
            rulings: self.rulings(),
        }
    }

    /// The decisions people want to read, oldest first.
    fn rulings(&self) -> Vec<Ruling> {
        let lang = self.lang();
        let mut rulings = Vec::new();
        for record in self.table.log().iter().filter(|record| !record.undone) {
            let decisions = record.taken.iter().flat_map(|taken| &taken.decisions);
            for decision in decisions.filter(|decision| speaks(decision)) {
                let article = |article: &crate::games::live::Article| Cited {
                    href: format!("/rules/{}#{}", article.document, article.number),
                    text: format!("{} {}", article.number, lang.of(article.title)),
                };
                rulings.push(Ruling {
                    at: moment(record.at_ms),
                    words: lang.pick(&decision.words).to_owned(),
                    articles: decision.articles.iter().map(article).collect(),
                    facts: decision.facts.iter().map(|fact| lang.pick(fact).to_owned()).collect(),
                });
            }
        }
        rulings
    }

    fn incident(&self) -> Incident {
        let mut rulings = self.rulings();
        let from = rulings.len().saturating_sub(6);
        Incident {
            sheet: self.sheet(Texts::paper_incident),
            head: self.head(),
            now: moment(self.now),
            clocks: self.clocks(),
            ply: self.live.plies().len().to_string(),
            rulings: rulings.drain(from..).collect(),
        }
    }

    fn envelope(&self) -> Envelope {
        let plies = self.live.plies();
        let seals = match self.live.phase() {
            crate::games::live::Phase::Sealed(by) => by,
            crate::games::live::Phase::NotStarted
            | crate::games::live::Phase::Playing
            | crate::games::live::Phase::Ended(..)
            | crate::games::live::Phase::Annulled => self.live.to_move(),
        };
        Envelope {
            sheet: self.sheet(Texts::paper_envelope),
            head: self.head(),
            board: self.live.picture(Side::First, ""),
            seals: format!("{} – {}", self.side(seals), self.card.name(seals)),
            clocks: self.clocks(),
            moves: plies.len(),
            last: plies
                .last()
                .map_or_else(String::new, |ply| self.lang().pick(&ply.text).to_owned()),
            now: moment(self.now),
        }
    }
}

const fn speaks(decision: &Decision) -> bool {
    match decision.weight {
        Weight::Bare | Weight::Asks => false,
        Weight::Speaks | Weight::NoEffect | Weight::Ends => true,
    }
}

/// The plies the last ruling rests on: those of each occurrence of a repetition; else the last ply, if the game has ended by a
/// ruling on the board.
fn decisive(table: &Table, plies: usize) -> BTreeSet<usize> {
    let mut decisions = table
        .log()
        .iter()
        .filter(|record| !record.undone)
        .flat_map(|record| &record.taken)
        .flat_map(|taken| &taken.decisions);
    let last = decisions.rfind(|decision| decision.weight == Weight::Ends);
    let Some(ending) = last else { return BTreeSet::new() };
    let facts = ending.form.grounds.iter().flat_map(|ground| &ground.facts);
    let repeated: BTreeSet<usize> = facts
        .filter_map(Fact::repeated)
        .flatten()
        .filter_map(|&ply| usize::try_from(ply).ok())
        .collect();
    if repeated.is_empty() && plies > 0 { BTreeSet::from([plies]) } else { repeated }
}

fn lines(live: &LiveGame, lang: Lang, marks: &BTreeSet<usize>) -> Vec<Line> {
    let (mut number, _) = live.first_number();
    let mut lines: Vec<Line> = Vec::new();
    for (ply, count) in live.plies().iter().zip(1..) {
        let one = Ply { text: lang.pick(&ply.text).to_owned(), decisive: marks.contains(&count) };
        match ply.side {
            Side::First => {
                if !lines.is_empty() {
                    number = number.saturating_add(1);
                }
                lines.push(Line { number, white: one, black: Ply::default() });
            }
            Side::Second => match lines.last_mut() {
                Some(line) => line.black = one,
                None => {
                    let white = Ply { text: "…".to_owned(), decisive: false };
                    lines.push(Line { number, white, black: one });
                }
            },
        }
    }
    lines
}

/// Three columns, filled from the top: rows of a table.
fn in_columns(lines: &[Line]) -> Vec<[Option<Line>; 3]> {
    let height = lines.len().div_ceil(3).max(20);
    let at = |column: usize, row: usize| lines.get(column * height + row).cloned();
    (0..height).map(|row| [at(0, row), at(1, row), at(2, row)]).collect()
}
