//! Players as a field names them.

use std::collections::{BTreeMap, BTreeSet};

use tournament::{Entry, PlayerId};

use super::round::narrow;
use crate::events::trf::{Said, both};

/// The players by number and by name.
pub(super) struct Players {
    numbers: BTreeSet<PlayerId>,
    names: BTreeMap<String, Vec<PlayerId>>,
}

impl Players {
    pub(super) fn of(entries: &[Entry]) -> Self {
        let mut names: BTreeMap<String, Vec<PlayerId>> = BTreeMap::new();
        for entry in entries {
            names.entry(entry.name.clone()).or_default().push(entry.id);
        }
        Self { numbers: entries.iter().map(|entry| entry.id).collect(), names }
    }

    /// The player with this number or name.
    ///
    /// # Errors
    /// What was expected.
    pub(super) fn find(&self, text: &str) -> Result<PlayerId, Said> {
        if let Ok(number) = narrow(text).parse().map(PlayerId)
            && self.numbers.contains(&number)
        {
            return Ok(number);
        }
        match self.names.get(text).map(Vec::as_slice) {
            Some([only]) => Ok(*only),
            Some(several) => {
                let numbers: Vec<String> = several.iter().map(ToString::to_string).collect();
                Err(both(
                    format!("a number: {} have this name", numbers.join(" and ")),
                    format!("编号：{} 号同名", numbers.join("、")),
                ))
            }
            None => Err(both("the number or name of an entered player", "名单中棋手的编号或姓名")),
        }
    }
}
