//! What a node says of itself at its monitoring address: its name, its version, and whether it
//! syncs what it writes before it answers.

use super::fault::NatsFault;
use super::link::{PAUSE, START};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How long an answer is waited for.
const ANSWER: Duration = Duration::from_secs(5);
/// The oldest version that compares expected sequences in the agreement of all nodes, and knows
/// atomic batches.
const OLDEST: (u64, u64) = (2, 12);

/// What a node says of itself.
#[derive(Debug, Deserialize)]
struct Variables {
    server_name: String,
    version: String,
    #[serde(default)]
    jetstream: JetStream,
}

#[derive(Debug, Default, Deserialize)]
struct JetStream {
    config: Option<StorageConfig>,
}

#[derive(Debug, Deserialize)]
struct StorageConfig {
    #[serde(default)]
    sync_always: bool,
}

/// The names of the nodes at these addresses, each of which is as it must be. A node that is being started is waited for.
pub(super) async fn examine(addresses: &[String]) -> Result<BTreeSet<String>, NatsFault> {
    let until = Instant::now() + START;
    let mut nodes = BTreeSet::new();
    for address in addresses {
        let found = loop {
            match variables(address).await {
                Ok(found) => break found,
                Err(_) if Instant::now() < until => sleep(PAUSE).await,
                Err(cause) => {
                    let address = address.clone();
                    return Err(NatsFault::Monitor { address, cause });
                }
            }
        };
        judge(&found)?;
        if !nodes.insert(found.server_name.clone()) {
            return Err(NatsFault::Settings {
                key: "monitors",
                what: format!("two addresses lead to the node {}; name each node once", found.server_name),
            });
        }
    }
    Ok(nodes)
}

async fn variables(address: &str) -> Result<Variables, String> {
    let plain = |error: reqwest::Error| error.without_url().to_string();
    let client = reqwest::Client::builder()
        .timeout(ANSWER)
        .build()
        .map_err(plain)?;
    let answer = client
        .get(format!("{}/varz", address.trim_end_matches('/')))
        .send()
        .await;
    answer.map_err(plain)?.json().await.map_err(plain)
}

fn judge(found: &Variables) -> Result<(), NatsFault> {
    new_enough(&found.server_name, &found.version)?;
    match &found.jetstream.config {
        None => Err(NatsFault::NoJetStream {
            cause: format!("the node {} has none", found.server_name),
        }),
        Some(StorageConfig { sync_always: false }) => Err(NatsFault::Sync {
            node: found.server_name.clone(),
        }),
        Some(StorageConfig { sync_always: true }) => Ok(()),
    }
}

/// Whether a server's version is new enough.
pub(super) fn new_enough(server: &str, version: &str) -> Result<(), NatsFault> {
    let mut numbers = version.split('.').map(|number| number.parse::<u64>().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(major), Some(minor)) if (major, minor) >= OLDEST => Ok(()),
        _ => Err(NatsFault::Version {
            server: server.to_owned(),
            found: version.to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(json: &str) -> Result<(), NatsFault> {
        judge(&serde_json::from_str(json).unwrap())
    }

    #[test]
    fn a_node_is_judged_by_what_it_says() {
        let says = |version: &str, jetstream: &str| {
            judged(&format!(r#"{{"server_name":"a","version":"{version}","jetstream":{jetstream}}}"#))
        };
        let always = r#"{"config":{"sync_always":true}}"#;
        for version in ["2.12.0", "2.15.1", "3.0.0-beta.1"] {
            assert_eq!(says(version, always), Ok(()));
        }
        for version in ["2.9.10", "2.11.9", "1.4", "", "x"] {
            assert!(matches!(says(version, always), Err(NatsFault::Version { .. })), "{version}");
        }
        assert!(matches!(says("2.15.1", r#"{"config":{"sync_interval":120}}"#), Err(NatsFault::Sync { .. })));
        assert!(matches!(says("2.15.1", "{}"), Err(NatsFault::NoJetStream { .. })));
    }
}
