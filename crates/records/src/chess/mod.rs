//! Records of chess.

pub mod pgn;
