//! The bot's run: connects, works, and leaves cleanly. Knows no table.

use super::edge::Edge;
use super::emoji_upload::EmojiUpload;
use super::fault::SessionFault;
use super::gateway::{
    Ask, Entrance, Gateway, IdentifyQueue, KeptSession, Others, Passage, Sessions, ShardClaim, SharedTurns,
};
use super::limiter::Limiter;
use super::notes::Notes;
use super::port::Port;
use super::registration::Registration;
use super::request;
use super::rest::{Rest, Unanswered};
use super::rounds::Rounds;
use super::services::Settings;
use super::shards::Shards;
use super::trouble::Trouble;
use crate::clock::Clock;
use crate::config::{Hidden, ShardRange};
use crate::hall::Hall;
use crate::measure::Measures;
use crate::render::Renderer;
use crate::words::Words;
use serde_json::Value;
use serenity::http::Route;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// How long the store may take with what is for the process that has the shards next.
const SAYING: Duration = Duration::from_secs(1);
/// How often it is looked which drawings another process has given to Discord.
const DRAWINGS: Duration = Duration::from_secs(10 * 60);

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
    /// Whether the games' drawings are given to Discord, as emoji of the application.
    pub emoji: bool,
    /// Whether Discord is asked who leaves a server.
    pub members: bool,
    /// The shards that this process runs; all that Discord recommends where nothing is said.
    pub shards: Option<ShardRange>,
    /// For how long another process that runs them must not have been heard of until this one takes them over.
    pub patience: Duration,
    /// What a host decides; its shards are those that run.
    pub settings: Settings,
    /// Where figures are kept.
    pub measures: Measures,
}

/// What is there once Discord has been asked who we are.
struct Connected {
    edge: Arc<Edge>,
    registration: Registration,
    emoji: EmojiUpload,
    shards: Shards,
    /// The shards' sessions from before.
    sessions: Sessions,
    claim: Arc<ShardClaim>,
    way: Way,
}

/// The way to the gateway.
struct Way {
    entrance: Entrance,
    /// Asks for the entrance again.
    ask: Ask,
    /// Shared with other processes of the bot.
    turns: SharedTurns,
}

/// Registers the commands where the setup says, whether or not that was done before; without a
/// gateway.
///
/// # Errors
/// Discord cannot be reached, does not take the token, or refuses the commands.
pub async fn register(setup: &Setup, hall: Arc<Hall>, words: Arc<Words>) -> Result<(), SessionFault> {
    let connected = connect(setup, hall, words, CancellationToken::new()).await?;
    connected.registration.register(&setup.servers).await
}

/// Asks Discord who we are and where its gateway is; `shut_out` is set when it does not take the
/// token any more.
async fn connect(
    setup: &Setup,
    hall: Arc<Hall>,
    words: Arc<Words>,
    shut_out: CancellationToken,
) -> Result<Connected, SessionFault> {
    let (rest, entrance) = reach(setup, shut_out).await?;
    let application = rest.application();
    let renderer = Arc::new(Renderer::new()?);
    let port = Arc::new(rest);
    let notes = Notes::new(Arc::clone(hall.store()));
    let catalogue = hall.catalogue().clone();
    let registering: Arc<dyn Port> = Arc::clone(&port) as Arc<dyn Port>;
    let drawing = Arc::clone(&renderer);
    let emoji = EmojiUpload::new(Arc::clone(&registering), notes.clone(), drawing, &catalogue, application);
    let registration =
        Registration::new(registering, notes.clone(), Arc::clone(&words), &catalogue, application);
    let shards = Shards::of(setup.shards, entrance.shards);
    let settings = Settings {
        shards,
        ..setup.settings.clone()
    };
    let ask = asking(Arc::clone(&port));
    let sessions = Sessions::new(notes.clone(), Clock::system(), application, &entrance.url);
    let store = hall.store();
    let turns = SharedTurns::new(Arc::clone(store), application, Clock::system());
    let own = (application, shards);
    let claim = ShardClaim::new(Arc::clone(store), Clock::system(), own, setup.patience);
    let edge = Edge::measured(hall, words, renderer, port, settings, setup.measures.clone());
    Ok(Connected {
        edge,
        registration,
        emoji,
        shards,
        sessions,
        claim: Arc::new(claim),
        way: Way { entrance, ask, turns },
    })
}

