//! Why a player was paired as they were, in words.

use tournament::dutch::{Explainer, PairedRound, Rules};
use tournament::{Edition, PlayerId, System, Tournament};
use words::Say as _;

use super::Refusal;
use super::build;
use super::core::{Core, Round};
use super::setup::Setup;
use crate::i18n::{Lang, Texts};

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
            story.lines.push(Texts(lang).explain_table().to_owned());
            return Ok(story);
        }
    };
    let teller = Teller { lang, tournament: &tournament, paired: &paired, rules, edition };
    let mut story = teller.tell(player, against);
    if !same(&paired, round) {
        story.lines.insert(0, Texts(lang).explain_hand().to_owned());
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
        let (lang, t) = (self.lang, Texts(self.lang));
        let explainer = Explainer::by(self.tournament, self.paired, self.rules);
        let mut story = Story::default();
        let Some(note) = explainer.player(id) else {
            story.lines.push(Texts(lang).explain_absent(self.name(id)).to_string());
            return story;
        };
        story.lines.push(
            words::player_note(&note, [t.color_white(), t.color_black()]).to(lang).to_string(),
        );
        for bracket in explainer.brackets(id) {
            let floats = bracket.downfloaters.contains(&id);
            let (score, moved) = (bracket.score, bracket.moved_down.len());
            let residents = bracket.residents.len();
            story.lines.push(if floats {
                t.explain_floats(score, moved, residents).to_string()
            } else {
                t.explain_bracket(score, moved, residents).to_string()
            });
        }
        story.lines.push(self.result(id));
        if let Some(why) = explainer.why_not_bye(id) {
            let why = words::why_not_bye(why, self.edition);
            story.lines.push(Texts(lang).explain_not_bye(why).to_string());
        }
        let others = against.map_or_else(|| explainer.passed_over(id), |other| vec![other]);
        for other in others.into_iter().take(ALTERNATIVES) {
            let why =
                words::why_not(explainer.why_not(id, other), self.edition).to(lang).to_string();
            story.others.push(Other { player: other, name: self.name(other), why });
        }
        story
    }

    fn result(&self, id: PlayerId) -> String {
        let pair = self.paired.pairs.iter().find(|pair| pair.white == id || pair.black == id);
        match pair {
            None => Texts(self.lang).explain_bye().to_owned(),
            Some(pair) => Texts(self.lang)
                .explain_pair(self.name(pair.white), self.name(pair.black), pair.colors)
                .to_string(),
        }
    }

    fn name(&self, id: PlayerId) -> String {
        let name = self.tournament.entry(id).map_or("", |entry| entry.name.as_str());
        format!("{id} {name}").trim().to_owned()
    }
}
