//! Accounts, roles, sessions and the link of the first start: the stream `people` and its fold.
//!
//! Of passwords Argon2's hash is kept, of tokens the SHA-256; nothing here can be used to sign in.

mod fold;
pub mod pages;

use argon2::Argon2;
use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use serde_json::{Value, json};
use store::{NewEntry, Store, StoreError};

pub use fold::{LogLine, State};

use crate::fault::Fault;
use crate::i18n::{Key, Texts};
use crate::journal::{Changed, Contended, Journal};
use crate::secret;

/// How long a session lasts, in milliseconds: two weeks.
const SESSION_MS: i64 = 14 * 24 * 3600 * 1000;
/// The shortest password taken.
pub const PASSWORD_AT_LEAST: usize = 8;

/// What an account is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The chief arbiter: everything, accounts included.
    Chief,
    /// A deputy: rulings and entries.
    Deputy,
    /// A clerk: entries only.
    Clerk,
}

/// What an account may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Right {
    /// Make and close accounts, see the audit log.
    Manage,
    /// Rule on games, change results.
    Rule,
    /// Open games, enter players and results.
    Enter,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 3] = [Self::Chief, Self::Deputy, Self::Clerk];

    /// Whether the role has the right.
    #[must_use]
    pub const fn may(self, right: Right) -> bool {
        match (self, right) {
            (Self::Chief, Right::Manage | Right::Rule | Right::Enter)
            | (Self::Deputy, Right::Rule | Right::Enter)
            | (Self::Clerk, Right::Enter) => true,
            (Self::Deputy, Right::Manage) | (Self::Clerk, Right::Manage | Right::Rule) => false,
        }
    }

    /// The word in entries and forms.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::Deputy => "deputy",
            Self::Clerk => "clerk",
        }
    }

    /// The name of the role.
    pub(crate) const fn key(self) -> Key {
        match self {
            Self::Chief => Texts::role_chief,
            Self::Deputy => Texts::role_deputy,
            Self::Clerk => Texts::role_clerk,
        }
    }

    /// The role of a word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }
}

/// An account, as others may see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// The name to sign in with.
    pub name: String,
    /// The name shown.
    pub shown: String,
    /// What it is for.
    pub role: Role,
}

/// A new account.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// The name to sign in with: letters, digits, `.`, `-`, `_` of any script, 1 to 40 of them.
    pub name: String,
    /// The name shown; the name to sign in with if empty.
    pub shown: String,
    /// The password.
    pub password: String,
    /// What it is for.
    pub role: Role,
}

/// The people of the desk.
#[derive(Debug)]
pub struct People {
    journal: Journal<State>,
}

impl From<Contended> for Fault {
    fn from(error: Contended) -> Self {
        match error {
            Contended::Store(error) => error.into(),
            Contended::Busy(_) => Self::Busy,
        }
    }
}

impl People {
    /// Reads the stream.
    ///
    /// # Errors
    /// When the store cannot be read.
    ///
    /// # Panics
    /// Never: the name of the stream is well formed.
    pub async fn open(store: Store) -> Result<Self, StoreError> {
        let stream = "people".parse().expect("a well-formed name");
        Ok(Self { journal: Journal::open(store, stream, State::default()).await? })
    }

    /// The journal, for those who follow it.
    #[must_use]
    pub const fn journal(&self) -> &Journal<State> {
        &self.journal
    }

