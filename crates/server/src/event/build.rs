//! From the state of an event to its tournament: everything the engine knows is derived here and stored nowhere.

use std::collections::BTreeMap;

use rulebook::Rule;
use tournament::dutch::{self, PairedRound, PairingError};
use tournament::tiebreak::Format;
use tournament::withdrawal::{
    Answer, Convention, Effect, Leaver, Question, WithdrawalError, Withdrawing, games_due,
    withdraw, withdraw_before_start, withdraw_in_turn,
};
use tournament::{
    Bye, Clubs, Cycles, Decided, Game, Meetings, Outcome, Parts, PlayerId, RoundNumber, Slot,
    System, Tournament, pair_round_robin, pair_xiangqi,
};

use super::Refusal;
use super::act::{Drawn, Presence};
use super::core::{Core, Round};
use super::score::Score;
use super::setup::Setup;

use crate::i18n::Texts;

/// What was ruled on somebody who left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// Who.
    pub player: PlayerId,
    /// What came of it; none where the arbiter has to decide first.
    pub effect: Option<Effect>,
    /// On which grounds.
    pub grounds: Vec<&'static Rule>,
}

/// The tournament of an event, and what was ruled on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Built {
    /// The tournament.
    pub tournament: Tournament,
    /// Who left, and what came of it.
    pub left: Vec<Left>,
}

/// The tournament of an event.
///
/// A board without a result is a game not yet finished: it counts for nothing.
///
/// # Errors
/// What does not fit together.
pub fn build(setup: &Setup, core: &Core) -> Result<Built, Refusal> {
    let mut left = Vec::new();
    let mut parts = Parts {
        event: setup.event(),
        entries: core.players.values().map(|player| player.entry.clone()).collect(),
        forbidden: core.forbidden.clone(),
        violations: core.violations.clone(),
        ..Parts::default()
    };
    let (early, late): (Vec<Leaver>, Vec<Leaver>) = core
        .leaving
        .iter()
        .partition(|left| setup.format() == Format::RoundRobin && left.after == RoundNumber::START);
    for leaving in early {
        let before = tournament_of(parts)?;
        let player = leaving.player;
        let ruled = withdraw_before_start(&before, &[player]).map_err(|error| wrong(&error))?;
        left.push(Left { player, effect: Some(ruled.effect), grounds: ruled.grounds });
        parts = ruled.tournament.into_parts();
    }
    parts.history =
        parts.entries.iter().map(|entry| (entry.id, history(setup, core, entry.id))).collect();
    let (tournament, late) = withdraw_in_turn(tournament_of(parts)?, convention(setup), &late)
        .map_err(|(_, error)| wrong(&error))?;
    left.extend(late.into_iter().map(|left| {
        let (effect, grounds) = match left.answer {
            Answer::Ruled(ruled) => (Some(ruled.effect), ruled.grounds),
            Answer::NeedsArbiter(question) => (None, vec![question.rule]),
        };
        Left { player: left.player, effect, grounds }
    }));
    Ok(Built { tournament, left })
}

fn wrong(error: &dyn std::error::Error) -> Refusal {
    Refusal::of(|t| t.event_does_not_fit(error.to_string()))
}

fn tournament_of(parts: Parts) -> Result<Tournament, Refusal> {
    Tournament::new(parts).map_err(|errors| {
        errors
            .first()
            .map_or_else(|| Refusal::of(|t| t.event_does_not_fit("")), |error| wrong(error))
    })
}

/// What the rules say of somebody who leaves during the event.
///
/// # Errors
/// As for [`withdraw`].
pub fn leave(
    setup: &Setup,
    tournament: &Tournament,
    leaving: Leaver,
) -> Result<Answer, WithdrawalError> {
    let Leaver { player, after, adjudicated, listing } = leaving;
    let due = games_due(tournament, Meetings::of(tournament).games);
    let withdrawing = Withdrawing { player, after, due, adjudicated, listing };
    withdraw(tournament, convention(setup), withdrawing)
}

