//! Simulated people at one table, behind a front end that loses answers, and doubles, delays and
//! reorders orders.

use super::Program;
use super::check::{Acknowledged, Told};
use super::habits::{Habits, Now};
use super::hours::Hours;
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex};
use tavolo::hall::Done;
use tavolo::presence::Presence;
use tavolo::store::TableId;
use tavolo::table::{Actor, Command, Denied, Listing, Order, Origin, Place, TableView, UserId};

/// Numbers that look random and follow from one.
pub struct Dice(u64);

impl Dice {
    pub fn new(number: u64) -> Dice {
        Dice(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }

    pub fn fork(&mut self) -> Dice {
        Dice::new(self.0.rotate_left(17))
    }
}

/// So many turns for the others.
pub async fn pause(turns: usize) {
    for _ in 0..turns {
        tokio::task::yield_now().await;
    }
}

/// What went wrong between people and the program, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// An answer did not reach the person.
    pub lost: u64,
    /// An order was delivered twice at once.
    pub doubled: u64,
    /// An order was delivered again long after.
    pub late: u64,
    /// Two people's orders overtook each other.
    pub crossed: u64,
    /// The program died while it carried out an order.
    pub cut: u64,
}

impl Front {
    pub fn counts(&self) -> [u64; 5] {
        [self.lost, self.doubled, self.late, self.crossed, self.cut]
    }

    pub fn add(&mut self, other: &Front) {
        self.lost += other.lost;
        self.doubled += other.doubled;
        self.late += other.late;
        self.crossed += other.crossed;
        self.cut += other.cut;
    }
}

/// One table's people.
pub struct Story {
    open: Arc<Mutex<Arc<Program>>>,
    trace: Arc<Mutex<Sha256>>,
    game: Listing,
    place: u64,
    dice: Dice,
    next: u64,
    hours: Arc<Hours>,
    habits: Habits,
    told: Told,
    /// An order that was answered a while ago.
    old: Option<Order>,
}

impl Story {
    pub fn new(
        open: Arc<Mutex<Arc<Program>>>,
        trace: Arc<Mutex<Sha256>>,
        hours: Arc<Hours>,
        game: Listing,
        place: u64,
        mut dice: Dice,
    ) -> Story {
        Story {
            open,
            trace,
            game,
            place,
            hours,
            habits: Habits::new(place, &mut dice),
            dice,
            next: place * 1_000_000 + 1,
            told: Told::default(),
            old: None,
        }
    }

    /// Sits down, begins, and plays so many orders or to the end; answers what was told.
    pub async fn play(mut self, orders: usize) -> Told {
        let (least, most) = self.game.seats;
        let people = u64::from(least) + self.dice.below(usize::from(most - least) + 1) as u64;
        for person in 0..people {
            if let Some(presence) = self.habits.presence(&mut self.dice) {
                self.sleeps(person, presence).await;
            }
        }
        let mut table = None;
        for person in 0..people {
            let order = self.order(person, Command::join());
            table = self.give(table, order).await.or(table);
        }
        let Some(table) = table else { return self.told };
        let order = self.order(0, self.habits.agree());
        self.give(Some(table), order).await;
        for _ in 0..3 {
            let order = self.order(0, Command::Start);
            self.give(Some(table), order).await;
        }
        for _ in 0..orders {
            let turns = self.dice.below(40);
            let at = self.habits.next(self.hours.clock.now(), &mut self.dice);
            self.hours.until(at).await;
            pause(turns).await;
            let order = match self.choose(table, people).await {
                Now::Does(user, command) => self.order_of(user, command),
                Now::Leaves(user, until) => {
                    self.leaves(user, until).await;
                    continue;
                }
                Now::Waits => continue,
                Now::Ends => break,
            };
            match self.dice.below(30) {
                0 => self.cross(table, people, order).await,
                1 => {
                    let old = self.old.take();
                    self.give(Some(table), order).await;
                    self.repeat(table, old).await;
                }
                _ => {
                    self.give(Some(table), order).await;
                }
            }
        }
        self.told
    }

    /// An order under a number of its own.
    fn order(&mut self, person: u64, command: Command) -> Order {
        let by = self.habits.person(person);
        self.order_of(by, command)
    }

    fn order_of(&mut self, by: UserId, command: Command) -> Order {
        self.next += 1;
        self.told.given.insert(self.next);
        Order {
            by: Actor::person(by, self.next),
            name: format!("P{by}"),
            at: self.hours.clock.now(),
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        }
    }

