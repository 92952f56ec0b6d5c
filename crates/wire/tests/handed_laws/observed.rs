//! What a ledger came to, as values to compare.

use arbiter::chess::ledger::{Game, Phase, run};
use arbiter::clock::{Category, Millis};
use arbiter::{Outcome, Side, Termination};
use serde_json::{Value, json};
use wire::ledger::chess::{event_json, read};

/// A ledger that was run.
pub(crate) struct Observed {
    pub(crate) game: Game,
    events: Vec<Value>,
}

/// Why a ledger was not run to its end.
pub(crate) enum Failed {
    /// What could not be read.
    Unread(String),
    /// What was refused, and whether it was the last line.
    Refused { why: String, last: bool },
}

impl std::fmt::Display for Failed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unread(why) | Self::Refused { why, .. } => f.write_str(why),
        }
    }
}

impl Observed {
    /// Runs a ledger.
    pub(crate) fn of(header: &Value, lines: &[Value]) -> Result<Self, Failed> {
        let mut text = header.to_string();
        for line in lines {
            text.push('\n');
            text.push_str(&line.to_string());
        }
        let file = read(&text).map_err(|fault| Failed::Unread(fault.to_string()))?;
        if let Some(fault) = file.faults.first() {
            return Err(Failed::Unread(fault.to_string()));
        }
        let commands: Vec<_> = file.lines.iter().map(|line| line.stamped.clone()).collect();
        let (game, answers) = run(file.setup, &commands);
        let mut events = Vec::new();
        for (index, answer) in answers.into_iter().enumerate() {
            let last = index + 1 == commands.len();
            let answer =
                answer.map_err(|refusal| Failed::Refused { why: refusal.to_string(), last })?;
            events.extend(answer.iter().map(event_json));
        }
        Ok(Self { game, events })
    }

