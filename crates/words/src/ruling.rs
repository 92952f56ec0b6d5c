//! Rulings in words.

use std::fmt::{Display as _, Formatter};

use arbiter::{
    Decision, Fact, Finding, Label, Man, Means, Mode, OrderedBy, Origin, Outcome, Protection,
    Ruling, Side, Sought, Status, Termination, Weight,
};
use rulebook::{Game, Text};
use xiangqi::{Color, Move, Piece, Role};

use crate::say::{list, said, text};
use crate::texts::Texts;
use crate::{Bilingual, Lang, Say};

/// Writes a move of the game in words; the caller knows the positions.
///
/// The first argument is the ply of the move, from 1.
pub type MoveWords<'a> = &'a dyn Fn(u32, Move) -> Bilingual;

/// 红方, 白方, 黑方.
#[must_use]
pub fn side(game: Game, side: Side) -> Text {
    text(|t| match (game, side) {
        (Game::Chess, Side::First) => t.side_white(),
        (Game::Xiangqi, Side::First) => t.side_red(),
        (_, Side::Second) => t.side_black(),
    })
}

/// 红胜, 和棋…
#[must_use]
pub fn outcome(game: Game, outcome: Outcome) -> Text {
    text(|t| match (game, outcome) {
        (Game::Chess, Outcome::Wins(Side::First)) => t.white_wins(),
        (Game::Xiangqi, Outcome::Wins(Side::First)) => t.red_wins(),
        (_, Outcome::Wins(Side::Second)) => t.black_wins(),
        (_, Outcome::Draw) => t.drawn(),
        (_, Outcome::BothLose) => t.both_lose(),
        (_, Outcome::None) => t.no_result(),
    })
}

/// Why a game ends, in the words of its game: chess has no cycle that must be varied.
#[must_use]
pub fn termination(game: Game, why: Termination) -> Text {
    text(|t| match (game, why) {
        (Game::Chess, Termination::Repetition) => t.chess_end_repetition(),
        (Game::Chess, Termination::MoveLimit) => t.chess_end_move_limit(),
        (Game::Chess, Termination::IllegalMove) => t.chess_end_illegal_move(),
        (_, Termination::Checkmate) => t.end_checkmate(),
        (_, Termination::Stalemate) => t.end_stalemate(),
        (_, Termination::Repetition) => t.end_repetition(),
        (_, Termination::PerpetualCheck) => t.end_perpetual_check(),
        (_, Termination::PerpetualAttack) => t.end_perpetual_attack(),
        (_, Termination::MoveLimit) => t.end_move_limit(),
        (_, Termination::InsufficientMaterial) => t.end_insufficient_material(),
        (_, Termination::DeadPosition) => t.end_dead_position(),
        (_, Termination::Resignation) => t.end_resignation(),
        (_, Termination::Agreement) => t.end_agreement(),
        (_, Termination::TimeForfeit) => t.end_time_forfeit(),
        (_, Termination::Absence) => t.end_absence(),
        (_, Termination::IllegalMove) => t.end_illegal_move(),
        (_, Termination::SealedMove) => t.end_sealed_move(),
        (_, Termination::Refusal) => t.end_refusal(),
        (_, Termination::Adjudication) => t.end_adjudication(),
        (_, Termination::Unterminated) => t.end_unterminated(),
    })
}

/// How a ruling takes effect.
#[must_use]
pub fn mode(mode: Mode) -> Text {
    text(|t| match mode {
        Mode::Automatic => t.mode_automatic(),
        Mode::OnClaim => t.mode_on_claim(),
        Mode::Arbiter => t.mode_arbiter(),
        Mode::Duty => t.mode_duty(),
    })
}

/// How settled a ruling is.
#[must_use]
pub fn status(status: &Status) -> Text {
    text(|t| match status {
        Status::Final => t.status_final(),
        Status::Claimable => t.status_claimable(),
        Status::Prospective => t.status_prospective(),
        Status::NeedsArbiter(_) => t.status_needs_arbiter(),
        Status::Disputed(_) => t.status_disputed(),
    })
}

/// 将, 杀, 捉…
#[must_use]
pub fn label(label: Label) -> Text {
    text(|t| match label {
        Label::Check => t.label_check(),
        Label::Kill => t.label_kill(),
        Label::Chase => t.label_chase(),
        Label::Offer => t.label_offer(),
        Label::Block => t.label_block(),
        Label::Exchange => t.label_exchange(),
        Label::Follow => t.label_follow(),
        Label::Idle => t.label_idle(),
    })
}

/// 重, 轻.
#[must_use]
pub fn weight(weight: Weight) -> Text {
    text(|t| match weight {
        Weight::None => t.weight_none(),
        Weight::Light => t.weight_light(),
        Weight::Heavy => t.weight_heavy(),
    })
}

/// 真根, 假根, 少根, 无根.
#[must_use]
pub fn protection(protection: Protection) -> Text {
    text(|t| match protection {
        Protection::None => t.protection_none(),
        Protection::Real => t.protection_real(),
        Protection::False => t.protection_false(),
        Protection::UnderRooted => t.protection_under_rooted(),
    })
}

