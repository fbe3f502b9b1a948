//! What people type for how long they are away, and for their quiet hours.

use super::date::{DateOrder, DateWords, Unread};
use super::hours::{QuietHours, Zone};
use jiff::civil::Date;
use jiff::{ToSpan, Zoned};

/// The most days that somebody can be away at once.
const MOST_DAYS: i64 = 60;

/// Until when somebody is away, in milliseconds since 1970: by a number of days (`3`, `3 days`, `2 weeks`), or up to
/// and with a day by the clocks of their zone (`2026-12-24`, `24.12.`, `12/24`, `24 december`, `friday`, `tomorrow`).
/// What is typed is in lower case and without accents; `at` is now.
///
/// # Errors
/// It is not understood, can be two days, is not later than now, or is more than 60 days away.
pub fn read_until(
    typed: &str,
    zone: &Zone,
    (words, order): (&DateWords, DateOrder),
    at: u64,
) -> Result<u64, Unread> {
    let now = zone.at(at).ok_or(Unread::Unclear)?;
    let [whole, told] = words.texts(typed);
    let read = |text: &str| match words.days(text, text == whole) {
        Some(days) => now.checked_add(days.days()).map_err(|_| Unread::Unclear),
        None => end_of(words.day(text, &now, order)?, &now).ok_or(Unread::Unclear),
    };
    let until = match read(&whole) {
        Err(Unread::Unclear) => read(&told)?,
        read => read?,
    };
    let moment = |when: &Zoned| u64::try_from(when.timestamp().as_millisecond()).ok();
    let most = now.checked_add(MOST_DAYS.days()).ok();
    let (until, most) = moment(&until)
        .zip(most.as_ref().and_then(moment))
        .ok_or(Unread::Unclear)?;
    match at < until && until <= most {
        true => Ok(until),
        false => Err(Unread::Outside(until)),
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
