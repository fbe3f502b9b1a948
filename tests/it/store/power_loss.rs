//! The model of a disk behind `cargo run --example power_loss`, with traces written by hand.

#[path = "../../../examples/power_loss/disk.rs"]
mod disk;
#[path = "../../../examples/power_loss/node.rs"]
mod node;
#[path = "../../../examples/power_loss/trace.rs"]
mod trace;

use disk::Disk;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use trace::Trace;

/// A writer of two lines that does everything in the right order.
const CAREFUL: [&str; 12] = [
    r#"openat(AT_FDCWD, "/base/new", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666) = 4"#,
    "fsync(4) = 0",
    r#"rename("/base/new", "/base/log") = 0"#,
    r#"openat(AT_FDCWD, "/base", O_RDONLY|O_CLOEXEC) = 5"#,
    "fsync(5) = 0",
    r#"write(4, "one.", 4) = 4"#,
    "sync_file_range(4, 0, 4, SYNC_FILE_RANGE_WRITE) = 0",
    "fdatasync(4) = 0",
    r#"write(1, "one.\n", 5) = 5"#,
    r#"pwrite64(4, "two.", 4, 4) = 4"#,
    "fdatasync(4) = 0",
    r#"write(1, "two.\n", 5) = 5"#,
];

/// The trace of such calls: `strace -xx` writes all text in hex.
fn traced(calls: &[&str]) -> Trace {
    let hex = |text: &str| {
        text.replace("\\n", "\n")
            .bytes()
            .map(|byte| format!("\\x{byte:02x}"))
            .collect::<String>()
    };
    let line = |call: &&str| {
        let parts = call.split('"').enumerate();
        let call: String = parts
            .map(|(nth, part)| {
                if nth % 2 == 0 {
                    part.to_owned()
                } else {
                    format!("\"{}\"", hex(part))
                }
            })
            .collect();
        if call.starts_with(|mark: char| mark.is_ascii_digit()) {
            format!("{call}\n")
        } else {
            format!("7 {call}\n")
        }
    };
    Trace::read(&calls.iter().map(line).collect::<String>()).unwrap()
}

/// What an image holds: its names, and what stands in `log`.
fn held(image: &Path) -> (BTreeSet<String>, String) {
    let names = fs::read_dir(image)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    (names, String::from_utf8_lossy(&fs::read(image.join("log")).unwrap_or_default()).into_owned())
}

/// After each moment of a trace, what some images of each kind hold, and what had been said.
fn images(calls: &[&str]) -> Vec<(BTreeSet<String>, String, Vec<String>)> {
    let (trace, mut disk) = (traced(calls), Disk::new(Path::new("/base")));
    let mut dice = 1_u64;
    let mut found = Vec::new();
    for moment in &trace.moments {
        disk.go(&trace, moment).unwrap();
        for torn in [false, true, true, true, true, true, true] {
            let image = tempfile::tempdir().unwrap();
            let mut kept = || {
                dice = dice
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                torn && dice >> 63 == 0
            };
            disk.leave(image.path(), &mut kept).unwrap();
            let (names, log) = held(image.path());
            found.push((names, log, disk.said()));
        }
    }
    found
}

/// How many images lack a line that had been said.
fn lost(calls: &[&str]) -> usize {
    images(calls)
        .iter()
        .filter(|(_, log, said)| said.iter().any(|line| !log.contains(line.as_str())))
        .count()
}

#[test]
fn a_writer_that_syncs_before_it_acknowledges_loses_nothing() {
    assert_eq!(lost(&CAREFUL), 0);
    let last = images(&CAREFUL).pop().unwrap();
    assert_eq!(
        last,
        (
            BTreeSet::from(["log".to_owned()]),
            "one.two.".to_owned(),
            vec!["one.".to_owned(), "two.".to_owned()]
        )
    );
}

#[test]
fn a_writer_that_acknowledges_before_it_syncs_is_found_out() {
    for (early, late) in [(7, 8), (10, 11)] {
        let mut hasty = CAREFUL;
        hasty.swap(early, late);
        assert!(lost(&hasty) > 0, "{hasty:?}");
    }
}

#[test]
fn a_writer_that_leaves_out_a_sync_is_found_out() {
    for sync in [4, 7, 10] {
        let mut careless = CAREFUL.to_vec();
        careless.remove(sync);
        // The second line's sync covers the first one too, so look before it.
        careless.truncate(if sync == 7 { 8 } else { careless.len() });
        assert!(lost(&careless) > 0, "without {}", CAREFUL[sync]);
    }
}

#[test]
fn a_name_changes_at_once_and_is_not_certain_before_its_folder_is_synced() {
    let names: BTreeSet<BTreeSet<String>> = images(&CAREFUL[..4])
        .into_iter()
        .map(|(names, ..)| names)
        .collect();
    let one = |name: &str| BTreeSet::from([name.to_owned()]);
    assert_eq!(names, BTreeSet::from([BTreeSet::new(), one("new"), one("log")]));
    let after: BTreeSet<BTreeSet<String>> = images(&CAREFUL)
        .into_iter()
        .skip(7 * 10)
        .map(|(names, ..)| names)
        .collect();
    assert_eq!(after, BTreeSet::from([one("log")]));
}

