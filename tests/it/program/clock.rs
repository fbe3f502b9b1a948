//! The sandbox's clock is the bot's too: whoever moves it on comes back later.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

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
