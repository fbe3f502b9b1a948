//! What is left to whoever runs the bot and knows the seed: to look at what comes out and drop it in front of everybody, as
//! often as they dare. The figures are those of `docs/RECORDS.md`, which were computed by another program.

use tavolo::rules::Chance;
use tavolo::store::TableId;
use tavolo::table::fair::{Entropy, Seed, key};
use tavolo::table::promise::{LuckSource, promise};

/// How many deals are looked at.
const DEALS: u32 = 20_000;

/// The mean of the best of so many, by the keys of tables.
fn best_of(count: u32, mut value: impl FnMut(&mut Chance<'_>) -> u32) -> f64 {
    let mut of_table = |nth: u32| {
        let seed = Seed::new(std::array::from_fn(|place| nth.to_be_bytes()[place % 4]));
        let entropy = Entropy::without_proof(&promise(TableId(5), &seed, (Some(&LuckSource::Seed), None)));
        value(&mut Chance::keyed(|label, index| key(&seed, 0, label, index, &entropy)))
    };
    let best = |first: u32| (first..first + count).map(&mut of_table).max().unwrap();
    let all: Vec<u32> = (0..DEALS).step_by(count as usize).map(best).collect();
    f64::from(all.iter().sum::<u32>()) / all.len() as f64
}

/// Ten cards of Condottiere, by the strength of their mercenaries.
fn cards(chance: &mut Chance<'_>) -> u32 {
    let kinds = [(1, 10), (2, 8), (3, 8), (4, 8), (5, 8), (6, 8), (10, 8), (0, 52)];
    let mut deck: Vec<u32> = kinds
        .iter()
        .flat_map(|(strength, count)| vec![*strength; *count])
        .collect();
    assert_eq!(deck.len(), 110);
    chance.deal("deck", &mut deck, 10).iter().sum()
}

/// Three dice of Kingsburg.
fn dice(chance: &mut Chance<'_>) -> u32 {
    chance.dice("dice", 3, 6).iter().map(|one| u32::from(*one)).sum()
}

#[test]
fn each_deal_that_is_dropped_brings_so_much() {
    let usual = best_of(1, cards);
    let cases = [
        ("cards, usual", usual, 22.73),
        ("cards, of two", best_of(2, cards) / usual, 1.22),
        ("cards, of four", best_of(4, cards) / usual, 1.42),
        ("dice, usual", best_of(1, dice), 10.5),
        ("dice, of two", best_of(2, dice), 12.18),
        ("dice, of four", best_of(4, dice), 13.54),
    ];
    for (what, found, computed) in cases {
        assert!((found / computed - 1.0).abs() < 0.02, "{what}: {found:.2}, not {computed}");
    }
}
