//! Reading a ledger file.

use arbiter::chess::ledger::{
    Agreement, Announced, Choice, Claim, Command, Event, Game, Hands, Intent, LastMinutes,
    LongerLimit, NormalMeans, Observer, Offence, PauseReason, Refusal, Setup, SheetReport, Stamped,
    Supervision, Who, WrongSetup,
};
use arbiter::chess::{HalfPoints, Laws};
use arbiter::clock::{self, Category, Millis, Reading};
use arbiter::{Outcome, Side};
use chess::{Position, Square};
use serde_json::{Map, Value};

use super::About;
use super::fault::{LineFault, LineFaultKind};
use crate::object::{ObjectFault, object};
use crate::request::editions;
use crate::ruling::Bilingual;

/// A ledger as read.
#[derive(Debug, Clone, PartialEq)]
pub struct LedgerFile {
    /// What the first line says for people.
    pub about: About,
    /// What was fixed before the game.
    pub setup: Setup,
    /// The commands with the lines they stand on.
    pub lines: Vec<Line>,
    /// Lines that could not be read.
    pub faults: Vec<LineFault>,
}

/// What a command led to, or why it was refused.
pub type Answer = Result<Vec<Event>, Refusal>;

impl LedgerFile {
    /// Runs the commands: the game at the end, and an answer for each. A line of which one command is refused does
    /// nothing at all: each of its commands is answered with the refusal.
    #[must_use]
    pub fn run(&self) -> (Game, Vec<Answer>) {
        let mut game = Game::new(self.setup.clone());
        let mut answers = Vec::with_capacity(self.lines.len());
        for line in self.lines.chunk_by(|one, next| one.number == next.number) {
            let commands: Vec<Stamped> = line.iter().map(|one| one.stamped.clone()).collect();
            match game.take(&commands) {
                Ok(taken) => answers.extend(taken.into_iter().map(Ok)),
                Err(refusal) => answers.extend(line.iter().map(|_| Err(refusal.clone()))),
            }
        }
        (game, answers)
    }
}

/// A command and its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: u32,
    /// The command with its time.
    pub stamped: Stamped,
}

type Fault = LineFaultKind;

/// Reads a ledger.
///
/// # Errors
/// When the first line cannot be read; without it nothing can be ruled. Other faults are in
/// [`LedgerFile::faults`].
pub fn read(text: &str) -> Result<LedgerFile, LineFault> {
    let mut rows = rows(text);
    let Some((number, first)) = rows.next() else {
        return Err(LineFault { line: 1, kind: Fault::Empty });
    };
    let (about, setup) = header(first).map_err(|kind| LineFault { line: number, kind })?;
    let mut lines = Vec::new();
    let mut faults = Vec::new();
    let mut now = Millis::ZERO;
    for (number, row) in rows {
        match line(row, now) {
            Ok(commands) => {
                for stamped in commands {
                    now = stamped.at;
                    lines.push(Line { number, stamped });
                }
            }
            Err(kind) => faults.push(LineFault { line: number, kind }),
        }
    }
    Ok(LedgerFile { about, setup, lines, faults })
}

/// The lines that say something, with their numbers: neither empty nor a remark.
pub(super) fn rows(text: &str) -> impl Iterator<Item = (u32, &str)> {
    (1u32..)
        .zip(text.trim_start_matches('\u{feff}').lines())
        .filter(|(_, row)| !row.trim().is_empty() && !row.trim_start().starts_with('#'))
}

/// The first line of a ledger of either game, if the text is one.
pub(super) fn first_line(text: &str) -> Option<Value> {
    let (_, row) = rows(text).next()?;
    serde_json::from_str(row).ok().filter(|first: &Value| first.get("ledger").is_some())
}

/// Whether a text is a ledger, of either game.
#[must_use]
pub fn is_ledger(text: &str) -> bool {
    first_line(text).is_some()
}

