//! A sandbox with scripted people in it.
//!
//! `world.user("Ana").command("/join game:chess in #tables")`, `.click("Start")`,
//! `.messages("tables")`: people see what the page shows them, and nothing else.

use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use tavolo::sandbox::{Limits, Sandbox, SandboxSetup, Sharding};

/// The token that the bot has to show.
pub const TOKEN: &str = "sandbox-token";
/// The people there are; the first owns the server.
pub const PEOPLE: [&str; 4] = ["Ana:en-US", "Bia:pt-BR", "Carl:de", "Dora:it"];

/// A sandbox in this process, and a client of its control API.
pub struct World {
    sandbox: Sandbox,
    http: reqwest::Client,
}

impl World {
    /// A world that is kept in memory, without Discord's limits.
    pub async fn start() -> Self {
        Self::with(None, 0, &PEOPLE).await
    }

    /// A world that is kept in memory, with Discord's limits.
    pub async fn limited() -> Self {
        Self::set_up(SandboxSetup {
            token: TOKEN.to_owned(),
            users: PEOPLE.map(str::to_owned).to_vec(),
            servers: 1,
            ..SandboxSetup::default()
        })
        .await
    }

    /// A world with two servers, without Discord's limits: Ana owns the first one and Bia `Annex`,
    /// all are members of both.
    ///
    /// `Annex` has `#games`, the announcement channel `#news`, the forum `#matches` and the voice
    /// channel `#parlour`.
    pub async fn two_servers() -> Self {
        let users = PEOPLE.map(str::to_owned).to_vec();
        Self::set_up(SandboxSetup {
            token: TOKEN.to_owned(),
            users,
            limits: Limits::off(),
            ..SandboxSetup::default()
        })
        .await
    }

    /// A world with so many servers and so many shards recommended for them, of which so many identify
    /// at once; of Discord's limits those of identifying are kept.
    ///
    /// The server of each number has a channel `#room-` and that number.
    pub async fn sharded(servers: usize, shards: u32, max_concurrency: u32) -> Self {
        let world = Self::set_up(SandboxSetup {
            token: TOKEN.to_owned(),
            users: PEOPLE.map(str::to_owned).to_vec(),
            servers,
            limits: Limits {
                identify: true,
                ..Limits::off()
            },
            sharding: Sharding {
                shards,
                max_concurrency,
                ..Sharding::default()
            },
            ..SandboxSetup::default()
        })
        .await;
        for (number, server) in list(world.state().await["servers"].clone()).iter().enumerate() {
            let room = json!({ "name": format!("room-{number}"), "server": server["id"] });
            world.post("/sandbox/channels", &room).await;
        }
        world
    }

    /// A world kept in a folder, at a port (0: any), with these people, without Discord's limits.
    pub async fn with(folder: Option<PathBuf>, port: u16, people: &[&str]) -> Self {
        let users = people.iter().map(|p| (*p).to_owned()).collect();
        Self::set_up(SandboxSetup {
            port,
            folder,
            token: TOKEN.to_owned(),
            users,
            servers: 1,
            limits: Limits::off(),
            ..SandboxSetup::default()
        })
        .await
    }

    /// A world as it is wished.
    pub async fn set_up(setup: SandboxSetup) -> Self {
        let sandbox = Sandbox::start(setup).await.unwrap();
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        Self { sandbox, http }
    }

    /// Where it is: `http://127.0.0.1:PORT`. This is the bot's API base.
    pub fn base(&self) -> String {
        format!("http://{}", self.sandbox.address())
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.sandbox.address().port()
    }

    /// Ends it.
    pub async fn stop(self) {
        self.sandbox.stop().await;
    }

    /// Asks the control API; fails on an error answer.
    pub async fn get(&self, path: &str) -> Value {
        let answer = self
            .http
            .get(format!("{}{path}", self.base()))
            .send()
            .await
            .unwrap();
        assert!(answer.status().is_success(), "GET {path}: {}", answer.status());
        answer.json().await.unwrap()
    }

    /// Posts to the control API: what it says, or its refusal's sentence.
    pub async fn try_post(&self, path: &str, body: &Value) -> Result<Value, String> {
        let request = self.http.post(format!("{}{path}", self.base())).json(body);
        let answer = request.send().await.unwrap();
        let well = answer.status().is_success();
        let text = answer.text().await.unwrap();
        let value: Value = serde_json::from_str(&text).unwrap_or(json!({ "error": text }));
        if well {
            Ok(value)
        } else {
            Err(value["error"].as_str().unwrap_or(&text).to_owned())
        }
    }

