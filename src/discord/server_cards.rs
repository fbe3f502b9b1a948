//! A server's card: one message in a channel that those who manage the server have chosen, which lists
//! the tables where a seat is free. It is edited as these change and not posted anew; which message
//! it is stands in a note. Knows no game.

use super::body::Body;
use super::composer::Composer;
use super::courier::Courier;
use super::guard::locked;
use super::hand_step::nonce;
use super::ids::{ChannelId, MessageRef};
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::open_list;
use super::placement::link;
use super::profile::{Channel, Reader};
use super::refusals::Way;
use super::server_book::ServerBook;
use super::server_wishes::ServerWishes;
use super::shards::Shards;
use super::trouble::Trouble;
use crate::hall::{Hall, Happening, Heard, Listener, What};
use crate::store::StoreFault;
use crate::table::{Everyone, Place, Server};
use crate::words::{Arg, Locale, Message};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// Where the notes of cards begin.
const PREFIX: &str = "card/";
/// Where the notes of what holds in servers begin.
const SERVERS: &str = "server/";
/// How often all cards are compared, whatever was heard: seats that were kept for somebody become
/// free without a word.
const ALL: Duration = Duration::from_secs(5 * 60);

/// Which message a server's card is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Card {
    /// Where it stands.
    standing: Option<MessageRef<ChannelId>>,
    /// What it looks like.
    fingerprint: String,
    /// How often one was posted.
    posts: u32,
    /// Whether one is being posted: it may stand already.
    posting: bool,
    /// The channel in which it cannot be kept, until one is chosen again.
    closed: Option<ChannelId>,
}

/// The servers whose cards are to be compared.
struct Due {
    all: bool,
    servers: BTreeSet<Server>,
    /// When all were compared last.
    compared: Option<Instant>,
}

/// What keeps the cards of servers.
pub(super) struct ServerCards {
    hall: Arc<Hall>,
    notes: Notes,
    composer: Composer,
    courier: Arc<Courier>,
    servers: ServerBook,
    /// The language of servers whose own is not among ours.
    language: Locale,
    /// Held by whoever keeps the cards.
    listener: tokio::sync::Mutex<Listener>,
    due: Mutex<Due>,
}

