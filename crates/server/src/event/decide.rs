//! What may be done now. An act is checked here once, before it is stored.

use std::collections::BTreeSet;

use tournament::tiebreak::Format;
use tournament::{Entry, PlayerId, RoundNumber};

use super::Refusal;
use super::act::Act;
use super::build;
use super::core::{Core, Round};
use super::score::Score;
use super::setup::Setup;
use super::state::EventState;
use crate::i18n::Texts;
use crate::journal::Seq;

/// The most players of an event: what the tournament file can number.
pub const PLAYERS_AT_MOST: usize = 9999;

/// Whether an act can be done now.
///
/// # Errors
/// Why not.
pub fn check(state: &EventState, act: &Act, reason: &str) -> Result<(), Refusal> {
    let setup = state.setup().ok_or_else(|| Refusal::of(Texts::error_404))?;
    let core = state.core();
    if reason.chars().count() > 1000 {
        return Err(Refusal::of(Texts::error_reason));
    }
    match act {
        Act::Added(entries) => added(setup, core, entries),
        Act::Amended(entry) => known(core, entry.id).and_then(|()| named(entry)),
        Act::Removed(player) => before_play(core).and_then(|()| known(core, *player)),
        Act::Numbered(order) => before_play(core).and_then(|()| permutation(core, order)),
        Act::CheckedIn(player, _) => known(core, *player),
        Act::Asked(player, round, _) => asked(setup, core, *player, *round),
        Act::Paired(drawn) => {
            let same = build::pair_next(setup, core)? == *drawn;
            if same { Ok(()) } else { Err(Refusal::of(Texts::event_paired_otherwise)) }
        }
        Act::Exchanged(one, other) => exchanged(core, *one, *other).and_then(|()| needed(reason)),
        Act::Dropped | Act::Published => draft(core).map(|_| ()),
        Act::Scored(round, scores) => scored(core, *round, scores),
        Act::Corrected(round, board, score) => {
            corrected(core, *round, *board, *score).and_then(|()| needed(reason))
        }
        Act::Withdrawn(player, adjudicated) => {
            known(core, *player)?;
            if core.has_left(*player) {
                return Err(Refusal::of(|t| t.event_has_left(core.name(*player))));
            }
            draft_free(core)?;
            match build::question(setup, core, *player, *adjudicated)? {
                None => Ok(()),
                Some(_) => Err(Refusal::of(|t| t.event_unfinished(core.name(*player)))),
            }
        }
        Act::Violated(player, round, note) => {
            known(core, *player)?;
            let last = core.last_round().max(RoundNumber(1));
            if *round == RoundNumber::START || *round > last {
                return Err(Refusal::of(|t| t.event_no_round(round)));
            }
            needed(note)
        }
        Act::Barred(players, from, to) => barred(core, players, *from, *to, reason),
        Act::Settled(_) => Ok(()),
        Act::Linked(round, games) => linked(core, *round, games),
    }?;
    let mut next = core.clone();
    next.apply(act, 0);
    build::build(setup, &next).map(|_| ())
}

/// Whether the last act can be undone.
///
/// # Errors
/// Why not.
pub fn check_undo(state: &EventState, of: Seq, reason: &str) -> Result<(), Refusal> {
    needed(reason)?;
    match state.last_act() {
        Some(last) if last.seq == of => Ok(()),
        Some(_) | None => Err(Refusal::of(Texts::event_undo_last)),
    }
}

fn needed(reason: &str) -> Result<(), Refusal> {
    let length = reason.trim().chars().count();
    if (1..=1000).contains(&length) { Ok(()) } else { Err(Refusal::of(Texts::error_reason)) }
}

fn known(core: &Core, player: PlayerId) -> Result<(), Refusal> {
    if core.players.contains_key(&player) {
        Ok(())
    } else {
        Err(Refusal::of(|t| t.event_no_player(player)))
    }
}

fn draft(core: &Core) -> Result<&Round, Refusal> {
    core.draft.as_ref().ok_or_else(|| Refusal::of(Texts::event_no_draft))
}

fn draft_free(core: &Core) -> Result<(), Refusal> {
    if core.draft.is_none() { Ok(()) } else { Err(Refusal::of(Texts::event_draft_there)) }
}

fn before_play(core: &Core) -> Result<(), Refusal> {
    draft_free(core)?;
    if core.rounds.is_empty() { Ok(()) } else { Err(Refusal::of(Texts::event_begun)) }
}

fn named(entry: &Entry) -> Result<(), Refusal> {
    let texts = [&entry.name, &entry.federation, &entry.club, &entry.fide_id];
    let fits = |text: &&String| text.chars().count() <= 100 && !text.chars().any(char::is_control);
    if entry.name.trim().is_empty() || !texts.iter().all(fits) {
        return Err(Refusal::of(|t| t.event_player_text(entry.id)));
    }
    Ok(())
}

