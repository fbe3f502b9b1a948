//! What comes out of a beacon's rounds, from servers that pass it on: drand's HTTP interface, whose answers
//! are believed only where the chain's own key says so. Knows no table and no game.

use crate::beacon::{Asking, BeaconSource, Chain, Signature};
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use serde::Deserialize;
use std::error::Error;
use std::time::Duration;
use tokio::time::timeout;

/// How long one server is waited for.
const ANSWER: Duration = Duration::from_secs(8);
/// How long one server may be silent before the next is asked too.
const NEXT: Duration = Duration::from_secs(1);
/// The longest answer that is read, in bytes: a round has some 300.
const LONGEST: usize = 4_096;

/// Servers that pass on what comes out of a beacon's rounds.
pub struct Relays {
    client: reqwest::Client,
    /// Their addresses, without a slash at the end, in the order in which they are asked.
    addresses: Vec<String>,
}

/// A round as a server gives it out; what else it says is not needed.
#[derive(Deserialize)]
struct Round {
    round: u64,
    signature: String,
}

impl Relays {
    /// Servers at these addresses: scheme and host, with a path before the chain's hash or without one.
    ///
    /// # Errors
    /// The system's roots of trust cannot be set up.
    pub fn new(addresses: Vec<String>) -> Result<Relays, String> {
        let client = reqwest::Client::builder()
            .timeout(ANSWER)
            .redirect(reqwest::redirect::Policy::none())
            .build();
        Ok(Relays {
            client: client.map_err(plain)?,
            addresses,
        })
    }

    /// What one server says of a round, where it is the chain's own.
    async fn from(&self, address: &str, chain: &Chain, round: u64) -> Result<Signature, String> {
        let url = format!("{address}/{}/public/{round}", chain.hash);
        let mut answer = self.client.get(url).send().await.map_err(plain)?;
        if !answer.status().is_success() {
            return Err(format!("it answers {}", answer.status()));
        }
        let mut bytes = Vec::new();
        while let Some(more) = answer.chunk().await.map_err(plain)? {
            if bytes.len() + more.len() > LONGEST {
                return Err("its answer is too long".to_owned());
            }
            bytes.extend_from_slice(&more);
        }
        let told: Round = serde_json::from_slice(&bytes).map_err(|_| "its answer is no round")?;
        if told.round != round {
            return Err("it answers with another round".to_owned());
        }
        let signature: Signature = told.signature.to_ascii_lowercase().parse()?;
        chain
            .check(round, &signature)
            .map_err(|forged| forged.to_string())?;
        Ok(signature)
    }
}

impl BeaconSource for Relays {
    /// Asks one server after the other, the next where one does not answer at once; the first that has the round
    /// is heard.
    fn ask(&self, chain: &'static Chain, round: u64) -> Asking<'_> {
        Box::pin(async move {
            let (mut next, mut faults) = (self.addresses.iter(), Vec::new());
            let mut asked = FuturesUnordered::new();
            loop {
                match next.next() {
                    Some(address) => {
                        asked.push(async move { (address, self.from(address, chain, round).await) })
                    }
                    None if asked.is_empty() => return Err(faults.join("; ")),
                    None => {}
                }
                match timeout(NEXT, asked.next()).await {
                    Ok(Some((_, Ok(signature)))) => return Ok(signature),
                    Ok(Some((address, Err(why)))) => faults.push(format!("{address}: {why}")),
                    Ok(None) | Err(_) => {}
                }
            }
        })
    }
}

/// A fault without the address, which stands before it, and with what it came of.
fn plain(fault: reqwest::Error) -> String {
    let fault = fault.without_url();
    let mut root: &dyn Error = &fault;
    while let Some(cause) = root.source() {
        root = cause;
    }
    let (said, why) = (fault.to_string(), root.to_string());
    if said == why {
        said
    } else {
        format!("{said}: {why}")
    }
}
