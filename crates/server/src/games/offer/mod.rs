//! What is offered to a viewer now: only what the rules and the phase allow, each with its articles and consequence.
//!
//! The consequence comes from the ledger itself, run on a copy. Where it would tell a player what he has to find out himself
//! (whether his claim is right), or anybody what is in a sealed envelope, the articles alone are shown.

use arbiter::Side;
use formats::ruling::Bilingual;
use rulebook::Game as Kind;
use serde_json::Value;

use super::live::{Article, Decision, Line, LiveGame, Matter, Phase, Weight};
use super::{Actor, Table, Viewer, side_word};

/// Where an act stands on the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Moves and presses.
    Play,
    /// Offers and claims.
    Draw,
    /// Clocks.
    Clock,
    /// Arrivals and absence.
    Arrival,
    /// Pieces, colours, boards.
    SetUp,
    /// Scoresheets.
    Record,
    /// Conduct and penalties.
    Conduct,
    /// Sealing and resuming.
    Adjournment,
    /// Resignation, protest.
    End,
}

impl Group {
    /// All groups in the order of the page.
    pub const ALL: [Self; 9] = [
        Self::Play,
        Self::Draw,
        Self::Clock,
        Self::Arrival,
        Self::Adjournment,
        Self::SetUp,
        Self::Record,
        Self::Conduct,
        Self::End,
    ];

    /// The name of its heading in the texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Play => "group-play",
            Self::Draw => "group-draw",
            Self::Clock => "group-clock",
            Self::Arrival => "group-arrival",
            Self::SetUp => "group-set-up",
            Self::Record => "group-record",
            Self::Conduct => "group-conduct",
            Self::Adjournment => "group-adjournment",
            Self::End => "group-end",
        }
    }
}

/// What a person fills in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Input {
    /// A move.
    Move,
    /// A move, or nothing.
    MoveMaybe,
    /// A sealed move: not to be read over the shoulder.
    Sealed,
    /// A time.
    Time,
    /// What both clocks are to show.
    Clocks,
    /// Words.
    Text,
    /// A word of explanation, or nothing.
    Note,
    /// A square, and how the piece was touched.
    Touch,
}

/// An act that is offered.
#[derive(Debug, Clone)]
pub struct Act {
    /// Its name; the label is the text `act-NAME`, or `act-own-NAME` for a player's own.
    pub name: &'static str,
    /// Where it stands.
    pub group: Group,
    /// Whom it is about.
    pub side: Option<Side>,
    /// The fields of the line that are fixed.
    pub line: Line,
    /// What is filled in.
    pub inputs: &'static [Input],
    /// The articles.
    pub articles: Vec<Article>,
    /// What follows, in words; empty where it is not told beforehand.
    pub follows: Vec<Bilingual>,
}

impl Act {
    /// The fixed fields as a form holds them.
    #[must_use]
    pub fn fields(&self) -> Vec<(String, String)> {
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        self.line.iter().map(|(name, value)| (name.clone(), text(value))).collect()
    }
}

/// Whom an act is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    /// Nobody, or it stands in the fixed fields.
    Game,
    /// Each side in turn; for a player himself.
    Side,
    /// The side to move.
    Mover,
}

/// What is shown before it is confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Show {
    /// What the ledger makes of it. What has no effect is not offered.
    Consequence,
    /// The articles on these matters.
    Articles(&'static [Matter]),
}

/// When it is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum When {
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
}

struct Spec {
    name: &'static str,
    group: Group,
    what: &'static str,
    about: About,
    fixed: &'static [(&'static str, &'static str)],
    inputs: &'static [Input],
    show: Show,
    when: When,
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
}

use About::{Game as Whole, Mover, Side as Each};
use Matter as M;

const CLAIM: [&[Matter]; 2] = [&[M::Repetition, M::ClaimOutcome], &[M::Fifty, M::ClaimOutcome]];

