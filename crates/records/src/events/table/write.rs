//! From an event to tables.

use tournament::dutch::PairedRound;
use tournament::tiebreak::Format;
use tournament::withdrawal::Excuse;
use tournament::{
    ApartGame, Bye, Color, Entry, Forbidden, Game, Listing, PlayerId, RoundNumber, Sex, Slot,
    Title, Tournament,
};

use super::columns::{Columns, problem, result_columns};
use super::csv::{Style, csv_field, rows, style};
use super::forbidden::forbidden_fields;
use super::sheet::is_sheet;
use super::text::decode;
use super::words::{Told, Withdrawn, word};
use crate::events::trf::{Problem, both};

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

/// The head of a column and what stands in it.
type Rare = (&'static str, fn(&Entry) -> String);

/// Columns that a table of entries has only where somebody has something in them.
const RARE: [Rare; 3] = [("sex", sex_field), ("birth", birth_field), ("fideid", fide_id_field)];

fn sex_field(entry: &Entry) -> String {
    entry
        .sex
        .map_or("", |sex| match sex {
            Sex::Male => "m",
            Sex::Female => "w",
        })
        .to_owned()
}

fn birth_field(entry: &Entry) -> String {
    let Some(birth) = entry.birth else { return String::new() };
    match (birth.month, birth.day) {
        (Some(month), Some(day)) => format!("{}/{month:02}/{day:02}", birth.year),
        (Some(month), None) => format!("{}/{month:02}", birth.year),
        (None, _) => birth.year.to_string(),
    }
}

fn fide_id_field(entry: &Entry) -> String {
    entry.fide_id.clone()
}

/// The table of entries. Who may not meet has a column where there are such pairs; `rounds` is how many the event has, if that
/// is known. Sex, birth and FIDE number have columns where anybody has them.
#[must_use]
pub fn write_entries<'a>(
    entries: impl IntoIterator<Item = &'a Entry>,
    forbidden: &[Forbidden],
    rounds: Option<RoundNumber>,
) -> String {
    let entries: Vec<&Entry> = entries.into_iter().collect();
    let barred = forbidden_fields(forbidden, rounds);
    let used = |(_, field): &&Rare| entries.iter().any(|entry| !field(entry).is_empty());
    let rare: Vec<_> = RARE.iter().filter(used).collect();
    let mut heads = vec!["number", "name", "club", "federation", "rating", "title", "enters"];
    heads.extend((!barred.is_empty()).then_some("forbidden"));
    heads.extend(rare.iter().map(|(head, _)| *head));
    let mut text = row(&heads);
    for entry in &entries {
        let rating = if entry.rating.0 == 0 { String::new() } else { entry.rating.0.to_string() };
        let enters = if entry.enters.0 <= 1 { String::new() } else { entry.enters.0.to_string() };
        let letters = entry.title.map(letters).map(str::to_owned);
        let title = letters.unwrap_or_else(|| entry.further_title.clone());
        let (name, club) = (entry.name.clone(), entry.club.clone());
        let federation = entry.federation.clone();
        let mut fields = vec![entry.id.to_string(), name, club, federation, rating, title, enters];
        if !barred.is_empty() {
            fields.push(barred.get(&entry.id).cloned().unwrap_or_default());
        }
        fields.extend(rare.iter().map(|(_, field)| field(entry)));
        text.push_str(&row(&fields.iter().map(String::as_str).collect::<Vec<_>>()));
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
    text.push_str(&leaving(tournament, RoundNumber::START));
    let left = entries.iter().filter_map(|entry| entry.withdrawal).map(|left| left.after);
    let last = left.chain([tournament.rounds_on_record()]).max().unwrap_or_default();
    for round in (1..=last.0).map(RoundNumber) {
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
        for refused in tournament.refused().iter().filter(|refused| refused.round == round) {
            let word = word(Told::Refuses(Excuse::None)).unwrap_or_default();
            let (player, other) = (refused.player.to_string(), refused.opponent.to_string());
            text.push_str(&row(&[&round.to_string(), &player, &other, &word, ""]));
        }
        text.push_str(&leaving(tournament, round));
    }
    for game in apart {
        let (won, lost) = game.outcomes;
        let word = word(Told::Game(won, lost, game.decided)).unwrap_or_default();
        let (white, black) = (game.white.to_string(), game.black.to_string());
        text.push_str(&row(&[&game.stage, &white, &black, &word, ""]));
    }
    text
}

/// Who leaves after a round. In a points system of xiangqi, where the arbiter is asked, with what he decided.
fn leaving(tournament: &Tournament, round: RoundNumber) -> String {
    let event = tournament.event();
    let asked =
        event.game == Game::Xiangqi && event.system.map(Format::from) == Some(Format::Swiss);
    let rows = tournament.entries().iter().filter_map(|entry| {
        let left = entry.withdrawal.filter(|left| left.after == round)?;
        let games = match (asked, left.listing) {
            (false, _) => Withdrawn::ByTheRules,
            (true, Listing::Struck) => Withdrawn::Annulled,
            (true, Listing::Kept) => Withdrawn::Stands,
        };
        let word = word(Told::Withdraws(games)).unwrap_or_default();
        Some(row(&[&round.to_string(), &entry.id.to_string(), "", &word, ""]))
    });
    rows.collect()
}

/// The games of a round, from the side of the lower number.
fn games(tournament: &Tournament, id: PlayerId, slot: &Slot, round: RoundNumber) -> String {
    let mut text = String::new();
    let Some(other) = slot.opponent().filter(|other| id < *other) else { return text };
    let Some(index) = tournament.index_of(other) else { return text };
    let mut colors = Vec::new();
    for ((mine, theirs), game) in slot.games().zip(tournament.slot(index, round).games()).zip(1..) {
        let color = mine.color.or(theirs.color.map(Color::other)).unwrap_or(Color::White);
        let (first, second, outcomes) = match color {
            Color::White => (id, other, (mine.outcome, theirs.outcome)),
            Color::Black => (other, id, (theirs.outcome, mine.outcome)),
        };
        let word = word(Told::Game(outcomes.0, outcomes.1, mine.decided)).unwrap_or_default();
        let (first, second) = (first.to_string(), second.to_string());
        // The same colours again are no slip.
        let note = if colors.contains(&color) { format!("game {game}") } else { String::new() };
        colors.push(color);
        text.push_str(&row(&[&round.to_string(), &first, &second, &word, &note]));
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
    if is_sheet(table) {
        let expected = both(
            "a table as text (CSV): spreadsheets are read and not written",
            "文本表格（CSV）：电子表格只读不写",
        );
        return Err(vec![problem(1, both("a spreadsheet", "电子表格"), expected)]);
    }
    let mut out = table.to_vec();
    let read = decode(table)?.text;
    let lines = rows(&read);
    let Some(head) = lines.first() else {
        out.extend(pairs_table(paired, side).bytes());
        return Ok(out);
    };
    let Some(columns) = Columns::of(head).of_results() else {
        return Err(vec![problem(head.line, head.fields.join(","), result_columns())]);
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
