//! Standings and crosstable; every number opens its derivation.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use tournament::standings::{
    Cell, Criterion, CrossResult, Mark, Place, RoundMark, Standings, by_rounds, compared_by,
    crosstable, play_off,
};
use tournament::tiebreak::{Exact, Format, Part, Use};
use tournament::{Color, PlayerId, Points, RoundNumber};
use words::Say as _;

use super::{At, Cited, cited, find, left_words, with};
use crate::desk::Desk;
use crate::event::core::Core;
use crate::event::export::cell_text;
use crate::event::standing::{Ranked, ranked};
use crate::event::{EventState, Setup};
use crate::fault::Fault;
use crate::i18n::{Lang, Texts};
use crate::page::{self, Shell, Visit};

/// The heading of a step.
pub(super) fn step_name(lang: Lang, step: Criterion) -> String {
    let name = step.name();
    match lang {
        Lang::Zh if name.zh != name.en => name.zh.to_owned(),
        Lang::Zh | Lang::En => step.to_string(),
    }
}

/// A line of the standings.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) rank: u32,
    pub(super) number: u32,
    pub(super) name: String,
    pub(super) cells: Vec<String>,
}

pub(super) fn rows(core: &Core, ranked: &Ranked) -> Vec<Row> {
    let places = ranked.standings.places.iter();
    places
        .map(|place| Row {
            rank: place.rank,
            number: place.number,
            name: core.name(PlayerId(place.number)).to_owned(),
            cells: place.cells.iter().map(cell_text).collect(),
        })
        .collect()
}

/// Something said beside the standings.
#[derive(Debug)]
struct Remark {
    words: String,
    articles: Vec<Cited>,
    /// Whether an arbiter has to decide it.
    asks: bool,
}

#[derive(Debug, Template)]
#[template(path = "event/standings.html")]
struct StandingsPage {
    shell: Shell,
    at: At,
    after: u16,
    rounds: Vec<u16>,
    steps: Vec<(String, String)>,
    rows: Vec<Row>,
    remarks: Vec<Remark>,
}

/// The round asked for by `?after=`.
fn after(query: &BTreeMap<String, String>) -> Option<RoundNumber> {
    query.get("after").and_then(|text| text.parse().ok()).map(RoundNumber)
}

pub(super) async fn standings(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| {
        standings_page(&id, &visit, (state, setup, core), after(&query))
    })?;
    Ok(page::html(&page))
}

fn standings_page(
    id: &str,
    visit: &Visit,
    (state, setup, core): (&EventState, &Setup, &Core),
    after: Option<RoundNumber>,
) -> Result<StandingsPage, Fault> {
    let lang = visit.lang;
    let ranked = ranked(setup, core, after)?;
    let steps = ranked.standings.steps.iter();
    Ok(StandingsPage {
        shell: visit.shell_titled(format!("{} · {}", Texts(lang).standings_title(), setup.name)),
        at: At::of(id, state, "standings"),
        after: ranked.after.0,
        rounds: (1..=core.last_round().0).collect(),
        steps: steps
            .map(|step| (step_name(lang, *step), lang.of(step.name()).to_owned()))
            .collect(),
        rows: rows(core, &ranked),
        remarks: remarks(lang, core, &ranked),
    })
}

fn remarks(lang: Lang, core: &Core, ranked: &Ranked) -> Vec<Remark> {
    let name = |number: u32| core.name(PlayerId(number)).to_owned();
    let list = |numbers: &[u32], between: &str| {
        numbers.iter().map(|number| name(*number)).collect::<Vec<_>>().join(between)
    };
    let mut remarks: Vec<Remark> = ranked
        .built
        .left
        .iter()
        .map(|left| Remark {
            words: format!("{} – {}", core.name(left.player), left_words(lang, left)),
            articles: cited(lang, &left.grounds),
            asks: false,
        })
        .collect();
    let standings = &ranked.standings;
    for pair in standings.places.windows(2) {
        let [before, place] = pair else { continue };
        let Some(step) = place.behind_by.filter(|step| *step > 0) else { continue };
        let criterion = standings.steps[step];
        let rules: Vec<_> = criterion.rule_of_1959().into_iter().collect();
        let words = Texts(lang)
            .standings_before(name(before.number), name(place.number), lang.of(criterion.name()))
            .to_string();
        remarks.push(Remark { words, articles: cited(lang, &rules), asks: false });
    }
    for finding in &standings.findings {
        let groups = |groups: &[Vec<u32>]| {
            groups.iter().map(|group| list(group, " = ")).collect::<Vec<_>>().join(" > ")
        };
        let words = Texts(lang)
            .standings_silent(
                list(&finding.tied, ", "),
                groups(&finding.among_them),
                groups(&finding.passed_over),
            )
            .to_string();
        remarks.push(Remark { words, articles: cited(lang, &[finding.rule]), asks: true });
    }
    if let Some(play_off) = play_off(standings).filter(|_| standings.findings.is_empty()) {
        let words = Texts(lang).standings_play_off(list(&play_off.entitled, ", ")).to_string();
        remarks.push(Remark { words, articles: cited(lang, &[play_off.rule]), asks: false });
    }
    remarks
}

