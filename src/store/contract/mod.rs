//! What every engine promises: the suite that each of them passes.
//!
//! An engine's tests name a [`Place`] where a store can be opened and opened again, and get every
//! case from [`contract!`].

pub(super) mod appending;
pub(super) mod beside;
pub(super) mod exchanging;
pub(super) mod keeping;
pub(super) mod rewording;
pub(super) mod snapshots;

use super::{Appended, Change, Record, Refused, Store, TableId, Version};

/// Where an engine keeps its store.
pub(super) trait Place {
    type Engine: Store + 'static;
    /// Opens the store that is there: empty the first time.
    fn open(&mut self) -> Self::Engine;
    /// Notes what the store holds before it goes, where that is all there is of it.
    fn keep(&mut self, _store: &Self::Engine) {}
}

/// Where several processes have one store at once.
pub(super) trait Shared: Place {
    /// Opens the store once more, as another process does.
    fn beside(&mut self, store: &Self::Engine) -> Self::Engine;
}

async fn reopen<P: Place>(place: &mut P, store: P::Engine) -> P::Engine {
    store.close().await;
    place.keep(&store);
    drop(store);
    place.open()
}

/// A test for each case of the contract; with `alone` those too for an engine that one process
/// has alone.
macro_rules! contract {
    ($place:expr) => {
        $crate::store::contract::contract!(
            $place,
            appending: order conflict twice twice_after_a_restart lengths bodies races one_winner reopening
                reading_while_writing closing;
            keeping: places indexes indexes_with_the_record queries_in_order notes note_names removing
                removing_and_ids;
            exchanging: by_what_is_there after_what_came_before one_winner_each_time lengths_and_closing
                own_changes_are_not_told;
            rewording: bodies_change_and_nothing_else refusals scrubbing;
            snapshots: a_backup_of_another_engine;
        );
    };
    (alone $place:expr) => {
        $crate::store::contract::contract!($place);
        $crate::store::contract::contract!(
            mod alone, $place,
            snapshots: a_moment a_moment_among_writes several_moments;
        );
    };
    ($place:expr, $($part:ident: $($case:ident)*;)*) => {
        $crate::store::contract::contract!(mod contract, $place, $($part: $($case)*;)*);
    };
    (mod $name:ident, $place:expr, $($part:ident: $($case:ident)*;)*) => {
        mod $name {
            $($(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                $crate::store::contract::$part::$case(&mut $place).await;
            })*)*
        }
    };
}
pub(super) use contract;

/// A test for each case of the contract of a store that several processes have at once.
macro_rules! shared {
    ($place:expr) => {
        mod shared {
            $crate::store::contract::shared!(
                $place,
                each_sees_what_others_wrote others_are_told one_winner_a_version ids_and_places_are_of_all
                exchanges_are_of_all closing_one_leaves_the_other
            );
        }
    };
    ($place:expr, $($case:ident)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $case() {
            $crate::store::contract::beside::$case(&mut $place).await;
        })*
    };
}
pub(super) use shared;

const ONE: TableId = TableId(1);
const TWO: TableId = TableId(2);

fn record(id: u64, body: &[u8], changes: &[Change]) -> Record {
    Record {
        schema: 1,
        game: "chess".into(),
        id,
        body: body.to_vec(),
        changes: changes.to_vec(),
    }
}

fn plain(body: &[u8]) -> Record {
    record(0, body, &[])
}

fn done(version: u32) -> Result<Appended, Refused> {
    Ok(Appended::Done(Version(version)))
}

async fn bodies_of(store: &impl Store, table: TableId) -> Vec<Vec<u8>> {
    store
        .read(table)
        .await
        .unwrap()
        .into_iter()
        .map(|record| record.body)
        .collect()
}
