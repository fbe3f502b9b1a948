//! A table whose game is not known to whoever holds it: what the hall and the edge work with.

use super::decide::Draft;
use super::entry::{Body, Entry};
use super::stage::{Stage, Table};
use super::transcript::Transcript;
use super::{Denied, Everyone, Only, Order, Origin, Place, Post, Roster, Server, UserId, Witness};
use crate::portray::Portray;
use crate::rules::{Chosen, GameId, Seats};
use crate::store::{TableId, Version};
use crate::words::Message;
use serde_json::Value;

/// A table of some game. Only [`Table`] is one.
pub trait AnyTable: Send + Sync {
    /// Its id.
    fn id(&self) -> TableId;
    /// How many records it has.
    fn version(&self) -> Version;
    /// Where it stands.
    fn place(&self) -> Place;
    /// The server that it stands in, where that was written down.
    fn server(&self) -> Option<Server>;
    /// Whether somebody who asks there may be shown the table: those who sit or sat at it, and all
    /// in its server.
    fn shown_to(&self, user: UserId, origin: &Origin) -> bool;
    /// The terms on which people begin, close or give up, as the step that changed them last: what
    /// a control of these carries.
    fn terms(&self) -> Version;
    /// What a control on a person's own panel carries.
    fn stamp(&self, user: UserId) -> Version;
    /// Its game's id.
    fn game(&self) -> GameId;
    /// Its game's name.
    fn title(&self) -> Message;
    /// Who sits there.
    fn roster(&self) -> &Roster;
    /// What it chose of its game's options, without what its host gave.
    fn chosen(&self) -> Chosen;
    /// Whose decision is awaited.
    fn awaited(&self) -> Seats;
    /// Whether people still take seats.
    fn gathering(&self) -> bool;
    /// Whether its game began, be it over by now.
    fn begun(&self) -> bool;
    /// Whether its game is over or it was closed; then its seed may be shown.
    fn ended(&self) -> bool;
    /// When its last record was made, in milliseconds since 1970.
    fn touched(&self) -> u64;
    /// How many steps all could follow.
    fn step(&self) -> Version;
    /// Its deadline, in milliseconds since 1970.
    fn due(&self) -> Option<u64>;
    /// What an order comes to; changes nothing.
    ///
    /// # Errors
    /// A refusal or a conflict.
    fn decide(&self, order: &Order) -> Result<Draft, Denied>;
    /// Folds a record into itself.
    ///
    /// # Errors
    /// What does not fit, without the record's content.
    fn evolve(&mut self, body: &Body) -> Result<(), String>;
    /// Compares a record with what the rules make of it now, before it is folded: how many stored
    /// prints of positions were compared.
    ///
    /// # Errors
    /// What is different, without the record's content.
    fn compare(&self, body: &Body) -> Result<u32, &'static str>;
    /// The host's own order that is due: the safe action for an awaited seat that was given up.
    fn automatic(&self, at: u64) -> Option<Order>;
    /// What is to be said of its luck once and never changed; nothing of one that has ended.
    fn witness(&self) -> Option<Witness>;
    /// What somebody is told alone who took a seat before the start: their own ticket beside the
    /// promise.
    fn own_witness(&self, user: UserId) -> Option<Message>;
    /// What everyone sees.
    fn board(&self) -> Post<Everyone>;
    /// What one person sees; `path` is empty or what an opened control said.
    fn panel(&self, user: UserId, path: &str) -> Post<Only>;
    /// The log as a person may read it.
    fn log(&self, user: UserId) -> Vec<Message>;
    /// Scores and strengths with their derivation.
    fn derivation(&self, user: UserId) -> Vec<Message>;
    /// What the person may do now: notation and words.
    fn legal(&self, user: UserId) -> Vec<(String, Message)>;
    /// How a typed line of several actions can go on: the whole line, and words.
    fn lines(&self, user: UserId, typed: &str) -> Vec<(String, Message)>;
    /// What the person can plan with one tap, and do or drop of what was planned: notation and
    /// words. For them alone.
    fn plans(&self, user: UserId) -> Vec<(String, Message)>;
    /// The ids of further looks; `<game>-look-<id>` names each.
    fn looks(&self) -> &'static [&'static str];
    /// A further look, for one person.
    fn look(&self, user: UserId, id: &str) -> Post<Only>;
    /// The answer to a question about the position; nothing where it is not understood.
    fn answer(&self, user: UserId, question: &str) -> Option<Vec<Message>>;
    /// Questions that are understood now: as they are typed, and in words.
    fn questions(&self, user: UserId) -> Vec<(String, Message)>;
    /// The whole course of the game, with the seed if it has ended; nothing before the start.
    fn transcript(&self) -> Option<Transcript>;
    /// The public part of the position as JSON.
    fn public(&self) -> Option<Value>;
}

