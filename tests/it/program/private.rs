//! What the program writes is its user's alone, and what it reads and others could read too is
//! warned of.

use super::{TOKEN, start, tavolo, terminate, told};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tavolo::store::{Capacity, Record, Sled, Store, TableId, Version};

/// Everything below a folder, and itself, that others have any right to.
fn open(folder: &Path) -> Vec<String> {
    let mode = fs::symlink_metadata(folder).unwrap().permissions().mode() & 0o777;
    let below = if folder.is_dir() {
        fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect()
    } else {
        Vec::new()
    };
    let own = (mode & 0o077 != 0).then(|| format!("{} {mode:o}", folder.display()));
    own.into_iter()
        .chain(below.iter().flat_map(|path| open(path)))
        .collect()
}

fn loosen(folder: &Path) {
    let dir = folder.is_dir();
    fs::set_permissions(folder, Permissions::from_mode(if dir { 0o755 } else { 0o644 })).unwrap();
    if dir {
        fs::read_dir(folder)
            .unwrap()
            .for_each(|entry| loosen(&entry.unwrap().path()));
    }
}

async fn filled(folder: &Path) {
    let sled = Sled::open(folder, Capacity::default()).unwrap();
    let record = Record {
        schema: 1,
        game: "toy".to_owned(),
        id: 7,
        body: b"{}".to_vec(),
        changes: Vec::new(),
    };
    sled.append(TableId(5), Version(0), record).await.unwrap();
    sled.close().await;
}

#[tokio::test]
async fn backups_restored_stores_and_records_are_the_users_alone() {
    let folder = tempfile::tempdir().unwrap();
    filled(&folder.path().join("state")).await;
    fs::write(folder.path().join("record.txt"), include_str!("../edge/record.txt")).unwrap();
    let table = include_str!("../edge/record.txt")
        .lines()
        .find_map(|line| line.strip_prefix("table "))
        .unwrap();
    for args in [
        &["backup", "b.txt"][..],
        &["restore", "b.txt", "-f", "new"],
        &["export"],
        &["import", "record.txt"],
        &["export", table, "-o", "r.txt"],
    ] {
        let (code, _, err) = told(&tavolo(folder.path(), None, args, None));
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    }
    for made in ["b.txt", "new", "state", "r.txt"] {
        assert_eq!(open(&folder.path().join(made)), Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_folder_that_an_earlier_version_left_open_is_closed_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    filled(&state).await;
    loosen(&state);
    let (code, _, err) = told(&tavolo(folder.path(), None, &["backup", "b.txt"], None));
    assert_eq!((code, err.as_str(), open(&state)), (0, "", Vec::new()));
}

#[test]
fn the_sandbox_keeps_its_chat_and_its_tables_for_its_user() {
    let folder = tempfile::tempdir().unwrap();
    let kept = ["chat", "tables"].map(|part| folder.path().join("sandbox-state").join(part));
    for before in [false, true] {
        if before {
            kept.iter().for_each(|part| loosen(part));
        }
        let (mut process, _) = start(folder.path(), &[]);
        terminate(&process);
        assert_eq!(process.wait().unwrap().code(), Some(0));
        assert_eq!(kept.iter().flat_map(|part| open(part)).collect::<Vec<_>>(), Vec::<String>::new());
    }
}

#[test]
fn a_token_file_that_others_can_read_is_warned_of() {
    for (mode, warned) in [(0o600, false), (0o400, false), (0o640, true), (0o644, true), (0o604, true)] {
        let folder = tempfile::tempdir().unwrap();
        let token = folder.path().join("token");
        fs::write(&token, TOKEN).unwrap();
        fs::set_permissions(&token, Permissions::from_mode(mode)).unwrap();
        let config = "[discord]\ntoken_file = \"token\"";
        let (code, _, err) = told(&tavolo(folder.path(), Some(config), &["check-config"], None));
        assert_eq!(
            (code, err.contains("others can read the token file") && err.contains("chmod 600")),
            (0, warned),
            "{mode:o}: {err}"
        );
        // The variable goes before the file, so nobody reads the file then.
        let (_, _, err) = told(&tavolo(folder.path(), Some(config), &["check-config"], Some(TOKEN)));
        assert_eq!(err, "");
    }
}

#[test]
fn the_stores_engine_is_never_heard_below_info() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("config.toml"), "[log]\nformat = \"json\"").unwrap();
    for wish in ["trace", "sled=trace", "sled::pagecache=trace,sled=debug"] {
        let (mut process, log) = start(folder.path(), &[("RUST_LOG", wish)]);
        terminate(&process);
        assert_eq!(process.wait().unwrap().code(), Some(0));
        let log = log.join().unwrap();
        let heard = |line: &&str| {
            line.contains("\"target\":\"sled") && (line.contains("\"TRACE\"") || line.contains("\"DEBUG\""))
        };
        assert_eq!(log.lines().find(heard), None, "{wish}");
    }
}
