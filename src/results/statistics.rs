//! How often was played and won: by seat, by number of players, by option.

use super::game_result::{ALONE, GameResult, SeatResult};
use std::collections::{BTreeMap, BTreeSet};

/// How often was played and won, with how many points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games were over.
    pub games: usize,
    /// How many seats are counted in them.
    pub seats: usize,
    /// Of these, how many won.
    pub wins: usize,
    /// The points of those that were not given up, in rising order; not where all others gave up, which ended the game
    /// early.
    pub points: Vec<i32>,
}

impl Tally {
    /// Adds seats of one more game.
    fn add<'a>(&mut self, alone: bool, seats: impl Iterator<Item = &'a SeatResult>) {
        self.games += 1;
        for seat in seats {
            self.seats += 1;
            self.wins += usize::from(seat.won);
            if let (Some(points), false) = (seat.points, seat.gave_up || alone) {
                self.points.push(points);
            }
        }
    }

    /// How many of a hundred seats won, rounded.
    #[must_use]
    pub fn percent(&self) -> usize {
        (self.wins * 200 + self.seats) / (self.seats * 2).max(1)
    }

    /// The middle of the points; the lower one of two.
    #[must_use]
    pub fn median(&self) -> Option<i32> {
        self.points.get(self.points.len().checked_sub(1)? / 2).copied()
    }

    /// The most points.
    #[must_use]
    pub fn best(&self) -> Option<i32> {
        self.points.last().copied()
    }
}

/// What many results come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// How many were closed before.
    pub closed: usize,
    /// How many people sat in those that were over.
    pub people: usize,
    /// All that is counted.
    pub all: Tally,
    /// By the game's id.
    pub by_game: BTreeMap<String, Tally>,
    /// By the number of the seat, from 1.
    pub by_seat: BTreeMap<usize, Tally>,
    /// By how many seats there were.
    pub by_players: BTreeMap<usize, Tally>,
    /// By an option's id and its value.
    pub by_option: BTreeMap<(String, String), Tally>,
}

impl Statistics {
    /// Puts the points into rising order.
    fn sort(&mut self) {
        let some = [&mut self.all].into_iter().chain(self.by_game.values_mut());
        let some = some
            .chain(self.by_seat.values_mut())
            .chain(self.by_players.values_mut());
        let all = some.chain(self.by_option.values_mut());
        all.for_each(|tally| tally.points.sort_unstable());
    }
}

/// What results come to, of the seats that are `counted`.
pub fn statistics<'a>(
    results: impl IntoIterator<Item = &'a GameResult>,
    counted: impl Fn(&SeatResult) -> bool,
) -> Statistics {
    let (mut found, mut people) = (Statistics::default(), BTreeSet::new());
    for result in results {
        let seats = (1..).zip(&result.seats).filter(|(_, seat)| counted(seat));
        let seats: Vec<(usize, &SeatResult)> = seats.collect();
        if seats.is_empty() {
            continue;
        }
        if result.how.is_none() {
            found.closed += 1;
            continue;
        }
        let alone = result.how.as_deref() == Some(ALONE);
        let all = || seats.iter().map(|(_, seat)| *seat);
        people.extend(
            all()
                .map(|seat| seat.alias.as_str())
                .filter(|alias| !alias.is_empty()),
        );
        found.all.add(alone, all());
        found
            .by_game
            .entry(result.game.clone())
            .or_default()
            .add(alone, all());
        found
            .by_players
            .entry(result.seats.len())
            .or_default()
            .add(alone, all());
        for (number, seat) in &seats {
            let tally = found.by_seat.entry(*number).or_default();
            tally.add(alone, std::iter::once(*seat));
        }
        for option in &result.options {
            found
                .by_option
                .entry(option.clone())
                .or_default()
                .add(alone, all());
        }
    }
    found.people = people.len();
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::super::game_result::tests::result;
    use super::*;

    #[test]
    fn seats_are_counted_by_game_seat_and_number_of_players() {
        let mut other = result("5w 3 2-");
        "other".clone_into(&mut other.game);
        other.options = vec![("start".to_owned(), "free".to_owned())];
        let closed = GameResult {
            how: None,
            ..result("1 1")
        };
        let all = [result("40w 38"), result("20 38w"), other, closed];
        let found = statistics(&all, |_| true);
        assert_eq!((found.all.games, found.closed, found.people, found.all.seats), (3, 1, 3, 7));
        assert_eq!(found.by_game["game"].points, [20, 38, 38, 40]);
        let tally = |tally: &Tally| (tally.seats, tally.wins, tally.percent(), tally.median(), tally.best());
        assert_eq!(tally(&found.by_seat[&1]), (3, 2, 67, Some(20), Some(40)));
        assert_eq!(tally(&found.by_players[&2]), (4, 2, 50, Some(38), Some(40)));
        // Whoever gave up has no points that say anything.
        assert_eq!(tally(&found.by_seat[&3]), (1, 0, 0, None, None));
        assert_eq!(found.by_option[&("start".to_owned(), "free".to_owned())].seats, 3);
        let mine = statistics(&all, |seat| seat.alias == "p1");
        assert_eq!((mine.all.games, mine.closed, mine.people), (3, 1, 1));
        assert_eq!(tally(&mine.all), (3, 1, 33, Some(38), Some(38)));
        assert_eq!(tally(&Tally::default()), (0, 0, 0, None, None));
    }
}
