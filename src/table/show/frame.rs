//! A post with nothing in it yet.

use crate::portray::{Menu, Portray};
use crate::table::facts::TableFacts;
use crate::table::post::Post;
use crate::table::stage::Table;
use crate::table::step::Step;

impl<G: Portray> Table<G> {
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
            notes: Vec::new(),
            picture: None,
            menu: Menu::default(),
            buttons: Vec::new(),
            names: if self.play().is_some() {
                self.roster.marked()
            } else {
                self.roster.names()
            },
        }
    }
}
