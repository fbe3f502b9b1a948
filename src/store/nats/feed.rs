//! What goes on in a stream, as it happens: headings alone, first the last of each subject, then
//! every new one.
//!
//! A consumer in the memory of one node delivers them. It tells that it lives once a second; where
//! it is silent, or a message is missing, another one is made that goes on where this one was.

use super::fault::NatsFault;
use super::heading::HEADER;
use super::link::{Link, PATIENCE, PAUSE, TRACE};
use async_nats::{Message, StatusCode, Subscriber};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::task::AbortHandle;
use tokio::time::{Instant, timeout};

/// How often a consumer tells that it lives.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// After how long without a word another one is made.
const SILENCE: Duration = Duration::from_secs(3);
/// After how long away everything is asked for anew: what went by itself was not told. Much less
/// than [`TRACE`].
const AWAY: Duration = Duration::from_secs(TRACE / 4);

/// Whoever takes in what happens.
pub(super) trait Fold: Send + Sync + 'static {
    /// A message; `live` where it is new, not the last of its subject at the beginning.
    fn take(&self, sequence: u64, subject: &str, heading: &str, live: bool);
    /// Begins anew: what is not taken in again until `settle` is gone.
    fn begin(&self);
    /// All that there was up to this sequence was taken in.
    fn settle(&self, through: u64);
}

/// What is followed of a stream.
#[derive(Debug)]
pub(super) struct Feed {
    /// Nothing before all that there was is taken in for the first time.
    applied: watch::Receiver<Option<u64>>,
    doubt: Arc<Notify>,
    task: AbortHandle,
}

/// The work behind it.
struct Follower<F> {
    link: Arc<Link>,
    stream: String,
    fold: Arc<F>,
    applied: watch::Sender<Option<u64>>,
    doubt: Arc<Notify>,
    seen: Option<Instant>,
}

/// A consumer that delivers to us.
struct Delivery {
    subscriber: Subscriber,
    consumer: String,
    /// The stream's last sequence before the consumer was made.
    last: u64,
    /// The messages that came.
    count: u64,
    /// It began with the last message of each subject.
    anew: bool,
    settled: bool,
}

impl Feed {
    pub(super) fn follow<F: Fold>(link: Arc<Link>, stream: String, fold: Arc<F>) -> Feed {
        let (sender, applied) = watch::channel(None);
        let doubt = Arc::new(Notify::new());
        let follower = Follower {
            link,
            stream,
            fold,
            applied: sender,
            doubt: Arc::clone(&doubt),
            seen: None,
        };
        let task = tokio::spawn(follower.run()).abort_handle();
        Feed { applied, doubt, task }
    }

    /// Waits until all up to a sequence is taken in; where it takes long, the consumer is doubted.
    pub(super) async fn reached(&self, sequence: u64) -> Result<(), NatsFault> {
        let mut applied = self.applied.clone();
        let until = Instant::now() + PATIENCE;
        loop {
            match timeout(
                SILENCE,
                applied.wait_for(|applied| applied.is_some_and(|applied| applied >= sequence)),
            )
            .await
            {
                Ok(Ok(_)) => return Ok(()),
                Ok(Err(_)) => break,
                Err(_) if Instant::now() > until => break,
                Err(_) => self.doubt.notify_one(),
            }
        }
        Err(NatsFault::Unreachable {
            cause: "the stream could not be followed".to_owned(),
        })
    }
}

