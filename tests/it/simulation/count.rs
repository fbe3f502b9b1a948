//! Time counted once more, from a table's records and from when the program ran, without the
//! table's own clocks: nothing may be asked early, twice, late or never.

use super::counts::Counts;
use super::keeper::LATE;
use super::rewinds::Rewinds;
use std::collections::BTreeMap;
use tavolo::presence::{AFTERWARDS, Presence};
use tavolo::rules::{BySeat, Seat, Seats};
use tavolo::store::{Record, TableId};
use tavolo::table::table_event::{Ending, RecordBody, TableEvent};
use tavolo::table::timing::{PACE, Pace, PaceTimes, Remedy};
use tavolo::table::{AnyTable, Catalogue, UserId};

/// How long the program may have been taken to stand though it ran, each time it was killed.
const BEAT: u64 = 10_000;
/// How often a seat is reminded of one decision.
const REMINDERS: usize = 2;
/// The same, with those that others ask for.
const MOST_REMINDERS: usize = 4;

/// What is known of a run beside its tables' records.
#[derive(Clone, Default)]
pub struct Known {
    /// From when to when the program did not run.
    pub downs: Vec<(u64, u64)>,
    /// When people are there.
    pub presences: BTreeMap<UserId, Presence>,
}

impl Known {
    /// For how long the program ran between two moments.
    fn ran(&self, from: u64, to: u64) -> u64 {
        let stood = |(down, up): &(u64, u64)| (*up).min(to).saturating_sub((*down).max(from));
        (to - from).saturating_sub(self.downs.iter().map(stood).sum())
    }
}

/// One seat's time, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    /// What the present decision has taken.
    spent: u64,
    /// How much of that it had taken before it was taken back.
    before: u64,
    bank: u64,
    runs: bool,
    urged: usize,
    nudged: usize,
    /// Until when its player is away.
    away: u64,
    /// What its deadline was moved to.
    spared: u64,
    /// For how long its time has been up.
    over: u64,
}

impl Counted {
    /// Time passes in which its clock is to run; `ran` says for how long the program did.
    fn passes(&mut self, from: u64, to: u64, times: Option<PaceTimes>, ran: impl Fn(u64, u64) -> u64) {
        let from = from.max(self.away);
        if from >= to {
            return;
        }
        let promised = self.spared.clamp(from, to);
        let whole = times.map_or(u64::MAX, |times| times.decision + self.bank);
        self.spent += ran(from, promised);
        let over = ran(promised, to);
        self.spent += over;
        self.over += self.spent.saturating_sub(self.before.max(whole)).min(over);
    }

    fn paid(self, times: PaceTimes) -> Counted {
        Counted {
            bank: self
                .bank
                .saturating_sub(self.spent.saturating_sub(times.decision)),
            away: self.away,
            ..Counted::default()
        }
    }

    fn decided(self, times: PaceTimes) -> Counted {
        let paid = self.paid(times);
        Counted {
            bank: (paid.bank + times.refill).min(times.bank),
            ..paid
        }
    }
}

/// A table as its records make it, with its time counted beside it.
struct Count<'a> {
    table: Box<dyn AnyTable>,
    known: &'a Known,
    times: Option<PaceTimes>,
    seats: BySeat<Counted>,
    about: Seats,
    /// The seats that computers play for; none thinks here, so they wait for their players.
    stood_in: Seats,
    resting: bool,
    /// Until when it pauses.
    paused: Option<u64>,
    /// When the game last went on.
    moved: u64,
    /// When somebody last nudged.
    nudged: u64,
    /// The seat that decided last, as it stood before each of its decisions in a row.
    last: Vec<(Seat, Counted)>,
    /// Each seat as it stood before its last decision.
    earlier: BTreeMap<Seat, Counted>,
    /// Whoever's the decisions that stand are, and what they had in the bank before.
    banks: Vec<(Seat, u64)>,
    rewinds: Rewinds,
    at: u64,
    counts: Counts,
}

