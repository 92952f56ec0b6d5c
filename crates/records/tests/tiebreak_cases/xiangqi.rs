//! The records after the xiangqi rules of 1959, sections 12 and 13.

use std::collections::BTreeMap;

use serde_json::Value;
use tournament::standings::{
    Contest, Play, ThreeOrMore, match_scoring_1959, order_1959, rank, scoring_1959,
};
use tournament::tiebreak::{Format, Score, Table, TiebreakRules};
use tournament::withdrawal::{Answer, Convention, Withdrawing, withdraw};
use tournament::{
    Color, Decided, Entry, GameEntry, MatchEntry, MatchGame, Outcome, Parts, PlayerId, Points,
    RoundNumber, Slot, Tournament, Validity, Violation,
};

use super::{compare_ranks, exact};

pub(crate) fn check(record: &Value) -> Result<(), String> {
    let mut tournament = tournament(record);
    if record["withdrawn"].is_object() {
        let player = PlayerId(number(&record["withdrawn"]["player"]));
        let due = number(&record["withdrawn"]["games_due"]);
        let after = tournament.last_paired_round();
        let withdrawing = Withdrawing { player, after, due, adjudicated: None, listing: None };
        let answer = withdraw(&tournament, Convention::Xiangqi1959, withdrawing);
        let Answer::Ruled(ruled) = answer.map_err(|error| error.to_string())? else {
            return Err("nothing to ask the arbiter here".to_owned());
        };
        tournament = ruled.tournament;
    }
    let several = record["matches"].is_array();
    let (play, matches) = if several {
        (Play::Matches, Some(match_scoring_1959()))
    } else {
        (Play::SingleGames, None)
    };
    let rounds = tournament.rounds_on_record();
    let table = Table::of_players(&tournament, rounds, Format::RoundRobin, matches);
    let contest = Contest::new(table, TiebreakRules::OF_2026_03).with_violations(&tournament);
    let expected = &record["expected"];
    let wanted =
        [("points", Score::Game), ("big_points", Score::Match), ("small_points", Score::Game)];
    for (key, score) in wanted {
        for (player, points) in expected[key].as_object().into_iter().flatten() {
            let index = contest.table.index_of(player.parse().expect("a number")).expect("a row");
            let found = contest.table.total(index, score);
            if exact(points) != found.into() {
                return Err(format!("{key} of {player}: {found}, expected {points}"));
            }
        }
    }
    let standings = rank(&contest, &order_1959(play, ThreeOrMore::AskArbiter));
    let places = expected["rank"].as_object().expect("ranks").len();
    if standings.places.len() != places {
        return Err(format!("{} places, expected {places}", standings.places.len()));
    }
    compare_ranks(&standings, &expected["rank"])
}

fn number(value: &Value) -> u32 {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).expect("a number")
}

fn tournament(record: &Value) -> Tournament {
    let players = number(&record["players"]);
    let mut parts = Parts::default();
    parts.event.scoring = scoring_1959();
    parts.entries = (1..=players).map(|id| Entry::new(PlayerId(id), format!("{id}"))).collect();
    let mut rounds = Rounds::default();
    for game in record["games"].as_array().into_iter().flatten() {
        let (round, a, b) = (number(&game[0]), number(&game[1]), number(&game[2]));
        let (first, second, decided) = outcomes(game[3].as_str().expect("a result"));
        let slot = |opponent, color, outcome| {
            Slot::Game(GameEntry {
                opponent: PlayerId(opponent),
                color: Some(color),
                outcome,
                decided,
                validity: Validity::Counts,
            })
        };
        rounds.add(round, a, slot(b, Color::White, first));
        rounds.add(round, b, slot(a, Color::Black, second));
    }
    for game in record["matches"].as_array().into_iter().flatten() {
        let (a, b) = (number(&game[0]), number(&game[1]));
        let results = [&game[2], &game[3]].map(|text| outcomes(text.as_str().expect("a result")));
        // "seen from a whoever moves first": a moves first in the first game.
        let colors = [Color::White, Color::Black];
        let side = |opponent, first: bool| {
            let games = results.iter().zip(colors).map(|(result, color)| MatchGame {
                color: Some(if first { color } else { color.other() }),
                outcome: if first { result.0 } else { result.1 },
                decided: result.2,
                validity: Validity::Counts,
            });
            Slot::Match(MatchEntry { opponent: PlayerId(opponent), games: games.collect() })
        };
        let round = rounds.free(a, b);
        rounds.add(round, a, side(b, true));
        rounds.add(round, b, side(a, false));
    }
    parts.history = rounds.slots;
    for (player, count) in record["violations"].as_object().into_iter().flatten() {
        let violation = Violation {
            player: PlayerId(player.parse().expect("a number")),
            round: RoundNumber(1),
            note: String::new(),
        };
        for _ in 0..number(count) {
            parts.violations.push(violation.clone());
        }
    }
    assert_eq!(Points::whole(2), parts.event.scoring.win);
    Tournament::new(parts).expect("a consistent record")
}

fn outcomes(text: &str) -> (Outcome, Outcome, Decided) {
    const RESULTS: [(&str, (Outcome, Outcome, Decided)); 5] = [
        ("1-0", (Outcome::Win, Outcome::Loss, Decided::OnTheBoard)),
        ("0-1", (Outcome::Loss, Outcome::Win, Decided::OnTheBoard)),
        ("=", (Outcome::Draw, Outcome::Draw, Decided::OnTheBoard)),
        ("+-", (Outcome::Win, Outcome::Loss, Decided::Forfeit)),
        ("-+", (Outcome::Loss, Outcome::Win, Decided::Forfeit)),
    ];
    RESULTS.iter().find(|(sign, _)| *sign == text).expect("a known result").1
}

#[derive(Default)]
struct Rounds {
    slots: BTreeMap<PlayerId, Vec<Slot>>,
}

impl Rounds {
    fn add(&mut self, round: u32, player: u32, slot: Slot) {
        let slots = self.slots.entry(PlayerId(player)).or_default();
        let index = usize::try_from(round).expect("a round") - 1;
        if slots.len() <= index {
            slots.resize(index + 1, Slot::Blank);
        }
        assert_eq!(slots[index], Slot::Blank, "{player} has two games in round {round}");
        slots[index] = slot;
    }

    /// The first round in which neither has played.
    fn free(&self, a: u32, b: u32) -> u32 {
        let busy = |player, index: usize| {
            let slots = self.slots.get(&PlayerId(player));
            slots.and_then(|slots| slots.get(index)).is_some_and(|slot| *slot != Slot::Blank)
        };
        let index = (0..).find(|index| !busy(a, *index) && !busy(b, *index)).expect("endless");
        u32::try_from(index + 1).expect("few rounds")
    }
}
