//! The crosstable of teams, from the games of their players.

use std::collections::BTreeMap;

use crate::event::Tournament;
use crate::slot::{Bye, Decided, Outcome, Slot, Validity};
use crate::units::{PlayerId, Points, Rating, RoundNumber};

use super::code::Score;
use super::table::{
    Cell, CellGame, CellKind, Format, MatchScoring, Row, Scores, Table, Terms, Worth,
};

/// A match that was not played because a team, or both, did not appear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchForfeit {
    /// In which round.
    pub round: RoundNumber,
    /// The two teams by number.
    pub teams: (u32, u32),
    /// What it was for each.
    pub outcomes: (Outcome, Outcome),
}

/// What an event for teams adds to the games of its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRecords {
    /// What a match is worth.
    pub matches: MatchScoring,
    /// How many boards a match has.
    pub boards: u16,
    /// The score that ranks first.
    pub primary: Score,
    /// What the bye of the pairing is worth.
    pub pairing_bye: Scores,
    /// Byes, by team number and round.
    pub byes: BTreeMap<(u32, RoundNumber), Bye>,
    /// Matches not played.
    pub forfeits: Vec<MatchForfeit>,
    /// Line-ups out of the usual order, board after board; none for a board left empty.
    pub line_ups: BTreeMap<(u32, RoundNumber), Vec<Option<PlayerId>>>,
}

impl Table {
    /// The table of the teams after a round.
    ///
    /// The players of a team sit in the order of its list, unless a line-up says otherwise; the team
    /// with more game points wins the match.
    #[must_use]
    pub fn of_teams(
        tournament: &Tournament,
        records: &TeamRecords,
        after: RoundNumber,
        format: Format,
    ) -> Self {
        let scoring = tournament.event().scoring;
        let boards = i32::from(records.boards);
        let terms = Terms {
            format,
            primary: records.primary,
            matches: Worth { win: records.matches.win, draw: records.matches.draw },
            games: Worth { win: scoring.win * boards, draw: scoring.draw * boards },
            boards: records.boards,
        };
        let teams = Teams::of(tournament, records, terms);
        let rows = tournament.teams().iter().enumerate().map(|(index, team)| Row {
            number: team.number,
            rating: Rating(0),
            cells: (1..=after.0).map(|round| teams.cell(index, RoundNumber(round))).collect(),
            extra: Points::ZERO,
        });
        Self { terms, rounds: after, rows: rows.collect() }
    }
}

struct Teams<'a> {
    tournament: &'a Tournament,
    records: &'a TeamRecords,
    terms: Terms,
    /// The team of each player, as an index.
    team_of: BTreeMap<PlayerId, usize>,
    index_of: BTreeMap<u32, usize>,
}

impl<'a> Teams<'a> {
    fn of(tournament: &'a Tournament, records: &'a TeamRecords, terms: Terms) -> Self {
        let teams = tournament.teams().iter().enumerate();
        let team_of = teams
            .clone()
            .flat_map(|(index, team)| team.players.iter().map(move |player| (*player, index)))
            .collect();
        let index_of = teams.map(|(index, team)| (team.number, index)).collect();
        Self { tournament, records, terms, team_of, index_of }
    }

    fn number(&self, index: usize) -> u32 {
        self.tournament.teams()[index].number
    }

    fn slot(&self, player: PlayerId, round: RoundNumber) -> &Slot {
        static BLANK: Slot = Slot::Blank;
        self.tournament.index_of(player).map_or(&BLANK, |index| self.tournament.slot(index, round))
    }

    fn cell(&self, index: usize, round: RoundNumber) -> Cell {
        if let Some(forfeit) = self.forfeit(index, round) {
            return forfeit;
        }
        let (matches, games) = (self.terms.matches, self.terms.games);
        let worth = |matches, games| Scores { matches, games };
        match self.records.byes.get(&(self.number(index), round)) {
            Some(Bye::PairingAllocated) => {
                return Cell::alone(CellKind::PairingBye, self.records.pairing_bye);
            }
            Some(Bye::Full) => {
                return Cell::alone(CellKind::FullBye, worth(matches.win, games.win));
            }
            Some(Bye::Half) => {
                return Cell::alone(CellKind::HalfBye, worth(matches.draw, games.draw));
            }
            Some(Bye::Zero) => return Cell::alone(CellKind::ZeroBye, Scores::default()),
            None => {}
        }
        self.played(index, round)
            .unwrap_or_else(|| Cell::alone(CellKind::ZeroBye, Scores::default()))
    }

