//! In which notation a list of tokens can be.

use super::{
    ChineseStyle, LevelSign, Notation, RankBase, SoldierScheme, WxfStyle, chinese, coordinate,
    parse, replay, san, strip_marks, wxf,
};
use crate::Position;

/// The notations a list of tokens can be in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Detected {
    /// Exactly one.
    One(Notation),
    /// Each of these reads every token with legal moves, or none reads better than another.
    Several(Vec<Notation>),
    /// No notation has this form.
    None,
}

/// The number that the ranks of `tokens` begin with, where one of them shows it: a rank 0 or a rank 10 in any form with points.
///
/// `None` where no token does, or some show the one and some the other.
#[must_use]
pub fn base_shown<'a>(tokens: impl IntoIterator<Item = &'a str>) -> Option<RankBase> {
    let (mut zero, mut one) = (false, false);
    for token in tokens {
        let text = strip_marks(token).0;
        if wxf::looks_so(text) || !names_points(text, None) {
            continue;
        }
        zero |= !names_points(text, Some(RankBase::One));
        one |= !names_points(text, Some(RankBase::Zero));
    }
    match (zero, one) {
        (true, false) => Some(RankBase::Zero),
        (false, true) => Some(RankBase::One),
        (true, true) | (false, false) => None,
    }
}

/// Whether the token has a form in which points stand, with ranks of `base` if one is given.
fn names_points(text: &str, base: Option<RankBase>) -> bool {
    coordinate::looks_so(text, base) || coordinate::looks_long(text, base) || san_in(text, base)
}

fn san_in(text: &str, base: Option<RankBase>) -> bool {
    match base {
        Some(base) => san::looks_so(text, base),
        None => san::looks_so(text, RankBase::Zero) || san::looks_so(text, RankBase::One),
    }
}

/// Says in which notation `tokens`, played from `start`, can be.
///
/// The form of the tokens tells the family; `H2-E2` in capitals is ICCS, whose ranks begin at 0. Else whether ranks begin at 0 or 1 is decided by a rank 0 or
/// 10 if there is one; else both are replayed and the one with fewer unread and illegal moves is
/// taken, and if neither is better, both are given. The scheme of soldiers in letters is decided by the
/// first token that only one scheme writes; [`Notation::Keypad`] is never guessed.
#[must_use]
pub fn detect(start: &Position, tokens: &[&str]) -> Detected {
    match family(start, tokens) {
        None => Detected::None,
        Some(Family::Fixed(detected)) => detected,
        Some(Family::Points { tells, zero }) => by_base(start, tokens, tells, zero),
    }
}

/// Like [`detect`], where it is known from which number ranks are counted.
#[must_use]
pub fn detect_from(base: RankBase, start: &Position, tokens: &[&str]) -> Detected {
    match family(start, tokens) {
        None => Detected::None,
        Some(Family::Fixed(detected)) => detected,
        Some(Family::Points { zero, .. }) => Detected::One(zero.from_base(base)),
    }
}

/// What the form of the tokens tells.
enum Family {
    /// All there is to tell.
    Fixed(Detected),
    /// A notation with points; `zero` is it with ranks from 0, and `tells` the form its ranks are looked for in.
    Points { tells: fn(&str, Option<RankBase>) -> bool, zero: Notation },
}

fn family(start: &Position, tokens: &[&str]) -> Option<Family> {
    let texts = || tokens.iter().map(|token| strip_marks(token).0);
    let most = |looks_so: &dyn Fn(&str) -> bool| {
        let count = texts().filter(|text| looks_so(text)).count();
        count * 2 > tokens.len()
    };
    if most(&chinese::looks_so) {
        let chinese = Notation::Chinese(ChineseStyle::default());
        return Some(Family::Fixed(Detected::One(chinese)));
    }
    if most(&|text| coordinate::looks_so(text, None)) {
        let dashed = texts().any(|text| text.contains('-'));
        let zero = if dashed { Notation::Iccs } else { Notation::Ucci };
        // Capitals with a dash are ICCS, and its ranks begin at 0; only a rank 10 speaks against it.
        let iccs = texts().all(|text| text.contains('-') && text.starts_with(char::is_uppercase));
        if iccs && !outside(tokens, coordinate::looks_so, RankBase::Zero) {
            return Some(Family::Fixed(Detected::One(Notation::Iccs)));
        }
        return Some(Family::Points { tells: coordinate::looks_so, zero });
    }
    if most(&wxf::looks_so) {
        return Some(Family::Fixed(by_scheme(start, tokens)));
    }
    if most(&|text| coordinate::looks_long(text, None)) {
        let zero = Notation::Lalg(RankBase::Zero);
        return Some(Family::Points { tells: coordinate::looks_long, zero });
    }
    if most(&|text| san_in(text, None)) {
        return Some(Family::Points { tells: san_in, zero: Notation::San(RankBase::Zero) });
    }
    None
}

