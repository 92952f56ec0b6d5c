//! Leaving an event before its end: section 13 of the xiangqi rules of 1959, and what FIDE events do.

use rulebook::{Rule, Share, xiangqi_1959};

use crate::entry::{Entry, Listing, Withdrawal};
use crate::event::{BuildError, Parts, Refused, Tournament};
use crate::giving::{adjudicate, give_games};
use crate::meetings::Meetings;
use crate::slot::{Decided, GameEntry, Outcome, Slot, Validity};
use crate::units::{PlayerId, RoundNumber};

/// Whose rules say what becomes of the games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Convention {
    /// The xiangqi rules of 1959, 13.2.
    Xiangqi1959,
    /// The same rules in a points system (积分循环), of which 13.2 says nothing of its own: the opponents of rounds not yet paired do
    /// not exist, so that below half of the games the arbiter decides.
    Xiangqi1959Swiss,
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
    /// After which round.
    pub after: RoundNumber,
    /// How many games the player was to play in all; [`games_due`] gives it for round robins.
    pub due: u32,
    /// The result for the player of the last game, if it was unfinished and has been adjudicated.
    pub adjudicated: Option<Outcome>,
    /// What the arbiter decided of the games, where he is asked.
    pub listing: Option<Listing>,
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
    /// Against whom, if one game or match is asked about.
    pub opponent: Option<PlayerId>,
    /// In which round.
    pub round: RoundNumber,
    /// What may be decided.
    pub decisions: Vec<Choice>,
}

/// A decision that may be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The result for the player.
    Result(Outcome),
    /// The reason for refusing is good, or not.
    Reason(Excuse),
    /// The games are annulled and the name struck, or they stand.
    Games(Listing),
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

/// Withdrawals after the lots were drawn and before play started (13.1), all of them together.
///
/// # Errors
/// If nobody has one of those numbers, or play has begun.
pub fn withdraw_before_start(
    tournament: &Tournament,
    players: &[PlayerId],
) -> Result<Ruled, WithdrawalError> {
    for player in players {
        find(tournament, *player)?;
    }
    let begun = (0..tournament.entries().len())
        .flat_map(|index| tournament.history(index))
        .any(Slot::is_played);
    if begun {
        return Err(WithdrawalError::HasBegun);
    }
    let mut parts = tournament.clone().into_parts();
    let never_came = |gone: Withdrawal| gone.after == RoundNumber::START;
    let away =
        |entry: &Entry| players.contains(&entry.id) || entry.withdrawal.is_some_and(never_came);
    let left = parts.entries.iter().filter(|entry| !away(entry)).count();
    let effect = if left.is_multiple_of(2) {
        // Those left get new lots, so no place and no pairing of the old ones remains.
        parts.entries.retain(|entry| !away(entry));
        parts.history.clear();
        Effect::DrawAgain { left }
    } else {
        let gone = Withdrawal { after: RoundNumber::START, listing: Listing::Struck };
        for entry in parts.entries.iter_mut().filter(|entry| players.contains(&entry.id)) {
            entry.withdrawal = Some(gone);
        }
        players.iter().for_each(|player| parts.annul(*player));
        Effect::LotsStand { left }
    };
    let tournament = build(parts)?;
    let grounds = vec![&xiangqi_1959::WITHDRAWAL_BEFORE_START];
    Ok(Ruled { effect, grounds, tournament })
}

/// Somebody who leaves an event under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaver {
    /// Who.
    pub player: PlayerId,
    /// After which round.
    pub after: RoundNumber,
    /// The result of an unfinished last game for the player, if it was adjudicated.
    pub adjudicated: Option<Outcome>,
    /// What the arbiter decided of the games, where he is asked.
    pub listing: Option<Listing>,
}

/// What came of one of several withdrawals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Left {
    /// Who.
    pub player: PlayerId,
    /// The answer, with the event as it stood then.
    pub answer: Answer,
}

