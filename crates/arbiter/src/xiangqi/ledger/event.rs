//! Commands and events.

use xiangqi::Move;

use crate::chess::ledger::RefusedBy;
use crate::clock::{Millis, Reading};
use crate::{Decision, Ground, Outcome, Ruling, Side, Termination};

/// A command with the moment it was given, counted from any fixed point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// When.
    pub at: Millis,
    /// What.
    pub command: Command,
}

/// What somebody at the board did, or an arbiter reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// The session starts.
    StartSession,
    /// A player comes to the board.
    Arrive(Side),
    /// A player has not come.
    Absent(Side),
    /// A move was made, in any notation, and the clock pressed.
    Move(Side, String),
    /// A draw was offered.
    Offer(Side),
    /// The offer was accepted.
    Accept(Side),
    /// The offer was refused in words.
    Decline(Side),
    /// A player asks for a ruling on the repetition or the move limit.
    Claim(Side),
    /// A player gave up.
    Resign(Side),
    /// A flag was seen.
    Flag(Side),
    /// The clocks were stopped to call the arbiter.
    Pause,
    /// The clocks run again; whose, if it is said.
    Restart(Option<Side>),
    /// The arbiter corrects the clocks.
    Correct(Reading),
    /// The arbiter orders the side to vary.
    OrderToVary(Side),
    /// The arbiter gives the opponent of the side time.
    Penalty(Side, Millis),
    /// A breach of conduct by the side, in words.
    Violation(Side, String),
    /// A protest.
    Protest(Side, String),
    /// The arbiter takes back so many plies, with a reason.
    TakeBack(u32, String),
    /// The arbiter sets the result, with a reason.
    Declare(Outcome, String),
    /// The arbiter reopens a game that had ended, with a reason.
    Reopen(String),
    /// The arbiter answers the open question with one of the permitted decisions.
    Decide(Decision),
}

/// Something that happened, with the articles it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// When.
    pub at: Millis,
    /// What.
    pub what: Happening,
    /// The articles and the facts. An event without an article states a bare fact.
    pub grounds: Vec<Ground>,
}

/// A permitted decision and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Permitted {
    /// The decision.
    pub decision: Decision,
    /// The events that would follow, in order.
    pub follows: Vec<Event>,
}

/// A question for the arbiter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// What raised it.
    pub about: Box<Command>,
    /// The decisions he may take.
    pub permitted: Vec<Permitted>,
}

/// Why something has no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// The game is not over.
    GameNotOver,
    /// It is not this player's move.
    NotToMove,
    /// There is no open offer.
    NoOffer,
    /// There is time left on the clock.
    TimeLeft,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// The session started.
    SessionStarted,
    /// A player came.
    Arrived(Side),
    /// A clock was started.
    ClockStarted(Side),
    /// The clocks were stopped.
    ClocksStopped,
    /// A legal move was made and the clock pressed.
    Moved(Side, Move, String),
    /// The next period began.
    PeriodReached(Side, usize),
    /// A move against the rules of play was made; it is not on the board.
    IllegalMade(Side, Move, String),
    /// A draw was offered.
    Offered(Side),
    /// The offer came to nothing.
    Refused(Side, RefusedBy),
    /// What follows if the cycle goes on, or may be claimed.
    Warned(Box<Ruling>),
    /// A ruling was asked for.
    Claimed(Side),
    /// The claim is right.
    ClaimRight(Side),
    /// There is nothing to rule.
    ClaimWrong(Side),
    /// The arbiter ordered a side to vary.
    OrderedToVary(Side),
    /// Time was added to what a player has left (or taken off).
    TimeAdded(Side, Millis),
    /// The clocks were set.
    ClocksSet(Reading),
    /// A flag fell.
    FlagFell(Side),
    /// A breach of conduct was recorded; how many by this player.
    ViolationRecorded(Side, u32, String),
    /// A protest was lodged.
    Protested(Side, String),
    /// So many plies were taken back, and why.
    TakenBack(u32, String),
    /// The game goes on after it had ended, and why.
    Reopened(String),
    /// The command had no effect.
    NoEffect(Reason),
    /// The arbiter has to decide.
    Asked(Question),
    /// The arbiter decided.
    Decided(Decision),
    /// The arbiter set the result, and why.
    Declared(String),
    /// The game is over; with the ruling, where the board or a claim ended it.
    Ended(Outcome, Termination, Option<Box<Ruling>>),
}

impl Happening {
    /// Whether the game is over with this.
    #[must_use]
    pub const fn is_end(&self) -> bool {
        matches!(self, Self::Ended(..))
    }
}