/// The fields of a line; each is taken once, what is left over is a fault.
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    pub(super) fn of(row: &str) -> Result<Self, Fault> {
        object(row.as_bytes()).map(Self).map_err(|fault| match fault {
            ObjectFault::NotJson { column, why } => Fault::NotJson { column, why },
            ObjectFault::NotAnObject(found) => Fault::NotAnObject(found),
            ObjectFault::Twice(name) => Fault::Twice(name),
        })
    }

    pub(super) fn from_value(value: &Value) -> Result<Self, Fault> {
        let object = value.as_object().cloned();
        object.map(Self).ok_or_else(|| Fault::NotAnObject(value.to_string()))
    }

    pub(super) fn text(&mut self, name: &'static str) -> Result<Option<String>, Fault> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(wrong(name, &other, ("文字", "a text"))),
        }
    }

    pub(super) fn needed(&mut self, name: &'static str) -> Result<String, Fault> {
        self.text(name)?.ok_or(Fault::Missing(name))
    }

    pub(super) fn number(&mut self, name: &'static str) -> Result<Option<u32>, Fault> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(None),
            Some(value) => match value.as_u64().and_then(|number| u32::try_from(number).ok()) {
                Some(number) => Ok(Some(number)),
                None => Err(wrong(name, &value, ("整数", "a whole number"))),
            },
        }
    }

    fn flag(&mut self, name: &'static str) -> Result<bool, Fault> {
        match self.0.remove(name) {
            None | Some(Value::Null) => Ok(false),
            Some(Value::Bool(flag)) => Ok(flag),
            Some(other) => Err(wrong(name, &other, (" true 或 false", "true or false"))),
        }
    }

    /// A time that cannot be negative.
    pub(super) fn time(&mut self, name: &'static str) -> Result<Option<Millis>, Fault> {
        let expected = (
            "不为负的时间，如 \"1:30:00\"，或秒数",
            "a time that is not negative, as \"1:30:00\" or seconds",
        );
        let Some(time) = self.shown(name)? else { return Ok(None) };
        let found = || wrong(name, &Value::String(time.to_string()), expected);
        if time < Millis::ZERO { Err(found()) } else { Ok(Some(time)) }
    }

    /// A time as a clock may show it: negative where one ran on.
    pub(super) fn shown(&mut self, name: &'static str) -> Result<Option<Millis>, Fault> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        let read = match &value {
            Value::String(text) => Millis::read(text),
            Value::Number(seconds) => seconds
                .as_u64()
                .and_then(|seconds| u32::try_from(seconds).ok().map(Millis::seconds)),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        };
        let expected = ("时间，如 \"1:30:00\"，或秒数", "a time as \"1:30:00\" or seconds");
        read.map(Some).ok_or_else(|| wrong(name, &value, expected))
    }

    /// One of some words.
    pub(super) fn word<T: Copy>(
        &mut self,
        name: &'static str,
        words: &[(&str, T)],
    ) -> Result<Option<T>, Fault> {
        let Some(text) = self.text(name)? else { return Ok(None) };
        words.iter().find(|(word, _)| *word == text).map(|&(_, value)| Some(value)).ok_or_else(
            || {
                let expected: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                wrong(name, &Value::String(text), &*expected.join(", "))
            },
        )
    }

    fn side(&mut self) -> Result<Side, Fault> {
        self.word("by", SIDES)?.ok_or(Fault::Missing("by"))
    }

    fn who(&mut self) -> Result<Who, Fault> {
        self.word("by", WHO)?.ok_or(Fault::Missing("by"))
    }

    fn observer(&mut self) -> Result<Observer, Fault> {
        Ok(self.word("by", OBSERVERS)?.unwrap_or(Observer::Arbiter))
    }

    fn reading(&mut self) -> Result<Reading, Fault> {
        Ok(Reading { first: self.shown("white")?, second: self.shown("black")? })
    }

    pub(super) fn finish(mut self) -> Result<(), Fault> {
        self.0.remove("note");
        self.0.keys().next().map_or(Ok(()), |name| Err(Fault::Unknown(name.clone())))
    }
}

pub(super) const SIDES: &[(&str, Side)] = &[("white", Side::First), ("black", Side::Second)];
pub(super) const WHO: &[(&str, Who)] =
    &[("white", Who::One(Side::First)), ("black", Who::One(Side::Second)), ("both", Who::Both)];
pub(super) const OBSERVERS: &[(&str, Observer)] = &[
    ("arbiter", Observer::Arbiter),
    ("white", Observer::Player(Side::First)),
    ("black", Observer::Player(Side::Second)),
];
pub(super) const CHOICES: &[(&str, Choice)] = &[
    ("warn", Choice::Warn),
    ("add_time", Choice::AddTime),
    ("new_game", Choice::NewGame),
    ("play_on", Choice::PlayOn),
    ("loss", Choice::Loss),
    ("draw", Choice::Draw),
    ("win", Choice::Win),
    ("both_lose", Choice::BothLose),
    ("grant", Choice::Grant),
    ("deny", Choice::Deny),
];
pub(super) const WRONG: &[(&str, WrongSetup)] = &[
    ("initial_position", WrongSetup::InitialPosition),
    ("adjourned_position", WrongSetup::AdjournedPosition),
    ("lost_position", WrongSetup::LostPosition),
    ("colours", WrongSetup::Colours),
    ("board", WrongSetup::Board),
];
pub(super) const CLAIMS: &[(&str, Claim)] =
    &[("threefold", Claim::Threefold), ("fifty", Claim::Fifty)];
