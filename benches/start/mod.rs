//! What a start is measured over.

pub mod proxy;
pub mod shown;
pub mod stock;
