//! What is looked at again, and when. Knows no message.

use super::guard::locked;
use super::target::Target;
use crate::store::TableId;
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::Instant;

/// The targets that are looked at again later.
#[derive(Default)]
pub(super) struct Schedule {
    /// When, and whether because they could not be shown.
    targets: Mutex<HashMap<Target, (Instant, bool)>>,
    /// Told when something is to be tried again sooner than it was.
    sooner: Notify,
}

impl Schedule {
    /// A target is looked at again after a while; `stuck` if it could not be shown.
    pub(super) fn put_off(&self, target: Target, wait: Duration, stuck: bool) {
        locked(&self.targets).insert(target, (Instant::now() + wait, stuck));
        self.sooner.notify_one();
    }

    /// The clock was moved: whatever was put off until a moment is looked at again now.
    pub(super) fn hurry(&self) {
        let mut targets = locked(&self.targets);
        let waiting = targets.values_mut().filter(|(_, stuck)| !stuck);
        waiting.for_each(|(at, _)| *at = Instant::now());
    }

    /// A target stands as it should.
    pub(super) fn remove(&self, target: Target) {
        locked(&self.targets).remove(&target);
    }

    /// Takes out what is due, and tells when the next is, at the latest in a while.
    pub(super) fn due(&self, most: Duration) -> (Vec<Target>, Instant) {
        let now = Instant::now();
        let mut targets = locked(&self.targets);
        let due: Vec<Target> = targets
            .iter()
            .filter(|(_, (at, _))| *at <= now)
            .map(|(target, _)| *target)
            .collect();
        for target in &due {
            targets.remove(target);
        }
        let next = targets.values().map(|(at, _)| *at).min();
        (due, next.unwrap_or(now + most).min(now + most))
    }

    /// Waits until something is to be tried again sooner than it was.
    pub(super) async fn sooner(&self) {
        self.sooner.notified().await;
    }

    /// The tables of which something could not be shown.
    pub(super) fn stuck(&self) -> HashSet<TableId> {
        let targets = locked(&self.targets);
        let stuck = targets.iter().filter(|(_, (_, stuck))| *stuck);
        stuck.map(|(target, _)| target.table()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_off_is_due_when_the_clock_is_moved_and_what_failed_is_not() {
        let (schedule, hour) = (Schedule::default(), Duration::from_secs(3_600));
        schedule.put_off(Target::Table(TableId(1)), hour, false);
        schedule.put_off(Target::Table(TableId(2)), hour, true);
        assert_eq!(schedule.due(hour).0, []);
        schedule.hurry();
        assert_eq!(schedule.due(hour).0, [Target::Table(TableId(1))]);
        assert_eq!(schedule.stuck(), HashSet::from([TableId(2)]));
    }
}
