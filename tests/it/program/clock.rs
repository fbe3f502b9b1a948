//! The sandbox's clock is the bot's too: whoever moves it on comes back later.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tavolo::presence::Zone;

/// A sandbox in a folder, at its address.
struct Running(Child, String);

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended already where all went well.
        let _ended = self.0.kill();
    }
}

impl Running {
    fn start(folder: &Path) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tavolo"));
        command
            .current_dir(folder)
            .args(["sandbox", "--port", "0", "--without-limits"]);
        command
            .env_remove("TAVOLO_CONFIG")
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let open = lines.next().unwrap().unwrap();
        Running(process, open.strip_prefix("open ").unwrap().to_owned())
    }

    fn stop(mut self) {
        super::terminate(&self.0);
        assert!(self.0.wait().unwrap().success());
    }

    async fn get(&self, path: &str) -> Value {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let answer = client.get(format!("{}sandbox/{path}", self.1)).send().await;
        answer.unwrap().json().await.unwrap()
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let asked = client.post(format!("{}sandbox/{path}", self.1)).json(&body);
        asked.send().await.unwrap().json().await.unwrap()
    }

    /// Somebody of the server, and what the look-alike answers to a command of theirs.
    async fn command(&self, (user, channel): (&Value, &Value), text: &str) -> Value {
        let line = json!({ "user": user, "channel": channel, "text": text });
        let act = self.post("command", line).await;
        assert_eq!(act["failure"], Value::Null, "{text}: {act}");
        act
    }

    /// Who has this name.
    async fn user(&self, name: &str) -> Value {
        let state = self.get("state").await;
        let mut users = state["users"].as_array().unwrap().iter();
        users.find(|user| user["name"] == name).unwrap()["id"].clone()
    }

    /// The messages of the bot to somebody, oldest first, as text.
    async fn direct(&self, user: &Value) -> Vec<String> {
        let direct = self.post("dms", json!({ "user": user })).await["id"].clone();
        let (direct, user) = (direct.as_str().unwrap(), user.as_str().unwrap());
        let seen = self.get(&format!("channels/{direct}/messages?user={user}")).await;
        seen.as_array().unwrap().iter().map(Value::to_string).collect()
    }

    /// Ana, the first channel, and the bot once it is there.
    async fn places(&self) -> (Value, Value) {
        for _ in 0..200 {
            let state = self.get("state").await;
            let named = |list: &str, name: &str| {
                let found = state[list].as_array().unwrap().iter();
                found
                    .clone()
                    .find(|one| one["name"] == name)
                    .map(|one| one["id"].clone())
            };
            let ready = state["bot"]["online"] == true
                && state["commands"]["global"]
                    .as_array()
                    .is_some_and(|known| !known.is_empty());
            if let (true, Some(ana), Some(channel)) =
                (ready, named("users", "Ana"), named("channels", "tables"))
            {
                return (ana, channel);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the bot is not there");
    }

    /// Waits until Ana sees a text in a channel.
    async fn says(&self, ana: &Value, channel: &Value, text: &str) {
        let path = format!("channels/{}/messages?user={}", channel.as_str().unwrap(), ana.as_str().unwrap());
        for _ in 0..200 {
            if self.get(&path).await.to_string().contains(text) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("nobody says «{text}»: {}", self.get(&path).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_closes_when_the_clock_is_moved_on_by_a_week_be_it_over_a_restart() {
    const DAY: u64 = 24 * 3_600_000;
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path());
    let (ana, channel) = running.places().await;
    let line = json!({ "user": ana, "channel": channel, "text": "/join game:barony" });
    running.post("command", line).await;
    running.says(&ana, &channel, "\"label\":\"Computers\"").await;
    running.post("clock", json!({ "advance_ms": 4 * DAY })).await;
    running.stop();

    let running = Running::start(folder.path());
    let clock = running.get("clock").await;
    assert_eq!(clock["offset_ms"], 4 * DAY, "it is still four days later");
    running.places().await;
    running.post("clock", json!({ "advance_ms": 4 * DAY })).await;
    running
        .says(&ana, &channel, "nobody had done anything here for seven days")
        .await;
    running.stop();
}

/// Whoever tries quiet hours moves the clock past them: the message after them comes, and the panel above it is right.
#[tokio::test(flavor = "multi_thread")]
async fn what_quiet_hours_held_back_comes_when_the_clock_is_moved_past_them() {
    const HOUR: u64 = 3_600_000;
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(folder.path());
    let (ana, channel) = running.places().await;
    let bruno = running.user("Bruno").await;
    let now = running.get("clock").await["now_ms"].as_u64().unwrap();
    let utc = Zone::of("UTC").unwrap();
    let quiet = format!("{}-{}", utc.shows(now - HOUR), utc.shows(now + 5 * HOUR));
    for (user, join) in [(&ana, "/join game:condottiere with:pace daily"), (&bruno, "/join")] {
        running
            .command((user, &channel), &format!("/settings mine language:en-US zone:UTC quiet:{quiet}"))
            .await;
        running.command((user, &channel), join).await;
    }
    // Once more where seats are free, which is asked first.
    running.command((&ana, &channel), "/start").await;
    running.command((&ana, &channel), "/start").await;
    // Not while the luck is drawn.
    running.says(&ana, &channel, "\"label\":\"My panel\"").await;
    let over = "Your quiet hours are over";
    let mut direct = [running.direct(&ana).await, running.direct(&bruno).await];
    assert!(direct.iter().flatten().all(|told| !told.contains(over)), "{direct:#?}");
    running.post("clock", json!({ "advance_ms": 6 * HOUR })).await;
    for _ in 0..100 {
        direct = [running.direct(&ana).await, running.direct(&bruno).await];
        let up = |told: &Vec<String>| {
            let message = told
                .iter()
                .any(|told| told.contains(over) && told.contains("your turn"));
            message
                && told
                    .iter()
                    .any(|told| told.contains("Your hand") && told.contains(".a."))
        };
        if direct.iter().any(up) {
            return running.stop();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("{direct:#?}");
}
