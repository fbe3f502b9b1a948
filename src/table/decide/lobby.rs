//! Orders to a table before its game: who sits down, leaves, chooses and begins.

use super::computer_player::next_computer;
use super::draft::{Decision, Draft, refuse};
use super::option_choice::{choose, set};
use super::rights::person;
use super::twins::may_have_twins;
use crate::beacon::Chain;
use crate::portray::Portray;
use crate::rules::{Chosen, Seat};
use crate::store::{Change, Index};
use crate::table::computer_event::ComputerEvent;
use crate::table::facts::TableFacts;
use crate::table::fair::{Recipe, Seed};
use crate::table::invitation::Invitation;
use crate::table::panel_path::{HINTS, chosen};
use crate::table::stage::{Stage, Table};
use crate::table::table_event::TableEvent;
use crate::table::ticket::{SLACK, moment};
use crate::table::timing::{PACE, Pace};
use crate::table::{Command, Denied, Holder, Order, Place, Player, Refusal};
use crate::words::Message;

/// The person of an order as the player of a seat.
pub(super) fn player(order: &Order) -> Result<Player, Denied> {
    let (user, joined_by) = person(order)?;
    Ok(Player {
        holder: Holder::Person(user),
        name: order.name.clone(),
        joined_by,
        word: None,
        closing: false,
        absent: false,
    })
}

/// An order may have waited for longer than the table is there that it finds, or than the last seat is taken: over servers
/// that elect a leader, for instance. Its number would be older than a record's luck may be made of, and it has to be given
/// again.
pub(super) fn not_older(number: u64, than: u64) -> Result<(), Denied> {
    if moment(number).saturating_add(SLACK) < moment(than) {
        return Err(Denied::Conflict);
    }
    Ok(())
}

/// Who takes a seat at a table that is opened: whoever opens it, and the computers that sat there before. Discord numbered
/// one interaction for all of them, and tickets rise from seat to seat: a computer's is one above that of the seat before.
/// Whoever agreed to hints before does so again.
fn sitting_down(order: &Order) -> Result<Vec<TableEvent>, Denied> {
    let mut players = vec![player(order)?];
    let (computers, wished) = match &order.command {
        Command::Rematch { computers, hints, .. } => (&computers[..], *hints),
        Command::Duplicate(same) => (&same.computers[..], same.hints),
        _ => (&[][..], false),
    };
    for level in computers {
        let ticket = players[0].joined_by.saturating_add(players.len() as u64);
        players.push(next_computer(&players, *level, ticket));
    }
    let seat = Seat::new(0);
    let hints = wished.then_some(TableEvent::Computer(ComputerEvent::HintsWished { seat, wished }));
    Ok(players.into_iter().map(TableEvent::Joined).chain(hints).collect())
}

