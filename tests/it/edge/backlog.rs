//! A start with many open tables: all are compared, few at a time and without taking Discord's limit, and
//! where somebody does something first.

use super::stage::{Stage, at, caller};
use std::sync::Arc;
use std::time::Duration;
use tavolo::discord::incoming::Given;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store};
use tavolo::table::{Actor, Command, Order, UserId};

/// More than may be asked for at once.
const TABLES: u64 = 420;
/// What may: a ninth of a tenth of what ten minutes allow.
const AT_ONCE: usize = 300;

fn hall(store: &Memory) -> Hall {
    let shared: Arc<dyn Store> = Arc::new(store.reopened());
    Hall::new(shared, catalogue())
}

/// A stage over what a store holds, as after a start.
fn started(store: &Memory) -> Stage {
    let mut stage = Stage::over(hall(store), "condottiere");
    stage.later();
    stage
}

/// Somebody more sits down everywhere, and nobody shows it.
async fn unseen(store: &Memory) -> Memory {
    let shared = Arc::new(store.reopened());
    let hall = Hall::new(Arc::clone(&shared) as Arc<dyn Store>, catalogue());
    for (table, id) in hall.open_tables().await.unwrap().into_iter().zip(0..) {
        let order = Order {
            by: Actor::Person {
                user: UserId(5_000 + id),
                interaction: 9_000_000 + id,
            },
            name: "Ben".to_owned(),
            ..Order::of_host(1, Command::join())
        };
        hall.order(table, &order).await.unwrap();
    }
    shared.reopened()
}

/// Lobbies, each in a channel of its own, whose cards are shown.
async fn lobbies() -> Memory {
    let store = Arc::new(Memory::new());
    let shared: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
    let mut stage = Stage::over(Hall::new(shared, catalogue()), "condottiere");
    for table in 0..TABLES {
        let person = at(&caller(1 + table, "Ana"), 10_000 + table);
        stage.command(&person, "join", &[]).await;
    }
    stage.rest().await;
    assert_eq!(stage.hall.open_tables().await.unwrap().len() as u64, TABLES);
    store.reopened()
}

#[tokio::test(start_paused = true)]
async fn where_nothing_changed_nothing_is_asked_for_and_no_table_stays_in_memory() {
    let store = lobbies().await;
    let stage = started(&store);
    stage.rest().await;
    assert_eq!(stage.port.asked(), 0);
    assert_eq!(stage.hall.in_memory(), 0);
}

#[tokio::test(start_paused = true)]
async fn where_all_changed_a_tenth_of_the_limit_is_taken_and_a_touched_table_goes_first() {
    let store = unseen(&lobbies().await).await;
    let mut stage = started(&store);
    tokio::time::sleep(Duration::from_secs(10)).await;
    let asked = stage.port.asked();
    // Opening direct messages takes its turn as well, and is no message.
    assert!((AT_ONCE / 2..AT_ONCE + 60).contains(&asked), "{asked} at the beginning");
    assert!(stage.hall.in_memory() < 32, "{} are in memory", stage.hall.in_memory());
    let last = at(&caller(9_999, "Zoe"), 10_000 + TABLES - 1);
    let began = tokio::time::Instant::now();
    stage
        .command(&last, "join", &[("game", Given::Text("condottiere".to_owned()))])
        .await;
    let shown = |stage: &Stage| {
        let sent = stage.port.after(asked);
        sent.iter().any(|request| request.text().contains("Zoe"))
    };
    while !shown(&stage) {
        assert!(began.elapsed() < Duration::from_secs(1), "the board of a touched table waits");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(stage.port.asked() as u64 >= TABLES, "in the end all are shown");
}
