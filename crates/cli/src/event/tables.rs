//! An event from a tournament file or from tables of entries and results.

mod leaving;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use records::events::table::{
    EntryTable, Kind, Law, TableEvent, Terms, Unplayed, read_entries, read_event, read_terms,
};
use records::events::trf::{Problem, Said, Severity, Trf};
use rulebook::Rule;
use tournament::standings::scoring_1959;
use tournament::tiebreak::Format;
use tournament::{
    Bye, Edition, Game, Parts, PlayerId, Rating, RoundNumber, Scoring, Slot, System, Tournament,
    baku, by_strength, numbers_by_strength,
};

use self::leaving::{without_the_gone, without_the_refused};
use super::{BAD_INPUT, FILE, Loaded, MOST_PLAYERS, TOO_LARGE, load};
use crate::context::Context;
use crate::input;

fn read_law(word: &str) -> Result<Law, String> {
    match word {
        "xiangqi-1959" => Ok(Law::Xiangqi1959),
        "fide" => Ok(Law::Fide),
        _ => Err("xiangqi-1959, fide".to_owned()),
    }
}

fn read_kind(word: &str) -> Result<Kind, String> {
    match word {
        "swiss" => Ok(Kind::Swiss),
        "round-robin" => Ok(Kind::RoundRobin),
        "double-round-robin" => Ok(Kind::DoubleRoundRobin),
        _ => Err("swiss, round-robin, double-round-robin".to_owned()),
    }
}

/// Tables instead of a tournament file.
#[derive(Debug, clap::Args)]
pub(super) struct Tables {
    /// Entries as a table.
    #[arg(long, value_name = "CSV", conflicts_with = "file")]
    entries: Option<PathBuf>,
    /// Results as a table.
    #[arg(long, value_name = "CSV", requires = "entries")]
    results: Option<PathBuf>,
    /// The number of rounds.
    #[arg(long, value_name = "N", requires = "entries", value_parser = clap::value_parser!(u16).range(1..=999))]
    rounds: Option<u16>,
    /// The law.
    #[arg(long, value_parser = read_law, value_name = "xiangqi-1959|fide")]
    pub(super) rules: Option<Law>,
    /// The kind of event.
    #[arg(long, value_parser = read_kind, value_name = "swiss|round-robin|double-round-robin")]
    pub(super) system: Option<Kind>,
}

/// What was ruled before the event is looked at, or is still open.
#[derive(Debug, Clone)]
pub(crate) struct Note {
    pub(super) what: Left,
    pub(super) player: u32,
    /// Also of those who are no longer entered.
    pub(super) name: String,
    pub(super) rules: Vec<&'static Rule>,
    /// What may be decided, by the word that says so, with the event as it then stands.
    pub(super) choices: Vec<(&'static str, Tournament)>,
}

/// What follows for the games of somebody who leaves, or refuses to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Left {
    /// They do not count.
    Annulled { played: u32, due: u32 },
    /// They stand.
    Stand { played: u32, due: u32 },
    /// The lots are drawn again.
    DrawAgain,
    /// The lots stand.
    LotsStand,
    /// No more pairings.
    NotPaired,
    /// The last game is open: left to the arbiter.
    Unfinished,
    /// In a points system: left to the arbiter.
    PointsSystem,
    /// Whether the reason for refusing is good: left to the arbiter.
    Refuses,
    /// The reason for refusing is good.
    Excused,
    /// The match is lost.
    MatchLost,
}

impl Left {
    /// The word of JSON.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Annulled { .. } => "annulled",
            Self::Stand { .. } => "stand",
            Self::DrawAgain => "draw-again",
            Self::LotsStand => "lots-stand",
            Self::NotPaired => "not-paired",
            Self::Unfinished => "unfinished",
            Self::PointsSystem => "points-system",
            Self::Refuses => "refuses",
            Self::Excused => "excused",
            Self::MatchLost => "match-lost",
        }
    }

    /// Whether it is left to the arbiter.
    pub(super) const fn is_open(self) -> bool {
        matches!(self, Self::Unfinished | Self::PointsSystem | Self::Refuses)
    }

    /// Played and due; nothing where they do not matter.
    pub(super) const fn games(self) -> (u32, u32) {
        match self {
            Self::Annulled { played, due } | Self::Stand { played, due } => (played, due),
            Self::DrawAgain
            | Self::LotsStand
            | Self::NotPaired
            | Self::Unfinished
            | Self::PointsSystem
            | Self::Refuses
            | Self::Excused
            | Self::MatchLost => (0, 0),
        }
    }
}