    /// The result as PGN writes it; `0-0` where both lose.
    pub(crate) fn result(&self) -> &'static str {
        match self.game.phase {
            Phase::Ended(Outcome::Wins(Side::First), _) => "1-0",
            Phase::Ended(Outcome::Wins(Side::Second), _) => "0-1",
            Phase::Ended(Outcome::Draw, _) => "1/2-1/2",
            Phase::Ended(Outcome::BothLose, _) => "0-0",
            Phase::Ended(Outcome::None, _)
            | Phase::NotStarted
            | Phase::Playing
            | Phase::Sealed { .. }
            | Phase::Annulled => "*",
        }
    }

    pub(crate) fn has(&self, kind: &str) -> bool {
        self.events.iter().any(|event| event["event"] == kind)
    }

    /// Whether the question that is open may be answered so.
    fn permits(&self, choice: &str) -> bool {
        let asked = self.events.iter().rev().find(|event| event["event"] == "asked");
        self.game.question.is_some()
            && asked
                .and_then(|event| event["permitted"].as_array())
                .is_some_and(|all| all.iter().any(|one| one["choice"] == choice))
    }

    /// The kinds of events that came.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = &str> {
        self.events.iter().filter_map(|event| event["event"].as_str())
    }

    /// The value of a field of the handed `expect`, as this ledger shows it; `None` for a field we do
    /// not know. `of` is the side the case is about.
    pub(crate) fn field(&self, name: &str, of: Side) -> Option<Value> {
        Some(match name {
            "result" => json!(self.result()),
            "claim_ok" => json!(self.has("claim_right")),
            "restart" => {
                let may = self.permits("new_game");
                if may { json!("may") } else { json!(self.has("new_game")) }
            }
            "forfeit" => {
                json!(self.game.result().is_some_and(|(_, why)| why == Termination::Absence))
            }
            "restore" => json!(self.has("restored")),
            "transfer" => json!(self.has("position_carried_over")),
            "restore_on_own_time" => {
                json!(self.has("restores_pieces") && self.game.clocks.running() == Some(of))
            }
            "offer_open" => json!(self.game.offer.is_some()),
            "valid" => json!(self.game.offer.is_some()),
            "arbiter_calls" => json!(self.has("flag_fell")),
            "must_record" => {
                let standard = self.game.setup.play == Category::Standard;
                json!(standard && !self.game.excused[index(of)])
            }
            "must_move" => self.game.must_move.map_or(Value::Null, |(_, at)| json!(at.to_string())),
            "allowed" => json!(!self.has("breach")),
            "continue" => json!(self.game.result().is_none()),
            "correct" => json!(self.has("clocks_set") && !self.has("no_effect")),
            "illegal" => json!(self.game.illegal_count[index(of)] > 0),
            "clock_runs" => {
                self.game.clocks.running().map_or(Value::Null, |runs| {
                    json!(if runs == of { "offender" } else { "other" })
                })
            }
            "next_move_no" => {
                let next = self.has("next_period_for_both");
                json!(if next { "first of next period" } else { "as counted" })
            }
            "clock" => return self.field("clock_runs", of),
            "must_move_piece" => {
                let at = self.game.must_move.map(|(_, at)| at);
                let role = at.and_then(|at| self.game.position.board().role_at(at));
                role.map_or(Value::Null, |role| json!(role.char().to_string()))
            }
            "promote" => {
                let promotion = self.must_play().and_then(|text| text.chars().nth(4));
                promotion.map_or(Value::Null, |role| json!(role.to_string()))
            }
            "clock_start" => json!(self.left(of)),
            "increment" => {
                let clocks = &self.game.clocks;
                json!(seconds(clocks.control().increment_in(clocks.side(of).period)))
            }
            "rapid" | "blitz" => json!(self.added(of.other())),
            "time_charged" => json!(self.charged()),
            "resume_move" => json!(self.game.position.fullmoves()),
            "must_play_announced" => json!(self.has("must_play")),
            _ => return None,
        })
    }

    /// Seconds left.
    pub(crate) fn left(&self, side: Side) -> i64 {
        seconds(self.game.clocks.left(side))
    }

    /// Seconds used.
    pub(crate) fn used(&self, side: Side) -> i64 {
        seconds(self.game.clocks.used(side))
    }

    /// Illegal moves completed.
    pub(crate) fn illegal(&self, side: Side) -> i64 {
        i64::from(self.game.illegal_count[index(side)])
    }

    /// Seconds added to a clock by rulings.
    pub(crate) fn added(&self, side: Side) -> i64 {
        let name = if side == Side::First { "white" } else { "black" };
        self.events
            .iter()
            .filter(|event| event["event"] == "time_added")
            .filter_map(|event| event["grounds"][0]["facts"][0].as_object())
            .filter(|fact| fact.get("side").is_some_and(|side| side == name))
            .filter_map(|fact| fact.get("change").and_then(Value::as_str))
            .filter_map(|text| Millis::read(text.trim_start_matches('+')))
            .map(seconds)
            .sum()
    }

    /// Seconds added to the time used by rulings.
    fn charged(&self) -> i64 {
        self.events
            .iter()
            .filter(|event| event["event"] == "time_added")
            .filter_map(|event| Millis::read(event["grounds"][0]["facts"][0]["added"].as_str()?))
            .map(seconds)
            .sum()
    }

    /// What a translation says an answer shows: an event (`restored`), its absence (`!breach`), or a cited
    /// article (`cites A.4`).
    pub(crate) fn shows(&self, what: &str) -> Value {
        if let Some(kind) = what.strip_prefix('!') {
            return json!(!self.has(kind));
        }
        let Some(article) = what.strip_prefix("cites ") else { return json!(self.has(what)) };
        let cited = |event: &Value| {
            let grounds = event["grounds"].as_array();
            grounds.is_some_and(|all| all.iter().any(|ground| ground["article"] == article))
        };
        json!(self.events.iter().any(cited))
    }

    /// The move a player must make, in UCI.
    pub(crate) fn must_play(&self) -> Option<String> {
        let position = &self.game.position;
        if let Some((_, m)) = self.game.must_play {
            return Some(chess::notation::uci(position, m));
        }
        // Where a touched piece leaves one move only, that is the move.
        let (_, touched) = self.game.must_move?;
        let hand = chess::notation::displacement;
        let moves = position.legal_moves();
        let mut left = moves.iter().filter(|&&m| hand(m).from == touched || hand(m).to == touched);
        let only = left.next()?;
        left.next().is_none().then(|| chess::notation::uci(position, *only))
    }
}

pub(crate) const fn index(side: Side) -> usize {
    match side {
        Side::First => 0,
        Side::Second => 1,
    }
}

fn seconds(time: Millis) -> i64 {
    time.0 / 1000
}
