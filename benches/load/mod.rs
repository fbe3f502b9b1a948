//! Scripted people at many tables of a sandbox: they press whatever their panels offer, at random.
//!
//! They speak to the sandbox's control API over HTTP, as its page does, and know nothing of the
//! bot.

pub mod bare;
pub mod bot;

use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The token that the sandbox asks for.
pub const TOKEN: &str = "load";
/// The sandbox's first person.
pub const OWNER: &str = "Ana";
/// The milliseconds of Discord's first day, from which ids count.
const EPOCH: u64 = 1_420_070_400_000;
/// How often somebody looks for something to press before they look whether the game is over, and
/// at most.
const LOOKS: (u32, u32) = (20, 2_000);

/// Numbers that look random and follow from one.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// A client of a sandbox's control API.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
}

impl Client {
    pub fn new(base: &str) -> Client {
        Client {
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            base: base.to_owned(),
        }
    }

    pub async fn get(&self, path: &str) -> Value {
        self.http
            .get(format!("{}/sandbox{path}", self.base))
            .send()
            .await
            .unwrap()
            .json()
            .await
            .unwrap()
    }

    /// What is answered; nothing where the client would not have sent it.
    pub async fn post(&self, path: &str, body: &Value) -> Option<Value> {
        let answer = self
            .http
            .post(format!("{}/sandbox{path}", self.base))
            .json(body)
            .send()
            .await
            .unwrap();
        if answer.status().is_success() {
            answer.json().await.ok()
        } else {
            None
        }
    }

    pub async fn delete(&self, path: &str) {
        self.http
            .delete(format!("{}/sandbox{path}", self.base))
            .send()
            .await
            .unwrap();
    }

