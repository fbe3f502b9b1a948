//! A table that is walked from its start to its end: people press what stands in their direct
//! messages, and type what does not; what happened is read from the records.

use super::channel::Channel;
use crate::edge::bot::{Dice, memory};
use crate::edge::stage::{Request, Stage, caller};
use std::collections::BTreeMap;
use std::sync::Arc;
use tavolo::discord::Settings;
use tavolo::discord::incoming::{Caller, Given};
use tavolo::hall::Hall;
use tavolo::portray::Portray;
use tavolo::program::catalogue;
use tavolo::render::Renderer;
use tavolo::rules::Seat;
use tavolo::store::{Store, TableId};
use tavolo::table::table_event::{RecordBody, TableEvent};
use tavolo::table::{Place, TableAudit, UserId};
use tavolo::words::{Locale, Message, Style, Words};

/// Where the table stands.
const PLACE: Place = Place(6);

/// An action, and all that came of it.
pub struct Ply<G: Portray> {
    pub seat: Seat,
    /// Whether its player did it: where there is nothing to choose it is done behind somebody else's
    /// action.
    pub own: bool,
    pub events: Vec<G::Event>,
}

/// A table with its people.
pub struct Walker<G: Portray> {
    pub stage: Stage,
    pub plies: Vec<Ply<G>>,
    pub channel: Channel,
    /// The newest message of each person's own, by seat.
    pub hands: BTreeMap<Seat, Request>,
    pub table: TableId,
    store: Arc<dyn Store>,
    words: Arc<Words>,
    /// By seat.
    pub seated: Vec<Caller>,
    names: Vec<String>,
    requests: usize,
    records: usize,
}

impl<G: Portray> Walker<G> {
    /// A game that has begun; the channel's boards are pictures.
    pub async fn begun(seats: u64, seed: u8) -> Walker<G> {
        let store = memory();
        let hall = Hall::new(Arc::clone(&store), catalogue()).with_randomness(Box::new(move |bytes| {
            bytes.fill(seed);
            true
        }));
        let words = Arc::new(Words::load().unwrap());
        let parts = (Arc::clone(&words), Arc::new(Renderer::new().unwrap()));
        let settings = Settings {
            game: Some(G::ID.to_owned()),
            pace: None,
            ..Settings::default()
        };
        let mut stage = Stage::of(hall, settings, parts, 1);
        let names = ["Ana", "Ben", "Cleo", "Dan"];
        let people: Vec<Caller> = (1..=seats)
            .zip(names)
            .map(|(user, name)| caller(user, name))
            .collect();
        let text = [("board", Given::Text("text".to_owned()))];
        for person in &people {
            stage.sub_command(person, "settings", "mine", &text).await;
            stage.command(person, "join", &[]).await;
        }
        stage.start(&people[0]).await;
        stage.rest().await;
        let table = stage.hall.at(PLACE).await.unwrap().unwrap();
        let sitting = |table: &dyn TableAudit| {
            let users = table.roster().iter().filter_map(|(_, player)| player.user());
            (users.collect::<Vec<_>>(), table.roster().names())
        };
        let (users, names) = stage.hall.audit(table, sitting).await.unwrap();
        let sits = |user: &UserId| people.iter().find(|person| person.user == *user).cloned();
        let seated = users.iter().filter_map(sits).collect();
        let mut walker = Walker {
            stage,
            plies: Vec::new(),
            channel: Channel::default(),
            hands: BTreeMap::new(),
            table,
            store,
            words,
            seated,
            names,
            requests: 0,
            records: 0,
        };
        walker.look().await;
        walker
    }

    /// Says something as it is said in a message.
    pub fn say(&self, message: &Message) -> String {
        self.words
            .speaker(Locale::English, &self.names, Style::Discord)
            .say(message)
    }

    /// Looks at the table.
    pub async fn read<T>(&self, look: impl FnOnce(&dyn TableAudit) -> T + Send) -> T {
        self.stage.hall.audit(self.table, look).await.unwrap()
    }

    /// Whose decision is awaited, with what each may do.
    pub async fn awaited(&self) -> Vec<(Seat, Vec<String>)> {
        let users: Vec<_> = self.seated.iter().map(|person| person.user).collect();
        let look = move |table: &dyn TableAudit| {
            let legal = |seat: Seat| {
                table
                    .legal(users[seat.index()])
                    .into_iter()
                    .map(|(notation, _)| notation)
            };
            table
                .awaited()
                .iter()
                .map(|seat| (seat, legal(seat).collect()))
                .collect()
        };
        self.read(look).await
    }

    /// Somebody who is awaited does something; nobody does where the game is over.
    pub async fn step(&mut self, dice: &mut Dice) -> Option<Seat> {
        let awaited = self.awaited().await;
        let (seat, legal) = awaited.get(dice.below(awaited.len()))?;
        self.act(*seat, &legal[dice.below(legal.len())]).await;
        Some(*seat)
    }

    /// Somebody does this: by pressing it where it stands, or else by typing it.
    pub async fn act(&mut self, seat: Seat, notation: &str) {
        let person = self.seated[seat.index()].clone();
        let hand = self.hands.get(&seat);
        match hand.and_then(|hand| Some((hand.message, hand.act(notation)?))) {
            Some((message, (id, values))) => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                self.stage.press_in(&person, message, &id, &values).await;
            }
            None => {
                let typed = [("move", Given::Text(notation.to_owned()))];
                let said = self.stage.command(&person, "play", &typed).await;
                assert!(said.starts_with("Done: "), "{notation}: {said}");
            }
        }
        self.stage.rest().await;
        self.look().await;
    }

    /// Reads what was written and what was shown since the last time.
    async fn look(&mut self) {
        let records = self.store.read(self.table).await.unwrap();
        for record in records.iter().skip(self.records) {
            let body: RecordBody = serde_json::from_slice(&record.body).unwrap();
            let by = self.seated.iter().position(|person| Some(person.user) == body.by);
            for entry in body.entries {
                if let TableEvent::Played { seat, events, .. } = entry {
                    let events = serde_json::from_str(events.json()).unwrap();
                    let own = by == Some(seat.index());
                    self.plies.push(Ply { seat, own, events });
                }
            }
        }
        self.records = records.len();
        let news = self.stage.port.after(self.requests);
        self.requests += news.len();
        for request in news {
            self.channel.take(&request);
            let seat = self
                .seated
                .iter()
                .position(|person| Some(person.user.0) == request.only);
            if let (Some(seat), Some(_), true) =
                (seat, request.message, request.json["components"].is_array())
            {
                self.hands.insert(Seat::new(u8::try_from(seat).unwrap()), request);
            }
        }
    }
}
