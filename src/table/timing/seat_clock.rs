//! The clock of one seat: what its present decision has taken, and what is left in its bank. All
//! times are milliseconds; moments are milliseconds since 1970, and never go back.

use super::pace::PaceTimes;

/// How many reminders of a decision time brings: one when three quarters of its own time are gone, another when nine
/// tenths of all are, with what is left in the bank.
const REMINDERS: usize = 2;

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
    /// Until when its player is away, so that it does not run; 0 or past while they are not.
    pub away: u64,
    /// The deadline of the present decision is not before this: it would fall into the night of its
    /// player. 0 where that does not matter.
    pub spared: u64,
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

    /// It runs from a moment on, if it stands; while its player is away from their return on.
    pub fn run(&mut self, at: u64) {
        self.since.get_or_insert(at.max(self.away));
    }

    /// At a moment its player says until when they are away; a moment that has come means that they
    /// are back.
    pub fn go_away(&mut self, until: u64, at: u64) {
        self.away = until;
        if self.since.is_some() {
            self.stand(at);
            self.run(at);
        }
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
            away: self.away,
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
        let deadline = self.moment(self.whole(times))?;
        Some(deadline.max(self.spared))
    }

    /// When the decision's own time ends, and its bank begins; nothing while it stands, or where nothing is in the bank.
    #[must_use]
    pub fn own_deadline(&self, times: PaceTimes) -> Option<u64> {
        self.moment(times.decision).filter(|_| self.bank > 0)
    }

    /// When the next reminder is due; nothing while it stands, or after the last.
    #[must_use]
    pub fn reminder(&self, times: PaceTimes) -> Option<u64> {
        let taken = match self.reminders {
            0 => times.decision / 4 * 3,
            1..REMINDERS => self.whole(times) / 10 * 9,
            _ => return None,
        };
        self.moment(taken)
    }

    /// A reminder was given, and with it all that were due at a moment: after a start that comes late the earlier
    /// ones are not given any more. Records of an earlier program give the first one sooner.
    pub fn remind(&mut self, times: PaceTimes, at: u64) {
        self.reminders = REMINDERS.min(self.reminders + 1);
        while self.reminder(times).is_some_and(|due| due <= at) {
            self.reminders += 1;
        }
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
    fn reminders_come_at_three_quarters_of_its_own_time_and_at_nine_tenths_of_all() {
        let mut clock = running();
        assert_eq!(clock.reminder(TIMES), Some(1_075));
        clock.remind(TIMES, 1_075);
        assert_eq!(clock.reminder(TIMES), Some(1_135));
        clock.remind(TIMES, 1_135);
        assert_eq!(clock.reminder(TIMES), None);
        let mut late = running();
        late.remind(TIMES, 1_140);
        assert_eq!(late.reminder(TIMES), None, "both are due");
        let mut early = running();
        early.remind(TIMES, 1_050);
        assert_eq!(early.reminder(TIMES), Some(1_135), "as an earlier program gave it");
    }

    #[test]
    fn its_own_time_ends_where_its_bank_begins() {
        let mut clock = running();
        assert_eq!((clock.own_deadline(TIMES), clock.deadline(TIMES)), (Some(1_100), Some(1_150)));
        clock.bank = 0;
        assert_eq!((clock.own_deadline(TIMES), clock.deadline(TIMES)), (None, Some(1_100)));
        clock.stand(1_040);
        assert_eq!(clock.own_deadline(TIMES), None);
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
    fn while_its_player_is_away_it_stands() {
        let mut clock = running();
        clock.go_away(3_000, 1_040);
        assert_eq!((clock.taken(2_999), clock.deadline(TIMES)), (40, Some(3_110)));
        clock.stood(1_100, 1_200);
        assert_eq!(clock.deadline(TIMES), Some(3_110), "it stood anyway");
        clock.stood(2_900, 3_100);
        assert_eq!(clock.deadline(TIMES), Some(3_210), "from the return on");
        clock.go_away(0, 2_000);
        assert_eq!(clock.deadline(TIMES), Some(2_110), "back early");
        clock.go_away(2_050, 2_020);
        clock.decide(TIMES, 2_030);
        clock.run(2_040);
        assert_eq!(clock.deadline(TIMES), Some(2_200), "the next decision waits for the return, too");
    }

    #[test]
    fn a_deadline_that_is_spared_comes_later_and_costs_no_more() {
        let mut clock = running();
        clock.spared = 1_400;
        assert_eq!(clock.deadline(TIMES), Some(1_400));
        assert_eq!(clock.reminder(TIMES), Some(1_075));
        clock.decide(TIMES, 1_390);
        assert_eq!((clock.bank, clock.spared), (10, 0), "the whole bank, and a little back");
    }

    #[test]
    fn time_once_more_is_the_decisions_own_and_what_is_left_in_the_bank() {
        let mut clock = running();
        clock.stand(1_150);
        clock.grant(TIMES, 3_000);
        assert_eq!((clock.bank, clock.deadline(TIMES)), (0, Some(3_100)));
    }
}
