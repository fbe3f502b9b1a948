//! All tables shown to a Discord that takes everything at once, so that the notes are as a bot leaves them.

use super::stock::Stock;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tavolo::discord::body::Body;
use tavolo::discord::emoji::{Emoji, EmojiSet};
use tavolo::discord::ids::{AnyChannel, ChannelId, DirectId, EmojiId, MessageId, MessageRef};
use tavolo::discord::incoming::{ChannelKind, Ticket};
use tavolo::discord::lane::{Lane, Urgency};
use tavolo::discord::limiter::Slot;
use tavolo::discord::port::{Acknowledgement, Call, Port, Posted, Waiting};
use tavolo::discord::trouble::Trouble;
use tavolo::discord::{Edge, Settings};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::store::{Note, Store, TableId};
use tavolo::table::{Everyone, Only, Server, UserId};
use tavolo::words::Words;

/// How many tables are shown at a time.
const CHUNK: usize = 256;

/// Takes everything.
struct Taking {
    stock: Arc<Stock>,
    emoji: Arc<EmojiSet>,
    messages: AtomicU64,
}

fn done<T: Send + 'static>(value: T) -> Call<'static, T> {
    Box::pin(std::future::ready(Ok(value)))
}

fn never<T: Send + 'static>() -> Call<'static, T> {
    Box::pin(std::future::ready(Err(Trouble::UnknownChannel)))
}

impl Taking {
    fn message(&self) -> Call<'static, Posted> {
        done(Posted {
            message: MessageId(5_000_000_000_000_000 + self.messages.fetch_add(1, Ordering::Relaxed)),
            as_asked: true,
        })
    }
}

impl Port for Taking {
    fn turn(&self, _: Lane, _: Urgency) -> Waiting<'_> {
        Box::pin(std::future::ready(Slot::free()))
    }
    fn post(&self, _: Slot, _: ChannelId, _: Body<Everyone>) -> Call<'_, Posted> {
        self.message()
    }
    fn edit(&self, _: Slot, _: MessageRef<ChannelId>, _: Body<Everyone>) -> Call<'_, ()> {
        done(())
    }
    fn post_direct(&self, _: Slot, _: DirectId, _: Body<Only>) -> Call<'_, Posted> {
        self.message()
    }
    fn edit_direct(&self, _: Slot, _: MessageRef<DirectId>, _: Body<Only>) -> Call<'_, ()> {
        done(())
    }
    fn remove(&self, _: Slot, _: MessageRef<AnyChannel>) -> Call<'_, ()> {
        done(())
    }
    fn strip(&self, _: Slot, _: MessageRef<AnyChannel>) -> Call<'_, ()> {
        done(())
    }
    fn acknowledge(&self, _: Ticket, _: Acknowledgement) -> Call<'_, ()> {
        done(())
    }
    fn follow_up(&self, _: Ticket, _: Body<Only>) -> Call<'_, ()> {
        done(())
    }
    fn amend(&self, _: Ticket, _: Body<Only>) -> Call<'_, ()> {
        done(())
    }
    fn open_direct(&self, _: Slot, user: UserId) -> Call<'_, DirectId> {
        done(DirectId(self.stock.direct(user.0)))
    }
    fn open_thread(&self, _: Slot, _: ChannelId, _: ChannelKind, _: String) -> Call<'_, ChannelId> {
        never()
    }
    fn open_message_thread(&self, _: Slot, _: MessageRef<ChannelId>, _: String) -> Call<'_, ChannelId> {
        never()
    }
    fn register(&self, _: Slot, _: Option<Server>, _: serde_json::Value) -> Call<'_, ()> {
        done(())
    }
    fn emoji(&self) -> &Arc<EmojiSet> {
        &self.emoji
    }
    fn list_emoji(&self, _: Slot) -> Call<'_, Vec<Emoji>> {
        never()
    }
    fn upload_emoji(&self, _: Slot, _: String, _: Vec<u8>) -> Call<'_, EmojiId> {
        never()
    }
    fn remove_emoji(&self, _: Slot, _: EmojiId) -> Call<'_, ()> {
        never()
    }
    fn may_see(&self, _: ChannelId, _: UserId) -> Call<'_, bool> {
        done(true)
    }
    fn readers_see(&self, _: ChannelId, _: ChannelId) -> Call<'_, bool> {
        done(true)
    }
    fn is_member(&self, _: Server, _: UserId, _: Urgency) -> Call<'_, bool> {
        done(true)
    }
    fn fetch(&self, _: String, _: usize) -> Call<'_, Vec<u8>> {
        never()
    }
}

/// Shows the tables of a stock in a store with the emoji that notes name; how many messages that took.
pub async fn show(store: &Arc<dyn Store>, notes: &[Note], stock: &Arc<Stock>) -> u64 {
    let emoji = notes.iter().find(|note| note.0.starts_with("emoji/"));
    let known: BTreeMap<String, Emoji> = serde_json::from_slice(&emoji.unwrap().1).unwrap();
    println!("with {} emoji", known.len());
    let port = Arc::new(Taking {
        stock: Arc::clone(stock),
        emoji: Arc::default(),
        messages: AtomicU64::new(0),
    });
    port.emoji.replace(known);
    let hall = Arc::new(Hall::new(Arc::clone(store), catalogue()));
    let parts = (Arc::new(Words::load().unwrap()), Arc::new(Renderer::new().unwrap()));
    let taking = Arc::clone(&port) as Arc<dyn Port>;
    let edge = Edge::new(Arc::clone(&hall), parts.0, parts.1, taking, Settings::default());
    let tables: Vec<TableId> = stock.tables().collect();
    for chunk in tables.chunks(CHUNK) {
        let passages: Vec<_> = chunk.iter().map(|table| hall.pass(*table)).collect();
        chunk.iter().for_each(|table| edge.nudge(*table));
        while edge.busy() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        drop(passages);
    }
    edge.close();
    edge.drained().await;
    port.messages.load(Ordering::Relaxed)
}
