//! One round, bracket after bracket.

use crate::event::{Edition, Tournament};
use crate::matching::{BitMatrix, Bits, Obstacle, complete};
use crate::slot::Color;
use crate::units::{PlayerId, Points, RoundNumber};

use super::below::Cut;
use super::bracket::{Marks, Paired, best_marks, pair_bracket, perfect};
use super::color::{ColorReason, allocate};
use super::criteria::{Criterion, Layout, Scope, SingleBye, Window};
use super::field::{ByeRight, Field, initial_color};
use super::rules::{Procedure, Rules};

/// Two players of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// Who has White; in xiangqi Red.
    pub white: PlayerId,
    /// Who has Black.
    pub black: PlayerId,
    /// Why the colours are as they are.
    pub colors: ColorReason,
}

/// One bracket as it was paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketTrace {
    /// The score of its residents; of the highest of them in a collapsed bracket.
    pub score: Points,
    /// Those moved down into it, in order.
    pub moved_down: Vec<PlayerId>,
    /// Its residents, in order.
    pub residents: Vec<PlayerId>,
    /// The pairs, the higher player first, in the order they were found.
    pub pairs: Vec<(PlayerId, PlayerId)>,
    /// Those who float down or get the bye.
    pub downfloaters: Vec<PlayerId>,
    /// How many residents changed between the halves of the remainder.
    pub exchanges: usize,
    /// How well each criterion is met, most important first; larger is better.
    pub marks: Vec<(Criterion, i64)>,
}

/// A paired round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairedRound {
    /// Which round.
    pub round: RoundNumber,
    /// Pairs in board order.
    pub pairs: Vec<Pair>,
    /// Who gets the bye, in an odd field.
    pub bye: Option<PlayerId>,
    /// How it came about.
    pub brackets: Vec<BracketTrace>,
}

/// Why a round has no legal pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPairing {
    /// The round.
    pub round: RoundNumber,
    /// Players who can meet only each other in small groups, or one of the helpers.
    pub stuck: Vec<PlayerId>,
    /// The few they could still meet.
    pub helpers: Vec<PlayerId>,
    /// Whether nobody left over may have the bye.
    pub needs_bye: bool,
}

/// Why a round was not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PairingError {
    /// No pairing satisfies the absolute criteria; the arbiter decides.
    #[error("no legal pairing for round {}: {}", .0.round, describe(.0))]
    NoLegalPairing(NoPairing),
    /// Nobody is there to be paired.
    #[error("nobody to pair in round {0}")]
    Nobody(RoundNumber),
}

fn describe(none: &NoPairing) -> String {
    let list =
        |ids: &[PlayerId]| ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let mut text = if none.stuck.is_empty() {
        String::from("nobody left over may be given the bye")
    } else if none.helpers.is_empty() {
        format!("players {} have too few opponents left among themselves", list(&none.stuck))
    } else {
        format!(
            "players {} may meet only players {} or each other, and those are too few",
            list(&none.stuck),
            list(&none.helpers)
        )
    };
    if none.needs_bye {
        text.push_str(
            "; one player would get the bye, and nobody who may have it can be left over",
        );
    }
    text
}

/// Pairs a round by the Dutch system from the history before it.
///
/// Byes on record for that round keep their players out. Games in it or later are ignored, and
/// where there are any, so is the bye the pairing gave then.
///
/// # Errors
/// If no pairing satisfies the absolute criteria, or nobody is there.
pub fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    edition: Edition,
) -> Result<PairedRound, PairingError> {
    pair_by(tournament, round, &Rules::of(edition))
}

/// Pairs a round by a set of choices, as [`pair`] does by those of an edition.
///
/// # Errors
/// If no pairing satisfies the absolute criteria, or nobody is there.
pub fn pair_by(
    tournament: &Tournament,
    round: RoundNumber,
    rules: &Rules,
) -> Result<PairedRound, PairingError> {
    let cut;
    let history = if tournament.last_paired_round() >= round {
        cut = tournament.cut_after(round.previous());
        &cut
    } else {
        tournament
    };
    let field = Field::new(history, round, rules, initial_color(tournament));
    if field.len() == 0 {
        return Err(PairingError::Nobody(round));
    }
    let mut run = Run::new(&field, rules.procedure);
    match rules.procedure {
        Procedure::LookAhead => run.look_ahead()?,
        Procedure::CollapsedLastBracket => super::old::run(&mut run)?,
    }
    Ok(run.finish())
}

/// A round being paired.
pub(crate) struct Run<'a> {
    pub(crate) field: &'a Field,
    pub(crate) procedure: Procedure,
    pairs: Vec<(usize, usize)>,
    brackets: Vec<BracketTrace>,
}

impl<'a> Run<'a> {
    fn new(field: &'a Field, procedure: Procedure) -> Self {
        Self { field, procedure, pairs: Vec::new(), brackets: Vec::new() }
    }

