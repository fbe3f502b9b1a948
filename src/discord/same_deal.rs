//! The same deal again: a table that plays with the luck of a game that has ended, and the two beside each other.
//! Knows no game.

use super::answers::Reply;
use super::body::{Body, CONTENT, Enclosed, File};
use super::commands::again;
use super::failure::{At, Failure};
use super::orders::Asker;
use super::panels::Viewer;
use super::services::Services;
use super::spoilers;
use crate::store::TableId;
use crate::table::comparison::{ComparedEnd, ComparedRound, Comparison};
use crate::table::timing::PACE;
use crate::table::transcript::Transcript;
use crate::table::{
    Chosen, Command, Fault, FinishedTranscript, Only, SameDeal, Step, TableButton, TableView, UserId,
};
use crate::words::{Arg, Message, Speaker, cut};
use std::cmp::Ordering;

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
    again::stands_here(services, table, caller).await?;
    spoilers::spare_twins(&services.hall, table).await?;
    let game = services.hall.read(table, |table| table.game()).await?;
    let (finished, knowing) = (finished(services, table).await?, knowing(services, table).await?);
    let same = finished.and_then(|transcript| SameDeal::of(&transcript, knowing));
    let mut same = same.ok_or_else(|| Message::new("edge-duplicate-none"))?;
    let kept = |table: &dyn TableView| {
        let computers = table.roster().computers().map(|(_, level)| level).collect();
        (computers, table.roster().agreed_to_hints(viewer.user), table.chosen())
    };
    let chosen: Chosen;
    (same.computers, same.hints, chosen) = services.hall.read(table, kept).await?;
    same.chosen.extend(&chosen.parted(&[PACE.key]).0);
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
    again::open_again(services, (game, caller), &order, viewer).await
}

/// Who knows a table's luck, also from those that played it at the same time.
pub(super) async fn knowing(services: &Services, table: TableId) -> Result<Vec<UserId>, Failure> {
    let mut all: Vec<UserId> = Vec::new();
    for twin in services.hall.twins_of(table).await? {
        let knowing = match services.hall.read(twin, |table| table.knowing()).await {
            Ok(knowing) => knowing,
            Err(Fault::NoTable(_)) => continue,
            Err(why) => return Err(why.into()),
        };
        let fresh: Vec<UserId> = knowing.into_iter().filter(|user| !all.contains(user)).collect();
        all.extend(fresh);
    }
    Ok(all)
}

/// A game that has ended beside those that had the same luck: the one that had it before, or all that had it at the
/// same time.
async fn compare(services: &Services, table: TableId, viewer: Viewer) -> Result<Reply, Failure> {
    spoilers::spare_twins(&services.hall, table).await?;
    spoilers::spare(&services.hall, table, viewer.user).await?;
    let none = || Message::new("edge-compare-none");
    let here = finished(services, table).await?.ok_or_else(none)?;
    let twin = services.hall.read(table, |table| table.twins().is_some()).await?;
    let others = match twin {
        true => services.hall.twins_of(table).await?,
        false => here.original.iter().map(|original| original.table).collect(),
    };
    if others.iter().all(|other| *other == table) {
        return Err(none().into());
    }
    let mut compared = Vec::new();
    for other in others.into_iter().filter(|other| *other != table) {
        if let Ok(Some(there)) = finished(services, other).await {
            compared.push((other, comparison(services, [here.clone(), there]).await?));
        }
    }
    let texts = |(other, comparison): &(TableId, Comparison)| {
        let speakers = comparison.ends.each_ref().map(|end| end.names.as_slice());
        let speakers = speakers.map(|names| services.composer.speaker(viewer.reader, names));
        told_beside(comparison, (*other, twin), speakers)
    };
    let compared: Vec<Beside> = compared.iter().map(texts).collect();
    match compared.is_empty() {
        true => Err(Message::new("edge-compare-gone").into()),
        false => {
            let more = services.composer.speaker(viewer.reader, &[]);
            Ok(Reply::Whisper(body(&compared, more)))
        }
    }
}

/// A table's game once it has ended.
async fn finished(services: &Services, table: TableId) -> Result<Option<Transcript>, Failure> {
    let finished = services.hall.read(table, |table| table.finished_transcript());
    Ok(finished.await?.map(FinishedTranscript::into_transcript))
}

