//! Tables at which computers act in every seat: those that sat down in the lobby, one that stands in for somebody
//! who stays away, and one that was left a seat. None is stuck, and each record replays, verifies and imports.
//!
//! `TAVOLO_COMPUTER_TABLES=100 cargo test --release --test it computer_tables` plays that many games for each
//! number of seats of each game of the catalogue, options at random; the ordinary run plays the toy game.

use super::computers::{Solo, give};
use super::course::{Dice, promises_are_kept, transcript};
use super::who;
use crate::luck::second::verdicts;
use crate::toy::Toy;
use tavolo::games::Visit;
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::rules::Seat;
use tavolo::table::timing::Remedy;
use tavolo::table::{Command, Order};

const DAY: u64 = 24 * 60 * 60 * 1_000;
/// With this a game may go on for ever.
const ENDLESS: (&str, &str) = ("idle-rounds", "off");
const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A table of two people and computers, by the number of the table, in which options are what they happen
/// to be.
async fn opened<G: Portray>(seats: u8, number: u64) -> (Solo, Dice) {
    let mut dice = Dice((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) + u64::from(seats));
    let solo = Solo::gathered::<G>("ab", usize::from(seats) - 2).await;
    for option in G::OPTIONS {
        let value = option.values[dice.below(option.values.len())];
        if (option.key, value) == ENDLESS {
            continue;
        }
        let (key, value) = (option.key.to_owned(), value.to_owned());
        // What does not go with other options stays as it was.
        let said = solo.comes('a', Command::Set { key, value }).await;
        assert!(!["fault", "conflict"].contains(&said.as_str()), "{said}");
    }
    solo.done('a', Command::Start).await;
    (solo, dice)
}

/// Computers come to act in all seats: the first person asks about the second, who stays away, and leaves.
async fn abandoned(solo: &Solo, dice: &mut Dice) {
    for _ in 0..1_000 {
        solo.act().await;
        let awaited = solo.awaited().await;
        if awaited.is_empty() {
            return;
        }
        if !awaited.contains(&FIRST) {
            assert!(awaited.contains(&SECOND), "no computer is awaited any more");
            break;
        }
        let legal = solo.hall.read(solo.room.table, |table| table.legal(who('a')));
        let legal = legal.await.unwrap();
        let notation = legal[dice.below(legal.len())].0.clone();
        solo.done('a', Command::Play { notation }).await;
    }
    let ask = Order {
        at: 2 * DAY,
        ..solo.room.by('a', Command::AskAboutAwaited)
    };
    assert_eq!(give(solo, ask).await, "done");
    let remedy = Remedy::Computer;
    solo.done('a', Command::Vote { remedy }).await;
    solo.done('a', Command::LeaveToComputer).await;
}

/// How many decisions computers made at a table, and its record.
async fn plays_by_itself<G: Portray>(seats: u8, number: u64) -> (u32, String) {
    let (mut solo, mut dice) = opened::<G>(seats, number).await;
    abandoned(&solo, &mut dice).await;
    solo.act().await;
    let name = format!("{}, {seats} seats, table {number}", G::ID);
    assert!(solo.awaited().await.is_empty() && solo.ended().await, "{name} is stuck");
    let (decisions, others) = solo.rethought().await;
    assert!(others.is_empty(), "{name}: {others:?} of {decisions}");
    // The room has seen nothing of what another process did.
    solo.room.hall = solo.room.again();
    promises_are_kept::<G>(&solo.room, "ab").await;
    (decisions, transcript(&solo.room).await.to_string())
}

/// So many tables of a game for each number of seats.
async fn plays<G: Portray>(tables: u64) {
    for seats in G::SEATS {
        let (mut decisions, mut records) = (0, Vec::new());
        for number in 0..tables {
            let (decided, record) = plays_by_itself::<G>(seats, number).await;
            decisions += decided;
            records.push(record);
        }
        // The second verifier knows the games of the catalogue alone.
        if !records.is_empty() && catalogue().iter().any(|listing| listing.id == G::ID) {
            for (record, said) in records.iter().zip(verdicts(&records)) {
                assert!(said.starts_with("follows (fair-v3), "), "{said}\n{record}");
            }
        }
        println!("{}, {seats} seats: {tables} tables, {decisions} decisions", G::ID);
    }
}

struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>, u64);

impl Visit for Each {
    fn visit<G: Portray>(&mut self) {
        self.0.push(Box::pin(plays::<G>(self.1)));
    }
}

#[tokio::test]
async fn no_table_is_stuck_at_which_computers_act_in_every_seat() {
    plays::<Toy>(3).await;
    let tables = std::env::var("TAVOLO_COMPUTER_TABLES").map_or(0, |number| number.parse().unwrap());
    let mut each = Each(Vec::new(), tables);
    tavolo::games::each(&mut each);
    for game in each.0 {
        game.await;
    }
}
