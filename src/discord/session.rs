//! The bot's run: connects, works, and leaves cleanly. Knows no table.

use super::edge::{Edge, Settings};
use super::gateway::{Door, INTENTS, Watch, glance};
use super::rest::{self, Rest};
use super::trouble::Trouble;
use crate::config::Hidden;
use crate::measure::{Gateway, Measures};
use crate::render::Renderer;
use crate::table::Hall;
use crate::words::Words;
use serenity::client::ClientBuilder;
use serenity::gateway::GatewayError;
use serenity::http::Http;
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// How long answers under way may take when the bot leaves.
const DRAIN: Duration = Duration::from_secs(7);
/// How often tables are looked over, and whatever is still owed is tried again.
const ROUND: Duration = Duration::from_secs(60);

/// What a run needs.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The bot's token.
    pub token: Hidden,
    /// Another address in place of Discord's own: scheme, host and port.
    pub api: Option<String>,
    /// The application's id; Discord is asked for it where it is not given.
    pub application: Option<u64>,
    /// The servers to register commands in; everywhere if there is none.
    pub servers: Vec<u64>,
    /// After how many minutes without use a table is dropped from memory.
    pub idle_minutes: u32,
    /// What a host decides.
    pub settings: Settings,
    /// Where figures are kept.
    pub measures: Measures,
}

/// Why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The token is wrong.
    #[error("Discord does not accept the bot token; copy it again from the application's page, under Bot")]
    Token,
    /// An intent is not granted.
    #[error("Discord does not grant the bot its gateway intents; this bot needs no privileged one, so look at the application's settings")]
    Intents,
    /// The address given in place of Discord's own leads elsewhere.
    #[error("{api} names a gateway that is not its own ({gateway}); the bot does not connect anywhere else")]
    Elsewhere {
        /// The address given.
        api: String,
        /// Where its gateway is.
        gateway: String,
    },
    /// Nobody answers.
    #[error("{at} does not answer: {why}")]
    Unreachable {
        /// Who does not answer.
        at: String,
        /// What the network says.
        why: String,
    },
    /// The commands cannot be registered as they are.
    #[error("the slash commands cannot be registered: {0}")]
    Commands(String),
    /// Discord refuses the commands.
    #[error("registering the slash commands failed: {0}")]
    Register(Trouble),
    /// The pictures' fonts cannot be used.
    #[error(transparent)]
    Render(#[from] crate::render::Fault),
    /// The connection ended.
    #[error("the connection to Discord ended: {0}")]
    Gateway(String),
}

/// An edge over HTTP, without a gateway.
///
/// # Errors
/// Discord cannot be reached or does not take the token.
pub async fn edge(setup: &Setup, hall: Arc<Hall>, words: Arc<Words>) -> Result<Arc<Edge>, Fault> {
    connected(setup, hall, words, CancellationToken::new()).await
}

/// The same; `shut_out` is set when Discord does not take the token any more.
async fn connected(setup: &Setup, hall: Arc<Hall>, words: Arc<Words>, shut_out: CancellationToken) -> Result<Arc<Edge>, Fault> {
    let api = setup.api.as_deref();
    let at = || api.unwrap_or("Discord").to_owned();
    let unreachable = |why: String| Fault::Unreachable { at: at(), why };
    let (client, http) = rest::client(setup.token.reveal(), api).map_err(|why| unreachable(why.to_string()))?;
    if let Some(api) = api {
        own_gateway(&http, api).await?;
    }
    let application = match setup.application {
        Some(application) => application,
        None => http.get_current_application_info().await.map_err(|why| refused(&why, at()))?.id.get(),
    };
    let port = Arc::new(Rest::new(client, Arc::new(http), api, application, shut_out));
    let renderer = Arc::new(Renderer::new()?);
    Ok(Edge::measured(hall, words, renderer, port, setup.settings.clone(), setup.measures.clone()))
}

