//! Rulings on chess records.

use std::io::Write as _;

use arbiter::chess::Laws;
use arbiter::chess::judge::{ChessJudgement, judge};
use rayon::prelude::*;
use records::chess::pgn::{ChessGames, ChessRecord, ChessText, GameText, Language};
use records::ruling::{chess_fault, chess_finding, open_claim};
use rulebook::Game;
use wire::ruling::{Judged, Judgement, Line, NoRuling};
use words::{Bilingual, Say as _};

use super::Form;
use crate::context::Context;
use crate::input::place_words;
use crate::lang::Lang;

/// How many claims of a game are printed for people; the JSON has them all.
const CLAIMS_SHOWN: usize = 6;

/// How many games are read and judged at a time: enough that a slow one leaves nobody idle, few enough for memory.
const AT_ONCE: usize = 1024;

/// What a file of chess came to.
#[derive(Debug, Default)]
pub(super) struct Came {
    /// Games with findings that need a person.
    pub(super) needs_a_person: usize,
    /// Games that cannot be ruled on at all: of another game than chess.
    pub(super) refused: usize,
}

/// What is said of a game.
struct Said {
    needs_a_person: bool,
    refused: bool,
    text: String,
}

/// What is asked of each game of a file.
struct Asked<'a> {
    name: &'a str,
    editions: &'a [&'static Laws],
    form: Form,
    language: Option<Language>,
    context: &'a Context,
}

/// Rules on every game of a file under each edition.
pub(super) fn on_file(
    name: &str,
    text: &ChessText,
    editions: &[&'static Laws],
    form: Form,
    context: &Context,
) -> anyhow::Result<Came> {
    let asked = Asked { name, editions, form, language: text.language(), context };
    let mut games = text.games();
    let mut out = context.stdout();
    let mut came = Came::default();
    let mut before = 0;
    let mut some = next(&mut games);
    while !some.is_empty() {
        let answer = |(at, game)| asked.answer(before + at + 1, game);
        // The games that follow are cut out in the meantime.
        let (answers, following): (Vec<_>, _) =
            rayon::join(|| some.par_iter().enumerate().map(answer).collect(), || next(&mut games));
        for said in &answers {
            came.needs_a_person += usize::from(said.needs_a_person);
            came.refused += usize::from(said.refused);
            out.write_all(said.text.as_bytes())?;
        }
        before += some.len();
        some = following;
        if before > AT_ONCE {
            context.show_progress(&format!("{name}: {before}"));
        }
    }
    context.show_progress("");
    came.needs_a_person += text.remarks.iter().filter(|one| one.kind.needs_a_person()).count();
    if form == Form::Text && !text.remarks.is_empty() {
        writeln!(out, "{name}")?;
        for remark in &text.remarks {
            let place = place_words(remark.place, context.texts);
            let words = match context.lang {
                Lang::Zh => remark.kind.zh(),
                Lang::En => remark.kind.en(),
            };
            writeln!(out, "  {place}{words}")?;
        }
    }
    out.flush()?;
    Ok(came)
}

fn next<'a>(games: &mut ChessGames<'a>) -> Vec<GameText<'a>> {
    games.take(AT_ONCE).collect()
}

