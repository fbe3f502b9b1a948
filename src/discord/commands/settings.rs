//! `/settings`: shows and changes what a person and a channel wish.

use super::away;
use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::failure::Failure;
use crate::discord::incoming::Asked;
use crate::discord::profile::{Channel, Form, HandTo, Person, Reader, Reminders, TurnCall};
use crate::discord::services::Services;
use crate::discord::suggestion::{MOST, fitting, folded};
use crate::presence::{CityNames, Presence, TypedZone, Zone, read_quiet};
use crate::words::{Arg, Locale, Message, Style};
use std::collections::BTreeSet;

/// Quiet hours that are suggested.
const NIGHTS: [&str; 4] = ["22:00–07:00", "23:00–07:00", "23:00–08:00", "00:00–08:00"];
/// What stands for no quiet hours.
const OFF: &str = "off";

pub(super) async fn run(services: &Services, asked: &Asked, _: Reader) -> Result<Reply, Failure> {
    let mut tried = None;
    let changed = match asked.sub.as_deref() {
        Some("mine") => {
            let closed = services.preferences.person(&asked.caller).await?.observed.closed;
            let changed = hours(services, asked).await? | mine(services, asked).await?;
            if closed && asked.text("hand").is_some_and(|word| word != "panel") {
                // A wish by name is worth one more try.
                let user = asked.caller.user;
                let tables = services.hall.of(user).await?;
                tried = Some(services.promises.tried_again(&tables, user).await);
            }
            changed
        }
        Some("channel") => channel(services, asked).await?,
        _ => false,
    };
    show(services, asked, kept(asked, changed).into_iter().chain(tried).collect()).await
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
    let settings = &mut person.settings;
    if let Some(code) = asked.text("language") {
        settings.language = language(code);
    }
    if let Some(word) = asked.text("board") {
        settings.board = Some(form(word));
    }
    if let Some(word) = asked.text("hand") {
        settings.hand = Some(if word == "panel" {
            HandTo::Panel
        } else {
            HandTo::Direct
        });
        person.observed.closed = false;
    }
    if let Some(on) = asked.switch("mention") {
        settings.mention = Some(on);
    }
    if let Some(word) = asked.text("turn") {
        settings.turn = Some(if word == "message" {
            TurnCall::Message
        } else {
            TurnCall::Mention
        });
    }
    if let Some(on) = asked.switch("own-board") {
        settings.beside = Some(on);
    }
    if let Some(on) = asked.switch("statistics") {
        settings.statistics = Some(on);
    }
    if let Some(wish) = asked.text("reminders").and_then(Reminders::of) {
        settings.remind = Some(wish);
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
        presence.zone = Some(typed_zone(services, typed)?);
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

/// The zone that somebody means.
fn typed_zone(services: &Services, typed: &str) -> Result<Zone, Message> {
    match Zone::typed(&folded(typed), &city_names(services)) {
        TypedZone::One(zone) => Ok(zone),
        TypedZone::Several(zones) => {
            let zones = zones.iter().map(|zone| Message::text(called(zone))).collect();
            Err(Message::new("edge-settings-zone-which")
                .with("typed", Arg::Text(typed.trim().to_owned()))
                .with("zones", Arg::List(zones)))
        }
        TypedZone::Unknown => Err(Message::new("edge-settings-zone-unknown")),
    }
}

/// What cities and countries are called in all languages.
fn city_names(services: &Services) -> CityNames {
    let mut names = CityNames::default();
    for locale in Locale::ALL {
        let speaker = services.composer.words.speaker(locale, &[], Style::Plain);
        names.add(&folded(&speaker.say(&Message::new("edge-zone-cities"))));
    }
    names
}

/// A zone's name as people read it.
fn called(zone: &Zone) -> String {
    zone.name().replace('_', " ")
}

/// Suggests zones, each with what its clocks show: those of an abbreviation, and those with a city that is called so; then
/// the one in which most live who read the language.
pub(super) async fn suggest_zone(services: &Services, asked: &Asked, _: Reader) -> Vec<(String, String)> {
    let now = services.hall.clock().now();
    let typed = asked.text("zone").unwrap_or_default();
    let shown = |zone: &Zone, of: &str| {
        let name = format!("{}{of} · {}", called(zone), zone.shows(now));
        (name, zone.name().to_owned())
    };
    let names = city_names(services);
    let abbreviated = Zone::abbreviated(typed);
    let abbreviated = abbreviated
        .iter()
        .map(|zone| shown(zone, &format!(" · {}", typed.trim().to_uppercase())));
    let known = folded(typed);
    let named = names
        .beginning(&known)
        .map(|(name, zone)| shown(zone, &format!(" · {}", capitals(name))));
    let likely = Zone::of_language(&asked.caller.locale);
    let others = Zone::offered().filter(|zone| likely.as_ref() != Some(zone));
    let all = likely.iter().cloned().chain(others).map(|zone| shown(&zone, ""));
    let mut seen = BTreeSet::new();
    let mut suggested: Vec<(String, String)> = abbreviated.chain(named).collect();
    suggested.extend(fitting(typed, all));
    suggested.retain(|(_, zone)| seen.insert(zone.clone()));
    suggested.truncate(MOST);
    suggested
}

/// A city's name with capital letters.
fn capitals(name: &str) -> String {
    let mut before = ' ';
    let capital = |mark: char| {
        let first = std::mem::replace(&mut before, mark).is_whitespace();
        if first { mark.to_ascii_uppercase() } else { mark }
    };
    name.chars().map(capital).collect()
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
    let Some(zone) = presence.zone.as_ref() else {
        return Ok(Message::new("edge-settings-no-quiet"));
    };
    let line = match presence.quiet {
        Some(hours) => Message::new("edge-settings-quiet").with("hours", Arg::Word(hours.to_string().into())),
        None => Message::new("edge-settings-zone"),
    };
    let line = line.with("zone", Arg::Word(called(zone).into()));
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
    let turn = match person.settings.turn.unwrap_or_default() {
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

/// Everything that holds for the caller and here, under what was done.
async fn show(services: &Services, asked: &Asked, done: Vec<Message>) -> Result<Reply, Failure> {
    let person = services.preferences.person(&asked.caller).await?;
    let default = services.settings.language;
    let reader = person.reader(default);
    let mut lines = done;
    let board = |form: Form| match form {
        Form::Picture => Message::new("choice-picture"),
        Form::Text => Message::new("choice-text"),
    };
    let hand = match person.settings.hand.unwrap_or_default() {
        HandTo::Direct => Message::new("choice-direct"),
        HandTo::Panel => Message::new("choice-panel"),
    };
    let spoken = |locale: Locale| Message::text(locale.name());
    let mine = Message::new("edge-settings-mine")
        .with("language", spoken(reader.locale))
        .with("board", board(reader.form));
    lines.push(
        mine.with("hand", hand)
            .with("mention", yes(person.settings.mention.unwrap_or(true))),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;

    #[test]
    fn cities_are_found_by_what_they_are_called_in_each_language() {
        let words = Words::load().unwrap();
        let mut names = CityNames::default();
        for locale in Locale::ALL {
            let list = words
                .speaker(locale, &[], Style::Plain)
                .say(&Message::new("edge-zone-cities"));
            for entry in list.split(',') {
                let (zone, named) = entry.split_once(':').unwrap();
                assert!(Zone::of(zone).is_some() && !named.trim().is_empty(), "{locale}: {entry}");
            }
            names.add(&folded(&list));
        }
        for (typed, zone) in [
            ("Rom", "Europe/Rome"),
            ("Roma", "Europe/Rome"),
            ("rome", "Europe/Rome"),
            ("Milano", "Europe/Rome"),
            ("Berlino", "Europe/Berlin"),
            ("München", "Europe/Berlin"),
            ("Wien", "Europe/Vienna"),
            ("New York", "America/New_York"),
            ("Nova York", "America/New_York"),
            ("São Paulo", "America/Sao_Paulo"),
            ("san paolo", "America/Sao_Paulo"),
            ("Brasília", "America/Sao_Paulo"),
            ("Lisboa", "Europe/Lisbon"),
            ("Lissabon", "Europe/Lisbon"),
            ("Lisbona", "Europe/Lisbon"),
            ("Zürich", "Europe/Zurich"),
            ("Tóquio", "Asia/Tokyo"),
            ("Città del Messico", "America/Mexico_City"),
        ] {
            let found = Zone::typed(&folded(typed), &names);
            assert_eq!(found, TypedZone::One(Zone::of(zone).unwrap()), "{typed}");
        }
    }
}
