//! `/board`: the board for the caller alone, as a picture or in words.

use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::find_table::Purpose;
use crate::discord::incoming::Asked;
use crate::discord::profile::{Form, Reader};
use crate::discord::services::Services;

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Looking).await?;
    let form = match asked.text("as") {
        Some("text") => Form::Text,
        Some(_) => Form::Picture,
        None => reader.form,
    };
    let post = services.hall.read(table, |table| table.board()).await?;
    let sheet = services.composer.board(&post, Reader { form, ..reader }, &[]);
    let reply = Reply::Whisper(services.composer.draw(sheet).await.into());
    Ok(services.panels.headed(table, &asked.caller, reader, reply).await)
}
