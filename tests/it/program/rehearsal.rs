//! `tavolo check-store --with BINARY`: what another version makes of the tables, before an upgrade.

use super::{tavolo, told};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// A program that says what it is, notes what it is called with, and says `code` to a store.
fn other(folder: &Path, name: &str, code: u8) {
    let text = format!(
        "#!/bin/sh\n[ \"$1\" = --version ] && {{ echo '{name}'; exit 0; }}\n\
         for last; do :; done\necho \"$*\" > called\nls \"$last\" > seen\nexit {code}\n"
    );
    let file = folder.join("other");
    fs::write(&file, text).unwrap();
    fs::set_permissions(file, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn another_version_plays_a_copy_of_the_store_again() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path();
    let go = |args: &[&str]| told(&tavolo(folder, None, args, None));
    fs::write(folder.join("r.txt"), include_str!("../edge/record.txt")).unwrap();
    assert_eq!(go(&["import", "r.txt"]).0, 0);

    let (code, out, err) = go(&["check-store", "--with", env!("CARGO_BIN_EXE_tavolo")]);
    assert!(code == 0 && out.contains("1 table, "), "{out}{err}");
    let same = concat!("tavolo ", env!("CARGO_PKG_VERSION"), " makes the same of all tables\n");
    assert!(out.ends_with(same), "{out}");

    for (code, sentence) in [(0, "tavolo 9.9 makes the same"), (1, "tavolo 9.9 does not make the same")] {
        other(folder, "tavolo 9.9", code);
        let (ended, out, err) = go(&["check-store", "--with", "./other"]);
        assert!(ended == i32::from(code) && format!("{out}{err}").contains(sentence), "{out}{err}");
        let called = fs::read_to_string(folder.join("called")).unwrap();
        let (check, copy) = called.trim().rsplit_once(' ').unwrap();
        assert_eq!(check, "check-store --folder");
        assert!(fs::read_to_string(folder.join("seen")).unwrap().contains("log"), "it had a store");
        assert!(!Path::new(copy).exists(), "nothing is left of the copy");
    }
    other(folder, "something else", 0);
    let (code, _, err) = go(&["check-store", "--with", "./other"]);
    assert!(code == 1 && err.contains("./other: that is no tavolo"), "{err}");
    let (code, _, err) = go(&["check-store", "--with", "./nothing"]);
    assert!(code == 1 && err.contains("./nothing: "), "{err}");
}
