//! Why a player was paired as they were, in words.

use tournament::dutch::{
    ColorReason, Criterion, Explainer, FloatNote, PairedRound, PlayerNote, Preference, Rules,
    WhyNot, WhyNotBye,
};
use tournament::{Color, Edition, PlayerId, System, Tournament};

use super::Refusal;
use super::build;
use super::core::{Core, Round};
use super::setup::Setup;
use crate::i18n::Lang;

/// More alternatives than these nobody reads.
const ALTERNATIVES: usize = 12;

/// An opponent a player did not get, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Other {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Why not.
    pub why: String,
}

/// The story of a pairing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Story {
    /// What the pairing knew, and how it went.
    pub lines: Vec<String>,
    /// Whom the player did not get.
    pub others: Vec<Other>,
}

/// Why the colours of a pair are as they are.
#[must_use]
pub fn colors(lang: Lang, reason: ColorReason) -> String {
    lang.t(match reason {
        ColorReason::BothPreferences => "colors-both",
        ColorReason::Stronger => "colors-stronger",
        ColorReason::Alternated => "colors-alternated",
        ColorReason::HigherPlayer => "colors-higher",
        ColorReason::InitialColor => "colors-initial",
        ColorReason::Table => "colors-table",
    })
}

/// Tells why a player was paired as they were in a round, from what was known when it was paired.
///
/// # Errors
/// When the round cannot be paired again.
pub fn tell(
    lang: Lang,
    setup: &Setup,
    before: &Core,
    round: &Round,
    player: PlayerId,
    against: Option<PlayerId>,
) -> Result<Story, Refusal> {
    let paired = build::paired(setup, before, round.number, &round.absent)?;
    let tournament = build::history_for(setup, before, round.number, &round.absent)?;
    let (rules, edition) = match setup.system {
        System::Dutch(edition) => (Rules::of(edition), edition),
        System::XiangqiSwiss => (Rules::XIANGQI, Edition::Dutch2026),
        System::RoundRobin | System::DoubleRoundRobin => {
            let mut story = Story::default();
            story.lines.push(lang.t("explain-table"));
            return Ok(story);
        }
    };
    let teller = Teller { lang, tournament: &tournament, paired: &paired, rules, edition };
    let mut story = teller.tell(player, against);
    if !same(&paired, round) {
        story.lines.insert(0, lang.t("explain-hand"));
    }
    Ok(story)
}

/// Whether the published round is the one the engine gives.
#[must_use]
pub fn same(paired: &PairedRound, round: &Round) -> bool {
    let boards = round.boards.iter().map(|board| (board.white, board.black));
    paired.bye == round.bye && paired.pairs.iter().map(|pair| (pair.white, pair.black)).eq(boards)
}

struct Teller<'a> {
    lang: Lang,
    tournament: &'a Tournament,
    paired: &'a PairedRound,
    rules: Rules,
    edition: Edition,
}

impl Teller<'_> {
    fn tell(&self, id: PlayerId, against: Option<PlayerId>) -> Story {
        let lang = self.lang;
        let explainer = Explainer::by(self.tournament, self.paired, self.rules);
        let mut story = Story::default();
        let Some(note) = explainer.player(id) else {
            story.lines.push(lang.t1("explain-absent", "player", self.name(id)));
            return story;
        };
        story.lines.push(player_note(lang, &note));
        for bracket in explainer.brackets(id) {
            let floats = bracket.downfloaters.contains(&id);
            let key = if floats { "explain-floats" } else { "explain-bracket" };
            let values = [
                ("score", bracket.score.to_string()),
                ("moved", bracket.moved_down.len().to_string()),
                ("residents", bracket.residents.len().to_string()),
            ];
            story.lines.push(lang.fill(key, &values));
        }
        story.lines.push(self.result(id));
        if let Some(why) = explainer.why_not_bye(id) {
            let why = why_not_bye(lang, why, self.edition);
            story.lines.push(lang.t1("explain-not-bye", "why", why));
        }
        let others = against.map_or_else(|| explainer.passed_over(id), |other| vec![other]);
        for other in others.into_iter().take(ALTERNATIVES) {
            let why = why_not(lang, explainer.why_not(id, other), self.edition);
            story.others.push(Other { player: other, name: self.name(other), why });
        }
        story
    }

    fn result(&self, id: PlayerId) -> String {
        let pair = self.paired.pairs.iter().find(|pair| pair.white == id || pair.black == id);
        match pair {
            None => self.lang.t("explain-bye"),
            Some(pair) => self.lang.fill(
                "explain-pair",
                &[
                    ("white", self.name(pair.white)),
                    ("black", self.name(pair.black)),
                    ("why", colors(self.lang, pair.colors)),
                ],
            ),
        }
    }

    fn name(&self, id: PlayerId) -> String {
        let name = self.tournament.entry(id).map_or("", |entry| entry.name.as_str());
        format!("{id} {name}").trim().to_owned()
    }
}

