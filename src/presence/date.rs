//! Days as people write them: by numbers, by the names of months and weekdays, or by how near they are. What those are
//! called is handed in, in lower case and without accents.

use super::hours::Zone;
use jiff::civil::Date;
use jiff::{ToSpan, Zoned};

/// Which number of `12/1` is the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOrder {
    /// The first.
    DayFirst,
    /// The second.
    MonthFirst,
    /// Nobody knows: what can be two dates is none.
    Unknown,
}

/// What days are called. Each list has commas between its entries and a stroke between several names of one.
#[derive(Clone, Debug, Default)]
pub struct DateWords {
    months: Vec<(String, i8)>,
    weekdays: Vec<(String, i8)>,
    near: Vec<(String, i64)>,
    units: Vec<(String, i64)>,
    numbers: Vec<(String, i64)>,
    fillers: Vec<String>,
}

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub struct DateLists<'a> {
    /// The months, from January on.
    pub months: &'a str,
    /// The days of a week, from Monday on.
    pub weekdays: &'a str,
    /// Today, tomorrow, and the days after it.
    pub near: &'a str,
    /// Days, weeks, months.
    pub units: &'a str,
    /// The numbers, from one on.
    pub numbers: &'a str,
    /// Words that say nothing, between spaces.
    pub fillers: &'a str,
}

/// Why it is not known until when somebody is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is not understood.
    Unclear,
    /// It is understood, and this moment in milliseconds since 1970 is not later than now, or is more than 60 days away.
    Outside(u64),
    /// It can be either of these days.
    Either([Date; 2]),
}

impl Unread {
    /// The days that can be meant, each by a moment in it in seconds since 1970.
    #[must_use]
    pub fn days(&self, zone: &Zone) -> Option<[u64; 2]> {
        let Unread::Either(days) = self else { return None };
        let noon = |date: Date| zone.noon(date);
        let [one, other] = days.map(noon);
        Some([one?, other?])
    }
}

/// The days of each unit.
const UNITS: [i64; 3] = [1, 7, 30];
/// The fewest letters of a unit that means one of it where no number stands before it.
const UNIT: usize = 3;

impl DateWords {
    /// Takes up the words of a language.
    pub fn add(&mut self, lists: &DateLists<'_>) {
        self.months.extend(numbered(lists.months, 1_i8..));
        self.weekdays.extend(numbered(lists.weekdays, 1_i8..));
        self.near.extend(numbered(lists.near, 0_i64..));
        self.units.extend(numbered(lists.units, UNITS));
        self.numbers.extend(numbered(lists.numbers, 1_i64..));
        self.fillers
            .extend(lists.fillers.split_whitespace().map(str::to_owned));
    }

    /// The words of a text, and those of them that say something.
    pub(super) fn texts(&self, typed: &str) -> [String; 2] {
        let words: Vec<&str> = typed
            .split(|mark: char| mark.is_whitespace() || matches!(mark, ',' | '\''))
            .filter(|word| !word.is_empty())
            .collect();
        let says = |word: &&&str| !self.fillers.iter().any(|one| one == **word);
        let told: Vec<&str> = words.iter().filter(says).copied().collect();
        // What says nothing in one language is a day in another: `do` is a Thursday.
        let told = if told.is_empty() {
            words.last().copied().into_iter().collect()
        } else {
            told
        };
        [words.join(" "), told.join(" ")]
    }

    /// A number of days: `3`, `3 days`, `3d`, `two weeks`, `week`. A number alone is one only where nothing else was typed.
    pub(super) fn days(&self, text: &str, alone: bool) -> Option<i64> {
        let end = text
            .find(|letter: char| !letter.is_ascii_digit())
            .unwrap_or(text.len());
        let (number, unit) = match text.split_at(end) {
            ("", _) => match text.split_once(' ') {
                Some((number, unit)) => (of(&self.numbers, number)?, unit),
                None if text.len() >= UNIT => (1, text),
                None => return None,
            },
            (number, unit) => (number.parse().ok()?, unit.trim()),
        };
        match unit {
            "" => alone.then_some(number),
            unit => number.checked_mul(of(&self.units, unit)?),
        }
    }

    /// A day: `tomorrow`, `friday`, `12/24`, `24.12.2026`, `24 december`, `the 24th`.
    pub(super) fn day(&self, text: &str, now: &Zoned, order: DateOrder) -> Result<Date, Unread> {
        let today = now.date();
        let ahead = |days: i64| today.checked_add(days.days()).map_err(|_| Unread::Unclear);
        if let Some(days) = of(&self.near, text) {
            return ahead(days);
        }
        if let Some(weekday) = of(&self.weekdays, text) {
            let left = i64::from(weekday - today.weekday().to_monday_one_offset());
            return ahead(if left > 0 { left } else { left + 7 });
        }
        if let Ok(date) = text.parse::<Date>() {
            return Ok(date);
        }
        match parts(text).as_slice() {
            [] => Err(Unread::Unclear),
            parts if parts.iter().all(|part| number(part).is_some()) => {
                numeric(&parts.iter().filter_map(|part| number(part)).collect::<Vec<_>>(), text, today, order)
            }
            parts => self.named(parts, today).ok_or(Unread::Unclear),
        }
    }

