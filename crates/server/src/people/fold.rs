//! The state of the stream `people`.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Account, Role};
use crate::journal::{Fold, Seq};

/// A line of the audit log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// Its number in the stream.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who did it; empty for the desk itself.
    pub by: String,
    /// The kind of entry; its words are the text `log-KIND`.
    pub kind: String,
    /// Whom or what it concerns.
    pub about: String,
}

#[derive(Debug, Clone)]
struct Stored {
    account: Account,
    hash: String,
}

#[derive(Debug, Clone)]
struct Session {
    name: String,
    until_ms: i64,
}

/// Accounts and sessions.
#[derive(Debug, Clone, Default)]
pub struct State {
    accounts: BTreeMap<String, Stored>,
    sessions: BTreeMap<String, Session>,
    set_up: Option<String>,
    ever: bool,
    log: Vec<LogLine>,
}

impl State {
    /// Whether no account was ever made.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        !self.ever
    }

    /// Open accounts by name.
    #[must_use]
    pub fn accounts(&self) -> Vec<Account> {
        self.accounts.values().map(|stored| stored.account.clone()).collect()
    }

    /// An open account.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Account> {
        self.accounts.get(name).map(|stored| &stored.account)
    }

    /// The lines of the audit log, oldest first.
    #[must_use]
    pub fn log(&self) -> &[LogLine] {
        &self.log
    }

    pub(super) fn hash_of(&self, name: &str) -> Option<String> {
        self.accounts.get(name).map(|stored| stored.hash.clone())
    }

    pub(super) fn of_session(&self, mark: &str, now_ms: i64) -> Option<Account> {
        let session = self.sessions.get(mark).filter(|session| now_ms < session.until_ms)?;
        self.find(&session.name).cloned()
    }

    pub(super) fn opens_set_up(&self, mark: &str) -> bool {
        self.is_empty() && self.set_up.as_deref() == Some(mark)
    }

    fn make(&mut self, body: &Value) {
        let field = |name: &str| body[name].as_str().unwrap_or_default().to_owned();
        let Some(role) = Role::read(&field("role")) else { return };
        let account = Account { name: field("name"), shown: field("shown"), role };
        self.ever = true;
        self.set_up = None;
        self.accounts.insert(account.name.clone(), Stored { account, hash: field("hash") });
    }

    fn close(&mut self, name: &str) {
        self.accounts.remove(name);
        self.sessions.retain(|_, session| session.name != name);
    }
}

impl Fold for State {
    fn take(&mut self, seq: Seq, at_ms: i64, kind: &str, body: &Value) {
        let field = |name: &str| body[name].as_str().unwrap_or_default().to_owned();
        let (by, about) = match kind {
            "set_up_link" => {
                self.set_up = Some(field("mark"));
                (String::new(), String::new())
            }
            "account_made" => {
                self.make(body);
                (field("by"), field("name"))
            }
            "account_closed" => {
                self.close(&field("name"));
                (field("by"), field("name"))
            }
            "session_opened" => {
                let until_ms = body["until"].as_i64().unwrap_or(0);
                // Sessions that are over are forgotten whenever a new one comes.
                self.sessions.retain(|_, session| session.until_ms > at_ms);
                self.sessions.insert(field("mark"), Session { name: field("name"), until_ms });
                (field("name"), String::new())
            }
            "session_closed" => {
                let closed = self.sessions.remove(&field("mark"));
                (closed.map(|session| session.name).unwrap_or_default(), String::new())
            }
            _ => (field("by"), field("about")),
        };
        self.log.push(LogLine { seq, at_ms, by, kind: kind.to_owned(), about });
    }
}
