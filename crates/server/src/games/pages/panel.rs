//! What stands beside the board: what is open, what can be done, and what was decided.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;

use arbiter::Side;
use rulebook::Game as Kind;

use super::{AsWhom, viewer};
use crate::clock::moment;
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::live::{Article, Decision, GameFile, LiveGame, Phase, Weight};
use crate::games::{
    Act, Actor, Group, Input, Label, LogLine, Table, Viewer, acts, side_word, view,
};
use crate::i18n::{Lang, Texts};
use crate::page::{self, Shell, Visit};

/// An article with its link.
#[derive(Debug)]
struct Cited {
    href: String,
    text: String,
}

/// A button with what stands behind it.
#[derive(Debug)]
struct Button {
    label: String,
    fields: Vec<(String, String)>,
    inputs: &'static [Input],
    articles: Vec<Cited>,
    follows: Vec<String>,
    key: String,
    previews: bool,
}

#[derive(Debug)]
struct Section {
    heading: String,
    open: bool,
    buttons: Vec<Button>,
}

#[derive(Debug)]
struct Choice {
    field: &'static str,
    word: String,
    label: String,
    follows: Vec<String>,
    articles: Vec<Cited>,
    key: String,
}

#[derive(Debug)]
struct Asked {
    words: String,
    choices: Vec<Choice>,
}

#[derive(Debug)]
struct Told {
    words: String,
    articles: Vec<Cited>,
    facts: Vec<String>,
    weighty: bool,
}

#[derive(Debug)]
struct Entry {
    at: String,
    by: String,
    heads: Vec<String>,
    told: Vec<Told>,
    note: String,
    undone: bool,
    /// Whether the game can be taken back to just before it.
    back_to: Option<u64>,
}

/// What stands beside the board.
#[derive(Debug, Template)]
#[template(path = "games/panel.html")]
#[expect(clippy::struct_excessive_bools, reason = "each says whether a part of the page is shown")]
pub(super) struct Panel {
    shell: Shell,
    id: String,
    query: String,
    arbiter: bool,
    over: bool,
    playing: bool,
    adjourning: bool,
    call: Option<String>,
    asked: Option<Asked>,
    waits: bool,
    sections: Vec<Section>,
    log: Vec<Entry>,
    silent: bool,
    sides: [String; 2],
    /// What the clocks show, for those who correct them.
    faces: [String; 2],
    first: &'static str,
    forms: &'static [GameFile],
}

pub(super) async fn fragment(
    State(desk): State<Desk>,
    visit: Visit,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(whom): Query<AsWhom>,
) -> Result<Response, Fault> {
    let open = desk.games().find(&id).await?;
    let viewer = viewer(&desk, &open, &visit, &headers, &whom);
    let now = desk.now_ms();
    let panel = open.journal().look(|table| Panel::of(table, &visit, &id, viewer, now));
    Ok(page::html(&panel))
}

impl Panel {
    pub(super) fn of(table: &Table, visit: &Visit, id: &str, viewer: Viewer, now_ms: i64) -> Self {
        let lang = visit.lang;
        let live = table.live();
        let kept = live.is_some_and(|live| viewer.is_kept_from(live));
        let side = |side| {
            let kind = live.map_or(Kind::Chess, LiveGame::kind);
            lang.of(words::side(kind, side)).to_owned()
        };
        let asked = live.and_then(LiveGame::question);
        let is_arbiter = viewer == Viewer::Arbiter;
        Self {
            shell: visit.shell(Texts::game_panel),
            id: id.to_owned(),
            query: AsWhom::query(viewer),
            arbiter: is_arbiter,
            over: live.is_some_and(|live| live.phase().is_over()),
            playing: live.is_some_and(|live| live.phase() == Phase::Playing),
            adjourning: table.is_adjourning(),
            call: table.call().map(|call| {
                let words = Texts(lang).status_call(side(call.by)).to_string();
                if call.note.is_empty() { words } else { format!("{words}: {}", call.note) }
            }),
            waits: asked.is_some() && !is_arbiter,
            asked: asked.filter(|_| is_arbiter).map(|question| Asked {
                words: lang.pick(&question.words).to_owned(),
                choices: question
                    .permitted
                    .iter()
                    .map(|one| Choice {
                        field: one.field,
                        word: one.choice.clone(),
                        label: lang.pick(&one.words).to_owned(),
                        follows: words_of(&one.follows, lang),
                        articles: one
                            .follows
                            .iter()
                            .flat_map(|decision| decision.articles.iter())
                            .map(|article| cited(*article, lang))
                            .collect(),
                        key: crate::secret::short_id(),
                    })
                    .collect(),
            }),
            sections: sections(&acts(table, viewer, now_ms), viewer, lang, &side),
            log: log(table, viewer, kept, lang, &side),
            silent: live.is_some_and(LiveGame::is_silent),
            sides: [side(Side::First), side(Side::Second)],
            faces: [Side::First, Side::Second].map(|side| {
                live.map_or_else(String::new, |live| {
                    view::clock_face(live.shown(side, table.moment(now_ms)).left)
                })
            }),
            first: side_word(live.map_or(Kind::Chess, LiveGame::kind), Side::First),
            forms: live.map_or(&[], |live| GameFile::of(live.kind())),
        }
    }
}

