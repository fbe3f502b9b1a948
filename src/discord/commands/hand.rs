//! `/hand`: the caller's own cards and controls.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::which::For;
use crate::discord::wishes::Reader;

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    match edge.which(asked, reader, For::Holding).await {
        Ok(table) => {
            edge.whisper_panel(table, asked.caller.user, "", reader, &[])
                .await
        }
        Err(reply) => reply,
    }
}
