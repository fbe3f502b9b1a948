//! Being away: until a moment that a person has said, and how much of a year they were.

use serde::{Deserialize, Serialize};

/// A year, in milliseconds: so long an absence counts.
pub const YEAR: u64 = 365 * 24 * 60 * 60 * 1_000;

/// How long a person is and was away. Moments are milliseconds since 1970.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Absence {
    /// Until when they are away; it may be past.
    until: Option<u64>,
    /// From when to when they were, the last included, the oldest first.
    spans: Vec<(u64, u64)>,
}

impl Absence {
    /// Until when somebody is away who is at a moment.
    #[must_use]
    pub fn until(&self, at: u64) -> Option<u64> {
        self.until.filter(|until| *until > at)
    }

    /// How long they were away in the year before a moment, in milliseconds.
    #[must_use]
    pub fn taken(&self, at: u64) -> u64 {
        let since = at.saturating_sub(YEAR);
        let within = |(from, to): &(u64, u64)| to.min(&at).saturating_sub(*from.max(&since));
        self.spans.iter().map(within).sum()
    }

    /// They are away from a moment to another, instead of what they said before.
    pub fn begin(&mut self, at: u64, until: u64) {
        self.end(at);
        self.spans.push((at, until));
        self.until = Some(until);
    }

    /// They are back at a moment: what was not taken is not counted.
    pub fn end(&mut self, at: u64) {
        if self.until(at).is_some()
            && let Some((_, to)) = self.spans.last_mut()
        {
            *to = at;
        }
        self.until = None;
        let since = at.saturating_sub(YEAR);
        self.spans.retain(|(from, to)| *to > since && to > from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 60 * 60 * 1_000;
    const START: u64 = 2_000 * DAY;

    #[test]
    fn what_was_taken_within_a_year_counts() {
        let mut absence = Absence::default();
        absence.begin(START, START + 10 * DAY);
        assert_eq!(absence.until(START + DAY), Some(START + 10 * DAY));
        assert_eq!(absence.taken(START + 4 * DAY), 4 * DAY);
        // Back after six of them.
        absence.end(START + 6 * DAY);
        assert_eq!((absence.until(START + 6 * DAY), absence.taken(START + 20 * DAY)), (None, 6 * DAY));
        // It ends by itself.
        absence.begin(START + 100 * DAY, START + 103 * DAY);
        assert_eq!(absence.until(START + 103 * DAY), None);
        assert_eq!(absence.taken(START + 200 * DAY), 9 * DAY);
        // Longer, from within it: it goes on.
        absence.begin(START + 300 * DAY, START + 301 * DAY);
        absence.begin(START + 300 * DAY, START + 302 * DAY);
        assert_eq!(absence.taken(START + 310 * DAY), 11 * DAY);
        // A year later only what is younger counts.
        assert_eq!(absence.taken(START + 368 * DAY), 8 * DAY);
        absence.begin(START + 800 * DAY, START + 801 * DAY);
        assert_eq!(absence.spans.len(), 1, "what is too old is forgotten");
    }
}
