//! The clock of one seat: what its present decision has taken, and what is left in its bank. All
//! times are milliseconds; moments are milliseconds since 1970, and never go back.

use super::pace::PaceTimes;

/// The parts of a decision's whole time, in tenths, after which its player is reminded.
pub const REMINDERS: [u64; 2] = [5, 9];

/// The clock of one seat. One decision has its own time; what it takes longer comes off the bank;
/// its deadline is when both are used up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatClock {
    /// What is left in the bank, before the present decision is paid for.
    pub bank: u64,
    /// What the present decision has taken while the clock ran, up to `since`.
    pub spent: u64,
    /// Since when it runs; nothing while it stands.
    pub since: Option<u64>,
    /// How many reminders of the present decision were given.
    pub reminders: usize,
    /// How many times others have asked for one more.
    pub nudges: usize,
}

impl SeatClock {
    /// The clock of a seat that has not been asked anything yet.
    #[must_use]
    pub fn new(times: PaceTimes) -> SeatClock {
        SeatClock {
            bank: times.bank,
            ..SeatClock::default()
        }
    }

    /// What the present decision has taken up to a moment.
    #[must_use]
    pub fn taken(&self, at: u64) -> u64 {
        let running = self.since.map_or(0, |since| at.saturating_sub(since));
        self.spent.saturating_add(running)
    }

    /// It runs from a moment on, if it stands.
    pub fn run(&mut self, at: u64) {
        self.since.get_or_insert(at);
    }

    /// It stands from a moment on.
    pub fn stand(&mut self, at: u64) {
        self.spent = self.taken(at);
        self.since = None;
    }

    /// What ran between two moments does not count, as far as the clock ran then.
    pub fn stood(&mut self, from: u64, to: u64) {
        if let Some(since) = self.since.as_mut().filter(|since| **since < to) {
            *since = since.saturating_add(to.saturating_sub(from.max(*since)));
        }
    }

    /// The present decision is made: what it took beyond its own time comes off the bank, and a
    /// little comes back.
    pub fn decide(&mut self, times: PaceTimes, at: u64) {
        self.pay(times, at);
        self.bank = self.bank.saturating_add(times.refill).min(times.bank);
    }

    /// The present decision is not awaited any more, though it was not made.
    pub fn pay(&mut self, times: PaceTimes, at: u64) {
        let over = self.taken(at).saturating_sub(times.decision);
        *self = SeatClock {
            bank: self.bank.saturating_sub(over),
            ..SeatClock::default()
        };
    }

    /// The present decision gets its own time once more, from a moment on.
    pub fn grant(&mut self, times: PaceTimes, at: u64) {
        self.pay(times, at);
        self.run(at);
    }

    /// When its time is up; nothing while it stands.
    #[must_use]
    pub fn deadline(&self, times: PaceTimes) -> Option<u64> {
        self.moment(self.whole(times))
    }

    /// When the next reminder is due; nothing while it stands, or after the last.
    #[must_use]
    pub fn reminder(&self, times: PaceTimes) -> Option<u64> {
        let tenths = REMINDERS.get(self.reminders)?;
        self.moment(self.whole(times) / 10 * tenths)
    }

    /// The whole time of the present decision.
    fn whole(&self, times: PaceTimes) -> u64 {
        times.decision.saturating_add(self.bank)
    }

    /// When the present decision will have taken so much.
    fn moment(&self, taken: u64) -> Option<u64> {
        let since = self.since?;
        Some(since.saturating_add(taken.saturating_sub(self.spent)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIMES: PaceTimes = PaceTimes {
        decision: 100,
        bank: 50,
        refill: 10,
    };

    fn running() -> SeatClock {
        let mut clock = SeatClock::new(TIMES);
        clock.run(1_000);
        clock
    }

    #[test]
    fn a_decision_in_its_own_time_costs_nothing() {
        let mut clock = running();
        assert_eq!(clock.deadline(TIMES), Some(1_150));
        clock.decide(TIMES, 1_100);
        assert_eq!((clock.bank, clock.deadline(TIMES)), (50, None));
    }

    #[test]
    fn what_takes_longer_comes_off_the_bank_and_a_little_comes_back() {
        let mut clock = running();
        clock.decide(TIMES, 1_130);
        assert_eq!(clock.bank, 50 - 30 + 10);
        clock.run(2_000);
        assert_eq!(clock.deadline(TIMES), Some(2_130));
        clock.decide(TIMES, 2_500);
        assert_eq!(clock.bank, 10, "never below nothing, then a little");
    }

    #[test]
    fn reminders_come_at_half_and_at_nine_tenths_of_the_whole_time() {
        let mut clock = running();
        assert_eq!(clock.reminder(TIMES), Some(1_075));
        clock.reminders = 1;
        assert_eq!(clock.reminder(TIMES), Some(1_135));
        clock.reminders = 2;
        assert_eq!(clock.reminder(TIMES), None);
    }

    #[test]
    fn what_it_stands_is_not_counted() {
        let mut clock = running();
        clock.stand(1_040);
        assert_eq!((clock.deadline(TIMES), clock.taken(9_999)), (None, 40));
        clock.run(2_000);
        assert_eq!(clock.deadline(TIMES), Some(2_110));
        clock.stood(1_990, 2_005);
        assert_eq!(clock.deadline(TIMES), Some(2_115), "only from when it ran");
        clock.stood(2_006, 2_010);
        assert_eq!(clock.deadline(TIMES), Some(2_119));
        clock.stood(500, 700);
        assert_eq!(clock.deadline(TIMES), Some(2_119), "it did not run then");
    }

    #[test]
    fn time_once_more_is_the_decisions_own_and_what_is_left_in_the_bank() {
        let mut clock = running();
        clock.stand(1_150);
        clock.grant(TIMES, 3_000);
        assert_eq!((clock.bank, clock.deadline(TIMES)), (0, Some(3_100)));
    }
}
