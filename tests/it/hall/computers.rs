//! Computers at tables: how they sit down, act, and go; and that people's word is what counts.

use super::course::promises_are_kept;
use super::{Room, who, word};
use crate::toy::Toy;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tavolo::clock::Clock;
use tavolo::games::condottiere::Condottiere;
use tavolo::hall::{Computers, Hall, ThinkingLimits};
use tavolo::portray::Portray;
use tavolo::rules::Seat;
use tavolo::table::timing::Pace;
use tavolo::table::{
    Actor, Command, ComputerCommand, ComputerLevel, Deliberated, Order, Origin, Step, TableView,
};
use tokio::time::timeout;

const LEVEL: ComputerLevel = ComputerLevel::Beginner;

fn add() -> Command {
    Command::Computer(ComputerCommand::Add(LEVEL))
}

/// A table whose computers are looked after whenever the test says so, by a clock that stands.
pub struct Solo {
    pub room: Room,
    pub hall: Arc<Hall>,
    pub computers: Computers,
}

impl Solo {
    /// A table of these people and so many computers, before the start.
    pub async fn gathered<G: Portray>(people: &str, computers: usize) -> Solo {
        let room = Room::gathered::<G>(people).await;
        let (hall, table) = opened(&room);
        // The room's own hall opened the table, and hears nothing of what is done there by the other.
        room.hall.sweep();
        room.hall.sweep();
        let solo = Solo {
            room,
            hall,
            computers: table,
        };
        for _ in 0..computers {
            solo.done('a', add()).await;
        }
        solo
    }

    pub async fn begun<G: Portray>(people: &str, computers: usize) -> Solo {
        let solo = Solo::gathered::<G>(people, computers).await;
        solo.done('a', Command::Start).await;
        solo
    }

    /// The same table in another process, which has seen nothing of it.
    pub fn restarted(self) -> Solo {
        let (hall, computers) = opened(&self.room);
        Solo {
            room: self.room,
            hall,
            computers,
        }
    }

    /// What comes of an order, in a word.
    pub async fn comes(&self, person: char, command: Command) -> String {
        let order = self.room.by(person, command);
        word(self.hall.order(self.room.table, &order).await)
    }

    pub async fn done(&self, person: char, command: Command) {
        assert_eq!(self.comes(person, command.clone()).await, "done", "{command:?}");
    }

    /// All computers act that are awaited, and may have a whole game to play.
    pub async fn act(&self) {
        let all = self.computers.round();
        timeout(Duration::from_secs(600), all)
            .await
            .expect("computers act");
    }

    pub async fn awaited(&self) -> Vec<Seat> {
        let awaited = self
            .hall
            .read(self.room.table, |table| table.awaited().iter().collect());
        awaited.await.unwrap()
    }

    /// Plays to the end: the person in seat 0 does the first legal action each time.
    pub async fn played_out(&self) {
        for _ in 0..5_000 {
            self.act().await;
            let Some(seat) = self.awaited().await.first().copied() else {
                return;
            };
            assert_eq!(seat, Seat::new(0), "no computer is awaited any more");
            let legal = self
                .hall
                .read(self.room.table, |table| table.legal(who('a')))
                .await
                .unwrap();
            let notation = legal[0].0.clone();
            self.done('a', Command::Play { notation }).await;
        }
        panic!("the game did not end");
    }

    /// What comes of thinking again about what the computers did: how many decisions, and the versions
    /// that are others.
    pub async fn rethought(&self) -> (u32, Vec<u32>) {
        let rethought = self.room.again().rethink(self.room.table).await.unwrap();
        (rethought.decisions, rethought.others)
    }

    async fn names(&self) -> Vec<String> {
        let names = self.hall.read(self.room.table, |table| table.roster().names());
        names.await.unwrap()
    }

    pub async fn ended(&self) -> bool {
        self.hall
            .read(self.room.table, |table| table.ended())
            .await
            .unwrap()
    }
}

/// Another process over the room's store, whose computers act at once.
fn opened(room: &Room) -> (Arc<Hall>, Computers) {
    opened_with(room, 0)
}

