//! The criteria as fields of a weight.

use std::collections::BTreeMap;

use crate::event::Edition;
use crate::matching::Weight;
use crate::slot::Color;
use crate::units::Points;

use super::field::{ByeRight, Field, Float, Player, Stage, Strength};
use super::rules::{ColorBar, Procedure};

/// What a candidate is judged by, most important first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Criterion {
    /// The rest must stay pairable, with the bye for somebody who may have it (C4, C5).
    Completion,
    /// As many pairs as possible (C6).
    Pairs,
    /// The scores of those who float down (C7); in 2017 the score differences.
    Downfloaters,
    /// Pairs in the next bracket (C8).
    NextPairs,
    /// Scores of those who float down from the next bracket (C8).
    NextScores,
    /// Unplayed games of the one who gets the bye (C9).
    ByeUnplayed,
    /// Topscorers and their opponents beyond a colour difference of two (C10).
    TopDifference,
    /// Topscorers and their opponents with the same colour three times running (C11).
    TopThird,
    /// Colour preferences not met (C12).
    Preference,
    /// Strong colour preferences not met (C13).
    StrongPreference,
    /// Downfloaters who floated down one round ago (C14).
    DownfloatOne,
    /// Opponents of moved-down players who floated up one round ago (C15).
    UpfloatOne,
    /// Downfloaters who floated down two rounds ago (C16).
    DownfloatTwo,
    /// Opponents of moved-down players who floated up two rounds ago (C17).
    UpfloatTwo,
    /// Score differences of moved-down players who floated down one round ago (C18).
    DownScoreOne,
    /// Score differences of those whose opponents floated up one round ago (C19).
    UpScoreOne,
    /// Score differences of moved-down players who floated down two rounds ago (C20).
    DownScoreTwo,
    /// Score differences of those whose opponents floated up two rounds ago (C21).
    UpScoreTwo,
}

impl Criterion {
    /// Every criterion, most important first.
    pub const ALL: [Self; 18] = [
        Self::Completion,
        Self::Pairs,
        Self::Downfloaters,
        Self::NextPairs,
        Self::NextScores,
        Self::ByeUnplayed,
        Self::TopDifference,
        Self::TopThird,
        Self::Preference,
        Self::StrongPreference,
        Self::DownfloatOne,
        Self::UpfloatOne,
        Self::DownfloatTwo,
        Self::UpfloatTwo,
        Self::DownScoreOne,
        Self::UpScoreOne,
        Self::DownScoreTwo,
        Self::UpScoreTwo,
    ];

    /// The label printed in the text of an edition.
    #[must_use]
    pub const fn label(self, edition: Edition) -> &'static str {
        let (old, new) = match self {
            Self::Completion => ("C.4", "C4"),
            Self::Pairs => ("C.5", "C6"),
            Self::Downfloaters => ("C.6", "C7"),
            Self::NextPairs | Self::NextScores => ("C.7", "C8"),
            Self::ByeUnplayed => ("-", "C9"),
            Self::TopDifference => ("C.8", "C10"),
            Self::TopThird => ("C.9", "C11"),
            Self::Preference => ("C.10", "C12"),
            Self::StrongPreference => ("C.11", "C13"),
            Self::DownfloatOne => ("C.12", "C14"),
            Self::UpfloatOne => ("C.13", "C15"),
            Self::DownfloatTwo => ("C.14", "C16"),
            Self::UpfloatTwo => ("C.15", "C17"),
            Self::DownScoreOne => ("C.16", "C18"),
            Self::UpScoreOne => ("C.17", "C19"),
            Self::DownScoreTwo => ("C.18", "C20"),
            Self::UpScoreTwo => ("C.19", "C21"),
        };
        match edition {
            Edition::Dutch2017 => old,
            Edition::Dutch2026 => new,
        }
    }
}

/// The criteria on floats one and two rounds ago: of those who float down, of opponents raised.
const FLOATS: [(Criterion, Criterion); 2] = [
    (Criterion::DownfloatOne, Criterion::UpfloatOne),
    (Criterion::DownfloatTwo, Criterion::UpfloatTwo),
];

/// The same for the score differences.
pub(super) const FLOAT_SCORES: [(Criterion, Criterion); 2] = [
    (Criterion::DownScoreOne, Criterion::UpScoreOne),
    (Criterion::DownScoreTwo, Criterion::UpScoreTwo),
];

