//! Answering in time: with the answer itself if it is ready soon, otherwise first with a promise.
//! Knows nothing of what is answered.

use super::body::Body;
use super::delivery::OpenedPanel;
use super::incoming::{OwnMessage, Ticket};
use super::port::{Acknowledgement, Port};
use super::retry::pause;
use super::trouble::Trouble;
use crate::measure::Measures;
use crate::table::Only;
use std::sync::Arc;
use std::time::Duration;

/// The longest wait that an acknowledgement is put off for.
const SOON: Duration = Duration::from_millis(1_000);
/// How often a promised answer is tried again.
const AGAIN: u32 = 3;
/// How long an answer may take before it is promised; Discord waits for 3 seconds.
const PATIENCE: Duration = Duration::from_millis(1_200);

/// An answer.
#[derive(Clone)]
pub enum Reply {
    /// A new message that its asker alone sees.
    Whisper(Body<Only>),
    /// The message with the control, which is the asker's own, changed.
    Update {
        /// The message.
        own: OwnMessage,
        /// What it shows then.
        body: Body<Only>,
        /// The panel that this is, if it is one.
        panel: Option<OpenedPanel>,
    },
    /// Nothing to be seen.
    Silent,
}

impl Reply {
    /// The same in the message with the control, if that is the asker's own.
    #[must_use]
    pub fn in_place(self, own: Option<OwnMessage>) -> Reply {
        match (self, own) {
            (Reply::Whisper(body), Some(own)) => Reply::Update {
                own,
                body,
                panel: None,
            },
            (other, _) => other,
        }
    }

    /// The panel that the asker's own message shows then.
    fn panel(&self) -> Option<(OwnMessage, OpenedPanel)> {
        match self {
            Reply::Update {
                own,
                panel: Some(panel),
                ..
            } => Some((*own, panel.clone())),
            _ => None,
        }
    }
}

/// What is promised when an answer takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// A new message.
    Message,
    /// A change of the message with the control.
    Update,
}

impl Promise {
    /// What is promised to somebody who pressed in a message.
    #[must_use]
    pub fn to(own: Option<OwnMessage>) -> Promise {
        own.map_or(Promise::Message, |_| Promise::Update)
    }
}

/// What came of an answer that was given.
#[derive(Default)]
pub(super) struct Given {
    /// The panel that the asker's own message shows then.
    pub(super) panel: Option<(OwnMessage, OpenedPanel)>,
    /// Whether it is a new message, which stands below all others.
    pub(super) below: bool,
}

/// What gives answers.
pub(super) struct Answers {
    port: Arc<dyn Port>,
    measures: Measures,
}

impl Answers {
    /// Answers by a port.
    pub(super) fn new(port: Arc<dyn Port>, measures: Measures) -> Answers {
        Answers { port, measures }
    }

    /// Waits for an answer and gives it; tells what came of that.
    ///
    /// # Errors
    /// It did not reach the asker.
    pub(super) async fn answer(
        &self,
        ticket: &Ticket,
        promise: Promise,
        work: impl Future<Output = Reply> + Send,
    ) -> Result<Given, Trouble> {
        tokio::pin!(work);
        tokio::select! {
            reply = &mut work => {
                let (panel, below) = (reply.panel(), matches!(reply, Reply::Whisper(_)));
                self.acknowledge(ticket, match reply {
                    Reply::Whisper(body) => Acknowledgement::Message(body),
                    Reply::Update { own, body, .. } => Acknowledgement::Update(own, body),
                    Reply::Silent => Acknowledgement::UpdateLater,
                }).await?;
                Ok(Given { panel, below })
            }
            () = tokio::time::sleep(PATIENCE) => {
                let promised = self.acknowledge(ticket, match promise {
                    Promise::Message => Acknowledgement::MessageLater,
                    Promise::Update => Acknowledgement::UpdateLater,
                }).await;
                // The work is done to its end, whether or not anybody waits for the answer.
                let reply = work.await;
                promised?;
                let below = promise == Promise::Message || matches!(reply, Reply::Whisper(_));
                let panel = reply.panel();
                self.fulfil(ticket, promise, reply).await?;
                Ok(Given { panel, below })
            }
        }
    }

    async fn fulfil(&self, ticket: &Ticket, promise: Promise, reply: Reply) -> Result<(), Trouble> {
        let done = match (promise, reply) {
            (Promise::Message, Reply::Whisper(body) | Reply::Update { body, .. })
            | (Promise::Update, Reply::Update { body, .. }) => self.amend(ticket, body).await,
            (Promise::Update, Reply::Whisper(body)) => self.follow_up(ticket, body).await,
            (Promise::Message, Reply::Silent) => self.amend(ticket, Body::text("✔")).await,
            (Promise::Update, Reply::Silent) => Ok(()),
        };
        done.inspect_err(|why| tracing::warn!(%why, "a promised answer was not delivered"))
    }

    /// Fills in what was promised; some times more, since the same words in the same message cannot
    /// stand there twice.
    async fn amend(&self, ticket: &Ticket, body: Body<Only>) -> Result<(), Trouble> {
        let mut tries = 0;
        loop {
            match self.port.amend(ticket.clone(), body.clone()).await {
                Err(why) if why.passes() && tries < AGAIN => {
                    tries += 1;
                    tokio::time::sleep(pause(&why, tries)).await;
                }
                done => return done,
            }
        }
    }

    /// Sends the asker one more message; once more only where Discord says that it took none.
    ///
    /// # Errors
    /// It did not reach the asker.
    pub(super) async fn follow_up(&self, ticket: &Ticket, body: Body<Only>) -> Result<(), Trouble> {
        match self.port.follow_up(ticket.clone(), body.clone()).await {
            Err(why @ Trouble::Limited { .. }) => {
                tokio::time::sleep(pause(&why, 1)).await;
                self.port.follow_up(ticket.clone(), body).await
            }
            done => done,
        }
    }

    /// Acknowledges; once more where no answer came, since the same acknowledgement cannot count
    /// twice, or where Discord says that it will take it in a moment.
    ///
    /// # Errors
    /// It did not reach the asker.
    pub(super) async fn acknowledge(&self, ticket: &Ticket, how: Acknowledgement) -> Result<(), Trouble> {
        let first = self.port.acknowledge(ticket.clone(), how.clone()).await;
        let done = match first {
            Err(Trouble::Limited { after: Some(after) }) if after <= SOON => {
                tokio::time::sleep(after).await;
                self.port.acknowledge(ticket.clone(), how).await
            }
            Err(Trouble::TimedOut | Trouble::Server(_)) => {
                match self.port.acknowledge(ticket.clone(), how).await {
                    Err(Trouble::Acknowledged) => Ok(()),
                    other => other,
                }
            }
            other => other,
        };
        match &done {
            Ok(()) | Err(Trouble::Acknowledged) => self.measures.acknowledged(ticket.taken.elapsed()),
            Err(why) => {
                self.measures.unanswered();
                tracing::warn!(interaction = %ticket.id, %why, "an answer was not delivered");
            }
        }
        done
    }
}
