//! What a table says of its luck once and never changes, so that people have seen it: the promise
//! when it opens, and the tickets when it begins. Knows no user interface.

use crate::portray::Portray;
use crate::store::TableId;
use crate::table::facts::TableFacts;
use crate::table::stage::{Stage, Table};
use crate::table::{Place, UserId};
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
    /// What its luck is mixed from, once somebody has begun its game; nothing before.
    pub start: Vec<Message>,
    /// What came out of the beacon's round that went into it; nothing before, or where none did.
    pub drawn: Vec<Message>,
    /// The names by seat.
    pub names: Vec<String>,
}

impl<G: Portray> Table<G> {
    /// As [`super::TableView::witness`].
    pub(super) fn witnessed(&self) -> Option<Witness> {
        if self.opened.is_none() || self.ended() {
            return None;
        }
        let promise = Message::new("witness-promise")
            .with("game", self.title())
            .with("table", Arg::Word(self.id.to_string().into()));
        let start = match &self.stage {
            Stage::Gathering => Vec::new(),
            // Nothing that its people give goes into another table's luck.
            _ if self.duplicate.is_some() => Vec::new(),
            _ => self.start_lines(),
        };
        let promise = promise.with("commitment", Arg::Word(self.commitment().into()));
        let promise = self.repeated_promise().unwrap_or(promise);
        Some(Witness {
            table: self.id,
            place: self.place,
            promise: [promise].into_iter().chain(self.beacon_promise()).collect(),
            start,
            drawn: self.drawn_lines(),
            names: self.roster.names(),
        })
    }

    /// As [`super::TableView::own_witness`].
    pub(super) fn own_ticket(&self, user: UserId) -> Option<Message> {
        let (Stage::Gathering | Stage::Drawing(_)) = self.stage else {
            return None;
        };
        if self.duplicate.is_some() {
            return None;
        }
        let player = self.roster.player(self.roster.seat_of(user)?)?;
        let own = Message::new("witness-own").with("ticket", Arg::Word(player.joined_by.to_string().into()));
        Some(own.with("commitment", Arg::Word(self.commitment().into())))
    }

    /// What its luck is mixed from, and that others may draw the same.
    fn start_lines(&self) -> Vec<Message> {
        let twins = self.twins.as_ref().map(|_| Message::new("witness-twins"));
        let mixed = self.tickets().into_iter().chain(self.round_line());
        mixed.chain(twins).collect()
    }

    /// The tickets and words in the order in which the luck is mixed from them.
    fn tickets(&self) -> Vec<Message> {
        // Whoever takes a seat over takes its ticket over, which is told with the name that it came with.
        let names = self.roster.first_names();
        let ticket = |(seat, player): (crate::rules::Seat, &crate::table::Player)| {
            let id = if player.word.is_some() {
                "witness-ticket-word"
            } else {
                "witness-ticket"
            };
            let line = Message::new(id)
                .with("number", i64::from(seat.number()) + 1)
                .with("who", Arg::Text(names.get(seat.index()).cloned().unwrap_or_default()));
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
