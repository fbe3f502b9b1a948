//! `/away`: until when somebody is away, so that their clocks stand at all their tables.

use crate::discord::answers::Reply;
use crate::discord::body::Body;
use crate::discord::custom_id::CustomId;
use crate::discord::failure::Failure;
use crate::discord::incoming::{Asked, Given};
use crate::discord::placement::placed;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::suggestion::{fitting, folded};
use crate::presence::{Presence, Zone, read_until};
use crate::store::TableId;
use crate::words::{Arg, Locale, Message, Style};
use serenity::builder::{CreateActionRow, CreateButton};

/// The days that are suggested.
const DAYS: [usize; 7] = [1, 2, 3, 5, 7, 10, 14];
/// What stands for being back, whatever the language.
const BACK: &str = "back";
/// The most tables that are told apart.
const MOST: usize = 10;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let (hall, user) = (&services.hall, asked.caller.user);
    let presence = hall.presence(user).await?;
    let now = hall.clock().now();
    let until = presence.absence.until(now);
    let Some(typed) = asked.text("until") else {
        let told = match until {
            Some(until) => moment("edge-away-now", until),
            None => Message::new("edge-away-none"),
        };
        let told = say(services, reader, &[(told, Vec::new())]);
        return Ok(if until.is_some() {
            with_way_back(services, asked, reader, told)
        } else {
            told
        });
    };
    if back(services, typed) {
        let told = if until.is_some() {
            hall.go_away(user, 0).await?;
            "edge-away-back"
        } else {
            "edge-away-none"
        };
        return Ok(say(services, reader, &[(Message::new(told), Vec::new())]));
    }
    let zone = zone(&presence, &asked.caller.locale);
    let Some(until) = read_until(typed, &zone, now) else {
        return Err(Message::new("edge-away-unclear").into());
    };
    let tables = hall.go_away(user, until).await?;
    let mut lines = vec![(moment("edge-away-set", until), Vec::new())];
    for (table, stands) in tables
        .into_iter()
        .filter(|(_, stands)| *stands != Some(until))
        .take(MOST)
    {
        lines.extend(exception(services, table, stands).await?);
    }
    let told = say(services, reader, &lines);
    Ok(with_way_back(services, asked, reader, told))
}

/// An answer to somebody who is away, with the button by which they are back.
fn with_way_back(services: &Services, asked: &Asked, reader: Reader, told: Reply) -> Reply {
    let Reply::Whisper(mut body) = told else {
        return told;
    };
    let id = CustomId::Command {
        name: asked.name.clone(),
        option: Some(("until".to_owned(), Given::Text(BACK.to_owned()))),
    };
    let label = services.composer.speaker(reader, &[]).styled(Style::Plain);
    let label = label.say(&Message::new("edge-away-back-word"));
    let button = CreateButton::new(id.to_string()).label(label);
    body.rows = vec![CreateActionRow::Buttons(vec![button])];
    Reply::Whisper(body)
}

/// What is told of a table where somebody's clock does not stand for so long; nothing where it has
/// none yet.
async fn exception(
    services: &Services,
    table: TableId,
    stands: Option<u64>,
) -> Result<Option<(Message, Vec<String>)>, Failure> {
    let read = services.hall.read(table, |table| {
        let line = match stands {
            Some(until) => moment("edge-away-cut", until),
            None if table.live() => Message::new("edge-away-live"),
            None => Message::new("edge-away-used"),
        };
        (!table.gathering() && !table.ended()).then(|| (placed(table, line), table.roster().names()))
    });
    Ok(read.await?)
}

/// Suggests how long: so many days, or being back.
pub(super) async fn suggest(services: &Services, asked: &Asked, reader: Reader) -> Vec<(String, String)> {
    let speaker = services.composer.speaker(reader, &[]);
    let days = DAYS.iter().map(|days| {
        let words = Message::new("edge-away-days").with("count", *days);
        (speaker.say(&words), days.to_string())
    });
    let back = (speaker.say(&Message::new("edge-away-back-word")), BACK.to_owned());
    fitting(asked.text("until").unwrap_or_default(), days.chain([back]))
}

/// Whether somebody typed that they are back.
fn back(services: &Services, typed: &str) -> bool {
    typed.trim() == BACK || says(services, typed, "edge-away-back-word")
}

/// Whether what somebody typed is a text in any language.
pub(super) fn says(services: &Services, typed: &str, text: &'static str) -> bool {
    let (typed, text) = (folded(typed.trim()), Message::new(text));
    let words = &services.composer.words;
    let said = |locale| words.speaker(locale, &[], Style::Plain).say(&text);
    Locale::ALL
        .into_iter()
        .any(|locale| folded(&said(locale)) == typed)
}

/// The zone of somebody who may not have said it: the one in which most live who read their
/// language.
pub(super) fn zone(presence: &Presence, language: &str) -> Zone {
    let guess = || Zone::of_language(language).or_else(|| Zone::of("UTC"));
    let zone = presence.zone.clone().or_else(guess);
    zone.unwrap_or_else(|| unreachable!("UTC is a zone"))
}

fn moment(id: &'static str, until: u64) -> Message {
    Message::new(id).with("until", Arg::Moment(until / 1_000))
}

fn say(services: &Services, reader: Reader, lines: &[(Message, Vec<String>)]) -> Reply {
    let said = |(line, names): &(Message, Vec<String>)| services.composer.speaker(reader, names).say(line);
    let lines: Vec<String> = lines.iter().map(said).collect();
    Reply::Whisper(Body::text(&lines.join("\n")))
}
