//! The bot in this process, and a table with people who play at random.

use crate::world::{Act, Person, Seen, TOKEN, World};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tavolo::beacon::Chain;
use tavolo::config::Hidden;
use tavolo::discord::{self, Settings, Setup};
use tavolo::hall::Hall;
use tavolo::measure::Measures;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store};
use tavolo::table::Catalogue;
use tavolo::words::{Locale, Words};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// A running bot.
pub struct Bot {
    /// The bot's own threads, so that it can die with everything it has begun.
    runtime: Runtime,
    stop: CancellationToken,
    task: JoinHandle<Result<(), discord::SessionFault>>,
    pub words: Arc<Words>,
    pub hall: Arc<Hall>,
}

/// How the tests' bot is set up.
pub fn setup(world: &World, settings: Settings) -> Setup {
    let token = Hidden::new(TOKEN.to_owned());
    Setup {
        token,
        api: Some(world.base()),
        application: None,
        servers: Vec::new(),
        idle_minutes: 30,
        emoji: false,
        members: false,
        shards: None,
        // Here a bot that is gone was seen to die.
        patience: Duration::ZERO,
        settings,
        measures: Measures::default(),
    }
}

impl Bot {
    /// Starts a bot over a store, and waits until it is there.
    pub async fn start(world: &World, store: &Arc<dyn Store>) -> Bot {
        Bot::with(
            world,
            store,
            Settings {
                language: Locale::English,
                ..Settings::default()
            },
        )
        .await
    }

    /// Starts a bot with other settings.
    pub async fn with(world: &World, store: &Arc<dyn Store>, settings: Settings) -> Bot {
        Bot::set_up(world, store, setup(world, settings)).await
    }

    /// Starts a bot that is set up in another way.
    pub async fn set_up(world: &World, store: &Arc<dyn Store>, setup: Setup) -> Bot {
        Bot::of(world, store, catalogue(), setup).await
    }

    /// Starts a bot whose new tables have the sandbox's beacon.
    pub async fn with_beacon(world: &World, store: &Arc<dyn Store>) -> Bot {
        let hall = Hall::new(Arc::clone(store), catalogue()).with_beacon(Some(Chain::SANDBOX));
        let settings = Settings {
            language: Locale::English,
            ..Settings::default()
        };
        Bot::over(world, hall, setup(world, settings)).await
    }

    /// Starts a bot with other games, or others of their options.
    pub async fn of(world: &World, store: &Arc<dyn Store>, games: Catalogue, setup: Setup) -> Bot {
        Bot::over(world, Hall::new(Arc::clone(store), games), setup).await
    }

    /// Starts a bot over a hall.
    async fn over(world: &World, hall: Hall, setup: Setup) -> Bot {
        // To see what a bot says: RUST_LOG=tavolo=debug, and --nocapture.
        let wanted = std::env::var("RUST_LOG").ok();
        let wanted = wanted.and_then(|wanted| wanted.parse::<Targets>().ok());
        let _ = tracing_subscriber::registry()
            .with(wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::ERROR)))
            .with(tracing_subscriber::fmt::layer().with_test_writer())
            .try_init();
        let words = Arc::new(Words::load().unwrap());
        let hall = Arc::new(hall);
        let stop = CancellationToken::new();
        let runtime = Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let task = runtime.spawn(discord::run(setup, Arc::clone(&hall), Arc::clone(&words), stop.clone()));
        world.bot_ready().await;
        Bot {
            runtime,
            stop,
            task,
            words,
            hall,
        }
    }

    /// Ends it; nothing may have been missing among the texts, and nothing it sent may break
    /// Discord's description.
    pub async fn end(self, world: &World) {
        self.stop.cancel();
        let ended = tokio::time::timeout(Duration::from_secs(15), self.task).await;
        ended.expect("the bot does not end").unwrap().unwrap();
        self.runtime.shutdown_background();
        world.check_requests(0).await;
        assert_eq!(self.words.missing(), 0, "texts were missing");
    }

    /// Waits until it ends by itself; why it did.
    pub async fn ended(self) -> Result<(), discord::SessionFault> {
        let ended = tokio::time::timeout(Duration::from_secs(15), self.task).await;
        let ended = ended.expect("the bot goes on").unwrap();
        self.runtime.shutdown_background();
        ended
    }

    /// Ends it as a crash does: nothing is said goodbye to.
    pub async fn crash(self) {
        self.runtime.shutdown_background();
        let _ = self.task.await;
    }
}

/// A store in memory.
pub fn memory() -> Arc<dyn Store> {
    Arc::new(Memory::new())
}

