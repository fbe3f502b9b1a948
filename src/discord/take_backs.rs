//! What is offered where somebody cannot take back by themselves what they did: to ask the others. Knows no
//! game.

use super::answers::Reply;
use super::failure::Failure;
use super::panels::Viewer;
use super::services::Services;
use crate::store::TableId;
use crate::table::{Denied, PanelPath};
use crate::words::Message;

/// Why nothing was taken back, with what can be asked for; the refusal alone where nothing can.
///
/// # Errors
/// Nothing can be asked for.
pub(super) async fn offered(
    services: &Services,
    table: TableId,
    viewer: Viewer,
    denied: Denied,
) -> Result<Reply, Failure> {
    let Denied::Refused(refusal) = denied else {
        return Err(Failure::Denied(table, denied));
    };
    let others = services
        .hall
        .read(table, |table| table.asks_back(viewer.user))
        .await?;
    let Some(others) = others else {
        return Err(Failure::Denied(table, Denied::Refused(refusal)));
    };
    // Where nobody else has acted since but computers, nothing is refused that others would have to agree to.
    let first: Vec<Message> = others.then_some(refusal.reason).into_iter().collect();
    services
        .panels
        .whisper(table, viewer, PanelPath::Back, &first)
        .await
}
