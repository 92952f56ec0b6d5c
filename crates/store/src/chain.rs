//! The hash that ties each entry to the one before it.
//!
//! SHA-256. Fields are framed by their lengths, so that no two different entries give the same bytes.
//! The form is part of the stored data: it never changes, a new one would be a new field.

use sha2::{Digest as _, Sha256};

/// A SHA-256.
pub(crate) type Hash = [u8; 32];

/// What the first entry of a stream follows.
pub(crate) const START: Hash = [0; 32];

/// The hash of an entry's content, without its place.
pub(crate) fn content(stream: &str, at: i64, kind: &str, key: Option<&str>, body: &str) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(b"caipan entry 1");
    hasher.update(at.to_be_bytes());
    framed(&mut hasher, stream);
    framed(&mut hasher, kind);
    match key {
        Some(key) => {
            hasher.update([1]);
            framed(&mut hasher, key);
        }
        None => hasher.update([0]),
    }
    framed(&mut hasher, body);
    hasher.finalize().into()
}

/// The hash of an entry: its content at its place after the entry before.
pub(crate) fn link(before: &Hash, seq: u64, content: &Hash) -> Hash {
    let mut hasher = Sha256::new();
    hasher.update(before);
    hasher.update(seq.to_be_bytes());
    hasher.update(content);
    hasher.finalize().into()
}

/// One hash over where all streams end, given in the order of their names.
pub(crate) fn digest<'a>(tails: impl IntoIterator<Item = (&'a str, u64, &'a Hash)>) -> Hash {
    let mut hasher = Sha256::new();
    for (stream, last, hash) in tails {
        framed(&mut hasher, stream);
        hasher.update(last.to_be_bytes());
        hasher.update(hash);
    }
    hasher.finalize().into()
}

/// Lower-case hexadecimal.
pub(crate) fn hex(hash: &[u8]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn framed(hasher: &mut Sha256, text: &str) {
    let length = u64::try_from(text.len()).expect("a length fits 64 bits");
    hasher.update(length.to_be_bytes());
    hasher.update(text);
}
