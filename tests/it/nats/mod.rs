//! The engine on three real NATS servers: races, servers and processes that die, and what is
//! refused at the start.

pub mod cluster;
mod deaths;
mod halls;
mod halves;
mod loads;
mod moves;
mod races;
pub mod relay;
mod start;

use self::cluster::Cluster;
use serde_json::{Value, json};
use tavolo::store::{Nats, NatsSettings, Record};

/// How one process reaches a cluster: by this node first.
pub fn settings(cluster: &Cluster, node: usize, stream: &str) -> NatsSettings {
    NatsSettings {
        servers: cluster.servers(node),
        monitors: cluster.monitors(),
        credentials: None,
        stream: stream.to_owned(),
    }
}

async fn open(cluster: &Cluster, node: usize, stream: &str) -> Nats {
    Nats::open(&settings(cluster, node, stream)).await.unwrap()
}

fn record(id: u64, body: &[u8]) -> Record {
    Record {
        schema: 1,
        game: "chess".into(),
        id,
        body: body.to_vec(),
        changes: vec![],
    }
}

/// What the servers themselves answer.
async fn ask(cluster: &Cluster, request: &str, body: &Value) -> Value {
    let client = async_nats::connect(cluster.servers(0)).await.unwrap();
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let answer = client
        .request(format!("$JS.API.{request}"), body.into())
        .await
        .unwrap();
    serde_json::from_slice(&answer.payload).unwrap()
}

/// How many messages a subject has.
async fn messages(cluster: &Cluster, stream: &str, subject: &str) -> u64 {
    let info =
        ask(cluster, &format!("STREAM.INFO.{stream}-tables"), &json!({ "subjects_filter": subject })).await;
    info["state"]["subjects"][subject].as_u64().unwrap_or_default()
}

/// The node that leads the tables' stream.
pub async fn leader(cluster: &Cluster, stream: &str) -> usize {
    loop {
        let info = ask(cluster, &format!("STREAM.INFO.{stream}-tables"), &Value::Null).await;
        let leader = info["cluster"]["leader"].as_str();
        if let Some(node) = (0..3).find(|node| leader == Some(&cluster.label(*node))) {
            return node;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}