pub(super) const OFFENCES: &[(&str, Offence)] = &[
    ("unnamed", Offence::Unnamed),
    ("displacing", Offence::Displacing),
    ("distracting", Offence::Distracting),
    ("pausing", Offence::Pausing),
];
pub(super) const NORMAL_MEANS: &[(&str, NormalMeans)] =
    &[("cannot_win", NormalMeans::CannotWin), ("no_effort", NormalMeans::NoEffort)];
pub(super) const OUTCOMES: &[(&str, Outcome)] = &[
    ("white_wins", Outcome::Wins(Side::First)),
    ("black_wins", Outcome::Wins(Side::Second)),
    ("draw", Outcome::Draw),
    ("both_lose", Outcome::BothLose),
];
pub(super) const SCORES: &[(&str, HalfPoints)] =
    &[("1", HalfPoints::WIN), ("1/2", HalfPoints::DRAW), ("0", HalfPoints::LOSS)];
pub(super) const LAST_MINUTES: &[(&str, LastMinutes)] = &[
    ("increment", LastMinutes::Increment),
    ("claim", LastMinutes::Claim),
    ("without_arbiter", LastMinutes::WithoutArbiter),
];
pub(super) const INTENTS: &[(&str, Intent)] =
    &[("play", Intent::Play), ("adjust", Intent::Adjust), ("accident", Intent::Accident)];
pub(super) const PLAY: &[(&str, Category)] =
    &[("standard", Category::Standard), ("rapid", Category::Rapid), ("blitz", Category::Blitz)];
pub(super) const SUPERVISION: &[(&str, Supervision)] =
    &[("full", Supervision::Full), ("basic", Supervision::Basic)];

/// What a `control` should be.
pub(super) const TIME_CONTROL: (&str, &str) = (
    "如 40/7200:3600 或 90'/40 + 30' 的用时规定",
    "a time control as 40/7200:3600 or 90'/40 + 30'",
);

pub(super) fn wrong(field: &str, found: &Value, expected: impl Into<Bilingual>) -> Fault {
    let found: String = found.to_string().chars().take(60).collect();
    Fault::Field { field: field.to_owned(), found, expected: expected.into() }
}

fn position(fen: String) -> Result<Position, Fault> {
    let read = chess::fen::read(&fen);
    read.map(|read| read.position)
        .map_err(|error| wrong("fen", &Value::String(fen), playable(&error)))
}

/// What a `fen` should be, and why it is not.
pub(super) fn playable(error: &dyn std::fmt::Display) -> Bilingual {
    Bilingual {
        zh: format!("可下的局面，用 FEN 写（{error}）"),
        en: format!("a position that can be played, as FEN ({error})"),
    }
}

fn header(row: &str) -> Result<(About, Setup), Fault> {
    let mut fields = Fields::of(row)?;
    match fields.number("ledger")? {
        Some(1) => {}
        Some(other) => return Err(wrong("ledger", &Value::from(other), ("第 1 版", "version 1"))),
        None => return Err(Fault::Missing("ledger")),
    }
    let id = fields.needed("rules")?;
    let laws = Laws::of(&id).map_err(|_| wrong("rules", &Value::String(id), &*editions()))?;
    let written = fields.needed("control")?;
    let control = clock::read(&written)
        .control()
        .cloned()
        .ok_or_else(|| wrong("control", &Value::String(written), TIME_CONTROL))?;
    let mut setup = Setup::new(laws, control);
    if fields.word("first_increment", &[("before", ()), ("after", ())])?.is_some()
        && row.contains("\"after\"")
    {
        setup.control = setup.control.with_first_increment(clock::Given::After);
    }
    if let Some(play) = fields.word("play", PLAY)? {
        setup.play = play;
        setup.supervision = match play {
            Category::Standard => Supervision::Full,
            Category::Rapid | Category::Blitz => Supervision::Basic,
        };
    }
    if let Some(games) = fields.number("games_an_arbiter")? {
        setup.supervision = setup.supervision_with(games);
    }
    if let Some(supervision) = fields.word("supervision", SUPERVISION)? {
        setup.supervision = supervision;
    }
    if let Some(fen) = fields.text("fen")? {
        setup.start = position(fen)?;
    }
    if fields.flag("chess960")? {
        setup.chess960 = true;
        setup.start = setup.start.in_mode(chess::CastlingMode::Chess960);
    }
    if let Some(announced) = fields.word("last_minutes", LAST_MINUTES)? {
        setup.last_minutes = announced;
    }
    setup.default_time = fields.time("default_time")?;
    if let Some(moves) = fields.number("no_agreement_before")? {
        setup.agreement = Agreement::NotBefore(moves);
    }
    setup.longer_limits = longer_limits(fields.0.remove("longer_limits"))?;
    let mut about = About::default();
    for name in About::FIELDS {
        if let Some(text) = fields.text(name)? {
            about.set(name, text);
        }
    }
    fields.finish()?;
    Ok((about, setup))
}

