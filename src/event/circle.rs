//! A round-robin of two at a table: everybody meets everybody once, by Berger's tables. Knows no points.

use super::pairing::{EventRound, Pairing};

/// The rounds among so many participants; where they are odd in number each has one bye.
pub(super) fn rounds(count: usize) -> Vec<EventRound> {
    if count < 2 {
        return Vec::new();
    }
    // Whoever meets the one who is not there has the bye.
    let even = count + count % 2;
    (0..even - 1).map(|round| one(round, even, count)).collect()
}

fn one(round: usize, even: usize, count: usize) -> EventRound {
    let (last, others) = (even - 1, even - 1);
    let middle = round * (even / 2) % others;
    let mirrored = (1..even / 2).map(|step| ((middle + step) % others, (middle + others - step) % others));
    // Who has the first seat changes from round to round, as in Berger's tables.
    let fixed = if round.is_multiple_of(2) {
        (middle, last)
    } else {
        (last, middle)
    };
    let mut drawn = EventRound::default();
    for (one, other) in std::iter::once(fixed).chain(mirrored) {
        match (one < count, other < count) {
            (true, true) => drawn.pairings.push(Pairing {
                players: vec![one, other],
            }),
            (true, false) => drawn.byes.push(one),
            (false, _) => drawn.byes.push(other),
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The tables of a round as they are published: numbers from 1, in order.
    fn published(text: &str) -> BTreeSet<BTreeSet<usize>> {
        let pair = |pair: &str| {
            pair.split('-')
                .map(|one| one.parse::<usize>().unwrap() - 1)
                .collect()
        };
        text.split(' ').map(pair).collect()
    }

    #[test]
    fn four_and_six_meet_as_in_the_published_tables_of_berger() {
        let tables = [
            (4, vec!["1-4 2-3", "4-3 1-2", "2-4 3-1"]),
            (6, vec!["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]),
        ];
        for (count, expected) in tables {
            let drawn: Vec<BTreeSet<BTreeSet<usize>>> = rounds(count)
                .into_iter()
                .map(|round| {
                    round
                        .pairings
                        .into_iter()
                        .map(|one| one.players.into_iter().collect())
                        .collect()
                })
                .collect();
            let expected: Vec<_> = expected.into_iter().map(published).collect();
            assert_eq!(drawn, expected, "{count}");
        }
    }

    #[test]
    fn everybody_meets_everybody_once_and_of_an_odd_number_each_has_one_bye() {
        for count in 2..=24 {
            let (mut met, mut byes) = (BTreeSet::new(), BTreeSet::new());
            for round in rounds(count) {
                let mut here = BTreeSet::new();
                for pairing in &round.pairings {
                    let pair: BTreeSet<usize> = pairing.players.iter().copied().collect();
                    here.extend(pair.clone());
                    assert!(pair.len() == 2 && met.insert(pair), "{count}: {round:?}");
                }
                for bye in &round.byes {
                    assert!(byes.insert(*bye) && here.insert(*bye), "{count}: {round:?}");
                }
                assert_eq!(here.len(), count);
            }
            assert_eq!((met.len(), byes.len()), (count * (count - 1) / 2, count * (count % 2)), "{count}");
        }
        assert_eq!(rounds(1), []);
    }
}
