//! The names that stand in the JSON form. They are part of its version and never change within it.

use arbiter::{
    Label, Means, Mode, OrderedBy, Origin, Outcome, Protection, Side, Sought, Source, Status,
    Termination, Weight,
};
use rulebook::Game;
use xiangqi::{Color, Role};

pub(super) const fn game(game: Game) -> &'static str {
    match game {
        Game::Chess => "chess",
        Game::Xiangqi => "xiangqi",
    }
}

pub(super) const fn side(game: Game, side: Side) -> &'static str {
    match (game, side) {
        (Game::Chess, Side::First) => "white",
        (Game::Xiangqi, Side::First) => "red",
        (_, Side::Second) => "black",
    }
}

/// The name of an outcome.
#[must_use]
pub const fn outcome(game: Game, outcome: Outcome) -> &'static str {
    match (game, outcome) {
        (Game::Chess, Outcome::Wins(Side::First)) => "white_wins",
        (Game::Xiangqi, Outcome::Wins(Side::First)) => "red_wins",
        (_, Outcome::Wins(Side::Second)) => "black_wins",
        (_, Outcome::Draw) => "draw",
        (_, Outcome::BothLose) => "both_lose",
        (_, Outcome::None) => "none",
    }
}

/// The name of a termination.
#[must_use]
pub const fn termination(termination: Termination) -> &'static str {
    match termination {
        Termination::Checkmate => "checkmate",
        Termination::Stalemate => "stalemate",
        Termination::Repetition => "repetition",
        Termination::PerpetualCheck => "perpetual_check",
        Termination::PerpetualAttack => "perpetual_attack",
        Termination::MoveLimit => "move_limit",
        Termination::InsufficientMaterial => "insufficient_material",
        Termination::DeadPosition => "dead_position",
        Termination::Resignation => "resignation",
        Termination::Agreement => "agreement",
        Termination::TimeForfeit => "time_forfeit",
        Termination::Absence => "absence",
        Termination::IllegalMove => "illegal_move",
        Termination::SealedMove => "sealed_move",
        Termination::Refusal => "refusal",
        Termination::Adjudication => "adjudication",
        Termination::Unterminated => "unterminated",
    }
}

pub(super) const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Automatic => "automatic",
        Mode::OnClaim => "on_claim",
        Mode::Arbiter => "arbiter",
        Mode::Duty => "duty",
    }
}

pub(super) const fn status(status: &Status) -> &'static str {
    match status {
        Status::Final => "final",
        Status::Claimable => "claimable",
        Status::Prospective => "prospective",
        Status::NeedsArbiter(_) => "needs_arbiter",
        Status::Disputed(_) => "disputed",
    }
}

pub(super) const fn label(label: Label) -> &'static str {
    match label {
        Label::Check => "check",
        Label::Kill => "kill",
        Label::Chase => "chase",
        Label::Offer => "offer",
        Label::Block => "block",
        Label::Exchange => "exchange",
        Label::Follow => "follow",
        Label::Idle => "idle",
    }
}

pub(super) const fn weight(weight: Weight) -> &'static str {
    match weight {
        Weight::None => "none",
        Weight::Light => "light",
        Weight::Heavy => "heavy",
    }
}

/// Who ordered to vary.
pub(super) const fn ordered_by(by: OrderedBy) -> &'static str {
    match by {
        OrderedBy::Arbiter => "arbiter",
        OrderedBy::Warning => "warning",
    }
}

pub(super) const fn sought(sought: Sought) -> &'static str {
    match sought {
        Sought::Mate => "mate",
        Sought::Gain => "gain",
    }
}

pub(super) const fn source(source: Source) -> &'static str {
    match source {
        Source::Recorded => "recorded",
        Source::Completed => "completed",
    }
}

pub(super) const fn protection(protection: Protection) -> &'static str {
    match protection {
        Protection::None => "none",
        Protection::Real => "real",
        Protection::False => "false",
        Protection::UnderRooted => "under_rooted",
    }
}

pub(super) const fn origin(origin: Origin) -> &'static str {
    match origin {
        Origin::Direct => "direct",
        Origin::Discovered => "discovered",
        Origin::Standing => "standing",
        Origin::Freed => "freed",
        Origin::Uprooted => "uprooted",
        Origin::Joint => "joint",
        Origin::MateLifted => "mate_lifted",
        Origin::ThroughExchange => "through_exchange",
    }
}

pub(super) const fn means(means: Means) -> &'static str {
    match means {
        Means::Capture => "capture",
        Means::Checks => "checks",
        Means::Exchange => "exchange",
    }
}

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::Red => "red",
        Color::Black => "black",
    }
}

pub(super) const fn role(role: Role) -> &'static str {
    match role {
        Role::General => "general",
        Role::Advisor => "advisor",
        Role::Elephant => "elephant",
        Role::Horse => "horse",
        Role::Chariot => "chariot",
        Role::Cannon => "cannon",
        Role::Soldier => "soldier",
    }
}
