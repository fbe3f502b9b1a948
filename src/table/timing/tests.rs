//! Clocks against a model that counts tick by tick: whatever happens, no second is gained or lost.

use super::{Pace, PaceTimes, Remedy, Timing};
use crate::rules::{Seat, Seats};
use crate::table::table_event::TableEvent;
use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

/// Half an hour: all times of *brisk* are whole numbers of it.
const TICK: u64 = 30 * 60 * 1_000;
const START: u64 = 1_000_000 * TICK;
const SEATS: u8 = 3;

/// One seat, counted by hand: in ticks.
#[derive(Clone, Copy, Debug)]
struct Counted {
    spent: u64,
    bank: u64,
    /// The deadline is not before this.
    spared: u64,
}

impl Counted {
    fn whole(self) -> u64 {
        16 + self.bank
    }

    /// Whether a reminder can be due: at three quarters of its own time.
    fn due(self) -> bool {
        self.spent >= 12
    }

    fn paid(self) -> Counted {
        let bank = self.bank - self.spent.saturating_sub(16).min(self.bank);
        Counted {
            spent: 0,
            bank,
            spared: 0,
        }
    }

    fn decided(self) -> Counted {
        let paid = self.paid();
        Counted {
            bank: (paid.bank + 1).min(48),
            ..paid
        }
    }
}

/// A table at *brisk*, and the same counted by hand.
struct Both {
    rng: ChaCha20Rng,
    now: u64,
    timing: Timing,
    counted: [Counted; SEATS as usize],
    awaited: Seats,
    poll: Option<(Seats, u64)>,
    resting: bool,
    /// Until when a seat's player is away.
    away: [u64; SEATS as usize],
    /// Until when the table pauses.
    paused: Option<u64>,
    /// Whose last decision can be taken back, and how the seat stood before.
    last: Option<(Seat, Counted)>,
}

fn played(seat: Seat) -> TableEvent {
    let Ok(events) = serde_json::from_str("[]") else {
        unreachable!("it is JSON")
    };
    TableEvent::Played {
        seat,
        action: String::new(),
        luck: Vec::new(),
        events,
        fingerprint: None,
    }
}

fn all(seats: Seats) -> Vec<Seat> {
    seats.iter().collect()
}

impl Both {
    fn new(seed: u64) -> Both {
        let mut timing = Timing::default();
        let pace = TableEvent::Set {
            key: "pace".to_owned(),
            value: Pace::Brisk.id().to_owned(),
        };
        timing.follow(&pace, START);
        timing.begin(SEATS, START);
        let mut both = Both {
            rng: ChaCha20Rng::seed_from_u64(seed),
            now: 0,
            timing,
            counted: [Counted {
                spent: 0,
                bank: 48,
                spared: 0,
            }; SEATS as usize],
            away: [0; SEATS as usize],
            paused: None,
            awaited: Seats::NONE,
            poll: None,
            resting: false,
            last: None,
        };
        both.awaited = both.others_awaited();
        both.record(&[], true);
        both
    }

    fn at(&self) -> u64 {
        START + self.now * TICK
    }

    fn others_awaited(&mut self) -> Seats {
        let drawn = self.rng.random_range(1..8_u16);
        Seat::all(SEATS)
            .filter(|seat| drawn & (1 << seat.number()) != 0)
            .collect()
    }

    /// A record with these entries, behind which those are awaited who are.
    fn record(&mut self, entries: &[TableEvent], by_person: bool) {
        let at = self.at();
        entries.iter().for_each(|entry| self.timing.follow(entry, at));
        self.timing.await_seats(self.awaited, at, by_person);
        for seat in Seat::all(SEATS).filter(|seat| !self.awaited.has(*seat)) {
            self.counted[seat.index()] = self.counted[seat.index()].paid();
        }
        self.poll = self.poll.and_then(|(about, until)| {
            let about: Seats = about.iter().filter(|seat| self.awaited.has(*seat)).collect();
            (!about.is_empty()).then_some((about, until))
        });
    }

    /// Whether a seat's clock stands, but for its player being away.
    fn stands(&self, seat: Seat) -> bool {
        let all = self.resting || self.paused.is_some();
        all || !self.awaited.has(seat) || self.poll.is_some_and(|(about, _)| about.has(seat))
    }

    fn runs(&self, seat: Seat) -> bool {
        !self.stands(seat) && self.away[seat.index()] <= self.now
    }

