//! When a person is there: their time zone, their quiet hours, and how long they are away. Knows no
//! clock, no table and no store: what time it is is said by whoever asks.
//!
//! | file | noun |
//! |---|---|
//! | `hours.rs` | [`QuietHours`]: a span of each day in which nobody is disturbed, and [`Zone`] |
//! | `absence.rs` | [`Absence`]: away until a moment, and how much of a year that has taken |
//! | `calendar.rs` | [`Month`]: a month, as it is typed; moments for other programs |
//! | `city.rs` | [`TypedZone`]: which zone is meant by a city or an abbreviation; [`CityNames`] |
//! | `date.rs` | [`DateWords`]: a day, as it is typed in any language; [`DateOrder`] |
//! | `until.rs` | reading what people type for how long they are away, and for their quiet hours |

mod absence;
mod calendar;
mod city;
mod date;
mod hours;
mod until;

pub use absence::{Absence, YEAR};
pub use calendar::{Month, iso};
pub use city::{CityNames, TypedZone};
pub use date::{DateLists, DateOrder, DateWords, Unread};
pub use hours::{AFTERWARDS, QuietHours, Zone};
pub use until::{read_quiet, read_until};

use serde::{Deserialize, Serialize};

/// What is known of when a person is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Presence {
    /// Their time zone, where they have chosen one.
    pub zone: Option<Zone>,
    /// Their quiet hours, by the clocks of that zone.
    pub quiet: Option<QuietHours>,
    /// How long they are away.
    pub absence: Absence,
}

impl Presence {
    /// When the quiet hours end that a moment falls into, both in milliseconds since 1970; nothing
    /// where it falls into none.
    #[must_use]
    pub fn quiet_until(&self, moment: u64) -> Option<u64> {
        self.quiet?.end(self.zone.as_ref()?, moment)
    }

    /// What a deadline is moved to that falls into quiet hours: some time after their end. Nothing
    /// where it falls into none. All in milliseconds since 1970.
    #[must_use]
    pub fn spared(&self, deadline: u64) -> Option<u64> {
        Some(self.quiet_until(deadline)?.saturating_add(AFTERWARDS))
    }
}
