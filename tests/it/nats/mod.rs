//! The engine on three real NATS servers: races, servers and processes that die, and what is
//! refused at the start.

pub mod cluster;
mod cuts;
mod deaths;
mod halls;
mod halves;
mod linear;
mod loads;
mod moves;
mod races;
pub mod relay;
mod stale;
mod start;

use self::cluster::Cluster;
use async_nats::{HeaderMap, Message};
use serde_json::{Value, json};
use std::time::Duration;
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

/// What is answered to a request, which is made anew for each try: whoever leads a stream may change
/// while it is asked, and then nobody answers.
async fn answer(cluster: &Cluster, mut request: impl FnMut(u32) -> (String, HeaderMap, String)) -> Message {
    let client = async_nats::connect(cluster.servers(0)).await.unwrap();
    let mut silence = vec![];
    for attempt in 0..6 {
        let (subject, headers, body) = request(attempt);
        match client.request_with_headers(subject, headers, body.into()).await {
            Ok(answer) => return answer,
            Err(error) => silence.push(error.to_string()),
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    panic!("nobody answers: {silence:?}");
}

/// What the servers themselves answer.
async fn ask(cluster: &Cluster, request: &str, body: &Value) -> Value {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let answer = answer(cluster, |_| (format!("$JS.API.{request}"), HeaderMap::new(), body.clone())).await;
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
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
