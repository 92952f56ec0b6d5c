//! Ranks and tie-breaks, counted again.

use records::events::table::{RankRow, RankTable};
use tournament::PlayerId;
use tournament::standings::{Cell, Contest, Criterion, Order, Place, Standings, rank};
use tournament::tiebreak::{Derivation, Format, TiebreakRules};

use crate::context::Context;
use crate::event::standings::{contest, derivation_text};
use crate::event::{Loaded, words};

/// What is to be checked beside the pairings.
#[derive(Debug)]
pub(super) struct Request<'a> {
    /// The order; by default the one the file asks for.
    pub(super) order: Option<&'a str>,
    /// Standings with their name.
    pub(super) table: Option<&'a (String, RankTable)>,
    /// The edition of the tie-breaks.
    pub(super) rules: TiebreakRules,
}

/// What the points were followed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Compared {
    Nothing,
    Ranks,
    Table,
}

/// What came out.
#[derive(Debug)]
pub(super) struct Checked {
    pub(super) findings: Vec<String>,
    pub(super) order: Option<String>,
    pub(super) compared: Compared,
}

/// Ranks the event again and gives the first difference.
///
/// # Errors
/// An order that cannot be read.
pub(super) fn check(
    file: &Loaded,
    request: &Request<'_>,
    context: &Context,
) -> Result<Checked, String> {
    let columns = request.table.map(|(_, table)| table.codes.join(","));
    let asked = request.order.map(str::to_owned).or(columns);
    let list = asked.clone().or_else(|| file.order());
    let Some(list) = list else {
        return Ok(Checked { findings: Vec::new(), order: None, compared: Compared::Nothing });
    };
    let order = match Order::parse(&list, &request.rules) {
        Ok(order) => order,
        Err(error) if asked.is_some() => {
            return Err(context.texts.standings_order(error).to_string());
        }
        Err(error) => {
            // The file asks for an order that is not known: that is no difference.
            eprintln!("{}: {list}: {error}", file.name);
            return Ok(Checked { findings: Vec::new(), order: None, compared: Compared::Nothing });
        }
    };
    let kind = file.format();
    let after = match kind {
        Format::Swiss => file.tournament.last_paired_round(),
        Format::RoundRobin => file.tournament.rounds_on_record(),
    };
    let contest = contest(&file.tournament, after, kind, request.rules);
    let standings = rank(&contest, &order.steps);
    let look = Look { file, contest: &contest, standings: &standings, context };
    let (finding, compared) = match request.table {
        Some((name, table)) => (look.table(name, table)?, Compared::Table),
        None => (look.ranks(), Compared::Ranks),
    };
    Ok(Checked { findings: finding.into_iter().collect(), order: Some(list), compared })
}

struct Look<'a> {
    file: &'a Loaded,
    contest: &'a Contest,
    standings: &'a Standings,
    context: &'a Context,
}

