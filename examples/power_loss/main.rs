//! What a power cut would leave of the store: `cargo run --example power_loss [CUTS] [SEED]`.
//!
//! It traces the calls of processes that write through the store (`writer.rs`) with `strace`,
//! replays them into a model of a disk that keeps only what was synced (`trace.rs`, `disk.rs`),
//! cuts the power at random moments, builds two images a cut, opens each with the store, looks for
//! every action that was acknowledged before the cut, and writes on (`check.rs`):
//!
//! - *synced*: only what was synced;
//! - *torn*: that, and of each later sector, length and name a random half.
//!
//! The last rows do the same to the engine below without what the store does around it. There
//! something must be lost: a check that finds nothing there would find nothing anywhere.
#![expect(clippy::unwrap_used, reason = "a check that cannot go on ends here")]

mod check;
mod disk;
mod node;
mod trace;
mod writer;

use check::{Found, Said};
use disk::Disk;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use trace::{Call, Given, Moment, Trace};
use writer::How;

/// The calls that change files, and those that tell which file a number stands for.
const CALLS: &str = "openat,open,openat2,creat,close,dup,dup2,dup3,fcntl,read,readv,lseek,write,writev,pwrite64,pwritev,pwritev2,\
    truncate,ftruncate,fallocate,copy_file_range,sendfile,splice,fsync,fdatasync,sync_file_range,rename,renameat,renameat2,link,\
    linkat,symlink,symlinkat,unlink,unlinkat,mkdir,mkdirat,rmdir";
/// How many records each writing process has acknowledged when it ends.
const RECORDS: usize = 300;

/// A small generator, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

#[tokio::main]
async fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let first = words.next();
    if let (Some("writer"), Some(how), Some(folder)) =
        (first.as_deref(), words.next().as_deref().and_then(How::of), words.next())
    {
        writer::write(how, Path::new(&folder)).await;
        return ExitCode::SUCCESS;
    }
    if Command::new("strace")
        .arg("-V")
        .stdout(Stdio::null())
        .status()
        .is_err()
    {
        eprintln!(
            "power_loss: there is no strace on this machine; install it (Debian: apt-get install strace). Nothing was checked."
        );
        return ExitCode::FAILURE;
    }
    let mut numbers = std::env::args()
        .skip(1)
        .map(|word| word.parse::<u32>().expect("CUTS and SEED are numbers"));
    let (cuts, seed) = (numbers.next().unwrap_or(96) as usize, u64::from(numbers.next().unwrap_or(1)));
    // A panic of the engine is a result here.
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !panic
            .location()
            .is_some_and(|place| place.file().contains("/sled-"))
        {
            usual(panic);
        }
    }));
    println!(
        "{:<8} {:<8} {:>6} {:>6} {:>7} {:>12} {:>6} {:>9}",
        "what", "image", "syncs", "cuts", "images", "acknowledged", "lost", "unopened"
    );
    let store = run(&[How::Killed, How::Closed, How::Killed], cuts, &mut Dice(seed)).await;
    let bare = run(&[How::Bare], 12, &mut Dice(seed)).await;
    match (store, bare) {
        (0, 0) => eprintln!("power_loss: the engine alone lost nothing either, so this check shows nothing"),
        (0, _) => return ExitCode::SUCCESS,
        (bad, _) => eprintln!("power_loss: {bad} images of the store are not whole"),
    }
    ExitCode::FAILURE
}

/// One kind of image.
#[derive(Default)]
struct Tally {
    images: usize,
    acknowledged: u64,
    lost: u64,
    unopened: usize,
}

