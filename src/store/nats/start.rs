//! What is looked at before anything is kept: who answers, which version, how often a stream is
//! kept and where, and that every node syncs before it answers.

use super::fault::NatsFault;
use super::link::{Link, PAUSE, START, led};
use super::monitor;
use super::settings::NatsSettings;
use super::verdict::{ApiError, NO_STREAM};
use crate::store::Record;
use async_nats::{Client, ConnectErrorKind, ConnectOptions};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use tokio::time::Instant;

/// The shape of the messages, in the streams' metadata.
const FORMAT: u32 = 1;
/// How long ids are known: Discord forgets an interaction after fifteen minutes.
const WINDOW: Duration = Duration::from_secs(3_600);
/// How much more than its body a message has.
const AROUND: usize = 64 * 1024;

/// A connection to servers that can keep a store.
pub(super) async fn connect(settings: &NatsSettings) -> Result<Client, NatsFault> {
    settings.check()?;
    let options = ConnectOptions::new()
        .name("tavolo")
        // What we tell the others is not told to us.
        .no_echo()
        .ping_interval(Duration::from_secs(5))
        .connection_timeout(Duration::from_secs(5))
        .reconnect_delay_callback(|tries| {
            Duration::from_millis(50 * u64::try_from(tries).unwrap_or(20).min(20))
        });
    let options = match &settings.credentials {
        Some(file) => credentials(options, file)?,
        None => options,
    };
    let client = options
        .connect(settings.servers.clone())
        .await
        .map_err(|error| match error.kind() {
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                NatsFault::Credentials
            }
            ConnectErrorKind::ServerParse => NatsFault::Settings {
                key: "servers",
                what: "an address is none; write \"nats://host:4222\" or \"tls://host:4222\"".to_owned(),
            },
            kind => NatsFault::Unreachable {
                cause: kind.to_string(),
            },
        })?;
    let info = client.server_info();
    monitor::new_enough(&info.server_name, &info.version)?;
    let needed = Record::LONGEST + AROUND;
    if info.max_payload < needed {
        return Err(NatsFault::Payload {
            server: info.server_name,
            found: info.max_payload,
            needed,
        });
    }
    Ok(client)
}

fn credentials(options: ConnectOptions, file: &Path) -> Result<ConnectOptions, NatsFault> {
    let fault = |what: String| NatsFault::CredentialsFile {
        file: file.display().to_string(),
        what,
    };
    let text = std::fs::read_to_string(file).map_err(|error| fault(error.to_string()))?;
    if text.contains("BEGIN NATS USER JWT") {
        return options
            .credentials(&text)
            .map_err(|_| fault("it is damaged".to_owned()));
    }
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [seed] if seed.starts_with("SU") => Ok(options.nkey(seed.to_owned())),
        [user, password] => Ok(options.user_and_password(user.to_owned(), password.to_owned())),
        _ => Err(fault("it holds neither".to_owned())),
    }
}

/// Sees that both streams are there as they must be, or makes them; and that every node that keeps
/// one syncs.
pub(super) async fn prepare(link: &Link, settings: &NatsSettings) -> Result<(), NatsFault> {
    let nodes = monitor::examine(&settings.monitors).await?;
    let names = &link.names;
    for (stream, subjects, notes) in
        [(names.tables(), names.table_subjects(), false), (names.notes(), names.note_subjects(), true)]
    {
        let wanted = config(&stream, subjects, notes);
        let info = stream_info(link, &stream, &wanted).await?;
        compare(&stream, &info["config"], &wanted)?;
        for node in peers(&info) {
            if !nodes.contains(&node) {
                return Err(NatsFault::Unmonitored { node });
            }
        }
    }
    Ok(())
}

fn config(stream: &str, subjects: Vec<String>, notes: bool) -> Value {
    json!({
        "name": stream,
        "subjects": subjects,
        "storage": "file",
        "num_replicas": NatsSettings::NODES,
        "retention": "limits",
        "discard": if notes { "old" } else { "new" },
        "max_msgs_per_subject": if notes { 1 } else { -1 },
        "duplicate_window": u64::try_from(WINDOW.as_nanos()).unwrap_or(u64::MAX),
        "allow_direct": true,
        "allow_msg_ttl": true,
        "allow_atomic": true,
        "allow_rollup_hdrs": true,
        "metadata": { "tavolo": FORMAT.to_string() },
    })
}