/// Two games beside each other, played again away from the threads that answer.
async fn comparison(services: &Services, games: [Transcript; 2]) -> Result<Comparison, Failure> {
    let catalogue = services.hall.catalogue().clone();
    let compared = tokio::task::spawn_blocking(move || {
        let [here, there] = &games;
        Comparison::of(&catalogue, [here, there])
    });
    match compared.await {
        Ok(Ok(comparison)) => Ok(comparison),
        Ok(Err(why)) => {
            tracing::error!(ply = why.ply, "a game that has ended cannot be compared");
            Err(Message::new("edge-compare-none").into())
        }
        Err(why) => {
            tracing::error!(%why, "comparing games failed");
            Err(Message::new("edge-compare-none").into())
        }
    }
}

/// What two games come to beside each other, in words.
struct Beside {
    /// What comes first in any case.
    head: String,
    /// The rounds in which they differ.
    rounds: Vec<String>,
    foot: Option<String>,
}

impl Beside {
    /// With so many of the rounds.
    fn text(&self, rounds: usize) -> String {
        let all = [&self.head]
            .into_iter()
            .chain(&self.rounds[..rounds])
            .chain(&self.foot);
        all.map(String::as_str).collect::<Vec<_>>().join("\n\n")
    }

    /// With all of them.
    fn whole(&self) -> String {
        self.text(self.rounds.len())
    }
}

fn told_beside(
    comparison: &Comparison,
    (other, twin): (TableId, bool),
    speakers: [Speaker<'_>; 2],
) -> Beside {
    let rounds = comparison.rounds.iter();
    Beside {
        head: head(comparison, (other, twin), speakers[0]),
        rounds: rounds.map(|round| told(comparison, round, speakers)).collect(),
        foot: foot(comparison).map(|foot| speakers[0].say(&foot)),
    }
}

/// What games come to beside each other: as much as a message holds, and all of it in a file where that is more.
fn body(compared: &[Beside], speaker: Speaker<'_>) -> Body<Only> {
    let joined = |text: fn(&Beside) -> String| compared.iter().map(text).collect::<Vec<_>>().join("\n\n");
    let all = joined(Beside::whole);
    if all.chars().count() <= CONTENT {
        return Body::text(&all);
    }
    let count: usize = compared.iter().map(|beside| beside.rounds.len()).sum();
    let more = speaker.say(&Message::new("edge-compare-file").with("count", count));
    let shown = match compared {
        [beside] => {
            let fits =
                |shown: &usize| beside.text(*shown).chars().count() + more.chars().count() + 2 <= CONTENT;
            beside.text((0..beside.rounds.len()).rev().find(fits).unwrap_or(0))
        }
        _ => joined(|beside| beside.head.clone()),
    };
    // What is cut is in the file.
    let room = CONTENT.saturating_sub(more.chars().count() + 2);
    let mut body = Body::text(&format!("{}\n\n{more}", cut(&shown, room)));
    body.enclosed = Enclosed::File(File {
        name: "comparison.txt".to_owned(),
        // A file shows marks of emphasis as they are.
        bytes: all.replace("**", "").into_bytes(),
        alt: None,
    });
    body
}

/// Whose games they are, what came of each seat, and how long they went alike.
fn head(comparison: &Comparison, (other, twin): (TableId, bool), speaker: Speaker<'_>) -> String {
    let [here, there] = &comparison.ends;
    let title = Message::new(match twin {
        true => "edge-compare-twin",
        false => "edge-compare",
    });
    let title = title.with("table", Arg::Word(other.to_string().into()));
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
        true if here.winners == there.winners => Message::new("edge-compare-same"),
        true => Message::new("edge-compare-ended"),
        false => Message::new("edge-compare-alike").with("count", comparison.alike),
    };
    let seats = (0..here.names.len()).map(seat);
    let lines: Vec<Message> = [title].into_iter().chain(seats).chain([alike]).collect();
    speaker.lines(&lines)
}

/// Which of the two went on for longer.
fn foot(comparison: &Comparison) -> Option<Message> {
    let [here, there] = comparison.ends.each_ref().map(|end| end.actions);
    let longer = match here.cmp(&there) {
        Ordering::Equal => return None,
        Ordering::Greater => "edge-compare-longer-here",
        Ordering::Less => "edge-compare-longer-there",
    };
    Some(Message::new(longer).with("count", here.abs_diff(there)))
}

/// What stands before what was done in each of the two games. The same people may have played both.
const SIDES: [&str; 2] = ["edge-compare-side-here", "edge-compare-side-there"];

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
        let who = Message::new(SIDES[side]).with("who", names.collect::<Vec<_>>());
        format!("{} {told}", speakers[side].say(&who))
    };
    let number = speakers[0].say(&Message::new("edge-compare-round").with("number", round.number));
    format!("{number}\n{}\n{}", side(0), side(1))
}
