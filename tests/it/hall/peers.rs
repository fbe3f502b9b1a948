//! One table in several processes: what others have done is read, decided upon and told.

use super::engine::{Tables, games};
use super::{Room, who, word};
use crate::toy::Toy;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tavolo::hall::{Done, Hall, Happening, Heard, Listener, LobbyLimits, What};
use tavolo::store::{
    Answer, Changed, Faulty, Memory, Odds, Record, Store, StoreFault, StoreLayer, TableId, Version,
};
use tavolo::table::{Actor, Catalogue, Command, Order, Origin, Place, Server, Step};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// How long it may take until a hall is told what others have done.
const LONGEST: Duration = Duration::from_secs(60);

/// A table in the first of several halls over one store, which the others have loaded.
pub struct Beside {
    pub room: Room,
    pub others: Vec<Arc<Hall>>,
}

impl Beside {
    /// A table of these people, whose game has begun, in so many halls.
    pub async fn begun(people: &str, halls: usize) -> Beside {
        let tables = Tables::new();
        let mut others = Vec::new();
        for _ in 1..halls {
            others.push(hall(tables.process().await));
        }
        let store = tables.process().await;
        let begun = Hall::new(Arc::clone(&store), toys());
        let room = Room::joined(begun, store, people).await;
        room.tell('a', Command::Start).await.unwrap();
        for other in &others {
            other.read(room.table, |_| ()).await.unwrap();
            // What was done before is no news.
            hears(other).await;
        }
        Beside { room, others }
    }

    /// Somebody plays in one of the others.
    async fn play(&self, at: usize, person: char, notation: &str) -> String {
        let notation = notation.to_owned();
        let order = self.room.by(person, Command::Play { notation });
        word(self.others[at].order(self.room.table, &order).await)
    }

    /// Another hall is told what was done; it may be told of something else before.
    async fn hear(&self, at: usize) {
        let people = "ab";
        let fresh = self.room.all_of(&self.room.again(), people).await;
        loop {
            hears(&self.others[at]).await;
            if self.room.all_of(&self.others[at], people).await == fresh {
                return;
            }
        }
    }

    /// All halls show the same, and it is what the store holds.
    async fn agree(&self, people: &str) {
        let again = self.room.all_of(&self.room.again(), people).await;
        assert_eq!(self.room.all_of(&self.room.hall, people).await, again);
        for other in &self.others {
            assert_eq!(self.room.all_of(other, people).await, again);
        }
    }
}

fn toys() -> Catalogue {
    Catalogue::default().with::<Toy>()
}

fn hall(store: Arc<dyn Store>) -> Arc<Hall> {
    Arc::new(Hall::new(store, toys()))
}

/// A hall is told of something that others have done.
async fn hears(hall: &Hall) {
    timeout(LONGEST, hall.hear_peers())
        .await
        .expect("it is told of what others do");
}

/// What somebody has heard and not looked at yet.
pub fn heard(listener: &mut Listener) -> Vec<Heard> {
    std::iter::from_fn(|| listener.try_next()).collect()
}

