//! The JSON form of a ruling, version 1. `docs/ruling.md` describes every field.

mod chess;
mod fact;
mod line;
mod names;
mod proof;
mod remark;

use arbiter::xiangqi::GameSoFar;
use records::ruling::Replay;
use rulebook::Rule;
use serde::Serialize;
use utoipa::ToSchema;
use words::{Bilingual, Say as _};
use xiangqi::Move;

pub use chess::{OpenClaim, Repeated};
pub use fact::{ChessFact, Fact, FactKind, GeneralFact, WhyNot};
pub use line::{Judged, Line, NoRuling, UnreadFile, WhyUnread};
pub use names::{
    Game, Label, Means, Mode, OrderedBy, Origin, Outcome, Piece, PieceSide, Protection, Side,
    Sought, Source, Termination, Weight,
};
pub use proof::{Attack, CyclePly, Man, Proof, Weighed};
pub use remark::Remark;

use crate::ledger::Event;
use crate::{Both, Shown};

/// The version of the form. A field may be added within a version; none is removed, renamed or given another meaning.
pub const VERSION: u32 = 1;

/// So many findings and so many remarks are listed at most; of the rest only the number is told, so that a file of nothing but
/// faults stays readable and its rulings small.
const MOST_LISTED: usize = 1_000;

/// What one book says on one record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Judgement {
    /// The version of this form.
    pub v: u32,
    /// The rulebook.
    pub rules: &'static str,
    /// The game.
    pub game: Game,
    /// The ruling; where there is nothing to rule its status is `none`.
    #[serde(flatten)]
    pub ruling: Ruling,
    /// In chess, every claim that was open on the way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claims: Option<Vec<OpenClaim>>,
    /// In chess, where a position stood for the third and the fifth time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub repeated: Option<Vec<Repeated>>,
    /// What a player or arbiter should have been told on the way.
    pub warnings: Vec<Warning>,
    /// What was found in the record.
    pub findings: Vec<Finding>,
    /// How many further findings are not listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub findings_left_out: Option<usize>,
    /// What was forgiven or odd in the input.
    pub remarks: Vec<Remark>,
    /// How many further remarks are not listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remarks_left_out: Option<usize>,
    /// In chess, what the event that was asked about leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Event>>,
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ruling {
    /// Who wins; if `must_vary` is set, what follows when that side does not vary.
    pub outcome: Outcome,
    /// The side that must change its moves.
    pub must_vary: Option<Side>,
    /// Why.
    pub termination: Termination,
    /// How it takes effect; null where there is nothing to rule.
    pub mode: Option<Mode>,
    /// How settled it is.
    pub status: Status,
    /// The ply after which it came about; 0 is the start position.
    pub ply: Option<u32>,
    /// The ruling in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Both>,
    /// With status `needs_arbiter`: what he may decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decisions: Option<Vec<Decision>>,
    /// With status `disputed`: the ways to read the sources.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub readings: Option<Vec<Reading>>,
    /// The articles, each with the facts it rests on.
    pub grounds: Vec<Ground>,
    /// What shows it.
    pub proof: Option<Proof>,
}

/// How settled a ruling is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The game is over.
    Final,
    /// A player may claim it.
    Claimable,
    /// It follows if the cycle shown goes on.
    Prospective,
    /// The text leaves it to the arbiter.
    NeedsArbiter,
    /// Sources or readings disagree.
    Disputed,
    /// Nothing to rule.
    None,
}

/// A decision an arbiter may take.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Decision {
    /// Which.
    #[serde(flatten)]
    pub what: DecisionKind,
    /// In a sentence.
    pub text: Both,
}

/// Which decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum DecisionKind {
    /// The game ends so.
    Declare {
        /// Who wins.
        outcome: Outcome,
    },
    /// A side must change its moves or lose.
    OrderToVary {
        /// The side.
        side: Side,
    },
    /// The game goes on.
    PlayOn,
}

/// One way to read a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reading {
    /// The reading.
    pub text: Both,
    /// Who holds it.
    pub held_by: Both,
    /// Who wins under it.
    pub outcome: Outcome,
    /// Who must vary under it.
    pub must_vary: Option<Side>,
}

/// An article.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Citation {
    /// The rulebook.
    pub rulebook: &'static str,
    /// The number as printed.
    pub article: &'static str,
    /// The name of the rule.
    pub name: &'static str,
}

/// An article and the facts it rests on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ground {
    /// The rulebook.
    pub rulebook: &'static str,
    /// The number as printed.
    pub article: &'static str,
    /// The name of the rule; not in the ledger of a chess game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'static str>,
    /// Its title.
    pub title: Both,
    /// The facts.
    pub facts: Vec<Fact>,
    /// Notes on how the article is read; not in the ledger of a chess game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interpretations: Option<Vec<Interpretation>>,
}

