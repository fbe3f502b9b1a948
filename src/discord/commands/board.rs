//! `/board`: the board for the caller alone, as a picture or in words.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::which::For;
use crate::discord::wishes::{Form, Reader};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Looking).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    let form = match asked.text("as") {
        Some("text") => Form::Text,
        Some(_) => Form::Picture,
        None => reader.form,
    };
    let reply = match edge.hall.read(table, |table| table.board()).await {
        Ok(post) => Reply::Whisper(
            edge.draw(edge.board_sheet(&post, Reader { form, ..reader }, None))
                .await,
        ),
        Err(why) => edge.fault(reader, &why),
    };
    edge.headed(table, &asked.caller, reader, reply).await
}