    /// When a seat's time is up, by what was counted.
    fn left(&self, seat: Seat) -> Option<u64> {
        let counted = self.counted[seat.index()];
        let from = self.now.max(self.away[seat.index()]);
        let left = from + counted.whole() - counted.spent.min(counted.whole());
        (!self.stands(seat)).then_some(left.max(counted.spared))
    }

    /// A tick passes, in which the program runs or does not.
    fn tick(&mut self, runs: bool) {
        let running: Vec<Seat> = Seat::all(SEATS).filter(|seat| self.runs(*seat)).collect();
        self.now += 1;
        if !runs {
            self.poll = self.poll.map(|(about, until)| (about, until + 1));
            return;
        }
        for seat in running {
            self.counted[seat.index()].spent += 1;
        }
    }

    /// What is due is what was counted, neither earlier nor later; it is done as a table does it.
    fn wake(&mut self) {
        let up = |both: &Both| -> Seats {
            let up = |seat: &Seat| {
                let counted = both.counted[seat.index()];
                both.runs(*seat) && counted.spent >= counted.whole() && both.now >= counted.spared
            };
            Seat::all(SEATS).filter(up).collect()
        };
        assert_eq!(self.timing.overdue(self.at()), up(self), "at {}", self.now);
        assert_eq!(
            self.timing
                .poll()
                .map(|poll| (poll.about, (poll.until - START) / TICK)),
            self.poll
        );
        while self.timing.next().is_some_and(|due| due <= self.at()) {
            if let Some((about, _)) = self.poll.filter(|(_, until)| *until <= self.now) {
                self.settle(about);
            } else if self.paused.is_some_and(|until| until <= self.now) {
                self.paused = None;
                self.record(&[TableEvent::WentOn], false);
            } else if !self.timing.back_by(self.at()).is_empty() {
                let back = self.timing.back_by(self.at());
                let back: Vec<TableEvent> = back.iter().map(|seat| self.back(seat)).collect();
                self.record(&back, false);
            } else if !up(self).is_empty() {
                self.ask(up(self));
            } else {
                let seats = self.timing.to_remind(self.at());
                assert!(!seats.is_empty(), "something is due, but what?");
                for seat in seats.iter() {
                    let counted = self.counted[seat.index()];
                    assert!(counted.due(), "reminded at {counted:?}");
                }
                self.record(&[TableEvent::Urged { seats: all(seats) }], false);
            }
        }
    }

    fn ask(&mut self, about: Seats) {
        let former = self.poll.map_or(Seats::NONE, |(about, _)| about);
        let until = self.now + 16;
        let seats = all(about);
        self.poll = Some((about.iter().chain(former.iter()).collect(), until));
        let until = START + until * TICK;
        self.record(&[TableEvent::Overdue { seats, until }], false);
    }

    /// Nobody has answered a poll, or they want one of the other things.
    fn settle(&mut self, about: Seats) {
        let Some(poll) = self.timing.poll() else {
            unreachable!("a poll is on")
        };
        let remedy = self.timing.at_the_end(poll);
        let settled = TableEvent::Settled {
            remedy,
            seats: all(about),
        };
        self.poll = None;
        if remedy == Remedy::Rest {
            self.resting = true;
            return self.record(&[settled], false);
        }
        let mut entries = vec![settled];
        for seat in about.iter() {
            entries.push(played(seat));
            self.counted[seat.index()] = self.counted[seat.index()].paid().decided();
            self.last = None;
        }
        self.awaited = self.others_awaited();
        self.record(&entries, false);
    }

    /// Somebody does something, or the program stops for a while.
    fn step(&mut self) {
        match self.rng.random_range(0..13) {
            0 => {
                let from = self.at();
                for _ in 0..self.rng.random_range(1..60) {
                    self.tick(false);
                }
                let to = self.at();
                self.record(&[TableEvent::stood(from, to)], false);
                // The same once more: it was killed before all tables had taken it.
                self.record(&[TableEvent::stood(from, to)], false);
            }
            1 => self.take_back(),
            2 if self.poll.is_some() => self.wait(),
            3 => self.go_away(),
            4 if self.poll.is_none() => self.pause(),
            5 => self.spare(),
            _ => self.play(),
        }
        self.wake();
    }

    fn back(&mut self, seat: Seat) -> TableEvent {
        self.away[seat.index()] = 0;
        TableEvent::Away { seat, until: 0 }
    }

