//! How soon computers act where many are awaited, and what their thinking costs people's presses.
//!
//! Run it with `cargo bench --bench thinking`. At `TABLES` tables (50) somebody plays who answers at once, against
//! a computer of `LEVEL` (`medium`) or, in the run without, against somebody who acts at random after the same
//! pause; beside them `PAIRS` tables (16) of two people press all the time. One thread thinks, and stands back as in
//! the program; the store is on the disk. Each run takes `SECONDS` (60).
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on ends here")]

#[expect(dead_code, reason = "what was played before is not played again here")]
#[path = "course/mod.rs"]
mod course;

use course::Dice;
use futures_util::future::join_all;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tavolo::hall::{Computers, Hall, Heard, Listener, ThinkingLimits, What};
use tavolo::program::catalogue;
use tavolo::store::{Capacity, Sled, Store, TableId};
use tavolo::table::{Actor, Command, ComputerCommand, ComputerLevel, Order, Place, UserId};
use tokio::time::{sleep, timeout};

/// How long somebody waits at the tables beside before they press again.
const BESIDE: Duration = Duration::from_millis(100);
/// Within this a computer's decision is wanted.
const WANTED: Duration = Duration::from_secs(3);

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().unwrap())
}

/// As threads do in the program that think.
fn stand_back() {
    #[cfg(target_os = "linux")]
    rustix::process::setpriority_process(None, 19).ok();
}

/// All that goes on in a run.
struct Run {
    hall: Arc<Hall>,
    /// The next interaction, place and person.
    next: AtomicU64,
    until: Instant,
    level: Option<ComputerLevel>,
}

/// What was measured.
#[derive(Default)]
struct Times {
    presses: Vec<Duration>,
    decisions: Vec<Duration>,
}

/// A table of two, and who sits there; nobody in the second seat where a computer does.
struct Two {
    table: TableId,
    people: [Option<UserId>; 2],
}

impl Run {
    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    fn order(&self, user: UserId, command: Command) -> Order {
        Order {
            by: Actor::person(user, self.next()),
            ..Order::of_host(self.hall.clock().now(), command)
        }
    }

    async fn tell(&self, table: TableId, user: UserId, command: Command) -> Duration {
        let order = self.order(user, command);
        let began = Instant::now();
        self.hall.order(table, &order).await.unwrap();
        began.elapsed()
    }

    /// A game of the catalogue, each in turn.
    async fn open(&self, number: u64, computer: Option<ComputerLevel>) -> Two {
        let games: Vec<_> = self.hall.catalogue().iter().copied().collect();
        let listing = games[number as usize % games.len()];
        let (place, first) = (Place(self.next()), UserId(self.next()));
        let join = self.order(first, Command::join());
        let table = self.hall.join(place, &listing, &join).await.unwrap().table;
        let second = match computer {
            Some(level) => {
                let add = Command::Computer(ComputerCommand::Add(level));
                self.tell(table, first, add).await;
                None
            }
            None => {
                let second = UserId(self.next());
                self.tell(table, second, Command::join()).await;
                Some(second)
            }
        };
        self.tell(table, first, Command::Start).await;
        Two {
            table,
            people: [Some(first), second],
        }
    }

    /// What the first of these who is awaited may do; nothing where a computer is, and nobody at the end.
    async fn awaited(&self, two: &Two, dice: &mut Dice) -> Option<Option<(usize, String)>> {
        let people = two.people;
        let look = self.hall.read(two.table, move |table| {
            let seat = table.awaited().iter().next()?;
            let mut people = people.iter().enumerate();
            let up = people.find_map(|(at, user)| {
                let own = table.roster().seat_of((*user)?) == Some(seat);
                own.then(|| (at, table.legal(user.unwrap_or(UserId(0)))))
            });
            Some(up)
        });
        let up = look.await.unwrap()?;
        Some(up.map(|(at, legal)| (at, legal[dice.below(legal.len())].0.clone())))
    }

