//! The connection, and the requests of JetStream over it: writes, batches, single messages.
//!
//! The requests are spoken as they stand in the protocol, because everything hangs on the codes of
//! their answers. What asks waits through elections; what writes says what it knows.

use super::fault::NatsFault;
use super::heading::{HEADER, Own};
use super::names::Names;
use super::verdict::{ApiError, NO_MESSAGE, NOTHING_ERASED, Verdict};
use async_nats::{Client, HeaderMap, Request};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::Instant;

/// How long one request is waited for.
const REQUEST: Duration = Duration::from_secs(2);
/// How long an election, or the loss of a node, is waited out: an election takes 4 to 9 seconds, seldom twice that.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);
/// How long the servers are waited for at the start.
pub(super) const START: Duration = Duration::from_secs(15);
/// How long after a failure the next try comes.
pub(super) const PAUSE: Duration = Duration::from_millis(150);
/// The header with the last sequence that a subject must have.
pub(super) const AFTER: &str = "Nats-Expected-Last-Subject-Sequence";
/// A sequence that no subject has.
pub(super) const NEVER: u64 = 1 << 62;
/// How long what tells of something that is gone is kept, in seconds: as long as ids are known, and
/// longer than any process is behind.
pub(super) const TRACE: u64 = 7_200;

/// The connection of one store.
pub(super) struct Link {
    pub(super) client: Client,
    pub(super) names: Names,
    /// A number that no other process has.
    pub(super) origin: u64,
    count: AtomicU64,
}

/// A message to be written.
#[derive(Clone, Debug)]
pub(super) struct Parcel {
    pub(super) subject: String,
    pub(super) heading: String,
    pub(super) body: Vec<u8>,
    /// The last sequence that the subject must have; not judged without.
    pub(super) after: Option<u64>,
    /// Its id, under which it is written once.
    pub(super) id: Option<String>,
    /// It takes the place of all that the subject had.
    pub(super) alone: bool,
    /// It goes by itself after [`TRACE`].
    pub(super) fading: bool,
}

/// A message that is there.
#[derive(Clone, Debug)]
pub(super) struct Stored {
    pub(super) subject: String,
    pub(super) sequence: u64,
    /// The sequence that its subject had before it, where it was judged by that.
    pub(super) after: Option<u64>,
    pub(super) heading: String,
    pub(super) body: Vec<u8>,
}

#[derive(Deserialize)]
struct Answer {
    error: Option<ApiError>,
    message: Option<Encoded>,
}

#[derive(Deserialize)]
struct Encoded {
    subject: String,
    seq: u64,
    #[serde(default)]
    hdrs: String,
    #[serde(default)]
    data: String,
}

impl Parcel {
    pub(super) fn new(subject: String, heading: String, body: Vec<u8>) -> Parcel {
        Parcel {
            subject,
            heading,
            body,
            after: None,
            id: None,
            alone: false,
            fading: false,
        }
    }

    fn headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HEADER, self.heading.as_str());
        if let Some(after) = self.after {
            headers.insert(AFTER, after.to_string());
        }
        if let Some(id) = &self.id {
            headers.insert("Nats-Msg-Id", id.as_str());
        }
        if self.alone {
            headers.insert("Nats-Rollup", "sub");
        }
        if self.fading {
            headers.insert("Nats-TTL", TRACE.to_string());
        }
        headers
    }
}

impl Link {
    pub(super) fn new(client: Client, names: Names, origin: u64) -> Link {
        Link {
            client,
            names,
            origin,
            count: AtomicU64::new(1),
        }
    }

    /// A name for one more write of this process.
    pub(super) fn own(&self) -> Own {
        Own {
            origin: self.origin,
            count: self.count.fetch_add(1, Ordering::Relaxed),
        }
    }

