//! How late interactions come in, by the time that Discord writes into their numbers. Discord's clock and this machine's
//! need not agree: what came soonest within some minutes is held for new. Knows no answer.

use super::ids::InteractionId;
use std::time::Duration;
use tokio::time::Instant;

/// How late one is that Discord waits for no more.
const LATE: i64 = 3_000;
/// For how long what came soonest counts, at least: clocks drift apart.
const SPAN: Duration = Duration::from_secs(10 * 60);

/// How late interactions have come in lately.
#[derive(Default)]
pub(super) struct InteractionAges {
    /// When the first came in, and when what counts now began to.
    began: Option<(Instant, Instant)>,
    /// How soon one came, in milliseconds more than nobody knows how many: in the present span, and in the one before.
    soonest: [Option<i64>; 2],
}

impl InteractionAges {
    /// Whether an interaction that comes in now is so late that Discord takes no answer.
    pub(super) fn is_late(&mut self, id: InteractionId) -> bool {
        let (now, made) = (Instant::now(), i64::try_from(id.0 >> 22).unwrap_or_default());
        if made == 0 {
            return false;
        }
        let (first, begun) = *self.began.get_or_insert((now, now));
        if now.duration_since(begun) >= SPAN {
            self.began = Some((first, now));
            self.soonest = [None, self.soonest[0]];
        }
        let came = i64::try_from(now.duration_since(first).as_millis()).unwrap_or(i64::MAX);
        let took = came.saturating_sub(made);
        let present = self.soonest[0].map_or(took, |soonest| soonest.min(took));
        self.soonest[0] = Some(present);
        let soonest = self.soonest[1].map_or(present, |before| before.min(present));
        took.saturating_sub(soonest) > LATE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number that Discord gives at a moment, by its clock in milliseconds.
    fn number(made: u64) -> InteractionId {
        InteractionId(made << 22)
    }

    #[tokio::test(start_paused = true)]
    async fn what_comes_later_than_others_by_more_than_three_seconds_is_late_whatever_the_clocks_say() {
        for clock in [1_000_000, 300_000_000_000_u64] {
            let (mut ages, began) = (InteractionAges::default(), Instant::now());
            let discord = || clock + u64::try_from(began.elapsed().as_millis()).unwrap();
            for (after, age, late) in [
                (0, 40, false),
                (1_000, 60, false),
                (500, 2_900, false),
                (500, 3_200, true),
                (10, 45, false),
                // Another span: what came soonest in the one before still counts.
                (700_000, 6_000, true),
                (10, 50, false),
                (1_500_000, 6_000, true),
                // None came sooner for so long that nobody knows.
                (700_000, 6_000, false),
                (10, 50, false),
                (10, 6_000, true),
            ] {
                tokio::time::advance(Duration::from_millis(after)).await;
                assert_eq!(ages.is_late(number(discord() - age)), late, "{age} after {:?}", began.elapsed());
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn clocks_that_drift_apart_make_nothing_late() {
        let (mut ages, mut discord) = (InteractionAges::default(), 300_000_000_000);
        for _ in 0..1_000 {
            tokio::time::advance(Duration::from_secs(100)).await;
            discord += 99_990;
            assert!(!ages.is_late(number(discord)));
        }
    }

    #[test]
    fn a_number_without_a_time_is_not_late() {
        assert!(!InteractionAges::default().is_late(InteractionId(7)));
    }
}
