//! A program whose figures and health can be asked for: the store timed, the hall counted.

use super::{Failure, background};
use crate::beacon::{BeaconSource, Chain};
use crate::clock::Clock;
use crate::config::{ComputersSection, Config};
use crate::hall::{Computers, Deadlines, Hall, LobbyLimits, Rounds, ThinkingLimits};
use crate::measure::{Gateway, Measures, Probe, Serving, Timed, serve};
use crate::relay::Relays;
use crate::store::Store;
use crate::table::Catalogue;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// How many tables that wait for their game to begin a person may sit at and still open another.
const LOBBIES: usize = 5;

/// The beacon that goes into the luck of new tables, and where its rounds are asked for.
pub(super) struct Beacon {
    pub(super) chain: &'static Chain,
    pub(super) source: Arc<dyn BeaconSource>,
}

impl Beacon {
    /// A beacon whose rounds are asked for at these addresses; nothing where there are none.
    pub(super) fn at(chain: &'static Chain, addresses: &[String]) -> Result<Option<Beacon>, Failure> {
        if addresses.is_empty() {
            return Ok(None);
        }
        let source = Arc::new(Relays::new(addresses.to_vec()).map_err(Failure::new)?);
        Ok(Some(Beacon { chain, source }))
    }
}

/// A hall over a timed store, and who answers about it.
pub(super) struct Measured {
    pub(super) hall: Arc<Hall>,
    pub(super) measures: Measures,
    /// Answers as long as it lives; nobody does where no port is configured.
    pub(super) serving: Option<Serving>,
    /// Wakes tables at their deadlines, follows what other processes do, and lets computers think, as long as
    /// it lives.
    pub(super) deadlines: JoinSet<()>,
}

/// A hall over a store by a clock, measured, and served as the configuration says.
pub(super) async fn hall(
    config: &Config,
    store: &Arc<dyn Store>,
    games: Catalogue,
    clock: Clock,
    beacon: Option<Beacon>,
) -> Result<Measured, Failure> {
    let measures = Measures::default();
    measures.started(clock.now());
    let timed: Arc<dyn Store> = Arc::new(Timed::new(Arc::clone(store), measures.clone()));
    let limits = LobbyLimits {
        person: LOBBIES,
        server: usize::try_from(config.tables.lobbies).unwrap_or(usize::MAX),
    };
    let chain = beacon.as_ref().map(|beacon| beacon.chain);
    let hall = Hall::new(timed, games).with_clock(clock);
    let hall = Arc::new(hall.with_limits(limits).with_beacon(chain));
    let serving = serving(config.measure.port, &hall, &measures).await?;
    let version = version();
    // What another version has stored is played again before anything is done there.
    let other = hall
        .expect_version(&version)
        .await
        .map_err(|why| Failure::new(why.to_string()))?;
    // Before anybody plays on: no time has passed at any table while the program did not run. Each is told
    // that before anything is done there.
    let mut first = Deadlines::new(Arc::clone(&hall));
    first.look_back().await;
    let mut deadlines = beside(&hall, config.computers.clone(), &measures);
    if let Some(beacon) = beacon {
        deadlines.spawn(draw(Arc::clone(&hall), beacon.source, measures.clone()));
    }
    deadlines.spawn(keep(Arc::clone(&hall), first, measures.clone()));
    if other {
        deadlines.spawn(recheck(Arc::clone(&hall), version));
    }
    Ok(Measured {
        deadlines,
        hall,
        measures,
        serving,
    })
}

/// Who answers about a hall; nobody where no port is configured.
async fn serving(
    port: Option<u16>,
    hall: &Arc<Hall>,
    measures: &Measures,
) -> Result<Option<Serving>, Failure> {
    let Some(port) = port else {
        return Ok(None);
    };
    let looking = Looking {
        hall: Arc::clone(hall),
        measures: measures.clone(),
    };
    let serving = serve(port, measures.clone(), Arc::new(looking)).await?;
    tracing::info!(at = %serving.address(), "figures and health are served");
    Ok(Some(serving))
}

/// What goes on beside people's orders.
fn beside(hall: &Arc<Hall>, allowed: ComputersSection, measures: &Measures) -> JoinSet<()> {
    let mut beside = JoinSet::new();
    beside.spawn(follow(Arc::clone(hall), measures.clone()));
    beside.spawn(think(Arc::clone(hall), allowed, measures.clone()));
    beside
}

/// How long it waits after a panic until deadlines are kept again.
const ANEW: Duration = Duration::from_secs(60);

/// Keeps the deadlines of a hall's tables; a panic in it ends nothing.
async fn keep(hall: Arc<Hall>, first: Deadlines, measures: Measures) {
    let mut next = first;
    loop {
        let mut keeping = JoinSet::new();
        keeping.spawn(next.keep());
        if let Some(Err(why)) = keeping.join_next().await {
            measures.panicked("deadlines");
            tracing::error!(%why, "keeping the deadlines ended; it begins anew");
        }
        tokio::time::sleep(ANEW).await;
        next = Deadlines::new(Arc::clone(&hall));
    }
}

