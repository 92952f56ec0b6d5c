//! Reading: bytes to records.

use tournament::{Color, Points, RoundNumber};

use super::fields::Columns;
use crate::events::table::{Charset, Decoded, decode};

use super::record::both;
use super::record::{
    AbnormalPoints, Acceleration, ByeKind, Cell, CellColor, CellResult, EngineCode, Forbidding,
    Line, PlayerLine, Problem, Record, Requested, Severity, TeamLine, Trf,
};

/// Reads a tournament file.
///
/// UTF-8 and UTF-16 are tried first, then GB 18030 and the Windows code pages. Nothing is lost: lines that cannot be understood
/// are kept as [`Record::Verbatim`], and each wrong line is named in [`Trf::problems`].
#[must_use]
pub fn read(bytes: &[u8]) -> Trf {
    let mut trf = Trf::default();
    let text = match decode(bytes) {
        Ok(Decoded { text, charset, forgiven }) => {
            trf.charset = charset;
            // The format names no encoding, and this is the usual one.
            if charset != Charset::Windows1252 {
                trf.problems = forgiven;
            }
            text
        }
        // What fits no encoding is kept byte for byte all the same.
        Err(problems) => {
            trf.charset = Charset::Windows1252;
            let forgiven = |problem| Problem { severity: Severity::Forgiven, ..problem };
            trf.problems = problems.into_iter().map(forgiven).collect();
            encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned()
        }
    };
    for (number, source) in (1..).zip(split_lines(&text)) {
        let line = source.trim_end_matches(['\r', '\n']);
        let record = read_line(number, line, &mut trf.problems).unwrap_or_else(|problem| {
            trf.problems.push(problem);
            Record::Verbatim(line.trim_end().to_owned())
        });
        trf.lines.push(Line { record, source: Some(source.to_owned()) });
    }
    trf
}

/// Whether this text still says what the record says.
pub(super) fn says(source: &str, record: &Record) -> bool {
    let line = source.trim_end_matches(['\r', '\n']);
    match read_line(1, line, &mut Vec::new()) {
        Ok(read) => read == *record,
        Err(_) => matches!(record, Record::Verbatim(text) if text == line.trim_end()),
    }
}

/// Lines with the LF, CR or CRLF that ends them; no empty line after the last end.
fn split_lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let Some(at) = rest.find(['\n', '\r']) else {
            return Some(std::mem::take(&mut rest));
        };
        let end = if rest[at..].starts_with("\r\n") { 2 } else { 1 };
        let (line, tail) = rest.split_at(at + end);
        rest = tail;
        Some(line)
    })
}

fn read_line(number: usize, line: &str, problems: &mut Vec<Problem>) -> Result<Record, Problem> {
    // Tabs and non-breaking blanks are seen at line ends only; they carry nothing.
    let chars: Vec<char> = line.trim_end().chars().collect();
    let columns = Columns::new(number, &chars);
    if chars.len() < 3 || chars.get(3).is_some_and(|c| *c != ' ' && *c != '\t') {
        return Ok(Record::Verbatim(line.trim_end().to_owned()));
    }
    let code: String = chars[..3].iter().collect();
    match code.as_str() {
        "001" => read_player(number, line.trim_end(), problems).map(Record::Player),
        "142" => {
            let rounds = round(&columns, 4, columns.len().max(4), "a number of rounds")?;
            Ok(Record::Rounds(rounds))
        }
        "152" => match columns.text(4, columns.len()).to_ascii_uppercase().as_str() {
            "W" => Ok(Record::InitialColor(Color::White)),
            "B" => Ok(Record::InitialColor(Color::Black)),
            _ => Err(columns.problem(5, columns.len().max(5), "W or B")),
        },
        "162" => scoring(&columns).map(Record::Scoring),
        "240" => requested(&columns).map(Record::Requested),
        "250" => acceleration(&columns).map(Record::Acceleration),
        "260" => forbidding(&columns).map(Record::Forbidding),
        "299" => abnormal(&columns).map(Record::AbnormalPoints),
        "013" => Ok(Record::Team(TeamLine {
            number: None,
            name: columns.text(5, 36),
            figures: String::new(),
            players: columns.numbers(37)?,
        })),
        "310" => Ok(Record::Team(TeamLine {
            number: Some(columns.required(5, 7, "the number of a team")?),
            name: columns.text(9, 40),
            figures: columns.raw(42, 72),
            players: columns.numbers(74)?,
        })),
        _ => Ok(engine_or_other(&code, &chars, line)),
    }
}

