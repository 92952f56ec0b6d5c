//! Time controls, and the time-control field of PGN.

use std::fmt;

use super::Millis;

/// What a move gives back or waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// Fischer: added with every move, saved or not.
    Increment(Millis),
    /// Bronstein: what the move took is given back, up to this much.
    Bronstein(Millis),
    /// Simple or US delay: the main time starts to run only after this much.
    Delay(Millis),
    /// Hourglass: what one side uses the other gains.
    Hourglass,
}

/// One period of a control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves must be made in it; `None` for all that are left.
    pub moves: Option<u32>,
    /// The time for them.
    pub base: Millis,
    /// What each move gives.
    pub bonus: Bonus,
}

/// When the increment of a player's first move is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Given {
    /// Before the move: a clock for 90 minutes with 30 seconds starts at 1:30:30.
    Before,
    /// On completing the move: it starts at 1:30:00.
    After,
}

/// A time control: periods in order. The last one repeats if it has a number of moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Control {
    periods: Vec<Period>,
    given: Given,
}

/// Kinds of play by the time a player has for sixty moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// An hour or more.
    Standard,
    /// More than ten minutes, less than an hour.
    Rapid,
    /// Ten minutes or less.
    Blitz,
}

/// Why periods make no control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ControlError {
    /// There is no period.
    #[error("no period, expected at least one")]
    Empty,
    /// A period without a number of moves is followed by another.
    #[error("period {0} is for the rest of the game, expected no period after it")]
    NotLast(usize),
    /// A period asks for no moves, or gives neither time nor increment.
    #[error("period {0} gives no time or asks for no moves")]
    Nothing(usize),
}

impl Control {
    /// A control of these periods; increments are given before the first move.
    ///
    /// # Errors
    /// When there is none, when one for the rest of the game is not the last, or one gives nothing.
    pub fn new(periods: Vec<Period>) -> Result<Self, ControlError> {
        if periods.is_empty() {
            return Err(ControlError::Empty);
        }
        for (index, period) in periods.iter().enumerate() {
            if period.moves.is_none() && index + 1 < periods.len() {
                return Err(ControlError::NotLast(index + 1));
            }
            let gives = period.base > Millis::ZERO || matches!(period.bonus, Bonus::Increment(_));
            if period.moves == Some(0) || !gives {
                return Err(ControlError::Nothing(index + 1));
            }
        }
        Ok(Self { periods, given: Given::Before })
    }

    /// One period for the whole game.
    ///
    /// # Errors
    /// When it gives no time.
    pub fn whole_game(base: Millis, bonus: Bonus) -> Result<Self, ControlError> {
        Self::new(vec![Period { moves: None, base, bonus }])
    }

    /// The same control with another moment for the first increment.
    #[must_use]
    pub const fn with_first_increment(mut self, given: Given) -> Self {
        self.given = given;
        self
    }

    /// The same periods with an increment for each completed move.
    #[must_use]
    pub fn with_increment(mut self, each: Millis) -> Self {
        for period in &mut self.periods {
            period.bonus = Bonus::Increment(each);
        }
        self.given = Given::After;
        self
    }

    /// When the first increment is given.
    #[must_use]
    pub const fn first_increment(&self) -> Given {
        self.given
    }

    /// The periods in order.
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Period number `index` from 0; past the end the last one repeats.
    #[must_use]
    pub fn period(&self, index: usize) -> Period {
        let last = self.periods.len() - 1;
        self.periods[index.min(last)]
    }

    /// Whether no further control follows period `index`.
    #[must_use]
    pub fn is_last(&self, index: usize) -> bool {
        self.period(index).moves.is_none()
    }

