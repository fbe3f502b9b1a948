//! `/settings`: shows and changes what a person and a channel wish.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::{Form, HandTo, Reader, TurnCall};
use crate::discord::services::Services;
use crate::words::{Locale, Message};

pub(super) async fn run(services: &Services, asked: &Asked, _: Reader) -> Result<Reply, Failure> {
    let changed = match asked.sub.as_deref() {
        Some("mine") => mine(services, asked).await?,
        Some("channel") => channel(services, asked).await?,
        _ => false,
    };
    show(services, asked, changed).await
}

/// Keeps what somebody wishes for themselves; tells whether that is something else than before.
async fn mine(services: &Services, asked: &Asked) -> Result<bool, Failure> {
    let before = services.preferences.person(&asked.caller).await?;
    let mut person = before.clone();
    if let Some(code) = asked.text("language") {
        person.language = language(code);
    }
    if let Some(word) = asked.text("board") {
        person.board = Some(form(word));
    }
    if let Some(word) = asked.text("hand") {
        person.hand = Some(if word == "panel" {
            HandTo::Panel
        } else {
            HandTo::Direct
        });
        person.closed = false;
    }
    if let Some(on) = asked.switch("mention") {
        person.mention = Some(on);
    }
    if let Some(word) = asked.text("turn") {
        person.turn = Some(if word == "message" {
            TurnCall::Message
        } else {
            TurnCall::Mention
        });
    }
    if let Some(on) = asked.switch("own-board") {
        person.beside = Some(on);
    }
    if let Some(on) = asked.switch("reminders") {
        person.remind = Some(on);
    }
    if person != before {
        services
            .preferences
            .keep_person(asked.caller.user, &person)
            .await?;
    }
    Ok(person != before)
}

/// Keeps what is wished for a channel; tells whether that is something else than before.
async fn channel(services: &Services, asked: &Asked) -> Result<bool, Failure> {
    if asked.caller.direct() {
        return Err(Message::new("edge-settings-no-channel").into());
    }
    if !asked.caller.manager() {
        return Err(Message::new("edge-settings-managers").into());
    }
    let before = services.preferences.channel(&asked.caller).await?;
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
    if channel != before {
        services
            .preferences
            .keep_channel(asked.caller.channel, &channel)
            .await?;
    }
    Ok(channel != before)
}

/// That it was kept, or held before, if anything was wished.
fn kept(asked: &Asked, changed: bool) -> Option<Message> {
    let said = if changed {
        "edge-settings-kept"
    } else {
        "edge-settings-same"
    };
    (!asked.options.is_empty()).then(|| Message::new(said))
}

fn language(code: &str) -> Option<String> {
    code.parse::<Locale>().ok().map(|locale| locale.code().to_owned())
}

fn form(word: &str) -> Form {
    if word == "text" { Form::Text } else { Form::Picture }
}

/// Everything that holds for the caller and here.
async fn show(services: &Services, asked: &Asked, changed: bool) -> Result<Reply, Failure> {
    let person = services.preferences.person(&asked.caller).await?;
    let default = services.settings.language;
    let reader = person.reader(default);
    let mut lines: Vec<Message> = kept(asked, changed).into_iter().collect();
    let board = |form: Form| match form {
        Form::Picture => Message::new("choice-picture"),
        Form::Text => Message::new("choice-text"),
    };
    let hand = match person.hand.unwrap_or_default() {
        HandTo::Direct => Message::new("choice-direct"),
        HandTo::Panel => Message::new("choice-panel"),
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
    let turn = match person.turn.unwrap_or_default() {
        TurnCall::Mention => Message::new("choice-mention"),
        TurnCall::Message => Message::new("choice-message"),
    };
    let told = Message::new("edge-settings-turn").with("turn", turn);
    lines.push(
        told.with("beside", yes(reader.beside))
            .with("reminders", yes(person.reminded())),
    );
    if !asked.caller.direct() {
        let channel = services.preferences.channel(&asked.caller).await?;
        let here = channel.reader(default);
        let game = services
            .finder
            .game(None, &channel)
            .map_or_else(|| Message::new("edge-no-game"), |listing| listing.title());
        let threads = yes(channel.threads.unwrap_or(services.settings.threads));
        let line = Message::new("edge-settings-channel")
            .with("language", spoken(here.locale))
            .with("board", board(here.form));
        lines.push(line.with("game", game).with("threads", threads));
    }
    let text = services.composer.speaker(reader, &[]).lines(&lines);
    Ok(Reply::Whisper(Body::text(&text)))
}
