//! How the servers are reached. Knows no connection.

use super::fault::NatsFault;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Where the servers are, and what of theirs is ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NatsSettings {
    /// Addresses of the cluster's servers: `nats://host:4222`, or `tls://…`.
    pub servers: Vec<String>,
    /// The monitoring address of each node: `http://host:8222`.
    pub monitors: Vec<String>,
    /// The file of the credentials, where the servers want some.
    pub credentials: Option<PathBuf>,
    /// What the two streams' names begin with.
    pub stream: String,
}

impl NatsSettings {
    /// How many nodes there are at least.
    pub const NODES: usize = 3;

    /// Whether they can be right.
    ///
    /// # Errors
    /// The key that is not.
    pub fn check(&self) -> Result<(), NatsFault> {
        let fault = |key, what: &str| {
            Err(NatsFault::Settings {
                key,
                what: what.to_owned(),
            })
        };
        if self.servers.is_empty() {
            return fault("servers", "name the NATS servers: [\"nats://a:4222\", \"nats://b:4222\", …]");
        }
        if self.servers.iter().any(|address| address.contains('@')) {
            return fault(
                "servers",
                "no user and no password stand here; put them into a file, and name it with credentials",
            );
        }
        let monitors: BTreeSet<&str> = self
            .monitors
            .iter()
            .map(|address| address.trim_end_matches('/'))
            .collect();
        if monitors.len() < NatsSettings::NODES {
            return fault(
                "monitors",
                "name the monitoring address of each of the three nodes: [\"http://a:8222\", \"http://b:8222\", …]",
            );
        }
        let letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
        if self.stream.is_empty() || self.stream.len() > 64 || !self.stream.chars().all(letter) {
            return fault("stream", "a name is 1 to 64 letters, digits, - and _");
        }
        Ok(())
    }
}