    /// Plays games until the time is over: the first answers at once or after a time, the second after another.
    async fn plays(&self, nth: u64, computer: Option<ComputerLevel>, waits: [Duration; 2]) -> Times {
        let (mut times, mut dice) = (Times::default(), Dice::new(nth));
        for game in 0.. {
            let mut heard = self.hall.listen();
            let two = self.open(nth + game, computer).await;
            let mut arose = Instant::now();
            while Instant::now() < self.until {
                match self.awaited(&two, &mut dice).await {
                    None => break,
                    Some(None) => {
                        until_acted(&mut heard, two.table).await;
                        times.decisions.push(arose.elapsed());
                    }
                    Some(Some((at, notation))) => {
                        sleep(waits[at]).await;
                        let press = self.tell(two.table, two.people[at].unwrap(), Command::Play { notation });
                        times.presses.push(press.await);
                        while heard.try_next().is_some() {}
                    }
                }
                arose = Instant::now();
            }
            if Instant::now() >= self.until {
                break;
            }
        }
        times
    }
}

/// Waits until somebody has acted at a table, for a while: it may have been before one listened.
async fn until_acted(heard: &mut Listener, table: TableId) {
    let acted = async {
        loop {
            match heard.next().await.unwrap() {
                Heard::Happened(one) if one.table == table && matches!(one.what, What::Acted(_)) => return,
                Heard::Happened(_) | Heard::Missed => {}
            }
        }
    };
    timeout(Duration::from_secs(30), acted).await.ok();
}

fn shares(times: &mut [Duration]) -> String {
    times.sort();
    let at = |share: usize| times.get((times.len().max(1) - 1) * share / 1_000);
    let at = |share| at(share).map_or(0.0, |time| time.as_secs_f64() * 1_000.0);
    format!("{:>8} {:>9.2} {:>9.2} {:>9.2} {:>9.2}", times.len(), at(500), at(950), at(990), at(1_000))
}

fn print(name: &str, times: &mut [Duration]) {
    println!("{name:<34} {}", shares(times));
}

async fn measured(level: Option<ComputerLevel>) {
    let folder = tempfile::tempdir_in(".").unwrap();
    let store: Arc<dyn Store> = Arc::new(Sled::open(folder.path(), Capacity::default()).unwrap());
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let limits = ThinkingLimits {
        begin: stand_back,
        ..ThinkingLimits::default()
    };
    let thinking = tokio::spawn(Computers::new(Arc::clone(&hall), limits).unwrap().keep());
    let run = Arc::new(Run {
        hall,
        next: AtomicU64::new(1),
        until: Instant::now() + Duration::from_secs(number("SECONDS", 60)),
        level,
    });
    let pause = Duration::from_millis(limits.pause);
    let many = (0..number("TABLES", 50)).map(|nth| {
        let run = Arc::clone(&run);
        tokio::spawn(async move { run.plays(nth, run.level, [Duration::ZERO, pause]).await })
    });
    let beside = (0..number("PAIRS", 16)).map(|nth| {
        let run = Arc::clone(&run);
        tokio::spawn(async move { run.plays(1_000 + nth, None, [BESIDE; 2]).await })
    });
    let (many, beside) = (many.collect::<Vec<_>>(), beside.collect::<Vec<_>>());
    let (many, beside) = tokio::join!(join_all(many), join_all(beside));
    thinking.abort();
    let all = |times: Vec<Result<Times, _>>| times.into_iter().map(Result::unwrap).collect::<Vec<_>>();
    let (many, beside) = (all(many), all(beside));
    let mut presses: Vec<_> = beside.into_iter().flat_map(|times| times.presses).collect();
    let mut decisions: Vec<_> = many.into_iter().flat_map(|times| times.decisions).collect();
    let name = level.map_or("no computers", ComputerLevel::id);
    print(&format!("presses beside, {name}"), &mut presses);
    if level.is_some() {
        print(&format!("decisions, {name}"), &mut decisions);
        let soon = decisions.iter().filter(|time| **time <= WANTED).count();
        println!("within 3 s: {:.2} %", 100.0 * soon as f64 / decisions.len().max(1) as f64);
    }
    store.close().await;
}

#[tokio::main]
async fn main() {
    let level = std::env::var("LEVEL").unwrap_or_else(|_| "medium".to_owned());
    let level = ComputerLevel::of(&level).expect("a level of computers");
    println!("milliseconds {:>30} {:>9} {:>9} {:>9} {:>9}", "count", "median", "95 %", "99 %", "longest");
    for round in [None, Some(level), None, Some(level)] {
        measured(round).await;
    }
}
