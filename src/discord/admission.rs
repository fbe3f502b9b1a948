//! How much one person may ask of the bot: presses and commands, and processor time. Each has a
//! store of their own that fills up again by itself, so whoever asks too much is told to wait, and
//! nobody else notices. Knows no table and no clock.

use super::guard::locked;
use super::incoming::Incoming;
use crate::table::UserId;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How many presses and commands of one person are answered a minute; as many may come at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PressLimit(pub u32);

/// The processor time that a person has for checking records; it is there again after
/// [`WORK_AGAIN`].
const WORK: Duration = Duration::from_secs(10);
/// After how long it is.
const WORK_AGAIN: Duration = Duration::from_secs(600);
/// What checking a record is taken to cost until it is known.
const USUAL: Duration = Duration::from_secs(1);
/// How many suggestions count as one command: a client asks for them while somebody types.
const SUGGESTIONS: u32 = 8;
/// How many people are remembered before those who have their whole store again are forgotten.
const REMEMBERED: usize = 1_024;

/// Until when each person's stores are not whole again.
#[derive(Clone, Copy, Debug)]
struct Used {
    presses: Instant,
    work: Instant,
}

/// What everybody has asked lately.
#[derive(Debug)]
pub(super) struct Admission {
    pace: Option<PressLimit>,
    people: Mutex<HashMap<UserId, Used>>,
}

/// Takes from a store that is full again at `until` and takes `whole` to fill, unless there is less
/// than `cost` in it: then how long until there is enough.
fn take(until: &mut Instant, at: Instant, whole: Duration, cost: Duration) -> Result<(), Duration> {
    let after = (*until).max(at) + cost;
    match after.checked_duration_since(at + whole) {
        Some(wait) if !wait.is_zero() => Err(wait),
        _ => {
            *until = after;
            Ok(())
        }
    }
}

impl Admission {
    pub(super) fn new(pace: Option<PressLimit>) -> Admission {
        Admission {
            pace: pace.filter(|pace| pace.0 > 0),
            people: Mutex::default(),
        }
    }

    fn of<T>(&self, user: UserId, at: Instant, with: impl FnOnce(&mut Used) -> T) -> T {
        let mut people = locked(&self.people);
        if people.len() >= REMEMBERED && !people.contains_key(&user) {
            people.retain(|_, used| used.presses > at || used.work > at);
        }
        with(people.entry(user).or_insert(Used {
            presses: at,
            work: at,
        }))
    }

    /// Whether something that comes in is answered; if not, how long until it would be.
    pub(super) fn admit(&self, incoming: &Incoming) -> Result<(), Duration> {
        let Some(PressLimit(presses)) = self.pace else {
            return Ok(());
        };
        let (user, at) = (incoming.caller().user, incoming.ticket().taken);
        let one = Duration::from_secs(60) / presses;
        let cost = if matches!(incoming, Incoming::Completing(_)) {
            one / SUGGESTIONS
        } else {
            one
        };
        self.of(user, at, |used| take(&mut used.presses, at, one * presses, cost))
    }

    /// Whether a person has processor time left; what a usual record takes is counted at once.
    pub(super) fn may_work(&self, user: UserId, at: Instant) -> Result<(), Duration> {
        if self.pace.is_none() {
            return Ok(());
        }
        self.of(user, at, |used| take(&mut used.work, at, WORK_AGAIN, worth(USUAL)))
    }

    /// Counts what checking a record has really taken.
    pub(super) fn worked(&self, user: UserId, at: Instant, took: Duration) {
        let due = |work: Instant| (work + worth(took)).checked_sub(worth(USUAL));
        self.of(user, at, |used| used.work = due(used.work).unwrap_or(used.work));
    }
}

/// How long it takes until a person has so much processor time again.
fn worth(work: Duration) -> Duration {
    work * u32::try_from(WORK_AGAIN.as_secs() / WORK.as_secs()).unwrap_or(u32::MAX)
}

/// The processor time that this thread has had.
pub(super) fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(
        u64::try_from(time.tv_sec).unwrap_or_default(),
        u32::try_from(time.tv_nsec).unwrap_or_default(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_of_presses_gives_the_store_once_and_what_fills_up_again() {
        let (mut until, at) = (Instant::now(), Instant::now());
        let (whole, one) = (Duration::from_secs(60), Duration::from_millis(500));
        let mut admitted = 0;
        for tenth in 0..36_000_u32 {
            admitted +=
                u32::from(take(&mut until, at + Duration::from_millis(100) * tenth, whole, one).is_ok());
        }
        assert!((7_318..=7_321).contains(&admitted), "{admitted}");
    }

    #[test]
    fn whoever_waits_as_long_as_they_are_told_is_admitted() {
        let (mut until, at) = (Instant::now(), Instant::now());
        let (whole, one) = (Duration::from_secs(2), Duration::from_secs(1));
        assert_eq!([(); 2].map(|()| take(&mut until, at, whole, one)), [Ok(()), Ok(())]);
        let wait = take(&mut until, at, whole, one).unwrap_err();
        assert!(wait > Duration::ZERO && take(&mut until, at + wait, whole, one).is_ok());
    }

    #[test]
    fn processor_time_is_counted_by_what_it_took_and_people_are_forgotten() {
        let admission = Admission::new(Some(PressLimit(120)));
        let at = Instant::now();
        assert_eq!(admission.may_work(UserId(1), at), Ok(()));
        admission.worked(UserId(1), at, Duration::from_secs(9));
        assert_eq!((admission.may_work(UserId(1), at), admission.may_work(UserId(2), at)), (Ok(()), Ok(())));
        assert!(admission.may_work(UserId(1), at).is_err());
        assert_eq!(admission.may_work(UserId(1), at + Duration::from_secs(61)), Ok(()));
        for small in 0..400 {
            assert_eq!(admission.may_work(UserId(3), at), Ok(()), "{small}");
            admission.worked(UserId(3), at, Duration::from_millis(20));
        }
        for user in 0..5_000 {
            let _ = admission.may_work(UserId(user), at + Duration::from_secs(user * 700));
        }
        assert!(locked(&admission.people).len() <= REMEMBERED);
    }
}