fn added(setup: &Setup, core: &Core, entries: &[Entry]) -> Result<(), Refusal> {
    draft_free(core)?;
    if entries.is_empty() {
        return Err(Refusal::of(Texts::event_nobody));
    }
    if core.players.len() + entries.len() > PLAYERS_AT_MOST {
        return Err(Refusal::of(Texts::event_too_many));
    }
    let begun = !core.rounds.is_empty();
    if begun && setup.format() == Format::RoundRobin {
        return Err(Refusal::of(Texts::event_robin_closed));
    }
    let mut new = BTreeSet::new();
    for entry in entries {
        named(entry)?;
        let number = usize::try_from(entry.id.0).unwrap_or(usize::MAX);
        if number == 0 || number > PLAYERS_AT_MOST || !new.insert(entry.id) {
            return Err(Refusal::of(|t| t.event_number(entry.id)));
        }
        if core.players.contains_key(&entry.id) {
            return Err(Refusal::of(|t| t.event_number(entry.id)));
        }
        if entry.enters <= core.last_round() {
            return Err(Refusal::of(|t| t.event_enters(core.last_round().next())));
        }
    }
    Ok(())
}

fn permutation(core: &Core, order: &[PlayerId]) -> Result<(), Refusal> {
    let named: BTreeSet<_> = order.iter().copied().collect();
    let known: BTreeSet<_> = core.players.keys().copied().collect();
    if named == known && order.len() == known.len() {
        Ok(())
    } else {
        Err(Refusal::of(Texts::event_order_of_list))
    }
}

fn asked(setup: &Setup, core: &Core, player: PlayerId, round: RoundNumber) -> Result<(), Refusal> {
    known(core, player)?;
    if setup.format() == Format::RoundRobin {
        return Err(Refusal::of(Texts::event_no_byes));
    }
    draft_free(core)?;
    if core.has_left(player) {
        return Err(Refusal::of(|t| t.event_has_left(core.name(player))));
    }
    if round <= core.last_round() || round > build::rounds(setup, core) {
        return Err(Refusal::of(|t| t.event_no_round(round)));
    }
    Ok(())
}

fn exchanged(core: &Core, one: PlayerId, other: PlayerId) -> Result<(), Refusal> {
    let draft = draft(core)?;
    let there = |player: PlayerId| {
        draft.bye == Some(player)
            || draft.boards.iter().any(|board| [board.white, board.black].contains(&player))
    };
    match [one, other].into_iter().find(|player| !there(*player)) {
        Some(missing) => Err(Refusal::of(|t| t.event_no_player(missing))),
        None if one == other => Err(Refusal::of(Texts::event_same_player)),
        None => Ok(()),
    }
}

fn scored(core: &Core, round: RoundNumber, scores: &[(u32, Option<Score>)]) -> Result<(), Refusal> {
    let published = published(core, round)?;
    if scores.is_empty() {
        return Err(Refusal::of(Texts::event_no_results));
    }
    let mut seen = BTreeSet::new();
    for (number, score) in scores {
        let board = published.board(*number).ok_or(no_board(*number, round))?;
        if !seen.insert(*number) {
            return Err(Refusal::of(|t| t.event_board_twice(number)));
        }
        match board.score {
            Some(known) if known != Score::Adjourned && Some(known) != *score => {
                return Err(Refusal::of(|t| {
                    t.event_has_result(
                        number,
                        core.name(board.white),
                        core.name(board.black),
                        known.word(),
                    )
                }));
            }
            Some(_) | None => {}
        }
    }
    Ok(())
}

fn no_board(board: u32, round: RoundNumber) -> Refusal {
    Refusal::of(|t| t.event_no_board(round, board))
}

fn published(core: &Core, round: RoundNumber) -> Result<&Round, Refusal> {
    core.round(round).ok_or_else(|| Refusal::of(|t| t.event_no_round(round)))
}

fn corrected(
    core: &Core,
    round: RoundNumber,
    board: u32,
    score: Option<Score>,
) -> Result<(), Refusal> {
    let known = published(core, round)?.board(board).ok_or(no_board(board, round))?;
    if known.score == score {
        return Err(Refusal::of(|t| t.event_same_result(board)));
    }
    Ok(())
}

fn barred(
    core: &Core,
    players: &[PlayerId],
    from: RoundNumber,
    to: RoundNumber,
    reason: &str,
) -> Result<(), Refusal> {
    players.iter().try_for_each(|player| known(core, *player))?;
    let different: BTreeSet<_> = players.iter().collect();
    if different.len() < 2 || different.len() != players.len() {
        return Err(Refusal::of(Texts::event_bar_two));
    }
    draft_free(core)?;
    if from == RoundNumber::START || from > to || from <= core.last_round() {
        return Err(Refusal::of(|t| t.event_no_round(from)));
    }
    if core.rounds.is_empty() { Ok(()) } else { needed(reason) }
}

fn linked(core: &Core, round: RoundNumber, games: &[(u32, String)]) -> Result<(), Refusal> {
    let published = published(core, round)?;
    for (number, _) in games {
        let board = published.board(*number).ok_or(no_board(*number, round))?;
        if board.score.is_some() || board.game.is_some() {
            return Err(Refusal::of(|t| t.event_linked(number)));
        }
    }
    if games.is_empty() { Err(Refusal::of(Texts::event_nothing_to_open)) } else { Ok(()) }
}
