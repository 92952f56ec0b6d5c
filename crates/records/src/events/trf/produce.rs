//! From the history of a tournament to a tournament file.

use tournament::tiebreak::Format;
use tournament::{
    Bye, Color, Decided, Edition, Entry, Event, Game, GameEntry, Outcome, PlayerId, RoundNumber,
    Scoring, Sex, Slot, System, Title, Tournament,
};

use super::record::{
    Acceleration, Cell, CellColor, CellResult, EngineCode, Forbidding, Line, PlayerLine, Record,
    TeamLine, Trf,
};

/// A tournament file of a tournament: TRF26 with the lines older engines need.
///
/// The first game of a match stands in the column of its round, the further ones in lines `XXM` of our own; a game without a
/// result has its pair and no letter. What has no column stands in further lines of our own.
#[must_use]
pub fn from_tournament(tournament: &Tournament) -> Trf {
    let event = tournament.event();
    let mut lines = vec![Record::Header("012".to_owned(), event.name.clone())];
    let players = tournament.entries().len();
    lines.push(Record::Header("062".to_owned(), players.to_string()));
    lines.extend(system_line(event));
    if let Some(rounds) = event.rounds {
        lines.push(Record::Rounds(rounds));
        lines.push(Record::Engine(EngineCode::Rounds, vec![rounds.to_string()]));
    }
    if let Some(color) = event.initial_color {
        lines.push(Record::InitialColor(color));
        let word = match color {
            Color::White => "white1",
            Color::Black => "black1",
        };
        lines.push(Record::Engine(EngineCode::Color, vec![word.to_owned()]));
    }
    lines.extend(scoring_lines(&event.scoring));
    lines.extend(tournament.virtual_points().iter().map(|given| {
        Record::Acceleration(Acceleration {
            match_points: None,
            points: Some(given.points),
            from: given.from,
            to: given.to,
            first: given.first.0,
            last: given.last.0,
        })
    }));
    let last = event.rounds.unwrap_or(RoundNumber(99));
    lines.extend(tournament.forbidden().iter().map(|pair| {
        Record::Forbidding(Forbidding {
            from: pair.from,
            to: pair.to.min(last),
            players: pair.players.iter().map(|id| id.0).collect(),
        })
    }));
    let rows: Vec<PlayerLine> = (0..players).map(|index| player_line(tournament, index)).collect();
    let robin = is_robin(tournament);
    let shown = |row: &PlayerLine| {
        if robin { RoundNumber(1) } else { super::convert::enters(&row.cells) }
    };
    let shown: Vec<RoundNumber> = rows.iter().map(shown).collect();
    lines.extend(rows.into_iter().map(Record::Player));
    lines.extend(super::games::further_lines(tournament));
    lines.extend(super::own::lines(tournament, |index| shown[index]));
    lines.extend(tournament.teams().iter().map(|team| {
        Record::Team(TeamLine {
            number: Some(team.number),
            name: team.name.clone(),
            figures: String::new(),
            players: team.players.iter().map(|id| id.0).collect(),
        })
    }));
    Trf { lines: lines.into_iter().map(Line::from).collect(), ..Trf::default() }
}

/// What results are worth, where it is not 1, ½ and 0.
fn scoring_lines(scoring: &Scoring) -> Vec<Record> {
    if *scoring == Scoring::ONE_HALF_ZERO {
        return Vec::new();
    }
    let mut lines = vec![Record::Scoring(vec![
        ('W', scoring.win),
        ('D', scoring.draw),
        ('L', scoring.loss),
        ('A', scoring.absence),
        ('P', scoring.pairing_bye),
    ])];
    let of = Scoring::of(scoring.win, scoring.draw, scoring.loss);
    let further = [
        ("FW", scoring.forfeit_win, of.forfeit_win),
        ("FL", scoring.forfeit_loss, of.forfeit_loss),
        ("FPB", scoring.full_bye, of.full_bye),
        ("HPB", scoring.half_bye, of.half_bye),
    ];
    let further = further.into_iter().filter(|(_, points, usual)| points != usual);
    let words: Vec<String> = further.map(|(code, points, _)| format!("{code}={points}")).collect();
    if !words.is_empty() {
        lines.push(Record::Engine(EngineCode::Scoring, words));
    }
    lines
}

fn is_robin(tournament: &Tournament) -> bool {
    tournament.event().system.map(Format::from) == Some(Format::RoundRobin)
}

fn system_line(event: &Event) -> Option<Record> {
    let coded = match event.system? {
        System::Dutch(Edition::Dutch2026) => "FIDE_DUTCH_2026",
        System::Dutch(Edition::Dutch2017) => "FIDE_DUTCH_2017",
        System::XiangqiSwiss => "CUSTOM_XIANGQI_SWISS",
        System::DoubleRoundRobin => "CUSTOM_DOUBLE_ROUNDROBIN",
        System::RoundRobin => match event.game {
            Game::Chess => "FIDE_ROUNDROBIN",
            Game::Xiangqi => "BERGER_ROUNDROBIN",
        },
    };
    Some(Record::Header("192".to_owned(), coded.to_owned()))
}

