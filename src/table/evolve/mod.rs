//! Folding records into a table. Never draws, never refuses what was written.

mod answer;
mod beacon;
mod game;
mod lateness;
mod log_note;
mod moderation;
mod people;
mod plan;
mod rewind;
mod step_change;
mod timing;
mod upkeep;

use super::computer_event::ComputerEvent;
use super::facts::TableFacts;
use super::fair::{Recipe, Seed};
use super::handover::Handovers;
use super::lateness::Lateness;
use super::misfit::Misfit;
use super::moderation::Interventions;
use super::play::Play;
use super::stage::{Stage, Table};
use super::table_event::{RecordBody, TableEvent};
use super::timing::{PACE, Poll, Timing, Upkeep, touches};
use super::twins::{TWINS, Twins, TwinsEvent};
use super::{Place, Roster, Step};
use crate::beacon::Chain;
use crate::portray::Portray;
use crate::rules::{Chosen, Seat, Seats};
use crate::store::{TableId, Version};
use game::Hand;
use std::collections::BTreeMap;
use step_change::{StepChange, changes_decisions, changes_terms};

/// What folds records into a table: for the hall alone.
pub trait TableEvolver: TableFacts {
    /// Folds a record into itself.
    ///
    /// # Errors
    /// What does not fit, without the record's content.
    fn evolve(&mut self, body: &RecordBody) -> Result<(), Misfit>;
}

impl<G: Portray> TableEvolver for Table<G> {
    fn evolve(&mut self, body: &RecordBody) -> Result<(), Misfit> {
        self.version = self.version.next();
        // Clocks of machines go back at times; that of a table does not.
        self.touched = self.touched.max(body.at);
        self.due = None;
        self.note_answer(body);
        self.begin_record(body.by);
        let mut step = StepChange::at(self.awaited());
        let own = body.by.and_then(|user| self.roster.seat_of(user));
        let mut carried = false;
        self.reminded = false;
        for entry in &body.entries {
            if let (TableEvent::Played { .. }, Some(_)) = (entry, step.actor) {
                let next = StepChange::at(self.awaited());
                self.stepped(&std::mem::replace(&mut step, next));
            }
            self.entry(entry, carried, own)?;
            if let TableEvent::Planned { outcome, .. } = entry {
                carried = outcome.done.is_some();
            }
            if let TableEvent::Played { seat, .. } = entry {
                step.actor = Some(*seat);
                step.ends_turn = self.play().is_some_and(Play::ended_turn);
            }
            if let TableEvent::Unanswered { seat } = entry {
                step.actor = Some(*seat);
                step.secret = true;
            }
            if let (TableEvent::Moderated { .. }, Some(user)) = (entry, body.by) {
                self.interventions.times.push((body.at, user));
            }
            step.terms |= changes_terms(entry) || self.informs(entry);
            step.decisions |= changes_decisions(entry);
            step.seen |= !unseen(entry);
        }
        let awaited = self.awaited();
        self.timing.await_seats(awaited, self.touched, body.by.is_some());
        if body.by.is_some() && touches(&body.entries) {
            self.upkeep.touched(self.touched);
            self.is_there(body.by);
        }
        if step.seen {
            self.stepped(&step);
        }
        Ok(())
    }
}

impl<G: Portray> Table<G> {
    /// The table that a first record opens.
    pub(super) fn opened(id: TableId, body: &RecordBody) -> Result<Table<G>, Misfit> {
        let Some(TableEvent::Opened {
            place,
            server,
            direct,
            seed,
            schema,
            ticket,
            invitation,
            beacon,
            duplicate,
            recipe,
            ..
        }) = body.entries.first()
        else {
            return Err(Misfit::NotOpened);
        };
        known_schema::<G>(*schema)?;
        let chain = |name: &String| Chain::named(name).ok_or(Misfit::UnknownBeacon);
        let mut table = Table {
            place: *place,
            server: *server,
            direct: *direct,
            opened_by: body.by,
            opened: *ticket,
            beacon: beacon.as_ref().map(chain).transpose()?,
            invitation: invitation.clone(),
            twins: duplicate
                .as_ref()
                .filter(|one| one.twin)
                .map(|_| Twins::default()),
            duplicate: duplicate.clone(),
            recipe: recipe.unwrap_or(Recipe::V2),
            touched: body.at,
            ..Table::blank(id, seed.clone())
        };
        table.evolve(body).map(|()| table)
    }

