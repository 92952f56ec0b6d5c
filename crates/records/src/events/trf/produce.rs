//! From the history of a tournament to a tournament file.

use tournament::{
    Bye, Color, Decided, Edition, Event, Game, GameEntry, Outcome, RoundNumber, Scoring, Sex, Slot,
    System, Title, Tournament,
};

use super::record::{
    Acceleration, Cell, CellColor, CellResult, EngineCode, Forbidding, Line, PlayerLine, Record,
    TeamLine, Trf,
};

/// A tournament file of a tournament: TRF26 with the lines older engines need.
///
/// The first game of a match stands in the column of its round, the further ones in lines `XXM` of our
/// own; an adjourned game is written as an unrated draw.
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
    if event.scoring != Scoring::ONE_HALF_ZERO {
        let scoring = &event.scoring;
        lines.push(Record::Scoring(vec![
            ('W', scoring.win),
            ('D', scoring.draw),
            ('L', scoring.loss),
            ('A', scoring.absence),
            ('P', scoring.pairing_bye),
        ]));
    }
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
    lines.extend((0..players).map(|index| Record::Player(player_line(tournament, index))));
    lines.extend(super::games::further_lines(tournament));
    lines.extend(tournament.teams().iter().map(|team| {
        Record::Team(TeamLine {
            number: Some(team.number),
            name: team.name.clone(),
            figures: String::new(),
            players: team.players.iter().map(|id| id.0).collect(),
        })
    }));
    Trf { lines: lines.into_iter().map(Line::from).collect(), problems: Vec::new() }
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
        title: entry.title.map_or("", title_letters).to_owned(),
        name: entry.name.clone(),
        rating: Some(entry.rating.0).filter(|rating| *rating > 0),
        federation: entry.federation.clone(),
        fide_id: entry.fide_id.clone(),
        birth: entry.birth.map_or_else(String::new, |birth| {
            format!("{}/{:02}/{:02}", birth.year, birth.month.unwrap_or(0), birth.day.unwrap_or(0))
        }),
        points: Some(tournament.score(index, rounds)),
        rank: None,
        cells: cells(tournament.history(index)),
    }
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

fn cells(slots: &[Slot]) -> Vec<Cell> {
    let used = slots.iter().rposition(|slot| *slot != Slot::Blank).map_or(0, |last| last + 1);
    slots[..used].iter().map(cell).collect()
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
        (Decided::Unrated, Outcome::Draw) | (Decided::Adjourned, _) => CellResult::UnratedDraw,
        (Decided::Unrated, Outcome::Loss) => CellResult::UnratedLoss,
        (Decided::Forfeit, Outcome::Win) => CellResult::ForfeitWin,
        (Decided::Forfeit, Outcome::Draw | Outcome::Loss) => CellResult::ForfeitLoss,
    };
    let color = game.color.map_or(CellColor::None, CellColor::Known);
    Cell { opponent: Some(game.opponent.0), color, result }
}