/// How an attack comes about.
#[must_use]
pub fn origin(origin: Origin) -> Text {
    text(|t| match origin {
        Origin::Direct => t.origin_direct(),
        Origin::Discovered => t.origin_discovered(),
        Origin::Standing => t.origin_standing(),
        Origin::Freed => t.origin_freed(),
        Origin::Uprooted => t.origin_uprooted(),
        Origin::Joint => t.origin_joint(),
        Origin::MateLifted => t.origin_mate_lifted(),
        Origin::ThroughExchange => t.origin_through_exchange(),
    })
}

/// How a gain is made.
#[must_use]
pub fn means(means: Means) -> Text {
    text(|t| match means {
        Means::Capture => t.means_capture(),
        Means::Checks => t.means_checks(),
        Means::Exchange => t.means_exchange(),
    })
}

/// What a search came to its bound for.
fn sought(sought: Sought) -> Text {
    text(|t| match sought {
        Sought::Mate => t.sought_mate(),
        Sought::Gain => t.sought_gain(),
    })
}

/// A piece and its point: `红车（b9）`, `the red chariot on b9`.
impl Say for Man {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> std::fmt::Result {
        let t = Texts(lang);
        let colour = match self.piece.color {
            Color::Red => t.colour_red(),
            Color::Black => t.colour_black(),
        };
        t.man(colour, piece(t, self.piece), self.square).fmt(f)
    }
}

/// 帅 or 将, 兵 or 卒: in Chinese each side has its own signs.
pub(crate) const fn piece(t: Texts, piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::Red, Role::General) => t.piece_red_general(),
        (Color::Black, Role::General) => t.piece_black_general(),
        (Color::Red, Role::Advisor) => t.piece_red_advisor(),
        (Color::Black, Role::Advisor) => t.piece_black_advisor(),
        (Color::Red, Role::Elephant) => t.piece_red_elephant(),
        (Color::Black, Role::Elephant) => t.piece_black_elephant(),
        (_, Role::Horse) => t.piece_horse(),
        (_, Role::Chariot) => t.piece_chariot(),
        (_, Role::Cannon) => t.piece_cannon(),
        (Color::Red, Role::Soldier) => t.piece_red_soldier(),
        (Color::Black, Role::Soldier) => t.piece_black_soldier(),
    }
}

/// The name of a piece.
#[must_use]
pub fn piece_name(piece: Piece) -> Text {
    text(|t| self::piece(t, piece))
}

/// Whether the loss needs no order to vary.
fn loses_at_once(ruling: &Ruling) -> bool {
    ruling.ground.facts.iter().any(|fact| matches!(fact, Fact::LosesAtOnce { .. }))
}

/// What an arbiter prints first: who must vary, who wins, or that he has to decide.
#[must_use]
pub fn verdict(ruling: &Ruling) -> impl Say {
    let game = ruling.document.game;
    let who = move |of| side(game, of);
    let why = termination(game, ruling.termination);
    said(move |t, f| match (&ruling.status, ruling.must_vary, ruling.outcome) {
        (Status::NeedsArbiter(_), _, _) => t.verdict_needs_arbiter(why).fmt(f),
        (Status::Disputed(_), _, _) => t.verdict_disputed(why).fmt(f),
        (_, Some(loser), result) if loses_at_once(ruling) => {
            t.verdict_loses_at_once(outcome(game, result), who(loser), why).fmt(f)
        }
        (Status::Prospective | Status::Claimable, Some(varies), Outcome::Wins(winner))
            if winner == varies.other() =>
        {
            t.verdict_must_vary_or_loses(who(varies)).fmt(f)
        }
        (Status::Prospective | Status::Claimable, Some(varies), result) => {
            t.verdict_must_vary(who(varies), outcome(game, result)).fmt(f)
        }
        (Status::Claimable, None, Outcome::Draw) if game == Game::Chess => {
            t.verdict_may_claim(why).fmt(f)
        }
        (Status::Prospective | Status::Claimable, None, Outcome::Draw) => t.verdict_draw().fmt(f),
        (Status::Final, Some(varies), result) => {
            t.verdict_did_not_vary(outcome(game, result), who(varies)).fmt(f)
        }
        (Status::Final | Status::Prospective | Status::Claimable, None, result) => {
            t.verdict_over(outcome(game, result), why).fmt(f)
        }
    })
}

/// A decision that is open to the arbiter.
#[must_use]
pub fn decision(game: Game, decision: Decision) -> impl Say {
    said(move |t, f| match decision {
        Decision::Declare(result) => t.decision_declare(outcome(game, result)).fmt(f),
        Decision::OrderToVary(varies) => t.decision_order_to_vary(side(game, varies)).fmt(f),
        Decision::PlayOn => t.decision_play_on().fmt(f),
    })
}

