//! What a ruling on a chess record has besides.

use arbiter::chess::judge::{ChessFinding, ChessJudgement, OpenClaim as InnerClaim};
use records::chess::pgn::ChessFault;
use records::ruling::chess_finding;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Finding, FindingKind, Game, Judgement, Of, Ruling, Side, VERSION};
use crate::ledger::chess::Claim;

/// A claim that was open on the way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OpenClaim {
    /// After which ply; 0 is the start.
    pub ply: u32,
    /// Who could claim.
    pub side: Side,
    /// What.
    pub claim: Claim,
    /// The move to announce; null where the position before the player is enough.
    pub r#move: Option<String>,
    /// The plies after which the position stood.
    pub plies: Vec<u32>,
}

/// Where a position stood for the third or the fifth time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Repeated {
    /// The third or the fifth.
    pub times: u32,
    /// After which ply.
    pub ply: u32,
}

impl Judgement {
    /// What one edition says on a chess record. `faults` are what was odd in its text.
    #[must_use]
    pub fn of_chess(judgement: &ChessJudgement, faults: &[ChessFault]) -> Self {
        let ruling = judgement.ruling.as_ref();
        let repeated = judgement.repeated.iter();
        Self {
            v: VERSION,
            rules: judgement.document.id,
            game: Game::Chess,
            ruling: ruling.map_or(Ruling::NONE, |ruling| Of::CHESS.ruling(ruling)),
            claims: Some(judgement.claims.iter().map(OpenClaim::from).collect()),
            repeated: Some(repeated.map(|&(times, ply)| Repeated { times, ply }).collect()),
            warnings: Vec::new(),
            findings: judgement.findings.iter().map(Finding::from).collect(),
            findings_left_out: None,
            remarks: faults.iter().map(Into::into).collect(),
            remarks_left_out: None,
            events: None,
        }
    }
}

impl From<&InnerClaim> for OpenClaim {
    fn from(open: &InnerClaim) -> Self {
        Self {
            ply: open.ply,
            side: Of::CHESS.side(open.side),
            claim: open.claim.into(),
            r#move: open.by.clone(),
            plies: open.plies.clone(),
        }
    }
}

impl From<&ChessFinding> for Finding {
    fn from(finding: &ChessFinding) -> Self {
        let (side, outcome) = (|of: &_| Of::CHESS.side(*of), |of: &_| Of::CHESS.outcome(*of));
        let what = match finding {
            ChessFinding::IllegalMove { ply, text, rule } => FindingKind::IllegalMove {
                ply: *ply,
                r#move: text.clone(),
                article: Some(rule.number),
            },
            &ChessFinding::RestsOnFen { ply, of_fen, plies } => {
                FindingKind::RestsOnFen { ply, of_fen, plies }
            }
            &ChessFinding::MovesAfterEnd { ply, plies } => {
                FindingKind::MovesAfterEnd { ply, plies }
            }
            ChessFinding::ResultContradicts { stated, ruled } => {
                FindingKind::ResultContradicts { stated: outcome(stated), ruled: outcome(ruled) }
            }
            ChessFinding::ResultNotShown { stated } => {
                FindingKind::ResultNotShown { stated: outcome(stated) }
            }
            ChessFinding::TimeWinWithoutMate { side: of, fact } => {
                FindingKind::TimeWinWithoutMate { side: side(of), fact: fact.into() }
            }
            ChessFinding::TimeDrawDespiteMate { side: of, fact } => {
                FindingKind::TimeDrawDespiteMate { side: side(of), fact: fact.into() }
            }
        };
        Self { what, text: chess_finding(finding).into() }
    }
}
