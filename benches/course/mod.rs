//! Games of the catalogue that were played before, so that playing them again costs no choosing.

mod dice;

pub use dice::Dice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store, TableId};
use tavolo::table::{Actor, Command, Listing, Order, Origin, Place, TableView, UserId};

/// A hall whose tables have the same ids and seeds in the order in which they are opened.
///
/// The interactions that take seats are part of a game's luck, so the same games need the same of
/// them too.
pub fn hall(store: Arc<dyn Store>, first: u64) -> Hall {
    hall_from(store, Arc::new(AtomicU64::new(first * 2)))
}

/// The same where it is told how often chance was asked before: twice for each table.
pub fn hall_from(store: Arc<dyn Store>, calls: Arc<AtomicU64>) -> Hall {
    Hall::new(store, catalogue()).with_randomness(Box::new(move |bytes| {
        let mut dice = Dice::new(calls.fetch_add(1, Ordering::Relaxed));
        bytes.iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
        true
    }))
}

/// A game: its orders one after the other, and the bodies of the records that they made.
pub struct Course {
    pub number: u64,
    pub listing: Listing,
    pub orders: Vec<Order>,
    pub bodies: Vec<Vec<u8>>,
}

impl Course {
    /// Where it is played.
    pub fn place(&self) -> Place {
        Place(self.number + 1)
    }

    /// Plays so many orders of a game at most, at random: two people, each game of the catalogue in
    /// turn.
    pub async fn play(number: u64, most: usize) -> Course {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let hall = hall(Arc::clone(&store), number);
        let games: Vec<Listing> = hall.catalogue().iter().copied().collect();
        let listing = games[number as usize % games.len()];
        let mut course = Course {
            number,
            listing,
            orders: Vec::new(),
            bodies: Vec::new(),
        };
        let mut dice = Dice::new(number);
        let mut table = None;
        for person in 0..2 {
            table = Some(course.give(&hall, table, person, Command::join()).await);
        }
        let table = table.unwrap();
        course.give(&hall, Some(table), 0, Command::Start).await;
        while course.orders.len() < most {
            let Some((person, notation)) = hall.read(table, |table| choose(table, &mut dice)).await.unwrap()
            else {
                break;
            };
            course
                .give(&hall, Some(table), person - course.user(0), Command::Play { notation })
                .await;
        }
        course.bodies = store
            .read(table)
            .await
            .unwrap()
            .into_iter()
            .map(|record| record.body)
            .collect();
        course
    }

    fn user(&self, person: u64) -> u64 {
        (self.number + 1) * 10 + person
    }

    async fn give(&mut self, hall: &Hall, table: Option<TableId>, person: u64, command: Command) -> TableId {
        let by = UserId(self.user(person));
        let id = (self.number + 1) << 20 | (self.orders.len() as u64 + 1);
        let order = Order {
            by: Actor::person(by, id),
            name: format!("P{person}"),
            at: 1_700_000_000_000,
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        };
        let done = match table {
            Some(table) => hall.order(table, &order).await,
            None => hall.join(self.place(), &self.listing, &order).await,
        };
        self.orders.push(order);
        done.unwrap().table
    }
}

/// Somebody who is awaited, and something they may do.
fn choose(table: &dyn TableView, dice: &mut Dice) -> Option<(u64, String)> {
    let awaited: Vec<UserId> = table
        .awaited()
        .iter()
        .filter_map(|seat| table.roster().player(seat)?.user())
        .collect();
    let user = *awaited.get(dice.below(awaited.len()))?;
    let legal = table.legal(user);
    Some((user.0, legal.get(dice.below(legal.len()))?.0.clone()))
}