/// Whether the table of results must exist already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Results {
    MustExist,
    MayBeNew,
}

impl Tables {
    /// The table of results, if one was named.
    pub(super) fn results(&self) -> Option<&Path> {
        self.results.as_deref()
    }

    /// Reads the file, or the tables.
    ///
    /// # Errors
    /// The exit code, after saying on standard error what is wrong.
    pub(super) fn read(
        &self,
        file: Option<&Path>,
        results: Results,
        context: &Context,
    ) -> Result<Loaded, ExitCode> {
        match (file, &self.entries) {
            (Some(file), _) => load(file, context).map(|loaded| self.under_terms(loaded)),
            (None, Some(entries)) => self.of_tables(entries, results, context),
            (None, None) => {
                eprintln!("caipan: {}", context.texts.event_no_input());
                Err(ExitCode::from(BAD_INPUT))
            }
        }
    }

    /// The event of a file under the law and the system that were asked for.
    ///
    /// The points of 12.1 count in an event under the rules of 1959 whose file does not say otherwise.
    fn under_terms(&self, mut loaded: Loaded) -> Loaded {
        let mut parts = loaded.tournament.clone().into_parts();
        let event = &mut parts.event;
        if self.rules == Some(Law::Xiangqi1959) {
            event.game = Game::Xiangqi;
            if event.scoring == Scoring::ONE_HALF_ZERO {
                event.scoring = scoring_1959();
            }
        }
        if let Some(kind) = self.system {
            let of_file = event.system.filter(|system| Format::from(*system) == Format::Swiss);
            event.system = Some(match (kind, of_file) {
                (Kind::Swiss, Some(known)) => known,
                (Kind::Swiss, None) => self.swiss(),
                (Kind::RoundRobin, _) => System::RoundRobin,
                (Kind::DoubleRoundRobin, _) => System::DoubleRoundRobin,
            });
        }
        if let Ok(tournament) = Tournament::new(parts) {
            loaded.tournament = tournament;
        }
        loaded.law = self.rules;
        loaded
    }

    const fn swiss(&self) -> System {
        match self.rules {
            Some(Law::Xiangqi1959) => System::XiangqiSwiss,
            Some(Law::Fide) | None => System::Dutch(Edition::Dutch2026),
        }
    }

    fn of_tables(
        &self,
        entries: &Path,
        results: Results,
        context: &Context,
    ) -> Result<Loaded, ExitCode> {
        let table = bytes(entries, context)?;
        let read = read_entries(&table).map_err(|problems| refuse(entries, &problems, context))?;
        remark(entries, &read.forgiven, context);
        if read.entries.len() > MOST_PLAYERS {
            eprintln!("caipan: {}: {}", entries.display(), context.texts.event_too_large());
            return Err(ExitCode::from(TOO_LARGE));
        }
        if read.entries.is_empty() {
            eprintln!("caipan: {}: {}", entries.display(), context.texts.event_no_entries());
            return Err(ExitCode::from(BAD_INPUT));
        }
        let mut terms =
            read_terms(&table).map_err(|problems| refuse(entries, &problems, context))?;
        let path = self.results.as_deref();
        let is_new = |path: &Path| results == Results::MayBeNew && !path.exists();
        let played = match path.filter(|path| !is_new(path)) {
            Some(path) => {
                let table = bytes(path, context)?;
                let more =
                    read_terms(&table).map_err(|problems| refuse(path, &problems, context))?;
                terms = terms.and(more).map_err(|what| contradicts(path, what, context))?;
                Some(table)
            }
            None => None,
        };
        let path = path.unwrap_or(entries);
        let terms = terms.and(self.terms()).map_err(|what| contradicts(path, what, context))?;
        let remark_on = self.results.as_ref().map(|_| (entries, context));
        let EntryTable { entries: list, forbidden, .. } = in_rating_order(read, &terms, remark_on);
        let mut read = match played {
            Some(table) => read_event(list, &table),
            None => {
                let mut event = TableEvent::default();
                event.parts.entries = list;
                event
            }
        };
        if !read.problems.is_empty() {
            return Err(refuse(path, &read.problems, context));
        }
        remark(path, &read.forgiven, context);
        read.parts.forbidden = forbidden;
        set_terms(&mut read, &terms);
        come_back(&mut read, path, context)?;
        let tournament = Tournament::new(std::mem::take(&mut read.parts)).map_err(|errors| {
            for error in &errors {
                eprintln!("caipan: {}: {error}", path.display());
            }
            ExitCode::from(BAD_INPUT)
        })?;
        beyond_the_end(&tournament, path, context);
        let mut notes = Vec::new();
        let tournament = without_the_gone(tournament, &read, terms.law, &mut notes, path)?;
        let tournament = without_the_refused(tournament, &read, &mut notes, path)?;
        let unplayed = still_open(read.unplayed, &tournament);
        Ok(Loaded {
            name: path.display().to_string(),
            file: Trf::default(),
            tournament,
            notes,
            unplayed,
            apart: read.apart,
            law: terms.law,
            listed: terms.order,
        })
    }

