//! What was forgiven or odd in the input.

mod wording;

use xiangqi::{Color, Fault, Move};

use crate::encoding::Encoding;
use crate::record::MoveFault;
use crate::result::ResultStatement;

/// A place in the input: a line and a column for text, a byte for binary formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line, from 1; 0 in binary formats.
    pub line: u32,
    /// Column in characters, from 1; in binary formats the byte offset from the start of the file.
    pub column: u32,
}

impl Place {
    /// A byte of a binary file.
    #[must_use]
    pub fn byte(offset: usize) -> Self {
        Self { line: 0, column: u32::try_from(offset).unwrap_or(u32::MAX) }
    }
}

/// Something forgiven or odd in the input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// Where, if the place is known.
    pub place: Option<Place>,
    /// What; typed so that every language can print it.
    pub kind: RemarkKind,
}

/// What was forgiven or odd; one closed list for every format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RemarkKind {
    /// Bytes that are no text in the encoding were replaced.
    BytesReplaced {
        /// The encoding read.
        encoding: Encoding,
        /// How many places.
        count: usize,
    },
    /// Two encodings fit the bytes; this one was taken because its moves make sense.
    EncodingByMoves {
        /// The encoding taken.
        taken: Encoding,
        /// The other one.
        other: Encoding,
    },
    /// The encoding was guessed by the letters it gives; the one of most lines comes first.
    EncodingGuessed {
        /// The encodings.
        taken: Vec<Encoding>,
    },
    /// Chess and xiangqi both read every move; the record was read as both.
    FitsBothGames,
    /// The start position is none that can come about in play.
    SetupFault(Fault),
    /// The start position could not be read; the usual start stands in for it.
    FenUnreadable {
        /// The text.
        text: String,
        /// Why.
        reason: String,
    },
    /// The start position was read with something forgiven.
    FenForgiven {
        /// What.
        what: String,
    },
    /// The record leaves the side to move open; the piece that moves first is of this colour.
    SideFromFirstMove(Color),
    /// The record states this side to move, but only the other one makes the first move legal.
    SideCorrected {
        /// The side stated.
        stated: Color,
    },
    /// A move against the rules of movement; it is kept.
    IllegalMove {
        /// The ply, from 1.
        ply: usize,
        /// The move.
        m: Move,
        /// What is wrong with it.
        fault: MoveFault,
    },
    /// A move that could not be made out; its line ends before it, the rest is kept as text.
    UnreadableMove {
        /// The ply, from 1.
        ply: usize,
        /// The text.
        text: String,
    },
    /// Several moves fit the text and nothing after it decides; its line ends before it.
    AmbiguousMove {
        /// The ply, from 1.
        ply: usize,
        /// The text.
        text: String,
        /// Every move that fits.
        candidates: Vec<Move>,
    },
    /// Text among the moves that is no move was passed over.
    TextPassedOver {
        /// The text.
        text: String,
    },
    /// The record says its moves are in one notation, and they are in another.
    NotationDiffers {
        /// As stated.
        stated: String,
        /// As found.
        found: String,
    },
    /// The ranks could count from 0 or from 1, both play legally; 0 was taken.
    RanksAmbiguous,
    /// A move number other than the one due.
    MoveNumber {
        /// The number found.
        found: u32,
        /// The number due.
        due: u32,
    },
    /// Statements of the result that contradict each other.
    ResultConflict(Vec<ResultStatement>),
    /// A result field in words that state no result.
    ResultUnreadable {
        /// The words.
        text: String,
    },
    /// The movetext ends without a result marker.
    NoTerminator,
    /// An end reason that is not on the list.
    EndReasonUnknown {
        /// The words.
        text: String,
    },
    /// A tag that occurs again; the first value that is not empty was kept.
    DuplicateTag {
        /// The tag.
        name: String,
        /// The value that was not kept.
        dropped: String,
    },
    /// A tag closed under another name.
    MismatchedCloser {
        /// The tag as opened.
        opened: String,
        /// The tag as closed.
        closed: String,
    },
    /// A tag that is not closed on its line.
    UnclosedTag {
        /// The tag.
        name: String,
    },
    /// A tag line that could not be read.
    TagUnreadable {
        /// The line.
        text: String,
    },
    /// A comment that is not closed; it was read to the end.
    UnclosedComment,
    /// A variation that is not closed.
    UnclosedVariation,
    /// A bracket without its partner.
    StrayBracket(char),
    /// A variation before any move; it was read as an alternative first move.
    VariationBeforeMoves,
    /// Piece points that were cleaned as the site itself does it.
    PointsCleaned {
        /// The field as found.
        found: String,
    },
    /// Digits after the last whole move.
    DigitsDropped {
        /// The field.
        name: String,
        /// The digits.
        text: String,
    },
    /// Squares outside the board; the move was left out and its line ends there.
    PointOffBoard {
        /// The field.
        name: String,
        /// The digits.
        text: String,
    },
    /// A variation whose parent is missing, or that leaves it where it has no move.
    BranchAdrift {
        /// The field.
        name: String,
    },
    /// A variation number used twice.
    BranchRepeated {
        /// The field.
        name: String,
    },
    /// A comment for a move that does not exist.
    CommentAdrift {
        /// The field.
        name: String,
        /// The comment.
        text: String,
    },
    /// An entry of a library that is marked as deleted; it was passed over.
    DeletedEntry {
        /// Its title.
        title: String,
    },
    /// The input ends before the record does.
    Truncated,
    /// Bytes after the end of the record.
    BytesAfterEnd {
        /// How many.
        count: usize,
    },
    /// A byte that means nothing known.
    ByteUnknown {
        /// What it should say.
        what: &'static str,
        /// Its value.
        value: u32,
    },
    /// Two readings of this format's coordinates play legally for ever; this one was taken.
    CoordinatesDisputed,
    /// The prose of the record gives as many moves as the record, and this one is another.
    ProseDiffers {
        /// The ply, from 1.
        ply: usize,
        /// The words of the prose.
        prose: String,
        /// The move in the same notation; its points where the notation has no words for it.
        written: String,
        /// The move of the record, which is kept.
        m: Move,
    },
    /// A field of a request that is not known; it was not looked at.
    FieldUnknown {
        /// Its name.
        name: String,
    },
    /// A game that could not be read at all; the others were.
    GameUnreadable {
        /// Why.
        reason: String,
    },
}

