//! The time that Discord's rules are judged by; a test can shift and halt it.
//!
//! Knows no rule: only what time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock that runs with the system's, and can be shifted and halted; clones are one clock.
#[derive(Clone, Debug, Default)]
pub struct ShiftedClock {
    offset: watch::Sender<i64>,
    /// The system's time that it stands still at; 0 while it runs.
    halted: Arc<AtomicI64>,
}

impl ShiftedClock {
    /// The time in milliseconds since 1970, shift included.
    pub fn now(&self) -> i64 {
        let halted = self.halted.load(Ordering::SeqCst);
        self.offset() + if halted == 0 { real() } else { halted }
    }

    /// Lets it stand still, or run with the system's again.
    pub fn halt(&self, halted: bool) {
        self.halted
            .store(if halted { real() } else { 0 }, Ordering::SeqCst);
    }

    /// The shift against the system's clock, in milliseconds.
    pub fn offset(&self) -> i64 {
        *self.offset.borrow()
    }

    /// Moves the clock on (or back) by so many milliseconds.
    pub fn advance(&self, millis: i64) {
        self.offset
            .send_modify(|offset| *offset = offset.saturating_add(millis));
    }

    /// Sets the shift against the system's clock, in milliseconds.
    pub fn shift_to(&self, millis: i64) {
        self.offset.send_replace(millis);
    }

    /// The shift as it is, and is going to be: for whoever is to run with this clock.
    pub fn shifts(&self) -> watch::Receiver<i64> {
        self.offset.subscribe()
    }
}

/// The system's time in milliseconds since 1970.
fn real() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |span| i64::try_from(span.as_millis()).unwrap_or(i64::MAX))
}

/// A time in milliseconds since 1970 as Discord writes it: `2026-01-31T12:00:00.123000+00:00`.
pub fn stamp(millis: i64) -> String {
    let (days, rest) = (millis.div_euclid(86_400_000), millis.rem_euclid(86_400_000));
    let (year, month, day) = civil(days);
    format!(
        "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}.{:03}000+00:00",
        rest / 3_600_000,
        rest / 60_000 % 60,
        rest / 1000 % 60,
        rest % 1000
    )
}

/// The date of a day counted from 1970-01-01, in the Gregorian calendar.
fn civil(days: i64) -> (i64, i64, i64) {
    // Counted from 1 March of year 0, so that the leap day is a year's last.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_index = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_index + 2) / 5 + 1;
    let month = if month_index < 10 {
        month_index + 3
    } else {
        month_index - 9
    };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_gregorian() {
        assert_eq!(stamp(0), "1970-01-01T00:00:00.000000+00:00");
        assert_eq!(stamp(951_782_400_000), "2000-02-29T00:00:00.000000+00:00");
        assert_eq!(stamp(1_000_000_000_007), "2001-09-09T01:46:40.007000+00:00");
    }
}
