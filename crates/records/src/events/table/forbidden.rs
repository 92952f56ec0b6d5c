//! The column of those whom a player may not meet.

use std::collections::{BTreeMap, BTreeSet};

use tournament::{Forbidden, PlayerId, RoundNumber};

use super::columns::problem;
use super::csv::Row;
use super::event::MOST_ROUNDS;
use super::players::Players;
use crate::events::trf::{Problem, Said, both};

/// The heads of the column.
pub(super) const FORBIDDEN: &[&str] = &["forbidden", "prohibited", "回避", "不相遇"];

fn rounds_expected() -> Said {
    both("rounds as (2), (1-3) or (4-)", "轮次，如（2）、（1-3）、（4-）")
}

const PARTED: char = '/';

/// The pairs of a table, each once, in the order in which they are told.
#[derive(Default)]
pub(super) struct Pairs {
    told: Vec<Forbidden>,
    /// First and last round and the two players of those told.
    known: BTreeSet<(RoundNumber, RoundNumber, Vec<PlayerId>)>,
}

impl Pairs {
    /// Takes what stands in a row of `own`; what in it cannot be used.
    pub(super) fn take(
        &mut self,
        row: &Row,
        column: usize,
        own: PlayerId,
        players: &Players,
    ) -> Vec<Problem> {
        let columns = row.spans.get(column).copied();
        let told = row.get(column).split([PARTED, '|', ';', '；', '、']).map(str::trim);
        let mut problems = Vec::new();
        for item in told.filter(|item| !item.is_empty()) {
            match pairs(item, own, players) {
                Ok(found) => {
                    for pair in found {
                        if self.known.insert((pair.from, pair.to, pair.players.clone())) {
                            self.told.push(pair);
                        }
                    }
                }
                Err(expected) => {
                    problems.push(Problem { columns, ..problem(row.line, item, expected) });
                }
            }
        }
        problems
    }

    pub(super) fn into_list(self) -> Vec<Forbidden> {
        self.told
    }
}

/// The pairs that one item tells: a name, or numbers with blanks between, and perhaps rounds.
fn pairs(item: &str, own: PlayerId, players: &Players) -> Result<Vec<Forbidden>, Said> {
    // A name may hold brackets.
    let (who, from, to) = match players.find(item) {
        Ok(_) => (item, RoundNumber(1), RoundNumber(u16::MAX)),
        Err(_) => rounds(item)?,
    };
    let words: Vec<&str> = who.split_whitespace().collect();
    let numbers = words.len() > 1 && words.iter().all(|word| word.parse::<u32>().is_ok());
    let named = if numbers { words } else { vec![who] };
    let pair = |name: &str| {
        let other = players.find(name)?;
        if other == own {
            return Err(both("another player than the one of this line", "本行以外的棋手"));
        }
        Ok(Forbidden { from, to, players: vec![own.min(other), own.max(other)] })
    };
    named.into_iter().map(pair).collect()
}

/// The rounds behind a name: all of them where none are named.
fn rounds(item: &str) -> Result<(&str, RoundNumber, RoundNumber), Said> {
    let all = (item, RoundNumber(1), RoundNumber(u16::MAX));
    let Some(rest) = item.strip_suffix([')', '）']) else { return Ok(all) };
    let Some((who, told)) = rest.rsplit_once(['(', '（']) else { return Ok(all) };
    let told = told.trim();
    let (from, to) = told.split_once(['-', '–', '－']).unwrap_or((told, told));
    let round = |text: &str| match text.trim().parse() {
        Ok(round @ 1..=MOST_ROUNDS) => Ok(RoundNumber(round)),
        Ok(_) | Err(_) => Err(rounds_expected()),
    };
    let from = round(from)?;
    let to = if to.trim().is_empty() { RoundNumber(u16::MAX) } else { round(to)? };
    if from > to { Err(rounds_expected()) } else { Ok((who.trim(), from, to)) }
}

/// What stands in the column, for each player that has something there: of a pair the lower number. `rounds` is how many
/// the event has, if that is known.
#[must_use]
pub fn forbidden_fields(
    forbidden: &[Forbidden],
    rounds: Option<RoundNumber>,
) -> BTreeMap<PlayerId, String> {
    let last = rounds.unwrap_or(RoundNumber(u16::MAX));
    let mut fields: BTreeMap<PlayerId, Vec<String>> = BTreeMap::new();
    let mut known = BTreeSet::new();
    for group in forbidden {
        let (from, to) = (group.from.max(RoundNumber(1)), group.to);
        let when = match (from == RoundNumber(1), to >= last) {
            (true, true) => String::new(),
            (false, true) => format!(" ({from}-)"),
            (_, false) if from == to => format!(" ({from})"),
            (_, false) => format!(" ({from}-{to})"),
        };
        for (place, one) in group.players.iter().enumerate() {
            for other in &group.players[place + 1..] {
                let (own, item) = (*one.min(other), format!("{}{when}", one.max(other)));
                if known.insert((own, item.clone())) {
                    fields.entry(own).or_default().push(item);
                }
            }
        }
    }
    let joined = |told: Vec<String>| told.join(&format!(" {PARTED} "));
    fields.into_iter().map(|(player, told)| (player, joined(told))).collect()
}
