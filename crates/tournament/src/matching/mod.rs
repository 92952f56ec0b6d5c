//! Matchings in general graphs: most weight, most edges, and what all best matchings share.

mod bits;
mod blossom;
mod cardinality;
mod face;
mod graph;
mod search;
#[cfg(test)]
mod tests;
mod weight;

pub(crate) use bits::{BitMatrix, Bits};
pub(crate) use blossom::solve;
pub(crate) use cardinality::{Obstacle, complete};
pub(crate) use face::Face;
pub(crate) use graph::Graph;
pub(crate) use weight::{Weight, Wide};
