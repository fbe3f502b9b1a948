//! The clocks of all seats of a table, as its records change them.

use super::earlier_clocks::EarlierClocks;
use super::hosted_seats::HostedSeats;
use super::pace::{PACE, Pace};
use super::pause::Pause;
use super::poll::{Poll, Remedy};
use super::seat_clock::SeatClock;
use crate::rules::{BySeat, Seat, Seats};
use crate::table::table_event::TableEvent;
use std::sync::Arc;

/// How a table counts time, and what that has come to.
#[derive(Clone, Debug, Default)]
pub struct Timing {
    pub(super) pace: Pace,
    /// One clock a seat, once the game has begun.
    pub(super) clocks: BySeat<SeatClock>,
    /// The clocks before the last decisions.
    pub(super) earlier: Arc<EarlierClocks>,
    /// Up to when time was taken out already, because the program did not run.
    pub(in crate::table) stood: u64,
    /// When the game last went on.
    moved: u64,
    /// When somebody last nudged those who are awaited; 0 where nobody has.
    nudged: u64,
    poll: Option<Poll>,
    /// Another pace that some would like, and who agrees to it.
    wish: Option<(Pace, Seats)>,
    /// The seats that are played for: what is done there is nobody's decision.
    hosted: HostedSeats,
    /// Whether the clocks stand until somebody does something.
    resting: bool,
    /// Whether nobody answered the last poll, and nobody has done anything since.
    unanswered: bool,
    /// Whether the table pauses, and who would like it otherwise.
    pause: Pause,
}

impl Timing {
    /// The pace.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// When the game last went on, in milliseconds since 1970; 0 before it began.
    #[must_use]
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// Another pace that some would like, and who agrees to it.
    #[must_use]
    pub fn wish(&self) -> Option<(Pace, Seats)> {
        self.wish
    }

    /// What is asked about seats whose time is up.
    #[must_use]
    pub fn poll(&self) -> Option<&Poll> {
        self.poll.as_ref()
    }

    /// Whether the clocks stand until somebody does something.
    #[must_use]
    pub fn resting(&self) -> bool {
        self.resting
    }

    /// Whether the table pauses, and who would like it otherwise.
    #[must_use]
    pub fn pause(&self) -> Pause {
        self.pause
    }

    /// Until when a seat's player is away, in milliseconds since 1970: as far as the record says.
    #[must_use]
    pub fn away(&self, seat: Seat) -> Option<u64> {
        let away = self.clocks.get(seat)?.away;
        (away > 0).then_some(away)
    }

    /// The seats whose players have said that they are away.
    #[must_use]
    pub fn all_away(&self) -> Seats {
        let clocks = self.clocks.iter().filter(|(_, clock)| clock.away > 0);
        clocks.map(|(seat, _)| seat).collect()
    }

    /// The seats whose players said that they are away until a moment that has come.
    #[must_use]
    pub fn back_by(&self, at: u64) -> Seats {
        let back = self
            .clocks
            .iter()
            .filter(|(_, clock)| (1..=at).contains(&clock.away));
        back.map(|(seat, _)| seat).collect()
    }

    /// When a seat's time is up, in milliseconds since 1970; nothing while its clock stands.
    #[must_use]
    pub fn deadline(&self, seat: Seat) -> Option<u64> {
        self.clocks.get(seat)?.deadline(self.pace.times()?)
    }

    /// How many reminders of its present decision a seat was given.
    #[must_use]
    pub fn reminders(&self, seat: Seat) -> usize {
        let given = |clock: &SeatClock| clock.reminders + clock.nudges;
        self.clocks.get(seat).map_or(0, given)
    }

    /// When somebody last nudged, in milliseconds since 1970; 0 where nobody has.
    #[must_use]
    pub fn nudged(&self) -> u64 {
        self.nudged
    }

    /// The seats whose time was up at a moment.
    #[must_use]
    pub fn overdue(&self, at: u64) -> Seats {
        let clocks = self.clocks.iter().map(|(seat, _)| seat);
        clocks
            .filter(|seat| self.deadline(*seat).is_some_and(|deadline| deadline <= at))
            .collect()
    }

    /// The seats that a reminder was due for at a moment.
    #[must_use]
    pub fn to_remind(&self, at: u64) -> Seats {
        let Some(times) = self.pace.times() else {
            return Seats::NONE;
        };
        let due = |clock: &SeatClock| clock.reminder(times).is_some_and(|reminder| reminder <= at);
        let clocks = self.clocks.iter().filter(|(_, clock)| due(clock));
        clocks.map(|(seat, _)| seat).collect()
    }

    /// When something is due next: a reminder, a deadline, a return, the end of a poll or a pause.
    #[must_use]
    pub fn next(&self) -> Option<u64> {
        let times = self.pace.times();
        let clocks = self.clocks.iter().filter_map(|(_, clock)| {
            let times = times?;
            [clock.reminder(times), clock.deadline(times)]
                .into_iter()
                .flatten()
                .min()
        });
        let returns = self.all_away().iter().filter_map(|seat| self.away(seat));
        clocks
            .chain(returns)
            .chain(self.poll.as_ref().map(|poll| poll.until))
            .chain(self.pause.until)
            .min()
    }