    /// The time a player has for so many moves: all base times until then and an increment for each.
    #[must_use]
    pub fn for_moves(&self, moves: u32) -> Millis {
        let mut left = moves;
        let mut sum = Millis::ZERO;
        let mut index = 0;
        while left > 0 {
            let period = self.period(index);
            let moves = period.moves.unwrap_or(left).min(left);
            let each = match period.bonus {
                Bonus::Increment(each) | Bonus::Bronstein(each) | Bonus::Delay(each) => each,
                Bonus::None | Bonus::Hourglass => Millis::ZERO,
            };
            sum += period.base + Millis(each.0.saturating_mul(i64::from(moves)));
            left -= moves;
            index += 1;
        }
        sum
    }

    /// The smallest increment of any period.
    #[must_use]
    pub fn increment_in(&self, index: usize) -> Millis {
        match self.period(index).bonus {
            Bonus::Increment(each) | Bonus::Bronstein(each) | Bonus::Delay(each) => each,
            Bonus::None | Bonus::Hourglass => Millis::ZERO,
        }
    }

    /// Reads a PGN time control that names periods: `40/7200:20/3600:900+30`, `*180`, `900+10d`; and
    /// `900+10b`, our own sign for a Bronstein delay ([`Control::exact`]).
    ///
    /// `?` (unknown) and `-` (none) are no control and give `None`, as anything else does.
    #[must_use]
    pub fn from_pgn(text: &str) -> Option<Self> {
        let periods: Option<Vec<Period>> = text.trim().split(':').map(pgn_field).collect();
        Self::new(periods?).ok()
    }
}

fn pgn_field(field: &str) -> Option<Period> {
    if let Some(seconds) = field.strip_prefix('*') {
        return Some(Period { moves: None, base: number(seconds)?, bonus: Bonus::Hourglass });
    }
    let (moves, rest) = match field.split_once('/') {
        Some((moves, rest)) => (Some(moves.parse().ok()?), rest),
        None => (None, field),
    };
    let (base, bonus) = match rest.split_once('+') {
        None => (rest, Bonus::None),
        Some((base, bonus)) => (
            base,
            match (bonus.strip_suffix('d'), bonus.strip_suffix('b')) {
                (Some(delay), _) => Bonus::Delay(number(delay)?),
                (None, Some(delay)) => Bonus::Bronstein(number(delay)?),
                (None, None) => Bonus::Increment(number(bonus)?),
            },
        ),
    };
    Some(Period { moves, base: number(base)?, bonus })
}

fn number(text: &str) -> Option<Millis> {
    let plain = !text.is_empty()
        && text.len() <= 9
        && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if plain { Millis::read(text) } else { None }
}

impl Control {
    /// The field with `b` for a Bronstein delay, which PGN has no sign for; reading it gives the same
    /// control again.
    #[must_use]
    pub fn exact(&self) -> String {
        Fields { periods: &self.periods, bronstein: 'b' }.to_string()
    }
}

/// The periods, with a letter for a Bronstein delay.
struct Fields<'a> {
    periods: &'a [Period],
    bronstein: char,
}

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bronstein = self.bronstein;
        for (index, period) in self.periods.iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            if period.bonus == Bonus::Hourglass {
                f.write_str("*")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            write!(f, "{}", Seconds(period.base))?;
            match period.bonus {
                Bonus::None | Bonus::Hourglass => {}
                Bonus::Increment(each) => write!(f, "+{}", Seconds(each))?,
                Bonus::Bronstein(each) => write!(f, "+{}{bronstein}", Seconds(each))?,
                Bonus::Delay(each) => write!(f, "+{}d", Seconds(each))?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Control {
    /// The PGN field. A Bronstein delay is written like a delay: `900+10d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Fields { periods: &self.periods, bronstein: 'd' }.fmt(f)
    }
}

/// Seconds in figures, with a fraction only where there is one.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0.0 / 1000, self.0.0 % 1000);
        write!(f, "{whole}")?;
        if rest == 0 {
            return Ok(());
        }
        write!(f, ".{}", format!("{rest:03}").trim_end_matches('0'))
    }
}
