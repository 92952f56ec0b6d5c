//! Papers of an event: tables to be posted, slips, lists. Every paper is one table, so that its head and foot stand on each page.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::RoundNumber;

use super::list::system_key;
use super::rounds::{asked_round, before, by_name, bye_key, rows, sides};
use super::tables::{Cross, step_name};
use super::{At, find, paper_size, tables, with};
use crate::clock::moment;
use crate::desk::Desk;
use crate::event::act::title_letters;
use crate::event::build::side_kind;
use crate::event::core::{Core, Round};
use crate::event::standing::ranked;
use crate::event::{EventState, Setup};
use crate::fault::Fault;
use crate::games::live::GameFile;
use crate::i18n::{Key, Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

/// What stands above and below on every page of paper.
#[derive(Debug, Clone)]
pub(super) struct Sheet {
    pub(super) shell: Shell,
    pub(super) size: &'static str,
    pub(super) other_size: &'static str,
    pub(super) event: String,
    pub(super) title: String,
    pub(super) sub: String,
    pub(super) foot: String,
    pub(super) back: String,
}

impl Sheet {
    pub(super) fn of(
        visit: &Visit,
        size: &'static str,
        event: &str,
        (title, sub): (String, String),
        (foot, back): (&str, String),
        now_ms: i64,
    ) -> Self {
        let printed = Texts(visit.lang).printed(moment(now_ms)).to_string();
        Self {
            shell: visit.shell_titled(format!("{title} · {event}")),
            size,
            other_size: if size == "a4" { "letter" } else { "a4" },
            event: event.to_owned(),
            title,
            sub,
            foot: format!("{printed} · Caipan {} · {foot}", env!("CARGO_PKG_VERSION")),
            back,
        }
    }
}

/// A column of a paper.
#[derive(Debug, Clone)]
struct Column {
    label: String,
    kind: &'static str,
}

#[derive(Debug, Template)]
#[template(path = "paper/table.html")]
struct Table {
    sheet: Sheet,
    kind: &'static str,
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
}

#[derive(Debug)]
struct Slip {
    board: u32,
    players: [String; 2],
}

#[derive(Debug, Template)]
#[template(path = "paper/slips.html")]
struct Slips {
    sheet: Sheet,
    sides: [String; 2],
    results: Vec<&'static str>,
    slips: Vec<Slip>,
}

#[derive(Debug)]
struct GamePaper {
    id: String,
    words: String,
}

#[derive(Debug, Template)]
#[template(path = "event/paper.html")]
struct Overview {
    shell: Shell,
    at: At,
    rounds: Vec<u16>,
    round: u16,
    games: Vec<GamePaper>,
    forms: &'static [GameFile],
}

/// What can be printed and saved.
pub(super) async fn overview(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| {
        let round = asked_round(core, &query)?;
        let boards = core.round(round).into_iter().flat_map(Round::numbered);
        let games = boards.filter_map(|(number, board)| {
            let names = format!("{} – {}", core.name(board.white), core.name(board.black));
            Some(GamePaper { id: board.game.clone()?, words: format!("{number} · {names}") })
        });
        Ok(Overview {
            shell: visit.shell_titled(format!(
                "{} · {}",
                Texts(visit.lang).paper_title(),
                setup.name
            )),
            at: At::of(&id, state, "paper"),
            rounds: core.rounds.iter().map(|round| round.number.0).collect(),
            round: round.0,
            games: games.collect(),
            forms: GameFile::of(side_kind(setup.game)),
        })
    })?;
    Ok(page::html(&page))
}