/// A part of a number.
#[derive(Debug)]
struct PartRow {
    round: String,
    opponent: String,
    why: String,
    value: String,
    kept: bool,
}

#[derive(Debug, Template)]
#[template(path = "event/number.html")]
struct NumberPage {
    shell: Shell,
    at: At,
    title: String,
    meaning: String,
    note: String,
    value: String,
    combined: String,
    among: Option<String>,
    behind: Option<String>,
    parts: Vec<PartRow>,
    back: String,
}

pub(super) async fn number(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number, step)): Path<(String, u32, usize)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| {
        let ranked = ranked(setup, core, after(&query))?;
        number_page(&id, &visit, (state, setup, core), &ranked, (number, step))
    })?;
    Ok(page::html(&page))
}

fn number_page(
    id: &str,
    visit: &Visit,
    (state, setup, core): (&EventState, &Setup, &Core),
    ranked: &Ranked,
    (number, step): (u32, usize),
) -> Result<NumberPage, Fault> {
    let lang = visit.lang;
    let place = ranked.standings.places.iter().find(|place| place.number == number);
    let place = place.ok_or(Fault::NotFound)?;
    let cell = place.cells.get(step).ok_or(Fault::NotFound)?;
    let criterion = ranked.standings.steps[step];
    let title = Texts(lang)
        .number_title(step_name(lang, criterion), core.name(PlayerId(number)))
        .to_string();
    let edition = setup.tiebreak_rules().id;
    let behind = place.behind_by.map(|step| {
        let name = ranked.standings.steps[step].name();
        Texts(lang).number_behind(lang.of(name)).to_string()
    });
    let (value, combined, parts, among) = match cell {
        Cell::Number(derivation) => (
            derivation.value.map_or_else(|why| why.to(lang).to_string(), |value| value.to_string()),
            derivation.combined.to(lang).to_string(),
            parts(lang, core, &derivation.parts),
            None,
        ),
        Cell::Among(place) => {
            let place = place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            let among = Some(Texts(lang).number_among(&place).to_string());
            let compared = ranked.standings.compared(step, number);
            let compared = compared.map(|compared| {
                parts(lang, core, &compared_by(&ranked.contest, criterion, compared, number))
            });
            (place, String::new(), compared.unwrap_or_default(), among)
        }
    };
    Ok(NumberPage {
        shell: visit.shell_titled(format!("{title} · {}", setup.name)),
        at: At::of(id, state, "standings"),
        title,
        meaning: lang.of(criterion.name()).to_owned(),
        note: Texts(lang).number_after(ranked.after, edition).to_string(),
        value,
        combined,
        among,
        behind,
        parts,
        back: format!("/events/{id}/standings?after={}", ranked.after),
    })
}

fn parts(lang: Lang, core: &Core, parts: &[Part]) -> Vec<PartRow> {
    let row = |part: &Part| {
        let mut why = part.reason.to(lang).to_string();
        if part.used != Use::Kept {
            why = format!("{why} [{}]", part.used.to(lang));
        }
        let opponent =
            part.opponent.map(|number| format!("{number} {}", core.name(PlayerId(number))));
        PartRow {
            round: part.round.map_or_else(String::new, |round| round.to_string()),
            opponent: opponent.unwrap_or_default(),
            why,
            value: match part.product {
                None => part.value.to_string(),
                Some((one, other)) => format!("{one} × {other} = {}", part.value),
            },
            kept: part.used == Use::Kept,
        }
    };
    parts.iter().map(row).collect()
}