    /// Takes up an entry of a record that was made at a moment.
    pub(in crate::table) fn follow(&mut self, entry: &TableEvent, at: u64) {
        match entry {
            TableEvent::Set { key, value } if key == PACE.key => {
                self.set_pace(Pace::of(value).unwrap_or_default(), at);
            }
            TableEvent::Played { seat, .. } => self.decided(*seat, at),
            TableEvent::TakenBack => self.taken_back(at),
            TableEvent::Rewound { plies } => self.rewound(*plies, at),
            TableEvent::Unanswered { seat } => self.unanswered(*seat, at),
            TableEvent::Urged { seats } => self.reminded(seats, at),
            TableEvent::PaceWished { seat, pace } => {
                self.wish = Pace::of(pace).map(|pace| (pace, self.agreeing(*seat, pace)));
            }
            TableEvent::Nudged { seats, .. } => self.nudge(seats, at),
            TableEvent::Overdue { seats, until } => self.ask(seats, *until, at),
            TableEvent::Voted { seat, remedy } => {
                self.poll.iter_mut().for_each(|poll| poll.vote(*seat, *remedy));
            }
            TableEvent::Settled { remedy, seats } => self.settle(*remedy, seats, at),
            TableEvent::Stood { from, to, .. } => self.stood(*from, *to),
            TableEvent::Resigned { seat } => {
                self.hosted.give_up(*seat);
                self.go_away(*seat, 0, at);
            }
            TableEvent::Replaced { seat, player } if player.user().is_none() => self.begins(*seat, at),
            TableEvent::Replaced { seat, .. } | TableEvent::Returned { seat } => self.plays_again(*seat, at),
            TableEvent::Away { seat, until } => self.go_away(*seat, *until, at),
            TableEvent::Spared { seat, until } => {
                let clock = self.clocks.get_mut(*seat);
                clock.into_iter().for_each(|clock| clock.spared = *until);
            }
            TableEvent::PauseWished { seat } => self.pause.wish(*seat),
            TableEvent::Paused { until } => self.pause = Pause::new(Some(*until)),
            TableEvent::WentOn => self.pause = Pause::default(),
            TableEvent::Closed | TableEvent::Ended(_) => self.stop(),
            TableEvent::Opened { .. } | TableEvent::Joined(_) | TableEvent::Left { .. } => {}
            TableEvent::Consented { .. } | TableEvent::Twins(_) => {}
            TableEvent::Set { .. } | TableEvent::Beacon(_) | TableEvent::Started { .. } => {}
            TableEvent::Planned { .. } | TableEvent::AskedToClose { .. } | TableEvent::KeptOpen { .. } => {}
            TableEvent::Moved { .. } | TableEvent::Due { .. } | TableEvent::Reminded { .. } => {}
            TableEvent::Moderated { .. } | TableEvent::OfferDeclined { .. } => {}
            TableEvent::RewindAsked { .. } | TableEvent::RewindAnswered { .. } => {}
            // Whether anybody plays at all is counted beside the clocks.
            TableEvent::Upkeep(_) | TableEvent::Computer(_) => {}
        }
    }

    /// The game begins for so many.
    pub(in crate::table) fn begin(&mut self, seats: u8, at: u64) {
        let times = self.pace.times();
        self.clocks = BySeat::make(seats, |_| times.map(SeatClock::new).unwrap_or_default());
        self.moved = at;
    }

    /// The seats that are played for, by the host or by computers.
    #[must_use]
    pub fn hosted(&self) -> HostedSeats {
        self.hosted
    }

    /// At the end of a record: these are awaited, so their clocks run, but where the host plays.
    /// Whether a person did it is known from the record.
    pub(in crate::table) fn await_seats(&mut self, awaited: Seats, at: u64, by_person: bool) {
        let awaited: Seats = awaited.iter().filter(|seat| !self.hosted.has(*seat)).collect();
        self.unanswered &= !by_person;
        let asked = self.poll.as_ref().map_or(Seats::NONE, |poll| poll.about);
        self.poll = self.poll.take().and_then(|poll| poll.among(awaited));
        let Some(times) = self.pace.times() else {
            return;
        };
        let resting = self.stands();
        for (seat, clock) in self.clocks.iter_mut() {
            if !awaited.has(seat) {
                clock.pay(times, at);
            } else if !resting && !asked.has(seat) {
                clock.run(at);
            } else if resting {
                clock.stand(at);
            }
        }
    }

    /// Who would agree to a pace once this seat does.
    #[must_use]
    pub fn agreeing(&self, seat: Seat, pace: Pace) -> Seats {
        let before = self.wish.filter(|(wished, _)| *wished == pace);
        before.map_or(Seats::NONE, |(_, seats)| seats).with(seat)
    }

