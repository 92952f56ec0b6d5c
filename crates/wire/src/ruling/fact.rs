//! The facts a ground rests on.

use arbiter::chess::ChessFact as InnerChessFact;
use arbiter::clock::Millis;
use serde::Serialize;
use utoipa::ToSchema;
use words::Say as _;
use xiangqi::{Move, Square};

use super::proof::{Man, Weighed};
use super::{Label, Of, OrderedBy, Side, Sought, moves};
use crate::ledger::chess::Points;
use crate::{Both, Shown};

/// A fact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fact {
    /// What.
    #[serde(flatten)]
    pub what: FactKind,
    /// In a sentence.
    pub text: Both,
}

impl Fact {
    /// The plies after which a position stood again and again, if the fact is about that.
    #[must_use]
    pub fn repeated(&self) -> Option<&[u32]> {
        if let FactKind::General(GeneralFact::PositionRepeated { plies }) = &self.what {
            return Some(plies);
        }
        None
    }
}

/// A fact of either game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum FactKind {
    /// Of repetitions and of games of xiangqi.
    General(GeneralFact),
    /// Of a game of chess.
    Chess(ChessFact),
}

/// A fact about a repetition or a game of xiangqi.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GeneralFact {
    /// The same position stood after each of these plies; 0 is the start.
    PositionRepeated {
        /// The plies.
        plies: Vec<u32>,
    },
    /// How often the position stood, and how often the rule wants it.
    Occurrences {
        /// It stood so often.
        stood: u32,
        /// It has to so often.
        needed: u32,
    },
    /// The record stops short of the repetition; moves were added.
    CycleCompleted {
        /// The moves added.
        #[schema(value_type = Vec<String>)]
        moves: Vec<Shown<Move>>,
    },
    /// Every move of the side in the cycle attacks.
    AttacksOnEveryMove {
        /// The side.
        side: Side,
        /// One label a move.
        labels: Vec<Label>,
    },
    /// Not every move of the side in the cycle attacks.
    MovesIdly {
        /// The side.
        side: Side,
        /// One label a move.
        labels: Vec<Label>,
    },
    /// How heavily the moves of the side weigh.
    Weighed {
        /// The side.
        side: Side,
        /// Label and weight of each move.
        moves: Vec<Weighed>,
    },
    /// Which of two forbidden cycles is the heavier.
    Heavier {
        /// The heavier side; null if both weigh the same.
        side: Option<Side>,
    },
    /// Where the moves of a run went.
    PointsOfRun {
        /// The side.
        side: Side,
        /// The points.
        #[schema(value_type = Vec<String>)]
        points: Vec<Shown<Square>>,
        /// How many the rule asks for.
        needed: u32,
    },
    /// The same piece is always chased.
    SameVictim {
        /// The chasing side.
        side: Side,
        /// The piece.
        victim: Man,
    },
    /// The same piece is always chased, in part only by cutting off its protection.
    OnlyCutsOff {
        /// The chasing side.
        side: Side,
        /// The piece.
        victim: Man,
    },
    /// No one piece is chased by all moves.
    ChangesVictims {
        /// The side.
        side: Side,
    },
    /// A move parries and attacks in its turn.
    ParriesAndAttacks {
        /// Its ply.
        ply: u32,
    },
    /// How many of the side's moves answer an attack by an attack.
    CounterAttacks {
        /// The side.
        side: Side,
        /// So many.
        count: u32,
        /// Of so many moves.
        of: u32,
    },
    /// The side's last moves all check.
    ChecksInARow {
        /// The side.
        side: Side,
        /// How many.
        checks: u32,
        /// How many lose.
        limit: u32,
        /// The pieces that give them.
        pieces: Vec<Man>,
    },
    /// The side's general cannot be saved.
    Mated {
        /// The side.
        side: Side,
    },
    /// The side has no legal move.
    NoLegalMove {
        /// The side.
        side: Side,
    },
    /// Plies without a capture.
    PliesWithoutCapture {
        /// Counted.
        plies: u32,
        /// Allowed.
        limit: u32,
        /// Checks that are not counted.
        checks_left_out: u32,
    },
    /// A move broke the rules of play and stood.
    IllegalMove {
        /// Its ply.
        ply: u32,
        /// The move.
        #[schema(value_type = String)]
        r#move: Shown<Move>,
    },
    /// The position had stood after these plies too, but other moves followed; these rounds are not counted.
    EarlierRoundsDiffer {
        /// The plies.
        plies: Vec<u32>,
    },
    /// The rounds are complete, and no order to vary is known.
    OrderDue {
        /// The side.
        side: Side,
    },
    /// The side was ordered to vary.
    Ordered {
        /// The side.
        side: Side,
        /// After which ply.
        ply: u32,
        /// By whom.
        by: OrderedBy,
    },
    /// The side loses at once.
    LosesAtOnce {
        /// The side.
        side: Side,
    },
    /// All the work that is done for one answer was spent.
    WorkSpent {
        /// How much.
        work: u32,
    },
    /// A search came to its bound without proof.
    NotProven {
        /// The ply in question.
        ply: u32,
        /// So many moves were looked at.
        within: u32,
        /// What was looked for.
        sought: Sought,
    },
}

