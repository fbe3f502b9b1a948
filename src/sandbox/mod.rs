//! A look-alike of Discord on this machine: to play in, and to test the bot against.
//!
//! Speaks Discord's gateway and the part of its REST API (version 10) that a bot uses, with its
//! limits and error codes, and shows the chat on a page. Listens on 127.0.0.1 only, and answers no
//! web page but its own.
//! Knows nothing of ours: no game, no table, no word of theirs; to it any bot is a bot.
//!
//! # Shards
//!
//! A client identifies as one of so many shards (`[number, total]`; 4010 where there is none such) and
//! is told of the servers of that shard only, those whose id, shifted right by 22 bits, modulo the
//! total is its number; direct messages are told to shard 0. Servers of successive numbers belong to
//! successive shards. What is recommended, how many identify at once and how many servers a shard may
//! have (4011) say [`SandboxSetup::sharding`] and `POST /sandbox/gateway` ([`Sharding`]).
//!
//! # Discord's limits
//!
//! They are kept unless [`SandboxSetup::limits`] or `POST /sandbox/rates` says otherwise ([`Limits`]):
//! - each route has a bucket of 5 requests in 5 s for each channel (server, interaction) and
//!   method, follow-ups one of 5 in 2 s; every answer tells in `X-RateLimit-Limit`, `-Remaining`,
//!   `-Reset`, `-Reset-After` and `-Bucket` how it stands;
//! - 50 requests in 1 s by the bot's token in all; what carries an interaction's token does not
//!   count;
//! - 30 follow-ups in 60 s in a channel (scope `shared`);
//! - 40 new direct messages in 10 min, then 40003;
//! - one shard in 5 s identifies in each of `max_concurrency` buckets (its number modulo that); others
//!   are told that their session is invalid (op 9).
//!
//! A thousand starts a day are counted always: who begins once more has their token refused (4004).
//!
//! A 429 has `Retry-After` (whole seconds), `retry_after` in its body, and its `X-RateLimit-Scope`.
//!
//! # The control API
//!
//! The page and tests act over JSON under `/sandbox`; ids are snowflakes as texts, times are
//! milliseconds since 1970 (`…_ms`). What can't be done is answered with 400 and
//! `{"error": "a sentence"}`, as Discord's client would refuse it before sending.
//!
//! | route | body or query | answer |
//! |---|---|---|
//! | `GET /state` | | `servers`, `guild` (the first of them), `bot` (online where a shard is, identified, resumed, `shards` that are connected), `users`, `channels`, `commands`, `clock` |
//! | `GET /commands` | `user`, `channel` | the commands that the user can run there |
//! | `GET /channels/{id}/messages` | `user` | Discord's message objects that the user sees, oldest first |
//! | `POST /servers` | `name`, `locale`, `members`: `{"Ana": "owner", "Bia": "manager", "Carl": "member"}` | the server |
//! | `POST /channels` | `name`, `kind` (`text`, `announcement`, `forum`, `voice`), `server`; for a thread or post `parent`, `user`, `text` | the channel |
//! | `PATCH /channels/{id}` | `hidden`, `shown_to`: those who see it and its threads all the same, beside the server's owner: ids of people and roles | the channel |
//! | `POST /roles` | `name`, `server`, `mentionable`, `manages` (the server) | the role |
//! | `POST /users`, `PATCH /users/{id}` | `name`, `locale`; `locale`, `dms_open`, and in `server`: `in_guild`, `rank`, `roles` (ids) | the user |
//! | `POST /dms` | `user` | the channel of the direct messages with the bot |
//! | `POST /command` | `user`, `channel`, `text`: `/join game:chess seats:2`; `files`: texts that go along, by their names | an act |
//! | `POST /complete` | the same | an act, with `ack.choices` |
//! | `POST /assist` | the same | `suggestions` (`text`, `label`, `detail`) and a `hint` for the entry |
//! | `POST /click` | `user`, `channel`, `message`, `custom_id` | an act |
//! | `POST /select` | the same and `values` | an act |
//! | `POST /modal` | `user`, `interaction` that opened it, `fields` (texts by custom id) | an act |
//! | `POST /say` | `user`, `channel`, `text` | `message` |
//! | `POST /dismiss` | `user`, `channel`, `message` | |
//! | `GET /events` | `user` | server-sent events: `message`, `message_gone`, `channel`, `channel_gone`, `user`, `bot`, … |
//! | `GET /requests`, `DELETE /requests` | `after` (a number) | the bot's requests: method, path, status, code, json, files, done, answered |
//! | `GET /refusals`, `DELETE /refusals` | `channel` | how often the bot was refused: `total`, `invalid` (those that Discord shuts a bot out for), `list` |
//! | `GET /interactions` | | how many were `sent` in half an hour, `slowest_ms`, those that are `unanswered`, and the deferred ones that are `unfinished` |
//! | `GET /clock`, `POST /clock` | `advance_ms`, `offset_ms`, `halt` (true or false) | `now_ms`, `offset_ms`, which is kept over a restart; a bot may run with it ([`ShiftedClock::shifts`]), but never stands still |
//! | `GET /rates`, `POST /rates` | `routes`, `global`, `shared`, `opening`, `identify`, or `all` of them: true or false | which of Discord's limits are kept |
//! | `GET /gateway`, `POST /gateway` | `shards` and `max_concurrency` as the bot is told them, `servers` that a shard may have (2,500) | these, the `connected` shards, and `identifies`: when, which shard, whether refused |
//! | `GET /beacon`, `POST /beacon` | `delay_ms`, `gone`, `forged`, `other_round` | what goes wrong with the look-alike of a randomness beacon, which answers under `/beacon/{chain}/public/{round}` |
//! | `GET /faults`, `POST /faults`, `DELETE /faults` | a fault | the faults that are switched on |
//!
//! An **act** is `{"interaction": id, "ack": {"kind", "after_ms", "ephemeral", "message",
//! "choices", "modal"}, "failure": null}`; kinds are `message`, `deferred`, `update`,
//! `deferred_update`, `choices` and `modal`. Where the bot does not answer within 3 s, `ack` is
//! null and `failure` is what Discord's client says.
//!
//! A **fault** is one of
//! - a rule for requests: `{"kind": K, "method", "path" (how it begins, after `/api/v10`),
//!   "contains", "skip", "times"}` with K `answer` (`status`, `code`, `message`, `retry_after`,
//!   `scope`: `user`, `global` or `shared`), `lose` (carried out, the answer is lost), `refuse`
//!   (not carried out, the connection closes), `delay` (carried out after `ms`) or `late` (carried out, answered after `ms`);
//!   `lose` with a `status` answers that in the place of what it came to;
//! - the gateway: `gateway_close` (`code`, or none), `gateway_reset`, `refuse_identify` (`code`), `invalid_session`
//!   (`resumable`), `silence_gateway`, each of one `shard` (its number) or of all; `refuse_resume`
//!   (`times`; with a `code` the connection is closed), `mute_gateway` (`times`), `heartbeat` (`ms`), `duplicate_interactions`, `reorder_interactions`,
//!   `lose_interactions` (`times`);
//! - the world: `close_dms`, `open_dms` (`user`), `leave` (`user`, `server`), `delete_message`
//!   (`channel`, `message`), `delete_channel` (`channel`), `rename` (`channel`, `name`), `archive`,
//!   `lock` (`channel`, `locked`), `permissions` (`channel`, `deny`, `allow`: lists of `view`,
//!   `send`, `embed`, `attach`, `history`, `connect`, `create_threads`, `send_in_threads`, …),
//!   `remove_bot`, `invite_bot` (`server`), `outage` (`server`, `over`). The bot hears of them as
//!   events.
//!
//! A rule of kind `answer` needs no `status` where its `code` has a usual one. What a rule of kind
//! `delay` holds up holds up nothing else:
//! `{"kind": "delay", "path": "/channels/ID/messages", "ms": 8000, "times": 9}` is one slow
//! channel.

