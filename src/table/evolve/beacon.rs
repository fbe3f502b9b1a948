//! Folding what happens between a start that binds a table to a beacon's round and its game.

use crate::beacon::Signature;
use crate::portray::Portray;
use crate::rules::Seats;
use crate::table::drawing::{BeaconEvent, Binding, Drawing, Drawn};
use crate::table::fair::Recipe;
use crate::table::misfit::Misfit;
use crate::table::stage::{Stage, Table};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Its luck is bound to a round, or waits for it.
    pub(super) fn draws(&mut self, what: BeaconEvent) -> Result<(), Misfit> {
        match (&mut self.stage, what) {
            (Stage::Gathering, BeaconEvent::Bound { start, round }) => {
                let bound = Binding {
                    start: Some(start),
                    round: Some(round),
                    ..self.unannounced()?
                };
                self.stage = Stage::Drawing(Drawing::new(bound));
            }
            (Stage::Gathering, BeaconEvent::Starting) => {
                self.stage = Stage::Drawing(Drawing::new(self.unannounced()?));
            }
            (Stage::Drawing(drawing), BeaconEvent::Announced { message, round }) => {
                drawing.binding.announced.push(message);
                drawing.binding.round = Some(round);
                (drawing.late, drawing.waived) = (false, Seats::NONE);
            }
            (Stage::Drawing(drawing), BeaconEvent::Later { .. }) => {
                drawing.binding.round = None;
                (drawing.late, drawing.waived) = (false, Seats::NONE);
                self.news += 1;
            }
            (Stage::Drawing(drawing), BeaconEvent::Late) => {
                drawing.late = true;
                self.news += 1;
            }
            (Stage::Drawing(drawing), BeaconEvent::Waived { seat, agrees }) => {
                drawing.waived = match agrees {
                    true => drawing.waived.with(seat),
                    false => drawing.waived.without(seat),
                };
            }
            (_, BeaconEvent::Bound { .. } | BeaconEvent::Starting | BeaconEvent::Announced { .. })
            | (_, BeaconEvent::Late | BeaconEvent::Later { .. } | BeaconEvent::Waived { .. }) => {
                return Err(Misfit::NotBound);
            }
        }
        Ok(())
    }

    /// What a game of its own that begins is bound to before anything says to which round.
    fn unannounced(&self) -> Result<Binding, Misfit> {
        self.beacon.map(Binding::unannounced).ok_or(Misfit::NotBound)
    }

    /// How the luck of the game that begins was bound, with what came out of its round.
    pub(super) fn drawn(&self, signature: Option<Signature>) -> Result<Option<Drawn>, Misfit> {
        match (&self.stage, signature) {
            (Stage::Drawing(Drawing { binding, .. }), _) => Ok(Some(Drawn {
                binding: binding.clone(),
                signature,
            })),
            (Stage::Gathering | Stage::Playing(_) | Stage::Closed(_), None) => Ok(None),
            (Stage::Gathering | Stage::Playing(_) | Stage::Closed(_), Some(_)) => Err(Misfit::NotBound),
        }
    }

    /// Notes how the luck of the game that begins was bound.
    pub(super) fn note_drawn(&mut self, drawn: Option<&Drawn>) {
        let Some(Drawn { binding, signature }) = drawn else {
            return;
        };
        let id = match (signature, self.recipe) {
            (Some(_), _) => "log-beacon",
            (None, Recipe::V3) => "log-unproved",
            (None, Recipe::V1 | Recipe::V2) => "log-beacon-waived",
        };
        let round = Arg::Word(binding.round.unwrap_or_default().to_string().into());
        let told = Message::new(id).with("round", round);
        self.note_before(told.with("chain", Arg::Word(binding.chain.name.into())));
    }
}
