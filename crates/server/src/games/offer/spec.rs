//! The lists of acts: who may do what, and when.

use super::{Group, Input};
use crate::games::live::Matter;

/// Whom an act is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// Nobody, or it stands in the fixed fields.
    Game,
    /// Each side in turn; for a player himself.
    Side,
    /// The side to move.
    Mover,
    /// Each side in turn, of whom somebody else tells something; a player tells it of his opponent.
    Other,
}

/// What is shown before it is confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Show {
    /// What the ledger makes of it. What has no effect is not offered.
    Consequence,
    /// The articles on these matters.
    Articles(&'static [Matter]),
    /// The same; offered only where the rulebook has one.
    Under(&'static [Matter]),
}

/// When it is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    Always,
    BeforeTheEnd,
    BeforeTheStart,
    Playing,
    Running,
    Stopped,
    Sealed,
    Arriving,
    Adjourning,
    Unpressed,
    Over,
    /// From the start on, also after the end.
    Started,
    /// Moves were made that the ledger could not follow.
    BoardUnknown,
}

/// An act as it stands in the lists: the fields of [`Act`](super::Act) that do not hang on the game, and when it is offered.
pub(super) struct Spec {
    pub(super) name: &'static str,
    pub(super) group: Group,
    pub(super) what: &'static str,
    pub(super) about: About,
    pub(super) fixed: &'static [(&'static str, &'static str)],
    pub(super) inputs: &'static [Input],
    pub(super) show: Show,
    pub(super) when: When,
}

const fn spec(name: &'static str, group: Group, about: About, when: When) -> Spec {
    Spec { name, group, what: name, about, fixed: &[], inputs: &[], show: Show::Consequence, when }
}

impl Spec {
    const fn named(
        mut self,
        what: &'static str,
        fixed: &'static [(&'static str, &'static str)],
    ) -> Self {
        self.what = what;
        self.fixed = fixed;
        self
    }

    const fn with(mut self, inputs: &'static [Input], show: &'static [Matter]) -> Self {
        self.inputs = inputs;
        self.show = Show::Articles(show);
        self
    }

    const fn under(mut self, inputs: &'static [Input], show: &'static [Matter]) -> Self {
        self.inputs = inputs;
        self.show = Show::Under(show);
        self
    }
}

use About::{Game as Whole, Mover, Other, Side as Each};
use Matter as M;

const CLAIM: [&[Matter]; 2] = [&[M::Repetition, M::ClaimOutcome], &[M::Fifty, M::ClaimOutcome]];

/// What a player may do, in the order of the page. His moves have a form of their own.
pub(super) const PLAYER: &[Spec] = &[
    spec("press", Group::Play, Each, When::Unpressed).with(&[], &[M::Pressing]),
    spec("accept", Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Group::Draw, Each, When::BeforeTheEnd),
    spec("threefold", Group::Draw, Mover, When::Running)
        .named("claim", &[("kind", "threefold")])
        .with(&[Input::MoveMaybe], CLAIM[0]),
    spec("fifty", Group::Draw, Mover, When::Running)
        .named("claim", &[("kind", "fifty")])
        .with(&[Input::MoveMaybe], CLAIM[1]),
    spec("threefold_first", Group::Draw, Mover, When::Running)
        .named("claim", &[("kind", "threefold"), ("first", "opponent")])
        .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("fifty_first", Group::Draw, Mover, When::Running)
        .named("claim", &[("kind", "fifty"), ("first", "opponent")])
        .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("increment", Group::Draw, Each, When::Running).named("request_increment", &[]),
    spec("cannot_win", Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "cannot_win")]),
    spec("no_effort", Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "no_effort")]),
    spec("pause", Group::Clock, Each, When::Running).with(&[Input::Note], &[M::Pausing]),
    spec("report_illegal", Group::Play, Each, When::Running).with(&[], &[M::Illegal]),
    spec("report_touch", Group::Play, Other, When::Running)
        .under(&[Input::Square], &[M::TouchClaim]),
    spec("borrow", Group::Record, Each, When::Playing),
    spec("seal", Group::Adjournment, Mover, When::Adjourning).with(&[Input::Sealed], &[M::Sealing]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];

