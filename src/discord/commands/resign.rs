//! `/resign`: asks whether to give the game up.

use crate::discord::answer::Reply;
use crate::discord::edge::Edge;
use crate::discord::incoming::Asked;
use crate::discord::which::For;
use crate::discord::wishes::Reader;
use crate::table::Press;

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    match edge.which(asked, reader, For::Changing).await {
        Ok(table) => edge.tell(table, Press::Resign, asked.caller.user, reader).await,
        Err(reply) => reply,
    }
}
