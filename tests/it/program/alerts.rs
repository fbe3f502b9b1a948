//! The alerts of `deploy/alerts.yaml`, by Prometheus' own tool.

use crate::nats::cluster::fetched::fetched;
use std::path::Path;
use std::process::Command;

const RULES: &str = include_str!("../../../deploy/alerts.yaml");
const CASES: &str = include_str!("../alerts.yaml");

#[test]
fn each_alert_is_raised_by_what_it_is_for_and_by_nothing_else() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for arguments in [["check", "rules", "deploy/alerts.yaml"], ["test", "rules", "tests/it/alerts.yaml"]] {
        let ran = Command::new(fetched("PROMTOOL", "prometheus/usr/bin/promtool"))
            .args(arguments)
            .current_dir(folder)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&[ran.stdout, ran.stderr].concat()).into_owned();
        assert!(ran.status.success(), "{arguments:?}: {said}");
    }
    let names = RULES
        .split("{ alert: ")
        .skip(1)
        .map(|rule| rule.split(',').next().unwrap());
    let mut count = 0;
    for name in names {
        count += 1;
        let cases = CASES
            .lines()
            .filter(|line| line.contains(&format!("alertname: {name}")));
        let (raised, silent): (Vec<&str>, Vec<&str>) = cases.partition(|line| line.contains("exp_alerts"));
        assert!(!raised.is_empty() && !silent.is_empty(), "{name}");
    }
    assert!(count >= 11, "{count}");
}