    /// Posts to the control API; fails on a refusal.
    pub async fn post(&self, path: &str, body: &Value) -> Value {
        self.try_post(path, body)
            .await
            .unwrap_or_else(|why| panic!("POST {path} {body}: {why}"))
    }

    /// Changes something over the control API; fails on a refusal.
    pub async fn patch(&self, path: &str, change: &Value) {
        let url = format!("{}{path}", self.base());
        let answer = self.http.patch(url).json(change).send().await.unwrap();
        assert!(answer.status().is_success(), "{path}: {change}");
    }

    /// Calls the REST API as the bot: status and body.
    pub async fn api(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        self.api_with(method, path, body, &[]).await
    }

    /// Calls the REST API as the bot, with files where there are any.
    pub async fn api_with(
        &self,
        method: &str,
        path: &str,
        body: &Value,
        files: &[(&str, Vec<u8>)],
    ) -> (u16, Value) {
        let method = reqwest::Method::from_bytes(method.as_bytes()).unwrap();
        let url = format!("{}/api/v10{path}", self.base());
        let mut request = self
            .http
            .request(method, url)
            .header("authorization", format!("Bot {TOKEN}"));
        if !files.is_empty() {
            let mut form = reqwest::multipart::Form::new().text("payload_json", body.to_string());
            for (number, (name, bytes)) in files.iter().enumerate() {
                let part = reqwest::multipart::Part::bytes(bytes.clone());
                form = form.part(format!("files[{number}]"), part.file_name((*name).to_owned()));
            }
            request = request.multipart(form);
        } else if !body.is_null() {
            request = request.json(body);
        }
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let text = answer.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    /// Everything but messages.
    pub async fn state(&self) -> Value {
        self.get("/sandbox/state").await
    }

    /// Switches a fault on.
    pub async fn fault(&self, fault: Value) {
        self.post("/sandbox/faults", &fault).await;
    }

    /// Moves the clock of Discord's rules on.
    pub async fn advance(&self, millis: i64) {
        self.post("/sandbox/clock", &json!({ "advance_ms": millis }))
            .await;
    }

    /// The bot's requests after a number (0: all that are kept).
    pub async fn requests(&self, after: u64) -> Vec<Value> {
        list(self.get(&format!("/sandbox/requests?after={after}")).await)
    }

    /// The number of the last request.
    pub async fn last_request(&self) -> u64 {
        self.requests(0)
            .await
            .last()
            .map_or(0, |r| r["number"].as_u64().unwrap())
    }

    /// How often the bot was refused something so far: in a channel, or anywhere.
    pub async fn refused(&self, channel: Option<&str>) -> u64 {
        let query = channel.map_or(String::new(), |id| format!("?channel={id}"));
        self.get(&format!("/sandbox/refusals{query}")).await["total"]
            .as_u64()
            .unwrap()
    }

    /// The id of a server by its name.
    pub async fn server(&self, name: &str) -> String {
        let servers = list(self.state().await["servers"].clone());
        let found = servers
            .iter()
            .find(|s| s["name"] == name)
            .unwrap_or_else(|| panic!("there is no server {name}"));
        found["id"].as_str().unwrap().to_owned()
    }

    /// The id of a channel by its name, or an id as it is.
    pub async fn channel(&self, name: &str) -> String {
        let name = name.trim_start_matches('#');
        let channels = list(self.state().await["channels"].clone());
        let found = channels.iter().find(|c| c["name"] == name || c["id"] == name);
        let found = found.unwrap_or_else(|| panic!("there is no channel {name}"));
        found["id"].as_str().unwrap().to_owned()
    }

    /// Makes a channel; its id.
    pub async fn new_channel(&self, name: &str) -> String {
        let line = self.post("/sandbox/channels", &json!({ "name": name })).await;
        line["id"].as_str().unwrap().to_owned()
    }

    /// One of the people.
    pub fn user<'w>(&'w self, name: &str) -> Person<'w> {
        Person {
            world: self,
            name: name.to_owned(),
        }
    }

    /// Waits until the bot is connected and has registered commands.
    pub async fn bot_ready(&self) {
        let ready = |state: &Value| {
            let commands = &state["commands"];
            let some = |list: &Value| list.as_array().is_some_and(|l| !l.is_empty());
            let own = commands["servers"]
                .as_object()
                .is_some_and(|servers| servers.values().any(some));
            state["bot"]["online"] == true && (some(&commands["global"]) || own)
        };
        self.until_in(600, "the bot is connected and has commands", async || ready(&self.state().await))
            .await;
    }

    /// Waits until something holds; fails after a minute.
    pub async fn until(&self, what: &str, holds: impl AsyncFnMut() -> bool) {
        self.until_in(60, what, holds).await;
    }

    /// Waits until something holds; fails after so many seconds.
    pub async fn until_in(&self, seconds: usize, what: &str, mut holds: impl AsyncFnMut() -> bool) {
        for _ in 0..seconds * 40 {
            if holds().await {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("it never came to be that {what}");
    }
}

fn list(value: Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list,
        other => panic!("not a list: {other}"),
    }
}

