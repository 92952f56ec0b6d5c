//! What tags mean, whatever a format calls them.

/// The meaning of a tag that more than one format has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The name of the record.
    Title,
    /// The event.
    Event,
    /// Where it was played.
    Site,
    /// When it was played.
    Date,
    /// The round.
    Round,
    /// The group.
    Group,
    /// The table or board.
    Table,
    /// Red's name.
    Red,
    /// Red's team.
    RedTeam,
    /// Red's rating.
    RedRating,
    /// Red's time used.
    RedTime,
    /// Black's name.
    Black,
    /// Black's team.
    BlackTeam,
    /// Black's rating.
    BlackRating,
    /// Black's time used.
    BlackTime,
    /// The time control.
    TimeControl,
    /// The result.
    Result,
    /// Why the game ended.
    EndReason,
    /// The opening by name.
    Opening,
    /// The variation of the opening.
    Variation,
    /// The opening's code.
    OpeningCode,
    /// Who commented the game.
    Annotator,
    /// Who made the record.
    Author,
    /// The arbiter.
    Arbiter,
    /// The start position in FEN.
    Fen,
}

/// Meaning, PGN name, DhtmlXQ name, further names in lower case.
const NAMES: [(Field, &str, &str, &[&str]); 25] = [
    (Field::Title, "Title", "title", &["name"]),
    (Field::Event, "Event", "event", &["contest"]),
    (Field::Site, "Site", "place", &[]),
    (Field::Date, "Date", "date", &[]),
    (Field::Round, "Round", "round", &[]),
    (Field::Group, "Group", "group", &["section"]),
    (Field::Table, "Table", "table", &["board"]),
    (Field::Red, "Red", "red", &["white"]),
    (Field::RedTeam, "RedTeam", "redteam", &["whiteteam"]),
    (Field::RedRating, "RedElo", "redrating", &["whiteelo"]),
    (Field::RedTime, "RedTime", "redtime", &[]),
    (Field::Black, "Black", "black", &[]),
    (Field::BlackTeam, "BlackTeam", "blackteam", &[]),
    (Field::BlackRating, "BlackElo", "blackrating", &[]),
    (Field::BlackTime, "BlackTime", "blacktime", &[]),
    (Field::TimeControl, "TimeControl", "timerule", &[]),
    (Field::Result, "Result", "result", &["recordresult"]),
    (Field::EndReason, "Termination", "endtype", &["resulttype"]),
    (Field::Opening, "Opening", "open", &[]),
    (Field::Variation, "Variation", "variation", &[]),
    (Field::OpeningCode, "ECCO", "ecco", &["eco"]),
    (Field::Annotator, "Annotator", "remark", &["commentator"]),
    (Field::Author, "Author", "author", &["creator"]),
    (Field::Arbiter, "Arbiter", "judge", &["referee"]),
    (Field::Fen, "FEN", "fen", &[]),
];

impl Field {
    /// The meaning of a tag called `name` in any format; case does not matter.
    #[must_use]
    pub fn of_tag(name: &str) -> Option<Self> {
        NAMES
            .iter()
            .find(|(_, pgn, dhtmlxq, further)| {
                pgn.eq_ignore_ascii_case(name)
                    || dhtmlxq.eq_ignore_ascii_case(name)
                    || further.iter().any(|other| other.eq_ignore_ascii_case(name))
            })
            .map(|&(field, ..)| field)
    }

    /// The tag's name in PGN.
    #[must_use]
    pub fn pgn_name(self) -> &'static str {
        NAMES.iter().find(|(field, ..)| *field == self).map_or("", |&(_, name, ..)| name)
    }

    /// The tag's name in DhtmlXQ.
    #[must_use]
    pub fn dhtmlxq_name(self) -> &'static str {
        NAMES.iter().find(|(field, ..)| *field == self).map_or("", |&(_, _, name, _)| name)
    }
}