    /// A table at which nothing has happened.
    fn blank(id: TableId, seed: Seed) -> Table<G> {
        Table {
            id,
            place: Place(0),
            server: None,
            direct: false,
            opened_by: None,
            seed,
            opened: None,
            beacon: None,
            invitation: None,
            duplicate: None,
            recipe: Recipe::V3,
            twins: None,
            consents: Vec::new(),
            touched: 0,
            version: Version::NONE,
            roster: Roster::default(),
            chosen: Chosen::default(),
            stage: Stage::Gathering,
            step: Step::NONE,
            stamps: Vec::new(),
            terms: Step::NONE,
            turns: 0,
            asks: 0,
            asked: Seats::NONE,
            called: Vec::new(),
            answers: BTreeMap::new(),
            news: 0,
            kept_open: None,
            due: None,
            timing: Timing::default(),
            upkeep: Upkeep::default(),
            returnable: Seats::NONE,
            handovers: Handovers::default(),
            lateness: Lateness::default(),
            new_pace: false,
            reminded: false,
            ending: None,
            interventions: Interventions::default(),
            rewind: None,
            pause_asked: None,
        }
    }

    /// A seat's action.
    fn action(&mut self, entry: &TableEvent, carried: bool, own: Option<Seat>) -> Result<(), Misfit> {
        let TableEvent::Played {
            seat, luck, events, ..
        } = entry
        else {
            return Ok(());
        };
        let unasked = own != Some(*seat) && self.forced(*seat);
        self.acts(*seat, unasked);
        let by_host = self.acted_by_host(*seat, carried);
        let thought = self.lateness.thought.take() == Some(*seat);
        // A computer that has sat there from the start is a player like any other.
        let first = self.roster.computer(*seat).is_some() && !self.roster.left_to_computer(*seat);
        let stood_in = thought && !first;
        let by_host = by_host || stood_in;
        if !by_host && !unasked {
            self.handovers.newcomers = self.handovers.newcomers.without(*seat);
        }
        let hand = Hand {
            by_host,
            stood_in,
            unasked,
        };
        self.played(entry, *seat, (!luck.is_empty(), hand), events)?;
        self.moved(*seat, carried || unasked);
        Ok(())
    }

    /// Whether somebody sits down by an entry who has played the table's luck before: the others are asked anew.
    fn informs(&self, entry: &TableEvent) -> bool {
        matches!(entry, TableEvent::Joined(player) if player.user().is_some_and(|user| self.has_seen(user)))
    }

    /// It is said that the table closes itself.
    fn reminds(&mut self) {
        self.reminded = true;
        self.news += 1;
    }

