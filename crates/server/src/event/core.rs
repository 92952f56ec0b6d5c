//! What the acts of an event add up to.

use std::collections::BTreeMap;

use tournament::dutch::{ColorReason, Pair};
use tournament::standings::ThreeOrMore;
use tournament::withdrawal::Leaver;
use tournament::{Bye, Entry, Forbidden, PlayerId, RoundNumber, Violation};

use super::act::{Act, Drawn, Presence};
use super::score::Score;
use crate::journal::Seq;

/// A player of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The entry.
    pub entry: Entry,
    /// Whether the player has come.
    pub presence: Presence,
}

/// A board of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// Who has the first move.
    pub white: PlayerId,
    /// Who has the second.
    pub black: PlayerId,
    /// Why the colours are as they are.
    pub colors: ColorReason,
    /// The result, once there is one.
    pub score: Option<Score>,
    /// The live game, if one was opened.
    pub game: Option<String>,
}

/// A round, draft or published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Its number.
    pub number: RoundNumber,
    /// Its boards; the first is board 1.
    pub boards: Vec<Board>,
    /// Who has the bye of the pairing, or is free in a round robin.
    pub bye: Option<PlayerId>,
    /// Who was left out for not having checked in.
    pub absent: Vec<PlayerId>,
    /// The entry that paired it.
    pub paired_by: Seq,
}

impl Round {
    fn of(drawn: &Drawn, seq: Seq) -> Self {
        let board = |pair: &Pair| Board {
            white: pair.white,
            black: pair.black,
            colors: pair.colors,
            score: None,
            game: None,
        };
        Self {
            number: drawn.round,
            boards: drawn.pairs.iter().map(board).collect(),
            bye: drawn.bye,
            absent: drawn.absent.clone(),
            paired_by: seq,
        }
    }

    /// A board by its number, from 1.
    #[must_use]
    pub fn board(&self, number: u32) -> Option<&Board> {
        self.boards.get(index(number)?)
    }

    /// The boards with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (u32, &Board)> {
        (1..).zip(&self.boards)
    }

    /// Whether every board has a result.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.boards.iter().all(|board| board.score.is_some())
    }

    /// How many boards wait for a result.
    #[must_use]
    pub fn open(&self) -> usize {
        self.boards.iter().filter(|board| board.score.is_none()).count()
    }
}

/// The state of an event apart from its terms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Core {
    /// The players by number.
    pub players: BTreeMap<PlayerId, Player>,
    /// The published rounds.
    pub rounds: Vec<Round>,
    /// The round that is paired and not yet published.
    pub draft: Option<Round>,
    /// Byes asked for.
    pub asked: BTreeMap<(RoundNumber, PlayerId), Bye>,
    /// Who left, in order.
    pub leaving: Vec<Leaver>,
    /// Who may not meet.
    pub forbidden: Vec<Forbidden>,
    /// Breaches noted.
    pub violations: Vec<Violation>,
    /// What the committee decided for three or more with equal points.
    pub three: ThreeOrMore,
}

impl Default for Core {
    fn default() -> Self {
        Self {
            players: BTreeMap::new(),
            rounds: Vec::new(),
            draft: None,
            asked: BTreeMap::new(),
            leaving: Vec::new(),
            forbidden: Vec::new(),
            violations: Vec::new(),
            three: ThreeOrMore::AskArbiter,
        }
    }
}

impl Core {
    /// The last published round; [`RoundNumber::START`] before the first.
    #[must_use]
    pub fn last_round(&self) -> RoundNumber {
        self.rounds.last().map_or(RoundNumber::START, |round| round.number)
    }