#[test]
fn a_sync_covers_what_ended_before_it_began_and_counts_when_it_has_ended() {
    let started = [
        &CAREFUL[..5],
        &["7 fdatasync(4 <unfinished ...>", r#"8 write(4, "one.", 4) = 4"#, "7 <... fdatasync resumed>) = 0"],
    ]
    .concat();
    let said = [&started[..], &[r#"write(1, "one.\n", 5) = 5"#]].concat();
    assert!(lost(&said) > 0, "the write ended after the sync had begun");
    let written = [
        &CAREFUL[..6],
        &[
            "7 fdatasync(4 <unfinished ...>",
            r#"8 write(1, "one.\n", 5) = 5"#,
            "7 <... fdatasync resumed>) = 0",
        ],
    ]
    .concat();
    assert!(lost(&written) > 0, "it was acknowledged while the sync went on");
    let failed =
        [&CAREFUL[..6], &["fdatasync(4) = -1 EIO (Input/output error)", r#"write(1, "one.\n", 5) = 5"#]]
            .concat();
    assert!(lost(&failed) > 0, "the sync failed");
}

#[test]
fn what_is_written_without_a_sync_may_be_torn() {
    let long = "x".repeat(2000);
    let write = format!(r#"write(4, "{long}", 2000) = 2000"#);
    let calls = [&CAREFUL[..5], &[write.as_str()]].concat();
    let logs: BTreeSet<String> = images(&calls).into_iter().map(|(_, log, _)| log).collect();
    assert!(
        logs.contains("") && logs.iter().any(|log| log.contains('\0') && log.contains('x')),
        "{} kinds",
        logs.len()
    );
}

#[test]
fn another_process_finds_the_files_as_they_were_left_and_not_what_was_said() {
    let mut disk = Disk::new(Path::new("/base"));
    let first = traced(&CAREFUL);
    first
        .moments
        .iter()
        .for_each(|moment| disk.go(&first, moment).unwrap());
    assert_eq!((disk.said().len(), disk.syncs), (2, 4));
    disk.next_process();
    let second = traced(&[
        r#"openat(AT_FDCWD, "/base/log", O_RDWR|O_CLOEXEC) = 4"#,
        r#"openat(AT_FDCWD, "/base/copy", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666) = 5"#,
        "lseek(4, 4, SEEK_SET) = 4",
        "copy_file_range(4, NULL, 5, NULL, 4096, 0) = 4",
        "ftruncate(4, 4) = 0",
        r#"mkdir("/base/inner", 0777) = 0"#,
        r#"openat(AT_FDCWD, "/base", O_RDONLY|O_DIRECTORY) = 6"#,
        r#"unlinkat(6, "inner", AT_REMOVEDIR) = 0"#,
    ]);
    second
        .moments
        .iter()
        .for_each(|moment| disk.go(&second, moment).unwrap());
    let image = tempfile::tempdir().unwrap();
    disk.leave(image.path(), &mut || true).unwrap();
    assert_eq!(
        held(image.path()),
        (BTreeSet::from(["copy".to_owned(), "log".to_owned()]), "one.".to_owned())
    );
    assert_eq!(fs::read(image.path().join("copy")).unwrap(), b"two.");
    assert!(disk.said().is_empty());
}

#[test]
fn what_the_model_does_not_know_is_never_passed_over() {
    let strange = [
        "fallocate(4, 0, 0, 4096) = 0",
        "dup(4) = 9",
        "fcntl(4, F_DUPFD_CLOEXEC, 3) = 9",
        r#"openat(AT_FDCWD, "/base/log", O_WRONLY|O_APPEND|O_CLOEXEC) = 9"#,
        r#"truncate("/base/log", 3) = 0"#,
        r#"linkat(AT_FDCWD, "/base/log", AT_FDCWD, "/base/other", 0) = 0"#,
        r#"rename("/elsewhere", "/base/other") = 0"#,
    ];
    for call in strange {
        let trace = traced(&[&CAREFUL[..5], &[call]].concat());
        let mut disk = Disk::new(Path::new("/base"));
        let done: Result<Vec<()>, String> = trace
            .moments
            .iter()
            .map(|moment| disk.go(&trace, moment))
            .collect();
        assert!(done.is_err(), "{call}");
    }
    assert_eq!(
        lost(
            &[
                &CAREFUL[..],
                &[r#"truncate("/other/log", 3) = 0"#, "dup(33) = 34", "fcntl(4, F_GETFD) = 0x1 (flags)"]
            ]
            .concat()
        ),
        0
    );
    for line in [
        r#"7 write(4, "\x6f"..., 4) = 4"#,
        "7 what is this",
        r#"7 write(4, "\x6g", 1) = 1"#,
        "7 <... write resumed>) = 4",
    ] {
        assert!(Trace::read(line).is_err(), "{line}");
    }
}
