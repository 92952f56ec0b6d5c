//! An event from a tournament file or from tables of entries and results.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use records::events::table::{EntryTable, TableEvent, read_entries, read_event};
use records::events::trf::{Problem, Trf};
use rulebook::Rule;
use tournament::standings::scoring_1959;
use tournament::tiebreak::Format;
use tournament::withdrawal::{
    Answer, Convention, Effect, WithdrawalError, Withdrawing, games_due, withdraw,
    withdraw_before_start,
};
use tournament::{
    BuildError, Edition, Game, Listing, PlayerId, RoundNumber, Scoring, System, Tournament,
    Withdrawal,
};

use super::{BAD_INPUT, FILE, Loaded, MOST_PLAYERS, TOO_LARGE, load};
use crate::context::Context;
use crate::input;

/// The law of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Law {
    /// The xiangqi rules of 1959.
    #[value(name = "xiangqi-1959")]
    Xiangqi1959,
    /// FIDE's rules.
    Fide,
}

/// The kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Kind {
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
}

impl From<Kind> for Format {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Swiss => Self::Swiss,
            Kind::RoundRobin | Kind::DoubleRoundRobin => Self::RoundRobin,
        }
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
    #[arg(long, value_enum, value_name = "xiangqi-1959|fide")]
    pub(super) rules: Option<Law>,
    /// The kind of event.
    #[arg(long, value_enum, value_name = "swiss|round-robin|double-round-robin")]
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
}

