//! What holds in all servers, as the notes and the host's file have it. Knows no game by name.

use super::ids::ChannelId;
use super::notes::Notes;
use super::profile::{self, Channel, Person};
use super::server_wishes::ServerWishes;
use crate::config::{ServerSection, Servers};
use crate::store::StoreFault;
use crate::table::Server;
use std::sync::Arc;

/// What holds in all servers, as the notes and the host's file have it.
#[derive(Clone)]
pub(super) struct ServerBook {
    notes: Notes,
    fixed: Arc<Servers>,
}

impl ServerBook {
    /// What some notes say, under what is fixed.
    pub(super) fn new(notes: Notes, fixed: Servers) -> ServerBook {
        let fixed = Arc::new(fixed);
        ServerBook { notes, fixed }
    }

    /// What the host fixed for a server.
    pub(super) fn fixed(&self, server: Server) -> Option<&ServerSection> {
        self.fixed.of(server.0)
    }

    /// What those who manage a server wish.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn wished(&self, server: Server) -> Result<ServerWishes, StoreFault> {
        self.notes.get(&key(server)).await
    }

    /// Changes what those who manage a server wish.
    ///
    /// # Errors
    /// It was not written: what held before holds on.
    pub(super) async fn change(
        &self,
        server: Server,
        change: impl Fn(&mut ServerWishes) + Send,
    ) -> Result<(), StoreFault> {
        self.notes.change(&key(server), change).await
    }

    /// What holds in a server; what is wished there is left out where it is not what was written.
    ///
    /// # Errors
    /// The store cannot read it.
    pub(super) async fn of(&self, server: Option<Server>) -> Result<ServerWishes, StoreFault> {
        let Some(server) = server else {
            return Ok(ServerWishes::default());
        };
        let wished: ServerWishes = self.notes.wish(&key(server)).await?;
        Ok(match self.fixed(server) {
            Some(fixed) => wished.under(fixed),
            None => wished,
        })
    }

    /// What is known of a channel, with what holds in its server.
    ///
    /// # Errors
    /// As [`Notes::get`].
    pub(super) async fn channel(&self, id: ChannelId) -> Result<Channel, StoreFault> {
        let known: Channel = self.notes.get(&profile::channel(id)).await?;
        let wishes = self.of(known.of).await?;
        Ok(Channel { wishes, ..known })
    }

    /// The same to show something there: the default where it is not what was written.
    ///
    /// # Errors
    /// The store cannot read it.
    pub(super) async fn shown_channel(&self, id: ChannelId) -> Result<Channel, StoreFault> {
        let known: Channel = self.notes.wish(&profile::channel(id)).await?;
        let wishes = self.of(known.of).await?;
        Ok(Channel { wishes, ..known })
    }

    /// Whether somebody may be mentioned in a channel, of this server where that is known.
    ///
    /// # Errors
    /// The store cannot read what holds there.
    pub(super) async fn mentions(
        &self,
        person: &Person,
        channel: ChannelId,
        server: Option<Server>,
    ) -> Result<bool, StoreFault> {
        let known: Channel = self.notes.wish(&profile::channel(channel)).await?;
        let server = server.or(known.of);
        Ok(person.mentionable(server, &self.of(server).await?))
    }
}

/// The key of a server's note.
fn key(server: Server) -> String {
    format!("server/{}", server.0)
}
