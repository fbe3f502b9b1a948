//! Tables whose luck a beacon goes into: a public message that announces the start binds them to a round, and nothing but
//! that round, once it is late a later round or everybody's consent, or closing the table leads on from there.

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
        assert_eq!(bound.comes('a', Command::Start).await, "done");
        let round = bound.announced().await;
        (bound, round)
    }

    /// A message announces the start now: the round that it binds the table to.
    async fn announced(&self) -> u64 {
        let message = self.message();
        assert_eq!(self.host(Command::Announce { message }).await, "done");
        Chain::SANDBOX.round_from(self.clock.now() + 3_000)
    }

    /// The id of a message that is posted now.
    fn message(&self) -> u64 {
        number(self.clock.now()) + self.next.fetch_add(1, Ordering::Relaxed)
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

    /// What is told of its luck to whoever asks.
    async fn explained(&self) -> Vec<String> {
        let witness = self.hall.read(self.table, |table| table.witness()).await;
        let explained = witness.unwrap().unwrap().explained;
        explained.into_iter().map(|line| line.id.into_owned()).collect()
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
    let announce = |message| Command::Announce { message };
    let people: [(char, Command, &str); 14] = [
        ('b', announce(bound.message()), "conflict"),
        ('b', Command::TakeLaterRound, "refused-drawing"),
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
    assert_eq!(bound.host(announce(bound.message())).await, "conflict", "it is announced once");
    assert_eq!(bound.host(Command::Wake { due }).await, "conflict", "it is not late yet");
    assert_eq!(bound.stage().await, "drawing");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "done");
    assert_eq!(bound.stage().await, "playing");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "conflict", "it waits no more");
    let record = bound.record().await.to_string();
    assert!(record.contains(&format!("\nbeacon sandbox {round} {}\n", signed(round, KEY))), "{record}");
}

/// The round is the first that comes out 3 s after the message, whenever people joined and somebody began the game.
#[tokio::test]
async fn the_round_follows_from_the_message_that_announces_the_start() {
    for (later, more) in [(0, 0), (0, 4_194_303), (1, 0), (700, 0), (999, 9), (60_000, 0)] {
        let bound = Bound::gathered::<Toy>("ab").await;
        assert_eq!(bound.comes('a', Command::Start).await, "done");
        let at = bound.clock.now() + later;
        let message = number(at) + more;
        assert_eq!(bound.host(Command::Announce { message }).await, "done");
        let round = Chain::SANDBOX.round_from(at + 3_000);
        assert_eq!(bound.reveals(signed(round - 1, KEY)).await, "refused-beacon-forged", "{later} {more}");
        assert_eq!(bound.reveals(signed(round, KEY)).await, "done", "{later} {more}");
        let record = bound.record().await;
        assert_eq!(record.announced, [message]);
    }
}

/// As long as no message announces the start there is no round, and nothing can be revealed.
#[tokio::test]
async fn a_start_that_nobody_has_seen_announced_begins_nothing() {
    let bound = Bound::gathered::<Toy>("ab").await;
    assert_eq!(bound.comes('a', Command::Start).await, "done");
    for round in 0..20 {
        let round = Chain::SANDBOX.round_from(bound.clock.now()) + round;
        assert_eq!(bound.reveals(signed(round, KEY)).await, "refused-beacon-forged");
    }
    bound.clock.advance(20_000);
    let due = bound.due().await;
    assert_eq!(bound.host(Command::Wake { due }).await, "done", "people are asked what to do");
    let (lines, buttons) = bound.board().await;
    assert_eq!(lines[0], "drawing-unannounced");
    assert!(buttons.starts_with(&[TableButton::Waive, TableButton::Await]), "{buttons:?}");
    assert_eq!(bound.comes('a', Command::TakeLaterRound).await, "refused-drawing", "it waits for none");
    let round = bound.announced().await;
    assert_eq!(bound.board().await.0[0], "drawing", "it is announced at last");
    assert_eq!(bound.reveals(signed(round, KEY)).await, "done");
}

