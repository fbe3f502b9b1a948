//! `/settings`: shows and changes what a person and a channel wish.

use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::wishes::{self, Channel, Form, Person, Whither};
use crate::store::Fault;
use crate::words::{Locale, Message, Style};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked) -> Reply {
    match asked.sub.as_deref() {
        Some("mine") => mine(edge, asked).await,
        Some("channel") => channel(edge, asked).await,
        _ => show(edge, asked, None).await,
    }
}

async fn mine(edge: &Edge, asked: &Asked) -> Reply {
    let before = match edge.caller(&asked.caller).await {
        Ok(known) => known,
        Err(why) => return failed(edge, asked, why).await,
    };
    let mut person = before.clone();
    if let Some(code) = asked.text("language") {
        person.language = language(code);
    }
    if let Some(word) = asked.text("board") {
        person.board = Some(form(word));
    }
    if let Some(word) = asked.text("hand") {
        person.hand = Some(if word == "panel" {
            Whither::Panel
        } else {
            Whither::Direct
        });
        person.closed = false;
    }
    if let Some(on) = asked.switch("mention") {
        person.mention = Some(on);
    }
    if person != before
        && let Err(why) = edge.keep(&wishes::person(asked.caller.user), &person).await
    {
        return failed(edge, asked, why).await;
    }
    show(edge, asked, kept(asked)).await
}

async fn channel(edge: &Edge, asked: &Asked) -> Reply {
    let reader = edge.reader(&asked.caller).await;
    if asked.caller.direct() {
        return edge.whisper(reader, &Message::new("edge-settings-no-channel"));
    }
    if !asked.caller.manager() {
        return edge.whisper(reader, &Message::new("edge-settings-managers"));
    }
    let before = match edge.channel(&asked.caller).await {
        Ok(known) => known,
        Err(why) => return failed(edge, asked, why).await,
    };
    let mut channel = before.clone();
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
    if channel != before
        && let Err(why) = edge.keep(&wishes::channel(asked.caller.channel), &channel).await
    {
        return failed(edge, asked, why).await;
    }
    show(edge, asked, kept(asked)).await
}

/// That it was kept, if anything was wished.
fn kept(asked: &Asked) -> Option<Message> {
    (!asked.options.is_empty()).then(|| Message::new("edge-settings-kept"))
}

fn language(code: &str) -> Option<String> {
    code.parse::<Locale>().ok().map(|locale| locale.code().to_owned())
}

fn form(word: &str) -> Form {
    if word == "text" { Form::Text } else { Form::Picture }
}

/// What is said when a wish cannot be read or kept: what held before holds on.
async fn failed(edge: &Edge, asked: &Asked, why: Fault) -> Reply {
    edge.fault(edge.reader(&asked.caller).await, &why.into())
}

/// Everything that holds for the caller and here.
async fn show(edge: &Edge, asked: &Asked, first: Option<Message>) -> Reply {
    let person: Person = match edge.caller(&asked.caller).await {
        Ok(known) => known,
        Err(why) => return failed(edge, asked, why).await,
    };
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
    let mine = Message::new("edge-settings-mine")
        .with("language", spoken(reader.locale))
        .with("board", board(reader.form));
    lines.push(
        mine.with("hand", hand)
            .with("mention", yes(person.mention.unwrap_or(true))),
    );
    if !asked.caller.direct() {
        let channel: Channel = match edge.channel(&asked.caller).await {
            Ok(known) => known,
            Err(why) => return failed(edge, asked, why).await,
        };
        let here = channel.reader(default);
        let game = edge
            .game(None, &channel)
            .map_or_else(|| Message::new("list-none"), |listing| listing.title());
        let threads = yes(channel.threads.unwrap_or(edge.settings.threads));
        let line = Message::new("edge-settings-channel")
            .with("language", spoken(here.locale))
            .with("board", board(here.form));
        lines.push(line.with("game", game).with("threads", threads));
    }
    let speaker = edge.words.speaker(reader.locale, &[], Style::Discord);
    Reply::Whisper(Body::text(&speaker.lines(&lines)))
}
