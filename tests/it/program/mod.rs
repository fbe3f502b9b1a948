//! The binary: exit codes, sentences, and what it never prints.

mod alerts;
mod clock;
mod computers;
mod example;
mod exits;
mod film;
mod import;
mod operating;
mod owners;
mod page;
mod private;
mod purge;
mod rehearsal;
mod salvage;
mod verify;

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use tavolo::sandbox::{Sandbox, SandboxSetup};
use tavolo::store::{Capacity, Record, Sled, Store, TableId, Version};

/// A token that appears nowhere but in a test.
const TOKEN: &str = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

/// Runs the binary in a folder, with a configuration if one is given.
fn tavolo(folder: &Path, config: Option<&str>, args: &[&str], token: Option<&str>) -> Output {
    if let Some(text) = config {
        fs::write(folder.join("config.toml"), text).unwrap();
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavolo"));
    command
        .current_dir(folder)
        .args(args)
        .env_remove("TAVOLO_TOKEN")
        .env_remove("TAVOLO_CONFIG")
        .env_remove("RUST_LOG");
    if let Some(token) = token {
        command.env("TAVOLO_TOKEN", token);
    }
    command.output().unwrap()
}

/// Exit code, standard output, standard error.
fn told(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

fn run(config: Option<&str>, args: &[&str], token: Option<&str>) -> (i32, String, String) {
    let folder = tempfile::tempdir().unwrap();
    told(&tavolo(folder.path(), config, args, token))
}

#[test]
fn a_wrong_call_is_2_and_help_is_0() {
    for args in [&[][..], &["ran"], &["replay"], &["export", "not a table"], &["run", "--colour"]] {
        assert_eq!(run(None, args, None).0, 2, "{args:?}");
    }
    for args in [&["--help"][..], &["help", "verify"], &["--version"]] {
        let (code, out, _) = run(None, args, None);
        assert!(code == 0 && !out.is_empty(), "{args:?}");
    }
}

#[test]
fn a_configuration_in_order_is_said() {
    let (code, out, _) = run(Some(""), &["check-config"], Some(TOKEN));
    assert_eq!(code, 0);
    assert!(
        out.contains("config.toml is in order")
            && out.contains("29 commands are to be registered everywhere"),
        "{out}"
    );
    for text in
        ["[discord]\nregister = [100000000000000007]", "[options.condottiere]\nhidden = true\npoints = 30"]
    {
        assert_eq!(run(Some(text), &["check-config", "--no-token"], None).0, 0, "{text}");
    }
}

#[test]
fn what_a_configuration_names_is_tried_when_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let config = format!(
        "[store]\nbackups = {{ folder = \"b\" }}\n[measure]\nport = {port}\n[luck]\nbeacon = [\"http://127.0.0.1:1\"]"
    );
    let args = &["check-config", "--no-token", "--try"];
    let (code, out, err) = told(&tavolo(folder.path(), Some(&config), args, None));
    assert_eq!(code, 1, "{err}");
    for what in [
        "config.toml is in order",
        "the data folder /",
        "state: it can be made",
        "/b: this user can write there",
    ] {
        assert!(out.contains(what), "{what}: {out}");
    }
    let why: Vec<&str> = err.lines().collect();
    assert!(why.len() == 2 && why[0].contains(&format!("the port {port} of [measure]: ")), "{err}");
    assert!(why[1].contains("http://127.0.0.1:1: ") && why[1].contains("Connection refused"), "{err}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was made");
    drop(taken);
    let config = config.split("[luck]").next().unwrap().to_owned() + "[luck]\nbeacon = \"none\"";
    let (code, out, err) = told(&tavolo(folder.path(), Some(&config), args, None));
    assert!(code == 0 && err.is_empty() && out.contains("of [measure]: it is free"), "{out}{err}");
}

#[test]
fn what_is_wrong_with_a_configuration_is_one_sentence() {
    let cases = [
        (None, "config.example.toml"),
        (Some("[stor]"), "config.toml, line 1: there is no key stor"),
        (Some("[sandbox]\nport = -1"), "config.toml, line 2: "),
        (Some("[log]\nlevel ="), "config.toml, line 2: "),
        (Some("[tables]\ngame = \"chess\""), "there is no such game"),
        (Some("\n[options.condotiere]\nhidden = true"), "config.toml, line 2: there is no game condotiere"),
        (
            Some("[options.condottiere]\n\nhiden = true"),
            "config.toml, line 3: condottiere has no option hiden",
        ),
        (
            Some("\n[options.barony]\ntiles = [\"MMM\"]"),
            "config.toml, line 3: The list of tiles needs at least 36 tiles",
        ),
        (
            Some("[options]\nbarony = { tiles = [\"MMM\", \"FFF\", \"MMX\"] }"),
            "config.toml, line 2: Tile 3 of the list is not three letters",
        ),
        (Some("[options.barony]\ntile = []"), "config.toml, line 2: barony has no option tile"),
        (
            Some("[options.barony]\nidle-rounds = 11"),
            "config.toml, line 2: idle-rounds must be one of 20, 10, 40, off",
        ),
        (
            Some("[options.condottiere]\npoints = 20\ncapturing = true"),
            "config.toml, line 3: A series for points and capturing regions do not go together",
        ),
        (Some("[words]\nfolder = \"gone\""), "[words] folder: gone: "),
        (Some("[store]\nfolder = 5"), "config.toml, line 2: this is a number, but must be a text in quotes"),
        (Some("[options]\nbarony = 5"), "config.toml, line 2: this is a number, but must be a section"),
        (Some(""), "environment variable TAVOLO_TOKEN"),
    ];
    for (config, what) in cases {
        let token = config.filter(|text| !text.is_empty()).map(|_| TOKEN);
        let (code, out, err) = run(config, &["check-config"], token);
        assert_eq!((code, out.as_str()), (78, ""), "{config:?}");
        assert!(
            err.starts_with("tavolo: ") && err.contains(what) && err.trim_end().lines().count() == 1,
            "{config:?}: {err}"
        );
    }
}

#[test]
fn all_that_is_wrong_is_said_in_one_run() {
    let folder = tempfile::tempdir().unwrap();
    for (language, text) in [
        ("de", "condottiere-name = { $nope }\nno-such-id = x\n"),
        ("it", "condottiere-name = {\n"),
        ("xx", ""),
    ] {
        fs::create_dir_all(folder.path().join("words").join(language)).unwrap();
        fs::write(folder.path().join("words").join(language).join("own.ftl"), text).unwrap();
    }
    let config = "[stor]\nengine = 1\n[log]\nlevel = \"loud\"\nformat = \"json\"\ncolour = 1\n[tables]\ngame = \"chess\"\nthreads =\n\
        [options.barony]\nidle-rounds = 11\ntiles = [\"MMM\"]\n[options.condottiere]\npoints = 20\ncapturing = true\nhiden = true\n\
        [words]\nfolder = \"words\"\n";
    let (code, _, err) = told(&tavolo(folder.path(), Some(config), &["check-config"], None));
    let expected = [
        "config.toml, line 1: there is no key stor",
        "config.toml, line 4: this must be one of error, warn",
        "config.toml, line 6: there is no key colour",
        "config.toml, line 9: ",
        "[tables] game: there is no such game",
        "config.toml, line 11: idle-rounds must be one of",
        "config.toml, line 16: condottiere has no option hiden",
        "config.toml, line 12: The list of tiles needs at least",
        "config.toml, line 15: A series for points and capturing regions",
        "words/xx: no language is named so",
        "words/it/own.ftl, line ",
        "words/de/own.ftl: condottiere-name names $nope, which it is not given",
        "words/de/own.ftl: no text has the id \"no-such-id\"",
        "there is no bot token",
    ];
    assert_eq!(code, 78);
    let lines: Vec<&str> = err.lines().collect();
    for (line, what) in lines.iter().zip(expected) {
        assert!(line.starts_with("tavolo: ") && line.contains(what), "{what}:\n{err}");
    }
    assert_eq!(lines.len(), expected.len(), "{err}");
    // `run` says the same, and does not begin.
    assert_eq!(told(&tavolo(folder.path(), None, &["run"], Some(TOKEN))).0, 78);
}

#[test]
fn own_texts_that_discord_would_refuse_are_found() {
    let folder = tempfile::tempdir().unwrap();
    let words = folder.path().join("words/de");
    fs::create_dir_all(&words).unwrap();
    fs::write(words.join("own.ftl"), "command-join = Mit Spielen\n    .description = x\n").unwrap();
    let output = tavolo(folder.path(), Some("[words]\nfolder = \"words\""), &["check-config"], Some(TOKEN));
    let (code, _, err) = told(&output);
    assert!(code == 78 && err.contains("/join: the de name \"Mit Spielen\" is not in lower case"), "{err}");
}

#[test]
fn the_commands_can_be_printed_without_a_token() {
    let (code, out, _) = run(None, &["register", "--print"], None);
    let body: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, body.as_array().unwrap().len()), (0, 29));
}

