//! From an event to tables.

use tournament::dutch::PairedRound;
use tournament::{
    ApartGame, Bye, Color, Entry, Forbidden, PlayerId, RoundNumber, Slot, Title, Tournament,
};

use super::columns::{Columns, RESULT_COLUMNS, problem};
use super::csv::{Style, csv_field, rows, style};
use super::forbidden::forbidden_fields;
use super::text::decode;
use super::words::{Told, word};
use crate::events::trf::Problem;

/// What the first player of a game is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// In chess.
    White,
    /// In xiangqi.
    Red,
}

impl Side {
    const fn heading(self) -> &'static str {
        match self {
            Self::White => "round,white,black,result,note",
            Self::Red => "round,red,black,result,note",
        }
    }
}

fn row(fields: &[&str]) -> String {
    let fields: Vec<String> = fields.iter().map(|field| csv_field(field)).collect();
    fields.join(",") + "\n"
}

const fn letters(title: Title) -> &'static str {
    match title {
        Title::Grandmaster => "GM",
        Title::InternationalMaster => "IM",
        Title::WomanGrandmaster => "WGM",
        Title::FideMaster => "FM",
        Title::WomanInternationalMaster => "WIM",
        Title::CandidateMaster => "CM",
        Title::WomanFideMaster => "WFM",
        Title::WomanCandidateMaster => "WCM",
    }
}

/// The table of entries; sex, birth and FIDE number have no column. Who may not meet has one where there are such pairs;
/// `rounds` is how many the event has, if that is known.
#[must_use]
pub fn write_entries<'a>(
    entries: impl IntoIterator<Item = &'a Entry>,
    forbidden: &[Forbidden],
    rounds: Option<RoundNumber>,
) -> String {
    let barred = forbidden_fields(forbidden, rounds);
    let more = if barred.is_empty() { "" } else { ",forbidden" };
    let mut text = format!("number,name,club,federation,rating,title,enters{more}\n");
    for entry in entries {
        let rating = if entry.rating.0 == 0 { String::new() } else { entry.rating.0.to_string() };
        let enters = if entry.enters.0 <= 1 { String::new() } else { entry.enters.0.to_string() };
        let number = entry.id.to_string();
        let mut fields = vec![
            number.as_str(),
            &entry.name,
            &entry.club,
            &entry.federation,
            &rating,
            entry.title.map_or("", letters),
            &enters,
        ];
        if !barred.is_empty() {
            fields.push(barred.get(&entry.id).map_or("", String::as_str));
        }
        text.push_str(&row(&fields));
    }
    text
}

/// The table of results, round by round, boards by the lower number; then games apart.
///
/// A game whose colours nobody noted has the lower number first. Annulled games are written as they
/// were played, with the withdrawal that annulled them.
#[must_use]
pub fn write_results(tournament: &Tournament, apart: &[ApartGame], side: Side) -> String {
    let mut text = format!("{}\n", side.heading());
    let entries = tournament.entries();
    for round in (1..=tournament.rounds_on_record().0).map(RoundNumber) {
        for (index, entry) in entries.iter().enumerate() {
            let number = round.to_string();
            let gone =
                entry.withdrawal.is_some_and(|left| left.after < round) || entry.enters > round;
            match tournament.slot(index, round) {
                Slot::Bye(bye) => {
                    // That somebody is away is told once, by the withdrawal or the first round.
                    let told_elsewhere = gone && *bye == Bye::Zero;
                    if let Some(word) = word(Told::Bye(*bye)).filter(|_| !told_elsewhere) {
                        text.push_str(&row(&[&number, &entry.id.to_string(), "", &word, ""]));
                    }
                }
                slot @ (Slot::Game(_) | Slot::Match(_)) => {
                    text.push_str(&games(tournament, entry.id, slot, round));
                }
                Slot::Blank | Slot::NotEntered | Slot::Withdrawn => {}
            }
        }
        for violation in tournament.violations().iter().filter(|noted| noted.round == round) {
            let player = violation.player.to_string();
            text.push_str(&row(&[&round.to_string(), &player, "", "violation", &violation.note]));
        }
        let leaves = |entry: &&Entry| entry.withdrawal.is_some_and(|left| left.after == round);
        for entry in entries.iter().filter(leaves) {
            text.push_str(&row(&[&round.to_string(), &entry.id.to_string(), "", "withdraws", ""]));
        }
    }
    for game in apart {
        let (won, lost) = game.outcomes;
        let word = word(Told::Game(won, lost, game.decided)).unwrap_or_default();
        let (white, black) = (game.white.to_string(), game.black.to_string());
        text.push_str(&row(&[&game.stage, &white, &black, &word, ""]));
    }
    text
}

