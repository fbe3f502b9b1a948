//! Where the tables of an evening's round are opened, and nowhere else: each is announced in the channel, gets the thread
//! of that message, a table stands there, its players are called and seated, and its game begins.
//!
//! Each step is noted before the next one is made, and each can be made once more without doing it twice: a message has one
//! thread, which has its number; the orders to the table have numbers that follow from that of the message before
//! them, and the same number is the same order. So wherever the program ends, it finds what it has done.
//!
//! With the option *twins* the first table of a round with so many seats shares its deal, and the others of as many are
//! opened as its twins once its game has begun. Knows no game.

use super::courier::Progress;
use super::event_deal::{self, EventDeal};
use super::event_note::{EventNote, Opening};
use super::event_obstacle::Obstacle;
use super::hand_step::nonce;
use super::ids::{ChannelId, MessageId, MessageRef};
use super::lane::{Lane, Urgency};
use super::outbox::Outbox;
use super::placement::{link, user_mention};
use super::profile::{self, Channel, Person};
use super::refusals::Way;
use super::single_post::{SinglePost, standing};
use super::trouble::Trouble;
use super::witness;
use crate::hall::Done;
use crate::store::TableId;
use crate::table::{Actor, Command, Denied, Fault, Listing, Order, Origin, Place, Server, TableView, UserId};
use crate::words::{Arg, Message, Style, cut};
use std::sync::Arc;

/// The longest name of a thread.
const NAME: usize = 100;
/// The word by which the post is noted that calls the players.
const CALL: &str = "call";
/// How far the numbers of orders are apart that follow from one message.
const APART: u64 = 1 << 12;
/// How far behind that of the thread the first of the orders is by which players get up again.
const LEAVING: u64 = 64;

/// A table of an evening's last round that is being opened.
pub(super) struct TableOpening<'a> {
    outbox: &'a Arc<Outbox>,
    note: &'a EventNote,
    /// Its number in the round, from 0.
    number: usize,
}

