//! One case: an event as a small table, and what must come of it.

use std::collections::{BTreeMap, BTreeSet};

use records::events::table::read_event;
use rulebook::Rule;
use tournament::standings::{
    Contest, CrossResult, Mark, Play, Standings, ThreeOrMore, crosstable, matches_1959, order_1959,
    play_off, rank, scoring_1959,
};
use tournament::tiebreak::{Exact, Format, Score, Table, TiebreakRules};
use tournament::withdrawal::{
    Answer, Convention, Effect, Excuse, Ruled, Withdrawing, games_due, refuse_match, withdraw,
    withdraw_before_start,
};
use tournament::{Entry, Meetings, PlayerId, Tournament, Violation};

type Fault = String;

/// What an event came to.
#[derive(Default)]
struct Outcome {
    tournament: Option<Tournament>,
    effects: Vec<String>,
    needs_arbiter: bool,
    grounds: BTreeSet<&'static str>,
}

/// Runs a case.
pub(crate) fn check(text: &str) -> Result<(), Fault> {
    let (head, rest) = text.split_once("--- event xiangqi\n").ok_or("no `--- event xiangqi`")?;
    let (event, expected) =
        rest.split_once("--- standings xiangqi-1959\n").ok_or("no `--- standings xiangqi-1959`")?;
    for key in ["title:", "source:"] {
        if !head.lines().any(|line| line.starts_with(key)) {
            return Err(format!("no line `{key}`"));
        }
    }
    let mut outcome = run(event)?;
    let tournament = outcome.tournament.take().ok_or("no event")?;
    let judged = Judged::of(&tournament, &mut outcome);
    for line in expected.lines().filter(|line| !line.trim().is_empty()) {
        let (key, value) = line.split_once(':').ok_or_else(|| format!("`{line}` has no colon"))?;
        judged.compare(&outcome, key.trim(), value.trim())?;
    }
    for line in head.lines() {
        let cited = |value: &str| {
            let number = value.trim().strip_prefix("xiangqi-1959 ").unwrap_or(value);
            outcome.grounds.contains(number.trim())
        };
        if line.strip_prefix("rule:").is_some_and(|value| !cited(value)) {
            return Err(format!("`{line}` is not among the grounds {:?}", outcome.grounds));
        }
        if line.strip_prefix("not:").is_some_and(cited) {
            return Err(format!("`{line}` is among the grounds {:?}", outcome.grounds));
        }
    }
    Ok(())
}

fn number(text: &str) -> Result<PlayerId, Fault> {
    text.trim().parse().map(PlayerId).map_err(|_| format!("`{text}` is no player number"))
}

fn run(event: &str) -> Result<Outcome, Fault> {
    let table_starts = event.find("round,").unwrap_or(event.len());
    let (lines, table) = event.split_at(table_starts);
    let value = |wanted: &str| {
        lines.lines().find_map(|line| line.strip_prefix(wanted)?.strip_prefix(':').map(str::trim))
    };
    let players = number(value("players").ok_or("no line `players:`")?)?.0;
    let entries = (1..=players).map(|id| Entry::new(PlayerId(id), format!("{id}"))).collect();
    let mut read = read_event(entries, table.as_bytes());
    if let Some(problem) = read.problems.first() {
        return Err(problem.to_string());
    }
    read.parts.event.scoring = scoring_1959();
    let tournament = Tournament::new(read.parts).map_err(|errors| errors[0].to_string())?;
    let mut outcome = Outcome { tournament: Some(tournament.clone()), ..Outcome::default() };
    if let Some(player) = value("withdraws before the start") {
        let answer = withdraw_before_start(&tournament, &[number(player)?]);
        let ruled = answer.map_err(|error| error.to_string())?;
        outcome.note(Answer::Ruled(Box::new(ruled)));
    }
    if let Some(words) = value("refuses") {
        let words: Vec<&str> = words.split_whitespace().collect();
        let excuse = match words[2] {
            "none" => Excuse::None,
            "good" => Excuse::Good,
            _ => Excuse::NotJudged,
        };
        let answer = refuse_match(
            &tournament,
            number(words[0])?,
            number(words[1])?,
            (excuse, tournament.last_paired_round()),
        );
        if let Some(answer) = answer.map_err(|error| error.to_string())? {
            outcome.note(answer);
        }
    }
    for leaving in read.leaving {
        let Some(tournament) = &outcome.tournament else { continue };
        let due = games_due(tournament, Meetings::of(tournament).games);
        let (player, after) = (leaving.player, leaving.after);
        let withdrawing = Withdrawing { player, after, due, adjudicated: None, listing: None };
        let answer = withdraw(tournament, Convention::Xiangqi1959, withdrawing);
        outcome.note(answer.map_err(|error| error.to_string())?);
    }
    let noted = outcome.tournament.iter().flat_map(|tournament| tournament.violations());
    let noted: Vec<&'static Rule> = noted.map(Violation::rule_of_1959).collect();
    noted.into_iter().for_each(|rule| outcome.cite(rule));
    Ok(outcome)
}