    /// Somebody says that they are away, for longer or shorter, or that they are back.
    fn go_away(&mut self) {
        let seat = Seat::new(self.rng.random_range(0..SEATS));
        if self.rng.random_range(0..3) == 0 {
            let back = self.back(seat);
            return self.record(&[back], true);
        }
        self.away[seat.index()] = self.now + self.rng.random_range(1..120);
        let until = START + self.away[seat.index()] * TICK;
        self.record(&[TableEvent::Away { seat, until }], true);
    }

    /// All want a pause, or to go on.
    fn pause(&mut self) {
        if self.paused.take().is_some() {
            return self.record(&[TableEvent::WentOn], true);
        }
        let until = self.now + self.rng.random_range(1..120);
        self.paused = Some(until);
        let until = START + until * TICK;
        self.record(&[TableEvent::Paused { until }], true);
    }

    /// A deadline would fall into a night.
    fn spare(&mut self) {
        let seat = Seat::new(self.rng.random_range(0..SEATS));
        let Some(left) = self.left(seat) else { return };
        let spared = left + self.rng.random_range(1..20);
        self.counted[seat.index()].spared = spared;
        let until = START + spared * TICK;
        self.record(&[TableEvent::Spared { seat, until }], false);
    }

    fn play(&mut self) {
        let seats = all(self.awaited);
        let seat = seats[self.rng.random_range(0..seats.len())];
        let before = self.counted[seat.index()];
        self.last = Some((seat, before));
        self.counted[seat.index()] = before.decided();
        self.resting = false;
        self.poll = self.poll.map(|(about, until)| (about.without(seat), until));
        self.awaited = self.others_awaited();
        let mut entries = vec![played(seat)];
        if self.away[seat.index()] > 0 {
            entries.insert(0, self.back(seat));
        }
        self.record(&entries, true);
    }

    fn take_back(&mut self) {
        let Some((seat, before)) = self.last.take() else {
            return;
        };
        let counted = &mut self.counted[seat.index()];
        *counted = Counted {
            spent: before.spent + counted.spent,
            ..before
        };
        self.resting = false;
        self.awaited = Seats::only(seat);
        self.record(&[TableEvent::TakenBack], true);
    }

    /// All others vote for waiting.
    fn wait(&mut self) {
        let Some((about, _)) = self.poll.take() else {
            return;
        };
        let voters = Seat::all(SEATS).filter(|seat| !about.has(*seat));
        let remedy = Remedy::Wait;
        let votes = voters.map(|seat| TableEvent::Voted { seat, remedy });
        let settled = TableEvent::Settled {
            remedy,
            seats: all(about),
        };
        let entries: Vec<TableEvent> = votes.chain([settled]).collect();
        for seat in about.iter() {
            self.counted[seat.index()] = self.counted[seat.index()].paid();
        }
        self.record(&entries, true);
    }
}

#[test]
fn no_history_of_moves_polls_absences_pauses_nights_and_standstills_gains_or_loses_a_second() {
    let histories = std::env::var("TAVOLO_CLOCK_HISTORIES").map_or(2_000, |many| many.parse().unwrap());
    let (mut asked, mut rested, mut away, mut paused) = (0, 0, 0, 0);
    for seed in 0..histories {
        let mut both = Both::new(seed);
        for _ in 0..40 {
            for _ in 0..both.rng.random_range(0..40) {
                both.tick(true);
                both.wake();
                asked += usize::from(both.poll.is_some());
                rested += usize::from(both.resting);
                paused += usize::from(both.paused.is_some());
                away += usize::from(both.away.iter().any(|until| *until > both.now));
            }
            both.step();
            for seat in Seat::all(SEATS) {
                let deadline = both.timing.deadline(seat).map(|at| (at - START) / TICK);
                assert_eq!(deadline, both.left(seat), "history {seed}, tick {}, seat {seat}", both.now);
            }
        }
    }
    let happened = [asked, rested, away, paused];
    assert!(happened.iter().all(|times| *times > 100), "{happened:?}: too little happens");
}

#[test]
fn the_models_ticks_are_the_times_of_brisk() {
    let times = PaceTimes {
        decision: 16 * TICK,
        bank: 48 * TICK,
        refill: TICK,
    };
    assert_eq!(Pace::Brisk.times(), Some(times));
}
