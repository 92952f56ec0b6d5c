//! Events: what a command came to under the Laws.

use chess::{Displacement, Move, Position, Square};

use super::{Claim, Command, Who, WrongSetup};
use crate::chess::HalfPoints;
use crate::clock::{Millis, Reading};
use crate::{Ground, Outcome, Side, Termination};

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

/// When an offer was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OfferMoment {
    /// After moving, before pressing.
    Proper,
    /// On the offerer's own time, before he moved: the opponent may wait for the move.
    BeforeMoving,
    /// While the opponent thinks.
    OpponentsTime,
    /// After sealing.
    AfterSealing,
    /// With a claim or a request, which count as an offer.
    WithClaim,
}

/// How an offer came to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RefusedBy {
    /// Words.
    Words,
    /// A completed move.
    Move,
    /// A touched piece.
    Touch,
}

/// Why something has no effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// It is not this player's move.
    NotToMove,
    /// The right to claim was lost for this move.
    RightLost,
    /// An offer cannot be taken back.
    OfferStands,
    /// A claim cannot be taken back.
    ClaimStands,
    /// There is no open offer.
    NoOffer,
    /// Agreement is not allowed yet.
    AgreementTooEarly,
    /// The moves of the control were made in time.
    ControlReached,
    /// There is time left on the clock.
    TimeLeft,
    /// It is in time.
    InTime,
    /// The opponent has moved: the illegal move stands.
    TooLate,
    /// Enough moves were made; nothing is changed any more.
    TooManyMoves,
    /// There is no illegal move to point at.
    NoIllegalMove,
    /// Recording is no duty now.
    Exempt,
    /// The announced move is not a legal one.
    AnnouncedIllegal,
    /// The Laws of this edition have no rule on it.
    NoRule,
    /// The move was complete before.
    AlreadyComplete,
    /// The move was made and cannot be changed.
    MoveMade,
    /// There is no illegal position on the board.
    PositionLegal,
    /// The arbiter waits for the next move.
    WaitsForMove,
    /// It was not announced for this event, or does not apply to this kind of game.
    NotAnnounced,
    /// There is too much time left on the clock.
    TooMuchTime,
    /// The move that must be made is still to be made.
    MoveOwed,
    /// Such scores are never given.
    NoSuchScore,
    /// No piece stands on the square.
    EmptySquare,
    /// Fewer moves than that were made.
    FewerMoves,
    /// The game is not over yet.
    NotOver,
    /// The game was not adjourned.
    NotAdjourned,
    /// The player who has to reply to the sealed move is not there.
    ReplierAbsent,
    /// A claim or a request waits for the opponent's answer.
    ClaimOpen,
    /// The opponent has not replied to the illegal move yet, and may still claim.
    NotRepliedTo,
}

/// A decision the arbiter may take; the ledger names it so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Leave it; a warning at most.
    Warn,
    /// Give the opponent time.
    AddTime,
    /// A new game.
    NewGame,
    /// The game goes on as it stands.
    PlayOn,
    /// The player loses.
    Loss,
    /// The game is drawn.
    Draw,
    /// The player wins.
    Win,
    /// Both lose.
    BothLose,
    /// Grant what was asked.
    Grant,
    /// Refuse it.
    Deny,
}

/// A permitted decision and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Permitted {
    /// The decision.
    pub choice: Choice,
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