/// Counts the time of a table up to a moment.
pub fn count(
    catalogue: &Catalogue,
    id: TableId,
    records: &[Record],
    known: &Known,
    now: u64,
) -> Result<Counts, String> {
    let bodies = records.iter().map(|record| serde_json::from_slice(&record.body));
    let bodies: Vec<RecordBody> = bodies.collect::<Result<_, _>>().map_err(|why| why.to_string())?;
    let Some((first, rest)) = bodies.split_first() else {
        return Err(format!("table {id} has no records"));
    };
    let mut count = Count {
        table: catalogue.load(id, first).map_err(|why| why.to_string())?,
        known,
        times: None,
        seats: BySeat::default(),
        about: Seats::NONE,
        stood_in: Seats::NONE,
        resting: false,
        paused: None,
        moved: 0,
        nudged: 0,
        last: Vec::new(),
        earlier: BTreeMap::new(),
        banks: Vec::new(),
        rewinds: Rewinds::default(),
        at: first.at,
        counts: Counts::default(),
    };
    for (version, body) in (2..).zip(rest) {
        count
            .record(body)
            .map_err(|why| format!("record {version} of table {id}: {why}"))?;
    }
    count
        .passes(now)
        .and_then(|()| count.lost(Seats::NONE))
        .map_err(|why| format!("table {id}, {} records: {why}", records.len()))?;
    Ok(count.counts)
}

