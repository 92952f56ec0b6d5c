//! The table of a Swiss, a column for each round.

use tournament::standings::{CrossResult, RoundMark, Standings, by_rounds};
use tournament::tiebreak::Exact;
use tournament::{Color, Points};

use super::Form;
use super::output::{results_table, sign};
use super::source::Shown;
use crate::context::Context;

/// More games than a match of two players has: those of teams, which are added up.
const BOARDS: usize = 3;

/// Against whom, with which side and with what result, round by round; the first column of points after it.
pub(super) fn by_round(
    shown: &Shown,
    standings: &Standings,
    form: Form,
    context: &Context,
) -> String {
    let words = Words::of(form, context);
    let rounds: Vec<u16> = (1..=shown.contest.table.rounds.0).collect();
    let marks = by_rounds(&shown.contest.table, standings);
    let lines = marks.iter().map(|line| line.iter().map(|mark| words.mark(mark)).collect());
    results_table(shown, standings, (form, context), &rounds, lines)
}

/// What stands in the table, for people in their language and for programs always the same.
struct Words {
    form: Form,
    /// The sides.
    first: String,
    second: String,
    bye: String,
}

impl Words {
    fn of(form: Form, context: &Context) -> Self {
        let texts = context.texts;
        match form {
            Form::Text => Self {
                form,
                first: texts.crosstable_first().to_owned(),
                second: texts.crosstable_second().to_owned(),
                bye: texts.crosstable_bye().to_owned(),
            },
            Form::Json | Form::Csv => {
                Self { form, first: "w".to_owned(), second: "b".to_owned(), bye: "bye".to_owned() }
            }
        }
    }

    fn mark(&self, mark: &RoundMark) -> String {
        match mark {
            RoundMark::Absent => if self.form == Form::Text { "·" } else { "" }.to_owned(),
            RoundMark::Bye(points) => format!("{} {}", self.bye, Exact::from(*points)),
            RoundMark::Met { opponent, games, points } => {
                format!("{opponent}{}", self.games(games, *points))
            }
        }
    }

    fn games(&self, games: &[(Option<Color>, CrossResult)], points: Points) -> String {
        let side = |side: Option<Color>| match side {
            Some(Color::White) => self.first.as_str(),
            Some(Color::Black) => self.second.as_str(),
            None => "",
        };
        if games.len() >= BOARDS {
            return format!(" {}", Exact::from(points));
        }
        let games = games.iter().map(|(color, result)| {
            let mark = sign(*result, self.form);
            // Without a side nothing parts the numbers but a blank.
            match (side(*color), result) {
                ("", CrossResult::Points(_)) => format!(" {mark}"),
                (side, _) => format!("{side}{mark}"),
            }
        });
        games.collect::<Vec<_>>().join("/")
    }
}