/// What a paper is made from.
struct Maker<'a> {
    id: &'a str,
    visit: &'a Visit,
    setup: &'a Setup,
    core: &'a Core,
    size: &'static str,
    round: RoundNumber,
    now_ms: i64,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, what)): Path<(String, String)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let now_ms = desk.now_ms();
    with(&open, |_: &EventState, setup, core| {
        let round = asked_round(core, &query)?;
        let size = paper_size(&query);
        let maker = Maker { id: &id, visit: &visit, setup, core, size, round, now_ms };
        match what.as_str() {
            "pairings" => Ok(page::html(&maker.pairings()?)),
            "names" => Ok(page::html(&maker.names()?)),
            "slips" => {
                visit.must(Right::Enter)?;
                Ok(page::html(&maker.slips()?))
            }
            "standings" => Ok(page::html(&maker.standings()?)),
            "crosstable" => Ok(page::html(&maker.cross()?)),
            "players" => Ok(page::html(&maker.players(None))),
            "check-in" => {
                visit.must(Right::Enter)?;
                Ok(page::html(&maker.players(Some(Texts::col_here))))
            }
            _ => Err(Fault::NotFound),
        }
    })
}

/// The editions that govern an event, for the foot of a paper.
pub(super) fn editions(lang: Lang, setup: &Setup) -> String {
    let book = setup.document().map_or("", |book| lang.of(book.title));
    let system = system_key(setup.system)(Texts(lang)).to_owned();
    format!("{book} · {system} · C.07 {}", setup.tiebreak_rules().id)
}