/// Several withdrawals, in the order in which they happened: only the rounds count, not who is named first.
///
/// Those who leave after the same round are judged by the same table. Somebody on whom the arbiter has to decide first is not
/// paired any more, and his games stand until then.
///
/// # Errors
/// The first withdrawal that cannot be carried out, and why.
pub fn withdraw_in_turn(
    tournament: Tournament,
    convention: Convention,
    leavers: &[Leaver],
) -> Result<(Tournament, Vec<Left>), (PlayerId, WithdrawalError)> {
    let mut leavers = leavers.to_vec();
    leavers.sort_by_key(|leaver| (leaver.after, leaver.player));
    let mut tournament = tournament;
    let mut left = Vec::new();
    for together in leavers.chunk_by(|one, other| one.after == other.after) {
        let as_of = tournament.clone();
        let due = match convention {
            Convention::Xiangqi1959Swiss | Convention::FideSwiss => {
                as_of.event().rounds.map_or(0, |rounds| rounds.0.into())
            }
            Convention::Xiangqi1959 | Convention::FideRoundRobin => {
                games_due(&as_of, Meetings::of(&as_of).games)
            }
        };
        for leaver in together {
            let Leaver { player, after, adjudicated, listing } = *leaver;
            let withdrawing = Withdrawing { player, after, due, adjudicated, listing };
            let with: Vec<PlayerId> = together.iter().map(|other| other.player).collect();
            let case = Case { tournament: &tournament, as_of: &as_of, with: &with };
            let answer = case.withdraw(convention, withdrawing).map_err(|why| (player, why))?;
            tournament = match &answer {
                Answer::Ruled(ruled) => ruled.tournament.clone(),
                Answer::NeedsArbiter(_) => {
                    let mut parts = tournament.into_parts();
                    for entry in parts.entries.iter_mut().filter(|entry| entry.id == player) {
                        entry.withdrawal = Some(Withdrawal { after, listing: Listing::Kept });
                    }
                    build(parts).map_err(|why| (player, why))?
                }
            };
            left.push(Left { player, answer });
        }
    }
    Ok((tournament, left))
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
    Case { tournament, as_of: tournament, with: &[] }.withdraw(convention, withdrawing)
}

/// What a withdrawal is judged by.
struct Case<'a> {
    /// The event with all that was ruled before.
    tournament: &'a Tournament,
    /// The event before anybody left after the same round.
    as_of: &'a Tournament,
    /// Who leaves after the same round.
    with: &'a [PlayerId],
}

