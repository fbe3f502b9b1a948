//! `/log`: what has happened, as the caller may read it.

use crate::discord::answers::Reply;
use crate::discord::body::{Body, CONTENT};
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::words::{Message, Speaker};

/// For the line that says what is left out.
const ROOM: usize = 120;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Looking).await?;
    let from = asked.number("from").and_then(|from| usize::try_from(from).ok());
    let user = asked.caller.user;
    let (lines, names) = services
        .hall
        .read(table, |table| (table.log(user), table.roster().names()))
        .await?;
    let read = text(services.composer.speaker(reader, &names), &lines, from);
    let reply = Reply::Whisper(Body::text(&read));
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// The log in one message: its end, or as much as fits from a line on.
pub(in crate::discord) fn text(speaker: Speaker<'_>, lines: &[Message], from: Option<usize>) -> String {
    if lines.is_empty() {
        return speaker.say(&Message::new("edge-log-empty"));
    }
    let said: Vec<String> = lines
        .iter()
        .enumerate()
        .map(|(at, line)| format!("{}\\. {}", at + 1, speaker.say(line)))
        .collect();
    let mut room = CONTENT - ROOM;
    let mut fits = |line: &&String| {
        let size = line.encode_utf16().count() + 1;
        let fits = size <= room;
        room = room.saturating_sub(size);
        fits
    };
    let (first, shown): (usize, Vec<&String>) = match from {
        Some(from) => {
            let first = from.saturating_sub(1).min(said.len() - 1);
            (first, said[first..].iter().take_while(&mut fits).collect())
        }
        None => {
            let mut shown: Vec<&String> = said.iter().rev().take_while(&mut fits).collect();
            shown.reverse();
            (said.len() - shown.len(), shown)
        }
    };
    let mut text = shown
        .iter()
        .map(|line| line.as_str())
        .collect::<Vec<_>>()
        .join("\n");
    if shown.len() < said.len() {
        let part = Message::new("edge-log-part")
            .with("first", first + 1)
            .with("last", first + shown.len())
            .with("all", said.len());
        text = format!("-# {}\n{text}", speaker.say(&part));
    }
    text
}
