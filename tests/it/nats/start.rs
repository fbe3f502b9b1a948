//! What is refused at the start, each with a sentence that says what to do.

use super::cluster::{self, Cluster, Oddity};
use super::{ask, settings};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::thread;
use std::time::Duration;
use tavolo::store::{Nats, NatsFault, NatsSettings};

async fn refused(settings: &NatsSettings) -> NatsFault {
    Nats::open(settings).await.unwrap_err()
}

/// The fault is of this kind, and its sentence has these words.
macro_rules! said {
    ($fault:expr, $kind:pat, $($words:expr),+) => {{
        let fault = $fault;
        assert!(matches!(fault, $kind), "{fault:?}");
        for words in [$($words),+] {
            assert!(fault.to_string().contains(words), "{fault}");
        }
    }};
}

async fn single(oddity: Oddity) -> Cluster {
    tokio::task::spawn_blocking(move || Cluster::start(&[oddity]))
        .await
        .unwrap()
}

#[tokio::test]
async fn settings_that_cannot_be_right() {
    let right = NatsSettings {
        servers: vec!["nats://127.0.0.1:1".into()],
        monitors: ["http://a:1", "http://b:1", "http://c:1"]
            .map(str::to_owned)
            .to_vec(),
        credentials: None,
        stream: "tavolo".into(),
    };
    let with = |change: fn(&mut NatsSettings)| {
        let mut settings = right.clone();
        change(&mut settings);
        settings
    };
    said!(refused(&right).await, NatsFault::Unreachable { .. }, "answers", "see that they run");
    let none = with(|settings| settings.servers.clear());
    said!(refused(&none).await, NatsFault::Settings { .. }, "[store] servers", "nats://a:4222");
    let open = with(|settings| settings.servers = vec!["nats://me:hunter2@a:4222".into()]);
    let fault = refused(&open).await;
    assert!(!format!("{fault} {fault:?}").contains("hunter2"));
    said!(fault, NatsFault::Settings { .. }, "[store] servers", "credentials");
    let few = with(|settings| settings.monitors.truncate(2));
    said!(refused(&few).await, NatsFault::Settings { .. }, "[store] monitors", "each of the three nodes");
    let named = with(|settings| settings.stream = "a.b".into());
    said!(refused(&named).await, NatsFault::Settings { .. }, "[store] stream", "letters, digits");
    let missing = with(|settings| settings.credentials = Some("/nowhere/creds".into()));
    said!(refused(&missing).await, NatsFault::CredentialsFile { .. }, "/nowhere/creds", "nsc");
}

/// Debian's server, as far as it tells its version before anything else.
#[tokio::test]
async fn an_old_server() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("nats://{}", listener.local_addr().unwrap());
    thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let info = json!({
            "server_id": "x", "server_name": "old", "version": "2.9.10", "max_payload": 1_048_576,
            "headers": true, "jetstream": true,
        });
        write!(stream, "INFO {info}\r\n").unwrap();
        for line in BufReader::new(stream.try_clone().unwrap())
            .lines()
            .map_while(Result::ok)
        {
            if line.starts_with("PING") {
                stream.write_all(b"PONG\r\n").unwrap();
            }
        }
    });
    let old = NatsSettings {
        servers: vec![address],
        ..settings(cluster::shared(), 0, &cluster::name())
    };
    said!(refused(&old).await, NatsFault::Version { .. }, "old", "2.9.10", "2.12 or newer");
}

#[tokio::test]
async fn servers_that_are_set_up_otherwise() {
    let cluster = cluster::shared();
    let right = settings(cluster, 0, &cluster::name());
    let lazy = single(Oddity {
        lazy: true,
        ..Oddity::default()
    });
    let bare = single(Oddity {
        bare: true,
        ..Oddity::default()
    });
    let locked = single(Oddity {
        login: Some(("tavolo", "hunter2")),
        ..Oddity::default()
    });
    let (lazy, bare, locked) = tokio::join!(lazy, bare, locked);
    let seen = |other: &Cluster| NatsSettings {
        monitors: [&cluster.monitors()[..2], &other.monitors()].concat(),
        ..right.clone()
    };
    said!(
        refused(&seen(&lazy)).await,
        NatsFault::Sync { .. },
        lazy.label(0).as_str(),
        "sync_interval: always"
    );
    said!(refused(&seen(&bare)).await, NatsFault::NoJetStream { .. }, bare.label(0).as_str(), "store_dir");
    // All that are looked at are well, and one that keeps the stream is not among them.
    let unseen = cluster.label(2);
    said!(refused(&seen(&locked)).await, NatsFault::Unmonitored { .. }, unseen.as_str(), "[store] monitors");
    let mut dead = right.clone();
    dead.monitors[1] = "http://127.0.0.1:1".into();
    said!(refused(&dead).await, NatsFault::Monitor { .. }, "http://127.0.0.1:1", "[store] monitors");
    let mut twice = right.clone();
    twice.monitors[1] = twice.monitors[0].replace("127.0.0.1", "localhost");
    said!(refused(&twice).await, NatsFault::Settings { .. }, "name each node once");
    one_that_asks_who_we_are(&seen(&locked), &locked).await;
}