/// The part of a bracket a member belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Moved down into the bracket.
    MovedDown,
    /// Of the score group of the bracket.
    Resident,
    /// Of the next score group.
    Next,
    /// Further down.
    Rest,
}

/// Whether a matching of this window must leave the rest pairable by its weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The window holds everybody left: completion is part of the weights.
    Everybody,
    /// Everybody below can be paired whatever is chosen here.
    Window,
    /// Completion is checked afterwards (2017).
    Checked,
}

/// Whether C9 takes effect in this bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SingleBye {
    No,
    Yes,
}

/// The players a bracket is paired among: moved-down ones, residents, the next group, the rest.
#[derive(Debug, Clone)]
pub(crate) struct Window {
    pub(crate) members: Vec<usize>,
    /// How many are moved down.
    pub(crate) moved: usize,
    /// Where the bracket ends.
    pub(crate) bracket: usize,
    /// Where the next group ends.
    pub(crate) next: usize,
    pub(crate) scope: Scope,
    pub(crate) single_bye: SingleBye,
    /// The score of whoever gets the bye, if anybody does.
    pub(crate) bye_score: Option<Points>,
}

impl Window {
    pub(crate) const fn part(&self, place: usize) -> Part {
        if place < self.moved {
            Part::MovedDown
        } else if place < self.bracket {
            Part::Resident
        } else if place < self.next {
            Part::Next
        } else {
            Part::Rest
        }
    }
}

/// One field of the weight.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WeightField {
    pub(crate) criterion: Criterion,
    pub(crate) shift: u32,
    pub(crate) bits: u32,
}

/// Where each criterion stands in the weights of a window, and what each edge adds.
#[derive(Debug)]
pub(crate) struct Layout<'a> {
    field: &'a Field,
    window: &'a Window,
    procedure: Procedure,
    pub(crate) fields: Vec<WeightField>,
    pub(crate) bits: u32,
    /// The fields of a criterion kept per score or score difference: key to field.
    keyed: BTreeMap<(Criterion, i32), usize>,
    single: [Option<usize>; 18],
    /// The rank of a number of played games among the candidates for the bye.
    ranks: BTreeMap<usize, i64>,
}