    fn set_pace(&mut self, pace: Pace, at: u64) {
        self.pace = pace;
        (self.wish, self.poll) = (None, None);
        self.earlier = Arc::default();
        let former = self.clocks.clone();
        if former.seats() > 0 {
            self.begin(former.seats(), at);
        }
        for (seat, clock) in former.iter() {
            self.go_away(seat, clock.away, at);
        }
    }

    /// Whether all clocks stand.
    fn stands(&self) -> bool {
        self.resting || self.pause.until.is_some()
    }

    fn go_away(&mut self, seat: Seat, until: u64, at: u64) {
        let clock = self.clocks.get_mut(seat);
        clock.into_iter().for_each(|clock| clock.go_away(until, at));
    }

    fn goes_on(&mut self, at: u64) {
        self.moved = at;
        self.resting = false;
    }

    fn taken_back(&mut self, at: u64) {
        self.goes_on(at);
        Arc::make_mut(&mut self.earlier).take_back(&mut self.clocks, at);
    }

    fn rewound(&mut self, plies: usize, at: u64) {
        self.goes_on(at);
        self.poll = None;
        Arc::make_mut(&mut self.earlier).rewind(&mut self.clocks, plies);
    }

    fn unanswered(&mut self, seat: Seat, at: u64) {
        self.goes_on(at);
        Arc::make_mut(&mut self.earlier).unanswer(&mut self.clocks, seat);
    }

    fn decided(&mut self, seat: Seat, at: u64) {
        self.goes_on(at);
        self.poll = self.poll.take().and_then(|poll| poll.without(seat));
        let Some(clock) = self.clocks.get_mut(seat) else {
            return;
        };
        clock.nudges = 0;
        let times = self.pace.times().filter(|_| !self.hosted.has(seat));
        let mut before = *clock;
        before.stand(at);
        Arc::make_mut(&mut self.earlier).decided(seat, before, times.is_some());
        if let Some(times) = times {
            *clock = before;
            clock.decide(times, at);
        }
    }

    fn reminded(&mut self, seats: &[Seat], at: u64) {
        let Some(times) = self.pace.times() else {
            return;
        };
        for seat in seats {
            let clock = self.clocks.get_mut(*seat);
            clock.into_iter().for_each(|clock| clock.remind(times, at));
        }
    }

    fn nudge(&mut self, seats: &[Seat], at: u64) {
        self.nudged = at;
        for seat in seats {
            let clock = self.clocks.get_mut(*seat);
            clock.into_iter().for_each(|clock| clock.nudges += 1);
        }
    }

    fn ask(&mut self, seats: &[Seat], until: u64, at: u64) {
        for seat in seats {
            let clock = self.clocks.get_mut(*seat);
            clock.into_iter().for_each(|clock| clock.stand(at));
        }
        self.poll = Some(Poll::renewed(self.poll.take(), seats, (at, until)));
    }

    /// Somebody plays for themselves in a seat.
    fn plays_again(&mut self, seat: Seat, at: u64) {
        self.hosted.take_back(seat);
        self.resting = false;
        self.go_away(seat, 0, at);
    }

    /// A computer begins in a seat that was left to it: it is not late by what the player took.
    fn begins(&mut self, seat: Seat, at: u64) {
        self.plays_again(seat, at);
        self.poll = self.poll.take().and_then(|poll| poll.without(seat));
        if let (Some(times), Some(clock)) = (self.pace.times(), self.clocks.get_mut(seat)) {
            clock.grant(times, at);
        }
    }

    fn settle(&mut self, remedy: Remedy, seats: &[Seat], at: u64) {
        self.unanswered = self.poll.take().is_some_and(|poll| poll.silent());
        self.resting = remedy == Remedy::Rest;
        // At a table without times the question can be put again after as long as before.
        self.moved = at;
        self.hosted.settle(remedy, seats);
        let (Some(times), true) = (self.pace.times(), remedy != Remedy::Rest) else {
            return;
        };
        for seat in seats {
            let clock = self.clocks.get_mut(*seat);
            clock.into_iter().for_each(|clock| clock.grant(times, at));
        }
    }

    /// The program did not run for a while: that counts against nobody.
    fn stood(&mut self, from: u64, to: u64) {
        let from = from.max(self.stood);
        if from >= to {
            return;
        }
        self.stood = to;
        let clocks = self.clocks.iter_mut();
        clocks.for_each(|(_, clock)| clock.stood(from, to));
        if let Some(poll) = &mut self.poll {
            let stood = to.saturating_sub(from.max(poll.since));
            poll.until = poll.until.saturating_add(stood);
        }
    }

    fn stop(&mut self) {
        (self.poll, self.pause) = (None, Pause::default());
        self.clocks = BySeat::default();
        self.earlier = Arc::default();
    }

    /// What is to be settled by a remedy when a poll that nobody answered ends: after the second
    /// the table rests.
    pub(in crate::table) fn at_the_end(&self, poll: &Poll) -> Remedy {
        if poll.silent() && self.unanswered {
            Remedy::Rest
        } else {
            poll.outcome()
        }
    }
}
