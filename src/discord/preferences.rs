//! What people and channels prefer, asked for and kept.

use super::ids::ChannelId;
use super::incoming::Caller;
use super::notes::Notes;
use super::outbox::Outbox;
use super::permission::complaint;
use super::profile::{Channel, Form, Observed, Person, Reader, channel, person};
use super::server_book::ServerBook;
use crate::store::StoreFault;
use crate::table::{Server, UserId};
use crate::words::{Arg, Locale, Message};
use std::sync::Arc;

/// What is preferred, as the notes have it.
pub(super) struct Preferences {
    notes: Notes,
    outbox: Arc<Outbox>,
    servers: ServerBook,
    /// The language of people and channels whose own is not among ours.
    language: Locale,
}

impl Preferences {
    /// The preferences in some notes; `language` is for people and channels whose own is not among
    /// ours. Whoever takes direct messages again gets what the outbox owes them.
    pub(super) fn new(
        notes: Notes,
        outbox: Arc<Outbox>,
        servers: ServerBook,
        language: Locale,
    ) -> Preferences {
        Preferences {
            notes,
            outbox,
            servers,
            language,
        }
    }

    /// What is known of a caller; that they write to us where a direct message would go is
    /// noticed, and which roles they have there.
    ///
    /// # Errors
    /// What is known of them cannot be read.
    pub(super) async fn person(&self, caller: &Caller) -> Result<Person, StoreFault> {
        let key = person(caller.user);
        let before: Person = self.notes.get(&key).await?;
        let mut known = before.clone();
        notice(&mut known.observed, caller);
        if known != before {
            known = match self.notes.change(&key, |person| noticed(person, caller)).await {
                Ok(known) => known,
                Err(why) => {
                    // It is noticed again the next time.
                    tracing::warn!(key, %why, "a note cannot be written");
                    known
                }
            };
        }
        if before.observed.closed && !known.observed.closed {
            self.outbox.reopened(caller.user).await;
        }
        Ok(known)
    }

    /// What is known of the caller's channel, with what holds in its server; which that is, and its
    /// language, is noticed.
    ///
    /// # Errors
    /// What is known of it cannot be read.
    pub(super) async fn channel(&self, caller: &Caller) -> Result<Channel, StoreFault> {
        let key = channel(caller.channel);
        let mut known = self.servers.channel(caller.channel).await?;
        if !caller.direct() && (known.server != caller.server_locale || known.of != caller.server) {
            let belongs = |known: &mut Channel| belongs(known, caller);
            if let Err(why) = self.notes.change(&key, belongs).await {
                tracing::warn!(key, %why, "a note cannot be written");
            }
            belongs(&mut known);
            known.wishes = self.servers.of(caller.server).await?;
        }
        Ok(known)
    }

    /// Notes of which server a channel is that somebody names in it, for its language: what they have stand
    /// there is read in it.
    ///
    /// # Errors
    /// It cannot be read or noted.
    pub(super) async fn know_channel(&self, id: ChannelId, caller: &Caller) -> Result<(), StoreFault> {
        let known = self.channel_of(id).await?;
        if known.of == caller.server {
            return Ok(());
        }
        let belongs = |known: &mut Channel| belongs(known, caller);
        self.notes.change(&channel(id), belongs).await
    }

    /// What is known of a channel in which nobody asks.
    ///
    /// # Errors
    /// What is known of it cannot be read.
    pub(super) async fn channel_of(&self, id: ChannelId) -> Result<Channel, StoreFault> {
        self.servers.channel(id).await
    }

    /// The sentence that names what we lack in the caller's channel; files are wanted where boards are pictures.
    ///
    /// # Errors
    /// What is known of the channel cannot be read.
    pub(super) async fn complaint(
        &self,
        caller: &Caller,
        threads: bool,
    ) -> Result<Option<Message>, StoreFault> {
        let reader = self.servers.channel(caller.channel).await?.reader(self.language);
        Ok(complaint(caller, threads, reader.form == Form::Picture))
    }

    /// The server of a channel, as far as it was noted.
    pub(super) async fn server_of(&self, id: ChannelId) -> Option<Server> {
        self.notes.wish::<Channel>(&channel(id)).await.ok()?.of
    }

    /// How a caller reads; where what they prefer cannot be read, as their client does.
    pub(super) async fn reader(&self, caller: &Caller) -> Reader {
        match self.person(caller).await {
            Ok(known) => known.reader(self.language),
            Err(why) => {
                tracing::warn!(%why, "what a caller prefers cannot be read");
                self.client_reader(caller)
            }
        }
    }

    /// Whether others may see somebody's statistics.
    ///
    /// # Errors
    /// What they wish cannot be read.
    pub(super) async fn shares_statistics(&self, user: UserId) -> Result<bool, StoreFault> {
        let known: Person = self.notes.get(&person(user)).await?;
        Ok(known.shares_statistics())
    }

    /// How everyone reads in the caller's channel; nothing where that cannot be read.
    pub(super) async fn everyone(&self, caller: &Caller) -> Option<Reader> {
        let known = self.channel(caller).await.ok()?;
        Some(known.reader(self.language))
    }

    /// What a button of the boards in the caller's channel says there.
    pub(super) async fn button(&self, caller: &Caller, label: Message) -> Arg {
        match self.channel(caller).await {
            Ok(known) if !caller.direct() => Arg::Spoken(known.reader(self.language).locale, Box::new(label)),
            Ok(_) | Err(_) => label.into(),
        }
    }

    /// How a caller reads, by their client alone: nothing is looked up.
    pub(super) fn client_reader(&self, caller: &Caller) -> Reader {
        let mut known = Person::default();
        known.observed.client = Some(caller.locale.clone());
        known.reader(self.language)
    }

    /// Changes what a person prefers; answers whether it is something else than before.
    ///
    /// # Errors
    /// It was not written: what held before holds on.
    pub(super) async fn change_person(
        &self,
        user: UserId,
        change: impl Fn(&mut Person) + Send,
    ) -> Result<bool, StoreFault> {
        self.notes.change(&person(user), changes(change)).await
    }

    /// Changes what holds in a channel; answers whether it is something else than before.
    ///
    /// # Errors
    /// It was not written: what held before holds on.
    pub(super) async fn change_channel(
        &self,
        id: ChannelId,
        change: impl Fn(&mut Channel) + Send,
    ) -> Result<bool, StoreFault> {
        self.notes.change(&channel(id), changes(change)).await
    }
}

/// A change that answers whether it changes anything.
fn changes<T: Clone + PartialEq>(change: impl Fn(&mut T)) -> impl Fn(&mut T) -> bool {
    move |known| {
        let before = known.clone();
        change(known);
        *known != before
    }
}

/// What a caller's request tells of them.
fn notice(known: &mut Observed, caller: &Caller) {
    known.client = Some(caller.locale.clone());
    if let Some(server) = caller.server {
        match caller.roles.is_empty() {
            true => known.roles.remove(&server.0),
            false => known.roles.insert(server.0, caller.roles.clone()),
        };
    }
    if let Some(direct) = caller.direct_channel() {
        known.direct = Some(direct);
        known.closed = false;
    }
}

/// The same; what is known of them then.
fn noticed(known: &mut Person, caller: &Caller) -> Person {
    notice(&mut known.observed, caller);
    known.clone()
}

/// Which server a channel belongs to that somebody asks in or names, and its language.
fn belongs(known: &mut Channel, caller: &Caller) {
    known.server.clone_from(&caller.server_locale);
    known.of = caller.server;
}
