//! What a table says of its luck once and never changes, so that people have seen it: the promise
//! when it opens, and the tickets when it begins. Knows no user interface.

use crate::portray::Portray;
use crate::store::TableId;
use crate::table::Place;
use crate::table::stage::Table;
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
    /// The tickets and words in the order in which the luck is mixed from them.
    pub(super) fn tickets(&self) -> Vec<Message> {
        let ticket = |(seat, player): (crate::rules::Seat, &crate::table::Player)| {
            let id = if player.word.is_some() {
                "witness-ticket-word"
            } else {
                "witness-ticket"
            };
            let line = Message::new(id)
                .with("number", i64::from(seat.number()) + 1)
                .seat("who", seat.number());
            let line = line.with("ticket", Arg::Word(player.joined_by.to_string().into()));
            player
                .word
                .iter()
                .fold(line, |line, word| line.with("word", Arg::Text(word.clone())))
        };
        [Message::new("witness-start")]
            .into_iter()
            .chain(self.roster.iter().map(ticket))
            .collect()
    }
}
