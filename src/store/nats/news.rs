//! What processes tell each other of what they have written, so that none of them has to be sent the
//! whole stream: plain messages, a line a message of the stream.
//!
//! They may be lost, doubled or late: the stream alone is the truth, and `feed.rs` reads from it what
//! nobody told.

use super::link::Parcel;
use super::progress::Progress;
use async_nats::Client;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;

/// How long after a message the next one waits for more lines.
const GATHERED: Duration = Duration::from_millis(2);
/// The most bytes of a message, but for its last line.
const MOST: usize = 256 * 1024;

/// A message of the stream, as others are told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    pub(super) sequence: u64,
    pub(super) subject: &'a str,
    pub(super) heading: &'a str,
}

impl<'a> Line<'a> {
    fn read(line: &'a str) -> Option<Line<'a>> {
        let mut words = line.splitn(3, ' ');
        Some(Line {
            sequence: words.next()?.parse().ok()?,
            subject: words.next()?,
            heading: words.next()?,
        })
    }

    /// The lines of a message; what is none is left out.
    pub(super) fn all(message: &'a [u8]) -> impl Iterator<Item = Line<'a>> {
        let text = str::from_utf8(message).unwrap_or_default();
        text.lines().filter_map(Line::read)
    }
}

enum Item {
    Line(String),
    /// Whoever asks is told when all lines before are sent.
    Flush(oneshot::Sender<()>),
}

/// What becomes of what this process has written: it counts as taken in, and the others are told.
#[derive(Debug)]
pub(super) struct Announcer {
    progress: Arc<Progress>,
    items: mpsc::UnboundedSender<Item>,
    task: AbortHandle,
}

impl Announcer {
    /// Others are told under a subject.
    pub(super) fn new(client: Client, subject: String, progress: Arc<Progress>) -> Announcer {
        let (items, waiting) = mpsc::unbounded_channel();
        let task = tokio::spawn(announce(client, subject, waiting)).abort_handle();
        Announcer {
            progress,
            items,
            task,
        }
    }

    /// A message is in the stream under a sequence, and is taken in here.
    pub(super) fn stored(&self, sequence: u64, parcel: &Parcel) {
        self.progress.mark(sequence);
        let line = format!("{sequence} {} {}\n", parcel.subject, parcel.heading);
        // Nobody tells any more: then the others read it from the stream.
        let _ = self.items.send(Item::Line(line));
    }

    /// Waits until the others are told of all that was stored.
    pub(super) async fn flush(&self) {
        let (sender, flushed) = oneshot::channel();
        if self.items.send(Item::Flush(sender)).is_ok() {
            let _ = flushed.await;
        }
    }
}

impl Drop for Announcer {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Sends what waits, at once where nothing was sent lately.
async fn announce(client: Client, subject: String, mut waiting: mpsc::UnboundedReceiver<Item>) {
    let mut text = String::new();
    while let Some(first) = waiting.recv().await {
        let mut flushed = Vec::new();
        let mut next = Some(first);
        while let Some(item) = next.take() {
            match item {
                Item::Line(line) => text.push_str(&line),
                Item::Flush(sender) => flushed.push(sender),
            }
            if text.len() < MOST {
                next = waiting.try_recv().ok();
            }
        }
        if !text.is_empty()
            && let Err(error) = client
                .publish(subject.clone(), std::mem::take(&mut text).into())
                .await
        {
            tracing::debug!(%error, "the others were not told what was written");
        }
        for sender in flushed {
            // Whoever waited has gone.
            let _ = sender.send(());
        }
        tokio::time::sleep(GATHERED).await;
    }
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn lines_are_read_as_they_were_written_and_what_is_none_is_left_out() {
        let line = |sequence, subject, heading| Line {
            sequence,
            subject,
            heading,
        };
        let all = |message: &'static str| Line::all(message.as_bytes()).collect::<Vec<_>>();
        assert_eq!(
            all("7 tavolo.t.1 record 1 2-3 o\n8 tavolo.p.9 free\n"),
            [line(7, "tavolo.t.1", "record 1 2-3 o"), line(8, "tavolo.p.9", "free")]
        );
        assert_eq!(all("x\n7 tavolo.t.1\n-1 a b\n\n8 tavolo.p.9 free"), [line(8, "tavolo.p.9", "free")]);
        assert_eq!(Line::all(&[255, 10, 254]).count(), 0);
    }
}