/// A scripted person.
pub struct Person<'w> {
    world: &'w World,
    name: String,
}

/// What came of an act.
#[derive(Clone, Debug)]
pub struct Act {
    pub interaction: String,
    /// `message`, `deferred`, `update`, `deferred_update`, `choices` or `modal`; empty where none
    /// came.
    pub kind: String,
    pub after_ms: i64,
    pub ephemeral: bool,
    /// The message that the answer made or changed.
    pub message: Option<String>,
    /// Name and value of each suggestion.
    pub choices: Vec<(String, Value)>,
    pub modal: Value,
    /// What Discord's client says when no answer came.
    pub failure: Option<String>,
}

impl Act {
    pub fn read(value: &Value) -> Self {
        let ack = &value["ack"];
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let choices = ack["choices"].as_array().into_iter().flatten();
        Self {
            interaction: text(&value["interaction"]).unwrap_or_default(),
            kind: text(&ack["kind"]).unwrap_or_default(),
            after_ms: ack["after_ms"].as_i64().unwrap_or(-1),
            ephemeral: ack["ephemeral"] == true,
            message: text(&ack["message"]),
            choices: choices
                .map(|c| (c["name"].as_str().unwrap_or("").to_owned(), c["value"].clone()))
                .collect(),
            modal: ack["modal"].clone(),
            failure: text(&value["failure"]),
        }
    }
}

/// A message as a person sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen(pub Value);

impl Seen {
    pub fn id(&self) -> &str {
        self.0["id"].as_str().unwrap()
    }
    pub fn content(&self) -> &str {
        self.0["content"].as_str().unwrap()
    }
    pub fn ephemeral(&self) -> bool {
        self.0["flags"].as_u64().unwrap() & 64 != 0
    }
    /// All that can be read in it: content, embeds, alt texts, labels.
    pub fn text(&self) -> String {
        let mut text = String::new();
        gather(&self.0, &mut text);
        text
    }
    /// The alt texts of its files.
    pub fn alt_texts(&self) -> Vec<String> {
        let files = self.0["attachments"].as_array().unwrap();
        files
            .iter()
            .filter_map(|a| Some(a["description"].as_str()?.to_owned()))
            .collect()
    }
    /// Its buttons and selects, wherever they are nested.
    pub fn parts(&self) -> Vec<Value> {
        let mut found = Vec::new();
        for part in self.0["components"].as_array().unwrap() {
            leaves(part, &mut found);
        }
        found
    }
    /// The labels of its buttons that can be pressed.
    pub fn buttons(&self) -> Vec<String> {
        let live = |p: &&Value| p["type"] == 2 && p["disabled"] != true;
        let label = |p: &Value| p["label"].as_str().unwrap_or("").to_owned();
        self.parts().iter().filter(live).map(label).collect()
    }
    /// The ids of those it notifies.
    pub fn mentions(&self) -> Vec<String> {
        let users = self.0["mentions"].as_array().unwrap();
        users
            .iter()
            .map(|u| u["id"].as_str().unwrap().to_owned())
            .collect()
    }
    /// The ids of the roles it notifies.
    pub fn roles(&self) -> Vec<String> {
        let roles = self.0["mention_roles"].as_array().into_iter().flatten();
        roles.map(|id| id.as_str().unwrap().to_owned()).collect()
    }
}

fn gather(value: &Value, text: &mut String) {
    const SHOWN: [&str; 8] =
        ["content", "title", "description", "name", "value", "label", "placeholder", "text"];
    match value {
        Value::Array(list) => list.iter().for_each(|v| gather(v, text)),
        Value::Object(members) => {
            for (name, value) in members {
                match value {
                    Value::String(part) if SHOWN.contains(&name.as_str()) => {
                        text.push_str(part);
                        text.push('\n');
                    }
                    _ if matches!(name.as_str(), "author" | "mentions" | "interaction_metadata") => {}
                    _ => gather(value, text),
                }
            }
        }
        _ => {}
    }
}

