//! The envelopes of sealed moves: what keeps a sealed move from whoever reads the database.
//!
//! A sealed move is stored encrypted (XChaCha20-Poly1305), bound to its game. The key lies beside the database in a file of its own,
//! so that a copy of the database alone tells no sealed move. When an envelope is opened its text is stored in plain; from then on
//! nothing needs the key. Without the key an envelope that is still closed is a lost envelope, for which the Laws have a rule.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305, XNonce};

use crate::secret;

/// Bytes of a key, and of the number used once that stands before each text.
const KEY: usize = 32;
const NONCE: usize = 24;
/// Texts are filled up to multiples of this, so that their length does not tell `O-O-O` from `e4`.
const BLOCK: usize = 64;

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The file cannot be read or written.
    #[error("cannot use the key of the envelopes in {file}: {source}")]
    File {
        /// The file.
        file: String,
        /// Why.
        source: std::io::Error,
    },
    /// There is something else in the file.
    #[error("found no key in {0}, expected 64 hexadecimal digits")]
    Unreadable(String),
}

/// The key that closes envelopes and opens them. Clones share it.
#[derive(Clone)]
pub struct EnvelopeKey(Arc<XChaCha20Poly1305>);

impl std::fmt::Debug for EnvelopeKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EnvelopeKey")
    }
}

impl EnvelopeKey {
    /// A key that is kept nowhere.
    ///
    /// # Panics
    /// When the machine has no source of randomness.
    #[must_use]
    pub fn random() -> Self {
        Self::of(&secret::token()).expect("a token is as long as a key")
    }

    fn of(text: &str) -> Option<Self> {
        let bytes = secret::unhex(text.trim())?;
        if bytes.len() != KEY {
            return None;
        }
        XChaCha20Poly1305::new_from_slice(&bytes).ok().map(|cipher| Self(Arc::new(cipher)))
    }

    /// The key in a file; `None` when there is no such file.
    ///
    /// # Errors
    /// When the file cannot be read, or holds something else.
    pub fn read(file: &Path) -> Result<Option<Self>, KeyError> {
        match std::fs::read_to_string(file) {
            Ok(text) => match Self::of(&text) {
                Some(key) => Ok(Some(key)),
                None => Err(KeyError::Unreadable(file.display().to_string())),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(source) => Err(KeyError::File { file: file.display().to_string(), source }),
        }
    }

    /// The key in a file, which is made at the first start. Of two that start at once one makes it.
    ///
    /// # Errors
    /// As for [`EnvelopeKey::read`], or when the file cannot be made.
    pub fn open(file: &Path) -> Result<Self, KeyError> {
        if let Some(key) = Self::read(file)? {
            return Ok(key);
        }
        let failed = |source| KeyError::File { file: file.display().to_string(), source };
        make(file).map_err(failed)?;
        let gone = || failed(std::io::Error::from(std::io::ErrorKind::NotFound));
        Self::read(file)?.ok_or_else(gone)
    }

    /// Closes an envelope. `about` names the game; the envelope opens for the same name alone.
    ///
    /// # Panics
    /// When the machine has no source of randomness.
    #[must_use]
    pub fn close(&self, about: &str, text: &str) -> String {
        let mut nonce = [0_u8; NONCE];
        getrandom::fill(&mut nonce).expect("the machine gives random bytes");
        let mut filled = text.as_bytes().to_vec();
        filled.push(0x80);
        filled.resize(filled.len().next_multiple_of(BLOCK), 0);
        let payload = Payload { msg: &filled, aad: about.as_bytes() };
        let closed = self.0.encrypt(&XNonce::from(nonce), payload).expect("a text is not too long");
        secret::hex(&nonce) + &secret::hex(&closed)
    }

    /// What is in an envelope; `None` when it was closed with another key, for another game, or changed since.
    #[must_use]
    pub fn look_into(&self, about: &str, envelope: &str) -> Option<String> {
        let bytes = secret::unhex(envelope)?;
        let (nonce, closed) = bytes.split_at_checked(NONCE)?;
        let nonce = <[u8; NONCE]>::try_from(nonce).ok()?;
        let payload = Payload { msg: closed, aad: about.as_bytes() };
        let filled = self.0.decrypt(&XNonce::from(nonce), payload).ok()?;
        let end = filled.iter().rposition(|byte| *byte != 0).filter(|end| filled[*end] == 0x80)?;
        String::from_utf8(filled[..end].to_vec()).ok()
    }
}

/// Writes a new key whole and to the disk before it has its name; a file that is there stays as it is.
fn make(file: &Path) -> std::io::Result<()> {
    let half = file.with_extension(format!("{}.new", secret::short_id()));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = options.open(&half)?;
    out.write_all(format!("{}\n", secret::token()).as_bytes())?;
    out.sync_all()?;
    let named = std::fs::hard_link(&half, file);
    std::fs::remove_file(&half)?;
    match named {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        Ok(()) | Err(_) => {
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_envelope_opens_with_its_key_for_its_game_unchanged_and_not_otherwise() {
        let key = EnvelopeKey::random();
        for text in ["Nh3", "", "O-O-O", "炮二平五", &"x".repeat(300)] {
            let envelope = key.close("game", text);
            assert_eq!(key.look_into("game", &envelope).as_deref(), Some(text));
            assert_eq!(key.look_into("another", &envelope), None);
            assert_eq!(EnvelopeKey::random().look_into("game", &envelope), None);
            let first = if envelope.starts_with('0') { "1" } else { "0" };
            let changed = format!("{first}{}", &envelope[1..]);
            assert_eq!(key.look_into("game", &changed), None);
            assert_eq!(key.look_into("game", &envelope[..40]), None);
        }
        assert_eq!(key.look_into("game", "ß"), None);
    }

    #[test]
    fn the_size_of_an_envelope_does_not_tell_the_move() {
        let key = EnvelopeKey::random();
        assert_eq!(key.close("game", "e4").len(), key.close("game", "Qa1xb2+ (=)").len());
        assert_ne!(key.close("game", "e4"), key.close("game", "e4"));
    }

    #[test]
    fn a_key_is_made_once_for_its_owner_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("desk.db.key");
        assert!(EnvelopeKey::read(&file).unwrap().is_none());
        let envelope = EnvelopeKey::open(&file).unwrap().close("game", "Nh3");
        let again = EnvelopeKey::open(&file).unwrap();
        assert_eq!(again.look_into("game", &envelope).as_deref(), Some("Nh3"));
        assert_eq!(
            std::fs::read_dir(folder.path()).unwrap().count(),
            1,
            "nothing half made is left"
        );
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&file, "what").unwrap();
        assert!(matches!(EnvelopeKey::open(&file), Err(KeyError::Unreadable(_))));
    }
}
