//! The pace that a table has agreed on: how long a decision may take. Knows no clock.

use crate::rules::Declared;
use crate::words::Message;

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long decisions at a table may take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Everybody is there: minutes.
    Live,
    /// A few decisions a day.
    Brisk,
    /// A decision a day.
    Daily,
    /// As long as anybody likes.
    #[default]
    Relaxed,
}

/// The times of a pace, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaceTimes {
    /// What each decision has of its own.
    pub decision: u64,
    /// What each player has beside that for all decisions together: at the start, and at most.
    pub bank: u64,
    /// What comes back into the bank with each decision.
    pub refill: u64,
}

/// The longest that a table waits for answers about a seat whose time is up, in milliseconds.
const LONGEST_POLL: u64 = 12 * HOUR;

/// The option by which a table chooses its pace, beside those of its game.
pub const PACE: Declared = Declared {
    key: "pace",
    values: &["live", "brisk", "daily", "relaxed"],
    default: 3,
};

impl Pace {
    /// All paces, in the order of [`PACE`]'s values.
    pub const ALL: [Pace; 4] = [Pace::Live, Pace::Brisk, Pace::Daily, Pace::Relaxed];

    /// Its id, one of [`PACE`]'s values.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Brisk => "brisk",
            Pace::Daily => "daily",
            Pace::Relaxed => "relaxed",
        }
    }

    /// The pace of an id.
    #[must_use]
    pub fn of(id: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.id() == id)
    }

    /// Its times; nothing where nobody counts them.
    #[must_use]
    pub fn times(self) -> Option<PaceTimes> {
        let times = |decision, bank, refill| {
            Some(PaceTimes {
                decision,
                bank,
                refill,
            })
        };
        match self {
            Pace::Live => times(3 * MINUTE, 10 * MINUTE, 10 * SECOND),
            Pace::Brisk => times(8 * HOUR, 24 * HOUR, 30 * MINUTE),
            Pace::Daily => times(24 * HOUR, 72 * HOUR, 2 * HOUR),
            Pace::Relaxed => None,
        }
    }

    /// How long a player can be away in a year so that their clock stands, in milliseconds: whoever
    /// sits down for minutes is there, and the longer a decision may take the longer one can be
    /// away. Any time where nobody counts it.
    #[must_use]
    pub fn away_time(self) -> u64 {
        match self {
            Pace::Live => 0,
            Pace::Brisk => 5 * DAY,
            Pace::Daily => 14 * DAY,
            Pace::Relaxed => u64::MAX,
        }
    }

    /// Whether nights matter: at a table where all play at once whoever sits there is awake.
    #[must_use]
    pub fn has_nights(self) -> bool {
        matches!(self, Pace::Brisk | Pace::Daily)
    }

    /// Its name and its times, in words.
    #[must_use]
    pub fn told(self) -> Message {
        let named = |kind: &str| Message::new(format!("table-{kind}-{}-{}", PACE.key, self.id()));
        let told = Message::new("pace-told").with("pace", named("option"));
        told.with("times", named("note"))
    }

    /// How long those who are awaited are left alone until they can be nudged, and how long between
    /// two nudges, in milliseconds.
    #[must_use]
    pub fn nudge_times(self) -> (u64, u64) {
        match self {
            Pace::Live => (MINUTE, 3 * MINUTE),
            Pace::Brisk | Pace::Daily | Pace::Relaxed => (HOUR, 24 * HOUR),
        }
    }

    /// How long the others may answer what is to become of a seat whose time is up, in
    /// milliseconds.
    #[must_use]
    pub fn poll_time(self) -> u64 {
        self.times()
            .map_or(LONGEST_POLL, |times| times.decision.min(LONGEST_POLL))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_offers_every_pace_under_its_id() {
        assert_eq!(Pace::ALL.map(Pace::id), PACE.values);
        assert_eq!(Pace::of(PACE.values[PACE.default]), Some(Pace::default()));
        assert_eq!(Pace::of("hasty"), None);
        for pace in Pace::ALL {
            assert_eq!(Pace::of(pace.id()), Some(pace));
        }
    }

    #[test]
    fn paces_have_their_times() {
        let hours = |pace: Pace| {
            pace.times()
                .map(|times| (times.decision / HOUR, times.bank / HOUR))
        };
        assert_eq!(hours(Pace::Brisk), Some((8, 24)));
        assert_eq!(hours(Pace::Daily), Some((24, 72)));
        assert_eq!(hours(Pace::Relaxed), None);
        let away = [Pace::Live, Pace::Brisk, Pace::Daily].map(|pace| pace.away_time() / DAY);
        assert_eq!(away, [0, 5, 14]);
        let polls = Pace::ALL.map(|pace| pace.poll_time() / MINUTE);
        assert_eq!(polls, [3, 8 * 60, 12 * 60, 12 * 60]);
    }
}
