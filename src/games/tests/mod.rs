//! Equipment of the games' tests: the language of their cases, and who reads their portraits.

pub mod readers;
pub mod script;
