//! From an order to entries, or to a refusal. Changes nothing, and draws luck only through the
//! table's seed.

use super::carry::{Carry, drawn, raw};
use super::check::print;
use super::choose::{choose, set};
use super::entry::{Body, Entry, SCHEMA};
use super::facts::TableFacts;
use super::panel_path::chosen;
use super::stage::{Play, Stage, Table};
use super::{Actor, Command, Denied, Holder, Order, Place, Player, Refusal, UserId};
use crate::portray::Portray;
use crate::rules::{Chosen, Opening, Reason, Seat, Seating, Viewer};
use crate::store::{Change, Index, Record};
use crate::words::{Arg, Message};

/// What is to be written: entries of one record, and what they change in the indexes.
pub struct Draft {
    /// The entries, in order.
    pub entries: Vec<Entry>,
    /// Changes of the indexes, in the same transaction.
    pub changes: Vec<Change>,
}

impl Draft {
    /// The record of an order's draft, and its body as it will be read again.
    #[must_use]
    pub fn record(self, game: &str, order: &Order) -> (Record, Body) {
        let body = Body {
            at: order.at,
            by: order.by.user(),
            entries: self.entries,
        };
        // Entries are plain data: writing them cannot fail.
        let bytes = serde_json::to_vec(&body).unwrap_or_else(|_| unreachable!("entries are plain data"));
        let record = Record {
            schema: SCHEMA,
            game: game.to_owned(),
            // To the store, 0 is no interaction.
            id: order.by.interaction().unwrap_or(0),
            body: bytes,
            changes: self.changes,
        };
        (record, body)
    }

    /// The deadline that it sets, in milliseconds since 1970.
    #[must_use]
    pub fn due(&self) -> Option<u64> {
        self.changes.iter().rev().find_map(|change| match change {
            Change::Add(Index::Due(at)) => Some(*at),
            _ => None,
        })
    }

    pub(super) fn of(entry: Entry) -> Draft {
        Draft {
            entries: vec![entry],
            changes: Vec::new(),
        }
    }

    pub(super) fn and(mut self, change: Change) -> Draft {
        self.changes.push(change);
        self
    }
}

pub(super) type Decision = Result<Draft, Denied>;

pub(super) fn refuse<T>(id: &'static str) -> Result<T, Denied> {
    Err(Refusal::new(Message::new(id)).into())
}

/// The person of an order, and the interaction that they gave it by. Nobody else takes a seat.
fn person(order: &Order) -> Result<(UserId, u64), Denied> {
    order
        .by
        .as_person()
        .map_or_else(|| refuse("refused-not-seated"), Ok)
}

/// The person of an order as the player of a seat.
fn player(order: &Order, word: Option<&String>) -> Result<Player, Denied> {
    let (user, joined_by) = person(order)?;
    Ok(Player {
        holder: Holder::Person(user),
        name: order.name.clone(),
        joined_by,
        word: word.cloned(),
        closing: false,
    })
}

/// Opens a table for the person of a [`Command::Join`]; `preset` is what every table of this game
/// has chosen then.
pub(super) fn open<G: Portray>(
    place: Place,
    seed: super::fair::Seed,
    preset: &Chosen,
    order: &Order,
) -> Decision {
    let (word, with) = match &order.command {
        Command::Join { word, with } => (word.as_ref(), with),
        _ => (None, &Chosen::NONE),
    };
    let (user, interaction) = person(order)?;
    let mut entries = vec![Entry::Opened {
        place,
        server: order.origin.server,
        game: G::ID.to_owned(),
        schema: G::SCHEMA,
        seed,
        ticket: Some(interaction),
    }];
    entries.extend(set(preset).chain(choose::<G>(preset, with, 1)?));
    entries.push(Entry::Joined(player(order, word)?));
    let changes =
        vec![Change::Add(Index::Place(place.0)), Change::Add(Index::Open), Change::Add(Index::User(user.0))];
    Ok(Draft { entries, changes })
}

impl<G: Portray> Table<G> {
    pub(super) fn draft(&self, order: &Order) -> Decision {
        if matches!(self.stage, Stage::Closed(_)) {
            return refuse(if self.outcome().is_some() {
                "refused-over"
            } else {
                "refused-closed"
            });
        }
        match &order.command {
            Command::Join { word, with } => self.join(order, word.as_ref(), with),
            Command::Leave => self.leave(order),
            Command::Set { key, value } => self.set(order, key, value),
            Command::Start => self.start(order),
            Command::Play { notation } => self.act(order, notation),
            Command::TakeBack => self.take_back(order),
            Command::Resign => self.resign(order),
            Command::AskToClose => self.ask_to_close(order),
            Command::KeepOpen => self.keep_open(order),
            Command::Close => self.close(order),
            Command::Wake { due } => self.wake(order, *due),
            Command::Wait => self.wait(order),
            Command::Move { place } => Ok(Draft::of(Entry::Moved { place: *place })
                .and(Change::Remove(Index::Place(self.place.0)))
                .and(Change::Add(Index::Place(place.0)))),
        }
    }