impl Case<'_> {
    fn withdraw(
        &self,
        convention: Convention,
        withdrawing: Withdrawing,
    ) -> Result<Answer, WithdrawalError> {
        let Withdrawing { player, after, due, adjudicated, .. } = withdrawing;
        let index = find(self.tournament, player)?;
        let mut parts = self.tournament.clone().into_parts();
        let gone = |listing| Some(Withdrawal { after, listing });
        let kept_from = match convention {
            Convention::Xiangqi1959 => half_of_the_games(),
            Convention::FideRoundRobin => Share { numerator: 1, denominator: 2 },
            Convention::Xiangqi1959Swiss => return self.leave_swiss(withdrawing, parts),
            Convention::FideSwiss => {
                parts.entries[index].withdrawal = gone(Listing::Kept);
                return ruled(Effect::NotPaired, Vec::new(), parts);
            }
        };
        let games = self.played(player);
        let played = u32::try_from(games.len()).unwrap_or(u32::MAX);
        if played > due {
            return Err(WithdrawalError::TooManyGames { player, played, due });
        }
        let mut grounds = match convention {
            Convention::Xiangqi1959 => vec![&xiangqi_1959::WITHDRAWAL_DURING_EVENT],
            Convention::Xiangqi1959Swiss | Convention::FideRoundRobin | Convention::FideSwiss => {
                Vec::new()
            }
        };
        let enough = u64::from(played) * u64::from(kept_from.denominator)
            >= u64::from(due) * u64::from(kept_from.numerator);
        if !enough {
            parts.entries[index].withdrawal = gone(Listing::Struck);
            parts.annul(player);
            return ruled(Effect::Annulled { played, due }, grounds, parts);
        }
        let unfinished = games.iter().find(|(_, game)| game.decided == Decided::Adjourned);
        if let Some((round, game)) = unfinished {
            let rule = &xiangqi_1959::UNFINISHED_LAST_GAME;
            let Some(outcome) = adjudicated else {
                let decisions =
                    [Outcome::Win, Outcome::Draw, Outcome::Loss].map(Choice::Result).to_vec();
                let opponent = Some(game.opponent);
                let question = Question { rule, player, opponent, round: *round, decisions };
                return Ok(Answer::NeedsArbiter(question));
            };
            adjudicate(&mut parts, player, *round, outcome);
            if convention == Convention::Xiangqi1959 {
                grounds.push(rule);
            }
        }
        let last_was_given =
            games.last().is_some_and(|(_, game)| game.decided == Decided::Adjudicated);
        if last_was_given && convention == Convention::Xiangqi1959 {
            grounds.push(&xiangqi_1959::UNFINISHED_LAST_GAME);
        }
        parts.entries[index].withdrawal = gone(Listing::Kept);
        let given = self.give_to_opponents(&mut parts, withdrawing);
        ruled(Effect::Stand { played, due, given }, grounds, parts)
    }

    /// Leaving a points system under the rules of 1959: with half of the games they stand; below that the arbiter decides.
    fn leave_swiss(
        &self,
        leaving: Withdrawing,
        mut parts: Parts,
    ) -> Result<Answer, WithdrawalError> {
        let Withdrawing { player, after, due, .. } = leaving;
        let rule = &xiangqi_1959::WITHDRAWAL_DURING_EVENT;
        let played = u32::try_from(self.played(player).len()).unwrap_or(u32::MAX);
        let half = half_of_the_games();
        let enough = due > 0
            && u64::from(played) * u64::from(half.denominator)
                >= u64::from(due) * u64::from(half.numerator);
        let listing = leaving.listing.or(enough.then_some(Listing::Kept));
        let Some(listing) = listing else {
            let decisions = [Listing::Struck, Listing::Kept].map(Choice::Games).to_vec();
            let question = Question { rule, player, opponent: None, round: after, decisions };
            return Ok(Answer::NeedsArbiter(question));
        };
        for entry in parts.entries.iter_mut().filter(|entry| entry.id == player) {
            entry.withdrawal = Some(Withdrawal { after, listing });
        }
        match listing {
            Listing::Struck => {
                parts.annul(player);
                ruled(Effect::Annulled { played, due }, vec![rule], parts)
            }
            Listing::Kept => ruled(Effect::Stand { played, due, given: 0 }, vec![rule], parts),
        }
    }

    /// The games the player has played, those begun among them.
    fn played(&self, player: PlayerId) -> Vec<(RoundNumber, GameEntry)> {
        let Some(index) = self.as_of.index_of(player) else { return Vec::new() };
        let games = self.as_of.games(index, self.as_of.rounds_on_record());
        games.filter(|(_, game)| game.validity == Validity::Counts && game.is_played()).collect()
    }

    /// Enters a win without play for every game not yet played, in the round of the table where that is free for both;
    /// of two who leave together neither wins.
    fn give_to_opponents(&self, parts: &mut Parts, leaving: Withdrawing) -> u32 {
        let Withdrawing { player, after, .. } = leaving;
        let meetings = Meetings::of(self.tournament);
        let table = meetings.table(self.tournament);
        let opponents: Vec<PlayerId> = parts
            .entries
            .iter()
            .filter(|entry| entry.id != player)
            .filter(|entry| entry.withdrawal.is_none_or(|left| left.listing == Listing::Kept))
            .map(|entry| entry.id)
            .collect();
        let mut given = 0;
        for opponent in opponents {
            let theirs = if self.with.contains(&opponent) { Outcome::Loss } else { Outcome::Win };
            let pair = (player, opponent);
            given += give_games(parts, (meetings, &table), pair, (theirs, after));
        }
        given
    }
}

fn ruled(
    effect: Effect,
    grounds: Vec<&'static Rule>,
    parts: Parts,
) -> Result<Answer, WithdrawalError> {
    let tournament = build(parts)?;
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
/// Without a good reason the match is lost whatever its games were, and those not yet played are won by the other side without
/// play (12.1).
///
/// # Errors
/// If nobody has that number.
pub fn refuse_match(
    tournament: &Tournament,
    player: PlayerId,
    opponent: PlayerId,
    (excuse, round): (Excuse, RoundNumber),
) -> Result<Option<Answer>, WithdrawalError> {
    find(tournament, player)?;
    find(tournament, opponent)?;
    let rule = &xiangqi_1959::MATCH_ABANDONED;
    Ok(match excuse {
        Excuse::NotJudged => {
            let decisions = [Excuse::Good, Excuse::None].map(Choice::Reason).to_vec();
            let opponent = Some(opponent);
            Some(Answer::NeedsArbiter(Question { rule, player, opponent, round, decisions }))
        }
        Excuse::Good => None,
        Excuse::None => {
            let mut parts = tournament.clone().into_parts();
            let meetings = Meetings::of(tournament);
            let table = meetings.table(tournament);
            let won = (Outcome::Win, round);
            give_games(&mut parts, (meetings, &table), (player, opponent), won);
            parts.refused.push(Refused { player, opponent, round });
            Some(ruled(Effect::MatchLost { loser: player }, vec![rule], parts)?)
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
