//! Who was asked lately whether to begin a game with seats free: whoever types it once more means
//! it. Knows nothing else of tables and people.

use super::guard::locked;
use crate::store::TableId;
use crate::table::UserId;
use std::collections::VecDeque;
use std::sync::Mutex;

/// So many are remembered: more than wait for a game to begin at any time.
const KEPT: usize = 1_000;

/// Who was asked at which table.
#[derive(Debug, Default)]
pub(super) struct StartQuestions(Mutex<VecDeque<(TableId, UserId)>>);

impl StartQuestions {
    /// Remembers that somebody is asked at a table; whether they were not before.
    pub(super) fn add(&self, table: TableId, user: UserId) -> bool {
        let mut asked = locked(&self.0);
        if asked.contains(&(table, user)) {
            return false;
        }
        if asked.len() == KEPT {
            asked.pop_front();
        }
        asked.push_back((table, user));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_asked_once_a_table_and_the_oldest_is_forgotten() {
        let questions = StartQuestions::default();
        let (ana, ben) = (UserId(1), UserId(2));
        assert!(questions.add(TableId(1), ana) && !questions.add(TableId(1), ana));
        assert!(questions.add(TableId(1), ben) && questions.add(TableId(2), ana));
        for table in 10..10 + KEPT as u64 {
            assert!(questions.add(TableId(table), ana));
        }
        assert!(questions.add(TableId(1), ana), "the oldest was kept");
    }
}
