//! A knock-out: who plays in its first round, who goes on, and how far each has come. Knows no schedule beyond the
//! next round.

use super::mixture::sizes;
use super::pairing::{EventRound, Pairing, TableOutcome};
use super::standings::points;

/// The round of these, in their order. At tables of two as many have a bye as it takes that none is needed afterwards;
/// at larger ones those alone who would sit with too few.
pub(super) fn round(entrants: &[usize], seats: usize, least: usize) -> EventRound {
    let sizes = match seats {
        _ if entrants.len() < 2 => Vec::new(),
        0..=2 => vec![2; entrants.len() - entrants.len().next_power_of_two() / 2],
        _ => sizes(entrants.len(), seats, least),
    };
    let playing: usize = sizes.iter().sum();
    let (byes, mut rest) = entrants.split_at(entrants.len() - playing);
    let mut pairings = Vec::new();
    for size in sizes {
        let (players, others) = rest.split_at(size);
        pairings.push(Pairing {
            players: players.to_vec(),
        });
        rest = others;
    }
    EventRound {
        pairings,
        byes: byes.to_vec(),
    }
}

/// Those who go on after the last of some rounds, in the order of their tables: those with a bye among them, so that
/// they do not meet each other first.
pub(super) fn entrants(rounds: &[EventRound], outcomes: &[Vec<TableOutcome>]) -> Vec<usize> {
    let (Some(last), Some(ends)) = (rounds.last(), outcomes.last()) else {
        return Vec::new();
    };
    let mut winners = ends.iter().filter_map(|table| winner(table, outcomes));
    let mut entrants = Vec::new();
    for bye in &last.byes {
        entrants.push(*bye);
        entrants.extend(winners.next());
    }
    entrants.extend(winners);
    entrants
}

/// Who goes on from a table: of those who are first there whoever has more points until now, then the lower lot.
pub(super) fn winner(table: &TableOutcome, outcomes: &[Vec<TableOutcome>]) -> Option<usize> {
    let key = |lot: &usize| (-points(*lot, outcomes.iter().flatten()), *lot);
    table.first().into_iter().min_by_key(key)
}

/// The places of a knock-out, from 1, by lot: who came further is before, and of those who went out in the same round
/// who had the better place at their table; the others share theirs.
pub(super) fn places(count: usize, rounds: &[EventRound], outcomes: &[Vec<TableOutcome>]) -> Vec<usize> {
    let reached: Vec<(usize, usize)> = (0..count).map(|lot| reached(lot, rounds, outcomes)).collect();
    let before = |one: &(usize, usize), other: &(usize, usize)| (other.0, one.1) < (one.0, other.1);
    let place = |own: &(usize, usize)| 1 + reached.iter().filter(|other| before(other, own)).count();
    reached.iter().map(place).collect()
}

/// How far somebody came: the round, counted from 1, and their place at its table. Whoever goes on from there, or has
/// not played it to its end, is first.
fn reached(lot: usize, rounds: &[EventRound], outcomes: &[Vec<TableOutcome>]) -> (usize, usize) {
    for (number, round) in rounds.iter().enumerate().rev() {
        if round.byes.contains(&lot) {
            return (number + 1, 1);
        }
        let Some(table) = round
            .pairings
            .iter()
            .position(|pairing| pairing.players.contains(&lot))
        else {
            continue;
        };
        let size = round.pairings[table].players.len();
        let ended = outcomes.get(number).and_then(|ends| ends.get(table));
        let place = match ended {
            None => 1,
            // A table that goes on has put nobody out.
            Some(ended) if ended.places.is_empty() => 1,
            Some(ended) if winner(ended, &outcomes[..=number]) == Some(lot) => 1,
            Some(ended) => {
                let own = ended.places.iter().find(|(player, _)| *player == lot);
                own.and_then(|(_, place)| *place).unwrap_or(size).max(2)
            }
        };
        return (number + 1, place);
    }
    (0, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table where they came in in this order.
    fn in_order(players: &[usize]) -> TableOutcome {
        TableOutcome {
            places: players
                .iter()
                .zip(1..)
                .map(|(player, place)| (*player, Some(place)))
                .collect(),
        }
    }

    fn shape(round: &EventRound) -> (Vec<Vec<usize>>, Vec<usize>) {
        (round.pairings.iter().map(|one| one.players.clone()).collect(), round.byes.clone())
    }

    #[test]
    fn byes_stand_in_the_first_round_alone_and_those_who_have_one_do_not_meet_each_other_first() {
        let first = round(&[0, 1, 2, 3, 4, 5], 2, 2);
        assert_eq!(shape(&first), (vec![vec![2, 3], vec![4, 5]], vec![0, 1]));
        let outcomes = vec![vec![in_order(&[3, 2]), in_order(&[4, 5])]];
        let next = entrants(&[first], &outcomes);
        assert_eq!(next, [0, 3, 1, 4]);
        assert_eq!(shape(&round(&next, 2, 2)), (vec![vec![0, 3], vec![1, 4]], vec![]));
        assert_eq!(shape(&round(&[7, 8, 9], 2, 2)), (vec![vec![8, 9]], vec![7]));
        assert_eq!(shape(&round(&[0, 1, 2, 3, 4], 2, 2)).1, [0, 1, 2]);
        // Larger tables are filled evenly, so that nobody has one.
        assert_eq!(
            shape(&round(&[0, 1, 2, 3, 4, 5, 6], 4, 2)),
            (vec![vec![0, 1, 2, 3], vec![4, 5, 6]], vec![])
        );
    }

    #[test]
    fn of_several_who_are_first_whoever_has_more_points_goes_on_and_then_the_lower_lot() {
        let level = |players: &[usize]| TableOutcome {
            places: players.iter().map(|player| (*player, Some(1))).collect(),
        };
        assert_eq!(winner(&level(&[5, 2]), &[vec![level(&[5, 2])]]), Some(2));
        let before = vec![in_order(&[5, 9, 8]), in_order(&[2, 7])];
        assert_eq!(
            winner(&level(&[5, 2]), &[before, vec![level(&[5, 2])]]),
            Some(5),
            "two points before one"
        );
        let stopped = TableOutcome {
            places: vec![(0, None), (1, Some(1))],
        };
        assert_eq!(winner(&stopped, &[]), Some(1), "the table is given to whoever is there");
        let nobody = TableOutcome {
            places: vec![(0, None), (1, None)],
        };
        assert_eq!(winner(&nobody, &[]), None);
    }

    #[test]
    fn who_came_further_is_before_and_who_went_out_at_once_shares_a_place() {
        let rounds = [round(&[0, 1, 2, 3], 2, 2), round(&[0, 3], 2, 2)];
        let outcomes = [vec![in_order(&[0, 1]), in_order(&[3, 2])], vec![in_order(&[3, 0])]];
        assert_eq!(places(4, &rounds, &outcomes), [2, 3, 3, 1]);
        // While the final is played both of it are before the others.
        assert_eq!(places(4, &rounds, &outcomes[..1]), [1, 3, 3, 1]);
        let table = [round(&[0, 1, 2], 3, 2)];
        assert_eq!(places(3, &table, &[vec![in_order(&[2, 0, 1])]]), [2, 3, 1]);
    }
}
