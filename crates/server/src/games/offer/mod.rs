//! What is offered to a viewer now: only what the rules and the phase allow, each with its articles and consequence.
//!
//! The consequence comes from the ledger itself, run on a copy. Where it would tell a player what he has to find out himself
//! (whether his claim is right), or anybody what is in a sealed envelope, the articles alone are shown.

mod spec;
#[cfg(test)]
mod tests;

use arbiter::Side;
use rulebook::Game as Kind;
use serde_json::Value;
use words::Bilingual;

use self::spec::{ARBITER, About, PLAYER, Show, Spec, When, XIANGQI_ARBITER, XIANGQI_PLAYER};
use super::live::{Article, Decision, Line, LiveGame, Matter, Phase, Weight};
use super::{Actor, Table, Viewer, side_word};

use crate::i18n::{Key, Texts};

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

    /// Its heading.
    pub(crate) const fn key(self) -> Key {
        match self {
            Self::Play => Texts::group_play,
            Self::Draw => Texts::group_draw,
            Self::Clock => Texts::group_clock,
            Self::Arrival => Texts::group_arrival,
            Self::SetUp => Texts::group_set_up,
            Self::Record => Texts::group_record,
            Self::Conduct => Texts::group_conduct,
            Self::Adjournment => Texts::group_adjournment,
            Self::End => Texts::group_end,
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
    /// The square of a piece.
    Square,
    /// A number of plies.
    Plies,
    /// What stands on the board, as FEN.
    Board,
    /// What a penalty is for, or nothing.
    Offence,
    /// A result.
    Outcome,
    /// A score for each.
    Scores,
}

impl Input {
    /// Whether people want to see what would follow before they confirm.
    #[must_use]
    pub const fn is_weighed(self) -> bool {
        match self {
            Self::Time
            | Self::Clocks
            | Self::Square
            | Self::Plies
            | Self::Board
            | Self::Offence
            | Self::Outcome
            | Self::Scores => true,
            Self::Move | Self::MoveMaybe | Self::Sealed | Self::Text | Self::Note | Self::Touch => {
                false
            }
        }
    }

    /// The fields of the line that it fills.
    #[must_use]
    pub const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Move | Self::MoveMaybe | Self::Sealed => &["move"],
            Self::Time => &["time"],
            Self::Clocks | Self::Scores => &["white", "red", "black"],
            Self::Text => &["text"],
            Self::Note => &["note"],
            Self::Touch => &["square", "how"],
            Self::Square => &["square"],
            Self::Plies => &["plies"],
            Self::Board => &["fen"],
            Self::Offence => &["for"],
            Self::Outcome => &["outcome"],
        }
    }
}

/// What stands on the button of an act.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Label {
    /// The same for both sides.
    Plain(Key),
    /// With the name of the side.
    OfSide(fn(Texts, &str) -> String),
}

/// An act that is offered.
#[derive(Debug, Clone)]
pub struct Act {
    /// Its name.
    pub name: &'static str,
    /// What stands on its button.
    pub(crate) label: Label,
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
        About::Side | About::Other => vec![Some(Side::First), Some(Side::Second)],
        About::Mover => vec![Some(live.to_move())],
    };
    match viewer {
        Viewer::Player(own) => {
            let own = if spec.about == About::Other { own.other() } else { own };
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
        When::Over => matches!(phase, Phase::Ended(..)) && open,
        When::Started => matches!(phase, Phase::Playing | Phase::Ended(..)) && open,
        When::BoardUnknown => phase == Phase::Playing && live.is_board_unknown(),
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
        let field = if spec.about == About::Other { "of" } else { "by" };
        line.insert(field.to_owned(), Value::from(side_word(live.kind(), side)));
    }
    for (name, value) in spec.fixed {
        let value = if *value == "true" { Value::from(true) } else { Value::from(*value) };
        line.insert((*name).to_owned(), value);
    }
    let mut act = Act {
        name: spec.name,
        label: spec.label,
        group: spec.group,
        side,
        line,
        inputs: spec.inputs,
        articles: Vec::new(),
        follows: Vec::new(),
    };
    match spec.show {
        Show::Articles(matters) | Show::Under(matters) => {
            let rules = matters.iter().flat_map(|matter| live.articles_on(*matter));
            act.articles = distinct(rules.map(Article::from));
            if act.articles.is_empty() && matches!(spec.show, Show::Under(_)) {
                return None;
            }
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
