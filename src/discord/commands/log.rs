//! `/log`: what has happened, as the caller may read it.

use crate::discord::answer::Reply;
use crate::discord::body::{Body, CONTENT};
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::which::For;
use crate::discord::wishes::Reader;
use crate::table::UserId;
use crate::words::{Message, Speaker, Style};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Looking).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    let from = asked.number("from").and_then(|from| usize::try_from(from).ok());
    let read = edge.hall.read(table, |table| {
        let names = table.roster().names();
        edge.log_text(
            edge.words.speaker(reader.locale, &names, Style::Discord),
            &table.log(UserId(asked.caller.user)),
            from,
        )
    });
    let reply = match read.await {
        Ok(text) => Reply::Whisper(Body::text(&text)),
        Err(why) => edge.fault(reader, &why),
    };
    edge.headed(table, &asked.caller, reader, reply).await
}

impl Edge {
    /// The log in one message: its end, or as much as fits from a line on.
    pub(in crate::discord) fn log_text(
        &self,
        speaker: Speaker<'_>,
        lines: &[Message],
        from: Option<usize>,
    ) -> String {
        if lines.is_empty() {
            return speaker.say(&Message::new("edge-log-empty"));
        }
        let said: Vec<String> = lines
            .iter()
            .enumerate()
            .map(|(at, line)| format!("{}\\. {}", at + 1, speaker.say(line)))
            .collect();
        /// For the line that says what is left out.
        const ROOM: usize = 120;
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
}
