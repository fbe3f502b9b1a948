//! A post with nothing in it yet.

use crate::portray::{Menu, Portray};
use crate::table::UserId;
use crate::table::facts::TableFacts;
use crate::table::post::{Only, Post};
use crate::table::stage::Table;
use crate::table::step::Step;
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// The audience of one person who is not asked anything.
    pub(super) fn only(&self, user: UserId) -> Only {
        let others = self
            .roster
            .present()
            .filter(|(_, player)| player.user() != Some(user))
            .map(|(seat, _)| Message::new("who").seat("who", seat.number()));
        Only {
            user,
            place: self.place,
            direct: self.direct,
            others: others.collect(),
            awaited: false,
            asked: false,
            turn: 0,
            reminders: 0,
        }
    }

    /// A post of this table for an audience, with no lines and no controls.
    pub(super) fn post<A>(&self, audience: A, stamp: Step) -> Post<A> {
        Post {
            audience,
            table: self.id,
            step: self.step,
            stamp,
            title: self.title(),
            lines: Vec::new(),
            recap: Vec::new(),
            waiting: None,
            notes: Vec::new(),
            picture: None,
            beside: false,
            menu: Menu::default(),
            buttons: Vec::new(),
            view: None,
            names: if self.play().is_some() {
                self.roster.marked()
            } else {
                self.roster.names()
            },
        }
    }
}
