//! The numbered changes of the databases' form.

use crate::error::StoreError;

/// One step from a form to the next. A step that was once released is never edited.
#[derive(Debug)]
pub(crate) struct Migration {
    /// From 1, without a gap.
    pub(crate) number: i64,
    pub(crate) name: &'static str,
    pub(crate) sql: &'static str,
}

/// The steps still to take from the form numbered `found`, 0 for an empty database.
pub(crate) fn pending<'a>(
    all: &'a [Migration],
    found: i64,
    place: &str,
) -> Result<impl Iterator<Item = &'a Migration> + use<'a>, StoreError> {
    let known = all.last().map_or(0, |newest| newest.number);
    if found > known {
        return Err(StoreError::TooNew { place: place.to_owned(), found, known });
    }
    Ok(all.iter().filter(move |step| step.number > found))
}

/// Whether a database that is only read has the form this program writes.
pub(crate) fn is_newest(all: &[Migration], found: i64, place: &str) -> Result<(), StoreError> {
    match pending(all, found, place)?.last() {
        None => Ok(()),
        Some(step) => {
            Err(StoreError::TooOld { place: place.to_owned(), found, known: step.number })
        }
    }
}