/// A fact about a game of chess. Times are texts as `1:59:58`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ChessFact {
    /// Plies without capture or pawn move.
    QuietPlies {
        /// Counted.
        plies: u32,
        /// Needed.
        needed: u32,
    },
    /// The side has only its king.
    BareKing {
        /// The side.
        side: Side,
    },
    /// The side can still mate.
    CanMate {
        /// The side.
        side: Side,
        /// A shortest known line, in UCI; empty where more than the king is enough.
        line: Vec<String>,
    },
    /// The side can never mate.
    CannotMate {
        /// The side.
        side: Side,
        /// Why.
        why: WhyNot,
    },
    /// The search whether the side can mate came to its bound.
    MateNotSettled {
        /// The side.
        side: Side,
        /// Positions looked at.
        positions: u32,
    },
    /// The ending is on the edition's list of drawn ones.
    ListedMaterial,
    /// Time left, and how it came to that.
    Clock {
        /// Whose.
        side: Side,
        /// Before.
        #[schema(value_type = String)]
        before: Shown<Millis>,
        /// Added or taken away.
        #[schema(value_type = String)]
        change: Shown<Millis>,
        /// After.
        #[schema(value_type = String)]
        after: Shown<Millis>,
    },
    /// What a clock shows when a flag is spoken of.
    TimeLeft {
        /// Whose.
        side: Side,
        /// What is left.
        #[schema(value_type = String)]
        left: Shown<Millis>,
    },
    /// Time used.
    Used {
        /// Whose.
        side: Side,
        /// Before.
        #[schema(value_type = String)]
        before: Shown<Millis>,
        /// Added.
        #[schema(value_type = String)]
        added: Shown<Millis>,
        /// What the control has given.
        #[schema(value_type = String)]
        given: Shown<Millis>,
    },
    /// Moves completed in the period.
    MovesMade {
        /// Whose.
        side: Side,
        /// So many.
        made: u32,
        /// Of so many; null where all that remain.
        prescribed: Option<u32>,
    },
    /// A player is late.
    Late {
        /// The player.
        side: Side,
        /// By so much.
        #[schema(value_type = String)]
        by: Shown<Millis>,
        /// So much is allowed.
        #[schema(value_type = String)]
        allowed: Shown<Millis>,
    },
    /// Illegal moves completed.
    IllegalMoves {
        /// By whom.
        side: Side,
        /// So many.
        count: u32,
        /// The number that loses, or null.
        loses: Option<u32>,
    },
    /// Moves made by both, and the bar.
    MovesByEach {
        /// By White.
        white: u32,
        /// By Black.
        black: u32,
        /// The bar.
        bar: u32,
    },
    /// The most time used, and the share of the first control it is compared with.
    ShareOfControl {
        /// Used.
        #[schema(value_type = String)]
        used: Shown<Millis>,
        /// The share.
        #[schema(value_type = String)]
        share: Shown<Millis>,
    },
    /// A sealed or written move.
    Written {
        /// The text. The sentence of the fact quotes it, and has its name in the form.
        #[serde(skip)]
        text: String,
    },
    /// The time left, below which recording is no duty.
    BelowExemption {
        /// Left.
        #[schema(value_type = String)]
        left: Shown<Millis>,
        /// The bar.
        #[schema(value_type = String)]
        bar: Shown<Millis>,
    },
    /// What the game counts for each side.
    Points {
        /// For White.
        white: Points,
        /// For Black.
        black: Points,
    },
}

