//! A folder's own file is the `mod.rs` in it, not one of its name beside it.

use super::settle;
use super::source::{Source, room, sources, tests};

/// Files that stand beside the folder that they are the module of.
fn beside(files: &[Source]) -> Vec<(String, String)> {
    let has_folder = |file: &&Source| {
        let folder = format!("{}/", file.path.trim_end_matches(".rs"));
        files.iter().any(|other| other.path.starts_with(&folder))
    };
    files
        .iter()
        .filter(has_folder)
        .map(|file| (room(&file.path), file.path.clone()))
        .collect()
}

#[test]
fn a_folders_own_file_stands_in_it() {
    let files: Vec<Source> = sources().into_iter().chain(tests()).collect();
    settle(beside(&files));
}

#[test]
fn a_file_beside_its_folder_is_found() {
    let count = |paths: &[&str]| {
        beside(
            &paths
                .iter()
                .map(|path| Source::made(path, ""))
                .collect::<Vec<_>>(),
        )
        .len()
    };
    assert_eq!(count(&["src/store/dump.rs", "src/store/dump/line.rs"]), 1);
    assert_eq!(count(&["src/store/dump/mod.rs", "src/store/dump/line.rs", "src/store/dumper.rs"]), 0);
}