/// The same, with so many milliseconds until a computer acts.
fn opened_with(room: &Room, pause: u64) -> (Arc<Hall>, Computers) {
    let hall = Arc::new(room.again().with_clock(Clock::standing(1_000)));
    let limits = ThinkingLimits {
        pause,
        ..ThinkingLimits::default()
    };
    let computers = Computers::new(Arc::clone(&hall), limits).unwrap();
    (hall, computers)
}

/// When a table's last action was carried out, and what it was.
async fn last_action(room: &Room) -> (u64, String) {
    let last = room.store.read(room.table).await.unwrap().pop().unwrap();
    let body: serde_json::Value = serde_json::from_slice(&last.body).unwrap();
    let acted = body["did"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|entry| entry["played"]["action"].as_str());
    (body["at"].as_u64().unwrap(), acted.unwrap_or_else(|| panic!("{body}")).to_owned())
}

/// Computers act so long after a decision arose, in a game's first steps, or to its end if it ends before:
/// the kinds of what they did.
async fn kinds_by_time(pause: u64) -> BTreeSet<String> {
    let solo = Solo::begun::<Condottiere>("a", 2).await;
    let (hall, computers) = opened_with(&solo.room, pause);
    let (clock, table) = (hall.clock().clone(), solo.room.table);
    let keeping = tokio::spawn(computers.keep());
    let mut kinds = BTreeSet::new();
    for _ in 0..60 {
        let read = |table: &dyn TableView| {
            let own = table.awaited().has(Seat::new(0));
            (table.version(), table.ended(), own, table.legal(who('a')))
        };
        let (version, ended, own, legal) = hall.read(table, read).await.unwrap();
        if ended {
            break;
        }
        if own {
            let notation = legal[0].0.clone();
            let order = solo.room.by('a', Command::Play { notation });
            hall.order(table, &order).await.unwrap();
            continue;
        }
        // It has thought, and waits for nothing but its time.
        until("the computer waits", async || clock.waiting() == 1).await;
        let before = clock.now();
        clock.advance(pause);
        until("the computer acts when its time has come", async || {
            hall.read(table, |table| table.version()).await.unwrap() != version
        })
        .await;
        let (at, notation) = last_action(&solo.room).await;
        assert_eq!(at - before, pause, "{notation}");
        kinds.extend(notation.split(' ').next().map(|word| {
            word.trim_end_matches(|digit: char| digit.is_ascii_digit())
                .to_owned()
        }));
    }
    keeping.abort();
    kinds
}

#[tokio::test]
async fn a_computer_takes_the_same_time_whatever_it_does() {
    let mut kinds = kinds_by_time(700).await;
    kinds.extend(kinds_by_time(700).await);
    assert!(kinds.len() > 4 && kinds.contains("m") && kinds.contains("pass"), "{kinds:?}");
}

/// Waits for something that comes of itself.
async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    let wait = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(Duration::from_secs(60), wait)
        .await
        .unwrap_or_else(|_| panic!("{what}"));
}

#[tokio::test]
async fn one_person_plays_a_whole_game_against_computers() {
    let solo = Solo::begun::<Toy>("a", 3).await;
    assert_eq!(solo.names().await, ["a", "Robo Ada", "Robo Blaise", "Robo Clara"]);
    solo.played_out().await;
    assert!(solo.ended().await);
    promises_are_kept::<Toy>(&solo.room, "a").await;
}

#[tokio::test]
async fn every_game_of_the_catalogue_can_be_played_alone() {
    struct Each(Vec<std::pin::Pin<Box<dyn Future<Output = ()>>>>);
    impl tavolo::games::Visit for Each {
        fn visit<G: Portray>(&mut self) {
            self.0.push(Box::pin(async move {
                let computers = usize::from(*G::SEATS.start()).max(2) - 1;
                let solo = Solo::begun::<G>("a", computers).await;
                solo.played_out().await;
                assert!(solo.ended().await, "{}", G::ID);
                let (decisions, others) = solo.rethought().await;
                assert!(decisions > 0 && others.is_empty(), "{}: {others:?} of {decisions}", G::ID);
                promises_are_kept::<G>(&solo.room, "a").await;
            }));
        }
    }
    let mut each = Each(Vec::new());
    tavolo::games::each(&mut each);
    for game in each.0 {
        game.await;
    }
}

