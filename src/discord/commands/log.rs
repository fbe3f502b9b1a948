//! `/log`: what has happened, as the caller may read it.

use crate::discord::answers::Reply;
use crate::discord::body::{Body, CONTENT};
use crate::discord::composer::Composer;
use crate::discord::controls::Rows;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::panels::Viewer;
use crate::discord::profile::Reader;
use crate::discord::services::Services;
use crate::discord::spoilers;
use crate::store::TableId;
use crate::table::{Step, TableView};
use crate::words::{Message, Speaker};

/// For the line that says what is left out.
const ROOM: usize = 120;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Looking).await?;
    let from = asked.number("from").and_then(|from| usize::try_from(from).ok());
    let user = asked.caller.user;
    let reply = shown(services, table, Viewer { user, reader }, from).await?;
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// The log as somebody may read it, with buttons for the lines before and after.
///
/// # Errors
/// The table cannot be looked at.
pub(in crate::discord) async fn shown(
    services: &Services,
    table: TableId,
    viewer: Viewer,
    from: Option<usize>,
) -> Result<Reply, Failure> {
    spoilers::spare(&services.hall, table, viewer.user).await?;
    let read = |table: &dyn TableView| (table.log(viewer.user), table.roster().names(), table.begun());
    let (lines, names, begun) = services.hall.read(table, read).await?;
    let speaker = services.composer.speaker(viewer.reader, &names);
    let page = page((&services.composer, viewer.reader, &names), &lines, from);
    let mut body = Body::text(&page.text);
    body.rows = Rows::new((speaker, &services.composer.emoji), table, Step::NONE)
        .log_pages(&page.others, begun)
        .done();
    Ok(Reply::Whisper(body))
}

/// As much of a log as fits into one message.
pub(in crate::discord) struct LogPage {
    pub text: String,
    /// The pages before and after: what the way there is called, and the line it begins with.
    pub others: Vec<(&'static str, usize)>,
}

/// The log in one message, for a reader and with the names by seat: its end, or as much as fits from a
/// line on, whether or not there is room for emoji.
pub(in crate::discord) fn page(
    (composer, reader, names): (&Composer, Reader, &[String]),
    lines: &[Message],
    from: Option<usize>,
) -> LogPage {
    let speaker = composer.speaker(reader, names);
    if lines.is_empty() {
        return LogPage {
            text: speaker.say(&Message::new("edge-log-empty")),
            others: Vec::new(),
        };
    }
    let numbered = |speaker: Speaker<'_>, at: usize| format!("{}\\. {}", at + 1, speaker.say(&lines[at]));
    let said: Vec<String> = (0..lines.len()).map(|at| numbered(speaker, at)).collect();
    let mut room = CONTENT - ROOM;
    let mut fits = |line: &&String| {
        let size = line.encode_utf16().count() + 1;
        let fits = size <= room;
        room = room.saturating_sub(size);
        fits
    };
    let (first, count) = match from {
        Some(from) => {
            let first = from.saturating_sub(1).min(said.len() - 1);
            (first, said[first..].iter().take_while(&mut fits).count())
        }
        None => {
            let count = said.iter().rev().take_while(&mut fits).count();
            (said.len() - count, count)
        }
    };
    let part = (count < said.len()).then(|| {
        Message::new("edge-log-part")
            .with("first", first + 1)
            .with("last", first + count)
            .with("all", said.len())
    });
    let spoken = composer.spoken(reader, names, |speaker| {
        let part = part.iter().map(|part| format!("-# {}", speaker.say(part)));
        let shown = (first..first + count).map(|at| numbered(speaker, at));
        part.chain(shown).collect::<Vec<_>>().join("\n")
    });
    LogPage {
        text: spoken.shown,
        others: others(first, count, said.len()),
    }
}

/// The ways to the lines before and after those shown, of which there are so many from `first` on.
fn others(first: usize, count: usize, all: usize) -> Vec<(&'static str, usize)> {
    let older = (first > 0).then(|| ("edge-log-older", first.saturating_sub(count) + 1));
    let after = first + count;
    let newer = (after < all).then_some(("edge-log-newer", after + 1));
    older.into_iter().chain(newer).collect()
}