    /// Waits until a bot is connected and, if it is to have some, has commands.
    pub async fn bot(&self, commands: bool) {
        for _ in 0..600 {
            let state = self.get("/state").await;
            let has = state["commands"]["global"]
                .as_array()
                .is_some_and(|list| !list.is_empty());
            if state["bot"]["online"] == true && (has || !commands) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no bot connects");
    }

    /// The server's owner: the first person that the sandbox was started with.
    async fn owner(&self) -> String {
        let state = self.get("/state").await;
        let named = state["users"]
            .as_array()
            .unwrap()
            .iter()
            .find(|user| user["name"] == OWNER);
        text(&named.expect("the sandbox has its owner")["id"])
    }

    /// A new channel.
    pub async fn channel(&self, name: &str) -> String {
        text(&self.post("/channels", &json!({ "name": name })).await.unwrap()["id"])
    }

    /// A new person.
    pub async fn person(&self, name: &str) -> Person {
        let id = text(&self.post("/users", &json!({ "name": name })).await.unwrap()["id"]);
        let direct = text(&self.post("/dms", &json!({ "user": id })).await.unwrap()["id"]);
        Person { id, direct }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Somebody with their direct messages.
pub struct Person {
    pub id: String,
    pub direct: String,
}

/// Something pressed: when, by the sandbox's clock, and how long its acknowledgement took.
#[derive(Clone, Debug)]
pub struct Click {
    pub channel: String,
    pub at_ms: u64,
    /// Nothing where none came in time.
    pub acknowledged: Option<Duration>,
}

/// A table and its people.
pub struct Table {
    client: Client,
    pub channel: String,
    people: Vec<Person>,
    game: String,
    dice: Dice,
    /// How long is waited before the panels are looked at again, and until when.
    pub between_looks: Duration,
    pub looks_until: Option<Instant>,
}

impl Table {
    /// A channel of its own with so many people; in words where no pictures are wanted.
    pub async fn open(client: &Client, number: u64, seats: usize, (game, pictures): (&str, bool)) -> Table {
        let channel = client.channel(&format!("table-{number}")).await;
        let mut people = Vec::new();
        for seat in 0..seats {
            people.push(client.person(&format!("p{number}-{seat}")).await);
        }
        let table = Table {
            client: client.clone(),
            channel,
            people,
            game: game.to_owned(),
            dice: Dice(number + 1),
            between_looks: Duration::from_millis(5),
            looks_until: None,
        };
        if !pictures {
            let owner = client.owner().await;
            table.surely(&owner, "/settings channel board:text").await;
            for person in &table.people {
                table.surely(&person.id, "/settings mine board:text").await;
            }
        }
        table
    }

    /// Everybody writes to the bot once, so that it knows their direct messages.
    pub async fn write_first(&self) {
        for person in &self.people {
            let body = json!({"user": person.id, "channel": person.direct, "text": "/tables"});
            self.client.post("/command", &body).await;
        }
    }

    /// A command in the table's channel; whether it was acknowledged.
    pub async fn command(&self, seat: usize, text: &str) -> bool {
        self.command_by(&self.people[seat].id, text).await
    }

    /// Asks to close the table, and says yes where the bot asks whether to end the game.
    pub async fn close(&self, seat: usize) {
        self.command(seat, "/close").await;
        let person = &self.people[seat].id;
        let messages = self
            .client
            .get(&format!("/channels/{}/messages?user={person}", self.channel))
            .await;
        let Some(message) = messages.as_array().and_then(|messages| messages.last()) else {
            return;
        };
        let mut parts = Vec::new();
        leaves(&message["components"], &mut parts);
        let surely = |part: &&&Value| {
            part["custom_id"]
                .as_str()
                .is_some_and(|id| id.ends_with(".p.close-surely"))
        };
        if let Some(part) = parts.iter().find(surely) {
            let body = json!({"user": person, "channel": self.channel, "message": message["id"], "custom_id": part["custom_id"]});
            press(&self.client, "/click", &body, &self.channel).await;
        }
    }

    /// A command that is given again while it is not acknowledged: a machine that is too busy for
    /// that is no reason to end.
    async fn surely(&self, user: &str, text: &str) {
        for _ in 0..20 {
            if self.command_by(user, text).await {
                return;
            }
        }
        panic!("{text} is not answered");
    }

    async fn command_by(&self, user: &str, text: &str) -> bool {
        let body = json!({"user": user, "channel": self.channel, "text": text});
        self.client
            .post("/command", &body)
            .await
            .is_some_and(|act| act["failure"].is_null())
    }

    /// Everyone takes a seat and the game begins.
    pub async fn begin(&self) {
        let join = format!("/join game:{}", self.game);
        for person in &self.people {
            self.surely(&person.id, &join).await;
        }
        // With seats free it is asked first.
        for _ in 0..2 {
            self.surely(&self.people[0].id, "/start").await;
        }
    }

    /// Presses something of whoever is awaited; nothing at the end of a game.
    pub async fn step(&mut self) -> Option<Click> {
        for look in 1..=LOOKS.1 {
            let seats = self.people.len();
            let first = self.dice.below(seats);
            for at in 0..seats {
                let seat = (first + at) % seats;
                let Some((message, part)) = self.awaited(seat).await else {
                    continue;
                };
                // The panel may have been changed since it was read; then it is read again.
                if let Some(click) = self.press(seat, &message, &part).await {
                    return Some(click);
                }
            }
            if look.is_multiple_of(LOOKS.0) && self.over().await {
                return None;
            }
            if self.looks_until.is_some_and(|until| Instant::now() >= until) {
                return None;
            }
            tokio::time::sleep(self.between_looks).await;
        }
        None
    }

    /// Whether the newest board offers another game.
    async fn over(&self) -> bool {
        let messages = self
            .client
            .get(&format!("/channels/{}/messages?user={}", self.channel, self.people[0].id))
            .await;
        let mut boards = messages
            .as_array()
            .into_iter()
            .flatten()
            .rev()
            .filter_map(|message| {
                let mut parts = Vec::new();
                leaves(&message["components"], &mut parts);
                // Whispers are for one person's eyes and are no board.
                (!parts.is_empty() && message["flags"].as_u64().unwrap_or(0) & 64 == 0).then_some(parts)
            });
        boards
            .next()
            .is_some_and(|parts| parts.iter().any(|part| part["label"] == "Rematch"))
    }

    /// A live control of somebody's newest panel.
    async fn awaited(&mut self, seat: usize) -> Option<(String, Value)> {
        let person = &self.people[seat];
        let messages = self
            .client
            .get(&format!("/channels/{}/messages?user={}", person.direct, person.id))
            .await;
        let mut parts = Vec::new();
        let panel = messages.as_array()?.iter().rev().find(|message| {
            parts.clear();
            leaves(&message["components"], &mut parts);
            !parts.is_empty()
        })?;
        // The table's own buttons do not make a game go on.
        parts.retain(|part| {
            part["disabled"] != true && part["custom_id"].as_str().is_some_and(|id| !id.contains(".p."))
        });
        let part = parts.get(self.dice.below(parts.len()))?;
        Some((text(&panel["id"]), (*part).clone()))
    }

    async fn press(&mut self, seat: usize, message: &str, part: &Value) -> Option<Click> {
        let person = &self.people[seat];
        let mut body = json!({"user": person.id, "channel": person.direct, "message": message, "custom_id": part["custom_id"]});
        let mut route = "/click";
        if part["type"] == 3 {
            let options = part["options"].as_array()?;
            let least = part["min_values"].as_u64().unwrap_or(1).max(1) as usize;
            let from = self.dice.below(options.len());
            body["values"] = (0..least)
                .map(|more| options[(from + more) % options.len()]["value"].clone())
                .collect();
            route = "/select";
        }
        press(&self.client, route, &body, &self.channel).await
    }
}

/// Presses something and waits for its acknowledgement.
pub async fn press(client: &Client, route: &str, body: &Value, channel: &str) -> Option<Click> {
    let began = Instant::now();
    let act = client.post(route, body).await?;
    let took = began.elapsed();
    let id: u64 = act["interaction"].as_str()?.parse().ok()?;
    let acknowledged = act["failure"].is_null().then_some(took);
    Some(Click {
        channel: channel.to_owned(),
        at_ms: (id >> 22) + EPOCH,
        acknowledged,
    })
}

fn leaves<'v>(part: &'v Value, found: &mut Vec<&'v Value>) {
    for part in part.as_array().into_iter().flatten() {
        if part["custom_id"].is_string() {
            found.push(part);
        }
        leaves(&part["components"], found);
        if part["accessory"]["custom_id"].is_string() {
            found.push(&part["accessory"]);
        }
    }
}