/// What a player may do, in the order of the page. His moves have a form of their own.
const PLAYER: &[Spec] = &[
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
    spec("pause", Group::Clock, Each, When::Running).with(&[Input::Note], &[M::Pausing]),
    spec("report_illegal", Group::Play, Each, When::Running).with(&[], &[M::Illegal]),
    spec("seal", Group::Adjournment, Mover, When::Adjourning).with(&[Input::Sealed], &[M::Sealing]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];

/// What an arbiter may do, for himself and for players who tell him.
const ARBITER: &[Spec] = &[
    spec("move", Group::Play, Mover, When::BeforeTheEnd)
        .named("move", &[("press", "true")])
        .with(&[Input::Move], &[M::Moving]),
    spec("press", Group::Play, Each, When::Unpressed),
    spec("report_illegal", Group::Play, Whole, When::Playing)
        .named("report_illegal", &[("by", "arbiter")]),
    spec("put_right", Group::Play, Whole, When::Playing),
    spec("touch", Group::Play, Mover, When::Playing).with(&[Input::Touch], &[M::Touching]),
    spec("accept", Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Group::Draw, Each, When::BeforeTheEnd),
    spec("threefold", Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "threefold")])
        .with(&[Input::MoveMaybe], CLAIM[0]),
    spec("fifty", Group::Draw, Mover, When::Playing)
        .named("claim", &[("kind", "fifty")])
        .with(&[Input::MoveMaybe], CLAIM[1]),
    spec("start_session", Group::Clock, Whole, When::BeforeTheStart),
    spec("stop", Group::Clock, Whole, When::Running).named("pause", &[("by", "arbiter")]),
    spec("restart", Group::Clock, Each, When::Stopped),
    spec("correct", Group::Clock, Whole, When::BeforeTheEnd).with(&[Input::Clocks], &[M::Clocks]),
    spec("flag", Group::Clock, Each, When::BeforeTheEnd),
    spec("arrive", Group::Arrival, Each, When::Arriving),
    spec("absent", Group::Arrival, Each, When::Arriving),
    spec("absent_both", Group::Arrival, Whole, When::Arriving).named("absent", &[("by", "both")]),
    spec("seal", Group::Adjournment, Mover, When::Playing).with(&[Input::Sealed], &[M::Sealing]),
    spec("open_envelope", Group::Adjournment, Whole, When::Sealed).with(&[], &[M::Opening]),
    spec("lose_envelope", Group::Adjournment, Whole, When::Sealed)
        .with(&[Input::MoveMaybe], &[M::LostEnvelope]),
    spec("displace", Group::SetUp, Each, When::Playing),
    spec("wrong_initial", Group::SetUp, Whole, When::Playing)
        .named("wrong", &[("what", "initial_position")]),
    spec("wrong_adjourned", Group::SetUp, Whole, When::Playing)
        .named("wrong", &[("what", "adjourned_position")]),
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
    spec("penalty", Group::Conduct, Each, When::BeforeTheEnd).with(&[Input::Time], &[M::Penalty]),
    spec("refuse", Group::Conduct, Each, When::BeforeTheEnd),
    spec("refuse_both", Group::Conduct, Whole, When::BeforeTheEnd)
        .named("refuse", &[("by", "both")]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];

/// What a player of xiangqi may do. Repetition is ruled on by itself; a claim asks for a ruling now.
const XIANGQI_PLAYER: &[Spec] = &[
    spec("accept", Group::Draw, Each, When::BeforeTheEnd),
    spec("decline", Group::Draw, Each, When::BeforeTheEnd),
    spec("offer", Group::Draw, Each, When::Playing),
    spec("claim", Group::Draw, Each, When::Running).with(&[], &[M::Repetition]),
    spec("pause", Group::Clock, Each, When::Running).with(&[Input::Note], &[M::Pausing]),
    spec("resign", Group::End, Each, When::BeforeTheEnd),
    spec("protest", Group::End, Each, When::Always).with(&[Input::Text], &[M::Protest]),
];