    async fn ask(&self, subject: String, headers: HeaderMap, body: Vec<u8>) -> Result<Vec<u8>, String> {
        let mut request = Request::new().payload(body.into()).timeout(Some(REQUEST));
        if !headers.is_empty() {
            request = request.headers(headers);
        }
        let answer = self.client.send_request(subject, request).await;
        answer
            .map(|message| message.payload.to_vec())
            .map_err(|error| error.to_string())
    }

    /// Writes a message, or does not.
    pub(super) async fn publish(&self, parcel: &Parcel) -> Verdict {
        let answer = self
            .ask(parcel.subject.clone(), parcel.headers(), parcel.body.clone())
            .await;
        let verdict = answer.map_or_else(Verdict::Silent, |payload| Verdict::of(&payload));
        self.trace(parcel, &verdict);
        verdict
    }

    /// For whoever looks into what the servers were asked and answered: no body.
    fn trace(&self, parcel: &Parcel, verdict: &Verdict) {
        let Parcel {
            subject, id, after, ..
        } = parcel;
        tracing::trace!(
            subject,
            ?id,
            ?after,
            node = self.client.server_info().server_name,
            ?verdict,
            "written"
        );
    }

    /// Writes several messages, or none of them.
    pub(super) async fn batch(&self, parcels: &[Parcel]) -> Verdict {
        match parcels {
            [] => Verdict::Silent("an empty batch".to_owned()),
            [one] => self.publish(one).await,
            [first @ .., last] => Box::pin(self.publish_together(first, last)).await,
        }
    }

    async fn publish_together(&self, first: &[Parcel], last: &Parcel) -> Verdict {
        let batch = self.own().to_string();
        let headers = |parcel: &Parcel, at: usize| {
            let mut headers = parcel.headers();
            headers.insert("Nats-Batch-Id", batch.as_str());
            headers.insert("Nats-Batch-Sequence", at.to_string());
            headers
        };
        for (at, parcel) in (1..).zip(first) {
            let sent = self.client.publish_with_headers(
                parcel.subject.clone(),
                headers(parcel, at),
                parcel.body.clone().into(),
            );
            if let Err(error) = sent.await {
                return Verdict::Again(error.to_string());
            }
        }
        let mut end = headers(last, first.len() + 1);
        end.insert("Nats-Batch-Commit", "1");
        let answer = self.ask(last.subject.clone(), end, last.body.clone()).await;
        let verdict = answer.map_or_else(Verdict::Silent, |payload| Verdict::of(&payload));
        self.trace(last, &verdict);
        verdict
    }

    /// The answer to a request of the servers' own interface.
    pub(super) async fn api(&self, request: &str, body: &Value) -> Result<Value, String> {
        let body = if body.is_null() {
            Vec::new()
        } else {
            body.to_string().into_bytes()
        };
        let answer = self
            .ask(format!("$JS.API.{request}"), HeaderMap::new(), body)
            .await?;
        serde_json::from_slice(&answer).map_err(|error| format!("an answer is none: {error}"))
    }

    /// The last sequence of a stream as its leader knows, or whoever takes itself for that: there may be more.
    pub(super) async fn last_sequence(&self, stream: &str) -> Result<u64, String> {
        let info = self.api(&format!("STREAM.INFO.{stream}"), &Value::Null).await?;
        let last = info.pointer("/state/last_seq").and_then(Value::as_u64);
        last.filter(|_| led(&info))
            .ok_or_else(|| format!("no leader's state in {info}"))
    }

