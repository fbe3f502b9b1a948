//! Who meets whom in a round, and how that ended. Knows no format.

use serde::{Deserialize, Serialize};

/// Who meets at a table, by their lots, in the order of their seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Those who are to meet.
    pub players: Vec<usize>,
}

/// Who meets whom at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventRound {
    /// The tables.
    pub pairings: Vec<Pairing>,
    /// Those who do not play in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<usize>,
}

impl EventRound {
    /// A round of these tables, with nobody left over.
    pub(super) fn of(tables: impl IntoIterator<Item = Vec<usize>>) -> EventRound {
        let pairings = tables.into_iter().map(|players| Pairing { players });
        EventRound {
            pairings: pairings.collect(),
            byes: Vec::new(),
        }
    }
}

/// How a table ended: each who was to meet there, and their place from 1, the same for those who are level; nothing
/// for those who had stopped before it was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableOutcome {
    /// Each with their place.
    pub places: Vec<(usize, Option<usize>)>,
}

impl TableOutcome {
    /// What somebody scored against somebody else there, in half points; nothing where they did not meet.
    pub(super) fn scored(&self, one: usize, other: usize) -> Option<i64> {
        let place = |who: usize| self.places.iter().find(|(player, _)| *player == who);
        let ((_, one), (_, other)) = (place(one)?, place(other)?);
        Some(match (one, other) {
            (Some(one), Some(other)) => match one.cmp(other) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            },
            (Some(_), None) => 2,
            (None, _) => 0,
        })
    }

    /// Those who are first there.
    #[must_use]
    pub fn first(&self) -> Vec<usize> {
        let best = self.places.iter().filter_map(|(_, place)| *place).min();
        let first =
            |(player, place): &(usize, Option<usize>)| (best.is_some() && *place == best).then_some(*player);
        self.places.iter().filter_map(first).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_in_behind_is_a_point_who_is_level_half_and_who_had_stopped_a_point_for_those_who_are_there()
    {
        let table = TableOutcome {
            places: vec![(4, Some(1)), (0, Some(2)), (7, Some(2)), (2, None), (3, None)],
        };
        for (one, other, halves) in
            [(4, 0, 2), (0, 4, 0), (0, 7, 1), (7, 0, 1), (0, 2, 2), (2, 0, 0), (2, 3, 0)]
        {
            assert_eq!(table.scored(one, other), Some(halves), "{one} {other}");
        }
        assert_eq!((table.scored(4, 9), table.first()), (None, vec![4]));
        let nobody = TableOutcome {
            places: vec![(0, None), (1, None)],
        };
        assert_eq!(nobody.first(), Vec::<usize>::new());
    }
}
