//! A table that waits for its game and that nobody touches: it says that it will close, and closes,
//! by a clock that the test moves.

use super::word;
use crate::toy::Toy;
use std::collections::BTreeSet;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall, Heard, Listener, What};
use tavolo::store::{Change, Faulty, Index, Memory, Odds, Record, Store, TableId, Version};
use tavolo::table::{Actor, Catalogue, Chosen, Command, Order, Place, UserId};

const DAY: u64 = 24 * 60 * 60 * 1_000;
/// When the first table is opened.
const START: u64 = 20_000 * DAY;

/// A hall with a lobby of Ana's, by a clock that stands.
struct Lobby {
    store: Arc<Faulty<Memory>>,
    hall: Arc<Hall>,
    clock: Clock,
    table: TableId,
    next: u64,
}

impl Lobby {
    async fn new() -> Lobby {
        let store = Arc::new(Faulty::new(Memory::new(), 1, Odds::default()));
        let clock = Clock::standing(START);
        let hall = hall(&store, &clock);
        let mut lobby = Lobby {
            store,
            hall,
            clock,
            table: TableId(0),
            next: 0,
        };
        let game = *lobby.hall.catalogue().iter().next().unwrap();
        let join = lobby.by(1, Command::join());
        lobby.table = lobby.hall.join(Place(1), &game, &join).await.unwrap().table;
        lobby
    }

    fn by(&mut self, user: u64, command: Command) -> Order {
        self.next += 1;
        Order {
            by: Actor::person(UserId(user), self.next),
            name: user.to_string(),
            ..Order::of_host(self.clock.now(), command)
        }
    }

    async fn tell(&mut self, user: u64, command: Command) -> String {
        let order = self.by(user, command);
        word(self.hall.order(self.table, &order).await)
    }

    async fn wake(&self, due: u64) -> String {
        let order = Order::of_host(self.clock.now(), Command::Wake { due });
        word(self.hall.order(self.table, &order).await)
    }

    /// Keeps the deadlines once, as a hall does that was started just now; answers when next.
    async fn round(&self) -> u64 {
        Deadlines::new(Arc::clone(&self.hall)).round().await
    }

    /// The program is killed, and started again.
    fn restart(&mut self) {
        self.hall = hall(&self.store, &self.clock);
    }

    /// How the table stands: its deadline in days since the start, and what it says.
    async fn stands(&self) -> (Option<u64>, &'static str) {
        let dues: BTreeSet<u64> = self
            .store
            .due(u64::MAX)
            .await
            .unwrap()
            .into_iter()
            .map(|(due, _)| due)
            .collect();
        let (due, says) = self
            .hall
            .read(self.table, |table| {
                let lines = format!("{:?}", table.board().lines);
                let says = match (lines.contains("closes-soon"), lines.contains("closed-lapsed")) {
                    (true, _) => "closes soon",
                    (_, true) => "closed",
                    _ if table.begun() => "plays",
                    _ => "waits",
                };
                (table.due(), says)
            })
            .await
            .unwrap();
        assert_eq!(dues, due.into_iter().collect(), "the store knows the table's deadline and no other");
        (due.map(|due| (due - START) / DAY), says)
    }

    async fn bodies(&self) -> Vec<String> {
        let records = self.store.read(self.table).await.unwrap();
        records
            .into_iter()
            .map(|record| String::from_utf8(record.body).unwrap())
            .collect()
    }
}

fn hall(store: &Arc<Faulty<Memory>>, clock: &Clock) -> Arc<Hall> {
    let store: Arc<dyn Store> = Arc::clone(store) as _;
    Arc::new(Hall::new(store, Catalogue::default().with::<Toy>()).with_clock(clock.clone()))
}

#[tokio::test]
async fn a_lobby_that_nobody_touches_says_so_after_three_days_and_closes_four_days_later() {
    let lobby = Lobby::new().await;
    assert_eq!(lobby.stands().await, (Some(3), "waits"));
    lobby.clock.advance(3 * DAY - 1);
    assert_eq!(lobby.round().await, START + 3 * DAY, "it sleeps until the deadline and no longer");
    assert_eq!(lobby.stands().await, (Some(3), "waits"), "never early");
    lobby.clock.advance(1);
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(7), "closes soon"));
    lobby.clock.advance(4 * DAY - 1);
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(7), "closes soon"));
    lobby.clock.advance(1);
    lobby.round().await;
    assert_eq!(lobby.stands().await, (None, "closed"));
    assert_eq!(lobby.store.indexes(lobby.table).await.unwrap(), []);
    assert_eq!(lobby.bodies().await.len(), 3);
}

