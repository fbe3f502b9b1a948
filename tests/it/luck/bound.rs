//! Tables whose luck a beacon goes into: a start binds them to a round, and nothing but that round, everybody's
//! consent once it is late, or closing the table leads on from there.

use super::second::verdicts;
use super::whole::number;
use crate::edge::bot::Dice;
use crate::hall::{who, word};
use crate::toy::Toy;
use bls12_381::hash_to_curve::{ExpandMsgXmd, HashToCurve};
use bls12_381::{G1Affine, G1Projective, Scalar};
use sha2_0_9::{Digest, Sha256};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tavolo::beacon::{Asking, BeaconSource, Chain, Signature};
use tavolo::clock::Clock;
use tavolo::games::{self, Visit};
use tavolo::hall::{Hall, Rounds};
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::store::{Memory, Store, TableId};
use tavolo::table::transcript::Transcript;
use tavolo::table::verdict::LuckVerdict;
use tavolo::table::{
    Actor, Catalogue, Command, ComputerCommand, ComputerLevel, Order, Place, TableButton, UserId,
};

/// When the first table opens: noon of 20 November 2026, in milliseconds since 1970, and a bit.
const NOON: u64 = 1_795_176_000_123;
/// The key of the look-alike of a beacon, which everybody knows.
pub const KEY: u64 = 0x7461_766f_6c6f;
/// A round is late so long after its time, in milliseconds.
const LATE: u64 = 10_000;

/// What comes out of a round of the look-alike.
pub fn signed(round: u64, key: u64) -> Signature {
    let message = Sha256::digest(&round.to_be_bytes());
    let domain = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";
    let point = <G1Projective as HashToCurve<ExpandMsgXmd<Sha256>>>::hash_to_curve(message, domain);
    let bytes = G1Affine::from(point * Scalar::from(key)).to_compressed();
    hex::encode(bytes).parse().unwrap()
}

/// A hall with a table of the sandbox's beacon, by a clock that stands, and people by their letters.
struct Bound {
    store: Arc<dyn Store>,
    hall: Arc<Hall>,
    clock: Clock,
    table: TableId,
    next: AtomicU64,
}

/// A hall over a store, by a clock, whose new tables have the sandbox's beacon.
fn hall(store: &Arc<dyn Store>, clock: &Clock, games: Catalogue) -> Arc<Hall> {
    let hall = Hall::new(Arc::clone(store), games).with_clock(clock.clone());
    Arc::new(hall.with_beacon(Some(Chain::SANDBOX)))
}

impl Bound {
    /// A table that these people have joined, a second after each other.
    async fn gathered<G: Portray>(people: &str) -> Bound {
        let (store, clock): (Arc<dyn Store>, _) = (Arc::new(Memory::new()), Clock::standing(NOON));
        let mut bound = Bound {
            hall: hall(&store, &clock, Catalogue::default().with::<G>()),
            store,
            clock,
            table: TableId(0),
            next: AtomicU64::new(0),
        };
        for person in people.chars() {
            let (order, game) =
                (bound.by(person, Command::join()), *bound.hall.catalogue().iter().next().unwrap());
            bound.table = bound.hall.join(Place(1), &game, &order).await.unwrap().table;
            bound.clock.advance(1_000);
        }
        bound
    }

    /// The same with the game begun by Ana, so that it waits for the round of this number.
    async fn drawing<G: Portray>(people: &str) -> (Bound, u64) {
        let bound = Bound::gathered::<G>(people).await;
        let round = Chain::SANDBOX.round_from(bound.clock.now() + 3_000);
        assert_eq!(bound.comes('a', Command::Start).await, "done");
        (bound, round)
    }

    /// The same, after its round was due and did not come.
    async fn late<G: Portray>(people: &str) -> (Bound, u64) {
        let (bound, round) = Bound::drawing::<G>(people).await;
        bound.clock.advance(20_000);
        let due = bound.due().await;
        assert_eq!(bound.host(Command::Wake { due }).await, "done");
        (bound, round)
    }

    fn by(&self, person: char, command: Command) -> Order {
        let more = self.next.fetch_add(1, Ordering::Relaxed);
        Order {
            by: Actor::person(who(person), number(self.clock.now()) + more),
            name: person.to_string(),
            ..Order::of_host(self.clock.now(), command)
        }
    }

