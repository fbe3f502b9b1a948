//! The game of a record that somebody has attached, gone through turn by turn for them alone, or one of its moments
//! shown to everyone. Knows no game.

use super::answers::Reply;
use super::attached_record::{self, AttachedRecord};
use super::controls::Rows;
use super::custom_id::{ControlUse, RecordKey};
use super::failure::Failure;
use super::incoming::Click;
use super::panels::Viewer;
use super::permission;
use super::replay_sheet::{hands, rounds, sheet, turn, ways};
use super::services::Services;
use super::show_place::ShowPlace;
use crate::hall::Hall;
use crate::portray::Menu;
use crate::store::TableId;
use crate::table::fair::Seed;
use crate::table::moment::{Moment, MomentPath};
use crate::table::transcript::{End, Transcript, TranscriptMove};
use crate::table::{Everyone, Fault, Post, Step, TableView};
use crate::words::{Arg, Message, cut};
use std::sync::Arc;
use std::time::Instant;

/// The most work that a record may be which is gone through, in steps
/// ([`Catalogue::judge`](crate::table::Catalogue::judge)): each press plays it again. The longest of the games that the
/// tests play at random takes some two thousand.
const STEPS: u64 = 5_000;
/// The longest name that is shown, as long as those that Discord allows.
const NAME: usize = 32;

/// Reads and checks an attached record, and shows a moment of it.
///
/// # Errors
/// It is none, its game has not ended, or it has the luck of a game that its viewer still plays.
pub(super) async fn attached(
    services: &Services,
    given: (&str, u64),
    path: MomentPath,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let record = AttachedRecord::fetch(services, given).await?;
    if record.transcript.end == End::Open && record.transcript.seed.is_none() {
        return Err(Message::new("edge-record-open").into());
    }
    let original = attached_record::original(services, &record.transcript).await;
    let names: Vec<String> = record
        .transcript
        .seats
        .iter()
        .map(|seat| name(&seat.name))
        .collect();
    let judged = attached_record::worked(services, viewer.user, move |catalogue| {
        let judged = catalogue.judge(&record.transcript, STEPS);
        (record.differs(judged.as_ref(), original.as_ref()), record)
    });
    let (differs, record) = judged.await?.ok_or_else(attached_record::failed)?;
    if let Some(differs) = differs {
        let lines = [differs, Message::new("edge-record-unshown")];
        return Ok(Reply::Whisper(services.composer.lines(viewer.reader, &names, &lines)));
    }
    spare(services, &record.transcript, viewer).await?;
    let AttachedRecord { text, transcript } = record;
    let key = services
        .records
        .keep(viewer.user, &text, with_short_names(transcript), Instant::now());
    shown(services, key, path, (viewer, &[Message::new("edge-record-checked")])).await
}

/// Does what a control of such a panel says.
///
/// # Errors
/// The record is not kept any more, or it is another control.
pub(super) async fn used(
    services: &Services,
    record: RecordKey,
    control: &ControlUse,
    (pressed, viewer): (&Click, Viewer),
) -> Result<Reply, Failure> {
    let picked = || pressed.values.first().and_then(|value| value.parse().ok());
    let path = match control {
        ControlUse::ShareMoment(path) => return share(services, record, *path, (pressed, viewer)).await,
        ControlUse::Moment(path) => Some(*path),
        ControlUse::MomentHands(_) => picked(),
        _ => None,
    };
    let path = path.ok_or_else(|| Message::new("edge-unknown-control"))?;
    let reply = shown(services, record, path, (viewer, &[])).await?;
    Ok(reply.in_place(pressed.own))
}

/// A moment for one person, with the ways to others; `first` are lines above it.
async fn shown(
    services: &Services,
    record: RecordKey,
    path: MomentPath,
    (viewer, first): (Viewer, &[Message]),
) -> Result<Reply, Failure> {
    let looked = look(services, record, path, viewer).await?;
    let moment = &looked.moment;
    let mut sheet = sheet(services, (moment, &looked.game, &board()), path.hands, (viewer.reader, first));
    let here = MomentPath {
        turn: turn(moment.turn),
        hands: path.hands,
    };
    let speaker = services.composer.speaker(viewer.reader, &moment.step.names);
    sheet.body.rows = Rows::of_record((speaker, &services.composer.emoji), record)
        .moments(&ways(moment, path.hands), here)
        .moments(&rounds(moment, path.hands), here)
        .moment_uses(here, true, &hands(moment))
        .done();
    Ok(Reply::Whisper(services.composer.draw(sheet).await.into()))
}