/// Opens a table of these people in `#tables` and begins.
pub async fn begin(world: &World, people: &[&str]) {
    for name in people {
        let act = world.user(name).command("/join game:condottiere").await;
        assert_eq!((act.kind.as_str(), act.ephemeral), ("message", true), "{act:?}");
    }
    let act = start(&world.user(people[0]), "/start").await;
    assert!(act.failure.is_none(), "{act:?}");
    for name in people {
        world
            .user(name)
            .sees("dm", "a hand", |seen| !seen.parts().is_empty() || seen.content().contains("**"))
            .await;
    }
}

/// Begins a game by typing it twice: where seats are free that is asked first, and where none is the
/// game has begun by then.
pub async fn start(person: &Person<'_>, command: &str) -> Act {
    person.command(command).await;
    person.command(command).await
}

/// Boards and hands in words, which are quicker to make.
pub async fn in_words(world: &World, people: &[&str]) {
    world
        .user(people[0])
        .command("/settings channel board:text")
        .await;
    for name in people {
        world.user(name).command("/settings mine board:text").await;
    }
}

/// What somebody is told by a command.
pub async fn told(person: &Person<'_>, command: &str) -> String {
    let act = person.command(command).await;
    assert_eq!(act.failure, None, "{command}");
    assert!(act.ephemeral, "{command} is answered for all to see: {act:?}");
    let place = command
        .rsplit_once(" in ")
        .map_or("#tables", |(_, place)| place)
        .to_owned();
    newest(person, place.trim_start_matches('#')).await.text()
}

/// The newest message that somebody alone sees.
pub async fn newest(person: &Person<'_>, channel: &str) -> Seen {
    person
        .messages(channel)
        .await
        .into_iter()
        .rev()
        .find(Seen::ephemeral)
        .expect("nothing was whispered")
}

/// Presses or picks in a message as it was when it was seen: its control and, in a list, its entry.
pub async fn pick(
    world: &World,
    name: &str,
    channel: &str,
    seen: &Seen,
    control: usize,
    entry: usize,
) -> Act {
    try_pick(world, name, channel, seen, control, entry)
        .await
        .unwrap()
}

/// The same; the client's refusal where the message has no such control any more.
pub async fn try_pick(
    world: &World,
    name: &str,
    channel: &str,
    seen: &Seen,
    control: usize,
    entry: usize,
) -> Result<Act, String> {
    let person = world.user(name);
    let channel = if channel == "dm" {
        person.dm().await
    } else {
        world.channel(channel).await
    };
    let part = &seen.parts()[control];
    let mut body = json!({"user": person.id().await, "channel": channel, "message": seen.id(), "custom_id": part["custom_id"]});
    let route = if part["type"] == 3 {
        let least = part["min_values"].as_u64().unwrap_or(1).max(1) as usize;
        let options = part["options"].as_array().unwrap();
        body["values"] = (0..least)
            .map(|more| options[(entry + more) % options.len()]["value"].clone())
            .collect();
        "/sandbox/select"
    } else {
        "/sandbox/click"
    };
    world.try_post(route, &body).await.map(|value| Act::read(&value))
}

/// Switches all faults off.
pub async fn clear_faults(world: &World) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    assert!(
        client
            .delete(format!("{}/sandbox/faults", world.base()))
            .send()
            .await
            .unwrap()
            .status()
            .is_success()
    );
}

/// Who has something to decide, by their direct messages.
pub async fn awaited<'p>(world: &World, people: &[&'p str]) -> &'p str {
    for _ in 0..400 {
        for name in people {
            if live(&world.user(name)).await.is_some() {
                return name;
            }
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("nobody is awaited");
}

/// Waits until the bot has sent nothing for a while.
pub async fn quiet(world: &World) {
    let mut last = world.last_request().await;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let now = world.last_request().await;
        if now == last {
            return;
        }
        last = now;
    }
    panic!("the bot never comes to rest");
}

/// The newest board: the newest message in the channel with controls.
pub async fn board(world: &World, channel: &str) -> Option<Seen> {
    let messages = world.user("Ana").messages(channel).await;
    messages
        .into_iter()
        .rev()
        .find(|seen| !seen.ephemeral() && !seen.parts().is_empty())
}

/// What somebody can press or pick in their direct message: the live controls of their newest
/// panel.
pub async fn live(person: &Person<'_>) -> Option<(Seen, Vec<Value>)> {
    let messages = person.messages("dm").await;
    let panel = messages
        .into_iter()
        .rev()
        .find(|seen| !seen.ephemeral() && !seen.parts().is_empty())?;
    let parts: Vec<Value> = panel
        .parts()
        .into_iter()
        .filter(|part| part["disabled"] != true && !of_table(part))
        .collect();
    (!parts.is_empty()).then_some((panel, parts))
}

/// Whether a control is one of the table's own buttons.
fn of_table(part: &Value) -> bool {
    part["custom_id"].as_str().is_some_and(|id| id.contains(".p."))
}

/// A small generator, the same in every run.
pub struct Dice(pub u64);

impl Dice {
    /// A number below another.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}
