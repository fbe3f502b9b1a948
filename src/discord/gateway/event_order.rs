//! A connection from its greeting to its end, and the one after it, at a gateway that says what it is told to.

use super::runner::{End, Runner};
use crate::discord::guard::locked;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use serenity::model::event::Event;
use serenity::model::gateway::GatewayIntents;
use std::sync::{Arc, Mutex as StdMutex};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, accept_async};

/// How many events are sent one after the other.
const MANY: u64 = 1_000;

async fn says(socket: &mut WebSocketStream<TcpStream>, told: Value) {
    socket.send(Message::Text(told.to_string())).await.unwrap();
}

/// What the bot says next, but for heartbeats.
async fn hears(socket: &mut WebSocketStream<TcpStream>) -> Value {
    loop {
        let told = socket.next().await.unwrap().unwrap();
        let told: Value = serde_json::from_slice(&told.into_data()).unwrap();
        if told["op"] != 1 {
            return told;
        }
    }
}

/// Somebody connects, and is told hello.
async fn greets(gateway: &TcpListener) -> WebSocketStream<TcpStream> {
    let (stream, _) = gateway.accept().await.unwrap();
    let mut socket = accept_async(stream).await.unwrap();
    says(&mut socket, json!({"op": 10, "d": {"heartbeat_interval": 41_250}})).await;
    socket
}

/// The event of a number: those that serenity can read, and those that it cannot.
fn numbered(number: u64) -> (&'static str, Value) {
    match number % 4 {
        0 => ("MESSAGE_DELETE", json!({"id": number.to_string(), "channel_id": "1"})),
        1 => ("INTERACTION_CREATE", json!({"id": number.to_string(), "type": "odd"})),
        2 => ("GUILD_CREATE", json!({"id": number.to_string(), "channels": 7})),
        _ => ("NEWS_OF_TOMORROW", json!({"id": number.to_string()})),
    }
}

/// The number of an event.
fn number(event: &Event) -> Option<u64> {
    match event {
        Event::MessageDelete(deleted) => Some(deleted.message_id.get()),
        Event::Unknown(unknown) => unknown.value["id"].as_str()?.parse().ok(),
        _ => None,
    }
}

/// Everything is handed on in the order in which it was sent, a READY in between or not, and counted; by that count
/// the session is taken up by another connection.
#[tokio::test]
async fn what_is_heard_is_handed_on_as_it_was_sent_and_the_session_taken_up_behind_it() {
    let gateway = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("ws://{}", gateway.local_addr().unwrap());
    let url = address.clone();
    let server = tokio::spawn(async move {
        let mut socket = greets(&gateway).await;
        assert_eq!(hears(&mut socket).await["op"], 2);
        let ready = json!({"session_id": "word", "resume_gateway_url": url, "user": "odd"});
        says(&mut socket, json!({"op": 0, "s": 1, "t": "READY", "d": ready})).await;
        for number in 2..=MANY {
            let (kind, data) = numbered(number);
            says(&mut socket, json!({"op": 0, "s": number, "t": kind, "d": data})).await;
        }
        socket.close(None).await.unwrap();
        // The shard looks where it resumes, and then does.
        let _first = greets(&gateway).await;
        let mut again = greets(&gateway).await;
        let resumes = hears(&mut again).await;
        says(&mut again, json!({"op": 0, "s": MANY + 1, "t": "RESUMED", "d": {}})).await;
        again.close(None).await.unwrap();
        resumes
    });
    let runner = Runner::new("word", GatewayIntents::GUILDS, (0, 1), None);
    let taken: Arc<StdMutex<Vec<u64>>> = Arc::default();
    for end in [End::Lost, End::OnlyGreeted] {
        let book = Arc::clone(&taken);
        let made = runner.connect(&address).await.unwrap();
        let ended = runner.run(made.begins_now(), move |event| {
            locked(&book).extend(number(event));
        });
        assert_eq!(ended.await, end);
    }
    assert_eq!(*locked(&taken), (2..=MANY).collect::<Vec<_>>());
    let resumes = server.await.unwrap();
    let said = json!({"session_id": "word", "seq": MANY, "token": "word"});
    assert_eq!((&resumes["op"], &resumes["d"]), (&json!(6), &said));
    assert_eq!(locked(&runner.heard).session.as_ref().unwrap().sequence(), MANY + 1);
}
