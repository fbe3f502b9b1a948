//! How long all wait for a board: from an action to the board that shows it, with Discord's limits
//! on and off, at tables whose hands go to the same two people, and while one of their direct
//! messages hangs.
//!
//! Run it with `cargo bench --bench lag`. Sandbox, bot and people share this process and its
//! machine. `TABLES` and `SECONDS` choose another size.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[expect(dead_code, reason = "people here type, and press nothing")]
#[path = "load/mod.rs"]
mod load;

use load::bot::Bot;
use load::{Client, OWNER, Person, TOKEN};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::sandbox::{Limits, Sandbox};
use tavolo::store::{Memory, Store, TableId};
use tavolo::table::{Place, UserId};

/// A sandbox with a bot, and two people who sit at every table.
struct World {
    sandbox: Sandbox,
    client: Client,
    hall: Arc<Hall>,
    people: [Person; 2],
    bot: Bot,
}

impl World {
    async fn start(limits: Limits) -> World {
        let users = vec![OWNER.to_owned()];
        let setup = tavolo::sandbox::SandboxSetup {
            token: TOKEN.to_owned(),
            users,
            servers: 1,
            limits,
            ..Default::default()
        };
        let sandbox = Sandbox::start(setup).await.unwrap();
        let client = Client::new(&format!("http://{}", sandbox.address()));
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let hall = Arc::new(Hall::new(store, catalogue()));
        let bot = Bot::start(&sandbox, &client, Arc::clone(&hall)).await;
        let people = [client.person("Bia").await, client.person("Carl").await];
        World {
            sandbox,
            client,
            hall,
            people,
            bot,
        }
    }

    async fn say(&self, person: usize, channel: &str, text: &str) {
        let body = json!({"user": self.people[person].id, "channel": channel, "text": text});
        self.client.post("/command", &body).await.unwrap();
    }

    /// A table of Carcassonne in a channel of its own; its channel and id.
    async fn table(&self, number: usize) -> (String, TableId) {
        let channel = self.client.channel(&format!("table-{number}")).await;
        for person in 0..2 {
            self.say(person, &channel, "/join game:carcassonne").await;
        }
        // With seats free it is asked first.
        for _ in 0..2 {
            self.say(0, &channel, "/start").await;
        }
        let id = self
            .hall
            .at(Place(channel.parse().unwrap()))
            .await
            .unwrap()
            .unwrap();
        (channel, id)
    }

    /// Whoever is awaited does the first thing that can be done; whether anybody is.
    async fn act(&self, channel: &str, table: TableId) -> bool {
        for (at, person) in self.people.iter().enumerate() {
            let legal = self
                .hall
                .read(table, |table| table.legal(UserId(person.id.parse().unwrap())))
                .await
                .unwrap();
            if let Some((notation, _)) = legal.first() {
                self.say(at, channel, &format!("/play move:{notation}")).await;
                return true;
            }
        }
        false
    }

    async fn end(self) {
        self.bot.end().await;
        self.sandbox.stop().await;
    }
}

/// Whether a request has shown a board in a channel. Taking controls off shows none.
fn shows(request: &Value, channel: &str) -> bool {
    let path = request["path"].as_str().unwrap_or_default();
    let strips = request["json"].as_object().is_some_and(|body| body.len() == 1);
    path.contains(&format!("/channels/{channel}/messages")) && !strips && request["status"] == 200
}

async fn play(world: &World, channel: &str, table: TableId, end: Instant) -> Vec<f64> {
    let mut lags = Vec::new();
    while Instant::now() < end {
        let next = Instant::now() + Duration::from_secs(1);
        let after = last(world).await;
        let began = Instant::now();
        if !world.act(channel, table).await {
            break;
        }
        loop {
            let requests = world.client.get(&format!("/requests?after={after}")).await;
            if requests
                .as_array()
                .unwrap()
                .iter()
                .any(|request| shows(request, channel))
            {
                lags.push(began.elapsed().as_secs_f64());
                break;
            }
            if began.elapsed() > Duration::from_secs(30) {
                lags.push(30.0);
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep_until(next.into()).await;
    }
    lags
}

async fn last(world: &World) -> u64 {
    let requests = world.client.get("/requests").await;
    requests
        .as_array()
        .and_then(|all| all.last())
        .map_or(0, |last| last["number"].as_u64().unwrap())
}

fn print(name: &str, mut lags: Vec<f64>) {
    lags.sort_by(f64::total_cmp);
    let at = |share: usize| {
        lags.get((lags.len().max(1) - 1) * share / 100)
            .copied()
            .unwrap_or(f64::NAN)
    };
    println!("{name:<44} {:>7} {:>8.2} {:>8.2} {:>8.2}", lags.len(), at(50), at(95), at(100));
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(default)
}

async fn tables(limits: Limits) -> Vec<f64> {
    let world = Arc::new(World::start(limits).await);
    let mut playing = Vec::new();
    for number in 0..number("TABLES", 12) as usize {
        playing.push(world.table(number).await);
    }
    tokio::time::sleep(Duration::from_secs(6)).await;
    let end = Instant::now() + Duration::from_secs(number("SECONDS", 25));
    let mut tasks = Vec::new();
    for (at, (channel, table)) in playing.into_iter().enumerate() {
        let world = Arc::clone(&world);
        tasks.push(tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(83 * at as u64)).await;
            play(&world, &channel, table, end).await
        }));
    }
    let mut lags = Vec::new();
    for task in tasks {
        lags.extend(task.await.unwrap());
    }
    Arc::into_inner(world).unwrap().end().await;
    lags
}

/// One action after another, while every direct message to one of the two hangs for eight seconds.
async fn hanging() -> Vec<f64> {
    let world = World::start(Limits::off()).await;
    let (channel, table) = world.table(0).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    for person in &world.people {
        let path = format!("/channels/{}/messages", person.direct);
        world
            .client
            .post("/faults", &json!({"kind": "delay", "path": path, "ms": 8_000, "times": 1_000}))
            .await
            .unwrap();
    }
    let lags = play(&world, &channel, table, Instant::now() + Duration::from_secs(10)).await;
    world.client.delete("/faults").await;
    world.end().await;
    lags
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    println!(
        "{:<44} {:>7} {:>8} {:>8} {:>8}",
        "seconds from an action to its board", "actions", "p50", "p95", "max"
    );
    let name = |limits| format!("{} tables of the same two, limits {limits}", number("TABLES", 12));
    print(&name("off"), tables(Limits::off()).await);
    print(&name("on"), tables(Limits::default()).await);
    print("a table while direct messages hang for 8 s", hanging().await);
}