fn words(heard: &[Heard]) -> String {
    let word = |heard: &Heard| match heard {
        Heard::Happened(happening) => happening.what.word(),
        Heard::Missed => "missed",
    };
    heard.iter().map(word).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn whoever_is_behind_decides_by_what_was_done_meanwhile() {
    let beside = Beside::begun("ab", 2).await;
    let room = &beside.room;
    let (a, b) = (room.stamp('a').await, room.stamp('b').await);
    assert_eq!(room.comes('a', roll()).await, "done");
    // The other hall takes it to be a's turn, until it looks.
    assert_eq!(beside.play(0, 'b', "roll").await, "done");
    assert_eq!(beside.play(0, 'b', "roll").await, word(room.tell('b', roll()).await), "refused alike");
    // A panel of a turn that is over answers as ever, whoever is asked.
    for (person, stamp) in [('a', a), ('b', b)] {
        let stale = Order {
            stamp: Some(stamp),
            ..room.by(person, roll())
        };
        let asked = word(beside.others[0].order(room.table, &stale).await);
        assert_eq!(asked, word(room.again().order(room.table, &stale).await), "{person}");
    }
    beside.agree("ab").await;
}

fn roll() -> Command {
    Command::Play {
        notation: "roll".to_owned(),
    }
}

#[tokio::test]
async fn the_same_interaction_counts_once_whoever_it_comes_to() {
    let beside = Beside::begun("ab", 3).await;
    let room = &beside.room;
    let order = room.by('a', roll());
    let done = room.hall.order(room.table, &order).await.unwrap();
    assert!(!done.twice);
    for other in &beside.others {
        let again = other.order(room.table, &order).await.unwrap();
        assert_eq!(again, Done { twice: true, ..done });
    }
    assert_eq!(room.store.read(room.table).await.unwrap().len(), done.version.0 as usize);
    beside.agree("ab").await;
}

#[tokio::test]
async fn what_others_do_is_told_as_if_it_had_been_done_here_each_once_and_in_order() {
    let beside = Beside::begun("ab", 3).await;
    let room = &beside.room;
    let mut all = vec![room.hall.listen()];
    all.extend(beside.others.iter().map(|hall| hall.listen()));
    room.play('a', "roll").await.unwrap();
    // This one reads what it has missed before it hears of it.
    assert_eq!(beside.play(0, 'b', "roll").await, "done");
    beside.hear(0).await;
    beside.hear(1).await;
    assert_eq!(beside.play(1, 'a', "roll").await, "done");
    beside.hear(0).await;
    hears(&room.hall).await;
    let told: Vec<_> = all.iter_mut().map(heard).collect();
    assert_eq!(words(&told[0]), "acted turn-passed asked acted turn-passed asked acted turn-passed asked");
    assert_eq!((&told[1], &told[2]), (&told[0], &told[0]));
}

#[tokio::test]
async fn of_a_table_that_is_not_in_memory_it_is_told_that_it_has_changed_and_when_it_is_gone() {
    let tables = Tables::new();
    let other = hall(tables.process().await);
    let store = tables.process().await;
    let room = Room::joined(Hall::new(Arc::clone(&store), toys()), store, "a").await;
    let mut listener = other.listen();
    let changed = |what| {
        Heard::Happened(Happening {
            table: room.table,
            step: Step::NONE,
            what,
        })
    };
    hears(&other).await;
    assert_eq!(heard(&mut listener), [changed(What::Changed)]);
    assert_eq!(other.in_memory(), 0, "nobody has asked for it");
    // Somebody looks before it is heard of: nobody was told what is there.
    room.tell('b', Command::join()).await.unwrap();
    other.read(room.table, |_| ()).await.unwrap();
    hears(&other).await;
    assert_eq!(heard(&mut listener), [changed(What::Changed)]);
    for loaded in [true, false] {
        if !loaded {
            other.sweep();
            other.sweep();
        }
        let room = room.tell('b', Command::Leave).await.map(|_| &room).unwrap();
        hears(&other).await;
        let said = words(&heard(&mut listener));
        assert_eq!(said, if loaded { "left" } else { "changed" });
        room.tell('b', Command::join()).await.unwrap();
        hears(&other).await;
        heard(&mut listener);
    }
    for person in ['a', 'b'] {
        room.tell(person, Command::Leave).await.unwrap();
        hears(&other).await;
    }
    heard(&mut listener);
    assert_eq!(room.hall.remove(room.table).await, Ok(true));
    hears(&other).await;
    assert_eq!(heard(&mut listener), [changed(What::Removed)]);
}

/// A store of which not all changes can be told.
struct Forgetful(Memory, AtomicBool);

impl StoreLayer for Forgetful {
    fn below(&self) -> &dyn Store {
        &self.0
    }

    fn changed(&self) -> Answer<'_, Changed> {
        Box::pin(async {
            if self.1.swap(true, Ordering::Relaxed) {
                return self.0.changed().await;
            }
            Changed::Missed
        })
    }
}

#[tokio::test]
async fn where_some_were_missed_all_tables_in_memory_are_looked_at() {
    let beside = Beside::begun("ab", 1).await;
    let room = &beside.room;
    let first = Memory::new();
    let other = hall(Arc::new(Forgetful(first.beside(), AtomicBool::new(false))));
    for (version, record) in (0..).zip(room.store.read(room.table).await.unwrap()) {
        first.append(room.table, Version(version), record).await.unwrap();
    }
    other.read(room.table, |_| ()).await.unwrap();
    let mut listener = other.listen();
    let writes = hall(Arc::new(first));
    writes.order(room.table, &room.by('a', roll())).await.unwrap();
    hears(&other).await;
    let told = heard(&mut listener);
    assert_eq!(words(&told), "missed acted turn-passed asked");
    // What is told after all is no news.
    hears(&other).await;
    assert_eq!(heard(&mut listener), []);
}

/// A store that cannot be read for a while.
struct Silent(Arc<dyn Store>, AtomicBool);

impl StoreLayer for Silent {
    fn below(&self) -> &dyn Store {
        &*self.0
    }

    fn read(&self, table: TableId) -> Answer<'_, Result<Vec<Record>, StoreFault>> {
        match self.1.load(Ordering::Relaxed) {
            true => Box::pin(async { Err(StoreFault::Closed) }),
            false => self.0.read(table),
        }
    }
}

#[tokio::test]
async fn what_could_not_be_read_when_it_was_told_is_read_when_somebody_looks() {
    let tables = Tables::new();
    let silent = Arc::new(Silent(tables.process().await, AtomicBool::new(false)));
    let other = hall(Arc::clone(&silent) as Arc<dyn Store>);
    let store = tables.process().await;
    let room = Room::joined(Hall::new(Arc::clone(&store), toys()), store, "ab").await;
    room.tell('a', Command::Start).await.unwrap();
    other.read(room.table, |_| ()).await.unwrap();
    hears(&other).await;
    let mut listener = other.listen();
    room.play('a', "roll").await.unwrap();
    silent.1.store(true, Ordering::Relaxed);
    hears(&other).await;
    assert_eq!(words(&heard(&mut listener)), "changed", "whoever keeps its board looks");
    assert!(other.read(room.table, |_| ()).await.is_err(), "it is not shown as it was");
    silent.1.store(false, Ordering::Relaxed);
    assert_eq!(room.all_of(&other, "ab").await, room.all_of(&room.again(), "ab").await);
    assert_eq!(words(&heard(&mut listener)), "acted turn-passed asked", "and what was done is told");
}