/// A line of the crosstable.
#[derive(Debug)]
pub(super) struct CrossRow {
    pub(super) rank: u32,
    pub(super) number: u32,
    pub(super) name: String,
    pub(super) cells: Vec<String>,
    pub(super) points: String,
}

/// The crosstable of a round robin, or of a Swiss the table by rounds.
#[derive(Debug)]
pub(super) struct Cross {
    /// The headings of the middle columns: numbers, or rounds.
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<CrossRow>,
}

impl Cross {
    pub(super) fn of(lang: Lang, core: &Core, ranked: &Ranked) -> Self {
        let (table, standings) = (&ranked.contest.table, &ranked.standings);
        let places = &standings.places;
        let (columns, cells): (Vec<String>, Vec<Vec<String>>) = match table.terms.format {
            Format::RoundRobin => (
                places.iter().map(|place| place.number.to_string()).collect(),
                against_each(standings, &crosstable(table, standings)),
            ),
            Format::Swiss => (
                (1..=table.rounds.0).map(|round| round.to_string()).collect(),
                by_rounds(table, standings)
                    .iter()
                    .map(|line| line.iter().map(|mark| round_text(lang, mark)).collect())
                    .collect(),
            ),
        };
        let row = |(place, cells): (&Place, Vec<String>)| CrossRow {
            rank: place.rank,
            number: place.number,
            name: core.name(PlayerId(place.number)).to_owned(),
            cells,
            points: place.cells.first().map_or_else(String::new, cell_text),
        };
        Self { columns, rows: places.iter().zip(cells).map(row).collect() }
    }
}

fn against_each(standings: &Standings, marks: &[Vec<Mark>]) -> Vec<Vec<String>> {
    let text = |(own, mark): (bool, &Mark)| if own { "×".to_owned() } else { mark_text(mark) };
    let lines = marks.iter().enumerate();
    lines
        .take(standings.places.len())
        .map(|(row, line)| {
            line.iter().enumerate().map(|(column, mark)| text((row == column, mark))).collect()
        })
        .collect()
}

fn round_text(lang: Lang, mark: &RoundMark) -> String {
    match mark {
        RoundMark::Absent => String::new(),
        RoundMark::Bye(points) => format!("{} {}", Texts(lang).cross_bye(), points_text(*points)),
        RoundMark::Met { opponent, games, .. } => {
            let game = |(color, result): &(Option<Color>, CrossResult)| {
                let side = match color {
                    Some(Color::White) => Texts(lang).cross_first().to_owned(),
                    Some(Color::Black) => Texts(lang).cross_second().to_owned(),
                    None => " ".to_owned(),
                };
                format!("{side}{}", result_text(*result))
            };
            let games: Vec<String> = games.iter().map(game).collect();
            format!("{opponent}{}", games.join("/"))
        }
    }
}

fn points_text(points: Points) -> String {
    if points.tenths() == 5 { "½".to_owned() } else { Exact::from(points).to_string() }
}

fn result_text(result: CrossResult) -> String {
    match result {
        CrossResult::Points(points) => points_text(points),
        CrossResult::Plus => "+".to_owned(),
        CrossResult::Minus => "−".to_owned(),
        CrossResult::Unfinished => "…".to_owned(),
    }
}

fn mark_text(mark: &Mark) -> String {
    match mark {
        Mark::Empty => String::new(),
        Mark::Results(results) => {
            results.iter().map(|result| result_text(*result)).collect::<Vec<_>>().join(" ")
        }
    }
}

#[derive(Debug, Template)]
#[template(path = "event/cross.html")]
struct CrossPage {
    shell: Shell,
    at: At,
    rows: Vec<CrossRow>,
    columns: Vec<String>,
}

pub(super) async fn cross(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| {
        let ranked = ranked(setup, core, Some(core.last_round()))?;
        let Cross { columns, rows } = Cross::of(visit.lang, core, &ranked);
        Ok(CrossPage {
            shell: visit.shell_titled(format!(
                "{} · {}",
                Texts(visit.lang).cross_title(),
                setup.name
            )),
            at: At::of(&id, state, "cross"),
            columns,
            rows,
        })
    })?;
    Ok(page::html(&page))
}
