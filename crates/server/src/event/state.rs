//! The state of an event's stream: the fold of its entries.

use serde_json::Value;

use super::act::Act;
use super::core::Core;
use super::setup::Setup;
use crate::i18n::{Key, Texts};
use crate::journal::{Fold, Seq};

/// What an entry of the stream is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What {
    /// The event was created.
    Created,
    /// Something was done.
    Act(Act),
    /// The last thing done was undone.
    Undone(Seq),
}

/// Why an act touches the integrity of the pairings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Breach {
    /// A draft was changed by hand.
    HandMade,
    /// A result was changed after the next round had been paired.
    LateCorrection,
    /// The list, or who may meet whom, was changed after play had begun.
    ListAfterStart,
    /// A published round was taken back.
    TakenBack,
    /// Play was undone.
    Undone,
}

impl Breach {
    /// Its text.
    pub(crate) const fn key(self) -> Key {
        match self {
            Self::HandMade => Texts::breach_hand,
            Self::LateCorrection => Texts::breach_late,
            Self::ListAfterStart => Texts::breach_list,
            Self::TakenBack => Texts::breach_taken_back,
            Self::Undone => Texts::breach_undone,
        }
    }
}

/// A line of the event's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The entry.
    pub seq: Seq,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who; `desk` for the desk itself.
    pub by: String,
    /// Why, where a reason was given.
    pub reason: String,
    /// What.
    pub what: What,
    /// Whether it was undone later.
    pub undone: bool,
    /// Whether it touches the integrity of the pairings.
    pub breach: Option<Breach>,
}

/// The state of an event.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EventState {
    setup: Option<Setup>,
    core: Core,
    log: Vec<Record>,
    faults: Vec<String>,
}

impl EventState {
    /// The terms.
    #[must_use]
    pub const fn setup(&self) -> Option<&Setup> {
        self.setup.as_ref()
    }

    /// What the acts add up to.
    #[must_use]
    pub const fn core(&self) -> &Core {
        &self.core
    }

    /// The log, oldest first.
    #[must_use]
    pub fn log(&self) -> &[Record] {
        &self.log
    }

    /// What could not be read in the stream.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The last thing done that stands, and can be undone.
    #[must_use]
    pub fn last_act(&self) -> Option<&Record> {
        self.log.iter().rev().find(|record| !record.undone && matches!(record.what, What::Act(_)))
    }

    /// What the acts before an entry add up to, as far as they stand today.
    #[must_use]
    pub fn before(&self, seq: Seq) -> Core {
        fold(self.log.iter().take_while(|record| record.seq < seq))
    }

    fn undo(&mut self, of: Seq) {
        if let Some(record) = self.log.iter_mut().find(|record| record.seq == of) {
            record.undone = true;
        }
        self.core = fold(&self.log);
    }

    fn breach_of_undo(&self, of: Seq) -> Option<Breach> {
        let record = self.log.iter().find(|record| record.seq == of)?;
        match &record.what {
            What::Act(Act::Published) => Some(Breach::TakenBack),
            What::Act(Act::Scored(..) | Act::Corrected(..) | Act::Withdrawn(..)) => {
                Some(Breach::Undone)
            }
            What::Act(
                Act::Added(_)
                | Act::Amended(_)
                | Act::Removed(_)
                | Act::Numbered(_)
                | Act::CheckedIn(..)
                | Act::Asked(..)
                | Act::Paired(_)
                | Act::Exchanged(..)
                | Act::Dropped
                | Act::Violated(..)
                | Act::Barred(..)
                | Act::Settled(_)
                | Act::Linked(..),
            )
            | What::Created
            | What::Undone(_) => None,
        }
    }
}

fn fold<'a>(log: impl IntoIterator<Item = &'a Record>) -> Core {
    let mut core = Core::default();
    for record in log {
        match &record.what {
            What::Act(act) if !record.undone => core.apply(act, record.seq),
            What::Act(_) | What::Created | What::Undone(_) => {}
        }
    }
    core
}

/// Whether an act touches the integrity of the pairings, seen from the state before it.
#[must_use]
pub fn breach(core: &Core, act: &Act) -> Option<Breach> {
    let begun = !core.rounds.is_empty();
    match act {
        Act::Exchanged(..) => Some(Breach::HandMade),
        Act::Corrected(round, ..) => {
            let paired = core.draft.as_ref().map(|draft| draft.number);
            let next = paired.unwrap_or(core.last_round());
            (*round < next).then_some(Breach::LateCorrection)
        }
        Act::Barred(..) | Act::Amended(_) | Act::Numbered(_) | Act::Removed(_) => {
            begun.then_some(Breach::ListAfterStart)
        }
        Act::Added(_)
        | Act::CheckedIn(..)
        | Act::Asked(..)
        | Act::Paired(_)
        | Act::Dropped
        | Act::Published
        | Act::Scored(..)
        | Act::Withdrawn(..)
        | Act::Violated(..)
        | Act::Settled(_)
        | Act::Linked(..) => None,
    }
}

impl Fold for EventState {
    fn take(&mut self, seq: Seq, at_ms: i64, kind: &str, body: &Value) {
        let text = |name: &str| body[name].as_str().unwrap_or_default().to_owned();
        let (what, breach) = match kind {
            "setup" => {
                match Setup::read(body) {
                    Ok(setup) => self.setup = Some(setup),
                    Err(fault) => self.faults.push(format!("entry {seq}: {fault}")),
                }
                (What::Created, None)
            }
            "undo" => {
                let of = body["of"].as_u64().unwrap_or(0);
                let breach = self.breach_of_undo(of);
                self.undo(of);
                (What::Undone(of), breach)
            }
            _ => {
                let Some(act) = Act::read(kind, body) else {
                    self.faults.push(format!("entry {seq}: found {kind}, expected an act"));
                    return;
                };
                let breach = breach(&self.core, &act);
                self.core.apply(&act, seq);
                (What::Act(act), breach)
            }
        };
        let (by, reason) = (text("by"), text("reason"));
        self.log.push(Record { seq, at_ms, by, reason, what, undone: false, breach });
    }
}
