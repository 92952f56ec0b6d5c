//! What was odd in the input of a ruling.

use records::chess::pgn::{ChessFault, ChessFaultKind};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Both;

/// What was forgiven or odd in the input.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Remark {
    /// What it is, in a word.
    pub kind: &'static str,
    /// The place in a binary file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byte: Option<u32>,
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
    /// Whether a person should look.
    pub needs_a_person: bool,
    /// In a sentence.
    pub text: Both,
}

impl From<&records::Remark> for Remark {
    fn from(remark: &records::Remark) -> Self {
        let (byte, line, column) = place_fields(remark.place);
        Self {
            kind: remark.kind.code(),
            byte,
            line,
            column,
            needs_a_person: remark.kind.needs_a_person(),
            text: Both { zh: remark.kind.zh().into(), en: remark.kind.en().into() },
        }
    }
}

impl From<&ChessFault> for Remark {
    fn from(fault: &ChessFault) -> Self {
        Self {
            kind: kind(&fault.kind),
            byte: None,
            line: Some(fault.place.line),
            column: Some(fault.place.column),
            needs_a_person: fault.kind.needs_a_person(),
            text: records::ruling::chess_fault(&fault.kind).into(),
        }
    }
}

/// Byte, line and column of a place: binary formats have bytes instead of lines.
pub(super) const fn place_fields(
    place: Option<records::Place>,
) -> (Option<u32>, Option<u32>, Option<u32>) {
    match place {
        None => (None, None, None),
        Some(place) if place.line == 0 => (Some(place.column), None, None),
        Some(place) => (None, Some(place.line), Some(place.column)),
    }
}

const fn kind(kind: &ChessFaultKind) -> &'static str {
    match kind {
        ChessFaultKind::IllegalMove { .. } | ChessFaultKind::IllegalEnd(_) => "illegal_move",
        ChessFaultKind::NullMove(_) => "null_move",
        ChessFaultKind::PassedOver(_) => "text_passed_over",
        ChessFaultKind::Language(_) => "notation_language",
        ChessFaultKind::Variant(_) => "variant",
        ChessFaultKind::FenForgiven(_) => "fen_forgiven",
        ChessFaultKind::FenCounter { .. } => "fen_counter",
        ChessFaultKind::NotPlayed(_) => "not_played",
        ChessFaultKind::ControlUnreadable(_) => "control_unreadable",
        ChessFaultKind::ControlShort { .. } => "control_short",
        ChessFaultKind::AfterTheEnd(_) => "after_the_end",
        ChessFaultKind::AgreedTooEarly(_) => "agreed_too_early",
        ChessFaultKind::ResignedToNoMate(_) => "resigned_to_no_mate",
        ChessFaultKind::AmbiguousMove(_) => "ambiguous_move",
        ChessFaultKind::UnreadableMove(_) => "unreadable_move",
        ChessFaultKind::BadFen(_) => "bad_fen",
        ChessFaultKind::NotClosed => "not_closed",
        ChessFaultKind::NotOpened => "not_opened",
        ChessFaultKind::BadTag => "bad_tag",
        ChessFaultKind::TerminatorDiffers { .. } => "terminator_differs",
        ChessFaultKind::NoTerminator => "no_terminator",
        ChessFaultKind::KingSignal(_) => "king_signal",
        ChessFaultKind::UnreadableTime { .. } => "unreadable_time",
        ChessFaultKind::ClockGrew { .. } => "clock_grew",
        ChessFaultKind::TimeLeftAtForfeit { .. } => "time_left_at_forfeit",
        ChessFaultKind::TerminationContradicts { .. } => "termination_contradicts",
        ChessFaultKind::TerminationNotOnBoard { .. } => "termination_not_on_board",
    }
}