#[test]
fn a_token_is_never_printed() {
    for config in ["", "[log]\nlevel = \"trace\"\nformat = \"json\""] {
        for args in [&["check-config"][..], &["register", "--print"]] {
            let (_, out, err) = run(Some(config), args, Some(TOKEN));
            assert!(!out.contains(&TOKEN[..10]) && !err.contains(&TOKEN[..10]), "{args:?}");
        }
    }
    let (code, out, err) = run(Some(&format!("[discord]\ntoken = \"{TOKEN}\"")), &["check-config"], None);
    assert!(code == 78 && !out.contains(&TOKEN[..10]) && !err.contains(&TOKEN[..10]), "{err}");
    let (code, out, err) = run(Some(""), &["check-config"], Some(&format!("{TOKEN} and more")));
    assert!(code == 78 && !out.contains(&TOKEN[..10]) && !err.contains(&TOKEN[..10]), "{err}");
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("r.txt"), "tavolo-record 1\nnonsense\n").unwrap();
    for sub in ["replay", "verify", "import"] {
        let (code, _, err) = told(&tavolo(folder.path(), None, &[sub, "r.txt"], None));
        assert!(code == 1 && err.contains("r.txt: line 2"), "{sub}: {err}");
        let (code, _, err) = told(&tavolo(folder.path(), None, &[sub, "gone.txt"], None));
        assert!(code == 2 && err.contains("gone.txt"), "{sub}: {err}");
    }
    let (code, _, err) = told(&tavolo(folder.path(), None, &["restore", "gone.txt"], None));
    assert!(code == 2 && err.contains("gone.txt"), "{err}");
    // One that cannot be read, and one that says nonsense.
    let (code, _, err) = told(&tavolo(folder.path(), None, &["import", "gone.txt", "r.txt"], None));
    assert!(code == 1 && err.contains("gone.txt") && err.contains("r.txt: line 2"), "{err}");
}