    fn join(&self, order: &Order, word: Option<&String>, with: &Chosen) -> Decision {
        let (user, _) = person(order)?;
        if self.roster.seat_of(user).is_some() {
            return self.join_again(order, word, with);
        }
        let sits = Change::Add(Index::User(user.0));
        match &self.stage {
            Stage::Gathering if self.roster.len() >= *G::SEATS.end() => {
                let full = Message::new("refused-full").with("seats", i64::from(*G::SEATS.end()));
                Err(Refusal::new(full).into())
            }
            Stage::Gathering => {
                let mut draft = Draft::of(Entry::Joined(player(order, word)?)).and(sits);
                if !with.is_empty() {
                    draft
                        .entries
                        .extend(choose::<G>(&self.chosen, with, self.roster.len() + 1)?);
                }
                Ok(draft)
            }
            _ if self.ended() => refuse("refused-over"),
            _ if !with.is_empty() => refuse("refused-set-playing"),
            _ if word.is_some() => refuse("refused-word-late"),
            _ if !self.current(order) => Err(Denied::Conflict),
            _ => Ok(Draft::of(Entry::Replaced {
                seat: self.vacancy(user)?,
                player: player(order, None)?,
            })
            .and(sits)),
        }
    }

    /// Somebody who has a seat asks for one with more, or while the table is about to close
    /// itself, which keeps it open: options are chosen, as everybody at the
    /// table may.
    fn join_again(&self, order: &Order, word: Option<&String>, with: &Chosen) -> Decision {
        if self.ended() {
            return refuse("refused-over");
        }
        match &self.stage {
            _ if word.is_some() => refuse("refused-word-late"),
            _ if with.is_empty() && !self.reminded => refuse("refused-joined-twice"),
            Stage::Gathering if !self.current(order) => Err(Denied::Conflict),
            Stage::Gathering => Ok(Draft {
                entries: choose::<G>(&self.chosen, with, self.roster.len())?,
                changes: Vec::new(),
            }),
            _ => refuse("refused-set-playing"),
        }
    }

    /// The given-up seat that somebody can take over: whoever had a seat in this game gets that one
    /// back or none, since they have seen its hand.
    fn vacancy(&self, user: UserId) -> Result<Seat, Denied> {
        let knows = self.roster.knows(user);
        match self
            .roster
            .vacant()
            .find(|seat| !knows || self.roster.held(*seat, user))
        {
            Some(seat) => Ok(seat),
            None if self.roster.vacant().next().is_some() => refuse("refused-own-seat"),
            None => refuse("refused-playing"),
        }
    }

    fn leave(&self, order: &Order) -> Decision {
        self.seat(order)?;
        let (user, _) = person(order)?;
        let Stage::Gathering = self.stage else {
            return refuse("refused-leave-playing");
        };
        let left = Draft::of(Entry::Left { user }).and(Change::Remove(Index::User(user.0)));
        if self.roster.len() > 1 {
            return Ok(left);
        }
        let mut left = left
            .and(Change::Remove(Index::Place(self.place.0)))
            .and(Change::Remove(Index::Open));
        left.entries.push(Entry::Closed);
        Ok(left)
    }

