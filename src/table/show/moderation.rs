//! What is shown of what those who manage the server do to a table.

use crate::portray::Portray;
use crate::rules::View;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::{Everyone, Player, Post, TableButton, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Whom a seat is offered to, and who holds it, while they are to be told of it: until the turn
    /// passes.
    pub(super) fn offered_now(&self) -> Option<Vec<UserId>> {
        let offer = self.interventions.offer.as_ref()?;
        let now = offer.turn == self.turns && !self.ended() && !self.halted();
        let holder = self.roster.player(offer.seat).and_then(Player::user);
        now.then(|| [offer.user].into_iter().chain(holder).collect())
    }

    /// For everyone: the board of a game that has ended for now, with nothing to be done at it.
    pub(super) fn halted_board(&self, post: &mut Post<Everyone>) {
        post.lines = self.halted_lines();
        post.buttons = vec![TableButton::More];
    }

    /// That the game has ended for now, and until when it can be gone on with.
    pub(super) fn halted_lines(&self) -> Vec<Message> {
        let Some(halt) = &self.interventions.halt else {
            return Vec::new();
        };
        let id = match self.covered() {
            true => "covered-halted",
            false => "halted",
        };
        let line = Message::new(id).with("by", Arg::Text(halt.by.clone()));
        vec![line.with("until", Arg::Moment(halt.until / 1_000))]
    }

    /// For everyone: what was done last, and the seat that is offered.
    pub(super) fn moderation_lines(&self) -> Vec<Message> {
        let offer = self.offer_line("offer");
        let latest = self.interventions.latest.as_ref();
        offer.or_else(|| latest.cloned()).into_iter().collect()
    }

    /// The buttons under an offer.
    pub(super) fn offer_buttons(&self) -> &'static [TableButton] {
        match self.interventions.offer {
            Some(_) => &[TableButton::TakeOffer, TableButton::DeclineOffer],
            None => &[],
        }
    }

    /// For whoever holds a seat that is offered to somebody else.
    pub(super) fn own_offer_line(&self, view: &View<'_, G>) -> Option<Message> {
        let offer = self.interventions.offer.as_ref()?;
        (view.seat() == Some(offer.seat)).then(|| self.offer_line("offer-own"))?
    }

    /// A line about the seat that is offered.
    fn offer_line(&self, id: &'static str) -> Option<Message> {
        let offer = self.interventions.offer.as_ref()?;
        let line = Message::new(id).with("by", Arg::Text(offer.by.clone()));
        let line = line.with("name", Arg::Text(offer.name.clone()));
        Some(line.seat("who", offer.seat.number()))
    }
}
