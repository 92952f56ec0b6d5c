//! Time controls as people write them.
//!
//! Accepted: the PGN field; `90'/40 + 30' + 30"/move`; `2:30/40, 1:00/16`; `40/120, rest 60'`;
//! `40/90m+30s:30m+30s`; `G/60;d5`; `60 Bronstein 5`, `60 delay 5` (seconds); `15 min. + 10 s. per move`;
//! `90分钟40回合，加30分钟，每步加30秒`; sentences of the kind "90 minutes for the first 40 moves, followed by
//! 30 minutes for the rest of the game with an increment of 30 seconds per move". What is not understood
//! gives nothing, and a reading of prose says so.

use super::{Bonus, Control, Millis, Period};

/// What a text on the time control says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Read {
    /// `?`: not known.
    Unknown,
    /// `-`: no time control.
    None,
    /// A PGN field.
    Field(Control),
    /// Understood from prose.
    Prose(Control),
    /// Not understood.
    NotUnderstood,
}

impl Read {
    /// The control, if there is one.
    #[must_use]
    pub const fn control(&self) -> Option<&Control> {
        match self {
            Self::Field(control) | Self::Prose(control) => Some(control),
            Self::Unknown | Self::None | Self::NotUnderstood => None,
        }
    }
}

/// Reads a PGN field or what people write.
#[must_use]
pub fn read(text: &str) -> Read {
    let text = text.trim();
    match text {
        "?" => return Read::Unknown,
        "-" => return Read::None,
        _ => {}
    }
    if let Some(control) = Control::from_pgn(text) {
        return Read::Field(control);
    }
    match prose(text) {
        Some(control) => Read::Prose(control),
        None => Read::NotUnderstood,
    }
}

/// More minutes than these no control of one period with an increment gives; they are seconds.
const MOST_MINUTES: i64 = 240;

/// What a person writes in a form or on a command line, as the field of PGN: `5+3` is five minutes and three seconds there,
/// and not five seconds.
#[must_use]
pub fn as_people_say(text: &str) -> String {
    let number = |part: &str| {
        let part = part.trim();
        part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<i64>().ok()).flatten()
    };
    let minutes =
        text.split_once('+').and_then(|(base, more)| Some((number(base)?, number(more)?)));
    match minutes {
        Some((minutes, seconds)) if minutes <= MOST_MINUTES => {
            format!("{}+{seconds}", minutes * 60)
        }
        Some(_) | None => text.to_owned(),
    }
}

/// A piece of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Token {
    /// A number with no unit.
    Number(i64),
    /// An amount of time.
    Time(Millis),
    /// A number of moves.
    Moves(u32),
    /// `/`
    Slash,
    /// `,`, `:`, `;`, `+`, "then".
    Next,
    /// "per move", "each move", "increment".
    PerMove,
    /// "rest", "G", "KO".
    Rest,
    /// "delay".
    Delay,
    /// "Bronstein".
    Bronstein,
    /// "from move 61".
    FromMove(u32),
}

fn prose(text: &str) -> Option<Control> {
    let tokens = tokens(text)?;
    let mut draft = Draft::default();
    let mut at = 0;
    while at < tokens.len() {
        at += draft.take(&tokens[at..])?;
    }
    draft.finish()
}

/// Periods as they are read.
#[derive(Debug, Default)]
struct Draft {
    periods: Vec<Period>,
    /// What each move gives, if it is said once for all, and from which move.
    bonus: Option<(Bonus, u32)>,
    /// A number of moves said before its time.
    moves: Option<u32>,
}

