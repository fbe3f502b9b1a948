//! docs/OPERATING.md works as it is written: each of its calls of the program, one after the other.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PAGE: &str = include_str!("../../../docs/OPERATING.md");

/// The blocks of commands in a section, or of a language.
fn blocks(section: &str, language: &str) -> Vec<&'static str> {
    let section = PAGE
        .split("\n## ")
        .find(|text| text.starts_with(section))
        .unwrap();
    let blocks = section.split("```").skip(1).step_by(2);
    blocks
        .filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n'))
        .collect()
}

/// Runs a command as root would on the bot's machine, whose folders lie in this one.
fn shell(home: &Path, line: &str) {
    let program = Path::new(env!("CARGO_BIN_EXE_tavolo")).parent().unwrap();
    let places = [("/etc/tavolo", "etc"), ("/var/lib/tavolo", "lib")];
    let line = places
        .iter()
        .fold(line.replace("sudo -u tavolo ", ""), |line, (from, to)| {
            line.replace(from, &home.join(to).display().to_string())
        });
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let mut command = Command::new("sh");
    command
        .args(["-ec", &line])
        .current_dir(home.join("lib"))
        .env("PATH", path)
        .env_remove("TAVOLO_TOKEN")
        .env_remove("TAVOLO_CONFIG");
    let output = command.output().unwrap();
    assert!(output.status.success(), "{line}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// The bot's machine, as section 4 sets it up, with a game in its store.
fn machine() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let home = folder.path().to_owned();
    ["etc", "lib"]
        .iter()
        .for_each(|name| fs::create_dir(home.join(name)).unwrap());
    let config = blocks("4. ", "toml")[0].replace("/var/lib/tavolo", &home.join("lib").display().to_string());
    fs::write(home.join("etc/config.toml"), config).unwrap();
    fs::write(home.join("lib/game.txt"), include_str!("../edge/record.txt")).unwrap();
    shell(&home, "tavolo import --config /etc/tavolo/config.toml game.txt");
    (folder, home)
}

/// The calls of the program in a section, as they are written.
fn calls(section: &str) -> Vec<&'static str> {
    let lines = blocks(section, "").into_iter().flat_map(str::lines);
    lines
        .filter(|line| line.starts_with("tavolo ") || line.starts_with("sudo -u tavolo tavolo "))
        .collect()
}

#[test]
fn an_upgrade_works_by_the_letter() {
    let (_folder, home) = machine();
    let calls = calls("7. ");
    let subs: Vec<&str> = calls
        .iter()
        .filter_map(|call| call.split("tavolo tavolo ").nth(1)?.split(' ').next())
        .collect();
    assert_eq!(subs, ["check-store", "backup", "check-config", "check-store"]);
    // The new version, as it was built.
    fs::create_dir_all(home.join("lib/target/deploy")).unwrap();
    let built = home.join("lib/target/deploy/tavolo");
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_tavolo"), built).unwrap();
    calls.iter().for_each(|call| shell(&home, call));
    // The bot is stopped as long as they need its folder.
    let lines: Vec<&str> = blocks("7. ", "")[1].lines().collect();
    assert_eq!(
        (lines.first(), lines.last()),
        (Some(&"systemctl stop tavolo"), Some(&"systemctl start tavolo"))
    );
}

#[test]
fn a_backup_and_its_restoring_work_by_the_letter() {
    let (_folder, home) = machine();
    let calls = calls("6. ");
    assert_eq!(calls.len(), 3, "{calls:?}");
    for call in calls {
        shell(&home, &call.replace("backup-2026-11-21.dump.gz", "backup-$(date +%F).dump.gz"));
    }
    shell(
        &home,
        "tavolo check-store --config /etc/tavolo/config.toml --folder /var/lib/tavolo/state-restored",
    );
}

#[test]
fn the_configuration_is_checked_by_the_letter() {
    let (_folder, home) = machine();
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/config.example.toml"), home.join("lib/config.toml"))
        .unwrap();
    let calls = calls("3. ");
    assert_eq!(calls.len(), 1, "{calls:?}");
    calls.iter().for_each(|call| shell(&home, call));
}
