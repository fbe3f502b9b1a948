//! What nodes answer that know less than others: nothing that is read by them misses what was acknowledged before, and
//! no refusal of theirs counts where another node has taken the same.

use super::cluster::{self, Cluster};
use super::relay::Network;
use super::{ask, leader, open, record, settings};
use async_nats::Client;
use futures_util::StreamExt;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tavolo::store::{Appended, Change, Index, Nats, NatsSettings, Store, StoreFault, TableId, Version};
use tokio::task::JoinHandle;
use tokio::time::sleep;

const TABLE: TableId = TableId(1);
/// How long a read by a node that knows less has to give a wrong answer, before the network is whole again.
const TEMPTED: Duration = Duration::from_secs(6);

const FULL: &str = r#"{"error":{"code":503,"err_code":10077,"description":"maximum bytes exceeded"}}"#;

/// Reaches one node and no other.
fn by(cluster: &Cluster, node: usize, stream: &str) -> NatsSettings {
    let mut settings = settings(cluster, node, stream);
    settings.servers.truncate(1);
    settings
}

async fn write(store: &Nats, versions: std::ops::Range<u32>) {
    for version in versions {
        let mut record = record(u64::from(version) + 1, b"x");
        record.changes = vec![Change::Add(Index::User(u64::from(version)))];
        let written = store.append(TABLE, Version(version), record).await;
        assert_eq!(written, Ok(Appended::Done(Version(version + 1))));
    }
    let last = store.put("note", Some(b"new".to_vec())).await;
    assert_eq!(last, Ok(()));
}

/// What a node says of the tables' stream: the leader's name, or nothing where it knows none.
async fn told(client: &Client, stream: &str) -> Option<Option<String>> {
    let answer = client
        .request(format!("$JS.API.STREAM.INFO.{stream}-tables"), "".into())
        .await
        .ok()?;
    let info: Value = serde_json::from_slice(&answer.payload).ok()?;
    info.get("state")?;
    Some(info["cluster"]["leader"].as_str().map(str::to_owned))
}

type Reads = (Vec<u64>, Vec<TableId>, Option<Vec<u8>>);

/// Everything that can be read, by a store that is open, and by one that is opened now.
fn reads(open: &Arc<Nats>, settings: NatsSettings) -> [JoinHandle<Result<Reads, StoreFault>>; 2] {
    async fn all(store: &Nats) -> Result<Reads, StoreFault> {
        let ids = store.read(TABLE).await?.iter().map(|record| record.id).collect();
        Ok((ids, store.of(9).await?, store.get("note").await?))
    }
    let open = Arc::clone(open);
    [
        tokio::spawn(async move { all(&open).await }),
        tokio::spawn(async move {
            let store = Nats::open(&settings).await.map_err(StoreFault::from)?;
            all(&store).await
        }),
    ]
}

/// Each has read everything, or says that nobody answers.
async fn everything_or_nothing(reads: [JoinHandle<Result<Reads, StoreFault>>; 2]) {
    for read in reads {
        match read.await.unwrap() {
            Ok(read) => assert_eq!(read, ((1..=10).collect(), vec![TABLE], Some(b"new".to_vec()))),
            Err(fault) => assert!(matches!(fault, StoreFault::Nats(_)), "{fault:?}"),
        }
    }
}

struct Cut {
    network: Network,
    cluster: Cluster,
    stream: String,
    leader: usize,
}

impl Cut {
    /// Five records, which every node knows, and the old value of a note.
    async fn begin() -> Cut {
        let (network, cluster) = tokio::task::spawn_blocking(Network::start).await.unwrap();
        let stream = cluster::name();
        let store = open(&cluster, 0, &stream).await;
        store.put("note", Some(b"old".to_vec())).await.unwrap();
        write(&store, 0..5).await;
        let leader = leader(&cluster, &stream).await;
        Cut {
            network,
            cluster,
            stream,
            leader,
        }
    }

    async fn by(&self, node: usize) -> Arc<Nats> {
        Arc::new(Nats::open(&by(&self.cluster, node, &self.stream)).await.unwrap())
    }

    async fn client(&self, node: usize) -> Client {
        async_nats::connect(self.cluster.servers(node)[0].clone())
            .await
            .unwrap()
    }

    /// A node is cut off from both others.
    fn off(&self, node: usize) {
        self.network.cut(node, (node + 1) % 3);
        self.network.cut(node, (node + 2) % 3);
    }
}

