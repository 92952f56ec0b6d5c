//! What the lines of one file say against each other, and whom they name that nobody entered.
//!
//! None of it stops the reading: what counts is told in [`Problem::expected`], the rest is kept in the
//! file and goes no further.

use std::collections::{BTreeMap, BTreeSet};

use tournament::{Color, RoundNumber, System};

use super::record::{EngineCode, Problem, Record, Severity, Trf};

/// Records an event has once.
const SINGLE: [&str; 13] =
    ["012", "022", "032", "042", "052", "062", "082", "092", "122", "192", "202", "212", "222"];

/// The systems record 192 can name that are carried out here.
const SYSTEMS: &str = "FIDE_DUTCH_2026, FIDE_DUTCH_2017, a round robin, CUSTOM_XIANGQI_SWISS or \
                       FIDE_TEAM; it is paired by the Dutch system unless another is asked for";

/// The first year and month of the Dutch text of 2026.
const DUTCH_2026: (u16, u16) = (2026, 2);

pub(super) fn forgiven(line: usize, found: String, expected: String) -> Problem {
    let (found, expected) = (found.into(), expected.into());
    Problem { line, columns: None, found, expected, severity: Severity::Forgiven }
}

/// Everything of the kind in this file, in the order of its lines.
pub(super) fn contradictions(trf: &Trf, system: Option<System>) -> Vec<Problem> {
    let mut problems = Vec::new();
    rounds(trf, &mut problems);
    colors(trf, &mut problems);
    repeated(trf, &mut problems);
    counts(trf, &mut problems);
    systems(trf, system, &mut problems);
    spans(trf, &mut problems);
    strangers(trf, &mut problems);
    problems.sort_by_key(|problem| problem.line);
    problems
}

/// Numbers of rounds against each other and against the rounds played.
fn rounds(trf: &Trf, problems: &mut Vec<Problem>) {
    let said: Vec<(usize, bool, RoundNumber)> = trf
        .records()
        .filter_map(|(line, record)| {
            if let Record::Rounds(rounds) = record {
                return Some((line, true, *rounds));
            }
            let Record::Engine(EngineCode::Rounds, words) = record else { return None };
            Some((line, false, RoundNumber(words.first()?.parse().ok()?)))
        })
        .collect();
    // The last record 142 counts; without one the first XXR.
    let counting = said.iter().rev().find(|(_, own, _)| *own).or_else(|| said.first());
    let Some((first, _, counts)) = counting else { return };
    for (line, _, rounds) in said.iter().filter(|(_, _, rounds)| rounds != counts) {
        let expected = format!("{counts}, as line {first} says, which counts");
        problems.push(forgiven(*line, format!("{rounds} rounds"), expected));
    }
    let played = trf
        .players()
        .filter_map(|(_, player)| {
            let met = |cell: &super::Cell| cell.opponent.is_some_and(|number| number > 0);
            player.cells.iter().rposition(met)
        })
        .max()
        .map_or(0, |last| last + 1);
    if usize::from(counts.0) < played {
        let expected = format!("at least the {played} that have games");
        problems.push(forgiven(*first, format!("{counts} rounds"), expected));
    }
}

/// Initial colours against each other; the last one counts.
fn colors(trf: &Trf, problems: &mut Vec<Problem>) {
    let mut said: Vec<(usize, Color)> = Vec::new();
    for (line, record) in trf.records() {
        if let Record::InitialColor(color) = record {
            said.push((line, *color));
        } else if let Record::Engine(EngineCode::Color, words) = record {
            let color = |word: &String| match word.to_ascii_lowercase().as_str() {
                "white1" => Some((line, Color::White)),
                "black1" => Some((line, Color::Black)),
                _ => None,
            };
            said.extend(words.iter().filter_map(color));
        }
    }
    let Some((last, counts)) = said.last() else { return };
    let word = |color: &Color| match color {
        Color::White => "White",
        Color::Black => "Black",
    };
    for (line, color) in said.iter().filter(|(_, color)| color != counts) {
        let expected = format!("{}, as line {last} says, which counts", word(counts));
        problems.push(forgiven(*line, format!("initial colour {}", word(color)), expected));
    }
}

/// Records of which one is enough, repeated with another text; the first one counts.
fn repeated(trf: &Trf, problems: &mut Vec<Problem>) {
    let mut first: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    for (line, record) in trf.records() {
        let Record::Header(code, text) = record else { continue };
        if !SINGLE.contains(&code.as_str()) {
            continue;
        }
        let (before, same) = *first.entry(code).or_insert((line, text.trim()));
        if same != text.trim() {
            let expected = format!("one line {code}; that of line {before} counts");
            problems.push(forgiven(line, format!("another line {code}"), expected));
        }
    }
}

