//! Secrets: tokens that are shown once, and their marks that are kept.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// A token of 256 random bits, in hexadecimal digits.
///
/// # Panics
/// When the machine has no source of randomness.
#[must_use]
pub fn token() -> String {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).expect("the machine gives random bytes");
    hex(&bytes)
}

/// A short random name for a game or an event: ten letters and digits that cannot be mistaken for each other.
///
/// # Panics
/// When the machine has no source of randomness.
#[must_use]
pub fn short_id() -> String {
    const SIGNS: &[u8; 32] = b"23456789abcdefghjkmnpqrstuvwxyz0";
    let mut bytes = [0_u8; 10];
    getrandom::fill(&mut bytes).expect("the machine gives random bytes");
    bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect()
}

/// What is kept of a token: its SHA-256. A token of 256 random bits needs no salt.
#[must_use]
pub fn mark(token: &str) -> String {
    mark_of(token.as_bytes())
}

/// The SHA-256 of bytes, in hexadecimal digits.
#[must_use]
pub fn mark_of(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// The bytes of hexadecimal digits; `None` for anything else.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit =
        |byte: &u8| char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some(digit(high)? * 16 + digit(low)?),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
        text
    })
}
