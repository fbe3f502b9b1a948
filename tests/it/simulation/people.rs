//! Simulated people at one table, behind a front end that loses answers, and doubles and reorders orders.

use super::Flaky;
use std::sync::Arc;
use tavolo::store::TableId;
use tavolo::table::{Command, Denied, Done, Hall, Listing, Order, Place, UserId};

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

/// One table's people.
pub struct Story {
    hall: Arc<Hall>,
    _store: Arc<Flaky>,
    game: Listing,
    place: u64,
    dice: Dice,
    next: u64,
    /// The hour of its people, in milliseconds.
    hour: u64,
    /// What was acknowledged: table, interaction, the version told.
    acknowledged: Vec<(TableId, u64, u32)>,
}

impl Story {
    pub fn new(hall: Arc<Hall>, store: Arc<Flaky>, game: Listing, place: u64, dice: Dice) -> Story {
        Story { hall, _store: store, game, place, dice, next: place * 1_000_000 + 1, hour: 0, acknowledged: Vec::new() }
    }

    /// Sits down, begins, and plays so many orders or to the end; answers what was acknowledged.
    pub async fn play(mut self, orders: usize) -> Vec<(TableId, u64, u32)> {
        let (least, most) = self.game.seats;
        let people = u64::from(least) + self.dice.below(usize::from(most - least) + 1) as u64;
        let mut table = None;
        for person in 0..people {
            table = self.give(table, self.order(person, Command::join())).await.or(table);
        }
        let Some(table) = table else { return self.acknowledged };
        for _ in 0..3 {
            self.give(Some(table), self.order(0, Command::Start)).await;
        }
        for _ in 0..orders {
            let turns = self.dice.below(40);
            self.hour += self.dice.below(40_000_000) as u64;
            pause(turns).await;
            let Some(order) = self.choose(table, people).await else { break };
            self.give(Some(table), order).await;
        }
        self.acknowledged
    }

    fn order(&self, person: u64, command: Command) -> Order {
        let by = UserId(self.place * 100 + person + 1);
        Order { by, name: format!("P{person}"), id: 0, at: self.hour, stamp: None, manager: false, command }
    }

    /// An order that somebody may give now: mostly an action, sometimes something else; none at the end.
    async fn choose(&mut self, table: TableId, people: u64) -> Option<Order> {
        let look = |table: &dyn tavolo::table::AnyTable| {
            let users: Vec<UserId> =
                table.awaited().iter().filter_map(|seat| table.roster().sitter(seat)).map(|sitter| sitter.user).collect();
            (table.ended(), users.into_iter().map(|user| (user, table.legal(user))).collect::<Vec<_>>())
        };
        let Ok((ended, awaited)) = self.hall.look(table, look).await else { return Some(self.order(0, Command::TakeBack)) };
        if ended {
            return None;
        }
        let anyone = self.dice.below(people as usize) as u64;
        let command = match (self.dice.below(60), awaited.is_empty()) {
            (0, _) => Command::Resign,
            (1, _) => Command::join(),
            (2 | 3, _) => Command::TakeBack,
            (4, _) => Command::Play { notation: "nonsense".to_owned() },
            (_, true) => Command::Start,
            (_, false) => {
                let (user, legal) = &awaited[self.dice.below(awaited.len())];
                let (notation, _) = legal.get(self.dice.below(legal.len()))?;
                let command = Command::Play { notation: notation.clone() };
                return Some(Order { by: *user, ..self.order(0, command) });
            }
        };
        Some(self.order(anyone, command))
    }

    /// Gives an order through the front end: perhaps twice at once, perhaps with its answer lost, and
    /// again under the same number while it is not known what came of it.
    async fn give(&mut self, table: Option<TableId>, mut order: Order) -> Option<TableId> {
        order.id = self.next;
        self.next += 1;
        for _ in 0..6 {
            let twice = self.dice.below(10) == 0;
            let answers = match twice {
                true => {
                    let (first, second) = tokio::join!(self.once(table, &order), self.once(table, &order));
                    vec![first, second]
                }
                false => vec![self.once(table, &order).await],
            };
            let lost = self.dice.below(12) == 0;
            for answer in answers {
                match answer {
                    Ok(done) if !lost => {
                        self.acknowledged.push((done.table, order.id, done.version.0));
                        return Some(done.table);
                    }
                    Err(Denied::Refused(_) | Denied::Conflict) => return None,
                    Ok(_) | Err(Denied::Fault(_)) => {}
                }
            }
            let turns = self.dice.below(20);
            pause(turns).await;
        }
        None
    }

    async fn once(&self, table: Option<TableId>, order: &Order) -> Result<Done, Denied> {
        match table {
            Some(table) => self.hall.order(table, order).await,
            None => self.hall.join(Place(self.place), &self.game, order).await,
        }
    }
}