/// What follows for the games of somebody who leaves.
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
        }
    }

    /// Played and due; nothing where they do not matter.
    pub(super) const fn games(self) -> (u32, u32) {
        match self {
            Self::Annulled { played, due } | Self::Stand { played, due } => (played, due),
            Self::DrawAgain | Self::LotsStand | Self::NotPaired | Self::Unfinished => (0, 0),
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

    /// Reads the file, or the tables; `usual` is the kind of an event of which nothing is said.
    ///
    /// # Errors
    /// The exit code, after saying on standard error what is wrong.
    pub(super) fn read(
        &self,
        file: Option<&Path>,
        usual: Kind,
        results: Results,
        context: &Context,
    ) -> Result<Loaded, ExitCode> {
        match (file, &self.entries) {
            (Some(file), _) => load(file, context).map(|loaded| self.under_law(loaded)),
            (None, Some(entries)) => self.of_tables(entries, usual, results, context),
            (None, None) => {
                eprintln!("caipan: {}", context.texts.event_no_input());
                Err(ExitCode::from(BAD_INPUT))
            }
        }
    }

    /// The points of 12.1 in an event under the rules of 1959 whose file does not say otherwise.
    fn under_law(&self, mut loaded: Loaded) -> Loaded {
        let is_xiangqi = self.rules == Some(Law::Xiangqi1959);
        if is_xiangqi && loaded.tournament.event().scoring == Scoring::ONE_HALF_ZERO {
            let mut parts = loaded.tournament.clone().into_parts();
            parts.event.scoring = scoring_1959();
            if let Ok(tournament) = Tournament::new(parts) {
                loaded.tournament = tournament;
            }
        }
        loaded
    }

    fn of_tables(
        &self,
        entries: &Path,
        usual: Kind,
        results: Results,
        context: &Context,
    ) -> Result<Loaded, ExitCode> {
        let EntryTable { entries: list, forbidden, forgiven } =
            read_entries(&bytes(entries, context)?)
                .map_err(|problems| refuse(entries, &problems))?;
        remark(entries, &forgiven);
        if list.len() > MOST_PLAYERS {
            eprintln!("caipan: {}: {}", entries.display(), context.texts.event_too_large());
            return Err(ExitCode::from(TOO_LARGE));
        }
        if list.is_empty() {
            eprintln!("caipan: {}: {}", entries.display(), context.texts.event_no_entries());
            return Err(ExitCode::from(BAD_INPUT));
        }
        let path = self.results.as_deref();
        let is_new = |path: &Path| results == Results::MayBeNew && !path.exists();
        let mut read = match path.filter(|path| !is_new(path)) {
            Some(path) => read_event(list, &bytes(path, context)?),
            None => {
                let mut event = TableEvent::default();
                event.parts.entries = list;
                event
            }
        };
        let path = path.unwrap_or(entries);
        if !read.problems.is_empty() {
            return Err(refuse(path, &read.problems));
        }
        remark(path, &read.forgiven);
        read.parts.forbidden = forbidden;
        self.set_terms(&mut read);
        let tournament = Tournament::new(std::mem::take(&mut read.parts)).map_err(|errors| {
            for error in &errors {
                eprintln!("caipan: {}: {error}", path.display());
            }
            ExitCode::from(BAD_INPUT)
        })?;
        beyond_the_end(&tournament, path, context);
        let mut notes = Vec::new();
        let tournament = self.without_the_gone(tournament, &read, usual, &mut notes, path)?;
        Ok(Loaded {
            name: path.display().to_string(),
            file: Trf::default(),
            tournament,
            notes,
            unplayed: read.unplayed,
            apart: read.apart,
        })
    }

    fn set_terms(&self, read: &mut TableEvent) {
        let event = &mut read.parts.event;
        event.rounds = self.rounds.map(RoundNumber);
        (event.scoring, event.game) = match self.rules {
            Some(Law::Xiangqi1959) => (scoring_1959(), Game::Xiangqi),
            Some(Law::Fide) | None => (Scoring::ONE_HALF_ZERO, Game::Chess),
        };
        event.system = match (self.system, self.rules) {
            (Some(Kind::Swiss), Some(Law::Xiangqi1959)) => Some(System::XiangqiSwiss),
            (Some(Kind::Swiss), Some(Law::Fide) | None) => Some(System::Dutch(Edition::Dutch2026)),
            (Some(Kind::RoundRobin), _) => Some(System::RoundRobin),
            (Some(Kind::DoubleRoundRobin), _) => Some(System::DoubleRoundRobin),
            (None, _) => None,
        };
    }

    /// Carries out the withdrawals one after the other.
    fn without_the_gone(
        &self,
        tournament: Tournament,
        read: &TableEvent,
        usual: Kind,
        notes: &mut Vec<Note>,
        path: &Path,
    ) -> Result<Tournament, ExitCode> {
        let mut tournament = tournament;
        let convention = match (self.rules, Format::from(self.system.unwrap_or(usual))) {
            (_, Format::Swiss) => Convention::FideSwiss,
            (Some(Law::Xiangqi1959), Format::RoundRobin) => Convention::Xiangqi1959,
            (Some(Law::Fide) | None, Format::RoundRobin) => Convention::FideRoundRobin,
        };
        let each = games_each(&tournament);
        for leaving in &read.leaving {
            if leaving.after == RoundNumber::START && convention == Convention::Xiangqi1959 {
                let (left, told) =
                    before_the_start(&tournament, leaving.player).map_err(|error| {
                        eprintln!("caipan: {}: line {}: {error}", path.display(), leaving.line);
                        ExitCode::from(BAD_INPUT)
                    })?;
                tournament = left;
                notes.push(told);
                continue;
            }
            if convention == Convention::FideSwiss {
                tournament = not_paired(tournament, leaving.player, leaving.after);
                notes.push(note(&tournament, leaving.player, Effect::NotPaired, Vec::new()));
                continue;
            }
            let due = games_due(&tournament, each);
            let withdrawing = Withdrawing { player: leaving.player, due, adjudicated: None };
            match withdraw(&tournament, convention, withdrawing) {
                Ok(Answer::Ruled(ruled)) => {
                    notes.push(note(&tournament, leaving.player, ruled.effect, ruled.grounds));
                    tournament = ruled.tournament;
                }
                Ok(Answer::NeedsArbiter(question)) => notes.push(Note {
                    what: Left::Unfinished,
                    player: question.player.0,
                    name: name(&tournament, question.player),
                    rules: vec![question.rule],
                }),
                Err(error) => {
                    eprintln!("caipan: {}: line {}: {error}", path.display(), leaving.line);
                    return Err(ExitCode::from(BAD_INPUT));
                }
            }
        }
        Ok(tournament)
    }
}

/// How many games two players have against each other: as many as any two have had, and in a double
/// round robin twice as many as in a round.
fn games_each(tournament: &Tournament) -> u32 {
    let histories = || (0..tournament.entries().len()).map(|index| tournament.history(index));
    let in_a_round = histories().flatten().map(|slot| slot.games().count()).max().unwrap_or(0);
    let in_all = histories().filter_map(|history| {
        let mut games: BTreeMap<PlayerId, usize> = BTreeMap::new();
        for slot in history {
            if let Some(opponent) = slot.opponent() {
                *games.entry(opponent).or_default() += slot.games().count();
            }
        }
        games.into_values().max()
    });
    let cycles = match tournament.event().system {
        Some(System::DoubleRoundRobin) => 2,
        Some(System::Dutch(_) | System::XiangqiSwiss | System::RoundRobin) | None => 1,
    };
    let each = in_all.max().unwrap_or(0).max(in_a_round.max(1) * cycles);
    u32::try_from(each).unwrap_or(u32::MAX)
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

/// Somebody left before play started (13.1), of which the games played since know nothing.
fn before_the_start(
    tournament: &Tournament,
    player: PlayerId,
) -> Result<(Tournament, Note), WithdrawalError> {
    let ruled = match withdraw_before_start(&tournament.cut_after(RoundNumber::START), player)? {
        Answer::Ruled(ruled) => ruled,
        Answer::NeedsArbiter(_) => return Err(WithdrawalError::HasBegun),
    };
    let mut parts = tournament.clone().into_parts();
    parts.entries = ruled.tournament.entries().to_vec();
    if let Some(index) = tournament.index_of(player)
        && tournament.history(index).iter().all(|slot| slot.opponent().is_none())
    {
        parts.history.remove(&player);
    }
    let build = |errors: Vec<BuildError>| {
        let first = errors.into_iter().next();
        first.map_or(WithdrawalError::HasBegun, WithdrawalError::Build)
    };
    let left = Tournament::new(parts).map_err(build)?;
    let told = note(tournament, player, ruled.effect, ruled.grounds);
    Ok((left, told))
}

/// A Swiss pairs nobody who left; their results stand.
fn not_paired(tournament: Tournament, player: PlayerId, after: RoundNumber) -> Tournament {
    let kept = tournament.clone();
    let mut parts = tournament.into_parts();
    for entry in parts.entries.iter_mut().filter(|entry| entry.id == player) {
        entry.withdrawal = Some(Withdrawal { after, listing: Listing::Kept });
    }
    Tournament::new(parts).unwrap_or(kept)
}

fn name(tournament: &Tournament, player: PlayerId) -> String {
    tournament.entry(player).map_or_else(|| player.to_string(), |entry| entry.name.clone())
}

fn note(
    tournament: &Tournament,
    player: PlayerId,
    effect: Effect,
    rules: Vec<&'static Rule>,
) -> Note {
    let what = match effect {
        Effect::Annulled { played, due } => Left::Annulled { played, due },
        Effect::Stand { played, due, .. } => Left::Stand { played, due },
        Effect::DrawAgain { .. } => Left::DrawAgain,
        Effect::LotsStand { .. } => Left::LotsStand,
        Effect::NotPaired | Effect::MatchLost { .. } => Left::NotPaired,
    };
    Note { what, player: player.0, name: name(tournament, player), rules }
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
fn remark(path: &Path, problems: &[Problem]) {
    for problem in problems {
        eprintln!("{}: {problem}", path.display());
    }
}

/// Says what is wrong with a table.
pub(super) fn refuse(path: &Path, problems: &[Problem]) -> ExitCode {
    for problem in problems {
        eprintln!("caipan: {}: {problem}", path.display());
    }
    ExitCode::from(BAD_INPUT)
}