    /// A published round.
    #[must_use]
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, player: PlayerId) -> &str {
        self.players.get(&player).map_or("", |player| player.entry.name.as_str())
    }

    /// Whether check-in is in use: somebody has checked in.
    #[must_use]
    pub fn checks_in(&self) -> bool {
        self.players.values().any(|player| player.presence == Presence::Here)
    }

    /// Whether a player has left.
    #[must_use]
    pub fn has_left(&self, player: PlayerId) -> bool {
        self.leaving.iter().any(|left| left.player == player)
    }

    /// The last round whose results are all in.
    #[must_use]
    pub fn complete_round(&self) -> RoundNumber {
        let complete = self.rounds.iter().take_while(|round| round.is_complete());
        complete.last().map_or(RoundNumber::START, |round| round.number)
    }

    /// Adds an act. What does not fit is passed over: it was checked when it was taken.
    pub fn apply(&mut self, act: &Act, seq: Seq) {
        match act {
            Act::Added(entries) => {
                for entry in entries {
                    let presence = Presence::NotHere;
                    self.players.insert(entry.id, Player { entry: entry.clone(), presence });
                }
            }
            Act::Amended(entry) => {
                if let Some(player) = self.players.get_mut(&entry.id) {
                    player.entry = (**entry).clone();
                }
            }
            Act::Removed(player) => {
                self.players.remove(player);
                self.asked.retain(|(_, asking), _| asking != player);
                self.forbidden.iter_mut().for_each(|pair| pair.players.retain(|id| id != player));
                self.forbidden.retain(|pair| pair.players.len() > 1);
            }
            Act::Numbered(order) => self.renumber(order),
            Act::CheckedIn(player, presence) => {
                if let Some(player) = self.players.get_mut(player) {
                    player.presence = *presence;
                }
            }
            Act::Asked(player, round, Some(bye)) => {
                self.asked.insert((*round, *player), *bye);
            }
            Act::Asked(player, round, None) => {
                self.asked.remove(&(*round, *player));
            }
            Act::Paired(drawn) => self.draft = Some(Round::of(drawn, seq)),
            Act::Exchanged(one, other) => self.exchange(*one, *other),
            Act::Dropped => self.draft = None,
            Act::Published => self.rounds.extend(self.draft.take()),
            Act::Scored(round, scores) => {
                for (board, score) in scores {
                    self.score(*round, *board, *score);
                }
            }
            Act::Corrected(round, board, score) => self.score(*round, *board, *score),
            Act::Withdrawn(player, adjudicated) => {
                let (player, after) = (*player, self.last_round());
                let adjudicated = *adjudicated;
                self.leaving.push(Leaver { player, after, adjudicated, listing: None });
            }
            Act::Violated(player, round, note) => self.violations.push(Violation {
                player: *player,
                round: *round,
                note: note.clone(),
            }),
            Act::Barred(players, from, to) => {
                self.forbidden.push(Forbidden { from: *from, to: *to, players: players.clone() })
            }
            Act::Settled(choice) => self.three = *choice,
            Act::Linked(round, games) => {
                for (board, game) in games {
                    if let Some(board) = self.board_mut(*round, *board) {
                        board.game = Some(game.clone());
                    }
                }
            }
        }
    }

    fn board_mut(&mut self, round: RoundNumber, board: u32) -> Option<&mut Board> {
        let round = self.rounds.iter_mut().find(|known| known.number == round)?;
        round.boards.get_mut(index(board)?)
    }

    fn score(&mut self, round: RoundNumber, board: u32, score: Option<Score>) {
        if let Some(board) = self.board_mut(round, board) {
            board.score = score;
        }
    }

    fn exchange(&mut self, one: PlayerId, other: PlayerId) {
        let Some(draft) = &mut self.draft else { return };
        let swap = |player: &mut PlayerId| {
            if *player == one {
                *player = other;
            } else if *player == other {
                *player = one;
            }
        };
        for board in &mut draft.boards {
            swap(&mut board.white);
            swap(&mut board.black);
        }
        draft.bye.iter_mut().for_each(swap);
    }

    /// Gives the players new numbers, before play; whatever names a player follows.
    fn renumber(&mut self, order: &[PlayerId]) {
        let new: BTreeMap<PlayerId, PlayerId> =
            order.iter().copied().zip((1..).map(PlayerId)).collect();
        let of = |old: PlayerId| new.get(&old).copied().unwrap_or(old);
        let players = std::mem::take(&mut self.players).into_values().map(|mut player| {
            player.entry.id = of(player.entry.id);
            (player.entry.id, player)
        });
        self.players = players.collect();
        let asked = std::mem::take(&mut self.asked).into_iter();
        self.asked = asked.map(|((round, player), bye)| ((round, of(player)), bye)).collect();
        for pair in &mut self.forbidden {
            pair.players.iter_mut().for_each(|player| *player = of(*player));
        }
        for violation in &mut self.violations {
            violation.player = of(violation.player);
        }
        for left in &mut self.leaving {
            left.player = of(left.player);
        }
    }
}

fn index(board: u32) -> Option<usize> {
    usize::try_from(board.checked_sub(1)?).ok()
}
