//! Where the results come from, and under which terms they are counted.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use formats::table::{read_entries, read_event};
use formats::trf::Problem;
use rulebook::Rule;
use tournament::standings::{
    Contest, Order, OrderError, Profile, ThreeOrMore, match_scoring_1959, scoring_1959,
};
use tournament::tiebreak::{Format, Table, TiebreakRules};
use tournament::withdrawal::{Answer, Convention, Effect, Withdrawing, games_due, withdraw};
use tournament::{PlayerId, RoundNumber, Scoring, Slot, Tournament};

use super::super::{BAD_INPUT, FILE, load};
use crate::context::Context;
use crate::input;

/// The law of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Law {
    /// The xiangqi rules of 1959.
    #[value(name = "xiangqi-1959")]
    Xiangqi1959,
    /// FIDE's rules.
    Fide,
}

/// The kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Swiss,
    RoundRobin,
}

/// What the committee decided for three or more with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Mutual {
    Table,
    Next,
}

/// The edition of the tie-breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Edition {
    #[value(name = "2024-08")]
    Of2024,
    #[value(name = "2026-03")]
    Of2026,
}

#[derive(Debug, clap::Args)]
pub(super) struct Source {
    /// A tournament file.
    #[arg(value_name = "FILE", required_unless_present = "results")]
    file: Option<PathBuf>,
    /// Entries as a table.
    #[arg(long, value_name = "CSV", requires = "results")]
    entries: Option<PathBuf>,
    /// Results as a table.
    #[arg(long, value_name = "CSV", requires = "entries", conflicts_with = "file")]
    results: Option<PathBuf>,
    /// The law.
    #[arg(long, value_enum, value_name = "xiangqi-1959|fide")]
    rules: Option<Law>,
    /// The order.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The edition of FIDE's tie-breaks.
    #[arg(long, value_enum, value_name = "2024-08|2026-03")]
    edition: Option<Edition>,
    /// The kind of event.
    #[arg(long, value_enum, value_name = "swiss|round-robin")]
    system: Option<Kind>,
    /// After which round.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// What was decided for three or more with equal points.
    #[arg(long, value_enum, value_name = "table|next")]
    three: Option<Mutual>,
}

/// What was ruled before the table was made, or is still open.
#[derive(Debug)]
pub(super) struct Note {
    pub(super) key: &'static str,
    pub(super) player: u32,
    pub(super) played: u32,
    pub(super) due: u32,
    pub(super) rules: Vec<&'static Rule>,
    /// Left to the arbiter.
    pub(super) open: bool,
}

/// An event ready to be shown.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) tournament: Tournament,
    pub(super) contest: Contest,
    pub(super) notes: Vec<Note>,
    /// The order the file asks for.
    listed: Option<String>,
}

impl Shown {
    /// The name of a participant.
    pub(super) fn name(&self, number: u32) -> &str {
        self.tournament.entry(PlayerId(number)).map_or("", |entry| &entry.name)
    }
}

impl Source {
    pub(super) fn three_or_more(&self) -> ThreeOrMore {
        match self.three {
            None => ThreeOrMore::AskArbiter,
            Some(Mutual::Table) => ThreeOrMore::TableAmongThem,
            Some(Mutual::Next) => ThreeOrMore::NextStep,
        }
    }

    pub(super) fn order(&self, shown: &Shown) -> Result<Order, OrderError> {
        let rules = &shown.contest.rules;
        let has_matches = shown.contest.table.terms.boards > 1;
        match (&self.tiebreaks, self.rules, &shown.listed) {
            (Some(list), _, _) => Order::parse(list, rules),
            (None, Some(Law::Xiangqi1959), _) => {
                let profile =
                    if has_matches { Profile::Xiangqi1959Matches } else { Profile::Xiangqi1959 };
                Ok(Order { steps: profile.steps() })
            }
            (None, _, Some(list)) => Order::parse(list, rules),
            (None, _, None) => Ok(super::usual_order(shown.contest.table.terms.format, rules)),
        }
    }