    fn forfeit(&self, index: usize, round: RoundNumber) -> Option<Cell> {
        let number = self.number(index);
        let mut forfeits = self.records.forfeits.iter().filter(|forfeit| forfeit.round == round);
        forfeits.find_map(|forfeit| {
            let (first, second) = forfeit.teams;
            let (other, outcome) = if number == first {
                (second, forfeit.outcomes.0)
            } else if number == second {
                (first, forfeit.outcomes.1)
            } else {
                return None;
            };
            let (kind, scores) = match outcome {
                Outcome::Win => (
                    CellKind::ForfeitWin,
                    Scores { matches: self.terms.matches.win, games: self.terms.games.win },
                ),
                Outcome::Draw | Outcome::Loss => (CellKind::ForfeitLoss, Scores::default()),
            };
            let opponent = self.index_of.get(&other).copied();
            Some(Cell { kind, opponent, scores, games: Vec::new() })
        })
    }

    /// The match a team played; none where no player of it met anybody.
    fn played(&self, index: usize, round: RoundNumber) -> Option<Cell> {
        let opponent = self.opponent(index, round)?;
        let mine = self.games(index, round);
        let theirs = self.games(opponent, round);
        let total = |games: &[CellGame]| games.iter().map(|game| game.points).sum::<Points>();
        let (own, other) = (total(&mine), total(&theirs));
        let outcome = match own.cmp(&other) {
            std::cmp::Ordering::Greater => Outcome::Win,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Less => Outcome::Loss,
        };
        let scores = Scores { matches: self.records.matches.of(outcome), games: own };
        Some(Cell { kind: CellKind::Played, opponent: Some(opponent), scores, games: mine })
    }

    fn opponent(&self, index: usize, round: RoundNumber) -> Option<usize> {
        let players = self.tournament.teams()[index].players.iter();
        players
            .filter_map(|player| self.slot(*player, round).opponent())
            .find_map(|opponent| self.team_of.get(&opponent).copied())
    }

    /// Who sat at which board.
    fn line_up(&self, index: usize, round: RoundNumber) -> Vec<Option<PlayerId>> {
        let team = &self.tournament.teams()[index];
        if let Some(known) = self.records.line_ups.get(&(team.number, round)) {
            return known.clone();
        }
        let boards = usize::from(self.terms.boards);
        let played = |player: &&PlayerId| {
            // Who won without play sat at the board; who is marked lost without play may not have.
            let slot = self.slot(**player, round);
            slot.opponent().is_some() || *slot == Slot::Bye(Bye::Full)
        };
        team.players.iter().filter(played).take(boards).map(|player| Some(*player)).collect()
    }

    fn games(&self, index: usize, round: RoundNumber) -> Vec<CellGame> {
        let scoring = &self.tournament.event().scoring;
        self.line_up(index, round)
            .into_iter()
            .zip(1..)
            .filter_map(|(player, board)| {
                let slot = self.slot(player?, round);
                if let Some(game) = slot.games().find(|game| game.validity == Validity::Counts) {
                    return Some(CellGame {
                        board,
                        color: game.color,
                        outcome: game.outcome,
                        decided: game.decided,
                        points: game.points(scoring),
                    });
                }
                let without_play = |outcome, points| CellGame {
                    board,
                    color: None,
                    outcome,
                    decided: Decided::Forfeit,
                    points,
                };
                match slot {
                    Slot::Bye(Bye::Full) => Some(without_play(Outcome::Win, scoring.win)),
                    Slot::Bye(Bye::Zero) => Some(without_play(Outcome::Loss, Points::ZERO)),
                    Slot::Bye(Bye::Half | Bye::PairingAllocated)
                    | Slot::Blank
                    | Slot::NotEntered
                    | Slot::Withdrawn
                    | Slot::Game(_)
                    | Slot::Match(_) => None,
                }
            })
            .collect()
    }
}