/// A fact.
pub fn fact<'a>(game: Game, fact: &'a Fact, words: MoveWords<'a>) -> impl Say + 'a {
    let who = move |of: &Side| side(game, *of);
    said(move |t, f| match fact {
        Fact::PositionRepeated { plies } => {
            t.fact_position_repeated(list(plies.iter(), Texts::list_comma)).fmt(f)
        }
        Fact::Occurrences { stood, needed } if game == Game::Chess => {
            t.fact_occurrence_chess(stood, needed).fmt(f)
        }
        Fact::Occurrences { stood, needed } => t.fact_occurrences(stood, needed).fmt(f),
        Fact::CycleCompleted { moves } => {
            t.fact_cycle_completed(moves.len(), list(moves.iter(), Texts::list_comma)).fmt(f)
        }
        Fact::AttacksOnEveryMove { side: of, labels } => {
            t.fact_attacks_on_every_move(who(of), each(labels)).fmt(f)
        }
        Fact::MovesIdly { side: of, labels } if labels.iter().any(|label| label.is_attack()) => {
            t.fact_moves_idly(who(of), each(labels)).fmt(f)
        }
        Fact::MovesIdly { side: of, labels } => t.fact_no_attack(who(of), each(labels)).fmt(f),
        Fact::Weighed { side: of, moves } => {
            let why = if moves.iter().any(|&(_, weight)| weight == Weight::Light) {
                t.fact_weighs_light()
            } else {
                t.fact_weighs_heavy()
            };
            let each = moves
                .iter()
                .map(|&(is, weighs)| said(move |t, f| t.weighed(label(is), weight(weighs)).fmt(f)));
            t.fact_weighed(who(of), why, list(each, Texts::list_comma)).fmt(f)
        }
        Fact::Heavier { side: Some(of) } => t.fact_heavier(who(of)).fmt(f),
        Fact::Heavier { side: None } => t.fact_same_weight().fmt(f),
        Fact::PointsOfRun { side: of, points, needed } => {
            let each = list(points.iter(), Texts::list_comma);
            t.fact_points_of_run(who(of), points.len(), needed, each).fmt(f)
        }
        Fact::SameVictim { side: of, victim } => t.fact_same_victim(who(of), victim).fmt(f),
        Fact::OnlyCutsOff { side: of, victim } => t.fact_only_cuts_off(who(of), victim).fmt(f),
        Fact::ChangesVictims { side: of } => t.fact_changes_victims(who(of)).fmt(f),
        Fact::ParriesAndAttacks { ply } => t.fact_parries_and_attacks(ply).fmt(f),
        Fact::CounterAttacks { side: of, count, of: all } => {
            t.fact_counter_attacks(count, all, who(of)).fmt(f)
        }
        Fact::ChecksInARow { side: of, checks, limit, pieces } => {
            let pieces = list(pieces.iter(), Texts::list_comma);
            t.fact_checks_in_a_row(who(of), checks, limit, pieces).fmt(f)
        }
        Fact::Mated { side: of } => t.fact_mated(who(of)).fmt(f),
        Fact::NoLegalMove { side: of } => t.fact_no_legal_move(who(of)).fmt(f),
        Fact::PliesWithoutCapture { plies, limit, checks_left_out } => {
            t.fact_plies_without_capture(plies, limit, checks_left_out).fmt(f)
        }
        Fact::IllegalMove { ply, m } => t.fact_illegal_move(ply, words(*ply, *m)).fmt(f),
        Fact::Chess(fact) => fact.say(t.0, f),
        Fact::EarlierRoundsDiffer { plies } => {
            t.fact_earlier_rounds_differ(list(plies.iter(), Texts::list_comma)).fmt(f)
        }
        Fact::OrderDue { side: of } => t.fact_order_due(who(of)).fmt(f),
        Fact::Ordered { side: of, ply, by: OrderedBy::Arbiter } => {
            t.fact_ordered(who(of), ply).fmt(f)
        }
        Fact::Ordered { side: of, ply, by: OrderedBy::Warning } => {
            t.fact_ordered_by_warning(ply, who(of)).fmt(f)
        }
        Fact::LosesAtOnce { side: of } => t.fact_loses_at_once(who(of)).fmt(f),
        Fact::WorkSpent { work } => t.fact_work_spent(work).fmt(f),
        Fact::NotProven { ply, within, sought } => {
            t.fact_not_proven(ply, self::sought(*sought), within).fmt(f)
        }
    })
}

fn each(labels: &[Label]) -> impl Say {
    list(labels.iter().map(|&one| label(one)), Texts::list_comma)
}

/// A finding.
pub fn finding<'a>(game: Game, finding: Finding, words: MoveWords<'a>) -> impl Say + 'a {
    said(move |t, f| match finding {
        Finding::DiagramWithoutGeneral(color) => {
            t.finding_diagram_without_general(side(game, color.into())).fmt(f)
        }
        Finding::IllegalMove { ply, m } => t.finding_illegal_move(ply, words(ply, m)).fmt(f),
        Finding::MovesAfterEnd { ply, plies } => t.finding_moves_after_end(ply, plies).fmt(f),
        Finding::ResultContradicts { stated, ruled } => {
            t.finding_result_contradicts(outcome(game, stated), outcome(game, ruled)).fmt(f)
        }
        Finding::ResultNotShown { stated } => {
            t.finding_result_not_shown(outcome(game, stated)).fmt(f)
        }
    })
}
