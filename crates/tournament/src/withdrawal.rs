//! Leaving an event before its end: section 13 of the xiangqi rules of 1959, and what FIDE events do.

use rulebook::{Rule, Share, xiangqi_1959};

use crate::entry::{Listing, Withdrawal};
use crate::event::{BuildError, Parts, Tournament};
use crate::slot::{Decided, GameEntry, MatchGame, Outcome, Slot, Validity};
use crate::units::{PlayerId, RoundNumber};

/// Whose rules say what becomes of the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Convention {
    /// The xiangqi rules of 1959, 13.2.
    Xiangqi1959,
    /// FIDE round robins: as in 1959, and the games stay on record for rating.
    FideRoundRobin,
    /// FIDE Swiss: results stand, the player is not paired any more.
    FideSwiss,
}

/// Who leaves an event under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Withdrawing {
    /// The player.
    pub player: PlayerId,
    /// How many games the player was to play in all; [`games_due`] gives it for round robins.
    pub due: u32,
    /// The result for the player of the last game, if it was unfinished and has been adjudicated.
    pub adjudicated: Option<Outcome>,
}

/// What comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The lots are drawn again for those left, an even number (13.1).
    DrawAgain {
        /// How many are left.
        left: usize,
    },
    /// The lots stand; whoever was to meet the player is free.
    LotsStand {
        /// How many are left.
        left: usize,
    },
    /// Too few games: all annulled, the name struck.
    Annulled {
        /// Games played.
        played: u32,
        /// Games due.
        due: u32,
    },
    /// Enough games: they stand, the others are wins for the opponents.
    Stand {
        /// Games played, an unfinished last one among them.
        played: u32,
        /// Games due.
        due: u32,
        /// Games given to opponents.
        given: u32,
    },
    /// Results stand, no more pairings.
    NotPaired,
    /// The match is lost (13.3).
    MatchLost {
        /// By whom.
        loser: PlayerId,
    },
}

/// What was ruled, on which grounds, and the event after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruled {
    /// What comes of it.
    pub effect: Effect,
    /// The clauses; empty for conventions outside the rulebooks.
    pub grounds: Vec<&'static Rule>,
    /// The event as it then stands.
    pub tournament: Tournament,
}

/// A decision that the rules leave to the arbiter or a committee.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The clause that asks for it.
    pub rule: &'static Rule,
    /// About whom.
    pub player: PlayerId,
    /// Against whom.
    pub opponent: PlayerId,
    /// In which round.
    pub round: RoundNumber,
    /// The results for the player that may be given.
    pub decisions: [Outcome; 3],
}

/// The answer to a withdrawal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It follows from the rules.
    Ruled(Box<Ruled>),
    /// The arbiter must decide first.
    NeedsArbiter(Question),
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WithdrawalError {
    /// Nobody has that number.
    #[error("player {0} is not entered")]
    NotEntered(PlayerId),
    /// Left before.
    #[error("player {0} has withdrawn already")]
    AlreadyGone(PlayerId),
    /// More games played than due.
    #[error("player {player} has played {played} games, but only {due} were due")]
    TooManyGames {
        /// Who.
        player: PlayerId,
        /// Games played.
        played: u32,
        /// Games due.
        due: u32,
    },
    /// Play has begun already.
    #[error("play has begun; expected a withdrawal before the first round")]
    HasBegun,
    /// The history does not fit together afterwards.
    #[error("the event does not fit together: {0}")]
    Build(BuildError),
}

/// The games each player of a round robin is to play: so many against everybody else in the table.
#[must_use]
pub fn games_due(tournament: &Tournament, games_each: u32) -> u32 {
    let listed = (0..tournament.entries().len()).filter(|index| !tournament.is_struck(*index));
    let others = u32::try_from(listed.count()).unwrap_or(u32::MAX).saturating_sub(1);
    others.saturating_mul(games_each)
}

/// A withdrawal after the lots were drawn and before play started (13.1).
///
/// # Errors
/// If nobody has that number, or play has begun.
pub fn withdraw_before_start(
    tournament: &Tournament,
    player: PlayerId,
) -> Result<Answer, WithdrawalError> {
    let index = find(tournament, player)?;
    let begun = (0..tournament.entries().len())
        .flat_map(|index| tournament.history(index))
        .any(Slot::is_played);
    if begun {
        return Err(WithdrawalError::HasBegun);
    }
    let left = tournament
        .entries()
        .iter()
        .filter(|entry| entry.withdrawal.is_none() && entry.id != player)
        .count();
    let mut parts = tournament.clone().into_parts();
    let effect = if left.is_multiple_of(2) {
        // Those left get new lots, so no pairing of the old ones remains.
        parts.entries.remove(index);
        parts.history.clear();
        Effect::DrawAgain { left }
    } else {
        let gone = Withdrawal { after: RoundNumber::START, listing: Listing::Struck };
        parts.entries[index].withdrawal = Some(gone);
        strike(&mut parts, player);
        Effect::LotsStand { left }
    };
    let tournament = build(parts)?;
    let grounds = vec![&xiangqi_1959::WITHDRAWAL_BEFORE_START];
    Ok(Answer::Ruled(Box::new(Ruled { effect, grounds, tournament })))
}

