//! What people type for how long they are away, and for their quiet hours.

use super::hours::{QuietHours, Zone};
use jiff::civil::Date;
use jiff::{ToSpan, Zoned};

/// The most days that somebody can be away at once.
const MOST_DAYS: i64 = 60;

/// Until when somebody is away, in milliseconds since 1970: by a number of days (`3`, `3 days`,
/// `3 Tage`, `2 weeks`), or up to and with a date by the clocks of their zone (`2026-12-24`,
/// `24.12.`, `24.12.2026`, `24/12`). `at` is now. Nothing where it is not understood, is not later
/// than now, or is more than 60 days away.
#[must_use]
pub fn read_until(typed: &str, zone: &Zone, at: u64) -> Option<u64> {
    let now = zone.at(at)?;
    let typed = typed.trim().to_lowercase();
    let until = days(&typed)
        .and_then(|days| now.checked_add(days.days()).ok())
        .or_else(|| end_of(date(&typed, &now)?, &now))?;
    let until = u64::try_from(until.timestamp().as_millisecond()).ok()?;
    let most = now.checked_add(MOST_DAYS.days()).ok()?;
    let most = u64::try_from(most.timestamp().as_millisecond()).ok()?;
    (at < until && until <= most).then_some(until)
}

/// A number of days in words: with the beginning of "days" or "weeks" in one of our languages.
fn days(typed: &str) -> Option<i64> {
    let end = typed
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(typed.len());
    let (number, unit) = typed.split_at(end);
    let number: i64 = number.parse().ok()?;
    let weeks = ["w", "sem", "set"]
        .iter()
        .any(|begins| unit.trim().starts_with(begins));
    let known = ["", "d", "day", "days", "t", "tag", "tage", "tagen", "dia", "dias", "g", "giorno", "giorni"];
    if weeks {
        number.checked_mul(7)
    } else {
        known.contains(&unit.trim()).then_some(number)
    }
}

/// A date: with its year, or the next that there is.
fn date(typed: &str, now: &Zoned) -> Option<Date> {
    if let Ok(date) = typed.parse::<Date>() {
        return Some(date);
    }
    let parts: Vec<&str> = typed
        .split(['.', '/', '-'])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let number = |part: &str| part.parse::<i16>().ok();
    match parts[..] {
        [day, month] => {
            let (day, month) = (i8::try_from(number(day)?).ok()?, i8::try_from(number(month)?).ok()?);
            let years = [now.year(), now.year().checked_add(1)?];
            let dates = years
                .into_iter()
                .filter_map(|year| Date::new(year, month, day).ok());
            dates.into_iter().find(|date| *date >= now.date())
        }
        [day, month, year] => {
            let (day, month) = (i8::try_from(number(day)?).ok()?, i8::try_from(number(month)?).ok()?);
            Date::new(number(year)?, month, day).ok()
        }
        _ => None,
    }
}

/// The end of a day: they are back in the next one.
fn end_of(date: Date, now: &Zoned) -> Option<Zoned> {
    let next = date.checked_add(1.day()).ok()?;
    next.to_zoned(now.time_zone().clone()).ok()
}

/// Quiet hours as people type them: `22-7`, `22:30–07:00`, `22 bis 7`, `10pm to 7am`, `22h às 7h`.
/// Nothing where that is not understood, or is not up to half a day.
#[must_use]
pub fn read_quiet(typed: &str) -> Option<QuietHours> {
    let typed = typed.trim().to_lowercase();
    let mut times = Vec::new();
    let mut rest = typed.as_str();
    while let Some(begin) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let end = rest[begin..].find(|letter: char| !letter.is_ascii_digit() && letter != ':');
        let end = end.map_or(rest.len(), |end| begin + end);
        let half = rest[end..].trim_start();
        times.push(minute(&rest[begin..end], half)?);
        rest = &rest[end..];
    }
    let [from, to] = times[..] else { return None };
    QuietHours::between(from, to)
}

/// A minute of the day, where `half` begins with what stands behind it.
fn minute(time: &str, half: &str) -> Option<u16> {
    let (hour, minute) = time.split_once(':').unwrap_or((time, "0"));
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    let hour = match hour {
        12 if half.starts_with("am") => 0,
        1..=11 if half.starts_with("pm") => hour + 12,
        24 => 0,
        _ => hour,
    };
    (hour < 24 && minute < 60).then_some(hour * 60 + minute)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;

    fn moment(text: &str) -> u64 {
        let stamp: Timestamp = text.parse().unwrap();
        u64::try_from(stamp.as_millisecond()).unwrap()
    }

    #[test]
    fn how_long_somebody_is_away_is_understood() {
        let zone = Zone::of("Europe/Rome").unwrap();
        let now = moment("2026-11-22T18:30:00Z");
        let cases = [
            ("3", Some("2026-11-25T18:30:00Z")),
            ("1 day", Some("2026-11-23T18:30:00Z")),
            ("10 Tage", Some("2026-12-02T18:30:00Z")),
            ("2 giorni", Some("2026-11-24T18:30:00Z")),
            ("3 dias", Some("2026-11-25T18:30:00Z")),
            ("2 weeks", Some("2026-12-06T18:30:00Z")),
            ("1 semana", Some("2026-11-29T18:30:00Z")),
            ("2026-11-30", Some("2026-11-30T23:00:00Z")),
            ("24.12.", Some("2026-12-24T23:00:00Z")),
            ("24/12", Some("2026-12-24T23:00:00Z")),
            ("2.1.2027", Some("2027-01-02T23:00:00Z")),
            ("2.1.", Some("2027-01-02T23:00:00Z")),
            ("22.11.", Some("2026-11-22T23:00:00Z")),
            ("0", None),
            ("61 days", None),
            ("2026-11-21", None),
            ("31.2.", None),
            ("soon", None),
            ("3 bananas", None),
            ("", None),
        ];
        for (typed, until) in cases {
            assert_eq!(read_until(typed, &zone, now), until.map(moment), "{typed}");
        }
    }

    #[test]
    fn quiet_hours_are_understood() {
        let cases = [
            ("22-7", Some("22:00–07:00")),
            ("22:30–07:00", Some("22:30–07:00")),
            ("22 bis 7", Some("22:00–07:00")),
            ("10pm to 7am", Some("22:00–07:00")),
            ("22h às 7h", Some("22:00–07:00")),
            ("dalle 23 alle 8", Some("23:00–08:00")),
            ("12am-6am", Some("00:00–06:00")),
            ("24-6", Some("00:00–06:00")),
            ("22", None),
            ("25-7", None),
            ("8-22", None),
            ("22:75-7", None),
            ("nights", None),
        ];
        for (typed, hours) in cases {
            assert_eq!(read_quiet(typed).map(|hours| hours.to_string()).as_deref(), hours, "{typed}");
        }
    }
}