impl<'a> TableOpening<'a> {
    pub(super) fn new(outbox: &'a Arc<Outbox>, note: &'a EventNote, number: usize) -> TableOpening<'a> {
        TableOpening { outbox, note, number }
    }

    /// Opens it and begins its game, from where that was left.
    ///
    /// # Errors
    /// It does not stand yet; what was done of it is noted.
    pub(super) async fn open(&self) -> Result<(), Obstacle> {
        let Some(opening) = self
            .note
            .openings
            .last()
            .and_then(|openings| openings.get(self.number))
        else {
            return Ok(());
        };
        let message = match opening.message {
            Some(message) => message,
            None => self.announce(opening).await?,
        };
        let thread = match opening.threaded {
            true => ChannelId(message.0),
            false => self.thread(opening, message).await?,
        };
        let known = opening.table.as_deref().and_then(|table| table.parse().ok());
        let table = match known {
            Some(table) => table,
            None => self.table(opening, thread).await?,
        };
        // Nothing is shown before its game has begun.
        let hold = self.outbox.pauses.hold(table);
        let begun = match event_deal::outlived(&self.outbox.boards.hall, table).await {
            Ok(true) => self.give_up(opening, (table, thread)).await,
            Ok(false) => self.begin(opening, (table, thread)).await,
            Err(why) => Err(why.into()),
        };
        drop(hold);
        self.outbox.nudge(table);
        begun?;
        self.noted(|opening| opening.begun = true).await
    }

    /// Notes a step, as long as the same evening has the same table.
    async fn noted(&self, change: impl Fn(&mut Opening) + Send + Sync) -> Result<(), Obstacle> {
        let (id, round, number) = (self.note.id, self.note.openings.len(), self.number);
        let note = |note: &mut EventNote| {
            if note.id == id
                && let Some(opening) = round
                    .checked_sub(1)
                    .and_then(|round| note.openings.get_mut(round)?.get_mut(number))
            {
                change(opening);
            }
        };
        Ok(self.outbox.boards.notes.change(&self.note.key(), note).await?)
    }

    /// Who meets there, in the round's own words.
    fn told(&self, id: &'static str, opening: &Opening) -> Message {
        Message::new(id)
            .with("round", self.note.openings.len())
            .with("table", self.number + 1)
            .with("who", self.note.all_named(&opening.players))
    }

    /// Announces it in the channel.
    async fn announce(&self, opening: &Opening) -> Result<MessageId, Obstacle> {
        let (boards, channel) = (&self.outbox.boards, ChannelId(self.note.channel));
        let reader = boards
            .servers
            .shown_channel(channel)
            .await?
            .reader(boards.language);
        let mut body = boards
            .composer
            .say(reader, &self.told("event-announced", opening));
        let round = self.note.openings.len();
        body.nonce = Some(nonce(&format!("{}/{round}/{}/event", self.note.id, self.number)));
        body.silent = true;
        let turn = boards
            .courier
            .port
            .turn(Lane::Post(channel.into()), Urgency::Board)
            .await;
        let posted = boards.courier.port.post(turn, channel, body).await;
        let posted = posted.map_err(|why| Obstacle::wanting(why, "edge-may-send"))?;
        let message = posted.message;
        self.noted(|opening| opening.message = Some(message)).await?;
        Ok(message)
    }

    /// Opens the thread of that message, in which what holds in the channel holds too.
    async fn thread(&self, opening: &Opening, message: MessageId) -> Result<ChannelId, Obstacle> {
        let (boards, channel) = (&self.outbox.boards, ChannelId(self.note.channel));
        let known = boards.servers.shown_channel(channel).await?;
        let reader = known.reader(boards.language);
        let speaker = boards.composer.speaker(reader, &[]).styled(Style::Plain);
        let name = cut(&speaker.say(&self.told("event-thread", opening)), NAME).into_owned();
        let turn = boards
            .courier
            .port
            .turn(Lane::MessageThread(channel), Urgency::Board)
            .await;
        let opened = boards
            .courier
            .port
            .open_message_thread(turn, MessageRef { channel, message }, name)
            .await;
        let thread = match opened {
            // Somebody has deleted it: it is announced anew.
            Err(Trouble::UnknownMessage) => {
                self.noted(|opening| opening.message = None).await?;
                return Err(Obstacle::Trouble(Trouble::UnknownMessage));
            }
            opened => opened.map_err(|why| Obstacle::wanting(why, "edge-may-threads"))?,
        };
        let same = |channel: &mut Channel| *channel = known.clone();
        boards.notes.change(&profile::channel(thread), same).await?;
        self.noted(|opening| opening.threaded = true).await?;
        Ok(thread)
    }

    /// Has the first of its players open the table in the thread, unless they have.
    async fn table(&self, opening: &Opening, thread: ChannelId) -> Result<TableId, Obstacle> {
        let (hall, place) = (&self.outbox.boards.hall, Place(thread.0));
        let Some(listing) = hall.catalogue().game(&self.note.game) else {
            return Err(Obstacle::Refused(Message::new("event-game-gone")));
        };
        let table = match hall.at(place).await? {
            Some(table) if self.ours(opening, table).await? => table,
            Some(_) => {
                let place = Arg::Word(link(place).into());
                return Err(Obstacle::Refused(Message::new("event-occupied").with("where", place)));
            }
            None => self.opened(listing, opening, thread).await?.table,
        };
        self.noted(|opening| opening.table = Some(table.to_string()))
            .await?;
        Ok(table)
    }

    /// Whether a table in the thread is the one that was opened for it, and not somebody else's.
    async fn ours(&self, opening: &Opening, table: TableId) -> Result<bool, Obstacle> {
        let ours = |table: &dyn TableView| {
            let mut people = table.roster().people();
            let plays = |user: UserId| {
                opening
                    .players
                    .iter()
                    .any(|lot| self.note.user(*lot) == Some(user))
            };
            table.game() == self.note.game && people.any(plays)
        };
        Ok(self.outbox.boards.hall.read(table, ours).await?)
    }

    async fn opened(
        &self,
        listing: &Listing,
        opening: &Opening,
        thread: ChannelId,
    ) -> Result<Done, Obstacle> {
        let (hall, note) = (&self.outbox.boards.hall, self.note);
        let deal = event_deal::of(hall, note, self.number).await?;
        let with = event_deal::chosen(note, deal);
        let first = opening.players.first().copied().unwrap_or_default();
        let command = Command::Join { with };
        let number = thread.0 + (1 + opening.again) * APART;
        let Some(order) = self.order(first, (thread, number), command) else {
            return Err(Obstacle::Trouble(Trouble::TimedOut));
        };
        let open = || async {
            match deal {
                EventDeal::Twin(first) => hall.open_twin(first, listing, &order).await,
                EventDeal::First | EventDeal::Own => hall.open(Place(thread.0), listing, &order).await,
            }
        };
        match open().await {
            Err(Denied::Fault(Fault::Unknown)) => Ok(open().await?),
            opened => Ok(opened?),
        }
    }

    /// An order of somebody who has agreed by taking part; nothing where they were forgotten.
    fn order(&self, lot: usize, (thread, number): (ChannelId, u64), command: Command) -> Option<Order> {
        Some(Order {
            by: Actor::person(self.note.user(lot)?, number),
            name: self.note.name(lot),
            at: self.outbox.boards.hall.clock().now(),
            stamp: None,
            origin: Origin {
                place: Place(thread.0),
                server: Some(Server(self.note.server)),
                direct: false,
                manages: false,
            },
            command,
        })
    }

    /// Whoever has been seated gets up from a twin whose first has ended meanwhile, so that a table with a deal of its
    /// own can be opened there when it is looked at anew.
    async fn give_up(
        &self,
        opening: &Opening,
        (table, thread): (TableId, ChannelId),
    ) -> Result<(), Obstacle> {
        // First of all: until the last of them got up it is found where it stands.
        let again = |opening: &mut Opening| (opening.table, opening.again) = (None, opening.again + 1);
        self.noted(again).await?;
        let hall = &self.outbox.boards.hall;
        let seated = |table: &dyn TableView| table.roster().people().collect::<Vec<UserId>>();
        let here = hall.read(table, seated).await?;
        for (lot, number) in opening.players.iter().zip(LEAVING..) {
            let sits = self.note.user(*lot).is_some_and(|user| here.contains(&user));
            let number = thread.0 + number * APART;
            if let (true, Some(order)) = (sits, self.order(*lot, (thread, number), Command::Leave)) {
                self.give(table, &order).await?;
            }
        }
        Err(Obstacle::Trouble(Trouble::TimedOut))
    }

    /// Calls the players, seats them and begins the game, unless it has begun.
    async fn begin(&self, opening: &Opening, (table, thread): (TableId, ChannelId)) -> Result<(), Obstacle> {
        let boards = &self.outbox.boards;
        let seated = |table: &dyn TableView| {
            let people: Vec<UserId> = table.roster().people().collect();
            (table.gathering(), people)
        };
        let here = match boards.hall.read(table, seated).await {
            Ok((true, here)) => here,
            // It has begun; or somebody has closed it, and it is gone.
            Ok((false, _)) | Err(Fault::NoTable(_)) => return Ok(()),
            Err(why) => return Err(why.into()),
        };
        boards.hall.reserve_twins(table).await?;
        // What everybody gives to the luck comes after its promise: the number of the message that calls them.
        let promised = witness::tell(boards, table).await?;
        self.progress(promised, thread)?;
        let call = self.call(opening, (table, thread)).await?;
        for (lot, number) in opening.players.iter().zip(1..) {
            let sits = self.note.user(*lot).is_none_or(|user| here.contains(&user));
            let number = call.0 + number * APART;
            if let (false, Some(order)) = (sits, self.order(*lot, (thread, number), Command::join())) {
                self.give(table, &order).await?;
            }
        }
        let paced = event_deal::pace(&boards.hall, self.note, table).await?;
        let first = opening.players.iter().find(|lot| self.note.user(**lot).is_some());
        let number = call.0 + (2 + opening.players.len() as u64) * APART;
        let paced = first
            .zip(paced)
            .and_then(|(lot, pace)| self.order(*lot, (thread, number), pace));
        if let Some(order) = paced {
            self.give(table, &order).await?;
        }
        let number = call.0 + (1 + opening.players.len() as u64) * APART;
        if let Some(order) = first.and_then(|lot| self.order(*lot, (thread, number), Command::Start)) {
            self.give(table, &order).await?;
        }
        Ok(())
    }

    async fn give(&self, table: TableId, order: &Order) -> Result<(), Obstacle> {
        let hall = &self.outbox.boards.hall;
        match hall.order(table, order).await {
            Err(Denied::Fault(Fault::Unknown)) => Ok(hall.order(table, order).await.map(drop)?),
            given => Ok(given.map(drop)?),
        }
    }

    /// Calls the players into the thread, once.
    async fn call(
        &self,
        opening: &Opening,
        (table, thread): (TableId, ChannelId),
    ) -> Result<MessageId, Obstacle> {
        let boards = &self.outbox.boards;
        let users: Vec<UserId> = opening
            .players
            .iter()
            .filter_map(|lot| self.note.user(*lot))
            .collect();
        let mut called = Vec::new();
        for user in &users {
            let person: Person = boards.notes.wish(&profile::person(*user)).await?;
            if boards
                .servers
                .mentions(&person, thread, Some(Server(self.note.server)))
                .await?
            {
                called.push(*user);
            }
        }
        let line = self
            .told("event-call", opening)
            .with("where", Arg::Word(link(Place(self.note.channel)).into()))
            .with("who", users.iter().copied().map(user_mention).collect::<Vec<_>>());
        let post = SinglePost {
            table,
            place: Place(thread.0),
            word: CALL,
            lines: &[line],
            names: &[],
            small: false,
            film: None,
            mention: &called,
            buttons: &[],
        };
        let said = post.say(boards).await?;
        self.progress(said, thread)?;
        let standing = standing(boards, table, CALL).await?;
        standing
            .map(|at| at.message)
            .ok_or(Obstacle::Trouble(Trouble::TimedOut))
    }

    /// Whether a message stands in the thread by now; where it does not, why.
    fn progress(&self, progress: Progress, thread: ChannelId) -> Result<(), Obstacle> {
        match progress {
            Progress::Done | Progress::Over => Ok(()),
            Progress::PutOff(_) | Progress::Behind | Progress::Later(_) => {
                let why = self.outbox.boards.courier.refusals.why(Way::Channel(thread));
                Err(Obstacle::wanting(why.unwrap_or(Trouble::TimedOut), "edge-may-in-threads"))
            }
        }
    }
}
