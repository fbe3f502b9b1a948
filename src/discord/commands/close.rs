//! `/close`: closes the channel's table for good.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::which::For;
use crate::discord::wishes::Reader;
use crate::table::Command;
use crate::words::Message;

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Changing).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    let order = Edge::order(&asked.caller, asked.ticket.id, None, Command::Close);
    if let Err(denied) = edge.give(table, &order).await {
        return edge.denied(table, asked.caller.user, reader, denied).await;
    }
    match edge.hall.look(table, |table| table.ended()).await {
        Ok(true) => edge.whisper_of(table, reader, Message::new("edge-closed")).await,
        Ok(false) => edge.whisper_of(table, reader, Message::new("edge-close-asked")).await,
        Err(why) => edge.fault(reader, &why),
    }
}