mod access;
mod api;
mod attachment;
mod autocomplete;
mod beacon;
mod beacon_trouble;
mod bucket;
mod call;
mod change;
mod channel;
mod clock;
mod command_text;
mod control;
mod edit;
mod emoji;
mod fault;
mod faults;
mod fixture;
mod gateway;
mod guild;
mod handle;
mod host;
mod interaction;
mod invocation;
mod journal;
mod limits;
mod line;
mod locale;
mod message;
mod object;
mod option_value;
mod page;
mod permission;
mod post;
mod rates;
mod refusals;
mod rejection;
mod requests;
mod role;
mod routes;
mod setup;
mod shard;
mod snapshot;
mod snowflake;
mod socket;
mod starts;
mod upload;
mod user;
mod user_action;
mod world;

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::routing::{any, get};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use clock::ShiftedClock;
pub use fault::SandboxFault;
use handle::Handle;
use line::{Door, Line};
pub use rates::Limits;
pub use setup::SandboxSetup;
pub use starts::Sharding;

/// A running look-alike of Discord.
#[derive(Debug)]
pub struct Sandbox {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    server: JoinHandle<()>,
    /// Held as long as the folder is ours.
    _lock: Option<std::fs::File>,
}

impl Sandbox {
    /// Starts listening on 127.0.0.1.
    pub async fn start(setup: SandboxSetup) -> Result<Self, SandboxFault> {
        let wanted = SocketAddr::from((Ipv4Addr::LOCALHOST, setup.port));
        let listener = TcpListener::bind(wanted).await.map_err(|why| match why.kind() {
            std::io::ErrorKind::AddrInUse => SandboxFault::PortInUse(wanted),
            _ => SandboxFault::Address(wanted, why),
        })?;
        let address = listener
            .local_addr()
            .map_err(|why| SandboxFault::Address(wanted, why))?;
        let lock = setup.folder.as_deref().map(journal::lock).transpose()?;
        let world = fixture::found(&setup, format!("http://{address}"))?;
        let (stop, stopped) = watch::channel(false);
        let shared = Handle::new(world, stopped.clone());
        let service = router(shared, address).into_make_service_with_connect_info::<Line>();
        let server = tokio::spawn(async move {
            let served = axum::serve(Door(listener), service).with_graceful_shutdown(handle::until(stopped));
            if let Err(why) = served.await {
                tracing::error!(%why, "the sandbox's server ended");
            }
        });
        Ok(Self {
            address,
            stop,
            server,
            _lock: lock,
        })
    }

    /// Where it listens; the page is at `http://` and this.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops it: sockets close with 1001, and requests under way have a moment to end.
    pub async fn stop(mut self) {
        self.stop.send_replace(true);
        if tokio::time::timeout(Duration::from_secs(2), &mut self.server)
            .await
            .is_err()
        {
            self.server.abort();
        }
    }
}

fn router(shared: Handle, address: SocketAddr) -> Router {
    Router::new()
        .merge(page::routes())
        .nest("/sandbox", control::routes())
        .route("/attachments/{channel}/{id}/{name}", get(page::attachment))
        .route("/emojis/{id}", get(page::emoji))
        .route("/gateway", get(socket::connect))
        .route("/gateway/", get(socket::connect))
        .route("/beacon/{chain}/public/{round}", get(beacon::round))
        .route("/api/v10", any(api::answer))
        .route("/api/v10/{*rest}", any(api::answer))
        // The API has limits of its own.
        .layer(axum::extract::DefaultBodyLimit::disable())
        .layer(axum::middleware::from_fn_with_state(address, host::only_here))
        .with_state(shared)
}