/// Whose rules say what becomes of the games of somebody who leaves.
#[must_use]
pub fn convention(setup: &Setup) -> Convention {
    match setup.format() {
        Format::Swiss => Convention::FideSwiss,
        Format::RoundRobin if setup.is_1959() => Convention::Xiangqi1959,
        Format::RoundRobin => Convention::FideRoundRobin,
    }
}

/// What a player did in every round that is published, and the byes asked for beyond.
fn history(setup: &Setup, core: &Core, player: PlayerId) -> Vec<Slot> {
    let asked = core.asked.keys().map(|(round, _)| *round).max().unwrap_or_default();
    let last = core.last_round().max(asked);
    (1..=last.0).map(|number| slot(setup, core, player, RoundNumber(number))).collect()
}

fn slot(setup: &Setup, core: &Core, player: PlayerId, round: RoundNumber) -> Slot {
    let swiss = setup.format() == Format::Swiss;
    let entered = core.players.get(&player).map(|player| player.entry.enters);
    let paired = core.round(round).and_then(|round| paired_slot(round, player, swiss));
    if let Some(slot) = paired {
        return slot;
    }
    // In a round robin a round without a game is left free, for a game given by a withdrawal.
    if !swiss {
        return Slot::Blank;
    }
    if entered.is_some_and(|enters| round < enters) {
        return Slot::NotEntered;
    }
    if core.leaving.iter().any(|left| left.player == player && left.after < round) {
        return Slot::Withdrawn;
    }
    if let Some(bye) = core.asked.get(&(round, player)) {
        return Slot::Bye(*bye);
    }
    let absent = core.round(round).is_some_and(|round| round.absent.contains(&player));
    if absent { Slot::Bye(Bye::Zero) } else { Slot::Blank }
}

fn paired_slot(round: &Round, player: PlayerId, swiss: bool) -> Option<Slot> {
    if round.bye == Some(player) {
        return swiss.then_some(Slot::Bye(Bye::PairingAllocated));
    }
    let board = round.boards.iter().find(|board| board.white == player || board.black == player)?;
    let [white, black] = board.score.unwrap_or(Score::Adjourned).games(board.white, board.black);
    Some(Slot::Game(if board.white == player { white } else { black }))
}

/// How many rounds a round robin has, and a Swiss is to have.
#[must_use]
pub fn rounds(setup: &Setup, core: &Core) -> RoundNumber {
    let cycle = || {
        // Those who left before the lots were drawn again are not counted.
        let players = build(setup, core).map_or(0, |built| built.tournament.entries().len());
        let players = u16::try_from(players).unwrap_or(u16::MAX);
        players.saturating_sub(1) | u16::from(players > 1)
    };
    match setup.system {
        System::Dutch(_) | System::XiangqiSwiss => setup.rounds.unwrap_or_default(),
        System::RoundRobin => RoundNumber(cycle()),
        System::DoubleRoundRobin => RoundNumber(cycle().saturating_mul(2)),
    }
}

/// Who would be left out of the next round: where check-in is in use, those who have not checked in.
#[must_use]
pub fn left_out(setup: &Setup, core: &Core) -> Vec<PlayerId> {
    if setup.format() == Format::RoundRobin || !core.checks_in() {
        return Vec::new();
    }
    let next = core.last_round().next();
    let away = core.players.values().filter(|player| {
        player.presence == Presence::NotHere
            && player.entry.enters <= next
            && !core.has_left(player.entry.id)
            && !core.asked.contains_key(&(next, player.entry.id))
    });
    away.map(|player| player.entry.id).collect()
}

/// Pairs the next round.
///
/// # Errors
/// Why there is no next round, or no legal pairing.
pub fn pair_next(setup: &Setup, core: &Core) -> Result<Drawn, Refusal> {
    let round = core.last_round().next();
    if core.draft.is_some() {
        return Err(Refusal::of(Texts::event_draft_there));
    }
    if let Some(open) = core.rounds.iter().find(|round| !round.is_complete()) {
        return Err(Refusal::of(|t| t.event_results_missing(open.open(), open.number)));
    }
    if round > rounds(setup, core) {
        return Err(Refusal::of(Texts::event_no_more_rounds));
    }
    let absent = left_out(setup, core);
    let paired = paired(setup, core, round, &absent)?;
    if paired.pairs.is_empty() {
        return Err(Refusal::of(|t| t.pair_nobody(round)));
    }
    Ok(Drawn { round, pairs: paired.pairs, bye: paired.bye, absent })
}

