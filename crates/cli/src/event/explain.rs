//! `caipan explain`: why a player was paired as they were.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use tournament::dutch::{Explainer, PairedRound};
use tournament::{Edition, PlayerId, RoundNumber, Tournament};

use super::pair::{explainer, pair_as_the_event_says};
use super::tables::{Results, Tables};
use super::{BAD_INPUT, EditionChoice, NO_PAIRING, words};
use crate::context::Context;

/// More alternatives than these nobody reads.
const ALTERNATIVES: usize = 12;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A tournament file.
    #[arg(value_name = "FILE", required_unless_present = "entries")]
    file: Option<PathBuf>,
    #[command(flatten)]
    tables: Tables,
    /// The round.
    #[arg(long, value_name = "N")]
    round: u16,
    /// The player.
    #[arg(long, value_name = "N")]
    player: u32,
    /// Why not this opponent.
    #[arg(long, value_name = "N")]
    against: Option<u32>,
    /// The edition.
    #[arg(long, value_enum, value_name = "2017|2026")]
    edition: Option<EditionChoice>,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let file = args.file.as_deref();
    let loaded = match args.tables.read(file, Results::MustExist, context) {
        Ok(loaded) => loaded,
        Err(code) => return Ok(code),
    };
    let event = &loaded.tournament;
    let edition = loaded.edition(args.edition);
    let next = event.last_paired_round().next();
    if args.round == 0 || args.round > next.0 || event.entry(PlayerId(args.player)).is_none() {
        eprintln!(
            "caipan: {}: {}",
            loaded.name,
            context.texts.explain_nobody(next.0, event.entries().len())
        );
        return Ok(ExitCode::from(BAD_INPUT));
    }
    if let Some(system) = loaded.foreign_system(args.edition) {
        eprintln!("caipan: {}: {}", loaded.name, context.texts.pair_system(system));
        return Ok(ExitCode::from(BAD_INPUT));
    }
    if loaded.pairs_teams() {
        eprintln!("caipan: {}: {}", loaded.name, context.texts.pair_teams());
        return Ok(ExitCode::from(BAD_INPUT));
    }
    let paired = match pair_as_the_event_says(event, RoundNumber(args.round), edition) {
        Ok(Some(paired)) => paired,
        Ok(None) => {
            eprintln!("caipan: {}: {}", loaded.name, context.texts.explain_no_round());
            return Ok(ExitCode::from(BAD_INPUT));
        }
        Err(error) => {
            let reason = words::no_pairing(context.texts, &error);
            eprintln!("caipan: {}: {reason}", loaded.name);
            return Ok(ExitCode::from(NO_PAIRING));
        }
    };
    let story = Story { event, paired: &paired, edition, context };
    let mut out = context.stdout();
    for line in story.tell(PlayerId(args.player), args.against.map(PlayerId)) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

struct Story<'a> {
    event: &'a Tournament,
    paired: &'a PairedRound,
    edition: Edition,
    context: &'a Context,
}

impl Story<'_> {
    fn tell(&self, id: PlayerId, against: Option<PlayerId>) -> Vec<String> {
        let texts = self.context.texts;
        let Some(explainer) = explainer(self.event, self.paired, self.edition) else {
            return vec![texts.explain_table().to_owned(), self.result(id)];
        };
        let Some(note) = explainer.player(id) else {
            return vec![texts.explain_absent(self.name(id)).to_string()];
        };
        let mut lines = vec![format!("{}: {}", self.name(id), words::player(texts, &note))];
        for bracket in explainer.brackets(id) {
            let (score, moved) = (bracket.score, bracket.moved_down.len());
            let residents = bracket.residents.len();
            lines.push(if bracket.downfloaters.contains(&id) {
                texts.explain_floats(score, moved, residents).to_string()
            } else {
                texts.explain_bracket(score, moved, residents).to_string()
            });
        }
        lines.push(self.result(id));
        if let Some(why) = explainer.why_not_bye(id) {
            let why = ::words::why_not_bye(why, self.edition);
            lines.push(texts.explain_not_bye(why).to_string());
        }
        if self.paired.bye == Some(id) && against.is_none() {
            lines.extend(self.other_byes(&explainer));
        }
        let others = match against {
            Some(other) => vec![other],
            None => explainer.passed_over(id),
        };
        for other in others.iter().take(ALTERNATIVES) {
            let why = explainer.why_not(id, *other);
            let why = ::words::why_not(why, self.edition);
            lines.push(texts.explain_not(self.name(*other), why).to_string());
        }
        lines
    }

    /// Why nobody else of the last bracket got the bye.
    fn other_byes(&self, explainer: &Explainer<'_>) -> Vec<String> {
        let texts = self.context.texts;
        let last = self.paired.brackets.last();
        let members = last.map(|bracket| bracket.moved_down.iter().chain(&bracket.residents));
        members
            .into_iter()
            .flatten()
            .rev()
            .filter_map(|other| {
                let why = explainer.why_not_bye(*other)?;
                Some(
                    texts
                        .explain_not(self.name(*other), ::words::why_not_bye(why, self.edition))
                        .to_string(),
                )
            })
            .take(ALTERNATIVES)
            .collect()
    }

    fn result(&self, id: PlayerId) -> String {
        let texts = self.context.texts;
        let pair = self.paired.pairs.iter().find(|pair| pair.white == id || pair.black == id);
        match pair {
            None => texts.explain_bye().to_owned(),
            Some(pair) => texts
                .explain_pair(self.name(pair.white), self.name(pair.black), pair.colors)
                .to_string(),
        }
    }

    fn name(&self, id: PlayerId) -> String {
        words::name(self.event, id)
    }
}
