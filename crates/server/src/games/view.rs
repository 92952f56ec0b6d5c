//! What each viewer may see of a game, as the message that is sent to pages.
//!
//! Nothing that a viewer may not see is ever in it: no sealed move, no token, and while both players are exempt from
//! recording no number of moves and nothing it could be counted from.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use arbiter::clock::Millis;
use arbiter::{Outcome, Side};
use rulebook::Game as Kind;
use serde_json::{Value, json};
use words::{outcome as outcome_words, termination};

use super::live::{LiveGame, Phase};
use super::{Card, Open, Table};
use crate::i18n::{Lang, Texts};
use crate::journal::Seq;
use crate::secret;

/// Who looks at a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    /// Anybody.
    Spectator,
    /// A player.
    Player(Side),
    /// An arbiter.
    Arbiter,
}

impl Viewer {
    /// Whose side sits below.
    #[must_use]
    pub const fn below(self) -> Side {
        match self {
            Self::Player(side) => side,
            Self::Spectator | Self::Arbiter => Side::First,
        }
    }

    /// Whether the number of moves is kept from the viewer.
    #[must_use]
    pub fn is_kept_from(self, live: &LiveGame) -> bool {
        self != Self::Arbiter && live.is_silent()
    }
}

/// The word of a side in lines, addresses and messages: the first is white in chess and red in xiangqi.
#[must_use]
pub const fn side_word(kind: Kind, side: Side) -> &'static str {
    match (kind, side) {
        (Kind::Chess, Side::First) => "white",
        (Kind::Xiangqi, Side::First) => "red",
        (Kind::Chess | Kind::Xiangqi, Side::Second) => "black",
    }
}

/// The word of a seat, whatever the game: in cookies and entries.
#[must_use]
pub const fn seat_word(side: Side) -> &'static str {
    side_word(Kind::Chess, side)
}

/// Messages made already, by viewer and language.
#[derive(Debug, Default)]
pub(super) struct Cache(Mutex<Made>);

type Made = BTreeMap<(Viewer, Lang), (Seq, Arc<str>)>;

impl Open {
    /// The message of the newest state, with its mark.
    pub(crate) fn message(&self, viewer: Viewer, lang: Lang) -> (String, Arc<str>) {
        self.journal.look_with_last(|table, seq| {
            let mark = mark(table, seq, viewer);
            let mut cache = self.views.0.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((known, text)) = cache.get(&(viewer, lang))
                && *known == seq
            {
                return (mark, Arc::clone(text));
            }
            let text: Arc<str> = state_json(table, &mark, viewer, lang).to_string().into();
            cache.insert((viewer, lang), (seq, Arc::clone(&text)));
            (mark, text)
        })
    }
}

/// Names a state without telling how many came before it.
fn mark(table: &Table, seq: Seq, viewer: Viewer) -> String {
    let salt = table.card().map_or("", |card| card.salt.as_str());
    let mut mark = secret::mark(&format!("{salt}|{seq}|{viewer:?}"));
    mark.truncate(16);
    mark
}

/// The state of a game for a viewer.
#[must_use]
pub fn state_json(table: &Table, mark: &str, viewer: Viewer, lang: Lang) -> Value {
    let (Some(card), Some(live)) = (table.card(), table.live()) else {
        return json!({"mark": mark});
    };
    let placement = live.placement();
    let word = |side: Side| side_word(live.kind(), side);
    let kept = viewer.is_kept_from(live);
    let moves: Value = if kept {
        Value::Null
    } else {
        live.plies().iter().map(|ply| Value::from(lang.pick(&ply.text))).collect()
    };
    json!({
        "mark": mark,
        "game": live.kind().word(),
        "board": placement.pieces,
        "last": placement.last,
        "turn": word(live.to_move()),
        "moves": moves,
        "first": first_number(live),
        "clocks": clocks(card, live),
        "phase": phase_word(live.phase()),
        "status": status(table, live, lang),
        "result": result(live, lang),
        "offer": live.offer().map(word),
        "call": table.call().map(|call| word(call.by)),
        "question": live.question().is_some(),
        "adjourning": table.is_adjourning(),
    })
}

fn first_number(live: &LiveGame) -> Value {
    let (number, side) = live.first_number();
    json!({"number": number, "turn": side_word(live.kind(), side)})
}

/// Both clocks as they stood at `stamp`, the wall's time; the page counts on from there.
fn clocks(card: &Card, live: &LiveGame) -> Value {
    let at = live.now();
    let shown = |side: Side| live.shown(side, at);
    let word = |side: Side| side_word(live.kind(), side);
    json!({
        (word(Side::First)): shown(Side::First).left.0,
        "black": shown(Side::Second).left.0,
        "running": live.running().map(word),
        "free": live.running().map_or(0, |side| shown(side).free.0),
        "stamp": card.opened_ms.saturating_add(at.0),
    })
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::NotStarted => "not_started",
        Phase::Playing => "playing",
        Phase::Sealed(_) => "sealed",
        Phase::Ended(..) => "ended",
        Phase::Annulled => "annulled",
    }
}

fn result(live: &LiveGame, lang: Lang) -> Value {
    let Phase::Ended(outcome, why) = live.phase() else { return Value::Null };
    let code = match outcome {
        Outcome::Wins(Side::First) => "1-0",
        Outcome::Wins(Side::Second) => "0-1",
        Outcome::Draw => "½-½",
        Outcome::BothLose => "0-0",
        Outcome::None => "*",
    };
    json!({
        "code": code,
        "words": lang.of(outcome_words(live.kind(), outcome)),
        "why": lang.of(termination(live.kind(), why)),
    })
}

/// One line that says where the game is.
pub(super) fn status(table: &Table, live: &LiveGame, lang: Lang) -> String {
    let side = |side: Side| lang.of(words::side(live.kind(), side)).to_owned();
    match live.phase() {
        Phase::NotStarted => Texts(lang).status_not_started().to_owned(),
        Phase::Sealed(by) => Texts(lang).status_sealed(side(by)).to_string(),
        Phase::Annulled => Texts(lang).status_annulled().to_owned(),
        Phase::Ended(outcome, why) => format!(
            "{} ({})",
            lang.of(outcome_words(live.kind(), outcome)),
            lang.of(termination(live.kind(), why))
        ),
        Phase::Playing => {
            if live.question().is_some() {
                Texts(lang).status_question().to_owned()
            } else if let Some(call) = table.call() {
                Texts(lang).status_call(side(call.by)).to_string()
            } else if live.running().is_none() {
                Texts(lang).status_stopped().to_owned()
            } else if let Some(illegal) = live.illegal().filter(|illegal| !illegal.pressed) {
                Texts(lang).status_illegal(side(illegal.side)).to_string()
            } else {
                Texts(lang).status_to_move(side(live.to_move())).to_string()
            }
        }
    }
}

/// A time on a clock face, for pages without a script: `1:29:58`, tenths in the last ten seconds.
pub(super) fn clock_face(left: Millis) -> String {
    let sign = if left.0 < 0 { "-" } else { "" };
    let all = left.0.unsigned_abs();
    let (hours, minutes, seconds) = (all / 3_600_000, all / 60_000 % 60, all / 1000 % 60);
    if hours > 0 {
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    } else if all < 10_000 {
        format!("{sign}{minutes}:{seconds:02}.{}", all / 100 % 10)
    } else {
        format!("{sign}{minutes}:{seconds:02}")
    }
}
