//! In which server tables stand: found out after a start by their first records alone, and as it is whatever
//! happens to tables since.

use super::who;
use crate::toy::Toy;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tavolo::hall::{Hall, LobbyLimits};
use tavolo::store::{Answer, Changed, Memory, Record, Store, StoreFault, StoreLayer, TableId};
use tavolo::table::{Actor, Catalogue, Command, Denied, Order, Origin, Place, Server};

/// A store that counts how often a whole table is read, and can miss what others do.
struct Counting {
    store: Memory,
    reads: AtomicUsize,
    misses: AtomicBool,
}

impl StoreLayer for Counting {
    fn below(&self) -> &dyn Store {
        &self.store
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        self.store.read(table)
    }

    fn changed(&self) -> Answer<'_, Changed> {
        Box::pin(async {
            if self.misses.load(Ordering::Relaxed) {
                return Changed::Missed;
            }
            self.store.changed().await
        })
    }
}

fn over(store: Memory) -> (Arc<Hall>, Arc<Counting>) {
    let store = Arc::new(Counting {
        store,
        reads: AtomicUsize::new(0),
        misses: AtomicBool::new(false),
    });
    let shared = Arc::clone(&store) as Arc<dyn Store>;
    (Arc::new(Hall::new(shared, Catalogue::default().with::<Toy>())), store)
}

/// Somebody sits down in a place of a server.
async fn opens(hall: &Hall, place: u64, server: u64) -> TableId {
    let join = Order {
        by: Actor::person(who('a'), place),
        name: "Ana".to_owned(),
        origin: Origin {
            direct: false,
            server: Some(Server(server)),
            ..Origin::NOWHERE
        },
        ..Order::of_host(1, Command::join())
    };
    let game = *hall.catalogue().iter().next().unwrap();
    hall.join(Place(place), &game, &join).await.unwrap().table
}

async fn leaves(hall: &Hall, table: TableId) {
    let leave = Order {
        by: Actor::person(who('a'), 9_000_000 + table.0 % 1_000_000),
        ..Order::of_host(2, Command::Leave)
    };
    hall.order(table, &leave).await.unwrap();
}

/// The tables of a server, in the order of their ids.
async fn found(hall: &Hall, server: u64) -> Vec<TableId> {
    hall.in_server(Server(server)).await.unwrap()
}

fn sorted(mut tables: Vec<TableId>) -> Vec<TableId> {
    tables.sort();
    tables
}

#[tokio::test]
async fn after_a_start_no_table_is_read_whole_to_know_where_it_stands() {
    let first = Memory::new();
    let (hall, _) = over(first.beside());
    let mut tables = Vec::new();
    for place in 1..=20 {
        tables.push(opens(&hall, place, 5 + place % 2).await);
    }
    let (later, store) = over(first.beside());
    let odd = sorted(tables.iter().copied().step_by(2).collect());
    assert_eq!(found(&later, 6).await, odd);
    assert_eq!(found(&later, 7).await, []);
    assert_eq!(later.servers().await.unwrap().len(), 20);
    assert_eq!(later.server_of(tables[1]).await, Ok(Some(Server(5))));
    assert_eq!((store.reads.load(Ordering::Relaxed), later.in_memory()), (0, 0));
    // What happens since is known too, without another look at all.
    leaves(&later, tables[0]).await;
    let more = opens(&later, 40, 6).await;
    assert_eq!(
        found(&later, 6).await,
        sorted(
            [&odd[..], &[more]]
                .concat()
                .into_iter()
                .filter(|table| *table != tables[0])
                .collect()
        )
    );
}

#[tokio::test]
async fn what_others_open_and_end_is_found_as_it_is_even_where_nothing_was_heard_of_it() {
    let first = Memory::new();
    let (one, _) = over(first.beside());
    let (other, store) = over(first.beside());
    let ended = opens(&one, 1, 5).await;
    assert_eq!(found(&other, 5).await, [ended]);
    other.hear_peers().await;
    // It ends elsewhere before this process hears of it.
    leaves(&one, ended).await;
    assert_eq!(found(&other, 5).await, []);
    other.hear_peers().await;
    let heard = opens(&one, 2, 5).await;
    other.hear_peers().await;
    assert_eq!(found(&other, 5).await, [heard]);
    store.misses.store(true, Ordering::Relaxed);
    let missed = opens(&one, 3, 5).await;
    other.hear_peers().await;
    assert_eq!(found(&other, 5).await, sorted(vec![heard, missed]));
}

#[tokio::test]
async fn a_lobby_counts_until_others_begin_its_game_or_close_it_and_is_not_read_at_each_step() {
    const ONE: LobbyLimits = LobbyLimits {
        server: 1,
        ..LobbyLimits::NONE
    };
    let first = Memory::new();
    let (one, _) = over(first.beside());
    let (_, store) = over(first.beside());
    let shared = Arc::clone(&store) as Arc<dyn Store>;
    let other = Hall::new(shared, Catalogue::default().with::<Toy>()).with_limits(ONE);
    let game = *one.catalogue().iter().next().unwrap();
    let sits = |who_sits: char, id: u64, command: Command| Order {
        by: Actor::person(who(who_sits), id),
        name: "Ana".to_owned(),
        origin: Origin {
            direct: false,
            server: Some(Server(5)),
            ..Origin::NOWHERE
        },
        ..Order::of_host(1, command)
    };
    for (round, begins) in [(1, true), (2, false)] {
        let table = opens(&one, round, 5).await;
        other.hear_peers().await;
        let reads = store.reads.load(Ordering::Relaxed);
        let full = other
            .join(Place(100), &game, &sits('c', 100 + round, Command::join()))
            .await;
        assert!(matches!(full, Err(Denied::Refused(_))), "{full:?}");
        if begins {
            one.order(table, &sits('b', 200, Command::join())).await.unwrap();
            other.hear_peers().await;
            assert_eq!(store.reads.load(Ordering::Relaxed), reads, "it may still wait for its game");
            one.order(table, &sits('a', 201, Command::Start)).await.unwrap();
        } else {
            leaves(&one, table).await;
        }
        other.hear_peers().await;
        let opened = other
            .join(Place(100), &game, &sits('c', 300 + round, Command::join()))
            .await;
        let opened = opened.unwrap().table;
        let leave = sits('c', 400 + round, Command::Leave);
        other.order(opened, &leave).await.unwrap();
    }
}