impl Question {
    /// Whether an answer to this one answers an open one as well: both players refuse, where one did before.
    pub(super) fn settles(&self, open: &Self) -> bool {
        matches!(*self.about, Command::Refuse(Who::Both))
            && matches!(*open.about, Command::Refuse(Who::One(_)))
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// The session started.
    SessionStarted,
    /// A player came; how long after the start.
    Arrived(Side, Millis),
    /// A clock was started.
    ClockStarted(Side),
    /// The clocks were stopped.
    ClocksStopped,
    /// A piece was touched.
    Touched(Side, Square),
    /// A piece was adjusted or brushed: no obligation.
    Adjusted(Side, Square),
    /// The player must move (or take) the piece on the square.
    MustMove(Side, Square),
    /// A legal move was made.
    Moved(Side, Move, String),
    /// The move before was two-handed.
    TwoHanded(Side),
    /// The player made the same move again with one hand before he pressed.
    MadeWithOneHand(Side),
    /// An illegal move was made on the board and is not completed yet.
    IllegalMade(Side, String, Option<Displacement>),
    /// The move is completed: the clock was pressed.
    Pressed(Side),
    /// The next period began.
    PeriodReached(Side, usize),
    /// A draw was offered.
    Offered(Side, OfferMoment),
    /// The offer came to nothing.
    Refused(Side, RefusedBy),
    /// A move was written.
    Wrote(Side, String),
    /// A draw was claimed.
    Claimed(Side, Claim, Option<String>),
    /// The claim is right.
    ClaimRight(Side, Claim),
    /// The claim is wrong.
    ClaimWrong(Side, Claim),
    /// The player must play this move.
    MustPlay(Side, Move, String),
    /// Time was added to what a player has left (or taken off).
    TimeAdded(Side, Millis),
    /// The clocks were set.
    ClocksSet(Reading),
    /// An illegal move was completed; how many by this player.
    IllegalCompleted(Side, u32),
    /// The press that completed the illegal move gave time, which is taken back.
    IncrementTaken(Side, Millis),
    /// The position before the illegal move stands again.
    Restored(Side),
    /// The illegal move stands.
    IllegalStands(Side),
    /// A pawn on the last rank became a queen.
    BecameQueen(Side),
    /// A flag fell.
    FlagFell(Side),
    /// A move was sealed.
    Sealed(Side, String),
    /// The envelope was opened.
    EnvelopeOpened(String),
    /// The envelope was opened, and what is in it may be read in several ways or none.
    SealedUnclear(Side, String),
    /// The envelope is lost: the player makes the move he states to have sealed.
    EnvelopeLost(Side),
    /// What was sealed is void, because an earlier position stands again.
    EnvelopeVoid,
    /// The player need not record now.
    RecordingExcused(Side),
    /// The arbiter or a deputy records, and tells nobody the number of moves.
    ArbiterRecords,
    /// These must complete their sheets; whose clock runs meanwhile.
    CompleteSheets(Who, Option<Side>),
    /// The game is rebuilt on a second board; the position is noted first.
    ReconstructOnBoard,
    /// The next move counts as the first of the next period.
    NextPeriodForBoth,
    /// The control has ended: the player, who was excused from recording, must complete his sheet.
    SheetDue(Side),
    /// The sheet is lent on the borrower's time.
    SheetLent(Side),
    /// The player puts the pieces right on his own time.
    RestoresPieces(Side),
    /// The position is carried over to a board placed rightly.
    PositionCarriedOver,
    /// The adjourned position is set up again.
    AdjournedPositionRestored,
    /// The game is annulled and a new one played.
    NewGame(WrongSetup),
    /// A protest was lodged.
    Protested(Side, String),
    /// A breach of conduct, without consequence of itself.
    Breach(Side),
    /// The player made another move than the one he must make; it is taken back.
    DutyBroken(Side),
    /// The player pressed after the opponent had replied.
    PressedLate(Side),
    /// No touched piece can be moved or taken: any legal move may be made.
    Free(Side),
    /// The player may not castle with the rook on the square in this move.
    NoCastling(Side, Square),
    /// The position after so many plies stands again.
    PositionRestored(u32),
    /// A claim waits for the opponent's answer before it is checked.
    ClaimWaits(Side, Claim, Option<String>),
    /// The reply to a sealed move was sealed: its player's clock is stopped, the other runs.
    ReplySealed(Side, String),
    /// Both kings are in check, or a pawn is on the last rank: the arbiter waits for the next move.
    IllegalPositionSeen(Side),
    /// A move was made on a board with an illegal position.
    MovedInIllegalPosition(Side, String),
    /// This stands on the board.
    BoardSet(Box<Position>),
    /// An increment was asked for.
    IncrementRequested(Side),
    /// From now on each move gives both players this.
    IncrementIntroduced(Millis),
    /// The decision on a claim in the last minutes is postponed.
    ClaimPostponed(Side),
    /// Both players signed this result.
    Signed(Outcome),
    /// The result is this instead.
    ResultCorrected(Outcome),
    /// The scores are these, in half points.
    Scored(HalfPoints, HalfPoints),
    /// The command had no effect.
    NoEffect(Reason),
    /// The arbiter has to decide.
    Asked(Question),
    /// The arbiter decided.
    Decided(Choice),
    /// The game is over.
    Ended(Outcome, Termination),
}
