//! Whole games in several processes at once: each order goes to any of them, and often two at once.
//! What comes of it is what one hall would have made of the same orders.

use super::course::Dice;
use super::engine::{Tables, games};
use super::peers::heard;
use super::who;
use crate::toy::Toy;
use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tavolo::hall::{Hall, Happening, Heard, Listener, What};
use tavolo::portray::Portray;
use tavolo::rules::Seat;
use tavolo::store::{Memory, Record, Store, TableId};
use tavolo::table::{Actor, Catalogue, Command, Denied, Order, Place, Step};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

const HALLS: usize = 3;

/// How long a hall may take to hear of what another did.
const LONGEST: Duration = Duration::from_secs(60);

fn hall<G: Portray>(store: Arc<dyn Store>, seed: u64) -> Arc<Hall> {
    let number = seed as u8;
    let same = Box::new(move |bytes: &mut [u8]| {
        bytes.fill(number);
        true
    });
    Arc::new(Hall::new(store, Catalogue::default().with::<G>()).with_randomness(same))
}

fn by(person: char, id: u64, command: Command) -> Order {
    Order {
        by: Actor::person(who(person), id),
        name: person.to_string(),
        ..Order::of_host(id, command)
    }
}

/// A table in several halls, and what was acknowledged there.
struct Crowd {
    store: Arc<dyn Store>,
    halls: Vec<Arc<Hall>>,
    listeners: Vec<Listener>,
    /// Each hall follows the others as long as this lives.
    _following: JoinSet<()>,
    people: Vec<char>,
    table: TableId,
    next: u64,
    /// The orders that were acknowledged, by their interaction.
    done: BTreeMap<u64, Order>,
    dice: Dice,
}

impl Crowd {
    async fn begun<G: Portray>(people: &str, seed: u64) -> Crowd {
        let tables = Tables::new();
        let mut halls = Vec::new();
        for _ in 0..HALLS {
            halls.push(hall::<G>(tables.process().await, seed));
        }
        let mut following = JoinSet::new();
        for hall in &halls {
            let hall = Arc::clone(hall);
            following.spawn(async move { hall.follow_peers().await });
        }
        let mut crowd = Crowd {
            store: tables.process().await,
            halls,
            listeners: Vec::new(),
            _following: following,
            people: people.chars().collect(),
            table: TableId(0),
            next: 0,
            done: BTreeMap::new(),
            dice: Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
        };
        let game = *crowd.halls[0].catalogue().iter().next().unwrap();
        let joins = crowd
            .people
            .clone()
            .into_iter()
            .map(|person| (person, Command::join()));
        for (person, command) in joins.chain([(crowd.people[0], Command::Start)]) {
            let order = crowd.order(person, command);
            let hall = &crowd.halls[crowd.next as usize % HALLS];
            let done = hall.join(Place(1), &game, &order).await;
            let done = match order.command {
                Command::Start => hall.order(crowd.table, &order).await,
                _ => done,
            };
            crowd.table = done.unwrap().table;
            crowd.done.insert(crowd.next, order);
        }
        let version = crowd.records().await.len();
        for hall in &crowd.halls {
            let follows = timeout(LONGEST, follows(hall, crowd.table, version));
            follows.await.expect("each hall hears of the start");
            // What was done until now is known and no news.
            crowd.listeners.push(hall.listen());
        }
        crowd
    }

    fn order(&mut self, person: char, command: Command) -> Order {
        self.next += 1;
        by(person, self.next, command)
    }

    /// One of the halls, any of them.
    fn any(&mut self) -> Arc<Hall> {
        Arc::clone(&self.halls[self.dice.below(HALLS)])
    }

    /// What somebody who is awaited might do, as one of the halls shows it, which may be behind.
    async fn intends(&mut self, seat: Seat) -> Order {
        let person = self.people[seat.index()];
        let hall = self.any();
        let look =
            hall.read(self.table, |table| (table.legal(who(person)), table.panel(who(person), "").stamp));
        let (legal, stamp) = look.await.unwrap();
        let command = match self.dice.below(12) {
            0 => Command::TakeBack,
            _ if legal.is_empty() => Command::Play {
                notation: "pass".to_owned(),
            },
            _ => Command::Play {
                notation: legal[self.dice.below(legal.len())].0.clone(),
            },
        };
        let mut order = self.order(person, command);
        order.stamp = Some(stamp).filter(|_| self.dice.below(2) == 0);
        order
    }