    /// Whether nobody has an account yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.journal.look(State::is_empty)
    }

    /// All accounts that are open.
    #[must_use]
    pub fn accounts(&self) -> Vec<Account> {
        self.journal.look(State::accounts)
    }

    /// The account of a session's token at `now_ms`.
    #[must_use]
    pub fn of_session(&self, token: &str, now_ms: i64) -> Option<Account> {
        self.journal.look(|state| state.of_session(&secret::mark(token), now_ms))
    }

    /// Who did what, newest first, at most `most` lines.
    #[must_use]
    pub fn log(&self, most: usize) -> Vec<LogLine> {
        self.journal.look(|state| state.log().iter().rev().take(most).cloned().collect())
    }

    /// A new link to set the desk up with, if nobody has an account; an older link is void from now on.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_up_token(&self, now_ms: i64) -> Result<Option<String>, Fault> {
        let token = secret::token();
        let changed = self
            .journal
            .change(now_ms, |state| {
                let entries = if state.is_empty() {
                    vec![entry("set_up_link", json!({"mark": secret::mark(&token)}))]
                } else {
                    Vec::new()
                };
                Ok::<_, Fault>((entries, state.is_empty()))
            })
            .await?;
        Ok(match changed {
            Changed::New(_, true) => Some(token),
            Changed::New(_, false) | Changed::Already(_) => None,
        })
    }

    /// Whether the link still opens the desk.
    #[must_use]
    pub fn set_up_is_open(&self, token: &str) -> bool {
        self.journal.look(|state| state.opens_set_up(&secret::mark(token)))
    }

    /// The first account, by the link of the first start, which is void afterwards.
    ///
    /// # Errors
    /// When the link is not the one, or the account cannot be made so.
    pub async fn set_up(&self, token: &str, new: NewAccount, now_ms: i64) -> Result<(), Fault> {
        check(&new)?;
        let hash = hashed(new.password.clone()).await?;
        let new = NewAccount { role: Role::Chief, ..new };
        self.journal
            .change(now_ms, |state| {
                if !state.opens_set_up(&secret::mark(token)) {
                    return Err(Fault::Forbidden);
                }
                Ok((vec![account_entry(&new, &hash, &new.name)], ()))
            })
            .await?;
        Ok(())
    }

    /// Makes an account.
    ///
    /// # Errors
    /// When the name is taken, or the account cannot be made so.
    pub async fn add(&self, by: &Account, new: NewAccount, now_ms: i64) -> Result<(), Fault> {
        check(&new)?;
        let hash = hashed(new.password.clone()).await?;
        self.journal
            .change(now_ms, |state| {
                if state.find(&new.name).is_some() {
                    return Err(Fault::bad_key(Texts::error_name_taken));
                }
                Ok((vec![account_entry(&new, &hash, &by.name)], ()))
            })
            .await?;
        Ok(())
    }

    /// Closes an account with all its sessions; the last chief stays.
    ///
    /// # Errors
    /// When there is no such account, or it is the last chief.
    pub async fn close(&self, by: &Account, name: &str, now_ms: i64) -> Result<(), Fault> {
        self.journal
            .change(now_ms, |state| {
                let found = state.find(name).ok_or(Fault::NotFound)?;
                let chiefs = state.accounts().iter().filter(|one| one.role == Role::Chief).count();
                if found.role == Role::Chief && chiefs < 2 {
                    return Err(Fault::bad_key(Texts::error_last_chief));
                }
                Ok((vec![entry("account_closed", json!({"name": name, "by": by.name}))], ()))
            })
            .await?;
        Ok(())
    }

    /// Opens a session; its token, once. `None` when name and password do not fit.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sign_in(
        &self,
        name: &str,
        password: &str,
        now_ms: i64,
    ) -> Result<Option<String>, Fault> {
        let hash = self.journal.look(|state| state.hash_of(name));
        // Without an account the same work is done, so that the time does not tell who has one.
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
        if !(fits(hash, password.to_owned()).await? && known) {
            return Ok(None);
        }
        let token = secret::token();
        let body = json!({
            "mark": secret::mark(&token), "name": name, "until": now_ms.saturating_add(SESSION_MS),
        });
        self.journal
            .change(now_ms, |_| Ok::<_, Fault>((vec![entry("session_opened", body.clone())], ())))
            .await?;
        Ok(Some(token))
    }

    /// Closes a session.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn sign_out(&self, token: &str, now_ms: i64) -> Result<(), Fault> {
        let mark = secret::mark(token);
        self.journal
            .change(now_ms, |state| {
                let known = state.of_session(&mark, now_ms).is_some();
                let entries = known.then(|| entry("session_closed", json!({"mark": mark})));
                Ok::<_, Fault>((entries.into_iter().collect(), ()))
            })
            .await?;
        Ok(())
    }
}

fn entry(kind: &str, body: Value) -> NewEntry {
    NewEntry { kind: kind.to_owned(), body, key: None }
}

fn account_entry(new: &NewAccount, hash: &str, by: &str) -> NewEntry {
    let shown = if new.shown.trim().is_empty() { &new.name } else { new.shown.trim() };
    let body = json!({
        "name": new.name, "shown": shown, "role": new.role.word(), "hash": hash, "by": by,
    });
    entry("account_made", body)
}

fn check(new: &NewAccount) -> Result<(), Fault> {
    let letters = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_');
    let length = new.name.chars().count();
    if !(1..=40).contains(&length) || !new.name.chars().all(letters) {
        return Err(Fault::bad_key(Texts::error_name));
    }
    if new.shown.chars().count() > 80 {
        return Err(Fault::bad_key(Texts::error_name));
    }
    let long = new.password.chars().count();
    if long < PASSWORD_AT_LEAST || new.password.len() > 1000 {
        return Err(Fault::bad_key(Texts::error_password));
    }
    Ok(())
}

/// The hash of a password nobody has.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$Y2FpcGFuLW5vYm9keQ$\
                      qzbTDPVSbZfnVKSWlJmJTUKdbrXuGyEYqvxhnZqzJVo";

/// Hashing takes tens of milliseconds of a processor, so it is kept off the threads that serve.
async fn hashed(password: String) -> Result<String, Fault> {
    let work = tokio::task::spawn_blocking(move || {
        let salt = SaltString::generate(&mut OsRng);
        Argon2::default().hash_password(password.as_bytes(), &salt).map(|hash| hash.to_string())
    });
    match work.await {
        Ok(Ok(hash)) => Ok(hash),
        Ok(Err(error)) => {
            tracing::error!(%error, "a password could not be hashed");
            Err(Fault::Own)
        }
        Err(error) => Err(Fault::own(&error)),
    }
}

async fn fits(hash: String, password: String) -> Result<bool, Fault> {
    let work = tokio::task::spawn_blocking(move || {
        let Ok(hash) = PasswordHash::new(&hash) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
    });
    work.await.map_err(|error| Fault::own(&error))
}
