//! Time counted once more, from a table's records and from when the program ran, without the
//! table's own clocks: nothing may be asked early, twice, late or never.

use super::keeper::LATE;
use std::collections::BTreeMap;
use tavolo::rules::{BySeat, Seat, Seats};
use tavolo::store::{Record, TableId};
use tavolo::table::table_event::{Ending, RecordBody, TableEvent};
use tavolo::table::timing::{PACE, Pace, PaceTimes, Remedy};
use tavolo::table::{AnyTable, Catalogue};

/// How long the program may have been taken to stand though it ran, each time it was killed.
const BEAT: u64 = 10_000;
/// How often a seat is reminded of one decision.
const REMINDERS: usize = 2;

/// What happened at tables whose time was counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Counts {
    /// Reminders.
    pub urged: u64,
    /// Questions about seats whose time was up.
    pub overdue: u64,
    /// Answers to them.
    pub votes: u64,
    /// What became of such seats, by remedy.
    pub settled: [u64; 6],
    /// People who came back while the host played for them.
    pub returned: u64,
    /// Seats that were taken over.
    pub replaced: u64,
    /// How often a table was told that the program did not run.
    pub stood: u64,
}

impl Counts {
    /// How often the rarest of these happened.
    pub fn rarest(&self) -> u64 {
        let others = [self.urged, self.overdue, self.votes, self.returned, self.replaced, self.stood];
        self.settled.into_iter().chain(others).min().unwrap_or_default()
    }

    pub fn add(&mut self, other: &Counts) {
        self.urged += other.urged;
        self.overdue += other.overdue;
        self.votes += other.votes;
        for (sum, one) in self.settled.iter_mut().zip(other.settled) {
            *sum += one;
        }
        self.returned += other.returned;
        self.replaced += other.replaced;
        self.stood += other.stood;
    }

