//! Somebody who is being forgotten when the program is killed is forgotten after the next start, and
//! only then.

use crate::edge::life::{NAME, all_verify, ask, life, quirina, stage, told};
use crate::edge::stage::Stage;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tavolo::clock::Clock;
use tavolo::store::{
    Answer, Appended, Index, Memory, Record, Refused, Rewording, Store, StoreFault, StoreLayer, TableId,
    Version,
};

/// A store in memory that takes so many writes more and then none: as if the program were killed.
#[derive(Debug)]
struct Cut {
    inner: Memory,
    left: AtomicI64,
}

impl Cut {
    fn over(inner: Memory) -> Arc<Cut> {
        Arc::new(Cut {
            inner,
            left: AtomicI64::new(i64::MAX),
        })
    }

    fn write<'a, T: Send + 'a>(
        &'a self,
        write: Answer<'a, Result<T, Refused>>,
    ) -> Answer<'a, Result<T, Refused>> {
        Box::pin(async move {
            if self.left.fetch_sub(1, Ordering::Relaxed) <= 0 {
                let cause = "killed".to_owned();
                return Err(Refused::Failed(StoreFault::Stopped { cause }));
            }
            write.await
        })
    }
}

impl StoreLayer for Cut {
    fn below(&self) -> &dyn Store {
        &self.inner
    }

    fn append(
        &self,
        table: TableId,
        expected: Version,
        record: Record,
    ) -> Answer<'_, Result<Appended, Refused>> {
        self.write(self.inner.append(table, expected, record))
    }

    fn remove(&self, table: TableId, expected: Version) -> Answer<'_, Result<(), Refused>> {
        self.write(self.inner.remove(table, expected))
    }

    fn reword(
        &self,
        table: TableId,
        expected: Version,
        records: Vec<Rewording>,
        leaves: Vec<Index>,
    ) -> Answer<'_, Result<(), Refused>> {
        self.write(self.inner.reword(table, expected, records, leaves))
    }

    fn scrub(&self) -> Answer<'_, Result<(), Refused>> {
        self.write(self.inner.scrub())
    }

    fn put(&self, key: &str, value: Option<Vec<u8>>) -> Answer<'_, Result<(), Refused>> {
        self.write(self.inner.put(key, value))
    }
}

/// What was sent to all that names who is to be forgotten; their own hand is in a channel of theirs.
fn naming(stage: &Stage) -> Vec<String> {
    let sent = stage.port.after(0).into_iter();
    let texts = sent
        .filter(|request| request.only.is_none())
        .map(|request| request.text());
    let own = ["You are watching", "You have given your seat up", "no longer had a seat"];
    texts
        .filter(|text| text.contains(NAME) && !own.iter().any(|own| text.contains(own)))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_at_any_write_is_made_up_for_by_the_next_start_and_once() {
    let clock = Clock::standing(Clock::system().now());
    // One life, and a copy of it for each kill.
    let lived = Cut::over(Memory::new());
    let store: Arc<dyn Store> = Arc::clone(&lived) as Arc<dyn Store>;
    let mut first = stage(&store, &clock);
    life(&mut first, 7).await;
    first.edge.close();
    first.edge.drained().await;
    assert!(!told(&store).await.is_empty());

    let (mut writes, mut begun) = (0, 0);
    loop {
        let cut = Cut::over(lived.inner.reopened());
        let store: Arc<dyn Store> = Arc::clone(&cut) as Arc<dyn Store>;
        let mut killed = stage(&store, &clock);
        killed.later();
        killed.rest().await;
        let id = ask(&mut killed, &quirina()).await;
        cut.left.store(writes, Ordering::Relaxed);
        let said = killed.press_in(&quirina(), Some(70), &id, &[]).await;
        killed.edge.close();

        let after: Arc<dyn Store> = Arc::new(cut.inner.reopened());
        let noted = !after.scan("erasure/").await.unwrap().is_empty();
        begun += usize::from(noted);
        let mut next = stage(&after, &clock);
        // Its boards are looked at before somebody goes on with it, as in another process.
        next.rest().await;
        next.edge.resume().await;
        next.rest().await;
        if noted {
            assert_eq!(naming(&next), Vec::<String>::new(), "after {writes} writes");
        }
        assert_eq!(after.scan("erasure/").await.unwrap(), [], "{writes}: nothing is left to be done");
        let forgotten = said.contains("You are forgotten");
        if noted || forgotten {
            assert_eq!(told(&after).await, Vec::<String>::new(), "after {writes} writes");
            all_verify(&next.hall).await;
        }
        // Whoever comes back after that is somebody new, whom no further start forgets.
        next.later();
        next.later();
        let me = crate::edge::stage::at(&quirina(), 900);
        let join = [("game", tavolo::discord::incoming::Given::Text("barony".to_owned()))];
        next.command(&me, "join", &join).await;
        next.rest().await;
        let again: Arc<dyn Store> = after;
        let last = stage(&again, &clock);
        last.edge.resume().await;
        assert!(!last.hall.of(me.user).await.unwrap().is_empty(), "after {writes} writes");
        if forgotten {
            break;
        }
        writes += 1 + writes / 6;
    }
    assert!(begun > 6, "{begun} kills were in the middle");
}
