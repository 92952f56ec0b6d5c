//! Reads one game.

use arbiter::clock::{Control, Millis};
use arbiter::{Outcome, Side};

use super::cut::{GameText, Piece, PieceKind, Tag, ZEROS};
use super::language::{Language, is_foreign};
use super::moves::Moves;
use super::tags::{control_of, outcome_of, start_of, value_of_tag};
use super::words::newlines;
use super::{ChessFault, ChessFaultKind, ChessRecord, SaidEnd, Statement, stated_text, times};
use crate::Place;
use crate::text::short;

impl GameText<'_> {
    /// Reads the game: its moves are played, and what is odd is said.
    #[must_use]
    pub fn read(&self) -> ChessRecord {
        self.read_in(None)
    }

    /// Reads a game whose moves are written with the letters of `language`; of any one that fits where none is given.
    #[must_use]
    pub fn read_in(&self, language: Option<Language>) -> ChessRecord {
        let tags: Vec<(String, String)> =
            self.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_string())).collect();
        let (mut moves, mut faults, language) = self.moves(&tags, language);
        let terminator = self.result_behind(&tags, &mut moves);
        let signal = moves.king_signal(&mut faults);
        if signal > 0 {
            faults.push((self.end, ChessFaultKind::KingSignal(signal)));
        }
        let said = Statement::of(&tags);
        let result = stated_text(value_of_tag(&tags, "Result").unwrap_or("*"), terminator);
        moves.game.stated = outcome_of(result);
        moves.game.by_time = said.how == Some(SaidEnd::TimeForfeit);
        if !moves.is_of_another_game() {
            self.contradictions(&tags, (&said, terminator), result, &moves, &mut faults);
        }
        self.note_control(&tags, &mut faults);
        let behind = self.behind.iter().filter_map(|piece| Some((piece.at, fault_of(piece)?)));
        faults.extend(behind);
        let mut places = Places { text: self.text, line: self.line, column: None };
        let place = places.of(self.began());
        let plies = moves.game.plies().len();
        let (clocks, spent) = moves.times.of_each(plies);
        ChessRecord {
            game: moves.game,
            clocks,
            spent,
            offers: moves.offers,
            unread: moves.unread,
            terminator: terminator.map(str::to_owned),
            said,
            language,
            faults: faults
                .into_iter()
                .map(|(at, kind)| ChessFault { place: places.of(at), kind })
                .collect(),
            place,
            tags,
        }
    }

    /// The moves with what is wrong with them, in the letters of `language`. Where it is not given and English does not fit,
    /// every language is tried, and the one taken in which all the moves are legal, if they then say one thing.
    fn moves(&self, tags: &[(String, String)], language: Option<Language>) -> Read {
        let (moves, faults) = self.moves_in(tags, language);
        let words = || self.pieces.iter().filter(|piece| piece.kind == PieceKind::Word);
        let fits = moves.unread.is_empty() && moves.game.is_legal();
        if language.is_some() || fits || !words().any(|piece| is_foreign(piece.text)) {
            return (moves, faults, language);
        }
        let mut found: Option<Read> = None;
        for language in Language::all() {
            let (moves, mut faults) = self.moves_in(tags, Some(language));
            if !moves.unread.is_empty() || !moves.game.is_legal() {
                continue;
            }
            match &found {
                // Languages that share the letters used say the same.
                Some((other, ..)) if other.game == moves.game => {}
                Some(_) => return self.unaided(tags),
                None => {
                    let at = words().next().map_or(self.began(), |piece| piece.at);
                    faults.push((at, ChessFaultKind::Language(language)));
                    found = Some((moves, faults, Some(language)));
                }
            }
        }
        found.unwrap_or((moves, faults, None))
    }

    /// The moves in English letters.
    fn unaided(&self, tags: &[(String, String)]) -> Read {
        let (moves, faults) = self.moves_in(tags, None);
        (moves, faults, None)
    }

    /// Where it begins.
    fn began(&self) -> usize {
        self.tags.first().map(|tag| tag.at).or(self.opened).unwrap_or(self.end)
    }

    fn moves_in(
        &self,
        tags: &[(String, String)],
        language: Option<Language>,
    ) -> (Moves, Vec<(usize, ChessFaultKind)>) {
        let (start, odd) = start_of(tags);
        let mut moves = Moves::new(start, self.pieces.len());
        let mut faults = Vec::new();
        if odd.iter().any(ChessFaultKind::keeps_moves_unread) {
            moves.lose();
        }
        let is_start = |tag: &&Tag<'_>| tag.name.eq_ignore_ascii_case("FEN");
        let fen = self.tags.iter().find(is_start).map_or(self.began(), |tag| tag.at);
        let mut odd = odd.into_iter().map(|kind| (fen, kind)).collect::<Vec<_>>();
        let mut words = self.pieces.iter().filter(|piece| piece.kind == PieceKind::Word);
        let last = words.next_back().map(|piece| piece.at);
        for piece in &self.pieces {
            match piece.kind {
                // The result twice is no castling.
                PieceKind::Word
                    if piece.text == ZEROS
                        && self.terminator == Some(ZEROS)
                        && Some(piece.at) == last
                        && !moves.castles(ZEROS) => {}
                PieceKind::Word => {
                    faults.append(&mut odd);
                    let translated = language.and_then(|language| language.translated(piece.text));
                    let text = translated.as_deref().unwrap_or(piece.text);
                    faults.extend(moves.play(text).map(|kind| (piece.at, kind)));
                }
                PieceKind::Comment => faults.extend(moves.comment(piece.text, piece.at)),
                PieceKind::Mark => moves.mark(piece.text),
                PieceKind::Variation => {}
                PieceKind::NotClosed
                | PieceKind::NotOpened
                | PieceKind::BadTag
                | PieceKind::PassedOver => {
                    faults.extend(fault_of(piece).map(|kind| (piece.at, kind)));
                }
            }
        }
        faults.append(&mut odd);
        (moves, faults)
    }

    /// What is odd in the tag of the time control.
    fn note_control(&self, tags: &[(String, String)], faults: &mut Vec<(usize, ChessFaultKind)>) {
        let is_control = |tag: &&Tag<'_>| tag.name.eq_ignore_ascii_case("TimeControl");
        let Some(tag) = self.tags.iter().find(is_control) else { return };
        let text = tag.value.trim();
        let kind = match control_of(tags) {
            None if matches!(text, "" | "?" | "-") => return,
            None => ChessFaultKind::ControlUnreadable(text.to_owned()),
            Some(control) if is_short(&control) => {
                ChessFaultKind::ControlShort { text: text.to_owned(), read: control.to_string() }
            }
            Some(_) => return,
        };
        faults.push((tag.at, kind));
    }

    /// The result behind the moves. `0-0` there is castling where that is legal, unless the tag says that both lose.
    fn result_behind(&self, tags: &[(String, String)], moves: &mut Moves) -> Option<&str> {
        let says_so = value_of_tag(tags, "Result")
            .is_some_and(|tag| outcome_of(tag).is_some_and(|said| said == Outcome::BothLose));
        match self.terminator {
            Some(ZEROS) if !says_so && moves.castles(ZEROS) => {
                moves.play(ZEROS);
                None
            }
            terminator => terminator,
        }
    }

    /// What of the record cannot all be so.
    fn contradictions(
        &self,
        tags: &[(String, String)],
        (said, terminator): (&Statement, Option<&str>),
        result: &str,
        moves: &Moves,
        faults: &mut Vec<(usize, ChessFaultKind)>,
    ) {
        match (terminator, value_of_tag(tags, "Result")) {
            // A position alone has no result.
            (None, None) if self.terminator.is_none() && moves.is_untouched() => {}
            (None, _) => faults.push((self.end, ChessFaultKind::NoTerminator)),
            (Some(terminator), Some(tag)) if outcome_of(terminator) != outcome_of(tag) => {
                let (tag, terminator) = (tag.to_owned(), terminator.to_owned());
                faults.push((self.end, ChessFaultKind::TerminatorDiffers { tag, terminator }));
            }
            (Some(_), Some(_) | None) => {}
        }
        if said.how == Some(SaidEnd::Unplayed) {
            faults.push((self.began(), ChessFaultKind::NotPlayed(said.text.clone())));
        }
        let (game, last) = (&moves.game, moves.game.last());
        let is_sound = moves.unread.is_empty() && game.is_legal();
        let against = said.against_result(game.stated, result, last);
        let against = against.or_else(|| said.against_board(game).filter(|_| is_sound));
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

fn fault_of(piece: &Piece<'_>) -> Option<ChessFaultKind> {
    match piece.kind {
        PieceKind::NotClosed => Some(ChessFaultKind::NotClosed),
        PieceKind::NotOpened => Some(ChessFaultKind::NotOpened),
        PieceKind::BadTag => Some(ChessFaultKind::BadTag),
        PieceKind::PassedOver => Some(ChessFaultKind::PassedOver(short(piece.text))),
        PieceKind::Word | PieceKind::Comment | PieceKind::Mark | PieceKind::Variation => None,
    }
}

/// Whether so little time is given that minutes may have been meant.
fn is_short(control: &Control) -> bool {
    let minute = Millis::seconds(60);
    control.periods().first().is_some_and(|first| first.base < minute && first.base > Millis::ZERO)
}

/// The moves, what is odd in them, and the language they are written in.
type Read = (Moves, Vec<(usize, ChessFaultKind)>, Option<Language>);

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