    pub(super) fn read(&self, context: &Context) -> Result<Shown, ExitCode> {
        let mut notes = Vec::new();
        let mut listed = None;
        let mut kind = Format::RoundRobin;
        let mut tournament = match (&self.file, &self.entries, &self.results) {
            (Some(file), _, _) => {
                let loaded = load(file, context)?;
                let header = |code| loaded.file.header(code).map(|text| text.trim().to_owned());
                listed = header("212").or_else(|| header("202")).filter(|list| !list.is_empty());
                let words = [header("092"), header("192")].into_iter().flatten();
                let robin = words
                    .map(|text| text.to_ascii_uppercase())
                    .any(|text| text.contains("ROBIN") || text.contains("BERGER"));
                kind = loaded
                    .tournament
                    .event()
                    .system
                    .map_or(if robin { Format::RoundRobin } else { Format::Swiss }, Format::from);
                self.under_law(loaded.tournament)
            }
            (None, Some(entries), Some(results)) => {
                self.of_tables(entries, results, &mut notes, context)?
            }
            (None, _, _) => return Err(ExitCode::from(BAD_INPUT)),
        };
        match self.system {
            Some(Kind::Swiss) => kind = Format::Swiss,
            Some(Kind::RoundRobin) => kind = Format::RoundRobin,
            None => {}
        }
        let last = match kind {
            Format::Swiss => tournament.last_paired_round(),
            Format::RoundRobin => tournament.rounds_on_record(),
        };
        let after = self.after.map_or(last, |after| RoundNumber(after).min(last));
        if after < last {
            tournament = tournament.cut_after(after);
        }
        let several = (0..tournament.entries().len())
            .flat_map(|index| tournament.history(index))
            .any(|slot| matches!(slot, Slot::Match(_)));
        let matches = several.then(match_scoring_1959);
        let table = Table::of_players(&tournament, after, kind, matches);
        let edition = match self.edition {
            Some(Edition::Of2024) => TiebreakRules::OF_2024_08,
            Some(Edition::Of2026) | None => TiebreakRules::OF_2026_03,
        };
        let contest = Contest::new(table, edition).with_violations(&tournament);
        Ok(Shown { tournament, contest, notes, listed })
    }

    /// The points of 12.1 in an event under the rules of 1959 whose file does not say otherwise.
    fn under_law(&self, tournament: Tournament) -> Tournament {
        let is_xiangqi = self.rules == Some(Law::Xiangqi1959);
        if !is_xiangqi || tournament.event().scoring != Scoring::ONE_HALF_ZERO {
            return tournament;
        }
        let kept = tournament.clone();
        let mut parts = tournament.into_parts();
        parts.event.scoring = scoring_1959();
        Tournament::new(parts).unwrap_or(kept)
    }

    fn of_tables(
        &self,
        entries: &Path,
        results: &Path,
        notes: &mut Vec<Note>,
        context: &Context,
    ) -> Result<Tournament, ExitCode> {
        let list = read_entries(&bytes(entries, context)?)
            .map_err(|problems| refuse(entries, &problems))?;
        let mut read = read_event(list, &bytes(results, context)?);
        if !read.problems.is_empty() {
            return Err(refuse(results, &read.problems));
        }
        read.parts.event.scoring = match self.rules {
            Some(Law::Xiangqi1959) => scoring_1959(),
            Some(Law::Fide) | None => Scoring::ONE_HALF_ZERO,
        };
        let convention = match (self.rules, self.system) {
            (Some(Law::Xiangqi1959), _) => Convention::Xiangqi1959,
            (Some(Law::Fide) | None, Some(Kind::Swiss)) => Convention::FideSwiss,
            (Some(Law::Fide) | None, Some(Kind::RoundRobin) | None) => Convention::FideRoundRobin,
        };
        let mut tournament = Tournament::new(read.parts).map_err(|errors| {
            for error in &errors {
                eprintln!("caipan: {}: {error}", results.display());
            }
            ExitCode::from(BAD_INPUT)
        })?;
        let each = tournament
            .entries()
            .iter()
            .enumerate()
            .flat_map(|(index, _)| tournament.history(index))
            .map(|slot| slot.games().count())
            .max()
            .unwrap_or(1)
            .max(1);
        for leaving in read.leaving {
            let due = games_due(&tournament, u32::try_from(each).unwrap_or(u32::MAX));
            let withdrawing = Withdrawing { player: leaving.player, due, adjudicated: None };
            match withdraw(&tournament, convention, withdrawing) {
                Ok(Answer::Ruled(ruled)) => {
                    notes.push(note(leaving.player, ruled.effect, ruled.grounds));
                    tournament = ruled.tournament;
                }
                Ok(Answer::NeedsArbiter(question)) => notes.push(Note {
                    key: "standings-unfinished",
                    player: question.player.0,
                    played: 0,
                    due: 0,
                    rules: vec![question.rule],
                    open: true,
                }),
                Err(error) => {
                    eprintln!("caipan: {}: line {}: {error}", results.display(), leaving.line);
                    return Err(ExitCode::from(BAD_INPUT));
                }
            }
        }
        Ok(tournament)
    }
}

fn note(player: PlayerId, effect: Effect, rules: Vec<&'static Rule>) -> Note {
    let (key, played, due) = match effect {
        Effect::Annulled { played, due } => ("standings-annulled", played, due),
        Effect::Stand { played, due, .. } => ("standings-stand", played, due),
        Effect::DrawAgain { .. }
        | Effect::LotsStand { .. }
        | Effect::NotPaired
        | Effect::MatchLost { .. } => ("standings-not-paired", 0, 0),
    };
    Note { key, player: player.0, played, due, rules, open: false }
}

fn bytes(path: &Path, context: &Context) -> Result<Vec<u8>, ExitCode> {
    input::bytes(path).map_err(|error| {
        eprintln!("caipan: {}: {}", path.display(), error.reason(&context.texts));
        ExitCode::from(FILE)
    })
}

fn refuse(path: &Path, problems: &[Problem]) -> ExitCode {
    for problem in problems {
        eprintln!("caipan: {}: {problem}", path.display());
    }
    ExitCode::from(BAD_INPUT)
}
