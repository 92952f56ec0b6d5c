//! What the Chinese rules of 1999 and 2020 have in common; where they differ, [`Text`] says how.

mod chase;
mod cite;
mod label;
mod verdict;

pub(super) use cite::Details;
pub(super) use label::{Both, JointChase, Soldiers, Text, label, parries};
pub(super) use verdict::verdict;
