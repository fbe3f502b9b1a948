//! What somebody sees who watches a table without a seat: what all see of it, the way to ask, and
//! when they are told. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::controls::Rows;
use super::failure::Failure;
use super::incoming::Caller;
use super::panels::Viewer;
use super::placement::placed;
use super::services::Services;
use super::spoilers;
use super::watchers::{Interest, Watching};
use crate::portray::Menu;
use crate::store::TableId;
use crate::table::{Only, TableButton};
use crate::words::Message;

/// Does what a watcher's button says.
///
/// # Errors
/// They play there, its game is over, or something cannot be read or noted.
pub(super) async fn pressed(
    services: &Services,
    table: TableId,
    button: TableButton,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match button {
        TableButton::Unwatch => unwatch(services, table, viewer).await,
        TableButton::WatchEnd => watch(services, table, viewer, Some(Interest::End)).await,
        TableButton::WatchDaily => watch(services, table, viewer, Some(Interest::Daily)).await,
        _ => watch(services, table, viewer, None).await,
    }
}

/// Has somebody watch a table, as they wish or else as they do already, and shows it to them.
///
/// # Errors
/// They play there, its game is over, or something cannot be read or noted.
pub(super) async fn watch(
    services: &Services,
    table: TableId,
    viewer: Viewer,
    wish: Option<Interest>,
) -> Result<Reply, Failure> {
    spoilers::spare(&services.hall, table, viewer.user).await?;
    let user = viewer.user;
    let (plays, over, step, at) = services
        .hall
        .read(table, |table| {
            let plays = table.roster().seat_of(user).is_some();
            let over = Message::new(match table.begun() {
                true => "edge-watch-ended",
                false => "closed-lobby",
            });
            let over = (table.ended() && !table.halted()).then_some(over);
            (plays, over, table.step().0, placed(table, Message::new("edge-watch-plays")))
        })
        .await?;
    if plays {
        return Err(at.into());
    }
    if let Some(over) = over {
        return Err(over.into());
    }
    let before = services.watchers.get(table, user).await?;
    let interest = wish.or(before.map(|before| before.interest));
    let interest = interest.unwrap_or(Interest::End);
    services.watchers.watch(table, user, (interest, step)).await?;
    shown(services, table, viewer).await
}

/// Has somebody watch a table no longer.
///
/// # Errors
/// It cannot be noted.
pub(super) async fn unwatch(services: &Services, table: TableId, viewer: Viewer) -> Result<Reply, Failure> {
    let watched = services.watchers.stop(table, viewer.user).await?;
    let told = if watched {
        "edge-watch-off"
    } else {
        "edge-watch-off-already"
    };
    Ok(services.panels.say(viewer.reader, &Message::new(told)))
}

/// Somebody has sat down: they are told as a player from now on.
pub(super) async fn sat_down(services: &Services, table: TableId, caller: &Caller) {
    if let Err(why) = services.watchers.stop(table, caller.user).await {
        tracing::warn!(%why, "that a watcher plays now cannot be noted; it is seen when they would be told");
    }
}

/// What a watcher sees.
async fn shown(services: &Services, table: TableId, viewer: Viewer) -> Result<Reply, Failure> {
    let mut board = services.hall.read(table, |table| table.board()).await?;
    let view = board.view.take();
    board.menu = Menu::default();
    board.buttons.clear();
    let watching = services.watchers.get(table, viewer.user).await?;
    let mut first = vec![how(watching)];
    first.extend(services.jottings.lines(table, viewer.user).await?);
    let composer = &services.composer;
    let sheet = composer.board(&board, viewer.reader, &[]);
    let mut body: Body<Only> = composer.draw(sheet).await.into();
    let speaker = composer.speaker(viewer.reader, &board.names);
    let first: Vec<String> = first.iter().map(|line| speaker.say(line)).collect();
    body = body.below(&first.join("\n"));
    body.rows = Rows::new((speaker, &composer.emoji), table, board.stamp)
        .buttons(&buttons(watching))
        .latest_view(view)
        .done();
    Ok(Reply::Whisper(body))
}

/// When somebody is told, in words.
fn how(watching: Option<Watching>) -> Message {
    Message::new(match watching.map(|watching| watching.interest) {
        Some(Interest::End) => "edge-watch-end",
        Some(Interest::Daily) => "edge-watch-daily",
        None => "edge-watch-off",
    })
}

/// What a watcher can press.
fn buttons(watching: Option<Watching>) -> Vec<TableButton> {
    let mut buttons = vec![TableButton::Ask, TableButton::Log, TableButton::Notes];
    match watching.map(|watching| watching.interest) {
        Some(Interest::End) => buttons.extend([TableButton::WatchDaily, TableButton::Unwatch]),
        Some(Interest::Daily) => buttons.extend([TableButton::WatchEnd, TableButton::Unwatch]),
        None => buttons.push(TableButton::Watch),
    }
    buttons
}