/// Who is started beside a node does not end because that one is slower.
#[tokio::test]
async fn a_node_that_is_still_being_started_is_waited_for() {
    let cluster = cluster::shared();
    let mut settings = settings(cluster, 0, &cluster::name());
    let [later, real] = [cluster::ports::free(), port(&settings.monitors[1])];
    settings.monitors[1] = format!("http://127.0.0.1:{later}");
    let opens = tokio::spawn(async move { Nats::open(&settings).await.map(drop) });
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!opens.is_finished(), "nobody answers there yet");
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", later)).await.unwrap();
    let answers = tokio::spawn(async move {
        loop {
            let (mut asked, _) = listener.accept().await.unwrap();
            let mut node = tokio::net::TcpStream::connect(("127.0.0.1", real)).await.unwrap();
            tokio::io::copy_bidirectional(&mut asked, &mut node)
                .await
                .unwrap();
        }
    });
    assert_eq!(opens.await.unwrap(), Ok(()));
    answers.abort();
}

fn port(address: &str) -> u16 {
    address.rsplit(':').next().unwrap().parse().unwrap()
}

async fn one_that_asks_who_we_are(seen: &NatsSettings, locked: &Cluster) {
    let mut known = NatsSettings {
        servers: locked.servers(0),
        ..seen.clone()
    };
    said!(refused(&known).await, NatsFault::Credentials, "[store] credentials");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("creds");
    for (text, right) in [("tavolo wrong", false), ("one two three", false), ("tavolo hunter2\n", true)] {
        fs::write(&file, text).unwrap();
        known.credentials = Some(file.clone());
        let fault = refused(&known).await;
        let told = format!("{fault} {fault:?}");
        assert!(!told.contains("hunter2") && !told.contains("wrong"), "{told}");
        if right {
            // It lets us in, and is alone.
            said!(fault, NatsFault::TooFew { .. }, "three times", "three servers");
        } else {
            assert!(matches!(fault, NatsFault::Credentials | NatsFault::CredentialsFile { .. }), "{fault:?}");
        }
    }
}

/// A stream under our name, made by hand with some keys as they are not ours.
async fn made(cluster: &Cluster, changed: &Value) -> NatsSettings {
    let stream = cluster::name();
    let subjects = ["t", "p", "o", "e"].map(|kind| format!("{stream}.{kind}.*"));
    let mut config = json!({
        "name": format!("{stream}-tables"),
        "subjects": subjects,
        "storage": "file", "num_replicas": 3, "retention": "limits", "discard": "new",
        "max_msgs_per_subject": -1, "duplicate_window": 3_600_000_000_000_u64,
        "allow_direct": true, "allow_msg_ttl": true, "allow_atomic": true, "allow_rollup_hdrs": true,
        "metadata": { "tavolo": "1" },
    });
    for (key, value) in changed.as_object().unwrap() {
        config[key] = value.clone();
    }
    let answer = ask(cluster, &format!("STREAM.CREATE.{stream}-tables"), &config).await;
    assert!(answer.get("error").is_none(), "{answer}");
    settings(cluster, 0, &stream)
}

#[tokio::test]
async fn streams_that_are_not_as_we_make_them() {
    let cluster = cluster::shared();
    let single = made(cluster, &json!({ "num_replicas": 1 })).await;
    said!(refused(&single).await, NatsFault::Replicas { .. }, "1 replicas", "--replicas=3");
    let memory = made(cluster, &json!({ "storage": "memory" })).await;
    said!(refused(&memory).await, NatsFault::Storage { .. }, "memory", "not in files");
    let newer = made(cluster, &json!({ "metadata": { "tavolo": "2" } })).await;
    said!(refused(&newer).await, NatsFault::Newer { .. }, "format 2", "newer program");
    for (key, value) in [
        ("allow_atomic", json!(false)),
        ("duplicate_window", json!(1_000_000_000)),
        ("discard", json!("old")),
        ("max_age", json!(7_200_000_000_000_u64)),
        ("max_msgs", json!(1_000)),
        ("metadata", json!({})),
    ] {
        let other = made(cluster, &json!({ key: value })).await;
        said!(refused(&other).await, NatsFault::Stream { .. }, key, "nats stream edit");
    }
    let deaf = made(cluster, &json!({ "subjects": [] })).await;
    said!(refused(&deaf).await, NatsFault::Stream { .. }, "subjects", "nats stream edit");
    let right = made(cluster, &json!({})).await;
    assert!(Nats::open(&right).await.is_ok());
}
