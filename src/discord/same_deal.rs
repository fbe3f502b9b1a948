//! The same deal again: a table that plays with the luck of a game that has ended, and the two beside each other.
//! Knows no game.

use super::answers::Reply;
use super::body::{Body, CONTENT, Enclosed, File};
use super::commands::join;
use super::failure::{At, Failure};
use super::orders::Asker;
use super::panels::Viewer;
use super::services::Services;
use super::spoilers;
use crate::store::TableId;
use crate::table::comparison::{ComparedEnd, ComparedRound, Comparison};
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
            let stands = table.luck_of() != original || !table.gathering();
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
    spoilers::spare(&services.hall, table, viewer.user).await?;
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
    let foot = foot(comparison).map(|foot| speakers[0].say(&foot));
    let rounds: Vec<String> = comparison
        .rounds
        .iter()
        .map(|round| told(comparison, round, speakers))
        .collect();
    let blocks = |rounds: &[String]| {
        let all = [&head].into_iter().chain(rounds).chain(&foot);
        all.map(String::as_str).collect::<Vec<_>>().join("\n\n")
    };
    let all = blocks(&rounds);
    if all.chars().count() <= CONTENT {
        return Body::text(&all);
    }
    let more = speakers[0].say(&Message::new("edge-compare-file").with("count", comparison.rounds.len()));
    let fits =
        |shown: &usize| blocks(&rounds[..*shown]).chars().count() + more.chars().count() + 2 <= CONTENT;
    let shown = (0..rounds.len()).rev().find(fits).unwrap_or(0);
    let mut body = Body::text(&cut(&format!("{}\n\n{more}", blocks(&rounds[..shown])), CONTENT));
    body.enclosed = Enclosed::File(File {
        name: "comparison.txt".to_owned(),
        // A file shows marks of emphasis as they are.
        bytes: all.replace("**", "").into_bytes(),
        alt: None,
    });
    body
}

/// Whose games they are, what came of each seat, and how long they went alike.
fn head(comparison: &Comparison, original: TableId, speaker: Speaker<'_>) -> String {
    let [here, there] = &comparison.ends;
    let title = Message::new("edge-compare").with("table", Arg::Word(original.to_string().into()));
    let side = |end: &ComparedEnd, seat: usize| {
        let won = u8::try_from(seat).is_ok_and(|seat| end.winners.contains(&seat));
        Message::new(if won {
            "edge-compare-winner"
        } else {
            "edge-compare-player"
        })
        .with("name", Arg::Text(end.names.get(seat).cloned().unwrap_or_default()))
        .with("points", i64::from(end.scores.get(seat).copied().unwrap_or_default()))
    };
    let seat = |seat: usize| {
        Message::new("edge-compare-seat")
            .with("number", seat + 1)
            .with("here", side(here, seat))
            .with("there", side(there, seat))
    };
    let same = comparison.alike == here.actions && comparison.alike == there.actions;
    let alike = match same {
        true => Message::new("edge-compare-same"),
        false => Message::new("edge-compare-alike").with("count", comparison.alike),
    };
    let seats = (0..here.names.len()).map(seat);
    let lines: Vec<Message> = [title].into_iter().chain(seats).chain([alike]).collect();
    speaker.lines(&lines)
}

/// Which of the two went on for longer.
fn foot(comparison: &Comparison) -> Option<Message> {
    let [here, there] = &comparison.ends;
    let (longer, more) = match here.actions.checked_sub(there.actions) {
        Some(0) => return None,
        Some(more) => (here, more),
        None => (there, there.actions - here.actions),
    };
    let names = longer.names.iter().map(Message::text);
    let line = Message::new("edge-compare-longer").with("who", names.collect::<Vec<_>>());
    Some(line.with("count", more))
}

/// A round in which they differ.
fn told(comparison: &Comparison, round: &ComparedRound, speakers: [Speaker<'_>; 2]) -> String {
    let side = |side: usize| {
        let told: Vec<String> = round.told[side]
            .iter()
            .map(|line| speakers[side].say(line))
            .collect();
        let told = match told.is_empty() {
            true => speakers[side].say(&Message::new("edge-compare-nothing")),
            false => told.join(" "),
        };
        let names = comparison.ends[side].names.iter().map(Message::text);
        let who = Message::new("edge-compare-side").with("who", names.collect::<Vec<_>>());
        format!("{} {told}", speakers[side].say(&who))
    };
    let number = speakers[0].say(&Message::new("edge-compare-round").with("number", round.number));
    format!("{number}\n{}\n{}", side(0), side(1))
}
