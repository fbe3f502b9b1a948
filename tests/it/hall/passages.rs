//! Tables that are looked at in passing leave memory with the last who looks at them so, and stay where somebody
//! had them before.

use super::who;
use crate::toy::Toy;
use std::sync::Arc;
use tavolo::hall::Hall;
use tavolo::store::{Memory, Store, TableId};
use tavolo::table::{Actor, Catalogue, Command, Order, Place};

/// A table of somebody's, in a hall that has not looked at it.
async fn idle() -> (Hall, TableId) {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let over = |store: &Arc<dyn Store>| Hall::new(Arc::clone(store), Catalogue::default().with::<Toy>());
    let hall = over(&store);
    let game = *hall.catalogue().iter().next().unwrap();
    let join = Order {
        by: Actor::person(who('a'), 1),
        name: "Ana".to_owned(),
        ..Order::of_host(1, Command::join())
    };
    let table = hall.join(Place(1), &game, &join).await.unwrap().table;
    (over(&store), table)
}

async fn look(hall: &Hall, table: TableId) {
    hall.read(table, |_| ()).await.unwrap();
}

#[tokio::test]
async fn a_table_leaves_memory_with_the_last_who_passes_in_whatever_order_they_end() {
    for first in [true, false] {
        let (hall, table) = idle().await;
        let one = hall.pass(table);
        look(&hall, table).await;
        let other = hall.pass(table);
        look(&hall, table).await;
        let (sooner, later) = if first { (one, other) } else { (other, one) };
        drop(sooner);
        assert!(hall.holds(table), "somebody still looks at it");
        assert_eq!(hall.glance(table, |_| ()).await.is_ok(), hall.holds(table));
        drop(later);
        assert_eq!(hall.in_memory(), 0);
    }
}

#[tokio::test]
async fn a_table_that_was_in_memory_stays_there() {
    let (hall, table) = idle().await;
    look(&hall, table).await;
    drop([hall.pass(table), hall.pass(table)]);
    hall.glance(table, |_| ()).await.unwrap();
    assert!(hall.holds(table));
    drop(hall.pass(TableId(9)));
    assert_eq!(hall.in_memory(), 1, "and of one that nobody has read there is nothing to leave");
}
