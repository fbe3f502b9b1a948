//! `/leave`: gives back the seat while the table gathers.

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
    let order = Edge::order(&asked.caller, asked.ticket.id, None, Command::Leave);
    let left = edge.said_of(table, Message::new("edge-left")).await;
    let reply = match edge.give(table, &order).await {
        Ok(_) => edge.whisper(reader, &left),
        Err(denied) => edge.denied(table, asked.caller.user, reader, denied).await,
    };
    edge.headed(table, &asked.caller, reader, reply).await
}
