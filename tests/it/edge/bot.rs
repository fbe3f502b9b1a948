//! The bot in this process, and a table with people who play at random.

use crate::world::{Person, Seen, TOKEN, World};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tavolo::config::Hidden;
use tavolo::discord::{self, Settings, Setup};
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store};
use tavolo::table::Hall;
use tavolo::words::{Locale, Words};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A running bot.
pub struct Bot {
    stop: CancellationToken,
    task: JoinHandle<Result<(), discord::Fault>>,
    pub words: Arc<Words>,
}

/// How the tests' bot is set up.
pub fn setup(world: &World, settings: Settings) -> Setup {
    let token = Hidden::new(TOKEN.to_owned());
    Setup { token, api: Some(world.base()), application: None, servers: Vec::new(), idle_minutes: 30, settings }
}

impl Bot {
    /// Starts a bot over a store, and waits until it is there.
    pub async fn start(world: &World, store: &Arc<dyn Store>) -> Bot {
        Bot::with(world, store, Settings { language: Locale::English, ..Settings::default() }).await
    }

    /// Starts a bot with other settings.
    pub async fn with(world: &World, store: &Arc<dyn Store>, settings: Settings) -> Bot {
        let _ = tracing_subscriber::fmt().with_env_filter(tracing_subscriber::EnvFilter::from_default_env()).with_test_writer().try_init();
        let words = Arc::new(Words::load().unwrap());
        let hall = Arc::new(Hall::new(Arc::clone(store), catalogue()));
        let stop = CancellationToken::new();
        let task = tokio::spawn(discord::run(setup(world, settings), hall, Arc::clone(&words), stop.clone()));
        world.bot_ready().await;
        Bot { stop, task, words }
    }

    /// Ends it; nothing may have been missing among the texts.
    pub async fn end(self) {
        self.stop.cancel();
        let ended = tokio::time::timeout(Duration::from_secs(15), self.task).await;
        ended.expect("the bot does not end").unwrap().unwrap();
        assert_eq!(self.words.missing(), 0, "texts were missing");
    }

    /// Ends it as a crash does: nothing is said goodbye to.
    pub async fn crash(self) {
        self.task.abort();
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
    let act = world.user(people[0]).command("/start").await;
    assert!(act.failure.is_none(), "{act:?}");
    for name in people {
        world.user(name).sees("dm", "a hand", |seen| !seen.parts().is_empty() || seen.content().contains("**")).await;
    }
}

/// The newest board: the newest message in the channel with controls.
pub async fn board(world: &World, channel: &str) -> Option<Seen> {
    let messages = world.user("Ana").messages(channel).await;
    messages.into_iter().rev().find(|seen| !seen.ephemeral() && !seen.parts().is_empty())
}

/// What somebody can press or pick in their direct message: the live controls of their newest panel.
pub async fn live(person: &Person<'_>) -> Option<(Seen, Vec<Value>)> {
    let messages = person.messages("dm").await;
    let panel = messages.into_iter().rev().find(|seen| !seen.ephemeral() && !seen.parts().is_empty())?;
    let parts: Vec<Value> = panel.parts().into_iter().filter(|part| part["disabled"] != true && !is_take_back(part)).collect();
    (!parts.is_empty()).then_some((panel, parts))
}

fn is_take_back(part: &Value) -> bool {
    part["custom_id"].as_str().is_some_and(|id| id.ends_with("p.take-back"))
}

/// A small generator, the same in every run.
pub struct Dice(pub u64);

impl Dice {
    /// A number below another.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}
