//! `/board`: the board for the caller alone, as a picture or in words.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::profile::{Form, Reader};
use crate::discord::services::Services;
use crate::store::TableId;
use crate::table::{TableView, UserId};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Looking).await?;
    let form = match asked.text("as") {
        Some("text") => Form::Text,
        Some(_) => Form::Picture,
        None => reader.form,
    };
    let reply = shown(services, table, asked.caller.user, Reader { form, ..reader }).await?;
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}

/// The board as somebody may see it.
///
/// # Errors
/// The table cannot be looked at.
pub(in crate::discord) async fn shown(
    services: &Services,
    table: TableId,
    user: UserId,
    reader: Reader,
) -> Result<Reply, Failure> {
    let read = |table: &dyn TableView| (table.own_board(user), table.board());
    let (own, post) = services.hall.read(table, read).await?;
    let composer = &services.composer;
    Ok(Reply::Whisper(match own {
        Some(own) => composer.draw(composer.panel(&own, reader, &[])).await,
        None => composer.draw(composer.board(&post, reader, &[])).await.into(),
    }))
}
