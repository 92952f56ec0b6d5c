//! Tables of games, as servers hand them out: a line of JSON a game, or CSV with a column of moves.
//!
//! They are written anew as PGN, a game a line, so that each keeps its line, and read as that.

use std::fmt::Write as _;

use serde_json::Value;

/// What columns and fields mean, with the names that servers give them, in lower case.
const FIELDS: [(&str, &[&str]); 9] = [
    ("Event", &["event", "tournament", "tournament_name", "赛事"]),
    ("Site", &["site", "url", "link"]),
    ("Date", &["date", "utc_date", "date_played", "日期"]),
    ("Round", &["round", "轮次"]),
    (
        "White",
        &[
            "white",
            "white_id",
            "white_name",
            "white_username",
            "whiteplayer",
            "white_player",
            "red",
            "red_name",
            "红方",
        ],
    ),
    (
        "Black",
        &[
            "black",
            "black_id",
            "black_name",
            "black_username",
            "blackplayer",
            "black_player",
            "黑方",
        ],
    ),
    ("Result", &["result", "winner", "outcome", "score", "结果"]),
    ("Termination", &["termination", "victory_status", "status", "end_reason"]),
    ("FEN", &["fen", "initialfen", "initial_fen", "start_fen", "startfen"]),
];

/// The names of columns of moves.
const MOVES: [&str; 9] =
    ["moves", "pgn", "movetext", "san", "uci", "moves_san", "an", "着法", "棋谱"];

/// The games of a table as PGN; `None` where the text is no such table.
pub(crate) fn as_pgn(text: &str) -> Option<String> {
    if text.trim_start().starts_with(['{', '[']) { json(text) } else { csv(text) }
}

/// A game: its fields by the names of PGN, and its moves.
#[derive(Debug, Default)]
struct Row {
    tags: Vec<(&'static str, String)>,
    moves: String,
}

impl Row {
    fn set(&mut self, name: &str, value: &str) {
        let name = name.trim().to_lowercase();
        let field = FIELDS.iter().find(|(_, names)| names.contains(&name.as_str()));
        if let Some((field, _)) = field
            && !value.trim().is_empty()
            && !self.tags.iter().any(|(set, _)| set == field)
        {
            self.tags.push((field, value.trim().to_owned()));
        }
    }

    /// The game on one line.
    fn write(&self, out: &mut String) {
        let stated = self.tags.iter().find(|(name, _)| *name == "Result");
        let end = self.tags.iter().find(|(name, _)| *name == "Termination");
        let result =
            result_of(stated.map_or("", |(_, text)| text), end.map_or("", |(_, text)| text));
        for (name, value) in &self.tags {
            let value = match *name {
                "Result" => continue,
                "Termination" => termination(value),
                _ => value,
            };
            let value = value.replace(['\r', '\n'], " ").replace('\\', "\\\\").replace('"', "\\\"");
            let _ = write!(out, "[{name} \"{value}\"] ");
        }
        let moves = self.moves.replace(['\r', '\n'], " ").replace(',', " ");
        let ends = moves.trim_end().ends_with(result);
        let _ = write!(
            out,
            "[Result \"{result}\"] {moves}{}",
            if ends { String::new() } else { format!(" {result}") }
        );
    }
}

/// `1-0`, for a winner named by colour too.
fn result_of(text: &str, end: &str) -> &'static str {
    let drawn = ["draw", "stalemate", "repetition", "agreed", "50move", "insufficient"];
    match text.trim().to_lowercase().as_str() {
        "white" | "red" | "1-0" | "w" | "white_wins" => "1-0",
        "black" | "0-1" | "b" | "black_wins" => "0-1",
        "draw" | "1/2-1/2" | "½-½" | "d" | "tie" => "1/2-1/2",
        _ if drawn.contains(&end.to_lowercase().as_str()) => "1/2-1/2",
        _ => "*",
    }
}

/// The words of servers in those of PGN.
fn termination(text: &str) -> &str {
    match text.to_lowercase().as_str() {
        "mate" | "checkmated" => "checkmate",
        "resign" | "resigned" => "resigned",
        "outoftime" | "timeout" | "flagged" => "time forfeit",
        "draw" | "started" | "created" | "aborted" | "unknownfinish" => "normal",
        "nostart" | "noStart" => "abandoned",
        _ => text,
    }
}

