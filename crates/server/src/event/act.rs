//! What is done in an event, and its form in entries.

use serde_json::{Map, Value, json};
use tournament::dutch::{ColorReason, Pair};
use tournament::standings::ThreeOrMore;
use tournament::{Birth, Bye, Entry, Outcome, PlayerId, Rating, RoundNumber, Sex, Title};

use super::score::Score;

/// Whether a player has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Presence {
    /// Checked in.
    Here,
    /// Not, or not yet.
    NotHere,
}

/// Something done in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Players are entered.
    Added(Vec<Entry>),
    /// A player's particulars are put right.
    Amended(Box<Entry>),
    /// A player is taken off the list before play.
    Removed(PlayerId),
    /// The list is drawn up: the numbers of before in their new order.
    Numbered(Vec<PlayerId>),
    /// A player checks in or out.
    CheckedIn(PlayerId, Presence),
    /// A bye is asked for, or no longer.
    Asked(PlayerId, RoundNumber, Option<Bye>),
    /// A round is paired as a draft.
    Paired(Drawn),
    /// Two players change places in the draft; two opponents change colours.
    Exchanged(PlayerId, PlayerId),
    /// The draft is thrown away.
    Dropped,
    /// The draft is published.
    Published,
    /// Results come in.
    Scored(RoundNumber, Vec<(u32, Option<Score>)>),
    /// A result is put right.
    Corrected(RoundNumber, u32, Option<Score>),
    /// A player leaves; the result of an unfinished last game if it was adjudicated.
    Withdrawn(PlayerId, Option<Outcome>),
    /// A breach of the rules is noted.
    Violated(PlayerId, RoundNumber, String),
    /// Players may not meet in these rounds.
    Barred(Vec<PlayerId>, RoundNumber, RoundNumber),
    /// What the committee decided for three or more with equal points.
    Settled(ThreeOrMore),
    /// Live games are opened for boards.
    Linked(RoundNumber, Vec<(u32, String)>),
}

/// A round as paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Which round.
    pub round: RoundNumber,
    /// The pairs in board order.
    pub pairs: Vec<Pair>,
    /// Who gets the bye, or is free in a round robin.
    pub bye: Option<PlayerId>,
    /// Who was left out because he had not checked in.
    pub absent: Vec<PlayerId>,
}

const COLORS: [(&str, ColorReason); 6] = [
    ("both", ColorReason::BothPreferences),
    ("stronger", ColorReason::Stronger),
    ("alternated", ColorReason::Alternated),
    ("higher", ColorReason::HigherPlayer),
    ("initial", ColorReason::InitialColor),
    ("table", ColorReason::Table),
];
const BYES: [(&str, Bye); 3] = [("full", Bye::Full), ("half", Bye::Half), ("zero", Bye::Zero)];
const OUTCOMES: [(&str, Outcome); 3] =
    [("win", Outcome::Win), ("draw", Outcome::Draw), ("loss", Outcome::Loss)];
const THREE: [(&str, ThreeOrMore); 3] = [
    ("ask", ThreeOrMore::AskArbiter),
    ("table", ThreeOrMore::TableAmongThem),
    ("next", ThreeOrMore::NextStep),
];
/// Titles by their letters.
pub const TITLES: [(&str, Title); 8] = [
    ("GM", Title::Grandmaster),
    ("IM", Title::InternationalMaster),
    ("WGM", Title::WomanGrandmaster),
    ("FM", Title::FideMaster),
    ("WIM", Title::WomanInternationalMaster),
    ("CM", Title::CandidateMaster),
    ("WFM", Title::WomanFideMaster),
    ("WCM", Title::WomanCandidateMaster),
];

fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}

fn read_word<T: Copy>(words: &[(&'static str, T)], text: &str) -> Option<T> {
    words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value)
}

/// The word of a bye asked for.
#[must_use]
pub fn bye_word(bye: Bye) -> &'static str {
    word(&BYES, &bye)
}

/// The bye of a word.
#[must_use]
pub fn read_bye(text: &str) -> Option<Bye> {
    read_word(&BYES, text)
}

/// The outcome of a word.
#[must_use]
pub fn read_outcome(text: &str) -> Option<Outcome> {
    read_word(&OUTCOMES, text)
}

