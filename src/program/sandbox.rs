//! `tavolo sandbox`: a look-alike of Discord on this machine, and the bot connected to it.

use super::measurement::Beacon;
use super::{Failure, log, measurement, open, print, private, signals, socket, watch};
use crate::beacon::Chain;
use crate::clock::Clock;
use crate::config::{Hidden, SandboxSection};
use crate::sandbox::{Limits, Sandbox, SandboxSetup, ShiftedClock};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The token that the look-alike asks for; it opens nothing else.
const TOKEN: &str = "sandbox";

/// Run the bot with a look-alike of Discord on this machine, to try it in a browser.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The port; 0 takes a free one. Without it the configuration's.
    #[arg(long, short)]
    port: Option<u16>,
    /// The folder to keep the chat and the tables in. Without it the configuration's.
    #[arg(long, short, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// Keep none of Discord's rate limits.
    #[arg(long)]
    without_limits: bool,
}

/// The look-alike of Discord that a configuration describes.
fn look_alike(section: &SandboxSection, port: u16, folder: &Path, limits: Limits) -> SandboxSetup {
    SandboxSetup {
        port,
        folder: Some(folder.to_owned()),
        token: TOKEN.to_owned(),
        users: section.users.clone(),
        clock: ShiftedClock::default(),
        servers: 2,
        limits,
        ..SandboxSetup::default()
    }
}

pub(super) async fn run(path: &Path, args: Args) -> Result<(), Failure> {
    let config = open::config_or_default(path)?;
    log::start(&config.log);
    let words = Arc::new(open::words(&config)?);
    let stop = signals::listen()?;
    let folder = args.folder.unwrap_or_else(|| config.sandbox.folder.clone());
    let store = open::sled(&open::whole(&folder.join("tables")), open::capacity(&config))?;
    let chat = folder.join("chat");
    let limits = if args.without_limits {
        Limits::off()
    } else {
        Limits::default()
    };
    let port = args.port.unwrap_or(config.sandbox.port);
    let look_alike = look_alike(&config.sandbox, port, &chat, limits);
    // Whoever moves the look-alike's clock on wants to see what becomes of the tables.
    let clock = Clock::shifted(look_alike.clock.shifts());
    let sandbox = Sandbox::start(look_alike).await?;
    private::tighten(&chat);
    let api = format!("http://{}", sandbox.address());
    // The look-alike of a beacon stands for the public ones: nothing here asks the network.
    let relays = config.luck.beacon.list().iter().take(1);
    let relays: Vec<String> = relays.map(|_| format!("{api}/beacon")).collect();
    let beacon = Beacon::at(Chain::SANDBOX, &relays)?;
    let measured = measurement::hall(&config, &store, open::catalogue(path, &config)?, clock, beacon).await?;
    let socket = socket::serve(&folder.join("tables"), &store, &stop);
    let setup = crate::discord::Setup {
        api: Some(api),
        application: None,
        servers: Vec::new(),
        // It stands for a whole bot, whatever part of the real one runs here.
        shards: None,
        measures: measured.measures,
        ..open::discord(&config, Hidden::new(TOKEN.to_owned()))
    };
    let watched = tokio::spawn(watch::stopped(Arc::clone(&store), stop.clone()));
    let bot = tokio::spawn(crate::discord::run(setup, Arc::clone(&measured.hall), words, stop.clone()));
    let open = format!("open http://{}/", sandbox.address());
    print::lines([open, format!("state is kept in {}", folder.display())])?;
    let ran = bot
        .await
        .map_err(|why| Failure::new(format!("the bot ended: {why}")))?;
    stop.cancel();
    let stopped = watched.await?;
    drop((measured.serving, measured.deadlines, socket));
    measured.hall.rest().await;
    sandbox.stop().await;
    store.close().await;
    stopped.map_or(Ok(ran?), Err)
}
