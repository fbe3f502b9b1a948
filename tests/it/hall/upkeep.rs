//! Tables at which nobody plays and no time runs: they ask, are put away, and come back; tables that
//! cannot be reached; and people who have left the server. By a clock that the test moves.

use super::{who, word};
use crate::toy::Toy;
use std::sync::Arc;
use tavolo::clock::Clock;
use tavolo::hall::{Deadlines, Hall};
use tavolo::store::{Change, Faulty, Index, Memory, Odds, Record, Store, TableId, Version};
use tavolo::table::timing::{Remedy, Stranding};
use tavolo::table::{Actor, Catalogue, Chosen, Command, Order, Origin, Place, Server, TableView};

const DAY: u64 = 24 * 60 * 60 * 1_000;
/// When the game begins.
const START: u64 = 20_000 * DAY;
/// The server that the table stands in.
const HOME: Server = Server(7);

/// A hall with a game in play, by a clock that stands.
struct Game {
    store: Arc<Faulty<Memory>>,
    hall: Arc<Hall>,
    deadlines: Deadlines,
    clock: Clock,
    table: TableId,
    next: u64,
}

impl Game {
    async fn begun(people: &str, pace: &str) -> Game {
        let store = Arc::new(Faulty::new(Memory::new(), 1, Odds::default()));
        let clock = Clock::standing(START);
        let (hall, deadlines) = opened(&store, &clock);
        let mut game = Game {
            store,
            hall,
            deadlines,
            clock,
            table: TableId(0),
            next: 0,
        };
        game.deadlines.round().await;
        for person in people.chars() {
            game.table = game.opens(person, 1).await;
        }
        let set = Command::Set {
            key: "pace".to_owned(),
            value: pace.to_owned(),
        };
        assert_eq!(game.tell('a', set).await, "done");
        assert_eq!(game.tell('a', Command::Start).await, "done");
        game
    }

    fn by(&mut self, person: char, place: u64, command: Command) -> Order {
        self.next += 1;
        Order {
            by: Actor::person(who(person), self.next),
            name: person.to_string(),
            origin: Origin {
                direct: false,
                place: Place(place),
                server: Some(HOME),
                manages: false,
            },
            ..Order::of_host(self.clock.now(), command)
        }
    }

    /// Somebody sits down in a place; at which table.
    async fn opens(&mut self, person: char, place: u64) -> TableId {
        let order = self.by(person, place, Command::join());
        let game = *self.hall.catalogue().iter().next().unwrap();
        self.hall.join(Place(place), &game, &order).await.unwrap().table
    }

    async fn tell(&mut self, person: char, command: Command) -> String {
        self.tell_at(person, 1, command).await
    }

    async fn tell_at(&mut self, person: char, place: u64, command: Command) -> String {
        let order = self.by(person, place, command);
        word(self.hall.order(self.table, &order).await)
    }

    async fn play(&mut self, person: char) -> String {
        let notation = "roll".to_owned();
        self.tell(person, Command::Play { notation }).await
    }

    async fn host(&self, command: Command) -> String {
        let order = Order::of_host(self.clock.now(), command);
        word(self.hall.order(self.table, &order).await)
    }

    /// Days pass while the program runs.
    async fn pass(&mut self, days: u64) {
        self.clock.advance(days * DAY);
        self.deadlines.round().await;
    }

    /// The program is killed, and started again.
    fn restart(&mut self) {
        (self.hall, self.deadlines) = opened(&self.store, &self.clock);
    }

    /// What is due next, in milliseconds since 1970.
    async fn due(&self) -> Option<u64> {
        let due = |table: &dyn TableView| table.due();
        self.hall.read(self.table, due).await.unwrap()
    }

    /// How the table stands: its deadline in days since the start, and what it says.
    async fn stands(&self) -> (Option<u64>, &'static str) {
        let (due, says) = self.hall.read(self.table, says).await.unwrap();
        let dues = self.store.due(u64::MAX).await.unwrap();
        let dues = dues.into_iter().filter(|(_, table)| *table == self.table);
        assert_eq!(dues.map(|(due, _)| due).next(), due, "the store knows the table's deadline");
        // What is stored is the same table.
        let again = opened(&self.store, &self.clock).0;
        assert_eq!(again.read(self.table, self::says).await.unwrap(), (due, says));
        (due.map(|due| (due - START) / DAY), says)
    }

