//! A store whose appends are timed and counted. It changes nothing that it hands on.

use super::Measures;
use crate::store::{Answer, Appended, Index, Note, Record, Refused, Store, StoreFault, TableId, Version};
use std::sync::Arc;
use std::time::Instant;

/// A store behind a stopwatch.
pub struct Timed {
    store: Arc<dyn Store>,
    measures: Measures,
}

impl Timed {
    /// Times a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, measures: Measures) -> Timed {
        Timed { store, measures }
    }
}

fn outcome(answer: &Result<Appended, Refused>) -> &'static str {
    match answer {
        Ok(Appended::Done(_)) => "done",
        Ok(Appended::Twice { .. }) => "twice",
        Err(Refused::Conflict { .. }) => "conflict",
        Err(Refused::PlaceTaken(_)) => "place-taken",
        Err(Refused::Unknown) => "unknown",
        Err(Refused::Failed(_)) => "failed",
    }
}

impl Store for Timed {
    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        Box::pin(async move {
            let began = Instant::now();
            let answer = self.store.append(table, expected, record).await;
            self.measures.appended(outcome(&answer), began.elapsed());
            answer
        })
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        self.store.remove(table, expected)
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        self.store.read(table)
    }

    fn indexes(&self, table: TableId) -> Answer<'_, Result<Vec<Index>, StoreFault>> {
        self.store.indexes(table)
    }

    fn tables(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.store.tables()
    }

    fn open(&self) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.store.open()
    }

    fn at(&self, place: u64) -> Answer<'_, Result<Option<TableId>, StoreFault>> {
        self.store.at(place)
    }

    fn of(&self, user: u64) -> Answer<'_, Result<Vec<TableId>, StoreFault>> {
        self.store.of(user)
    }

    fn due(&self, until: u64) -> Answer<'_, Result<Vec<(u64, TableId)>, StoreFault>> {
        self.store.due(until)
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        self.store.put(key, value)
    }

    fn get(&self, key: &str) -> Answer<'_, Result<Option<Vec<u8>>, StoreFault>> {
        self.store.get(key)
    }

    fn scan(&self, prefix: &str) -> Answer<'_, Result<Vec<Note>, StoreFault>> {
        self.store.scan(prefix)
    }

    fn health(&self) -> Result<(), StoreFault> {
        self.store.health()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.store.close()
    }
}

#[cfg(test)]
mod tests {
    use super::Timed;
    use crate::measure::Measures;
    use crate::store::{Memory, Record, Store, TableId, Version};
    use std::sync::Arc;

    #[tokio::test]
    async fn appends_are_counted_by_outcome_and_timed() {
        let measures = Measures::default();
        let store = Timed::new(Arc::new(Memory::new()), measures.clone());
        let record = || Record {
            game: "g".into(),
            ..Record::default()
        };
        for expected in [0, 1, 5] {
            let _ = store.append(TableId(1), Version(expected), record()).await;
        }
        let text = measures.text();
        for line in [
            "tavolo_appends_total{outcome=\"done\"} 2",
            "tavolo_appends_total{outcome=\"conflict\"} 1",
            "tavolo_append_seconds_count 3",
        ] {
            assert!(text.contains(line), "{line} is not in {text}");
        }
    }
}