    /// Orders that come at once, some of them to two halls. What is acknowledged now was not before.
    async fn tells(&mut self, orders: Vec<Order>) {
        let before = self.store.read(self.table).await.unwrap().len();
        let mut telling = JoinSet::new();
        for order in orders {
            let copies = 1 + usize::from(self.dice.below(6) == 0);
            for _ in 0..copies {
                let (hall, table, order) = (self.any(), self.table, order.clone());
                telling.spawn(async move { (hall.order(table, &order).await, order) });
            }
        }
        let (mut fresh, mut all) = (Vec::new(), BTreeMap::new());
        for (answer, order) in telling.join_all().await {
            let id = order.by.interaction().unwrap();
            match answer {
                Ok(done) => {
                    assert!(done.version.0 as usize > before, "{id} was not there before");
                    fresh.extend((!done.twice).then_some(id));
                    all.insert(id, order);
                }
                Err(Denied::Refused(_) | Denied::Conflict) => {}
                Err(Denied::Fault(why)) => panic!("{why}"),
            }
        }
        fresh.sort_unstable();
        assert!(fresh.iter().eq(all.keys()), "each was done once: {fresh:?}");
        self.done.append(&mut all);
    }

    /// Plays until nobody is awaited.
    async fn plays(&mut self, most: usize) {
        for _ in 0..most {
            let hall = self.any();
            let awaited = hall.read(self.table, |table| table.awaited().iter().collect::<Vec<_>>());
            let awaited = awaited.await.unwrap();
            if awaited.is_empty() {
                return;
            }
            let mut orders = Vec::new();
            for _ in 0..1 + self.dice.below(3) {
                let seat = awaited[self.dice.below(awaited.len())];
                orders.push(self.intends(seat).await);
            }
            self.tells(orders).await;
        }
        panic!("the game did not end within {most} turns");
    }

    async fn records(&self) -> Vec<Record> {
        self.store.read(self.table).await.unwrap()
    }
}

/// What happened at a table, without that somebody is to look at it.
fn happenings(heard: Vec<Heard>) -> Vec<Happening> {
    let happening = |heard| match heard {
        Heard::Happened(happening) => happening,
        Heard::Missed => panic!("something was missed"),
    };
    let looks = |happening: &Happening| happening.what == What::Changed && happening.step == Step::NONE;
    let all = heard.into_iter().map(happening);
    all.filter(|happening| !looks(happening)).collect()
}

/// One hall carries out the orders that records came by, in their order; what happened from the game's
/// beginning on, and the records.
async fn alone<G: Portray>(crowd: &Crowd, seed: u64) -> (Vec<Happening>, Vec<Record>) {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let hall = hall::<G>(Arc::clone(&store), seed);
    let game = *hall.catalogue().iter().next().unwrap();
    let mut listener = hall.listen();
    let mut all = Vec::new();
    for record in crowd.records().await {
        let order = &crowd.done[&record.id];
        let done = match order.command {
            Command::Join { .. } => hall.join(Place(1), &game, order).await,
            _ => hall.order(crowd.table, order).await,
        };
        assert!(!done.unwrap().twice);
        all.extend(happenings(heard(&mut listener)));
        if order.command == Command::Start {
            all.clear();
        }
    }
    (all, store.read(crowd.table).await.unwrap())
}

/// Waits until a hall has followed the others up to a version; whatever it tells of that is told by then.
async fn follows(hall: &Hall, table: TableId, version: usize) {
    let known = async || hall.audit(table, |table| table.version()).await.unwrap();
    while known().await.0 as usize != version {
        sleep(Duration::from_millis(1)).await;
    }
}

async fn is_as_in_one_hall<G: Portray>(people: &str, seed: u64) {
    let mut crowd = Crowd::begun::<G>(people, seed).await;
    crowd.plays(30_000).await;
    let records = crowd.records().await;
    let ids: Vec<u64> = records.iter().map(|record| record.id).collect();
    let mut written = ids.clone();
    written.sort_unstable();
    assert!(written.iter().eq(crowd.done.keys()), "what was acknowledged is there once: {ids:?}");
    let (happened, same) = alone::<G>(&crowd, seed).await;
    assert!(same == records, "one hall writes the same records");
    for (hall, listener) in crowd.halls.iter().zip(&mut crowd.listeners) {
        let follows = timeout(LONGEST, follows(hall, crowd.table, records.len()));
        follows.await.expect("each hall hears of all records");
        let told = happenings(heard(listener));
        let differs = told
            .iter()
            .zip(&happened)
            .find(|(told, happened)| told != happened);
        assert!(
            differs.is_none() && told.len() == happened.len(),
            "each step is told once, in order: {differs:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn toy_games_in_three_halls_are_as_in_one() {
    for seed in 1..=games(100, 5) {
        is_as_in_one_hall::<Toy>(["ab", "abc", "abcd"][seed as usize % 3], seed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_games_in_three_halls_are_as_in_one() {
    struct Each(Vec<Pin<Box<dyn Future<Output = ()>>>>);
    impl tavolo::games::Visit for Each {
        fn visit<G: Portray>(&mut self) {
            let people = "abcdefgh"[..usize::from(*G::SEATS.start()).max(2)].to_owned();
            self.0
                .push(Box::pin(async move { is_as_in_one_hall::<G>(&people, 7).await }));
        }
    }
    let mut each = Each(Vec::new());
    tavolo::games::each(&mut each);
    for game in each.0 {
        game.await;
    }
}