impl Draft {
    /// Takes one expression from the front; how many tokens it took.
    fn take(&mut self, tokens: &[Token]) -> Option<usize> {
        use Token::{Bronstein, Delay, FromMove, Moves, Next, Number, PerMove, Rest, Slash, Time};
        match *tokens {
            [Next, ..] => Some(1),
            [Time(each), Slash, PerMove, ..] => self.each(Bonus::Increment(each), 3),
            [Time(each), PerMove, ..] => self.each(Bonus::Increment(each), 2),
            [PerMove, Time(each), PerMove, ..] => self.each(Bonus::Increment(each), 3),
            [PerMove, Time(each), ..] => self.each(Bonus::Increment(each), 2),
            [Delay, Time(each), ..] => self.each(Bonus::Delay(each), 2),
            [Delay, Number(each), ..] => self.each(Bonus::Delay(seconds(each)?), 2),
            [Bronstein, Time(each), ..] => self.each(Bonus::Bronstein(each), 2),
            [Bronstein, Number(each), ..] => self.each(Bonus::Bronstein(seconds(each)?), 2),
            [FromMove(first), ..] => {
                self.bonus = self.bonus.map(|(bonus, _)| (bonus, first));
                Some(1)
            }
            [Rest, Slash, Number(minutes), ..] => self.period(None, minutes_of(minutes)?, 3),
            [Rest, Number(minutes), ..] => self.period(None, minutes_of(minutes)?, 2),
            [Rest, Slash, Time(base), ..] => self.period(None, base, 3),
            [Time(base), Slash, Rest, ..] => self.period(None, base, 3),
            [Time(base), Slash, Number(_) | Moves(_), ..] => {
                self.period(moves_in(tokens[2]), base, 3)
            }
            [Number(_) | Moves(_), Slash, Time(base), ..] => {
                self.period(moves_in(tokens[0]), base, 3)
            }
            [Number(moves), Slash, Number(minutes), ..] => {
                self.period(Some(u32::try_from(moves).ok()?), minutes_of(minutes)?, 3)
            }
            [Moves(moves), ..] => {
                match self.periods.last_mut() {
                    // "90 minutes for the first 40 moves"
                    Some(last) if last.moves.is_none() && self.moves.is_none() => {
                        last.moves = Some(moves);
                    }
                    _ => self.moves = Some(moves),
                }
                Some(1)
            }
            [Time(base), ..] => self.period(None, base, 1),
            [Number(count), Delay | Bronstein, ..] => self.period(None, seconds(count)?, 1),
            [Rest, ..] | [PerMove, ..] => Some(1),
            _ => None,
        }
    }

    fn each(&mut self, bonus: Bonus, taken: usize) -> Option<usize> {
        self.bonus = Some((bonus, 1));
        Some(taken)
    }

    fn period(&mut self, moves: Option<u32>, base: Millis, taken: usize) -> Option<usize> {
        // "30 s" beside minutes, with no word about it, is an increment.
        let short = base.0 < 60_000 && !self.periods.is_empty() && moves.is_none();
        if short && self.moves.is_none() {
            return self.each(Bonus::Increment(base), taken);
        }
        let moves = moves.or_else(|| self.moves.take());
        self.periods.push(Period { moves, base, bonus: Bonus::None });
        Some(taken)
    }

    fn finish(mut self) -> Option<Control> {
        if let Some((bonus, first)) = self.bonus {
            let mut before = 0;
            for period in &mut self.periods {
                if before + 1 >= first {
                    period.bonus = bonus;
                }
                before += period.moves.unwrap_or(0);
            }
        }
        if self.bonus == Some((Bonus::Delay(Millis::ZERO), 1)) {
            for period in &mut self.periods {
                period.bonus = Bonus::None;
            }
        }
        Control::new(self.periods).ok()
    }
}

fn moves_in(token: Token) -> Option<u32> {
    match token {
        Token::Moves(moves) => Some(moves),
        Token::Number(number) => u32::try_from(number).ok().filter(|&moves| moves < 1000),
        Token::Time(_)
        | Token::Slash
        | Token::Next
        | Token::PerMove
        | Token::Rest
        | Token::Delay
        | Token::Bronstein
        | Token::FromMove(_) => None,
    }
}

fn seconds(count: i64) -> Option<Millis> {
    u32::try_from(count).ok().map(Millis::seconds)
}

fn minutes_of(count: i64) -> Option<Millis> {
    u32::try_from(count).ok().map(Millis::minutes)
}

fn tokens(text: &str) -> Option<Vec<Token>> {
    let chars: Vec<char> = text.chars().take(400).collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        if c.is_ascii_digit() {
            at += number_token(&chars[at..], &mut tokens)?;
        } else if c.is_alphabetic() {
            at += word_token(&chars[at..], &mut tokens)?;
        } else {
            match c {
                '/' | '／' => tokens.push(Token::Slash),
                ',' | '，' | '、' | ':' | '：' | ';' | '；' | '+' | '＋' | '&' => {
                    tokens.push(Token::Next)
                }
                ' ' | '\t' | '.' | '(' | ')' | '（' | '）' | '-' | '=' | '。' => {}
                _ => return None,
            }
            at += 1;
        }
    }
    Some(tokens)
}