#[test]
fn a_store_that_is_not_there_is_not_made_by_looking() {
    let folder = tempfile::tempdir().unwrap();
    let (code, _, err) = told(&tavolo(folder.path(), None, &["export"], None));
    assert!(code == 1 && err.contains("there is no such folder"), "{err}");
    assert!(!folder.path().join("state").exists());
}

#[test]
fn a_port_in_use_is_said() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let (code, _, err) = run(None, &["sandbox", "--port", &port], None);
    assert!(code == 1 && err.contains(&format!("port {port} is in use")), "{err}");
}

#[test]
fn a_data_folder_that_is_not_ours_is_refused_untouched() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("state")).unwrap();
    fs::write(folder.path().join("state/letter.txt"), "dear").unwrap();
    let (code, _, err) = told(&tavolo(folder.path(), None, &["export"], None));
    assert!(code == 65 && err.contains("not ours"), "{err}");
    assert_eq!(fs::read_dir(folder.path().join("state")).unwrap().count(), 1);
}

#[tokio::test]
async fn a_backup_is_restored_into_a_new_folder_only() {
    let folder = tempfile::tempdir().unwrap();
    let sled = Sled::open(&folder.path().join("state"), Capacity::default()).unwrap();
    let record = Record {
        schema: 1,
        game: "toy".to_owned(),
        id: 7,
        body: b"{}".to_vec(),
        changes: Vec::new(),
    };
    sled.append(TableId(5), Version(0), record).await.unwrap();
    sled.close().await;
    drop(sled);

    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    assert_eq!(
        go(&["backup", "b.txt"]),
        (0, "b.txt: 1 table, 1 record, 0 notes\n".to_owned(), String::new())
    );
    let (code, _, err) = go(&["backup", "b.txt"]);
    assert!(code == 1 && err.contains("is there already"), "{err}");
    assert_eq!(go(&["restore", "b.txt", "--folder", "new"]).0, 0);
    let (code, _, err) = go(&["restore", "b.txt"]);
    assert!(code == 1 && err.contains("name a new folder"), "{err}");
    fs::write(folder.path().join("cut.txt"), &fs::read(folder.path().join("b.txt")).unwrap()[..40]).unwrap();
    let (code, _, err) = go(&["restore", "cut.txt", "--folder", "cut"]);
    assert!(code == 1 && err.contains("line"), "{err}");

    let sled = Sled::open(&folder.path().join("new"), Capacity::default()).unwrap();
    assert_eq!(sled.read(TableId(5)).await.unwrap()[0].body, b"{}");
    sled.close().await;
}

