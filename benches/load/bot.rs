//! Our bot at a sandbox.

use super::{Client, TOKEN};
use std::sync::Arc;
use std::time::Duration;
use tavolo::config::Hidden;
use tavolo::discord::limiter::RequestRate;
use tavolo::discord::{SessionFault, Settings, Setup};
use tavolo::hall::Hall;
use tavolo::measure::Measures;
use tavolo::sandbox::Sandbox;
use tavolo::words::Words;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A bot that runs.
pub struct Bot {
    stop: CancellationToken,
    task: JoinHandle<Result<(), SessionFault>>,
}

/// How a bot runs whose tables stay in memory for half an hour.
pub fn setup(api: String) -> Setup {
    Setup {
        token: Hidden::new(TOKEN.to_owned()),
        api: Some(api),
        application: None,
        servers: Vec::new(),
        idle_minutes: 30,
        emoji: false,
        members: false,
        shards: None,
        patience: Duration::ZERO,
        settings: Settings::default(),
        measures: Measures::default(),
    }
}

impl Bot {
    /// Starts a bot, and waits until it is there.
    pub async fn start(sandbox: &Sandbox, client: &Client, hall: Arc<Hall>) -> Bot {
        Bot::start_at(sandbox, client, hall, RequestRate::default()).await
    }

    /// The same with so many requests a second.
    pub async fn start_at(sandbox: &Sandbox, client: &Client, hall: Arc<Hall>, rate: RequestRate) -> Bot {
        let mut setup = setup(format!("http://{}", sandbox.address()));
        setup.settings.rate = rate;
        let stop = CancellationToken::new();
        let words = Arc::new(Words::load().unwrap());
        let task = tokio::spawn(tavolo::discord::run(setup, hall, words, stop.clone()));
        client.bot(true).await;
        Bot { stop, task }
    }

    /// Lets it leave.
    pub async fn end(self) {
        self.stop.cancel();
        self.task.await.unwrap().unwrap();
    }
}
