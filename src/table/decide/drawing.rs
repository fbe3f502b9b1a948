//! Beginning a game, and orders to a table whose luck waits for the round of a beacon then. There is no way
//! back from being bound but the round itself, once it is late a later round by another public message or everybody's
//! consent to a game without proof, or closing the table. All see each of these: whoever could try again unseen would try
//! until the luck pleases.

use super::draft::{Decision, Draft, refuse};
use super::lobby::not_older;
use crate::beacon::{Chain, Signature};
use crate::portray::Portray;
use crate::rules::{Opening, Seating};
use crate::table::binding;
use crate::table::drawing::{BeaconEvent, Drawing};
use crate::table::duplicate::DrawCounts;
use crate::table::fair::{Recipe, shares};
use crate::table::fingerprint::fingerprint;
use crate::table::moderation::Moderation;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::written_events::WrittenEvents;
use crate::table::{Actor, Command, Denied, Order, Refusal};
use crate::words::Message;

impl<G: Portray> Table<G> {
    /// The game as it would be opened now.
    fn opening(&self) -> Result<Opening<G>, Denied> {
        let seating = Seating {
            seats: self.roster.len(),
        };
        Opening::<G>::new(&self.chosen, seating).map_err(|reason| Refusal::new(G::why(&reason)).into())
    }

    /// The game begins at once, or waits for the round that its start binds it to.
    pub(super) fn start(&self, order: &Order) -> Decision {
        self.seat(order)?;
        let Stage::Gathering = self.stage else {
            return self.already_begun();
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        self.may_repeat()?;
        let (least, seats) = (*G::SEATS.start(), self.roster.len());
        if self.missing() > 0 && self.direct {
            return refuse("refused-too-few-alone");
        }
        if self.missing() > 0 {
            let alone = Message::new("refused-too-few")
                .with("least", i64::from(least))
                .with("here", i64::from(seats));
            return Err(Refusal::new(alone).into());
        }
        match (self.beacon, order.by.interaction()) {
            (Some(_), _) if self.recipe == Recipe::V3 => {
                // What does not go together is refused now, and not when the round is out.
                self.opening()?;
                Ok(Draft::of(TableEvent::Beacon(BeaconEvent::Starting)))
            }
            (Some(chain), Some(start)) => self.bind(chain, start),
            _ => self.deal(None),
        }
    }

    /// The interaction of this number binds the game to the round of a chain, by `fair-v2`.
    fn bind(&self, chain: &'static Chain, start: u64) -> Decision {
        // What does not go together is refused now, and not when the round is out.
        self.opening()?;
        let tickets = shares(&self.roster).into_iter().map(|share| share.ticket);
        let tickets: Vec<u64> = tickets.collect();
        not_older(
            start,
            tickets
                .iter()
                .copied()
                .fold(self.opened.unwrap_or_default(), u64::max),
        )?;
        let round = binding::round(chain, start, &tickets);
        Ok(Draft::of(TableEvent::Beacon(BeaconEvent::Bound { start, round })))
    }

    /// The game begins: with what came out of the round that it waits for, or without.
    pub(in crate::table) fn deal(&self, signature: Option<Signature>) -> Decision {
        let entropy = self.entropy(signature.as_ref());
        let none = DrawCounts::default();
        let mut chance = self.chance(0, &entropy, &none);
        let (position, events) = self.opening()?.deal(&mut chance);
        let luck = chance.drawn().to_vec();
        Ok(Draft {
            awaits: Some(position.turn().seats()),
            ..Draft::of(TableEvent::Started {
                signature,
                luck,
                events: WrittenEvents::of::<G>(events),
                fingerprint: Some(fingerprint(&position)),
            })
        })
    }

    /// An order to a table that waits for a round.
    pub(super) fn while_drawing(&self, order: &Order, drawing: &Drawing) -> Decision {
        match &order.command {
            Command::Announce { message } => announce(order, drawing, *message),
            Command::TakeLaterRound => self.take_later(order, drawing),
            Command::Reveal { signature } => self.come_out(order, signature),
            Command::Waive { agrees } => self.waive(order, drawing, *agrees),
            Command::Wake { due } => self.wake(order, *due),
            Command::Stand { from, to } => self.stand(order, *from, *to),
            Command::Close => self.close(order),
            Command::Moderate(what @ (Moderation::End | Moderation::Move { .. })) => {
                self.moderate(order, what)
            }
            // Somebody is forgotten: what they gave to the luck cannot go, so the table does.
            Command::Leave | Command::Resign if matches!(order.by, Actor::Host { .. }) => {
                self.leaver(order)?;
                Ok(self.release(Draft::of(TableEvent::Closed)))
            }
            _ if matches!(order.by, Actor::Host { .. }) => Err(Denied::Conflict),
            _ if drawing.late => refuse("refused-drawing-late"),
            _ => refuse("refused-drawing"),
        }
    }

    /// The host tells what came out of the round: nothing else is taken.
    fn come_out(&self, order: &Order, signature: &Signature) -> Decision {
        if order.by != Actor::HOST {
            return Err(Denied::Conflict);
        }
        if !self.comes_out(signature) {
            return refuse("refused-beacon-forged");
        }
        self.deal(Some(*signature))
    }

    /// Somebody at the table has it bound to a later round than the one that is late.
    fn take_later(&self, order: &Order, drawing: &Drawing) -> Decision {
        let Ok(seat) = self.seat(order) else {
            return refuse("refused-waive-others");
        };
        match (drawing.late, drawing.binding.round, drawing.binding.start) {
            (true, Some(_), None) => Ok(Draft::of(TableEvent::Beacon(BeaconEvent::Later { seat }))),
            _ => refuse("refused-drawing"),
        }
    }

    /// Somebody would begin without a round that is late, or rather wait; the last to agree begins.
    fn waive(&self, order: &Order, drawing: &Drawing, agrees: bool) -> Decision {
        let Ok(seat) = self.seat(order) else {
            return refuse("refused-waive-others");
        };
        if !drawing.late {
            return refuse("refused-drawing");
        }
        if drawing.waived.has(seat) == agrees {
            return refuse(if agrees {
                "refused-waived-twice"
            } else {
                "refused-waits-already"
            });
        }
        let mut draft = Draft::of(TableEvent::Beacon(BeaconEvent::Waived { seat, agrees }));
        let waived = drawing.waived.with(seat);
        if agrees && self.roster.here().iter().all(|other| waived.has(other)) {
            let begun = self.deal(None)?;
            draft.entries.extend(begun.entries);
            draft.awaits = begun.awaits;
        }
        Ok(draft)
    }
}

/// A public message announces the start: its id binds the game to a round, and each message binds it once.
fn announce(order: &Order, drawing: &Drawing, message: u64) -> Decision {
    let earlier = drawing.binding.announced.last().copied().unwrap_or_default();
    if order.by != Actor::HOST || drawing.to_announce().is_none() || message <= earlier {
        return Err(Denied::Conflict);
    }
    let round = binding::announced_round(drawing.binding.chain, message);
    Ok(Draft::of(TableEvent::Beacon(BeaconEvent::Announced { message, round })))
}