/// Traces processes one after the other in one folder, cuts, and prints what was found. Answers how
/// many images are not whole.
async fn run(hows: &[How], cuts: usize, dice: &mut Dice) -> usize {
    let base = tempfile::tempdir().unwrap();
    let folder = base.path().join("store");
    let traces: Vec<Trace> = hows
        .iter()
        .map(|how| traced(*how, &folder, base.path()))
        .collect();
    let mut disk = Disk::new(base.path());
    let mut tallies = [Tally::default(), Tally::default()];
    let (mut earlier, mut bad, mut done) = (Said::default(), 0, 0);
    for (nth, trace) in traces.iter().enumerate() {
        disk.next_process();
        let mut at = moments(trace, cuts / traces.len() + usize::from(nth < cuts % traces.len()), dice);
        for (number, moment) in trace.moments.iter().enumerate() {
            disk.go(trace, moment).unwrap();
            while at.last() == Some(&number) {
                at.pop();
                done += 1;
                let mut said = earlier.clone();
                said.hear(&disk.said());
                for (torn, tally) in [false, true].into_iter().zip(&mut tallies) {
                    let image = tempfile::tempdir().unwrap();
                    disk.leave(image.path(), &mut || torn && dice.below(2) == 0)
                        .unwrap();
                    let found = match hows[nth] {
                        How::Bare => check::bare(&image.path().join("store"), &said),
                        _ => check::store(&image.path().join("store"), &said).await,
                    };
                    tally.images += 1;
                    tally.acknowledged += u64::from(said.count());
                    bad += usize::from(found != Found::Whole);
                    match found {
                        Found::Whole => {}
                        Found::Lost(lost) => tally.lost += u64::from(lost),
                        Found::Closed(why) => {
                            tally.unopened += 1;
                            if hows[nth] != How::Bare {
                                let image = image.keep();
                                eprintln!(
                                    "power_loss: process {nth}, moment {number}, torn {torn}, {} acknowledged, kept in {}: {why}",
                                    said.count(),
                                    image.display()
                                );
                            }
                        }
                    }
                }
            }
        }
        earlier.hear(&disk.said());
    }
    let what = if hows == [How::Bare] { "engine" } else { "store" };
    for (image, tally) in ["synced", "torn"].iter().zip(tallies) {
        let Tally {
            images,
            acknowledged,
            lost,
            unopened,
        } = tally;
        println!(
            "{what:<8} {image:<8} {:>6} {done:>6} {images:>7} {acknowledged:>12} {lost:>6} {unopened:>9}",
            disk.syncs
        );
    }
    bad
}

/// Moments to cut at, the last first: a third of them before the first record is acknowledged.
fn moments(trace: &Trace, count: usize, dice: &mut Dice) -> Vec<usize> {
    let says = |moment: &Moment| {
        let Moment::Began(number) = moment else {
            return false;
        };
        let Call { name, given, .. } = &trace.calls[*number];
        name == "write" && matches!(given.get(1), Some(Given::Bytes(bytes)) if bytes.starts_with(b"ack "))
    };
    let opened = trace.moments.iter().position(says).unwrap_or(0);
    let mut at: Vec<usize> = (0..count)
        .map(|nth| {
            if nth % 3 == 0 {
                dice.below(opened)
            } else {
                opened + dice.below(trace.moments.len() - opened)
            }
        })
        .collect();
    at.sort_unstable_by(|one, other| other.cmp(one));
    at
}

/// Runs a writer under `strace` until it has acknowledged enough, and reads the trace.
fn traced(how: How, folder: &Path, base: &Path) -> Trace {
    let lines: PathBuf = base.with_extension(format!("{}.trace", how.word()));
    let mut strace = Command::new("strace");
    strace
        .args([
            "-f",
            "-qq",
            "-xx",
            "-s",
            "16777216",
            "-e",
            "signal=none",
            "-e",
            &format!("trace={CALLS}"),
            "-o",
        ])
        .arg(&lines);
    strace
        .arg(std::env::current_exe().unwrap())
        .args(["writer", how.word()])
        .arg(folder);
    let mut process = strace
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let input = process.stdin.take();
    let mut output = BufReader::new(process.stdout.take().unwrap()).lines();
    for _ in 0..RECORDS {
        let heard = output.by_ref().any(|line| line.unwrap().starts_with("ack "));
        assert!(heard, "the writer ended by itself");
    }
    drop(input);
    output.for_each(drop);
    assert!(process.wait().unwrap().success(), "the writer failed");
    let trace = Trace::read(&std::fs::read_to_string(&lines).unwrap()).unwrap();
    std::fs::remove_file(lines).unwrap();
    trace
}
