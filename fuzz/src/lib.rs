//! What must hold for whatever comes in: a function a target, which fails where it does not hold.
//! The fuzz targets call these, and so do the project's own tests with a short run
//! (`tests/it/fuzz.rs`).

pub mod config;
pub mod custom_ids;
pub mod interactions;
pub mod notation;
pub mod records;
mod said;
mod tables;
