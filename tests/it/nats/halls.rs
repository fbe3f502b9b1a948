//! The hall's own tests once more, over the engine on real servers: this program is started again, and told
//! where they are.

use super::cluster;
use crate::hall::engine::{SERVERS, Servers};
use std::process::{Command, Stdio};

/// What is run: tables as people meet them, whole games, and several processes at one table.
const SUITES: [&str; 7] = [
    "hall::course::toy",
    "hall::crowd::toy",
    "hall::handovers",
    "hall::lines",
    "hall::orders",
    "hall::peers",
    "hall::rewinds",
];

#[test]
fn the_halls_suites_hold_over_servers() {
    let cluster = cluster::shared();
    let servers = Servers {
        servers: cluster.servers(0),
        monitors: cluster.monitors(),
    };
    let run = Command::new(std::env::current_exe().unwrap())
        .args(SUITES)
        .args(["--test-threads", "8"])
        .env(SERVERS, serde_json::to_string(&servers).unwrap())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}\n{}", String::from_utf8_lossy(&run.stderr));
    for suite in SUITES {
        assert!(said.contains(&format!("test {suite}")), "{suite} was not run:\n{said}");
    }
    println!("{}", said.lines().last().unwrap_or_default());
}
