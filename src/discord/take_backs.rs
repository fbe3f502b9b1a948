//! What is offered where somebody cannot take back by themselves what they did: to ask the others. Knows no
//! game.

use super::answers::Reply;
use super::failure::Failure;
use super::panels::Viewer;
use super::services::Services;
use crate::store::TableId;
use crate::table::{Denied, PanelPath, TableView};
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
    let read = |table: &dyn TableView| (table.can_ask_back(viewer.user), table.direct());
    let (can, direct) = services.hall.read(table, read).await?;
    if !can {
        return Err(Failure::Denied(table, Denied::Refused(refusal)));
    }
    // Who plays alone takes back what they like: nothing is refused that others would have to agree to.
    let first: Vec<Message> = [refusal.reason].into_iter().filter(|_| !direct).collect();
    services
        .panels
        .whisper(table, viewer, PanelPath::Back, &first)
        .await
}