impl Maker<'_> {
    fn lang(&self) -> Lang {
        self.visit.lang
    }

    fn sheet(&self, title: Key, sub: String) -> Sheet {
        let lang = self.lang();
        let sub = [sub, self.setup.place.clone(), self.setup.date.clone()];
        let sub: Vec<String> = sub.into_iter().filter(|text| !text.is_empty()).collect();
        Sheet::of(
            self.visit,
            self.size,
            &self.setup.name,
            (title(Texts(lang)).to_owned(), sub.join(" · ")),
            (&editions(lang, self.setup), format!("/events/{}/paper", self.id)),
            self.now_ms,
        )
    }

    fn columns(&self, columns: &[(Key, &'static str)]) -> Vec<Column> {
        let column = |(key, kind): &(Key, &'static str)| self.column(*key, kind);
        columns.iter().map(column).collect()
    }

    fn column(&self, label: Key, kind: &'static str) -> Column {
        Column { label: label(Texts(self.lang())).to_owned(), kind }
    }

    fn published(&self) -> Result<&Round, Fault> {
        self.core.round(self.round).ok_or(Fault::NotFound)
    }

    fn round_words(&self) -> String {
        Texts(self.lang()).round_title(self.round).to_string()
    }

    fn pairings(&self) -> Result<Table, Fault> {
        let round = self.published()?;
        let built = before(self.setup, self.core, round.number)?;
        let [first, second] = sides(self.setup.game, self.lang());
        let mut columns = self.columns(&[(Texts::col_board, "num")]);
        columns.push(Column { label: first, kind: "" });
        columns.extend(self.columns(&[
            (Texts::col_points, "num"),
            (Texts::col_result, "mid"),
            (Texts::col_points, "num"),
        ]));
        columns.push(Column { label: second, kind: "" });
        let mut lines: Vec<Vec<String>> = rows(self.setup, self.core, &built, round)
            .into_iter()
            .map(|row| {
                let result = if row.result.is_empty() { "–" } else { row.result };
                vec![
                    row.board.to_string(),
                    format!("{} {}", row.white.number, row.white.name),
                    row.white.points,
                    result.to_owned(),
                    row.black.points,
                    format!("{} {}", row.black.number, row.black.name),
                ]
            })
            .collect();
        if let Some(bye) = round.bye {
            let name = format!("{bye} {}", self.core.name(bye));
            let word = bye_key(self.setup)(Texts(self.lang())).to_owned();
            let points = super::players::score(&built, bye);
            lines.push(vec![String::new(), name, points, word, String::new(), String::new()]);
        }
        let sheet = self.sheet(Texts::paper_pairings, self.round_words());
        Ok(Table { sheet, kind: "large", columns, rows: lines })
    }

    fn names(&self) -> Result<Table, Fault> {
        let round = self.published()?;
        let built = before(self.setup, self.core, round.number)?;
        let columns = self.columns(&[
            (Texts::col_name, ""),
            (Texts::col_number, "num"),
            (Texts::col_board, "num strong"),
            (Texts::col_color, ""),
            (Texts::col_opponent, ""),
        ]);
        let rows = by_name(self.lang(), self.setup, self.core, &built, round)
            .into_iter()
            .map(|one| {
                vec![one.seat.name, one.seat.number.to_string(), one.board, one.color, one.opponent]
            })
            .collect();
        Ok(Table {
            sheet: self.sheet(Texts::paper_names, self.round_words()),
            kind: "",
            columns,
            rows,
        })
    }

    fn slips(&self) -> Result<Slips, Fault> {
        let round = self.published()?;
        let name = |player| format!("{player} {}", self.core.name(player));
        let results = match self.setup.game {
            tournament::Game::Chess => vec!["1–0", "½–½", "0–1"],
            tournament::Game::Xiangqi => vec!["2–0", "1–1", "0–2"],
        };
        Ok(Slips {
            sheet: self.sheet(Texts::paper_slips, self.round_words()),
            sides: sides(self.setup.game, self.lang()),
            results: results.into_iter().chain(["+ −", "− +", "− −"]).collect(),
            slips: round
                .numbered()
                .map(|(board, pair)| Slip { board, players: [name(pair.white), name(pair.black)] })
                .collect(),
        })
    }

    fn standings(&self) -> Result<Table, Fault> {
        let lang = self.lang();
        let ranked = ranked(self.setup, self.core, None)?;
        let mut columns = self.columns(&[
            (Texts::col_rank, "num"),
            (Texts::col_number, "num"),
            (Texts::col_name, ""),
        ]);
        let steps = ranked.standings.steps.iter();
        columns.extend(steps.map(|step| Column { label: step_name(lang, *step), kind: "num" }));
        let rows = tables::rows(self.core, &ranked)
            .into_iter()
            .map(|row| {
                let head = [row.rank.to_string(), row.number.to_string(), row.name];
                head.into_iter().chain(row.cells).collect()
            })
            .collect();
        let sheet = self
            .sheet(Texts::paper_standings, Texts(lang).standings_after(ranked.after).to_string());
        Ok(Table { sheet, kind: "", columns, rows })
    }

    fn cross(&self) -> Result<Table, Fault> {
        let lang = self.lang();
        let ranked = ranked(self.setup, self.core, Some(self.core.last_round()))?;
        let cross = Cross::of(lang, self.core, &ranked);
        let mut columns = self.columns(&[
            (Texts::col_rank, "num"),
            (Texts::col_number, "num"),
            (Texts::col_name, ""),
        ]);
        let middle = cross.columns.into_iter().map(|label| Column { label, kind: "mid" });
        columns.extend(middle);
        columns.extend(self.columns(&[(Texts::col_points, "num strong")]));
        let rows = cross
            .rows
            .into_iter()
            .map(|row| {
                let head = [row.rank.to_string(), row.number.to_string(), row.name];
                head.into_iter().chain(row.cells).chain([row.points]).collect()
            })
            .collect();
        let sheet =
            self.sheet(Texts::paper_cross, Texts(lang).standings_after(ranked.after).to_string());
        Ok(Table { sheet, kind: "grid", columns, rows })
    }

    /// The players, with an empty column to tick if one is named.
    fn players(&self, tick: Option<Key>) -> Table {
        let mut columns = self.columns(&[
            (Texts::col_number, "num"),
            (Texts::col_name, ""),
            (Texts::col_title, ""),
            (Texts::col_rating, "num"),
            (Texts::col_club, ""),
            (Texts::col_federation, ""),
        ]);
        columns.extend(tick.map(|key| self.column(key, "tick")));
        let rows = self.core.players.values().map(|player| {
            let entry = &player.entry;
            let rating =
                if entry.rating.0 == 0 { String::new() } else { entry.rating.0.to_string() };
            let mut row = vec![
                entry.id.to_string(),
                entry.name.clone(),
                title_letters(entry.title).to_owned(),
                rating,
                entry.club.clone(),
                entry.federation.clone(),
            ];
            row.extend(tick.map(|_| "□".to_owned()));
            row
        });
        let key = if tick.is_some() { Texts::paper_check_in } else { Texts::paper_players };
        Table { kind: "", columns, rows: rows.collect(), sheet: self.sheet(key, String::new()) }
    }
}
