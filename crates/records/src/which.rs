//! Which game a text is of: chess, xiangqi, or one that both can read.
//!
//! Tags tell, or the number of ranks in a position, or Chinese words; else the moves are played in both games from the
//! start, and the game in which they are all legal is the one.

use chess::notation::read_quickly;
use rulebook::Game;
use xiangqi::notation::{self, Detected};

use crate::chess::pgn::{looks_like_move, positions};
use crate::text::Source;
use crate::xiangqi::moves::lex::{Style, tokens};
use crate::xiangqi::{list, moves, pgn};

/// What a text is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// This game alone.
    One(Game),
    /// Both games read every move of it.
    Both,
    /// No game was found.
    Neither,
}

/// So many moves tell, and so many words show whether a text is of moves at all.
const LOOKED_AT: usize = 200;

/// So many games without any evidence are passed over in search of one with.
const GAMES_LOOKED_AT: usize = 50;

/// The game `text` is of. Where nothing tells, `asked` is believed.
pub(crate) fn which(source: &Source, asked: Option<Game>) -> Which {
    let text = source.text();
    if pgn::is_in(text) {
        return Which::One(of_tagged(source, asked));
    }
    if list::has_start(text) {
        return Which::One(Game::Xiangqi);
    }
    if positions::are_in(text) {
        return Which::One(Game::Chess);
    }
    // Lines that say who played come before the moves.
    let first = list::parts(text).into_iter().next().unwrap_or_default();
    let all = tokens(source, first.start, first.end, Style::Plain);
    let line = all.line_from(all.first.first().copied());
    let shown = || line.iter().map(|&node| all.nodes[node].text.as_str());
    let words: Vec<&str> = words_of(&text[first.start..first.end]).take(LOOKED_AT).collect();
    let is_move = |word: &&&str| looks_like_move(word) || moves::looks_like_move(word);
    let (like_moves, others) = words.iter().partition::<Vec<&str>, _>(|word| is_move(word));
    let xiangqi: Vec<&str> = shown().take(LOOKED_AT).collect();
    let (chess, chinese) = (chess_plies(&words), xiangqi_plies(&xiangqi));
    if has_han_moves(&xiangqi) {
        return Which::One(Game::Xiangqi);
    }
    // Prose and programs hold a word like a move now and then.
    if like_moves.len() <= others.len() {
        return Which::Neither;
    }
    match (chess, chinese) {
        (0, 0) => by_form(&like_moves, asked),
        _ if chess == words.len() && chinese == xiangqi.len() => {
            asked.map_or(Which::Both, Which::One)
        }
        _ if chess >= chinese => Which::One(Game::Chess),
        _ => Which::One(Game::Xiangqi),
    }
}

/// The words of a list of moves, without numbers, signs and results.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let separates = |c: char| c.is_whitespace() || ",，。；、;(){}".contains(c);
    let numbered = |word: &&str| {
        let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
        rest.is_empty() || rest.starts_with(['.', '．', '…'])
    };
    text.split(separates)
        .map(move |word| {
            let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
            if numbered(&word) { rest.trim_start_matches(['.', '．', '…']) } else { word }
        })
        .filter(|word| !word.is_empty() && !is_empty_word(word))
}

/// Whether a word of a list is no move and says nothing of the game.
fn is_empty_word(word: &str) -> bool {
    matches!(
        word,
        "position"
            | "startpos"
            | "moves"
            | "*"
            | "1-0"
            | "0-1"
            | "1/2-1/2"
            | "½-½"
            | "e.p."
            | "e.p"
    ) || word.starts_with('$')
        || word.chars().all(|c| "!?+-=#".contains(c))
}

/// How many of the first words chess plays from its start.
fn chess_plies(words: &[&str]) -> usize {
    let mut position = chess::Position::initial();
    for (number, word) in words.iter().enumerate() {
        match read_quickly(&position, word).legal() {
            Some(m) => position.advance(m),
            None => return number,
        }
    }
    words.len()
}

/// How many of the first tokens xiangqi plays from its start.
fn xiangqi_plies(texts: &[&str]) -> usize {
    let start = xiangqi::Position::initial();
    let notations = match notation::detect(&start, texts) {
        Detected::One(notation) => vec![notation],
        Detected::Several(several) => several,
        Detected::None => return 0,
    };
    let legal = |notation| {
        let moves = match notation::replay(notation, &start, texts) {
            Ok(moves) => moves,
            Err(error) => error.read,
        };
        moves.iter().take_while(|resolved| resolved.legal).count()
    };
    notations.into_iter().map(legal).max().unwrap_or(0)
}

