//! The tables as text, JSON and CSV.

use std::fmt::Write as _;

use records::events::table::csv_field;
use rulebook::Rule;
use serde_json::{Value, json};
use tournament::standings::{
    Cell, Criterion, CrossResult, Mark, Standings, compared_by, play_off, rank,
};
use tournament::tiebreak::{Derivation, Exact, Format, Part, Use};
use tournament::{ApartGame, Decided, Outcome, Tournament};
use words::Say as _;

use super::super::tables::{Left, Note};
use super::Form;
use super::source::{Shown, contest};
use crate::context::Context;
use crate::lang::Lang;
use crate::width::{columns, padded};

fn cite(rules: &[&'static Rule]) -> String {
    let named: Vec<String> =
        rules.iter().map(|rule| format!("{} {}", rule.document, rule.number)).collect();
    if named.is_empty() { String::new() } else { format!(" [{}]", named.join(", ")) }
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Number(derivation) => {
            derivation.value.map_or_else(|_| "-".to_owned(), |value| value.to_string())
        }
        Cell::Among(place) => place.map_or_else(String::new, |place| place.to_string()),
    }
}

/// Rows of equal length, aligned, the first one as heading.
fn aligned(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|text| columns(text)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, width)| padded(cell, *width)).collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// The standings for people, with what separated those with equal points.
pub(super) fn text(shown: &Shown, standings: &Standings, context: &Context) -> String {
    let texts = context.texts;
    let names = [texts.standings_rank(), texts.standings_no(), texts.standings_name()];
    let mut heading = names.map(str::to_owned).to_vec();
    heading.extend(standings.steps.iter().map(|step| match context.lang {
        Lang::Zh if step.name().zh != step.name().en => step.name().zh.to_owned(),
        Lang::Zh | Lang::En => step.to_string(),
    }));
    let mut rows = vec![heading];
    for place in &standings.places {
        let mut row = vec![
            place.rank.to_string(),
            place.number.to_string(),
            shown.name(place.number).to_owned(),
        ];
        row.extend(place.cells.iter().map(cell));
        rows.push(row);
    }
    let mut text = aligned(&rows);
    let remarks = remarks(shown, standings, context);
    if !remarks.is_empty() {
        text.push('\n');
        text.push_str(&remarks);
    }
    text + &apart(shown, context)
}

/// What separated whom, what nothing separated, and what is left to people.
fn remarks(shown: &Shown, standings: &Standings, context: &Context) -> String {
    let texts = context.texts;
    let mut lines: Vec<String> = Vec::new();
    for note in &shown.notes {
        lines.push(note_line(note, context));
        let order = |(word, tournament): &(&str, Tournament)| {
            format!("  {word}: {}", order_line(shown, tournament, standings))
        };
        lines.extend(note.choices.iter().map(order));
    }
    if standings.steps.contains(&Criterion::FewerViolations) {
        lines.extend(shown.tournament.violations().iter().map(|noted| {
            let text = context
                .texts
                .standings_violation(shown.name(noted.player.0), noted.round, noted.note.clone())
                .to_string();
            format!("{}{}", text.trim_end(), cite(&[noted.rule_of_1959()]))
        }));
    }
    for pair in standings.places.windows(2) {
        let [before, place] = pair else { continue };
        let Some(step) = place.behind_by.filter(|step| *step > 0) else { continue };
        let criterion = standings.steps[step];
        let rule: Vec<_> = criterion.rule_of_1959().into_iter().collect();
        let name = match context.lang {
            Lang::Zh => criterion.name().zh,
            Lang::En => criterion.name().en,
        };
        lines.push(format!(
            "{}{}",
            texts.standings_before(shown.name(before.number), shown.name(place.number), name),
            cite(&rule)
        ));
    }
    for finding in &standings.findings {
        let groups = |groups: &[Vec<u32>]| {
            let names = groups.iter().map(|group| named(shown, group, " = "));
            names.collect::<Vec<_>>().join(" > ")
        };
        lines.push(format!(
            "{}{}",
            texts.standings_silent(
                named(shown, &finding.tied, ", "),
                groups(&finding.among_them),
                groups(&finding.passed_over)
            ),
            cite(&[finding.rule])
        ));
    }
    let finished = shown.tournament.is_finished();
    if let Some(play_off) =
        play_off(standings).filter(|_| standings.findings.is_empty() && finished)
    {
        lines.push(format!(
            "{}{}",
            texts.standings_play_off(named(shown, &play_off.entitled, ", ")),
            cite(&[play_off.rule])
        ));
    }
    lines.iter().fold(String::new(), |text, line| text + line + "\n")
}

