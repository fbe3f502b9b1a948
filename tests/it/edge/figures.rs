//! What those who run the bot can ask for: its figures and its health.

use super::bot::{Bot, begin, in_words, quiet, setup};
use crate::world::World;
use std::sync::Arc;
use tavolo::discord::Settings;
use tavolo::measure::{Measures, Probe, Timed, serve};
use tavolo::store::{Memory, Store};

/// A probe that says what it was told to.
struct Told(Result<(), String>);

impl Probe for Told {
    fn look(&self) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(std::future::ready(()))
    }

    fn health(&self) -> Result<(), String> {
        self.0.clone()
    }
}

async fn ask(address: std::net::SocketAddr, path: &str) -> (u16, String) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = client
        .get(format!("http://{address}{path}"))
        .send()
        .await
        .unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// The value of a figure with its labels.
fn value(text: &str, figure: &str) -> Option<f64> {
    text.lines()
        .find_map(|line| line.strip_prefix(figure)?.strip_prefix(' ')?.parse().ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_plays_tells_its_figures() {
    let people = ["Ana", "Bia"];
    let world = World::start().await;
    let measures = Measures::default();
    let store: Arc<dyn Store> = Arc::new(Timed::new(Arc::new(Memory::new()), measures.clone()));
    let setup = tavolo::discord::Setup {
        measures: measures.clone(),
        ..setup(&world, Settings::default())
    };
    let bot = Bot::set_up(&world, &store, setup).await;
    in_words(&world, &people).await;
    begin(&world, &people).await;
    world.user("Carl").command("/join game:condottiere").await;
    world.user("Ana").command("/play move:nonsense").await;
    world.user("Ana").complete("/rules topic:").await;
    quiet(&world).await;
    world
        .until("the connection is told", async || {
            value(&measures.text(), "tavolo_gateway_state{state=\"connected\"}") == Some(1.0)
        })
        .await;
    let serving = serve(0, measures, Arc::new(Told(Ok(())))).await.unwrap();
    let (status, text) = ask(serving.address(), "/metrics").await;
    assert_eq!(status, 200);
    let figure = |name: &str| value(&text, name).unwrap_or_else(|| panic!("{name} is not in {text}"));
    assert!(figure("tavolo_interactions_total{kind=\"command\"}") >= 8.0);
    assert!(figure("tavolo_interactions_total{kind=\"suggestion\"}") >= 1.0);
    assert!(figure("tavolo_refusals_total{kind=\"table\"}") >= 1.0, "{text}");
    assert_eq!(figure("tavolo_appends_total{outcome=\"done\"}"), figure("tavolo_append_seconds_count"));
    assert!(figure("tavolo_acknowledge_seconds_count") >= 9.0);
    assert_eq!((figure("tavolo_outbox_tables"), figure("tavolo_stuck_tables")), (0.0, 0.0));
    assert_eq!(figure("tavolo_gateway_state{state=\"disconnected\"}"), 0.0);
    assert!(text.ends_with("# EOF\n"), "{text}");
    bot.end(&world).await;
    let (_, text) = ask(serving.address(), "/metrics").await;
    assert_eq!(value(&text, "tavolo_gateway_state{state=\"disconnected\"}"), Some(1.0), "{text}");
}

#[test]
fn each_figure_of_which_an_alert_is_made_stands_there_before_the_first_fault() {
    let measures = Measures::default();
    measures.started(1_795_428_000_000);
    let text = measures.text();
    let rules = include_str!("../../../deploy/alerts.yaml");
    let alerts = rules.lines().filter(|line| line.contains("{ alert: "));
    let figures = alerts.flat_map(|line| {
        line.split(['(', ' ', '\''])
            .filter(|word| word.starts_with("tavolo_"))
    });
    let figures: Vec<&str> = figures.collect();
    assert!(figures.len() >= 12, "{figures:?}");
    for figure in figures {
        let name = figure.split(['{', '[', ')']).next().unwrap();
        assert!(text.lines().any(|line| line.starts_with(name)), "{name}");
        // What is told apart by words: each of them that the alert names.
        for word in figure
            .split('"')
            .skip(1)
            .step_by(2)
            .flat_map(|words| words.split('|'))
        {
            let told = text
                .lines()
                .any(|line| line.starts_with(name) && line.contains(&format!("\"{word}\"")));
            assert!(told, "{figure}: {word}");
        }
    }
    for kind in [
        "interaction",
        "outbox",
        "picture",
        "gateway",
        "channels",
        "deadlines",
        "computers",
        "rounds",
        "peers",
    ] {
        assert_eq!(value(&text, &format!("tavolo_panics_total{{kind=\"{kind}\"}}")), Some(0.0), "{kind}");
    }
    let version = format!("tavolo_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
    assert_eq!(
        (value(&text, &version), value(&text, "tavolo_start_time_seconds")),
        (Some(1.0), Some(1_795_428_000.0))
    );
}

#[tokio::test]
async fn health_is_told_with_its_reason() {
    for (told, status, line) in
        [(Ok(()), 200, "ok\n"), (Err("the store: it is full".to_owned()), 503, "the store: it is full\n")]
    {
        let serving = serve(0, Measures::default(), Arc::new(Told(told))).await.unwrap();
        assert_eq!(ask(serving.address(), "/health").await, (status, line.to_owned()));
        assert!(serving.address().ip().is_loopback());
    }
}

/// Asks with headers; answers the status.
async fn asked(address: std::net::SocketAddr, headers: &[(&str, &str)]) -> u16 {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let request = client.get(format!("http://{address}/health"));
    headers
        .iter()
        .fold(request, |request, (name, value)| request.header(*name, *value))
        .send()
        .await
        .unwrap()
        .status()
        .as_u16()
}

#[tokio::test]
async fn a_page_from_elsewhere_learns_no_figures_through_a_browser() {
    let serving = serve(0, Measures::default(), Arc::new(Told(Ok(()))))
        .await
        .unwrap();
    let (own, local) = (serving.address().to_string(), format!("localhost:{}", serving.address().port()));
    let origins = [&own, &local].map(|host| format!("http://{host}"));
    let cases: [(&[(&str, &str)], u16); 7] = [
        (&[], 200),
        (&[("host", &local)], 200),
        (&[("origin", &origins[0])], 200),
        (&[("host", &local), ("origin", &origins[1])], 200),
        (&[("host", "figures.example:9464")], 403),
        (&[("origin", "http://elsewhere.example")], 403),
        (&[("origin", "null")], 403),
    ];
    for (headers, status) in cases {
        assert_eq!(asked(serving.address(), headers).await, status, "{headers:?}");
    }
}

#[tokio::test]
async fn a_port_in_use_is_a_sentence() {
    let first = serve(0, Measures::default(), Arc::new(Told(Ok(()))))
        .await
        .unwrap();
    let second = serve(first.address().port(), Measures::default(), Arc::new(Told(Ok(())))).await;
    assert!(
        second
            .unwrap_err()
            .to_string()
            .contains(&first.address().to_string())
    );
}
