//! Lines of our own, for what the format has no column for; other programs pass over them.

use tournament::{
    Decided, Entry, Game, GameEntry, Listing, Parts, PlayerId, Rating, Refused, RoundNumber, Slot,
    Tournament, Violation, Withdrawal,
};

use super::record::{EngineCode, Record};

/// What a line of our own says of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Own {
    Left(PlayerId, Withdrawal),
    Entered(PlayerId, RoundNumber),
    Decided { round: RoundNumber, players: (PlayerId, PlayerId), game: usize, how: Decided },
    Club(PlayerId, String),
    Violation(Violation),
    Refused(Refused),
    Wide(PlayerId, Wide, String),
    Game(Game),
    ForfeitsMeet,
}

/// A column that may be too narrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wide {
    Name,
    Title,
    Federation,
    Rating,
}

const WIDE: [(&str, Wide); 4] = [
    ("name", Wide::Name),
    ("title", Wide::Title),
    ("federation", Wide::Federation),
    ("rating", Wide::Rating),
];

const HOW: [(&str, Decided); 2] =
    [("adjourned", Decided::Adjourned), ("adjudicated", Decided::Adjudicated)];

/// The words of a line.
struct Words<'a>(&'a [String]);

impl Words<'_> {
    fn number(&self, place: usize) -> Option<u32> {
        self.0.get(place).and_then(|word| word.parse().ok())
    }

    fn player(&self, place: usize) -> Option<PlayerId> {
        self.number(place).map(PlayerId)
    }

    fn round(&self, place: usize) -> Option<RoundNumber> {
        let round = self.number(place).and_then(|round| u16::try_from(round).ok());
        round.filter(|round| *round < 1000).map(RoundNumber)
    }

    fn rest(&self, from: usize) -> String {
        self.0.get(from..).unwrap_or_default().join(" ")
    }

    fn left(&self) -> Option<Own> {
        let listing = match self.0.get(2).map(String::as_str) {
            None => Listing::Kept,
            Some("struck") => Listing::Struck,
            Some(_) => return None,
        };
        Some(Own::Left(self.player(0)?, Withdrawal { after: self.round(1)?, listing }))
    }

    fn decided(&self) -> Option<Own> {
        let (_, how) =
            HOW.iter().find(|(known, _)| self.0.get(4).is_some_and(|word| word == known))?;
        let game = usize::try_from(self.number(3)?).ok()?.checked_sub(1)?;
        let (round, players) = (self.round(0)?, (self.player(1)?, self.player(2)?));
        Some(Own::Decided { round, players, game, how: *how })
    }
}

impl Own {
    /// Reads the words of a line.
    ///
    /// # Errors
    /// What was expected.
    pub(super) fn read(code: EngineCode, words: &[String]) -> Result<Self, &'static str> {
        let words = Words(words);
        let (own, expected) = match code {
            EngineCode::Withdrawal => (words.left(), "number, round and perhaps `struck`, as 6 3"),
            EngineCode::Entered => {
                let own = words.player(0).zip(words.round(1));
                (
                    own.map(|(who, round)| Self::Entered(who, round)),
                    "number and first round, as 8 3",
                )
            }
            EngineCode::Unusual => (
                words.decided(),
                "round, two players, the game and adjourned or adjudicated, as 3 1 2 1 adjourned",
            ),
            EngineCode::Club => {
                let who = words.player(0).filter(|_| words.0.len() > 1);
                (who.map(|who| Self::Club(who, words.rest(1))), "number and club")
            }
            EngineCode::Violation => {
                let own = words.player(0).zip(words.round(1)).map(|(player, round)| {
                    Self::Violation(Violation { player, round, note: words.rest(2) })
                });
                (own, "number, round and what it was")
            }
            EngineCode::Refused => {
                let own = words.player(0).zip(words.player(1)).zip(words.round(2));
                let own = own.map(|((player, opponent), round)| {
                    Self::Refused(Refused { player, opponent, round })
                });
                (own, "who refused, who won the match, and the round, as 2 1 3")
            }
            EngineCode::Wide => {
                let column = words.0.get(1);
                let column = column.and_then(|word| WIDE.iter().find(|(known, _)| known == word));
                let own = words.player(0).zip(column).filter(|_| words.0.len() > 2);
                let own = own.map(|(who, (_, column))| Self::Wide(who, *column, words.rest(2)));
                (own, "number, name, title, federation or rating, and the text")
            }
            EngineCode::Game => {
                let own = match words.0.first().map(String::as_str) {
                    Some("xiangqi") => Some(Self::Game(Game::Xiangqi)),
                    Some("forfeits-meet") => Some(Self::ForfeitsMeet),
                    Some(_) | None => None,
                };
                (own, "xiangqi or forfeits-meet")
            }
            EngineCode::Color
            | EngineCode::Rounds
            | EngineCode::Absent
            | EngineCode::Scoring
            | EngineCode::Acceleration
            | EngineCode::Forbidden
            | EngineCode::FurtherGame
            | EngineCode::ApartGame
            | EngineCode::Points(_) => (None, "a line of our own"),
        };
        own.ok_or(expected)
    }

    /// Adds it to the event.
    ///
    /// # Errors
    /// What was found and what was expected, if it does not fit.
    pub(super) fn apply(self, parts: &mut Parts) -> Result<(), (String, String)> {
        match self {
            Self::Left(player, left) => {
                entry(parts, player)?.withdrawal = Some(left);
                if left.listing == Listing::Struck {
                    parts.annul(player);
                }
            }
            Self::Entered(player, round) => entry(parts, player)?.enters = round,
            Self::Club(player, club) => entry(parts, player)?.club = club,
            Self::Violation(noted) => {
                entry(parts, noted.player)?;
                parts.violations.push(noted);
            }
            Self::Refused(refused) => {
                entry(parts, refused.player)?;
                entry(parts, refused.opponent)?;
                parts.refused.push(refused);
            }
            Self::Wide(player, column, text) => {
                let entry = entry(parts, player)?;
                match column {
                    Wide::Name => entry.name = text,
                    Wide::Title => entry.further_title = text,
                    Wide::Federation => entry.federation = text,
                    Wide::Rating => entry.rating = Rating(text.parse().unwrap_or(0)),
                }
            }
            Self::Game(game) => parts.event.game = game,
            Self::ForfeitsMeet => parts.event.forfeits_meet = true,
            Self::Decided { round, players: (one, other), game, how } => {
                for (own, other) in [(one, other), (other, one)] {
                    let slots = parts.history.get_mut(&own);
                    let slot = slots.and_then(|slots| slots.get_mut(round.index()));
                    let slot = slot.filter(|slot| slot.opponent() == Some(other));
                    let mut games: Vec<GameEntry> =
                        slot.iter().flat_map(|slot| slot.games()).collect();
                    let (Some(slot), Some(found)) = (slot, games.get_mut(game)) else {
                        let found =
                            format!("game {} of {one} and {other} in round {round}", game + 1);
                        return Err((found, "a game on record".to_owned()));
                    };
                    found.decided = how;
                    *slot = Slot::of_games(&games);
                }
            }
        }
        Ok(())
    }
}