const fn bits_for(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

impl<'a> Layout<'a> {
    pub(crate) fn new(field: &'a Field, window: &'a Window, procedure: Procedure) -> Self {
        let mut layout = Self {
            field,
            window,
            procedure,
            fields: Vec::new(),
            bits: 0,
            keyed: BTreeMap::new(),
            single: [None; 18],
            ranks: BTreeMap::new(),
        };
        layout.rank_byes();
        layout.lay_out();
        let mut shift = 0;
        for field in layout.fields.iter_mut().rev() {
            field.shift = shift;
            shift += field.bits;
        }
        layout.bits = shift;
        layout
    }

    pub(crate) fn player(&self, place: usize) -> &'a Player {
        &self.field.players[self.window.members[place]]
    }

    pub(crate) const fn window(&self) -> &'a Window {
        self.window
    }

    pub(crate) const fn field(&self) -> &'a Field {
        self.field
    }

    fn add(&mut self, criterion: Criterion, most: usize) {
        self.single[Self::at(criterion)] = Some(self.fields.len());
        self.fields.push(WeightField { criterion, shift: 0, bits: bits_for(most) });
    }

    fn add_keyed(&mut self, criterion: Criterion, key: i32, most: usize) {
        self.keyed.insert((criterion, key), self.fields.len());
        self.fields.push(WeightField { criterion, shift: 0, bits: bits_for(most) });
    }

    fn at(criterion: Criterion) -> usize {
        Criterion::ALL.iter().position(|known| *known == criterion).unwrap_or(0)
    }

    fn lay_out(&mut self) {
        let window = self.window;
        let pairs = window.bracket / 2;
        let keys = match self.procedure {
            Procedure::LookAhead => self.moved_scores(),
            Procedure::CollapsedLastBracket => super::old::differences(self),
        };
        if window.scope == Scope::Everybody {
            self.add(Criterion::Completion, 2 * window.members.len());
        }
        self.add(Criterion::Pairs, pairs);
        self.add_keys(Criterion::Downfloaters, &keys);
        self.lay_out_next(&keys);
        if window.single_bye == SingleBye::Yes {
            self.add(Criterion::ByeUnplayed, window.members.len() * (self.ranks.len() + 1));
        }
        if self.field.stage == Stage::Last || self.field.colors == ColorBar::Wishes {
            self.add(Criterion::TopDifference, pairs);
            self.add(Criterion::TopThird, pairs);
        }
        self.add(Criterion::Preference, pairs);
        self.add(Criterion::StrongPreference, pairs);
        let residents = window.bracket - window.moved;
        for (down, up) in FLOATS.into_iter().take(self.rounds_back()) {
            self.add(down, residents);
            self.add(up, pairs);
        }
        for (down, up) in FLOAT_SCORES.into_iter().take(self.rounds_back()) {
            self.add_keys(down, &keys);
            self.add_keys(up, &keys);
        }
    }

    /// What the bracket leaves to the next one.
    fn lay_out_next(&mut self, keys: &[(i32, usize)]) {
        let window = self.window;
        match self.procedure {
            Procedure::LookAhead if window.next > window.bracket => {
                self.add(Criterion::NextPairs, window.next / 2);
                self.add_keys(Criterion::NextScores, keys);
                let own = self.player(window.moved).score.tenths();
                self.add_keyed(Criterion::NextScores, own, window.bracket - window.moved);
            }
            Procedure::CollapsedLastBracket if window.scope == Scope::Checked => {
                self.add(Criterion::NextPairs, 2 * window.members.len());
                self.add_keys(Criterion::NextScores, keys);
            }
            Procedure::LookAhead | Procedure::CollapsedLastBracket => {}
        }
    }

    fn add_keys(&mut self, criterion: Criterion, keys: &[(i32, usize)]) {
        for (key, most) in keys {
            self.add_keyed(criterion, *key, *most);
        }
    }

    /// How many of the last two rounds there are.
    fn rounds_back(&self) -> usize {
        usize::from(self.field.round.0.saturating_sub(1).min(2))
    }

    /// The scores of the moved-down players, highest first, with their number.
    fn moved_scores(&self) -> Vec<(i32, usize)> {
        let mut scores: Vec<(i32, usize)> = Vec::new();
        for place in 0..self.window.moved {
            let score = self.player(place).score.tenths();
            match scores.last_mut() {
                Some((known, count)) if *known == score => *count += 1,
                Some(_) | None => scores.push((score, 1)),
            }
        }
        scores
    }

    fn rank_byes(&mut self) {
        let Some(score) = self.window.bye_score else { return };
        if self.window.single_bye == SingleBye::No {
            return;
        }
        let mut played: Vec<usize> = (0..self.window.members.len())
            .map(|place| self.player(place))
            .filter(|player| player.score == score)
            .map(|player| player.played)
            .collect();
        played.sort_unstable();
        played.dedup();
        self.ranks = played.into_iter().rev().zip(0..).collect();
    }

    /// A number per member; members with the same number have the same weights.
    pub(crate) fn kinds(&self) -> Vec<usize> {
        let key = |place: usize| {
            let player = self.player(place);
            let side = |color: Option<Color>| match color {
                None => 0,
                Some(Color::White) => 1,
                Some(Color::Black) => 2,
            };
            let floats = player.floats.map(|float| match float {
                Float::None => 0,
                Float::Down => 1,
                Float::Up => 2,
            });
            (
                match self.window.part(place) {
                    Part::MovedDown => 0,
                    Part::Resident => 1,
                    Part::Next => 2,
                    Part::Rest => 3,
                },
                player.score,
                (
                    side(player.preference),
                    player.strength,
                    player.difference,
                    side(player.repeated),
                ),
                floats,
                player.bye == ByeRight::Eligible,
                if self.window.single_bye == SingleBye::Yes { player.played } else { 0 },
            )
        };
        let mut known = BTreeMap::new();
        (0..self.window.members.len())
            .map(|place| {
                let next = known.len();
                *known.entry(key(place)).or_insert(next)
            })
            .collect()
    }

    pub(crate) fn weight<W: Weight>(&self, higher: usize, lower: usize) -> W {
        let mut sum = W::ZERO;
        for (index, value) in self.values(higher, lower) {
            if value != 0 {
                sum = sum + (W::from_i64(value) << self.fields[index].shift);
            }
        }
        sum
    }

    /// How well these pairs meet each criterion.
    pub(crate) fn marks_of(&self, pairs: &[(usize, usize)]) -> Vec<(Criterion, i64)> {
        let mut marks: Vec<(Criterion, i64)> =
            self.fields.iter().map(|field| (field.criterion, 0)).collect();
        for (higher, lower) in pairs {
            for (index, value) in self.values(*higher, *lower) {
                marks[index].1 += value;
            }
        }
        marks
    }

    /// What a pair adds to which field.
    fn values(&self, higher: usize, lower: usize) -> Vec<(usize, i64)> {
        let mut values = Vec::with_capacity(self.fields.len());
        self.plain_values(higher, lower, &mut |criterion, value| {
            values.extend(self.single[Self::at(criterion)].map(|index| (index, value)));
        });
        let mut keyed = |criterion: Criterion, key: i32, value: i64| {
            values.extend(self.keyed.get(&(criterion, key)).map(|index| (*index, value)));
        };
        match self.procedure {
            Procedure::LookAhead => self.keyed_values(higher, lower, &mut keyed),
            Procedure::CollapsedLastBracket => {
                super::old::keyed_values(self, higher, lower, &mut keyed);
            }
        }
        values
    }

    fn plain_values(&self, higher: usize, lower: usize, put: &mut dyn FnMut(Criterion, i64)) {
        let (a, b) = (self.player(higher), self.player(lower));
        let candidate = |player: &Player| {
            player.bye == ByeRight::Eligible
                && self.window.bye_score.is_none_or(|score| player.score <= score)
        };
        let completion = 1 + i64::from(!candidate(a)) + i64::from(!candidate(b));
        put(Criterion::Completion, completion);
        if let Some(score) = self.window.bye_score {
            let rank = |player: &Player| {
                if player.score == score { self.ranks.get(&player.played).copied() } else { None }
            };
            put(Criterion::ByeUnplayed, rank(a).unwrap_or(0) + rank(b).unwrap_or(0));
        }
        let part = self.window.part(lower);
        put(
            Criterion::NextPairs,
            match self.procedure {
                Procedure::LookAhead => i64::from(part == Part::Next),
                Procedure::CollapsedLastBracket => super::old::next_value(self, part, completion),
            },
        );
        if part != Part::Resident {
            return;
        }
        put(Criterion::Pairs, 1);
        color_values(a, b, put);
        for (back, (down, up)) in FLOATS.into_iter().enumerate() {
            let floated = |player: &Player| i64::from(player.floats[back] == Float::Down);
            let second = if a.score <= b.score { floated(a) } else { 0 };
            put(down, floated(b) + second);
            put(up, i64::from(!is_raised(a, b, back)));
        }
    }

    fn keyed_values(&self, higher: usize, lower: usize, put: &mut dyn FnMut(Criterion, i32, i64)) {
        let (a, b) = (self.player(higher), self.player(lower));
        let key = a.score.tenths();
        match self.window.part(lower) {
            Part::MovedDown | Part::Rest => return,
            Part::Next => {
                put(Criterion::NextScores, key, 1);
                return;
            }
            Part::Resident => put(Criterion::Downfloaters, key, 1),
        }
        for (back, (down, up)) in FLOAT_SCORES.into_iter().enumerate() {
            put(down, key, i64::from(a.floats[back] == Float::Down));
            put(up, key, i64::from(!is_raised(a, b, back)));
        }
    }
}