#[tokio::test]
async fn computers_come_and_go_before_the_start_by_those_who_sit_there() {
    let notation = |text: &str| Command::Play {
        notation: text.to_owned(),
    };
    let solo = Solo::gathered::<Toy>("a", 0).await;
    let cases = [
        ('z', add(), "refused-not-seated"),
        ('a', notation("computer best"), "refused-not-started"),
        ('a', notation("computer hard"), "done"),
        ('a', notation("computer easy"), "done"),
        ('z', notation("computer - 2"), "refused-not-seated"),
        ('a', notation("computer - 1"), "refused-computer-none"),
        ('a', notation("computer - 9"), "refused-computer-none"),
        ('a', add(), "done"),
        ('a', add(), "refused-full"),
        ('b', Command::join(), "refused-full"),
        ('a', notation("computer - 2"), "done"),
        ('b', Command::join(), "done"),
        ('b', notation("computer - 3"), "done"),
        ('b', add(), "done"),
        ('a', Command::Start, "done"),
        ('a', add(), "refused-computer-playing"),
        ('a', Command::Computer(ComputerCommand::SendAway(Seat::new(1))), "refused-computer-playing"),
    ];
    for (at, (person, command, comes)) in cases.into_iter().enumerate() {
        assert_eq!(solo.comes(person, command.clone()).await, comes, "{at}: {command:?}");
    }
    assert_eq!(solo.names().await, ["a", "Robo Blaise", "b", "Robo Ada"]);
}

#[tokio::test]
async fn a_table_closes_when_its_last_person_goes() {
    let lobby = Solo::gathered::<Toy>("a", 2).await;
    lobby.done('a', Command::Leave).await;
    assert!(lobby.ended().await, "nobody is left in the lobby");
    for computers in 1..=3 {
        let solo = Solo::begun::<Toy>("a", computers).await;
        solo.act().await;
        solo.done('a', Command::Resign).await;
        assert!(solo.ended().await, "against {computers}");
        assert!(solo.awaited().await.is_empty());
    }
    let two = Solo::begun::<Toy>("ab", 2).await;
    two.done('b', Command::Resign).await;
    assert!(!two.ended().await, "a still plays");
}

#[tokio::test]
async fn what_people_agree_on_holds_for_computers() {
    let solo = Solo::begun::<Toy>("ab", 2).await;
    let brisk = || Command::WishPace {
        pace: Some(Pace::Brisk),
    };
    solo.done('a', brisk()).await;
    let pace = || async {
        let chosen = solo
            .hall
            .read(solo.room.table, |table| table.chosen())
            .await
            .unwrap();
        chosen.iter().any(|(_, value)| value == Pace::Brisk.id())
    };
    assert!(!pace().await, "b has not agreed");
    solo.done('b', brisk()).await;
    assert!(pace().await, "both people have");
    solo.done('a', Command::AskToClose).await;
    solo.done('b', Command::Close).await;
    assert!(solo.ended().await);
}

#[tokio::test]
async fn computers_go_on_after_a_restart() {
    let solo = Solo::begun::<Toy>("a", 1).await;
    let notation = solo.room.legal('a').await[0].clone();
    solo.done('a', Command::Play { notation }).await;
    assert_eq!(solo.awaited().await, [Seat::new(1)]);
    let again = solo.restarted();
    again.act().await;
    assert_eq!(again.awaited().await, [Seat::new(1)], "nobody has looked at the table before");
    again.act().await;
    assert_eq!(again.awaited().await, [Seat::new(0)]);
}

/// An action of the computer in a seat, as it would have thought of it.
pub fn of_computer(seat: u8, stamp: Option<Step>, notation: &str) -> Order {
    Order {
        by: Actor::Computer(Seat::new(seat)),
        name: String::new(),
        at: 1,
        stamp,
        origin: Origin::NOWHERE,
        command: thought(notation),
    }
}

