//! The codes that the program ends with: above 64 where starting it again would not help, and
//! systemd is told so.

use super::{TOKEN, run, tavolo, told};
use std::fs;
use tavolo::store::{Capacity, Sled, Store};

const UNIT: &str = include_str!("../../../deploy/tavolo.service");
const PAGE: &str = include_str!("../../../docs/OPERATING.md");

/// The codes that a service's keeper is told not to try again with.
fn prevented() -> Vec<i32> {
    let line = UNIT
        .lines()
        .find_map(|line| line.strip_prefix("RestartPreventExitStatus="))
        .unwrap();
    line.split(' ').map(|code| code.parse().unwrap()).collect()
}

#[tokio::test]
async fn what_starting_again_would_not_mend_has_a_code_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None)).0;
    fs::create_dir(&state).unwrap();
    fs::write(state.join("letter.txt"), "dear").unwrap();
    let mut codes = vec![("not ours", go(&["check-store"]), 65)];
    fs::remove_dir_all(&state).unwrap();
    Sled::open(&state, Capacity::default()).unwrap().close().await;
    fs::remove_file(state.join("mark")).unwrap();
    codes.push(("damaged", go(&["check-store"]), 65));
    fs::write(state.join("TAVOLO-STORE"), "tavolo store, format 9\n").unwrap();
    codes.push(("newer", go(&["check-store"]), 65));
    codes.push(("no configuration", run(None, &["run"], None).0, 78));
    codes.push(("a wrong configuration", run(Some("[stor]"), &["run"], Some(TOKEN)).0, 78));
    codes.push(("no token", run(Some(""), &["run"], None).0, 78));
    codes.push(("no words", run(Some("[words]\nfolder = \"gone\""), &["run"], Some(TOKEN)).0, 78));
    codes.push(("a wrong call", run(None, &["ran"], None).0, 2));
    for (what, code, expected) in codes {
        assert_eq!(code, expected, "{what}");
        assert!(prevented().contains(&code) && PAGE.contains(&format!("| {code} |")), "{what}");
    }
    assert!(prevented().contains(&77), "a token that Discord refuses");
    assert!(!prevented().contains(&1), "what may go better another time is tried again");
}

#[test]
fn the_unit_keeps_files_and_the_system_from_others() {
    for line in [
        "UMask=0077",
        "StateDirectoryMode=0700",
        "CapabilityBoundingSet=",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
    ] {
        assert!(UNIT.lines().any(|found| found == line), "{line}");
    }
}

#[test]
fn docker_and_podman_leave_the_same_files_out_of_an_image() {
    let (docker, podman) = (
        include_str!("../../../deploy/Containerfile.dockerignore"),
        include_str!("../../../.containerignore"),
    );
    assert_eq!(docker, podman);
    for secret in ["token", "config.toml", "state", "target"] {
        assert!(docker.lines().any(|line| line == secret), "{secret}");
    }
}

#[test]
fn licences_are_told() {
    let (code, out, err) = run(None, &["licences"], None);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(
        out.contains("\nserenity 0.12.5")
            && out.contains("SIL OPEN FONT LICENSE")
            && out.contains("Apache License"),
        "{}",
        out.len()
    );
}
