//! Where the results come from, and under which terms they are counted.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use records::events::table::Law;
use tournament::standings::{
    Contest, Order, OrderError, Profile, ThreeOrMore, match_scoring_1959, matches_1959,
};
use tournament::tiebreak::{Format, Score, Table, TiebreakRules};
use tournament::{ApartGame, Game, PlayerId, RoundNumber, Slot, Tournament};

use super::super::tables::{Note, Results, Tables};
use super::super::{BAD_INPUT, Loaded};
use crate::context::Context;

/// What the committee decided for three or more with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Mutual {
    Table,
    Next,
}

/// The edition of the tie-breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in super::super) enum TiebreakEdition {
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
    #[command(flatten)]
    tables: Tables,
    /// The order.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The edition of FIDE's tie-breaks.
    #[arg(long, value_enum, value_name = "2024-08|2026-03")]
    edition: Option<TiebreakEdition>,
    /// After which round.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// What was decided for three or more with equal points.
    #[arg(long, value_enum, value_name = "table|next")]
    three: Option<Mutual>,
    /// The lots drawn.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',')]
    lots: Vec<u32>,
    /// Teams instead of players.
    #[arg(long)]
    teams: bool,
}

/// Who is ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ranked {
    Players,
    Teams,
}

/// An event ready to be shown.
#[derive(Debug)]
pub(super) struct Shown {
    pub(super) tournament: Tournament,
    pub(super) contest: Contest,
    pub(super) notes: Vec<Note>,
    /// Games of play-offs and knock-outs, which count for nothing here.
    pub(super) apart: Vec<ApartGame>,
    /// The order the file asks for.
    listed: Option<String>,
    /// Whose rules were named.
    law: Option<Law>,
    ranked: Ranked,
}

impl Shown {
    /// The name of a participant.
    pub(super) fn name(&self, number: u32) -> &str {
        match self.ranked {
            Ranked::Players => {
                self.tournament.entry(PlayerId(number)).map_or("", |entry| &entry.name)
            }
            Ranked::Teams => {
                let team = self.tournament.teams().iter().find(|team| team.number == number);
                team.map_or("", |team| &team.name)
            }
        }
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
        let has_matches = shown.contest.table.terms.primary == Score::Match;
        match (&self.tiebreaks, shown.law, &shown.listed) {
            (Some(list), _, _) => Order::parse(list, rules),
            (None, Some(Law::Xiangqi1959), None) => {
                let profile =
                    if has_matches { Profile::Xiangqi1959Matches } else { Profile::Xiangqi1959 };
                Ok(Order { steps: profile.steps() })
            }
            (None, _, Some(list)) => Order::parse(list, rules),
            (None, _, None) => Ok(super::usual_order(shown.contest.table.terms.format, rules)),
        }
    }

    pub(super) fn read(&self, context: &Context) -> Result<Shown, ExitCode> {
        let file = self.file.as_deref();
        let mut loaded = self.tables.read(file, Results::MustExist, context)?;
        let kind = loaded.format();
        let last = match kind {
            Format::Swiss => loaded.tournament.last_paired_round(),
            Format::RoundRobin => loaded.tournament.rounds_on_record(),
        };
        // Games still to be finished are no absences: the standings of a Swiss are those after the last complete round.
        let complete = match kind {
            Format::Swiss => loaded.tournament.last_complete_round(),
            Format::RoundRobin => last,
        };
        let after = self.after.map_or(complete, |after| RoundNumber(after).min(last));
        if self.after.is_none() && complete < last {
            eprintln!(
                "{}: {}",
                loaded.name,
                context.texts.standings_interim(complete, complete.next())
            );
        }
        if let Some(asked) = self.after.filter(|asked| *asked > last.0) {
            eprintln!("{}: {}", loaded.name, context.texts.standings_not_so_far(asked, last.0));
        }
        if after < last {
            loaded.tournament = loaded.tournament.cut_after(after);
        }
        let ranked = if self.teams { Ranked::Teams } else { Ranked::Players };
        let mut contest = match ranked {
            Ranked::Players => contest(&loaded.tournament, after, kind, rules(self.edition)),
            Ranked::Teams => {
                let scoring = &loaded.tournament.event().scoring;
                let Some(records) = loaded.file.team_records(scoring) else {
                    eprintln!("caipan: {}: {}", loaded.name, context.texts.standings_no_teams());
                    return Err(ExitCode::from(BAD_INPUT));
                };
                let table = Table::of_teams(&loaded.tournament, &records, after, kind);
                Contest::new(table, rules(self.edition))
            }
        };
        for (number, lot) in self.lots.iter().zip(1..) {
            if contest.table.index_of(*number).is_none() {
                let found = number.to_string();
                let reason = context.texts.standings_no_player(found).to_string();
                eprintln!("caipan: --lots: {reason}");
                return Err(ExitCode::from(BAD_INPUT));
            }
            contest.lots.entry(*number).or_insert(lot);
        }
        let listed = loaded.order();
        let Loaded { tournament, notes, apart, law, .. } = loaded;
        Ok(Shown { tournament, contest, notes, apart, listed, law, ranked })
    }
}

/// The tie-breaks of an edition; of the one in force where none is asked for.
pub(in super::super) const fn rules(edition: Option<TiebreakEdition>) -> TiebreakRules {
    match edition {
        Some(TiebreakEdition::Of2024) => TiebreakRules::OF_2024_08,
        Some(TiebreakEdition::Of2026) | None => TiebreakRules::OF_2026_03,
    }
}

/// The event as the tie-breaks see it.
pub(in super::super) fn contest(
    tournament: &Tournament,
    after: RoundNumber,
    kind: Format,
    rules: TiebreakRules,
) -> Contest {
    let several = (0..tournament.entries().len())
        .flat_map(|index| tournament.history(index))
        .any(|slot| matches!(slot, Slot::Match(_)));
    let matches = match tournament.event().game {
        Game::Xiangqi => matches_1959(tournament),
        Game::Chess => several.then(match_scoring_1959),
    };
    let table = Table::of_players(tournament, after, kind, matches);
    Contest::new(table, rules).with_violations(tournament)
}