impl Outcome {
    fn note(&mut self, answer: Answer) {
        match answer {
            Answer::NeedsArbiter(question) => {
                self.needs_arbiter = true;
                self.cite(question.rule);
            }
            Answer::Ruled(ruled) => {
                let Ruled { effect, grounds, tournament } = *ruled;
                self.effects.push(match effect {
                    Effect::DrawAgain { .. } => "draw_again".to_owned(),
                    Effect::LotsStand { .. } => "lots_stand".to_owned(),
                    Effect::Annulled { .. } => "annulled".to_owned(),
                    Effect::Stand { .. } => "stand".to_owned(),
                    Effect::NotPaired => "not_paired".to_owned(),
                    Effect::MatchLost { loser } => format!("match_lost {loser}"),
                });
                self.tournament = Some(tournament);
                grounds.into_iter().for_each(|rule| self.cite(rule));
            }
        }
    }

    fn cite(&mut self, rule: &'static Rule) {
        self.grounds.insert(rule.number);
    }
}

struct Judged {
    contest: Contest,
    standings: Standings,
    status: &'static str,
}

impl Judged {
    fn of(tournament: &Tournament, outcome: &mut Outcome) -> Self {
        let matches = matches_1959(tournament);
        let play = if matches.is_some() { Play::Matches } else { Play::SingleGames };
        let rounds = tournament.rounds_on_record();
        let table = Table::of_players(tournament, rounds, Format::RoundRobin, matches);
        let contest = Contest::new(table, TiebreakRules::OF_2026_03).with_violations(tournament);
        let standings = rank(&contest, &order_1959(play, ThreeOrMore::AskArbiter));
        // The marks of the table, the rule of the order, and the rule of each step that separated.
        for mark in crosstable(&contest.table, &standings).into_iter().flatten() {
            if let Mark::Results(results) = mark {
                results.iter().for_each(|result| outcome.cite(result.rule_of_1959()));
            }
        }
        standings.steps.iter().filter_map(|step| step.rule_of_1959()).for_each(|rule| {
            outcome.cite(rule);
        });
        standings.findings.iter().for_each(|finding| outcome.cite(finding.rule));
        if let Some(play_off) = play_off(&standings) {
            outcome.cite(play_off.rule);
        }
        let silent = outcome.needs_arbiter || !standings.findings.is_empty();
        let status = if silent { "needs_arbiter" } else { "final" };
        Self { contest, standings, status }
    }

    fn compare(&self, outcome: &Outcome, key: &str, expected: &str) -> Result<(), Fault> {
        let found = match key {
            "points" => self.totals(Score::Game),
            "match points" => self.totals(Score::Match),
            "rank" => self.ranks(),
            "effect" => outcome.effects.join(", "),
            "status" => self.status.to_owned(),
            "play off" => {
                let entitled = play_off(&self.standings).map(|play_off| play_off.entitled);
                join(&entitled.unwrap_or_default())
            }
            "cites" => {
                let missing = expected.split(',').map(str::trim);
                let missing: Vec<&str> =
                    missing.filter(|number| !outcome.grounds.contains(number)).collect();
                return if missing.is_empty() {
                    Ok(())
                } else {
                    Err(format!("{missing:?} are not among the grounds {:?}", outcome.grounds))
                };
            }
            "marks" => self.some_of(expected, &self.marks()),
            "step" => self.some_of(expected, &self.steps()),
            other => return Err(format!("`{other}:` is no line of the expected part")),
        };
        if found == expected { Ok(()) } else { Err(format!("{key}: {found}, expected {expected}")) }
    }

    fn totals(&self, score: Score) -> String {
        let table = &self.contest.table;
        let totals = (0..table.rows.len()).map(|index| {
            format!("{}={}", table.rows[index].number, Exact::from(table.total(index, score)))
        });
        totals.collect::<Vec<_>>().join(" ")
    }

    fn ranks(&self) -> String {
        let mut groups: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for place in &self.standings.places {
            groups.entry(place.rank).or_default().push(place.number);
        }
        groups.values().map(|group| join(group)).collect::<Vec<_>>().join(" | ")
    }

    /// The entries the case names, as they were found.
    fn some_of(&self, expected: &str, found: &BTreeMap<String, String>) -> String {
        let named = expected.split_whitespace().map(|word| {
            let key = word.split('=').next().unwrap_or(word);
            format!("{key}={}", found.get(key).map_or("nothing", String::as_str))
        });
        named.collect::<Vec<_>>().join(" ")
    }

    fn marks(&self) -> BTreeMap<String, String> {
        let places = &self.standings.places;
        let mut marks = BTreeMap::new();
        for (row, place) in crosstable(&self.contest.table, &self.standings).iter().zip(places) {
            for (mark, other) in row.iter().zip(places) {
                if let Mark::Results(results) = mark {
                    let signs = results.iter().map(|result| match result {
                        CrossResult::Points(points) => Exact::from(*points).to_string(),
                        CrossResult::Plus => "+".to_owned(),
                        CrossResult::Minus => "-".to_owned(),
                        CrossResult::Unfinished => "…".to_owned(),
                    });
                    let key = format!("{}-{}", place.number, other.number);
                    marks.insert(key, signs.collect::<Vec<_>>().join(","));
                }
            }
        }
        marks
    }

    /// The step that put each player behind the one before.
    fn steps(&self) -> BTreeMap<String, String> {
        let places = self.standings.places.iter();
        places
            .filter_map(|place| {
                let step = self.standings.steps[place.behind_by?];
                Some((place.number.to_string(), step.to_string()))
            })
            .collect()
    }
}

fn join(numbers: &[u32]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
