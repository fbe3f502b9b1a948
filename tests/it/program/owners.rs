//! A tool that root runs keeps nobody out of their data folder, and whoever may not open one is told whose it is.
//! Who is not root cannot make another user's folder, and tries one that its mode keeps shut.

use super::{tavolo, told};
use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, lchown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A game that ended.
const GOOD: &str = include_str!("../edge/record.txt");
/// The bot's user and somebody else: numbers that no machine names.
const BOT: u32 = 54_321;
const STRANGER: u32 = 54_322;

/// Everything below a folder, and itself, that is not the bot's.
fn foreign(folder: &Path) -> Vec<PathBuf> {
    let about = fs::symlink_metadata(folder).unwrap();
    let own = (about.uid() != BOT).then(|| folder.to_owned());
    let below = about.is_dir().then(|| fs::read_dir(folder).unwrap());
    let below = below.into_iter().flatten().map(|entry| entry.unwrap().path());
    own.into_iter()
        .chain(below.flat_map(|path| foreign(&path)))
        .collect()
}

/// What the program says to another user than root, who has it from a place where everybody may read it.
fn as_user(folder: &Path, user: u32, args: &[&str]) -> (i32, String, String) {
    let program = folder.join("tavolo");
    if !program.exists() {
        let built = env!("CARGO_BIN_EXE_tavolo");
        fs::hard_link(built, &program)
            .or_else(|_| fs::copy(built, &program).map(drop))
            .unwrap();
    }
    let mut command = Command::new(program);
    command
        .args(args)
        .current_dir(folder)
        .env_remove("TAVOLO_CONFIG")
        .uid(user)
        .gid(user);
    told(&command.output().unwrap())
}

#[test]
fn a_tool_that_root_runs_keeps_nobody_out_of_the_data_folder() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    fs::create_dir(&state).unwrap();
    if fs::metadata(&state).unwrap().uid() != 0 {
        fs::set_permissions(&state, Permissions::from_mode(0o0)).unwrap();
        let (code, _, err) = told(&tavolo(folder.path(), None, &["export"], None));
        assert!(code == 1 && err.contains("but its mode keeps") && err.contains("chmod u+rwX"), "{err}");
        return;
    }
    for path in [folder.path(), &state] {
        lchown(path, Some(BOT), Some(BOT)).unwrap();
    }
    fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
    fs::write(folder.path().join("r.txt"), GOOD).unwrap();
    for args in [
        &["import", "r.txt"][..],
        &["check-store"],
        &["export"],
        &["backup", "b"],
        &["purge", "--days", "1"],
        &["restore", "b", "--folder", "deep/new"],
        &["salvage", "state", "saved"],
    ] {
        let (code, _, err) = told(&tavolo(folder.path(), None, args, None));
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
        let made = ["state", "deep", "saved"].map(|made| folder.path().join(made));
        let foreign: Vec<PathBuf> = made
            .iter()
            .filter(|made| made.exists())
            .flat_map(|made| foreign(made))
            .collect();
        assert_eq!(foreign, Vec::<PathBuf>::new(), "{args:?}");
    }
    assert_eq!(as_user(folder.path(), BOT, &["check-store"]).0, 0);

    // What an earlier version left, and somebody who is not the bot's user.
    lchown(state.join("closed"), Some(0), Some(0)).unwrap();
    let (code, _, err) = as_user(folder.path(), BOT, &["export"]);
    let closed = format!("{} belongs to root", state.join("closed").display());
    let back = format!("sudo chown -R #{BOT} {}", state.display());
    assert!(code == 1 && err.contains(&closed) && err.contains(&back), "{err}");
    for args in [&["backup", "c"][..], &["salvage", "state", "other"], &["export", "--folder", "state/log"]] {
        let (code, _, err) = as_user(folder.path(), STRANGER, args);
        let whose = format!("{} belongs to #{BOT}", state.display());
        assert!(
            code == 1 && err.contains(&whose) && err.contains(&format!("sudo -u #{BOT}")),
            "{args:?}: {err}"
        );
    }
}