    /// The same as [`Link::api`], asked again while nobody answers who can: the servers may be electing.
    async fn insist(&self, request: &str, body: &Value) -> Result<Answer, NatsFault> {
        let until = Instant::now() + PATIENCE;
        loop {
            let cause = match self.api(request, body).await {
                Ok(value) => match serde_json::from_value::<Answer>(value) {
                    Ok(answer)
                        if answer
                            .error
                            .as_ref()
                            .is_none_or(|error| error.code < 500 || settled(error)) =>
                    {
                        return Ok(answer);
                    }
                    Ok(answer) => answer.error.map_or_else(String::new, |error| error.to_string()),
                    Err(error) => error.to_string(),
                },
                Err(cause) => cause,
            };
            if Instant::now() > until {
                return Err(NatsFault::Unreachable { cause });
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn message(&self, stream: &str, which: &Value) -> Result<Option<Stored>, NatsFault> {
        let answer = self.insist(&format!("STREAM.MSG.GET.{stream}"), which).await?;
        match answer {
            Answer {
                message: Some(encoded),
                ..
            } => encoded.read().map(Some),
            Answer {
                error: Some(error), ..
            } if error.number == NO_MESSAGE => Ok(None),
            Answer { error, .. } => Err(NatsFault::Refused {
                cause: error.unwrap_or_default().to_string(),
            }),
        }
    }

    /// A subject's last message, as the stream's leader has it, or whoever takes itself for that.
    pub(super) async fn last(&self, stream: &str, subject: &str) -> Result<Option<Stored>, NatsFault> {
        self.message(stream, &json!({ "last_by_subj": subject })).await
    }

    /// A subject's first message from a sequence on, as the stream's leader has it, or whoever takes itself for that.
    pub(super) async fn next(
        &self,
        stream: &str,
        subject: &str,
        from: u64,
    ) -> Result<Option<Stored>, NatsFault> {
        self.message(stream, &json!({ "next_by_subj": subject, "seq": from }))
            .await
    }

    /// Writes over the bytes of a message, and takes it out of the stream; fine where it is gone.
    pub(super) async fn erase(&self, stream: &str, sequence: u64) -> Result<(), NatsFault> {
        let request = format!("STREAM.MSG.DELETE.{stream}");
        let answer = self
            .insist(&request, &json!({ "seq": sequence, "no_erase": false }))
            .await?;
        match answer.error {
            None => Ok(()),
            Some(error) if [NO_MESSAGE, NOTHING_ERASED].contains(&error.number) => Ok(()),
            Some(error) => Err(NatsFault::Refused {
                cause: error.to_string(),
            }),
        }
    }

    /// Takes all messages of a subject up to a sequence out of the stream.
    pub(super) async fn purge(&self, stream: &str, subject: &str, through: u64) -> Result<(), NatsFault> {
        let request = format!("STREAM.PURGE.{stream}");
        let answer = self
            .insist(&request, &json!({ "filter": subject, "seq": through + 1 }))
            .await?;
        answer.error.map_or(Ok(()), |error| {
            Err(NatsFault::Refused {
                cause: error.to_string(),
            })
        })
    }
}

/// Whether a stream has a leader, as whoever tells of it knows. A node that has lost it tells of the stream all the
/// same, by what it has itself.
pub(super) fn led(info: &Value) -> bool {
    info.pointer("/cluster/leader")
        .is_some_and(|leader| leader.as_str().is_some_and(|name| !name.is_empty()))
}

/// Whether an error that looks like the servers' own is an answer all the same.
fn settled(error: &ApiError) -> bool {
    error.number == NOTHING_ERASED && error.description.contains("no message found")
}

impl Encoded {
    fn read(self) -> Result<Stored, NatsFault> {
        let strange = || NatsFault::Refused {
            cause: format!("message {} cannot be read", self.seq),
        };
        let headers = STANDARD.decode(&self.hdrs).map_err(|_| strange())?;
        let body = STANDARD.decode(&self.data).map_err(|_| strange())?;
        let headers = String::from_utf8_lossy(&headers);
        let header = |name: &str| {
            let mut lines = headers.lines();
            lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(':').map(str::trim))
        };
        Ok(Stored {
            subject: self.subject,
            sequence: self.seq,
            after: header(AFTER).and_then(|after| after.parse().ok()),
            heading: header(HEADER).unwrap_or_default().to_owned(),
            body,
        })
    }
}