/// Runs the bot until it is told to stop.
///
/// # Errors
/// It could not start, or lost its connection for good.
pub async fn run(setup: Setup, hall: Arc<Hall>, words: Arc<Words>, stop: CancellationToken) -> Result<(), Fault> {
    let shut_out = CancellationToken::new();
    let edge = connected(&setup, hall, words, shut_out.clone()).await?;
    edge.register(&setup.servers, false).await?;
    let unreachable = |why: &dyn std::fmt::Display| Fault::Unreachable { at: "Discord".to_owned(), why: why.to_string() };
    let (_, http) = rest::client(setup.token.reveal(), setup.api.as_deref()).map_err(|why| unreachable(&why))?;
    let watch = Watch::new(setup.measures.clone());
    let builder = ClientBuilder::new_with_http(http, INTENTS).event_handler(Door(Arc::clone(&edge))).raw_event_handler(watch);
    let mut client = builder.await.map_err(|why| unreachable(&why))?;
    if let Some(api) = &setup.api {
        // Where its own question failed serenity would have fallen back to Discord's real gateway.
        same_host(api, &client.ws_url.lock().await.clone())?;
    }
    let shards = Arc::clone(&client.shard_manager);
    let following = tokio::spawn(Arc::clone(&edge).follow());
    let glancing = tokio::spawn(glance(Arc::clone(&shards), setup.measures.clone()));
    let rounds = tokio::spawn(rounds(Arc::clone(&edge), setup.idle_minutes));
    let ended = tokio::select! {
        ended = client.start() => Some(ended),
        // A refused token is asked by no more: Discord shuts out for longer who goes on.
        () = shut_out.cancelled() => Some(Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication))),
        () = stop.cancelled() => None,
    };
    edge.close();
    rounds.abort();
    glancing.abort();
    setup.measures.gateway(Gateway::Disconnected);
    shards.shutdown_all().await;
    if tokio::time::timeout(DRAIN, edge.drained()).await.is_err() {
        tracing::warn!("not everything was shown in time; it will be after the next start");
    }
    following.abort();
    match ended {
        None => Ok(()),
        Some(Ok(())) => Err(Fault::Gateway("it was closed".to_owned())),
        Some(Err(serenity::Error::Gateway(GatewayError::InvalidAuthentication))) => Err(Fault::Token),
        Some(Err(serenity::Error::Gateway(GatewayError::InvalidGatewayIntents | GatewayError::DisallowedGatewayIntents))) => {
            Err(Fault::Intents)
        }
        Some(Err(why)) => Err(Fault::Gateway(why.to_string())),
    }
}

/// Now and then, or when called: what could not be shown is tried again; and idle tables leave memory.
async fn rounds(edge: Arc<Edge>, idle_minutes: u32) {
    let mut minutes = 0;
    loop {
        let called = tokio::time::timeout(ROUND, edge.called()).await.is_ok();
        edge.nudge_stuck();
        if called {
            continue;
        }
        minutes += 1;
        if minutes >= idle_minutes.max(1) {
            minutes = 0;
            let left = edge.hall.sweep();
            tracing::debug!(left, "idle tables were dropped from memory");
        }
    }
}

/// Asks for the gateway and checks that it is on the same host.
async fn own_gateway(http: &Http, api: &str) -> Result<(), Fault> {
    let answer = http.get_gateway().await.map_err(|why| refused(&why, api.to_owned()))?;
    same_host(api, &answer.url)
}

fn same_host(api: &str, gateway: &str) -> Result<(), Fault> {
    let host = |url: &str| url.split_once("://").map(|(_, rest)| rest.split(['/', '?']).next().unwrap_or_default().to_owned());
    if host(api) == host(gateway) {
        return Ok(());
    }
    Err(Fault::Elsewhere { api: api.to_owned(), gateway: gateway.to_owned() })
}

fn refused(why: &serenity::Error, at: String) -> Fault {
    match why {
        serenity::Error::Http(http) if http.status_code().is_some_and(|status| status.as_u16() == 401) => Fault::Token,
        _ => Fault::Unreachable { at, why: cause(why) },
    }
}

/// What lies at the bottom of an error: what is above it tells less, and may name an address.
fn cause(why: &dyn std::error::Error) -> String {
    std::iter::successors(Some(why), |why| why.source()).last().unwrap_or(why).to_string()
}