    /// The terms that were asked for.
    fn terms(&self) -> Terms {
        Terms {
            kind: self.system,
            law: self.rules,
            rounds: self.rounds.map(RoundNumber),
            ..Terms::default()
        }
    }
}

fn contradicts(path: &Path, what: &str, context: &Context) -> ExitCode {
    eprintln!("caipan: {}: {}", path.display(), context.texts.event_terms_differ(what));
    ExitCode::from(BAD_INPUT)
}

/// The pairs without a result, but for those that a withdrawal has decided.
fn still_open(mut unplayed: Vec<Unplayed>, tournament: &Tournament) -> Vec<Unplayed> {
    unplayed.retain(|row| {
        let slot = tournament.index_of(row.player).map(|index| tournament.slot(index, row.round));
        slot.is_some_and(|slot| slot.games().any(|game| game.is_open()))
    });
    unplayed
}

/// Entries of a Swiss that nobody has numbered are numbered by rating, title and name (C.04.2).
fn in_rating_order(
    mut read: EntryTable,
    terms: &Terms,
    remark_on: Option<(&Path, &Context)>,
) -> EntryTable {
    let swiss = match (terms.kind, terms.law) {
        (Some(kind), _) => Format::from(kind) == Format::Swiss,
        (None, law) => law != Some(Law::Xiangqi1959),
    };
    let rated = read.entries.iter().any(|entry| entry.rating != Rating(0));
    if read.numbered || !swiss || !rated {
        return read;
    }
    let new = numbers_by_strength(&read.entries);
    if let Some((path, context)) = remark_on
        && new.iter().any(|(old, new)| old != new)
    {
        eprintln!("{}: {}", path.display(), context.texts.event_numbered());
    }
    let of = |player: &PlayerId| new.get(player).copied().unwrap_or(*player);
    for group in &mut read.forbidden {
        group.players = group.players.iter().map(of).collect();
    }
    read.entries = by_strength(&read.entries);
    read
}

fn set_terms(read: &mut TableEvent, terms: &Terms) {
    let kind = kind(terms, &read.parts);
    let event = &mut read.parts.event;
    event.name = terms.name.clone().unwrap_or_default();
    event.rounds = terms.rounds;
    event.initial_color = terms.initial;
    event.forfeits_meet = terms.forfeits_meet.unwrap_or(false);
    (event.scoring, event.game) = match terms.law {
        Some(Law::Xiangqi1959) => (scoring_1959(), Game::Xiangqi),
        Some(Law::Fide) | None => (Scoring::ONE_HALF_ZERO, Game::Chess),
    };
    if let Some([win, draw, loss]) = terms.scoring {
        event.scoring = Scoring::of(win, draw, loss);
    }
    if let Some(bye) = terms.bye {
        event.scoring.pairing_bye = bye;
    }
    event.system = Some(match (kind, terms.law) {
        (Kind::Swiss, Some(Law::Xiangqi1959)) => System::XiangqiSwiss,
        (Kind::Swiss, Some(Law::Fide) | None) => {
            System::Dutch(terms.edition.unwrap_or(Edition::Dutch2026))
        }
        (Kind::RoundRobin, _) => System::RoundRobin,
        (Kind::DoubleRoundRobin, _) => System::DoubleRoundRobin,
    });
    if let (Some(true), Some(rounds)) = (terms.baku, terms.rounds) {
        let mut numbers: Vec<PlayerId> = read.parts.entries.iter().map(|entry| entry.id).collect();
        numbers.sort_unstable();
        read.parts.virtual_points = baku(&numbers, rounds, read.parts.event.scoring.win);
    }
    read.parts.leave_free();
}

