//! Processes that die between two of their steps: whoever opens the store next finds it whole.

use super::cluster::{self, Cluster};
use super::{answer, messages, open, record};
use async_nats::HeaderMap;
use std::future::poll_fn;
use std::task::Poll;
use tavolo::store::{Appended, Change, Index, Nats, Refused, Rewording, Store, TableId, Version};

const TABLE: TableId = TableId(1);

/// Goes on with something so many times, then drops it as it is; whether it was done.
async fn some<T>(steps: u32, future: impl Future<Output = T>) -> bool {
    let mut future = Box::pin(future);
    let mut left = steps;
    let done = poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(_) => Poll::Ready(true),
        Poll::Pending if left == 0 => Poll::Ready(false),
        Poll::Pending => {
            left -= 1;
            Poll::Pending
        }
    });
    done.await
}

/// A store with a table of three records, at a place.
async fn filled(cluster: &Cluster, stream: &str) -> Nats {
    let store = open(cluster, 0, stream).await;
    for version in 0..3 {
        let mut record = record(u64::from(version) + 1, &[version as u8; 100]);
        record.changes = [Index::Open, Index::Place(5), Index::User(7)]
            .map(Change::Add)
            .to_vec();
        let done = store.append(TABLE, Version(version), record).await;
        assert_eq!(done, Ok(Appended::Done(Version(version + 1))));
    }
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removal_that_broke_off_is_ended() {
    let cluster = cluster::shared();
    let mut ends = [0, 0];
    for steps in 0..12 {
        let stream = cluster::name();
        let store = filled(cluster, &stream).await;
        some(steps, store.remove(TABLE, Version(3))).await;
        drop(store);
        let store = open(cluster, 1, &stream).await;
        let there = store.tables().await.unwrap() == [TABLE];
        ends[usize::from(there)] += 1;
        let (place, of) = if there {
            (Some(TABLE), vec![TABLE])
        } else {
            (None, vec![])
        };
        assert_eq!((store.at(5).await, store.of(7).await), (Ok(place), Ok(of.clone())), "{steps}");
        assert_eq!(
            (store.open().await, store.read(TABLE).await.unwrap().len()),
            (Ok(of.clone()), of.len() * 3)
        );
        // What is left is the records, or the one message that says that there are none.
        let left = messages(cluster, &stream, &format!("{stream}.t.1")).await;
        assert_eq!(left, if there { 3 } else { 1 }, "{steps}");
        if !there {
            let again = store.append(TABLE, Version(0), record(2, b"anew")).await;
            assert_eq!(again, Ok(Appended::Done(Version(1))), "{steps}: its ids are free");
        }
    }
    assert!(ends[0] > 0, "{ends:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rewording_that_broke_off_is_ended_or_was_none() {
    let cluster = cluster::shared();
    let mut ends = [0, 0];
    for steps in 0..12 {
        let stream = cluster::name();
        let store = filled(cluster, &stream).await;
        let other = |version| Rewording {
            version: Version(version),
            schema: 2,
            body: b"other".to_vec(),
        };
        some(steps, store.reword(TABLE, Version(3), vec![other(1), other(3)], vec![Index::Place(5)])).await;
        drop(store);
        let store = open(cluster, 2, &stream).await;
        let read = store.read(TABLE).await.unwrap();
        let reworded: Vec<bool> = read.iter().map(|record| record.body == b"other").collect();
        assert!(reworded == [true, false, true] || reworded == [false; 3], "{steps}: {reworded:?}");
        ends[usize::from(reworded[0])] += 1;
        let place = if reworded[0] { None } else { Some(TABLE) };
        assert_eq!((store.at(5).await, store.of(7).await), (Ok(place), Ok(vec![TABLE])), "{steps}");
        // The former bodies are erased.
        assert_eq!(messages(cluster, &stream, &format!("{stream}.t.1")).await, 3, "{steps}");
        assert_eq!(messages(cluster, &stream, &format!("{stream}.e.1")).await, 0, "{steps}");
        for id in 1..=3_u32 {
            let twice = Appended::Twice {
                table: TABLE,
                version: Version(id),
            };
            let known = store
                .append(TableId(2), Version(0), record(u64::from(id), b"x"))
                .await;
            assert_eq!(known, Ok(twice), "{steps}");
        }
    }
    assert!(ends.iter().all(|count| *count > 0), "{ends:?}");
}

/// A batch whose process dies before its end leaves nothing; one that is answered to nobody is there
/// with all its messages.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_and_its_place_are_written_together_or_not_at_all() {
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let store = open(cluster, 0, &stream).await;
    let begun = answer(cluster, |attempt| {
        let mut headers = HeaderMap::new();
        let batch = format!("broken-off-{attempt}");
        for (name, value) in [("Tavolo", "place 1"), ("Nats-Batch-Id", &batch), ("Nats-Batch-Sequence", "1")]
        {
            headers.insert(name, value);
        }
        (format!("{stream}.p.5"), headers, String::new())
    })
    .await;
    assert!(begun.payload.is_empty(), "the batch has begun: {begun:?}");
    assert_eq!(store.at(5).await, Ok(None));
    for round in 0..6_u64 {
        let mut first = record(round + 1, b"a");
        first.changes = vec![Change::Add(Index::Place(round)), Change::Add(Index::Open)];
        let beside = open(cluster, 1, &stream).await;
        some(round as u32, store.append(TableId(round), Version(0), first.clone())).await;
        let mut other = first.clone();
        other.id = round + 100;
        let second = beside.append(TableId(round + 100), Version(0), other).await;
        let there = !beside.read(TableId(round)).await.unwrap().is_empty();
        match second {
            Ok(Appended::Done(_)) => {
                assert_eq!((there, beside.at(round).await), (false, Ok(Some(TableId(round + 100)))));
            }
            Err(Refused::PlaceTaken(table)) => {
                assert_eq!((there, table, beside.at(round).await), (true, TableId(round), Ok(Some(table))));
            }
            other => panic!("{round}: {other:?}"),
        }
    }
}
