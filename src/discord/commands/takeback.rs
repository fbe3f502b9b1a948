//! `/takeback`: takes back the caller's last action of this turn.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::which::For;
use crate::discord::wishes::Reader;
use crate::table::Command;

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Changing).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    let order = Edge::order(&asked.caller, asked.ticket.id, None, Command::TakeBack);
    let outcome = edge.give(table, &order).await;
    let reply = edge
        .whisper_outcome(table, asked.caller.user, reader, outcome)
        .await;
    edge.headed(table, &asked.caller, reader, reply).await
}