/// The connections of these shards, which are not made yet.
fn gateway(setup: &Setup, way: Way, shards: Shards, kept: BTreeMap<u16, KeptSession>) -> Gateway {
    announce(shards, &way.entrance, kept.len());
    let count = shards.total() - shards.count();
    let turns = way.turns;
    let others = (count > 0).then_some(Others { count, turns });
    let passage = Passage {
        url: &way.entrance.url,
        queue: IdentifyQueue::new(&way.entrance, others, way.ask),
        kept,
    };
    let token = setup.token.reveal().trim();
    Gateway::new(token, passage, shards, setup.members, setup.measures.clone())
}

/// A port by the token, and where the gateway is.
async fn reach(setup: &Setup, shut_out: CancellationToken) -> Result<(Rest, Entrance), SessionFault> {
    let api = setup.api.as_deref();
    let unreachable = |why: String| SessionFault::Unreachable {
        at: api.unwrap_or("Discord").to_owned(),
        why,
    };
    let client = request::client(api).map_err(|why| unreachable(why.to_string()))?;
    let limiter = Limiter::new(setup.settings.rate);
    let rest = Rest::new(client, &setup.token, api, limiter, shut_out);
    let look_up = async |route| {
        rest.look_up(route).await.map_err(|why| match why {
            Unanswered::Refused(Trouble::Unauthorized) => SessionFault::Token,
            why => unreachable(why.to_string()),
        })
    };
    let entrance = Entrance::of(&look_up(Route::GatewayBot).await?);
    let entrance = entrance.ok_or_else(|| unreachable("its answer names no gateway".to_owned()))?;
    if let Some(api) = api {
        own_gateway(api, &entrance.url)?;
    }
    let application = match setup.application {
        Some(application) => application,
        None => application(&look_up(Route::Oauth2ApplicationCurrent).await?)
            .ok_or_else(|| unreachable("its answer names no application".to_owned()))?,
    };
    Ok((rest.of(application), entrance))
}

/// How it is asked anew what Discord tells of its gateway.
fn asking(rest: Arc<Rest>) -> Ask {
    Arc::new(move || {
        let rest = Arc::clone(&rest);
        Box::pin(async move { Entrance::of(&rest.look_up(Route::GatewayBot).await.ok()?) })
    })
}

/// Says in the log what should be known of the shards before they are started.
fn announce(shards: Shards, entrance: &Entrance, kept: usize) {
    let left = entrance.starts.1;
    let recommended = entrance.shards;
    tracing::info!(%shards, recommended, kept, sessions_left = left, "starting the shards");
    if shards.total() < entrance.shards {
        tracing::warn!(
            total = shards.total(),
            recommended = entrance.shards,
            "Discord recommends more shards than [cluster] shards has in all; one shard serves 2,500 servers at most"
        );
    }
    let new = usize::from(shards.count()).saturating_sub(kept);
    if (left as usize) < new {
        tracing::warn!(
            left,
            new,
            minutes = entrance.after.as_secs().div_ceil(60),
            "Discord lets this bot begin fewer sessions for now than it has shards without one; the others wait"
        );
    }
}

/// Tells Discord of the commands, if it is for this process to do: the one that has direct messages. Those that are registered already go on to work, so nothing waits
/// for this; only a definition that is wrong ends it.
async fn commands(registration: &Registration, servers: &[u64], shards: Shards) -> SessionFault {
    if !shards.has(None) {
        return std::future::pending().await;
    }
    match registration.keep_registered(servers).await {
        Err(why) => why,
        Ok(()) => std::future::pending().await,
    }
}

/// Gives Discord the games' drawings for as long as the bot runs, if they are wanted. Where another process
/// does, it is looked now and then which there are.
async fn drawings(emoji: &EmojiUpload, wanted: bool, shards: Shards) -> SessionFault {
    if wanted && shards.has(None) {
        emoji.keep().await;
    }
    loop {
        tokio::time::sleep(DRAWINGS).await;
        if wanted {
            emoji.restore().await;
        }
    }
}

/// The id in what Discord tells of our application.
fn application(told: &Value) -> Option<u64> {
    told["id"].as_str().and_then(|id| id.parse().ok())
}

