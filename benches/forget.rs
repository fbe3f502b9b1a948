//! What it takes to forget a person who has played at 1,000 tables, in a store on disk: their records
//! in other words, and the files made anew.
//!
//! Run it with `cargo bench --bench forget [TABLES] [PLIES]`. The ratio is that to writing one record
//! at each of these tables.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

use futures_util::{StreamExt, stream};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tavolo::hall::{Hall, LobbyLimits};
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Sled, Store, TableId};
use tavolo::table::{Actor, Command, Order, Origin, Place, UserId};

const NUMBER: u64 = 0x1122_3344_5566_7788;
const ABREAST: usize = 64;

fn order(user: u64, interaction: u64, command: Command) -> Order {
    Order {
        by: Actor::person(UserId(user), interaction),
        name: format!("Somebody {user}"),
        at: 1_800_000_000_000,
        stamp: None,
        origin: Origin::NOWHERE,
        command,
    }
}

/// A table of three, some plies far; every other one has ended.
async fn table(hall: &Hall, nth: u64, plies: u64) -> TableId {
    let listings = hall.catalogue();
    let game = listings.iter().nth(nth as usize % 4).unwrap();
    let mut interaction = 1 + nth * 10_000;
    let mut next = || {
        interaction += 1;
        interaction
    };
    let mut table = None;
    for user in [NUMBER, 2, 3] {
        let join = order(user, next(), Command::join());
        table = Some(hall.join(Place(1_000 + nth), game, &join).await.unwrap().table);
    }
    let table = table.unwrap();
    hall.order(table, &order(NUMBER, next(), Command::Start))
        .await
        .unwrap();
    for _ in 0..plies {
        let up = hall.read(table, |table| {
            let seat = table.awaited().iter().next()?;
            let user = table.roster().player(seat)?.user()?;
            Some((user.0, table.legal(user).swap_remove(0).0))
        });
        let Some((user, notation)) = up.await.unwrap() else {
            break;
        };
        let play = Command::Play { notation };
        hall.order(table, &order(user, next(), play)).await.unwrap();
    }
    if nth.is_multiple_of(2) {
        for user in [2, 3] {
            let _ = hall.order(table, &order(user, next(), Command::Resign)).await;
        }
    }
    table
}

fn bytes(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| {
            let path = entry.unwrap().path();
            if path.is_dir() {
                bytes(&path)
            } else {
                fs::metadata(path).map_or(0, |about| about.len())
            }
        })
        .sum()
}

fn holds(folder: &Path) -> bool {
    let forms = [NUMBER.to_string().into_bytes(), NUMBER.to_be_bytes().to_vec()];
    fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return holds(&path);
        }
        let bytes = fs::read(path).unwrap();
        forms
            .iter()
            .any(|form| bytes.windows(form.len()).any(|window| window == form))
    })
}

fn main() {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let (tables, plies) = (args.next().unwrap_or(1_000), args.next().unwrap_or(40));
    let folder = tempfile::tempdir().unwrap();
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap()
        .block_on(async {
            let store: Arc<dyn Store> = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
            let hall = Hall::new(Arc::clone(&store), catalogue()).with_limits(LobbyLimits::NONE);
            let began = Instant::now();
            let made = stream::iter(0..tables).map(|nth| table(&hall, nth, plies));
            let made: Vec<TableId> = made.buffer_unordered(ABREAST).collect().await;
            let size = bytes(folder.path());
            println!("{} tables of {plies} plies, {size} bytes, made in {:?}", made.len(), began.elapsed());

            let began = Instant::now();
            let notes = stream::iter(0..tables).map(|nth| store.put("a", Some(vec![nth as u8; 200])));
            notes
                .buffer_unordered(ABREAST)
                .for_each(|done| async move { done.unwrap() })
                .await;
            let one = began.elapsed();
            let began = Instant::now();
            let seats = hall.leave_all(UserId(NUMBER)).await.unwrap().len();
            let left = began.elapsed();
            let began = Instant::now();
            let named = hall.forget(UserId(NUMBER)).await.unwrap();
            let reworded = began.elapsed();
            let began = Instant::now();
            store.scrub().await.unwrap();
            let anew = began.elapsed();
            let ratio = |took: Duration| took.as_secs_f64() / one.as_secs_f64();
            println!("one write at each table        {one:>12.1?}   1.0");
            println!("giving up {seats:>5} seats           {left:>12.1?} {:>5.1}", ratio(left));
            println!("{named:>5} tables in other words     {reworded:>12.1?} {:>5.1}", ratio(reworded));
            println!("files made anew                {anew:>12.1?} {:>5.1}", ratio(anew));
            println!("{} bytes then; somebody is in them: {}", bytes(folder.path()), holds(folder.path()));
            store.close().await;
        });
}