#[test]
fn tables_are_listed_with_their_server_and_with_when_they_were_opened_and_played_last() {
    let folder = tempfile::tempdir().unwrap();
    let go = |args: &[&str]| told(&tavolo(folder.path(), None, args, None));
    fs::write(folder.path().join("b.txt"), include_str!("../upgrades/6-with-consent.txt")).unwrap();
    let (code, _, err) = go(&["restore", "b.txt", "--folder", "new"]);
    assert_eq!(code, 0, "{err}");
    let (code, out, err) = go(&["export", "--folder", "new"]);
    assert_eq!((code, out.lines().count()), (0, 6), "{err}");
    let told = "59b7m2651x5xe  carcassonne  playing  opened 2027-02-11T00:00:06Z, last 2027-02-25T00:00:40Z  server 7  ";
    assert!(out.lines().any(|line| line.starts_with(told)), "{out}");
}

#[tokio::test]
async fn a_data_folder_in_use_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let sled = Sled::open(&folder.path().join("state"), Capacity::default()).unwrap();
    let (code, _, err) = told(&tavolo(folder.path(), None, &["export"], None));
    assert!(code == 1 && err.contains("in use by another process"), "{err}");
    sled.close().await;
}

/// Asks a process to end, as a service's keeper does.
fn terminate(process: &Child) {
    assert!(
        Command::new("kill")
            .args(["-TERM", &process.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
}

/// Starts the sandbox in a folder and waits until it is up; the thread gives back what it writes to
/// standard error.
fn start(folder: &Path, env: &[(&str, &str)]) -> (Child, std::thread::JoinHandle<String>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavolo"));
    command
        .current_dir(folder)
        .args(["sandbox", "--port", "0"])
        .env_remove("TAVOLO_CONFIG")
        .env_remove("RUST_LOG");
    command
        .envs(env.iter().copied())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut process = command.spawn().unwrap();
    let mut errors = process.stderr.take().unwrap();
    let log = std::thread::spawn(move || {
        let mut text = Vec::new();
        errors.read_to_end(&mut text).unwrap();
        String::from_utf8_lossy(&text).into_owned()
    });
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    assert!(
        lines
            .next()
            .unwrap()
            .unwrap()
            .starts_with("open http://127.0.0.1:")
    );
    (process, log)
}

#[test]
fn the_sandbox_says_where_it_is_and_ends_cleanly() {
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..2 {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tavolo"));
        command
            .current_dir(folder.path())
            .args(["sandbox", "--port", "0"])
            .env_remove("TAVOLO_CONFIG")
            .env_remove("RUST_LOG")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let open = lines.next().unwrap().unwrap();
        assert!(open.starts_with("open http://127.0.0.1:"), "{open}");
        assert_eq!(lines.next().unwrap().unwrap(), "state is kept in sandbox-state");
        terminate(&process);
        assert_eq!(process.wait().unwrap().code(), Some(0));
        let mut log = String::new();
        let mut errors = process.stderr.take().unwrap();
        errors.read_to_string(&mut log).unwrap();
        assert!(log.contains("ending; the same signal again ends it at once"), "{log}");
    }
    assert!(folder.path().join("sandbox-state/tables").is_dir());
}

#[test]
fn a_folder_for_backups_that_cannot_be_used_is_told_in_one_line() {
    let config = "[discord]\napi = \"http://127.0.0.1:1\"\n[luck]\nbeacon = \"none\"\n[store]\nengine = \"memory\"\n\
        backups = { folder = \"config.toml\" }";
    let (code, _, err) = run(Some(config), &["run"], Some(TOKEN));
    assert!(code == 1 && err.contains("does not answer: Connection refused"), "{err}");
    assert_eq!(err.matches("no backup could be taken").count(), 1, "{err}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_and_a_silent_address_are_said() {
    let users = vec!["Ana".to_owned()];
    let setup = SandboxSetup {
        token: "right".to_owned(),
        users,
        ..SandboxSetup::default()
    };
    let sandbox = Sandbox::start(setup).await.unwrap();
    let config = format!(
        "[discord]\napi = \"http://{}\"\n[store]\nengine = \"memory\"\n[luck]\nbeacon = \"none\"\n[log]\nformat = \"json\"",
        sandbox.address()
    );
    let asked = config.clone();
    let told =
        |config: String| tokio::task::spawn_blocking(move || run(Some(&config), &["run"], Some(TOKEN)));
    let (code, out, err) = told(asked).await.unwrap();
    // Whatever reads the log gets objects, the last line included.
    let last: Vec<serde_json::Value> = err
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(last.last().map(|line| line["level"].as_str()), Some(Some("ERROR")), "{err}");
    assert!(
        code == 77 && err.contains("does not accept the bot token") && !(out + &err).contains(&TOKEN[..10]),
        "{err}"
    );
    sandbox.stop().await;
    let (code, out, err) = told(config).await.unwrap();
    assert!(
        code == 1
            && err.contains("does not answer: Connection refused")
            && !(out + &err).contains(&TOKEN[..10]),
        "{err}"
    );
}
