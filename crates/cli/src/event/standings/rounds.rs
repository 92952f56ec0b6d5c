//! The table of a Swiss, a column for each round.

use serde_json::json;
use tournament::standings::{CrossResult, RoundMark, Standings, by_rounds};
use tournament::tiebreak::Exact;
use tournament::{Color, Points};

use super::Form;
use super::output::{aligned, apart, cell, csv_rows, sign};
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
    let mut heading = words.heading.clone();
    heading.extend((1..=shown.contest.table.rounds.0).map(|round| round.to_string()));
    heading.push(words.points.clone());
    let marks = by_rounds(&shown.contest.table, standings);
    let mut rows = vec![heading];
    for (place, line) in standings.places.iter().zip(&marks) {
        let mut row = vec![place.rank.to_string(), place.number.to_string()];
        row.push(shown.name(place.number).to_owned());
        row.extend(line.iter().map(|mark| words.mark(mark)));
        row.push(place.cells.first().map_or_else(String::new, cell));
        rows.push(row);
    }
    match form {
        Form::Text => aligned(&rows) + &apart(shown, context),
        Form::Csv => csv_rows(&rows),
        Form::Json => format!("{}\n", json!({ "heading": rows[0], "rows": rows[1..] })),
    }
}

/// What stands in the table, for people in their language and for programs always the same.
struct Words {
    form: Form,
    heading: Vec<String>,
    points: String,
    /// The sides.
    first: String,
    second: String,
    bye: String,
}

impl Words {
    fn of(form: Form, context: &Context) -> Self {
        let texts = &context.texts;
        match form {
            Form::Text => Self {
                form,
                heading: ["standings-rank", "standings-no", "standings-name"]
                    .map(|key| texts.get(key))
                    .to_vec(),
                points: texts.get("standings-points"),
                first: texts.get("crosstable-first"),
                second: texts.get("crosstable-second"),
                bye: texts.get("crosstable-bye"),
            },
            Form::Json | Form::Csv => Self {
                form,
                heading: ["rank", "number", "name"].map(str::to_owned).to_vec(),
                points: "points".to_owned(),
                first: "w".to_owned(),
                second: "b".to_owned(),
                bye: "bye".to_owned(),
            },
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
