//! The names that stand in a ruling.

use arbiter::{
    Label as InnerLabel, Means as InnerMeans, Mode as InnerMode, Origin as InnerOrigin,
    Outcome as InnerOutcome, Protection as InnerProtection, Side as InnerSide,
    Sought as InnerSought, Source as InnerSource, Termination as InnerTermination,
    Weight as InnerWeight,
};
use xiangqi::{Color, Role};

use crate::names::names;

names! {
    /// The game.
    Game of rulebook::Game {
        Chess = (rulebook::Game::Chess),
        Xiangqi = (rulebook::Game::Xiangqi),
    }
}

names! {
    /// A side of a game.
    Side of (rulebook::Game, InnerSide) {
        White = ((rulebook::Game::Chess, InnerSide::First)),
        Red = ((rulebook::Game::Xiangqi, InnerSide::First)),
        Black = ((_, InnerSide::Second)),
    }
}

names! {
    /// Who wins.
    Outcome of (rulebook::Game, InnerOutcome) {
        WhiteWins = ((rulebook::Game::Chess, InnerOutcome::Wins(InnerSide::First))),
        RedWins = ((rulebook::Game::Xiangqi, InnerOutcome::Wins(InnerSide::First))),
        BlackWins = ((_, InnerOutcome::Wins(InnerSide::Second))),
        Draw = ((_, InnerOutcome::Draw)),
        BothLose = ((_, InnerOutcome::BothLose)),
        None = ((_, InnerOutcome::None)),
    }
}

names! {
    /// Why a game ends or a ruling falls.
    Termination of InnerTermination {
        Checkmate = (InnerTermination::Checkmate),
        Stalemate = (InnerTermination::Stalemate),
        Repetition = (InnerTermination::Repetition),
        PerpetualCheck = (InnerTermination::PerpetualCheck),
        PerpetualAttack = (InnerTermination::PerpetualAttack),
        MoveLimit = (InnerTermination::MoveLimit),
        InsufficientMaterial = (InnerTermination::InsufficientMaterial),
        DeadPosition = (InnerTermination::DeadPosition),
        Resignation = (InnerTermination::Resignation),
        Agreement = (InnerTermination::Agreement),
        TimeForfeit = (InnerTermination::TimeForfeit),
        Absence = (InnerTermination::Absence),
        IllegalMove = (InnerTermination::IllegalMove),
        SealedMove = (InnerTermination::SealedMove),
        Refusal = (InnerTermination::Refusal),
        Adjudication = (InnerTermination::Adjudication),
        Unterminated = (InnerTermination::Unterminated),
    }
}

names! {
    /// How a ruling takes effect.
    Mode of InnerMode {
        Automatic = (InnerMode::Automatic),
        OnClaim = (InnerMode::OnClaim),
        Arbiter = (InnerMode::Arbiter),
        Duty = (InnerMode::Duty),
    }
}

names! {
    /// What a book calls a move.
    Label of InnerLabel {
        Check = (InnerLabel::Check),
        Kill = (InnerLabel::Kill),
        Chase = (InnerLabel::Chase),
        Offer = (InnerLabel::Offer),
        Block = (InnerLabel::Block),
        Exchange = (InnerLabel::Exchange),
        Follow = (InnerLabel::Follow),
        Idle = (InnerLabel::Idle),
    }
}

names! {
    /// How heavily a book weighs an attack.
    Weight of InnerWeight {
        None = (InnerWeight::None),
        Light = (InnerWeight::Light),
        Heavy = (InnerWeight::Heavy),
    }
}

names! {
    /// What a search looks for.
    Sought of InnerSought {
        Mate = (InnerSought::Mate),
        Gain = (InnerSought::Gain),
    }
}

names! {
    /// Who ordered to vary.
    OrderedBy of arbiter::OrderedBy {
        Arbiter = (arbiter::OrderedBy::Arbiter),
        Warning = (arbiter::OrderedBy::Warning),
    }
}

names! {
    /// Where a move of a proof comes from.
    Source of InnerSource {
        Recorded = (InnerSource::Recorded),
        Completed = (InnerSource::Completed),
    }
}

names! {
    /// How a piece under attack is protected.
    Protection of InnerProtection {
        None = (InnerProtection::None),
        Real = (InnerProtection::Real),
        False = (InnerProtection::False),
        UnderRooted = (InnerProtection::UnderRooted),
    }
}

names! {
    /// How an attack comes about.
    Origin of InnerOrigin {
        Direct = (InnerOrigin::Direct),
        Discovered = (InnerOrigin::Discovered),
        Standing = (InnerOrigin::Standing),
        Freed = (InnerOrigin::Freed),
        Uprooted = (InnerOrigin::Uprooted),
        Joint = (InnerOrigin::Joint),
        MateLifted = (InnerOrigin::MateLifted),
        ThroughExchange = (InnerOrigin::ThroughExchange),
    }
}

names! {
    /// How a gain is made.
    Means of InnerMeans {
        Capture = (InnerMeans::Capture),
        Checks = (InnerMeans::Checks),
        Exchange = (InnerMeans::Exchange),
    }
}

names! {
    /// The colour of a xiangqi piece.
    PieceSide of Color {
        Red = (Color::Red),
        Black = (Color::Black),
    }
}

names! {
    /// A xiangqi piece.
    Piece of Role {
        General = (Role::General),
        Advisor = (Role::Advisor),
        Elephant = (Role::Elephant),
        Horse = (Role::Horse),
        Chariot = (Role::Chariot),
        Cannon = (Role::Cannon),
        Soldier = (Role::Soldier),
    }
}
