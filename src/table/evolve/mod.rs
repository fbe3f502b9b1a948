//! Folding records into a table. Never draws, never refuses what was written.

mod answer;
mod game;
mod log_note;
mod people;
mod plan;
mod step_change;

use super::facts::TableFacts;
use super::misfit::Misfit;
use super::stage::{Play, Stage, Table};
use super::table_event::{RecordBody, TableEvent};
use super::{Place, Roster, Step};
use crate::portray::Portray;
use crate::rules::{Chosen, Seats};
use crate::store::{TableId, Version};
use std::collections::BTreeMap;
use step_change::{StepChange, changes_terms};

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
        self.touched = body.at;
        self.note_answer(body);
        let mut step = StepChange::at(self.awaited());
        let mut carried = false;
        self.reminded = false;
        for entry in &body.entries {
            if let (TableEvent::Played { .. }, Some(_)) = (entry, step.actor) {
                let next = StepChange::at(self.awaited());
                self.stepped(&std::mem::replace(&mut step, next));
            }
            self.entry(entry, carried)?;
            if let TableEvent::Planned { outcome, .. } = entry {
                carried = outcome.done.is_some();
            }
            if let TableEvent::Played { seat, .. } = entry {
                step.actor = Some(*seat);
                step.ends_turn = self.play().is_some_and(Play::ended_turn);
            }
            step.terms |= changes_terms(entry);
            step.seen |= !matches!(entry, TableEvent::Planned { .. } | TableEvent::Due { .. });
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
            seed,
            schema,
            ticket,
            invitation,
            ..
        }) = body.entries.first()
        else {
            return Err(Misfit::NotOpened);
        };
        if *schema > G::SCHEMA {
            return Err(Misfit::LaterGame {
                theirs: *schema,
                ours: G::SCHEMA,
            });
        }
        let mut table = Table {
            id,
            version: Version::NONE,
            place: *place,
            server: *server,
            opened_by: body.by,
            seed: seed.clone(),
            opened: *ticket,
            invitation: invitation.clone(),
            roster: Roster::default(),
            chosen: Chosen::default(),
            stage: Stage::Gathering,
            touched: body.at,
            step: Step::NONE,
            stamps: Vec::new(),
            terms: Step::NONE,
            turns: 0,
            asked: Seats::NONE,
            called: Vec::new(),
            answers: BTreeMap::new(),
            news: 0,
            kept_open: None,
            due: None,
            reminded: false,
            ending: None,
        };
        table.evolve(body)?;
        Ok(table)
    }

    /// Folds one entry; an action is `carried` out if a plan's own entry came before it.
    fn entry(&mut self, entry: &TableEvent, carried: bool) -> Result<(), Misfit> {
        match entry {
            TableEvent::Opened { .. } => {}
            TableEvent::Joined(player) => self.joined(player),
            TableEvent::Left { user } => self.leave_gathering(*user),
            TableEvent::Set { key, value } => self.chosen.set(key, value),
            TableEvent::Started { events, .. } => self.begin(entry, events)?,
            TableEvent::Played {
                seat, luck, events, ..
            } => {
                self.kept_open = None;
                self.played(entry, *seat, !luck.is_empty(), events)?;
                self.moved(*seat, carried);
            }
            TableEvent::Planned { seat, plans, outcome } => self.planned(*seat, plans, outcome)?,
            TableEvent::TakenBack => self.taken_back(entry)?,
            TableEvent::Resigned { seat } => self.resigned(entry, *seat),
            TableEvent::Replaced { seat, player } => self.replaced(entry, *seat, player),
            TableEvent::AskedToClose { seat } => self.asks_to_close(*seat, true),
            TableEvent::KeptOpen { seat } => self.asks_to_close(*seat, false),
            TableEvent::Moved { place } => self.place = Place(place.0),
            TableEvent::Closed => self.closed(),
            TableEvent::Ended(ending) => self.ended_by(ending),
            TableEvent::Due { at } => self.due = Some(*at),
            TableEvent::Reminded { .. } => {
                self.reminded = true;
                self.news += 1;
            }
        }
        Ok(())
    }
}

/// The game of a table's first record.
#[must_use]
pub(super) fn game_of(body: &RecordBody) -> Option<&str> {
    let Some(TableEvent::Opened { game, .. }) = body.entries.first() else {
        return None;
    };
    Some(game)
}
