//! `/close`: closes the channel's table for good, or asks the others to. Where that ends a game it
//! asks first.

use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::controls::Rows;
use crate::discord::edge::Edge;
use crate::discord::incoming::{Asked, Caller};
use crate::discord::which::{For, placed};
use crate::discord::wishes::Reader;
use crate::store::{TableId, Version};
use crate::table::{Command, Denied, Order, Press};
use crate::words::{Message, Style};

pub(in crate::discord) async fn run(edge: &Edge, asked: &Asked, reader: Reader) -> Reply {
    match edge.which(asked, reader, For::Changing).await {
        Ok(table) => {
            edge.wind_up(table, &asked.caller, (asked.ticket.id, None), reader)
                .await
        }
        Err(reply) => reply,
    }
}

impl Edge {
    /// Does what somebody may do towards a table's end: closes one whose game has not begun, asks
    /// whether to end a game that they may end, or asks the others to agree. `id` is their
    /// interaction's.
    pub(in crate::discord) async fn wind_up(
        &self,
        table: TableId,
        caller: &Caller,
        (id, stamp): (u64, Option<Version>),
        reader: Reader,
    ) -> Reply {
        let close = Edge::order(caller, id, stamp, Command::Close);
        let ask = Order {
            command: Command::AskToClose,
            ..close.clone()
        };
        let may = self
            .hall
            .read(table, |table| (table.begun(), table.decide(&close).is_ok(), table.decide(&ask).is_ok()))
            .await;
        match may {
            Ok((true, true, asks)) => self.whether_to_close(table, asks, reader).await,
            Ok((true, false, _)) => {
                self.ordered(table, caller, &ask, reader, "edge-close-asked")
                    .await
            }
            Ok((false, ..)) => self.ordered(table, caller, &close, reader, "edge-closed").await,
            Err(why) => self.fault(reader, &why),
        }
    }

    /// Asks whether to end a game, and says what that means; where the others can be asked, there
    /// is a button for that.
    async fn whether_to_close(&self, table: TableId, asks: bool, reader: Reader) -> Reply {
        let question = self.hall.read(table, |table| {
            let speaker = self.words.speaker(reader.locale, &[], Style::Discord);
            let question = Message::new("edge-close-sure").with("players", table.roster().present().count());
            let mut body = Body::text(&speaker.say(&placed(table, question)));
            let presses = [Press::CloseSurely, Press::AskToClose];
            let count = if asks { 2 } else { 1 };
            body.rows = Rows::new(speaker, table.id(), table.terms())
                .presses(&presses[..count])
                .done();
            body
        });
        match question.await {
            Ok(body) => Reply::Whisper(body),
            Err(why) => self.fault(reader, &why),
        }
    }

    /// Gives an order that ends or changes what people have at a table; `done` is what is said of
    /// it then.
    pub(in crate::discord) async fn ordered(
        &self,
        table: TableId,
        caller: &Caller,
        order: &Order,
        reader: Reader,
        done: &'static str,
    ) -> Reply {
        // One whose game never began is gone as soon as its end was shown, so what is said of it is
        // looked up before.
        let done = self.said_of(table, Message::new(done)).await;
        match self.give(table, order).await {
            Ok(_) => self.whisper(reader, &done),
            Err(Denied::Conflict) => {
                self.whisper_of(table, reader, Message::new("edge-terms-changed"))
                    .await
            }
            Err(denied) => self.denied(table, caller.user, reader, denied).await,
        }
    }
}
