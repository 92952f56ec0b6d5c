//! What words of a PGN text are: moves, numbers, results, signs, and what engines say.

/// Whether `between` ends with the number of a first move.
pub(super) fn is_number_one(between: &str) -> bool {
    let number = between.trim_end().strip_suffix('.').map(|rest| rest.trim_end_matches('.'));
    number
        .and_then(|number| number.trim_end().strip_suffix('1'))
        .is_some_and(|before| !before.ends_with(|c: char| c.is_ascii_digit()))
}

/// What may end a word: white space, brackets, and what is not ASCII, where the character tells.
const STOPS: [bool; 256] = {
    let mut stops = [false; 256];
    let mut byte = u8::MAX;
    while byte > 0 {
        let ends = matches!(byte, b' ' | b'\t'..=b'\r' | b'{' | b'}' | b'(' | b')' | b';' | b'[');
        stops[byte as usize] = ends || !byte.is_ascii();
        byte -= 1;
    }
    stops
};

/// How long the line at the front is, without its end.
pub(super) fn line_length(text: &str) -> usize {
    text.bytes().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(text.len())
}

/// How long the word at the front is.
pub(super) fn word_length(text: &str) -> usize {
    let bytes = text.as_bytes();
    let mut length = bytes.iter().position(|&byte| STOPS[usize::from(byte)]).unwrap_or(bytes.len());
    if bytes.get(length).is_some_and(|byte| !byte.is_ascii()) {
        let rest = &text[length..];
        let stops = |c: char| c.is_whitespace() || "{}();[".contains(c);
        length += rest.find(stops).unwrap_or(rest.len());
    }
    // `e5$1`: the sign is a word of its own.
    if let Some(sign) = text[..length].bytes().skip(1).position(|byte| byte == b'$') {
        return sign + 1;
    }
    // `e8(Q)`: the bracket belongs to the move.
    match bytes.get(length..length + 3) {
        Some(b"(Q)" | b"(R)" | b"(B)" | b"(N)") if length > 0 => length + 3,
        Some(_) | None => length,
    }
}

/// Whether a word is a letter with a digit, as most moves are, and so neither a result nor a sign.
pub(super) fn names_square(text: &str) -> bool {
    let letter = text.as_bytes().first().is_some_and(|c| c.is_ascii_alphabetic() && *c != b'O');
    letter && text.bytes().any(|c| c.is_ascii_digit())
}

/// How many lines end in `text`.
pub(super) fn newlines(text: &[u8]) -> u32 {
    let of = |some: &[u8]| some.iter().map(|&byte| u8::from(byte == b'\n')).sum::<u8>();
    text.chunks(usize::from(u8::MAX)).map(|some| u32::from(of(some))).sum()
}

/// `12.`, `12...`, `12.e4` → what follows the number.
pub(super) fn strip_number(word: &str) -> &str {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &word[digits..];
    match rest.chars().next() {
        Some('.' | '…') => rest.trim_start_matches(['.', '…']),
        Some(_) if digits > 0 => word,
        Some(_) | None => rest,
    }
}

/// Whether a closing brace comes before the next opening one.
pub(super) fn closes_first(text: &str) -> bool {
    text.bytes().find(|byte| matches!(byte, b'{' | b'}')) == Some(b'}')
}

/// Whether the line at the front is what an engine says and no game.
pub(super) fn is_engine_talk(line: &str) -> bool {
    const WORDS: [&str; 12] = [
        "bestmove",
        "info",
        "uciok",
        "ucciok",
        "readyok",
        "isready",
        "go",
        "setoption",
        "option",
        "id",
        "ucinewgame",
        "nobestmove",
    ];
    let word = &line[..line.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(line.len())];
    line.starts_with(|c: char| c.is_ascii_lowercase()) && WORDS.contains(&word)
}

/// Whether a text without tags may begin a game: a number with a point, or what has the form of a move.
pub(super) fn begins_moves(text: &str) -> bool {
    let word = &text[..word_length(text)];
    let rest = strip_number(word);
    let numbered = rest.len() < word.len() && word.contains(['.', '…']);
    let is_number = rest == word && !word.is_empty() && word.bytes().all(|c| c.is_ascii_digit());
    numbered || is_number && word == "1" || looks_like_move(rest)
}

/// No move is longer, in bytes.
const LONGEST_MOVE: usize = 60;

/// Whether a word has the form of a move, in the letters of any language.
pub(crate) fn looks_like_move(text: &str) -> bool {
    if text.len() > LONGEST_MOVE {
        return false;
    }
    let text = text.trim_end_matches(['!', '?', '+', '#', '†', '‡', '≠', '*']);
    let castles = matches!(text, "O-O" | "O-O-O" | "0-0" | "0-0-0" | "o-o" | "o-o-o" | "--" | "Z0");
    let bytes = text.as_bytes();
    let names = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    let square = bytes.windows(2).rposition(names);
    let Some(at) = square.filter(|_| !castles) else { return castles };
    let before = &text[..at];
    let behind = text[at + 2..].trim_matches(['=', '/', '(', ')']);
    let letters = before.chars().filter(|c| c.is_alphabetic()).count();
    letters <= 4
        && before.chars().count() <= 5
        && before
            .chars()
            .all(|c| c.is_alphanumeric() || "x:-–×♔♕♖♗♘♙♚♛♜♝♞♟\u{fe0e}\u{fe0f}".contains(c))
        && (behind.is_empty()
            || behind.chars().count() <= 2 && behind.chars().all(char::is_alphabetic)
            || matches!(behind, "e.p." | "e.p" | "ep"))
}

/// How long a result is that is written with blanks, as `1/2 - 1/2`.
pub(super) fn spaced_result(text: &str) -> Option<usize> {
    const HALVES: [&str; 5] = ["1/2", "0.5", "½", "1", "0"];
    let first = HALVES.iter().find(|half| text.starts_with(**half))?;
    let rest = &text[first.len()..];
    let sign = rest.trim_start_matches([' ', '\t']);
    let behind = sign.strip_prefix(['-', '–', '—', ':'])?;
    let second = behind.trim_start_matches([' ', '\t']);
    let last = HALVES.iter().find(|half| second.starts_with(**half))?;
    let length = text.len() - second.len() + last.len();
    let ends =
        text[length..].chars().next().is_none_or(|c| c.is_whitespace() || "{;([*".contains(c));
    (ends && (rest.len() != sign.len() || behind.len() != second.len())).then_some(length)
}

/// Where a result begins that is glued to a move, as in `h6*`.
pub(super) fn glued_result(text: &str) -> Option<usize> {
    if !matches!(text.as_bytes().last(), Some(b'*' | b'0' | b'1' | b'2')) {
        return None;
    }
    let ends = ["1/2-1/2", "1-0", "0-1", "*"];
    let length = ends.iter().find_map(|end| text.strip_suffix(end)).map(str::len)?;
    looks_like_move(&text[..length]).then_some(length)
}

pub(super) fn is_sign(text: &str) -> bool {
    matches!(
        text,
        "N" | "D"
            | "RR"
            | "e.p."
            | "ep"
            | "e.p"
            | "e."
            | "p."
            | "+"
            | "#"
            | "++"
            | "mate"
            | "ch"
            | "ch."
    ) || text.chars().all(|c| {
        matches!(
            c,
            '!' | '?' | '=' | '+' | '-' | '±' | '∓' | '∞' | '⩲' | '⩱' | '□' | '/' | '⇆' | '○'
        )
    }) && text != "--"
}