/// The kind that was stated; else the one the tables show. Tables that show nothing tell of a round robin under the rules of
/// 1959, whose sections 12 and 13 speak of one first, and of a Swiss elsewhere.
fn kind(terms: &Terms, parts: &Parts) -> Kind {
    if let Some(stated) = terms.kind {
        return stated;
    }
    let players = u16::try_from(parts.entries.len()).unwrap_or(u16::MAX);
    let cycle = players.saturating_sub(1) | 1;
    let asked_for = |slot: &Slot| matches!(slot, Slot::Bye(Bye::Full | Bye::Half | Bye::Zero));
    let has_byes = parts.history.values().flatten().any(asked_for);
    match (terms.law, terms.rounds) {
        (Some(Law::Xiangqi1959), None) if !has_byes => Kind::RoundRobin,
        (Some(Law::Xiangqi1959), Some(rounds)) if rounds.0 == cycle && !has_byes => {
            Kind::RoundRobin
        }
        (Some(Law::Xiangqi1959 | Law::Fide) | None, _) => Kind::Swiss,
    }
}

/// Those who left and are there again were absent in between.
fn come_back(read: &mut TableEvent, path: &Path, context: &Context) -> Result<(), ExitCode> {
    for back in &read.returning {
        let gone = read
            .leaving
            .iter()
            .position(|left| left.player == back.player && left.after < back.from);
        let swiss = read.parts.event.system.map(Format::from) == Some(Format::Swiss);
        let Some(gone) = gone.filter(|_| swiss) else {
            let expected = Said {
                en: "a player of a Swiss who has left before this round".into(),
                zh: "积分编排赛中此轮以前退赛的棋手".into(),
            };
            let found = format!("player {}", back.player).into();
            let problem = Problem {
                line: back.line,
                columns: None,
                found,
                expected,
                severity: Severity::Error,
            };
            return Err(refuse(path, &[problem], context));
        };
        let left = read.leaving.remove(gone);
        let slots = read.parts.history.entry(back.player).or_default();
        let away = usize::from(left.after.0)..back.from.index();
        if slots.len() < away.end {
            slots.resize(away.end, Slot::Blank);
        }
        for slot in slots[away].iter_mut().filter(|slot| **slot == Slot::Blank) {
            *slot = Slot::Bye(Bye::Zero);
        }
    }
    Ok(())
}

/// Says which rounds and violations lie beyond the last round.
fn beyond_the_end(tournament: &Tournament, path: &Path, context: &Context) {
    let played = tournament.rounds_on_record();
    let last = tournament.event().rounds.unwrap_or(played);
    let violations = tournament.violations().iter().map(|noted| noted.round);
    if let Some(round) = violations.chain([played]).max().filter(|round| *round > last) {
        eprintln!("{}: {}", path.display(), context.texts.event_beyond(round.0, last.0));
    }
}

/// The bytes of a file.
///
/// # Errors
/// The exit code, after saying on standard error what is wrong.
pub(super) fn bytes(path: &Path, context: &Context) -> Result<Vec<u8>, ExitCode> {
    input::bytes(path).map_err(|error| {
        eprintln!("caipan: {}: {}", path.display(), error.reason(context.texts));
        ExitCode::from(FILE)
    })
}

/// Says what was forgiven in a table.
fn remark(path: &Path, problems: &[Problem], context: &Context) {
    for problem in problems {
        eprintln!("{}: {}", path.display(), context.problem(problem));
    }
}

/// Says what is wrong with a table.
pub(super) fn refuse(path: &Path, problems: &[Problem], context: &Context) -> ExitCode {
    for problem in problems {
        eprintln!("caipan: {}: {}", path.display(), context.problem(problem));
    }
    ExitCode::from(BAD_INPUT)
}
