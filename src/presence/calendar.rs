//! The months of a calendar, as people type them and by the moments in them; moments as programs write them.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// A year and a month of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// The year.
    pub year: i16,
    /// The month, from 1.
    pub month: i8,
}

impl Month {
    /// A month as it is typed: `2026-11`, or `11/2026`.
    #[must_use]
    pub fn read(typed: &str) -> Option<Month> {
        let parts: Vec<&str> = typed.trim().split(['-', '/', '.']).collect();
        let [one, other] = parts[..] else { return None };
        let (year, month) = if one.len() == 4 {
            (one, other)
        } else {
            (other, one)
        };
        let (year, month) = (year.parse().ok()?, month.parse().ok()?);
        ((2015..=9999).contains(&year) && (1..=12).contains(&month)).then_some(Month { year, month })
    }

    /// Whether a moment, in milliseconds since 1970, is in it, by the calendar of UTC.
    #[must_use]
    pub fn has(self, at: u64) -> bool {
        let at = i64::try_from(at).unwrap_or(i64::MAX);
        Timestamp::from_millisecond(at).is_ok_and(|at| {
            let date = at.to_zoned(TimeZone::UTC).date();
            (date.year(), date.month()) == (self.year, self.month)
        })
    }
}

/// A moment, in milliseconds since 1970, as RFC 3339 writes it, to the second and in UTC.
#[must_use]
pub fn iso(at: u64) -> String {
    let seconds = i64::try_from(at / 1_000).unwrap_or(i64::MAX);
    let moment = Timestamp::from_second(seconds).unwrap_or(Timestamp::MAX);
    format!("{moment:.0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_read_as_people_write_them() {
        for (typed, read) in [
            ("2026-11", Some((2026, 11))),
            (" 2026-1 ", Some((2026, 1))),
            ("11/2026", Some((2026, 11))),
            ("1.2027", Some((2027, 1))),
            ("2026-13", None),
            ("2026-0", None),
            ("november", None),
            ("26-11", None),
            ("2026-11-3", None),
            ("", None),
        ] {
            let month = Month::read(typed).map(|month| (month.year, month.month));
            assert_eq!(month, read, "{typed}");
        }
    }

    #[test]
    fn moments_are_written_to_the_second() {
        assert_eq!(iso(1_793_491_200_999), "2026-11-01T00:00:00Z");
        assert!(iso(u64::MAX).starts_with("9999-"));
    }

    #[test]
    fn a_month_begins_and_ends_at_midnight() {
        let november = Month {
            year: 2026,
            month: 11,
        };
        // 2026-11-01 and 2026-12-01, 00:00 UTC.
        for (at, has) in [
            (1_793_491_200_000 - 1, false),
            (1_793_491_200_000, true),
            (1_796_083_200_000 - 1, true),
            (1_796_083_200_000, false),
        ] {
            assert_eq!(november.has(at), has, "{at}");
        }
    }
}
