//! What looks like a move, whatever notation it is in.

/// The plain form of full-width characters.
pub(crate) fn plain(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        other => other,
    }
}

const DIRECTIONS: &str = "进進退平上下";
const PIECES: &str = "帅帥将將仕士相象马馬傌车車俥炮包砲兵卒砗硨伡碼";
const QUALIFIERS: &str = "前后後中一二三四五";

pub(crate) fn is_han(c: char) -> bool {
    ('\u{4E00}'..='\u{9FFF}').contains(&c)
}

fn begins_chinese(c: char) -> bool {
    PIECES.contains(c) || QUALIFIERS.contains(c) || c == '+' || c == '-'
}

/// No move is longer, in bytes.
const LONGEST_MOVE: usize = 60;

/// Whether `text` could be a move: legible or not, words among the moves are told from it.
pub(crate) fn looks_like_move(text: &str) -> bool {
    if text.len() > LONGEST_MOVE {
        return false;
    }
    let folded: Vec<char> = text.chars().map(plain).collect();
    if folded.iter().any(|c| is_han(*c)) {
        let marks = folded.iter().rev().take_while(|c| "!?+#".contains(**c)).count();
        let length = folded.len() - marks;
        let turns = folded.iter().any(|c| DIRECTIONS.contains(*c));
        let brief = length == 3 && folded[..2].iter().any(|c| PIECES.contains(*c));
        return (3..=6).contains(&length) && (turns || brief);
    }
    let body = folded.iter().rev().skip_while(|c| "!?+#".contains(**c)).count();
    let (Some(&first), true) = (folded.first(), (2..=9).contains(&body)) else { return false };
    let starts = matches!(first, 'a'..='i' | 'A'..='I' | '1'..='5')
        || "kKrRnNhHpPmM+-".contains(first) && folded.len() > 2;
    let has_digit = folded.iter().any(char::is_ascii_digit);
    let letters = folded.iter().filter(|c| c.is_ascii_alphabetic()).count();
    let legal = folded.iter().all(|c| c.is_ascii_alphanumeric() || "+-=.x*#!?–—−".contains(*c));
    starts && has_digit && legal && (letters > 0 || is_soldier_digits(&folded)) && letters <= 5
}

/// `13+1`, `3+.4`: soldiers named by digits.
pub(crate) fn is_soldier_digits(folded: &[char]) -> bool {
    matches!(
        folded,
        [a, b, sign, to]
            if ('1'..='9').contains(a)
                && (('1'..='9').contains(b) || "+-".contains(*b))
                && "+-=.".contains(*sign)
                && ('1'..='9').contains(to)
    )
}

/// Chinese moves written without a blank between them, each of four characters, with or without move numbers.
pub(crate) fn split_glued(text: &str) -> Option<Vec<(usize, &str)>> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let at = |index: usize| chars.get(index).map_or(text.len(), |&(at, _)| at);
    if chars.len() < 8 {
        return None;
    }
    let mut parts = Vec::new();
    let mut index = 0;
    while index < chars.len() {
        let (begin, end) = (at(index), at(index + 4));
        let part = &text[begin..end];
        let turns = part.chars().nth(2).is_some_and(|c| DIRECTIONS.contains(c));
        if turns && part.starts_with(begins_chinese) && index + 4 <= chars.len() {
            parts.push((begin, part));
            index += 4;
            continue;
        }
        // A number with its point.
        let digits = chars[index..].iter().take_while(|(_, c)| plain(*c).is_ascii_digit()).count();
        let points =
            chars[index + digits..].iter().take_while(|(_, c)| ".．、·".contains(*c)).count();
        if !(1..=3).contains(&digits) || points == 0 {
            return None;
        }
        index += digits + points;
    }
    (parts.len() > 1).then_some(parts)
}