/// A withdrawal during the event.
///
/// # Errors
/// If nobody has that number or the player has left already, or if more games were played than due.
pub fn withdraw(
    tournament: &Tournament,
    convention: Convention,
    withdrawing: Withdrawing,
) -> Result<Answer, WithdrawalError> {
    let Withdrawing { player, due, adjudicated } = withdrawing;
    let index = find(tournament, player)?;
    let after = tournament.last_paired_round();
    let mut parts = tournament.clone().into_parts();
    let gone = |listing| Some(Withdrawal { after, listing });
    let kept_from = match convention {
        Convention::Xiangqi1959 => half_of_the_games(),
        Convention::FideRoundRobin => Share { numerator: 1, denominator: 2 },
        Convention::FideSwiss => {
            parts.entries[index].withdrawal = gone(Listing::Kept);
            let tournament = build(parts)?;
            let effect = Effect::NotPaired;
            return Ok(Answer::Ruled(Box::new(Ruled { effect, grounds: Vec::new(), tournament })));
        }
    };
    let games = tournament.games(index, tournament.rounds_on_record());
    let games = games.filter(|(_, game)| game.validity == Validity::Counts && game.is_played());
    let games: Vec<(RoundNumber, GameEntry)> = games.collect();
    let played = u32::try_from(games.len()).unwrap_or(u32::MAX);
    if played > due {
        return Err(WithdrawalError::TooManyGames { player, played, due });
    }
    let mut grounds = match convention {
        Convention::Xiangqi1959 => vec![&xiangqi_1959::WITHDRAWAL_DURING_EVENT],
        Convention::FideRoundRobin | Convention::FideSwiss => Vec::new(),
    };
    let enough = u64::from(played) * u64::from(kept_from.denominator)
        >= u64::from(due) * u64::from(kept_from.numerator);
    if !enough {
        parts.entries[index].withdrawal = gone(Listing::Struck);
        strike(&mut parts, player);
        let effect = Effect::Annulled { played, due };
        let tournament = build(parts)?;
        return Ok(Answer::Ruled(Box::new(Ruled { effect, grounds, tournament })));
    }
    let unfinished = games.iter().find(|(_, game)| game.decided == Decided::Adjourned);
    if let Some((round, game)) = unfinished {
        let rule = &xiangqi_1959::UNFINISHED_LAST_GAME;
        let Some(outcome) = adjudicated else {
            let decisions = [Outcome::Win, Outcome::Draw, Outcome::Loss];
            let opponent = game.opponent;
            let question = Question { rule, player, opponent, round: *round, decisions };
            return Ok(Answer::NeedsArbiter(question));
        };
        adjudicate(&mut parts, player, *round, outcome);
        if convention == Convention::Xiangqi1959 {
            grounds.push(rule);
        }
    }
    let last_was_given = games.last().is_some_and(|(_, game)| game.decided == Decided::Adjudicated);
    if last_was_given && convention == Convention::Xiangqi1959 {
        grounds.push(&xiangqi_1959::UNFINISHED_LAST_GAME);
    }
    parts.entries[index].withdrawal = gone(Listing::Kept);
    let given = give_to_opponents(&mut parts, player, after);
    let tournament = build(parts)?;
    let effect = Effect::Stand { played, due, given };
    Ok(Answer::Ruled(Box::new(Ruled { effect, grounds, tournament })))
}

/// What the arbiter says of the reason for leaving a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Excuse {
    /// Nobody has decided yet.
    NotJudged,
    /// There is a good reason.
    Good,
    /// There is none.
    None,
}

/// Refusing the remaining games of a match (13.3): `None` where the reason is good and nothing follows.
///
/// # Errors
/// If nobody has that number.
pub fn refuse_match(
    tournament: &Tournament,
    player: PlayerId,
    opponent: PlayerId,
    excuse: Excuse,
) -> Result<Option<Answer>, WithdrawalError> {
    find(tournament, player)?;
    find(tournament, opponent)?;
    let rule = &xiangqi_1959::MATCH_ABANDONED;
    let round = tournament.last_paired_round();
    Ok(match excuse {
        Excuse::NotJudged => {
            let decisions = [Outcome::Loss, Outcome::Draw, Outcome::Win];
            Some(Answer::NeedsArbiter(Question { rule, player, opponent, round, decisions }))
        }
        Excuse::Good => None,
        Excuse::None => {
            let effect = Effect::MatchLost { loser: player };
            let tournament = tournament.clone();
            Some(Answer::Ruled(Box::new(Ruled { effect, grounds: vec![rule], tournament })))
        }
    })
}

