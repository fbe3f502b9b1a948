//! A consumer in the memory of one node that delivers a stream's headings to us, until all has come that
//! there was: the last of each subject, or all since a sequence.
//!
//! It tells that it lives once a second; where it is silent, or a message is missing, it is given up.

use super::heading::HEADER;
use super::link::Link;
use async_nats::{Message, StatusCode, Subscriber};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// How often a consumer tells that it lives.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// After how long without a word it is given up.
const SILENCE: Duration = Duration::from_secs(3);

/// A message that is delivered.
pub(super) struct Delivered<'a> {
    pub(super) sequence: u64,
    pub(super) subject: &'a str,
    pub(super) heading: &'a str,
}

/// A consumer that delivers to us.
pub(super) struct Consumer {
    link: Arc<Link>,
    stream: String,
    name: String,
    subscriber: Subscriber,
    /// The messages that came.
    count: u64,
    /// The last one's sequence.
    sequence: u64,
    /// Nothing is to come any more, as far as the node knows where it lives.
    done: bool,
}

impl Consumer {
    /// Makes one, of what comes after a sequence, or of the last message of each subject.
    pub(super) async fn make(link: &Arc<Link>, stream: &str, since: Option<u64>) -> Result<Consumer, String> {
        let inbox = link.client.new_inbox();
        let subscribed = link.client.subscribe(inbox.clone()).await;
        let subscriber = subscribed.map_err(|error| error.to_string())?;
        let body = json!({ "stream_name": stream, "config": config(&inbox, since) });
        let made = link.api(&format!("CONSUMER.CREATE.{stream}"), &body).await?;
        let name = made.get("name").and_then(Value::as_str);
        let name = name.ok_or_else(|| format!("no consumer: {made}"))?;
        Ok(Consumer {
            link: Arc::clone(link),
            stream: stream.to_owned(),
            name: name.to_owned(),
            subscriber,
            count: 0,
            sequence: since.unwrap_or_default(),
            done: made.get("num_pending").and_then(Value::as_u64) == Some(0),
        })
    }

    /// Hands over what comes until all up to a sequence is there; the sequence up to which it is, if
    /// nothing was missing on the way. The consumer is gone afterwards.
    pub(super) async fn deliver(mut self, last: u64, mut take: impl FnMut(Delivered<'_>)) -> Option<u64> {
        while !self.done && self.sequence < last {
            let Ok(Some(message)) = timeout(SILENCE, self.subscriber.next()).await else {
                break;
            };
            let goes_on = if message.status.is_some() {
                self.signal(&message).await
            } else {
                self.message(&message, &mut take)
            };
            if !goes_on {
                break;
            }
        }
        let through = (self.done || self.sequence >= last).then_some(self.sequence);
        let request = format!("CONSUMER.DELETE.{}.{}", self.stream, self.name);
        tokio::spawn(async move { drop(self.link.api(&request, &Value::Null).await) });
        through
    }

    /// A message of the stream; says whether none is missing.
    fn message(&mut self, message: &Message, take: &mut impl FnMut(Delivered<'_>)) -> bool {
        let Some(place) = Place::of(message) else {
            return false;
        };
        self.count += 1;
        if place.count != self.count {
            return false;
        }
        if let Some(heading) = message.headers.as_ref().and_then(|headers| headers.get(HEADER)) {
            take(Delivered {
                sequence: place.sequence,
                subject: &message.subject,
                heading: heading.as_str(),
            });
        }
        self.sequence = place.sequence;
        self.done = place.pending == 0;
        true
    }

    /// A word about the delivery itself; says whether it goes on.
    async fn signal(&mut self, message: &Message) -> bool {
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
        if sent != Some(self.count) {
            return false;
        }
        self.done = !held;
        true
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
