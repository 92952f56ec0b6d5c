//! The lists of acts: who may do what, and when.

use super::{Group, Input, Label};
use crate::games::live::Matter;
use crate::i18n::Texts;

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
    pub(super) label: Label,
    pub(super) group: Group,
    pub(super) what: &'static str,
    pub(super) about: About,
    pub(super) fixed: &'static [(&'static str, &'static str)],
    pub(super) inputs: &'static [Input],
    pub(super) show: Show,
    pub(super) when: When,
}

const fn spec(name: &'static str, label: Label, group: Group, about: About, when: When) -> Spec {
    Spec {
        name,
        label,
        group,
        what: name,
        about,
        fixed: &[],
        inputs: &[],
        show: Show::Consequence,
        when,
    }
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

/// A label that names the side.
macro_rules! of_side {
    ($text:ident) => {
        Label::OfSide(|t, side| t.$text(side).to_string())
    };
}

const CLAIM: [&[Matter]; 2] = [&[M::Repetition, M::ClaimOutcome], &[M::Fifty, M::ClaimOutcome]];

/// What a player may do, in the order of the page. His moves have a form of their own.
pub(super) const PLAYER: &[Spec] = &[
    spec("press", Label::Plain(Texts::act_own_press), Group::Play, Each, When::Unpressed)
        .with(&[], &[M::Pressing]),
    spec("accept", Label::Plain(Texts::act_own_accept), Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Label::Plain(Texts::act_own_decline), Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Label::Plain(Texts::act_own_offer), Group::Draw, Each, When::BeforeTheEnd),
    spec("threefold", Label::Plain(Texts::act_own_threefold), Group::Draw, Mover, When::Running)
        .named("claim", &[("kind", "threefold")])
        .with(&[Input::MoveMaybe], CLAIM[0]),
    spec("fifty", Label::Plain(Texts::act_own_fifty), Group::Draw, Mover, When::Running)
        .named("claim", &[("kind", "fifty")])
        .with(&[Input::MoveMaybe], CLAIM[1]),
    spec(
        "threefold_first",
        Label::Plain(Texts::act_own_threefold_first),
        Group::Draw,
        Mover,
        When::Running,
    )
    .named("claim", &[("kind", "threefold"), ("first", "opponent")])
    .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec(
        "fifty_first",
        Label::Plain(Texts::act_own_fifty_first),
        Group::Draw,
        Mover,
        When::Running,
    )
    .named("claim", &[("kind", "fifty"), ("first", "opponent")])
    .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("increment", Label::Plain(Texts::act_own_increment), Group::Draw, Each, When::Running)
        .named("request_increment", &[]),
    spec("cannot_win", Label::Plain(Texts::act_own_cannot_win), Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "cannot_win")]),
    spec("no_effort", Label::Plain(Texts::act_own_no_effort), Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "no_effort")]),
    spec("pause", Label::Plain(Texts::act_own_pause), Group::Clock, Each, When::Running)
        .with(&[Input::Note], &[M::Pausing]),
    spec(
        "report_illegal",
        Label::Plain(Texts::act_own_report_illegal),
        Group::Play,
        Each,
        When::Running,
    )
    .with(&[], &[M::Illegal]),
    spec(
        "report_touch",
        Label::Plain(Texts::act_own_report_touch),
        Group::Play,
        Other,
        When::Running,
    )
    .under(&[Input::Square], &[M::TouchClaim]),
    spec("borrow", Label::Plain(Texts::act_own_borrow), Group::Record, Each, When::Playing),
    spec("seal", Label::Plain(Texts::act_own_seal), Group::Adjournment, Mover, When::Adjourning)
        .with(&[Input::Sealed], &[M::Sealing]),
    spec("resign", Label::Plain(Texts::act_own_resign), Group::End, Each, When::BeforeTheEnd),
    spec("protest", Label::Plain(Texts::act_own_protest), Group::End, Each, When::Always)
        .with(&[Input::Text], &[M::Protest]),
];