/// What was decided for three or more, by its word.
#[must_use]
pub fn read_three(text: &str) -> Option<ThreeOrMore> {
    read_word(&THREE, text)
}

/// The letters of a title; empty without one.
#[must_use]
pub fn title_letters(title: Option<Title>) -> &'static str {
    title.map_or("", |title| word(&TITLES, &title))
}

/// The title of letters.
#[must_use]
pub fn read_title(text: &str) -> Option<Title> {
    read_word(&TITLES, text.trim().to_ascii_uppercase().as_str())
}

impl Act {
    /// The kind of its entry.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Added(_) => "added",
            Self::Amended(_) => "amended",
            Self::Removed(_) => "removed",
            Self::Numbered(_) => "numbered",
            Self::CheckedIn(..) => "checked_in",
            Self::Asked(..) => "asked",
            Self::Paired(_) => "paired",
            Self::Exchanged(..) => "exchanged",
            Self::Dropped => "dropped",
            Self::Published => "published",
            Self::Scored(..) => "scored",
            Self::Corrected(..) => "corrected",
            Self::Withdrawn(..) => "withdrawn",
            Self::Violated(..) => "violated",
            Self::Barred(..) => "barred",
            Self::Settled(_) => "settled",
            Self::Linked(..) => "linked",
        }
    }

    /// The content of its entry.
    #[must_use]
    pub fn body(&self) -> Map<String, Value> {
        let value = match self {
            Self::Added(entries) => {
                json!({"players": entries.iter().map(entry_json).collect::<Vec<_>>()})
            }
            Self::Amended(entry) => json!({"player": entry_json(entry)}),
            Self::Removed(player) => json!({"player": player.0}),
            Self::Numbered(order) => json!({"order": numbers(order)}),
            Self::CheckedIn(player, presence) => {
                json!({"player": player.0, "here": *presence == Presence::Here})
            }
            Self::Asked(player, round, bye) => {
                json!({"player": player.0, "round": round.0, "bye": bye.map(bye_word)})
            }
            Self::Paired(drawn) => json!({
                "round": drawn.round.0,
                "pairs": drawn.pairs.iter().map(pair_json).collect::<Vec<_>>(),
                "bye": drawn.bye.map(|player| player.0),
                "absent": numbers(&drawn.absent),
            }),
            Self::Exchanged(one, other) => json!({"players": [one.0, other.0]}),
            Self::Dropped | Self::Published => json!({}),
            Self::Scored(round, scores) => {
                let score =
                    |(board, score): &(u32, Option<Score>)| json!([board, score.map(Score::word)]);
                json!({"round": round.0, "scores": scores.iter().map(score).collect::<Vec<_>>()})
            }
            Self::Corrected(round, board, score) => {
                json!({"round": round.0, "board": board, "score": score.map(Score::word)})
            }
            Self::Withdrawn(player, adjudicated) => {
                json!({"player": player.0, "adjudicated": adjudicated.map(|outcome| word(&OUTCOMES, &outcome))})
            }
            Self::Violated(player, round, note) => {
                json!({"player": player.0, "round": round.0, "note": note})
            }
            Self::Barred(players, from, to) => {
                json!({"players": numbers(players), "from": from.0, "to": to.0})
            }
            Self::Settled(choice) => json!({"three": word(&THREE, choice)}),
            Self::Linked(round, games) => json!({"round": round.0, "games": games}),
        };
        value.as_object().cloned().unwrap_or_default()
    }

    /// Reads an entry; none where it is not one of an act.
    #[must_use]
    pub fn read(kind: &str, body: &Value) -> Option<Self> {
        let player = || number(&body["player"]);
        let round = || round_of(&body["round"]);
        Some(match kind {
            "added" => Self::Added(all(&body["players"], read_entry)?),
            "amended" => Self::Amended(Box::new(read_entry(&body["player"])?)),
            "removed" => Self::Removed(player()?),
            "numbered" => Self::Numbered(all(&body["order"], number)?),
            "checked_in" => {
                let here = body["here"].as_bool()?;
                Self::CheckedIn(player()?, if here { Presence::Here } else { Presence::NotHere })
            }
            "asked" => Self::Asked(player()?, round()?, optional(&body["bye"], read_bye)?),
            "paired" => Self::Paired(Drawn {
                round: round()?,
                pairs: all(&body["pairs"], read_pair)?,
                bye: if body["bye"].is_null() { None } else { Some(number(&body["bye"])?) },
                absent: all(&body["absent"], number)?,
            }),
            "exchanged" => match all(&body["players"], number)?.as_slice() {
                [one, other] => Self::Exchanged(*one, *other),
                _ => return None,
            },
            "dropped" => Self::Dropped,
            "published" => Self::Published,
            "scored" => Self::Scored(round()?, all(&body["scores"], read_score)?),
            "corrected" => {
                let board = u32::try_from(body["board"].as_u64()?).ok()?;
                Self::Corrected(round()?, board, optional(&body["score"], Score::read)?)
            }
            "withdrawn" => {
                Self::Withdrawn(player()?, optional(&body["adjudicated"], read_outcome)?)
            }
            "violated" => Self::Violated(player()?, round()?, body["note"].as_str()?.to_owned()),
            "barred" => Self::Barred(
                all(&body["players"], number)?,
                round_of(&body["from"])?,
                round_of(&body["to"])?,
            ),
            "settled" => Self::Settled(read_three(body["three"].as_str()?)?),
            "linked" => Self::Linked(round()?, all(&body["games"], read_link)?),
            _ => return None,
        })
    }
}