    fn look_ahead(&mut self) -> Result<(), PairingError> {
        let field = self.field;
        let bye_score = self.bye_score()?;
        let mut moved: Vec<usize> = Vec::new();
        let mut begin = 0;
        while begin < field.len() {
            let end = field.group_end(begin);
            let cut = Cut { moved: &moved, begin, end, bye_score };
            let floaters = match self.settle_small(&cut) {
                Some(floaters) => floaters,
                None => self.settle_whole(&cut),
            };
            moved = floaters;
            begin = end;
        }
        Ok(())
    }

    /// Pairs a bracket by itself, or with the next group, where nothing below can matter.
    fn settle_small(&mut self, cut: &Cut<'_>) -> Option<Vec<usize>> {
        let field = self.field;
        let own = field.players[cut.begin].score;
        if cut.bye_score.is_some_and(|bye| bye >= own) {
            return self.settle_last_at_once(cut);
        }
        let alone = cut.window(cut.end, Scope::Window);
        let layout = Layout::new(field, &alone, self.procedure);
        if let Some(paired) = perfect(&layout)
            && cut.is_free_below(self, alone.bracket % 2)
        {
            return Some(self.record(&alone, paired));
        }
        let paired = pair_bracket(&layout, &|left| cut.is_free_below(self, left));
        if let Some(paired) = paired {
            return Some(self.record(&alone, paired));
        }
        let next = field.group_end(cut.end);
        let below = field.players.get(next).map(|player| player.score);
        if next == field.len() || cut.bye_score.is_some_and(|bye| Some(bye) > below) {
            return None;
        }
        let two = cut.window(next, Scope::Window);
        let layout = Layout::new(field, &two, self.procedure);
        let paired = pair_bracket(&layout, &|left| cut.can_finish(self, next, left))?;
        Some(self.record(&two, paired))
    }

    /// The last bracket, where its last player gets the bye and the first candidate is perfect.
    fn settle_last_at_once(&mut self, cut: &Cut<'_>) -> Option<Vec<usize>> {
        let field = self.field;
        let window = cut.window(cut.end, Scope::Window);
        if cut.end < field.len() || window.bracket.is_multiple_of(2) {
            return None;
        }
        let last = field.players.last()?;
        let rivals = self.eligible(&window.members, cut.bye_score);
        let most = rivals.iter().map(|position| field.players[*position].played).max();
        if last.bye == ByeRight::Barred || most != Some(last.played) {
            return None;
        }
        let paired = perfect(&Layout::new(field, &window, self.procedure))?;
        Some(self.record(&window, paired))
    }

    fn settle_whole(&mut self, cut: &Cut<'_>) -> Vec<usize> {
        let field = self.field;
        let mut window = cut.window(field.len(), Scope::Everybody);
        window.next = cut.moved.len() + field.group_end(cut.end) - cut.begin;
        let score = field.players[cut.begin].score;
        window.single_bye = bye_decides(field, &window, score, self.procedure);
        self.settle(&Layout::new(field, &window, self.procedure))
    }

    /// Pairs a bracket; gives back those who float down.
    ///
    /// # Panics
    /// Never: whatever is left unmatched is accepted.
    pub(crate) fn settle(&mut self, layout: &Layout<'_>) -> Vec<usize> {
        let paired = pair_bracket(layout, &|_| true).expect("every number is accepted");
        self.record(layout.window(), paired)
    }

    pub(crate) fn record(&mut self, window: &Window, paired: Paired) -> Vec<usize> {
        let mut left = vec![true; window.bracket];
        for (a, b) in &paired.outcome.pairs {
            left[*a] = false;
            left[*b] = false;
            self.pairs.push((window.members[*a], window.members[*b]));
        }
        let floaters: Vec<usize> = (0..window.bracket)
            .filter(|place| left[*place])
            .map(|place| window.members[place])
            .collect();
        self.trace(
            window,
            &paired.outcome.pairs,
            &floaters,
            paired.outcome.exchanges,
            paired.marks,
        );
        floaters
    }

    fn trace(
        &mut self,
        window: &Window,
        pairs: &[(usize, usize)],
        floaters: &[usize],
        exchanges: usize,
        marks: Marks,
    ) {
        let id = |position: usize| self.field.players[position].id;
        let member = |place: usize| id(window.members[place]);
        self.brackets.push(BracketTrace {
            score: self.field.players[window.members[window.moved]].score,
            moved_down: (0..window.moved).map(member).collect(),
            residents: (window.moved..window.bracket).map(member).collect(),
            pairs: pairs.iter().map(|(a, b)| (member(*a), member(*b))).collect(),
            downfloaters: floaters.iter().map(|position| id(*position)).collect(),
            exchanges,
            marks,
        });
    }

    /// Undoes the last bracket (2017, when the rest turns out not to be pairable).
    pub(crate) fn undo(&mut self) {
        if let Some(bracket) = self.brackets.pop() {
            self.pairs.truncate(self.pairs.len() - bracket.pairs.len());
        }
    }

