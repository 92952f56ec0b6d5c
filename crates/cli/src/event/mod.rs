//! The commands for tournaments: reading an event, exit codes, and words for the pairing rules.
//!
//! Exit codes are those of the engines tournament programs already call: 0 done, 1 no legal pairing
//! (or, for checks, differences), 2 unexpected, 3 input that cannot be read or is contradictory,
//! 4 too large, 5 a file that cannot be opened or written.

pub(crate) mod check;
pub(crate) mod explain;
pub(crate) mod export;
pub(crate) mod generate;
pub(crate) mod pair;
pub(crate) mod standings;
mod tables;
mod words;

use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use clap::ValueEnum;
use records::events::table::{Law, Unplayed};
use records::events::trf;
use tournament::tiebreak::Format;
use tournament::{ApartGame, Edition, System, Tournament};

use crate::context::Context;
use crate::input;
use crate::output::write_whole;

/// No legal pairing, or differences found by a check.
pub(crate) const NO_PAIRING: u8 = 1;
/// Input that cannot be read, or that contradicts itself.
pub(crate) const BAD_INPUT: u8 = 3;
/// More than the format allows.
pub(crate) const TOO_LARGE: u8 = 4;
/// A file that cannot be opened or written.
pub(crate) const FILE: u8 = 5;

/// The largest player number the format can hold.
const MOST_PLAYERS: usize = 9999;

/// The edition of the Dutch system.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum EditionChoice {
    /// In force until 31 January 2026.
    #[value(name = "2017")]
    Of2017,
    /// In force since 1 February 2026.
    #[value(name = "2026")]
    Of2026,
}

impl EditionChoice {
    const fn edition(self) -> Edition {
        match self {
            Self::Of2017 => Edition::Dutch2017,
            Self::Of2026 => Edition::Dutch2026,
        }
    }
}

/// A tournament file that was read.
#[derive(Debug)]
pub(crate) struct Loaded {
    pub(crate) name: String,
    pub(crate) file: trf::Trf,
    pub(crate) tournament: Tournament,
    /// What became of those who left.
    pub(crate) notes: Vec<tables::Note>,
    /// Pairs without a result.
    pub(crate) unplayed: Vec<Unplayed>,
    /// Games of play-offs and knock-outs.
    pub(crate) apart: Vec<ApartGame>,
    /// Whose rules were named.
    pub(crate) law: Option<Law>,
    /// The order of the standings that tables state.
    pub(crate) listed: Option<String>,
}

impl Loaded {
    /// The edition asked for, else the one the file names, else the one in force.
    pub(crate) fn edition(&self, asked: Option<EditionChoice>) -> Edition {
        let named = match self.tournament.event().system {
            Some(System::Dutch(edition)) => Some(edition),
            Some(System::XiangqiSwiss | System::RoundRobin | System::DoubleRoundRobin) | None => {
                None
            }
        };
        asked.map(EditionChoice::edition).or(named).unwrap_or(Edition::Dutch2026)
    }

    /// Whether teams are paired here and not players.
    pub(crate) fn pairs_teams(&self) -> bool {
        let is_of_players = |coded: &str| coded.starts_with("FIDE_DUTCH");
        let in_words = self.header("092").is_some_and(|words| {
            let words = words.to_uppercase();
            (words.contains("TEAM") || words.contains("团体")) && !words.contains("INDIVIDUAL")
        });
        let has_teams = !self.tournament.teams().is_empty();
        (self.file.is_of_teams() || in_words && has_teams)
            && self.tournament.event().system.is_none()
            && !self.header("192").is_some_and(|coded| is_of_players(&coded.to_ascii_uppercase()))
    }

    /// The system a file names that is not carried out here, unless another one was asked for.
    pub(crate) fn foreign_system(&self, asked: Option<EditionChoice>) -> Option<String> {
        let coded = self.header("192")?;
        let upper = coded.to_ascii_uppercase();
        let known = upper.starts_with("FIDE_DUTCH") || upper.starts_with("FIDE_TEAM");
        (asked.is_none() && self.tournament.event().system.is_none() && !known).then_some(coded)
    }

    /// The text of a line, if it says anything.
    fn header(&self, code: &str) -> Option<String> {
        self.file.header(code).map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
    }

    /// The order of the standings the file asks for: line 212, else 202.
    pub(crate) fn order(&self) -> Option<String> {
        self.listed.clone().or_else(|| self.header("212")).or_else(|| self.header("202"))
    }

    /// Whether everybody meets everybody, by the system of the event; of an event of teams by the words of the file too.
    pub(crate) fn format(&self) -> Format {
        let words = [self.header("092"), self.header("192")].into_iter().flatten();
        let robin = words
            .map(|text| text.to_ascii_uppercase())
            .any(|text| text.contains("ROBIN") || text.contains("BERGER"));
        let said = if robin { Format::RoundRobin } else { Format::Swiss };
        self.tournament.event().system.map_or(said, Format::from)
    }
}

/// Reads a tournament file; what was forgiven goes to standard error.
///
/// # Errors
/// The exit code, after saying on standard error what is wrong.
pub(crate) fn load(path: &Path, context: &Context) -> Result<Loaded, ExitCode> {
    let name = path.display().to_string();
    let bytes = input::bytes(path).map_err(|error| {
        eprintln!("caipan: {name}: {}", error.reason(context.texts));
        ExitCode::from(FILE)
    })?;
    let file = trf::read(&bytes);
    if file.players().count() > MOST_PLAYERS {
        eprintln!("caipan: {name}: {}", context.texts.event_too_large());
        return Err(ExitCode::from(TOO_LARGE));
    }
    match file.tournament() {
        Ok(converted) => {
            for problem in &converted.forgiven {
                eprintln!("{name}: {}", context.problem(problem));
            }
            if converted.tournament.entries().is_empty() {
                eprintln!("caipan: {name}: {}", context.texts.event_no_players());
                return Err(ExitCode::from(BAD_INPUT));
            }
            let apart = file.apart_games();
            let unplayed = file.unplayed();
            let tournament = converted.tournament;
            let notes = Vec::new();
            Ok(Loaded { name, file, tournament, notes, unplayed, apart, law: None, listed: None })
        }
        Err(problems) => {
            for problem in &problems {
                eprintln!("caipan: {name}: {}", context.problem(problem));
            }
            Err(ExitCode::from(BAD_INPUT))
        }
    }
}

/// Writes text to a file, or to standard output for none and for `-`.
///
/// # Errors
/// If standard output is closed.
pub(crate) fn write_out(
    context: &Context,
    target: Option<&Path>,
    text: impl AsRef<[u8]>,
) -> io::Result<ExitCode> {
    match target.filter(|path| *path != Path::new("-")) {
        None => {
            let mut out = context.stdout();
            out.write_all(text.as_ref())?;
            out.flush()?;
            Ok(ExitCode::SUCCESS)
        }
        Some(path) => match write_whole(path, text.as_ref()) {
            Ok(()) => Ok(ExitCode::SUCCESS),
            Err(error) => {
                eprintln!("caipan: {error}");
                Ok(ExitCode::from(FILE))
            }
        },
    }
}
