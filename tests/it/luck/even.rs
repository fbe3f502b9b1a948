//! What `fair-v3` draws is drawn evenly: each kind of draw of `docs/RECORDS.md`, by keys into which a beacon went.

use super::bound::{KEY, signed};
use std::collections::BTreeMap;
use tavolo::rules::Chance;
use tavolo::store::TableId;
use tavolo::table::fair::{self, Entropy, Seed};
use tavolo::table::promise::{LuckSource, promise};

/// The upper 0.1 % point of the chi-square distribution of so many degrees of freedom, by the approximation of
/// Wilson and Hilferty (Proc. Natl. Acad. Sci. 17, 1931); NIST's table has 18.467 for 4 and 69.346 for 37.
fn upper(freedom: usize) -> f64 {
    let part = 2.0 / (9.0 * freedom as f64);
    freedom as f64 * (1.0 - part + 3.090 * part.sqrt()).powi(3)
}

#[test]
fn the_threshold_is_that_of_the_tables() {
    for (freedom, table) in [(1, 10.828), (4, 18.467), (10, 29.588), (37, 69.346), (100, 149.449)] {
        let share: f64 = upper(freedom) / table;
        assert!((0.99..1.04).contains(&share), "{freedom}: {} {table}", upper(freedom));
    }
}

/// Entropy that the round of this number of the look-alike went into.
fn entropy(round: u64, seed: &Seed) -> Entropy {
    let promise = promise(TableId(5), seed, (Some(&LuckSource::from("sandbox")), None));
    Entropy::of_round(&promise, round, &signed(round, KEY))
}

/// How often each of these comes out of so many draws, by the keys of draws of tables.
fn drawn(
    label: &'static str,
    draws: u32,
    mut draw: impl FnMut(&mut Chance<'_>) -> String,
) -> BTreeMap<String, u32> {
    const PLIES: u32 = 1_000;
    let mut came = BTreeMap::new();
    for table in 0..draws.div_ceil(PLIES) {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&table.to_be_bytes());
        let seed = Seed::new(bytes);
        let entropy = entropy(u64::from(table) + 1, &seed);
        for nth in 0..PLIES.min(draws - table * PLIES) {
            let mut chance = Chance::keyed(|drawn, index| {
                assert_eq!((drawn, index), (label, 0));
                fair::key(&seed, 0, drawn, nth, &entropy)
            });
            *came.entry(draw(&mut chance)).or_default() += 1;
        }
    }
    came
}

/// Fails unless each of these comes as often as its weight says, and nothing else does.
fn even(what: &str, ways: &[(String, u32)], came: &BTreeMap<String, u32>) {
    let (draws, all): (u32, u32) = (came.values().sum(), ways.iter().map(|way| way.1).sum());
    let statistic: f64 = ways
        .iter()
        .map(|(way, weight)| {
            let expected = f64::from(draws) * f64::from(*weight) / f64::from(all);
            (f64::from(came.get(way).copied().unwrap_or(0)) - expected).powi(2) / expected
        })
        .sum();
    assert!(came.keys().all(|key| ways.iter().any(|(way, _)| way == key)), "{what}: {came:?}");
    let upper = upper(ways.len() - 1);
    assert!(statistic < upper, "{what}: chi-square {statistic:.1}, {upper:.1} at most: {came:?}");
}

/// All orders of so many seats.
fn orders(seats: usize) -> Vec<String> {
    if seats == 0 {
        return vec![String::new()];
    }
    let shorter = orders(seats - 1);
    let put = |order: &String, place: usize| {
        let (before, after) = order.split_at(place);
        format!("{before}{}{after}", seats - 1)
    };
    shorter
        .iter()
        .flat_map(|order| (0..seats).map(move |place| put(order, place)))
        .collect()
}

/// Pools of the games with what is in them, as RECORDS lists them: kinds, and how many of each.
const CARDS: [u32; 15] = [10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3];
const TILES: [u32; 24] = [2, 4, 1, 3, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1];
const BOARD: [u32; 36] = [1; 36];
const ENEMIES: [u32; 5] = [1; 5];

#[test]
fn every_kind_of_draw_is_even() {
    let draws = std::env::var("TAVOLO_DRAWS").map_or(20_000, |number| number.parse().unwrap());
    let numbered = |count: u32| (0..count).map(|way| (way.to_string(), 1)).collect::<Vec<_>>();
    for seats in 2..=6 {
        let came = drawn("first-seat", draws, |chance| chance.seat("first-seat", seats).number().to_string());
        even("first-seat", &numbered(seats.into()), &came);
    }
    for (label, sides) in [("dice", 6), ("turns", 3)] {
        let came = drawn(label, draws, |chance| (chance.dice(label, 1, sides)[0] - 1).to_string());
        even(label, &numbered(sides.into()), &came);
    }
    let came = drawn("track", draws, |chance| {
        let dealt = chance.deal("track", &mut vec![0, 1, 2, 3, 4], 5);
        dealt.iter().map(ToString::to_string).collect()
    });
    let ways: Vec<(String, u32)> = orders(5).into_iter().map(|order| (order, 1)).collect();
    assert_eq!(ways.len(), 120);
    even("track", &ways, &came);
    let pools: [(&'static str, &[u32]); 4] =
        [("deck", &CARDS), ("tile", &TILES), ("tiles", &BOARD), ("enemy", &ENEMIES)];
    for (label, kinds) in pools {
        let pool: Vec<usize> = (0..kinds.len())
            .flat_map(|kind| std::iter::repeat_n(kind, kinds[kind] as usize))
            .collect();
        let ways: Vec<(String, u32)> = (0..)
            .zip(kinds)
            .map(|(kind, count): (u32, _)| (kind.to_string(), *count))
            .collect();
        let came = drawn(label, draws, |chance| chance.deal(label, &mut pool.clone(), 1)[0].to_string());
        even(label, &ways, &came);
    }
}
