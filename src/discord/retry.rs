//! How long to wait before something is tried again. Knows nothing of what.

use super::trouble::Trouble;
use std::time::Duration;

/// How long a message is left as it is whose table moves on faster than it can be shown.
pub(super) const RESTLESS: Duration = Duration::from_secs(5);
/// The longest wait between two tries.
pub(super) const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// Waits between tries of what somebody may have to mend first: a minute, twice as long each time, six
/// hours at most.
pub(super) struct Backoff(Duration);

impl Backoff {
    const LONGEST: Duration = Duration::from_secs(6 * 60 * 60);

    /// How long the next one is.
    pub(super) fn next(&self) -> Duration {
        self.0
    }

    /// Waits.
    pub(super) async fn wait(&mut self) {
        tokio::time::sleep(self.0).await;
        self.0 = (self.0 * 2).min(Backoff::LONGEST);
    }
}

impl Default for Backoff {
    fn default() -> Backoff {
        Backoff(Duration::from_secs(60))
    }
}

/// How long to wait after a failure: as long as Discord says, otherwise longer each time.
pub(super) fn pause(why: &Trouble, tries: u32) -> Duration {
    match why {
        Trouble::Limited { after: Some(after) } => (*after).min(LONGEST_PAUSE),
        _ => longer(tries),
    }
}

/// How long to wait after so many tries: twice as long each time, and never the same for two who wait.
pub(super) fn longer(tries: u32) -> Duration {
    (Duration::from_millis(400) * 2_u32.saturating_pow(tries)).min(LONGEST_PAUSE)
        + some(Duration::from_millis(250))
}

/// A time up to this one, at random.
pub(super) fn some(most: Duration) -> Duration {
    most.mul_f64(f64::from(getrandom::u32().unwrap_or_default()) / f64::from(u32::MAX))
}
