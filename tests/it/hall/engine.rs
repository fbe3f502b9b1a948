//! What the hall's tests run over: stores in memory, or real servers where the environment names some. So
//! `nats::halls` runs them once more.

use crate::nats::cluster;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;
use tavolo::store::{Memory, Nats, NatsFault, NatsSettings, Store};
use tokio::time::{Instant, sleep};

/// How long the servers may take until they make a test's streams, and how often they are asked.
const LONGEST: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_millis(500);

/// The variable that names the servers, as JSON.
pub const SERVERS: &str = "TAVOLO_HALL_SERVERS";

/// Where servers are, and where they are looked at.
#[derive(Serialize, Deserialize)]
pub struct Servers {
    pub servers: Vec<String>,
    pub monitors: Vec<String>,
}

/// The servers that these tests run over, if they do.
fn servers() -> Option<Servers> {
    let named = std::env::var(SERVERS).ok()?;
    Some(serde_json::from_str(&named).unwrap())
}

/// Tables of a test's own, which several processes can have.
pub enum Tables {
    Memory(Memory),
    Nats(Servers, String),
}

impl Tables {
    /// No table yet.
    pub fn new() -> Tables {
        match servers() {
            None => Tables::Memory(Memory::new()),
            Some(servers) => Tables::Nats(servers, cluster::name()),
        }
    }

    /// The store as one more process has it.
    pub async fn process(&self) -> Arc<dyn Store> {
        match self {
            Tables::Memory(first) => Arc::new(first.beside()),
            Tables::Nats(Servers { servers, monitors }, stream) => {
                let settings = NatsSettings {
                    servers: servers.clone(),
                    monitors: monitors.clone(),
                    credentials: None,
                    stream: stream.clone(),
                };
                let began = Instant::now();
                loop {
                    match Nats::open(&settings).await {
                        Ok(store) => return Arc::new(store),
                        // On a busy machine a server takes another one to be away for a while.
                        Err(NatsFault::TooFew { .. }) if began.elapsed() < LONGEST => sleep(AGAIN).await,
                        Err(why) => panic!("{why}"),
                    }
                }
            }
        }
    }
}

/// So many games in memory; over servers, which sync a disk for every action, so many.
pub fn games(in_memory: u64, over_servers: u64) -> u64 {
    match servers() {
        None => in_memory,
        Some(_) => over_servers,
    }
}