    async fn bodies(&self) -> Vec<String> {
        let records = self.store.read(self.table).await.unwrap();
        let text = |record: Record| String::from_utf8(record.body).unwrap();
        records.into_iter().map(text).collect()
    }
}

fn opened(store: &Arc<Faulty<Memory>>, clock: &Clock) -> (Arc<Hall>, Deadlines) {
    let store: Arc<dyn Store> = Arc::clone(store) as _;
    let hall = Hall::new(store, Catalogue::default().with::<Toy>()).with_clock(clock.clone());
    let hall = Arc::new(hall);
    (Arc::clone(&hall), Deadlines::new(hall))
}

fn says(table: &dyn TableView) -> (Option<u64>, &'static str) {
    let lines = table.board().lines;
    let has = |id: &str| lines.iter().any(|line| line.id == id);
    let says = [
        ("shelved", "archived"),
        ("closed-stranded", "closed"),
        ("stranded-channel", "channel gone"),
        ("stranded-server", "server gone"),
        ("poll-question", "asks about somebody"),
        ("poll-question-one", "asks about somebody"),
        ("unplayed", "asks"),
    ];
    let says = says
        .into_iter()
        .find(|(id, _)| has(id))
        .map_or("plays", |(_, says)| says);
    assert_eq!(says == "archived", table.shelved());
    (table.due(), says)
}

#[tokio::test]
async fn a_relaxed_table_asks_after_two_weeks_and_is_archived_after_sixty_days() {
    let mut game = Game::begun("ab", "relaxed").await;
    assert_eq!(game.stands().await, (Some(14), "plays"));
    game.clock.advance(14 * DAY - 1);
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(14), "plays"), "never early");
    game.clock.advance(1);
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(60), "asks"));
    game.clock.advance(46 * DAY - 1);
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(60), "asks"));
    game.clock.advance(1);
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (None, "archived"));
    let bodies = game.bodies().await;
    let (two, sixty) = (START + 14 * DAY, START + 60 * DAY);
    assert_eq!(
        bodies[bodies.len() - 2],
        format!(
            r#"{{"at":{two},"by":0,"did":[{{"upkeep":{{"unplayed":{{"due":{two}}}}}}},{{"due":{{"at":{sixty}}}}}]}}"#
        )
    );
    assert_eq!(
        bodies[bodies.len() - 1],
        format!(r#"{{"at":{sixty},"by":0,"did":[{{"upkeep":"shelved"}}]}}"#)
    );
    let people = [Index::User(who('a').0), Index::User(who('b').0)];
    assert_eq!(
        game.store.indexes(game.table).await.unwrap(),
        people,
        "it is its people's, and in nobody's way"
    );
    game.pass(1_000).await;
    assert_eq!(game.stands().await, (None, "archived"));
}

#[tokio::test]
async fn at_other_paces_nothing_is_asked_as_long_as_somebody_answers() {
    for pace in ["live", "brisk", "daily"] {
        let game = Game::begun("ab", pace).await;
        assert!(game.stands().await.0.is_none_or(|day| day < 14), "{pace}");
    }
}

/// A table at *daily* at which nobody has acted, when its clocks have come to rest: since when they do, in
/// milliseconds since 1970.
async fn rested() -> (Game, u64) {
    let mut game = Game::begun("ab", "daily").await;
    for _ in 0..1_000 {
        if game.bodies().await.last().unwrap().contains(r#""remedy":"rest""#) {
            let since = game.clock.now();
            return (game, since);
        }
        game.clock.advance(DAY / 24);
        game.deadlines.round().await;
    }
    panic!("its clocks never rest");
}

#[tokio::test]
async fn the_two_weeks_begin_when_the_clocks_come_to_rest() {
    let (mut game, since) = rested().await;
    assert_eq!(game.due().await, Some(since + 14 * DAY));
    game.pass(13).await;
    assert_eq!(game.stands().await.1, "plays");
    game.pass(1).await;
    assert_eq!(game.stands().await.1, "asks");
    assert_eq!(game.due().await, Some(since + 60 * DAY));
}