impl Asked<'_> {
    /// Whether a game needs a person, and what is written of it.
    fn answer(&self, number: usize, game: &GameText<'_>) -> Said {
        let record = game.read_in(self.language);
        if let Some(variant) = record.variant() {
            return Said {
                needs_a_person: true,
                refused: true,
                text: self.of_another_game(number, &record, variant),
            };
        }
        let judgements: Vec<ChessJudgement> =
            self.editions.iter().map(|laws| judge(&record.game, laws)).collect();
        let text = match self.form {
            Form::Text => page(self.name, number, &record, &judgements, self.context),
            Form::Json => judgements.iter().map(|one| self.line(number, &record, one)).collect(),
        };
        Said { needs_a_person: needs_a_person(&record, &judgements), refused: false, text }
    }

    /// What is written of a game that no edition of the Laws is for.
    fn of_another_game(&self, number: usize, record: &ChessRecord, variant: &str) -> String {
        match self.form {
            Form::Text => page(self.name, number, record, &[], self.context),
            Form::Json => {
                let variant = variant.to_owned();
                let line = Line {
                    file: self.name,
                    number,
                    label: "",
                    title: record.tag("Event").unwrap_or(""),
                    white: Some(record.tag("White")),
                    black: Some(record.tag("Black")),
                    judged: Judged::Error(NoRuling::Variant { variant }),
                };
                format!("{}\n", wire::text(&line))
            }
        }
    }

    fn line(&self, number: usize, record: &ChessRecord, judgement: &ChessJudgement) -> String {
        let ruling = Judgement::of_chess(judgement, &record.faults);
        let line = Line {
            file: self.name,
            number,
            label: "",
            title: record.tag("Event").unwrap_or(""),
            white: Some(record.tag("White")),
            black: Some(record.tag("Black")),
            judged: Judged::Ruling(Box::new(ruling)),
        };
        format!("{}\n", wire::text(&line))
    }
}

fn needs_a_person(record: &ChessRecord, judgements: &[ChessJudgement]) -> bool {
    use arbiter::chess::judge::ChessFinding;
    !record.unread.is_empty()
        || record.faults.iter().any(|fault| fault.kind.needs_a_person())
        || judgements
            .iter()
            .flat_map(|judgement| &judgement.findings)
            .any(|finding| !matches!(finding, ChessFinding::ResultNotShown { .. }))
}

fn page(
    name: &str,
    number: usize,
    record: &ChessRecord,
    judgements: &[ChessJudgement],
    context: &Context,
) -> String {
    let lang = context.lang;
    let label = context.texts.game_number(number).to_string();
    let mut heading = vec![name.to_owned(), label];
    if let (Some(white), Some(black)) = (record.tag("White"), record.tag("Black")) {
        heading.push(format!("{white} – {black}"));
    }
    let mut text = format!("{}\n", context.paint.dim(&heading.join(" · ")));
    for judgement in judgements {
        text += &one(judgement, context);
    }
    for fault in &record.faults {
        let place = format!("{}:{}", fault.place.line, fault.place.column);
        let found = fault.kind.needs_a_person().then(|| context.texts.finding());
        let words = chess_fault(&fault.kind);
        text += &format!("  {}{place} {}\n", found.unwrap_or_default(), lang.pick(&words));
    }
    text.push('\n');
    text
}

fn one(judgement: &ChessJudgement, context: &Context) -> String {
    let lang = context.lang;
    let verdict = match &judgement.ruling {
        Some(ruling) => lang.pick(&words::verdict(ruling).both()).to_owned(),
        None => context.texts.nothing_to_rule().to_owned(),
    };
    let mut text = format!("{}\n", context.paint.bold(&verdict));
    let under =
        context.texts.under(judgement.document.id, lang.of(judgement.document.title)).to_string();
    text += &format!("  {under}\n");
    if let Some(ruling) = &judgement.ruling {
        let rule = ruling.ground.rule;
        text += &format!("  {} {}\n", rule.number, lang.of(rule.title));
        for fact in &ruling.ground.facts {
            let words = words::fact(Game::Chess, fact, &|_, _| Bilingual::default()).both();
            text += &format!("    · {}\n", lang.pick(&words));
        }
    }
    for open in judgement.claims.iter().take(CLAIMS_SHOWN) {
        text += &format!("  {}\n", lang.pick(&open_claim(open)));
    }
    if judgement.claims.len() > CLAIMS_SHOWN {
        text += &format!("  … ({})\n", judgement.claims.len());
    }
    for finding in &judgement.findings {
        let line = format!("{}{}", context.texts.finding(), lang.pick(&chess_finding(finding)));
        text += &format!("  {line}\n");
    }
    text
}
