//! What a table says that nobody plays at, that is put away, or that cannot be reached.

use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::timing::Stranding;
use crate::table::{Everyone, Only, Post, TableButton};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Whether nothing can be done in its game for now: it has ended for now, or is put away.
    pub(super) fn stopped(&self) -> bool {
        self.halted() || self.shelved()
    }

    /// Whether it is asked whether to go on.
    pub(super) fn unplayed_now(&self) -> bool {
        self.upkeep.asks().is_some() && !self.ended() && !self.stopped()
    }

    /// Whether those who sit there are asked whether to go on, or have to be told that the table
    /// cannot be reached, which no board can tell them.
    pub(super) fn told_apart(&self) -> bool {
        let stranded = self.stranded().is_some() && !self.ended() && !self.stopped();
        stranded || self.unplayed_now()
    }

    /// That the table cannot be reached, and that it asks whether to go on.
    pub(super) fn upkeep_lines(&self) -> Vec<Message> {
        let stranded = self.upkeep.stranded().map(|(why, until)| {
            let id = match why {
                Stranding::Channel => "stranded-channel",
                Stranding::Server => "stranded-server",
            };
            Message::new(id).with("when", Arg::Moment(until / 1_000))
        });
        let asks = self
            .upkeep
            .asks()
            .map(|until| Message::new("unplayed").with("when", Arg::Moment(until / 1_000)));
        let asks = asks.map(|asks| asks.with("alone", i64::from(self.roster.people().count() < 2)));
        let wished: Vec<Message> = self.upkeep.wished().iter().map(who).collect();
        let wishes = (!wished.is_empty()).then(|| {
            Message::new("shelf-wished")
                .with("count", wished.len())
                .with("all", self.roster.here().len())
                .with("who", wished)
        });
        stranded.into_iter().chain(asks).chain(wishes).collect()
    }

    /// For everyone: who has left the server.
    pub(super) fn departed_lines(&self) -> Vec<Message> {
        let departed = self.upkeep.departed();
        // A question about them alone says it.
        let asked = self.timing.poll().map_or(Seats::NONE, |poll| poll.about);
        let said = asked.iter().all(|seat| departed.has(seat));
        let gone = departed.iter().filter(|seat| !said || !asked.has(*seat));
        let line = |seat: Seat| Message::new("time-departed").seat("who", seat.number());
        gone.map(line).collect()
    }

    /// The buttons under the question whether to go on.
    pub(super) fn upkeep_buttons(&self) -> &'static [TableButton] {
        match self.upkeep.asks() {
            Some(_) => &[TableButton::Stay, TableButton::Shelve],
            None => &[],
        }
    }

    /// For everyone: the board of a table that is put away.
    pub(super) fn shelved_board(&self, post: &mut Post<Everyone>) {
        post.lines = vec![Message::new("shelved")];
        post.buttons = vec![TableButton::Unshelve, TableButton::More];
    }

    /// For the person of a seat: what is asked of them, and that the table cannot be reached.
    pub(super) fn upkeep_panel(&self, post: &mut Post<Only>) {
        post.lines.extend(self.upkeep_lines());
        if !post.audience.awaited {
            post.buttons.extend(self.upkeep_buttons());
        }
    }

    /// For somebody: that the game has ended for now, or that the table is put away, and the way back.
    pub(super) fn stopped_panel(&self, post: &mut Post<Only>) {
        if self.halted() {
            return post.lines.extend(self.halted_lines());
        }
        post.lines.push(Message::new("shelved"));
        let seated = self.roster.seat_of(post.audience.user).is_some();
        post.buttons.extend(seated.then_some(TableButton::Unshelve));
    }
}

fn who(seat: Seat) -> Message {
    Message::new("who").seat("who", seat.number())
}