/// Why a side can never mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhyNot {
    /// It has only the king.
    BareKing,
    /// No position with such material is mate.
    Material,
    /// Wherever the pieces can get, there is no mate.
    Locked,
    /// So many positions that can arise were all looked at.
    Exhausted(u32),
}

impl From<chess::WhyNot> for WhyNot {
    fn from(why: chess::WhyNot) -> Self {
        match why {
            chess::WhyNot::BareKing => Self::BareKing,
            chess::WhyNot::Material => Self::Material,
            chess::WhyNot::Locked => Self::Locked,
            chess::WhyNot::Exhausted { positions } => Self::Exhausted(positions),
        }
    }
}

impl Of<'_> {
    pub(super) fn fact(self, fact: &arbiter::Fact) -> Fact {
        let text = words::fact(self.game, fact, &|ply, m| self.written(ply, m)).both().into();
        Fact { what: self.fact_kind(fact), text }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
    fn fact_kind(self, fact: &arbiter::Fact) -> FactKind {
        let side = |side: &arbiter::Side| self.side(*side);
        let labels = |labels: &[arbiter::Label]| labels.iter().map(|&label| label.into()).collect();
        FactKind::General(match fact {
            arbiter::Fact::Chess(fact) => return FactKind::Chess(fact.into()),
            arbiter::Fact::PositionRepeated { plies } => {
                GeneralFact::PositionRepeated { plies: plies.clone() }
            }
            &arbiter::Fact::Occurrences { stood, needed } => {
                GeneralFact::Occurrences { stood, needed }
            }
            arbiter::Fact::CycleCompleted { moves: added } => {
                GeneralFact::CycleCompleted { moves: moves(added) }
            }
            arbiter::Fact::AttacksOnEveryMove { side: of, labels: all } => {
                GeneralFact::AttacksOnEveryMove { side: side(of), labels: labels(all) }
            }
            arbiter::Fact::MovesIdly { side: of, labels: all } => {
                GeneralFact::MovesIdly { side: side(of), labels: labels(all) }
            }
            arbiter::Fact::Weighed { side: of, moves } => {
                let weighed = |&(label, weight): &(arbiter::Label, arbiter::Weight)| Weighed {
                    label: label.into(),
                    weight: weight.into(),
                };
                GeneralFact::Weighed { side: side(of), moves: moves.iter().map(weighed).collect() }
            }
            arbiter::Fact::Heavier { side } => {
                GeneralFact::Heavier { side: self.maybe_side(*side) }
            }
            arbiter::Fact::PointsOfRun { side: of, points, needed } => GeneralFact::PointsOfRun {
                side: side(of),
                points: points.iter().copied().map(Shown).collect(),
                needed: *needed,
            },
            arbiter::Fact::SameVictim { side: of, victim } => {
                GeneralFact::SameVictim { side: side(of), victim: (*victim).into() }
            }
            arbiter::Fact::OnlyCutsOff { side: of, victim } => {
                GeneralFact::OnlyCutsOff { side: side(of), victim: (*victim).into() }
            }
            arbiter::Fact::ChangesVictims { side: of } => {
                GeneralFact::ChangesVictims { side: side(of) }
            }
            &arbiter::Fact::ParriesAndAttacks { ply } => GeneralFact::ParriesAndAttacks { ply },
            arbiter::Fact::CounterAttacks { side: of, count, of: all } => {
                GeneralFact::CounterAttacks { side: side(of), count: *count, of: *all }
            }
            arbiter::Fact::ChecksInARow { side: of, checks, limit, pieces } => {
                GeneralFact::ChecksInARow {
                    side: side(of),
                    checks: *checks,
                    limit: *limit,
                    pieces: pieces.iter().map(|&piece| piece.into()).collect(),
                }
            }
            arbiter::Fact::Mated { side: of } => GeneralFact::Mated { side: side(of) },
            arbiter::Fact::NoLegalMove { side: of } => GeneralFact::NoLegalMove { side: side(of) },
            &arbiter::Fact::PliesWithoutCapture { plies, limit, checks_left_out } => {
                GeneralFact::PliesWithoutCapture { plies, limit, checks_left_out }
            }
            &arbiter::Fact::IllegalMove { ply, m } => {
                GeneralFact::IllegalMove { ply, r#move: Shown(m) }
            }
            arbiter::Fact::EarlierRoundsDiffer { plies } => {
                GeneralFact::EarlierRoundsDiffer { plies: plies.clone() }
            }
            arbiter::Fact::OrderDue { side: of } => GeneralFact::OrderDue { side: side(of) },
            arbiter::Fact::Ordered { side: of, ply, by } => {
                GeneralFact::Ordered { side: side(of), ply: *ply, by: (*by).into() }
            }
            arbiter::Fact::LosesAtOnce { side: of } => GeneralFact::LosesAtOnce { side: side(of) },
            &arbiter::Fact::WorkSpent { work } => GeneralFact::WorkSpent { work },
            &arbiter::Fact::NotProven { ply, within, sought } => {
                GeneralFact::NotProven { ply, within, sought: sought.into() }
            }
        })
    }
}

impl From<&InnerChessFact> for ChessFact {
    fn from(fact: &InnerChessFact) -> Self {
        let side = |&side: &arbiter::Side| Side::from((rulebook::Game::Chess, side));
        let time = |&time: &Millis| Shown(time);
        match fact {
            &InnerChessFact::QuietPlies { plies, needed } => Self::QuietPlies { plies, needed },
            InnerChessFact::BareKing(of) => Self::BareKing { side: side(of) },
            InnerChessFact::CanMate { side: of, line } => {
                Self::CanMate { side: side(of), line: line.clone() }
            }
            InnerChessFact::CannotMate { side: of, why } => {
                Self::CannotMate { side: side(of), why: (*why).into() }
            }
            InnerChessFact::MateNotSettled { side: of, positions } => {
                Self::MateNotSettled { side: side(of), positions: *positions }
            }
            InnerChessFact::ListedMaterial => Self::ListedMaterial,
            InnerChessFact::Clock { side: of, before, change, after } => Self::Clock {
                side: side(of),
                before: time(before),
                change: time(change),
                after: time(after),
            },
            InnerChessFact::TimeLeft { side: of, left } => {
                Self::TimeLeft { side: side(of), left: time(left) }
            }
            InnerChessFact::Used { side: of, before, added, given } => Self::Used {
                side: side(of),
                before: time(before),
                added: time(added),
                given: time(given),
            },
            InnerChessFact::MovesMade { side: of, made, prescribed } => {
                Self::MovesMade { side: side(of), made: *made, prescribed: *prescribed }
            }
            InnerChessFact::Late { side: of, by, allowed } => {
                Self::Late { side: side(of), by: time(by), allowed: time(allowed) }
            }
            InnerChessFact::IllegalMoves { side: of, count, loses } => {
                Self::IllegalMoves { side: side(of), count: *count, loses: *loses }
            }
            &InnerChessFact::MovesByEach { first, second, bar } => {
                Self::MovesByEach { white: first, black: second, bar }
            }
            InnerChessFact::ShareOfControl { used, share } => {
                Self::ShareOfControl { used: time(used), share: time(share) }
            }
            InnerChessFact::Written { text } => Self::Written { text: text.clone() },
            InnerChessFact::BelowExemption { left, bar } => {
                Self::BelowExemption { left: time(left), bar: time(bar) }
            }
            &InnerChessFact::Points { first, second } => {
                Self::Points { white: first.into(), black: second.into() }
            }
        }
    }
}
