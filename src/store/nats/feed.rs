//! What goes on in a stream, as it happens: headings alone, first the last of each subject, then
//! every new one.
//!
//! The processes tell each other of what they have written (`news.rs`), and each counts what it was
//! told (`progress.rs`). What nobody told is read from the stream: once a second its leader is asked
//! how far it is, and what was missing a second before is read then; at once where somebody waits.

use super::consumer::Consumer;
use super::current::Current;
use super::link::{Link, PAUSE, TRACE};
use super::news::Line;
use async_nats::Subscriber;
use futures_util::StreamExt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// How often the leader is asked how far its stream is.
const LOOK: Duration = Duration::from_secs(1);
/// After how long away everything is asked for anew: what went by itself was not told. Much less
/// than [`TRACE`].
const AWAY: Duration = Duration::from_secs(TRACE / 4);

/// Whoever takes in what happens. A message may come twice, and after later ones of other subjects
/// or of its own.
pub(super) trait Fold: Send + Sync + 'static {
    /// A message; `live` where it is new, not the last of its subject at the beginning.
    fn take(&self, sequence: u64, subject: &str, heading: &str, live: bool);
    /// Begins anew: what is not taken in again until `settle` is gone.
    fn begin(&self);
    /// All that there was up to this sequence was taken in.
    fn settle(&self, through: u64);
}

/// A stream that is followed until this is dropped.
#[derive(Debug)]
pub(super) struct Feed(AbortHandle);

/// The work behind it.
struct Follower<F> {
    link: Arc<Link>,
    stream: String,
    fold: Arc<F>,
    current: Arc<Current>,
    /// When nothing was missing that had been there a second before.
    whole: Mutex<Option<Instant>>,
}

impl Feed {
    /// Follows a stream: whoever is told of it tells `fold`, and `current` how far that is.
    pub(super) fn follow<F: Fold>(
        link: Arc<Link>,
        stream: String,
        current: Arc<Current>,
        fold: Arc<F>,
    ) -> Feed {
        let follower = Follower {
            link,
            stream,
            fold,
            current,
            whole: Mutex::default(),
        };
        let follow = async move { tokio::join!(follower.run(), follower.watch()) };
        Feed(tokio::spawn(follow).abort_handle())
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl<F: Fold> Follower<F> {
    async fn run(&self) {
        loop {
            // It is listened to before the stream is read, so that nothing is stored between unheard.
            let subject = self.link.names.news(&self.stream);
            match self.link.client.subscribe(subject).await {
                Ok(mut news) => self.follow(&mut news).await,
                Err(cause) => tracing::debug!(stream = self.stream, %cause, "a stream is not followed yet"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Reads what is missing and takes in what is told, by turns, while it is told anything.
    async fn follow(&self, news: &mut Subscriber) {
        loop {
            match self.catch_up().await {
                Ok(()) if self.listen(news).await => {}
                Ok(()) => return,
                Err(cause) => {
                    tracing::debug!(stream = self.stream, cause, "a stream is not read yet");
                    tokio::time::sleep(PAUSE).await;
                }
            }
        }
    }

    /// Takes in what the others tell until something is missing; whether they can be heard any more.
    async fn listen(&self, news: &mut Subscriber) -> bool {
        loop {
            let message = tokio::select! {
                message = news.next() => message,
                () = self.current.doubt.notified() => return true,
            };
            let Some(message) = message else { return false };
            for line in Line::all(&message.payload) {
                self.fold.take(line.sequence, line.subject, line.heading, true);
                self.current.progress.mark(line.sequence);
            }
        }
    }

    /// Doubts that everything was told where something that was in the stream a second ago was not.
    async fn watch(&self) {
        let mut before = None;
        loop {
            tokio::time::sleep(LOOK).await;
            let applied = self.current.progress.applied();
            if before.is_some() && applied < before {
                self.current.doubt.notify_one();
            } else if before.is_some() {
                self.found_whole();
            }
            before = self.link.last_sequence(&self.stream).await.ok();
        }
    }

    fn found_whole(&self) {
        *self.whole.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Reads from the stream all that it has now and that is not taken in yet.
    async fn catch_up(&self) -> Result<(), String> {
        let last = self.current.barrier.passed().await;
        let last = last.map_err(|fault| fault.to_string())?;
        let applied = self.current.progress.applied();
        let whole = *self.whole.lock().unwrap_or_else(PoisonError::into_inner);
        let since = applied.filter(|_| whole.is_some_and(|whole| whole.elapsed() < AWAY));
        if since.is_none_or(|since| since < last) {
            let consumer = Consumer::make(&self.link, &self.stream, since).await?;
            if since.is_none() {
                self.fold.begin();
            }
            let delivered = consumer.deliver(last, |message| {
                self.fold
                    .take(message.sequence, message.subject, message.heading, since.is_some());
                if since.is_some() {
                    self.current.progress.raise(message.sequence);
                }
            });
            let through = delivered.await.ok_or("a consumer fell silent")?;
            self.see_to_the_end(through, last).await?;
            if since.is_none() {
                self.fold.settle(last);
            }
            self.current.progress.raise(last);
        }
        self.found_whole();
        Ok(())
    }

    /// That nothing is in the stream between two sequences: the node that delivered may be behind, and so may whoever
    /// answers this. Who has a message from `last` on has all that were before it.
    async fn see_to_the_end(&self, through: u64, last: u64) -> Result<(), String> {
        if through >= last {
            return Ok(());
        }
        let next = self.link.next(&self.stream, ">", through + 1).await;
        match next.map_err(|fault| fault.to_string())? {
            Some(next) if next.sequence >= last => Ok(()),
            _ => Err("the node that delivers is behind".to_owned()),
        }
    }
}
