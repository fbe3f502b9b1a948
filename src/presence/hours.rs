//! Quiet hours: a span of each day by the clocks of a zone. What those clocks show comes from the
//! time zone database that is built in (`jiff`); changes of the clocks included.

use jiff::civil::{Date, Time};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How long after the end of quiet hours a deadline comes that would fall into them, in
/// milliseconds: two hours.
pub const AFTERWARDS: u64 = 2 * 60 * 60 * 1_000;

/// The longest that quiet hours can be, in minutes: half a day.
const LONGEST: u16 = 12 * 60;
/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// A time zone, by its name in the time zone database, such as `Europe/Rome`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Zone(String);

/// A span of each day in which nobody is disturbed, by the clocks of their zone; over midnight where
/// it ends before it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[u16; 2]", into = "[u16; 2]")]
pub struct QuietHours {
    from: u16,
    to: u16,
}

impl Zone {
    /// The zone of a name, however it is written large or small; nothing where there is none.
    #[must_use]
    pub fn of(name: &str) -> Option<Zone> {
        let zone = database().get(name.trim()).ok()?;
        zone.iana_name().map(|name| Zone(name.to_owned()))
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The zones that are known, by name.
    pub fn all() -> impl Iterator<Item = Zone> {
        let zones: Vec<Zone> = database()
            .available()
            .map(|name| Zone(name.to_string()))
            .collect();
        zones.into_iter()
    }

    /// The zone in which most people live who read a language, by its code.
    #[must_use]
    pub fn of_language(code: &str) -> Option<Zone> {
        let zones = [
            ("de-AT", "Europe/Vienna"),
            ("de", "Europe/Berlin"),
            ("it", "Europe/Rome"),
            ("pt-BR", "America/Sao_Paulo"),
            ("en-GB", "Europe/London"),
            ("en", "America/New_York"),
            ("es-ES", "Europe/Madrid"),
            ("fr", "Europe/Paris"),
            ("nl", "Europe/Amsterdam"),
            ("pl", "Europe/Warsaw"),
            ("ja", "Asia/Tokyo"),
        ];
        let zone = zones.iter().find(|(begins, _)| code.starts_with(begins));
        zone.and_then(|(_, name)| Zone::of(name))
    }

    /// What its clocks show at a moment (milliseconds since 1970), as hours and minutes.
    #[must_use]
    pub fn shows(&self, moment: u64) -> String {
        self.at(moment)
            .map_or_else(String::new, |at| at.strftime("%H:%M").to_string())
    }

    /// A moment by its clocks.
    pub(super) fn at(&self, moment: u64) -> Option<Zoned> {
        let moment = Timestamp::from_millisecond(i64::try_from(moment).ok()?).ok()?;
        Some(moment.to_zoned(self.zone()?))
    }

    /// The middle of a day by its clocks, in seconds since 1970.
    pub(super) fn noon(&self, date: Date) -> Option<u64> {
        let noon = date.at(12, 0, 0, 0).to_zoned(self.zone()?).ok()?;
        u64::try_from(noon.timestamp().as_second()).ok()
    }

    fn zone(&self) -> Option<TimeZone> {
        database().get(&self.0).ok()
    }
}

/// The database that is built in: the same on every machine.
fn database() -> TimeZoneDatabase {
    TimeZoneDatabase::bundled()
}

impl TryFrom<String> for Zone {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Zone, &'static str> {
        // A zone of a later program stays what it is; until then nobody knows its clocks.
        Ok(Zone(name))
    }
}

impl From<Zone> for String {
    fn from(zone: Zone) -> String {
        zone.0
    }
}

impl QuietHours {
    /// From one minute of the day to another; nothing where they would last longer than half a day
    /// or not at all: a deadline needs some of each day.
    #[must_use]
    pub fn between(from: u16, to: u16) -> Option<QuietHours> {
        let lasts = (to + DAY).checked_sub(from)? % DAY;
        (from < DAY && to < DAY && (1..=LONGEST).contains(&lasts)).then_some(QuietHours { from, to })
    }

    /// When they end, where a moment falls into them; both in milliseconds since 1970.
    pub(super) fn end(self, zone: &Zone, moment: u64) -> Option<u64> {
        let at = zone.at(moment)?;
        let minute = u16::try_from(at.hour()).ok()? * 60 + u16::try_from(at.minute()).ok()?;
        let since = (minute + DAY - self.from) % DAY;
        let lasts = (self.to + DAY - self.from) % DAY;
        if since >= lasts {
            return None;
        }
        let ends_tomorrow = minute >= self.from && self.to < self.from;
        let date = if ends_tomorrow {
            at.date().checked_add(1.day()).ok()?
        } else {
            at.date()
        };
        let end = date.to_datetime(clock_time(self.to)?);
        let end = end.to_zoned(at.time_zone().clone()).ok()?;
        let end = u64::try_from(end.timestamp().as_millisecond()).ok()?;
        // Where the clocks are set back within them an hour is shown twice: the later one counts.
        Some(if end > moment {
            end
        } else {
            moment.saturating_add(1)
        })
    }
}

fn clock_time(minute: u16) -> Option<Time> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
    Time::new(hour, minute, 0, 0).ok()
}

impl TryFrom<[u16; 2]> for QuietHours {
    type Error = &'static str;

    fn try_from([from, to]: [u16; 2]) -> Result<QuietHours, &'static str> {
        QuietHours::between(from, to).ok_or("quiet hours last up to half a day")
    }
}

