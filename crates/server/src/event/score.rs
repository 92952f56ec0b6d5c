//! Results of boards: their words in entries, on paper, and as an arbiter types them.

use arbiter::{Side, Termination};
use tournament::{Color, Decided, Game, GameEntry, Outcome, PlayerId, Validity};

/// The result of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Score {
    /// The first player won.
    First,
    /// Drawn.
    Draw,
    /// The second player won.
    Second,
    /// The second player stayed away.
    FirstUnplayed,
    /// The first player stayed away.
    SecondUnplayed,
    /// Both stayed away.
    BothAway,
    /// Played, and nought to both.
    BothLose,
    /// Interrupted, to be finished.
    Adjourned,
    /// The arbiter gave it to the first player.
    GivenFirst,
    /// The arbiter gave a draw.
    GivenDraw,
    /// The arbiter gave it to the second player.
    GivenSecond,
}

/// Each result with its word in entries, and how an arbiter may type it.
const WORDS: [(Score, &str, &[&str]); 11] = [
    (Score::First, "1-0", &["1", "1-0", "1:0", "2-0", "w"]),
    (Score::Draw, "=", &["=", "½", "1/2", "½-½", "1/2-1/2", "0.5", "5", "1-1", "和", "d"]),
    (Score::Second, "0-1", &["0", "0-1", "0:1", "0-2", "l"]),
    (Score::FirstUnplayed, "+-", &["+", "+-"]),
    (Score::SecondUnplayed, "-+", &["-", "-+"]),
    (Score::BothAway, "--", &["--"]),
    (Score::BothLose, "0-0", &["00", "0-0", "0:0"]),
    (Score::Adjourned, "adjourned", &["a", "adj", "adjourned", "封", "封棋"]),
    (Score::GivenFirst, "1-0 adj", &["1a", "1判"]),
    (Score::GivenDraw, "= adj", &["=a", "=判"]),
    (Score::GivenSecond, "0-1 adj", &["0a", "0判"]),
];

impl Score {
    /// All results.
    pub const ALL: [Self; 11] = [
        Self::First,
        Self::Draw,
        Self::Second,
        Self::FirstUnplayed,
        Self::SecondUnplayed,
        Self::BothAway,
        Self::BothLose,
        Self::Adjourned,
        Self::GivenFirst,
        Self::GivenDraw,
        Self::GivenSecond,
    ];

    /// The word in entries and tables.
    #[must_use]
    pub fn word(self) -> &'static str {
        WORDS.iter().find(|(score, _, _)| *score == self).map_or("", |(_, word, _)| word)
    }

    /// The result of a word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        WORDS.iter().find(|(_, known, _)| *known == word).map(|(score, _, _)| *score)
    }

    /// The result as typed: `1`, `=`, `0`, `+`, `-`, full-width signs too.
    #[must_use]
    pub fn typed(text: &str) -> Option<Self> {
        let plain = narrow(text);
        WORDS
            .iter()
            .find(|(_, _, typed)| typed.contains(&plain.as_str()))
            .map(|(score, _, _)| *score)
    }

    /// As it stands on screen and paper.
    #[must_use]
    pub const fn shown(self, game: Game) -> &'static str {
        match (self, game) {
            (Self::First | Self::GivenFirst, Game::Chess) => "1–0",
            (Self::First | Self::GivenFirst, Game::Xiangqi) => "2–0",
            (Self::Draw | Self::GivenDraw, Game::Chess) => "½–½",
            (Self::Draw | Self::GivenDraw, Game::Xiangqi) => "1–1",
            (Self::Second | Self::GivenSecond, Game::Chess) => "0–1",
            (Self::Second | Self::GivenSecond, Game::Xiangqi) => "0–2",
            (Self::FirstUnplayed, _) => "+ −",
            (Self::SecondUnplayed, _) => "− +",
            (Self::BothAway, _) => "− −",
            (Self::BothLose, _) => "0–0",
            (Self::Adjourned, _) => "…",
        }
    }

    /// What the first and the second player made, and how it was decided.
    #[must_use]
    pub const fn outcomes(self) -> (Outcome, Outcome, Decided) {
        use Outcome::{Draw, Loss, Win};
        match self {
            Self::First => (Win, Loss, Decided::OnTheBoard),
            Self::Draw => (Draw, Draw, Decided::OnTheBoard),
            Self::Second => (Loss, Win, Decided::OnTheBoard),
            Self::FirstUnplayed => (Win, Loss, Decided::Forfeit),
            Self::SecondUnplayed => (Loss, Win, Decided::Forfeit),
            Self::BothAway => (Loss, Loss, Decided::Forfeit),
            Self::BothLose => (Loss, Loss, Decided::OnTheBoard),
            Self::Adjourned => (Draw, Draw, Decided::Adjourned),
            Self::GivenFirst => (Win, Loss, Decided::Adjudicated),
            Self::GivenDraw => (Draw, Draw, Decided::Adjudicated),
            Self::GivenSecond => (Loss, Win, Decided::Adjudicated),
        }
    }

    /// The games of both players.
    #[must_use]
    pub const fn games(self, first: PlayerId, second: PlayerId) -> [GameEntry; 2] {
        let (won, lost, decided) = self.outcomes();
        [
            GameEntry {
                opponent: second,
                color: Some(Color::White),
                outcome: won,
                decided,
                validity: Validity::Counts,
            },
            GameEntry {
                opponent: first,
                color: Some(Color::Black),
                outcome: lost,
                decided,
                validity: Validity::Counts,
            },
        ]
    }
}