impl Look<'_> {
    /// The first rank of the file that is not the one counted.
    fn ranks(&self) -> Option<String> {
        let mut lines: Vec<(u32, usize, u32)> = self
            .file
            .file
            .players()
            .filter_map(|(line, player)| Some((player.rank?, line, player.number)))
            .collect();
        lines.sort_unstable();
        lines.into_iter().find_map(|(found, line, number)| {
            let place = self.place(number)?;
            if self.fits(place, found) {
                return None;
            }
            let (name, why) = (self.name(number), self.why(place));
            Some(self.context.texts.check_rank(line, name, found, place.rank, why).to_string())
        })
    }

    /// The first difference of a table of standings.
    fn table(&self, name: &str, table: &RankTable) -> Result<Option<String>, String> {
        let steps: Result<Vec<Criterion>, _> =
            table.codes.iter().map(|code| code.parse::<Criterion>()).collect();
        let steps = steps.map_err(|error| error.to_string())?;
        for row in &table.rows {
            let Some(place) = self.place(row.number) else {
                let found = row.number.to_string();
                return Err(format!(
                    "{name}: line {}: {}",
                    row.line,
                    self.context.texts.standings_no_player(found)
                ));
            };
            if let Some(finding) = self.row(name, row, place, &steps) {
                return Ok(Some(finding));
            }
        }
        Ok(None)
    }

    fn row(&self, name: &str, row: &RankRow, place: &Place, steps: &[Criterion]) -> Option<String> {
        for (step, found) in steps.iter().zip(&row.values) {
            let column = self.standings.steps.iter().position(|known| known == step)?;
            let cell = &place.cells[column];
            let counted = match cell {
                Cell::Number(derivation) => derivation.value.ok().map(|value| value.to_string()),
                Cell::Among(among) => among.map(|among| among.to_string()),
            };
            if found.is_empty() || counted.as_deref().is_some_and(|value| same(value, found)) {
                continue;
            }
            let mut text = self
                .context
                .texts
                .check_value(
                    name,
                    row.line,
                    self.name(row.number),
                    step,
                    found.clone(),
                    counted.unwrap_or_else(|| "-".to_owned()),
                )
                .to_string();
            if let Cell::Number(derivation) = cell {
                text.push('\n');
                text.push_str(&self.derivation(*step, derivation));
            }
            return Some(text);
        }
        let found = row.rank.filter(|rank| !self.fits(place, *rank))?;
        Some(format!(
            "{name}: {}",
            self.context.texts.check_rank(
                row.line,
                self.name(row.number),
                found,
                place.rank,
                self.why(place)
            )
        ))
    }

    fn derivation(&self, step: Criterion, derivation: &Derivation) -> String {
        let tournament = &self.file.tournament;
        let name =
            |number| tournament.entry(PlayerId(number)).map_or("", |entry| entry.name.as_str());
        let text = derivation_text(name, (step, self.contest.rules.id), derivation, self.context);
        let lines: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
        lines.join("\n")
    }

    fn place(&self, number: u32) -> Option<&Place> {
        self.standings.places.iter().find(|place| place.number == number)
    }

    /// A shared rank may be printed as any of the places those who share it take.
    fn fits(&self, place: &Place, found: u32) -> bool {
        let sharing = self.standings.places.iter().filter(|other| other.rank == place.rank);
        let last = place.rank + u32::try_from(sharing.count()).unwrap_or(1) - 1;
        (place.rank..=last).contains(&found)
    }

    fn name(&self, number: u32) -> String {
        words::name(&self.file.tournament, PlayerId(number))
    }

    /// What puts somebody behind the one before.
    fn why(&self, place: &Place) -> String {
        let texts = self.context.texts;
        let position = self.standings.places.iter().position(|other| other.number == place.number);
        let group = |rank| self.standings.places.iter().rfind(move |other| other.rank < rank);
        let first = self.standings.places.iter().find(|other| other.rank == place.rank);
        let Some((before, first)) = group(place.rank).zip(first).filter(|_| position.is_some())
        else {
            return texts.check_first().to_owned();
        };
        let Some(step) = first.behind_by else { return texts.check_first().to_owned() };
        let shown = |place: &Place| match &place.cells[step] {
            Cell::Number(derivation) => {
                derivation.value.map_or_else(|_| "-".to_owned(), |value| value.to_string())
            }
            Cell::Among(among) => among.map_or_else(|| "-".to_owned(), |among| among.to_string()),
        };
        texts
            .check_behind(
                self.name(before.number),
                self.standings.steps[step],
                shown(before),
                shown(place),
            )
            .to_string()
    }
}

/// Whether two printed numbers are the same: `12.50`, `12,5` and `12½` are.
fn same(one: &str, other: &str) -> bool {
    let plain = |text: &str| {
        let text = text.trim().replace(',', ".").replace('½', ".5");
        let text = if text.contains('.') {
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            text
        };
        let text = text.trim_start_matches('0').to_owned();
        if text.is_empty() { "0".to_owned() } else { text }
    };
    plain(one) == plain(other)
}