/// The numbers of players and teams the head of the file gives.
fn counts(trf: &Trf, problems: &mut Vec<Problem>) {
    let teams = trf
        .records()
        .filter(|(_, record)| matches!(record, Record::Team(team) if team.number.is_some()))
        .count();
    for (line, record) in trf.records() {
        let Record::Header(code, text) = record else { continue };
        let counted = match code.as_str() {
            "062" => trf.players().count(),
            "082" if teams > 0 => teams,
            _ => continue,
        };
        // "40 (36 rated)" is written too.
        let number: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
        if number.parse::<usize>().is_ok_and(|number| number != counted) {
            let found = format!("{number} in line {code}");
            problems.push(forgiven(line, found, format!("{counted}, as many as are entered")));
        }
    }
}

/// The kind of event, in its code, in words and by its date.
fn systems(trf: &Trf, system: Option<System>, problems: &mut Vec<Problem>) {
    let find = |wanted: &str| {
        trf.records().find_map(|(line, record)| {
            let Record::Header(code, text) = record else { return None };
            (code == wanted).then(|| (line, text.trim().to_ascii_uppercase()))
        })
    };
    let Some((line, coded)) = find("192").filter(|(_, coded)| !coded.is_empty()) else { return };
    let robin = coded.contains("ROBIN");
    let team = coded.starts_with("FIDE_TEAM");
    if system.is_none() && !coded.starts_with("FIDE_DUTCH") && !team {
        problems.push(forgiven(line, coded, SYSTEMS.to_owned()));
        return;
    }
    if let Some((words, text)) = find("092") {
        let against = if robin { "SWISS" } else { "ROBIN" };
        if text.contains(against) {
            let expected = format!("the same as {coded} of line {line}, which counts");
            problems.push(forgiven(words, text, expected));
        }
    }
    let start = find("042").and_then(|(_, text)| month(&text));
    if system.is_none() && !team && start.is_some_and(|start| start < DUTCH_2026) {
        let expected = "FIDE_DUTCH_2017 for an event that began before February 2026; the text of \
                        2026 is taken unless another is asked for";
        problems.push(forgiven(line, coded, expected.to_owned()));
    }
}

/// Year and month of a date with the year first.
fn month(text: &str) -> Option<(u16, u16)> {
    let mut parts = text.split(['/', '-', '.']);
    let year = parts.next()?.trim().parse().ok().filter(|year| *year > 999)?;
    Some((year, parts.next()?.trim().parse().ok()?))
}

/// Rounds and numbers that run backwards: such a line holds for nothing.
fn spans(trf: &Trf, problems: &mut Vec<Problem>) {
    for (line, record) in trf.records() {
        let (rounds, numbers) = if let Record::Acceleration(given) = record {
            ((given.from, given.to), (given.first, given.last))
        } else if let Record::Forbidding(given) = record {
            ((given.from, given.to), (0, 0))
        } else {
            continue;
        };
        if rounds.0 > rounds.1 {
            let found = format!("rounds {} to {}", rounds.0, rounds.1);
            problems.push(forgiven(line, found, "the first round before the last".to_owned()));
        }
        if numbers.0 > numbers.1 {
            let found = format!("players {} to {}", numbers.0, numbers.1);
            problems.push(forgiven(line, found, "the lower number first".to_owned()));
        }
    }
}

/// Players named by a line and entered by none.
fn strangers(trf: &Trf, problems: &mut Vec<Problem>) {
    let entered: BTreeSet<u32> = trf.players().map(|(_, player)| player.number).collect();
    let of_teams = trf.is_of_teams();
    for (line, record) in trf.records() {
        // In an event of teams records 240, 260 and 299 name teams.
        let named = match record {
            Record::Team(team) => team.players.clone(),
            Record::Engine(EngineCode::Absent | EngineCode::Forbidden, words) => {
                words.iter().filter_map(|word| word.parse().ok()).collect()
            }
            Record::Engine(EngineCode::Acceleration, words) => {
                words.first().and_then(|word| word.parse().ok()).into_iter().collect()
            }
            Record::Requested(asked) if !of_teams => asked.players.clone(),
            Record::Forbidding(given) if !of_teams => given.players.clone(),
            Record::AbnormalPoints(given) if !of_teams => given.players.clone(),
            Record::Requested(_)
            | Record::Forbidding(_)
            | Record::AbnormalPoints(_)
            | Record::Player(_)
            | Record::Rounds(_)
            | Record::InitialColor(_)
            | Record::Scoring(_)
            | Record::Acceleration(_)
            | Record::Engine(..)
            | Record::Header(..)
            | Record::Verbatim(_) => Vec::new(),
        };
        let unknown: Vec<String> = named
            .iter()
            .filter(|number| **number > 0 && !entered.contains(number))
            .map(ToString::to_string)
            .collect();
        if !unknown.is_empty() {
            let found = format!("player {}", unknown.join(", "));
            problems.push(forgiven(line, found, "numbers of entered players".to_owned()));
        }
    }
}
