//! Folding who comes and goes, and what they ask.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::computer_event::ComputerEvent;
use crate::table::facts::TableFacts;
use crate::table::handover::Handover;
use crate::table::latest_entries::Happened;
use crate::table::play::LogNote;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::{Player, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Takes a seat in Discord's order of joining, whichever of two who joined at once came to us
    /// first. Tables of earlier versions keep the order that they had.
    pub(super) fn joined(&mut self, player: &Player) {
        if let Some(host) = self.invitation.as_ref().and_then(|invitation| invitation.host)
            && player.user() == Some(host)
        {
            self.opened_by = Some(host);
        }
        if player.user().is_some_and(|user| self.has_seen(user)) {
            // Who had agreed had not agreed to play with them.
            self.consents.clear();
        }
        self.handovers.left = None;
        match self.opened {
            Some(_) => self.roster.sit_in_order(player.clone()),
            None => self.roster.sit(player.clone()),
        }
    }

    /// A seat's player agrees to play with those who have played its luck before.
    pub(super) fn consented(&mut self, seat: Seat) {
        let user = self.roster.player(seat).and_then(Player::user);
        self.consents.extend(user);
    }

    /// Somebody gives up a seat before the start.
    pub(super) fn leave_gathering(&mut self, user: UserId) {
        let leaving = self
            .roster
            .seat_of(user)
            .and_then(|seat| self.roster.player(seat));
        self.handovers.left = leaving.map(|player| player.name.clone());
        self.roster.stand(user);
        // They have answered: their seat is kept no longer.
        if let Some(invitation) = &mut self.invitation {
            invitation.people.retain(|invited| invited.user != user);
        }
        self.consents.retain(|other| *other != user);
        if self.opened_by == Some(user)
            && let Some(first) = self.roster.people().next()
        {
            self.opened_by = Some(first);
        }
    }

    /// A computer is sent away, or somebody agrees to hints; how one came to an action says whose that is.
    pub(super) fn computer(&mut self, what: ComputerEvent) {
        match what {
            ComputerEvent::SentAway { seat } => {
                let leaving = self.roster.player(seat);
                self.handovers.left = leaving.map(|player| player.name.clone());
                self.roster.send_away(seat);
            }
            ComputerEvent::HintsWished { seat, wished } => self.roster.set_hints(seat, wished),
            ComputerEvent::Thought { seat, .. } => self.lateness.thought = Some(seat),
        }
    }

    /// Somebody gives up a seat while the game goes on.
    pub(super) fn resigned(&mut self, entry: &TableEvent, seat: Seat) {
        self.hands_over(seat);
        self.handovers.newcomers = self.handovers.newcomers.without(seat);
        self.roster.give_up(seat);
        self.lapse_rewind();
        self.news += 1;
        if let Stage::Playing(play) = &mut self.stage {
            play.history.push(entry);
        }
        self.forget_plans(seat);
        // Of those whose seat the others give away that is told already: they have not given up.
        if !self.lateness.settling {
            // What was settled about them before is past.
            self.lateness.remedies.remove(&seat);
            self.note_for_recap(seat, Message::new("recap-resigned").seat("who", seat.number()));
            // Where nobody but one is left nobody plays for the seat.
            let alone = self.roster.present().nth(1).is_none();
            let told = match (alone, self.covered()) {
                (true, _) => "recap-resigned",
                (false, true) => "log-resigned-covered",
                (false, false) => "log-resigned",
            };
            self.note(Message::new(told).seat("who", seat.number()));
        }
    }

    /// A seat changes hands: whoever has played there up to now leaves it with the score it has.
    fn hands_over(&mut self, seat: Seat) {
        let player = self.roster.player(seat).filter(|player| !player.gone());
        let before = player.map(|player| player.name.clone());
        if let Some(play) = self.play() {
            let score = play.state.scores()[seat];
            self.handovers.all.push(Handover { seat, before, score });
        }
    }

    /// Somebody asks that the table be closed.
    pub(super) fn asks_to_close(&mut self, seat: Seat) {
        self.roster.set_closing(seat, true);
        self.news += 1;
        self.kept_open = None;
        self.note(Message::new("log-asked-to-close").seat("who", seat.number()));
    }

    /// Somebody withdraws that they asked, or turns down what the others ask.
    pub(super) fn keeps_open(&mut self, seat: Seat) {
        let own = self.roster.player(seat).is_some_and(|player| player.closing);
        let seats: Vec<Seat> = self.roster.iter().map(|(other, _)| other).collect();
        for other in seats {
            if !own || other == seat {
                self.roster.set_closing(other, false);
            }
        }
        self.news += 1;
        let told = Message::new(if own { "log-kept-open" } else { "log-not-closed" });
        let told = told.seat("who", seat.number());
        self.kept_open = Some(told.clone());
        self.note(told);
    }

    /// Somebody takes over a seat that was given up, or a computer is left it.
    pub(super) fn replaced(&mut self, entry: &TableEvent, seat: Seat, player: &Player) {
        let own = player.user().is_some_and(|user| self.roster.held(seat, user));
        let substitute = self.roster.player(seat).and_then(Player::user);
        self.hands_over(seat);
        self.handovers.newcomers = match player.user() {
            Some(_) => self.handovers.newcomers.with(seat),
            None => self.handovers.newcomers.without(seat),
        };
        let Some(former) = self.roster.replace(seat, player) else {
            return;
        };
        if player.user().is_none() {
            self.forget_plans(seat);
        }
        self.lapse_rewind();
        self.news += 1;
        let offer = &mut self.interventions.offer;
        if offer.take_if(|offer| offer.seat == seat).is_some() {
            // Whoever has the seat now was not the one it was taken from.
            self.interventions.latest = None;
        }
        let lateness = &mut self.lateness;
        if own {
            self.returnable = self.returnable.without(seat);
            lateness.displaced.extend(substitute.map(|user| (user, seat)));
        } else {
            lateness.remedies.remove(&seat);
        }
        lateness
            .displaced
            .retain(|(user, _)| Some(*user) != player.user());
        let told = replaced_line(player, &former, self.covered()).seat("who", seat.number());
        let turn = self.turns;
        if let Stage::Playing(play) = &mut self.stage {
            play.history.push(entry);
            play.latest.rename(seat, &former);
            play.latest
                .push(seat, (turn, false), Happened::Note(told.clone()));
            let after = Some(play.history.plies());
            play.notes.push(LogNote {
                after,
                only: None,
                message: told,
                before: Some((seat, former)),
            });
        }
    }
}

/// How it is told that a seat went from whoever was called so to a player.
fn replaced_line(player: &Player, former: &str, covered: bool) -> Message {
    let id = match player.user() {
        None if covered => "log-left-to-computer-covered",
        None => "log-left-to-computer",
        Some(_) if former == player.name => return Message::new("log-returned"),
        Some(_) => "log-replaced",
    };
    Message::new(id).with("before", Arg::Text(former.to_owned()))
}