fn has_han_moves(texts: &[&str]) -> bool {
    // The pieces of chess have Chinese letters too: `马f3`.
    texts.iter().any(|text| text.chars().any(moves::is_han) && !looks_like_move(text))
}

/// Whether a move is two points and nothing else, as `h2e2`.
fn names_two_points(text: &str) -> bool {
    let points = text.bytes().filter(u8::is_ascii_digit).count();
    let letters = text.bytes().filter(u8::is_ascii_alphabetic).count();
    points >= 2 && letters == 2
}

/// The game by the squares that moves name, where none of them can be played.
fn by_form(words: &[&str], asked: Option<Game>) -> Which {
    let beyond = |word: &&str| {
        let word = word.to_ascii_lowercase();
        word.as_bytes()
            .windows(2)
            .any(|two| matches!(two, [b'i', b'0'..=b'9'] | [b'a'..=b'i', b'0' | b'9']))
            || word.contains(['=', '.']) && !word.contains("=q")
    };
    if words.iter().any(beyond) {
        return Which::One(Game::Xiangqi);
    }
    let squares = words.iter().filter(|word| looks_like_move(word)).count();
    let likely =
        if 2 * squares < words.len() && words.iter().any(|word| moves::looks_like_move(word)) {
            Game::Xiangqi
        } else {
            Game::Chess
        };
    Which::One(asked.unwrap_or(likely))
}

/// The game of a PGN text: of its first game that shows it.
fn of_tagged(source: &Source, asked: Option<Game>) -> Game {
    let text = source.text();
    let mut at = 0;
    let mut likely = asked.unwrap_or(Game::Chess);
    for _ in 0..GAMES_LOOKED_AT {
        let Some(first) = pgn::next_tag(text, at) else { return likely };
        let (tags, start) = pgn::read_tags(source, first, &mut Vec::new());
        if let Some(game) = by_tags(&tags) {
            return game;
        }
        // The first moves are enough, and a cut comment does no harm.
        let mut end = text.len().min(start + 4000);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let moves = tokens(source, start, end, Style::Pgn);
        let line = moves.line_from(moves.first.first().copied());
        let texts: Vec<&str> =
            line.iter().take(20).map(|&node| moves.nodes[node].text.as_str()).collect();
        if has_han_moves(&texts) {
            return Game::Xiangqi;
        }
        if texts.is_empty() {
            if tags.iter().any(|tag| tag.value.chars().any(moves::is_han)) && asked.is_none() {
                likely = Game::Xiangqi;
            }
            at = moves.end.max(first + 1);
            continue;
        }
        return by_moves(&texts, asked);
    }
    likely
}

/// What the tags of a game say of it.
fn by_tags(tags: &[pgn::Tag]) -> Option<Game> {
    for tag in tags {
        let value = tag.value.to_ascii_lowercase();
        match tag.name.to_ascii_lowercase().as_str() {
            "red" | "redteam" => return Some(Game::Xiangqi),
            "game" if value.contains("chinese chess") || value.contains("xiangqi") => {
                return Some(Game::Xiangqi);
            }
            "variant" if value.contains("xiangqi") => return Some(Game::Xiangqi),
            "variant" if !value.trim().is_empty() => return Some(Game::Chess),
            "fen" => match value.matches('/').count() {
                9 => return Some(Game::Xiangqi),
                7 => return Some(Game::Chess),
                _ => {}
            },
            _ => {}
        }
    }
    None
}

/// The game whose moves these are, under tags that leave it open.
fn by_moves(texts: &[&str], asked: Option<Game>) -> Game {
    let (chess, xiangqi) = (chess_plies(texts), xiangqi_plies(texts));
    let all = texts.len();
    // The letter of a piece and a point fit too many things to tell by three moves.
    let tells =
        all >= 4 || texts.iter().any(|text| !looks_like_move(text) || names_two_points(text));
    let xiangqi = if tells { xiangqi } else { 0 };
    match (chess == all, xiangqi == all) {
        // A few moves like `e4` fit both games; under the tags of chess it is the likelier one.
        (true, true) => asked.unwrap_or(Game::Chess),
        (false, true) => Game::Xiangqi,
        (true, false) => Game::Chess,
        (false, false) if xiangqi > chess => Game::Xiangqi,
        (false, false) => match by_form(texts, asked) {
            Which::One(game) if chess == xiangqi => game,
            Which::One(_) | Which::Both | Which::Neither => Game::Chess,
        },
    }
}
