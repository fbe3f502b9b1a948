//! `/join`: opens a table in the channel, or takes a seat at the one that stands there.

use crate::discord::answer::Reply;
use crate::discord::body::Body;
use crate::discord::deeds::OPTIONS;
use crate::discord::edge::Edge;
use crate::discord::incoming::{Asked, Caller, Pressed};
use crate::discord::permission::complaint;
use crate::discord::which::placed;
use crate::discord::wishes::{self, Channel, Reader};
use crate::store::{Fault, TableId, Version};
use crate::table::{Chosen, Command, Listing, Order, Place, UserId};
use crate::words::{Message, Style};
use std::sync::Arc;

pub(in crate::discord) async fn run(edge: &Arc<Edge>, asked: &Asked, reader: Reader) -> Reply {
    let caller = &asked.caller;
    let named = asked.text("game");
    let place = Place(caller.channel);
    let standing = match edge.hall.at(place).await {
        Ok(standing) => standing,
        Err(why) => return edge.fault(reader, &why),
    };
    let game = match standing {
        Some(table) => edge.hall.read(table, |table| table.game().to_owned()).await.ok(),
        None => None,
    };
    if let (Some(named), Some(game)) = (named, &game)
        && named != game
    {
        let title = Message::new(format!("{game}-name"));
        return edge.whisper(reader, &Message::new("edge-other-game").with("game", title));
    }
    let channel = match edge.channel(caller).await {
        Ok(channel) => channel,
        Err(why) => return edge.fault(reader, &why.into()),
    };
    let listing = match &game {
        Some(game) => edge.hall.catalogue().game(game),
        None => edge.game(named, &channel),
    };
    let Some(listing) = listing.copied() else {
        return edge.whisper(reader, &Message::new("edge-which-game"));
    };
    if let (None, Some(complaint)) = (standing, complaint(caller, false)) {
        return edge.whisper(reader, &complaint);
    }
    let word = asked
        .text("word")
        .map(|word| word.trim().to_owned())
        .filter(|word| !word.is_empty());
    let with = match asked
        .text("with")
        .map_or(Ok(Chosen::NONE), |typed| edge.typed(&listing, reader).read(typed))
    {
        Ok(with) => with,
        Err(why) => return edge.whisper(reader, &why),
    };
    let seated = match standing {
        Some(table) => {
            edge.hall
                .read(table, |table| table.roster().seat_of(UserId(caller.user)).is_some())
                .await
        }
        None => Ok(false),
    };
    let order = Edge::order(caller, asked.ticket.id, None, Command::Join { word, with });
    match (standing, seated) {
        (Some(table), Ok(true)) => edge.choose(table, caller, &order, reader).await,
        (_, Ok(_)) => edge.sit(&listing, caller, &order, reader).await,
        (_, Err(why)) => edge.fault(reader, &why),
    }
}

/// Options and values of the game that is meant, after those that were typed.
pub(in crate::discord) async fn suggest(edge: &Edge, asked: &Asked) -> Vec<(String, String)> {
    let reader = edge.reader(&asked.caller).await;
    match edge.meant_game(asked).await {
        Some(listing) => edge
            .typed(&listing, reader)
            .suggest(asked.text("with").unwrap_or_default()),
        None => Vec::new(),
    }
}

impl Edge {
    /// What is known of the caller's channel; the language of its server is noticed.
    ///
    /// # Errors
    /// What is known of it cannot be read.
    pub(in crate::discord) async fn channel(&self, caller: &Caller) -> Result<Channel, Fault> {
        let key = wishes::channel(caller.channel);
        let mut channel: Channel = self.note(&key).await?;
        if !caller.direct() && (channel.server != caller.server_locale || channel.of != caller.server) {
            channel.server.clone_from(&caller.server_locale);
            channel.of = caller.server;
            self.noticed(&key, &channel).await;
        }
        Ok(channel)
    }

    /// The game that is meant: the named one, the channel's, the host's, or the only one there is.
    pub(in crate::discord) fn game(&self, named: Option<&str>, channel: &Channel) -> Option<&Listing> {
        let catalogue = self.hall.catalogue();
        let wished = named
            .or(channel.game.as_deref())
            .or(self.settings.game.as_deref());
        match wished {
            Some(game) => catalogue.game(game),
            None => catalogue.iter().next().filter(|_| catalogue.iter().count() == 1),
        }
    }

    /// Chooses options for somebody who has a seat, and shows what holds now.
    async fn choose(&self, table: TableId, caller: &Caller, order: &Order, reader: Reader) -> Reply {
        match self.give(table, order).await {
            Ok(_) => {
                self.whisper_panel(
                    table,
                    caller.user,
                    OPTIONS,
                    reader,
                    &[Message::new("edge-options-chosen")],
                )
                .await
            }
            Err(denied) => self.denied(table, caller.user, reader, denied).await,
        }
    }

    /// Takes a seat in the caller's channel, at the table that stands there or at a new one.
    async fn sit(
        self: &Arc<Self>,
        listing: &Listing,
        caller: &Caller,
        order: &Order,
        reader: Reader,
    ) -> Reply {
        let place = Place(caller.channel);
        match self.counted(self.hall.join(place, listing, order).await) {
            Ok(done) => self.joined(done.table, caller, reader).await,
            Err(denied) => {
                let table = self.hall.at(place).await.ok().flatten();
                self.denied(table.unwrap_or(TableId(0)), caller.user, reader, denied)
                    .await
            }
        }
    }

    /// What somebody is told who has just taken a seat: that they have it, and how their hand will
    /// come.
    pub(in crate::discord) async fn joined(
        self: &Arc<Self>,
        table: TableId,
        caller: &Caller,
        reader: Reader,
    ) -> Reply {
        let hand = self.hand_line(table, caller.user).await;
        let user = UserId(caller.user);
        let joined = self
            .hall
            .read(table, |table| (placed(table, Message::new("edge-joined")), table.own_witness(user)))
            .await;
        let (joined, witness) = match joined {
            Ok(joined) => joined,
            Err(why) => return self.fault(reader, &why),
        };
        let speaker = self.words.speaker(reader.locale, &[], Style::Discord);
        let mut lines = vec![joined, hand];
        lines.extend(witness);
        lines.extend(complaint(caller, false));
        Reply::Whisper(Body::text(&speaker.lines(&lines)))
    }

    /// The same game again in the caller's channel, with the same options.
    pub(in crate::discord) async fn rematch(
        self: &Arc<Self>,
        table: TableId,
        pressed: &Pressed,
        reader: Reader,
    ) -> Reply {
        let (game, mut with) = match self
            .hall
            .read(table, |table| (table.game().to_owned(), table.chosen()))
            .await
        {
            Ok(before) => before,
            Err(why) => return self.fault(reader, &why),
        };
        if let Ok(Some(standing)) = self.hall.at(Place(pressed.caller.channel)).await {
            // Somebody was there before: what they chose since then stands.
            with = Chosen::NONE;
            let other = self
                .hall
                .read(standing, |table| (table.game() != game).then(|| table.title()))
                .await;
            if let Ok(Some(title)) = other {
                return self.whisper(reader, &Message::new("edge-other-game").with("game", title));
            }
        }
        // The button was shown before the next table began: it never takes a seat in a game that is
        // on.
        let before = Some(Version::NONE);
        let order =
            Edge::order(&pressed.caller, pressed.ticket.id, before, Command::Join { word: None, with });
        match self.hall.catalogue().game(&game).copied() {
            Some(listing) => self.sit(&listing, &pressed.caller, &order, reader).await,
            None => self.whisper(reader, &Message::new("edge-which-game")),
        }
    }
}
