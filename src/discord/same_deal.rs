//! The same deal again: a table that plays with the luck of a game that has ended, and the two beside each other.
//! Knows no game.

use super::answers::Reply;
use super::body::{Body, CONTENT, Enclosed, File};
use super::commands::join;
use super::failure::{At, Failure};
use super::orders::Asker;
use super::panels::Viewer;
use super::services::Services;
use crate::store::TableId;
use crate::table::comparison::{ComparedEnd, ComparedTurn, Comparison};
use crate::table::{Command, FinishedTranscript, Only, SameDeal, Step, TableButton};
use crate::words::{Arg, Message, Speaker, cut};

/// Does what one of the buttons about a luck that is played with once more says.
///
/// # Errors
/// It cannot be done, or not here.
pub(super) async fn pressed(
    services: &Services,
    table: TableId,
    (button, asker): (TableButton, Asker<'_>),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match button {
        TableButton::Duplicate => open(services, table, asker, viewer).await,
        TableButton::Consent => {
            let agreed = services.orders.ask(table, asker, Command::Consent).await;
            agreed.at(table)?;
            services
                .panels
                .say_of(table, viewer.reader, Message::new("edge-consented"))
                .await
        }
        _ => compare(services, table, viewer).await,
    }
}

/// A table in the asker's channel with the luck and options of a game that has ended, or a seat at the one that
/// already stands there.
async fn open(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let caller = asker.caller;
    join::stands_here(services, table, caller).await?;
    let (finished, knowing, game) = services
        .hall
        .read(table, |table| (table.finished_transcript(), table.knowing(), table.game()))
        .await?;
    let finished = finished.map(FinishedTranscript::into_transcript);
    let same = finished.and_then(|transcript| SameDeal::of(&transcript, knowing));
    let same = same.ok_or_else(|| Message::new("edge-duplicate-none"))?;
    if let Some(standing) = services.hall.at(caller.place()).await? {
        let original = same.duplicate.original.table;
        let other = services.hall.read(standing, |table| {
            let stands = table.duplicate_of() != Some(original) || !table.gathering();
            stands.then(|| Message::new("edge-duplicate-place").with("game", table.title()))
        });
        if let Some(other) = other.await? {
            return Err(other.into());
        }
    }
    // The button was shown before that table was opened: it never takes a seat in a game that is on.
    let asker = Asker {
        stamp: Some(Step::NONE),
        ..asker
    };
    let order = services.orders.order(asker, Command::Duplicate(Box::new(same)));
    join::open_again(services, (game, caller), &order, viewer).await
}

/// A game that has ended beside the one whose luck it had.
async fn compare(services: &Services, table: TableId, viewer: Viewer) -> Result<Reply, Failure> {
    let finished = |table: TableId| async move {
        let finished = services.hall.read(table, |table| table.finished_transcript());
        Ok::<_, Failure>(finished.await?.map(FinishedTranscript::into_transcript))
    };
    let none = || Message::new("edge-compare-none");
    let here = finished(table).await?.ok_or_else(none)?;
    let original = here.original.as_ref().ok_or_else(none)?.table;
    let there = match finished(original).await {
        Ok(Some(there)) => there,
        Ok(None) | Err(_) => return Err(Message::new("edge-compare-gone").into()),
    };
    let catalogue = services.hall.catalogue().clone();
    let compared = tokio::task::spawn_blocking(move || Comparison::of(&catalogue, [&here, &there])).await;
    let comparison = match compared {
        Ok(Ok(comparison)) => comparison,
        Ok(Err(why)) => {
            tracing::error!(%table, ply = why.ply, "a game that has ended cannot be compared");
            return Err(none().into());
        }
        Err(why) => {
            tracing::error!(%table, %why, "comparing games failed");
            return Err(none().into());
        }
    };
    let names = |side: usize| comparison.ends[side].names.clone();
    let (ours, theirs) = (names(0), names(1));
    let speakers = [&ours, &theirs].map(|names| services.composer.speaker(viewer.reader, names));
    Ok(Reply::Whisper(body(&comparison, original, speakers)))
}

/// What two games come to beside each other: as much as a message holds, and all of it in a file where that is more.
fn body(comparison: &Comparison, original: TableId, speakers: [Speaker<'_>; 2]) -> Body<Only> {
    let head = head(comparison, original, speakers[0]);
    let turns: Vec<String> = comparison.turns.iter().map(|turn| told(turn, speakers)).collect();
    let all = format!("{head}\n\n{}", turns.join("\n\n"));
    if all.chars().count() <= CONTENT {
        return Body::text(all.trim_end());
    }
    let more = speakers[0].say(&Message::new("edge-compare-file").with("count", comparison.turns.len()));
    let room = CONTENT.saturating_sub(head.chars().count() + more.chars().count() + 4);
    let mut shown = String::new();
    for turn in &turns {
        if shown.chars().count() + turn.chars().count() + 2 > room {
            break;
        }
        shown.push_str(&format!("\n\n{turn}"));
    }
    let mut body = Body::text(&cut(&format!("{head}{shown}\n\n{more}"), CONTENT));
    body.enclosed = Enclosed::File(File {
        name: "comparison.txt".to_owned(),
        bytes: all.into_bytes(),
        alt: None,
    });
    body
}

/// Whose games they are, what came of each seat, and how long they went alike.
fn head(comparison: &Comparison, original: TableId, speaker: Speaker<'_>) -> String {
    let [here, there] = &comparison.ends;
    let title = Message::new("edge-compare").with("table", Arg::Word(original.to_string().into()));
    let score = |end: &ComparedEnd, seat: usize| i64::from(end.scores.get(seat).copied().unwrap_or_default());
    let name = |end: &ComparedEnd, seat: usize| Arg::Text(end.names.get(seat).cloned().unwrap_or_default());
    let seat = |seat: usize| {
        Message::new("edge-compare-seat")
            .with("number", seat + 1)
            .with("here", name(here, seat))
            .with("points", score(here, seat))
            .with("there", name(there, seat))
            .with("others", score(there, seat))
    };
    let alike = match (comparison.turns.is_empty(), comparison.alike) {
        (true, _) => Message::new("edge-compare-same"),
        (false, alike) => Message::new("edge-compare-alike").with("count", alike),
    };
    let seats = (0..here.names.len()).map(seat);
    let lines: Vec<Message> = [title].into_iter().chain(seats).chain([alike]).collect();
    speaker.lines(&lines)
}

/// A turn in which they differ.
fn told(turn: &ComparedTurn, speakers: [Speaker<'_>; 2]) -> String {
    let side = |side: usize, id: &'static str| {
        let told: Vec<String> = turn.told[side]
            .iter()
            .map(|line| speakers[side].say(line))
            .collect();
        let told = match told.is_empty() {
            true => speakers[side].say(&Message::new("edge-compare-nothing")),
            false => told.join(" "),
        };
        format!("{}{told}", speakers[side].say(&Message::new(id)))
    };
    let number = speakers[0].say(&Message::new("edge-compare-turn").with("number", turn.number));
    format!("{number}\n{}\n{}", side(0, "edge-compare-here"), side(1, "edge-compare-there"))
}
