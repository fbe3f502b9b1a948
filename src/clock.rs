//! What time it is, for whoever is given a clock. Knows nothing else.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The longest sleep: the system's clock may be set meanwhile.
const LONGEST: Duration = Duration::from_secs(60);

/// A clock: the system's, or one that is moved by hand. Clones are one clock.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<watch::Sender<u64>>);

impl Clock {
    /// The system's clock.
    #[must_use]
    pub fn system() -> Clock {
        Clock(None)
    }

    /// A clock that stands at a time (milliseconds since 1970) until it is moved: for tests.
    #[must_use]
    pub fn standing(at: u64) -> Clock {
        Clock(Some(watch::Sender::new(at)))
    }

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        match &self.0 {
            Some(at) => *at.borrow(),
            None => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
        }
    }

    /// Milliseconds that never go back, from a moment of the program's own: for how long something
    /// takes, whatever the system's clock is set to meanwhile.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        static BEGAN: OnceLock<Instant> = OnceLock::new();
        match &self.0 {
            Some(at) => *at.borrow(),
            None => {
                let since = BEGAN.get_or_init(Instant::now).elapsed();
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
        }
    }

    /// Moves a standing clock on by so many milliseconds; the system's goes its own way.
    pub fn advance(&self, millis: u64) {
        if let Some(at) = &self.0 {
            at.send_modify(|at| *at = at.saturating_add(millis));
        }
    }

    /// Waits until a time (milliseconds since 1970) has come; never answers before it.
    pub async fn until(&self, at: u64) {
        match &self.0 {
            Some(standing) => {
                // The sender lives as long as this clock, so waiting cannot fail.
                let _reached = standing.subscribe().wait_for(|now| *now >= at).await.is_ok();
            }
            None => {
                while let Some(left) = at.checked_sub(self.now()).filter(|left| *left > 0) {
                    tokio::time::sleep(Duration::from_millis(left).min(LONGEST)).await;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_standing_clock_moves_by_hand_alone_and_wakes_whoever_waits() {
        let clock = Clock::standing(100);
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move {
                clock.until(150).await;
                clock.now()
            }
        });
        clock.until(100).await;
        clock.advance(49);
        assert_eq!(clock.now(), 149);
        assert!(!waiting.is_finished());
        clock.advance(1);
        assert_eq!(waiting.await.unwrap(), 150);
    }

    #[tokio::test]
    async fn the_systems_clock_is_never_early() {
        let clock = Clock::system();
        let at = clock.now() + 20;
        clock.until(at).await;
        assert!(clock.now() >= at);
        clock.advance(1_000_000);
        assert!(clock.now() < at + 1_000_000, "nobody moves the system's clock");
    }
}