impl Count<'_> {
    /// How much later than counted something may be due, and still be in time.
    fn slack(&self) -> u64 {
        let kills = self.known.downs.iter().filter(|(_, up)| *up <= self.at).count();
        LATE + BEAT * kills as u64
    }

    /// Time passes.
    fn passes(&mut self, at: u64) -> Result<(), String> {
        let ran = self.known.ran(self.at, at.max(self.at));
        let vacant = self
            .table
            .awaited()
            .iter()
            .find(|seat| !self.table.roster().here().has(*seat) && !self.stood_in.has(*seat));
        if let (Some(seat), true) = (vacant, ran > self.slack()) {
            return Err(format!("nobody played for seat {seat} for {ran} ms"));
        }
        let (from, to, times, known) = (self.at, at.max(self.at), self.times, self.known);
        for (_, seat) in self.seats.iter_mut().filter(|(_, seat)| seat.runs) {
            seat.passes(from, to, times, |from, to| known.ran(from, to));
        }
        self.at = to;
        Ok(())
    }

    /// No seat but these may have taken more than its time.
    fn lost(&self, asked: Seats) -> Result<(), String> {
        let up = |(seat, counted): &(Seat, &Counted)| {
            !asked.has(*seat) && counted.runs && counted.over > self.slack()
        };
        match self.seats.iter().find(up) {
            Some((seat, counted)) => {
                Err(format!("the time of seat {seat} has been up for long: {counted:?}"))
            }
            None => Ok(()),
        }
    }

    fn record(&mut self, body: &RecordBody) -> Result<(), String> {
        self.passes(body.at)?;
        self.wakes(body)?;
        let asked = body.entries.iter().flat_map(|entry| match entry {
            TableEvent::Overdue { seats, .. } => seats.clone(),
            _ => Vec::new(),
        });
        self.lost(asked.collect())?;
        let mut here = self.table.roster().here();
        for entry in &body.entries {
            if let TableEvent::Returned { seat } = entry {
                here = here.with(*seat);
            }
            self.counts.take(entry);
            self.rewinds.follow(entry, &mut self.counts)?;
            self.entry(entry, here, body.by.is_some())?;
        }
        let quiet = body.entries.iter().all(calls_nobody);
        let turn = quiet.then(|| self.table.board().audience.turn);
        self.table.evolve(body).map_err(|why| why.to_string())?;
        if turn.is_some_and(|turn| self.table.board().audience.turn != turn) {
            return Err("people are called a second time for the same".to_owned());
        }
        self.await_seats();
        self.reminded()?;
        self.rewinds.holds(self.table.as_ref())?;
        self.pending()
    }

    /// What a channel may tell of reminders: of those alone who are awaited openly, of no more than
    /// were given, and that time brings some only where it runs.
    fn reminded(&self) -> Result<(), String> {
        let (awaited, told) = (self.table.awaited(), self.table.reminders());
        if !told.is_empty() && self.table.board().audience.together.is_some() {
            return Err(format!("they are asked in secret, and all may read {told:?}"));
        }
        for one in told {
            let counted = self.seats.get(one.seat).copied().unwrap_or_default();
            let given = counted.urged + counted.nudged;
            // After a start that came late several were given as one.
            let fits = (given..=MOST_REMINDERS).contains(&one.given) && (given > 0 || one.given == 0);
            let themselves = awaited.has(one.seat) && self.table.roster().seat_of(one.user) == Some(one.seat);
            if !fits || !themselves || (one.timed && self.times.is_none()) {
                return Err(format!("all may read {one:?} of {awaited:?} at {counted:?}"));
            }
        }
        Ok(())
    }

    /// What the host does at an hour was due then.
    fn wakes(&self, body: &RecordBody) -> Result<(), String> {
        let wakes = |entry: &TableEvent| {
            matches!(
                entry,
                TableEvent::Urged { .. }
                    | TableEvent::Overdue { .. }
                    | TableEvent::Settled { .. }
                    | TableEvent::Reminded { .. }
                    | TableEvent::Ended(Ending::Lapsed(_))
                    | TableEvent::WentOn
                    | TableEvent::Away { until: 0, .. }
            )
        };
        let due = self.table.due();
        let woken = body.by.is_none() && body.entries.iter().any(wakes);
        if woken && due.is_none_or(|due| due > body.at) {
            return Err(format!("it was woken at {}, and {due:?} was due", body.at));
        }
        Ok(())
    }

    fn entry(&mut self, entry: &TableEvent, here: Seats, by_person: bool) -> Result<(), String> {
        match entry {
            TableEvent::Started { .. } => {
                let chosen = self.table.chosen();
                self.times = Pace::of(chosen.value(&PACE)).and_then(Pace::times);
                let bank = self.times.map_or(0, |times| times.bank);
                self.seats = BySeat::make(self.table.roster().len(), |_| Counted {
                    bank,
                    ..Counted::default()
                });
            }
            TableEvent::Played { seat, .. } => self.played(*seat, here),
            TableEvent::TakenBack => self.taken_back(),
            TableEvent::Rewound { plies } => self.rewound(*plies),
            TableEvent::Unanswered { seat } => self.unanswered(*seat),
            TableEvent::Away { seat, until } => self.away(*seat, *until, by_person)?,
            TableEvent::Spared { seat, until } => self.spared(*seat, *until)?,
            TableEvent::Nudged { seats, .. } => self.nudges(seats)?,
            TableEvent::Paused { until } => self.paused = Some(*until),
            TableEvent::WentOn => self.went_on(by_person)?,
            TableEvent::Urged { seats } => self.urged(seats)?,
            TableEvent::Overdue { seats, .. } => self.overdue(seats, by_person)?,
            TableEvent::Settled { remedy, seats } => self.settled(*remedy, seats)?,
            TableEvent::Replaced { seat, .. } | TableEvent::Returned { seat } => {
                self.stood_in = self.stood_in.without(*seat);
                self.resting = false;
                self.seats[*seat].away = 0;
            }
            TableEvent::Resigned { seat } => {
                self.stood_in = self.stood_in.without(*seat);
                self.seats[*seat].away = 0;
            }
            _ => {}
        }
        Ok(())
    }

    /// Somebody is away, or back: by what they said, or because that time has come.
    fn away(&mut self, seat: Seat, until: u64, by_person: bool) -> Result<(), String> {
        let before = std::mem::replace(&mut self.seats[seat].away, until);
        if until == 0 && !by_person && !(1..=self.at).contains(&before) {
            return Err(format!("seat {seat} is back at {}, and was away until {before}", self.at));
        }
        Ok(())
    }

    /// When the player of a seat is there.
    fn presence(&self, seat: Seat) -> Option<&Presence> {
        let user = self.table.roster().player(seat)?.user()?;
        self.known.presences.get(&user)
    }

    /// A deadline is moved out of a night: to two hours after its end.
    fn spared(&mut self, seat: Seat, until: u64) -> Result<(), String> {
        self.seats[seat].spared = until;
        let ends = until - AFTERWARDS;
        let presence = self.presence(seat);
        match presence.and_then(|presence| presence.quiet_until(ends - 1)) {
            Some(end) if end == ends => Ok(()),
            end => Err(format!("seat {seat} is spared until {until}; its night ends at {end:?}")),
        }
    }

    /// The table goes on after a pause, because people want it or its time has come.
    fn went_on(&mut self, by_person: bool) -> Result<(), String> {
        match self.paused.take() {
            Some(until) if by_person || until <= self.at => Ok(()),
            paused => Err(format!("it goes on at {}, and paused until {paused:?}", self.at)),
        }
    }

    /// Somebody has others reminded: not soon after a move or the last time, nor too often.
    fn nudges(&mut self, seats: &[Seat]) -> Result<(), String> {
        let (alone, between) = Pace::of(self.table.chosen().value(&PACE))
            .unwrap_or_default()
            .nudge_times();
        if self.paused.is_some()
            || self.at < self.moved + alone
            || (self.nudged > 0 && self.at < self.nudged + between)
        {
            return Err(format!("nudged at {} after {} and {}", self.at, self.moved, self.nudged));
        }
        self.nudged = self.at;
        for seat in seats {
            let counted = &mut self.seats[*seat];
            counted.nudged += 1;
            if counted.urged + counted.nudged > MOST_REMINDERS || counted.away > 0 {
                return Err(format!("seat {seat} is nudged at {counted:?}"));
            }
        }
        Ok(())
    }

    /// Nobody is asked about who is away as they said, nor in their night.
    fn disturbs(&self, seat: Seat) -> Option<String> {
        let pace = Pace::of(self.table.chosen().value(&PACE)).unwrap_or_default();
        let (presence, at) = (self.presence(seat)?, self.at);
        let taken = presence.absence.taken(at);
        // Whoever goes in the same millisecond may have been asked about before.
        let before = at > 0 && presence.absence.taken(at - 1) < taken;
        if before && presence.absence.taken(at + 1) > taken && taken < pace.away_time() {
            return Some(format!("seat {seat} was asked about at {at}, and is away: {presence:?}"));
        }
        let user = self.table.roster().player(seat)?.user()?;
        let deadline = self.table.deadline(user).filter(|_| pace.has_nights())?;
        let night = presence.quiet_until(deadline)?;
        Some(format!("the time of seat {seat} was up at {deadline}, in a night until {night}"))
    }

    fn played(&mut self, seat: Seat, here: Seats) {
        (self.resting, self.about) = (false, self.about.without(seat));
        (self.moved, self.seats[seat].nudged) = (self.at, 0);
        self.banks.push((seat, self.seats[seat].bank));
        let (Some(times), true) = (self.times, here.has(seat)) else {
            return;
        };
        if self.last.last().is_some_and(|(last, _)| *last != seat) {
            self.last.clear();
        }
        self.last.push((seat, self.seats[seat]));
        self.earlier.insert(seat, self.seats[seat]);
        self.seats[seat] = self.seats[seat].decided(times);
    }

    /// A decision that is taken back has taken its time.
    fn taken_back(&mut self) {
        self.banks.pop();
        self.resting = false;
        self.moved = self.at;
        if let Some((seat, before)) = self.last.pop() {
            let spent = before.spent + self.seats[seat].spent;
            self.seats[seat] = Counted {
                spent,
                before: spent,
                over: 0,
                away: self.seats[seat].away,
                ..before
            };
        }
    }

    /// All who are awaited after several decisions were taken back have a decision's time anew, and
    /// nobody more in the bank by it; nobody is asked any more about who was late.
    fn rewound(&mut self, plies: usize) {
        (self.resting, self.about, self.moved) = (false, Seats::NONE, self.at);
        self.last.clear();
        let gone = self.banks.split_off(self.banks.len().saturating_sub(plies));
        for (seat, counted) in self.seats.iter_mut() {
            let banks = gone.iter().filter(|(own, _)| *own == seat);
            *counted = Counted {
                bank: banks.map(|(_, bank)| *bank).fold(counted.bank, u64::min),
                away: counted.away,
                ..Counted::default()
            };
        }
    }

    /// So has an answer that is taken back, whoever has answered since.
    fn unanswered(&mut self, seat: Seat) {
        if let Some(last) = self.banks.iter().rposition(|(own, _)| *own == seat) {
            self.banks.remove(last);
        }
        self.resting = false;
        self.moved = self.at;
        self.last.pop_if(|(own, _)| *own == seat);
        if let Some(before) = self.earlier.remove(&seat) {
            self.seats[seat] = Counted {
                before: before.spent,
                over: 0,
                away: self.seats[seat].away,
                ..before
            };
        }
    }

    fn urged(&mut self, seats: &[Seat]) -> Result<(), String> {
        for seat in seats {
            let (counted, times) = (&mut self.seats[*seat], self.times.ok_or("nobody counts here")?);
            counted.urged += 1;
            // A tenth of the time is counted in whole milliseconds.
            let least = match counted.urged {
                1 => times.decision / 4 * 3,
                _ => (times.decision + counted.bank) / 10 * 9,
            };
            if counted.urged > REMINDERS || counted.spent < least {
                return Err(format!("seat {seat} was reminded at {counted:?} of {least}"));
            }
        }
        Ok(())
    }

    fn overdue(&mut self, seats: &[Seat], by_person: bool) -> Result<(), String> {
        for seat in seats {
            if self.about.has(*seat) {
                return Err(format!("it was asked twice about seat {seat}"));
            }
            self.about = self.about.with(*seat);
            let counted = self.seats[*seat];
            let Some(times) = self.times.filter(|_| !by_person) else {
                continue;
            };
            let least = times.decision + counted.bank;
            let early = counted.spent < least || self.at < counted.spared.max(counted.away);
            if !counted.runs || early {
                return Err(format!("it was asked about seat {seat} at {counted:?} of {least}"));
            }
            if counted.over > self.slack() {
                return Err(format!("it was asked late about seat {seat} at {counted:?} of {least}"));
            }
            if let Some(why) = self.disturbs(*seat) {
                return Err(why);
            }
        }
        Ok(())
    }

    fn settled(&mut self, remedy: Remedy, seats: &[Seat]) -> Result<(), String> {
        if self.about != seats.iter().copied().collect() {
            return Err(format!("it was settled about {seats:?}, and asked about {:?}", self.about));
        }
        self.about = Seats::NONE;
        if remedy == Remedy::Computer {
            self.stood_in = seats.iter().fold(self.stood_in, |all, seat| all.with(*seat));
        }
        self.resting = remedy == Remedy::Rest;
        if let (Some(times), false) = (self.times, self.resting) {
            for seat in seats {
                self.seats[*seat] = self.seats[*seat].paid(times);
            }
        }
        Ok(())
    }

    /// Behind a record: the clocks of those run who are awaited, here, and not asked about.
    fn await_seats(&mut self) {
        let here = self.table.roster().here();
        let awaited: Seats = self
            .table
            .awaited()
            .iter()
            .filter(|seat| here.has(*seat))
            .collect();
        let asked = self.about;
        self.about = asked.iter().filter(|seat| awaited.has(*seat)).collect();
        let Some(times) = self.times else { return };
        let stands = self.resting || self.paused.is_some();
        for (seat, counted) in self.seats.iter_mut() {
            if !awaited.has(seat) {
                *counted = counted.paid(times);
            } else {
                counted.runs = !stands && !asked.has(seat);
            }
        }
    }

    /// A table that awaits somebody has one time that is due; one that was put away, or has ended,
    /// has none.
    fn pending(&self) -> Result<(), String> {
        if self.table.gathering() {
            return Ok(());
        }
        let here = self.table.roster().here();
        let waits = self.table.awaited().iter().any(|seat| here.has(seat));
        let counted = self.times.is_some() && !self.resting && waits;
        let away = self.seats.iter().any(|(_, seat)| seat.away > 0);
        // Where no time runs it is counted whether anybody plays at all.
        let idles = (self.times.is_none() || self.resting) && waits && !self.table.shelved();
        let other = idles || !self.about.is_empty() || self.paused.is_some() || away;
        // While it is archived even whoever is away is not waited for.
        let wants = !self.table.ended() && !self.table.shelved() && (counted || other);
        match (wants, self.table.due()) {
            (true, None) => Err("it is stalled: nothing is due".to_owned()),
            (false, Some(due)) if !waits_for_host(self.table.as_ref()) => {
                Err(format!("nobody waits, and something is due at {due}"))
            }
            _ => Ok(()),
        }
    }
}

/// Whether the host has something to do itself.
fn waits_for_host(table: &dyn AnyTable) -> bool {
    let here = table.roster().here();
    table.awaited().iter().any(|seat| !here.has(seat))
}

/// Whether an entry is nobody's turn, and no question.
fn calls_nobody(entry: &TableEvent) -> bool {
    matches!(
        entry,
        TableEvent::Urged { .. }
            | TableEvent::Stood { .. }
            | TableEvent::Voted { .. }
            | TableEvent::RewindAnswered { .. }
            | TableEvent::AskedToClose { .. }
            | TableEvent::KeptOpen { .. }
            | TableEvent::Due { .. }
            | TableEvent::Nudged { .. }
            | TableEvent::Away { .. }
            | TableEvent::Spared { .. }
            | TableEvent::Paused { .. }
            | TableEvent::WentOn
    )
}