/// What the servers say of a stream; it is made where there is none.
async fn stream_info(link: &Link, stream: &str, config: &Value) -> Result<Value, NatsFault> {
    let until = Instant::now() + START;
    loop {
        let info = link.api(&format!("STREAM.INFO.{stream}"), &Value::Null).await;
        let cause = match error_of(&info) {
            Ok(info) if led(&info) => return Ok(info),
            Ok(_) => "the stream has no leader".to_owned(),
            Err(Some(error)) if error.number == NO_STREAM => {
                let made = link.api(&format!("STREAM.CREATE.{stream}"), config).await;
                match error_of(&made) {
                    Ok(info) => return Ok(info),
                    Err(Some(error)) if too_few(&error, Instant::now() > until) => {
                        return Err(NatsFault::TooFew {
                            stream: stream.to_owned(),
                            cause: error.to_string(),
                        });
                    }
                    Err(Some(error)) if error.code < 500 && Instant::now() > until => {
                        return Err(NatsFault::Refused {
                            cause: error.to_string(),
                        });
                    }
                    Err(error) => cause_of(error, &made),
                }
            }
            Err(Some(error)) if no_jetstream(&error) => {
                return Err(NatsFault::NoJetStream {
                    cause: error.to_string(),
                });
            }
            Err(error) => cause_of(error, &info),
        };
        if Instant::now() > until {
            return Err(if link.client.server_info().jetstream {
                NatsFault::Unreachable { cause }
            } else {
                NatsFault::NoJetStream { cause }
            });
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// The answer, or the error in it; neither where nobody answered.
fn error_of(answer: &Result<Value, String>) -> Result<Value, Option<ApiError>> {
    let value = answer.as_ref().map_err(|_| None)?;
    match value.get("error") {
        None => Ok(value.clone()),
        Some(error) => Err(serde_json::from_value(error.clone()).ok()),
    }
}

fn cause_of(error: Option<ApiError>, answer: &Result<Value, String>) -> String {
    match (error, answer) {
        (Some(error), _) => error.to_string(),
        (None, Err(cause)) => cause.clone(),
        (None, Ok(answer)) => answer.to_string(),
    }
}

/// Replicas without a cluster; no suitable peers, also when it was long enough that nodes which were started together
/// would have found each other.
fn too_few(error: &ApiError, waited: bool) -> bool {
    error.number == 10074 || (error.number == 10005 && waited)
}

/// Not enabled; not enabled for the account.
fn no_jetstream(error: &ApiError) -> bool {
    [10076, 10039].contains(&error.number)
}

/// Whether a stream is as this program makes it.
fn compare(stream: &str, found: &Value, wanted: &Value) -> Result<(), NatsFault> {
    let stream = || stream.to_owned();
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let storage = text(&found["storage"]);
    if storage != "file" {
        return Err(NatsFault::Storage {
            stream: stream(),
            found: storage,
        });
    }
    let replicas = found["num_replicas"].as_u64().unwrap_or(1);
    if replicas < NatsSettings::NODES as u64 {
        return Err(NatsFault::Replicas {
            stream: stream(),
            found: replicas,
        });
    }
    let format = &found["metadata"]["tavolo"];
    if let Some(format) = format.as_str().filter(|format| **format != FORMAT.to_string()) {
        return Err(NatsFault::Newer {
            stream: stream(),
            found: format.to_owned(),
            known: FORMAT,
        });
    }
    let keys = wanted.as_object().into_iter().flatten();
    for (key, wanted) in keys.filter(|(key, _)| !["name", "num_replicas"].contains(&key.as_str())) {
        let same = match key.as_str() {
            "metadata" => format.is_string(),
            _ => found.get(key) == Some(wanted),
        };
        if !same {
            return Err(NatsFault::Stream {
                stream: stream(),
                key: key.clone(),
                found: text(&found[key]),
                wanted: text(wanted),
            });
        }
    }
    unlimited(&stream(), found)
}

/// Whether a stream keeps whatever comes.
fn unlimited(stream: &str, found: &Value) -> Result<(), NatsFault> {
    let limits = ["max_msgs", "max_bytes", "max_age"];
    let limit = limits
        .into_iter()
        .find(|key| found[*key].as_i64().unwrap_or_default() > 0);
    limit.map_or(Ok(()), |key| {
        Err(NatsFault::Stream {
            stream: stream.to_owned(),
            key: key.to_owned(),
            found: found[key].to_string(),
            wanted: "none".to_owned(),
        })
    })
}

/// The names of the nodes that keep a stream.
fn peers(info: &Value) -> BTreeSet<String> {
    let cluster = &info["cluster"];
    let leader = cluster["leader"].as_str();
    let others = cluster["replicas"].as_array().into_iter().flatten();
    let others = others.filter_map(|peer| peer["name"].as_str());
    leader.into_iter().chain(others).map(str::to_owned).collect()
}
