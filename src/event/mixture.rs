//! A round-robin of more than two at a table: rounds of small tables until everybody has met everybody, as evenly as
//! can be. There is no closed form for most numbers, so some plans are made, each round of them the best of some that
//! are improved by exchanges, and the most even plan is taken. The same numbers always give the same rounds.
//! Knows no points.

use super::pairing::EventRound;

/// How many plans are made.
const PLANS: u64 = 6;
/// From how many beginnings a round is sought.
const BEGINNINGS: usize = 12;

/// How often each pair has met.
#[derive(Clone)]
struct Meetings {
    count: usize,
    met: Vec<u64>,
    /// How many opponents each has met, those met twice counted twice.
    all: Vec<u64>,
    /// How much worse it is that two meet again than that two meet once more than others.
    again: u64,
}

impl Meetings {
    fn none(count: usize, again: u64) -> Meetings {
        Meetings {
            count,
            met: vec![0; count * count],
            all: vec![0; count],
            again,
        }
    }

    fn of(&self, one: usize, other: usize) -> u64 {
        self.met[one * self.count + other]
    }

    /// Whether everybody has met everybody.
    fn complete(&self) -> bool {
        (0..self.count).all(|one| (0..one).all(|other| self.of(one, other) > 0))
    }

    /// How often those have met who have met most.
    fn most(&self) -> u64 {
        self.met.iter().copied().max().unwrap_or_default()
    }

    fn note(&mut self, tables: &[Vec<usize>]) {
        for table in tables {
            for one in table {
                self.all[*one] += table.len() as u64 - 1;
                for other in table.iter().filter(|other| *other != one) {
                    self.met[one * self.count + other] += 1;
                }
            }
        }
    }

    /// How uneven a table would make it: first by who meets there again, then by whether those
    /// who have met most sit where many do.
    fn cost(&self, table: &[usize]) -> u64 {
        let mut cost = 0;
        for (at, one) in table.iter().enumerate() {
            let met = table[..at].iter().map(|other| self.of(*one, *other));
            cost += met
                .map(|met| (u64::from(met > 0) * self.again + met * met) << 20)
                .sum::<u64>();
            cost += self.all[*one] * (table.len() as u64 - 1);
        }
        cost
    }

    fn whole_cost(&self, tables: &[Vec<usize>]) -> u64 {
        tables.iter().map(|table| self.cost(table)).sum()
    }
}

/// The rounds among so many participants with so many seats at a table, of which so many have to be taken.
pub(super) fn rounds(count: usize, seats: usize, least: usize) -> Vec<EventRound> {
    let sizes = sizes(count, seats, least);
    if sizes.is_empty() {
        return Vec::new();
    }
    let plans = (0..PLANS).map(|number| plan(count, &sizes, number));
    // A round more is better than that some meet once more than all others.
    let even = plans
        .min_by_key(|(rounds, meetings)| (!meetings.complete(), rounds.len() as u64 + 2 * meetings.most()));
    even.map(|(rounds, _)| rounds).unwrap_or_default()
}

fn plan(count: usize, sizes: &[usize], number: u64) -> (Vec<EventRound>, Meetings) {
    let (mut meetings, mut rounds) = (Meetings::none(count, number), Vec::new());
    let mut dice = 0x9e37_79b9 ^ number << 32 ^ count as u64;
    // Whom nobody ever meets by these sizes is met by nobody in the end either.
    while !meetings.complete() && rounds.len() < 2 * count {
        let (tables, byes) = best(&meetings, sizes, &mut dice);
        meetings.note(&tables);
        let round = EventRound::of(tables);
        rounds.push(EventRound { byes, ..round });
    }
    (rounds, meetings)
}

/// How many sit at each table of a round: as many tables as are needed, filled evenly; whom that would leave with too
/// few has a bye.
pub(super) fn sizes(count: usize, seats: usize, least: usize) -> Vec<usize> {
    let (seats, least) = (seats.max(2), least.max(2));
    let tables = count.div_ceil(seats);
    if count < least {
        return Vec::new();
    }
    if count / tables >= least {
        return (0..tables)
            .map(|table| count / tables + usize::from(table < count % tables))
            .collect();
    }
    vec![seats; count / seats]
}

