//! How late boards and hands come when many tables share Discord's limit: a day of presses, second by second.
//!
//! ```text
//! cargo run --release --example request_budget
//! ```
//!
//! Nothing of the bot runs here. What a press asks for is what `cargo bench --bench wire` counted with
//! 500 tables (benches/README.md): its acknowledgement, which Discord does not count; a board, posted
//! when the turn passes and edited otherwise; the former board's buttons; one hand. As in the bot
//! (`src/discord/limiter.rs`) the urgent go first, and what waits already is not queued again: it is sent
//! as it is then. Presses come at random, more in the evening than at night. Same seed, same day.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, HashSet, VecDeque};

/// Seconds of a day.
const DAY: u32 = 24 * 60 * 60;
/// How much of a press lets the turn pass, by the bench.
const PASSES: f64 = 0.57;

/// What is asked for by the bot's token, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Kind {
    /// Whose turn has come: the new board that mentions them, and their hand.
    Turn,
    /// A board that is edited.
    Board,
    /// The hand of somebody who is not awaited.
    Hand,
    /// The former board's buttons.
    Tidy,
}

const KINDS: [(Kind, &str); 4] =
    [(Kind::Turn, "turn"), (Kind::Board, "board"), (Kind::Hand, "hand"), (Kind::Tidy, "tidy")];

/// A day to play through.
struct Plan {
    what: &'static str,
    tables: u32,
    /// Presses a table a day.
    presses: f64,
    /// Requests a second.
    limit: u32,
    /// Whether the former board loses its buttons.
    tidies: bool,
}

/// A message that waits: which of a table, and since when.
type Waiting = (u32, u8, u32);

/// What waits, by urgency; each message once.
#[derive(Default)]
struct Queue {
    lines: BTreeMap<Kind, VecDeque<Waiting>>,
    known: HashSet<(u32, u8)>,
}

impl Queue {
    fn add(&mut self, kind: Kind, (table, message, now): Waiting) {
        if self.known.insert((table, message)) {
            self.lines
                .entry(kind)
                .or_default()
                .push_back((table, message, now));
        }
    }

    fn next(&mut self) -> Option<(Kind, Waiting)> {
        let (kind, line) = self.lines.iter_mut().find(|(_, line)| !line.is_empty())?;
        let waiting = line.pop_front()?;
        self.known.remove(&(waiting.0, waiting.1));
        Some((*kind, waiting))
    }

    fn len(&self) -> usize {
        self.known.len()
    }
}

/// How many more or fewer people press than on average at this second of the day.
fn weight(second: u32) -> f64 {
    let turn = f64::from(second) / f64::from(DAY) * std::f64::consts::TAU;
    1.0 + 0.9 * turn.sin()
}

/// So many events happen in a second in which this many are expected.
fn poisson(expected: f64, dice: &mut ChaCha8Rng) -> u32 {
    let (limit, mut product, mut count) = ((-expected).exp(), dice.random::<f64>(), 0);
    while product > limit {
        product *= dice.random::<f64>();
        count += 1;
    }
    count
}

fn press(queue: &mut Queue, table: u32, now: u32, tidies: bool, dice: &mut ChaCha8Rng) {
    let passes = dice.random_bool(PASSES);
    let [board, hand] = if passes {
        [Kind::Turn, Kind::Turn]
    } else {
        [Kind::Board, Kind::Hand]
    };
    queue.add(board, (table, 0, now));
    queue.add(hand, (table, 1, now));
    if passes && tidies {
        queue.add(Kind::Tidy, (table, 2, now));
    }
}

/// The delay in seconds that so many in a hundred do not exceed.
fn percentile(delays: &[u32], hundredths: usize) -> u32 {
    delays
        .get((delays.len() * hundredths / 100).min(delays.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

fn play(plan: &Plan) {
    let mut dice = ChaCha8Rng::seed_from_u64(17);
    let (mut queue, mut delays) = (Queue::default(), BTreeMap::<Kind, Vec<u32>>::new());
    let (mut asked, mut most) = (0_u64, 0);
    let mean = f64::from(plan.tables) * plan.presses / f64::from(DAY);
    for now in 0..DAY {
        for _ in 0..poisson(mean * weight(now), &mut dice) {
            let table = dice.random_range(0..plan.tables);
            press(&mut queue, table, now, plan.tidies, &mut dice);
        }
        most = most.max(queue.len());
        for _ in 0..plan.limit {
            let Some((kind, (_, _, since))) = queue.next() else {
                break;
            };
            asked += 1;
            delays.entry(kind).or_default().push(now - since);
        }
    }
    print!(
        "| {} | {} | {:.0} | {:.1} | {} | {:.1} | {most} |",
        plan.what,
        plan.tables,
        plan.presses,
        mean * weight(DAY / 4),
        plan.limit,
        asked as f64 / f64::from(DAY),
    );
    for (kind, _) in KINDS {
        let mut delays = delays.remove(&kind).unwrap_or_default();
        delays.sort_unstable();
        print!(" {}, {} |", percentile(&delays, 50), percentile(&delays, 99));
    }
    println!(" {} |", queue.len());
}

fn main() {
    print!(
        "| | tables | presses a table a day | presses a second at the peak | limit | requests a second, mean | waiting at most |"
    );
    KINDS.iter().for_each(|(_, name)| print!(" {name}: p50, p99 s |"));
    println!(" left at the end |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    let plan = |what, tables, presses, limit, tidies| Plan {
        what,
        tables,
        presses,
        limit,
        tidies,
    };
    for plan in [
        plan("as it is", 10_000, 20.0, 45, true),
        plan("as it is", 25_000, 20.0, 45, true),
        plan("as it is", 50_000, 20.0, 45, true),
        plan("as it is", 100_000, 10.0, 45, true),
        plan("as it is", 100_000, 20.0, 45, true),
        plan("former boards left alone", 100_000, 20.0, 45, false),
        plan("a limit twice as high", 100_000, 20.0, 95, true),
        plan("a limit four times as high", 100_000, 20.0, 190, true),
        plan("busier", 100_000, 40.0, 190, true),
    ] {
        play(&plan);
    }
}
