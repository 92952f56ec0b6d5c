//! What the records of a team event say: 240, 300, 320, 330, 352, 362.

use std::collections::BTreeMap;

use tournament::tiebreak::{MatchForfeit, MatchScoring, Score, Scores, TeamRecords};
use tournament::{Bye, Outcome, PlayerId, Points, RoundNumber, Scoring};

use super::record::{ByeKind, Record, Trf};

/// The boards of a match where nothing says how many.
const USUAL_BOARDS: usize = 4;

impl Trf {
    /// Whether the file is of a team event: its type says so, or it has records 310.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        let coded = self.header("192").unwrap_or_default().trim().to_ascii_uppercase();
        coded.starts_with("FIDE_TEAM")
            || self
                .lines
                .iter()
                .any(|line| matches!(&line.record, Record::Team(team) if team.number.is_some()))
    }

    /// What the file says of the teams beside their lists; none if it is not of a team event.
    ///
    /// Matches are worth 2, 1 and 0 and the bye of the pairing a draw unless records 362 and 320 say
    /// otherwise. Fields that cannot be read are passed over.
    #[must_use]
    pub fn team_records(&self, scoring: &Scoring) -> Option<TeamRecords> {
        if !self.is_of_teams() {
            return None;
        }
        let coded = self.header("192").unwrap_or_default().trim().to_ascii_uppercase();
        let words: Vec<&str> = coded.split('_').collect();
        let game_points = words.iter().position(|word| *word == "GP");
        let match_points = words.iter().position(|word| *word == "MP");
        let primary = match (game_points, match_points) {
            (Some(game), Some(matches)) if game < matches => Score::Game,
            (Some(_), None) => Score::Game,
            (Some(_) | None, Some(_)) | (None, None) => Score::Match,
        };
        let colors = self.header("352").map_or(0, |text| text.trim().len());
        let boards = if colors > 0 { colors } else { USUAL_BOARDS };
        let boards = u16::try_from(boards).unwrap_or(u16::MAX);
        let matches = self.match_scoring();
        let mut records = TeamRecords {
            matches,
            boards,
            primary,
            pairing_bye: Scores { matches: matches.draw, games: scoring.draw * i32::from(boards) },
            byes: BTreeMap::new(),
            forfeits: Vec::new(),
            line_ups: BTreeMap::new(),
        };
        for line in &self.lines {
            match &line.record {
                Record::Requested(asked) => {
                    let bye = match asked.kind {
                        ByeKind::Full => Bye::Full,
                        ByeKind::Half => Bye::Half,
                        ByeKind::Zero => Bye::Zero,
                    };
                    for team in &asked.players {
                        records.byes.insert((*team, asked.round), bye);
                    }
                }
                Record::Header(code, text) => add(&mut records, code, text),
                Record::Player(_)
                | Record::Rounds(_)
                | Record::InitialColor(_)
                | Record::Scoring(_)
                | Record::Acceleration(_)
                | Record::Forbidding(_)
                | Record::AbnormalPoints(_)
                | Record::Team(_)
                | Record::Engine(..)
                | Record::Verbatim(_) => {}
            }
        }
        Some(records)
    }

    /// Record 362: `TW`, `TD` and `TL`, each with its points.
    fn match_scoring(&self) -> MatchScoring {
        let text = self.header("362").unwrap_or_default();
        let words: Vec<&str> = text.split_whitespace().collect();
        let value = |code: &str, usual: i32| {
            let place = words.iter().position(|word| word.eq_ignore_ascii_case(code));
            let found =
                place.and_then(|place| words.get(place + 1)).and_then(|word| Points::parse(word));
            found.unwrap_or(Points::whole(usual))
        };
        MatchScoring { win: value("TW", 2), draw: value("TD", 1), loss: value("TL", 0) }
    }
}

/// The text between two columns of the line, both counted from 1 and included; the text of a header
/// begins in column 5.
fn field(text: &str, first: usize, last: usize) -> String {
    text.chars().skip(first - 5).take(last + 1 - first).collect::<String>().trim().to_owned()
}

fn number(text: &str, first: usize, last: usize) -> Option<u32> {
    field(text, first, last).parse().ok()
}

fn round(text: &str, first: usize, last: usize) -> Option<RoundNumber> {
    number(text, first, last).and_then(|round| u16::try_from(round).ok()).map(RoundNumber)
}

fn add(records: &mut TeamRecords, code: &str, text: &str) {
    match code {
        "300" => {
            let (Some(round), Some(team)) = (round(text, 5, 7), number(text, 9, 11)) else {
                return;
            };
            let players = (0..usize::from(records.boards)).map(|board| {
                let column = 17 + 5 * board;
                number(text, column, column + 3).filter(|player| *player > 0).map(PlayerId)
            });
            records.line_ups.insert((team, round), players.collect());
        }
        "320" => {
            let points = |first, last| Points::parse(&field(text, first, last));
            if let (Some(matches), Some(games)) = (points(5, 8), points(10, 13)) {
                records.pairing_bye = Scores { matches, games };
            }
            let length = text.chars().count() + 4;
            for (column, round) in (15..=length).step_by(4).zip(1..) {
                if let Some(team) = number(text, column, column + 2) {
                    records.byes.insert((team, RoundNumber(round)), Bye::PairingAllocated);
                }
            }
        }
        "330" => {
            let teams = (number(text, 12, 14), number(text, 16, 18));
            let (Some(round), (Some(first), Some(second))) = (round(text, 8, 10), teams) else {
                return;
            };
            let outcome = |sign| if sign == Some('+') { Outcome::Win } else { Outcome::Loss };
            let signs: Vec<char> = field(text, 5, 6).chars().collect();
            records.forfeits.push(MatchForfeit {
                round,
                teams: (first, second),
                outcomes: (outcome(signs.first().copied()), outcome(signs.get(1).copied())),
            });
        }
        _ => {}
    }
}