/// The cause of what once was taken for a lost action: such a node answers for its stream, by what it has itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_lost_its_leader_answers_nothing_old() {
    let scene = Cut::begin().await;
    let [far, near] = [(scene.leader + 1) % 3, scene.leader];
    let (reader, writer) = (scene.by(far).await, scene.by(near).await);
    assert_eq!(reader.read(TABLE).await.unwrap().len(), 5);
    scene.off(far);
    write(&writer, 5..10).await;
    // It does so from when it takes itself for a candidate.
    let client = scene.client(far).await;
    while told(&client, &scene.stream).await != Some(None) {
        sleep(Duration::from_millis(100)).await;
    }
    let reads = reads(&reader, by(&scene.cluster, far, &scene.stream));
    sleep(TEMPTED).await;
    scene.network.heal();
    everything_or_nothing(reads).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_leader_that_was_deposed_and_does_not_know_it_answers_nothing_old() {
    let scene = Cut::begin().await;
    let [deposed, other] = [scene.leader, (scene.leader + 1) % 3];
    let (reader, writer) = (scene.by(deposed).await, scene.by(other).await);
    assert_eq!(reader.read(TABLE).await.unwrap().len(), 5);
    scene.off(deposed);
    let client = scene.client(other).await;
    let former = scene.cluster.label(deposed);
    loop {
        match told(&client, &scene.stream).await {
            Some(Some(leader)) if leader != former => break,
            _ => sleep(Duration::from_millis(100)).await,
        }
    }
    write(&writer, 5..10).await;
    let reads = reads(&reader, by(&scene.cluster, deposed, &scene.stream));
    sleep(TEMPTED).await;
    scene.network.heal();
    everything_or_nothing(reads).await;
}

/// Answers so many messages of a subject at once, as a leader would that was deposed a moment ago and has an older state.
async fn refuse(client: &Client, subject: String, error: &'static str, count: usize) -> JoinHandle<()> {
    let mut messages = client.subscribe(subject).await.unwrap().take(count);
    client.flush().await.unwrap();
    let client = client.clone();
    tokio::spawn(async move {
        while let Some(message) = messages.next().await {
            if let Some(reply) = message.reply {
                client.publish(reply, error.into()).await.unwrap();
            }
        }
    })
}

/// The message by which a read is confirmed takes the place of the one before it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reads_leave_one_message_a_process() {
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let store = open(cluster, 0, &stream).await;
    for _ in 0..50 {
        assert_eq!(store.read(TABLE).await, Ok(Vec::new()));
        assert_eq!(store.get("note").await, Ok(None));
    }
    for part in ["tables", "notes"] {
        let info = ask(cluster, &format!("STREAM.INFO.{stream}-{part}"), &Value::Null).await;
        let state = &info["state"];
        assert_eq!(state["messages"], 1, "{info}");
        assert!(state["last_seq"].as_u64() > Some(50), "each read is confirmed by itself: {info}");
    }
    assert_eq!(store.scan("").await, Ok(Vec::new()));
}

/// Where the servers have no room nothing can be confirmed, and whoever reads is told why.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_read_of_servers_that_have_no_room_says_so() {
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let store = open(cluster, 0, &stream).await;
    let update = format!("STREAM.UPDATE.{stream}-tables");
    let info = ask(cluster, &format!("STREAM.INFO.{stream}-tables"), &Value::Null).await;
    let mut config = info["config"].clone();
    (config["discard"], config["max_bytes"]) = ("new".into(), 1.into());
    let updated = ask(cluster, &update, &config).await;
    assert_eq!(updated["config"]["max_bytes"], 1, "{updated}");
    let read = store.read(TABLE).await.unwrap_err();
    assert!(read.is_full(), "{read:?}");
    let updated = ask(cluster, &update, &info["config"]).await;
    assert_eq!(updated["config"]["max_bytes"], -1, "{updated}");
    assert_eq!(store.read(TABLE).await, Ok(Vec::new()));
}

/// Two nodes take themselves for the leader for a moment when one is deposed; both hear what is written, and what either
/// answers first is what is heard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_deposed_leader_refuses_and_its_successor_takes_is_written() {
    let (cluster, stream) = (cluster::shared(), cluster::name());
    let store = open(cluster, 0, &stream).await;
    let client = async_nats::connect(cluster.servers(0)[0].clone()).await.unwrap();
    let behind = r#"{"error":{"code":400,"err_code":10071,"description":"wrong last sequence: 0"}}"#;
    let again =
        r#"{"error":{"code":409,"err_code":10158,"description":"duplicate message id is in process"}}"#;
    let others = [(TableId(1), FULL, 100), (TableId(2), again, 2), (TableId(3), "?", 2)];
    // Of so many one at least is refused before it is taken.
    let behind_all = (10..30).map(|table| (TableId(table), behind, 100));
    for (table, error, count) in others.into_iter().chain(behind_all) {
        let refusing = refuse(&client, format!("{stream}.t.{table}"), error, count).await;
        let written = store.append(table, Version::NONE, record(table.0, b"x")).await;
        assert_eq!(written, Ok(Appended::Done(Version(1))), "{error}");
        refusing.abort();
        let twice = store.append(table, Version(1), record(table.0, b"x")).await;
        let version = Version(1);
        assert_eq!(twice, Ok(Appended::Twice { table, version }));
        assert_eq!(store.read(table).await.unwrap().len(), 1);
    }
    let refusing = refuse(&client, format!("{stream}.n.{}", hex::encode("note")), behind, 100).await;
    let (first, second) = (Some(b"1".to_vec()), Some(b"2".to_vec()));
    assert_eq!(store.put("note", first.clone()).await, Ok(()));
    assert_eq!(store.exchange("note", first.clone(), second.clone()).await, Ok(true));
    assert_eq!(store.exchange("note", first, None).await, Ok(false));
    refusing.abort();
    assert_eq!(store.get("note").await, Ok(second));
}
