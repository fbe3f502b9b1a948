//! Folding records into a table. Never draws, never refuses what was written.

use super::entry::{Body, Ending, Entry};
use super::facts::TableFacts;
use super::history::{History, Mark};
use super::misfit::Misfit;
use super::plan::Plans;
use super::stage::{Aside, Play, Stage, Table};
use super::{Place, Player, Roster, Step, UserId};
use crate::portray::Portray;
use crate::rules::{BySeat, Chosen, Game, Opening, Seat, Seating, Seats};
use crate::store::{TableId, Version};
use crate::words::{Arg, Message};
use serde_json::value::RawValue;

/// What happens between two positions that all see.
struct Change {
    /// Who was awaited before.
    before: Seats,
    /// Who acted.
    actor: Option<Seat>,
    /// Whether anything happened that is not one seat's own.
    seen: bool,
    /// Whether the terms were changed ([`Table::terms`]).
    terms: bool,
}

impl Change {
    fn at(before: Seats) -> Change {
        Change {
            before,
            actor: None,
            seen: false,
            terms: false,
        }
    }
}

/// Whether an entry changes the terms on which people begin, close or give up.
fn changes_terms(entry: &Entry) -> bool {
    match entry {
        Entry::Opened { .. } | Entry::Left { .. } | Entry::Set { .. } | Entry::Started { .. } => true,
        Entry::Resigned { .. } | Entry::Replaced { .. } | Entry::Closed | Entry::Ended(_) => true,
        Entry::Joined(_) | Entry::AskedToClose { .. } => false,
        Entry::KeptOpen { .. } | Entry::Moved { .. } => false,
        Entry::Played { .. } | Entry::Planned { .. } | Entry::TakenBack => false,
        Entry::Due { .. } | Entry::Reminded { .. } => false,
    }
}

/// What folds records into a table: for the hall alone.
pub trait TableEvolver: TableFacts {
    /// Folds a record into itself.
    ///
    /// # Errors
    /// What does not fit, without the record's content.
    fn evolve(&mut self, body: &Body) -> Result<(), Misfit>;
}

impl<G: Portray> TableEvolver for Table<G> {
    fn evolve(&mut self, body: &Body) -> Result<(), Misfit> {
        self.version = self.version.next();
        self.touched = body.at;
        let mut step = Change::at(self.awaited());
        let mut carried = false;
        self.reminded = false;
        for entry in &body.entries {
            if let (Entry::Played { .. }, Some(_)) = (entry, step.actor) {
                let next = Change::at(self.awaited());
                self.stepped(&std::mem::replace(&mut step, next));
            }
            self.entry(entry, carried)?;
            match entry {
                Entry::Planned { fate, .. } => carried = fate.done.is_some(),
                Entry::Played { seat, .. } => step.actor = Some(*seat),
                _ => {}
            }
            step.terms |= changes_terms(entry);
            step.seen |= !matches!(entry, Entry::Planned { .. } | Entry::Due { .. });
        }
        if step.seen {
            self.stepped(&step);
        }
        Ok(())
    }
}