impl ServerCards {
    /// The cards of a hall's servers; `language` is that of servers whose own is not among ours. After
    /// a start all are compared.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (servers, language): (ServerBook, Locale),
    ) -> ServerCards {
        ServerCards {
            listener: tokio::sync::Mutex::new(hall.listen()),
            hall,
            notes,
            composer,
            courier,
            servers,
            language,
            due: Mutex::new(Due {
                all: true,
                servers: BTreeSet::new(),
                compared: None,
            }),
        }
    }

    /// Makes the cards like the tables, where something has happened. Whoever calls it every few seconds
    /// has each edited no more often than that. Those of servers that are not of these shards are others' to
    /// keep.
    pub(super) async fn keep(&self, shards: Shards) {
        let mut listener = self.listener.lock().await;
        self.hear(&mut listener).await;
        let servers = match self.due().await {
            Ok(servers) => servers,
            Err(why) => return tracing::error!(%why, "it cannot be read which servers have a card"),
        };
        for server in servers.into_iter().filter(|server| shards.has(Some(*server))) {
            if let Err(why) = self.show(server).await {
                tracing::info!(%why, "a server’s card was not shown; it is tried again");
                self.compare(server);
            }
        }
    }

    /// A server's card is compared at the next opportunity.
    pub(super) fn compare(&self, server: Server) {
        locked(&self.due).servers.insert(server);
    }

    /// A channel was chosen for a server's card, or none: where it could not be kept it is tried again.
    ///
    /// # Errors
    /// It cannot be read or noted.
    pub(super) async fn chosen(&self, server: Server) -> Result<(), StoreFault> {
        let _one_at_a_time = self.listener.lock().await;
        let mut card: Card = self.notes.get(&key(server)).await?;
        if card.closed.take().is_some() {
            self.notes.put(&key(server), &card).await?;
        }
        self.compare(server);
        Ok(())
    }

    /// The channel in which a server's card cannot be kept, if that is so.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) async fn closed(&self, server: Server) -> Result<Option<ChannelId>, StoreFault> {
        let card: Card = self.notes.get(&key(server)).await?;
        Ok(card.closed)
    }

    /// Takes in what has happened since the last time.
    async fn hear(&self, listener: &mut Listener) {
        while let Some(heard) = listener.try_next() {
            match heard {
                Heard::Happened(Happening { what, .. }) if !matters(what) => {}
                Heard::Happened(happening) => {
                    match self.hall.read(happening.table, |table| table.server()).await {
                        Ok(server) => server.into_iter().for_each(|server| self.compare(server)),
                        // Where it stood is not known any more.
                        Err(_) => locked(&self.due).all = true,
                    }
                }
                Heard::Missed => locked(&self.due).all = true,
            }
        }
    }

    /// The servers whose cards are compared now.
    async fn due(&self) -> Result<BTreeSet<Server>, StoreFault> {
        let (all, mut servers) = {
            let mut due = locked(&self.due);
            let late = due.compared.is_none_or(|compared| compared.elapsed() >= ALL);
            (std::mem::take(&mut due.all) || late, std::mem::take(&mut due.servers))
        };
        if !all {
            return Ok(servers);
        }
        match self.with_cards().await {
            Ok(with_cards) => {
                locked(&self.due).compared = Some(Instant::now());
                servers.extend(with_cards);
                Ok(servers)
            }
            Err(why) => {
                let mut due = locked(&self.due);
                due.all = true;
                due.servers.extend(servers);
                Err(why)
            }
        }
    }

    /// The servers that have a card, or wish for one.
    async fn with_cards(&self) -> Result<BTreeSet<Server>, StoreFault> {
        let number = |key: &str, prefix: &str| key.strip_prefix(prefix)?.parse().ok().map(Server);
        let cards = self.notes.scan::<Card>(PREFIX).await?;
        let wishes = self.notes.scan::<ServerWishes>(SERVERS).await?;
        let wishes = wishes.iter().filter(|(_, wished)| wished.card.is_some());
        let wished = wishes.filter_map(|(key, _)| number(key, SERVERS));
        let kept = cards.iter().filter_map(|(key, _)| number(key, PREFIX));
        Ok(wished.chain(kept).collect())
    }

    /// Makes a server's card like its tables.
    async fn show(&self, server: Server) -> Result<(), Trouble> {
        let key = key(server);
        let wishes = self.servers.of(Some(server)).await?;
        let mut card: Card = self.notes.get(&key).await?;
        if self.courier.refusals.closed(&[Way::Card(server)]).is_err() {
            self.compare(server);
            return Ok(());
        }
        if let Some(former) = card.standing.filter(|at| Some(at.channel) != wishes.card) {
            self.leave(server, former, &wishes).await?;
            (card.standing, card.fingerprint) = (None, String::new());
            self.notes.put_fact(&key, &card).await?;
        }
        let Some(channel) = wishes.card.filter(|channel| card.closed != Some(*channel)) else {
            return Ok(());
        };
        let reader = self.reader(server, channel, wishes).await?;
        let body = open_list::body((&self.hall, &self.composer), server, reader).await?;
        let fingerprint = hex::encode(&Sha256::digest(body.edit().to_string())[..12]);
        // What stands may not be what was noted, or be gone: then it takes a second step.
        for _ in 0..3 {
            if card.standing.is_some() && card.fingerprint == fingerprint {
                break;
            }
            let step = self.step(server, channel, (&body, &fingerprint), &mut card).await;
            if !self.comes_to((server, channel), step, &mut card).await? {
                break;
            }
        }
        Ok(())
    }

    /// What came of a step; whether another one may follow.
    async fn comes_to(
        &self,
        (server, channel): (Server, ChannelId),
        step: Result<(), Trouble>,
        card: &mut Card,
    ) -> Result<bool, Trouble> {
        match step {
            Ok(()) => {
                self.courier.refusals.allowed(Way::Channel(channel));
                self.courier.refusals.allowed(Way::Card(server));
            }
            Err(Trouble::UnknownMessage) => card.standing = None,
            Err(why) if why.shut() => {
                tracing::warn!(server = server.0, %why, "a server’s card cannot be kept in the channel chosen for it");
                *card = Card {
                    posts: card.posts,
                    closed: Some(channel),
                    ..Card::default()
                };
                self.notes.put_fact(&key(server), card).await?;
                return Ok(false);
            }
            Err(why) if why.is_doubtful() => {
                // Nobody knows what it shows now.
                card.fingerprint.clear();
                self.notes.put_fact(&key(server), card).await?;
                return Err(why);
            }
            Err(why) if why.passes() => return Err(why),
            Err(why) => {
                // An old message is seldom let be edited: the card is late then, and no second one stands.
                let wait = self.courier.refusals.refused(Way::Card(server), &why);
                let minutes = wait.as_secs() / 60;
                tracing::warn!(server = server.0, %why, minutes, "a server’s card is refused");
                self.compare(server);
                return Ok(false);
            }
        }
        self.notes.put_fact(&key(server), card).await?;
        Ok(true)
    }

    /// Posts the card, or edits the one that stands.
    async fn step(
        &self,
        server: Server,
        channel: ChannelId,
        (body, fingerprint): (&Body<Everyone>, &str),
        card: &mut Card,
    ) -> Result<(), Trouble> {
        let way = Way::Channel(channel);
        if let Some(why) = self.courier.refusals.why(way).filter(Trouble::shut) {
            return Err(why);
        }
        if let Some(standing) = card.standing {
            let turn = self.turn(Lane::Edit(channel.into())).await;
            self.courier.edit(turn, standing, body.clone()).await?;
            fingerprint.clone_into(&mut card.fingerprint);
            return Ok(());
        }
        // Where an earlier program may have posted it, it is the same message and may tell what was.
        let doubtful = card.posting;
        if !doubtful {
            (card.posting, card.posts) = (true, card.posts + 1);
            self.notes.put(&key(server), card).await?;
        }
        let mut body = body.clone();
        body.nonce = Some(nonce(&format!("{}/{channel}/{}/card", server.0, card.posts)));
        body.silent = true;
        let turn = self.turn(Lane::Post(channel.into())).await;
        let message = self.courier.port.post(turn, channel, body).await?.message;
        card.standing = Some(MessageRef { channel, message });
        card.posting = false;
        card.fingerprint = if doubtful {
            String::new()
        } else {
            fingerprint.to_owned()
        };
        Ok(())
    }

    async fn turn(&self, lane: Lane) -> super::limiter::Slot {
        self.courier.port.turn(lane, Urgency::Tidy).await
    }

    /// Makes one line of a card that is kept elsewhere now, or nowhere.
    async fn leave(
        &self,
        server: Server,
        former: MessageRef<ChannelId>,
        wishes: &ServerWishes,
    ) -> Result<(), Trouble> {
        let line = match wishes.card {
            Some(channel) => {
                let link = link(Place(channel.0));
                Message::new("edge-card-moved").with("where", Arg::Word(link.into()))
            }
            None => Message::new("edge-card-ended"),
        };
        let reader = self.reader(server, former.channel, wishes.clone()).await?;
        let body: Body<Everyone> = self.composer.say(reader, &line);
        let turn = self.turn(Lane::Edit(former.channel.into())).await;
        match self.courier.leave(turn, former, body).await {
            Err(why) if why.passes() => Err(why),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// How a server's card is read in a channel: in the channel's language, or the server's.
    async fn reader(
        &self,
        server: Server,
        channel: ChannelId,
        wishes: ServerWishes,
    ) -> Result<Reader, StoreFault> {
        let known = self.servers.shown_channel(channel).await?;
        let of = Some(server);
        Ok(Channel { of, wishes, ..known }.reader(self.language))
    }
}

/// Whether seats may become free or be taken by what happened.
fn matters(what: What) -> bool {
    match what {
        What::Acted(_) | What::TakenBack | What::TurnPassed | What::Asked(..) | What::Urged(..) => false,
        What::AskedToClose(_) | What::KeptOpen(_) | What::PaceWished(_) | What::PauseWished(_) => false,
        What::Away(_) | What::Paused | What::WentOn | What::Overdue | What::Voted(_) => false,
        What::RewindAsked(_) | What::RewindAnswered(_) | What::Reminded => false,
        What::Unplayed | What::Stayed(_) | What::ShelfWished(_) | What::Stood => false,
        What::Opened | What::Joined(_) | What::Left(_) | What::Chosen | What::Started => true,
        What::Resigned(_) | What::Replaced(_) | What::Moved | What::Settled | What::Returned(_) => true,
        What::Moderated | What::OfferDeclined(_) | What::Shelved | What::Unshelved(_) => true,
        What::Stranded | What::Reached | What::Departed(_) => true,
        What::Ended | What::Closed | What::Removed | What::Changed => true,
    }
}

/// The key of a card's note.
fn key(server: Server) -> String {
    format!("{PREFIX}{}", server.0)
}
