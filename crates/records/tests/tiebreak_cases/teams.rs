//! The published team exercise: 14 teams on four boards. Its forfeits name no opponent, so the cap for rounds
//! without a scheduled opponent holds for them.

use std::path::Path;

use serde_json::Value;
use tournament::standings::Standings;
use tournament::tiebreak::{Cell, CellKind, Format, Row, Score, Scores, Table, Terms, Worth};
use tournament::{Points, Rating, RoundNumber};

const BOARDS: i32 = 4;

pub(crate) fn table(path: &Path) -> Table {
    let text = std::fs::read_to_string(path).expect("the file is there");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let rows = file["rows"].as_object().expect("rows");
    let half = Points::from_tenths(5);
    let mut table = Table {
        terms: Terms {
            format: Format::Swiss,
            primary: Score::Match,
            matches: Worth { win: Points::whole(2), draw: Points::whole(1) },
            games: Worth { win: Points::whole(BOARDS), draw: half * BOARDS },
            boards: 4,
        },
        rounds: RoundNumber(7),
        rows: Vec::new(),
    };
    for number in 1..=u32::try_from(rows.len()).expect("few teams") {
        let cells = rows[&number.to_string()].as_array().expect("rounds");
        let cells = cells.iter().map(|cell| self::cell(cell.as_str().expect("text"), &table.terms));
        let cells = cells.collect();
        table.rows.push(Row { number, rating: Rating(0), cells, extra: Points::ZERO });
    }
    table
}

fn cell(text: &str, terms: &Terms) -> Cell {
    let draw = Scores { matches: terms.matches.draw, games: terms.games.draw };
    let win = Scores { matches: terms.matches.win, games: terms.games.win };
    match text {
        "+F" => Cell::alone(CellKind::ForfeitWin, win),
        "-F" => Cell::alone(CellKind::ForfeitLoss, Scores::default()),
        "ZPB" => Cell::alone(CellKind::ZeroBye, Scores::default()),
        "HPB" => Cell::alone(CellKind::HalfBye, draw),
        "PAB" => Cell::alone(CellKind::PairingBye, draw),
        game => {
            let color = game.find(['w', 'b']).expect("a colour");
            let opponent: usize = game[..color].parse().expect("an opponent");
            let games = Points::parse(&game[color + 1..]).expect("points");
            let matches = match games.cmp(&terms.games.draw) {
                std::cmp::Ordering::Greater => terms.matches.win,
                std::cmp::Ordering::Equal => terms.matches.draw,
                std::cmp::Ordering::Less => Points::ZERO,
            };
            Cell {
                kind: CellKind::Played,
                opponent: Some(opponent - 1),
                scores: Scores { matches, games },
                games: Vec::new(),
            }
        }
    }
}

/// These share a rank.
pub(crate) fn compare_tied(standings: &Standings, expected: &Value) -> Result<(), String> {
    let numbers = expected.as_object().expect("an object").keys();
    let ranks: Vec<u32> = numbers
        .map(|number| {
            let place = standings.places.iter().find(|place| place.number.to_string() == *number);
            place.expect("a place").rank
        })
        .collect();
    if ranks.windows(2).all(|pair| pair[0] == pair[1]) {
        Ok(())
    } else {
        Err(format!("ranks {ranks:?}"))
    }
}

/// From the top: place and number of the team, those that stay tied by number.
pub(crate) fn compare_order(standings: &Standings, expected: &Value) -> Result<(), String> {
    let expected = expected.as_object().expect("an object");
    let found: Vec<u32> = standings.places.iter().map(|place| place.number).collect();
    let wrong: Vec<&String> = expected
        .iter()
        .filter(|(place, number)| {
            let place: usize = place.parse().expect("a place");
            found.get(place - 1).copied().map(u64::from) != number.as_u64()
        })
        .map(|(place, _)| place)
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(format!("order {found:?}, wrong at {wrong:?}")) }
}