    async fn comes(&self, person: char, command: Command) -> String {
        word(self.hall.order(self.table, &self.by(person, command)).await)
    }

    async fn host(&self, command: Command) -> String {
        let order = Order::of_host(self.clock.now(), command);
        word(self.hall.order(self.table, &order).await)
    }

    async fn reveals(&self, signature: Signature) -> String {
        self.host(Command::Reveal { signature }).await
    }

    async fn due(&self) -> u64 {
        self.hall
            .read(self.table, |table| table.due())
            .await
            .unwrap()
            .unwrap()
    }

    /// How far it is: `gathering`, `drawing`, `playing` or `ended`.
    async fn stage(&self) -> &'static str {
        self.hall
            .read(self.table, |table| match (table.gathering(), table.drawing(), table.ended()) {
                (true, false, false) => "gathering",
                (false, true, false) => "drawing",
                (false, false, false) => "playing",
                _ => "ended",
            })
            .await
            .unwrap()
    }

    /// The ids of what the board says, and its buttons.
    async fn board(&self) -> (Vec<String>, Vec<TableButton>) {
        let board = self.hall.read(self.table, |table| table.board()).await.unwrap();
        let ids = board.lines.into_iter().map(|line| line.id.into_owned());
        (ids.collect(), board.buttons)
    }

    async fn record(&self) -> Transcript {
        self.hall
            .audit(self.table, |table| table.transcript())
            .await
            .unwrap()
            .unwrap()
    }
}

#[tokio::test]
async fn a_start_binds_the_table_and_nothing_but_its_round_begins_the_game() {
    let (bound, round) = Bound::drawing::<Toy>("ab").await;
    let set = Command::Set {
        key: "pace".to_owned(),
        value: "live".to_owned(),
    };
    let play = Command::Play {
        notation: "take 1".to_owned(),
    };
    let computer = Command::Computer(ComputerCommand::Add(ComputerLevel::Beginner));
    let due = bound.due().await;
    let people: [(char, Command, &str); 12] = [
        ('c', Command::join(), "refused-drawing"),
        ('a', Command::Leave, "refused-drawing"),
        ('b', Command::Leave, "refused-drawing"),
        ('b', Command::Start, "refused-drawing"),
        ('b', Command::Resign, "refused-drawing"),
        ('b', set, "refused-drawing"),
        ('b', play, "refused-drawing"),
        ('b', computer, "refused-drawing"),
        ('b', Command::Waive { agrees: true }, "refused-drawing"),
        (
            'b',
            Command::Reveal {
                signature: signed(round, KEY),
            },
            "conflict",
        ),
        ('b', Command::Wake { due }, "conflict"),
        ('b', Command::Close, "refused-close-drawing"),
    ];
    for (person, command, comes) in people {
        assert_eq!(bound.comes(person, command.clone()).await, comes, "{person} {command:?}");
    }
    for forged in [signed(round - 1, KEY), signed(round + 1, KEY), signed(round, KEY + 1)] {
        assert_eq!(bound.reveals(forged).await, "refused-beacon-forged");
    }
    assert_eq!(bound.host(Command::Wake { due }).await, "conflict", "it is not late yet");
    assert_eq!(bound.stage().await, "drawing");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "done");
    assert_eq!(bound.stage().await, "playing");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "conflict", "it waits no more");
    let record = bound.record().await.to_string();
    assert!(record.contains(&format!("\nbeacon sandbox {round} {}\n", signed(round, KEY))), "{record}");
}

/// The round is the first that comes out 3 s after the latest of all numbers, whichever that is.
#[tokio::test]
async fn the_round_follows_from_numbers_that_the_outside_world_gave() {
    for (joins_later, starts) in [(0, 0), (1, 0), (999, 0), (0, 700), (2_500, 0)] {
        let bound = Bound::gathered::<Toy>("a").await;
        let at = bound.clock.now();
        // Discord numbers Bia's joining later than Ana's start, though it came to the bot before that.
        let late = Order {
            by: Actor::person(who('b'), number(at + joins_later) + 5),
            ..bound.by('b', Command::join())
        };
        assert_eq!(word(bound.hall.order(bound.table, &late).await), "done");
        let start = Order {
            by: Actor::person(who('a'), number(at + starts) + 9),
            ..bound.by('a', Command::Start)
        };
        assert_eq!(word(bound.hall.order(bound.table, &start).await), "done");
        let round = Chain::SANDBOX.round_from(at + joins_later.max(starts) + 3_000);
        assert_eq!(bound.reveals(signed(round, KEY)).await, "done", "{joins_later} {starts}");
    }
}