/// Whether the lower of a pair meets somebody higher and did so before, one round ago or two.
pub(super) fn is_raised(a: &Player, b: &Player, back: usize) -> bool {
    a.score > b.score && b.floats[back] == Float::Up
}

/// C10 to C13, each counted as kept.
pub(crate) fn color_values(a: &Player, b: &Player, put: &mut dyn FnMut(Criterion, i64)) {
    let same = a.preference.is_some() && a.preference == b.preference;
    let wide = |player: &Player| player.difference.abs() > 1;
    put(Criterion::TopDifference, i64::from(!(same && wide(a) && wide(b))));
    put(Criterion::TopThird, i64::from(!third_in_a_row(a, b)));
    put(Criterion::Preference, i64::from(!same));
    let firm = |player: &Player| player.strength >= Strength::Strong;
    let both = a.strength == Strength::Absolute && b.strength == Strength::Absolute;
    put(Criterion::StrongPreference, i64::from(!(same && firm(a) && firm(b) && !both)));
}

/// Whether one of two players with the same absolute preference gets a third game of one colour.
fn third_in_a_row(a: &Player, b: &Player) -> bool {
    if !a.clashes(b) {
        return false;
    }
    if a.difference.abs() == b.difference.abs() {
        return a.repeated.is_some() && a.repeated == b.repeated;
    }
    // The wider difference is served, so the other one gets what it does not want.
    let loser = if a.difference.abs() > b.difference.abs() { b } else { a };
    loser.repeated == a.preference.map(Color::other)
}
