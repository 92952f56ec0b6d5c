//! Those who leave an event of tables, and those who refuse to go on with a match.

use std::path::Path;
use std::process::ExitCode;

use records::events::table::{Law, Leaving, TableEvent, Withdrawn};
use rulebook::Rule;
use tournament::tiebreak::Format;
use tournament::withdrawal::{
    Answer, Choice, Convention, Effect, Excuse, Leaver, WithdrawalError, refuse_match,
    withdraw_before_start, withdraw_in_turn,
};
use tournament::{BuildError, Listing, PlayerId, RoundNumber, Tournament};

use super::super::BAD_INPUT;
use super::{Left, Note};

/// Carries out the withdrawals.
pub(super) fn without_the_gone(
    tournament: Tournament,
    read: &TableEvent,
    law: Option<Law>,
    notes: &mut Vec<Note>,
    path: &Path,
) -> Result<Tournament, ExitCode> {
    let format = tournament.event().system.map_or(Format::Swiss, Format::from);
    let convention = match (law, format) {
        (Some(Law::Xiangqi1959), Format::Swiss) => Convention::Xiangqi1959Swiss,
        (Some(Law::Fide) | None, Format::Swiss) => Convention::FideSwiss,
        (Some(Law::Xiangqi1959), Format::RoundRobin) => Convention::Xiangqi1959,
        (Some(Law::Fide) | None, Format::RoundRobin) => Convention::FideRoundRobin,
    };
    let refused = |player: PlayerId, error: &WithdrawalError| {
        let line = read.leaving.iter().rfind(|left| left.player == player);
        refused(path, line.map_or(0, |left| left.line), error)
    };
    let before_start =
        |left: &&Leaving| left.after == RoundNumber::START && convention == Convention::Xiangqi1959;
    let early: Vec<PlayerId> =
        read.leaving.iter().filter(before_start).map(|left| left.player).collect();
    let mut tournament = tournament;
    if let Some(first) = early.first() {
        let (left, told) =
            before_the_start(&tournament, &early).map_err(|error| refused(*first, &error))?;
        tournament = left;
        notes.extend(told);
    }
    let leavers: Vec<Leaver> =
        read.leaving.iter().filter(|left| !before_start(left)).map(leaver).collect();
    let before = tournament.clone();
    let (tournament, left) = withdraw_in_turn(tournament, convention, &leavers)
        .map_err(|(player, error)| refused(player, &error))?;
    for left in left {
        let Answer::NeedsArbiter(question) = left.answer else {
            let Answer::Ruled(ruled) = left.answer else { continue };
            notes.push(note(&before, left.player, ruled.effect, ruled.grounds));
            continue;
        };
        let decided = |listing: Listing| {
            let mut leavers = leavers.clone();
            for leaver in leavers.iter_mut().filter(|leaver| leaver.player == left.player) {
                leaver.listing = Some(listing);
            }
            withdraw_in_turn(before.clone(), convention, &leavers).ok().map(|(after, _)| after)
        };
        let choices = question.decisions.iter().filter_map(|choice| match choice {
            Choice::Games(listing @ Listing::Struck) => {
                Some(("withdraws annulled", decided(*listing)?))
            }
            Choice::Games(listing @ Listing::Kept) => {
                Some(("withdraws stands", decided(*listing)?))
            }
            Choice::Result(_) | Choice::Reason(_) => None,
        });
        let choices: Vec<(&'static str, Tournament)> = choices.collect();
        let what = if choices.is_empty() { Left::Unfinished } else { Left::PointsSystem };
        notes.push(Note { choices, ..open_note(what, &before, question.player, question.rule) });
    }
    Ok(tournament)
}

fn leaver(left: &Leaving) -> Leaver {
    let listing = match left.games {
        Withdrawn::ByTheRules => None,
        Withdrawn::Annulled => Some(Listing::Struck),
        Withdrawn::Stands => Some(Listing::Kept),
    };
    Leaver { player: left.player, after: left.after, adjudicated: None, listing }
}

/// Carries out the refusals to go on with a match (13.3).
pub(super) fn without_the_refused(
    tournament: Tournament,
    read: &TableEvent,
    notes: &mut Vec<Note>,
    path: &Path,
) -> Result<Tournament, ExitCode> {
    let mut tournament = tournament;
    for refusing in &read.refusing {
        let (player, opponent) = (refusing.player, refusing.opponent);
        let answer = |excuse| refuse_match(&tournament, player, opponent, (excuse, refusing.round));
        let wrong = |error| refused(path, refusing.line, &error);
        match answer(refusing.excuse).map_err(wrong)? {
            None => {
                let rules = vec![&rulebook::xiangqi_1959::MATCH_ABANDONED];
                let told = note(&tournament, player, Effect::NotPaired, rules);
                notes.push(Note { what: Left::Excused, ..told });
            }
            Some(Answer::NeedsArbiter(question)) => {
                let mut choices = vec![("refuses excused", tournament.clone())];
                if let Some(Answer::Ruled(lost)) = answer(Excuse::None).map_err(wrong)? {
                    choices.push(("refuses unexcused", lost.tournament));
                }
                let what = Left::Refuses;
                notes.push(Note { choices, ..open_note(what, &tournament, player, question.rule) });
            }
            Some(Answer::Ruled(ruled)) => {
                notes.push(note(&tournament, player, ruled.effect, ruled.grounds));
                tournament = ruled.tournament;
            }
        }
    }
    Ok(tournament)
}

fn refused(path: &Path, line: usize, error: &WithdrawalError) -> ExitCode {
    eprintln!("caipan: {}: line {line}: {error}", path.display());
    ExitCode::from(BAD_INPUT)
}

fn open_note(what: Left, tournament: &Tournament, player: PlayerId, rule: &'static Rule) -> Note {
    let told = note(tournament, player, Effect::NotPaired, vec![rule]);
    Note { what, ..told }
}

/// Some left before play started (13.1), of which the games played since know nothing.
fn before_the_start(
    tournament: &Tournament,
    players: &[PlayerId],
) -> Result<(Tournament, Vec<Note>), WithdrawalError> {
    let ruled = withdraw_before_start(&tournament.cut_after(RoundNumber::START), players)?;
    let mut parts = tournament.clone().into_parts();
    parts.entries = ruled.tournament.entries().to_vec();
    for player in players {
        if let Some(index) = tournament.index_of(*player)
            && tournament.history(index).iter().all(|slot| slot.opponent().is_none())
        {
            parts.history.remove(player);
        }
    }
    let build = |errors: Vec<BuildError>| {
        let first = errors.into_iter().next();
        first.map_or(WithdrawalError::HasBegun, WithdrawalError::Build)
    };
    let left = Tournament::new(parts).map_err(build)?;
    let told = players
        .iter()
        .map(|player| note(tournament, *player, ruled.effect, ruled.grounds.clone()))
        .collect();
    Ok((left, told))
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.entry(player).map_or_else(|| player.to_string(), |entry| entry.name.clone())
}

fn note(
    tournament: &Tournament,
    player: PlayerId,
    effect: Effect,
    rules: Vec<&'static Rule>,
) -> Note {
    let what = match effect {
        Effect::Annulled { played, due } => Left::Annulled { played, due },
        Effect::Stand { played, due, .. } => Left::Stand { played, due },
        Effect::DrawAgain { .. } => Left::DrawAgain,
        Effect::LotsStand { .. } => Left::LotsStand,
        Effect::NotPaired => Left::NotPaired,
        Effect::MatchLost { .. } => Left::MatchLost,
    };
    let (player, name) = (player.0, name(tournament, player));
    Note { what, player, name, rules, choices: Vec::new() }
}