/// The result of a board that the end of its live game gives; none while there is no result.
///
/// This is the one place where a ruling on a game becomes a result of an event.
#[must_use]
pub const fn score_of(outcome: arbiter::Outcome, why: Termination) -> Option<Score> {
    let away = matches!(why, Termination::Absence);
    let given = matches!(why, Termination::Adjudication);
    Some(match (outcome, away, given) {
        (arbiter::Outcome::Wins(Side::First), true, _) => Score::FirstUnplayed,
        (arbiter::Outcome::Wins(Side::Second), true, _) => Score::SecondUnplayed,
        (arbiter::Outcome::BothLose, true, _) => Score::BothAway,
        (arbiter::Outcome::Wins(Side::First), false, true) => Score::GivenFirst,
        (arbiter::Outcome::Wins(Side::Second), false, true) => Score::GivenSecond,
        (arbiter::Outcome::Draw, _, true) => Score::GivenDraw,
        (arbiter::Outcome::Wins(Side::First), false, false) => Score::First,
        (arbiter::Outcome::Wins(Side::Second), false, false) => Score::Second,
        (arbiter::Outcome::Draw, _, false) => Score::Draw,
        (arbiter::Outcome::BothLose, false, _) => Score::BothLose,
        (arbiter::Outcome::None, _, _) => return None,
    })
}

/// A result as typed for a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typed {
    /// The board.
    pub board: u32,
    /// Its result; none takes it away.
    pub score: Option<Score>,
}

/// What could not be read of results typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// The line, from 1.
    pub line: usize,
    /// The column of the first sign of the piece, from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
}

/// Reads results typed as `12 1`, `13 =`, `14 0`, `15 +`, `16 -`, one a line or parted by commas or semicolons; `12 x` takes a
/// result away.
///
/// # Errors
/// Every piece that cannot be read, with its place; nothing is taken then.
pub fn read_typed(text: &str) -> Result<Vec<Typed>, Vec<Slip>> {
    let mut typed = Vec::new();
    let mut slips = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let mut column = 1;
        for piece in line.split([',', ';', '，', '；', '、']) {
            let blanks = piece.chars().take_while(|sign| sign.is_whitespace()).count();
            let trimmed = piece.trim();
            if !trimmed.is_empty() {
                match one(trimmed) {
                    Some(read) => typed.push(read),
                    None => slips.push(Slip {
                        line: number,
                        column: column + blanks,
                        found: trimmed.chars().take(40).collect(),
                    }),
                }
            }
            column += piece.chars().count() + 1;
        }
    }
    if slips.is_empty() { Ok(typed) } else { Err(slips) }
}

fn one(piece: &str) -> Option<Typed> {
    let plain = narrow(piece);
    let end = plain.find(|sign: char| !sign.is_ascii_digit())?;
    let (board, rest) = plain.split_at(end);
    let board = board.parse().ok().filter(|board| *board > 0)?;
    // Between the number and a digit stands a blank, or 121 would be read as board 12.
    let rest = rest.trim_start_matches([' ', '\t', ':', '.', '\u{3000}']);
    let score = match rest {
        "x" | "?" | "删" => None,
        other => Some(Score::typed(other)?),
    };
    Some(Typed { board, score })
}

/// Small letters, and half-width forms of full-width digits and signs.
fn narrow(text: &str) -> String {
    let sign = |sign: char| match sign {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign).to_ascii_lowercase()
        }
        '−' | '–' | '—' => '-',
        other => other.to_ascii_lowercase(),
    };
    text.trim().chars().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(u32, Option<Score>)]) {
        let read = read_typed(text).unwrap_or_else(|slips| panic!("{text:?}: {slips:?}"));
        let found: Vec<_> = read.iter().map(|one| (one.board, one.score)).collect();
        assert_eq!(found, expected, "{text:?}");
    }

    #[test]
    fn results_are_typed_board_first() {
        check("12 1", &[(12, Some(Score::First))]);
        check("12 =", &[(12, Some(Score::Draw))]);
        check("12=", &[(12, Some(Score::Draw))]);
        check("12 0", &[(12, Some(Score::Second))]);
        check("12 +", &[(12, Some(Score::FirstUnplayed))]);
        check("12 -", &[(12, Some(Score::SecondUnplayed))]);
        check("12 --", &[(12, Some(Score::BothAway))]);
        check("12 x", &[(12, None)]);
        check(
            "1 1, 2 =\n\n3 0；４　＝",
            &[
                (1, Some(Score::First)),
                (2, Some(Score::Draw)),
                (3, Some(Score::Second)),
                (4, Some(Score::Draw)),
            ],
        );
        check("", &[]);
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_place() {
        let slips = read_typed("1 1, 2 7\nboard 3").expect_err("two slips");
        let places: Vec<_> = slips.iter().map(|slip| (slip.line, slip.column)).collect();
        assert_eq!(places, [(1, 6), (2, 1)]);
        assert!(read_typed("121").is_err(), "a board without a result");
        assert!(read_typed("0 1").is_err(), "boards count from 1");
    }

    #[test]
    fn every_result_has_a_word_that_is_read_again() {
        for score in Score::ALL {
            assert_eq!(Score::read(score.word()), Some(score));
        }
    }

    #[test]
    fn absence_becomes_a_forfeit_and_a_time_loss_does_not() {
        let win = arbiter::Outcome::Wins(Side::Second);
        assert_eq!(score_of(win, Termination::Absence), Some(Score::SecondUnplayed));
        assert_eq!(score_of(win, Termination::TimeForfeit), Some(Score::Second));
        assert_eq!(score_of(win, Termination::Adjudication), Some(Score::GivenSecond));
        assert_eq!(score_of(arbiter::Outcome::None, Termination::Unterminated), None);
    }
}
