//! What a killed bot left on the disk, read from a copy, so that the bot itself finds it as it was.

use super::player::{Claim, While};
use super::process::STATE;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Record, Sled, Store, TableId};
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{Actor, Command, Order, Origin, UserId};
use tempfile::TempDir;

/// The records of all tables.
#[derive(Debug, Default)]
pub struct History(BTreeMap<TableId, Vec<Record>>);

/// A copy of the store in a program's folder.
pub fn copy_of(folder: &Path) -> TempDir {
    let to = tempfile::tempdir().unwrap();
    copy(&folder.join(STATE), to.path());
    to
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else if entry.file_type().unwrap().is_file() {
            // A socket is left where it is.
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// A hall over a copy.
pub fn hall(copy: &Path) -> Hall {
    Hall::new(Arc::new(Sled::open(copy, Capacity::default()).unwrap()), catalogue())
}

impl History {
    /// Everything in a copy.
    pub async fn read(copy: &Path) -> History {
        let store = Sled::open(copy, Capacity::default()).unwrap();
        let history = History::of(&store).await;
        store.close().await;
        history
    }

    /// Everything in a store.
    pub async fn of(store: &dyn Store) -> History {
        let mut tables = BTreeMap::new();
        for table in store.tables().await.unwrap() {
            tables.insert(table, store.read(table).await.unwrap());
        }
        History(tables)
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.0.len()
    }

    /// How many records there are.
    pub fn records(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    /// Whether a text stands in a record, be it packed on the disk or not.
    pub fn tells_of(&self, text: &str) -> bool {
        let holds = |record: &Record| {
            record
                .body
                .windows(text.len())
                .any(|part| part == text.as_bytes())
        };
        self.0.values().flatten().any(holds)
    }

    /// Every record that was there is there still, byte by byte, its luck with it, and new ones
    /// come after.
    pub fn goes_on_from(&self, before: &History, kill: usize) {
        for (table, records) in &before.0 {
            let now = self.0.get(table).map_or(&[][..], Vec::as_slice);
            assert!(
                now.starts_with(records),
                "kill {kill}: table {table} had {} records and has {} that differ",
                records.len(),
                now.len()
            );
        }
    }

    /// What people were told is there, once; and whatever somebody did when another action had been
    /// answered comes after it. (People whose own game has ended act at the table where they still
    /// sit, beside the others there: of two actions on their way at once either may be the first.)
    pub fn holds(&self, claims: &[Claim], kill: usize) {
        let mut places: HashMap<u64, (TableId, usize)> = HashMap::new();
        for (table, records) in &self.0 {
            for (at, record) in records.iter().enumerate().filter(|(_, record)| record.id != 0) {
                let twice = places.insert(record.id, (*table, at));
                assert_eq!(twice, None, "kill {kill}: interaction {} was carried out twice", record.id);
            }
        }
        let mut done: HashMap<TableId, Vec<(usize, While)>> = HashMap::new();
        for claim in claims {
            match claim {
                Claim::Done(id, when) => {
                    let place = places.get(id);
                    let (table, at) = *place
                        .unwrap_or_else(|| panic!("kill {kill}: the acknowledged interaction {id} is lost"));
                    let others = done.entry(table).or_default();
                    let follows =
                        |(other, earlier): &(usize, While)| *other < at || earlier.answered > when.acted;
                    assert!(
                        others.iter().all(follows),
                        "kill {kill}: table {table} has actions in another order than they were acknowledged in"
                    );
                    others.push((at, *when));
                }
                Claim::Answered(id, ..) => panic!("kill {kill}: nobody has read the answer to {id}"),
                Claim::Once(one, other) => {
                    if let (Some(first), Some(second)) = (places.get(one), places.get(other)) {
                        let did = |(table, at): &(TableId, usize)| {
                            String::from_utf8_lossy(&self.0[table][*at].body).into_owned()
                        };
                        let (first, second) = (did(first), did(second));
                        panic!("kill {kill}: {one} and {other} both did the same: {first}\n{second}");
                    }
                }
            }
        }
    }
}

/// Closes every table of a copy, so that its seed may be shown, and derives all luck from the seeds
/// again. Answers how many draws there were.
pub async fn all_luck_follows_from_its_seed(copy: &Path) -> usize {
    let hall = hall(copy);
    let draws = luck_of_all(&hall).await;
    hall.store().close().await;
    draws
}

/// The same of every table of a hall.
pub async fn luck_of_all(hall: &Hall) -> usize {
    let mut draws = 0;
    for table in hall.store().tables().await.unwrap() {
        if !hall.read(table, |table| table.ended()).await.unwrap() {
            let by = hall
                .read(table, |table| {
                    table
                        .roster()
                        .present()
                        .next()
                        .and_then(|(_, player)| player.user())
                })
                .await
                .unwrap();
            let by = by.unwrap_or(UserId(1));
            let (place, server) = hall
                .read(table, |table| (table.place(), table.server()))
                .await
                .unwrap();
            let origin = Origin {
                direct: false,
                place,
                server,
                manages: true,
            };
            let order = Order {
                by: Actor::Host { because_of: Some(by) },
                name: "Ana".to_owned(),
                at: 0,
                stamp: None,
                origin,
                command: Command::Close,
            };
            hall.order(table, &order).await.unwrap();
        }
        // A table that never began has no luck.
        let Some(transcript) = hall.audit(table, |table| table.transcript()).await.unwrap() else {
            continue;
        };
        match hall.catalogue().verify(&transcript) {
            Some(LuckVerdict::Fair(count)) => draws += count,
            other => panic!("table {table}: {other:?}"),
        }
    }
    draws
}
