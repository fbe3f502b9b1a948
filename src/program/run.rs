//! `tavolo run`: the bot on Discord itself, or on the address that the configuration names.

use super::{Failure, catalogue, log, open, signals};
use crate::table::Hall;
use std::path::Path;
use std::sync::Arc;

/// Run the bot.
#[derive(Debug, clap::Args)]
pub(super) struct Args {}

pub(super) async fn run(path: &Path, _args: Args) -> Result<(), Failure> {
    let config = open::config(path)?;
    log::start(&config.log);
    let token = config.token(|name| std::env::var(name).ok())?;
    let words = Arc::new(open::words(&config)?);
    let stop = signals::listen()?;
    let store = open::store(&config)?;
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let setup = open::discord(&config, token);
    let ran = crate::discord::run(setup, hall, words, stop).await;
    let closed = tokio::time::timeout(signals::LIMIT, store.close()).await;
    closed.map_err(|_| Failure::new("the store did not close in time"))?;
    Ok(ran?)
}