/// A start that waited for the store until others had sat down, seconds later, is to be given again: no verifier would
/// take its number.
#[tokio::test]
async fn a_start_that_is_older_than_the_last_seat_binds_nothing() {
    let bound = Bound::gathered::<Toy>("a").await;
    let at = bound.clock.now();
    let late = Order {
        by: Actor::person(who('b'), number(at + 6_000)),
        ..bound.by('b', Command::join())
    };
    assert_eq!(word(bound.hall.order(bound.table, &late).await), "done");
    for (starts, comes) in [(0, "conflict"), (999, "conflict"), (1_000, "done")] {
        let start = Order {
            by: Actor::person(who('a'), number(at + starts) + 9),
            ..bound.by('a', Command::Start)
        };
        assert_eq!(word(bound.hall.order(bound.table, &start).await), comes, "{starts}");
    }
}

#[tokio::test]
async fn a_round_that_is_late_is_waited_for_unless_all_people_agree_to_begin_without() {
    let (bound, round) = Bound::late::<Toy>("abc").await;
    let yes = || Command::Waive { agrees: true };
    let no = || Command::Waive { agrees: false };
    let (lines, buttons) = bound.board().await;
    assert_eq!(lines[0], "drawing-late");
    assert!(buttons.starts_with(&[TableButton::Waive, TableButton::Await]), "{buttons:?}");
    let steps = [
        ('a', yes(), "done"),
        ('a', yes(), "refused-waived-twice"),
        ('b', no(), "refused-waits-already"),
        ('z', yes(), "refused-waive-others"),
        ('b', yes(), "done"),
        ('a', no(), "done"),
        ('c', yes(), "done"),
        ('a', Command::Leave, "refused-drawing-late"),
    ];
    for (person, command, comes) in steps {
        assert_eq!(bound.comes(person, command.clone()).await, comes, "{person} {command:?}");
        assert_eq!(bound.stage().await, "drawing");
    }
    assert!(bound.board().await.0.contains(&"drawing-waived".to_owned()));
    assert_eq!(bound.comes('a', yes()).await, "done");
    assert_eq!(bound.stage().await, "playing");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "conflict", "luck is not drawn again");
    let beacon = bound.record().await.beacon.unwrap();
    assert_eq!((beacon.round, beacon.signature), (round, None), "and that stands in the record");
    let said = bound
        .hall
        .read(bound.table, |table| table.witness())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(said.drawn[0].id, "witness-waived", "that it was left out is told");
}

#[tokio::test]
async fn a_round_that_comes_late_begins_the_game_whoever_has_agreed() {
    let (bound, round) = Bound::late::<Toy>("ab").await;
    assert_eq!(bound.comes('a', Command::Waive { agrees: true }).await, "done");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "done");
    assert!(bound.record().await.beacon.is_some());
}

/// Computers agree with the people, and are not asked.
#[tokio::test]
async fn people_alone_decide_about_a_round_that_is_late() {
    let bound = Bound::gathered::<Toy>("a").await;
    let add = Command::Computer(ComputerCommand::Add(ComputerLevel::Beginner));
    assert_eq!(bound.comes('a', add).await, "done");
    assert_eq!(bound.comes('a', Command::Start).await, "done");
    bound.clock.advance(20_000);
    let due = bound.due().await;
    assert_eq!(bound.host(Command::Wake { due }).await, "done");
    assert_eq!(bound.comes('a', Command::Waive { agrees: true }).await, "done");
    assert_eq!(bound.stage().await, "playing");
}

/// A host's clock that goes wrong by an hour makes nobody wait for longer than some seconds.
#[tokio::test]
async fn a_round_is_late_by_the_time_since_the_start_whatever_the_clock_says() {
    const HOUR: u64 = 3_600_000;
    for (before, after, least, most) in [(0, 0, 3_000, 4_000), (HOUR, 0, LATE, LATE), (0, HOUR, 0, 0)] {
        let bound = Bound::gathered::<Toy>("ab").await;
        let start = Order {
            at: bound.clock.now() - before + after,
            ..bound.by('a', Command::Start)
        };
        assert_eq!(word(bound.hall.order(bound.table, &start).await), "done");
        let waits = bound.due().await - start.at - LATE;
        assert!((least..=most).contains(&waits), "{before} {after}: {waits}");
    }
}