fn cited(article: Article, lang: Lang) -> Cited {
    Cited {
        href: format!("/rules/{}#{}", article.document, article.number),
        text: format!("{} {}", article.number, lang.of(article.title)),
    }
}

fn words_of(decisions: &[Decision], lang: Lang) -> Vec<String> {
    decisions.iter().map(|decision| lang.pick(&decision.words).to_owned()).collect()
}

fn sections(
    acts: &[Act],
    viewer: Viewer,
    lang: Lang,
    side: &dyn Fn(Side) -> String,
) -> Vec<Section> {
    let sections = Group::ALL.iter().map(|group| Section {
        heading: group.key()(Texts(lang)).to_owned(),
        open: viewer != Viewer::Arbiter || matches!(group, Group::Clock),
        buttons: acts
            .iter()
            .filter(|act| act.group == *group)
            .map(|act| button(act, viewer, lang, side))
            .collect(),
    });
    sections.filter(|section| !section.buttons.is_empty()).collect()
}

fn button(act: &Act, viewer: Viewer, lang: Lang, side: &dyn Fn(Side) -> String) -> Button {
    let label = match (act.label, act.side) {
        (Label::Plain(text), _) => text(Texts(lang)).to_owned(),
        (Label::OfSide(text), side_of) => {
            text(Texts(lang), &side_of.map_or_else(String::new, side))
        }
    };
    Button {
        label,
        fields: act.fields(),
        inputs: act.inputs,
        articles: act.articles.iter().map(|article| cited(*article, lang)).collect(),
        follows: act.follows.iter().map(|words| lang.pick(words).to_owned()).collect(),
        key: crate::secret::short_id(),
        previews: viewer == Viewer::Arbiter && act.inputs.iter().any(|input| input.is_weighed()),
    }
}

/// The log, newest first. Moves are left out for all but arbiters, and facts with numbers of moves while these are kept.
fn log(
    table: &Table,
    viewer: Viewer,
    kept: bool,
    lang: Lang,
    side: &dyn Fn(Side) -> String,
) -> Vec<Entry> {
    let all = viewer == Viewer::Arbiter;
    let lines = table.log().iter().rev().take(if all { 400 } else { 100 });
    lines.filter_map(|line| entry(line, table, all, kept, lang, side)).collect()
}

fn entry(
    line: &LogLine,
    table: &Table,
    all: bool,
    kept: bool,
    lang: Lang,
    side: &dyn Fn(Side) -> String,
) -> Option<Entry> {
    let speaks = |one: &Decision| all || one.weight != Weight::Bare;
    let told: Vec<Told> = line
        .taken
        .iter()
        .flat_map(|taken| &taken.decisions)
        .filter(|one| one.weight != Weight::Bare && speaks(one))
        .map(|one| Told {
            words: lang.pick(&one.words).to_owned(),
            articles: one.articles.iter().map(|article| cited(*article, lang)).collect(),
            facts: if kept {
                Vec::new()
            } else {
                one.facts.iter().map(|fact| lang.pick(fact).to_owned()).collect()
            },
            weighty: matches!(one.weight, Weight::Ends | Weight::Asks),
        })
        .collect();
    let is_command = line.taken.iter().any(|taken| !taken.line.is_null());
    if !all && told.is_empty() && is_command {
        return None;
    }
    let heads = line
        .taken
        .iter()
        .filter(|taken| all || !matches!(taken.line["do"].as_str(), Some("move" | "press")))
        .map(|taken| lang.pick(&taken.words).to_owned())
        .collect();
    let by = match &line.by {
        Actor::Player(one) => side(*one),
        Actor::Arbiter(name) if all => name.clone(),
        Actor::Arbiter(_) => Texts(lang).the_arbiter().to_owned(),
        Actor::Desk => Texts(lang).the_desk().to_owned(),
    };
    let before = line.seq.saturating_sub(1);
    Some(Entry {
        at: moment(line.at_ms),
        by,
        heads,
        told,
        note: line.note.clone(),
        undone: line.undone,
        back_to: (all && !line.undone && is_command)
            .then(|| table.step_before(line.seq).unwrap_or(before))
            .filter(|to| table.can_return_to(*to)),
    })
}