/// Anybody at the table has it wait for a later round, as often as need be: each by a message of its own, and no earlier
/// round counts any more.
#[tokio::test]
async fn a_round_that_is_late_gives_way_to_a_later_one() {
    let (bound, first) = Bound::late::<Toy>("ab").await;
    assert_eq!(bound.comes('z', Command::TakeLaterRound).await, "refused-waive-others");
    assert_eq!(bound.comes('a', Command::Waive { agrees: true }).await, "done");
    assert_eq!(bound.comes('b', Command::TakeLaterRound).await, "done");
    assert_eq!(bound.reveals(signed(first, KEY)).await, "refused-beacon-forged", "it came too late");
    let earlier = Command::Announce {
        message: number(NOON),
    };
    assert_eq!(bound.host(earlier).await, "conflict", "a message from before binds nothing");
    let second = bound.announced().await;
    assert!(second > first);
    bound.clock.advance(20_000);
    let due = bound.due().await;
    assert_eq!(bound.host(Command::Wake { due }).await, "done");
    assert!(!bound.board().await.0.contains(&"drawing-waived".to_owned()), "all are asked anew");
    assert_eq!(bound.comes('a', Command::TakeLaterRound).await, "done");
    let third = bound.announced().await;
    assert_eq!(bound.reveals(signed(third, KEY)).await, "done");
    let record = played(&bound, 1).await;
    assert_eq!(record.announced.len(), 3);
    assert!(matches!(bound.hall.catalogue().verify(&record), Some(LuckVerdict::Fair(_))));
    assert!(bound.hall.catalogue().records(&record).is_ok());
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
}

#[tokio::test]
async fn a_round_that_is_late_is_waited_for_unless_all_people_agree_to_begin_without() {
    let (bound, round) = Bound::late::<Toy>("abc").await;
    let yes = || Command::Waive { agrees: true };
    let no = || Command::Waive { agrees: false };
    let (lines, buttons) = bound.board().await;
    assert_eq!(lines[0], "drawing-silent");
    let promised = bound.explained().await;
    assert!(promised.contains(&"luck-beacon-mock".to_owned()), "{promised:?}");
    assert_eq!(promised.last().unwrap(), "luck-check-unproved", "a look-alike of a beacon proves nothing");
    let asked = [TableButton::TakeLaterRound, TableButton::Waive, TableButton::Await];
    assert!(buttons.starts_with(&asked), "{buttons:?}");
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
    let said = bound.explained().await;
    assert_eq!(said[1..], ["luck-unproved-agreed", "luck-check-unproved"], "and no more is promised");
    let board = bound.hall.read(bound.table, |table| table.board()).await.unwrap();
    assert!(board.notes.iter().any(|note| note.id == "board-unproved"), "{:?}", board.notes);
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
    bound.announced().await;
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
        assert_eq!(bound.comes('a', Command::Start).await, "done");
        let message = bound.message();
        let announce = Order::of_host(bound.clock.now() - before + after, Command::Announce { message });
        assert_eq!(word(bound.hall.order(bound.table, &announce).await), "done");
        let waits = bound.due().await - announce.at - LATE;
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

/// Ends a game by actions at random, some of which are taken back, and with somebody who gives up in the place of whom
/// another goes on, where others play too; the table's record.
async fn played(bound: &Bound, nth: u64) -> Transcript {
    let mut dice = Dice(nth + 1);
    let seats = bound
        .hall
        .read(bound.table, |table| table.roster().len())
        .await
        .unwrap();
    for step in 0..400 {
        if step == 9 && seats > 2 {
            assert_eq!(bound.comes('b', Command::Resign).await, "done");
            assert_eq!(bound.comes('y', Command::join()).await, "done");
        }
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
        if dice.below(9) == 0 {
            // Refused where luck was drawn, or others have acted.
            bound.comes(letter, Command::TakeBack).await;
        }
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
        let lacks = match text.contains(" waived\n") {
            true => "without proof",
            false => "anybody can make sandbox's numbers",
        };
        assert!(said.starts_with("follows (fair-v3), ") && said.contains(lacks), "{said}\n{text}");
    }
}
