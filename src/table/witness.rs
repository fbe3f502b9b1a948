//! What a table says of its luck once and never changes, so that people have seen it: the promise
//! when it opens, and the tickets when it begins. Knows no user interface.

use super::stage::{Stage, Table};
use super::{Place, UserId};
use crate::portray::Portray;
use crate::store::TableId;
use crate::words::{Arg, Message};

/// What is to be said of a table's luck, for everyone in its channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Witness {
    /// Which table.
    pub table: TableId,
    /// Where it stands now.
    pub place: Place,
    /// The promise of its luck.
    pub promise: Vec<Message>,
    /// What its luck was mixed from, once it has begun; nothing before.
    pub start: Vec<Message>,
    /// The names by seat.
    pub names: Vec<String>,
}

impl<G: Portray> Table<G> {
    /// What is to be said; nothing of a table that has ended, or that an earlier version opened:
    /// its promise stood elsewhere.
    pub(super) fn witness(&self) -> Option<Witness> {
        if self.opened.is_none() || self.ended() {
            return None;
        }
        let promise = Message::new("witness-promise")
            .with("game", Self::title())
            .with("table", Arg::Word(self.id.to_string().into()));
        let start = if matches!(self.stage, Stage::Gathering) {
            Vec::new()
        } else {
            self.tickets()
        };
        Some(Witness {
            table: self.id,
            place: self.place,
            promise: vec![promise.with("commitment", Arg::Word(self.commitment().into()))],
            start,
            names: self.roster.names(),
        })
    }

    /// The tickets and words in the order in which the luck is mixed from them.
    fn tickets(&self) -> Vec<Message> {
        let ticket = |(seat, sitter): (crate::rules::Seat, &super::Sitter)| {
            let id = if sitter.word.is_some() {
                "witness-ticket-word"
            } else {
                "witness-ticket"
            };
            let line = Message::new(id)
                .with("number", i64::from(seat.number()) + 1)
                .seat("who", seat.number());
            let line = line.with("ticket", Arg::Word(sitter.ticket.to_string().into()));
            sitter
                .word
                .iter()
                .fold(line, |line, word| line.with("word", Arg::Text(word.clone())))
        };
        [Message::new("witness-start")]
            .into_iter()
            .chain(self.roster.iter().map(ticket))
            .collect()
    }

    /// What somebody is told alone who took a seat before the start: their own ticket beside the
    /// promise.
    pub(super) fn own_witness(&self, user: UserId) -> Option<Message> {
        let Stage::Gathering = self.stage else { return None };
        let sitter = self.roster.sitter(self.roster.seat_of(user)?)?;
        let own = Message::new("witness-own").with("ticket", Arg::Word(sitter.ticket.to_string().into()));
        Some(own.with("commitment", Arg::Word(self.commitment().into())))
    }
}
