//! A game that is played again where its table stands: a rematch, or the same deal.

use super::join::{playable, sit};
use crate::discord::answers::Reply;
use crate::discord::failure::Failure;
use crate::discord::incoming::Caller;
use crate::discord::orders::Asker;
use crate::discord::panels::Viewer;
use crate::discord::placement::{other_game, placed};
use crate::discord::services::Services;
use crate::store::TableId;
use crate::table::{Chosen, Command, Invited, Order, Step, TableButton, TableView, UserId};
use crate::words::Message;

/// Why a game cannot be played again where this table stands, if it cannot: another game stands there, or
/// one that is on and in which whoever asks has no seat.
fn in_the_way(table: &dyn TableView, game: &str, user: UserId) -> Option<Message> {
    let closed = table.begun() && table.roster().seat_of(user).is_none();
    let stands = closed || table.game() != game;
    stands.then(|| other_game(table, closed))
}

/// Whether a table that waits for its game has a seat for somebody.
fn has_room(table: &dyn TableView, user: UserId) -> bool {
    let joins = table.board().buttons.contains(&TableButton::Join);
    joins && table.roster().len() < table.room() && table.roster().seat_of(user).is_none()
}

/// What says that a table plays with the luck of another, and so is no rematch; and that somebody can sit down there, if
/// they can.
fn dealt_again(table: &dyn TableView, user: UserId) -> Option<Message> {
    let id = match has_room(table, user) {
        true => "edge-rematch-deal",
        false => "edge-rematch-deal-on",
    };
    let again = table.luck_of() != table.id();
    again.then(|| Message::new(id).with("game", table.title()))
}

/// Refuses in direct messages to play a table's game again that does not stand there: nobody else could sit
/// down.
pub(in crate::discord) async fn stands_here(
    services: &Services,
    table: TableId,
    caller: &Caller,
) -> Result<(), Failure> {
    let there = services.hall.read(table, |table| {
        let elsewhere = caller.direct() && table.place() != caller.place();
        elsewhere.then(|| placed(table, Message::new("edge-rematch-there")))
    });
    there.await?.map_or(Ok(()), |there| Err(there.into()))
}

/// A seat at a table of a game that is opened again, where the channel lets it be played.
///
/// # Errors
/// It may not be played there, or no seat is free.
pub(in crate::discord) async fn open_again(
    services: &Services,
    (game, caller): (&str, &Caller),
    order: &Order,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let listing = services.hall.catalogue().game(game).copied();
    let listing = listing.ok_or_else(|| Message::new("edge-which-game"))?;
    if services.hall.at(caller.place()).await?.is_none() {
        playable(&services.preferences.channel(caller).await?, &listing)?;
    }
    sit(services, &listing, caller, order, viewer).await
}

/// What is said to somebody who had no seat of a table at its end, nor gave one up, and would like to play its game again.
async fn others(services: &Services, caller: &Caller, user: UserId) -> Result<Message, Failure> {
    let alone = Message::new("edge-rematch-others");
    let Some(standing) = services.hall.at(caller.place()).await? else {
        return Ok(alone);
    };
    let sits = |table: &dyn TableView| table.roster().seat_of(user).is_some();
    if services.hall.read(standing, sits).await? {
        return Ok(Message::new("refused-joined-twice"));
    }
    let room = services
        .hall
        .read(standing, |table| has_room(table, user).then(|| table.title()));
    let kept_out = services.hall.is_kept_out(standing, user).await?;
    Ok(match room.await?.filter(|_| !kept_out) {
        Some(game) => {
            let here = Message::new("edge-rematch-others-here").with("game", game);
            naming_join(services, caller, here).await
        }
        None => alone,
    })
}

/// What tells to press «Join», as it is labelled where somebody is.
async fn naming_join(services: &Services, caller: &Caller, told: Message) -> Message {
    let label = Message::new("press-join");
    told.with("join", services.preferences.button(caller, label).await)
}

/// Those of some people for whom seats are kept: who has left the server is not waited for.
async fn still_there(services: &Services, caller: &Caller, mut people: Vec<Invited>) -> Vec<Invited> {
    if let Some(server) = caller.server {
        let users = people.iter().map(|invited| invited.user).collect();
        let left = services.outbox.membership.departed(server, users).await;
        people.retain(|invited| !left.contains(&invited.user));
    }
    people
}

/// The same game again in the asker's channel, with the same options.
///
/// # Errors
/// Another game stands there, or no seat is free.
pub(in crate::discord) async fn rematch(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let user = viewer.user;
    stands_here(services, table, asker.caller).await?;
    let (game, mut with, people, host, (computers, hints)) = services
        .hall
        .read(table, |table| {
            let people = Invited::all(table.roster());
            let invited = |host: &UserId| people.iter().any(|invited| invited.user == *host);
            let host = table.host().filter(invited);
            let computers = table.roster().computers().map(|(_, level)| level).collect();
            let kept = (computers, table.roster().agreed_to_hints(user));
            (table.game(), table.chosen(), people, host, kept)
        })
        .await?;
    if people.iter().all(|invited| invited.user != user) {
        return Err(others(services, asker.caller, user).await?.into());
    }
    if let Ok(Some(standing)) = services.hall.at(asker.caller.place()).await {
        // Somebody was there before: what they chose since then stands.
        with = Chosen::NONE;
        let other = services
            .hall
            .read(standing, |table| dealt_again(table, user).or_else(|| in_the_way(table, game, user)));
        if let Ok(Some(other)) = other.await {
            return Err(naming_join(services, asker.caller, other).await.into());
        }
    }
    let people = still_there(services, asker.caller, people).await;
    // The button was shown before the next table began: it never takes a seat in a game that is on.
    let asker = Asker {
        stamp: Some(Step::NONE),
        ..asker
    };
    let again = Command::Rematch {
        with,
        people,
        host,
        computers,
        hints,
    };
    let order = services.orders.order(asker, again);
    open_again(services, (game, asker.caller), &order, viewer).await
}