/// A round as the engine pairs it from the state before it, with the way it came about.
///
/// # Errors
/// When there is no legal pairing.
pub fn paired(
    setup: &Setup,
    before: &Core,
    round: RoundNumber,
    absent: &[PlayerId],
) -> Result<PairedRound, Refusal> {
    let tournament = history_for(setup, before, round, absent)?;
    let paired = match setup.system {
        System::Dutch(edition) => dutch::pair(&tournament, round, edition),
        System::XiangqiSwiss => pair_xiangqi(&tournament, round, Clubs::ApartInRoundOne),
        System::RoundRobin => {
            return pair_round_robin(&tournament, round, Cycles::Single)
                .ok_or_else(|| Refusal::of(Texts::event_no_more_rounds));
        }
        System::DoubleRoundRobin => {
            return pair_round_robin(&tournament, round, Cycles::DoubleSwapped)
                .ok_or_else(|| Refusal::of(Texts::event_no_more_rounds));
        }
    };
    paired.map_err(|error| no_pairing(&error))
}

/// The tournament as the pairing of a round sees it.
///
/// # Errors
/// What does not fit together.
pub fn history_for(
    setup: &Setup,
    before: &Core,
    round: RoundNumber,
    absent: &[PlayerId],
) -> Result<Tournament, Refusal> {
    let mut seen = before.clone();
    for player in absent {
        seen.asked.entry((round, *player)).or_insert(Bye::Zero);
    }
    Ok(build(setup, &seen)?.tournament)
}

fn no_pairing(error: &PairingError) -> Refusal {
    match error {
        PairingError::Nobody(round) => Refusal::of(|t| t.pair_nobody(round)),
        PairingError::NoLegalPairing(none) => {
            let list = |ids: &[PlayerId]| {
                ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            };
            let (round, stuck) = (none.round, list(&none.stuck));
            if stuck.is_empty() {
                Refusal::of(|t| t.pair_none_bye(round))
            } else if none.helpers.is_empty() {
                Refusal::of(|t| t.pair_none_stuck(round, &stuck))
            } else {
                let helpers = list(&none.helpers);
                Refusal::of(|t| t.pair_none_helpers(round, &stuck, &helpers))
            }
        }
    }
}

/// The question a withdrawal would put to the arbiter.
///
/// # Errors
/// Why the player cannot leave.
pub fn question(
    setup: &Setup,
    core: &Core,
    player: PlayerId,
    adjudicated: Option<Outcome>,
) -> Result<Option<Question>, Refusal> {
    let built = build(setup, core)?;
    let after = core.last_round();
    if after == RoundNumber::START && setup.format() == Format::RoundRobin {
        return Ok(None);
    }
    let leaving = Leaver { player, after, adjudicated, listing: None };
    match leave(setup, &built.tournament, leaving).map_err(|error| wrong(&error))? {
        Answer::Ruled(_) => Ok(None),
        Answer::NeedsArbiter(question) => Ok(Some(question)),
    }
}

/// The players of a published round who wait for their result, with the round.
#[must_use]
pub fn pending(core: &Core) -> BTreeMap<PlayerId, RoundNumber> {
    core.rounds
        .iter()
        .flat_map(|round| round.boards.iter().map(move |board| (round.number, board)))
        .filter(|(_, board)| board.score.is_none())
        .flat_map(|(round, board)| [(board.white, round), (board.black, round)])
        .collect()
}

/// Whether a slot is a game not yet finished.
#[must_use]
pub fn is_unfinished(slot: &Slot) -> bool {
    slot.games().any(|game| game.decided == Decided::Adjourned)
}

/// The names of both sides.
#[must_use]
pub const fn side_kind(game: Game) -> rulebook::Game {
    match game {
        Game::Chess => rulebook::Game::Chess,
        Game::Xiangqi => rulebook::Game::Xiangqi,
    }
}