/// The order of an event as it would stand, with the points of each.
fn order_line(shown: &Shown, tournament: &Tournament, standings: &Standings) -> String {
    let table = &shown.contest.table;
    let rounds = table.rounds.max(tournament.rounds_on_record());
    let after = match table.terms.format {
        Format::Swiss => table.rounds,
        Format::RoundRobin => rounds,
    };
    let contest = contest(tournament, after, table.terms.format, shown.contest.rules);
    let places = rank(&contest, &standings.steps).places;
    let shown = places.iter().map(|place| {
        let name = shown.name(place.number);
        let points = place.cells.first().map_or_else(String::new, cell);
        format!("{} {name} {points}", place.rank)
    });
    shown.collect::<Vec<_>>().join(", ")
}

fn named(shown: &Shown, numbers: &[u32], between: &str) -> String {
    numbers.iter().map(|number| shown.name(*number)).collect::<Vec<_>>().join(between)
}

fn note_line(note: &Note, context: &Context) -> String {
    let (texts, name) = (context.texts, &note.name);
    let text = match note.what {
        Left::Annulled { played, due } => texts.standings_annulled(name, played, due).to_string(),
        Left::Stand { played, due } => texts.standings_stand(name, played, due).to_string(),
        Left::DrawAgain => texts.standings_draw_again(name).to_string(),
        Left::LotsStand => texts.standings_lots_stand(name).to_string(),
        Left::NotPaired => texts.standings_not_paired(name).to_string(),
        Left::Unfinished => texts.standings_unfinished(name).to_string(),
        Left::PointsSystem => texts.standings_points_system(name).to_string(),
        Left::Refuses => texts.standings_refuses(name).to_string(),
        Left::Excused => texts.standings_excused(name).to_string(),
        Left::MatchLost => texts.standings_match_lost(name).to_string(),
    };
    text + &cite(&note.rules)
}

fn exact_json(value: Exact) -> Value {
    json!({ "text": value.to_string(), "numerator": value.numerator().to_string(),
        "denominator": value.denominator().to_string() })
}

/// The standings for programs.
pub(super) fn json(shown: &Shown, standings: &Standings) -> String {
    let places: Vec<Value> = standings
        .places
        .iter()
        .map(|place| {
            let values: Vec<Value> = place
                .cells
                .iter()
                .map(|cell| match cell {
                    Cell::Number(derivation) => derivation.value.map_or(Value::Null, exact_json),
                    Cell::Among(among) => json!({ "among": among }),
                })
                .collect();
            let behind = place.behind_by.map(|step| standings.steps[step].to_string());
            json!({ "rank": place.rank, "number": place.number, "name": shown.name(place.number),
                "values": values, "behind_by": behind })
        })
        .collect();
    let findings: Vec<Value> = standings
        .findings
        .iter()
        .map(|finding| {
            json!({ "rule": { "rulebook": finding.rule.document, "article": finding.rule.number },
                "tied": finding.tied, "among_them": finding.among_them,
                "passed_over": finding.passed_over, "status": "needs_arbiter" })
        })
        .collect();
    let notes: Vec<Value> = shown
        .notes
        .iter()
        .map(|note| {
            let articles: Vec<&str> = note.rules.iter().map(|rule| rule.number).collect();
            let choices: Vec<&str> = note.choices.iter().map(|(word, _)| *word).collect();
            let (played, due) = note.what.games();
            json!({ "what": note.what.word(), "player": note.player, "played": played, "due": due,
                "articles": articles, "choices": choices,
                "status": if note.what.is_open() { "needs_arbiter" } else { "final" } })
        })
        .collect();
    let steps: Vec<String> = standings.steps.iter().map(ToString::to_string).collect();
    let apart: Vec<Value> = shown
        .apart
        .iter()
        .map(|game| {
            let (white, black) = apart_marks(game);
            json!({ "stage": game.stage, "white": game.white.0, "black": game.black.0,
                "result": [white, black] })
        })
        .collect();
    let value = json!({ "edition": shown.contest.rules.id, "rounds": shown.contest.table.rounds.0,
        "steps": steps, "places": places, "findings": findings, "withdrawals": notes, "apart": apart,
        "play_off": play_off(standings).filter(|_| shown.tournament.is_finished())
            .map(|play_off| play_off.entitled) });
    format!("{value}\n")
}

