//! Twins at a table that somebody who manages the server looks after: neither an offer of a seat, nor
//! its answer, nor an end for now tells anything of a secret answer to anybody but whose seat it is;
//! whoever agrees to take the seat sees what belongs to it, and no sooner.

use crate::toy::Toy;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::hall::Hall;
use tavolo::store::{Memory, TableId};
use tavolo::table::moderation::Moderation;
use tavolo::table::{Actor, Catalogue, Command, Order, Origin, Place, Server, TableView, UserId};

const SEATS: u64 = 3;
/// Who is offered a seat, and who manages the server.
const NEWCOMER: u64 = 9;
const KEEPER: u64 = 8;

/// A table at which the first of three has answered in secret.
struct Answered {
    hall: Hall,
    table: TableId,
    next: u64,
}

impl Answered {
    async fn with(bid: u8) -> Answered {
        let hall = Hall::new(Arc::new(Memory::new()), Catalogue::default().with::<Toy>());
        let hall = hall
            .with_clock(Clock::standing(1_000))
            .with_randomness(Box::new(|bytes| {
                bytes.fill(7);
                true
            }));
        let table = TableId(0);
        let mut answered = Answered { hall, table, next: 0 };
        for user in 1..=SEATS {
            answered.order(user, Command::join()).await;
        }
        answered.order(1, Command::Start).await;
        for turn in 0..2 * SEATS {
            let notation = "roll".to_owned();
            answered.order(1 + turn % SEATS, Command::Play { notation }).await;
        }
        let notation = format!("bid {bid}");
        answered.order(1, Command::Play { notation }).await;
        answered
    }

    async fn order(&mut self, user: u64, command: Command) {
        self.next += 1;
        let order = Order {
            by: Actor::person(UserId(user), self.next),
            name: format!("user {user}"),
            origin: Origin {
                direct: false,
                place: Place(1),
                server: Some(Server(1)),
                manages: user == KEEPER,
            },
            ..Order::of_host(1_000 + self.next, command)
        };
        let game = *self.hall.catalogue().iter().next().unwrap();
        let done = match self.next {
            1 => self.hall.join(Place(1), &game, &order).await,
            _ => self.hall.order(self.table, &order).await,
        };
        self.table = done.unwrap().table;
    }

    /// What everybody but the first is shown.
    async fn shown(&self) -> String {
        let look = |table: &dyn TableView| {
            let others = [2, 3, KEEPER, NEWCOMER].map(UserId);
            let panels = others.map(|user| (table.panel(user, ""), table.log(user), table.legal(user)));
            let derived = others.map(|user| (table.derivation(user), table.questions(user)));
            format!("{:?} {:?} {panels:?} {derived:?}", table.board(), table.due())
        };
        self.hall.read(self.table, look).await.unwrap()
    }
}

/// What is shown after each thing that is done, up to the seat's change of hands.
async fn course(bid: u8) -> Vec<String> {
    let mut table = Answered::with(bid).await;
    let offer = || Moderation::offer(0, UserId(NEWCOMER), "Nora".to_owned()).unwrap();
    let steps = [
        (KEEPER, Command::Moderate(offer())),
        (NEWCOMER, Command::DeclineOffer),
        (KEEPER, Command::Moderate(Moderation::End)),
        (KEEPER, Command::Moderate(Moderation::Reopen)),
        (KEEPER, Command::Moderate(Moderation::Move { place: Place(2) })),
        (KEEPER, Command::Moderate(offer())),
        (NEWCOMER, Command::TakeOffer),
    ];
    let mut all = vec![table.shown().await];
    for (user, command) in steps {
        table.order(user, command).await;
        all.push(table.shown().await);
    }
    all
}

#[tokio::test]
async fn a_seat_that_is_offered_tells_nothing_until_it_is_taken() {
    let (one, other) = (course(1).await, course(2).await);
    let taken = one.len() - 1;
    assert_eq!(one[..taken], other[..taken]);
    assert_ne!(one[taken], other[taken], "whoever has taken the seat sees its answer");
    let different: std::collections::BTreeSet<&String> = one.iter().collect();
    assert_eq!(different.len(), one.len(), "each step is shown");
}