#[tokio::test]
async fn one_that_an_earlier_version_would_have_asked_sooner_moves_its_deadline() {
    let (mut game, since) = rested().await;
    let (sooner, later) = (START + 14 * DAY, since + 14 * DAY);
    let due_of = |at: u64| format!(r#""due":{{"at":{at}}}"#);
    let last = game.bodies().await.len() - 1;
    let rewritten = |version, body: String| {
        let due = (version as usize == last).then_some(Index::Due(sooner));
        (body.replace(&due_of(later), &due_of(sooner)), due)
    };
    game.store = rewriting(&game, rewritten).await;
    game.restart();
    game.deadlines.round().await;
    assert_eq!(game.due().await, Some(sooner));
    game.clock.advance(sooner - since);
    game.deadlines.round().await;
    assert_eq!(game.due().await, Some(later));
    let many = game.bodies().await.len();
    game.deadlines.round().await;
    assert_eq!(game.bodies().await.len(), many, "once");
    game.pass(9).await;
    assert_eq!(game.stands().await.1, "asks");
}

#[tokio::test]
async fn whatever_somebody_does_is_an_answer() {
    let cases = [
        ("go on", 'b', Command::Stay),
        (
            "a move",
            'a',
            Command::Play {
                notation: "roll".to_owned(),
            },
        ),
        ("a nudge", 'b', Command::Nudge),
        ("asking to close", 'b', Command::AskToClose),
    ];
    for (what, person, command) in cases {
        let mut game = Game::begun("ab", "relaxed").await;
        game.pass(14).await;
        game.pass(45).await;
        assert_eq!(game.stands().await, (Some(60), "asks"), "{what}");
        assert_eq!(game.tell(person, command).await, "done", "{what}");
        assert_eq!(game.stands().await, (Some(73), "plays"), "{what}");
        game.pass(1).await;
        assert_eq!(game.tell('b', Command::Stay).await, "refused-not-unplayed", "{what}");
        game.pass(13).await;
        assert_eq!(game.stands().await, (Some(119), "asks"), "{what}");
    }
}

#[tokio::test]
async fn more_than_half_archive_it_at_once() {
    let mut game = Game::begun("abc", "relaxed").await;
    assert_eq!(game.tell('a', Command::Shelve).await, "refused-not-unplayed");
    game.pass(14).await;
    assert_eq!(game.tell('z', Command::Shelve).await, "refused-not-seated-playing");
    assert_eq!(game.tell('a', Command::Shelve).await, "done");
    assert_eq!(game.stands().await, (Some(60), "asks"), "that is no sign of life");
    let plan = Command::Play {
        notation: "plan roll".to_owned(),
    };
    assert_eq!(game.tell('b', plan).await, "done");
    assert_eq!(game.stands().await, (Some(60), "asks"), "nobody may learn of plans");
    assert_eq!(game.tell('a', Command::Shelve).await, "refused-shelf-wished");
    assert_eq!(game.tell('c', Command::Shelve).await, "done");
    assert_eq!(game.stands().await, (None, "archived"));
}

/// A table that is archived, on day 60.
async fn archived(people: &str) -> Game {
    let mut game = Game::begun(people, "relaxed").await;
    game.pass(14).await;
    game.pass(46).await;
    game
}

#[tokio::test]
async fn one_tap_brings_it_back_and_the_game_goes_on() {
    let mut game = archived("ab").await;
    for (what, command) in [
        (
            "a move",
            Command::Play {
                notation: "roll".to_owned(),
            },
        ),
        ("closing", Command::Close),
    ] {
        assert_eq!(game.tell('a', command).await, "refused-shelved", "{what}");
    }
    assert_eq!(game.tell('z', Command::Unshelve).await, "refused-not-seated-playing");
    assert_eq!(game.host(Command::Wake { due: START }).await, "conflict");
    game.restart();
    game.deadlines.round().await;
    assert_eq!(game.tell('b', Command::Unshelve).await, "done");
    assert_eq!(game.stands().await, (Some(74), "plays"));
    assert_eq!(game.hall.at(Place(1)).await.unwrap(), Some(game.table));
    assert_eq!(game.tell('b', Command::Unshelve).await, "refused-not-shelved");
    assert_eq!(game.play('a').await, "done");
    assert_eq!(game.hall.check(game.table).await.unwrap().difference, None);
}

#[tokio::test]
async fn where_another_table_stands_it_comes_back_elsewhere_or_later() {
    let mut game = archived("ab").await;
    let other = game.opens('c', 1).await;
    assert_ne!(other, game.table, "its channel is free");
    assert_eq!(game.tell('a', Command::Unshelve).await, "conflict");
    assert_eq!(game.stands().await, (None, "archived"));
    assert_eq!(game.tell('a', Command::BringHere).await, "refused-move-same");
    let mut abroad = game.by('a', 2, Command::BringHere);
    abroad.origin.server = Some(Server(8));
    assert_eq!(word(game.hall.order(game.table, &abroad).await), "refused-other-server");
    assert_eq!(game.tell_at('a', 2, Command::BringHere).await, "done");
    assert_eq!(game.stands().await, (Some(74), "plays"));
    assert_eq!(game.hall.at(Place(2)).await.unwrap(), Some(game.table));
    assert_eq!(game.hall.at(Place(1)).await.unwrap(), Some(other));
    let place = game.hall.read(game.table, |table| table.place()).await.unwrap();
    assert_eq!(place, Place(2));
}

#[tokio::test]
async fn a_seat_can_be_given_up_while_it_is_archived() {
    let mut game = archived("abc").await;
    assert_eq!(game.tell('a', Command::Resign).await, "done");
    assert_eq!(game.stands().await, (None, "archived"), "nobody plays on meanwhile");
    let version = game.hall.read(game.table, |table| table.version()).await.unwrap();
    game.pass(10).await;
    assert_eq!(game.hall.read(game.table, |table| table.version()).await.unwrap(), version);
    assert_eq!(game.tell('b', Command::Unshelve).await, "done");
    let awaited = game.hall.read(game.table, |table| table.awaited()).await.unwrap();
    assert!(!awaited.has(tavolo::rules::Seat::new(0)), "then the bot plays for the free seat");
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
        let mut game = Game::begun("ab", "relaxed").await;
        let before = game.bodies().await.len();
        for (days, says) in [(14, "asks"), (46, "archived")] {
            game.pass(days - 1).await;
            game.clock.advance(DAY);
            game.store.set(odds);
            game.deadlines.round().await;
            game.store.set(Odds::default());
            game.restart();
            game.deadlines.round().await;
            // As much as the program may have stood is taken out.
            game.pass(2).await;
            assert_eq!(game.stands().await.1, says, "{what}");
        }
        let bodies = game.bodies().await.split_off(before);
        let count = |entry: &str| bodies.iter().filter(|body| body.contains(entry)).count();
        assert_eq!((count("unplayed"), count("shelved")), (1, 1), "{what}: each is answered once");
    }
}

