//! A store that fails as stores do: full, in doubt (written or not), slow; all by a number.

use super::people::Dice;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use tavolo::store::{Answer, Appended, Fault, Index, Memory, Note, Record, Refused, Store, TableId, Version};

pub struct Flaky {
    inner: Memory,
    dice: Mutex<Dice>,
    calm: AtomicBool,
}

enum Mood {
    Well,
    Full,
    LostBefore,
    LostAfter,
}

impl Flaky {
    pub fn new(inner: Memory, number: u64) -> Flaky {
        Flaky { inner, dice: Mutex::new(Dice::new(number ^ 0x5eed)), calm: AtomicBool::new(false) }
    }

    /// Whether it works well for a while.
    pub fn calm(&self, calm: bool) {
        self.calm.store(calm, Ordering::Relaxed);
    }

    fn roll(&self, bound: usize) -> usize {
        self.dice.lock().unwrap().below(bound)
    }

    fn mood(&self) -> Mood {
        if self.calm.load(Ordering::Relaxed) {
            return Mood::Well;
        }
        match self.roll(40) {
            0 => Mood::Full,
            1 => Mood::LostBefore,
            2 => Mood::LostAfter,
            _ => Mood::Well,
        }
    }

    async fn delay(&self) {
        let turns = if self.roll(8) == 0 { self.roll(60) } else { self.roll(3) };
        super::people::pause(turns).await;
    }
}

fn full() -> Fault {
    Fault::DiskFull { folder: "simulated".into(), free: 0, needed: 1 }
}

impl Store for Flaky {
    fn append(&self, table: TableId, expected: Version, record: Record) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(async move {
            self.delay().await;
            match self.mood() {
                Mood::Well => self.inner.append(table, expected, record).await,
                Mood::Full => Err(Refused::Failed(full())),
                Mood::LostBefore => Err(Refused::Unknown),
                Mood::LostAfter => {
                    let _ = self.inner.append(table, expected, record).await;
                    Err(Refused::Unknown)
                }
            }
        })
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, Fault>> {
        Box::pin(async move {
            self.delay().await;
            match self.mood() {
                Mood::Full => Err(full()),
                _ => self.inner.read(table).await,
            }
        })
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, Fault>> {
        self.inner.indexes(table)
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, Fault>> {
        self.inner.tables()
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, Fault>> {
        self.inner.open()
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, Fault>> {
        self.inner.at(place)
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, Fault>> {
        self.inner.of(user)
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, Fault>> {
        self.inner.due(until)
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        self.inner.put(key, value)
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, Fault>> {
        self.inner.get(key)
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, Fault>> {
        self.inner.scan(prefix)
    }

    fn health(&self) -> Result<(), Fault> {
        self.inner.health()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.inner.close()
    }
}