#[tokio::test]
async fn who_is_forgotten_in_one_process_is_in_no_other() {
    let beside = Beside::begun("ab", 2).await;
    let room = &beside.room;
    room.tell('b', Command::Resign).await.unwrap();
    beside.hear(0).await;
    let names = |hall: Arc<Hall>| async move {
        let board = hall.audit(room.table, |table| format!("{:?}", table.transcript()));
        board.await.unwrap()
    };
    let before = names(Arc::clone(&beside.others[0])).await;
    assert!(before.contains("\"b\""), "{before}");
    room.hall.forget(who('b')).await.unwrap();
    beside.hear(0).await;
    let after = names(Arc::clone(&beside.others[0])).await;
    assert!(!after.contains("\"b\""), "{after}");
    beside.agree("ab").await;
}

fn joins(person: char, id: u64, server: Option<Server>) -> Order {
    Order {
        by: Actor::person(who(person), id),
        name: person.to_string(),
        at: id,
        stamp: None,
        origin: Origin {
            direct: false,
            server,
            ..Origin::NOWHERE
        },
        command: Command::join(),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_joined_in_several_halls_at_once_is_one_table() {
    let (tables, places) = (Tables::new(), games(60, 6));
    let first = tables.process().await;
    let mut halls = Vec::new();
    for _ in 0..3 {
        halls.push(hall(tables.process().await));
    }
    for place in 1..=places {
        let mut joining = JoinSet::new();
        for (at, person) in (0..).zip("abc".chars()) {
            let hall = Arc::clone(&halls[at]);
            joining.spawn(async move {
                let game = *hall.catalogue().iter().next().unwrap();
                let order = joins(person, place * 10 + at as u64, None);
                hall.join(Place(place), &game, &order).await.unwrap().table
            });
        }
        let mut tables = joining.join_all().await;
        tables.dedup();
        assert_eq!(tables, [first.at(place).await.unwrap().unwrap()]);
        for hall in &halls {
            let seated = async || {
                hall.read(tables[0], |table| table.roster().people().count())
                    .await
            };
            hears(hall).await;
            while seated().await != Ok(3) {
                hears(hall).await;
            }
        }
    }
    assert_eq!(first.tables().await.unwrap().len() as u64, places);
}

#[tokio::test]
async fn lobbies_of_a_server_are_counted_wherever_they_were_opened() {
    let tables = Tables::new();
    let first = tables.process().await;
    let limits = LobbyLimits {
        person: usize::MAX,
        server: 2,
    };
    let limited = |store: Arc<dyn Store>| Hall::new(store, toys()).with_limits(limits);
    let halls = [limited(tables.process().await), limited(tables.process().await)];
    let home = Some(Server(5));
    let game = *halls[0].catalogue().iter().next().unwrap();
    for place in 1..=2 {
        let order = joins('a', place, home);
        halls[0].join(Place(place), &game, &order).await.unwrap();
        hears(&halls[1]).await;
    }
    let third = joins('b', 3, home);
    assert_eq!(word(halls[1].join(Place(3), &game, &third).await), "refused-lobbies-server");
    assert_eq!(halls[1].in_server(Server(5)).await.unwrap().len(), 2);
    // One of them begins: there is room again.
    let table = first.at(1).await.unwrap().unwrap();
    halls[0].order(table, &joins('c', 4, home)).await.unwrap();
    hears(&halls[1]).await;
    let start = Order {
        command: Command::Start,
        ..joins('a', 5, home)
    };
    halls[0].order(table, &start).await.unwrap();
    hears(&halls[1]).await;
    assert_eq!(word(halls[1].join(Place(3), &game, &third).await), "done");
}

#[tokio::test]
async fn what_two_processes_change_of_a_person_at_once_is_not_lost() {
    let first = Memory::new();
    let slow = |seed| {
        let delay = Odds {
            delay: 7,
            ..Odds::default()
        };
        hall(Arc::new(Faulty::new(first.beside(), seed, delay)))
    };
    let halls = [slow(1), slow(2)];
    let changes = (0..40_u64).map(|at| {
        let hall = Arc::clone(&halls[at as usize % 2]);
        async move {
            let begin = |presence: &mut tavolo::presence::Presence| {
                presence.absence.begin(1_000 * at, 1_000 * at + 10);
                presence.absence.end(1_000 * at + 10);
            };
            hall.change_presence(who('a'), begin).await.unwrap();
        }
    });
    futures_util::future::join_all(changes).await;
    for hall in &halls {
        let taken = hall.presence(who('a')).await.unwrap().absence.taken(50_000);
        assert_eq!(taken, 400, "each of them counts");
    }
}
