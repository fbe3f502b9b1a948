//! The engine against three real servers: its contract, and what is told and not told between processes.

use super::attempt::Attempt;
use super::barrier;
use super::heading::{Act, Heading, IndexWords};
use super::table_map::Row;
use super::verdict::Verdict;
use super::{Nats, NatsSettings, body, cluster};
use crate::store::contract::{Place, Shared};
use crate::store::{Appended, Change, Changed, Index, Record, Refused, Store, StoreFault, TableId, Version};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::task::block_in_place;
use tokio::time::timeout;

/// Two streams of the shared servers.
struct Streams(NatsSettings);

impl Streams {
    fn new() -> Streams {
        let servers = cluster::shared();
        Streams(NatsSettings {
            servers: servers.servers(0),
            monitors: servers.monitors(),
            credentials: None,
            stream: cluster::name(),
        })
    }
}

impl Place for Streams {
    type Engine = Nats;

    fn open(&mut self) -> Nats {
        block_in_place(|| Handle::current().block_on(Nats::open(&self.0))).unwrap()
    }
}

impl Shared for Streams {
    fn beside(&mut self, _: &Nats) -> Nats {
        // Another process is connected to another node.
        self.0.servers.rotate_left(1);
        self.open()
    }
}

/// A record is written past all that tells of it: as by a process that died right after.
async fn write_untold(store: &Nats, table: TableId) {
    let heading = Heading {
        act: Act::Record,
        version: Version(1),
        own: store.link.own(),
        indexes: IndexWords::of(&BTreeSet::from([Index::Open, Index::User(7)])),
    };
    let body = body::encode(&record(table));
    let parcel = store.tables.of_table(table, &Row::default(), &heading, body);
    assert!(matches!(store.link.publish(&parcel).await, Verdict::Stored(_)));
}

fn record(table: TableId) -> Record {
    Record {
        game: "chess".to_owned(),
        id: 1_000 + table.0,
        changes: vec![Change::Add(Index::Open), Change::Add(Index::User(7))],
        ..Record::default()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_told_is_read_from_the_stream_also_between_what_was_told() {
    let mut streams = Streams::new();
    let first = streams.open();
    let second = streams.beside(&first);
    let tables: Vec<TableId> = (1..=200).map(TableId).collect();
    for table in &tables {
        if table.0 % 3 == 1 {
            write_untold(&first, *table).await;
        } else {
            let written = first.append(*table, Version::NONE, record(*table)).await;
            assert_eq!(written, Ok(Appended::Done(Version(1))));
        }
    }
    for store in [&second, &first] {
        assert_eq!(store.of(7).await.unwrap(), tables);
        assert_eq!(store.read(TableId(199)).await.unwrap().len(), 1);
    }
    // Nobody asks for this one.
    write_untold(&first, TableId(500)).await;
    let mut told = BTreeSet::new();
    while !told.contains(&TableId(500)) {
        let changed = timeout(Duration::from_secs(60), second.changed()).await;
        match changed.expect("it is told of what others do") {
            Changed::Tables(changed) => told.extend(changed.into_iter().map(|changed| changed.table)),
            Changed::Missed => panic!("these are not too many"),
        }
    }
    assert!(tables.iter().all(|table| told.contains(table)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_this_process_wrote_without_hearing_of_it_is_told_like_what_others_wrote() {
    let store = Streams::new().open();
    write_untold(&store, TableId(1)).await;
    let changed = timeout(Duration::from_secs(60), store.changed()).await;
    match changed.expect("it is told") {
        Changed::Tables(changed) => assert_eq!(changed[0].table, TableId(1)),
        Changed::Missed => panic!("it is one"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_id_that_another_record_has_is_not_told_as_written() {
    let mut streams = Streams::new();
    let store = streams.open();
    let [other, mine] = [TableId(1), TableId(2)];
    let heading = Heading {
        act: Act::Record,
        version: Version(1),
        own: store.link.own(),
        indexes: IndexWords::default(),
    };
    let mut parcel = store
        .tables
        .of_table(other, &Row::default(), &heading, body::encode(&record(other)));
    parcel.id = Some(record(mine).id.to_string());
    assert!(matches!(store.link.publish(&parcel).await, Verdict::Stored(_)));
    // Whether it is written under that id nobody can say.
    assert_eq!(store.append(mine, Version::NONE, record(mine)).await, Err(Refused::Unknown));
    assert_eq!(store.read(mine).await, Ok(Vec::new()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whether_a_note_was_written_over_since_its_id_says_and_then_for_ever() {
    let mut streams = Streams::new();
    let store = streams.open();
    for written in [true, false] {
        let attempt = Attempt::new(&store.link);
        let mut parcel = barrier::note_message(&store.link);
        parcel.id = Some(attempt.own.to_string());
        if written {
            assert!(matches!(store.link.publish(&parcel).await, Verdict::Stored(_)));
        }
        assert_eq!(store.notes.has_written(attempt).await, Ok(written));
        assert!(matches!(store.link.publish(&parcel).await, Verdict::Known(_)));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_records_of_one_version_none_goes_unseen() {
    let mut streams = Streams::new();
    let store = streams.open();
    let table = TableId(1);
    let mut row = Row::default();
    for _ in 0..2 {
        let heading = Heading {
            act: Act::Record,
            version: Version(1),
            own: store.link.own(),
            indexes: IndexWords::default(),
        };
        let parcel = store
            .tables
            .of_table(table, &row, &heading, body::encode(&record(table)));
        match store.link.publish(&parcel).await {
            Verdict::Stored(sequence) => row.sequence = sequence,
            other => panic!("{other:?}"),
        }
    }
    let read = store.read(table).await;
    assert!(
        matches!(
            read,
            Err(StoreFault::Record {
                version: Version(1),
                ..
            })
        ),
        "{read:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_note_is_supposed_to_be_there_as_soon_as_it_is_known() {
    let mut streams = Streams::new();
    let first = streams.open();
    let second = streams.beside(&first);
    for value in [Some(b"here".to_vec()), None] {
        assert_eq!(first.put("where", value.clone()).await, Ok(()));
        assert_eq!(second.scan("").await.unwrap().len(), usize::from(value.is_some()));
        for store in [&first, &second] {
            assert_eq!(store.supposed("where"), Some(value.is_some()));
            assert_eq!(store.supposed("elsewhere"), Some(false));
        }
    }
}

crate::store::contract::contract!(super::Streams::new());
crate::store::contract::shared!(super::Streams::new());
