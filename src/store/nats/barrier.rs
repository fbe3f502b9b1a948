//! A message that is written so that its place in the stream is known: whatever was acknowledged before it was sent
//! stands before it.
//!
//! No question does that. A node that has lost its leader answers for its stream by what it has itself, and a leader
//! that was deposed behind a cut answers until it hears of it, up to twenty seconds. A write is answered when a
//! majority has it, and so by none of them. One message serves all who ask before it is sent.

use super::fault::NatsFault;
use super::heading;
use super::link::{Link, NEVER, PATIENCE, PAUSE, Parcel};
use super::names::Topic;
use super::news::Announcer;
use super::verdict::Verdict;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// How often it is refused before that is believed: a deposed leader may refuse what another one takes.
const REFUSALS: u32 = 10;

/// The message in the stream of the tables: it takes the place of the one before, and goes by itself. It stands where a
/// reworded record's would that had a sequence which none has: every version knows such a subject, and nobody reads this one.
pub(super) fn table_message(link: &Link) -> Parcel {
    let subject = link.names.subject(&Topic::Original(NEVER | link.origin));
    let mut parcel = Parcel::new(subject, "barrier".to_owned(), Vec::new());
    (parcel.alone, parcel.fading) = (true, true);
    parcel
}

/// The message in the stream of the notes: a note that is not there.
pub(super) fn note_message(link: &Link) -> Parcel {
    let subject = link
        .names
        .subject(&Topic::Note(format!("barrier/{:x}", link.origin)));
    let mut parcel = Parcel::new(subject, heading::note(false, link.own()), Vec::new());
    parcel.fading = true;
    parcel
}

type Asker = oneshot::Sender<Result<u64, NatsFault>>;

/// Who asks.
#[derive(Debug)]
pub(super) struct Barrier {
    askers: mpsc::UnboundedSender<Asker>,
    task: AbortHandle,
}

impl Barrier {
    /// By a message of this process alone, of which the others are told as of all others.
    pub(super) fn new(link: Arc<Link>, parcel: Parcel, announcer: Arc<Announcer>) -> Barrier {
        let (askers, asked) = mpsc::unbounded_channel();
        let task = tokio::spawn(answer(link, parcel, announcer, asked)).abort_handle();
        Barrier { askers, task }
    }

    /// A sequence of the stream that is higher than those of all messages that were acknowledged anywhere before this
    /// question.
    pub(super) async fn passed(&self) -> Result<u64, NatsFault> {
        let (asker, answer) = oneshot::channel();
        let ended = || NatsFault::Unreachable {
            cause: "the connection is closed".to_owned(),
        };
        self.askers.send(asker).map_err(|_| ended())?;
        answer.await.map_err(|_| ended())?
    }
}

impl Drop for Barrier {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn answer(
    link: Arc<Link>,
    parcel: Parcel,
    announcer: Arc<Announcer>,
    mut asked: mpsc::UnboundedReceiver<Asker>,
) {
    while let Some(first) = asked.recv().await {
        // Whoever asks from here on is answered by the next message.
        let mut askers = vec![first];
        while let Ok(asker) = asked.try_recv() {
            askers.push(asker);
        }
        let answer = write(&link, &parcel, &announcer).await;
        for asker in askers {
            // Nobody waits any more: then nobody needs to know.
            let _ = asker.send(answer.clone());
        }
    }
}

async fn write(link: &Link, parcel: &Parcel, announcer: &Announcer) -> Result<u64, NatsFault> {
    let until = Instant::now() + PATIENCE;
    let mut refusals = 0;
    loop {
        let fault = match link.publish(parcel).await {
            Verdict::Stored(sequence) => {
                announcer.stored(sequence, parcel);
                return Ok(sequence);
            }
            Verdict::Refused(fault) => {
                refusals += 1;
                fault
            }
            Verdict::Again(cause) | Verdict::Silent(cause) => NatsFault::Unreachable { cause },
            Verdict::Known(_) | Verdict::Behind | Verdict::Doubled => NatsFault::Unreachable {
                cause: "an answer to something else".to_owned(),
            },
        };
        if refusals == REFUSALS || Instant::now() > until {
            return Err(fault);
        }
        tokio::time::sleep(PAUSE).await;
    }
}
