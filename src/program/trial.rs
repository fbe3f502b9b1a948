//! What the configuration names outside of itself, looked at as `tavolo check-config --try` is asked to: folders, the port
//! for figures, the beacon's servers. Nothing is changed.

use super::Failure;
use crate::beacon::{BeaconSource, Chain};
use crate::config::{Config, Engine};
use crate::relay::Relays;
use crate::store::Sled;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

/// A round that came out long ago, so that each server of the chain has it.
const ROUND: u64 = 123;

/// What was found: a sentence for each thing that is well, and one for each that is not.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) well: Vec<String>,
    pub(super) wrong: Vec<String>,
}

impl Found {
    fn add(&mut self, what: String, found: Result<String, String>) {
        match found {
            Ok(said) => self.well.push(format!("{what}: {said}")),
            Err(why) => self.wrong.push(format!("{what}: {why}")),
        }
    }
}

/// Looks at everything.
pub(super) async fn of(config: &Config) -> Result<Found, Failure> {
    let mut found = Found::default();
    match config.store.engine {
        Engine::Sled => {
            let folder = &config.store.folder;
            found.add(format!("the data folder {}", folder.display()), data(folder));
        }
        Engine::Nats => found
            .well
            .push("the servers of [store]: not tried, since that would make their streams".to_owned()),
        Engine::Memory => {}
    }
    if let Some(backups) = &config.store.backups {
        let folder = &backups.folder;
        found.add(format!("the backups' folder {}", folder.display()), writable(folder));
    }
    if let Some(port) = config.measure.port {
        found.add(format!("the port {port} of [measure]"), free(port));
    }
    for address in config.luck.beacon.list() {
        found.add(format!("the beacon's server {address}"), answers(address).await?);
    }
    Ok(found)
}

fn data(folder: &Path) -> Result<String, String> {
    let ours = Sled::look(folder).map_err(|why| why.to_string())?;
    Ok(if ours {
        "a store is there, and can be opened by this user"
    } else {
        "it can be made by this user"
    }
    .to_owned())
}

fn writable(folder: &Path) -> Result<String, String> {
    if folder.exists() && !folder.is_dir() {
        return Err("it is a file, not a folder".to_owned());
    }
    match Sled::obstacle(folder) {
        Some(why) => Err(why),
        None => Ok("this user can write there".to_owned()),
    }
}

fn free(port: u16) -> Result<String, String> {
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(_) => Ok("it is free".to_owned()),
        Err(why) => Err(format!("{why}; if the bot runs, that is it")),
    }
}

async fn answers(address: &str) -> Result<Result<String, String>, Failure> {
    let server = Relays::new(vec![address.to_owned()]).map_err(Failure::new)?;
    let round = server.ask(Chain::QUICKNET, ROUND).await;
    // The address stands before that already.
    let why = |why: String| why.replacen(&format!("{address}: "), "", 1);
    Ok(round.map(|_| "it answers".to_owned()).map_err(why))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};

    /// What docs/RECORDS.md says of the round.
    const SIGNATURE: &str =
        "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";

    /// A server that gives one answer; its address.
    fn server(answer: String) -> String {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut asked = [0; 4_096];
            assert!(stream.read(&mut asked).unwrap() > 0);
            stream.write_all(answer.as_bytes()).unwrap();
        });
        address
    }

    fn http(status: &str, body: &str) -> String {
        format!("HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}", body.len())
    }

    #[tokio::test]
    async fn a_server_of_the_beacon_answers_with_a_round_that_its_key_signs() {
        let round = |signature: &str| format!("{{\"round\":123,\"signature\":\"{signature}\"}}");
        let forged = format!("a{}", &SIGNATURE[1..]);
        let cases = [
            (server(http("200 OK", &round(SIGNATURE))), Ok("it answers")),
            (server(http("404 Not Found", "")), Err("it answers 404")),
            (server(http("200 OK", &round(&forged))), Err("")),
            ("http://127.0.0.1:1".to_owned(), Err("Connection refused")),
        ];
        for (address, expected) in cases {
            let said = answers(&address).await.unwrap();
            match expected {
                Ok(well) => assert_eq!(said.as_deref(), Ok(well)),
                Err(why) => assert!(
                    said.as_ref()
                        .is_err_and(|said| said.contains(why) && !said.contains(&address)),
                    "{said:?}"
                ),
            }
        }
    }

    #[test]
    fn a_port_that_somebody_has_is_told() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        assert!(free(port).unwrap_err().contains("in use"));
        drop(taken);
        assert_eq!(free(port), Ok("it is free".to_owned()));
    }

    #[test]
    fn folders_are_looked_at_and_stay_as_they_are() {
        let base = tempfile::tempdir().unwrap();
        let (new, file) = (base.path().join("a/new"), base.path().join("letter"));
        std::fs::write(&file, "dear").unwrap();
        assert_eq!(data(&new).as_deref(), Ok("it can be made by this user"));
        assert_eq!(writable(&new).as_deref(), Ok("this user can write there"));
        assert!(data(base.path()).unwrap_err().contains("files that are not ours"));
        assert!(data(&file).is_err() && writable(&file).unwrap_err().contains("a file, not a folder"));
        let names: Vec<_> = std::fs::read_dir(base.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name())
            .collect();
        assert_eq!(names, ["letter"]);
    }
}
