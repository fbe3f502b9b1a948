//! How often a game's turn passes to somebody who has to be told and to act: as it was played, with
//! what people had planned and with what needs no decision, and had each of its actions been done by
//! hand.
//!
//! Run it with `cargo bench --bench handovers`; `GAMES=100` plays more games of each kind. Nothing
//! here depends on the machine: the same games come to the same figures.
//!
//! A handover is a seat that is awaited after a record (one order, with all that it brings about),
//! that was not awaited before it, and whose player did not give the order.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[path = "course/dice.rs"]
mod dice;
#[path = "handovers/person.rs"]
mod person;

use dice::Dice;
use person::{Habit, chosen, wishes};
use serde_json::Value;
use std::sync::Arc;
use tavolo::games::{self, Visit};
use tavolo::hall::Hall;
use tavolo::portray::Portray;
use tavolo::rules::{Chosen, Opening, Position, Seat, Seating, Seats};
use tavolo::store::{Memory, Store, TableId};
use tavolo::table::{Actor, Catalogue, Command, Order, Origin, Place, UserId};

/// How many games of a kind are played, unless `GAMES` says otherwise.
const GAMES: u64 = 20;
/// The most orders of a game, far above what one needs.
const MOST: usize = 20_000;

/// A table of one game, over a store in memory.
struct Table {
    hall: Hall,
    store: Arc<dyn Store>,
    table: TableId,
    orders: u64,
}

impl Table {
    async fn begun<G: Portray>(seats: u8, number: u64) -> Table {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        let mut dice = Dice::new(number);
        let same = std::sync::Mutex::new(move |bytes: &mut [u8]| {
            bytes.iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
            true
        });
        let hall = Hall::new(Arc::clone(&store), Catalogue::default().with::<G>())
            .with_randomness(Box::new(move |bytes: &mut [u8]| same.lock().unwrap()(bytes)));
        let listing = *hall.catalogue().iter().next().unwrap();
        let mut table = Table {
            hall,
            store,
            table: TableId(0),
            orders: 0,
        };
        for seat in 0..seats {
            let order = table.by(Seat::new(seat), Command::join());
            table.table = table.hall.join(Place(1), &listing, &order).await.unwrap().table;
        }
        assert!(table.does(Seat::new(0), Command::Start).await);
        table
    }

    fn by(&mut self, seat: Seat, command: Command) -> Order {
        self.orders += 1;
        Order {
            by: Actor::person(user(seat), self.orders),
            name: seat.to_string(),
            at: self.orders,
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        }
    }

    /// Whether an order was carried out.
    async fn does(&mut self, seat: Seat, command: Command) -> bool {
        let order = self.by(seat, command);
        self.hall.order(self.table, &order).await.is_ok()
    }

    /// Plays the game to its end, each with the same habit.
    async fn play_out(&mut self, game: &str, habit: Habit, dice: &mut Dice) {
        for _ in 0..MOST {
            let read = self.hall.read(self.table, |table| {
                let awaited: Vec<Seat> = table.awaited().iter().collect();
                let seat = *awaited.get(dice.below(awaited.len()))?;
                Some((seat, table.legal(user(seat))))
            });
            let Some((seat, legal)) = read.await.unwrap() else {
                return;
            };
            let legal: Vec<String> = legal.into_iter().map(|(notation, _)| notation).collect();
            let notation = chosen(game, &legal, dice).to_owned();
            assert!(self.does(seat, Command::Play { notation }).await);
            self.plan(game, habit, seat, dice).await;
        }
        panic!("the game does not end");
    }

    /// Who has just acted plans what comes, as long as it is not their turn again.
    async fn plan(&mut self, game: &str, habit: Habit, seat: Seat, dice: &mut Dice) {
        for round in 0..2 {
            let read = self.hall.read(self.table, |table| {
                let waits = !table.ended() && !table.awaited().has(seat);
                waits.then(|| wishes(table, user(seat), game, habit, round, dice))
            });
            for notation in read.await.unwrap().into_iter().flatten() {
                // What was planned already, or cannot be any more, is refused.
                self.does(seat, Command::Play { notation }).await;
            }
        }
    }