/// Lets the computers of a hall's tables think; a panic in it ends nothing.
async fn think(hall: Arc<Hall>, allowed: ComputersSection, measures: Measures) {
    let limits = ThinkingLimits {
        threads: usize::try_from(allowed.threads).unwrap_or(1),
        budget: allowed.milliseconds.into(),
        begin: background::stand_back,
        ..ThinkingLimits::default()
    };
    loop {
        let mut thinking = JoinSet::new();
        match Computers::new(Arc::clone(&hall), limits) {
            Ok(computers) => drop(thinking.spawn(computers.keep())),
            Err(why) => tracing::error!(%why, "the system gives no threads for computers"),
        }
        if let Some(Err(why)) = thinking.join_next().await {
            measures.panicked("computers");
            tracing::error!(%why, "letting computers think ended; it begins anew");
        }
        tokio::time::sleep(ANEW).await;
    }
}

/// Asks for the rounds that a hall's tables wait for; a panic in it ends nothing.
async fn draw(hall: Arc<Hall>, source: Arc<dyn BeaconSource>, measures: Measures) {
    loop {
        let mut drawing = JoinSet::new();
        drawing.spawn(Rounds::new(Arc::clone(&hall), Arc::clone(&source)).keep());
        if let Some(Err(why)) = drawing.join_next().await {
            measures.panicked("rounds");
            tracing::error!(%why, "asking for the beacon's rounds ended; it begins anew");
        }
        tokio::time::sleep(ANEW).await;
    }
}

/// The version of this program: its number, and what its file is.
fn version() -> String {
    let mut hasher = DefaultHasher::new();
    let file = std::env::current_exe().and_then(std::fs::read);
    file.unwrap_or_default().hash(&mut hasher);
    format!("{} {:016x}", env!("CARGO_PKG_VERSION"), hasher.finish())
}

/// Plays all open tables again, since another version has stored them.
async fn recheck(hall: Arc<Hall>, version: String) {
    match hall.recheck_all(&version).await {
        Ok(held) if held.is_empty() => tracing::info!("all open tables are what was stored"),
        Ok(held) => tracing::error!(
            tables = held.len(),
            "some tables are held as they are; the version that stored them plays them on, and `tavolo check-store` names them"
        ),
        Err(why) => {
            tracing::error!(%why, "the open tables cannot be played again; each is when somebody does something there")
        }
    }
}

/// Follows what other processes do at a hall's tables; a panic in it ends nothing.
async fn follow(hall: Arc<Hall>, measures: Measures) {
    loop {
        let mut following = JoinSet::new();
        let hall = Arc::clone(&hall);
        following.spawn(async move { hall.follow_peers().await });
        if let Some(Err(why)) = following.join_next().await {
            measures.panicked("peers");
            tracing::error!(%why, "following what other processes do ended; it begins anew");
        }
        tokio::time::sleep(ANEW).await;
    }
}

/// For so long health tells of a panic.
const LATELY: Duration = Duration::from_secs(600);

struct Looking {
    hall: Arc<Hall>,
    measures: Measures,
}

impl Probe for Looking {
    fn look(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async move {
            match self.hall.open_tables().await {
                Ok(open) => self.measures.tables(open.len(), self.hall.in_memory()),
                Err(why) => tracing::warn!(%why, "the open tables cannot be counted"),
            }
        })
    }

    fn health(&self) -> Result<(), String> {
        self.hall
            .store()
            .health()
            .map_err(|why| format!("the store: {why}"))?;
        if self.measures.panicked_within(LATELY) {
            return Err("a piece of work ended in a panic within the last ten minutes; the log has it, and tables play on".to_owned());
        }
        gateway(&self.measures.gateway_now())
    }
}

/// Whether all shards are connected.
fn gateway(shards: &BTreeMap<u16, Gateway>) -> Result<(), String> {
    let away = shards.iter().filter(|(_, state)| **state != Gateway::Connected);
    let away: Vec<(&u16, &Gateway)> = away.collect();
    match away.first() {
        None => Ok(()),
        Some((_, state)) if shards.len() == 1 => Err(format!("the gateway: {}", state.word())),
        Some((number, state)) => Err(format!(
            "the gateway: {} of {} shards are not connected, and shard {number} is {}",
            away.len(),
            shards.len(),
            state.word()
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn health_tells_which_shard_is_not_connected() {
        use Gateway::{Connected, Connecting, Resuming};
        let cases = [
            (vec![Connected], ""),
            (vec![Resuming], "the gateway: resuming"),
            (vec![Connected; 4], ""),
            (
                vec![Connected, Resuming, Connected, Connecting],
                "the gateway: 2 of 4 shards are not connected, and shard 1 is resuming",
            ),
        ];
        for (states, said) in cases {
            let shards = (0..).zip(states).collect();
            assert_eq!(gateway(&shards).err().unwrap_or_default(), said);
        }
    }
}