    /// An order that somebody may give now.
    async fn choose(&mut self, table: TableId, people: u64) -> Now {
        let program = self.program();
        let closely = self.dice.below(2) == 0;
        let back = self.dice.below(6) == 0;
        let look = |table: &dyn TableView| self.habits.look(table, closely, back);
        let Ok(known) = program.hall.read(table, look).await else {
            return Now::Does(self.habits.person(0), Command::TakeBack);
        };
        if known.ended {
            return Now::Ends;
        }
        let now = self.hours.clock.now();
        self.habits.choose(&known, people, now, &mut self.dice)
    }

    /// Somebody says when they sleep, until it is known that the program has noted it.
    async fn sleeps(&mut self, person: u64, presence: Presence) {
        let user = self.habits.person(person);
        for _ in 0..6 {
            let program = self.program();
            let kept = tokio::select! {
                biased;
                () = program.killed.cancelled() => false,
                kept = program.hall.change_presence(user, |now| now.clone_from(&presence)) => kept.is_ok(),
            };
            if kept {
                return;
            }
            pause(10).await;
        }
    }

    /// Somebody says until when they are away; perhaps it fails, or the program dies over it.
    async fn leaves(&mut self, user: UserId, until: u64) {
        let program = self.program();
        tokio::select! {
            biased;
            () = program.killed.cancelled() => {}
            told = program.hall.go_away(user, until) => {
                let told = format!("{user} until {until}: {told:?}\n");
                self.trace.lock().unwrap().update(told);
            }
        }
    }

    /// The program as it runs now.
    fn program(&self) -> Arc<Program> {
        Arc::clone(&*self.open.lock().unwrap())
    }

    /// Gives an order through the front end: perhaps twice at once, perhaps with its answer lost,
    /// and again under the same number while it is not known what came of it.
    async fn give(&mut self, table: Option<TableId>, order: Order) -> Option<TableId> {
        for _ in 0..6 {
            let answers = match self.dice.below(10) {
                0 => {
                    self.told.front.doubled += 1;
                    let (first, second) = tokio::join!(self.once(table, &order), self.once(table, &order));
                    vec![first, second]
                }
                _ => vec![self.once(table, &order).await],
            };
            let lost = self.dice.below(12) == 0;
            self.told.front.lost += u64::from(lost);
            for answer in answers {
                self.note(&answer);
                match answer {
                    Some(Ok(done)) if !lost => {
                        let (table, version, fresh) = (done.table, done.version.0, !done.twice);
                        self.told.acknowledged.push(Acknowledged {
                            table,
                            interaction: order.by.interaction().unwrap(),
                            version,
                            fresh,
                        });
                        self.old = Some(order);
                        return Some(table);
                    }
                    Some(Err(Denied::Refused(_) | Denied::Conflict)) => return None,
                    None | Some(Ok(_) | Err(Denied::Fault(_))) => {}
                }
            }
            let turns = self.dice.below(20);
            pause(turns).await;
        }
        None
    }

    /// Two people's orders overtake each other, and neither hears what came of it at first.
    async fn cross(&mut self, table: TableId, people: u64, first: Order) {
        let Now::Does(user, command) = self.choose(table, people).await else {
            return;
        };
        let second = self.order_of(user, command);
        self.told.front.crossed += 1;
        let (one, other) = tokio::join!(self.once(Some(table), &second), self.once(Some(table), &first));
        self.note(&one);
        self.note(&other);
        self.give(Some(table), first).await;
        self.give(Some(table), second).await;
    }

    /// Delivers an order again that was answered long ago: it must not count again.
    async fn repeat(&mut self, table: TableId, old: Option<Order>) {
        let Some(order) = old else { return };
        self.told.front.late += 1;
        let answer = self.once(Some(table), &order).await;
        self.note(&answer);
    }

    /// Delivers an order once; nothing is known of it if the program dies meanwhile.
    async fn once(&self, table: Option<TableId>, order: &Order) -> Option<Result<Done, Denied>> {
        let program = self.program();
        let carried_out = async {
            match table {
                Some(table) => program.hall.order(table, order).await,
                None => program.hall.join(Place(self.place), &self.game, order).await,
            }
        };
        tokio::select! {
            biased;
            () = program.killed.cancelled() => None,
            answer = carried_out => Some(answer),
        }
    }

    /// Writes an answer into the trace.
    fn note(&mut self, answer: &Option<Result<Done, Denied>>) {
        self.told.front.cut += u64::from(answer.is_none());
        self.trace
            .lock()
            .unwrap()
            .update(format!("{} {answer:?}\n", self.next));
    }
}