    fn set(&self, order: &Order, key: &str, value: &str) -> Decision {
        self.seat(order)?;
        let Stage::Gathering = self.stage else {
            return refuse("refused-set-playing");
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        let mut more = Chosen::default();
        more.set(key, value);
        Ok(Draft {
            entries: choose::<G>(&self.chosen, &more, self.roster.len())?,
            changes: Vec::new(),
        })
    }

    /// Before the start the only notation is the options panel's: `set stand-off on`.
    fn set_in_words(&self, order: &Order, notation: &str) -> Decision {
        match chosen(notation) {
            Some((key, value)) => self.set(order, key, value),
            None => refuse("refused-not-started"),
        }
    }

    fn start(&self, order: &Order) -> Decision {
        self.seat(order)?;
        let Stage::Gathering = self.stage else {
            return refuse("refused-started");
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        let (least, seats) = (*G::SEATS.start(), self.roster.len());
        if seats < least {
            let alone = Message::new("refused-too-few")
                .with("least", i64::from(least))
                .with("here", i64::from(seats));
            return Err(Refusal::new(alone).into());
        }
        let seating = Seating { seats };
        let opening =
            Opening::<G>::new(&self.chosen, seating).map_err(|reason| Refusal::new(G::why(&reason)))?;
        let entropy = super::fair::entropy(&super::fair::shares(&self.roster));
        let mut chance = self.chance(0, &entropy);
        let (position, events) = opening.deal(&mut chance);
        let luck = drawn(chance);
        Ok(Draft::of(Entry::Started {
            luck,
            events: raw::<G>(&events),
            print: Some(print(&position)),
        }))
    }

    fn act(&self, order: &Order, notation: &str) -> Decision {
        let play = match &self.stage {
            Stage::Playing(play) => play,
            Stage::Gathering => return self.set_in_words(order, notation),
            Stage::Closed(_) => return refuse("refused-closed"),
        };
        if let Some(decision) = self.about_plans(order, play, notation) {
            return decision;
        }
        let seat = self.acting(order, play)?;
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        let Ok(action) = notation.parse::<G::Action>() else {
            if let Some(actions) = G::line(play.state.view(Viewer::Seat(seat)), notation) {
                return self.act_in_line(play, seat, actions);
            }
            let cut: String = notation.chars().take(60).collect();
            let reason = Message::new("refused-notation").with("typed", Arg::Text(cut));
            return Err(Refusal {
                reason,
                instead: self.instead(play, seat),
            }
            .into());
        };
        let mut carry = Carry::from(self, play);
        carry
            .act(seat, action)
            .map_err(|reason| self.refusal(play, seat, &reason))?;
        carry.settle();
        Ok(self.drafted(carry))
    }

    /// A typed line of several actions: all of them in one record, or none and which of them may
    /// not be done.
    fn act_in_line(&self, play: &Play<G>, seat: Seat, actions: Vec<G::Action>) -> Decision {
        let said: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let mut carry = Carry::from(self, play);
        carry.act_all(seat, actions).map_err(|(number, reason)| {
            if number == 1 {
                return self.refusal(play, seat, &reason);
            }
            let step = said.get(number - 1).cloned().unwrap_or_default();
            let told = Message::new("refused-step")
                .with("number", number)
                .with("step", Arg::Word(step.into()));
            Refusal::new(told.with("why", G::why(&reason)))
        })?;
        carry.settle();
        Ok(self.drafted(carry))
    }

    /// Why a seat may not do something now, and what it could do instead.
    fn refusal(&self, play: &Play<G>, seat: Seat, reason: &Reason) -> Refusal {
        match reason.rule {
            Reason::OVER => Refusal::new(Message::new("refused-over")),
            Reason::NOT_AWAITED => Refusal::new(self.not_awaited(play)),
            _ => Refusal {
                reason: G::why(reason),
                instead: self.instead(play, seat),
            },
        }
    }

    /// Whether an order was given on the present panel of its seat, or on none.
    pub(super) fn fresh(&self, order: &Order, seat: Seat) -> bool {
        order
            .stamp
            .is_none_or(|stamp| self.stamps.get(seat.index()) == Some(&stamp))
    }

    /// Whether an order was given on the present terms, or on no panel.
    pub(super) fn current(&self, order: &Order) -> bool {
        order.stamp.is_none_or(|stamp| stamp >= self.terms)
    }

    /// The seat an order acts for: its person's or computer's, or for the host itself the first
    /// awaited one that was given up.
    fn acting(&self, order: &Order, play: &Play<G>) -> Result<Seat, Denied> {
        match order.by {
            Actor::Person { .. } | Actor::Computer(_) => self.seat(order),
            Actor::Host { .. } => self
                .vacant_turn(play)
                .map_or_else(|| refuse("refused-not-seated"), Ok),
        }
    }

    /// The first awaited seat that was given up.
    pub(super) fn vacant_turn(&self, play: &Play<G>) -> Option<Seat> {
        let vacant = |seat: &Seat| self.roster.player(*seat).is_some_and(Player::gone);
        play.state.turn().seats().iter().find(vacant)
    }

    fn not_awaited(&self, play: &Play<G>) -> Message {
        let awaited = play
            .state
            .turn()
            .seats()
            .iter()
            .map(|seat| Message::new("who").seat("who", seat.number()))
            .collect::<Vec<_>>();
        Message::new("refused-not-your-turn").with("awaited", awaited)
    }

    /// Up to three legal actions, spread over the list.
    fn instead(&self, play: &Play<G>, seat: Seat) -> Vec<(String, Message)> {
        let actions = play.state.legal(seat);
        let view = play.state.view(Viewer::Seat(seat));
        let step = (actions.len() / 3).max(1);
        actions
            .iter()
            .step_by(step)
            .take(3)
            .map(|action| (action.to_string(), G::label(view, action)))
            .collect()
    }

    fn take_back(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Playing(play) = &self.stage else {
            return refuse("refused-not-started");
        };
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        if let Some(id) = super::take_back::hindrance(play, seat) {
            return refuse(id);
        }
        let mut carry = Carry::from(self, play).at(play.before_last(), Entry::TakenBack);
        carry.sweep();
        Ok(self.drafted(carry))
    }

    pub(super) fn seat(&self, order: &Order) -> Result<Seat, Denied> {
        let seat = match order.by {
            Actor::Person { user, .. } => self.roster.seat_of(user),
            Actor::Computer(seat) => self
                .roster
                .player(seat)
                .filter(|player| matches!(player.holder, Holder::Computer(_)))
                .map(|_| seat),
            Actor::Host { .. } => None,
        };
        seat.map_or_else(|| refuse("refused-not-seated"), Ok)
    }

    /// The place and the people are free for another table.
    pub(super) fn release(&self, mut draft: Draft) -> Draft {
        draft
            .changes
            .extend([Change::Remove(Index::Place(self.place.0)), Change::Remove(Index::Open)]);
        draft.changes.extend(
            self.roster
                .people()
                .map(|user| Change::Remove(Index::User(user.0))),
        );
        draft
    }
}
