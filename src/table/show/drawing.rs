//! A table whose game is begun, and whose luck waits for the round of a beacon: its card, what one person
//! is told there, and what is told of the round.

use crate::portray::Portray;
use crate::rules::Seats;
use crate::table::drawing::{Binding, Drawing, Drawn};
use crate::table::fair::Recipe;
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
        post.buttons.extend([TableButton::How, TableButton::Luck]);
    }

    /// One's own panel at a table that waits for a round.
    pub(super) fn drawing_panel(&self, post: &mut Post<Only>, drawing: &Drawing) {
        self.wait_for_round(post, drawing);
    }

    /// That the round is waited for, who would begin without it once it is late, and the buttons for that.
    fn wait_for_round<A>(&self, post: &mut Post<A>, drawing: &Drawing) {
        post.lines.push(waits(drawing));
        post.lines
            .extend(drawing.late.then(|| address_line(&drawing.binding)).flatten());
        let waived = named(drawing.waived);
        if drawing.late && !waived.is_empty() {
            let all = self.roster.here().len();
            let would = Message::new("drawing-waived").with("count", waived.len());
            post.lines.push(would.with("who", waived).with("all", all));
        }
        let later = drawing.binding.round.is_some() && drawing.binding.start.is_none();
        let later = later.then_some(TableButton::TakeLaterRound);
        let asked = later.into_iter().chain([TableButton::Waive, TableButton::Await]);
        post.buttons.extend(asked.filter(|_| drawing.late));
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

    /// Which beacon's round is mixed in, as the promise of earlier versions says it.
    pub(super) fn beacon_promise(&self) -> Option<Message> {
        let chain = Arg::Word(self.beacon?.name.into());
        Some(Message::new("witness-beacon").with("chain", chain))
    }

    /// Which round it is, and when it comes out, as earlier versions say it at the start.
    pub(super) fn round_line(&self) -> Option<Message> {
        Some(about("witness-round", self.binding()?))
    }

    /// What came out of it, or that all agreed to begin without.
    pub(super) fn drawn_lines(&self) -> Vec<Message> {
        let Some(Drawn { binding, signature }) = self.play().and_then(|play| play.drawn.as_ref()) else {
            return Vec::new();
        };
        let line = match (signature, self.recipe) {
            (None, Recipe::V3) => about("luck-unproved-agreed", binding),
            (None, Recipe::V1 | Recipe::V2) => about("witness-waived", binding),
            (Some(signature), _) => about("witness-drawn", binding)
                .with("value", Arg::Word(hex::encode(signature.randomness()).into()))
                .with("signature", Arg::Word(signature.to_string().into())),
        };
        vec![line]
    }

    /// The line at the start, in the message that announces it: the round and its time once that message has bound the
    /// table to it, and before that how it will.
    pub(super) fn announcement(&self) -> Option<Message> {
        let binding = self.binding().filter(|binding| binding.start.is_none())?;
        Some(match binding.round {
            Some(_) => about("luck-round", binding),
            None => about("luck-starting", binding),
        })
    }

    /// How many messages have announced the start of its game, and whether one more is to.
    pub(super) fn announcements(&self) -> (usize, bool) {
        let announced = self.binding().map_or(0, |binding| binding.announced.len());
        match &self.stage {
            Stage::Drawing(drawing) => (announced, drawing.to_announce().is_some()),
            Stage::Gathering | Stage::Playing(_) | Stage::Closed(_) => (announced, false),
        }
    }

    /// Which round it is and where anybody can look at it, for whoever asks after the luck.
    pub(super) fn round_lines(&self) -> Vec<Message> {
        let Some(binding) = self.binding().filter(|binding| binding.round.is_some()) else {
            return Vec::new();
        };
        let round = about("luck-round-why", binding);
        [round].into_iter().chain(address_line(binding)).collect()
    }

    /// Whether all agreed to a game without the round, and so without proof.
    pub(super) fn waived_for_good(&self) -> bool {
        let drawn = self.play().and_then(|play| play.drawn.as_ref());
        drawn.is_some_and(|drawn| drawn.signature.is_none() && self.recipe == Recipe::V3)
    }

    /// That all agreed to a game without proof, under its board.
    pub(super) fn unproved_note(&self) -> Option<Message> {
        self.waived_for_good().then(|| Message::new("board-unproved"))
    }
}

/// Where anybody can look whether a round is out.
fn address_line(binding: &Binding) -> Option<Message> {
    let address = binding.chain.address(binding.round?)?;
    Some(Message::new("luck-address").with("address", Arg::Word(address.into())))
}

/// That the luck is being drawn, or that the round is late.
fn waits(drawing: &Drawing) -> Message {
    let binding = &drawing.binding;
    match (drawing.late, binding.round, binding.start) {
        (true, None, _) => Message::new("drawing-unannounced"),
        (true, Some(_), Some(_)) => about("drawing-late", binding),
        (true, Some(_), None) => about("drawing-silent", binding),
        (false, _, _) => Message::new("drawing"),
    }
}

/// A message about a round, and when it comes out.
fn about(id: &'static str, binding: &Binding) -> Message {
    let moment = binding.moment().unwrap_or_default().div_ceil(1_000);
    let round = binding.round.unwrap_or_default();
    Message::new(id)
        .with("round", Arg::Word(round.to_string().into()))
        .with("chain", Arg::Word(binding.chain.name.into()))
        .with("when", Arg::Moment(moment))
        .with("time", Arg::Clock(moment))
}
