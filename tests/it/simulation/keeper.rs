//! Who runs the program: lets the hours pass and the deadlines be kept, and kills it now and then,
//! to start it again at once or hours later.

use super::hours::Hours;
use super::people::{Dice, pause};
use super::{Flaky, Program};
use std::sync::{Arc, Mutex};
use tavolo::hall::Deadlines;
use tavolo::store::{StoreLayer, TableId};
use tavolo::table::table_event::{RecordBody, TableEvent};

const MINUTE: u64 = 60 * 1_000;
/// How long the program takes at most to do what was due when it was started, or became due while
/// it ran, even if its store fails now and then.
pub const LATE: u64 = MINUTE;
/// How often deadlines are looked at, in milliseconds.
const BEAT: u64 = 10 * 1_000;
/// How often the program tries to note that it runs, where its store fails.
const TRIES: usize = 20;

pub struct Keeper<F> {
    store: Arc<Flaky>,
    hours: Arc<Hours>,
    open: Arc<Mutex<Arc<Program>>>,
    /// Starts the program so manieth time.
    start: F,
    /// One in so many hours kills the program.
    odds: usize,
    dice: Dice,
    deadlines: Deadlines,
    /// When the program was started.
    started: u64,
    pub kills: u64,
    /// From when to when the program did not run.
    pub downs: Vec<(u64, u64)>,
}

impl<F: Fn(u64) -> Arc<Program>> Keeper<F> {
    pub async fn new(store: Arc<Flaky>, hours: Arc<Hours>, start: F, odds: usize, dice: Dice) -> Keeper<F> {
        let program = start(0);
        let mut deadlines = Deadlines::new(Arc::clone(&program.hall));
        deadlines.look_back().await;
        Keeper {
            started: hours.clock.now(),
            deadlines,
            open: Arc::new(Mutex::new(program)),
            kills: 0,
            downs: Vec::new(),
            store,
            hours,
            start,
            odds,
            dice,
        }
    }

    /// The program as it runs.
    pub fn open(&self) -> Arc<Mutex<Arc<Program>>> {
        Arc::clone(&self.open)
    }

    /// Lets the hours pass until all people have gone.
    pub async fn keep(&mut self) -> Result<(), String> {
        let mut dies = false;
        loop {
            self.works(dies).await;
            self.in_time().await?;
            let Some(next) = self.hours.next() else {
                return Ok(());
            };
            if self.dice.below(4) == 0 {
                self.open.lock().unwrap().hall.sweep();
            }
            dies = self.dice.below(self.odds) == 0;
            let at = self.next(next).await;
            if dies {
                self.beaten(at).await;
            }
            self.hours.go_on_to(at);
        }
    }

    /// At the end, where nothing fails any more, nothing that is due is left.
    pub async fn settles(&mut self) -> Result<(), String> {
        self.deadlines.round().await;
        let now = self.hours.clock.now();
        let left = self.store.inner().below().due(now).await.unwrap();
        let again = self.store.inner().below().due(u64::MAX).await.unwrap();
        let mut tables: Vec<_> = again.iter().map(|(_, table)| *table).collect();
        tables.sort();
        tables.dedup();
        match left.first() {
            Some((due, table)) => Err(format!("table {table} did not answer {due}, though nothing fails")),
            None if tables.len() < again.len() => Err("a table has two times that are due".to_owned()),
            None => Ok(()),
        }
    }

    /// Whoever has something to do does it while the deadlines are kept, and perhaps the program is
    /// killed meanwhile.
    async fn works(&mut self, dies: bool) {
        let turns = if dies { self.dice.below(80) } else { usize::MAX };
        let done = async {
            self.deadlines.round().await;
            idle(&self.hours).await;
        };
        tokio::select! {
            biased;
            () = done => {}
            () = pause(turns) => {}
        }
        if dies {
            self.dies().await;
        }
    }

    /// The program is killed, and started again: at once, minutes later, or hours later.
    async fn dies(&mut self) {
        self.kills += 1;
        self.open.lock().unwrap().killed.cancel();
        let at = self.hours.clock.now();
        let down = match self.dice.below(3) {
            0 => 0,
            1 => MINUTE + self.dice.below(60) as u64 * MINUTE,
            _ => self.dice.below(50) as u64 * 60 * MINUTE,
        };
        loop {
            // People try in vain.
            idle(&self.hours).await;
            match self.hours.next().filter(|next| *next < at + down) {
                Some(next) => self.hours.go_on_to(next),
                None => break,
            }
        }
        self.hours.go_on_to(at + down);
        self.started = at + down;
        self.downs.extend((down > 0).then_some((at, at + down)));
        let program = (self.start)(self.kills);
        self.deadlines = Deadlines::new(Arc::clone(&program.hall));
        // The tables are told while people play already.
        self.deadlines.look_back().await;
        *self.open.lock().unwrap() = program;
        self.deadlines.round().await;
        idle(&self.hours).await;
    }

    /// The program notes that it runs, as it does every few seconds, until just before an hour; also
    /// where something else was due right before that.
    async fn beaten(&mut self, at: u64) {
        let now = self.hours.clock.now();
        let before = at.saturating_sub(BEAT / 2).max(now);
        self.hours.clock.advance(before - now);
        let noted = async |store: &Flaky| {
            let note = store.inner().below().get("alive").await.unwrap();
            note.and_then(|note| String::from_utf8(note).ok()?.parse::<u64>().ok())
        };
        for _ in 0..TRIES {
            if noted(&self.store)
                .await
                .is_some_and(|noted| noted + BEAT >= before)
            {
                return;
            }
            self.deadlines.round().await;
        }
    }

    /// The next hour at which anything happens.
    async fn next(&self, people: u64) -> u64 {
        let now = self.hours.clock.now();
        let due = self.store.inner().below().due(people).await.unwrap();
        match due.first() {
            Some((due, _)) if *due <= now => people.min(now + BEAT),
            Some((due, _)) => people.min(*due),
            None => people,
        }
    }

    /// Since when a table's records have named what is due next.
    async fn named(&self, table: TableId, due: u64) -> u64 {
        let records = self.store.inner().below().read(table).await.unwrap();
        let bodies = records
            .iter()
            .rev()
            .map(|record| serde_json::from_slice(&record.body).unwrap());
        let says = |entry: &TableEvent| matches!(entry, TableEvent::Due { at } if *at == due);
        let names = |body: &RecordBody| body.entries.iter().any(says);
        bodies.take_while(names).last().map_or(0, |body| body.at)
    }

    /// Nothing may have been due for long.
    async fn in_time(&self) -> Result<(), String> {
        let now = self.hours.clock.now();
        for (due, table) in self.store.inner().below().due(now).await.unwrap() {
            // What was due before it was named, such as somebody's return while the table was archived, could
            // not be done before.
            let named = self.named(table, due).await;
            let late = now - due.max(self.started).max(named);
            if late > LATE {
                return Err(format!("table {table} waits for {late} ms too long for what was due at {due}"));
            }
        }
        Ok(())
    }
}

/// Waits until nobody has anything to do now.
async fn idle(hours: &Hours) {
    while !hours.idle() {
        pause(1).await;
    }
}