/// What an arbiter may do, for himself and for players who tell him.
pub(super) const ARBITER: &[Spec] = &[
    spec("move", of_side!(act_move), Group::Play, Mover, When::BeforeTheEnd)
        .named("move", &[("press", "true")])
        .with(&[Input::Move], &[M::Moving]),
    spec("move_two_hands", of_side!(act_move_two_hands), Group::Play, Mover, When::BeforeTheEnd)
        .named("move", &[("press", "true"), ("hands", "two")])
        .under(&[Input::Move], &[M::TwoHands]),
    spec("press", of_side!(act_press), Group::Play, Each, When::Unpressed),
    spec(
        "report_illegal",
        Label::Plain(Texts::act_report_illegal),
        Group::Play,
        Whole,
        When::Playing,
    )
    .named("report_illegal", &[("by", "arbiter")]),
    spec("put_right", Label::Plain(Texts::act_put_right), Group::Play, Whole, When::Playing),
    spec(
        "illegal_position",
        Label::Plain(Texts::act_illegal_position),
        Group::Play,
        Whole,
        When::Playing,
    ),
    spec("board", Label::Plain(Texts::act_board), Group::Play, Whole, When::BoardUnknown)
        .with(&[Input::Board], &[M::IllegalPosition]),
    spec("touch", of_side!(act_touch), Group::Play, Mover, When::Playing)
        .with(&[Input::Touch], &[M::Touching]),
    spec("report_touch", of_side!(act_report_touch), Group::Play, Other, When::Playing)
        .named("report_touch", &[("by", "arbiter")])
        .under(&[Input::Square], &[M::TouchClaim]),
    spec("release", of_side!(act_release), Group::Play, Mover, When::Playing)
        .under(&[Input::Move], &[M::Releasing]),
    spec("write", of_side!(act_write), Group::Play, Mover, When::Playing)
        .with(&[Input::Move], &[M::Writing]),
    spec("accept", of_side!(act_accept), Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", of_side!(act_decline), Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", of_side!(act_offer), Group::Draw, Each, When::BeforeTheEnd),
    spec("threefold", of_side!(act_threefold), Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "threefold")])
        .with(&[Input::MoveMaybe], CLAIM[0]),
    spec("fifty", of_side!(act_fifty), Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "fifty")])
        .with(&[Input::MoveMaybe], CLAIM[1]),
    spec("threefold_first", of_side!(act_threefold_first), Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "threefold"), ("first", "opponent")])
        .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("fifty_first", of_side!(act_fifty_first), Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "fifty"), ("first", "opponent")])
        .under(&[Input::MoveMaybe], &[M::ClaimPutFirst]),
    spec("increment", of_side!(act_increment), Group::Draw, Each, When::Running)
        .named("request_increment", &[]),
    spec("cannot_win", of_side!(act_cannot_win), Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "cannot_win")]),
    spec("no_effort", of_side!(act_no_effort), Group::Draw, Each, When::Running)
        .named("claim_normal_means", &[("ground", "no_effort")]),
    spec(
        "start_session",
        Label::Plain(Texts::act_start_session),
        Group::Clock,
        Whole,
        When::BeforeTheStart,
    ),
    spec("stop", Label::Plain(Texts::act_stop), Group::Clock, Whole, When::Running)
        .named("pause", &[("by", "arbiter")]),
    spec("pause_none", of_side!(act_pause_none), Group::Clock, Each, When::Running)
        .named("pause", &[("reason", "none")]),
    spec("restart", of_side!(act_restart), Group::Clock, Each, When::Stopped),
    spec("correct", Label::Plain(Texts::act_correct), Group::Clock, Whole, When::BeforeTheEnd)
        .with(&[Input::Clocks], &[M::Clocks]),
    spec(
        "replace_clock",
        Label::Plain(Texts::act_replace_clock),
        Group::Clock,
        Whole,
        When::BeforeTheEnd,
    )
    .under(&[Input::Clocks], &[M::DefectiveClock]),
    spec("flag", of_side!(act_flag), Group::Clock, Each, When::BeforeTheEnd),
    spec("arrive", of_side!(act_arrive), Group::Arrival, Each, When::Arriving),
    spec("absent", of_side!(act_absent), Group::Arrival, Each, When::Arriving),
    spec(
        "absent_both",
        Label::Plain(Texts::act_absent_both),
        Group::Arrival,
        Whole,
        When::Arriving,
    )
    .named("absent", &[("by", "both")]),
    spec("seal", of_side!(act_seal), Group::Adjournment, Mover, When::Playing)
        .with(&[Input::Sealed], &[M::Sealing]),
    spec(
        "open_envelope",
        Label::Plain(Texts::act_open_envelope),
        Group::Adjournment,
        Whole,
        When::Sealed,
    )
    .with(&[Input::MoveMaybe], &[M::Opening]),
    spec(
        "lose_envelope",
        Label::Plain(Texts::act_lose_envelope),
        Group::Adjournment,
        Whole,
        When::Sealed,
    )
    .with(&[Input::MoveMaybe], &[M::LostEnvelope]),
    spec("displace", of_side!(act_displace), Group::SetUp, Each, When::Playing),
    spec("misplaced", Label::Plain(Texts::act_misplaced), Group::SetUp, Whole, When::Playing)
        .under(&[Input::Plies], &[M::Misplaced]),
    spec(
        "wrong_initial",
        Label::Plain(Texts::act_wrong_initial),
        Group::SetUp,
        Whole,
        When::Playing,
    )
    .named("wrong", &[("what", "initial_position")]),
    spec(
        "wrong_adjourned",
        Label::Plain(Texts::act_wrong_adjourned),
        Group::SetUp,
        Whole,
        When::Playing,
    )
    .named("wrong", &[("what", "adjourned_position")]),
    spec(
        "wrong_lost",
        Label::Plain(Texts::act_wrong_lost),
        Group::SetUp,
        Whole,
        When::BeforeTheEnd,
    )
    .named("wrong", &[("what", "lost_position")]),
    spec(
        "wrong_colours",
        Label::Plain(Texts::act_wrong_colours),
        Group::SetUp,
        Whole,
        When::Playing,
    )
    .named("wrong", &[("what", "colours")]),
    spec("wrong_board", Label::Plain(Texts::act_wrong_board), Group::SetUp, Whole, When::Playing)
        .named("wrong", &[("what", "board")]),
    spec("stop_recording", of_side!(act_stop_recording), Group::Record, Each, When::Playing),
    spec("borrow", of_side!(act_borrow), Group::Record, Each, When::Playing),
    spec("sheet_one", of_side!(act_sheet_one), Group::Record, Each, When::Playing)
        .named("sheets", &[("state", "to_complete")]),
    spec("sheet_both", Label::Plain(Texts::act_sheet_both), Group::Record, Whole, When::Playing)
        .named("sheets", &[("state", "to_complete"), ("by", "both")]),
    spec("sheet_board", Label::Plain(Texts::act_sheet_board), Group::Record, Whole, When::Playing)
        .named("sheets", &[("state", "need_board")]),
    spec(
        "sheet_impossible",
        Label::Plain(Texts::act_sheet_impossible),
        Group::Record,
        Whole,
        When::Playing,
    )
    .named("sheets", &[("state", "impossible")]),
    spec(
        "sheet_complete",
        Label::Plain(Texts::act_sheet_complete),
        Group::Record,
        Whole,
        When::Playing,
    )
    .named("sheets", &[("state", "complete")]),
    spec("device", of_side!(act_device), Group::Conduct, Each, When::Playing),
    spec("penalty", of_side!(act_penalty), Group::Conduct, Each, When::BeforeTheEnd)
        .with(&[Input::Time, Input::Offence], &[M::Penalty]),
    spec("refuse", of_side!(act_refuse), Group::Conduct, Each, When::BeforeTheEnd),
    spec(
        "refuse_both",
        Label::Plain(Texts::act_refuse_both),
        Group::Conduct,
        Whole,
        When::BeforeTheEnd,
    )
    .named("refuse", &[("by", "both")]),
    spec("resign", of_side!(act_resign), Group::End, Each, When::BeforeTheEnd),
    spec("sign", Label::Plain(Texts::act_sign), Group::End, Whole, When::Started)
        .under(&[Input::Outcome], &[M::Signing]),
    spec("score", Label::Plain(Texts::act_score), Group::End, Whole, When::Over)
        .under(&[Input::Scores], &[M::Scores]),
    spec("protest", of_side!(act_protest), Group::End, Each, When::Always)
        .with(&[Input::Text], &[M::Protest]),
];