const XIANGQI_ARBITER: &[Spec] = &[
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

/// What is offered to a viewer at `now_ms`.
#[must_use]
pub fn acts(table: &Table, viewer: Viewer, now_ms: i64) -> Vec<Act> {
    let Some(live) = table.live() else { return Vec::new() };
    let specs = match (viewer, live.kind()) {
        (Viewer::Spectator, _) => return Vec::new(),
        (Viewer::Player(_), Kind::Chess) => PLAYER,
        (Viewer::Arbiter, Kind::Chess) => ARBITER,
        (Viewer::Player(_), Kind::Xiangqi) => XIANGQI_PLAYER,
        (Viewer::Arbiter, Kind::Xiangqi) => XIANGQI_ARBITER,
    };
    specs
        .iter()
        .flat_map(|spec| sides(spec, live, viewer).into_iter().map(move |side| (spec, side)))
        .filter(|(spec, side)| is_time(spec.when, table, live, *side))
        .filter_map(|(spec, side)| act(spec, table, live, viewer, side, now_ms))
        .collect()
}

/// Whom the act can be about for this viewer.
fn sides(spec: &Spec, live: &LiveGame, viewer: Viewer) -> Vec<Option<Side>> {
    let all = match spec.about {
        About::Game => vec![None],
        About::Side => vec![Some(Side::First), Some(Side::Second)],
        About::Mover => vec![Some(live.to_move())],
    };
    match viewer {
        Viewer::Player(own) => {
            all.into_iter().filter(|side| side.is_none_or(|side| side == own)).collect()
        }
        Viewer::Spectator | Viewer::Arbiter => all,
    }
}

fn is_time(when: When, table: &Table, live: &LiveGame, side: Option<Side>) -> bool {
    let phase = live.phase();
    let open = live.question().is_none();
    match when {
        When::Always => true,
        When::BeforeTheEnd => !phase.is_over() && open,
        When::BeforeTheStart => {
            phase == Phase::NotStarted
                || (matches!(phase, Phase::Sealed(_)) && live.running().is_none())
        }
        When::Playing => phase == Phase::Playing && open,
        When::Running => phase == Phase::Playing && open && live.running().is_some(),
        When::Stopped => phase == Phase::Playing && open && live.running().is_none(),
        When::Sealed => matches!(phase, Phase::Sealed(_)),
        When::Arriving => {
            matches!(phase, Phase::Sealed(_)) || (phase == Phase::Playing && live.plies().len() < 2)
        }
        When::Adjourning => table.is_adjourning() && phase == Phase::Playing,
        When::Unpressed => {
            let lies = live.illegal().filter(|illegal| !illegal.pressed).map(|one| one.side);
            phase == Phase::Playing && side.is_some() && (live.unpressed() == side || lies == side)
        }
    }
}

fn act(
    spec: &'static Spec,
    table: &Table,
    live: &LiveGame,
    viewer: Viewer,
    side: Option<Side>,
    now_ms: i64,
) -> Option<Act> {
    let mut line = Line::new();
    line.insert("do".to_owned(), Value::from(spec.what));
    if let Some(side) = side {
        line.insert("by".to_owned(), Value::from(side_word(live.kind(), side)));
    }
    for (name, value) in spec.fixed {
        let value = if *value == "true" { Value::from(true) } else { Value::from(*value) };
        line.insert((*name).to_owned(), value);
    }
    let mut act = Act {
        name: spec.name,
        group: spec.group,
        side,
        line,
        inputs: spec.inputs,
        articles: Vec::new(),
        follows: Vec::new(),
    };
    match spec.show {
        Show::Articles(matters) => {
            let rules = matters.iter().flat_map(|matter| live.articles_on(*matter));
            act.articles = distinct(rules.map(Article::from));
        }
        Show::Consequence => {
            let decisions = consequence(table, live, viewer, &act.line, now_ms)?;
            if reveals(live, &act.line) {
                act.articles =
                    distinct(live.articles_on(Matter::Opening).into_iter().map(Article::from));
            } else {
                act.articles =
                    distinct(decisions.iter().flat_map(|one| one.articles.iter().copied()));
                act.follows = words(&decisions);
            }
        }
    }
    Some(act)
}

/// What the line would lead to; `None` when it cannot be taken now or would have no effect.
fn consequence(
    table: &Table,
    live: &LiveGame,
    viewer: Viewer,
    line: &Line,
    now_ms: i64,
) -> Option<Vec<Decision>> {
    let actor = match viewer {
        Viewer::Player(side) => Actor::Player(side),
        Viewer::Spectator | Viewer::Arbiter => Actor::Arbiter(String::new()),
    };
    let line = table.permit(&actor, line).ok()?;
    let taken = live.clone().take(&line, table.moment(now_ms)).ok()?;
    let decisions: Vec<Decision> = taken.into_iter().flat_map(|one| one.decisions).collect();
    let idle = decisions.iter().any(|one| one.weight == Weight::NoEffect);
    (!idle && !decisions.is_empty()).then_some(decisions)
}

/// What people want to read of it: the decisions, or the bare facts where there is nothing else.
fn words(decisions: &[Decision]) -> Vec<Bilingual> {
    let speak: Vec<Bilingual> = decisions
        .iter()
        .filter(|one| one.weight != Weight::Bare)
        .map(|one| one.words.clone())
        .collect();
    if speak.is_empty() { decisions.iter().map(|one| one.words.clone()).collect() } else { speak }
}

fn distinct(articles: impl Iterator<Item = Article>) -> Vec<Article> {
    let mut found: Vec<Article> = Vec::new();
    for article in articles {
        if !found.contains(&article) {
            found.push(article);
        }
    }
    found
}

/// Whether a line needs what is in the envelope. A lost one is replaced by the sealer's word.
pub(super) fn opens(live: &LiveGame, line: &Line) -> bool {
    reveals(live, line) && line.get("do").is_some_and(|what| what != "lose_envelope")
}

/// Whether telling the consequence of a line would tell what is in the envelope.
pub(super) fn reveals(live: &LiveGame, line: &Line) -> bool {
    let what = line.get("do").and_then(Value::as_str).unwrap_or_default();
    matches!(live.phase(), Phase::Sealed(_))
        && matches!(what, "open_envelope" | "lose_envelope" | "absent" | "arrive")
}