    /// A day of a month that is called by its name.
    fn named(&self, parts: &[&str], today: Date) -> Option<Date> {
        let (months, numbers): (Vec<&str>, Vec<&str>) =
            parts.iter().partition(|part| of(&self.months, part).is_some());
        let numbers: Vec<i16> = numbers.into_iter().map(ordinal).collect::<Option<_>>()?;
        match (&months[..], &numbers[..]) {
            ([], [day]) => next_day(*day, today),
            ([month], [day]) => next(*day, of(&self.months, month)?, today),
            ([month], [day, year]) => dated(*day, of(&self.months, month)?, *year),
            _ => None,
        }
    }
}

/// The names of a list with what their entries stand for.
fn numbered<N: Copy>(list: &str, numbers: impl IntoIterator<Item = N>) -> Vec<(String, N)> {
    let entries = list.split(',').zip(numbers);
    let names = entries.flat_map(|(names, number)| names.split('/').map(move |name| (name.trim(), number)));
    names.map(|(name, number)| (name.to_owned(), number)).collect()
}

/// What a name stands for.
fn of<N: Copy>(names: &[(String, N)], name: &str) -> Option<N> {
    let name = name.trim_end_matches('.');
    names
        .iter()
        .find(|(one, _)| one == name)
        .map(|(_, number)| *number)
}

/// What stands between the marks of a date; a single number keeps what makes it the day of a month.
fn parts(text: &str) -> Vec<&str> {
    let parts: Vec<&str> = text
        .split(|mark: char| matches!(mark, '.' | '/' | '-') || mark.is_whitespace())
        .filter(|part| !part.is_empty())
        .collect();
    match parts[..] {
        [_] => vec![text],
        _ => parts,
    }
}

fn number(part: &str) -> Option<i16> {
    part.parse().ok().filter(|number| *number >= 0)
}

/// A number, or the one of an ordinal: `24th`, `1º`, `24.`.
fn ordinal(part: &str) -> Option<i16> {
    let marks = ["st", "nd", "rd", "th", "º", "ª", "°", "."];
    let bare = marks.iter().find_map(|mark| part.strip_suffix(mark));
    number(bare.unwrap_or(part))
}

/// A date in numbers.
fn numeric(numbers: &[i16], text: &str, today: Date, order: DateOrder) -> Result<Date, Unread> {
    let small = |number: i16| i8::try_from(number).unwrap_or(0);
    let [one, other] = match *numbers {
        [one, other] => [next(one, small(other), today), next(other, small(one), today)],
        [year, month, day] if year > 31 => return dated(day, small(month), year).ok_or(Unread::Unclear),
        [one, other, year] => [dated(one, small(other), year), dated(other, small(one), year)],
        _ => return Err(Unread::Unclear),
    };
    // Who writes points has the day first.
    let order = match text.contains('.') {
        true => DateOrder::DayFirst,
        false => order,
    };
    match (one, other, order) {
        (Some(date), None, _) | (None, Some(date), _) => Ok(date),
        (None, None, _) => Err(Unread::Unclear),
        (Some(one), Some(_), DateOrder::DayFirst) => Ok(one),
        (Some(_), Some(other), DateOrder::MonthFirst) => Ok(other),
        (Some(one), Some(other), DateOrder::Unknown) if one == other => Ok(one),
        (Some(one), Some(other), DateOrder::Unknown) => Err(Unread::Either([one, other])),
    }
}

/// A date with its year; of a year of two digits the century is this one.
fn dated(day: i16, month: i8, year: i16) -> Option<Date> {
    let year = if year < 100 { 2_000 + year } else { year };
    Date::new(year, month, i8::try_from(day).ok()?).ok()
}

/// The next such day of such a month, today included.
fn next(day: i16, month: i8, today: Date) -> Option<Date> {
    let years = [today.year(), today.year().checked_add(1)?];
    let mut dates = years.into_iter().filter_map(|year| dated(day, month, year));
    dates.find(|date| *date >= today)
}

/// The next such day of a month, today included.
fn next_day(day: i16, today: Date) -> Option<Date> {
    let months = (0..3).filter_map(|months: i64| today.first_of_month().checked_add(months.months()).ok());
    let mut dates = months.filter_map(|month| dated(day, month.month(), month.year()));
    dates.find(|date| *date >= today)
}
