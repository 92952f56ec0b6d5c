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

/// Says in which notation `tokens`, played from `start`, can be.
///
/// The form of the tokens tells the family; `H2-E2` in capitals is ICCS, whose ranks begin at 0. Else whether ranks begin at 0 or 1 is decided by a rank 0 or
/// 10 if there is one; else both are replayed and the one with fewer unread and illegal moves is
/// taken, and if neither is better, both are given. The scheme of soldiers in letters is decided by the
/// first token that only one scheme writes; [`Notation::Keypad`] is never guessed.
#[must_use]
pub fn detect(start: &Position, tokens: &[&str]) -> Detected {
    let texts = || tokens.iter().map(|token| strip_marks(token).0);
    let most = |looks_so: &dyn Fn(&str) -> bool| {
        let count = texts().filter(|text| looks_so(text)).count();
        count * 2 > tokens.len()
    };
    if most(&chinese::looks_so) {
        return Detected::One(Notation::Chinese(ChineseStyle::default()));
    }
    if most(&|text| coordinate::looks_so(text, None)) {
        let dashed = texts().any(|text| text.contains('-'));
        let zero = if dashed { Notation::Iccs } else { Notation::Ucci };
        let outside = |base| {
            let so = |text: &&str| coordinate::looks_so(text, None);
            texts().filter(so).any(|text| !coordinate::looks_so(text, Some(base)))
        };
        // Capitals with a dash are ICCS, and its ranks begin at 0; only a rank 10 speaks against it.
        let iccs = texts().all(|text| text.contains('-') && text.starts_with(char::is_uppercase));
        if iccs && !outside(RankBase::Zero) {
            return Detected::One(Notation::Iccs);
        }
        return by_base(start, tokens, outside, zero, Notation::Uci);
    }
    if most(&wxf::looks_so) {
        return by_scheme(start, tokens);
    }
    if most(&coordinate::looks_long) {
        return Detected::One(Notation::Lalg);
    }
    let san =
        |text: &str| san::looks_so(text, RankBase::Zero) || san::looks_so(text, RankBase::One);
    if most(&san) {
        let outside = |base| texts().any(|text| san(text) && !san::looks_so(text, base));
        let (zero, one) = (Notation::San(RankBase::Zero), Notation::San(RankBase::One));
        return by_base(start, tokens, outside, zero, one);
    }
    Detected::None
}

/// Chooses between ranks from 0 and from 1.
fn by_base(
    start: &Position,
    tokens: &[&str],
    outside: impl Fn(RankBase) -> bool,
    zero: Notation,
    one: Notation,
) -> Detected {
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

/// How many tokens are left unread, then how many are illegal.
fn faults(notation: Notation, start: &Position, tokens: &[&str]) -> (usize, usize) {
    let moves = match replay(notation, start, tokens) {
        Ok(moves) => moves,
        Err(error) => error.read,
    };
    (tokens.len() - moves.len(), moves.iter().filter(|resolved| !resolved.legal).count())
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
