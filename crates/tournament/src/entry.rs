//! Who takes part.

use std::collections::BTreeMap;

use crate::units::{PlayerId, Rating, RoundNumber};

/// As printed in tournament files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sex {
    /// `m`
    Male,
    /// `w`
    Female,
}

/// FIDE titles in the order of the initial list (C.04.2): the highest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Grandmaster,
    /// International master.
    InternationalMaster,
    /// Woman grandmaster.
    WomanGrandmaster,
    /// FIDE master.
    FideMaster,
    /// Woman international master.
    WomanInternationalMaster,
    /// Candidate master.
    CandidateMaster,
    /// Woman FIDE master.
    WomanFideMaster,
    /// Woman candidate master.
    WomanCandidateMaster,
}

/// A date of birth as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Birth {
    /// The year.
    pub year: u16,
    /// The month, from 1, if known.
    pub month: Option<u8>,
    /// The day, from 1, if known.
    pub day: Option<u8>,
}

/// Whether somebody who left still stands in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Listing {
    /// With the results made.
    Kept,
    /// Struck out, the games annulled.
    Struck,
}

/// Leaving the event before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Withdrawal {
    /// The last round the player took part in; [`RoundNumber::START`] if none.
    pub after: RoundNumber,
    /// Whether the player still stands in the table.
    pub listing: Listing,
}

/// One player of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The number of the player; in a drawn-up list the pairing number.
    pub id: PlayerId,
    /// The name as printed.
    pub name: String,
    /// As printed, if given.
    pub sex: Option<Sex>,
    /// FIDE title, if any.
    pub title: Option<Title>,
    /// A title outside FIDE's list as printed, may be empty.
    pub further_title: String,
    /// Rating; 0 means unrated.
    pub rating: Rating,
    /// Federation code, may be empty.
    pub federation: String,
    /// Club or delegation, may be empty; used to keep clubs apart.
    pub club: String,
    /// The number in the FIDE list, may be empty.
    pub fide_id: String,
    /// Date of birth, if given.
    pub birth: Option<Birth>,
    /// The first round the player is considered for: later than 1 for a late entry.
    pub enters: RoundNumber,
    /// Whether and when the player left.
    pub withdrawal: Option<Withdrawal>,
}

impl Entry {
    /// An entry with number and name and nothing else.
    #[must_use]
    pub fn new(id: PlayerId, name: impl Into<String>) -> Self {
        Self {
            id,
            name: name.into(),
            sex: None,
            title: None,
            further_title: String::new(),
            rating: Rating(0),
            federation: String::new(),
            club: String::new(),
            fide_id: String::new(),
            birth: None,
            enters: RoundNumber(1),
            withdrawal: None,
        }
    }
}

/// The initial list (C.04.2): by rating, then title, then name, numbered from 1.
#[must_use]
pub fn by_strength(entries: &[Entry]) -> Vec<Entry> {
    let mut listed = in_order(entries);
    for (entry, number) in listed.iter_mut().zip(1..) {
        entry.id = PlayerId(number);
    }
    listed
}

/// The number each player gets in the initial list.
#[must_use]
pub fn numbers_by_strength(entries: &[Entry]) -> BTreeMap<PlayerId, PlayerId> {
    let listed = in_order(entries);
    listed.iter().map(|entry| entry.id).zip((1..).map(PlayerId)).collect()
}

fn in_order(entries: &[Entry]) -> Vec<Entry> {
    let mut listed = entries.to_vec();
    // Titles are declared the highest first; nobody without one stands before a titled player.
    listed.sort_by(|a, b| {
        b.rating
            .cmp(&a.rating)
            .then_with(|| a.title.is_none().cmp(&b.title.is_none()))
            .then_with(|| a.title.cmp(&b.title))
            .then_with(|| a.name.cmp(&b.name))
    });
    listed
}

/// A team of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its number, from 1.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// Its players in board order.
    pub players: Vec<PlayerId>,
}