fn longer_limits(value: Option<Value>) -> Result<Vec<LongerLimit>, Fault> {
    let Some(value) = value else { return Ok(Vec::new()) };
    let read = |item: &Value| {
        let material = item.get("material")?.as_str()?.to_owned();
        let moves_each = u32::try_from(item.get("moves")?.as_u64()?).ok()?;
        Some(LongerLimit { material, moves_each })
    };
    let items = value.as_array().map(|items| items.iter().map(read).collect::<Option<Vec<_>>>());
    items.flatten().ok_or_else(|| {
        let expected = (
            "如 {\"material\": \"KRBKR\", \"moves\": 75} 的列表",
            "a list of {\"material\": \"KRBKR\", \"moves\": 75}",
        );
        wrong("longer_limits", &value, expected)
    })
}

/// Reads one line behind the first: the command, and the press a move may carry.
///
/// `now` is the moment of the line before.
///
/// # Errors
/// When it is no command of the form.
pub fn read_line(row: &str, now: Millis) -> Result<Vec<Stamped>, LineFaultKind> {
    line(row, now)
}

fn line(row: &str, now: Millis) -> Result<Vec<Stamped>, Fault> {
    let mut fields = Fields::of(row)?;
    let at = match (fields.time("at")?, fields.time("after")?) {
        (Some(at), None) => at,
        (None, Some(after)) => now + after,
        (None, None) => now,
        (Some(_), Some(_)) => return Err(Fault::Unknown("after".to_owned())),
    };
    let what = fields.needed("do")?;
    let mut commands =
        command(&what, &mut fields)?.map(|command| vec![command]).ok_or_else(|| {
            wrong(
                "do",
                &Value::String(what),
                (" docs/ledger.md 的命令", "a command of docs/ledger.md"),
            )
        })?;
    if let [Command::Move(side, ..)] = commands[..]
        && fields.flag("press")?
    {
        commands.push(Command::Press(side));
    }
    fields.finish()?;
    Ok(commands.into_iter().map(|command| Stamped { at, command }).collect())
}

fn command(what: &str, fields: &mut Fields) -> Result<Option<Command>, Fault> {
    Ok(Some(match what {
        "start_session" => Command::StartSession,
        "arrive" => Command::Arrive(fields.side()?),
        "absent" => Command::Absent(fields.who()?),
        "touch" => touch(fields)?,
        "move" => {
            let hands = fields.word("hands", &[("one", Hands::One), ("two", Hands::Two)])?;
            Command::Move(fields.side()?, fields.needed("move")?, hands.unwrap_or(Hands::One))
        }
        "press" => Command::Press(fields.side()?),
        "pause" => {
            let reasons = [("arbiter", PauseReason::Arbiter), ("none", PauseReason::None)];
            let reason = fields.word("reason", &reasons)?.unwrap_or(PauseReason::Arbiter);
            Command::Pause(fields.observer()?, reason)
        }
        "restart" => Command::Restart(fields.word("by", SIDES)?),
        "clocks" => Command::ShowClocks(fields.reading()?),
        "correct" => Command::Correct(fields.reading()?),
        "resign" => Command::Resign(fields.side()?),
        "flag" => {
            let seen = fields.word("seen_by", OBSERVERS)?.unwrap_or(Observer::Arbiter);
            Command::Flag(fields.side()?, seen)
        }
        "both_flags" => Command::BothFlags(fields.word("first", SIDES)?),
        "report_illegal" => Command::ReportIllegal(fields.observer()?),
        "device" => Command::Device(fields.side()?),
        "penalty" => {
            let time = fields.time("time")?.ok_or(Fault::Missing("time"))?;
            let offence = fields.word("for", OFFENCES)?.unwrap_or(Offence::Unnamed);
            Command::Penalty(fields.side()?, time, offence)
        }
        "protest" => Command::Protest(fields.side()?, fields.needed("text")?),
        "decide" => {
            Command::Decide(fields.word("choice", CHOICES)?.ok_or(Fault::Missing("choice"))?)
        }
        _ => return rarer_command(what, fields),
    }))
}