/// The standings for spreadsheets.
pub(super) fn csv(shown: &Shown, standings: &Standings) -> String {
    let mut heading = vec!["rank".to_owned(), "number".to_owned(), "name".to_owned()];
    heading.extend(standings.steps.iter().map(ToString::to_string));
    let mut rows = vec![heading];
    for place in &standings.places {
        let mut row = vec![place.rank.to_string(), place.number.to_string()];
        row.push(shown.name(place.number).to_owned());
        row.extend(place.cells.iter().map(cell));
        rows.push(row);
    }
    csv_rows(&rows)
}

fn csv_rows(rows: &[Vec<String>]) -> String {
    rows.iter().fold(String::new(), |text, row| {
        let fields: Vec<String> = row.iter().map(|field| csv_field(field)).collect();
        text + &fields.join(",") + "\n"
    })
}

/// A result as it is shown.
pub(super) fn sign(result: CrossResult, form: Form) -> String {
    match result {
        CrossResult::Points(points) => Exact::from(points).to_string(),
        CrossResult::Plus => "+".to_owned(),
        CrossResult::Minus => if form == Form::Text { "−" } else { "-" }.to_owned(),
        CrossResult::Unfinished => "…".to_owned(),
    }
}

/// Who made what against whom.
pub(super) fn crosstable(
    shown: &Shown,
    standings: &Standings,
    form: Form,
    context: &Context,
) -> String {
    let marks = tournament::standings::crosstable(&shown.contest.table, standings);
    let empty = |form| if form == Form::Text { "·" } else { "" };
    let mark = |mark: &Mark| match mark {
        Mark::Empty => empty(form).to_owned(),
        Mark::Results(results) => {
            results.iter().map(|result| sign(*result, form)).collect::<Vec<_>>().join("/")
        }
    };
    let numbers: Vec<u32> = standings.places.iter().map(|place| place.number).collect();
    let lines = marks.iter().zip(&numbers).map(|(line, own)| {
        let cells = line.iter().zip(&numbers);
        cells
            .map(|(found, other)| if other == own { "*".to_owned() } else { mark(found) })
            .collect()
    });
    results_table(shown, standings, (form, context), &numbers, lines)
}

/// A line of results for each place, between its rank, number and name and its first column of points.
pub(super) fn results_table(
    shown: &Shown,
    standings: &Standings,
    (form, context): (Form, &Context),
    columns: &[impl ToString],
    lines: impl Iterator<Item = Vec<String>>,
) -> String {
    let texts = context.texts;
    let (who, points) = match form {
        Form::Text => (
            [texts.standings_rank(), texts.standings_no(), texts.standings_name()],
            texts.standings_points(),
        ),
        Form::Json | Form::Csv => (["rank", "number", "name"], "points"),
    };
    let columns = columns.iter().map(ToString::to_string);
    let mut heading: Vec<String> = who.map(str::to_owned).into_iter().chain(columns).collect();
    heading.push(points.to_owned());
    let mut rows = vec![heading];
    for (place, line) in standings.places.iter().zip(lines) {
        let mut row = vec![place.rank.to_string(), place.number.to_string()];
        row.push(shown.name(place.number).to_owned());
        row.extend(line);
        row.push(place.cells.first().map_or_else(String::new, cell));
        rows.push(row);
    }
    match form {
        Form::Text => aligned(&rows) + &apart(shown, context),
        Form::Csv => csv_rows(&rows),
        Form::Json => format!("{}\n", json!({ "heading": rows[0], "rows": rows[1..] })),
    }
}

