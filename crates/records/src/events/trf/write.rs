//! Writing: records to text.

use std::fmt::Write as _;

use tournament::{Color, Points};

use super::record::{
    AbnormalPoints, Acceleration, ByeKind, CellColor, EngineCode, PlayerLine, Record, TeamLine, Trf,
};

impl Trf {
    /// The file as text: lines nobody changed as they were read, others ended as those are, or by LF.
    #[must_use]
    pub fn write(&self) -> String {
        let first = self.lines.iter().find_map(|line| line.source.as_deref());
        let end = match first {
            Some(line) if line.ends_with("\r\n") => "\r\n",
            Some(line) if line.ends_with('\r') => "\r",
            Some(_) | None => "\n",
        };
        let mut text = String::new();
        for line in &self.lines {
            if !text.is_empty() && !text.ends_with(['\n', '\r']) {
                text.push_str(end);
            }
            match &line.source {
                Some(source) if super::read::says(source, &line.record) => text.push_str(source),
                Some(_) | None => {
                    text.push_str(line.record.write().trim_end());
                    text.push_str(end);
                }
            }
        }
        text
    }

    /// The file in the encoding it was read in.
    #[must_use]
    pub fn write_bytes(&self) -> Vec<u8> {
        self.charset.encode(&self.write())
    }
}

impl Record {
    /// The line as text, without its end.
    #[must_use]
    pub fn write(&self) -> String {
        match self {
            Self::Player(player) => player_line(player),
            Self::Rounds(rounds) => format!("142 {rounds}"),
            Self::InitialColor(color) => format!("152 {}", color_letter(*color)),
            Self::Scoring(pairs) => {
                let words: Vec<String> =
                    pairs.iter().map(|(letter, value)| format!("{letter} {value:>3}")).collect();
                format!("162  {}", words.join("    "))
            }
            Self::Requested(asked) => {
                let kind = match asked.kind {
                    ByeKind::Full => 'F',
                    ByeKind::Half => 'H',
                    ByeKind::Zero => 'Z',
                };
                format!("240 {kind} {:>3}{}", asked.round.0, numbers(&asked.players))
            }
            Self::Acceleration(given) => acceleration_line(given),
            Self::Forbidding(pair) => {
                format!("260 {:>3} {:>3}{}", pair.from.0, pair.to.0, numbers(&pair.players))
            }
            Self::AbnormalPoints(given) => abnormal_line(given),
            Self::Team(team) => team_line(team),
            Self::Engine(code, words) => {
                let code = match code {
                    EngineCode::Color => "XXC".to_owned(),
                    EngineCode::Rounds => "XXR".to_owned(),
                    EngineCode::Absent => "XXZ".to_owned(),
                    EngineCode::Scoring => "XXS".to_owned(),
                    EngineCode::Acceleration => "XXA".to_owned(),
                    EngineCode::Forbidden => "XXP".to_owned(),
                    EngineCode::FurtherGame => "XXM".to_owned(),
                    EngineCode::ApartGame => "XXK".to_owned(),
                    EngineCode::Withdrawal => "XXW".to_owned(),
                    EngineCode::Entered => "XXE".to_owned(),
                    EngineCode::Unusual => "XXJ".to_owned(),
                    EngineCode::Club => "XXG".to_owned(),
                    EngineCode::Violation => "XXV".to_owned(),
                    EngineCode::Refused => "XXQ".to_owned(),
                    EngineCode::Wide => "XXT".to_owned(),
                    EngineCode::Game => "XXY".to_owned(),
                    EngineCode::Points(letter) => format!("BB{letter}"),
                };
                format!("{code} {}", words.join(" "))
            }
            Self::Header(code, text) => format!("{code} {text}"),
            Self::Verbatim(text) => text.clone(),
        }
    }
}

const fn color_letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

/// Points in the four columns they have: without the tenths where there are none and no room for them.
fn optional(points: Option<Points>) -> String {
    let Some(points) = points else { return String::new() };
    let text = points.to_string();
    match text.strip_suffix(".0") {
        Some(whole) if text.len() > 4 => whole.to_owned(),
        Some(_) | None => text,
    }
}

fn numbers(players: &[u32]) -> String {
    players.iter().fold(String::new(), |mut text, player| {
        let _ = write!(text, " {player:>4}");
        text
    })
}

fn player_line(player: &PlayerLine) -> String {
    let mut line = format!(
        "001 {:>4} {}{:<3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
        player.number,
        player.sex.unwrap_or(' '),
        player.title,
        player.name,
        player.rating.map_or_else(String::new, |rating| rating.to_string()),
        player.federation,
        player.fide_id,
        player.birth,
        optional(player.points),
        player.rank.map_or_else(String::new, |rank| rank.to_string()),
    );
    for cell in &player.cells {
        let opponent = match cell.opponent {
            None => String::new(),
            Some(0) => "0000".to_owned(),
            Some(number) => number.to_string(),
        };
        let color = match cell.color {
            CellColor::Known(Color::White) => 'w',
            CellColor::Known(Color::Black) => 'b',
            CellColor::None => '-',
            CellColor::Blank => ' ',
        };
        let _ = write!(line, "  {opponent:>4} {color} {}", cell.result.letter());
    }
    line
}

fn acceleration_line(given: &Acceleration) -> String {
    format!(
        "250 {:>4} {:>4} {:>3} {:>3} {:>4} {:>4}",
        optional(given.match_points),
        optional(given.points),
        given.from.0,
        given.to.0,
        given.first,
        given.last,
    )
}

fn abnormal_line(given: &AbnormalPoints) -> String {
    format!(
        "299 {}  {:>4}  {:>4}  {:>3}{}",
        given.kind.unwrap_or(' '),
        optional(given.match_points),
        optional(given.points),
        given.round.map_or_else(String::new, |round| round.0.to_string()),
        numbers(&given.players),
    )
}

fn team_line(team: &TeamLine) -> String {
    let players: Vec<String> = team.players.iter().map(|number| format!("{number:>4}")).collect();
    match team.number {
        None => format!("013 {:<32}{}", team.name, players.join(" ")),
        Some(number) => {
            format!("310 {number:>3} {:<32} {:<31} {}", team.name, team.figures, players.join(" "))
        }
    }
}
