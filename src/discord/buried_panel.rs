//! Panels that other messages stand below, where somebody plays alone in their direct messages: such a panel is posted
//! anew instead of being changed. Knows no game.

use super::delivery::{self, Delivery};
use super::ids::DirectId;
use super::incoming::{Caller, Incoming, Ticket};
use super::services::Services;
use super::trouble::Trouble;

/// Notes that the answer to what came in stands below somebody's panel in their direct messages.
pub(super) async fn bury(services: &Services, incoming: &Incoming) {
    let (caller, ticket) = (incoming.caller(), incoming.ticket());
    if !caller.direct() {
        return;
    }
    if let Err(why) = buried(services, caller, ticket).await {
        tracing::warn!(%why, "it could not be noted that a panel has messages below it");
    }
}

async fn buried(services: &Services, caller: &Caller, ticket: &Ticket) -> Result<(), Trouble> {
    let (hall, outbox) = (&services.hall, &services.outbox);
    let Some(table) = hall.at(caller.place()).await? else {
        return Ok(());
    };
    if !hall.read(table, |table| table.direct()).await? {
        return Ok(());
    }
    let _one_at_a_time = outbox.hands.locks.lock((table, caller.user)).await;
    let key = delivery::hand(table, caller.user);
    let mut shown: Delivery<DirectId> = outbox.notes.get(&key).await?;
    // What was posted while it was answered stands below the answer, or beside it.
    let waited = u64::try_from(ticket.taken.elapsed().as_millis()).unwrap_or(u64::MAX);
    let above = shown.at < hall.clock().now().saturating_sub(waited);
    if shown.standing.is_some() && above && !shown.buried {
        shown.buried = true;
        outbox.notes.put_fact(&key, &shown).await?;
    }
    Ok(())
}
