//! What a start is measured over.

pub mod shown;
pub mod stock;