/// Runs the bot until it is told to stop; where another process runs its shards, from when that one has ended.
///
/// # Errors
/// It could not start, or lost its connection for good.
pub async fn run(
    setup: Setup,
    hall: Arc<Hall>,
    words: Arc<Words>,
    stop: CancellationToken,
) -> Result<(), SessionFault> {
    let shut_out = CancellationToken::new();
    let Connected {
        edge,
        registration,
        emoji,
        shards,
        sessions,
        claim,
        way,
    } = connect(&setup, hall, words, shut_out.clone()).await?;
    if setup.emoji {
        emoji.restore().await;
    }
    tokio::select! {
        () = claim.take() => {}
        () = shut_out.cancelled() => return Err(SessionFault::Token),
        () = stop.cancelled() => return Ok(()),
    }
    // From here on nobody else answers.
    let mut gateway = gateway(&setup, way, shards, sessions.take(shards).await);
    edge.resume().await;
    let rounds = Rounds::begin(&edge, &claim, setup.idle_minutes);
    let ended = tokio::select! {
        ended = gateway.listen(&edge) => Some(named(ended, setup.shards)),
        why = commands(&registration, &setup.servers, shards) => Some(why),
        why = drawings(&emoji, setup.emoji, shards) => Some(why),
        // A refused token is asked by no more: Discord shuts out for longer who goes on.
        () = shut_out.cancelled() => Some(SessionFault::Token),
        () = claim.keep() => Some(SessionFault::Relieved(shards.to_string())),
        () = stop.cancelled() => None,
    };
    match &ended {
        // The other one has begun sessions of its own.
        Some(SessionFault::Relieved(_)) => drop(gateway.leave().await),
        _ => hand_over(gateway, (&sessions, shards), &claim).await,
    }
    edge.close();
    rounds.end(&edge).await;
    said(timeout(SAYING, claim.shown()).await.is_ok());
    ended.map_or(Ok(()), Err)
}

/// Leaves the gateway: what was heard until then is taken in, what comes later is for the process that has the
/// shards next, and may wait for that already.
async fn hand_over(mut gateway: Gateway, (sessions, shards): (&Sessions, Shards), claim: &ShardClaim) {
    said(timeout(SAYING, claim.shows()).await.is_ok());
    let kept = gateway.leave().await;
    let handed = async {
        sessions.keep(shards, kept).await;
        claim.release().await;
    };
    said(timeout(SAYING, handed).await.is_ok());
}

/// Whether the store has taken what is for the process that has the shards next.
fn said(in_time: bool) {
    if !in_time {
        tracing::warn!("the store does not answer, so the next process may have to begin anew");
    }
}

/// The fault by which a connection ended, as the host can help it.
fn named(ended: SessionFault, wanted: Option<ShardRange>) -> SessionFault {
    match (ended, wanted) {
        (SessionFault::Sharding, Some(ShardRange { total, .. })) => SessionFault::FewShards { total },
        (ended, _) => ended,
    }
}

/// Checks that an address given in place of Discord's own leads to its own gateway, or passes
/// Discord's on, as a proxy does that keeps to the rate limits.
fn own_gateway(api: &str, gateway: &str) -> Result<(), SessionFault> {
    let host = |url: &str| {
        url.split_once("://")
            .map(|(_, rest)| rest.split(['/', '?']).next().unwrap_or_default().to_owned())
    };
    let discords =
        gateway.starts_with("wss://") && host(gateway).is_some_and(|host| host == "gateway.discord.gg");
    if host(api) == host(gateway) || discords {
        return Ok(());
    }
    Err(SessionFault::Elsewhere {
        api: api.to_owned(),
        gateway: gateway.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_ones_own_leads_to_its_own_gateway_or_to_discords() {
        let cases = [
            ("http://127.0.0.1:8080", "ws://127.0.0.1:8080/gateway", true),
            ("http://127.0.0.1:8080", "wss://gateway.discord.gg", true),
            ("http://127.0.0.1:8080", "ws://gateway.discord.gg", false),
            ("http://127.0.0.1:8080", "wss://gateway.discord.gg.example.org", false),
            ("http://127.0.0.1:8080", "ws://127.0.0.1:9090/gateway", false),
        ];
        for (api, gateway, fits) in cases {
            assert_eq!(own_gateway(api, gateway).is_ok(), fits, "{gateway}");
        }
    }
}