impl From<QuietHours> for [u16; 2] {
    fn from(hours: QuietHours) -> [u16; 2] {
        [hours.from, hours.to]
    }
}

impl fmt::Display for QuietHours {
    /// `22:00–07:30`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.from, self.to].map(|minute| format!("{:02}:{:02}", minute / 60, minute % 60));
        write!(f, "{from}–{to}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60 * 1_000;

    /// `2026-10-25 01:30 Europe/Berlin` in milliseconds since 1970.
    fn moment(text: &str) -> u64 {
        let stamp: Timestamp = text.parse().unwrap();
        u64::try_from(stamp.as_millisecond()).unwrap()
    }

    fn told(at: u64) -> String {
        Timestamp::from_millisecond(i64::try_from(at).unwrap())
            .unwrap()
            .to_string()
    }

    /// Where a moment is moved to, with the zone and the hours, by hand from the calendars.
    #[test]
    fn a_moment_in_quiet_hours_waits_for_their_end() {
        let night = QuietHours::between(22 * 60, 7 * 60).unwrap();
        let noon = QuietHours::between(12 * 60, 13 * 60 + 30).unwrap();
        let cases = [
            // Winter: an hour before UTC.
            (night, "Europe/Berlin", "2026-01-10T20:59:59Z", None),
            (night, "Europe/Berlin", "2026-01-10T21:00:00Z", Some("2026-01-11T06:00:00Z")),
            (night, "Europe/Berlin", "2026-01-11T05:59:59Z", Some("2026-01-11T06:00:00Z")),
            (night, "Europe/Berlin", "2026-01-11T06:00:00Z", None),
            // Clocks go from 2 to 3 on 29 March: the night is an hour shorter.
            (night, "Europe/Berlin", "2026-03-28T21:00:00Z", Some("2026-03-29T05:00:00Z")),
            // And back from 3 to 2 on 25 October: an hour longer.
            (night, "Europe/Berlin", "2026-10-24T20:00:00Z", Some("2026-10-25T06:00:00Z")),
            (night, "Europe/Berlin", "2026-10-25T01:30:00Z", Some("2026-10-25T06:00:00Z")),
            (night, "America/Sao_Paulo", "2026-06-01T01:00:00Z", Some("2026-06-01T10:00:00Z")),
            (night, "Asia/Kathmandu", "2026-06-01T16:15:00Z", Some("2026-06-02T01:15:00Z")),
            (noon, "Europe/Rome", "2026-07-01T10:00:00Z", Some("2026-07-01T11:30:00Z")),
            (noon, "Europe/Rome", "2026-07-01T11:30:00Z", None),
        ];
        for (hours, zone, at, until) in cases {
            let end = hours.end(&Zone::of(zone).unwrap(), moment(at));
            assert_eq!(end.map(told).as_deref(), until, "{zone} {at}");
        }
    }

    /// Minute by minute through a year with both changes of the clocks, against what the clocks show.
    #[test]
    fn through_a_year_quiet_hours_are_what_the_clocks_show() {
        for (name, from, to) in [
            ("Europe/Berlin", 22 * 60, 7 * 60),
            ("America/New_York", 23 * 60 + 30, 6 * 60 + 15),
            ("Australia/Lord_Howe", 60, 3 * 60),
        ] {
            let (zone, hours) = (Zone::of(name).unwrap(), QuietHours::between(from, to).unwrap());
            let mut at = moment("2026-01-01T00:00:00Z");
            for _ in 0..365 * 24 * 4 {
                let shown = zone.shows(at);
                let minute = shown[..2].parse::<u16>().unwrap() * 60 + shown[3..].parse::<u16>().unwrap();
                let within = if from < to {
                    (from..to).contains(&minute)
                } else {
                    minute >= from || minute < to
                };
                let end = hours.end(&zone, at);
                assert_eq!(end.is_some(), within, "{name} {shown} {}", told(at));
                if let Some(end) = end {
                    assert!(end > at && end - at <= 13 * 60 * MINUTE, "{name} {}", told(at));
                    assert_eq!(hours.end(&zone, end.saturating_add(AFTERWARDS)), None, "{name} {}", told(at));
                }
                at += 15 * MINUTE;
            }
        }
    }

    #[test]
    fn quiet_hours_leave_half_of_each_day() {
        assert_eq!(QuietHours::between(22 * 60, 7 * 60).unwrap().to_string(), "22:00–07:00");
        assert!(QuietHours::between(20 * 60, 8 * 60).is_some());
        assert!(QuietHours::between(19 * 60 + 59, 8 * 60).is_none());
        assert!(QuietHours::between(60, 60).is_none());
        assert!(QuietHours::between(24 * 60, 60).is_none());
    }

    #[test]
    fn zones_are_found_by_name_and_guessed_by_language() {
        assert_eq!(Zone::of("europe/rome").unwrap().name(), "Europe/Rome");
        assert_eq!(Zone::of("Atlantis/Capital"), None);
        assert!(Zone::all().count() > 300);
        for (code, name) in [
            ("de", "Europe/Berlin"),
            ("it", "Europe/Rome"),
            ("pt-BR", "America/Sao_Paulo"),
            ("en-US", "America/New_York"),
        ] {
            assert_eq!(Zone::of_language(code).unwrap().name(), name);
        }
        assert_eq!(Zone::of_language("xx"), None);
    }
}