    fn take(&mut self, entry: &TableEvent) {
        match entry {
            TableEvent::Urged { .. } => self.urged += 1,
            TableEvent::Overdue { .. } => self.overdue += 1,
            TableEvent::Voted { .. } => self.votes += 1,
            TableEvent::Settled { remedy, .. } => self.settled[*remedy as usize] += 1,
            TableEvent::Returned { .. } => self.returned += 1,
            TableEvent::Replaced { .. } => self.replaced += 1,
            TableEvent::Stood { .. } => self.stood += 1,
            _ => {}
        }
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
}

impl Counted {
    fn paid(self, times: PaceTimes) -> Counted {
        Counted {
            bank: self
                .bank
                .saturating_sub(self.spent.saturating_sub(times.decision)),
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
    downs: &'a [(u64, u64)],
    times: Option<PaceTimes>,
    seats: BySeat<Counted>,
    about: Seats,
    resting: bool,
    /// The seat that decided last, as it stood before each of its decisions in a row.
    last: Vec<(Seat, Counted)>,
    /// Each seat as it stood before its last decision.
    earlier: BTreeMap<Seat, Counted>,
    at: u64,
    counts: Counts,
}

/// Counts the time of a table up to a moment; the program did not run in `downs`.
pub fn count(
    catalogue: &Catalogue,
    id: TableId,
    records: &[Record],
    downs: &[(u64, u64)],
    now: u64,
) -> Result<Counts, String> {
    let bodies = records.iter().map(|record| serde_json::from_slice(&record.body));
    let bodies: Vec<RecordBody> = bodies.collect::<Result<_, _>>().map_err(|why| why.to_string())?;
    let Some((first, rest)) = bodies.split_first() else {
        return Err(format!("table {id} has no records"));
    };
    let mut count = Count {
        table: catalogue.load(id, first).map_err(|why| why.to_string())?,
        downs,
        times: None,
        seats: BySeat::default(),
        about: Seats::NONE,
        resting: false,
        last: Vec::new(),
        earlier: BTreeMap::new(),
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
    /// For how long the program ran between two moments.
    fn ran(&self, from: u64, to: u64) -> u64 {
        let stood = |(down, up): &(u64, u64)| (*up).min(to).saturating_sub((*down).max(from));
        (to - from).saturating_sub(self.downs.iter().map(stood).sum())
    }

    /// How much later than counted something may be due, and still be in time.
    fn slack(&self) -> u64 {
        let kills = self.downs.iter().filter(|(_, up)| *up <= self.at).count();
        LATE + BEAT * kills as u64
    }

    /// Time passes.
    fn passes(&mut self, at: u64) -> Result<(), String> {
        let ran = self.ran(self.at, at.max(self.at));
        let vacant = self
            .table
            .awaited()
            .iter()
            .find(|seat| !self.table.roster().here().has(*seat));
        if let (Some(seat), true) = (vacant, ran > self.slack()) {
            return Err(format!("nobody played for seat {seat} for {ran} ms"));
        }
        for (_, seat) in self.seats.iter_mut().filter(|(_, seat)| seat.runs) {
            seat.spent += ran;
        }
        self.at = self.at.max(at);
        Ok(())
    }

    /// No seat but these may have taken more than its time.
    fn lost(&self, asked: Seats) -> Result<(), String> {
        let Some(times) = self.times else { return Ok(()) };
        for (seat, counted) in self.seats.iter().filter(|(seat, _)| !asked.has(*seat)) {
            let over = counted
                .spent
                .saturating_sub(counted.before.max(times.decision + counted.bank));
            if counted.runs && over > self.slack() {
                return Err(format!("the time of seat {seat} has been up for {over} ms: {counted:?}"));
            }
        }
        Ok(())
    }

    fn record(&mut self, body: &RecordBody) -> Result<(), String> {
        self.passes(body.at)?;
        self.wakes(body)?;
        let asked = body.entries.iter().flat_map(|entry| match entry {
            TableEvent::Overdue { seats, .. } => seats.clone(),
            _ => Vec::new(),
        });
        self.lost(asked.collect())?;
        let here = self.table.roster().here();
        for entry in &body.entries {
            self.counts.take(entry);
            self.entry(entry, here, body.by.is_some())?;
        }
        let quiet = body.entries.iter().all(calls_nobody);
        let turn = quiet.then(|| self.table.board().audience.turn);
        self.table.evolve(body).map_err(|why| why.to_string())?;
        if turn.is_some_and(|turn| self.table.board().audience.turn != turn) {
            return Err("people are called a second time for the same".to_owned());
        }
        self.await_seats();
        self.pending()
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
            TableEvent::Unanswered { seat } => self.unanswered(*seat),
            TableEvent::Urged { seats } => self.urged(seats)?,
            TableEvent::Overdue { seats, .. } => self.overdue(seats, by_person)?,
            TableEvent::Settled { remedy, seats } => self.settled(*remedy, seats)?,
            TableEvent::Replaced { .. } | TableEvent::Returned { .. } => self.resting = false,
            _ => {}
        }
        Ok(())
    }

    fn played(&mut self, seat: Seat, here: Seats) {
        (self.resting, self.about) = (false, self.about.without(seat));
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
        self.resting = false;
        if let Some((seat, before)) = self.last.pop() {
            let spent = before.spent + self.seats[seat].spent;
            self.seats[seat] = Counted {
                spent,
                before: spent,
                ..before
            };
        }
    }

    /// So has an answer that is taken back, whoever has answered since.
    fn unanswered(&mut self, seat: Seat) {
        self.resting = false;
        self.last.pop_if(|(own, _)| *own == seat);
        if let Some(before) = self.earlier.remove(&seat) {
            self.seats[seat] = Counted {
                before: before.spent,
                ..before
            };
        }
    }

    fn urged(&mut self, seats: &[Seat]) -> Result<(), String> {
        for seat in seats {
            let (counted, times) = (&mut self.seats[*seat], self.times.ok_or("nobody counts here")?);
            counted.urged += 1;
            let least = (times.decision + counted.bank) / 2;
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
            if !counted.runs || counted.spent < least {
                return Err(format!("it was asked about seat {seat} at {counted:?} of {least}"));
            }
            if counted.spent > least.max(counted.before) + self.slack() {
                return Err(format!("it was asked late about seat {seat} at {counted:?} of {least}"));
            }
        }
        Ok(())
    }

    fn settled(&mut self, remedy: Remedy, seats: &[Seat]) -> Result<(), String> {
        if self.about != seats.iter().copied().collect() {
            return Err(format!("it was settled about {seats:?}, and asked about {:?}", self.about));
        }
        self.about = Seats::NONE;
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
        for (seat, counted) in self.seats.iter_mut() {
            if !awaited.has(seat) {
                *counted = counted.paid(times);
            } else {
                counted.runs = !self.resting && !asked.has(seat);
            }
        }
    }

    /// A table that awaits somebody at a counted pace has one time that is due; one that rests, or
    /// has ended, has none.
    fn pending(&self) -> Result<(), String> {
        if self.table.gathering() {
            return Ok(());
        }
        let here = self.table.roster().here();
        let waits = self.table.awaited().iter().any(|seat| here.has(seat));
        let counted = self.times.is_some() && !self.resting && waits;
        let wants = !self.table.ended() && (counted || !self.about.is_empty());
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
            | TableEvent::AskedToClose { .. }
            | TableEvent::KeptOpen { .. }
            | TableEvent::Due { .. }
    )
}