/// A round with as few as can be who meet again: its tables, and who has a bye.
fn best(meetings: &Meetings, sizes: &[usize], dice: &mut u64) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut order: Vec<usize> = (0..meetings.count).collect();
    // Who has met fewest plays in any case.
    order.sort_by_key(|one| meetings.all[*one]);
    let playing = sizes.iter().sum::<usize>();
    let mut found: Option<(u64, Vec<Vec<usize>>)> = None;
    for _ in 0..BEGINNINGS {
        let mut rest = &order[..playing];
        let mut tables = Vec::new();
        for size in sizes {
            let (table, others) = rest.split_at(*size);
            tables.push(table.to_vec());
            rest = others;
        }
        improve(meetings, &mut tables);
        let cost = meetings.whole_cost(&tables);
        if found.as_ref().is_none_or(|(least, _)| cost < *least) {
            found = Some((cost, tables));
        }
        shuffle(&mut order[..playing], dice);
    }
    let byes = order.split_off(playing);
    (found.map(|(_, tables)| tables).unwrap_or_default(), byes)
}

/// Exchanges two at a time for as long as that makes it more even.
fn improve(meetings: &Meetings, tables: &mut [Vec<usize>]) {
    let mut better = true;
    while std::mem::take(&mut better) {
        for table in 1..tables.len() {
            for other in 0..table {
                for (seat, place) in pairs(tables[table].len(), tables[other].len()) {
                    let cost =
                        |tables: &[Vec<usize>]| meetings.cost(&tables[table]) + meetings.cost(&tables[other]);
                    let before = cost(tables);
                    exchange(tables, (table, seat), (other, place));
                    match cost(tables) < before {
                        true => better = true,
                        false => exchange(tables, (table, seat), (other, place)),
                    }
                }
            }
        }
    }
}

fn pairs(one: usize, other: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..one).flat_map(move |seat| (0..other).map(move |place| (seat, place)))
}

fn exchange(tables: &mut [Vec<usize>], (table, seat): (usize, usize), (other, place): (usize, usize)) {
    let moved = tables[table][seat];
    tables[table][seat] = std::mem::replace(&mut tables[other][place], moved);
}

/// An order that looks like none and is the same in every run.
fn shuffle(order: &mut [usize], dice: &mut u64) {
    for at in (1..order.len()).rev() {
        *dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        order.swap(at, (*dice >> 33) as usize % (at + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_filled_evenly_and_nobody_sits_alone() {
        for (count, seats, least, expected) in [
            (8, 4, 2, vec![4, 4]),
            (9, 4, 2, vec![3, 3, 3]),
            (5, 4, 2, vec![3, 2]),
            (4, 3, 2, vec![2, 2]),
            (3, 4, 2, vec![3]),
            (3, 2, 2, vec![2]),
            (4, 3, 3, vec![3]),
            (1, 3, 2, vec![]),
        ] {
            assert_eq!(sizes(count, seats, least), expected, "{count} {seats}");
        }
    }

    #[test]
    fn everybody_meets_everybody_as_evenly_as_can_be() {
        for seats in 3..=6 {
            for count in [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16_usize] {
                let rounds = rounds(count, seats, 2);
                let mut meetings = Meetings::none(count, 0);
                for round in &rounds {
                    let tables: Vec<Vec<usize>> =
                        round.pairings.iter().map(|one| one.players.clone()).collect();
                    let mut here: Vec<usize> = tables.concat();
                    here.extend(&round.byes);
                    here.sort_unstable();
                    assert_eq!(here, (0..count).collect::<Vec<_>>(), "{count} {seats}");
                    meetings.note(&tables);
                }
                assert!(meetings.complete(), "{count} {seats}");
                let least = (count - 1).div_ceil(seats.min(count) - 1);
                let most = meetings.most();
                println!(
                    "{count} at tables of {seats}: {} rounds, at least {least}; most {most}",
                    rounds.len()
                );
                assert!(rounds.len() <= 2 * least + 2, "{count} {seats}: {} rounds, {least}", rounds.len());
                assert!(most <= 4, "{count} {seats}: {most}");
            }
        }
    }

    #[test]
    fn nine_at_tables_of_three_meet_once_each_in_four_rounds() {
        let mut meetings = Meetings::none(9, 0);
        let rounds = rounds(9, 3, 2);
        for round in &rounds {
            meetings.note(
                &round
                    .pairings
                    .iter()
                    .map(|one| one.players.clone())
                    .collect::<Vec<_>>(),
            );
        }
        assert_eq!((rounds.len(), meetings.most(), meetings.complete()), (4, 1, true));
    }

    #[test]
    fn all_at_one_table_meet_in_one_round() {
        assert_eq!(rounds(4, 4, 2), [EventRound::of([vec![0, 1, 2, 3]])]);
    }
}