impl<G: Portray> AnyTable for Table<G> {
    fn id(&self) -> TableId {
        self.id
    }

    fn version(&self) -> Version {
        self.version
    }

    fn place(&self) -> Place {
        self.place
    }

    fn server(&self) -> Option<Server> {
        self.server
    }

    fn shown_to(&self, user: UserId, origin: &Origin) -> bool {
        self.roster.knows(user) || self.home(origin)
    }

    fn terms(&self) -> Version {
        self.terms
    }

    fn stamp(&self, user: UserId) -> Version {
        self.stamp_of(user)
    }

    fn game(&self) -> GameId {
        G::ID
    }

    fn title(&self) -> Message {
        Table::<G>::title()
    }

    fn roster(&self) -> &Roster {
        &self.roster
    }

    fn chosen(&self) -> Chosen {
        self.chosen.parted(G::GIVEN).1
    }

    fn awaited(&self) -> Seats {
        self.awaited()
    }

    fn gathering(&self) -> bool {
        matches!(self.stage, Stage::Gathering)
    }

    fn begun(&self) -> bool {
        self.play().is_some()
    }

    fn ended(&self) -> bool {
        self.ended()
    }

    fn touched(&self) -> u64 {
        self.touched
    }

    fn step(&self) -> Version {
        self.steps
    }

    fn due(&self) -> Option<u64> {
        self.due
    }

    fn decide(&self, order: &Order) -> Result<Draft, Denied> {
        self.decided(order)
    }

    fn evolve(&mut self, body: &Body) -> Result<(), String> {
        self.fold(body)
    }

    fn compare(&self, body: &Body) -> Result<u32, &'static str> {
        self.compare(body)
    }

    fn automatic(&self, at: u64) -> Option<Order> {
        self.automatic_order(at)
    }

    fn witness(&self) -> Option<Witness> {
        self.witness()
    }

    fn own_witness(&self, user: UserId) -> Option<Message> {
        self.own_witness(user)
    }

    fn board(&self) -> Post<Everyone> {
        self.board_post()
    }

    fn panel(&self, user: UserId, path: &str) -> Post<Only> {
        self.panel_post(user, path)
    }

    fn log(&self, user: UserId) -> Vec<Message> {
        self.log_lines(user)
    }

    fn derivation(&self, user: UserId) -> Vec<Message> {
        self.derivation_lines(user)
    }

    fn legal(&self, user: UserId) -> Vec<(String, Message)> {
        self.legal_actions(user)
    }

    fn lines(&self, user: UserId, typed: &str) -> Vec<(String, Message)> {
        self.view_of(user)
            .map(|view| G::lines(view, typed))
            .unwrap_or_default()
    }

    fn plans(&self, user: UserId) -> Vec<(String, Message)> {
        self.planned_actions(user)
    }

    fn looks(&self) -> &'static [&'static str] {
        G::LOOKS
    }

    fn look(&self, user: UserId, id: &str) -> Post<Only> {
        self.look_post(user, id)
    }

    fn answer(&self, user: UserId, question: &str) -> Option<Vec<Message>> {
        self.view_of(user).and_then(|view| G::answer(view, question))
    }

    fn questions(&self, user: UserId) -> Vec<(String, Message)> {
        self.view_of(user).map(G::questions).unwrap_or_default()
    }

    fn transcript(&self) -> Option<Transcript> {
        self.course()
    }

    fn public(&self) -> Option<Value> {
        self.play()
            .and_then(|play| serde_json::to_value(&play.state.public).ok())
    }
}

/// The game of a table's first record.
#[must_use]
pub(super) fn game_of(body: &Body) -> Option<&str> {
    match body.entries.first() {
        Some(Entry::Opened { game, .. }) => Some(game),
        _ => None,
    }
}