/// A note on how an article is read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Interpretation {
    /// Its number.
    pub number: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its title.
    pub title: Both,
}

/// A ruling that was one occurrence away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Warning {
    /// After which ply.
    pub ply: u32,
    /// What follows if the cycle goes on.
    pub outcome: Outcome,
    /// Who must vary.
    pub must_vary: Option<Side>,
    /// Why.
    pub termination: Termination,
    /// The article.
    pub rule: Citation,
    /// In a sentence.
    pub text: Both,
}

/// Something in a record that a person should see.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Finding {
    /// What.
    #[serde(flatten)]
    pub what: FindingKind,
    /// In a sentence.
    pub text: Both,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FindingKind {
    /// The start position lacks a general.
    DiagramWithoutGeneral {
        /// Whose.
        side: PieceSide,
    },
    /// A move is not legal; it was kept and judged on.
    IllegalMove {
        /// The number of the ply.
        ply: u32,
        /// The move as it is written there.
        r#move: String,
        /// The article that says when it is put right, in chess.
        #[serde(skip_serializing_if = "Option::is_none")]
        article: Option<&'static str>,
    },
    /// Plies that only the FEN counts are among those a ruling or claim rests on.
    RestsOnFen {
        /// The ply it is made after.
        ply: u32,
        /// So many are the FEN's.
        of_fen: u32,
        /// Of so many.
        plies: u32,
    },
    /// The game was over before its last moves.
    MovesAfterEnd {
        /// The last ply of the game.
        ply: u32,
        /// How many moves follow it.
        plies: u32,
    },
    /// The result the record states is not the one that follows from the moves.
    ResultContradicts {
        /// What the record states.
        stated: Outcome,
        /// What follows.
        ruled: Outcome,
    },
    /// The record states a result that the moves do not show.
    ResultNotShown {
        /// What the record states.
        stated: Outcome,
    },
    /// A side won on time that could not mate.
    TimeWinWithoutMate {
        /// The side.
        side: Side,
        /// What shows it.
        fact: ChessFact,
    },
    /// A draw on time, and the side could have mated.
    TimeDrawDespiteMate {
        /// The side.
        side: Side,
        /// What shows it.
        fact: ChessFact,
    },
}

/// Of which game a ruling speaks, and the moves it names in words.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Of<'a> {
    game: rulebook::Game,
    replay: Option<&'a Replay>,
}

impl<'a> Of<'a> {
    /// A ruling on chess.
    pub(crate) const CHESS: Self = Self { game: rulebook::Game::Chess, replay: None };

    /// A ruling on a game of xiangqi.
    pub(crate) const fn xiangqi(replay: &'a Replay) -> Self {
        Self { game: rulebook::Game::Xiangqi, replay: Some(replay) }
    }

    fn side(self, side: arbiter::Side) -> Side {
        (self.game, side).into()
    }

    fn maybe_side(self, side: Option<arbiter::Side>) -> Option<Side> {
        side.map(|side| self.side(side))
    }

    fn outcome(self, outcome: arbiter::Outcome) -> Outcome {
        (self.game, outcome).into()
    }

    fn written(self, ply: u32, m: Move) -> Bilingual {
        self.replay.map_or_else(Bilingual::default, |replay| replay.written(ply, m))
    }

    pub(crate) fn ruling(self, ruling: &arbiter::Ruling) -> Ruling {
        let (mut decisions, mut readings) = (None, None);
        let status = match &ruling.status {
            arbiter::Status::Final => Status::Final,
            arbiter::Status::Claimable => Status::Claimable,
            arbiter::Status::Prospective => Status::Prospective,
            arbiter::Status::NeedsArbiter(open) => {
                decisions = Some(open.iter().map(|&each| self.decision(each)).collect());
                Status::NeedsArbiter
            }
            arbiter::Status::Disputed(held) => {
                readings = Some(held.iter().map(|each| self.reading(each)).collect());
                Status::Disputed
            }
        };
        let grounds = std::iter::once(&ruling.ground).chain(&ruling.more_grounds);
        Ruling {
            outcome: self.outcome(ruling.outcome),
            must_vary: self.maybe_side(ruling.must_vary),
            termination: ruling.termination.into(),
            mode: Some(ruling.mode.into()),
            status,
            ply: ruling.ply,
            verdict: Some(words::verdict(ruling).both().into()),
            decisions,
            readings,
            grounds: grounds.map(|ground| self.ground(ground)).collect(),
            proof: self.proof(&ruling.proof),
        }
    }

