//! The rules once more, slow and plain: a board of ten rows, every move tried out, nothing kept, nothing shared with the
//! board core but the names of pieces and points. Written from the text of the rulebooks and their notes.

pub(super) mod asian;
pub(super) mod board;
pub(super) mod chinese;
pub(super) mod of_1959;
