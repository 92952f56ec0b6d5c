//! Rounds and stages as a field names them.

use tournament::RoundNumber;

use super::event::MOST_ROUNDS;

/// What stands before or behind the number of a round, in the languages tables come in.
const BEFORE: [&str; 11] =
    ["round", "rounds", "rnd", "runde", "ronde", "ronda", "rd", "r", "tour", "第", "轮次"];
const BEHIND: [&str; 9] = ["round", "runde", "轮", "輪", "轮次", "st", "nd", "rd", "th"];

/// Words of stages that stand apart from the rounds.
const STAGES: [&str; 14] = [
    "play",
    "final",
    "semi",
    "quarter",
    "knock",
    "tie",
    "armageddon",
    "third",
    "match",
    "加",
    "决",
    "附",
    "淘汰",
    "复",
];

/// Where a row belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Before the first round.
    Start,
    /// In a round.
    Round(RoundNumber),
    /// In a stage with a name of its own; it counts for no round.
    Stage(Known),
    /// Nowhere.
    Nowhere,
}

/// Whether a name is one that stages have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Known {
    /// It says that it is a stage.
    Stage,
    /// It may be anything.
    Nothing,
}

/// The place that a field names.
pub(super) fn place(field: &str) -> Place {
    let plain = narrow(field);
    match number(&plain) {
        Some(0) => return Place::Start,
        Some(round) if round <= MOST_ROUNDS => return Place::Round(RoundNumber(round)),
        Some(_) => return Place::Nowhere,
        None => {}
    }
    if STAGES.iter().any(|word| plain.contains(word)) {
        return Place::Stage(Known::Stage);
    }
    match plain.chars().next() {
        Some(sign) if sign.is_alphabetic() => Place::Stage(Known::Nothing),
        Some(_) | None => Place::Nowhere,
    }
}

fn number(plain: &str) -> Option<u16> {
    let is_edge = |sign: char| sign.is_whitespace() || matches!(sign, '.' | '#' | ':' | '-' | '_');
    let mut rest = plain.trim_matches(is_edge);
    // The longest word first, so that `round` is not read as `r` and `ound`.
    let mut words = BEFORE;
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    if let Some(after) = words.iter().find_map(|word| rest.strip_prefix(word)) {
        rest = after.trim_matches(is_edge);
    }
    let mut words = BEHIND;
    words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    while let Some(before) = words.iter().find_map(|word| rest.strip_suffix(word)) {
        rest = before.trim_matches(is_edge);
    }
    if !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(rest.parse().unwrap_or(u16::MAX));
    }
    chinese(rest)
}

/// Chinese figures up to ninety-nine.
fn chinese(text: &str) -> Option<u16> {
    let digit = |sign: char| "一二三四五六七八九".chars().position(|known| known == sign);
    let digit = |sign: char| digit(sign).and_then(|place| u16::try_from(place + 1).ok());
    let signs: Vec<char> = text.chars().collect();
    match signs.as_slice() {
        ['零' | '〇'] => Some(0),
        ['十'] => Some(10),
        [one] => digit(*one),
        ['十', ones] => Some(10 + digit(*ones)?),
        [tens, '十'] => Some(10 * digit(*tens)?),
        [tens, '十', ones] => Some(10 * digit(*tens)? + digit(*ones)?),
        _ => None,
    }
}

/// Small letters, and half-width forms of full-width letters, figures and signs; dashes and blanks are plain ones.
pub(super) fn narrow(text: &str) -> String {
    let sign = |sign: char| match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        '−' | '–' | '—' | '‐' | '‑' | '﹣' => '-',
        '\u{3000}' | '\u{a0}' => ' ',
        other => other,
    };
    let narrowed: String = text.chars().map(sign).collect();
    narrowed.trim().to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_known_by_its_number_however_it_is_written() {
        for text in [
            "7",
            "07",
            " 7 ",
            "７",
            "第7轮",
            "第７轮",
            "第七轮",
            "七",
            "R7",
            "r 7",
            "Round 7",
            "round7",
            "Rd. 7",
            "RD7",
            "7.",
            "7轮",
            "Runde 7",
            "#7",
            "7th round",
        ] {
            assert_eq!(place(text), Place::Round(RoundNumber(7)), "{text}");
        }
        assert_eq!(place("第二十一轮"), Place::Round(RoundNumber(21)));
        assert_eq!(place("第十轮"), Place::Round(RoundNumber(10)));
        assert_eq!(place("第十二轮"), Place::Round(RoundNumber(12)));
        assert_eq!(place("三十"), Place::Round(RoundNumber(30)));
        assert_eq!(place("0"), Place::Start);
        assert_eq!(place("1000"), Place::Nowhere);
        assert_eq!(place(""), Place::Nowhere);
        assert_eq!(place("-"), Place::Nowhere);
    }

    #[test]
    fn a_stage_has_a_name_that_says_so() {
        for text in ["play-off", "Final", "final 2", "加赛", "半决赛", "Semi-final 1"] {
            assert_eq!(place(text), Place::Stage(Known::Stage), "{text}");
        }
        for text in ["Friday", "上午"] {
            assert_eq!(place(text), Place::Stage(Known::Nothing), "{text}");
        }
    }
}