fn player_note(lang: Lang, note: &PlayerNote) -> String {
    let color = |color: Color| {
        lang.t(match color {
            Color::White => "color-white",
            Color::Black => "color-black",
        })
    };
    let preference = match note.preference {
        Preference::None => lang.t("preference-none"),
        Preference::Mild(side) => lang.t1("preference-mild", "color", color(side)),
        Preference::Strong(side) => lang.t1("preference-strong", "color", color(side)),
        Preference::Absolute(side) => lang.t1("preference-absolute", "color", color(side)),
    };
    let floats = note.floats.map(|float| match float {
        FloatNote::None => "–",
        FloatNote::Down => "↓",
        FloatNote::Up => "↑",
    });
    let values = [
        ("score", note.score.to_string()),
        ("preference", preference),
        ("one", floats[0].to_owned()),
        ("two", floats[1].to_owned()),
    ];
    let mut text = lang.fill("player-note", &values);
    if !note.may_have_bye {
        text.push_str(&lang.t("player-no-bye"));
    }
    if note.topscorer {
        text.push_str(&lang.t("player-topscorer"));
    }
    text
}

fn why_not(lang: Lang, why: WhyNot, edition: Edition) -> String {
    match why {
        WhyNot::Absent => lang.t("why-absent"),
        WhyNot::Met(round) => lang.t1("why-met", "round", round),
        WhyNot::Forbidden => lang.t("why-forbidden"),
        WhyNot::SameClub => lang.t("why-club"),
        WhyNot::AbsoluteColors => lang.t("why-absolute-colors"),
        WhyNot::PairedAbove => lang.t("why-paired-above"),
        WhyNot::Worse(worse, by) => lang.fill(
            "why-worse",
            &[("criterion", criterion(lang, worse, edition)), ("by", by.to_string())],
        ),
        WhyNot::Later => lang.t("why-later"),
    }
}

fn why_not_bye(lang: Lang, why: WhyNotBye, edition: Edition) -> String {
    match why {
        WhyNotBye::Absent => lang.t("why-absent"),
        WhyNotBye::Barred => lang.t("why-bye-barred"),
        WhyNotBye::HigherScore => lang.t("why-bye-score"),
        WhyNotBye::PairedAbove => lang.t("why-paired-above"),
        WhyNotBye::Worse(worse, by) => why_not(lang, WhyNot::Worse(worse, by), edition),
        WhyNotBye::Later => lang.t("why-later"),
    }
}

fn criterion(lang: Lang, criterion: Criterion, edition: Edition) -> String {
    let key = match criterion {
        Criterion::Completion => "criterion-completion",
        Criterion::Pairs => "criterion-pairs",
        Criterion::Downfloaters => "criterion-downfloaters",
        Criterion::NextPairs => "criterion-next-pairs",
        Criterion::NextScores => "criterion-next-scores",
        Criterion::ByeUnplayed => "criterion-bye-unplayed",
        Criterion::TopDifference => "criterion-top-difference",
        Criterion::TopThird => "criterion-top-third",
        Criterion::Preference => "criterion-preference",
        Criterion::StrongPreference => "criterion-strong-preference",
        Criterion::DownfloatOne => "criterion-downfloat-one",
        Criterion::UpfloatOne => "criterion-upfloat-one",
        Criterion::DownfloatTwo => "criterion-downfloat-two",
        Criterion::UpfloatTwo => "criterion-upfloat-two",
        Criterion::DownScoreOne => "criterion-down-score-one",
        Criterion::UpScoreOne => "criterion-up-score-one",
        Criterion::DownScoreTwo => "criterion-down-score-two",
        Criterion::UpScoreTwo => "criterion-up-score-two",
    };
    format!("[{}] {}", criterion.label(edition), lang.t(key))
}