impl Drop for Feed {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl<F: Fold> Follower<F> {
    async fn run(mut self) {
        loop {
            match self.attach().await {
                Ok(mut delivery) => {
                    self.deliver(&mut delivery).await;
                    let request = format!("CONSUMER.DELETE.{}.{}", self.stream, delivery.consumer);
                    let link = Arc::clone(&self.link);
                    tokio::spawn(async move { drop(link.api(&request, &Value::Null).await) });
                }
                Err(cause) => tracing::debug!(stream = self.stream, cause, "a stream is not followed yet"),
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Makes a consumer that goes on where we are.
    async fn attach(&mut self) -> Result<Delivery, String> {
        let info = self
            .link
            .api(&format!("STREAM.INFO.{}", self.stream), &Value::Null)
            .await?;
        let last = info.pointer("/state/last_seq").and_then(Value::as_u64);
        let last = last.ok_or_else(|| format!("no state in {info}"))?;
        let applied = *self.applied.borrow();
        let anew = applied.is_none() || self.seen.is_none_or(|seen| seen.elapsed() > AWAY);
        let inbox = self.link.client.new_inbox();
        let subscriber = self
            .link
            .client
            .subscribe(inbox.clone())
            .await
            .map_err(|error| error.to_string())?;
        let since = if anew { None } else { applied };
        let config = config(&inbox, since);
        let body = json!({ "stream_name": self.stream, "config": config });
        let made = self
            .link
            .api(&format!("CONSUMER.CREATE.{}", self.stream), &body)
            .await?;
        let consumer = made
            .get("name")
            .and_then(Value::as_str)
            .ok_or_else(|| format!("no consumer: {made}"))?;
        if anew {
            self.fold.begin();
        }
        let mut delivery = Delivery {
            subscriber,
            consumer: consumer.to_owned(),
            last,
            count: 0,
            anew,
            settled: false,
        };
        if made.get("num_pending").and_then(Value::as_u64) == Some(0) {
            self.settle(&mut delivery, 0);
        }
        Ok(delivery)
    }

    /// Takes in what comes until nothing does, or something is missing.
    async fn deliver(&mut self, delivery: &mut Delivery) {
        loop {
            let message = tokio::select! {
                message = timeout(SILENCE, delivery.subscriber.next()) => message,
                () = self.doubt.notified() => return,
            };
            let Ok(Some(message)) = message else { return };
            self.seen = Some(Instant::now());
            if message.status.is_some() {
                if !self.signal(delivery, &message).await {
                    return;
                }
                continue;
            }
            let Some(place) = Place::of(&message) else { return };
            delivery.count += 1;
            if place.count != delivery.count {
                return;
            }
            let live = delivery.settled || !delivery.anew;
            if let Some(heading) = message.headers.as_ref().and_then(|headers| headers.get(HEADER)) {
                self.fold
                    .take(place.sequence, &message.subject, heading.as_str(), live);
            }
            if live {
                self.applied
                    .send_if_modified(|applied| raise(applied, place.sequence));
            }
            if !delivery.settled && place.pending == 0 {
                self.settle(delivery, place.sequence);
            }
        }
    }

    /// A word about the delivery itself; says whether it goes on.
    async fn signal(&self, delivery: &mut Delivery, message: &Message) -> bool {
        if message.status != Some(StatusCode::IDLE_HEARTBEAT) {
            return false;
        }
        let header = |name: &str| message.headers.as_ref().and_then(|headers| headers.get(name));
        let stalled = header("Nats-Consumer-Stalled").map(|subject| subject.as_str().to_owned());
        let held = stalled.is_some();
        if let Some(reply) = message.reply.as_ref().map(ToString::to_string).or(stalled) {
            return self.link.client.publish(reply, Vec::new().into()).await.is_ok();
        }
        let sent = header("Nats-Last-Consumer").and_then(|count| count.as_str().parse::<u64>().ok());
        if sent != Some(delivery.count) {
            return false;
        }
        if !delivery.settled && !held {
            self.settle(delivery, 0);
        }
        true
    }

    fn settle(&self, delivery: &mut Delivery, sequence: u64) {
        delivery.settled = true;
        if delivery.anew {
            self.fold.settle(delivery.last);
        }
        let through = sequence.max(delivery.last);
        self.applied.send_if_modified(|applied| raise(applied, through));
    }
}

/// A consumer that delivers headers to an inbox: the last of each subject and what comes, or all
/// since a sequence.
fn config(inbox: &str, since: Option<u64>) -> Value {
    let mut config = json!({
        "deliver_subject": inbox,
        "deliver_policy": "last_per_subject",
        "filter_subject": ">",
        "ack_policy": "none",
        "max_deliver": 1,
        "mem_storage": true,
        "num_replicas": 1,
        "idle_heartbeat": nanoseconds(HEARTBEAT),
        "flow_control": true,
        "headers_only": true,
        "inactive_threshold": nanoseconds(SILENCE * 10),
    });
    if let (Some(since), Some(config)) = (since, config.as_object_mut()) {
        config.insert("deliver_policy".into(), "by_start_sequence".into());
        config.insert("opt_start_seq".into(), (since + 1).into());
    }
    config
}

fn raise(applied: &mut Option<u64>, sequence: u64) -> bool {
    let further = Some(sequence) > *applied;
    *applied = (*applied).max(Some(sequence));
    further
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Where a delivered message stands.
struct Place {
    /// In the stream.
    sequence: u64,
    /// In the delivery.
    count: u64,
    /// How many are to come.
    pending: u64,
}

impl Place {
    /// From `$JS.ACK.<stream>.<consumer>.<delivered>.<sequence>.<count>.<time>.<pending>`, or the
    /// longer form with a domain and an account before the stream.
    fn of(message: &Message) -> Option<Place> {
        let reply = message.reply.as_ref()?;
        let words: Vec<&str> = reply.split('.').collect();
        let skipped = match words.len() {
            9 => 0,
            11.. => 2,
            _ => return None,
        };
        let number = |at: usize| words.get(at + skipped)?.parse::<u64>().ok();
        Some(Place {
            sequence: number(5)?,
            count: number(6)?,
            pending: number(8)?,
        })
    }
}