fn engine_or_other(code: &str, chars: &[char], line: &str) -> Record {
    let engine = match code {
        "XXC" => Some(EngineCode::Color),
        "XXR" => Some(EngineCode::Rounds),
        "XXZ" => Some(EngineCode::Absent),
        "XXS" => Some(EngineCode::Scoring),
        "XXA" => Some(EngineCode::Acceleration),
        "XXP" => Some(EngineCode::Forbidden),
        "XXM" => Some(EngineCode::FurtherGame),
        "XXK" => Some(EngineCode::ApartGame),
        "XXW" => Some(EngineCode::Withdrawal),
        "XXE" => Some(EngineCode::Entered),
        "XXJ" => Some(EngineCode::Unusual),
        "XXG" => Some(EngineCode::Club),
        "XXV" => Some(EngineCode::Violation),
        "XXQ" => Some(EngineCode::Refused),
        "XXT" => Some(EngineCode::Wide),
        "XXY" => Some(EngineCode::Game),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            code.chars().nth(2).map(EngineCode::Points)
        }
        _ => None,
    };
    let rest: String = chars[3..].iter().collect();
    if let Some(engine) = engine {
        return Record::Engine(engine, rest.split_whitespace().map(str::to_owned).collect());
    }
    if code.bytes().all(|byte| byte.is_ascii_digit()) {
        return Record::Header(code.to_owned(), rest.strip_prefix(' ').unwrap_or("").to_owned());
    }
    Record::Verbatim(line.trim_end().to_owned())
}

fn round(
    columns: &Columns<'_>,
    first: usize,
    last: usize,
    expected: &str,
) -> Result<RoundNumber, Problem> {
    let value = columns.required(first, last, expected)?;
    match u16::try_from(value) {
        Ok(value @ 1..=999) => Ok(RoundNumber(value)),
        Ok(_) | Err(_) => Err(columns.problem(first, last, expected)),
    }
}

fn scoring(columns: &Columns<'_>) -> Result<Vec<(char, Points)>, Problem> {
    let text = columns.raw(4, columns.len());
    let mut pairs = Vec::new();
    let mut words = text.split_whitespace();
    let wrong =
        || columns.problem(4, columns.len().max(4), "pairs of a letter and points, such as W 1.0");
    while let Some(word) = words.next() {
        let mut letters = word.chars();
        let letter = letters.next().map(|c| c.to_ascii_uppercase()).ok_or_else(wrong)?;
        let glued = letters.as_str();
        let value = if glued.is_empty() { words.next().ok_or_else(wrong)? } else { glued };
        if !matches!(letter, 'W' | 'D' | 'L' | 'A' | 'Z' | 'P' | 'X') {
            return Err(wrong());
        }
        pairs.push((letter, Points::parse(value).ok_or_else(wrong)?));
    }
    Ok(pairs)
}

fn requested(columns: &Columns<'_>) -> Result<Requested, Problem> {
    let kind = match columns.char(5).map(|c| c.to_ascii_uppercase()) {
        Some('F') => ByeKind::Full,
        Some('H') => ByeKind::Half,
        Some('Z') => ByeKind::Zero,
        Some(_) | None => return Err(columns.problem(5, 5, "F, H or Z")),
    };
    Ok(Requested {
        kind,
        round: round(columns, 7, 9, "the number of a round")?,
        players: columns.numbers(11)?,
    })
}

fn acceleration(columns: &Columns<'_>) -> Result<Acceleration, Problem> {
    Ok(Acceleration {
        match_points: columns.points(5, 8)?,
        points: columns.points(10, 13)?,
        from: round(columns, 15, 17, "the number of a round")?,
        to: round(columns, 19, 21, "the number of a round")?,
        first: columns.required(23, 26, "the number of a player")?,
        last: columns.required(28, 31, "the number of a player")?,
    })
}

fn forbidding(columns: &Columns<'_>) -> Result<Forbidding, Problem> {
    Ok(Forbidding {
        from: round(columns, 5, 7, "the number of a round")?,
        to: round(columns, 9, 11, "the number of a round")?,
        players: columns.numbers(13)?,
    })
}

