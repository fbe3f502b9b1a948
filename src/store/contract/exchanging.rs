//! Notes that are written where they have the expected value.

use super::super::{Changed, Record, Refused, Store, StoreFault, Version};
use super::{ONE, Place, done, plain, reopen};
use futures_util::FutureExt;
use futures_util::future::join_all;
use std::sync::Arc;

/// A note is written, written over and removed where it is what was expected, and else stays as it
/// is, however long it is, and after a restart.
pub(in crate::store) async fn by_what_is_there<P: Place>(place: &mut P) {
    let mut store = place.open();
    let (long, other) = (vec![7; 20_000], vec![8; 20_000]);
    let values = [None, Some(vec![]), Some(vec![1]), Some(long), Some(other), Some(vec![9; Record::LONGEST])];
    for from in &values {
        for to in &values {
            assert_eq!(store.put("a", from.clone()).await, Ok(()));
            for wrong in values.iter().filter(|wrong| *wrong != from) {
                assert_eq!(store.exchange("a", wrong.clone(), to.clone()).await, Ok(false));
                assert!(store.get("a").await == Ok(from.clone()));
            }
            assert_eq!(store.exchange("a", from.clone(), to.clone()).await, Ok(true));
            assert!(store.get("a").await == Ok(to.clone()));
        }
        store = reopen(place, store).await;
        assert!(store.get("a").await == Ok(values.last().cloned().flatten()));
    }
    assert_eq!(store.exchange("b", None, None).await, Ok(true), "there is none, and shall be none");
    assert_eq!(store.scan("").await.unwrap().len(), 1);
}

/// What was asked for before counts, when it was asked for in the same moment too.
pub(in crate::store) async fn after_what_came_before<P: Place>(place: &mut P) {
    let store = place.open();
    let value = |byte: u8| Some(vec![byte; 5000]);
    let first = store.exchange("a", None, value(1));
    assert_eq!(first.await, Ok(true));
    let (put, exchanged) = tokio::join!(store.put("a", value(2)), store.exchange("a", value(2), value(3)));
    assert_eq!(put, Ok(()));
    let is = store.get("a").await.unwrap();
    // Calls that overlap are the store's to order.
    assert_eq!(is, if exchanged == Ok(true) { value(3) } else { value(2) });
}

/// Of many who expect the same value one has it: a number that all count up comes out right.
pub(in crate::store) async fn one_winner_each_time<P: Place>(place: &mut P) {
    let store = Arc::new(place.open());
    let count = |store: Arc<P::Engine>| async move {
        let mut counted = 0;
        while counted < 20 {
            let is = store.get("count").await.unwrap();
            let next = is.as_ref().map_or(1, |is| is[0] + 1);
            counted += u32::from(store.exchange("count", is, Some(vec![next; 5000])).await == Ok(true));
        }
    };
    let all = (0..8).map(|_| tokio::spawn(count(Arc::clone(&store))));
    assert!(join_all(all).await.into_iter().all(|ended| ended.is_ok()));
    assert!(store.get("count").await == Ok(Some(vec![160; 5000])));
}

/// What is too long or has no name is refused by name, and everything is when the store is closed.
pub(in crate::store) async fn lengths_and_closing<P: Place>(place: &mut P) {
    let store = place.open();
    let long = vec![0; Record::LONGEST + 1];
    let too_long = StoreFault::TooLong { bytes: long.len() };
    assert_eq!(store.exchange("a", None, Some(long)).await, Err(Refused::Failed(too_long)));
    for key in [String::new(), "x".repeat(Record::LONGEST_KEY + 1)] {
        let refused = store.exchange(&key, None, Some(vec![])).await;
        assert_eq!(refused, Err(Refused::Failed(StoreFault::Name { name: key })));
    }
    assert_eq!(store.scan("").await, Ok(vec![]));
    store.close().await;
    assert_eq!(store.exchange("a", None, None).await, Err(Refused::Failed(StoreFault::Closed)));
}

/// Nobody is told of what they did themselves.
pub(in crate::store) async fn own_changes_are_not_told<P: Place>(place: &mut P) {
    let store = place.open();
    assert_eq!(store.changed().now_or_never(), None::<Changed>);
    assert_eq!(store.append(ONE, Version(0), plain(b"a")).await, done(1));
    assert_eq!(store.reword(ONE, Version(1), vec![], vec![]).await, Ok(()));
    assert_eq!(store.changed().now_or_never(), None);
    assert_eq!(store.remove(ONE, Version(1)).await, Ok(()));
    assert_eq!(store.exchange("a", None, Some(vec![1])).await, Ok(true));
    assert_eq!(store.changed().now_or_never(), None);
}
