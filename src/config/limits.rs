//! Whole numbers that have sensible limits.

use serde::{Deserialize, Deserializer};
use std::ops::RangeInclusive;

/// A whole number within limits.
///
/// # Errors
/// It is none, or outside them, which is said by `otherwise`.
pub(super) fn within<'de, D: Deserializer<'de>>(
    from: D,
    limits: RangeInclusive<u32>,
    otherwise: &str,
) -> Result<u32, D::Error> {
    Some(u32::deserialize(from)?)
        .filter(|number| limits.contains(number))
        .ok_or_else(|| serde::de::Error::custom(otherwise))
}

/// The smallest number of 17 digits: ids of servers have so many or more.
pub(super) const SMALLEST_ID: u64 = 10_000_000_000_000_000;
/// What is said of one that is smaller.
pub(super) const NO_ID: &str = "a server's id has 17 digits or more, such as 123456789012345678";