/// Whether a token with the form of points names a rank that `base` does not have.
fn outside(tokens: &[&str], tells: fn(&str, Option<RankBase>) -> bool, base: RankBase) -> bool {
    let mut texts = tokens.iter().map(|token| strip_marks(token).0);
    texts.any(|text| tells(text, None) && !tells(text, Some(base)))
}

/// Chooses between ranks from 0 and from 1.
fn by_base(
    start: &Position,
    tokens: &[&str],
    tells: fn(&str, Option<RankBase>) -> bool,
    zero: Notation,
) -> Detected {
    let one = zero.from_base(RankBase::One);
    let outside = |base| outside(tokens, tells, base);
    match (outside(RankBase::Zero), outside(RankBase::One)) {
        (false, true) => return Detected::One(zero),
        (true, false) => return Detected::One(one),
        // Neither rank 0 nor rank 10, or both of them: the moves must tell.
        (false, false) | (true, true) => {}
    }
    match faults(zero, start, tokens).cmp(&faults(one, start, tokens)) {
        std::cmp::Ordering::Less => Detected::One(zero),
        std::cmp::Ordering::Greater => Detected::One(one),
        std::cmp::Ordering::Equal => Detected::Several(vec![zero, one]),
    }
}

/// How many tokens are left unread, then how many are illegal. What stays ambiguous speaks against no notation.
fn faults(notation: Notation, start: &Position, tokens: &[&str]) -> (usize, usize) {
    let (moves, unread) = match replay(notation, start, tokens) {
        Ok(moves) => (moves, 0),
        Err(error) if !error.error.candidates().is_empty() => (error.read, 0),
        Err(error) => {
            let unread = tokens.len() - error.read.len();
            (error.read, unread)
        }
    };
    (unread, moves.iter().filter(|resolved| !resolved.legal).count())
}

/// The style of moves in letters; the scheme is only looked for as far as a token needs it.
fn by_scheme(start: &Position, tokens: &[&str]) -> Detected {
    let texts = || tokens.iter().map(|token| strip_marks(token).0);
    let equals = texts().any(|text| text.contains(['=', '＝']));
    let level = if equals { LevelSign::Equals } else { LevelSign::Point };
    let wxf = |soldiers| Notation::Wxf(WxfStyle { soldiers, level });
    if let Some(scheme) = texts().find_map(wxf::scheme_of) {
        return Detected::One(wxf(scheme));
    }
    if !texts().any(wxf::needs_scheme) {
        return Detected::One(wxf(SoldierScheme::Undecided));
    }
    let (older, newer) = (wxf(SoldierScheme::Wxf1997), wxf(SoldierScheme::Wxf2018));
    if names_middle_by_letter(older, start, tokens) {
        return Detected::One(older);
    }
    match faults(newer, start, tokens).cmp(&faults(older, start, tokens)) {
        std::cmp::Ordering::Less => Detected::One(newer),
        std::cmp::Ordering::Greater => Detected::One(older),
        std::cmp::Ordering::Equal => Detected::Several(vec![newer, older]),
    }
}

/// Whether `P` and a file stand for the middle one of several soldiers, as only the older scheme has it.
fn names_middle_by_letter(older: Notation, start: &Position, tokens: &[&str]) -> bool {
    let mut position = start.clone();
    for token in tokens {
        if wxf::is_middle_by_letter(&position, strip_marks(token).0) {
            return true;
        }
        match parse(older, &position, token) {
            Ok(resolved) => position = position.after(resolved.m),
            Err(_) => return false,
        }
    }
    false
}
