//! An evening: who takes part, in which format, and what was drawn until now. What becomes of its tables is handed in.

use super::bracket;
use super::circle;
use super::mixture;
use super::pairing::{EventRound, TableOutcome};
use super::standings::Standings;
use serde::{Deserialize, Serialize};

/// How its tables follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventFormat {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// Who is first at a table goes on.
    KnockOut,
}

impl EventFormat {
    /// The word that it is written by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            EventFormat::RoundRobin => "round-robin",
            EventFormat::KnockOut => "knock-out",
        }
    }

    /// The one of a word.
    #[must_use]
    pub fn of(word: &str) -> Option<EventFormat> {
        [EventFormat::RoundRobin, EventFormat::KnockOut]
            .into_iter()
            .find(|format| format.word() == word)
    }
}

/// How far an evening is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventPhase {
    /// People sign up.
    #[default]
    SignUp,
    /// It is played.
    Running,
    /// All its tables have ended.
    Over,
    /// It was closed before.
    Closed,
}

/// Somebody who takes part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Participant {
    /// Their number; 0 for somebody who was forgotten.
    pub user: u64,
    /// The name that they went by.
    pub name: String,
    /// Whether they have stopped: they play at no table that is opened after that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
}

/// An evening.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evening {
    /// Its format.
    pub format: EventFormat,
    /// How many sit at a table at most.
    pub seats: usize,
    /// How many a table needs.
    pub least: usize,
    /// How far it is.
    pub phase: EventPhase,
    /// Who takes part, in the order of their lots.
    pub participants: Vec<Participant>,
    /// All rounds of a round-robin, from its beginning on.
    #[serde(default)]
    pub schedule: Vec<EventRound>,
    /// The rounds that were drawn.
    pub rounds: Vec<EventRound>,
}

impl Evening {
    /// Somebody's lot, if they take part.
    #[must_use]
    pub fn lot_of(&self, user: u64) -> Option<usize> {
        self.participants
            .iter()
            .position(|one| user > 0 && one.user == user)
    }

    /// How many have not stopped.
    #[must_use]
    pub fn playing(&self) -> usize {
        self.participants.iter().filter(|one| !one.stopped).count()
    }

    /// Who goes on from a table of a knock-out where several are first, by its round and number; nobody where one
    /// is, or none.
    #[must_use]
    pub fn ahead(&self, ends: &[Vec<Option<TableOutcome>>], round: usize, table: usize) -> Option<usize> {
        let own = ends.get(round)?.get(table)?.clone()?;
        let before = ends[..round]
            .iter()
            .map(|ends| ends.iter().flatten().cloned().collect());
        let until: Vec<Vec<TableOutcome>> = before.chain([vec![own.clone()]]).collect();
        let level = self.format == EventFormat::KnockOut && own.first().len() > 1;
        bracket::winner(&own, &until).filter(|_| level)
    }

    /// How many rounds there will be; for a knock-out, if nobody else stops.
    #[must_use]
    pub fn length(&self) -> usize {
        match self.format {
            EventFormat::RoundRobin => self.schedule.len(),
            EventFormat::KnockOut => {
                let (mut left, mut rounds) = (self.participants.len(), 0);
                while left > 1 {
                    let lots: Vec<usize> = (0..left).collect();
                    let round = bracket::round(&lots, self.seats, self.least);
                    left = round.pairings.len() + round.byes.len();
                    rounds += 1;
                    if round.pairings.is_empty() {
                        break;
                    }
                }
                rounds.max(self.rounds.len())
            }
        }
    }

    /// Those who have signed up begin. In a knock-out their lots are drawn by a number that nobody could choose; in a
    /// round-robin, where everybody meets everybody, they have them in the order in which they signed up.
    pub fn begin(&mut self, number: u64) {
        self.phase = EventPhase::Running;
        match self.format {
            EventFormat::KnockOut => self.draw_lots(number),
            EventFormat::RoundRobin => {
                self.schedule = match self.seats {
                    0..=2 => circle::rounds(self.participants.len()),
                    seats => mixture::rounds(self.participants.len(), seats, self.least),
                }
            }
        }
    }

    fn draw_lots(&mut self, mut number: u64) {
        for at in (1..self.participants.len()).rev() {
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            self.participants.swap(at, (number >> 33) as usize % (at + 1));
        }
    }

    /// The round that follows those that were drawn, when these tables of theirs have ended; nothing where it is
    /// over.
    #[must_use]
    pub fn following(&self, outcomes: &[Vec<TableOutcome>]) -> Option<EventRound> {
        match self.format {
            EventFormat::RoundRobin => self.schedule.get(self.rounds.len()).cloned(),
            EventFormat::KnockOut => {
                let entrants = match self.rounds.is_empty() {
                    true => (0..self.participants.len()).collect(),
                    false => bracket::entrants(&self.rounds, outcomes),
                };
                let round = (entrants.len() > 1).then(|| bracket::round(&entrants, self.seats, self.least));
                round.filter(|round| !round.pairings.is_empty())
            }
        }
    }

    /// Where all stand after the tables of the rounds that were drawn; nothing stands for a table that goes on.
    #[must_use]
    pub fn standings(&self, outcomes: &[Vec<Option<TableOutcome>>]) -> Standings {
        let ended: Vec<TableOutcome> = outcomes.iter().flatten().flatten().cloned().collect();
        let standings = Standings::of(self.participants.len(), &ended);
        match self.format {
            EventFormat::RoundRobin => standings,
            EventFormat::KnockOut => {
                let running = |table: &Option<TableOutcome>| table.clone().unwrap_or_default();
                let whole: Vec<Vec<TableOutcome>> = outcomes
                    .iter()
                    .map(|round| round.iter().map(running).collect())
                    .collect();
                standings.placed(&bracket::places(self.participants.len(), &self.rounds, &whole))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table and the places there: `2:1 5:1`.
    fn table(places: &str) -> Option<TableOutcome> {
        let place = |place: &str| {
            let (lot, place) = place.split_once(':').unwrap();
            (lot.parse().unwrap(), place.parse().ok())
        };
        let places = places.split_whitespace().map(place).collect();
        Some(TableOutcome { places })
    }

    #[test]
    fn of_several_who_are_level_in_a_knock_out_more_points_count_and_then_the_lot() {
        let mut evening = Evening {
            format: EventFormat::KnockOut,
            ..Evening::default()
        };
        for (first, second, ahead) in [
            // Nobody has beaten more: the lower lot.
            (vec![table("0:1 1:2"), table("2:1 3:2")], "2:1 0:1", Some(0)),
            // At a larger table two were beaten.
            (vec![table("0:1 1:2"), table("2:1 3:2 4:3")], "0:1 2:1", Some(2)),
            (vec![table("0:1 1:2"), table("2:1 3:2")], "2:1 0:2", None),
        ] {
            let ends = [first, vec![None, table(second)]];
            assert_eq!(evening.ahead(&ends, 1, 1), ahead, "{second}");
            assert_eq!(evening.ahead(&ends, 1, 0), None, "it goes on");
        }
        evening.format = EventFormat::RoundRobin;
        assert_eq!(evening.ahead(&[vec![table("0:1 1:1")]], 0, 0), None);
    }
}
