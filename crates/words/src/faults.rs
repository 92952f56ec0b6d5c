//! Faults of positions, events, orders, rulebooks and time controls.

use std::fmt::{self, Display as _, Formatter};

use arbiter::chess::UnknownEdition;
use arbiter::clock::ControlError;
use chess::PositionFault;
use chess::fen::{FenError as ChessFenError, ParseFenError};
use rulebook::UnknownDocument;
use tournament::BuildError;
use tournament::standings::OrderError;
use tournament::tiebreak::{CodeError, Takes};
use tournament::withdrawal::WithdrawalError;
use xiangqi::fen::{FenError, Forgiven, Irregularity};
use xiangqi::{Color, Fault, Piece};

use crate::ruling::piece;
use crate::say::{list, said};
use crate::texts::Texts;
use crate::{Lang, Say};

impl Say for FenError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::Empty => t.fen_empty().fmt(f),
            Self::RowWidth { rank, found } => t.fen_row_width(rank, found).fmt(f),
            Self::RowCount { found } => t.fen_row_count(found).fmt(f),
            Self::UnknownLetter { rank, found, offset } => {
                t.fen_unknown_letter(rank, found, offset).fmt(f)
            }
            Self::UnknownSide { found, offset } => t.fen_unknown_side(found, offset).fmt(f),
            Self::Irregular(forgiven) => t.fen_irregular(forgiven).fmt(f),
        }
    }
}

impl Say for Forgiven {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        Texts(lang).fen_forgiven(self.what, self.offset).fmt(f)
    }
}

impl Say for Irregularity {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::ByteOrderMark => t.fen_byte_order_mark().fmt(f),
            Self::Blanks => t.fen_blanks().fmt(f),
            Self::Letter(letter) => t.fen_letter(letter).fmt(f),
            Self::AdjacentCounts => t.fen_adjacent_counts().fmt(f),
            Self::FlatBoard => t.fen_flat_board().fmt(f),
            Self::SideLetter(letter) => t.fen_side_letter(letter).fmt(f),
            Self::MissingSide => t.fen_missing_side().fmt(f),
            Self::LostBlanks => t.fen_lost_blanks().fmt(f),
            Self::MissingUnusedFields => t.fen_missing_unused_fields().fmt(f),
            Self::MissingCounters => t.fen_missing_counters().fmt(f),
            Self::UnreadableCounter => t.fen_unreadable_counter().fmt(f),
            Self::MoveNumberZero => t.fen_move_number_zero().fmt(f),
            Self::TrailingText => t.fen_trailing_text().fmt(f),
        }
    }
}

/// The side as part of a sentence.
pub(crate) const fn colour(t: Texts, color: Color) -> &'static str {
    match color {
        Color::Red => t.setup_red(),
        Color::Black => t.setup_black(),
    }
}

impl Say for Fault {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::MissingGeneral(color) => t.setup_missing_general(colour(t, *color)).fmt(f),
            Self::SeveralGenerals(color) => t.setup_several_generals(colour(t, *color)).fmt(f),
            Self::TooMany(man) => t.setup_too_many(colour(t, man.color), kind(*man)).fmt(f),
            Self::ImpossibleSquare(square, man) => {
                t.setup_impossible_square(colour(t, man.color), kind(*man), square).fmt(f)
            }
            Self::TooManyPieces(color) => t.setup_too_many_pieces(colour(t, *color)).fmt(f),
            Self::DoubledSoldiers(color, square) => {
                t.setup_doubled_soldiers(colour(t, *color), square).fmt(f)
            }
            Self::GeneralsFacing => t.setup_generals_facing().fmt(f),
            Self::OpponentInCheck => t.setup_opponent_in_check().fmt(f),
        }
    }
}

/// The sign of the piece in Chinese, the letter in English.
fn kind(man: Piece) -> impl Say {
    said(move |t, f| match t.0 {
        Lang::Zh => piece(t, man).fmt(f),
        Lang::En => man.role.letter().fmt(f),
    })
}

