//! Records of xiangqi, one module a format.

pub(crate) mod cbf;
pub(crate) mod cbr;
pub mod dhtmlxq;
pub mod json;
pub(crate) mod list;
pub(crate) mod moves;
pub mod pgn;
pub(crate) mod preorder;
pub(crate) mod prose;
pub(crate) mod server;
pub(crate) mod wxf;
pub(crate) mod xml;
pub(crate) mod xqf;
