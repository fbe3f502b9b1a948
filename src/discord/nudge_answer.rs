//! What somebody is told who has others reminded: who was reminded, and in which way. Knows no game.

use super::answers::Reply;
use super::failure::Failure;
use super::ids::ChannelId;
use super::notification::{Notification, Occasion, Recipient};
use super::orders::Asker;
use super::panels::Viewer;
use super::placement::placed;
use super::profile::{self, Person, Reminders};
use super::services::Services;
use crate::store::{StoreFault, TableId};
use crate::table::{Command, Denied, Place, Reminder, Server, TableView};
use crate::words::Message;
use std::time::Duration;

/// How long it is waited for whether direct messages reach those who are reminded.
const SENDING: Duration = Duration::from_millis(1_200);

/// What is read of the table once they are reminded.
struct Reminded {
    people: Vec<Reminder>,
    place: Place,
    server: Option<Server>,
    live: bool,
    names: Vec<String>,
}

/// Has those reminded who are awaited at a table, and says what was done.
///
/// # Errors
/// It was not done.
pub(super) async fn nudge(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    viewer: Viewer,
) -> Result<Reply, Failure> {
    match services.orders.ask(table, asker, Command::Nudge).await {
        Ok(_) => {}
        Err(Denied::Conflict) => {
            let changed = Message::new("edge-terms-changed");
            return services.panels.say_of(table, viewer.reader, changed).await;
        }
        Err(denied) => return Err(Failure::Denied(table, denied)),
    }
    let read = |table: &dyn TableView| Reminded {
        people: table.reminders(),
        place: table.place(),
        server: table.server(),
        live: table.live(),
        names: table.roster().names(),
    };
    let reminded = services.hall.read(table, read).await?;
    sent(services, table, &reminded).await;
    let mut told = Vec::new();
    for one in reminded.people.iter().filter(|one| one.given > 0) {
        let way = way(services, table, &reminded, one).await?;
        let who = Message::new("who").seat("who", one.seat.number());
        told.push(
            Message::new("edge-nudged-one")
                .with("who", vec![who])
                .with("way", way),
        );
    }
    let said = match told.is_empty() {
        // Where several answer in secret it would tell who has not.
        true => Message::new("edge-nudged"),
        false => Message::new("edge-nudged-told").with("told", told),
    };
    let said = services.hall.read(table, |table| placed(table, said)).await?;
    let body = services.composer.lines(viewer.reader, &reminded.names, &[said]);
    Ok(Reply::Whisper(body))
}

/// Waits until the direct messages were sent, or refused, or a while has passed.
async fn sent(services: &Services, table: TableId, reminded: &Reminded) {
    // The table has just changed: what it shows is awaited, whether or not that has begun.
    services.outbox.nudge(table);
    let users = reminded.people.iter().map(|one| one.user);
    let sent = users.map(|user| services.outbox.hand_finished(table, user));
    let _ = tokio::time::timeout(SENDING, futures_util::future::join_all(sent)).await;
}

/// The word for how somebody is reminded.
async fn way(
    services: &Services,
    table: TableId,
    reminded: &Reminded,
    one: &Reminder,
) -> Result<&'static str, StoreFault> {
    let person: Person = services.outbox.notes.get(&profile::person(one.user)).await?;
    let (place, server) = (reminded.place, reminded.server);
    let recipient = Recipient {
        mentionable: services
            .servers
            .mentions(&person, ChannelId(place.0), server)
            .await?,
        channel: !services.outbox.boards.courier.shut(place),
        quiet: !reminded.live && services.digests.quiet(one.user, table).await,
        ..Recipient::new(&person)
    };
    let told = Notification::of(Occasion::Reminder, recipient);
    Ok(match told {
        _ if recipient.reminders == Reminders::None => "none",
        _ if recipient.quiet => "quiet",
        Notification {
            mention, sound: true, ..
        } => {
            if mention {
                "both"
            } else {
                "message"
            }
        }
        Notification { mention: true, .. } => "channel",
        Notification { named: true, .. } => "named",
        Notification { .. } => "unreached",
    })
}
