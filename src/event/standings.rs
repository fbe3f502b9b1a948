//! Points and tie-breaks. Knows no format.

use super::pairing::TableOutcome;

/// Where somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// Who, by their lot.
    pub lot: usize,
    /// Their place from 1; those who cannot be told apart share it.
    pub place: usize,
    /// Their points, in halves.
    pub points: i64,
    /// Sonneborn-Berger, in quarters.
    pub sonneborn_berger: i64,
    /// What they scored against those who are level by these two, in half points; nothing where nobody is.
    pub head_to_head: Option<i64>,
    /// How many tables they won alone.
    pub wins: usize,
}

/// Where all stand, the first first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// A row for each.
    pub rows: Vec<StandingsRow>,
}

/// What somebody scored at some tables, in half points.
pub(super) fn points<'a>(lot: usize, tables: impl Iterator<Item = &'a TableOutcome>) -> i64 {
    let at = |table: &'a TableOutcome| {
        let others = table.places.iter().filter(move |(other, _)| *other != lot);
        others.filter_map(move |(other, _)| table.scored(lot, *other))
    };
    tables.flat_map(at).sum()
}

impl Standings {
    /// The standings of so many after some tables.
    #[must_use]
    pub fn of(count: usize, tables: &[TableOutcome]) -> Standings {
        let all: Vec<i64> = (0..count).map(|lot| points(lot, tables.iter())).collect();
        let mut rows: Vec<StandingsRow> = (0..count)
            .map(|lot| StandingsRow {
                lot,
                place: 0,
                points: all[lot],
                sonneborn_berger: (0..count)
                    .map(|other| against(lot, other, tables) * all[other])
                    .sum(),
                head_to_head: None,
                wins: tables.iter().filter(|table| table.first() == [lot]).count(),
            })
            .collect();
        let level = |one: &StandingsRow, other: &StandingsRow| {
            (one.points, one.sonneborn_berger) == (other.points, other.sonneborn_berger)
        };
        let before = rows.clone();
        for row in &mut rows {
            let others = before
                .iter()
                .filter(|other| other.lot != row.lot && level(row, other));
            row.head_to_head = others
                .map(|other| against(row.lot, other.lot, tables))
                .reduce(|one, other| one + other);
        }
        let key = |row: &StandingsRow| (row.points, row.sonneborn_berger, row.head_to_head, row.wins);
        let before = rows.clone();
        for row in &mut rows {
            row.place = 1 + before.iter().filter(|other| key(other) > key(row)).count();
        }
        rows.sort_by_key(|row| (row.place, row.lot));
        Standings { rows }
    }

    /// The same in the order of other places, by lot.
    pub(super) fn placed(mut self, places: &[usize]) -> Standings {
        for row in &mut self.rows {
            row.place = places[row.lot];
        }
        self.rows.sort_by_key(|row| (row.place, -row.points, row.lot));
        self
    }
}

/// What somebody scored against somebody else, in half points.
fn against(one: usize, other: usize, tables: &[TableOutcome]) -> i64 {
    match one == other {
        true => 0,
        false => tables.iter().filter_map(|table| table.scored(one, other)).sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of two: `0>1`, or `0=1`; or of more, in their order.
    fn table(text: &str) -> TableOutcome {
        let (mut places, mut place) = (Vec::new(), 1);
        for mark in text.chars() {
            match mark.to_digit(10) {
                Some(lot) => places.push((lot as usize, Some(place))),
                None => place += usize::from(mark == '>'),
            }
        }
        TableOutcome { places }
    }

    fn standings(count: usize, text: &str) -> Vec<(usize, usize, i64, i64, Option<i64>, usize)> {
        let tables: Vec<TableOutcome> = text.split(' ').map(table).collect();
        let row = |row: StandingsRow| {
            (row.place, row.lot, row.points, row.sonneborn_berger, row.head_to_head, row.wins)
        };
        Standings::of(count, &tables).rows.into_iter().map(row).collect()
    }

    #[test]
    fn sonneborn_berger_tells_apart_who_has_as_many_points() {
        // By hand: 0 has 2½ points, 1 and 2 have 1½, 3 has ½. 1 beat 3 (½) and was level with 2 (1½): ½ + ¾ = 1¼.
        // 2 was level with 0 (2½), 1 (1½) and 3 (½): half of 4½, that is 2¼. So 2 is before 1.
        let said = standings(4, "0>1 0=2 0>3 1=2 1>3 2=3");
        assert_eq!(
            said,
            [
                (1, 0, 5, 2 * 3 + 3 + 2, None, 2),
                (2, 2, 3, 5 + 3 + 1, None, 0),
                (3, 1, 3, 3 + 2, None, 1),
                (4, 3, 1, 3, None, 0)
            ]
        );
    }

    #[test]
    fn then_what_was_scored_against_each_other_then_wins_and_then_the_place_is_shared() {
        // A circle of three who all beat the fourth: nothing tells them apart.
        let circle = standings(4, "0>1 1>2 2>0 0>3 1>3 2>3");
        assert_eq!(
            circle.iter().map(|row| (row.0, row.1)).collect::<Vec<_>>(),
            [(1, 0), (1, 1), (1, 2), (4, 3)]
        );
        assert_eq!(circle[0].4, Some(2), "each has won one of two against the others");
        // 0 and 1 have two points and the same Sonneborn-Berger (two points of 1; a point each of 2 and of 3), and 0 beat 1.
        let met = standings(5, "0>1 0>4 1>2 1>3 2>0 3>0");
        assert_eq!(met[..2], [(1, 0, 4, 8, Some(2), 2), (2, 1, 4, 8, Some(0), 2)]);
        // A win and a defeat are before two that were level, where all else is the same.
        let wins = standings(6, "0=2 0=3 1>4 5>1 4=5");
        assert_eq!(wins[1..3], [(2, 1, 2, 2, Some(0), 1), (3, 0, 2, 2, Some(0), 0)]);
    }

    #[test]
    fn at_larger_tables_each_opponent_counts() {
        let said = standings(4, "2>0=3>1");
        assert_eq!(
            said.iter().map(|row| (row.0, row.1, row.2)).collect::<Vec<_>>(),
            [(1, 2, 6), (2, 0, 3), (2, 3, 3), (4, 1, 0)]
        );
    }

    #[test]
    fn before_the_first_table_all_share_the_first_place() {
        assert!(Standings::of(3, &[]).rows.iter().all(|row| row.place == 1));
    }
}
