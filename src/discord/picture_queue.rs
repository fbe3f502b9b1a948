//! How many pictures are drawn at once: fewer than there are cores, so that one is left to whoever answers people; and
//! what somebody waits for first. Knows no picture.

use super::guard::locked;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot::{Sender, channel};

/// Who waits for a picture; the first goes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PictureUse {
    /// Whoever pressed or typed something: it is in the answer.
    Answer,
    /// Nobody in particular: it is in a message that is kept like a table.
    Message,
}

/// The pictures that are being drawn, and those that wait for it.
#[derive(Clone)]
pub(super) struct PictureQueue(Arc<Mutex<Inner>>);

struct Inner {
    /// How many more may be drawn now.
    free: usize,
    waiting: BTreeMap<(PictureUse, u64), Sender<DrawingTurn>>,
    next: u64,
}

/// A picture's turn; the next has it when this is dropped.
pub(super) struct DrawingTurn(PictureQueue);

impl Drop for DrawingTurn {
    fn drop(&mut self) {
        let next = {
            let mut inner = locked(&self.0.0);
            let next = inner.waiting.pop_first();
            inner.free += usize::from(next.is_none());
            next
        };
        if let Some((_, waiting)) = next {
            // One who waits no longer drops it at once, and so hands it on.
            let _ = waiting.send(DrawingTurn(self.0.clone()));
        }
    }
}

impl PictureQueue {
    /// A queue where so many may be drawn at once; one at least.
    pub(super) fn new(most: usize) -> PictureQueue {
        PictureQueue(Arc::new(Mutex::new(Inner {
            free: most.max(1),
            waiting: BTreeMap::new(),
            next: 0,
        })))
    }

    /// A queue that leaves one of this machine's cores free, where it has several.
    pub(super) fn of_this_machine() -> PictureQueue {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        PictureQueue::new(cores.saturating_sub(1))
    }

    /// Waits for a picture's turn.
    pub(super) async fn turn(&self, used_for: PictureUse) -> DrawingTurn {
        let waiting = {
            let mut inner = locked(&self.0);
            if inner.free > 0 {
                inner.free -= 1;
                return DrawingTurn(self.clone());
            }
            let (sender, receiver) = channel();
            inner.next += 1;
            let place = (used_for, inner.next);
            inner.waiting.insert(place, sender);
            receiver
        };
        match waiting.await {
            Ok(turn) => turn,
            // Nobody drops a queue that somebody waits in.
            Err(_) => unreachable!("a turn is handed on until nobody waits for it"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_core_is_left_to_whoever_answers_people() {
        let cores = std::thread::available_parallelism().unwrap().get();
        let free = locked(&PictureQueue::of_this_machine().0).free;
        assert!(free >= 1 && (free < cores || cores == 1), "{free} of {cores}");
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_are_drawn_at_once_and_those_of_answers_go_first() {
        let queue = PictureQueue::new(2);
        let order = Arc::new(Mutex::new(Vec::new()));
        let held = (queue.turn(PictureUse::Message).await, queue.turn(PictureUse::Message).await);
        let mut tasks = Vec::new();
        for (name, used_for) in [
            ("board", PictureUse::Message),
            ("gone", PictureUse::Answer),
            ("panel", PictureUse::Message),
            ("answer", PictureUse::Answer),
        ] {
            let (queue, order) = (queue.clone(), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let _turn = queue.turn(used_for).await;
                locked(&order).push(name);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }));
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(locked(&order).is_empty(), "two are drawn already");
        tasks.remove(1).abort();
        tokio::time::sleep(Duration::from_millis(1)).await;
        drop(held.0);
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(*locked(&order), ["answer", "board", "panel"], "one after the other");
        drop(held.1);
        let (first, second) = tokio::join!(queue.turn(PictureUse::Message), queue.turn(PictureUse::Message));
        assert_eq!(locked(&queue.0).free, 0);
        drop((first, second));
        assert_eq!(locked(&queue.0).free, 2);
    }
}