impl<G: Portray> Table<G> {
    /// The table that a first record opens.
    pub(super) fn opened(id: TableId, body: &Body) -> Result<Table<G>, Misfit> {
        let Some(Entry::Opened {
            place,
            server,
            seed,
            schema,
            ticket,
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
            roster: Roster::default(),
            chosen: Chosen::default(),
            stage: Stage::Gathering,
            touched: body.at,
            step: Step::NONE,
            stamps: Vec::new(),
            terms: Step::NONE,
            turns: 0,
            news: 0,
            kept_open: None,
            due: None,
            reminded: false,
            ending: None,
        };
        table.evolve(body)?;
        Ok(table)
    }

    /// A step is over that all could follow.
    fn stepped(&mut self, step: &Change) {
        self.step = self.step.next();
        if step.terms {
            self.terms = self.step;
        }
        let after = self.awaited();
        self.stamp_seats(step.before, after, step.actor);
        if after.iter().any(|seat| !step.before.has(seat)) {
            self.turns += 1;
        }
    }

    /// A seat's decision is a new one with each step, except where the seat was and is awaited
    /// beside others and somebody else answered.
    fn stamp_seats(&mut self, before: Seats, after: Seats, actor: Option<Seat>) {
        let now = self.step;
        self.stamps.resize(usize::from(self.roster.len()), now);
        for (seat, stamp) in Seat::all(Seat::MOST).zip(self.stamps.iter_mut()) {
            let same = before.len() > 1
                && before.has(seat)
                && after.has(seat)
                && actor.is_some_and(|actor| actor != seat);
            if !same {
                *stamp = now;
            }
        }
    }

    /// Folds one entry; an action is `carried` out if a plan's own entry came before it.
    fn entry(&mut self, entry: &Entry, carried: bool) -> Result<(), Misfit> {
        match entry {
            Entry::Opened { .. } => {}
            Entry::Joined(player) => self.joined(player),
            Entry::Left { user } => self.leave_gathering(*user),
            Entry::Set { key, value } => self.chosen.set(key, value),
            Entry::Started { events, .. } => self.begin(entry, events)?,
            Entry::Played {
                seat, luck, events, ..
            } => {
                self.kept_open = None;
                self.played(entry, *seat, !luck.is_empty(), events)?;
                self.moved(*seat, carried);
            }
            Entry::Planned { seat, plans, fate } => self.planned(*seat, plans, fate)?,
            Entry::TakenBack => self.taken_back(entry)?,
            Entry::Resigned { seat } => self.resigned(entry, *seat),
            Entry::Replaced { seat, player } => self.replaced(entry, *seat, player),
            Entry::AskedToClose { seat } => self.asks_to_close(*seat, true),
            Entry::KeptOpen { seat } => self.asks_to_close(*seat, false),
            Entry::Moved { place } => self.place = Place(place.0),
            Entry::Closed => self.closed(),
            Entry::Ended(ending) => self.ended_by(ending),
            Entry::Due { at } => self.due = Some(*at),
            Entry::Reminded { .. } => {
                self.reminded = true;
                self.news += 1;
            }
        }
        Ok(())
    }

    /// Takes a seat in Discord's order of joining, whichever of two who joined at once came to us
    /// first. Tables of earlier versions keep the order that they had.
    fn joined(&mut self, player: &Player) {
        match self.opened {
            Some(_) => self.roster.sit_in_order(player.clone()),
            None => self.roster.sit(player.clone()),
        }
    }

    fn leave_gathering(&mut self, user: UserId) {
        self.roster.stand(user);
        if self.opened_by == Some(user)
            && let Some((_, player)) = self.roster.iter().next()
        {
            self.opened_by = player.user();
        }
    }

    fn begin(&mut self, entry: &Entry, events: &RawValue) -> Result<(), Misfit> {
        let seating = Seating {
            seats: self.roster.len(),
        };
        let opening = Opening::new(&self.chosen, seating).map_err(|reason| Misfit::options(&reason))?;
        let state = opening.follow(&read::<G>(events)?)?;
        let mut history = History::default();
        history.push(entry);
        let entropy = super::fair::entropy(&super::fair::shares(&self.roster));
        let plans = BySeat::make(seating.seats, |_| Plans::default());
        let play = Play {
            entropy,
            opening,
            state,
            history,
            asides: Vec::new(),
            plans,
        };
        self.stage = Stage::Playing(play);
        self.due = None;
        Ok(())
    }

    pub(super) fn playing(&mut self) -> Result<&mut Play<G>, Misfit> {
        match &mut self.stage {
            Stage::Playing(play) => Ok(play),
            Stage::Gathering | Stage::Closed(_) => Err(Misfit::NothingPlayed),
        }
    }

    fn played(&mut self, entry: &Entry, seat: Seat, drew: bool, events: &RawValue) -> Result<(), Misfit> {
        let events = read::<G>(events)?;
        let play = self.playing()?;
        play.state.follow(&events)?;
        play.history.push_ply(
            entry,
            Mark {
                seat,
                drew,
                uncovered: events.iter().any(G::uncovers),
            },
        );
        Ok(())
    }

    fn taken_back(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let play = self.playing()?;
        let before = play.before_last();
        let ply = play.history.take_back(entry).ok_or(Misfit::NothingToTakeBack)?;
        play.state = before;
        // What was told after that ply is told before those that follow now.
        let plies = play.history.plies();
        play.asides
            .iter_mut()
            .for_each(|aside| aside.after = aside.after.min(plies));
        self.hold(ply.seat);
        self.aside(Message::new("log-taken-back").seat("who", ply.seat.number()));
        Ok(())
    }

    fn resigned(&mut self, entry: &Entry, seat: Seat) {
        self.roster.give_up(seat);
        self.news += 1;
        if let Stage::Playing(play) = &mut self.stage {
            play.history.push(entry);
        }
        self.forget_plans(seat);
        self.aside(Message::new("log-resigned").seat("who", seat.number()));
    }

    /// Somebody asks that the table be closed, or does so no longer.
    fn asks_to_close(&mut self, seat: Seat, closing: bool) {
        self.roster.set_closing(seat, closing);
        self.news += 1;
        self.kept_open = (!closing).then_some(seat);
        let told = if closing {
            "log-asked-to-close"
        } else {
            "log-kept-open"
        };
        self.aside(Message::new(told).seat("who", seat.number()));
    }

    fn replaced(&mut self, entry: &Entry, seat: Seat, player: &Player) {
        let Some(former) = self.roster.replace(seat, player) else {
            return;
        };
        self.news += 1;
        let told = Message::new("log-replaced")
            .seat("who", seat.number())
            .with("before", Arg::Text(former.clone()));
        if let Stage::Playing(play) = &mut self.stage {
            play.history.push(entry);
            let after = play.history.plies();
            play.asides.push(Aside {
                after,
                only: None,
                message: told,
                before: Some((seat, former)),
            });
        }
    }

    fn ended_by(&mut self, ending: &Ending) {
        self.aside(super::show::ended_line(ending));
        self.closed();
        self.ending = Some(ending.clone());
    }

    fn closed(&mut self) {
        self.due = None;
        let stage = std::mem::replace(&mut self.stage, Stage::Gathering);
        self.stage = match stage {
            Stage::Playing(play) | Stage::Closed(Some(play)) => Stage::Closed(Some(play)),
            Stage::Gathering | Stage::Closed(None) => Stage::Closed(None),
        };
    }

    fn aside(&mut self, message: Message) {
        if let Stage::Playing(play) = &mut self.stage {
            play.asides.push(Aside {
                after: play.history.plies(),
                only: None,
                message,
                before: None,
            });
        }
    }
}

/// A game's events from their JSON.
pub(super) fn read<G: Game>(events: &RawValue) -> Result<Vec<G::Event>, Misfit> {
    serde_json::from_str(events.get()).map_err(|why| Misfit::NoEvents { column: why.column() })
}

/// The game of a table's first record.
#[must_use]
pub(super) fn game_of(body: &Body) -> Option<&str> {
    match body.entries.first() {
        Some(Entry::Opened { game, .. }) => Some(game),
        _ => None,
    }
}
