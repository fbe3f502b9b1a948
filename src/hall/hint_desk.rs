//! Who asks for hints, and what they were told.

use super::locked;
use super::thinking_threads::ThinkingThreads;
use crate::rules::Seat;
use crate::store::TableId;
use crate::table::{Advice, Denied, Refusal, UserId};
use crate::words::Message;
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex};

/// How many people may ask at the same time.
const ASKING: usize = 8;
/// How many games that were looked back at are remembered.
const REMEMBERED: usize = 16;

/// What computers think of a seat's decisions in a game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// How many decisions it had in which there was a choice.
    pub decisions: usize,
    /// How many of them there was time to look at.
    pub looked: usize,
    /// Where another action would have been clearly better, the most points first.
    pub differences: Vec<Advice>,
}

type Remembered = ((TableId, Seat), Arc<Review>);

/// Who asks for hints, and what they were told.
#[derive(Default)]
pub(super) struct HintDesk {
    threads: Mutex<Option<Arc<ThinkingThreads>>>,
    asking: Mutex<BTreeSet<UserId>>,
    reviews: Mutex<VecDeque<Remembered>>,
}

impl HintDesk {
    /// From now on is thought on these threads.
    pub(super) fn on(&self, threads: &Arc<ThinkingThreads>) {
        *locked(&self.threads) = Some(Arc::clone(threads));
    }

    /// The threads on which is thought: of their own where no computer plays here.
    pub(super) fn threads(&self) -> Option<Arc<ThinkingThreads>> {
        let mut threads = locked(&self.threads);
        if threads.is_none() {
            *threads = ThinkingThreads::new(1, || {}).ok().map(Arc::new);
        }
        threads.clone()
    }

    pub(super) fn remembered(&self, table: TableId, seat: Seat) -> Option<Arc<Review>> {
        let reviews = locked(&self.reviews);
        let found = reviews.iter().find(|(of, _)| *of == (table, seat));
        found.map(|(_, review)| Arc::clone(review))
    }

    pub(super) fn remember(&self, table: TableId, seat: Seat, review: &Arc<Review>) {
        let mut reviews = locked(&self.reviews);
        reviews.push_back(((table, seat), Arc::clone(review)));
        let more = reviews.len().saturating_sub(REMEMBERED);
        reviews.drain(..more);
    }
}

/// Somebody's turn to ask; over when it is dropped.
pub(super) struct Turn<'a>(&'a HintDesk, UserId);

impl Turn<'_> {
    pub(super) fn begin(hints: &HintDesk, user: UserId) -> Result<Turn<'_>, Denied> {
        let mut asking = locked(&hints.asking);
        if asking.len() >= ASKING {
            return Err(refused("hint-busy"));
        }
        match asking.insert(user) {
            true => Ok(Turn(hints, user)),
            false => Err(refused("hint-asking")),
        }
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        locked(&self.0.asking).remove(&self.1);
    }
}

/// A refusal without more.
pub(super) fn refused(id: &'static str) -> Denied {
    Refusal::new(Message::new(id)).into()
}
