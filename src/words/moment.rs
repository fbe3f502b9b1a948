//! A moment as plain text, for pictures and files; and `DAY` and `TIME`, by which a sentence says a moment as a date instead
//! of how far away it is. Knows no clock and no time zone but UTC.

use fluent_bundle::{FluentArgs, FluentValue};

/// `{ DAY($until) }`: the date of a moment.
pub(super) fn day<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    dated(given, "D", |plain| plain.split(' ').next().unwrap_or(plain))
}

/// `{ TIME($until) }`: the date of a moment and its time of day, and behind them how far away it is. That reads well in a
/// sentence of another language than the reader's, in which Discord shows all of it.
pub(super) fn time<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match (dated(given, "f", |plain| plain), given) {
        (FluentValue::String(date), [FluentValue::String(moment)]) if date != *moment => {
            FluentValue::String(format!("{date} ({moment})").into())
        }
        (date, _) => date,
    }
}

/// A moment as Discord shows it in another form, or as plain text of it.
fn dated<'a>(given: &[FluentValue<'a>], form: &str, plain: impl Fn(&str) -> &str) -> FluentValue<'a> {
    let [FluentValue::String(moment)] = given else {
        return FluentValue::Error;
    };
    let live = moment
        .strip_suffix(":R>")
        .filter(|moment| moment.starts_with("<t:"));
    FluentValue::String(match live {
        Some(moment) => format!("{moment}:{form}>").into(),
        None => plain(moment).to_owned().into(),
    })
}

/// `2026-11-21 09:05 UTC` for seconds since 1970.
pub(super) fn utc(seconds: u64) -> String {
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute) = (seconds / 3_600 % 24, seconds / 60 % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02} UTC")
}

/// `2026-11-21 09:05:07 UTC` for seconds since 1970.
pub(super) fn utc_with_seconds(seconds: u64) -> String {
    let minutes = utc(seconds);
    let minutes = minutes.trim_end_matches(" UTC");
    format!("{minutes}:{:02} UTC", seconds % 60)
}

/// The Gregorian date of a day counted from 1970-01-01: years are counted from March, so that the
/// leap day is the last of its year.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 {
        (year, month + 3)
    } else {
        (year + 1, month - 9)
    };
    (year + era * 400, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_said_as_a_date() {
        for (moment, day_said, time_said) in [
            ("<t:951782400:R>", "<t:951782400:D>", "<t:951782400:f> (<t:951782400:R>)"),
            ("2000-02-29 00:00 UTC", "2000-02-29", "2000-02-29 00:00 UTC"),
        ] {
            let given = [FluentValue::from(moment)];
            assert_eq!(day(&given, &FluentArgs::new()), FluentValue::from(day_said));
            assert_eq!(time(&given, &FluentArgs::new()), FluentValue::from(time_said));
        }
        assert!(matches!(day(&[], &FluentArgs::new()), FluentValue::Error));
    }

    #[test]
    fn known_moments() {
        let cases = [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_399, "2000-02-28 23:59 UTC"),
            (951_782_400, "2000-02-29 00:00 UTC"),
            (1_709_164_800, "2024-02-29 00:00 UTC"),
            (1_735_689_599, "2024-12-31 23:59 UTC"),
            (4_107_542_400, "2100-03-01 00:00 UTC"),
        ];
        for (seconds, text) in cases {
            assert_eq!(utc(seconds), text);
        }
    }
}
