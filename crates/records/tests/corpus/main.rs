//! The record samples beside the checkout, read whole and compared with their right readings.
//!
//! Without the folder every test here says so and passes.

mod binary;
mod changed;
mod dhtmlxq;
mod manifest;
mod seed;
mod text;
#[path = "../xiangqi_of/mod.rs"]
mod xiangqi_of;
