//! A store whose appends are timed and counted. It changes nothing that it hands on.

use super::Measures;
use crate::store::{Answer, Appended, Record, Refused, Store, StoreLayer, TableId, Version};
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

impl StoreLayer for Timed {
    fn below(&self) -> &dyn Store {
        &*self.store
    }

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