/// The share of the games from which on they stand.
fn half_of_the_games() -> Share {
    xiangqi_1959::NUMBERS
        .games_kept_on_withdrawal
        .map_or(Share { numerator: 1, denominator: 2 }, |cited| cited.value)
}

fn find(tournament: &Tournament, player: PlayerId) -> Result<usize, WithdrawalError> {
    let index = tournament.index_of(player).ok_or(WithdrawalError::NotEntered(player))?;
    match tournament.entries()[index].withdrawal {
        Some(_) => Err(WithdrawalError::AlreadyGone(player)),
        None => Ok(index),
    }
}

fn build(parts: Parts) -> Result<Tournament, WithdrawalError> {
    Tournament::new(parts).map_err(|mut errors| WithdrawalError::Build(errors.remove(0)))
}

/// Annuls every game with a player, on both sides.
fn strike(parts: &mut Parts, player: PlayerId) {
    for (id, slots) in &mut parts.history {
        for slot in slots {
            match slot {
                Slot::Game(game) if *id == player || game.opponent == player => {
                    game.validity = Validity::Annulled;
                }
                Slot::Match(games) if *id == player || games.opponent == player => {
                    for game in &mut games.games {
                        game.validity = Validity::Annulled;
                    }
                }
                Slot::Blank
                | Slot::NotEntered
                | Slot::Withdrawn
                | Slot::Bye(_)
                | Slot::Game(_)
                | Slot::Match(_) => {}
            }
        }
    }
}

/// Gives the adjourned game of a round its result, on both sides.
fn adjudicate(parts: &mut Parts, player: PlayerId, round: RoundNumber, outcome: Outcome) {
    let other = match outcome {
        Outcome::Win => Outcome::Loss,
        Outcome::Draw => Outcome::Draw,
        Outcome::Loss => Outcome::Win,
    };
    for (id, slots) in &mut parts.history {
        let Some(slot) = slots.get_mut(round.index()) else { continue };
        if *id != player && slot.opponent() != Some(player) {
            continue;
        }
        let outcome = if *id == player { outcome } else { other };
        match slot {
            Slot::Game(game) if game.decided == Decided::Adjourned => {
                (game.decided, game.outcome) = (Decided::Adjudicated, outcome);
            }
            Slot::Match(games) => {
                let open = |game: &&mut MatchGame| game.decided == Decided::Adjourned;
                for game in games.games.iter_mut().filter(open) {
                    (game.decided, game.outcome) = (Decided::Adjudicated, outcome);
                }
            }
            Slot::Blank | Slot::NotEntered | Slot::Withdrawn | Slot::Bye(_) | Slot::Game(_) => {}
        }
    }
}

/// Enters a win without play for every opponent not yet met, in the first round free for both.
fn give_to_opponents(parts: &mut Parts, player: PlayerId, after: RoundNumber) -> u32 {
    let met: Vec<PlayerId> =
        parts.history.get(&player).into_iter().flatten().filter_map(Slot::opponent).collect();
    let missing: Vec<PlayerId> = parts
        .entries
        .iter()
        .filter(|entry| entry.id != player && !met.contains(&entry.id))
        .filter(|entry| entry.withdrawal.is_none_or(|left| left.listing == Listing::Kept))
        .map(|entry| entry.id)
        .collect();
    let mut given = 0;
    for opponent in missing {
        let index = free_round(parts, player, opponent, after);
        let games = [
            (player, GameEntry::forfeit(opponent, None, Outcome::Loss)),
            (opponent, GameEntry::forfeit(player, None, Outcome::Win)),
        ];
        for (id, game) in games {
            let slots = parts.history.entry(id).or_default();
            if slots.len() <= index {
                slots.resize(index + 1, Slot::Blank);
            }
            slots[index] = Slot::Game(game);
        }
        given += 1;
    }
    given
}

/// The position of the first round, best after the last one paired, in which neither has anything.
fn free_round(parts: &Parts, a: PlayerId, b: PlayerId, after: RoundNumber) -> usize {
    let free = |player: PlayerId, index: usize| {
        let slots = parts.history.get(&player);
        slots
            .and_then(|slots| slots.get(index))
            .is_none_or(|slot| matches!(slot, Slot::Blank | Slot::Withdrawn) || slot.is_absence())
    };
    let both = |index: &usize| free(a, *index) && free(b, *index);
    let end = usize::from(after.0);
    let length = parts.history.values().map(Vec::len).max().unwrap_or(0).max(end);
    (end..length).find(both).or_else(|| (0..end).find(both)).unwrap_or(length)
}
