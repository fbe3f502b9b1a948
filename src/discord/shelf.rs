//! Tables at which nobody plays: the answers to what they ask, and the ways back from the shelf and
//! out of a channel that is gone. Knows no game.

use super::answers::Reply;
use super::failure::Failure;
use super::ids::ChannelId;
use super::incoming::Caller;
use super::orders::Asker;
use super::panels::Viewer;
use super::placement::placed;
use super::services::Services;
use crate::store::TableId;
use crate::table::timing::Stranding;
use crate::table::{Command, Denied, Fault, Place, Server, TableButton, TableView};
use crate::words::Message;

/// Somebody presses one of the buttons for it.
///
/// # Errors
/// They may not, or the place is taken.
pub(super) async fn pressed(
    services: &Services,
    table: TableId,
    (button, asker): (TableButton, Asker<'_>),
    viewer: Viewer,
) -> Result<Reply, Failure> {
    let command = match button {
        TableButton::Stay => Command::Stay,
        TableButton::Shelve => Command::Shelve,
        TableButton::Unshelve => Command::Unshelve,
        _ => return bring_here(services, table, asker, viewer).await,
    };
    let told = move |table: &dyn TableView| match button {
        TableButton::Stay => Message::new("edge-stayed"),
        TableButton::Unshelve => Message::new("edge-unshelved"),
        _ if table.shelved() => Message::new("edge-shelved"),
        _ => Message::new("edge-shelf-wished"),
    };
    ordered(services, table, (asker, command), viewer, told).await
}

/// Somebody has a table of theirs stand where they are.
async fn bring_here(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    if let Some(complaint) = services.preferences.complaint(asker.caller, false).await? {
        return Err(complaint.into());
    }
    // Of which server the channel is, and its language, is noticed by this.
    services.preferences.channel(asker.caller).await?;
    let told = |_: &dyn TableView| Message::new("edge-brought-here");
    ordered(services, table, (asker, Command::BringHere), viewer, told).await
}

/// Gives an order, and says what came of it; where another table stands in the way, which.
async fn ordered(
    services: &Services,
    table: TableId,
    (asker, command): (Asker<'_>, Command),
    viewer: Viewer,
    told: impl FnOnce(&dyn TableView) -> Message + Send,
) -> Result<Reply, Failure> {
    let here = matches!(command, Command::BringHere);
    match services.orders.ask(table, asker, command).await {
        Ok(_) => {
            let line = services.hall.read(table, |table| placed(table, told(table)));
            Ok(services.panels.say(viewer.reader, &line.await?))
        }
        Err(Denied::Conflict) => {
            let (place, shelved) = services
                .hall
                .read(table, |table| (table.place(), table.shelved()))
                .await?;
            let place = if here { asker.caller.place() } else { place };
            let other = services.hall.at(place).await?.filter(|other| *other != table);
            let Some(other) = other.filter(|_| here || shelved) else {
                let changed = Message::new("edge-terms-changed");
                return services.panels.say_of(table, viewer.reader, changed).await;
            };
            let occupied = services
                .panels
                .placed(other, Message::new("edge-unshelve-occupied"));
            Err(occupied.await.into())
        }
        Err(denied) => Err(Failure::Denied(table, denied)),
    }
}

/// A table that a list names, and where it stands: what is needed to know the way back to it.
pub(super) struct Stray {
    place: Place,
    server: Option<Server>,
    shelved: bool,
}

impl Stray {
    /// The table, if it is put away or its channel is gone.
    pub(super) fn of(table: &dyn TableView) -> Option<Stray> {
        let lost = table.stranded() == Some(Stranding::Channel);
        (table.shelved() || lost).then(|| Stray {
            place: table.place(),
            server: table.server(),
            shelved: table.shelved(),
        })
    }

    /// The button that brings the table back, for somebody who asks where they are.
    pub(super) async fn way(
        &self,
        services: &Services,
        caller: &Caller,
    ) -> Result<Option<TableButton>, Fault> {
        let same = self.server.is_none() || self.server == caller.server;
        let elsewhere = caller.server.is_some() && same && caller.place() != self.place;
        let here = elsewhere && services.hall.at(caller.place()).await?.is_none();
        let gone = services.hears_nothing_of(ChannelId(self.place.0));
        let taken = gone || services.hall.at(self.place).await?.is_some();
        Ok(match self.shelved {
            true if here && taken => Some(TableButton::BringHere),
            true => Some(TableButton::Unshelve),
            false => here.then_some(TableButton::BringHere),
        })
    }
}