/// What a player of xiangqi may do. Repetition is ruled on by itself; a claim asks for a ruling now.
pub(super) const XIANGQI_PLAYER: &[Spec] = &[
    spec("accept", Label::Plain(Texts::act_own_accept), Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Label::Plain(Texts::act_own_decline), Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Label::Plain(Texts::act_own_offer), Group::Draw, Each, When::Playing),
    spec("claim", Label::Plain(Texts::act_own_claim), Group::Draw, Each, When::Running)
        .with(&[], &[M::Repetition]),
    spec("pause", Label::Plain(Texts::act_own_pause), Group::Clock, Each, When::Running)
        .with(&[Input::Note], &[M::Pausing]),
    spec("resign", Label::Plain(Texts::act_own_resign), Group::End, Each, When::BeforeTheEnd),
    spec("protest", Label::Plain(Texts::act_own_protest), Group::End, Each, When::Always)
        .with(&[Input::Text], &[M::Protest]),
];

/// What an arbiter of xiangqi may do.
pub(super) const XIANGQI_ARBITER: &[Spec] = &[
    spec("move", of_side!(act_move), Group::Play, Mover, When::BeforeTheEnd)
        .with(&[Input::Move], &[M::Moving]),
    spec("accept", of_side!(act_accept), Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", of_side!(act_decline), Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", of_side!(act_offer), Group::Draw, Each, When::Playing),
    spec("claim", of_side!(act_claim), Group::Draw, Each, When::Playing),
    spec(
        "start_session",
        Label::Plain(Texts::act_start_session),
        Group::Clock,
        Whole,
        When::BeforeTheStart,
    ),
    spec("stop", Label::Plain(Texts::act_stop), Group::Clock, Whole, When::Running)
        .named("pause", &[]),
    spec("restart", of_side!(act_restart), Group::Clock, Each, When::Stopped),
    spec("correct", Label::Plain(Texts::act_correct), Group::Clock, Whole, When::BeforeTheEnd)
        .with(&[Input::Clocks], &[M::Clocks]),
    spec("flag", of_side!(act_flag), Group::Clock, Each, When::BeforeTheEnd),
    spec("arrive", of_side!(act_arrive), Group::Arrival, Each, When::BeforeTheStart),
    spec("absent", of_side!(act_absent), Group::Arrival, Each, When::BeforeTheStart),
    spec("violation", of_side!(act_violation), Group::Conduct, Each, When::BeforeTheEnd)
        .with(&[Input::Text], &[M::Conduct]),
    spec("order_to_vary", of_side!(act_order_to_vary), Group::Conduct, Each, When::Playing)
        .with(&[], &[M::Repetition]),
    spec("penalty", of_side!(act_penalty), Group::Conduct, Each, When::BeforeTheEnd)
        .with(&[Input::Time], &[M::Penalty]),
    spec("resign", of_side!(act_resign), Group::End, Each, When::BeforeTheEnd),
    spec("protest", of_side!(act_protest), Group::End, Each, When::Always)
        .with(&[Input::Text], &[M::Protest]),
];
