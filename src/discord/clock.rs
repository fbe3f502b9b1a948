//! The time where no hall is at hand. Knows nothing else.

use crate::clock::Clock;

/// Now by the system's clock, in milliseconds since 1970.
#[must_use]
pub fn now() -> u64 {
    Clock::system().now()
}
