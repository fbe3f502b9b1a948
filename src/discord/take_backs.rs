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
    let can = services.hall.read(table, |table| table.can_ask_back(viewer.user));
    if !can.await? {
        // That others would have to agree is no help where there is nothing to ask them for.
        return Err(match &*refusal.reason.id {
            "refused-back-other" => Message::new("refused-back-past").into(),
            _ => Failure::Denied(table, Denied::Refused(refusal)),
        });
    }
    let first = [refusal.reason];
    services
        .panels
        .whisper(table, viewer, PanelPath::Back, &first)
        .await
}
