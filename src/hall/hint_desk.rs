//! Who asks for hints, and what they were told.

use super::locked;
use super::thinking_threads::ThinkingThreads;
use crate::rules::Seat;
use crate::store::TableId;
use crate::table::{Advice, Denied, Refusal, Step, UserId};
use crate::words::Message;
use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex};

/// How many people may ask at the same time.
const ASKING: usize = 8;
/// How many games that were looked back at are remembered, and how much advice.
const REVIEWS: usize = 16;
const ADVICE: usize = 256;

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

/// The last things that were said, each about something.
type Memory<K, V> = Mutex<VecDeque<(K, V)>>;

/// Who asks for hints, and what they were told.
#[derive(Default)]
pub(super) struct HintDesk {
    threads: Mutex<Option<Arc<ThinkingThreads>>>,
    asking: Mutex<BTreeSet<UserId>>,
    reviews: Memory<(TableId, Seat), Arc<Review>>,
    /// Of decisions that were awaited, by the step by which they came about: whoever asks again is told the same.
    advice: Memory<(TableId, UserId, Step), Advice>,
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

    pub(super) fn review(&self, table: TableId, seat: Seat) -> Option<Arc<Review>> {
        recalled(&self.reviews, &(table, seat))
    }

    pub(super) fn keep_review(&self, table: TableId, seat: Seat, review: &Arc<Review>) {
        keep(&self.reviews, REVIEWS, (table, seat), Arc::clone(review));
    }

    pub(super) fn advice(&self, decision: (TableId, UserId, Step)) -> Option<Advice> {
        recalled(&self.advice, &decision)
    }

    pub(super) fn keep_advice(&self, decision: (TableId, UserId, Step), advice: &Advice) {
        keep(&self.advice, ADVICE, decision, advice.clone());
    }
}

fn recalled<K: PartialEq, V: Clone>(memory: &Memory<K, V>, about: &K) -> Option<V> {
    let said = locked(memory);
    let found = said.iter().rev().find(|(of, _)| of == about);
    found.map(|(_, said)| said.clone())
}

/// Keeps what was said, and so many things at the most.
fn keep<K, V>(memory: &Memory<K, V>, most: usize, about: K, said: V) {
    let mut all = locked(memory);
    all.push_back((about, said));
    let more = all.len().saturating_sub(most);
    all.drain(..more);
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