#[tokio::test]
async fn whatever_is_done_at_it_keeps_it_open() {
    let set = Command::Set {
        key: "sides".to_owned(),
        value: "ten".to_owned(),
    };
    let mut with = Chosen::default();
    with.set("sides", "ten");
    let cases = [
        ("somebody joins", 2, Command::join()),
        ("an option is chosen", 1, set),
        ("/join once more", 1, Command::join()),
        ("/join with an option", 1, Command::Join { with }),
    ];
    for (what, user, command) in cases {
        let mut lobby = Lobby::new().await;
        lobby.clock.advance(3 * DAY);
        lobby.round().await;
        assert_eq!(lobby.stands().await, (Some(7), "closes soon"), "{what}");
        lobby.clock.advance(4 * DAY - 1_000);
        assert_eq!(lobby.tell(user, command).await, "done", "{what}");
        assert_eq!(lobby.stands().await, (Some(9), "waits"), "{what}");
        lobby.clock.advance(1_000);
        lobby.round().await;
        assert_eq!(lobby.stands().await, (Some(9), "waits"), "{what}");
    }
}

#[tokio::test]
async fn one_that_is_begun_a_second_before_its_deadline_plays_on() {
    let mut lobby = Lobby::new().await;
    lobby.tell(2, Command::join()).await;
    lobby.clock.advance(3 * DAY);
    lobby.round().await;
    lobby.clock.advance(4 * DAY - 1_000);
    assert_eq!(lobby.tell(1, Command::Start).await, "done");
    assert_eq!(lobby.stands().await, (Some(20), "plays"), "from then on it is asked whether anybody plays");
    lobby.clock.advance(1_000);
    assert_eq!(lobby.wake(START + 7 * DAY).await, "conflict", "a wake that was under way does nothing");
    lobby.round().await;
    assert_eq!(
        lobby.stands().await,
        (Some(21), "plays"),
        "the program is taken to have stood since it was woken"
    );
}

#[tokio::test]
async fn woken_twice_early_or_by_a_person_it_answers_once() {
    let mut lobby = Lobby::new().await;
    let due = START + 3 * DAY;
    lobby.clock.advance(3 * DAY - 1);
    assert_eq!(lobby.wake(due).await, "conflict", "never early");
    lobby.clock.advance(1);
    assert_eq!(lobby.tell(1, Command::Wake { due }).await, "conflict", "the clock is nobody's");
    assert_eq!(lobby.tell(1, Command::Wait).await, "conflict");
    let other = hall(&lobby.store, &lobby.clock);
    other.read(lobby.table, |_| ()).await.unwrap();
    assert_eq!(lobby.wake(due).await, "done");
    assert_eq!(lobby.wake(due).await, "conflict");
    let wake = Order::of_host(due, Command::Wake { due });
    assert_eq!(word(other.order(lobby.table, &wake).await), "conflict", "another program woke it, too");
    assert_eq!(lobby.stands().await, (Some(7), "closes soon"));
    assert_eq!(lobby.bodies().await.len(), 2);
}

#[tokio::test]
async fn killed_between_the_wake_and_the_record_it_answers_after_the_next_start() {
    let lost = Odds {
        unknown_lost: 1_000,
        ..Odds::default()
    };
    let written = Odds {
        unknown_written: 1_000,
        ..Odds::default()
    };
    let full = Odds {
        full: 1_000,
        ..Odds::default()
    };
    for (what, odds) in [("lost", lost), ("written", written), ("full", full)] {
        let mut lobby = Lobby::new().await;
        for (days, stands) in [(3, (Some(7), "closes soon")), (4, (None, "closed"))] {
            lobby.clock.advance(days * DAY);
            lobby.store.set(odds);
            lobby.round().await;
            lobby.restart();
            lobby.store.set(Odds::default());
            lobby.round().await;
            lobby.round().await;
            assert_eq!(lobby.stands().await, stands, "{what}");
        }
        assert_eq!(lobby.bodies().await.len(), 3, "{what}: each deadline is answered once");
    }
}

