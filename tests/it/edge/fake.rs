//! The edge over a port that only writes down what it is asked for: what no client would ever send.

use super::bot::memory;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tavolo::discord::body::Body;
use tavolo::discord::incoming::{Asked, Caller, Given, Incoming, Pressed, Ticket};
use tavolo::discord::port::{Acknowledgement, Call, Port};
use tavolo::discord::trouble::Trouble;
use tavolo::discord::{Edge, Settings};
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::table::Hall;
use tavolo::words::Words;

/// What was asked for.
#[derive(Default)]
struct Recorder {
    answers: Mutex<Vec<(u64, Acknowledgement)>>,
    sent: Mutex<Vec<(u64, Body)>>,
    /// What a fetched file holds.
    file: Mutex<Vec<u8>>,
}

impl Recorder {
    /// The text that answered an interaction.
    fn said(&self, id: u64) -> Option<String> {
        let answers = self.answers.lock().unwrap();
        answers.iter().find(|(answered, _)| *answered == id).map(|(_, how)| match how {
            Acknowledgement::Message(body) | Acknowledgement::Update(body) => body.content.clone(),
            other => format!("{other:?}"),
        })
    }
}

/// The port: a type of ours round the recorder, which the tests look into.
struct Fake(Arc<Recorder>);

fn done<T: Send + 'static>(value: T) -> Call<'static, T> {
    Box::pin(std::future::ready(Ok(value)))
}

impl Port for Fake {
    fn send(&self, channel: u64, body: Body) -> Call<'_, u64> {
        let mut sent = self.0.sent.lock().unwrap();
        sent.push((channel, body));
        done(1_000 + sent.len() as u64)
    }
    fn edit(&self, _: u64, _: u64, _: Body) -> Call<'_, ()> {
        done(())
    }
    fn strip(&self, _: u64, _: u64) -> Call<'_, ()> {
        done(())
    }
    fn acknowledge(&self, ticket: Ticket, how: Acknowledgement) -> Call<'_, ()> {
        self.0.answers.lock().unwrap().push((ticket.id, how));
        done(())
    }
    fn follow_up(&self, _: Ticket, _: Body) -> Call<'_, ()> {
        done(())
    }
    fn amend(&self, _: Ticket, _: Body) -> Call<'_, ()> {
        done(())
    }
    fn direct(&self, user: u64) -> Call<'_, u64> {
        done(user + 500)
    }
    fn thread(&self, _: u64, _: String) -> Call<'_, u64> {
        done(77)
    }
    fn register(&self, _: Option<u64>, _: serde_json::Value) -> Call<'_, ()> {
        done(())
    }
    fn fetch(&self, _: String, most: usize) -> Call<'_, Vec<u8>> {
        let file = self.0.file.lock().unwrap().clone();
        let answer = if file.len() <= most { Ok(file) } else { Err(Trouble::Refused { status: 413, code: 0 }) };
        Box::pin(std::future::ready(answer))
    }
}

/// An edge and what it asks for.
struct Stage {
    edge: Arc<Edge>,
    port: Arc<Recorder>,
    next: u64,
}