/// What an arbiter may do, for himself and for players who tell him.
pub(super) const ARBITER: &[Spec] = &[
    spec("move", Group::Play, Mover, When::BeforeTheEnd)
        .named("move", &[("press", "true")])
        .with(&[Input::Move], &[M::Moving]),
    spec("move_two_hands", Group::Play, Mover, When::BeforeTheEnd)
        .named("move", &[("press", "true"), ("hands", "two")])
        .under(&[Input::Move], &[M::TwoHands]),
    spec("press", Group::Play, Each, When::Unpressed),
    spec("report_illegal", Group::Play, Whole, When::Playing)
        .named("report_illegal", &[("by", "arbiter")]),
    spec("put_right", Group::Play, Whole, When::Playing),
    spec("illegal_position", Group::Play, Whole, When::Playing),
    spec("board", Group::Play, Whole, When::BoardUnknown)
        .with(&[Input::Board], &[M::IllegalPosition]),
    spec("touch", Group::Play, Mover, When::Playing).with(&[Input::Touch], &[M::Touching]),
    spec("report_touch", Group::Play, Other, When::Playing)
        .named("report_touch", &[("by", "arbiter")])
        .under(&[Input::Square], &[M::TouchClaim]),
    spec("release", Group::Play, Mover, When::Playing).under(&[Input::Move], &[M::Releasing]),
    spec("write", Group::Play, Mover, When::Playing).with(&[Input::Move], &[M::Writing]),
    spec("accept", Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Group::Draw, Each, When::BeforeTheEnd),
    spec("threefold", Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "threefold")])
        .with(&[Input::MoveMaybe], CLAIM[0]),
    spec("fifty", Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "fifty")])
        .with(&[Input::MoveMaybe], CLAIM[1]),
    spec("threefold_first", Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "threefold"), ("first", "opponent")])
        .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("fifty_first", Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "fifty"), ("first", "opponent")])
        .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("increment", Group::Draw, Each, When::Running).named("request_increment", &[]),
    spec("cannot_win", Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "cannot_win")]),
    spec("no_effort", Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "no_effort")]),
    spec("start_session", Group::Clock, Whole, When::BeforeTheStart),
    spec("stop", Group::Clock, Whole, When::Running).named("pause", &[("by", "arbiter")]),
    spec("pause_none", Group::Clock, Each, When::Running).named("pause", &[("reason", "none")]),
    spec("restart", Group::Clock, Each, When::Stopped),
    spec("correct", Group::Clock, Whole, When::BeforeTheEnd).with(&[Input::Clocks], &[M::Clocks]),
    spec("replace_clock", Group::Clock, Whole, When::BeforeTheEnd)
        .under(&[Input::Clocks], &[M::DefectiveClock]),
    spec("flag", Group::Clock, Each, When::BeforeTheEnd),
    spec("arrive", Group::Arrival, Each, When::Arriving),
    spec("absent", Group::Arrival, Each, When::Arriving),
    spec("absent_both", Group::Arrival, Whole, When::Arriving).named("absent", &[("by", "both")]),
    spec("seal", Group::Adjournment, Mover, When::Playing).with(&[Input::Sealed], &[M::Sealing]),
    spec("open_envelope", Group::Adjournment, Whole, When::Sealed)
        .with(&[Input::MoveMaybe], &[M::Opening]),
    spec("lose_envelope", Group::Adjournment, Whole, When::Sealed)
        .with(&[Input::MoveMaybe], &[M::LostEnvelope]),
    spec("displace", Group::SetUp, Each, When::Playing),
    spec("misplaced", Group::SetUp, Whole, When::Playing).under(&[Input::Plies], &[M::Misplaced]),
    spec("wrong_initial", Group::SetUp, Whole, When::Playing)
        .named("wrong", &[("what", "initial_position")]),
    spec("wrong_adjourned", Group::SetUp, Whole, When::Playing)
        .named("wrong", &[("what", "adjourned_position")]),
    spec("wrong_lost", Group::SetUp, Whole, When::BeforeTheEnd)
        .named("wrong", &[("what", "lost_position")]),
    spec("wrong_colours", Group::SetUp, Whole, When::Playing)
        .named("wrong", &[("what", "colours")]),
    spec("wrong_board", Group::SetUp, Whole, When::Playing).named("wrong", &[("what", "board")]),
    spec("stop_recording", Group::Record, Each, When::Playing),
    spec("borrow", Group::Record, Each, When::Playing),
    spec("sheet_one", Group::Record, Each, When::Playing)
        .named("sheets", &[("state", "to_complete")]),
    spec("sheet_both", Group::Record, Whole, When::Playing)
        .named("sheets", &[("state", "to_complete"), ("by", "both")]),
    spec("sheet_board", Group::Record, Whole, When::Playing)
        .named("sheets", &[("state", "need_board")]),
    spec("sheet_impossible", Group::Record, Whole, When::Playing)
        .named("sheets", &[("state", "impossible")]),
    spec("sheet_complete", Group::Record, Whole, When::Playing)
        .named("sheets", &[("state", "complete")]),
    spec("device", Group::Conduct, Each, When::Playing),
    spec("penalty", Group::Conduct, Each, When::BeforeTheEnd)
        .with(&[Input::Time, Input::Offence], &[M::Penalty]),
    spec("refuse", Group::Conduct, Each, When::BeforeTheEnd),
    spec("refuse_both", Group::Conduct, Whole, When::BeforeTheEnd)
        .named("refuse", &[("by", "both")]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("sign", Group::End, Whole, When::Started).under(&[Input::Outcome], &[M::Signing]),
    spec("score", Group::End, Whole, When::Over).under(&[Input::Scores], &[M::Scores]),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];

/// What a player of xiangqi may do. Repetition is ruled on by itself; a claim asks for a ruling now.
pub(super) const XIANGQI_PLAYER: &[Spec] = &[
    spec("accept", Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Group::Draw, Each, When::Playing),
    spec("claim", Group::Draw, Each, When::Running).with(&[], &[M::Repetition]),
    spec("pause", Group::Clock, Each, When::Running).with(&[Input::Note], &[M::Pausing]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];

/// What an arbiter of xiangqi may do.
pub(super) const XIANGQI_ARBITER: &[Spec] = &[
    spec("move", Group::Play, Mover, When::BeforeTheEnd).with(&[Input::Move], &[M::Moving]),
    spec("accept", Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Group::Draw, Each, When::Playing),
    spec("claim", Group::Draw, Each, When::Playing),
    spec("start_session", Group::Clock, Whole, When::BeforeTheStart),
    spec("stop", Group::Clock, Whole, When::Running).named("pause", &[]),
    spec("restart", Group::Clock, Each, When::Stopped),
    spec("correct", Group::Clock, Whole, When::BeforeTheEnd).with(&[Input::Clocks], &[M::Clocks]),
    spec("flag", Group::Clock, Each, When::BeforeTheEnd),
    spec("arrive", Group::Arrival, Each, When::BeforeTheStart),
    spec("absent", Group::Arrival, Each, When::BeforeTheStart),
    spec("violation", Group::Conduct, Each, When::BeforeTheEnd).with(&[Input::Text], &[M::Conduct]),
    spec("penalty", Group::Conduct, Each, When::BeforeTheEnd).with(&[Input::Time], &[M::Penalty]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];