    fn decision(self, decision: arbiter::Decision) -> Decision {
        let what = match decision {
            arbiter::Decision::Declare(outcome) => {
                DecisionKind::Declare { outcome: self.outcome(outcome) }
            }
            arbiter::Decision::OrderToVary(side) => {
                DecisionKind::OrderToVary { side: self.side(side) }
            }
            arbiter::Decision::PlayOn => DecisionKind::PlayOn,
        };
        Decision { what, text: words::decision(self.game, decision).both().into() }
    }

    fn reading(self, reading: &arbiter::Reading) -> Reading {
        Reading {
            text: reading.text.into(),
            held_by: reading.held_by.into(),
            outcome: self.outcome(reading.outcome),
            must_vary: self.maybe_side(reading.must_vary),
        }
    }

    pub(crate) fn ground(self, ground: &arbiter::Ground) -> Ground {
        let rule = ground.rule;
        let note = |note: &rulebook::Interpretation| Interpretation {
            number: note.number,
            name: note.name,
            title: note.title.into(),
        };
        Ground {
            rulebook: rule.document,
            article: rule.number,
            name: Some(rule.name),
            title: rule.title.into(),
            facts: ground.facts.iter().map(|fact| self.fact(fact)).collect(),
            interpretations: Some(rulebook::interpretations(rule).map(note).collect()),
        }
    }

    fn warning(self, warning: &arbiter::Warning) -> Warning {
        let ruling = &warning.ruling;
        Warning {
            ply: warning.ply,
            outcome: self.outcome(ruling.outcome),
            must_vary: self.maybe_side(ruling.must_vary),
            termination: ruling.termination.into(),
            rule: ruling.ground.rule.into(),
            text: words::verdict(ruling).both().into(),
        }
    }

    fn finding(self, finding: arbiter::Finding) -> Finding {
        let what = match finding {
            arbiter::Finding::DiagramWithoutGeneral(color) => {
                FindingKind::DiagramWithoutGeneral { side: color.into() }
            }
            arbiter::Finding::IllegalMove { ply, m } => {
                FindingKind::IllegalMove { ply, r#move: m.to_string(), article: None }
            }
            arbiter::Finding::MovesAfterEnd { ply, plies } => {
                FindingKind::MovesAfterEnd { ply, plies }
            }
            arbiter::Finding::ResultContradicts { stated, ruled } => {
                FindingKind::ResultContradicts {
                    stated: self.outcome(stated),
                    ruled: self.outcome(ruled),
                }
            }
            arbiter::Finding::ResultNotShown { stated } => {
                FindingKind::ResultNotShown { stated: self.outcome(stated) }
            }
        };
        let text = words::finding(self.game, finding, &|ply, m| self.written(ply, m)).both().into();
        Finding { what, text }
    }
}

impl Ruling {
    /// Nothing to rule.
    const NONE: Self = Self {
        outcome: Outcome::None,
        must_vary: None,
        termination: Termination::Unterminated,
        mode: None,
        status: Status::None,
        ply: None,
        verdict: None,
        decisions: None,
        readings: None,
        grounds: Vec::new(),
        proof: None,
    };
}

impl Judgement {
    /// What one book says on one record of xiangqi. `remarks` are what was forgiven or odd in the input.
    #[must_use]
    pub fn of(
        judgement: &arbiter::Judgement,
        game: &GameSoFar,
        remarks: &[records::Remark],
    ) -> Self {
        let replay = Replay::new(game);
        let of = Of::xiangqi(&replay);
        let findings = judgement.findings.iter().take(MOST_LISTED);
        Self {
            v: VERSION,
            rules: judgement.document.id,
            game: judgement.document.game.into(),
            ruling: judgement.ruling.as_ref().map_or(Ruling::NONE, |ruling| of.ruling(ruling)),
            claims: None,
            repeated: None,
            warnings: judgement.warnings.iter().map(|each| of.warning(each)).collect(),
            findings: findings.map(|&finding| of.finding(finding)).collect(),
            findings_left_out: left_out(judgement.findings.len()),
            remarks: remarks.iter().take(MOST_LISTED).map(Remark::from).collect(),
            remarks_left_out: left_out(remarks.len()),
            events: None,
        }
    }
}

impl From<&'static Rule> for Citation {
    fn from(rule: &'static Rule) -> Self {
        Self { rulebook: rule.document, article: rule.number, name: rule.name }
    }
}

/// How many of a list of `length` were not listed, if any.
fn left_out(length: usize) -> Option<usize> {
    length.checked_sub(MOST_LISTED).filter(|&more| more > 0)
}

fn moves(moves: &[Move]) -> Vec<Shown<Move>> {
    moves.iter().copied().map(Shown).collect()
}