    /// The lowest score whose holder can get the bye; none in an even field (C5).
    fn bye_score(&self) -> Result<Option<Points>, PairingError> {
        let field = self.field;
        if field.len().is_multiple_of(2) {
            let everybody: Vec<usize> = (0..field.len()).collect();
            return self.check(&everybody).map(|()| None);
        }
        let mut end = field.len();
        let mut problem = None;
        let everybody: Vec<usize> = (0..field.len()).collect();
        while end > 0 {
            let score = field.players[end - 1].score;
            match completable(field, &everybody, &self.eligible(&everybody, Some(score))) {
                Ok(()) => return Ok(Some(score)),
                Err(obstacle) => problem = Some(obstacle),
            }
            end = field.players.iter().position(|player| player.score == score).unwrap_or(0);
        }
        Err(self.no_pairing(&everybody, problem.as_ref()))
    }

    /// Whether these can be paired, with the bye for one who may have it if they are odd.
    pub(crate) fn check(&self, members: &[usize]) -> Result<(), PairingError> {
        completable(self.field, members, &self.eligible(members, None))
            .map_err(|obstacle| self.no_pairing(members, Some(&obstacle)))
    }

    /// Those who may have the bye, up to a score.
    pub(crate) fn eligible(&self, members: &[usize], most: Option<Points>) -> Vec<usize> {
        let players = &self.field.players;
        members
            .iter()
            .copied()
            .filter(|position| players[*position].bye == ByeRight::Eligible)
            .filter(|position| most.is_none_or(|most| players[*position].score <= most))
            .collect()
    }

    fn no_pairing(&self, members: &[usize], obstacle: Option<&Obstacle>) -> PairingError {
        let named = |places: &[usize]| {
            places
                .iter()
                .filter_map(|place| members.get(*place))
                .map(|position| self.field.players[*position].id)
                .collect()
        };
        PairingError::NoLegalPairing(NoPairing {
            round: self.field.round,
            stuck: obstacle.map(|found| named(&found.stuck)).unwrap_or_default(),
            helpers: obstacle.map(|found| named(&found.helpers)).unwrap_or_default(),
            needs_bye: members.len() % 2 == 1,
        })
    }

    fn finish(mut self) -> PairedRound {
        let players = &self.field.players;
        let mut paired = vec![false; players.len()];
        for (a, b) in &mut self.pairs {
            paired[*a] = true;
            paired[*b] = true;
            if a > b {
                std::mem::swap(a, b);
            }
        }
        self.pairs.sort_by_key(|(a, b)| {
            (std::cmp::Reverse(players[*a].score), std::cmp::Reverse(players[*b].score), *a)
        });
        let pairs = self
            .pairs
            .iter()
            .map(|(a, b)| {
                let (a, b) = (&players[*a], &players[*b]);
                let (color, colors) = allocate(self.field, a, b);
                match color {
                    Color::White => Pair { white: a.id, black: b.id, colors },
                    Color::Black => Pair { white: b.id, black: a.id, colors },
                }
            })
            .collect();
        let bye = paired.iter().position(|paired| !paired).map(|position| players[position].id);
        PairedRound { round: self.field.round, pairs, bye, brackets: self.brackets }
    }
}

/// C9 takes effect where all of the bracket but one can be paired inside it, and that one must be
/// the one who gets the bye.
pub(crate) fn bye_decides(
    field: &Field,
    window: &Window,
    score: Points,
    procedure: Procedure,
) -> SingleBye {
    if window.bracket.is_multiple_of(2) || window.bye_score.is_none_or(|bye| bye < score) {
        return SingleBye::No;
    }
    if window.bracket == 1 {
        return SingleBye::No;
    }
    if window.members.len() == window.bracket {
        // Nobody is below, and everybody can be paired but one.
        return SingleBye::Yes;
    }
    let marks = best_marks(&Layout::new(field, window, procedure));
    let pairs = marks.iter().find(|(criterion, _)| *criterion == Criterion::Pairs);
    let all_but_one = pairs.is_some_and(|(_, pairs)| {
        usize::try_from(*pairs).is_ok_and(|pairs| 2 * pairs + 1 == window.bracket)
    });
    if all_but_one { SingleBye::Yes } else { SingleBye::No }
}

/// Whether everybody can be paired, one of the eligible staying over if the number is odd.
pub(crate) fn completable(
    field: &Field,
    members: &[usize],
    eligible: &[usize],
) -> Result<(), Obstacle> {
    let size = members.len() + members.len() % 2;
    let is_stretch = members.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let mut edges = match (members.first(), members.last()) {
        (Some(first), Some(last)) if is_stretch => field.legal.stretch(*first, last + 1, size),
        _ => among(field, members, size),
    };
    if size > members.len() {
        for (i, a) in members.iter().enumerate() {
            if eligible.binary_search(a).is_ok() {
                edges.insert(i, size - 1);
            }
        }
    }
    complete(&edges, &Bits::full(size)).map(|_| ())
}

/// Who of these may meet, by their places among them.
fn among(field: &Field, members: &[usize], size: usize) -> BitMatrix {
    let mut edges = BitMatrix::new(size);
    for (i, a) in members.iter().enumerate() {
        for (j, b) in members.iter().enumerate().skip(i + 1) {
            if field.legal.has(*a, *b) {
                edges.insert(i, j);
            }
        }
    }
    edges
}
