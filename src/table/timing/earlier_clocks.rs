//! The clocks before decisions that were made, for those that are taken back.

use super::seat_clock::SeatClock;
use crate::rules::{BySeat, Seat};

/// How many decisions' clocks are kept at least: more than a round has.
const KEPT: usize = 100;

/// The clocks before the last decisions that stand.
#[derive(Clone, Debug, Default)]
pub(super) struct EarlierClocks {
    /// Whoever's they were.
    all: Vec<(Seat, SeatClock)>,
    /// Of the last ones, all of one seat's, so that a decision that is taken back has taken its time.
    row: Vec<(Seat, SeatClock)>,
}

impl EarlierClocks {
    /// A seat decides something; its time is `counted`, or the host plays there.
    pub(super) fn decided(&mut self, seat: Seat, before: SeatClock, counted: bool) {
        self.all.push((seat, before));
        if self.all.len() == 2 * KEPT {
            self.all.drain(..KEPT);
        }
        if !counted {
            return;
        }
        if self.row.last().is_some_and(|(last, _)| *last != seat) {
            self.row.clear();
        }
        self.row.push((seat, before));
    }

    /// The last decision is to be decided again, in the time that is left of it.
    pub(super) fn take_back(&mut self, clocks: &mut BySeat<SeatClock>, at: u64) {
        self.all.pop();
        let Some((seat, before)) = self.row.pop() else {
            return;
        };
        if let Some(clock) = clocks.get_mut(seat) {
            let (since, away) = (clock.taken(at), clock.away);
            *clock = SeatClock { away, ..before };
            clock.spent = clock.spent.saturating_add(since);
        }
    }

    /// So many decisions are to be decided again, as all agreed: each in a decision's own time. What has
    /// passed since counts against nobody, and nobody has more in the bank by it.
    pub(super) fn rewind(&mut self, clocks: &mut BySeat<SeatClock>, plies: usize) {
        self.row.clear();
        let gone = self.all.split_off(self.all.len().saturating_sub(plies));
        for (seat, clock) in clocks.iter_mut() {
            let own = gone.iter().filter(|(own, _)| *own == seat);
            let before = own.map(|(_, before)| before.bank);
            *clock = SeatClock {
                bank: before.chain([clock.bank]).min().unwrap_or_default(),
                away: clock.away,
                ..SeatClock::default()
            };
        }
    }

    /// A seat takes back what it has answered, whoever has answered since: it has taken its time.
    pub(super) fn unanswer(&mut self, clocks: &mut BySeat<SeatClock>, seat: Seat) {
        self.row.pop_if(|(own, _)| *own == seat);
        let last = self.all.iter().rposition(|(own, _)| *own == seat);
        let before = last.map(|last| self.all.remove(last).1);
        if let (Some(clock), Some(before)) = (clocks.get_mut(seat), before) {
            *clock = SeatClock {
                away: clock.away,
                ..before
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::pace::PaceTimes;
    use super::*;

    const TIMES: PaceTimes = PaceTimes {
        decision: 100,
        bank: 50,
        refill: 10,
    };

    /// Two seats that decided one after the other, in 120 and in 40.
    fn decided() -> (EarlierClocks, BySeat<SeatClock>) {
        let mut earlier = EarlierClocks::default();
        let mut clocks = BySeat::make(2, |_| SeatClock::new(TIMES));
        for (seat, at) in [(Seat::new(0), 120), (Seat::new(1), 160)] {
            let clock = clocks.get_mut(seat).unwrap();
            clock.run(at - if seat == Seat::new(0) { 120 } else { 40 });
            clock.stand(at);
            earlier.decided(seat, *clock, true);
            clock.decide(TIMES, at);
        }
        (earlier, clocks)
    }

    fn stands(clocks: &BySeat<SeatClock>) -> Vec<(u64, u64)> {
        clocks.values().map(|clock| (clock.bank, clock.spent)).collect()
    }

    #[test]
    fn going_back_gives_each_a_decisions_time_and_nobody_more_in_the_bank() {
        let (mut earlier, mut clocks) = decided();
        assert_eq!(stands(&clocks), [(40, 0), (50, 0)]);
        clocks.get_mut(Seat::new(0)).unwrap().run(160);
        earlier.rewind(&mut clocks, 2);
        assert_eq!(stands(&clocks), [(40, 0), (50, 0)]);
        assert!(clocks.values().all(|clock| clock.since.is_none()));
    }

    #[test]
    fn an_answer_that_is_taken_back_has_taken_its_time_whoever_has_answered_since() {
        let (mut earlier, mut clocks) = decided();
        earlier.unanswer(&mut clocks, Seat::new(0));
        assert_eq!(stands(&clocks), [(50, 120), (50, 0)]);
        earlier.take_back(&mut clocks, 200);
        assert_eq!(stands(&clocks), [(50, 120), (50, 40)], "the other's is the last one now");
    }
}