/// Shows a moment to everyone where that is wished. Within some minutes the same one is posted once.
async fn share(
    services: &Services,
    record: RecordKey,
    path: MomentPath,
    (pressed, viewer): (&Click, Viewer),
) -> Result<Reply, Failure> {
    let caller = &pressed.caller;
    let Some(server) = caller.server else {
        return Err(Message::new("edge-record-direct").into());
    };
    if !permission::may_write(caller) {
        return Err(Message::new("edge-record-mute").into());
    }
    let looked = look(services, record, path, viewer).await?;
    let there = services.hall.in_server(server).await?;
    if plays(&services.hall, &looked.transcript, there).await? {
        return Err(Message::new("edge-spoils-all").into());
    }
    let shares = Message::new("edge-record-shares").with("who", Arg::Text(caller.name.clone()));
    let reader = services
        .preferences
        .everyone(caller)
        .await
        .unwrap_or(viewer.reader);
    let there = ShowPlace::new(caller.place(), reader, (pressed, viewer));
    let seen = (&looked.moment, &looked.game, &board());
    let mut sheet = sheet(services, seen, path.hands, (there.reader, &[shares]));
    sheet.body.rows.clear();
    let body = services.composer.draw(sheet).await;
    let what = format!("{}/{path}/{}", record.0, caller.place().0);
    Ok(there.publish(services, body, &what).await)
}

/// A moment of a record's game.
struct Looked {
    transcript: Arc<Transcript>,
    moment: Moment,
    game: Message,
}

/// Plays a record's game again up to a moment, away from the threads that answer.
async fn look(
    services: &Services,
    record: RecordKey,
    path: MomentPath,
    viewer: Viewer,
) -> Result<Looked, Failure> {
    let kept = services.records.find(viewer.user, record, Instant::now());
    let transcript = kept.ok_or_else(|| Message::new("edge-record-gone"))?;
    spare(services, &transcript, viewer).await?;
    let catalogue = services.hall.catalogue().clone();
    let title = catalogue.game(&transcript.game).map(|listing| listing.title());
    let game = title.ok_or_else(|| Message::new("edge-verify-game"))?;
    let turn = usize::try_from(path.turn).unwrap_or(usize::MAX);
    let played = Arc::clone(&transcript);
    let moment = tokio::task::spawn_blocking(move || catalogue.moment(&played, turn)).await;
    let failed = |why: &dyn std::fmt::Display| {
        tracing::error!(%why, "the game of an attached record cannot be gone through");
        Failure::from(Message::new("edge-replay-broken"))
    };
    Ok(Looked {
        moment: moment.map_err(|why| failed(&why))?.map_err(|why| failed(&why))?,
        transcript,
        game,
    })
}

/// Refuses to tell somebody of a game while they sit at a table with the same luck.
async fn spare(services: &Services, transcript: &Transcript, viewer: Viewer) -> Result<(), Failure> {
    let own = services.hall.of(viewer.user).await?;
    match plays(&services.hall, transcript, own).await? {
        true => Err(Message::new("edge-spoils-own").into()),
        false => Ok(()),
    }
}

/// Whether one of these tables plays with the luck of a record. What the record says of its table can be changed, its
/// seed cannot, since its draws follow from it: so the seed is held against what each table has promised.
async fn plays(hall: &Hall, transcript: &Transcript, tables: Vec<TableId>) -> Result<bool, Fault> {
    let Some(seed) = transcript.seed.as_deref().and_then(Seed::parse) else {
        return Ok(false);
    };
    for table in tables {
        let same = |table: &dyn TableView| !table.ended() && table.promised_with(&seed);
        match hall.read(table, same).await {
            Ok(true) => return Ok(true),
            Ok(false) | Err(Fault::NoTable(_)) => {}
            Err(why) => return Err(why),
        }
    }
    Ok(false)
}

/// A board with nothing on it, of no table.
fn board() -> Post<Everyone> {
    Post {
        audience: Everyone::default(),
        table: TableId(0),
        step: Step::NONE,
        stamp: Step::NONE,
        title: Message::new("text"),
        lines: Vec::new(),
        recap: Vec::new(),
        waiting: None,
        notes: Vec::new(),
        picture: None,
        beside: false,
        menu: Menu::default(),
        buttons: Vec::new(),
        view: None,
        names: Vec::new(),
    }
}

/// A name no longer than those that people have.
fn name(text: &str) -> String {
    cut(text, NAME).into_owned()
}

/// A transcript in which nobody has a longer name: anybody can have written it.
fn with_short_names(mut transcript: Transcript) -> Transcript {
    for seat in &mut transcript.seats {
        seat.name = name(&seat.name);
    }
    for step in &mut transcript.moves {
        if let TranscriptMove::Replaced(_, theirs) = step {
            *theirs = name(theirs);
        }
    }
    transcript
}
