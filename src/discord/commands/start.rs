//! `/start`: begins the game with the seats that are taken.

use crate::discord::answers::Reply;
use crate::discord::failure::{At, Failure};
use crate::discord::find_table::Purpose;
use crate::discord::ids::ChannelId;
use crate::discord::incoming::Asked;
use crate::discord::lane::{Lane, Urgency};
use crate::discord::orders::Asker;
use crate::discord::permission::complaint;
use crate::discord::profile::{Channel, Reader};
use crate::discord::services::Services;
use crate::hall::Done;
use crate::store::TableId;
use crate::table::{Command, Denied, Fault, Place, Refusal};
use crate::words::{Message, Style};

pub(super) async fn run(services: &Services, asked: &Asked, reader: Reader) -> Result<Reply, Failure> {
    let table = services.finder.find(asked, reader, Purpose::Changing).await?;
    begin(services, table, Asker::of(asked)).await.at(table)?;
    services
        .panels
        .say_of(table, reader, Message::new("edge-started"))
        .await
}

/// Begins a table's game, in a thread of its own where the channel wishes that.
///
/// # Errors
/// It has not begun.
pub(in crate::discord) async fn begin(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
) -> Result<Done, Denied> {
    let (order, caller) = (services.orders.order(asker, Command::Start), asker.caller);
    let place = services.hall.read(table, |table| table.place()).await?;
    let channel = ChannelId(place.0);
    let known = services
        .preferences
        .channel_of(channel)
        .await
        .map_err(Fault::from)?;
    let wished = known.threads.unwrap_or(services.settings.threads) && caller.kind.has_threads();
    if !wished || channel != caller.channel {
        return services.orders.give(table, &order).await;
    }
    if let Some(complaint) = complaint(caller, true) {
        return Err(Refusal::new(complaint).into());
    }
    services.hall.would(table, &order).await?;
    let title = services.hall.read(table, |table| table.title()).await?;
    // Nothing is shown between the move and the start.
    let hold = services.outbox.hold(table);
    move_to_thread(services, table, asker, (&known, title)).await?;
    let done = services.orders.give(table, &order).await;
    drop(hold);
    services.outbox.nudge(table);
    done
}

/// Moves a table into a thread of its own; where none can be opened it stays where it is.
async fn move_to_thread(
    services: &Services,
    table: TableId,
    asker: Asker<'_>,
    (known, title): (&Channel, Message),
) -> Result<(), Denied> {
    let channel = asker.caller.channel;
    let reader = known.reader(services.settings.language);
    let title = services
        .composer
        .speaker(reader, &[])
        .styled(Style::Plain)
        .say(&title);
    let slot = services.port.turn(Lane::Thread(channel), Urgency::Turn).await;
    let name = format!("{title} {table}");
    let thread = match services
        .port
        .open_thread(slot, channel, asker.caller.kind, name)
        .await
    {
        Ok(thread) => thread,
        Err(why) => {
            tracing::warn!(%table, %why, "no thread could be opened; the game stays in its channel");
            return Ok(());
        }
    };
    let kept = services.preferences.keep_channel(thread, known).await;
    kept.map_err(Fault::from)?;
    let moved = services.orders.host_order(
        asker,
        Command::Move {
            place: Place(thread.0),
        },
    );
    services.orders.give(table, &moved).await.map(drop)
}
