//! Folding what happens between a start that binds a table to a beacon's round and its game.

use crate::beacon::Signature;
use crate::portray::Portray;
use crate::table::drawing::{BeaconEvent, Binding, Drawing, Drawn};
use crate::table::misfit::Misfit;
use crate::table::stage::{Stage, Table};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Its luck is bound to a round, or waits for it.
    pub(super) fn draws(&mut self, what: BeaconEvent) -> Result<(), Misfit> {
        match (&mut self.stage, what) {
            (Stage::Gathering, BeaconEvent::Bound { start, round }) => {
                let chain = self.beacon.ok_or(Misfit::NotBound)?;
                let binding = Binding { chain, start, round };
                self.stage = Stage::Drawing(Drawing::new(binding));
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
            (_, BeaconEvent::Bound { .. } | BeaconEvent::Late | BeaconEvent::Waived { .. }) => {
                return Err(Misfit::NotBound);
            }
        }
        Ok(())
    }

    /// How the luck of the game that begins was bound, with what came out of its round.
    pub(super) fn drawn(&self, signature: Option<Signature>) -> Result<Option<Drawn>, Misfit> {
        match (&self.stage, signature) {
            (Stage::Drawing(Drawing { binding, .. }), _) => Ok(Some(Drawn {
                binding: *binding,
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
        let id = match signature {
            Some(_) => "log-beacon",
            None => "log-beacon-waived",
        };
        let round = Arg::Word(binding.round.to_string().into());
        let told = Message::new(id).with("round", round);
        self.note_before(told.with("chain", Arg::Word(binding.chain.name.into())));
    }
}