impl Stage {
    fn new() -> Stage {
        let port = Arc::new(Recorder::default());
        let hall = Arc::new(Hall::new(memory(), catalogue()));
        let (words, renderer) = (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
        let settings = Settings { game: Some("condottiere".to_owned()), ..Settings::default() };
        let edge = Edge::new(hall, words, renderer, Arc::new(Fake(Arc::clone(&port))), settings);
        tokio::spawn(Arc::clone(&edge).follow());
        Stage { edge, port, next: 1 }
    }

    fn ticket(&mut self) -> Ticket {
        self.next += 1;
        Ticket::new(self.next, "token".to_owned())
    }

    /// Takes something in and waits for its answer.
    async fn answer(&mut self, id: u64, incoming: Incoming) -> String {
        self.edge.take(incoming);
        for _ in 0..400 {
            if let Some(said) = self.port.said(id) {
                return said;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("interaction {id} is not answered");
    }

    async fn command(&mut self, caller: &Caller, name: &str, options: &[(&str, Given)]) -> String {
        let ticket = self.ticket();
        let options = options.iter().map(|(name, given)| ((*name).to_owned(), given.clone())).collect();
        let asked = Asked { ticket: ticket.clone(), caller: caller.clone(), name: name.to_owned(), sub: None, options, typing: None };
        self.answer(ticket.id, Incoming::Command(asked)).await
    }

    async fn press(&mut self, caller: &Caller, id: &str, values: &[&str]) -> String {
        let ticket = self.ticket();
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        let pressed = Pressed { ticket: ticket.clone(), caller: caller.clone(), id: id.to_owned(), values, message: 9, own: false };
        self.answer(ticket.id, Incoming::Pressed(pressed)).await
    }
}

fn caller(user: u64, name: &str) -> Caller {
    Caller {
        user,
        name: name.to_owned(),
        locale: "en-GB".to_owned(),
        server: Some(5),
        server_locale: Some("en-US".to_owned()),
        channel: 6,
        permissions: 0,
        ours: u64::MAX,
    }
}

#[tokio::test]
async fn hostile_controls_are_answered_and_do_nothing() {
    let mut stage = Stage::new();
    let (ana, ben) = (caller(1, "Ana"), caller(2, "Ben"));
    stage.command(&ana, "join", &[]).await;
    stage.command(&ben, "join", &[]).await;
    stage.command(&ana, "start", &[]).await;
    let long = "x".repeat(4_000);
    let ids = ["", "t", "t.1.1.0.a.pass", "t.zzzzzzzzzzzzz.1.0.a.x", "r.nothing", "r.../../etc", "\u{202e}", "t.1.4294967296.0.a.x", &long];
    for id in ids {
        let said = stage.press(&ana, id, &[]).await;
        assert!(!said.is_empty() && said.chars().count() < 400, "{id:?}: {said}");
    }
    for (at, values) in [&[][..], &["nonsense"], &["0.a.@everyone"], &["0.o.\u{0}"], &[&long]].into_iter().enumerate() {
        let said = stage.press(&ana, "t.1.1.0.s.", values).await;
        assert!(said.contains("no such table") || said.contains("do not know this control"), "{at}: {said}");
    }
}

#[tokio::test]
async fn hostile_text_is_cut_and_disarmed() {
    let mut stage = Stage::new();
    let hostile = format!("@everyone <@7> **x** \u{202e}{}", "y".repeat(4_000));
    let (ana, ben) = (caller(1, &hostile), caller(2, "@here"));
    stage.command(&ana, "join", &[("word", Given::Text(hostile.clone()))]).await;
    stage.command(&ben, "join", &[]).await;
    stage.command(&ana, "start", &[]).await;
    for (command, option) in [("play", "move"), ("rules", "topic"), ("verify", "table"), ("hand", "table"), ("board", "table")] {
        let said = stage.command(&ana, command, &[(option, Given::Text(hostile.clone()))]).await;
        let short = said.chars().count() < 900;
        assert!(short && !said.contains("@everyone") && !said.contains('\u{202e}'), "{command}: {said}");
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    for (_, body) in stage.port.sent.lock().unwrap().iter() {
        assert!(!body.content.contains("@everyone") && !body.content.contains("@here") && !body.content.contains('\u{202e}'));
        assert!(body.content.chars().count() <= 2_000);
        assert!(body.mention.iter().all(|user| *user == 1 || *user == 2));
    }
}

#[tokio::test]
async fn an_attached_record_is_read_or_told_what_is_wrong() {
    let mut stage = Stage::new();
    let ana = caller(1, "Ana");
    // A game that this program played with itself.
    let good = include_str!("record.txt");
    let other_seed = good.replacen("\nseed d", "\nseed e", 1);
    let other_luck = good.replacen("first-seat 2", "first-seat 1", 1);
    let cases = [
        (good.to_owned(), "the seed is the promised one"),
        ("nonsense".to_owned(), "line 1 is wrong"),
        (String::new(), "is wrong"),
        ("x".repeat(2 << 20), "could not fetch"),
        (other_seed, "not the one that was promised"),
        (other_luck, "does not follow the rules"),
    ];
    for (text, sentence) in cases {
        *stage.port.file.lock().unwrap() = text.clone().into_bytes();
        let file = Given::File { url: "somewhere".to_owned(), bytes: 10 };
        let said = stage.command(&ana, "verify", &[("file", file)]).await;
        assert!(said.contains(sentence), "{}…: {said}", text.chars().take(40).collect::<String>());
    }
    let large = Given::File { url: "somewhere".to_owned(), bytes: 3 << 20 };
    assert!(stage.command(&ana, "verify", &[("file", large)]).await.contains("too large"));
}

#[tokio::test]
async fn two_people_at_once_both_get_an_answer() {
    let mut stage = Stage::new();
    let people: Vec<Caller> = (1..=6).map(|user| caller(user, &format!("P{user}"))).collect();
    stage.command(&people[0], "join", &[]).await;
    let mut waiting = Vec::new();
    for person in &people[1..] {
        let ticket = stage.ticket();
        let asked =
            Asked { ticket: ticket.clone(), caller: person.clone(), name: "join".to_owned(), sub: None, options: Vec::new(), typing: None };
        stage.edge.take(Incoming::Command(asked));
        waiting.push(ticket.id);
    }
    for id in waiting {
        let mut said = None;
        for _ in 0..400 {
            said = stage.port.said(id);
            if said.is_some() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert!(said.as_ref().is_some_and(|said| said.contains("You have a seat")), "{said:?}");
    }
}
