//! `tavolo run`: the bot on Discord itself, or on the address that the configuration names.

use super::backups::Backups;
use super::measurement::Beacon;
use super::{Failure, log, measurement, open, signals, socket, watch};
use crate::beacon::Chain;
use crate::clock::Clock;
use crate::config::Engine;
use std::path::Path;
use std::sync::Arc;

/// Run the bot.
#[derive(Debug, clap::Args)]
pub(super) struct Args {}

pub(super) async fn run(path: &Path, _args: Args) -> Result<(), Failure> {
    let config = open::config(path)?;
    log::start(&config.log);
    let token = open::token(&config)?;
    let words = Arc::new(open::words(&config)?);
    let stop = signals::listen()?;
    let store = open::store(&config).await?;
    let beacon = Beacon::at(Chain::QUICKNET, config.luck.beacon.list())?;
    let catalogue = open::catalogue(path, &config)?;
    let measured = measurement::hall(&config, &store, catalogue, Clock::system(), beacon).await?;
    let backups = config.store.backups.clone().map(|plan| {
        let backups = Backups::new(plan, Arc::clone(&store), measured.measures.clone());
        tokio::spawn(backups.keep(stop.clone()))
    });
    let socket = (config.store.engine == Engine::Sled)
        .then(|| socket::serve(&config.store.folder, &store, &stop))
        .flatten();
    let setup = crate::discord::Setup {
        measures: measured.measures,
        ..open::discord(&config, token)
    };
    let watched = tokio::spawn(watch::stopped(Arc::clone(&store), stop.clone()));
    let ran = crate::discord::run(setup, Arc::clone(&measured.hall), words, stop.clone()).await;
    stop.cancel();
    let stopped = watched.await?;
    drop((measured.serving, measured.deadlines, socket));
    measured.hall.rest().await;
    if let Some(backups) = backups {
        // One that is being taken breaks off, and leaves no file.
        backups.await?;
    }
    let closed = tokio::time::timeout(signals::LIMIT, store.close()).await;
    closed.map_err(|_| Failure::new("the store did not close in time"))?;
    stopped.map_or(Ok(ran?), Err)
}
