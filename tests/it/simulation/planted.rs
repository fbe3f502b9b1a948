//! A store in memory with a fault planted in it that no caller is told of, to see that a simulation
//! finds it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use tavolo::store::{
    Answer, Appended, Memory, Record, Refused, Store, StoreFault, StoreLayer, TableId, Version,
};

/// What is wrong with a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bug {
    /// Nothing.
    None,
    /// It acknowledges so manieth record and does not write it.
    Forgets(u64),
    /// It reads the record that was written so manieth twice ever after.
    Doubles(u64),
    /// It reads the record that was written so manieth before the one it follows.
    Swaps(u64),
}

/// The store.
pub struct Planted {
    inner: Memory,
    bug: Bug,
    written: AtomicU64,
    /// The table and position of the record that the bug befalls.
    befallen: Mutex<Option<(TableId, usize)>>,
}

impl Planted {
    pub fn new(bug: Bug) -> Planted {
        Planted {
            inner: Memory::new(),
            bug,
            written: AtomicU64::new(0),
            befallen: Mutex::default(),
        }
    }

    fn befallen(&self) -> std::sync::MutexGuard<'_, Option<(TableId, usize)>> {
        self.befallen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl StoreLayer for Planted {
    fn below(&self) -> &dyn Store {
        &self.inner
    }

    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(async move {
            let nth = self.written.fetch_add(1, Ordering::Relaxed) + 1;
            if self.bug == Bug::Forgets(nth) {
                return Ok(Appended::Done(Version(expected.0 + 1)));
            }
            let answer = self.inner.append(table, expected, record).await;
            let befalls = matches!(self.bug, Bug::Doubles(from) | Bug::Swaps(from) if nth >= from);
            let mut befallen = self.befallen();
            if let (true, None, Ok(Appended::Done(version)), true) =
                (befalls, &*befallen, &answer, expected.0 > 0)
            {
                *befallen = Some((table, version.0 as usize - 1));
            }
            answer
        })
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        Box::pin(async move {
            let mut records = self.inner.read(table).await?;
            if let Some((_, at)) = self
                .befallen()
                .filter(|(befallen, at)| *befallen == table && *at < records.len())
            {
                match self.bug {
                    Bug::Swaps(_) => records.swap(at - 1, at),
                    _ => records.insert(at, records[at].clone()),
                }
            }
            Ok(records)
        })
    }
}