/// What the columns of line 001 cannot hold.
pub(super) fn too_wide(entry: &Entry) -> Vec<(Wide, String)> {
    let longer = |text: &str, most: usize| text.chars().count() > most;
    let mut wide = Vec::new();
    if longer(&entry.name, 33) {
        wide.push((Wide::Name, entry.name.clone()));
    }
    if longer(&entry.further_title, 3) {
        wide.push((Wide::Title, entry.further_title.clone()));
    }
    if longer(&entry.federation, 3) {
        wide.push((Wide::Federation, entry.federation.clone()));
    }
    if entry.rating.0 > 9999 {
        wide.push((Wide::Rating, entry.rating.0.to_string()));
    }
    wide
}

fn entry(parts: &mut Parts, player: PlayerId) -> Result<&mut Entry, (String, String)> {
    let found = parts.entries.iter_mut().find(|entry| entry.id == player);
    found.ok_or_else(|| (format!("player {player}"), "the number of an entered player".to_owned()))
}

/// What an event has beyond the columns, in lines of our own. `shown` is the first round each player's columns show.
pub(super) fn lines(tournament: &Tournament, shown: impl Fn(usize) -> RoundNumber) -> Vec<Record> {
    let mut lines = Vec::new();
    let mut add = |code, words: Vec<String>| lines.push(Record::Engine(code, words));
    if tournament.event().game == Game::Xiangqi {
        add(EngineCode::Game, vec!["xiangqi".to_owned()]);
    }
    if tournament.event().forfeits_meet {
        add(EngineCode::Game, vec!["forfeits-meet".to_owned()]);
    }
    for (index, entry) in tournament.entries().iter().enumerate() {
        let number = entry.id.to_string();
        for (column, text) in too_wide(entry) {
            let word = WIDE.iter().find(|(_, known)| *known == column).map_or("", |(word, _)| word);
            add(EngineCode::Wide, vec![number.clone(), word.to_owned(), text]);
        }
        if !entry.club.is_empty() {
            add(EngineCode::Club, vec![number.clone(), entry.club.clone()]);
        }
        if shown(index) != entry.enters {
            add(EngineCode::Entered, vec![number.clone(), entry.enters.to_string()]);
        }
        if let Some(left) = entry.withdrawal {
            let mut words = vec![number.clone(), left.after.to_string()];
            if left.listing == Listing::Struck {
                words.push("struck".to_owned());
            }
            add(EngineCode::Withdrawal, words);
        }
        for (slot, round) in tournament.history(index).iter().zip(1_u16..) {
            for (game, place) in slot.games().zip(1_u16..) {
                let how = HOW.iter().find(|(_, how)| *how == game.decided);
                if let Some((word, _)) = how.filter(|_| entry.id < game.opponent) {
                    let words = vec![
                        round.to_string(),
                        number.clone(),
                        game.opponent.to_string(),
                        place.to_string(),
                        (*word).to_owned(),
                    ];
                    add(EngineCode::Unusual, words);
                }
            }
        }
    }
    for refused in tournament.refused() {
        let words =
            [refused.player.to_string(), refused.opponent.to_string(), refused.round.to_string()];
        add(EngineCode::Refused, words.to_vec());
    }
    for noted in tournament.violations() {
        let words = vec![noted.player.to_string(), noted.round.to_string(), noted.note.clone()];
        add(EngineCode::Violation, words);
    }
    lines
}
