//! What changes while the page still reads, or does not listen yet, is shown all the same: answers
//! and the stream are held back until somebody else has joined the table.

use super::page::Seen;
use super::{Driver, Page, Program};
use crate::ports;
use serde_json::{Value, json};
use std::time::Duration;

/// Holds back whatever calls `later()` until `release()` is called.
const HOLD: &str = "window.held = [];
window.later = () => new Promise((go) => window.held.push(go));
window.release = () => window.held.splice(0).forEach((go) => go());";
/// The messages of a channel are held back once they are there.
const ANSWERS: &str = "const ask = window.fetch;
window.fetch = async (path, ...rest) => {
    const answer = await ask(path, ...rest);
    if (path.includes('/messages?')) await window.later();
    return answer;
};";
/// So is the state.
const STATE: &str = "const ask = window.fetch;
window.fetch = async (path, ...rest) => {
    const answer = await ask(path, ...rest);
    if (path === '/sandbox/state') await window.later();
    return answer;
};";
/// The stream of changes is not opened before.
const STREAM: &str = "const Stream = window.EventSource;
window.EventSource = function (path) {
    const late = { close() { late.own?.close(); late.close = () => {}; late.shut = true; } };
    window.later().then(() => {
        if (late.shut) return;
        late.own = new Stream(path);
        for (const name of ['onopen', 'onmessage', 'onerror']) late.own[name] = (event) => late[name]?.(event);
    });
    return late;
};";

/// The sandbox, asked without the page.
struct Beside<'a>(&'a str);

impl Beside<'_> {
    async fn get(&self, path: &str) -> Value {
        reqwest::get(format!("{}/sandbox/{path}", self.0.trim_end_matches('/')))
            .await
            .unwrap()
            .json()
            .await
            .unwrap()
    }

    /// The id of the first user or channel of a name.
    async fn id(&self, kind: &str, name: &str) -> String {
        let state = self.get("state").await;
        let found = state[kind]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["name"] == name)
            .unwrap();
        found["id"].as_str().unwrap().to_owned()
    }

    /// A channel is made.
    async fn new_channel(&self, name: &str) {
        let address = format!("{}/sandbox/channels", self.0.trim_end_matches('/'));
        let answer = reqwest::Client::new()
            .post(address)
            .json(&json!({ "name": name }))
            .send()
            .await
            .unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
    }

    /// Somebody sits down, and the card that everyone sees names them.
    async fn join(&self, name: &str) {
        let (user, channel) = (self.id("users", name).await, self.id("channels", "tables").await);
        let typed = json!({ "user": user, "channel": channel, "text": "/join game:condottiere" });
        let address = format!("{}/sandbox/command", self.0.trim_end_matches('/'));
        let answer = reqwest::Client::new()
            .post(address)
            .json(&typed)
            .send()
            .await
            .unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
        for _ in 0..200 {
            let watcher = self.id("users", "Ana").await;
            let messages = self
                .get(&format!("channels/{channel}/messages?user={watcher}"))
                .await;
            if messages.to_string().contains(name) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{name} never sits down");
    }
}

/// Does something else once the page is held back, and then lets it go on.
async fn meanwhile(driver: &Driver, act: impl Future<Output = ()>) {
    let held = async || {
        driver
            .client
            .execute("return window.held.length", Vec::new())
            .await
            .unwrap()
            != json!(0)
    };
    for _ in 0..200 {
        if held().await {
            act.await;
            driver
                .client
                .execute("window.release()", Vec::new())
                .await
                .unwrap();
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the page asks for nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_changes_before_the_page_listens_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    let beside = Beside(&program.address);
    let card = |name: &'static str| move |message: &Seen| !message.ephemeral && message.text.contains(name);
    page.at("Ana", "tables").await;
    page.say("/join game:condottiere").await;
    page.wait("the lobby", card("Ana")).await;
    page.go("lounge").await;
    let hold = async |what: &str| {
        driver
            .client
            .execute(&format!("{HOLD}\n{what}"), Vec::new())
            .await
            .unwrap()
    };
    hold(ANSWERS).await;
    tokio::join!(page.go("tables"), meanwhile(&driver, beside.join("Bruno")));
    page.wait("who joined while the messages were read", card("Bruno"))
        .await;
    let page = Page::open(&driver, &program.address).await;
    page.at("Ana", "tables").await;
    hold(STREAM).await;
    page.be("Emma").await;
    page.go("tables").await;
    meanwhile(&driver, beside.join("Chiara")).await;
    page.wait("who joined before the stream was open", card("Chiara"))
        .await;
    drop(program);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_heard_while_the_state_is_read_stays() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(ports::free(), &folder.path().join("state"));
    let driver = Driver::start(1200, 900).await;
    let page = Page::open(&driver, &program.address).await;
    driver
        .client
        .execute(&format!("{HOLD}\n{STATE}"), Vec::new())
        .await
        .unwrap();
    page.be("Emma").await;
    meanwhile(&driver, async {
        Beside(&program.address).new_channel("late").await;
        page.find("[data-channel-name=late]").await;
    })
    .await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    page.find("[data-channel-name=late]").await;
    drop(program);
}