fn numbers(players: &[PlayerId]) -> Vec<u32> {
    players.iter().map(|player| player.0).collect()
}

fn all<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    value.as_array()?.iter().map(read).collect()
}

fn number(value: &Value) -> Option<PlayerId> {
    value.as_u64().and_then(|number| u32::try_from(number).ok()).map(PlayerId)
}

fn round_of(value: &Value) -> Option<RoundNumber> {
    value.as_u64().and_then(|number| u16::try_from(number).ok()).map(RoundNumber)
}

fn read_score(value: &Value) -> Option<(u32, Option<Score>)> {
    let board = u32::try_from(value[0].as_u64()?).ok()?;
    Some((board, optional(&value[1], Score::read)?))
}

/// A word that may be left out; none where it stands there and is not known.
fn optional<T>(value: &Value, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { read(value.as_str()?).map(Some) }
}

fn read_link(value: &Value) -> Option<(u32, String)> {
    Some((u32::try_from(value[0].as_u64()?).ok()?, value[1].as_str()?.to_owned()))
}

fn pair_json(pair: &Pair) -> Value {
    json!([pair.white.0, pair.black.0, word(&COLORS, &pair.colors)])
}

fn read_pair(value: &Value) -> Option<Pair> {
    Some(Pair {
        white: number(&value[0])?,
        black: number(&value[1])?,
        colors: read_word(&COLORS, value[2].as_str()?)?,
    })
}

/// A player in entries.
fn entry_json(entry: &Entry) -> Value {
    json!({
        "number": entry.id.0,
        "name": entry.name,
        "sex": entry.sex.map(|sex| match sex { Sex::Male => "m", Sex::Female => "w" }),
        "title": title_letters(entry.title),
        "rating": entry.rating.0,
        "federation": entry.federation,
        "club": entry.club,
        "fide_id": entry.fide_id,
        "birth": entry.birth.map(|birth| [birth.year, birth.month.unwrap_or(0).into(), birth.day.unwrap_or(0).into()]),
        "enters": entry.enters.0,
    })
}

fn read_entry(value: &Value) -> Option<Entry> {
    let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    let small = |value: &Value| value.as_u64().and_then(|number| u16::try_from(number).ok());
    let part = |value: &Value| {
        value.as_u64().and_then(|number| u8::try_from(number).ok()).filter(|number| *number > 0)
    };
    let birth = &value["birth"];
    let mut entry = Entry::new(number(&value["number"])?, text("name"));
    entry.sex = match value["sex"].as_str() {
        Some("m") => Some(Sex::Male),
        Some("w") => Some(Sex::Female),
        _ => None,
    };
    entry.title = read_title(&text("title"));
    entry.rating = Rating(small(&value["rating"]).unwrap_or(0));
    entry.federation = text("federation");
    entry.club = text("club");
    entry.fide_id = text("fide_id");
    entry.birth =
        small(&birth[0]).map(|year| Birth { year, month: part(&birth[1]), day: part(&birth[2]) });
    entry.enters = round_of(&value["enters"]).unwrap_or(RoundNumber(1));
    Some(entry)
}
