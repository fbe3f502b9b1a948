//! The gateway's WebSocket: hello, identify, heartbeat, resume.

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use flate2::Compression;
use flate2::write::ZlibEncoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::Write;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use super::change::Audience;
use super::gateway::{Frame, GUILDS, MEMBERS};
use super::handle::Handle;
use super::shard::Shard;
use super::world::World;

const HEARTBEAT_MS: u64 = 41_250;
/// From how many bytes on an event is compressed for whoever wants that.
const LARGE: usize = 1_024;

/// Takes a client's connection.
pub async fn connect(State(shared): State<Handle>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| talk(shared, socket))
}

/// Who is on a socket.
#[derive(Default)]
struct Client {
    session: Option<String>,
    /// Whether it takes large events compressed.
    compresses: bool,
}

impl Client {
    /// A message as it is sent to this client.
    fn payload(&self, text: String) -> Message {
        if !self.compresses || text.len() < LARGE {
            return Message::Text(text.into());
        }
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        match encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish()) {
            Ok(bytes) => Message::Binary(bytes.into()),
            Err(_) => Message::Text(text.into()),
        }
    }
}

/// What follows from a client's message.
enum Next {
    Go,
    Close(u16),
}

async fn talk(shared: Handle, socket: WebSocket) {
    let (mut sink, mut stream) = socket.split();
    let (sender, mut outgoing) = unbounded_channel::<Frame>();
    if shared.world().faults.is_mute() {
        // Until the client is tired of waiting.
        while let Some(Ok(_)) = stream.next().await {}
        return;
    }
    if sink.send(hello(&shared)).await.is_err() {
        return;
    }
    let mut client = Client::default();
    let stopped = shared.until_stopped();
    tokio::pin!(stopped);
    let (mut properly, mut silent) = (false, false);
    loop {
        tokio::select! {
            frame = outgoing.recv() => match frame {
                Some(Frame::Silence) => silent = true,
                Some(Frame::Text(_)) if silent => {}
                Some(Frame::Text(text)) => {
                    if sink.send(client.payload(text)).await.is_err() { break }
                }
                Some(Frame::Close(code)) => { close(&mut sink, code).await; break }
                Some(Frame::Reset) | None => break,
            },
            message = stream.next() => match message {
                Some(Ok(Message::Text(_))) if silent => {}
                Some(Ok(Message::Text(text))) => {
                    match hear(&shared, &text, &sender, &mut client) {
                        Next::Go => {}
                        Next::Close(code) => { close(&mut sink, Some(code)).await; break }
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    properly = frame.is_some_and(|f| matches!(f.code, 1000 | 1001));
                    break;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            },
            () = &mut stopped => { close(&mut sink, Some(1001)).await; break }
        }
    }
    if let Some(id) = client.session {
        hang_up(&shared, &id, (&sender, properly));
    }
}

fn hello(shared: &Handle) -> Message {
    let heartbeat = shared.world().faults.heartbeat_ms.unwrap_or(HEARTBEAT_MS);
    let hello =
        json!({ "op": 10, "t": null, "s": null, "d": { "heartbeat_interval": heartbeat, "_trace": [] } });
    Message::Text(hello.to_string().into())
}

/// A session's socket is gone; where that was said properly its session is too.
fn hang_up(shared: &Handle, session: &str, (sender, properly): (&UnboundedSender<Frame>, bool)) {
    let mut world = shared.world();
    world.gateway.hang_up(session, sender, properly);
    let online = world.gateway.connected();
    world.tell(Audience::All, || json!({ "type": "bot", "online": online }));
}

async fn close(sink: &mut futures_util::stream::SplitSink<WebSocket, Message>, code: Option<u16>) {
    let frame = code.map(|code| CloseFrame {
        code,
        reason: "".into(),
    });
    if sink.send(Message::Close(frame)).await.is_err() {
        tracing::debug!(code, "the client was gone before it could be told of the close");
    }
}

fn hear(shared: &Handle, text: &str, sender: &UnboundedSender<Frame>, client: &mut Client) -> Next {
    let Ok(message) = serde_json::from_str::<Value>(text) else {
        return Next::Close(4002);
    };
    let data = &message["d"];
    let mut world = shared.world();
    match message["op"].as_u64() {
        Some(1) => {
            let ack = json!({ "op": 11, "d": null, "s": null, "t": null }).to_string();
            say(sender, ack)
        }
        Some(2 | 6) if client.session.is_some() => Next::Close(4005),
        Some(2) => {
            client.compresses = data["compress"] == true;
            identify(&mut world, data, sender, &mut client.session)
        }
        Some(6) => resume(&mut world, data, sender, &mut client.session),
        Some(3 | 4 | 8) if client.session.is_some() => Next::Go,
        Some(3 | 4 | 8) => Next::Close(4003),
        _ => Next::Close(4001),
    }
}

fn say(sender: &UnboundedSender<Frame>, text: String) -> Next {
    match sender.send(Frame::Text(text)) {
        Ok(()) => Next::Go,
        Err(_) => Next::Close(4000),
    }
}

fn token_fits(world: &World, data: &Value) -> bool {
    let given = data["token"].as_str().unwrap_or("");
    given.strip_prefix("Bot ").unwrap_or(given) == world.token
}

fn identify(
    world: &mut World,
    data: &Value,
    sender: &UnboundedSender<Frame>,
    session: &mut Option<String>,
) -> Next {
    if !token_fits(world, data) {
        return Next::Close(4004);
    }
    let Some(shard) = Shard::read(&data["shard"]) else {
        return Next::Close(4010);
    };
    if let Some(code) = world.faults.refuses_identify(shard) {
        return Next::Close(code);
    }
    let servers = world.joined().filter(|guild| shard.has(Some(guild.id))).count();
    if servers > world.gateway.sharding.servers {
        return Next::Close(4011);
    }
    let Some(intents) = data["intents"].as_u64() else {
        return Next::Close(4013);
    };
    // Members, presences and message content need a grant; here only the first can be had.
    let members = if world.faults.grants_members { 0 } else { MEMBERS };
    if intents & (members | 1 << 8 | 1 << 15) != 0 {
        return Next::Close(4014);
    }
    let now = world.clock.now();
    if world.gateway.starts.left(now).0 == 0 {
        // Discord resets the token of a bot that begins so often.
        return Next::Close(4004);
    }
    let (sharding, apart) = (world.gateway.sharding, world.rates.limits.identify);
    if !world.gateway.starts.enter(shard, sharding, apart, now) {
        return say(sender, json!({ "op": 9, "d": false, "s": null, "t": null }).to_string());
    }
    *session = Some(welcome(world, shard, intents, sender));
    Next::Go
}

/// Opens a session and tells it of its servers; its id.
fn welcome(world: &mut World, shard: Shard, intents: u64, sender: &UnboundedSender<Frame>) -> String {
    let now = world.clock.now();
    let id = world.gateway.identify(shard, intents, sender.clone(), now);
    let ready = ready(world, &id, shard);
    world.gateway.send_to(&id, "READY", &ready);
    if intents & GUILDS != 0 {
        let joined: Vec<Value> = world
            .joined()
            .filter(|guild| shard.has(Some(guild.id)))
            .map(|guild| super::object::create_event(world, guild))
            .collect();
        for guild in joined {
            world.gateway.send_to(&id, "GUILD_CREATE", &guild);
        }
    }
    world.tell(Audience::All, || json!({ "type": "bot", "online": true }));
    id
}

fn ready(world: &World, id: &str, shard: Shard) -> Value {
    let servers: Vec<Value> = world
        .joined()
        .filter(|guild| shard.has(Some(guild.id)))
        .map(|guild| json!({ "id": guild.id, "unavailable": true }))
        .collect();
    json!({
        "v": 10,
        "user": super::object::bot_json(world),
        "guilds": servers,
        "private_channels": [],
        "relationships": [],
        "session_id": id,
        "resume_gateway_url": gateway_url(world),
        "shard": shard,
        "application": { "id": world.bot, "flags": 0 },
    })
}

/// Where the gateway is.
pub fn gateway_url(world: &World) -> String {
    format!("{}/gateway", world.base.replacen("http", "ws", 1))
}

fn resume(
    world: &mut World,
    data: &Value,
    sender: &UnboundedSender<Frame>,
    session: &mut Option<String>,
) -> Next {
    if !token_fits(world, data) {
        return Next::Close(4004);
    }
    let id = data["session_id"].as_str().unwrap_or("").to_owned();
    let after = data["seq"].as_u64().unwrap_or(0);
    if let Some(code) = world.faults.closes_resume() {
        return Next::Close(code);
    }
    let refused = world.faults.refuses_resume();
    if refused {
        world.gateway.forget(&id);
    }
    if refused || !world.gateway.resume(&id, after, sender.clone()) {
        return say(sender, json!({ "op": 9, "d": false, "s": null, "t": null }).to_string());
    }
    world.tell(Audience::All, || json!({ "type": "bot", "online": true }));
    *session = Some(id);
    Next::Go
}
