//! `/start`: begins the game with the seats that are taken.

use crate::discord::answer::Reply;
use crate::discord::clock::now;
use crate::discord::edge::Edge;
use crate::discord::incoming::{Asked, Caller};
use crate::discord::lane::{Lane, Urgency};
use crate::discord::permission::complaint;
use crate::discord::which::For;
use crate::discord::wishes::{self, Channel, Reader};
use crate::hall::Done;
use crate::store::{TableId, Version};
use crate::table::{Command, Denied, Fault, Order, Origin, Place, Refusal, UserId};
use crate::words::{Message, Style};
use std::sync::Arc;

pub(in crate::discord) async fn run(edge: &Arc<Edge>, asked: &Asked, reader: Reader) -> Reply {
    let table = match edge.which(asked, reader, For::Changing).await {
        Ok(table) => table,
        Err(reply) => return reply,
    };
    match edge.begin(table, &asked.caller, (asked.ticket.id, None)).await {
        Ok(_) => edge.whisper_of(table, reader, Message::new("edge-started")).await,
        Err(denied) => edge.denied(table, asked.caller.user, reader, denied).await,
    }
}

impl Edge {
    /// Begins a table's game, in a thread of its own where the channel wishes that. `id` is the
    /// interaction's.
    pub(in crate::discord) async fn begin(
        self: &Arc<Self>,
        table: TableId,
        caller: &Caller,
        (id, stamp): (u64, Option<Version>),
    ) -> Result<Done, Denied> {
        let order = Edge::order(caller, id, stamp, Command::Start);
        let place = self.hall.read(table, |table| table.place()).await?;
        let key = wishes::channel(place.0);
        let channel: Channel = self.note(&key).await.map_err(Fault::from)?;
        let wished = channel.threads.unwrap_or(self.settings.threads) && caller.kind.has_threads();
        if !wished || place.0 != caller.channel {
            return self.give(table, &order).await;
        }
        if let Some(complaint) = complaint(caller, true) {
            return Err(Refusal::new(complaint).into());
        }
        let title = self
            .hall
            .read(table, |table| table.decide(&order).map(|_| table.title()))
            .await??;
        // Nothing is shown between the move and the start.
        let hold = self.hold(table);
        let speaker = self
            .words
            .speaker(channel.reader(self.settings.language).locale, &[], Style::Plain);
        let turn = self.port.turn(Lane::Thread(place.0), Urgency::Turn).await;
        match self
            .port
            .thread(turn, place.0, caller.kind, format!("{} {table}", speaker.say(&title)))
            .await
        {
            Ok(thread) => {
                self.keep(&wishes::channel(thread), &channel)
                    .await
                    .map_err(Fault::from)?;
                let command = Command::Move { place: Place(thread) };
                let by = UserId(caller.user);
                let host = Order {
                    by,
                    name: String::new(),
                    id: 0,
                    at: now(),
                    stamp: None,
                    origin: Origin::NOWHERE,
                    command,
                };
                self.give(table, &host).await?;
            }
            Err(why) => {
                tracing::warn!(%table, %why, "no thread could be opened; the game stays in its channel")
            }
        }
        let done = self.give(table, &order).await;
        drop(hold);
        self.nudge(table);
        done
    }
}