/// `90'`, `2:30`, `30"`, `40`, `1h30`, `30秒`.
fn number_token(chars: &[char], tokens: &mut Vec<Token>) -> Option<usize> {
    let digits = |from: usize| chars[from..].iter().take_while(|c| c.is_ascii_digit()).count();
    let value = |from: usize, len: usize| -> Option<i64> {
        if len > 6 {
            return None;
        }
        chars[from..from + len].iter().collect::<String>().parse().ok()
    };
    let len = digits(0);
    let number = value(0, len)?;
    let mut at = len;
    // h:mm, but not the separator of periods: two digits must follow and a slash or the end.
    if chars.get(at) == Some(&':') && digits(at + 1) == 2 && len <= 2 {
        let minutes = value(at + 1, 2)?;
        tokens.push(Token::Time(Millis((number * 60 + minutes) * 60_000)));
        return Some(at + 3);
    }
    while chars.get(at) == Some(&' ') {
        at += 1;
    }
    let rest: String = chars[at..].iter().take(12).collect::<String>().to_lowercase();
    let ordinal = ["st", "nd", "rd", "th"].iter().find(|mark| rest.starts_with(**mark));
    if ordinal.is_some() {
        tokens.push(Token::Number(number));
        return Some(at + 2);
    }
    for (unit, millis) in UNITS {
        if rest.starts_with(unit) {
            tokens.push(Token::Time(Millis(number.checked_mul(*millis)?)));
            return Some(at + unit.chars().count());
        }
    }
    for unit in ["moves", "move", "回合", "步", "着"] {
        if rest.starts_with(unit) {
            tokens.push(Token::Moves(u32::try_from(number).ok()?));
            return Some(at + unit.chars().count());
        }
    }
    tokens.push(Token::Number(number));
    Some(len)
}

/// Longer names first.
const UNITS: &[(&str, i64)] = &[
    ("hours", 3_600_000),
    ("hour", 3_600_000),
    ("小时", 3_600_000),
    ("h", 3_600_000),
    ("minutes", 60_000),
    ("minute", 60_000),
    ("mins", 60_000),
    ("min", 60_000),
    ("分钟", 60_000),
    ("分", 60_000),
    ("''", 1000),
    ("'", 60_000),
    ("’’", 1000),
    ("’", 60_000),
    ("′′", 1000),
    ("′", 60_000),
    ("\"", 1000),
    ("″", 1000),
    ("”", 1000),
    ("seconds", 1000),
    ("second", 1000),
    ("secs", 1000),
    ("sec", 1000),
    ("秒", 1000),
];

fn word_token(chars: &[char], tokens: &mut Vec<Token>) -> Option<usize> {
    let text: String = chars.iter().take(24).collect::<String>().to_lowercase();
    for (word, token) in WORDS {
        if text.starts_with(word) {
            tokens.extend(*token);
            return Some(word.chars().count());
        }
    }
    // "from move 61", "starting from move 1"
    if let Some(rest) = text.strip_prefix("from move ") {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        tokens.push(Token::FromMove(digits.parse().ok()?));
        return Some("from move ".len() + digits.len());
    }
    let known = [
        "starting", "for", "the", "of", "game", "with", "an", "and", "first", "a", "all", "in",
        "s", "m",
    ];
    let word: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
    if known.contains(&word.as_str()) {
        // "40 m", "30 s" after a number that had no unit yet.
        match (word.as_str(), tokens.last().copied()) {
            ("m", Some(Token::Number(number))) => replace(tokens, number, 60_000)?,
            ("s", Some(Token::Number(number))) => replace(tokens, number, 1000)?,
            ("m" | "s", _) => return None,
            _ => {}
        }
        return Some(word.len());
    }
    // Sentences of official files run words together: "gamewith".
    known.iter().find(|known| known.len() > 3 && word.starts_with(**known)).map(|known| known.len())
}

fn replace(tokens: &mut Vec<Token>, number: i64, millis: i64) -> Option<()> {
    tokens.pop();
    tokens.push(Token::Time(Millis(number.checked_mul(millis)?)));
    Some(())
}

const WORDS: &[(&str, Option<Token>)] = &[
    ("followed by", Some(Token::Next)),
    ("then", Some(Token::Next)),
    ("per move", Some(Token::PerMove)),
    ("each move", Some(Token::PerMove)),
    ("move", Some(Token::PerMove)),
    ("increment", Some(Token::PerMove)),
    ("inc", Some(Token::PerMove)),
    ("每步", Some(Token::PerMove)),
    ("每着", Some(Token::PerMove)),
    ("每回合", Some(Token::PerMove)),
    ("rest", Some(Token::Rest)),
    ("余下", Some(Token::Rest)),
    ("其余", Some(Token::Rest)),
    ("sudden death", Some(Token::Rest)),
    ("sd", Some(Token::Rest)),
    ("g/", Some(Token::Rest)),
    ("g ", Some(Token::Rest)),
    ("ko", Some(Token::Rest)),
    ("delay", Some(Token::Delay)),
    ("bronstein", Some(Token::Bronstein)),
    ("d", Some(Token::Delay)),
    ("加", Some(Token::Next)),
    ("每方", None),
    ("对局", None),
    ("的", None),
    ("前", None),
    ("后", None),
];
