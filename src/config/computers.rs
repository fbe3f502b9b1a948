//! How much computers may think.

use super::limits::within;
use serde::{Deserialize, Deserializer};

/// How much the computers that sit at tables may think.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ComputersSection {
    /// How many decisions are thought about at once, each on a thread that stands back behind everything
    /// else.
    #[serde(deserialize_with = "threads")]
    pub threads: u32,
    /// How long a decision takes at the longest, in milliseconds; less where many wait.
    #[serde(deserialize_with = "milliseconds")]
    pub milliseconds: u32,
}

impl Default for ComputersSection {
    fn default() -> ComputersSection {
        ComputersSection {
            threads: 1,
            milliseconds: 1_000,
        }
    }
}

fn threads<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    within(from, 1..=64, "computers think on 1 to 64 threads")
}

fn milliseconds<'de, D: Deserializer<'de>>(from: D) -> Result<u32, D::Error> {
    within(from, 50..=30_000, "a computer's decision takes 50 to 30000 milliseconds")
}