fn csv(text: &str) -> Option<String> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let separator = [';', '\t', ','].into_iter().find(|sign| first.contains(*sign))?;
    let mut records = records(text, separator).into_iter();
    let (_, head) = records.find(|(_, cells)| cells.iter().any(|cell| !cell.trim().is_empty()))?;
    let names: Vec<String> = head.iter().map(|name| name.trim().to_lowercase()).collect();
    let moves = names.iter().position(|name| MOVES.contains(&name.as_str()))?;
    let mut out = String::with_capacity(text.len() * 2);
    let mut line = 1;
    for (at, cells) in records {
        while line < at {
            out.push('\n');
            line += 1;
        }
        let mut row =
            Row { moves: cells.get(moves).cloned().unwrap_or_default(), ..Row::default() };
        for (name, cell) in names.iter().zip(&cells) {
            row.set(name, cell);
        }
        if !row.tags.is_empty() || !row.moves.trim().is_empty() {
            row.write(&mut out);
        }
    }
    out.push('\n');
    Some(out)
}

/// The records of a table with the line each begins on; a quoted cell may hold separators, quotes and line breaks.
fn records(text: &str, separator: char) -> Vec<(usize, Vec<String>)> {
    let (mut records, mut cells, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut quoted, mut line, mut began) = (false, 1, 1);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        line += usize::from(c == '\n');
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                cell.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => {
                cell.clear();
                quoted = true;
            }
            '\n' if !quoted => {
                cells.push(std::mem::take(&mut cell));
                records.push((began, std::mem::take(&mut cells)));
                began = line;
            }
            '\r' if !quoted => {}
            _ if c == separator && !quoted => cells.push(std::mem::take(&mut cell)),
            _ => cell.push(c),
        }
    }
    if !cell.is_empty() || !cells.is_empty() {
        cells.push(cell);
        records.push((began, cells));
    }
    records
}

/// Games in JSON: an object a line, or a list of them, with the moves of chess in one text.
fn json(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut found = false;
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let mut line = 1;
    loop {
        let before = values.byte_offset();
        let Some(Ok(value)) = values.next() else { break };
        let begins = text[before..].len() - text[before..].trim_start().len() + before;
        let at = 1 + text[..begins].matches('\n').count();
        while line < at {
            out.push('\n');
            line += 1;
        }
        let games = match &value {
            Value::Array(games) => games.as_slice(),
            Value::Object(map) => match map.get("games") {
                Some(Value::Array(games)) => games.as_slice(),
                _ => std::slice::from_ref(&value),
            },
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
        for game in games {
            found |= json_game(game, &mut out)?;
        }
    }
    found.then_some(out)
}

/// Writes a game; `None` where it is none of chess.
fn json_game(game: &Value, out: &mut String) -> Option<bool> {
    let map = game.as_object()?;
    if let Some(pgn) = map.get("pgn").and_then(Value::as_str) {
        out.push_str(pgn);
        out.push_str("\n\n");
        return Some(true);
    }
    let moves = match map.get("moves")? {
        Value::String(moves) => moves.clone(),
        Value::Array(moves) => moves.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => return None,
    };
    let variant = map.get("variant").and_then(Value::as_str).unwrap_or("");
    let nine = |value: &Value| value.as_str().is_some_and(|fen| fen.matches('/').count() == 9);
    let of_xiangqi = map.values().any(nine) || variant.to_lowercase().contains("xiangqi");
    let words: Vec<&str> = moves.split_whitespace().collect();
    let squares = words.iter().filter(|word| crate::chess::pgn::looks_like_move(word)).count();
    if of_xiangqi || squares < words.len() || is_xiangqi(&words) {
        return None;
    }
    let mut row = Row { moves, ..Row::default() };
    for (name, value) in map {
        if let Some(text) = value.as_str() {
            row.set(name, text);
        }
    }
    for (side, name) in [("white", "White"), ("black", "Black")] {
        let player =
            map.get("players").and_then(|players| players.get(side)).or_else(|| map.get(side));
        let named = player.and_then(|player| {
            let user = player.get("user").unwrap_or(player);
            ["name", "username", "id"].iter().find_map(|key| user.get(key)?.as_str())
        });
        if let Some(named) = named {
            row.set(name, named);
        }
    }
    row.write(out);
    if !matches!(variant, "" | "standard") {
        let at = out.rfind("[Result").unwrap_or(out.len());
        out.insert_str(at, &format!("[Variant \"{variant}\"] "));
    }
    out.push('\n');
    Some(true)
}

/// Whether moves name points that no board of chess has.
fn is_xiangqi(words: &[&str]) -> bool {
    words.iter().any(|word| {
        word.as_bytes()
            .windows(2)
            .any(|two| matches!(two, [b'a'..=b'i', b'0' | b'9'] | [b'i', b'0'..=b'9']))
    })
}