/// Somebody who is forgotten cannot take back what the luck is bound to: the table closes, which all see.
#[tokio::test]
async fn whoever_is_forgotten_while_the_luck_is_drawn_closes_the_table() {
    let (bound, round) = Bound::drawing::<Toy>("ab").await;
    bound.hall.leave_all(who('b')).await.unwrap();
    assert_eq!(bound.stage().await, "ended");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "refused-closed");
    assert_eq!(bound.hall.at(Place(1)).await.unwrap(), None, "its place is free");
}

/// Whoever opened it can close it. Another table has another promise, and all have seen both.
#[tokio::test]
async fn closing_is_the_only_way_to_begin_anew_and_gives_another_promise() {
    let (mut bound, _) = Bound::drawing::<Toy>("ab").await;
    let promise = |witness: Option<tavolo::table::Witness>| format!("{:?}", witness.unwrap().promise[0]);
    let first = promise(
        bound
            .hall
            .read(bound.table, |table| table.witness())
            .await
            .unwrap(),
    );
    assert_eq!(bound.comes('a', Command::Close).await, "done");
    assert_eq!(bound.comes('a', Command::Start).await, "refused-closed");
    let (order, game) = (bound.by('a', Command::join()), *bound.hall.catalogue().iter().next().unwrap());
    bound.table = bound.hall.join(Place(1), &game, &order).await.unwrap().table;
    let second = promise(
        bound
            .hall
            .read(bound.table, |table| table.witness())
            .await
            .unwrap(),
    );
    assert_ne!(first, second);
}

/// A source that answers as it is told to, round by round.
struct Told(Box<dyn Fn(u64, u64) -> Result<Signature, String> + Send + Sync>, AtomicU64);