fn leaves(part: &Value, found: &mut Vec<Value>) {
    if part["custom_id"].is_string() || part["url"].is_string() {
        found.push(part.clone());
    }
    for inner in part["components"].as_array().into_iter().flatten() {
        leaves(inner, found);
    }
    if part["accessory"].is_object() {
        leaves(&part["accessory"], found);
    }
}

/// Splits « in #tables» or « in dm» off; the channel is `tables` where none is named.
fn place(text: &str) -> (&str, &str) {
    match text.rsplit_once(" in ") {
        Some((text, place)) if place == "dm" || place.starts_with('#') => (text, place),
        _ => (text, "#tables"),
    }
}

impl Person<'_> {
    /// The person's id.
    pub async fn id(&self) -> String {
        let users = list(self.world.state().await["users"].clone());
        let found = users.iter().find(|u| u["name"] == *self.name);
        let found = found.unwrap_or_else(|| panic!("there is nobody called {}", self.name));
        found["id"].as_str().unwrap().to_owned()
    }

    /// The id of the direct messages with the bot.
    pub async fn dm(&self) -> String {
        let line = self
            .world
            .post("/sandbox/dms", &json!({ "user": self.id().await }))
            .await;
        line["id"].as_str().unwrap().to_owned()
    }

    async fn channel(&self, place: &str) -> String {
        if place == "dm" {
            self.dm().await
        } else {
            self.world.channel(place).await
        }
    }

    async fn typed(&self, route: &str, text: &str) -> Result<Act, String> {
        let (text, place) = place(text);
        let body = json!({
            "user": self.id().await, "channel": self.channel(place).await, "text": text,
        });
        self.world
            .try_post(route, &body)
            .await
            .map(|value| Act::read(&value))
    }

    /// Runs a slash command; the client's refusal where it is not even sent.
    pub async fn try_command(&self, text: &str) -> Result<Act, String> {
        self.typed("/sandbox/command", text).await
    }

    /// Runs a slash command: `/join game:chess in #tables`, `/hand in dm`.
    pub async fn command(&self, text: &str) -> Act {
        self.try_command(text)
            .await
            .unwrap_or_else(|why| panic!("{}: {text}: {why}", self.name))
    }

    /// Runs a slash command with a file of this name and text; the client's refusal where it is not
    /// even sent.
    pub async fn command_with(&self, text: &str, file: &str, holds: &str) -> Result<Act, String> {
        let (text, place) = place(text);
        let body = json!({
            "user": self.id().await, "channel": self.channel(place).await, "text": text, "files": { file: holds },
        });
        self.world
            .try_post("/sandbox/command", &body)
            .await
            .map(|value| Act::read(&value))
    }

    /// Asks for suggestions: name and value of each.
    pub async fn complete(&self, text: &str) -> Vec<(String, Value)> {
        let act = self.typed("/sandbox/complete", text).await;
        act.unwrap_or_else(|why| panic!("{}: {text}: {why}", self.name))
            .choices
    }

    /// Asks for suggestions; the client's refusal where it is not even sent.
    pub async fn try_complete(&self, text: &str) -> Result<Vec<(String, Value)>, String> {
        self.typed("/sandbox/complete", text).await.map(|act| act.choices)
    }

    /// Writes a plain message.
    pub async fn say(&self, text: &str) -> String {
        let (text, place) = place(text);
        let body = json!({
            "user": self.id().await, "channel": self.channel(place).await, "text": text,
        });
        self.world.post("/sandbox/say", &body).await["message"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    /// The messages that the person sees in a channel (`dm`: the direct ones), oldest first.
    pub async fn messages(&self, channel: &str) -> Vec<Seen> {
        let channel = self.channel(channel).await;
        let path = format!("/sandbox/channels/{channel}/messages?user={}", self.id().await);
        list(self.world.get(&path).await).into_iter().map(Seen).collect()
    }

    /// The direct messages, oldest first.
    pub async fn dms(&self) -> Vec<Seen> {
        self.messages("dm").await
    }

    /// The last message that the person sees in a channel.
    pub async fn last(&self, channel: &str) -> Seen {
        let seen = self.messages(channel).await;
        seen.last()
            .unwrap_or_else(|| panic!("nothing is in {channel}"))
            .clone()
    }

    /// Waits for a message in a channel that fits.
    pub async fn sees(&self, channel: &str, what: &str, fits: impl Fn(&Seen) -> bool) -> Seen {
        let mut found = None;
        let look = async || {
            found = self.messages(channel).await.into_iter().rev().find(&fits);
            found.is_some()
        };
        self.world
            .until(&format!("{} sees {what} in {channel}", self.name), look)
            .await;
        found.unwrap()
    }

    /// The newest message with this component, by label, placeholder or custom id; with its place.
    async fn find(&self, name: &str) -> Result<(String, String, Value), String> {
        let (name, only) = match name.rsplit_once(" in ") {
            Some((name, place)) if place == "dm" || place.starts_with('#') => (name, Some(place)),
            _ => (name, None),
        };
        let me = self.id().await;
        let mut channels = Vec::new();
        match only {
            Some(place) => channels.push(self.channel(place).await),
            None => {
                for line in list(self.world.state().await["channels"].clone()) {
                    if line["user"].is_null() || line["user"] == *me {
                        channels.push(line["id"].as_str().unwrap().to_owned());
                    }
                }
            }
        }
        let mut best: Option<(String, String, Value)> = None;
        for channel in channels {
            for seen in self.messages(&channel).await {
                let fits = |p: &Value| {
                    ["label", "placeholder", "custom_id"]
                        .iter()
                        .any(|member| p[member] == *name)
                };
                let newest = best
                    .as_ref()
                    .is_none_or(|(_, id, _)| number(id) < number(seen.id()));
                if let (true, Some(part)) = (newest, seen.parts().into_iter().find(fits)) {
                    best = Some((channel.clone(), seen.id().to_owned(), part));
                }
            }
        }
        best.ok_or_else(|| format!("{} sees no «{name}»", self.name))
    }

    /// Presses a button by its label or custom id, on the newest message that has it.
    pub async fn try_click(&self, name: &str) -> Result<Act, String> {
        let (channel, message, part) = self.find(name).await?;
        self.click_on(&channel, &message, part["custom_id"].as_str().unwrap_or(""))
            .await
    }

    /// Presses a button; fails where the client would not even send it.
    pub async fn click(&self, name: &str) -> Act {
        self.try_click(name)
            .await
            .unwrap_or_else(|why| panic!("{}: {why}", self.name))
    }

    /// Presses the button with this custom id on this message.
    pub async fn click_on(&self, channel: &str, message: &str, custom_id: &str) -> Result<Act, String> {
        let channel = self.channel(channel).await;
        let body = json!({
            "user": self.id().await, "channel": channel, "message": message,
            "custom_id": custom_id,
        });
        self.world
            .try_post("/sandbox/click", &body)
            .await
            .map(|value| Act::read(&value))
    }

    /// Chooses in a select, by labels or values.
    pub async fn try_select(&self, name: &str, wanted: &[&str]) -> Result<Act, String> {
        let (channel, message, part) = self.find(name).await?;
        let options = part["options"].as_array().cloned().unwrap_or_default();
        let value = |wanted: &&str| {
            let option = options
                .iter()
                .find(|o| o["label"] == **wanted || o["value"] == **wanted);
            option.map_or(json!(wanted), |o| o["value"].clone())
        };
        let values: Vec<Value> = wanted.iter().map(value).collect();
        let body = json!({
            "user": self.id().await, "channel": channel, "message": message,
            "custom_id": part["custom_id"], "values": values,
        });
        self.world
            .try_post("/sandbox/select", &body)
            .await
            .map(|value| Act::read(&value))
    }

    /// Chooses in a select; fails where the client would not even send it.
    pub async fn select(&self, name: &str, wanted: &[&str]) -> Act {
        self.try_select(name, wanted)
            .await
            .unwrap_or_else(|why| panic!("{}: {why}", self.name))
    }

    /// Sends a modal off that an act opened; `fields` are texts by custom id.
    pub async fn submit(&self, opened: &Act, fields: Value) -> Act {
        let body = json!({
            "user": self.id().await, "interaction": opened.interaction, "fields": fields,
        });
        Act::read(&self.world.post("/sandbox/modal", &body).await)
    }

    /// Changes language, openness to messages or membership.
    pub async fn change(&self, change: Value) {
        let id = self.id().await;
        self.world.patch(&format!("/sandbox/users/{id}"), &change).await;
    }
}

fn number(id: &str) -> u64 {
    id.parse().unwrap()
}