fn player_line(tournament: &Tournament, index: usize) -> PlayerLine {
    let entry = &tournament.entries()[index];
    let rounds = tournament.rounds_on_record();
    PlayerLine {
        number: entry.id.0,
        sex: entry.sex.map(|sex| match sex {
            Sex::Male => 'm',
            Sex::Female => 'w',
        }),
        title: entry
            .title
            .map_or_else(|| cut(&entry.further_title, 3), |title| title_letters(title).to_owned()),
        name: cut(&entry.name, 33),
        rating: Some(entry.rating.0).filter(|rating| (1..=9999).contains(rating)),
        federation: cut(&entry.federation, 3),
        fide_id: entry.fide_id.clone(),
        birth: entry.birth.map_or_else(String::new, |birth| {
            format!("{}/{:02}/{:02}", birth.year, birth.month.unwrap_or(0), birth.day.unwrap_or(0))
        }),
        points: Some(tournament.score(index, rounds)),
        rank: None,
        cells: cells(tournament, index),
    }
}

/// As much of a text as a column holds.
fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect::<String>().trim_end().to_owned()
}

/// What of the columns was cut, for people: the whole stands in lines of our own.
#[must_use]
pub fn cut_columns(tournament: &Tournament) -> Vec<(PlayerId, String)> {
    let wide = |entry: &Entry| {
        let wide = super::own::too_wide(entry).into_iter();
        wide.map(|(_, text)| (entry.id, text)).collect::<Vec<_>>()
    };
    tournament.entries().iter().flat_map(wide).collect()
}

/// The letters of a title, right-aligned in three columns.
const fn title_letters(title: Title) -> &'static str {
    match title {
        Title::Grandmaster => " GM",
        Title::InternationalMaster => " IM",
        Title::WomanGrandmaster => "WGM",
        Title::FideMaster => " FM",
        Title::WomanInternationalMaster => "WIM",
        Title::CandidateMaster => " CM",
        Title::WomanFideMaster => "WFM",
        Title::WomanCandidateMaster => "WCM",
    }
}

/// The columns of a player: all of the record, and in a Swiss the absences of those who are not there yet or no longer, so
/// that no program pairs them.
fn cells(tournament: &Tournament, index: usize) -> Vec<Cell> {
    let entry = &tournament.entries()[index];
    let robin = is_robin(tournament);
    let paired = tournament.last_paired_round();
    let away = |round: RoundNumber| {
        entry.enters > round || entry.withdrawal.is_some_and(|left| left.after < round)
    };
    let next = paired.next();
    let last = tournament.event().rounds.unwrap_or(next).max(tournament.rounds_on_record());
    let cell = |round: RoundNumber| match tournament.slot(index, round) {
        Slot::Blank if robin => Cell::BLANK,
        Slot::Blank if round <= paired => cell(&Slot::Bye(Bye::Zero)),
        Slot::Blank if away(round) && (round == next || entry.enters <= round) => {
            cell(&Slot::Bye(Bye::Zero))
        }
        slot @ (Slot::Blank
        | Slot::NotEntered
        | Slot::Withdrawn
        | Slot::Bye(_)
        | Slot::Game(_)
        | Slot::Match(_)) => cell(slot),
    };
    let mut cells: Vec<Cell> = (1..=last.0).map(|round| cell(RoundNumber(round))).collect();
    let used = cells.iter().rposition(|cell| *cell != Cell::BLANK).map_or(0, |last| last + 1);
    cells.truncate(used);
    cells
}

fn cell(slot: &Slot) -> Cell {
    let bye = |result| Cell { opponent: Some(0), color: CellColor::None, result };
    match slot {
        Slot::Blank => Cell::BLANK,
        Slot::NotEntered | Slot::Withdrawn | Slot::Bye(Bye::Zero) => bye(CellResult::ZeroBye),
        Slot::Bye(Bye::Half) => bye(CellResult::HalfBye),
        Slot::Bye(Bye::Full) => bye(CellResult::FullBye),
        Slot::Bye(Bye::PairingAllocated) => bye(CellResult::PairingBye),
        Slot::Game(_) | Slot::Match(_) => {
            slot.games().next().map_or(Cell::BLANK, |game| game_cell(&game))
        }
    }
}

/// The letter of a game in a column.
pub(super) fn game_letter(game: &GameEntry) -> char {
    game_cell(game).result.letter()
}

fn game_cell(game: &GameEntry) -> Cell {
    let result = match (game.decided, game.outcome) {
        (Decided::OnTheBoard | Decided::Adjudicated, Outcome::Win) => CellResult::Win,
        (Decided::OnTheBoard | Decided::Adjudicated, Outcome::Draw) => CellResult::Draw,
        (Decided::OnTheBoard | Decided::Adjudicated, Outcome::Loss) => CellResult::Loss,
        (Decided::Unrated, Outcome::Win) => CellResult::UnratedWin,
        (Decided::Unrated, Outcome::Draw) => CellResult::UnratedDraw,
        (Decided::Adjourned | Decided::Open, _) => CellResult::Blank,
        (Decided::Unrated, Outcome::Loss) => CellResult::UnratedLoss,
        (Decided::Forfeit, Outcome::Win) => CellResult::ForfeitWin,
        (Decided::Forfeit, Outcome::Draw | Outcome::Loss) => CellResult::ForfeitLoss,
    };
    let color = game.color.map_or(CellColor::None, CellColor::Known);
    Cell { opponent: Some(game.opponent.0), color, result }
}
