//! A game gone through turn by turn: one that has ended, for one person alone or one of its moments for everyone;
//! of one that goes on what everyone saw. Knows no game.

use super::animation::Animation;
use super::animator::NoFilm;
use super::answers::Reply;
use super::body::Enclosed;
use super::controls::Rows;
use super::custom_id::ControlUse;
use super::failure::Failure;
use super::ids::ChannelId;
use super::incoming::Click;
use super::more_buttons::plays;
use super::panels::Viewer;
use super::placement::placed;
use super::replay_sheet::{hands, rounds, sheet, turn, ways};
use super::services::Services;
use super::show_place::ShowPlace;
use super::spoilers;
use crate::store::TableId;
use crate::table::moment::{Moment, MomentPath};
use crate::table::transcript::Transcript;
use crate::table::{Everyone, Post, PublicPast, TableButton, TableView, UserId};
use crate::words::{Arg, Message};
use std::sync::Arc;

/// A moment of a table's game, and the table's board with nothing of its own on it.
struct Looked {
    moment: Moment,
    post: Post<Everyone>,
    game: Message,
    /// Whether the game goes on: then there are nobody's hands in it.
    running: bool,
    /// Whether it stands in direct messages, where there is nobody to share it with.
    direct: bool,
}

/// What of a table's game can be gone through.
enum ReplaySource {
    /// All of it.
    Whole(Transcript),
    /// What everyone saw of it up to now.
    Public(PublicPast),
}

/// Does what a control of such a panel says.
///
/// # Errors
/// The table cannot be looked at, or its game has not begun; or it is another control.
pub(super) async fn used(
    services: &Services,
    table: TableId,
    control: &ControlUse,
    (pressed, viewer): (&Click, Viewer),
) -> Result<Reply, Failure> {
    let picked = || pressed.values.first().and_then(|value| value.parse().ok());
    let path = match control {
        ControlUse::ShareMoment(path) => {
            return share(services, table, *path, (pressed, viewer)).await;
        }
        ControlUse::Moment(path) => Some(*path),
        ControlUse::MomentHands(_) => picked(),
        _ => None,
    };
    let path = path.ok_or_else(|| Message::new("edge-unknown-control"))?;
    let reply = shown(services, table, path, viewer).await?;
    // In direct messages too the panel is a message of its own.
    Ok(reply.in_place(pressed.own))
}

/// A moment for one person, with the ways to others.
///
/// # Errors
/// The table cannot be looked at, or its game has not begun.
pub(super) async fn shown(
    services: &Services,
    table: TableId,
    path: MomentPath,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    spoilers::spare(&services.hall, table, viewer.user).await?;
    let looked = look(services, table, path, viewer.user).await?;
    let seen = (&looked.moment, &looked.game, &looked.post);
    let mut sheet = sheet(services, seen, path.hands, (viewer.reader, &[]));
    let here = MomentPath {
        turn: turn(looked.moment.turn),
        hands: path.hands,
    };
    let speaker = services.composer.speaker(viewer.reader, &looked.post.names);
    let mut rows = Rows::new((speaker, &services.composer.emoji), table, looked.post.stamp)
        .moments(&ways(&looked.moment, path.hands), here)
        .moments(&rounds(&looked.moment, path.hands), here);
    if !looked.running {
        rows = rows.moment_uses(here, !looked.direct, &hands(&looked.moment));
    } else if services
        .hall
        .read(table, |table| plays(table, viewer.user))
        .await?
    {
        rows = rows.buttons(&[TableButton::Hand]);
    }
    sheet.body.rows = rows.done();
    Ok(Reply::Whisper(services.composer.draw(sheet).await.into()))
}

/// Shows a moment to everyone where the table stands. Within some minutes the same one is posted once.
///
/// # Errors
/// The table cannot be looked at, or nothing can be posted there.
async fn share(
    services: &Services,
    table: TableId,
    path: MomentPath,
    (pressed, viewer): (&Click, Viewer),
) -> Result<Reply, Failure> {
    let (there, direct) = place(services, table, (pressed, viewer)).await?;
    if direct {
        return Err(Message::new("edge-moment-direct").into());
    }
    spoilers::spare_all(&services.hall, table).await?;
    let looked = look(services, table, path, viewer.user).await?;
    if looked.running {
        let running = |table: &dyn TableView| placed(table, Message::new("edge-replay-running"));
        return Err(services.hall.read(table, running).await?.into());
    }
    let shares = Message::new("edge-moment-shares").with("who", Arg::Text(pressed.caller.name.clone()));
    let seen = (&looked.moment, &looked.game, &looked.post);
    let mut sheet = sheet(services, seen, path.hands, (there.reader, &[shares]));
    sheet.body.rows.clear();
    let body = services.composer.draw(sheet).await;
    Ok(there
        .publish(services, body, &format!("{table}/{path}/moment"))
        .await)
}

