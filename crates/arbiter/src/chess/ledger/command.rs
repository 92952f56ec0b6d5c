//! Commands: what somebody at the board did, or an arbiter reports.

use chess::{Position, Square};

use crate::chess::HalfPoints;
use crate::clock::{Millis, Reading};
use crate::{Outcome, Side};

/// A command with the moment it was given, counted from any fixed point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// When.
    pub at: Millis,
    /// What.
    pub command: Command,
}

/// One player or both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// One of them.
    One(Side),
    /// Both.
    Both,
}

/// Who saw something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Observer {
    /// The arbiter.
    Arbiter,
    /// A player says so.
    Player(Side),
}

/// How a piece was touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Intent {
    /// To move or take it.
    Play,
    /// To adjust it, having said so.
    Adjust,
    /// By accident.
    Accident,
}

/// With how many hands a move was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hands {
    /// One, as it should be.
    One,
    /// Two.
    Two,
}

/// Why a clock was paused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PauseReason {
    /// To call the arbiter: a claim, an irregularity, a missing piece.
    Arbiter,
    /// None that the Laws know.
    None,
}

/// What a draw claim rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Claim {
    /// The same position for the third time.
    Threefold,
    /// Moves without capture and pawn move.
    Fifty,
}

/// The move a claim announces, and whether it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Announced {
    /// The move as said.
    pub text: String,
}

/// What was set up wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WrongSetup {
    /// The initial position of the pieces.
    InitialPosition,
    /// The position after an adjournment.
    AdjournedPosition,
    /// The adjourned position, which cannot be established any more.
    LostPosition,
    /// White and Black exchanged.
    Colours,
    /// The board turned.
    Board,
}

/// What is found about the scoresheets after a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SheetReport {
    /// These have to be completed.
    ToComplete(Who),
    /// The sheets alone do not suffice.
    NeedBoard,
    /// The game cannot be reconstructed.
    Impossible,
    /// They are complete now.
    Complete,
}

/// What a penalty of time is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Offence {
    /// It is not said.
    Unnamed,
    /// Pieces were displaced.
    Displacing,
    /// The opponent was distracted.
    Distracting,
    /// The clock was paused without reason.
    Pausing,
}

/// Why a draw is claimed in the last minutes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NormalMeans {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to.
    NoEffort,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// The session starts: the round, or the resumption of an adjourned game.
    StartSession,
    /// A player comes to the board.
    Arrive(Side),
    /// A player has not come; the arbiter looks at the clock.
    Absent(Who),
    /// A piece was touched.
    Touch(Side, Square, Intent),
    /// A move was made on the board: SAN or UCI.
    Move(Side, String, Hands),
    /// The clock was pressed.
    Press(Side),
    /// The clocks were paused.
    Pause(Observer, PauseReason),
    /// The clocks run again; whose, if it is said.
    Restart(Option<Side>),
    /// The clocks show this.
    ShowClocks(Reading),
    /// A draw was offered.
    Offer(Side),
    /// The offer was accepted.
    Accept(Side),
    /// The offer was refused in words.
    Decline(Side),
    /// The offer was taken back, or it was tried.
    WithdrawOffer(Side),
    /// A move was written on the scoresheet before being made.
    Write(Side, String),
    /// A draw was claimed.
    Claim(Side, Claim, Option<Announced>),
    /// The claim was taken back, or it was tried.
    WithdrawClaim(Side),
    /// A player resigned.
    Resign(Side),
    /// A flag was seen.
    Flag(Side, Observer),
    /// Both flags are down; which fell first, if known.
    BothFlags(Option<Side>),
    /// An illegal move was pointed out.
    ReportIllegal(Observer),
    /// A move was sealed; the text on the paper, and when the session was to end if that is later.
    Seal(Side, String, Option<Millis>),
    /// The envelope is opened; how the arbiter reads the move in it, where that is not clear.
    OpenEnvelope(Option<String>),
    /// The envelope is lost; the move the sealer states, if he has stated it.
    LoseEnvelope(Option<String>),
    /// Pieces were knocked over.
    Displace(Side),
    /// Something was set up wrongly.
    Wrong(WrongSetup),
    /// The Laws are refused.
    Refuse(Who),
    /// A player stopped recording although he has to.
    StopRecording(Side),
    /// A player asks for the opponent's scoresheet.
    Borrow(Side),
    /// The state of the scoresheets after a time control.
    Sheets(SheetReport),
    /// An electronic device was found.
    Device(Side),
    /// A penalty of time: given to the opponent of the side, by the arbiter's judgement.
    Penalty(Side, Millis, Offence),
    /// A protest.
    Protest(Side, String),
    /// The arbiter answers the open question with one of the permitted decisions.
    Decide(super::Choice),
    /// The arbiter corrects the clocks.
    Correct(Reading),
    /// A part of a move was let go of: the king in castling, the new piece on the square of promotion. Any
    /// other piece let go of makes the move.
    Release(Side, String),
    /// It is pointed out that a side touched the piece on a square and did not move or take it.
    ReportTouch(Observer, Side, Square),
    /// A draw was claimed, and the opponent is asked before the claim is checked.
    ClaimToOpponent(Side, Claim, Option<Announced>),
    /// The clock is defective; the arbiter sets another to this.
    ReplaceClock(Reading),
    /// A piece has left its square; how many plies of the ledger were made since.
    Misplaced(u32),
    /// Both players have signed this result.
    Sign(Outcome),
    /// The arbiter decides on these scores, in half points, White's first.
    Score(HalfPoints, HalfPoints),
    /// The arbiter sees both kings in check, or a pawn on the last rank.
    SeeIllegalPosition,
    /// The arbiter enters what stands on the board.
    SetBoard(Box<Position>),
    /// An increment is asked for in the last minutes.
    RequestIncrement(Side),
    /// A draw is claimed in the last minutes.
    ClaimNormalMeans(Side, NormalMeans),
    /// The players agree, without the arbiter, to put right an illegal move that stands.
    PutRight,
}
