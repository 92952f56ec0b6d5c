//! Reads one game.

use arbiter::Side;

use super::cut::{GameText, PieceKind, newlines};
use super::moves::Moves;
use super::tags::{control_of, outcome_of, start_of, value_of_tag};
use super::{ChessFault, ChessFaultKind, ChessRecord, SaidEnd, Statement, stated_text, times};
use crate::Place;

impl GameText<'_> {
    /// Reads the game: its moves are played, and what is odd is said.
    #[must_use]
    pub fn read(&self) -> ChessRecord {
        let tags: Vec<(String, String)> =
            self.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_string())).collect();
        let (mut moves, mut faults) = self.moves(&tags);
        let signal = moves.king_signal(&mut faults);
        if signal > 0 {
            faults.push((self.end, ChessFaultKind::KingSignal(signal)));
        }
        let said = Statement::of(&tags);
        let result = stated_text(value_of_tag(&tags, "Result").unwrap_or("*"), self.terminator);
        moves.game.stated = outcome_of(result);
        moves.game.by_time = said.how == Some(SaidEnd::TimeForfeit);
        self.contradictions(&tags, &said, result, &moves, &mut faults);
        let behind = self.behind.iter().filter_map(|piece| Some((piece.at, fault_of(piece.kind)?)));
        faults.extend(behind);
        let mut places = Places { text: self.text, line: self.line, column: None };
        let place = places.of(self.began());
        let plies = moves.game.plies().len();
        let (clocks, spent) = moves.times.of_each(plies);
        ChessRecord {
            game: moves.game,
            clocks,
            spent,
            unread: moves.unread,
            terminator: self.terminator.map(str::to_owned),
            said,
            faults: faults
                .into_iter()
                .map(|(at, kind)| ChessFault { place: places.of(at), kind })
                .collect(),
            place,
            tags,
        }
    }

    /// Where it begins.
    fn began(&self) -> usize {
        self.tags.first().map(|tag| tag.at).or(self.opened).unwrap_or(self.end)
    }

    fn moves(&self, tags: &[(String, String)]) -> (Moves, Vec<(usize, ChessFaultKind)>) {
        let (start, bad_fen) = start_of(tags);
        let mut moves = Moves::new(start, self.pieces.len());
        let mut faults = Vec::new();
        if bad_fen.is_some() {
            moves.lose();
        }
        let fen = self.tags.iter().find(|tag| tag.name == "FEN");
        let mut bad_fen = bad_fen.map(|kind| (fen.map_or(self.began(), |tag| tag.at), kind));
        for piece in &self.pieces {
            match piece.kind {
                PieceKind::Word => {
                    faults.extend(bad_fen.take());
                    faults.extend(moves.play(piece.text).map(|kind| (piece.at, kind)));
                }
                PieceKind::Comment => faults.extend(moves.comment(piece.text, piece.at)),
                kind @ (PieceKind::NotClosed | PieceKind::NotOpened | PieceKind::BadTag) => {
                    faults.extend(fault_of(kind).map(|kind| (piece.at, kind)));
                }
            }
        }
        faults.extend(bad_fen);
        (moves, faults)
    }

    /// What of the record cannot all be so.
    fn contradictions(
        &self,
        tags: &[(String, String)],
        said: &Statement,
        result: &str,
        moves: &Moves,
        faults: &mut Vec<(usize, ChessFaultKind)>,
    ) {
        let tag = value_of_tag(tags, "Result").unwrap_or("*");
        match self.terminator {
            None => faults.push((self.end, ChessFaultKind::NoTerminator)),
            Some(terminator) if outcome_of(terminator) != outcome_of(tag) => {
                let (tag, terminator) = (tag.to_owned(), terminator.to_owned());
                faults.push((self.end, ChessFaultKind::TerminatorDiffers { tag, terminator }));
            }
            Some(_) => {}
        }
        let (game, last) = (&moves.game, moves.game.last());
        let is_sound = moves.unread.is_empty() && game.is_legal();
        let against = said.against_result(game.stated, result, last);
        let against = against.or_else(|| said.against_board(last).filter(|_| is_sound));
        if let Some(kind) = against {
            let tag = self
                .tags
                .iter()
                .find(|tag| Statement::TAGS.contains(&tag.name) && tag.value == said.text);
            faults.push((tag.map_or(self.began(), |tag| tag.at), kind));
        }
        let loser = times::loser_on_time(said, game.stated);
        let turn = Side::from(last.turn());
        let left = moves.times.left_at_forfeit(game.plies().len(), loser, turn, self.end);
        faults.extend(left.filter(|_| is_sound));
        let first = Side::from(game.start().turn());
        faults.extend(moves.times.growth(|| control_of(tags), first));
    }
}

const fn fault_of(kind: PieceKind) -> Option<ChessFaultKind> {
    match kind {
        PieceKind::NotClosed => Some(ChessFaultKind::NotClosed),
        PieceKind::NotOpened => Some(ChessFaultKind::NotOpened),
        PieceKind::BadTag => Some(ChessFaultKind::BadTag),
        PieceKind::Word | PieceKind::Comment => None,
    }
}

/// Lines and columns in a text.
struct Places<'a> {
    text: &'a str,
    /// A place already counted: byte and line.
    line: (usize, u32),
    /// The column of that byte, if it was counted too.
    column: Option<u32>,
}

impl Places<'_> {
    fn of(&mut self, at: usize) -> Place {
        // Counted on from the last place, or back to an earlier one.
        let (byte, line) = self.line;
        let between = newlines(&self.text.as_bytes()[byte.min(at)..byte.max(at)]);
        let line = if at < byte { line - between } else { line + between };
        // On the same line columns are counted on too: long lines may have many faults.
        let (begin, before) = match self.column {
            Some(column) if at >= byte && between == 0 => (byte, column),
            _ => (self.text[..at].rfind('\n').map_or(0, |end| end + 1), 1),
        };
        let more = self.text[begin..at].chars().count();
        let column = before.saturating_add(u32::try_from(more).unwrap_or(u32::MAX));
        (self.line, self.column) = ((at, line), Some(column));
        Place { line, column }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_the_same_in_any_order() {
        let text = "一 b\nc 二 d\n\ne";
        let ends: Vec<usize> = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).collect();
        // By hand: every character, then the end.
        let counted = [
            (1, 1),
            (1, 2),
            (1, 3),
            (1, 4),
            (2, 1),
            (2, 2),
            (2, 3),
            (2, 4),
            (2, 5),
            (2, 6),
            (3, 1),
            (4, 1),
            (4, 2),
        ];
        let wanted: Vec<Place> =
            counted.iter().map(|(line, column)| Place { line: *line, column: *column }).collect();
        for one in 0..ends.len() {
            for other in 0..ends.len() {
                let mut places = Places { text, line: (0, 1), column: None };
                let found = [one, other, one].map(|index| places.of(ends[index]));
                assert_eq!(found, [one, other, one].map(|index| wanted[index]));
            }
        }
    }
}
