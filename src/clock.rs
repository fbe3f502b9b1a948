//! What time it is, for whoever is given a clock. Knows nothing else.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The longest sleep: the system's clock may be set meanwhile.
const LONGEST: Duration = Duration::from_secs(60);

/// A clock: the system's, one that runs with it, or one that is moved by hand. Clones are one clock.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

/// Where a clock has its time from.
#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    System,
    /// The system's time and so many milliseconds more.
    Shifted(watch::Receiver<i64>),
    Standing(watch::Sender<u64>),
}

/// The system's time in milliseconds since 1970.
fn real() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl Clock {
    /// The system's clock.
    #[must_use]
    pub fn system() -> Clock {
        Clock(Source::System)
    }

    /// A clock that runs with the system's, so many milliseconds before it: as many as whoever
    /// holds the sender says, at any moment.
    #[must_use]
    pub fn shifted(shift: watch::Receiver<i64>) -> Clock {
        Clock(Source::Shifted(shift))
    }

    /// A clock that stands at a time (milliseconds since 1970) until it is moved: for tests.
    #[must_use]
    pub fn standing(at: u64) -> Clock {
        Clock(Source::Standing(watch::Sender::new(at)))
    }

    /// The time, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::System => real(),
            Source::Shifted(shift) => real().saturating_add_signed(*shift.borrow()),
            Source::Standing(at) => *at.borrow(),
        }
    }

    /// Milliseconds that never go back, from a moment of the program's own: for how long something
    /// takes, whatever the system's clock is set to meanwhile.
    #[must_use]
    pub fn ticks(&self) -> u64 {
        static BEGAN: OnceLock<Instant> = OnceLock::new();
        match &self.0 {
            Source::Standing(at) => *at.borrow(),
            Source::System | Source::Shifted(_) => {
                let since = BEGAN.get_or_init(Instant::now).elapsed();
                u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
            }
        }
    }

    /// Moves a standing clock on by so many milliseconds; others go their own way.
    pub fn advance(&self, millis: u64) {
        if let Source::Standing(at) = &self.0 {
            at.send_modify(|at| *at = at.saturating_add(millis));
        }
    }

    /// How many wait for a standing clock: whoever moves it by hand sees that somebody has nothing else to do.
    #[must_use]
    pub fn waiting(&self) -> usize {
        match &self.0 {
            Source::Standing(at) => at.receiver_count(),
            Source::System | Source::Shifted(_) => 0,
        }
    }

    /// How long to sleep before one looks whether a time has come; nothing where it has.
    fn left(&self, at: u64) -> Option<Duration> {
        let left = at.checked_sub(self.now()).filter(|left| *left > 0)?;
        Some(Duration::from_millis(left).min(LONGEST))
    }

    /// Tells whoever waits for so long by their own count that this clock was moved.
    #[must_use]
    pub fn moves(&self) -> Moves {
        Moves(match &self.0 {
            Source::Shifted(shift) => {
                let mut shift = shift.clone();
                shift.mark_unchanged();
                Some(shift)
            }
            Source::System | Source::Standing(_) => None,
        })
    }

    /// Waits until a time (milliseconds since 1970) has come; never answers before it.
    pub async fn until(&self, at: u64) {
        match &self.0 {
            Source::Standing(standing) => {
                // The sender lives as long as this clock, so waiting cannot fail.
                let _reached = standing.subscribe().wait_for(|now| *now >= at).await.is_ok();
            }
            Source::System => {
                while let Some(left) = self.left(at) {
                    tokio::time::sleep(left).await;
                }
            }
            Source::Shifted(shift) => {
                let mut shift = shift.clone();
                while let Some(left) = self.left(at) {
                    // Where nobody can shift it any more it runs on as it is.
                    let shifted = async {
                        if shift.changed().await.is_err() {
                            std::future::pending::<()>().await;
                        }
                    };
                    tokio::select! {
                        () = tokio::time::sleep(left) => {}
                        () = shifted => {}
                    }
                }
            }
        }
    }
}

/// The moves of a clock that somebody shifts; there are none of others.
#[derive(Debug)]
pub struct Moves(Option<watch::Receiver<i64>>);

impl Moves {
    /// Waits until the clock was moved since it was asked last.
    pub async fn next(&mut self) {
        let moved = match &mut self.0 {
            Some(shift) => shift.changed().await.is_ok(),
            None => false,
        };
        if !moved {
            std::future::pending::<()>().await;
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
    async fn a_shifted_clock_wakes_whoever_waits_when_it_is_moved_on() {
        let (hour, shift) = (3_600_000, watch::Sender::new(0));
        let clock = Clock::shifted(shift.subscribe());
        let at = clock.now() + hour;
        let waiting = tokio::spawn({
            let clock = clock.clone();
            async move { clock.until(at).await }
        });
        shift.send_replace(60_000);
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished(), "a minute is no hour");
        shift.send_replace(3_600_000);
        waiting.await.unwrap();
        drop(shift);
        assert!(clock.now() >= at, "it stays as it was moved last");
    }

    #[tokio::test]
    async fn whoever_wants_to_know_is_told_of_each_move_once() {
        let shift = watch::Sender::new(0);
        let clock = Clock::shifted(shift.subscribe());
        shift.send_replace(1);
        let mut moves = clock.moves();
        let told = async |moves: &mut Moves| {
            tokio::select! {
                biased;
                () = moves.next() => true,
                () = std::future::ready(()) => false,
            }
        };
        assert!(!told(&mut moves).await, "that was before");
        shift.send_replace(2);
        assert_eq!((told(&mut moves).await, told(&mut moves).await), (true, false));
        assert!(!told(&mut Clock::system().moves()).await);
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
