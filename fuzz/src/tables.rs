//! A few tables of every game, in the lobby, at the beginning, in the middle and at the end, for
//! whatever is asked of a table. They follow from the catalogue alone and are the same each time.

use std::sync::{Arc, LazyLock, Mutex};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Record, TableId};
use tavolo::table::{Actor, AnyTable, Command, Listing, Order, Origin, Place, TableView, UserId};

/// The most orders that are given at a table.
const ORDERS: usize = 120;

static TABLES: LazyLock<Vec<Box<dyn AnyTable>>> = LazyLock::new(|| {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .unwrap_or_else(|why| panic!("{why}"));
    catalogue()
        .iter()
        .flat_map(|game| runtime.block_on(moments(game)))
        .collect()
});

/// The tables.
pub fn all() -> impl Iterator<Item = &'static dyn AnyTable> {
    TABLES.iter().map(|table| &**table)
}

/// An order at one of them: of the awaited person where there is one.
pub fn order(table: &dyn TableView, command: Command) -> Order {
    let awaited = table
        .awaited()
        .iter()
        .next()
        .and_then(|seat| table.roster().player(seat)?.user());
    Order {
        by: Actor::person(awaited.unwrap_or(UserId(1)), u64::MAX),
        name: "Ana".to_owned(),
        at: 0,
        stamp: None,
        origin: Origin::NOWHERE,
        command,
    }
}

/// The records of a played table of a game.
pub async fn played(game: &Listing) -> (TableId, Vec<Record>) {
    let drawn = Mutex::new(0x9e37_79b9_7f4a_7c15_u64);
    let draw = move |bytes: &mut [u8]| {
        let mut drawn = drawn.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        for byte in bytes {
            *drawn = drawn
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            *byte = (*drawn >> 40) as u8;
        }
        true
    };
    let hall = Hall::new(Arc::new(Memory::new()), catalogue()).with_randomness(Box::new(draw));
    let give = |by: u64, id: u64, command| Order {
        by: Actor::person(UserId(by), id),
        name: format!("P{by}"),
        at: 0,
        stamp: None,
        origin: Origin::NOWHERE,
        command,
    };
    let mut table = None;
    for person in 1..=u64::from(game.seats.0) {
        let order = give(person, person, Command::join());
        table = hall
            .join(Place(7), game, &order)
            .await
            .ok()
            .map(|done| done.table)
            .or(table);
    }
    let table = table.unwrap_or_else(|| panic!("nobody sits down"));
    let _ = hall.order(table, &give(1, 100, Command::Start)).await;
    for id in 0..ORDERS as u64 {
        let look = |table: &dyn TableView| {
            let user = table
                .awaited()
                .iter()
                .next()
                .and_then(|seat| table.roster().player(seat)?.user())?;
            let legal = table.legal(user);
            let (notation, _) = legal.get(id as usize * 7 % legal.len().max(1))?;
            Some((user.0, notation.clone()))
        };
        let Ok(Some((by, notation))) = hall.read(table, look).await else {
            break;
        };
        let _ = hall
            .order(table, &give(by, 200 + id, Command::Play { notation }))
            .await;
    }
    (table, hall.store().read(table).await.unwrap_or_default())
}

async fn moments(game: &Listing) -> Vec<Box<dyn AnyTable>> {
    let (id, records) = played(game).await;
    let (gathered, all) = (usize::from(game.seats.0), records.len());
    [gathered, gathered + 1, gathered + (all - gathered) / 2, all]
        .map(|count| folded(id, &records[..count]))
        .into()
}

fn folded(id: TableId, records: &[Record]) -> Box<dyn AnyTable> {
    let mut bodies = records
        .iter()
        .map(|record| serde_json::from_slice(&record.body).unwrap_or_else(|why| panic!("{why}")));
    let first = bodies.next().unwrap_or_else(|| panic!("no record"));
    let mut table = catalogue().load(id, &first).unwrap_or_else(|why| panic!("{why}"));
    bodies.for_each(|body| table.evolve(&body).unwrap_or_else(|why| panic!("{why}")));
    table
}
