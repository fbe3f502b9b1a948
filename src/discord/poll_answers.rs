//! What comes of answering what the table asks beside its game: about whoever is late, about
//! another pace, and about taking actions back. Knows no game.

use super::answers::Reply;
use super::body::Body;
use super::controls::Rows;
use super::failure::Failure;
use super::orders::Asker;
use super::panels::Viewer;
use super::placement::placed;
use super::services::Services;
use crate::store::TableId;
use crate::table::timing::Remedy;
use crate::table::{Command, Denied, TableButton, TableView};
use crate::words::Message;

/// Somebody answers by one of the buttons for it; the end of the game is asked once more.
///
/// # Errors
/// They have no answer to give.
pub(super) async fn answered(
    services: &Services,
    table: TableId,
    (button, asker): (TableButton, Asker<'_>),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let remedy = match button {
        TableButton::Vote(Remedy::End) => return whether_to_end(services, table, asker, viewer).await,
        TableButton::Vote(remedy) => remedy,
        TableButton::EndSurely => Remedy::End,
        TableButton::AgreeRewind | TableButton::LetStand => {
            let agrees = button == TableButton::AgreeRewind;
            return about_rewind(services, table, (asker, agrees), viewer).await;
        }
        _ => return agreed(services, table, asker, viewer).await,
    };
    voted(services, table, (asker, remedy), viewer).await
}

/// Asks whether to end the game, and says what follows.
async fn whether_to_end(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let remedy = Remedy::End;
    let order = services.orders.order(asker, Command::Vote { remedy });
    if let Err(denied) = services.hall.would(table, &order).await {
        return changed(services, table, denied, viewer).await;
    }
    let (lines, stamp, names) = services
        .hall
        .read(table, |table| {
            let sure = placed(table, Message::new("edge-end-late-sure"));
            ([sure, table.end_follows()], table.terms(), table.roster().names())
        })
        .await?;
    let speaker = services.composer.speaker(viewer.reader, &names);
    let mut body = Body::text(&speaker.lines(&lines));
    body.rows = Rows::new((speaker, &services.composer.emoji), table, stamp)
        .buttons(&[TableButton::EndSurely, TableButton::No])
        .done();
    Ok(Reply::Whisper(body))
}

/// Somebody answers what is to become of whoever is late: that it counts, or what was decided by it.
async fn voted(
    services: &Services,
    table: TableId,
    (asker, remedy): (Asker<'_>, Remedy),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let told = |table: &dyn TableView| match table.settled() {
        Some(settled) => Message::new("edge-vote-decided").with("what", settled),
        None => Message::new("edge-voted"),
    };
    ordered(services, table, (asker, Command::Vote { remedy }), viewer, told).await
}

/// Somebody agrees to another pace: that they do, or that it holds now.
async fn agreed(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let told = |table: &dyn TableView| match table.new_pace() {
        Some(pace) => Message::new("edge-pace-holds").with("pace", pace),
        None => Message::new("edge-pace-agreed"),
    };
    ordered(services, table, (asker, Command::WishPace { pace: None }), viewer, told).await
}

/// Somebody answers whether actions may be taken back: that it counts, or what came of it.
async fn about_rewind(
    services: &Services,
    table: TableId,
    (asker, agrees): (Asker<'_>, bool),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let told = |table: &dyn TableView| {
        Message::new(match (agrees, table.asked_back()) {
            (false, _) => "edge-rewind-let-stand",
            (true, true) => "edge-rewind-agreed",
            (true, false) => "edge-rewind-done",
        })
    };
    ordered(services, table, (asker, Command::AnswerRewind { agrees }), viewer, told).await
}

/// Gives an order, and says what the table makes of it.
async fn ordered(
    services: &Services,
    table: TableId,
    (asker, command): (Asker<'_>, Command),
    viewer: Viewer,
    told: impl FnOnce(&dyn TableView) -> Message + Send,
) -> Result<Reply, Failure> {
    if let Err(denied) = services.orders.ask(table, asker, command).await {
        return changed(services, table, denied, viewer).await;
    }
    let (line, names) = services
        .hall
        .read(table, |table| (placed(table, told(table)), table.roster().names()))
        .await?;
    Ok(Reply::Whisper(services.composer.lines(viewer.reader, &names, &[line])))
}

/// What is said where an order was not carried out.
async fn changed(
    services: &Services,
    table: TableId,
    denied: Denied,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match denied {
        Denied::Conflict => {
            let changed = Message::new("edge-terms-changed");
            services.panels.say_of(table, viewer.reader, changed).await
        }
        denied => Err(Failure::Denied(table, denied)),
    }
}