#[tokio::test]
async fn while_the_program_does_not_run_no_time_passes() {
    let mut game = Game::begun("ab", "relaxed").await;
    game.pass(10).await;
    game.clock.advance(100 * DAY);
    game.restart();
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(114), "plays"));
    game.pass(4).await;
    assert_eq!(game.stands().await, (Some(160), "asks"));
    game.clock.advance(30 * DAY);
    game.restart();
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(190), "asks"));
}

/// A store with the same records as an earlier version wrote them: the table is in its place and its
/// people's, and due where a record says so.
async fn rewriting(
    game: &Game,
    rewritten: impl Fn(u32, String) -> (String, Option<Index>),
) -> Arc<Faulty<Memory>> {
    let store = Arc::new(Faulty::new(Memory::new(), 1, Odds::default()));
    for (version, record) in (0..).zip(game.store.read(game.table).await.unwrap()) {
        let (body, due) = rewritten(version, String::from_utf8(record.body).unwrap());
        let indexes = match version {
            0 => vec![Index::Open, Index::Place(1), Index::User(who('a').0)],
            1 => vec![Index::User(who('b').0)],
            _ => Vec::new(),
        };
        let record = Record {
            schema: 5,
            body: body.into_bytes(),
            changes: indexes.into_iter().chain(due).map(Change::Add).collect(),
            ..record
        };
        store.append(game.table, Version(version), record).await.unwrap();
    }
    store
}

#[tokio::test]
async fn one_of_an_earlier_version_gets_its_deadline_at_the_start() {
    let mut game = Game::begun("ab", "relaxed").await;
    let without_due = |_, body: String| {
        let mut body: serde_json::Value = serde_json::from_str(&body).unwrap();
        let entries = body["did"].as_array_mut().unwrap();
        entries.retain(|entry| entry.get("due").is_none());
        (body.to_string(), None)
    };
    let store = rewriting(&game, without_due).await;
    game.store = store;
    game.restart();
    assert_eq!(game.stands().await, (None, "plays"));
    game.clock.advance(300 * DAY);
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(346), "asks"), "nobody has done anything for long");
    game.restart();
    game.deadlines.round().await;
    assert_eq!(game.stands().await, (Some(346), "asks"), "seen once");
    game.pass(46).await;
    assert_eq!(game.stands().await, (None, "archived"));
}

