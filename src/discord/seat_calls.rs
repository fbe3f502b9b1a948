//! «One more?»: whoever sits at a table where a seat is free has a role of the server mentioned, which
//! those have taken who want to be asked. At most one mention an hour, game and server, whatever
//! happens: it is noted before it is made. Knows no game by name.

use super::body::Body;
use super::composer::Composer;
use super::controls::Rows;
use super::courier::Courier;
use super::failure::Failure;
use super::hand_step::nonce;
use super::ids::ChannelId;
use super::lane::{Lane, Urgency};
use super::notes::Notes;
use super::placement::{ANYBODY, link, placed};
use super::refusals::Way;
use super::retry::pause;
use super::server_book::ServerBook;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::{Everyone, Place, Server, Step, TableButton, TableView, UserId};
use crate::words::{Arg, Locale, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tokio::sync::Mutex;

/// A role is mentioned at most so often for a game, in milliseconds.
const HOUR: u64 = 60 * 60 * 1_000;
/// How often a mention is tried that may well succeed a little later.
const TRIES: u32 = 3;

/// When a role was mentioned last for a game, in milliseconds since 1970.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default)]
struct Called {
    at: u64,
}

/// A table where somebody more is wanted.
struct Wanted {
    place: Place,
    server: Option<Server>,
    game: &'static str,
    title: Message,
    line: Message,
    button: TableButton,
    stamp: Step,
    free: bool,
    seated: bool,
}

impl Wanted {
    fn of(table: &dyn TableView, user: UserId, at: u64) -> Wanted {
        let standing = table.standing(ANYBODY, at);
        Wanted {
            place: table.place(),
            server: table.server(),
            game: table.game(),
            title: table.title(),
            line: placed(table, Message::new("edge-call")).with("standing", standing.line),
            button: match table.gathering() {
                true => TableButton::Join,
                false => TableButton::TakeSeat,
            },
            stamp: table.terms(),
            free: standing.free,
            seated: table.roster().seat_of(user).is_some(),
        }
    }
}

/// What asks roles for one more.
pub(super) struct SeatCalls {
    hall: Arc<Hall>,
    notes: Notes,
    composer: Composer,
    courier: Arc<Courier>,
    servers: ServerBook,
    /// The language of channels whose own is not among ours.
    language: Locale,
    /// Held by whoever looks whether a role can be mentioned, and notes that it is.
    turn: Mutex<()>,
}

impl SeatCalls {
    /// What asks roles at a hall's tables; `language` is that of channels whose own is not among ours.
    pub(super) fn new(
        (hall, notes, composer, courier): (Arc<Hall>, Notes, Composer, Arc<Courier>),
        (servers, language): (ServerBook, Locale),
    ) -> SeatCalls {
        SeatCalls {
            hall,
            notes,
            composer,
            courier,
            servers,
            language,
            turn: Mutex::default(),
        }
    }

    /// Whoever sits at a table asks for one more; what they are told.
    ///
    /// # Errors
    /// They do not sit there, no seat is free, no role was chosen, or it was mentioned within the hour.
    pub(super) async fn ask(&self, table: TableId, user: UserId) -> Result<Message, Failure> {
        let now = self.hall.clock().now();
        let wanted = self
            .hall
            .read(table, |table| Wanted::of(table, user, now))
            .await?;
        let wishes = self.servers.of(wanted.server).await?;
        let (Some(server), Some(role)) = (wanted.server, wishes.role) else {
            return Err(Message::new("edge-call-none").into());
        };
        if !wanted.seated {
            return Err(Message::new("edge-call-seated").into());
        }
        if !wanted.free {
            return Err(Message::new("edge-call-full").into());
        }
        let named = |id: &'static str| {
            let message = Message::new(id).with("game", wanted.title.clone());
            message.with("role", Arg::Word(mention(role).into()))
        };
        let key = format!("call/{}/{}", server.0, wanted.game);
        if let Some(again) = self.take(&key, now).await? {
            return Err(named("edge-call-again").with("from", second(again)).into());
        }
        if let Err(why) = self.call(table, &wanted, (role, now)).await {
            // Nobody knows whether one stands that got no answer.
            if why != Trouble::TimedOut {
                self.notes.remove(&key).await?;
            }
            tracing::warn!(%table, %why, "a role could not be mentioned");
            let place = Arg::Word(link(wanted.place).into());
            return Err(Message::new("edge-call-failed").with("where", place).into());
        }
        Ok(named("edge-called").with("from", second(now.saturating_add(HOUR))))
    }

    /// Notes that a role is mentioned now, unless it was within the hour: then when it can be again.
    async fn take(&self, key: &str, now: u64) -> Result<Option<u64>, StoreFault> {
        let _turn = self.turn.lock().await;
        let before: Called = self.notes.get(key).await?;
        let again = before.at.saturating_add(HOUR);
        if before.at > 0 && now < again {
            return Ok(Some(again));
        }
        self.notes.put(key, &Called { at: now }).await?;
        Ok(None)
    }

    /// Mentions a role in a table's channel, with the button that takes the seat.
    async fn call(&self, table: TableId, wanted: &Wanted, (role, now): (u64, u64)) -> Result<(), Trouble> {
        let channel = ChannelId(wanted.place.0);
        let known = self.servers.shown_channel(channel).await?;
        let reader = known.reader(self.language);
        let line = wanted.line.clone().with("role", Arg::Word(mention(role).into()));
        let mut body: Body<Everyone> = self.composer.say(reader, &line);
        let speaker = self.composer.speaker(reader, &[]);
        body.rows = Rows::new((speaker, &self.composer.emoji), table, wanted.stamp)
            .buttons(&[wanted.button])
            .done();
        body.role = Some(role);
        body.nonce = Some(nonce(&format!("{table}/{now}/call")));
        let (way, lane) = (Way::Channel(channel), Lane::Post(channel.into()));
        for tries in 1.. {
            let open = self.courier.refusals.closed(&[way]);
            open.map_err(|_| self.courier.refusals.why(way).unwrap_or(Trouble::MissingAccess))?;
            let turn = self.courier.port.turn(lane, Urgency::Board).await;
            match self.courier.port.post(turn, channel, body.clone()).await {
                Err(why) if why.passes() && tries < TRIES => tokio::time::sleep(pause(&why, tries)).await,
                done => return done.map(drop),
            }
        }
        Ok(())
    }
}

/// A role as Discord shows it.
fn mention(role: u64) -> String {
    format!("<@&{role}>")
}

/// A moment that people read, not before it.
fn second(at: u64) -> Arg {
    Arg::Moment(at.div_ceil(1_000))
}
