//! How far a stream is, as its leader knows: asked once for all who want to know at that time.

use super::fault::NatsFault;
use super::link::{Link, PATIENCE, PAUSE};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::Instant;

type Asker = oneshot::Sender<Result<u64, NatsFault>>;

/// Who asks.
#[derive(Debug)]
pub(super) struct Barrier {
    askers: mpsc::UnboundedSender<Asker>,
    task: AbortHandle,
}

impl Barrier {
    pub(super) fn new(link: Arc<Link>, stream: String) -> Barrier {
        let (askers, asked) = mpsc::unbounded_channel();
        let task = tokio::spawn(answer(link, stream, asked)).abort_handle();
        Barrier { askers, task }
    }

    /// The stream's last sequence, not older than this question.
    pub(super) async fn last(&self) -> Result<u64, NatsFault> {
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

async fn answer(link: Arc<Link>, stream: String, mut asked: mpsc::UnboundedReceiver<Asker>) {
    while let Some(first) = asked.recv().await {
        // Whoever asks from here on is answered by the next request.
        let mut askers = vec![first];
        while let Ok(asker) = asked.try_recv() {
            askers.push(asker);
        }
        let answer = last(&link, &stream).await;
        for asker in askers {
            // Nobody waits any more: then nobody needs to know.
            let _ = asker.send(answer.clone());
        }
    }
}

async fn last(link: &Link, stream: &str) -> Result<u64, NatsFault> {
    let until = Instant::now() + PATIENCE;
    loop {
        let cause = match link.last_sequence(stream).await {
            Ok(last) => return Ok(last),
            Err(cause) => cause,
        };
        if Instant::now() > until {
            return Err(NatsFault::Unreachable { cause });
        }
        tokio::time::sleep(PAUSE).await;
    }
}