impl RemarkKind {
    /// A stable name for programs, in `snake_case`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::BytesReplaced { .. } => "bytes_replaced",
            Self::EncodingByMoves { .. } => "encoding_by_moves",
            Self::EncodingGuessed { .. } => "encoding_guessed",
            Self::FitsBothGames => "fits_both_games",
            Self::SetupFault(_) => "setup_fault",
            Self::FenUnreadable { .. } => "fen_unreadable",
            Self::FenForgiven { .. } => "fen_forgiven",
            Self::SideFromFirstMove(_) => "side_from_first_move",
            Self::SideCorrected { .. } => "side_corrected",
            Self::IllegalMove { .. } => "illegal_move",
            Self::UnreadableMove { .. } => "unreadable_move",
            Self::AmbiguousMove { .. } => "ambiguous_move",
            Self::TextPassedOver { .. } => "text_passed_over",
            Self::NotationDiffers { .. } => "notation_differs",
            Self::RanksAmbiguous => "ranks_ambiguous",
            Self::MoveNumber { .. } => "move_number",
            Self::ResultConflict(_) => "result_conflict",
            Self::ResultUnreadable { .. } => "result_unreadable",
            Self::NoTerminator => "no_terminator",
            Self::EndReasonUnknown { .. } => "end_reason_unknown",
            Self::DuplicateTag { .. } => "duplicate_tag",
            Self::MismatchedCloser { .. } => "mismatched_closer",
            Self::UnclosedTag { .. } => "unclosed_tag",
            Self::TagUnreadable { .. } => "tag_unreadable",
            Self::UnclosedComment => "unclosed_comment",
            Self::UnclosedVariation => "unclosed_variation",
            Self::StrayBracket(_) => "stray_bracket",
            Self::VariationBeforeMoves => "variation_before_moves",
            Self::PointsCleaned { .. } => "points_cleaned",
            Self::DigitsDropped { .. } => "digits_dropped",
            Self::PointOffBoard { .. } => "point_off_board",
            Self::BranchAdrift { .. } => "branch_adrift",
            Self::BranchRepeated { .. } => "branch_repeated",
            Self::CommentAdrift { .. } => "comment_adrift",
            Self::DeletedEntry { .. } => "deleted_entry",
            Self::Truncated => "truncated",
            Self::BytesAfterEnd { .. } => "bytes_after_end",
            Self::ByteUnknown { .. } => "byte_unknown",
            Self::CoordinatesDisputed => "coordinates_disputed",
            Self::ProseDiffers { .. } => "prose_differs",
            Self::FieldUnknown { .. } => "field_unknown",
            Self::GameUnreadable { .. } => "game_unreadable",
        }
    }

    /// Whether a person should look: the remark touches moves, results or the start position.
    #[must_use]
    pub const fn needs_a_person(&self) -> bool {
        match self {
            Self::FenUnreadable { .. }
            | Self::SideCorrected { .. }
            | Self::IllegalMove { .. }
            | Self::UnreadableMove { .. }
            | Self::AmbiguousMove { .. }
            | Self::RanksAmbiguous
            | Self::FitsBothGames
            | Self::ResultConflict(_)
            | Self::PointOffBoard { .. }
            | Self::BranchAdrift { .. }
            | Self::Truncated
            | Self::CoordinatesDisputed
            | Self::ProseDiffers { .. }
            | Self::FieldUnknown { .. }
            | Self::GameUnreadable { .. } => true,
            Self::BytesReplaced { .. }
            | Self::EncodingByMoves { .. }
            | Self::EncodingGuessed { .. }
            | Self::SetupFault(_)
            | Self::FenForgiven { .. }
            | Self::SideFromFirstMove(_)
            | Self::TextPassedOver { .. }
            | Self::NotationDiffers { .. }
            | Self::MoveNumber { .. }
            | Self::ResultUnreadable { .. }
            | Self::NoTerminator
            | Self::EndReasonUnknown { .. }
            | Self::DuplicateTag { .. }
            | Self::MismatchedCloser { .. }
            | Self::UnclosedTag { .. }
            | Self::TagUnreadable { .. }
            | Self::UnclosedComment
            | Self::UnclosedVariation
            | Self::StrayBracket(_)
            | Self::VariationBeforeMoves
            | Self::PointsCleaned { .. }
            | Self::DigitsDropped { .. }
            | Self::BranchRepeated { .. }
            | Self::CommentAdrift { .. }
            | Self::DeletedEntry { .. }
            | Self::BytesAfterEnd { .. }
            | Self::ByteUnknown { .. } => false,
        }
    }
}