/// Opens a table for the person of a [`Command::Join`]; `preset` is what every table of this game
/// has chosen then.
pub(in crate::table) fn open<G: Portray>(
    place: Place,
    (seed, beacon): (Seed, Option<&'static Chain>),
    preset: &Chosen,
    order: &Order,
) -> Decision {
    let (with, invitation) = match &order.command {
        Command::Join { with } => (with, None),
        Command::Rematch {
            with, people, host, ..
        } => (with, Some((people.clone(), *host))),
        _ => (&Chosen::NONE, None),
    };
    let same = match &order.command {
        Command::Duplicate(same) => Some(&**same),
        _ => None,
    };
    // A duplicate's luck and options are its original's, whatever this host gives to other tables now.
    let (seed, beacon) = same.map_or((seed, beacon), |same| (same.seed.clone(), None));
    let preset = same.map_or(preset, |same| &same.chosen);
    let invitation = invitation.map(|(people, host)| Invitation {
        people,
        host,
        until: order.at.saturating_add(Invitation::kept(with)),
    });
    let (user, interaction) = person(order)?;
    may_have_twins(order.origin.direct, with)?;
    let mut entries = vec![TableEvent::Opened {
        place,
        server: order.origin.server,
        direct: order.origin.direct,
        game: G::ID.to_owned(),
        schema: G::SCHEMA,
        seed,
        ticket: Some(interaction),
        invitation,
        beacon: beacon.map(|chain| chain.name.to_owned()),
        duplicate: same.map(|same| Box::new(same.duplicate.clone())),
        recipe: Some(Recipe::V3),
    }];
    entries.extend(set(preset).chain(choose::<G>(preset, with, 1)?));
    entries.extend(sitting_down(order)?);
    let changes =
        vec![Change::Add(Index::Place(place.0)), Change::Add(Index::Open), Change::Add(Index::User(user.0))];
    Ok(Draft {
        changes,
        ..Draft::entries(entries)
    })
}

impl<G: Portray> Table<G> {
    pub(super) fn join(&self, order: &Order, with: &Chosen) -> Decision {
        let (user, interaction) = person(order)?;
        if let Some(seat) = self.roster.seat_of(user) {
            let absent = self.roster.player(seat).is_some_and(|player| player.absent);
            if absent && !self.ended() && with.is_empty() {
                return self.come_back(order);
            }
            return self.join_again(order, with);
        }
        let sits = Change::Add(Index::User(user.0));
        match &self.stage {
            Stage::Gathering if self.roster.len() >= self.room() => {
                let full = Message::new("refused-full").with("seats", i64::from(self.room()));
                Err(Refusal::new(full).into())
            }
            Stage::Gathering if self.fixes(with) => refuse("refused-duplicate-options"),
            Stage::Gathering => {
                not_older(interaction, self.opened.unwrap_or_default())?;
                self.seats_kept(user, order.at)?;
                may_have_twins(self.direct, with)?;
                let mut draft = Draft::of(TableEvent::Joined(player(order)?)).and(sits);
                if !with.is_empty() {
                    draft
                        .entries
                        .extend(choose::<G>(&self.chosen, with, self.roster.len() + 1)?);
                }
                Ok(draft)
            }
            _ if self.ended() => refuse("refused-over"),
            _ if !with.is_empty() => refuse("refused-set-playing"),
            _ if !self.current(order) => Err(Denied::Conflict),
            _ => {
                let seat = self.vacancy(user)?;
                let player = player(order)?;
                // A substitute who has not acted yet makes room for whoever sat there before.
                let draft = self.given_up(seat, Draft::of(TableEvent::Replaced { seat, player }));
                Ok(draft.and(sits))
            }
        }
    }

    /// Whether options are among these that another's luck comes with: all but the pace.
    pub(super) fn fixes(&self, with: &Chosen) -> bool {
        self.duplicate.is_some() && !with.parted(&[PACE.key]).1.is_empty()
    }

    /// Somebody who has a seat asks for one with more, or while the table is about to close
    /// itself, which keeps it open: options are chosen, as everybody at the
    /// table may.
    fn join_again(&self, order: &Order, with: &Chosen) -> Decision {
        if self.ended() {
            return refuse("refused-over");
        }
        match &self.stage {
            _ if with.is_empty() && !self.reminded => refuse("refused-joined-twice"),
            Stage::Gathering if !self.current(order) => Err(Denied::Conflict),
            Stage::Gathering if self.fixes(with) => refuse("refused-duplicate-options"),
            Stage::Gathering => {
                may_have_twins(self.direct, with)?;
                let chosen = choose::<G>(&self.chosen, with, self.roster.len())?;
                Ok(Draft::entries(chosen))
            }
            _ => refuse("refused-set-playing"),
        }
    }

    /// Somebody gives up a seat; the last one closes the table.
    pub(super) fn leave(&self, order: &Order) -> Decision {
        let (_, user) = self.leaver(order)?;
        let Stage::Gathering = self.stage else {
            return refuse("refused-leave-playing");
        };
        let left = Draft::of(TableEvent::Left { user }).and(Change::Remove(Index::User(user.0)));
        if self.roster.people().count() > 1 {
            return Ok(left);
        }
        let mut left = left
            .and(Change::Remove(Index::Place(self.place.0)))
            .and(Change::Remove(Index::Open));
        left.entries.push(TableEvent::Closed);
        Ok(left)
    }

    /// Somebody chooses an option.
    pub(super) fn set(&self, order: &Order, key: &str, value: &str) -> Decision {
        let seat = self.seat(order)?;
        if key == HINTS {
            return self.wish_hints(seat, value);
        }
        if self.duplicate.is_some() && key != PACE.key {
            return refuse("refused-duplicate-options");
        }
        if let (Stage::Playing(_), true, Some(pace)) = (&self.stage, key == PACE.key, Pace::of(value)) {
            return self.wish_pace(order, Some(pace));
        }
        let Stage::Gathering = self.stage else {
            return refuse("refused-set-playing");
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        let mut more = Chosen::default();
        more.set(key, value);
        may_have_twins(self.direct, &more)?;
        let chosen = choose::<G>(&self.chosen, &more, self.roster.len())?;
        Ok(Draft::entries(chosen))
    }

    /// Before the start the only notation is the options panel's: `set stand-off on`.
    pub(super) fn set_in_words(&self, order: &Order, notation: &str) -> Decision {
        self.seat(order)?;
        match chosen(notation) {
            Some((key, value)) => self.set(order, key, value),
            None => self.unbegun(),
        }
    }
}
