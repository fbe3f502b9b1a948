//! Whether a pressed control stands in a message that is the person's own: in direct messages a table's
//! board may stand, which stays a board. Knows no game.

use super::delivery::{self, Delivery};
use super::ids::ChannelId;
use super::incoming::{Click, OwnMessage};
use super::notes::Notes;
use crate::store::TableId;

/// The message with a table's control, if an answer may take its place.
pub(super) async fn own_message(notes: &Notes, table: TableId, pressed: &Click) -> Option<OwnMessage> {
    let own = pressed.own?;
    if !pressed.caller.direct() {
        return Some(own);
    }
    let shown = notes.get::<Delivery<ChannelId>>(&delivery::board(table)).await;
    let board = shown.is_ok_and(|shown| {
        let before = shown.before.iter().map(|former| former.at);
        let mut boards = shown.standing.into_iter().chain(before);
        boards.any(|board| board.message == own.0)
    });
    (!board).then_some(own)
}