fn abnormal(columns: &Columns<'_>) -> Result<AbnormalPoints, Problem> {
    let round = if columns.text(20, 22).is_empty() {
        None
    } else {
        Some(round(columns, 20, 22, "the number of a round")?)
    };
    Ok(AbnormalPoints {
        kind: columns.char(5),
        match_points: columns.points(8, 11)?,
        points: columns.points(14, 17)?,
        round,
        players: columns.numbers(24)?,
    })
}

/// A player line; if its columns only fit when bytes are counted, they are counted in bytes.
fn read_player(
    number: usize,
    line: &str,
    problems: &mut Vec<Problem>,
) -> Result<PlayerLine, Problem> {
    let chars: Vec<char> = line.chars().collect();
    let mut found = Vec::new();
    let read = player(&Columns::new(number, &chars), &mut found);
    if (read.is_ok() && found.is_empty()) || line.is_ascii() {
        problems.append(&mut found);
        return read;
    }
    // Some writers pad names by bytes. Latin-1 of the bytes puts every field in its column; the
    // name is then taken from its bytes again.
    let bytes = line.as_bytes();
    let widened: Vec<char> = bytes.iter().map(|byte| char::from(*byte)).collect();
    let mut second = Vec::new();
    if let Ok(mut again) = player(&Columns::new(number, &widened), &mut second)
        && second.is_empty()
    {
        let name = bytes.get(14..47.min(bytes.len())).unwrap_or(&[]);
        again.name = String::from_utf8_lossy(name).trim().to_owned();
        problems.push(Problem {
            line: number,
            columns: Some((15, 47)),
            found: both("columns counted in bytes", "按字节计的列"),
            expected: both("columns counted in characters", "按字符计的列"),
            severity: Severity::Forgiven,
        });
        return Ok(again);
    }
    problems.append(&mut found);
    read
}

fn player(columns: &Columns<'_>, problems: &mut Vec<Problem>) -> Result<PlayerLine, Problem> {
    let number = columns.required(5, 8, "a player number from 1 to 9999")?;
    if number == 0 {
        return Err(columns.problem(5, 8, "a player number from 1 to 9999"));
    }
    let mut read = PlayerLine {
        number,
        sex: columns.char(10),
        title: columns.raw(11, 13).trim_end().to_owned(),
        name: columns.raw(15, 47).trim_end().to_owned(),
        federation: columns.text(54, 56),
        fide_id: columns.text(58, 68),
        birth: columns.raw(70, 79).trim_end().to_owned(),
        ..PlayerLine::default()
    };
    match columns.number(49, 52, "a rating of up to four digits") {
        Ok(rating) => read.rating = rating.and_then(|rating| u16::try_from(rating).ok()),
        Err(problem) => problems.push(problem),
    }
    match columns.points(81, 84) {
        Ok(points) => read.points = points,
        Err(problem) => problems.push(problem),
    }
    match columns.number(86, 89, "a rank") {
        Ok(rank) => read.rank = rank,
        Err(problem) => problems.push(problem),
    }
    let mut column = 92;
    while column <= columns.len() {
        match cell(columns, column) {
            Ok(cell) => read.cells.push(cell),
            Err(problem) => {
                problems.push(problem);
                read.cells.push(Cell::BLANK);
            }
        }
        column += 10;
    }
    Ok(read)
}

fn cell(columns: &Columns<'_>, first: usize) -> Result<Cell, Problem> {
    let opponent = columns.number(first, first + 3, "the number of an opponent")?;
    let color = match columns.char(first + 5).map(|c| c.to_ascii_lowercase()) {
        Some('w') => CellColor::Known(Color::White),
        Some('b') => CellColor::Known(Color::Black),
        Some('-') => CellColor::None,
        None => CellColor::Blank,
        Some(_) => return Err(columns.problem(first + 5, first + 5, "w, b or -")),
    };
    let letter = columns.char(first + 7).unwrap_or(' ').to_ascii_uppercase();
    let Some((result, _)) = CellResult::LETTERS.iter().find(|(_, known)| *known == letter) else {
        let expected = "one of 1 = 0 W D L + - U F H Z";
        return Err(columns.problem(first + 7, first + 7, expected));
    };
    for gap in [first + 4, first + 6, first + 8, first + 9] {
        if columns.char(gap).is_some() {
            return Err(columns.problem(first, first + 9, "one round of ten columns"));
        }
    }
    Ok(Cell { opponent, color, result: *result })
}
