//! A table whose game is begun, and whose luck waits for the round of a beacon: its card, what one person
//! is told there, and what is told of the round.

use crate::portray::Portray;
use crate::rules::Seats;
use crate::table::drawing::{Binding, Drawing, Drawn};
use crate::table::seat_names::named;
use crate::table::stage::{Stage, Table};
use crate::table::{Everyone, Only, Post, TableButton};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// The card of a table that waits for a round.
    pub(super) fn drawing_card(&self, post: &mut Post<Everyone>, drawing: &Drawing) {
        self.wait_for_round(post, drawing);
        let places = self.roster.iter().map(|(seat, _)| self.place_line(seat));
        post.lines.extend(places);
        post.notes.push(Message::new("drawing-why"));
        post.buttons.extend([TableButton::How, TableButton::Luck]);
    }

    /// One's own panel at a table that waits for a round.
    pub(super) fn drawing_panel(&self, post: &mut Post<Only>, drawing: &Drawing) {
        self.wait_for_round(post, drawing);
    }

    /// That the round is waited for, who would begin without it once it is late, and the buttons for that.
    fn wait_for_round<A>(&self, post: &mut Post<A>, drawing: &Drawing) {
        post.lines.push(waits(drawing));
        let waived = named(drawing.waived);
        if drawing.late && !waived.is_empty() {
            let all = self.roster.here().len();
            let would = Message::new("drawing-waived").with("count", waived.len());
            post.lines.push(would.with("who", waived).with("all", all));
        }
        let asked = [TableButton::Waive, TableButton::Await];
        post.buttons.extend(asked.into_iter().filter(|_| drawing.late));
    }

    /// How it stands at a table that waits for a round.
    pub(super) fn drawing_standing(&self) -> Message {
        match &self.stage {
            Stage::Drawing(Drawing { late: true, .. }) => Message::new("standing-drawing-late"),
            _ => Message::new("standing-drawing"),
        }
    }

    /// Who is asked whether to begin without a round that is late, and has not agreed.
    pub(super) fn asked_to_waive(&self) -> Option<Seats> {
        let Stage::Drawing(Drawing {
            late: true, waived, ..
        }) = &self.stage
        else {
            return None;
        };
        let undecided = self.roster.here().iter().filter(|seat| !waived.has(*seat));
        Some(undecided.collect())
    }

    /// The round that the game is bound to, where it is.
    fn binding(&self) -> Option<&Binding> {
        match &self.stage {
            Stage::Drawing(drawing) => Some(&drawing.binding),
            _ => self.play()?.drawn.as_ref().map(|drawn| &drawn.binding),
        }
    }

    /// Which beacon's round is mixed in, as the promise of the luck says it.
    pub(super) fn beacon_promise(&self) -> Option<Message> {
        let chain = Arg::Word(self.beacon?.name.into());
        Some(Message::new("witness-beacon").with("chain", chain))
    }

    /// Which round it is, and when it comes out.
    pub(super) fn round_line(&self) -> Option<Message> {
        let binding = self.binding()?;
        let moment = Arg::Moment(binding.moment().div_ceil(1_000));
        Some(about("witness-round", binding).with("when", moment))
    }

    /// What came out of it, or that all agreed to begin without.
    pub(super) fn drawn_lines(&self) -> Vec<Message> {
        let Some(Drawn { binding, signature }) = self.play().and_then(|play| play.drawn.as_ref()) else {
            return Vec::new();
        };
        let line = match signature {
            None => about("witness-waived", binding),
            Some(signature) => about("witness-drawn", binding)
                .with("value", Arg::Word(hex::encode(signature.randomness()).into()))
                .with("signature", Arg::Word(signature.to_string().into())),
        };
        vec![line]
    }
}

/// That the luck is being drawn, or that the round is late.
fn waits(drawing: &Drawing) -> Message {
    let id = match drawing.late {
        true => "drawing-late",
        false => "drawing",
    };
    let moment = Arg::Moment(drawing.binding.moment().div_ceil(1_000));
    about(id, &drawing.binding).with("when", moment)
}

/// A message about a round.
fn about(id: &'static str, binding: &Binding) -> Message {
    Message::new(id)
        .with("round", Arg::Word(binding.round.to_string().into()))
        .with("chain", Arg::Word(binding.chain.name.into()))
}
