//! `/settings`: shows and changes what a person and a channel wish.

use super::away;
use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::{Channel, Form, HandTo, Person, Reader, Reminders, TurnCall};
use crate::discord::services::Services;
use crate::discord::suggestion::fitting;
use crate::presence::{Presence, Zone, read_quiet};
use crate::words::{Arg, Locale, Message};

/// Quiet hours that are suggested.
const NIGHTS: [&str; 4] = ["22:00–07:00", "23:00–07:00", "23:00–08:00", "00:00–08:00"];
/// What stands for no quiet hours.
const OFF: &str = "off";

pub(super) async fn run(services: &Services, asked: &Asked, _: Reader) -> Result<Reply, Failure> {
    let changed = match asked.sub.as_deref() {
        Some("mine") => hours(services, asked).await? | mine(services, asked).await?,
        Some("channel") => channel(services, asked).await?,
        _ => false,
    };
    show(services, asked, changed).await
}

/// Keeps what somebody wishes for themselves; tells whether that is something else than before.
async fn mine(services: &Services, asked: &Asked) -> Result<bool, Failure> {
    services.preferences.person(&asked.caller).await?;
    let wishes = |person: &mut Person| wishes(person, asked);
    Ok(services
        .preferences
        .change_person(asked.caller.user, wishes)
        .await?)
}

/// What somebody says of themselves that they wish.
fn wishes(person: &mut Person, asked: &Asked) {
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
    if let Some(on) = asked.switch("statistics") {
        person.statistics = Some(on);
    }
    if let Some(wish) = asked.text("reminders").and_then(Reminders::of) {
        person.remind = Some(wish);
    }
}

/// Keeps somebody's time zone and quiet hours; tells whether that is something else than before.
async fn hours(services: &Services, asked: &Asked) -> Result<bool, Failure> {
    let (hall, user) = (&services.hall, asked.caller.user);
    if asked.text("zone").is_none() && asked.text("quiet").is_none() {
        return Ok(false);
    }
    let before = hall.presence(user).await?;
    let mut presence = before.clone();
    if let Some(typed) = asked.text("zone") {
        let zone = Zone::of(typed).ok_or_else(|| Message::new("edge-settings-zone-unknown"))?;
        presence.zone = Some(zone);
    }
    if let Some(typed) = asked.text("quiet") {
        presence.quiet = match read_quiet(typed) {
            Some(hours) => Some(hours),
            None if typed.trim() == OFF || away::says(services, typed, "edge-settings-quiet-none") => None,
            None => return Err(Message::new("edge-settings-quiet-unclear").into()),
        };
        presence.zone = Some(away::zone(&presence, &asked.caller.locale));
    }
    if presence != before {
        let change = |now: &mut Presence| {
            (now.zone, now.quiet) = (presence.zone.clone(), presence.quiet);
        };
        hall.change_presence(user, change).await?;
    }
    Ok(presence != before)
}

/// Suggests zones: first the one in which most live who read the language, each with what its
/// clocks show.
pub(super) async fn suggest_zone(services: &Services, asked: &Asked, _: Reader) -> Vec<(String, String)> {
    let now = services.hall.clock().now();
    let likely = Zone::of_language(&asked.caller.locale);
    let others = Zone::all().filter(|zone| likely.as_ref() != Some(zone));
    let zones = likely.iter().cloned().chain(others);
    let named = zones.map(|zone| {
        let shown = format!("{} · {}", zone.name().replace('_', " "), zone.shows(now));
        (shown, zone.name().to_owned())
    });
    fitting(asked.text("zone").unwrap_or_default(), named)
}

/// Suggests quiet hours.
pub(super) async fn suggest_quiet(
    services: &Services,
    asked: &Asked,
    reader: Reader,
) -> Vec<(String, String)> {
    let off = services
        .composer
        .speaker(reader, &[])
        .say(&Message::new("edge-settings-quiet-none"));
    let hours = NIGHTS.map(|hours| (hours.to_owned(), hours.to_owned()));
    let all = hours.into_iter().chain([(off, OFF.to_owned())]);
    fitting(asked.text("quiet").unwrap_or_default(), all)
}

/// When somebody is there, for those who see their settings.
async fn hours_line(services: &Services, asked: &Asked) -> Result<Message, Failure> {
    let presence = services.hall.presence(asked.caller.user).await?;
    let now = services.hall.clock().now();
    let Some((hours, zone)) = presence.quiet.zip(presence.zone.as_ref()) else {
        return Ok(Message::new("edge-settings-no-quiet"));
    };
    let line = Message::new("edge-settings-quiet")
        .with("hours", Arg::Word(hours.to_string().into()))
        .with("zone", Arg::Word(zone.name().replace('_', " ").into()));
    Ok(line.with("now", Arg::Word(zone.shows(now).into())))
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
    if let Some(game) = asked.text("game").filter(|game| !before.wishes.allow(game)) {
        let title = Message::new(format!("{game}-name"));
        return Err(Message::new("edge-game-not-here").with("game", title).into());
    }
    let wishes = |channel: &mut Channel| {
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
    };
    let (preferences, id) = (&services.preferences, asked.caller.channel);
    Ok(preferences.change_channel(id, wishes).await?)
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

/// What becomes of the mention of a turn where reminders come in the channel.
fn channel_reminders(person: &Person) -> Option<Message> {
    let said = match person.takes_mentions() {
        true => "edge-settings-reminder-mentions",
        false => "edge-settings-reminder-names",
    };
    person.reminders().in_channel().then(|| Message::new(said))
}

fn yes(on: bool) -> Message {
    Message::new(if on { "edge-yes" } else { "edge-no" })
}

/// How somebody learns that it is their turn.
fn turn_line(person: &Person, reader: Reader) -> Message {
    let turn = match person.turn.unwrap_or_default() {
        TurnCall::Mention if person.reminders().in_channel() => Message::new("choice-named"),
        TurnCall::Mention => Message::new("choice-mention"),
        TurnCall::Message => Message::new("choice-message"),
    };
    let wish = Message::new(format!("choice-{}", person.reminders().word()));
    Message::new("edge-settings-turn")
        .with("turn", turn)
        .with("beside", yes(reader.beside))
        .with("reminders", wish)
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
    let spoken = |locale: Locale| Message::text(locale.name());
    let mine = Message::new("edge-settings-mine")
        .with("language", spoken(reader.locale))
        .with("board", board(reader.form));
    lines.push(
        mine.with("hand", hand)
            .with("mention", yes(person.mention.unwrap_or(true))),
    );
    lines.push(turn_line(&person, reader));
    lines.extend(channel_reminders(&person));
    lines.push(Message::new("edge-settings-statistics").with("shared", yes(person.shares_statistics())));
    lines.push(hours_line(services, asked).await?);
    if !asked.caller.direct() {
        let channel = services.preferences.channel(&asked.caller).await?;
        let here = channel.reader(default);
        let game = services
            .finder
            .game(None, &channel)
            .map_or_else(|| Message::new("edge-no-game"), |listing| listing.title());
        let threads = yes(channel.opens_threads(services.settings.threads));
        let line = Message::new("edge-settings-channel")
            .with("language", spoken(here.locale))
            .with("board", board(here.form));
        lines.push(line.with("game", game).with("threads", threads));
    }
    lines.extend(
        asked
            .options
            .is_empty()
            .then(|| Message::new("edge-settings-how")),
    );
    let text = services.composer.speaker(reader, &[]).lines(&lines);
    Ok(Reply::Whisper(Body::text(&text)))
}