#[tokio::test]
async fn what_came_due_while_the_program_was_off_still_has_its_day() {
    let mut lobby = Lobby::new().await;
    lobby.clock.advance(100 * DAY);
    lobby.restart();
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(104), "closes soon"));
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(104), "closes soon"));
}

/// The lobby as an earlier version of this program left it.
async fn earlier(lobby: &mut Lobby) {
    let [record] = lobby.store.read(lobby.table).await.unwrap().try_into().unwrap();
    let mut body: serde_json::Value = serde_json::from_slice(&record.body).unwrap();
    body["did"]
        .as_array_mut()
        .unwrap()
        .retain(|entry| entry.get("due").is_none());
    let store = Arc::new(Faulty::new(Memory::new(), 1, Odds::default()));
    let changes = [Index::Open, Index::Place(1), Index::User(1)]
        .map(Change::Add)
        .to_vec();
    let record = Record {
        schema: 3,
        body: body.to_string().into_bytes(),
        changes,
        ..record
    };
    store.append(lobby.table, Version::NONE, record).await.unwrap();
    lobby.store = store;
    lobby.restart();
}

#[tokio::test]
async fn one_of_an_earlier_version_is_counted_from_when_it_is_first_seen() {
    let mut lobby = Lobby::new().await;
    earlier(&mut lobby).await;
    assert_eq!(lobby.stands().await, (None, "waits"));
    lobby.clock.advance(1_000 * DAY);
    let step = lobby.hall.read(lobby.table, |table| table.step()).await.unwrap();
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(1_003), "waits"));
    lobby.restart();
    lobby.clock.advance(DAY);
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(1_003), "waits"), "seen once");
    assert_eq!(lobby.hall.read(lobby.table, |table| table.step()).await.unwrap(), step, "nobody sees that");
    lobby.clock.advance(2 * DAY);
    lobby.round().await;
    assert_eq!(lobby.stands().await, (Some(1_007), "closes soon"));
    lobby.clock.advance(4 * DAY);
    lobby.round().await;
    assert_eq!(lobby.stands().await, (None, "closed"));
}

#[tokio::test]
async fn the_records_say_it_so_and_are_read_so() {
    let mut lobby = Lobby::new().await;
    lobby.clock.advance(3 * DAY);
    lobby.round().await;
    lobby.clock.advance(4 * DAY);
    lobby.round().await;
    let bodies = lobby.bodies().await;
    let (three, seven) = (START + 3 * DAY, START + 7 * DAY);
    assert!(bodies[0].ends_with(&format!(r#",{{"due":{{"at":{three}}}}}]}}"#)), "{}", bodies[0]);
    assert_eq!(
        bodies[1],
        format!(
            r#"{{"at":{three},"by":0,"did":[{{"reminded":{{"due":{three}}}}},{{"due":{{"at":{seven}}}}}]}}"#
        )
    );
    assert_eq!(bodies[2], format!(r#"{{"at":{seven},"by":0,"did":[{{"ended":{{"lapsed":{seven}}}}}]}}"#));
    lobby.restart();
    assert_eq!(lobby.stands().await, (None, "closed"));
}

/// Listens until this happened.
async fn until(listener: &mut Listener, awaited: What) {
    for _ in 0..20 {
        if matches!(listener.next().await, Some(Heard::Happened(happening)) if happening.what == awaited) {
            return;
        }
    }
    panic!("{awaited:?} did not happen");
}

#[tokio::test]
async fn a_hall_wakes_its_tables_by_itself() {
    let lobby = Lobby::new().await;
    let mut listener = lobby.hall.listen();
    let keeping = tokio::spawn(Deadlines::new(Arc::clone(&lobby.hall)).keep());
    lobby.clock.advance(3 * DAY);
    until(&mut listener, What::Reminded).await;
    lobby.clock.advance(4 * DAY);
    until(&mut listener, What::Closed).await;
    assert_eq!(lobby.stands().await, (None, "closed"));
    keeping.abort();
}
