//! What is offered where somebody cannot take back by themselves what they did: to ask the others. Knows no
//! game.

use super::answers::Reply;
use super::failure::Failure;
use super::panels::Viewer;
use super::services::Services;
use crate::store::TableId;
use crate::table::{Denied, PanelPath};

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
    let can = services.hall.read(table, |table| table.can_ask_back(viewer.user));
    if !can.await? {
        return Err(Failure::Denied(table, Denied::Refused(refusal)));
    }
    let first = [refusal.reason];
    services
        .panels
        .whisper(table, viewer, PanelPath::Back, &first)
        .await
}
