//! A command of a chess game.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::names::{
    Choice, Claim, First, Hands, Intent, NormalMeans, Observer, Offence, Outcome, PauseReason,
    Points, SheetState, Side, Who, WrongSetup,
};
use crate::ledger::Time;

/// What somebody at the board did, or the arbiter reports. Moves are in SAN or UCI.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "docs/ledger.md describes every field")]
pub enum Command {
    /// The session starts.
    StartSession {},
    /// A player comes to the board.
    Arrive { by: Side },
    /// A player has not come.
    Absent { by: Who },
    /// A piece was touched.
    Touch {
        by: Side,
        square: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        how: Option<Intent>,
    },
    /// A move was made; with `press`, the clock was pressed after it.
    Move {
        by: Side,
        r#move: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        hands: Option<Hands>,
        #[serde(skip_serializing_if = "Option::is_none")]
        press: Option<bool>,
    },
    /// The clock was pressed.
    Press { by: Side },
    /// The clocks were paused.
    Pause {
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Observer>,
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<PauseReason>,
    },
    /// The clocks run again; whose, if it is said.
    Restart {
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Side>,
    },
    /// The clocks show this.
    Clocks {
        #[serde(skip_serializing_if = "Option::is_none")]
        white: Option<Time>,
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Time>,
    },
    /// The arbiter corrects the clocks.
    Correct {
        #[serde(skip_serializing_if = "Option::is_none")]
        white: Option<Time>,
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Time>,
    },
    /// A draw was offered.
    Offer { by: Side },
    /// The offer was accepted.
    Accept { by: Side },
    /// The offer was refused in words.
    Decline { by: Side },
    /// The offer was taken back, or it was tried.
    WithdrawOffer { by: Side },
    /// A move was written on the scoresheet before being made.
    Write { by: Side, r#move: String },
    /// A draw was claimed.
    Claim {
        by: Side,
        kind: Claim,
        #[serde(skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<First>,
    },
    /// The claim was taken back, or it was tried.
    WithdrawClaim { by: Side },
    /// A player resigned.
    Resign { by: Side },
    /// A flag was seen.
    Flag {
        by: Side,
        #[serde(skip_serializing_if = "Option::is_none")]
        seen_by: Option<Observer>,
    },
    /// Both flags are down; which fell first, if known.
    BothFlags {
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<Side>,
    },
    /// An illegal move was pointed out.
    ReportIllegal {
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Observer>,
    },
    /// A move was sealed; `until` when the session was to end, if that is later.
    Seal {
        by: Side,
        r#move: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        until: Option<Time>,
    },
    /// The envelope is opened; how the arbiter reads the move in it, where that is not clear.
    OpenEnvelope {
        #[serde(skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
    },
    /// The envelope is lost; the move the sealer states, if he has stated it.
    LoseEnvelope {
        #[serde(skip_serializing_if = "Option::is_none")]
        r#move: Option<String>,
    },
    /// Pieces were knocked over.
    Displace { by: Side },
    /// Something was set up wrongly.
    Wrong { what: WrongSetup },
    /// The Laws are refused.
    Refuse { by: Who },
    /// A player stopped recording although he has to.
    StopRecording { by: Side },
    /// A player asks for the opponent's scoresheet.
    Borrow { by: Side },
    /// The state of the scoresheets after a time control; `by` with `to_complete` alone.
    Sheets {
        state: SheetState,
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Who>,
    },
    /// An electronic device was found.
    Device { by: Side },
    /// A penalty of time: given to the opponent of the side.
    Penalty {
        by: Side,
        time: Time,
        #[serde(skip_serializing_if = "Option::is_none")]
        r#for: Option<Offence>,
    },
    /// A protest.
    Protest { by: Side, text: String },
    /// The arbiter answers the open question.
    Decide { choice: Choice },
    /// A part of a move was let go of.
    Release { by: Side, r#move: String },
    /// It is pointed out that a side touched a piece and did not move or take it.
    ReportTouch {
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Observer>,
        of: Side,
        square: String,
    },
    /// The clock is defective; the arbiter sets another to this.
    ReplaceClock {
        #[serde(skip_serializing_if = "Option::is_none")]
        white: Option<Time>,
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Time>,
    },
    /// A piece has left its square; how many plies of the ledger were made since.
    Misplaced {
        #[serde(skip_serializing_if = "Option::is_none")]
        plies: Option<u32>,
    },
    /// Both players have signed a result.
    Sign {
        // A result that is none is never signed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schema(required = true, nullable = false)]
        outcome: Option<Outcome>,
    },
    /// The arbiter decides on these scores.
    Score { white: Points, black: Points },
    /// The arbiter sees both kings in check, or a pawn on the last rank.
    IllegalPosition {},
    /// The arbiter enters what stands on the board.
    Board { fen: String },
    /// An increment is asked for in the last minutes.
    RequestIncrement { by: Side },
    /// A draw is claimed in the last minutes.
    ClaimNormalMeans {
        by: Side,
        #[serde(skip_serializing_if = "Option::is_none")]
        ground: Option<NormalMeans>,
    },
    /// The players agree to put right an illegal move that stands.
    PutRight {},
}