#[tokio::test]
async fn one_that_cannot_be_reached_says_so_and_closes_itself_unless_it_is_moved_or_comes_back() {
    for (why, says) in [(Stranding::Channel, "channel gone"), (Stranding::Server, "server gone")] {
        for way in ["nothing", "back", "moved"] {
            let mut game = Game::begun("ab", "relaxed").await;
            game.pass(1).await;
            assert_eq!(game.tell('a', Command::Strand { why }).await, "conflict", "the host alone knows");
            assert_eq!(game.host(Command::Strand { why }).await, "done");
            assert_eq!(game.host(Command::Strand { why }).await, "conflict");
            game.pass(10).await;
            assert_eq!(game.play('a').await, "done", "it goes on meanwhile");
            assert_eq!(game.stands().await, (Some(15), says));
            match way {
                "back" => assert_eq!(game.host(Command::Reach).await, "done"),
                "moved" => assert_eq!(game.tell_at('b', 2, Command::BringHere).await, "done"),
                _ => {}
            }
            game.restart();
            game.pass(4).await;
            let end = match way {
                "nothing" => (None, "closed"),
                _ => (Some(25), "plays"),
            };
            assert_eq!(game.stands().await, end, "{says} {way}");
            assert_ne!(game.host(Command::Reach).await, "done");
        }
    }
}

#[tokio::test]
async fn whoever_leaves_the_server_is_late_at_once() {
    for pace in ["relaxed", "daily"] {
        let mut game = Game::begun("abc", pace).await;
        assert_eq!(game.tell('b', Command::Depart { user: who('a') }).await, "conflict");
        assert_eq!(game.host(Command::Depart { user: who('b') }).await, "done");
        assert_eq!(game.host(Command::Depart { user: who('b') }).await, "conflict");
        assert_eq!(game.stands().await.1, "plays", "{pace}: it is not b's turn");
        assert_eq!(game.play('a').await, "done");
        assert_eq!(game.stands().await.1, "asks about somebody", "{pace}");
        let vote = Command::Vote {
            remedy: Remedy::StandIn,
        };
        assert_eq!(game.tell('b', vote.clone()).await, "refused-vote-own");
        assert_eq!(game.tell('a', vote.clone()).await, "done");
        assert_eq!(game.tell('c', vote).await, "done");
        assert_eq!(game.stands().await.1, "plays", "{pace}: the bot has played");
        assert_eq!(game.host(Command::Depart { user: who('c') }).await, "done");
        assert_eq!(game.stands().await.1, "asks about somebody", "{pace}: it is c's turn");
        assert_eq!(game.play('c').await, "done", "who is there again plays");
        for person in ['a', 'c', 'a'] {
            game.play(person).await;
        }
        assert_eq!(game.stands().await.1, "plays", "{pace}: and is not asked about any more");
    }
}

#[tokio::test]
async fn a_seat_of_a_lobby_is_left_by_leaving_the_server() {
    let store = Arc::new(Faulty::new(Memory::new(), 1, Odds::default()));
    let (clock, mut with) = (Clock::standing(START), Chosen::default());
    with.set("sides", "ten");
    let hall = opened(&store, &clock).0;
    let game = *hall.catalogue().iter().next().unwrap();
    let join = Order {
        by: Actor::person(who('a'), 1),
        name: "a".to_owned(),
        ..Order::of_host(START, Command::Join { with })
    };
    let table = hall.join(Place(1), &game, &join).await.unwrap().table;
    let strand = Order::of_host(
        START,
        Command::Strand {
            why: Stranding::Channel,
        },
    );
    assert_eq!(word(hall.order(table, &strand).await), "conflict", "it closes itself soon enough");
    let leave = Order {
        by: Actor::Host {
            because_of: Some(who('a')),
        },
        ..Order::of_host(START, Command::Leave)
    };
    assert_eq!(word(hall.order(table, &leave).await), "done");
    assert_eq!(hall.at(Place(1)).await.unwrap(), None);
}