/// A number with everything it is made of.
pub(super) fn derivation(
    shown: &Shown,
    step: Criterion,
    derivation: &Derivation,
    context: &Context,
) -> String {
    let name = |number| shown.name(number);
    derivation_text(name, (step, shown.contest.rules.id), derivation, context)
}

/// The place a step gave among those equal, with what they were compared by.
pub(super) fn comparison(
    shown: &Shown,
    standings: &Standings,
    (step, number): (Criterion, u32),
    context: &Context,
) -> String {
    let texts = context.texts;
    let position = standings.steps.iter().position(|other| *other == step);
    let Some((position, found)) =
        position.and_then(|at| Some((at, standings.compared(at, number)?)))
    else {
        return format!("{}\n", texts.derive_alone(step, number, shown.name(number)));
    };
    let place = standings.places.iter().find(|place| place.number == number);
    let own = place.map_or_else(String::new, |place| cell(&place.cells[position]));
    let numbers: Vec<u32> = found.groups.iter().flatten().copied().collect();
    let tied = named(shown, &numbers, ", ");
    let among = texts.derive_among(step, number, shown.name(number), own, tied);
    let mut text = format!("{among}\n");
    for part in compared_by(&shown.contest, step, found, number) {
        text.push_str(&part_line(&|number| shown.name(number), &part, context));
    }
    text
}

/// The same, for anybody who knows the names.
pub(in super::super) fn derivation_text<'a>(
    name: impl Fn(u32) -> &'a str,
    (step, edition): (Criterion, &str),
    derivation: &Derivation,
    context: &Context,
) -> String {
    let value = match derivation.value {
        Ok(value) => value.to_string(),
        Err(why) => why.to(context.lang).to_string(),
    };
    let combined = derivation.combined.to(context.lang);
    let is_of_fide = matches!(step, Criterion::Tiebreak(_));
    let edition = if is_of_fide { format!("; C.07 {edition}") } else { String::new() };
    let (number, name_of) = (derivation.number, name(derivation.number));
    let mut text = format!("{step} {number} {name_of}: {value} ({combined}{edition})\n");
    for part in &derivation.parts {
        text.push_str(&part_line(&name, part, context));
    }
    text
}

/// A part of a number on a line of its own.
fn part_line<'a>(name: &impl Fn(u32) -> &'a str, part: &Part, context: &Context) -> String {
    let mut line = String::from("  ");
    if let Some(round) = part.round {
        let _infallible = write!(line, "{}", context.texts.standings_round(round));
    }
    if let Some(opponent) = part.opponent {
        let _infallible = write!(line, " {opponent} {}", name(opponent));
    }
    let _infallible = match part.product {
        None => write!(line, " {}", part.value),
        Some((a, b)) => write!(line, " {a} × {b} = {}", part.value),
    };
    let _infallible = write!(line, ", {}", part.reason.to(context.lang));
    if part.used != Use::Kept {
        let _infallible = write!(line, " [{}]", part.used.to(context.lang));
    }
    format!("{}\n", line.trim_end())
}

/// Games of play-offs and knock-outs, stage by stage; nothing where there are none.
pub(super) fn apart(shown: &Shown, context: &Context) -> String {
    let mut text = String::new();
    let mut last: Option<&str> = None;
    for game in &shown.apart {
        if last != Some(game.stage.as_str()) {
            let heading = context.texts.standings_apart(game.stage.clone()).to_string();
            let _infallible = writeln!(text, "\n{heading}");
            last = Some(&game.stage);
        }
        let (white, black) = (shown.name(game.white.0), shown.name(game.black.0));
        let (won, lost) = apart_marks(game);
        let _infallible = writeln!(text, "  {white} – {black}  {won}:{lost}");
    }
    text
}

/// The result of a game apart, for both sides.
fn apart_marks(game: &ApartGame) -> (&'static str, &'static str) {
    let forfeit = game.decided == Decided::Forfeit;
    let mark = |outcome| match outcome {
        Outcome::Win => {
            if forfeit {
                "+"
            } else {
                "1"
            }
        }
        Outcome::Draw => "½",
        Outcome::Loss => {
            if forfeit {
                "−"
            } else {
                "0"
            }
        }
    };
    (mark(game.outcomes.0), mark(game.outcomes.1))
}