/// Shows a game that has ended to everyone as a film, where its table stands, or to whoever played it in direct
/// messages alone. Within some minutes it is posted once.
///
/// # Errors
/// The table cannot be looked at, its game has not ended, or there is no film of it.
pub(super) async fn animate(
    services: &Services,
    table: TableId,
    pressed: &Click,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let (there, direct) = place(services, table, (pressed, viewer)).await?;
    spoilers::spare(&services.hall, table, viewer.user).await?;
    spoilers::spare_all(&services.hall, table).await?;
    let (transcript, post, game) = ended(services, table).await?;
    let composer = &services.composer;
    let animation = Animation {
        words: Arc::clone(&composer.words),
        renderer: Arc::clone(&composer.renderer),
        catalogue: services.hall.catalogue().clone(),
        transcript,
        locale: there.reader.locale,
        game: game.clone(),
    };
    let film = services.animator.film(animation).await.map_err(|why| match why {
        NoFilm::Busy => Message::new("edge-film-busy"),
        NoFilm::Broken => Message::new("edge-replay-broken"),
    })?;
    let shows = Message::new("edge-film-shows")
        .with("who", Arg::Text(pressed.caller.name.clone()))
        .with("game", game);
    let mut body = composer.lines(there.reader, &post.names, &[shows]);
    body.enclosed = Enclosed::File(film);
    if direct {
        return Ok(Reply::Whisper(body.into()));
    }
    Ok(there.publish(services, body, &format!("{table}/film")).await)
}

/// Where a table's game is shown to everyone, and whether that is in direct messages.
async fn place(
    services: &Services,
    table: TableId,
    (pressed, viewer): (&Click, Viewer),
) -> Result<(ShowPlace, bool), Failure> {
    let stands = |table: &dyn TableView| (table.place(), table.direct());
    let (place, direct) = services.hall.read(table, stands).await?;
    let reader = services.outbox.boards.reader(table, ChannelId(place.0)).await;
    // Where even the channel's language cannot be read, their own will do.
    let reader = reader.unwrap_or(viewer.reader);
    Ok((ShowPlace::new(place, reader, (pressed, viewer)), direct))
}

/// A table's game once it has ended, and the table's board.
async fn ended(
    services: &Services,
    table: TableId,
) -> Result<(Transcript, Post<Everyone>, Message), Failure> {
    spoilers::spare_twins(&services.hall, table).await?;
    let read = services.hall.read(table, |table| {
        let running = placed(table, Message::new("edge-replay-running"));
        (table.finished_transcript(), table.ended(), table.board(), table.title(), running)
    });
    match read.await? {
        (Some(finished), _, post, game, _) => Ok((finished.into_transcript(), post, game)),
        (None, true, ..) => Err(Message::new("edge-replay-nothing").into()),
        (None, false, _, _, running) => Err(running.into()),
    }
}

/// What of a table's game can be gone through.
async fn source(services: &Services, table: TableId, user: UserId) -> Result<ReplaySource, Failure> {
    spoilers::spare_twins(&services.hall, table).await?;
    let read = services.hall.read(table, |table| {
        let unbegun = placed(table, Message::new("edge-replay-unbegun"));
        (table.finished_transcript(), table.past(user), table.ended(), unbegun)
    });
    match read.await? {
        (Some(finished), ..) => Ok(ReplaySource::Whole(finished.into_transcript())),
        (None, Some(past), ..) => Ok(ReplaySource::Public(past)),
        (None, None, true, _) => Err(Message::new("edge-replay-nothing").into()),
        (None, None, false, unbegun) => Err(unbegun.into()),
    }
}

/// Plays the table's game again, away from the threads that answer, up to a moment.
async fn look(
    services: &Services,
    table: TableId,
    path: MomentPath,
    user: UserId,
) -> Result<Looked, Failure> {
    let source = source(services, table, user).await?;
    let running = matches!(source, ReplaySource::Public(_));
    let catalogue = services.hall.catalogue().clone();
    let turn = usize::try_from(path.turn).unwrap_or(usize::MAX);
    let played = tokio::task::spawn_blocking(move || match source {
        ReplaySource::Whole(transcript) => catalogue.moment(&transcript, turn).map_err(|why| why.to_string()),
        // Why not may hold what is hidden.
        ReplaySource::Public(past) => catalogue.past(&past, turn).map_err(|_| String::new()),
    });
    let failed = |why: &dyn std::fmt::Display| {
        tracing::error!(%table, %why, "a game cannot be gone through");
        Failure::from(Message::new("edge-replay-broken"))
    };
    let moment = played
        .await
        .map_err(|why| failed(&why))?
        .map_err(|why| failed(&why))?;
    let seen = |table: &dyn TableView| (table.board(), table.title(), table.direct());
    let (post, game, direct) = services.hall.read(table, seen).await?;
    Ok(Looked {
        moment,
        post,
        game,
        running,
        direct,
    })
}