    /// The handovers as they were, and had each action been done by hand.
    async fn handovers<G: Portray>(&self, seats: u8) -> (usize, usize) {
        let opening = Opening::<G>::new(&Chosen::default(), Seating { seats }).unwrap();
        let mut position: Option<Position<G>> = None;
        let (mut were, mut by_hand) = (0, 0);
        for record in self.store.read(self.table).await.unwrap() {
            let body: Value = serde_json::from_slice(&record.body).unwrap();
            let before = position.as_ref().map_or(Seats::NONE, |one| one.turn().seats());
            let giver = body["by"].as_u64().and_then(|by| u8::try_from(by - 1).ok());
            for entry in body["did"].as_array().unwrap() {
                if let Some(started) = entry.get("started") {
                    let dealt = opening.follow(&events::<G>(started)).unwrap();
                    by_hand += called(Seats::NONE, dealt.turn().seats(), giver);
                    position = Some(dealt);
                }
                let Some(played) = entry.get("played") else {
                    continue;
                };
                let position = position.as_mut().unwrap();
                let awaited = position.turn().seats();
                position.follow(&events::<G>(played)).unwrap();
                let actor = played["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
                by_hand += called(awaited, position.turn().seats(), actor);
            }
            let after = position.as_ref().map_or(Seats::NONE, |one| one.turn().seats());
            were += called(before, after, giver);
        }
        (were, by_hand)
    }
}

/// The person of a seat.
fn user(seat: Seat) -> UserId {
    UserId(u64::from(seat.number()) + 1)
}

fn events<G: Portray>(entry: &Value) -> Vec<G::Event> {
    serde_json::from_value(entry["events"].clone()).unwrap()
}

/// How many are called who were not awaited and have not acted just now.
fn called(before: Seats, after: Seats, actor: Option<u8>) -> usize {
    let new = |seat: &Seat| !before.has(*seat) && Some(seat.number()) != actor;
    after.iter().filter(new).count()
}

/// What games of one kind came to.
async fn measure<G: Portray>(seats: u8, habit: Habit, games: u64) {
    let (mut were, mut by_hand) = (Vec::new(), Vec::new());
    for number in 0..games {
        let mut table = Table::begun::<G>(seats, number * 16 + u64::from(seats)).await;
        let mut dice = Dice::new(number);
        table.play_out(G::ID, habit, &mut dice).await;
        let (one, other) = table.handovers::<G>(seats).await;
        were.push(one);
        by_hand.push(other);
    }
    let mean = |counts: &[usize]| counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    let range = |counts: &[usize]| {
        let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
        format!("{least} to {most}")
    };
    println!(
        "| {} | {seats} | {} | {:.1} ({}) | {:.1} ({}) | {:.2} |",
        G::ID,
        habit.name(),
        mean(&by_hand),
        range(&by_hand),
        mean(&were),
        range(&were),
        mean(&were) / mean(&by_hand)
    );
}

struct Each {
    games: u64,
    kinds: Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>,
}

impl Visit for Each {
    fn visit<G: Portray>(&mut self) {
        let games = self.games;
        self.kinds.push(Box::pin(async move {
            for seats in G::SEATS {
                for habit in Habit::of(G::ID) {
                    measure::<G>(seats, *habit, games).await;
                }
            }
        }));
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let games = std::env::var("GAMES").map_or(GAMES, |number| number.parse().unwrap());
    println!("| game | seats | people | all by hand | as played | ratio |\n|---|---:|---|---:|---:|---:|");
    let mut each = Each {
        games,
        kinds: Vec::new(),
    };
    games::each(&mut each);
    for kind in each.kinds {
        kind.await;
    }
}