impl Say for ChessFenError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::Syntax { what, text } => {
                let what = match what {
                    ParseFenError::InvalidFen => t.chess_fen_invalid(),
                    ParseFenError::InvalidBoard => t.chess_fen_board(),
                    ParseFenError::InvalidPocket => t.chess_fen_pocket(),
                    ParseFenError::InvalidTurn => t.chess_fen_turn(),
                    ParseFenError::InvalidCastling => t.chess_fen_castling(),
                    ParseFenError::InvalidEpSquare => t.chess_fen_ep_square(),
                    ParseFenError::InvalidRemainingChecks => t.chess_fen_remaining_checks(),
                    ParseFenError::InvalidHalfmoveClock => t.chess_fen_halfmove_clock(),
                    ParseFenError::InvalidFullmoves => t.chess_fen_fullmoves(),
                };
                t.chess_fen_syntax(what, text).fmt(f)
            }
            Self::Unplayable(faults) => {
                t.chess_fen_unplayable(list(faults.iter(), Texts::list_comma)).fmt(f)
            }
        }
    }
}

impl Say for PositionFault {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::MissingKing => t.chess_missing_king().fmt(f),
            Self::TooManyKings => t.chess_too_many_kings().fmt(f),
            Self::PawnOnBackRank => t.chess_pawn_on_back_rank().fmt(f),
            Self::OppositeCheck => t.chess_opposite_check().fmt(f),
        }
    }
}

impl Say for BuildError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::DuplicatePlayer(player) => t.event_duplicate_player(player).fmt(f),
            Self::PlayerZero => t.event_player_zero().fmt(f),
            Self::NoEntry(player) => t.event_no_entry(player).fmt(f),
            Self::UnknownOpponent { player, opponent, round } => {
                t.event_unknown_opponent(player, opponent, round).fmt(f)
            }
            Self::OwnOpponent { player, round } => t.event_own_opponent(player, round).fmt(f),
            Self::OneSided { player, opponent, round } => {
                t.event_one_sided(player, opponent, round).fmt(f)
            }
            Self::SameColor { player, opponent, round } => {
                t.event_same_color(player, opponent, round).fmt(f)
            }
            Self::Contradiction { player, opponent, round } => {
                t.event_contradiction(player, opponent, round).fmt(f)
            }
        }
    }
}

impl Say for WithdrawalError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::NotEntered(player) => t.withdrawal_not_entered(player).fmt(f),
            Self::AlreadyGone(player) => t.withdrawal_already_gone(player).fmt(f),
            Self::TooManyGames { player, played, due } => {
                t.withdrawal_too_many_games(player, played, due).fmt(f)
            }
            Self::HasBegun => t.withdrawal_has_begun().fmt(f),
            Self::Build(fault) => t.withdrawal_build(fault).fmt(f),
        }
    }
}

impl Say for CodeError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::UnknownCode(found) => t.code_unknown(found).fmt(f),
            Self::Modifier { code, modifier, expected } => {
                let expected = match expected {
                    Takes::Cut => t.code_number_cut(),
                    Takes::Median => t.code_number_median(),
                    Takes::Limit => t.code_limit(),
                    Takes::Divisor => t.code_divisor(),
                    Takes::Letter => t.code_letter(),
                };
                t.code_modifier(modifier, code, expected).fmt(f)
            }
            Self::Score(found) => t.code_score(found).fmt(f),
            Self::NotInEdition { code, edition } => t.code_not_in_edition(code, edition).fmt(f),
        }
    }
}

impl Say for OrderError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::Step { position, error } => t.order_step(position, error).fmt(f),
            Self::Empty => t.order_empty().fmt(f),
        }
    }
}

impl Say for UnknownEdition {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        Texts(lang).edition_unknown(&self.0).fmt(f)
    }
}

impl Say for UnknownDocument {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        let known = list(rulebook::documents().iter().map(|document| document.id), |_| ", ");
        match &self.nearest {
            None => t.document_unknown(&self.found, known).fmt(f),
            Some(nearest) => t.document_unknown_nearest(&self.found, known, nearest).fmt(f),
        }
    }
}

impl Say for ControlError {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        match self {
            Self::Empty => t.control_empty().fmt(f),
            Self::NotLast(period) => t.control_not_last(period).fmt(f),
            Self::Nothing(period) => t.control_nothing(period).fmt(f),
        }
    }
}