fn rarer_command(what: &str, fields: &mut Fields) -> Result<Option<Command>, Fault> {
    Ok(Some(match what {
        "offer" => Command::Offer(fields.side()?),
        "accept" => Command::Accept(fields.side()?),
        "decline" => Command::Decline(fields.side()?),
        "withdraw_offer" => Command::WithdrawOffer(fields.side()?),
        "write" => Command::Write(fields.side()?, fields.needed("move")?),
        "claim" => {
            let kind = fields.word("kind", CLAIMS)?.ok_or(Fault::Missing("kind"))?;
            let announced = fields.text("move")?.map(|text| Announced { text });
            let side = fields.side()?;
            match fields.word("first", &[("check", false), ("opponent", true)])? {
                Some(true) => Command::ClaimToOpponent(side, kind, announced),
                Some(false) | None => Command::Claim(side, kind, announced),
            }
        }
        "withdraw_claim" => Command::WithdrawClaim(fields.side()?),
        "seal" => Command::Seal(fields.side()?, fields.needed("move")?, fields.time("until")?),
        "open_envelope" => Command::OpenEnvelope(fields.text("move")?),
        "lose_envelope" => Command::LoseEnvelope(fields.text("move")?),
        "displace" => Command::Displace(fields.side()?),
        "wrong" => Command::Wrong(fields.word("what", WRONG)?.ok_or(Fault::Missing("what"))?),
        "refuse" => Command::Refuse(fields.who()?),
        "stop_recording" => Command::StopRecording(fields.side()?),
        "borrow" => Command::Borrow(fields.side()?),
        "sheets" => Command::Sheets(sheets(fields)?),
        _ => return rarest_command(what, fields),
    }))
}

fn rarest_command(what: &str, fields: &mut Fields) -> Result<Option<Command>, Fault> {
    Ok(Some(match what {
        "release" => Command::Release(fields.side()?, fields.needed("move")?),
        "report_touch" => {
            let of = fields.word("of", SIDES)?.ok_or(Fault::Missing("of"))?;
            Command::ReportTouch(fields.observer()?, of, square(fields)?)
        }
        "replace_clock" => Command::ReplaceClock(fields.reading()?),
        "misplaced" => Command::Misplaced(fields.number("plies")?.unwrap_or(0)),
        "sign" => {
            Command::Sign(fields.word("outcome", OUTCOMES)?.ok_or(Fault::Missing("outcome"))?)
        }
        "score" => Command::Score(half_points(fields, "white")?, half_points(fields, "black")?),
        "illegal_position" => Command::SeeIllegalPosition,
        "board" => Command::SetBoard(Box::new(position(fields.needed("fen")?)?)),
        "request_increment" => Command::RequestIncrement(fields.side()?),
        "claim_normal_means" => {
            let ground = fields.word("ground", NORMAL_MEANS)?.unwrap_or(NormalMeans::CannotWin);
            Command::ClaimNormalMeans(fields.side()?, ground)
        }
        "put_right" => Command::PutRight,
        _ => return Ok(None),
    }))
}

fn half_points(fields: &mut Fields, name: &'static str) -> Result<HalfPoints, Fault> {
    fields.word(name, SCORES)?.ok_or(Fault::Missing(name))
}

fn square(fields: &mut Fields) -> Result<Square, Fault> {
    let text = fields.needed("square")?;
    Square::from_ascii(text.as_bytes()).map_err(|_| {
        wrong("square", &Value::String(text), ("a1 至 h8 的格", "a square from a1 to h8"))
    })
}

fn touch(fields: &mut Fields) -> Result<Command, Fault> {
    let square = square(fields)?;
    let intent = fields.word("how", INTENTS)?.unwrap_or(Intent::Play);
    Ok(Command::Touch(fields.side()?, square, intent))
}

fn sheets(fields: &mut Fields) -> Result<SheetReport, Fault> {
    let states = [("to_complete", 0), ("need_board", 1), ("impossible", 2), ("complete", 3)];
    Ok(match fields.word("state", &states)?.ok_or(Fault::Missing("state"))? {
        0 => SheetReport::ToComplete(fields.who()?),
        1 => SheetReport::NeedBoard,
        2 => SheetReport::Impossible,
        _ => SheetReport::Complete,
    })
}