impl BeaconSource for Told {
    fn ask(&self, chain: &'static Chain, round: u64) -> Asking<'_> {
        assert_eq!(chain, Chain::SANDBOX);
        let nth = self.1.fetch_add(1, Ordering::SeqCst);
        let answer = (self.0)(round, nth);
        Box::pin(async move { answer })
    }
}

/// Asks for what tables wait for until one has begun, or the time of the test is up.
async fn keeps(bound: &Bound, hall: &Arc<Hall>, source: Told) -> bool {
    let rounds = Rounds::new(Arc::clone(hall), Arc::new(source));
    let begins = async {
        while bound.stage().await == "drawing" {
            bound.clock.advance(250);
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::select! {
        () = rounds.keep() => false,
        begun = tokio::time::timeout(Duration::from_secs(20), begins) => begun.is_ok(),
    }
}

#[tokio::test]
async fn the_hall_asks_until_the_round_is_out() {
    let (bound, _) = Bound::drawing::<Toy>("ab").await;
    let gone_at_first = Told(
        Box::new(|round, nth| match nth {
            0..4 => Err("it is not out".to_owned()),
            4 => Ok(signed(round, KEY + 1)),
            _ => Ok(signed(round, KEY)),
        }),
        AtomicU64::new(0),
    );
    let hall = Arc::clone(&bound.hall);
    assert!(keeps(&bound, &hall, gone_at_first).await);
    assert!(bound.record().await.beacon.is_some());
}

/// A machine that dies while the luck is drawn comes back to the same round.
#[tokio::test]
async fn a_restart_while_the_luck_is_drawn_waits_for_the_same_round() {
    let (mut bound, round) = Bound::drawing::<Toy>("ab").await;
    bound.hall = hall(&bound.store, &bound.clock, bound.hall.catalogue().clone());
    assert_eq!(bound.stage().await, "drawing");
    let asked = Told(
        Box::new(move |asked, _| {
            assert_eq!(asked, round);
            Ok(signed(asked, KEY))
        }),
        AtomicU64::new(0),
    );
    let again = Arc::clone(&bound.hall);
    assert!(keeps(&bound, &again, asked).await);
    let record = bound.record().await;
    assert_eq!(record.beacon.unwrap().round, round);
}

/// Two processes tell the same table: one is heard, and both have the same game.
#[tokio::test]
async fn of_two_processes_that_know_the_round_one_is_heard() {
    let (bound, round) = Bound::drawing::<Toy>("ab").await;
    let other = hall(&bound.store, &bound.clock, bound.hall.catalogue().clone());
    let signature = signed(round, KEY);
    let order = Order::of_host(bound.clock.now(), Command::Reveal { signature });
    let both = tokio::join!(bound.hall.order(bound.table, &order), other.order(bound.table, &order));
    let both: BTreeSet<String> = [word(both.0), word(both.1)].into();
    assert_eq!(both, ["conflict".to_owned(), "done".to_owned()].into());
    let theirs = other
        .audit(bound.table, |table| table.transcript())
        .await
        .unwrap()
        .unwrap();
    assert_eq!(theirs, bound.record().await);
}

/// A table whose game has begun with the round that it was bound to, or without, as all agreed.
async fn begun<G: Portray>(people: &str, without: bool) -> Bound {
    if without {
        let (bound, _) = Bound::late::<G>(people).await;
        for person in people.chars() {
            assert_eq!(bound.comes(person, Command::Waive { agrees: true }).await, "done");
        }
        return bound;
    }
    let (bound, round) = Bound::drawing::<G>(people).await;
    assert_eq!(bound.reveals(signed(round, KEY)).await, "done");
    bound
}

/// Ends a game by actions at random; the table's record.
async fn played(bound: &Bound, nth: u64) -> Transcript {
    let mut dice = Dice(nth + 1);
    for _ in 0..400 {
        let next = bound.hall.read(bound.table, |table| {
            let seat = table.awaited().iter().next()?;
            let user: UserId = table.roster().player(seat)?.user()?;
            let legal = table.legal(user);
            Some((user, legal[dice.below(legal.len())].0.clone()))
        });
        let Some((user, notation)) = next.await.unwrap() else {
            break;
        };
        let letter = char::from(u8::try_from(user.0).unwrap());
        assert_eq!(bound.comes(letter, Command::Play { notation }).await, "done");
    }
    if bound.stage().await == "playing" {
        let order = Order {
            origin: tavolo::table::Origin {
                place: Place(1),
                manages: true,
                ..tavolo::table::Origin::NOWHERE
            },
            ..bound.by('a', Command::Close)
        };
        assert_eq!(word(bound.hall.order(bound.table, &order).await), "done");
    }
    bound.record().await
}

struct Playing {
    games: u64,
    records: Vec<Transcript>,
}

impl Visit for Playing {
    fn visit<G: Portray>(&mut self) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .unwrap();
        let seats: Vec<usize> = G::SEATS.map(usize::from).collect();
        // One more begins without its round.
        for nth in 0..=self.games {
            let people = &"abcdef"[..seats[usize::try_from(nth).unwrap() % seats.len()]];
            let bound = runtime.block_on(begun::<G>(people, nth == self.games));
            let record = runtime.block_on(played(&bound, nth));
            let checked = runtime.block_on(bound.hall.check(bound.table)).unwrap();
            assert_eq!(checked.difference, None, "{record}");
            self.records.push(record);
        }
    }
}

/// So many games of each kind, each with as many seats as it has room for in turn: both verifiers find their
/// luck fair, the store's own check makes the same of them, and they are taken in elsewhere as they are.
#[test]
fn games_of_tables_verify_by_both_and_are_imported() {
    let games = std::env::var("TAVOLO_BOUND_GAMES").map_or(3, |number| number.parse().unwrap());
    let mut playing = Playing {
        games,
        records: Vec::new(),
    };
    games::each(&mut playing);
    assert_eq!(playing.records.len() as u64, 4 * (games + 1));
    for record in &playing.records {
        let found = catalogue().verify(record).unwrap();
        assert!(matches!(found, LuckVerdict::Fair(_)), "{found}\n{record}");
        catalogue().records(record).unwrap();
    }
    let texts: Vec<String> = playing.records.iter().map(ToString::to_string).collect();
    for (text, said) in texts.iter().zip(verdicts(&texts)) {
        let begins = match text.contains(" waived\n") {
            true => "fair (fair-v1), ",
            false => "fair (fair-v2), ",
        };
        assert!(said.starts_with(begins), "{said}\n{text}");
    }
}
