//! What is fixed before a game of chess: the first line of its ledger.

use arbiter::chess::Laws;
use arbiter::chess::ledger::{self as inner, Setup};
use arbiter::clock::{Category, Given};
use chess::{CastlingMode, Position};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::About;
use super::convert::position;
use super::names::{LastMinutes, Play, Supervision};
use crate::fault::LineFaultKind as Fault;
use crate::fields::{read, split};
use crate::ledger::{Fields, Increment, Time, VERSION, control, version};
use crate::request::editions;

/// The first line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the form.
    #[serde(default)]
    pub ledger: u32,
    /// The edition.
    pub rules: String,
    /// The time control: `40/7200:3600`, `90'/40 + 30'`.
    pub control: String,
    /// Whether the first increment is given before or after the first move; before, if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_increment: Option<Increment>,
    /// Standard, rapid or blitz; what the control makes of it, if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<Play>,
    /// How many games an arbiter watches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games_an_arbiter: Option<u32>,
    /// How closely the game is watched.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
    /// The position at the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fen: Option<String>,
    /// Whether it is Chess960.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chess960: Option<bool>,
    /// What was announced for the last minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_minutes: Option<LastMinutes>,
    /// The time a player may be late.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Time>,
    /// Draws are not agreed before so many moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_agreement_before: Option<u32>,
    /// Larger numbers of moves, announced before the event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub longer_limits: Option<LongerLimits>,
}

/// Larger numbers of moves for some material.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(
    untagged,
    expecting = "如 {\"material\": \"KRBKR\", \"moves\": 75} 的列表\u{1f}a list of {\"material\": \"KRBKR\", \"moves\": 75}"
)]
pub enum LongerLimits {
    /// All of them.
    All(Vec<LongerLimit>),
}

/// A larger number of moves for some material.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LongerLimit {
    /// The material, as `KRBKR`.
    pub material: String,
    /// Moves by each side.
    pub moves: u32,
}

/// Reads the first line.
///
/// # Errors
/// When a field is missing, not known, or holds something else than it should.
pub(super) fn setup(mut fields: Fields) -> Result<(About, Setup), Fault> {
    version(&mut fields)?;
    fields.shift_remove("note");
    let about = read(split(&mut fields, &About::FIELDS))?;
    Ok((about, read::<Header>(fields)?.try_into()?))
}

impl TryFrom<Header> for Setup {
    type Error = Fault;

    fn try_from(header: Header) -> Result<Self, Fault> {
        let laws = Laws::of(&header.rules).map_err(|_| {
            Fault::wrong("rules", &Value::from(header.rules.as_str()), &*editions())
        })?;
        let mut setup = Self::new(laws, control(&header.control)?);
        if header.first_increment == Some(Increment::After) {
            setup.control = setup.control.with_first_increment(Given::After);
        }
        if let Some(play) = header.play {
            setup.play = play.into();
            setup.supervision = match setup.play {
                Category::Standard => inner::Supervision::Full,
                Category::Rapid | Category::Blitz => inner::Supervision::Basic,
            };
        }
        if let Some(games) = header.games_an_arbiter {
            setup.supervision = setup.supervision_with(games);
        }
        if let Some(supervision) = header.supervision {
            setup.supervision = supervision.into();
        }
        if let Some(fen) = &header.fen {
            setup.start = position(fen)?;
        }
        if header.chess960 == Some(true) {
            setup.chess960 = true;
            setup.start = setup.start.in_mode(CastlingMode::Chess960);
        }
        if let Some(announced) = header.last_minutes {
            setup.last_minutes = announced.into();
        }
        let late = header.default_time.map(|time| time.not_negative("default_time"));
        setup.default_time = late.transpose()?;
        if let Some(moves) = header.no_agreement_before {
            setup.agreement = inner::Agreement::NotBefore(moves);
        }
        if let Some(LongerLimits::All(limits)) = header.longer_limits {
            let limit = |limit: LongerLimit| inner::LongerLimit {
                material: limit.material,
                moves_each: limit.moves,
            };
            setup.longer_limits = limits.into_iter().map(limit).collect();
        }
        Ok(setup)
    }
}

impl From<&Setup> for Header {
    fn from(setup: &Setup) -> Self {
        let after = setup.control.first_increment() == Given::After;
        let limit = |limit: &inner::LongerLimit| LongerLimit {
            material: limit.material.clone(),
            moves: limit.moves_each,
        };
        let limits: Vec<LongerLimit> = setup.longer_limits.iter().map(limit).collect();
        Self {
            ledger: VERSION,
            rules: setup.laws.document.id.to_owned(),
            control: setup.control.exact(),
            first_increment: after.then_some(Increment::After),
            play: Some(setup.play.into()),
            games_an_arbiter: None,
            supervision: Some(setup.supervision.into()),
            fen: (setup.start != Position::initial()).then(|| chess::fen::write(&setup.start)),
            chess960: setup.chess960.then_some(true),
            last_minutes: LastMinutes::of(setup.last_minutes),
            default_time: setup.default_time.map(Time::from),
            no_agreement_before: match setup.agreement {
                inner::Agreement::Free => None,
                inner::Agreement::NotBefore(moves) => Some(moves),
            },
            longer_limits: (!limits.is_empty()).then_some(LongerLimits::All(limits)),
        }
    }
}
