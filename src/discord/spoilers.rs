//! What would tell of a luck that is played with once more: who plays with it looks back at no other game with it, and
//! none is shown to everyone while somebody in the same server plays with it. Knows no game.

use super::failure::Failure;
use super::placement::placed;
use crate::hall::Hall;
use crate::store::TableId;
use crate::table::{Fault, TableView, UserId};
use crate::words::{Arg, Message};

/// Refuses to tell somebody of a table's game while they sit at another one with the same luck, or while its twins are
/// played and they do not play there.
///
/// # Errors
/// They do, or a table cannot be read.
pub(super) async fn spare(hall: &Hall, table: TableId, user: UserId) -> Result<(), Failure> {
    let plays = |table: &dyn TableView| {
        let seated = table.roster().seat_of(user).is_some();
        (!table.ended() && seated, table.covered() && !table.roster().knows(user))
    };
    let (plays, covered) = hall.read(table, plays).await?;
    if plays {
        // What they see of it is their own.
        return Ok(());
    }
    if covered {
        spare_twins(hall, table).await?;
        return Err(Message::new("twins-cover").into());
    }
    let own = hall.of(user).await?;
    match with_luck_of(hall, table, own).await? {
        true => Err(Message::new("edge-spoils-own").into()),
        false => Ok(()),
    }
}

/// The same for what shows a game that has ended: one that goes on shows everybody what is theirs.
///
/// # Errors
/// As [`spare`].
pub(super) async fn spare_ended(hall: &Hall, table: TableId, user: UserId) -> Result<(), Failure> {
    match hall.read(table, |table| table.ended() && table.begun()).await? {
        true => spare(hall, table, user).await,
        false => Ok(()),
    }
}

/// Refuses what would show a game that is covered as long as its twins are played, and tells where they are.
///
/// # Errors
/// It is, or it cannot be read.
pub(super) async fn spare_twins(hall: &Hall, table: TableId) -> Result<(), Failure> {
    if !hall.read(table, |table| table.covered() && table.ended()).await? {
        return Ok(());
    }
    let mut played = Vec::new();
    for twin in hall.twins_played(table).await? {
        let named = |table: &dyn TableView| {
            let text = Message::new(match table.halted() {
                true => "edge-twin-halted",
                false => "edge-twin-played",
            });
            placed(table, text.with("table", Arg::Word(table.id().to_string().into())))
        };
        match hall.read(twin, named).await {
            Ok(named) => played.push(named),
            Err(Fault::NoTable(_)) => {}
            Err(why) => return Err(why.into()),
        }
    }
    let covered = Message::new("edge-twins-covered").with("count", played.len());
    Err(covered.with("played", played).into())
}

/// Refuses to show everyone a table's game while another one with the same luck is played in its server.
///
/// # Errors
/// There is one, or a table cannot be read.
pub(super) async fn spare_all(hall: &Hall, table: TableId) -> Result<(), Failure> {
    match spoils(hall, table).await? {
        true => Err(Message::new("edge-spoils-all").into()),
        false => Ok(()),
    }
}

/// Whether another table with the same luck is played in a table's server.
///
/// # Errors
/// A table cannot be read.
pub(super) async fn spoils(hall: &Hall, table: TableId) -> Result<bool, Fault> {
    let Some(server) = hall.server_of(table).await? else {
        return Ok(false);
    };
    let there = hall.in_server(server).await?;
    with_luck_of(hall, table, there).await
}

/// Whether one of these tables, and not the same, has the same luck and has not ended.
async fn with_luck_of(hall: &Hall, table: TableId, others: Vec<TableId>) -> Result<bool, Fault> {
    let luck = hall.read(table, |table| table.luck_of()).await?;
    let same = |table: &dyn TableView| table.luck_of() == luck && !table.ended();
    for other in others.into_iter().filter(|other| *other != table) {
        match hall.read(other, same).await {
            Ok(true) => return Ok(true),
            Ok(false) | Err(Fault::NoTable(_)) => {}
            Err(why) => return Err(why),
        }
    }
    Ok(false)
}
