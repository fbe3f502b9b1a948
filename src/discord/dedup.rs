//! The interactions that were taken in lately: Discord may deliver one twice, and an answer can be
//! given once. Knows nothing else of them.

use super::ids::InteractionId;
use std::collections::{HashSet, VecDeque};

/// So many are remembered: more than come in within the seconds after which Discord delivers again.
const KEPT: usize = 4_096;

/// The ids of the interactions that were taken in lately.
#[derive(Debug, Default)]
pub(super) struct RecentInteractions {
    ids: HashSet<InteractionId>,
    order: VecDeque<InteractionId>,
}

impl RecentInteractions {
    /// Remembers an id; whether it is new.
    pub(super) fn add(&mut self, id: InteractionId) -> bool {
        if !self.ids.insert(id) {
            return false;
        }
        self.order.push_back(id);
        if self.order.len() > KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.ids.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_new_once_and_the_oldest_is_forgotten() {
        let mut recent = RecentInteractions::default();
        assert!(recent.add(InteractionId(1)) && !recent.add(InteractionId(1)));
        for id in 2..=KEPT as u64 + 1 {
            assert!(recent.add(InteractionId(id)));
        }
        assert_eq!((recent.ids.len(), recent.order.len()), (KEPT, KEPT));
        assert!(recent.add(InteractionId(1)), "the oldest was kept");
    }
}