/// The games of a round, from the side of the lower number.
fn games(tournament: &Tournament, id: PlayerId, slot: &Slot, round: RoundNumber) -> String {
    let mut text = String::new();
    let Some(other) = slot.opponent().filter(|other| id < *other) else { return text };
    let Some(index) = tournament.index_of(other) else { return text };
    for (mine, theirs) in slot.games().zip(tournament.slot(index, round).games()) {
        let color = mine.color.or(theirs.color.map(Color::other)).unwrap_or(Color::White);
        let (first, second, outcomes) = match color {
            Color::White => (id, other, (mine.outcome, theirs.outcome)),
            Color::Black => (other, id, (theirs.outcome, mine.outcome)),
        };
        let word = word(Told::Game(outcomes.0, outcomes.1, mine.decided)).unwrap_or_default();
        let (first, second) = (first.to_string(), second.to_string());
        text.push_str(&row(&[&round.to_string(), &first, &second, &word, ""]));
    }
    text
}

/// A table of results that holds one round just paired, its column of results still empty.
#[must_use]
pub fn pairs_table(paired: &PairedRound, side: Side) -> String {
    let style = Style { separator: ',', end: "\n" };
    format!("{}\n{}", side.heading(), pairs(paired, [0, 1, 2, 3], 5, style))
}

/// A table of results with a round that was paired at its end, the column of results still empty.
///
/// What stands in the table is kept byte for byte; its columns, separator and line ends are used.
///
/// # Errors
/// If the table is no text, or has no line that names the columns needed.
pub fn append_pairs(
    table: &[u8],
    paired: &PairedRound,
    side: Side,
) -> Result<Vec<u8>, Vec<Problem>> {
    let mut out = table.to_vec();
    let read = decode(table)?.text;
    let lines = rows(&read);
    let Some(head) = lines.first() else {
        out.extend(pairs_table(paired, side).bytes());
        return Ok(out);
    };
    let Some(columns) = Columns::of(head).of_results() else {
        return Err(vec![problem(head.line, &head.fields.join(","), RESULT_COLUMNS)]);
    };
    let style = style(&read);
    if !table.ends_with(b"\n") && !table.ends_with(b"\r") {
        out.extend(style.end.bytes());
    }
    out.extend(pairs(paired, columns, head.fields.len(), style).bytes());
    Ok(out)
}

/// Rows with an empty result; the bye is one already.
fn pairs(paired: &PairedRound, columns: [usize; 4], width: usize, style: Style) -> String {
    let games = paired.pairs.iter().map(|pair| {
        [paired.round.to_string(), pair.white.to_string(), pair.black.to_string(), String::new()]
    });
    let bye = paired.bye.map(|bye| {
        let word = word(Told::Bye(Bye::PairingAllocated)).unwrap_or_default();
        [paired.round.to_string(), bye.to_string(), String::new(), word]
    });
    let mut text = String::new();
    for told in games.chain(bye) {
        let mut fields = vec![String::new(); width];
        for (column, field) in columns.into_iter().zip(told) {
            fields[column] = field;
        }
        text.push_str(&fields.join(&style.separator.to_string()));
        text.push_str(style.end);
    }
    text
}
