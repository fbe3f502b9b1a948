//! `/settings`: shows and changes what a person and a channel wish.

use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::wishes::{self, Channel, Form, Person, Whither};
use crate::words::{Locale, Message, Style};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked) -> Reply {
    match asked.sub.as_deref() {
        Some("mine") => mine(edge, asked).await,
        Some("channel") => channel(edge, asked).await,
        _ => show(edge, asked, None).await,
    }
}

async fn mine(edge: &Edge, asked: &Asked) -> Reply {
    let mut person = edge.caller(&asked.caller).await;
    if let Some(code) = asked.text("language") {
        person.language = language(code);
    }
    if let Some(word) = asked.text("board") {
        person.board = Some(form(word));
    }
    if let Some(word) = asked.text("hand") {
        person.hand = Some(if word == "panel" { Whither::Panel } else { Whither::Direct });
        person.closed = false;
    }
    if let Some(on) = asked.switch("mention") {
        person.mention = Some(on);
    }
    edge.keep(&wishes::person(asked.caller.user), &person).await;
    show(edge, asked, Some(Message::new("edge-settings-kept"))).await
}

async fn channel(edge: &Edge, asked: &Asked) -> Reply {
    let reader = edge.reader(&asked.caller).await;
    if asked.caller.direct() {
        return edge.whisper(reader, &Message::new("edge-settings-no-channel"));
    }
    if !asked.caller.manager() {
        return edge.whisper(reader, &Message::new("edge-settings-managers"));
    }
    let mut channel = edge.channel(&asked.caller).await;
    if let Some(code) = asked.text("language") {
        channel.language = language(code);
    }
    if let Some(word) = asked.text("board") {
        channel.board = Some(form(word));
    }
    if let Some(game) = asked.text("game") {
        channel.game = Some(game.to_owned());
    }
    if let Some(on) = asked.switch("threads") {
        channel.threads = Some(on);
    }
    edge.keep(&wishes::channel(asked.caller.channel), &channel).await;
    show(edge, asked, Some(Message::new("edge-settings-kept"))).await
}

fn language(code: &str) -> Option<String> {
    code.parse::<Locale>().ok().map(|locale| locale.code().to_owned())
}

fn form(word: &str) -> Form {
    if word == "text" { Form::Text } else { Form::Picture }
}

/// Everything that holds for the caller and here.
async fn show(edge: &Edge, asked: &Asked, first: Option<Message>) -> Reply {
    let person: Person = edge.caller(&asked.caller).await;
    let default = edge.settings.language;
    let reader = person.reader(default);
    let mut lines: Vec<Message> = first.into_iter().collect();
    let board = |form: Form| match form {
        Form::Picture => Message::new("choice-picture"),
        Form::Text => Message::new("choice-text"),
    };
    let hand = match person.hand.unwrap_or_default() {
        Whither::Direct => Message::new("choice-direct"),
        Whither::Panel => Message::new("choice-panel"),
    };
    let yes = |on: bool| Message::new(if on { "edge-yes" } else { "edge-no" });
    let spoken = |locale: Locale| Message::text(locale.name());
    let mine = Message::new("edge-settings-mine").with("language", spoken(reader.locale)).with("board", board(reader.form));
    lines.push(mine.with("hand", hand).with("mention", yes(person.mention.unwrap_or(true))));
    if !asked.caller.direct() {
        let channel: Channel = edge.channel(&asked.caller).await;
        let here = channel.reader(default);
        let game = edge.game(None, &channel).map_or_else(|| Message::new("list-none"), |listing| listing.title());
        let threads = yes(channel.threads.unwrap_or(edge.settings.threads));
        let line = Message::new("edge-settings-channel").with("language", spoken(here.locale)).with("board", board(here.form));
        lines.push(line.with("game", game).with("threads", threads));
    }
    let speaker = edge.words.speaker(reader.locale, &[], Style::Discord);
    Reply::Whisper(Body::text(&speaker.lines(&lines)))
}
