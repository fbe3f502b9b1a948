//! A bot by hand: a bare socket on the gateway, and REST calls one by one.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::world::{Act, TOKEN, World};

/// A socket on the gateway.
pub struct Raw {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub session: String,
    /// The servers that it was told of, where it identified as a shard.
    pub servers: Vec<Value>,
    pub sequence: u64,
    /// The code that the gateway closed with.
    pub closed: Option<u16>,
}

impl Raw {
    /// Connects, without saying who it is; the hello was heard.
    pub async fn dial(world: &World) -> Self {
        let (_, answer) = world.api("GET", "/gateway", &Value::Null).await;
        let url = format!("{}/?v=10&encoding=json", answer["url"].as_str().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let mut raw = Self {
            socket,
            session: String::new(),
            servers: Vec::new(),
            sequence: 0,
            closed: None,
        };
        let hello = raw.next().await.unwrap();
        assert!(hello["op"] == 10 && hello["d"]["heartbeat_interval"].is_u64());
        raw
    }

    /// Connects and identifies.
    pub async fn connect(world: &World) -> Self {
        let mut raw = Self::dial(world).await;
        raw.send(json!({ "op": 2, "d": { "token": TOKEN, "intents": 1, "properties": {} } }))
            .await;
        let ready = raw.event("READY").await;
        raw.session = ready["session_id"].as_str().unwrap().to_owned();
        raw.event("GUILD_CREATE").await;
        raw
    }

    /// Connects and identifies as one of so many shards.
    pub async fn shard(world: &World, number: u64, total: u64) -> Self {
        let mut raw = Self::dial(world).await;
        raw.identify_as(json!([number, total])).await;
        let ready = raw.event("READY").await;
        raw.session = ready["session_id"].as_str().unwrap().to_owned();
        raw.servers = ready["guilds"]
            .as_array()
            .unwrap()
            .iter()
            .map(|g| g["id"].clone())
            .collect();
        raw
    }

    /// Says which shard it is.
    pub async fn identify_as(&mut self, shard: Value) {
        let identity = json!({ "token": TOKEN, "intents": 1, "properties": {}, "shard": shard });
        self.send(json!({ "op": 2, "d": identity })).await;
    }

    /// Takes a session up again.
    pub async fn resume(world: &World, session: &str, sequence: u64) -> Self {
        let mut raw = Self::dial(world).await;
        raw.send(json!({ "op": 6, "d": { "token": TOKEN, "session_id": session, "seq": sequence } }))
            .await;
        raw.session = session.to_owned();
        raw
    }

    pub async fn send(&mut self, message: Value) {
        self.socket
            .send(Message::Text(message.to_string()))
            .await
            .unwrap();
    }

    /// The next message; `None` once the gateway has closed.
    pub async fn next(&mut self) -> Option<Value> {
        let wait = tokio::time::timeout(Duration::from_secs(10), self.socket.next());
        match wait
            .await
            .expect("the gateway says something within ten seconds")?
        {
            Ok(Message::Text(text)) => {
                let value: Value = serde_json::from_str(&text).unwrap();
                self.sequence = value["s"].as_u64().unwrap_or(self.sequence);
                Some(value)
            }
            Ok(Message::Close(frame)) => {
                self.closed = frame.map(|f| f.code.into());
                None
            }
            _ => None,
        }
    }

    /// The next message, however long it takes; `None` once nobody is there any more.
    pub async fn hears(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// The next event of this name; others are let pass.
    pub async fn event(&mut self, name: &str) -> Value {
        for _ in 0..100 {
            let message = self
                .next()
                .await
                .unwrap_or_else(|| panic!("closed with {:?} before {name}", self.closed));
            if message["t"] == name {
                return message["d"].clone();
            }
        }
        panic!("a hundred events and no {name}")
    }

    /// The gateway's closing code.
    pub async fn end(&mut self) -> u16 {
        for _ in 0..100 {
            if self.next().await.is_none() {
                break;
            }
        }
        self.closed.expect("the gateway closes with a code")
    }
}

/// A world with commands, a person who acts in it, and the bot by hand.
pub struct Stage {
    pub world: World,
    pub raw: Raw,
    pub tables: String,
    pub app: String,
}

impl Stage {
    pub async fn set() -> Self {
        Self::over(World::start().await).await
    }

    /// The same with Discord's limits, and a clock that stands still.
    pub async fn limited() -> Self {
        let world = World::limited().await;
        world.post("/sandbox/clock", &json!({ "halt": true })).await;
        let stage = Self::over(world).await;
        stage.world.advance(60_000).await;
        stage
    }

    pub async fn over(world: World) -> Self {
        let app = world.state().await["bot"]["id"].as_str().unwrap().to_owned();
        let tables = world.channel("tables").await;
        let commands = json!([
            { "name": "go", "description": "Goes", "options": [
                { "type": 3, "name": "to", "description": "Where", "autocomplete": true },
                { "type": 4, "name": "n", "description": "How often", "min_value": 1, "max_value": 9 },
                { "type": 6, "name": "who", "description": "With whom" },
                { "type": 7, "name": "where", "description": "Where" }] },
            { "name": "pick", "description": "Picks", "name_localizations": { "de": "wähle" }, "options": [
                { "type": 3, "name": "game", "description": "Which", "required": true, "choices": [
                    { "name": "Chess", "value": "chess", "name_localizations": { "de": "Schach" } }] }] },
            { "name": "admin", "description": "Admin", "default_member_permissions": "32" },
            { "name": "here", "description": "In the server only", "contexts": [0] }]);
        let (status, said) = world
            .api("PUT", &format!("/applications/{app}/commands"), &commands)
            .await;
        assert_eq!(status, 200, "{said}");
        let raw = Raw::connect(&world).await;
        Self {
            world,
            raw,
            tables,
            app,
        }
    }

    /// Somebody runs a command somewhere; the interaction as the bot hears it.
    pub async fn hear_in(&mut self, name: &str, channel: &str, text: &str) -> Value {
        let (user, channel) = (self.world.user(name).id().await, self.world.channel(channel).await);
        self.hear_act("/sandbox/command", json!({ "user": user, "channel": channel, "text": text }))
            .await
    }

    /// Ana runs a command; the interaction as the bot hears it.
    pub async fn hear(&mut self, text: &str) -> Value {
        let body = json!({ "user": self.world.user("Ana").id().await, "channel": self.tables, "text": text });
        self.hear_act("/sandbox/command", body).await
    }

    /// An act over the control API, whose outcome is not waited for; the interaction as the bot
    /// hears it.
    pub async fn hear_act(&mut self, route: &str, body: Value) -> Value {
        let url = format!("{}{route}", self.world.base());
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        tokio::spawn(async move { http.post(url).json(&body).send().await });
        self.raw.event("INTERACTION_CREATE").await
    }

    /// Answers an interaction: «200» or Discord's code.
    pub async fn answer(&self, event: &Value, body: &Value) -> String {
        let (id, token) = (event["id"].as_str().unwrap(), event["token"].as_str().unwrap());
        self.call("POST", &format!("/interactions/{id}/{token}/callback"), body)
            .await
    }

    /// Calls below an interaction's webhook.
    pub async fn follow(&self, event: &Value, method: &str, rest: &str, body: &Value) -> String {
        let token = event["token"].as_str().unwrap();
        self.call(method, &format!("/webhooks/{}/{token}{rest}", self.app), body)
            .await
    }

    /// Calls the API: the status alone, or with the code and the places of the flaws.
    pub async fn call(&self, method: &str, path: &str, body: &Value) -> String {
        self.call_with(method, path, body, &[]).await
    }

    pub async fn call_with(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        files: &[(&str, Vec<u8>)],
    ) -> String {
        let path = path.replace("{tables}", &self.tables).replace("{app}", &self.app);
        let (status, answer) = self.world.api_with(method, &path, body, files).await;
        if status < 300 {
            return status.to_string();
        }
        let mut said = format!("{status} {}", answer["code"].as_u64().unwrap_or(0));
        places(&answer["errors"], "", &mut said);
        said
    }

    /// Posts a message with these components; its id.
    pub async fn post(&self, body: &Value) -> String {
        let (status, message) = self
            .world
            .api("POST", &format!("/channels/{}/messages", self.tables), body)
            .await;
        assert_eq!(status, 200, "{message}");
        message["id"].as_str().unwrap().to_owned()
    }
}

fn places(errors: &Value, place: &str, said: &mut String) {
    for (step, inner) in errors.as_object().into_iter().flatten() {
        if step == "_errors" {
            said.push_str(&format!(" {place}:{}", inner[0]["code"].as_str().unwrap()));
        } else {
            let below = if place.is_empty() {
                step.clone()
            } else {
                format!("{place}.{step}")
            };
            places(inner, &below, said);
        }
    }
}

/// An act that no bot answered.
pub fn is_silence(act: &Act) -> bool {
    act.kind.is_empty() && act.failure.as_deref() == Some("The application did not respond")
}