fn thought(notation: &str) -> Command {
    Command::Computer(ComputerCommand::Act(Deliberated {
        notation: notation.to_owned(),
        dice: 1,
        iterations: 1,
    }))
}

pub async fn give(solo: &Solo, order: Order) -> String {
    word(solo.hall.order(solo.room.table, &order).await)
}

#[tokio::test]
async fn nobody_acts_for_a_computer_and_no_computer_in_another_position() {
    let solo = Solo::begun::<Toy>("a", 1).await;
    assert_eq!(solo.comes('a', thought("roll")).await, "conflict");
    let stamp = solo.room.stamp('a').await;
    assert_eq!(give(&solo, of_computer(0, None, "roll")).await, "conflict", "a person sits there");
    assert_eq!(give(&solo, of_computer(1, None, "roll")).await, "conflict", "it is not its turn");
    let notation = solo.room.legal('a').await[0].clone();
    solo.done('a', Command::Play { notation }).await;
    assert_eq!(give(&solo, of_computer(1, Some(stamp), "roll")).await, "conflict", "an earlier position");
    assert_eq!(give(&solo, of_computer(1, None, "roll")).await, "done");
}

#[tokio::test]
async fn whoever_is_alone_with_computers_goes_back_without_asking_anybody() {
    let solo = Solo::begun::<Toy>("a", 1).await;
    let first = solo.room.legal('a').await;
    let notation = first[0].clone();
    solo.done('a', Command::Play { notation }).await;
    // The computer plays one of its cards, whichever it has: a roll could not be taken back.
    let mut played = 0;
    for card in 1..=20 {
        played += usize::from(give(&solo, of_computer(1, None, &format!("play {card}"))).await == "done");
        if played == 1 {
            break;
        }
    }
    assert_eq!((played, solo.awaited().await), (1, vec![Seat::new(0)]));
    let asks = solo.hall.read(solo.room.table, |table| table.asks_back(who('a')));
    assert_eq!(asks.await.unwrap(), Some(false), "nobody else has to agree");
    solo.done('a', Command::AskRewind { plies: 2 }).await;
    assert_eq!((solo.awaited().await, solo.room.legal('a').await), (vec![Seat::new(0)], first));
}

#[tokio::test]
async fn the_board_tells_until_when_people_can_decide_and_of_no_computer() {
    let solo = Solo::begun::<Toy>("a", 1).await;
    let pace = Some(Pace::Brisk);
    solo.done('a', Command::WishPace { pace }).await;
    let told = || async {
        let board = solo.hall.read(solo.room.table, |table| table.board());
        let board = board.await.unwrap();
        board.lines.iter().any(|line| line.id == "time-until")
    };
    assert!(told().await, "a person is awaited");
    let notation = solo.room.legal('a').await[0].clone();
    solo.done('a', Command::Play { notation }).await;
    assert_eq!(solo.awaited().await, [Seat::new(1)]);
    assert!(!told().await, "a computer is awaited");
}

/// In one position, with the same dice: at most one of two actions is what the computer comes to.
#[tokio::test]
async fn an_action_that_a_computer_does_not_come_to_is_found() {
    let solo = Solo::begun::<Toy>("a", 1).await;
    let first = solo.room.legal('a').await[0].clone();
    let act = || Command::Play {
        notation: first.clone(),
    };
    solo.done('a', act()).await;
    let mut played = false;
    for card in 1..=20 {
        played = played || give(&solo, of_computer(1, None, &format!("play {card}"))).await == "done";
    }
    assert!(played, "it has a card");
    solo.done('a', Command::AskRewind { plies: 2 }).await;
    solo.done('a', act()).await;
    assert_eq!(give(&solo, of_computer(1, None, "roll")).await, "done");
    let (decisions, others) = solo.rethought().await;
    assert_eq!(decisions, 2);
    assert!(!others.is_empty(), "one of them is not what it comes to");
}
