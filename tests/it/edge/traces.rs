//! The log at its most talkative: an interaction can be followed to the disk and to what is shown,
//! and no seed, no card and no token is in it.

use super::bot::{Dice, begin, in_words, live, memory, quiet, setup};
use super::game::step;
use crate::world::{TOKEN, World};
use serde_json::Value;
use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};
use tavolo::discord::Settings;
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::words::Words;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::format::FmtSpan;
use tracing_subscriber::layer::SubscriberExt;

/// Everything that was logged.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl io::Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Written {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    fn lines(&self) -> Vec<Value> {
        self.text()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }
}

/// The spans of a line, the outermost first: names and fields.
fn spans(line: &Value) -> Vec<(&str, &Value)> {
    line["spans"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|span| (span["name"].as_str().unwrap(), span))
        .collect()
}

/// The cards in people's hands, as their panels name and note them.
async fn held(world: &World, people: &[&str], words: &mut BTreeSet<String>) {
    for name in people {
        let Some((_, parts)) = live(&world.user(name)).await else {
            continue;
        };
        let ids = parts
            .iter()
            .flat_map(|part| std::iter::once(part).chain(part["options"].as_array().into_iter().flatten()));
        for id in ids
            .flat_map(|part| [&part["custom_id"], &part["value"], &part["label"]])
            .filter_map(Value::as_str)
        {
            // The notation is the last part of an id; single letters and numbers would be found by
            // chance.
            let notation = id.rsplit('.').next().unwrap();
            words.extend((notation.chars().count() > 4).then(|| notation.to_owned()));
        }
    }
}

#[tokio::test]
async fn an_interaction_is_followed_to_disk_and_post_and_no_secret_is_logged() {
    let people = ["Ana", "Bia"];
    let written = Written::default();
    let writer = written.clone();
    let lines = tracing_subscriber::fmt()
        .json()
        .with_span_list(true)
        .with_span_events(FmtSpan::FULL);
    // As the program's own filter is at its lowest level.
    let filter = Targets::new()
        .with_default(LevelFilter::WARN)
        .with_target("tavolo", LevelFilter::TRACE);
    let lines = lines
        .with_max_level(LevelFilter::TRACE)
        .with_writer(move || writer.clone())
        .finish()
        .with(filter);
    let _guard = tracing::subscriber::set_default(lines);
    let world = World::start().await;
    let store = memory();
    let hall = Arc::new(Hall::new(Arc::clone(&store), catalogue()));
    let stop = CancellationToken::new();
    // On this test's one thread, which the subscriber listens to.
    let bot = tokio::spawn(tavolo::discord::run(
        setup(&world, Settings::default()),
        hall,
        Arc::new(Words::load().unwrap()),
        stop.clone(),
    ));
    world.bot_ready().await;
    in_words(&world, &people).await;
    begin(&world, &people).await;
    let (mut dice, mut words) = (Dice(5), BTreeSet::new());
    for _ in 0..45 {
        held(&world, &people, &mut words).await;
        step(&world, &people, &mut dice).await;
    }
    world.user("Ana").command("/play move:nonsense").await;
    quiet(&world).await;
    let tokens: BTreeSet<String> = world.requests(0).await.iter().filter_map(token).collect();
    let table = store.tables().await.unwrap()[0];
    let opened: Value = serde_json::from_slice(&store.read(table).await.unwrap()[0].body).unwrap();
    let seed = opened["did"][0]["opened"]["seed"].as_str().unwrap().to_owned();
    stop.cancel();
    bot.await.unwrap().unwrap();
    followed(&written.lines(), &table.to_string());
    let text = written.text();
    assert!(words.len() > 5 && tokens.len() > 20 && seed.len() == 64, "{words:?} {tokens:?}");
    for secret in words.iter().chain(&tokens).chain([&seed, &TOKEN.to_owned()]) {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "{secret} is in the log");
    }
    world.stop().await;
}

/// The token in the path of a request that answers an interaction.
fn token(request: &Value) -> Option<String> {
    let path = request["path"].as_str()?;
    let (_, after) = path.split_once("/interactions/")?;
    Some(after.split('/').nth(1)?.to_owned())
}

/// Some interaction led to an order, the order to a record, and its version was shown.
fn followed(lines: &[Value], table: &str) {
    let appended = lines
        .iter()
        .map(spans)
        .filter(|spans| spans.last().is_some_and(|(name, _)| *name == "append"))
        .find(|spans| {
            let names: Vec<&str> = spans.iter().map(|(name, _)| *name).collect();
            names == ["interaction", "order", "append"]
        });
    let appended = appended.expect("no line comes from an append within an order within an interaction");
    assert!(appended[0].1["id"].is_u64() && appended[0].1["kind"].is_string(), "{appended:?}");
    assert_eq!((&appended[1].1["table"], &appended[2].1["table"]), (&table.into(), &table.into()));
    let version = appended[2].1["version"].as_u64().unwrap();
    let shown = |line: &Value| {
        let spans = spans(line);
        let shown = spans.iter().find(|(name, _)| *name == "show");
        shown.is_some_and(|(_, span)| {
            span["table"] == table && span["version"].as_u64().is_some_and(|shown| shown >= version)
        }) && spans
            .iter()
            .any(|(name, span)| *name == "post" && span["what"] == "board")
    };
    assert!(lines.iter().any(shown), "no line comes from a post of version {version} or later");
}