    /// Folds one entry; an action is `carried` out if a plan's own entry came before it, and the record
    /// is made by whoever has the seat `own`.
    fn entry(&mut self, entry: &TableEvent, carried: bool, own: Option<Seat>) -> Result<(), Misfit> {
        let split = self.timing.poll().is_some_and(Poll::split);
        self.timing.follow(entry, self.touched);
        self.upkeep.follow(entry, self.touched);
        match entry {
            TableEvent::Opened { .. } => {}
            TableEvent::Joined(player) => self.joined(player),
            TableEvent::Left { user } => self.leave_gathering(*user),
            TableEvent::Consented { seat } => self.consented(*seat),
            TableEvent::Set { key, .. } if key == PACE.key => self.paced(),
            TableEvent::Set { key, value } if key == TWINS.key => self.set_twins(value),
            TableEvent::Set { key, value } => self.chosen.set(key, value),
            TableEvent::Beacon(what) => self.draws(*what)?,
            TableEvent::Started {
                events, signature, ..
            } => self.begin(entry, events, *signature)?,
            TableEvent::Played { .. } => self.action(entry, carried, own)?,
            TableEvent::Planned { seat, plans, outcome } => self.planned(*seat, plans, outcome)?,
            TableEvent::TakenBack => self.taken_back(entry)?,
            TableEvent::Rewound { plies } => self.rewound(entry, *plies)?,
            TableEvent::Unanswered { seat } => self.unanswered(entry, *seat)?,
            TableEvent::RewindAsked { seat, plies } => self.rewind_asked_by(*seat, *plies),
            TableEvent::RewindAnswered { seat, agrees } => self.rewind_answered(*seat, *agrees),
            TableEvent::Resigned { seat } => self.resigned(entry, *seat),
            TableEvent::Replaced { seat, player } => self.replaced(entry, *seat, player),
            TableEvent::AskedToClose { seat } => self.asks_to_close(*seat),
            TableEvent::KeptOpen { seat } => self.keeps_open(*seat),
            TableEvent::Moved { place } => self.place = Place(place.0),
            TableEvent::Closed => self.closed(),
            TableEvent::Ended(ending) => self.ended_by(ending),
            TableEvent::Due { at } => self.due = Some(*at),
            TableEvent::Reminded { .. } => self.reminds(),
            TableEvent::Overdue { seats, .. } => self.overdue(seats),
            TableEvent::Voted { seat, remedy } => self.voted(*seat, *remedy),
            TableEvent::Settled { remedy, seats } => self.settled(*remedy, seats, split),
            TableEvent::Returned { seat } => self.returned(*seat),
            TableEvent::PaceWished { seat, pace } => self.pace_wished(*seat, pace),
            TableEvent::Nudged { seat, .. } => self.nudged(*seat),
            TableEvent::Moderated { by, what } => self.moderated(by, what),
            TableEvent::OfferDeclined { seat } => self.offer_declined(*seat),
            TableEvent::Away { seat, until } => self.away(*seat, *until),
            TableEvent::PauseWished { seat } => self.pause_wished(*seat),
            TableEvent::Paused { .. } | TableEvent::WentOn => self.pauses(),
            TableEvent::Computer(what) => self.computer(*what),
            TableEvent::Upkeep(what) => self.upkept(*what),
            TableEvent::Twins(what) => self.twinned(*what),
            TableEvent::Urged { .. } | TableEvent::Stood { .. } | TableEvent::Spared { .. } => {}
        }
        Ok(())
    }
}

/// Whether a game's records of this schema can be read.
fn known_schema<G: Portray>(theirs: u16) -> Result<(), Misfit> {
    let ours = G::SCHEMA;
    if theirs > ours {
        return Err(Misfit::LaterGame { theirs, ours });
    }
    Ok(())
}

/// Whether an entry is one that not everybody sees, or that changes nothing to be seen.
fn unseen(entry: &TableEvent) -> bool {
    matches!(
        entry,
        TableEvent::Planned { .. }
            | TableEvent::Due { .. }
            | TableEvent::Urged { .. }
            | TableEvent::Nudged { .. }
            | TableEvent::Spared { .. }
            | TableEvent::Stood { uncounted: true, .. }
            | TableEvent::Computer(ComputerEvent::Thought { .. })
            | TableEvent::Twins(TwinsEvent::Joined { .. })
    )
}

/// The game of a table's first record.
#[must_use]
pub(super) fn game_of(body: &RecordBody) -> Option<&str> {
    let Some(TableEvent::Opened { game, .. }) = body.entries.first() else {
        return None;
    };
    Some(game)
}
