//! A table's records with somebody in a person's place who has no name. The game is the same: luck
//! comes of tickets and words, and of no name.

use super::presence::Presence;
use super::{bodies, mentions};
use crate::rules::Seat;
use crate::store::{Record, Rewording, Version};
use crate::table::moderation::Moderated;
use crate::table::table_event::{Ending, RecordBody, TableEvent};
use crate::table::timing::UpkeepEvent;
use crate::table::{Duplicate, Holder, Invitation, Misfit, Player, UserId};
use crate::words::unnamed;

/// Whoever takes a person's place in the records of a table.
struct StandIn {
    /// Who is forgotten.
    user: UserId,
    /// The number that stands for them: no person outside has so small a one.
    number: u8,
}

/// The records of a table that name a person, in other words: from then on somebody has been there
/// who is called by a number. Nothing where none names them.
///
/// # Errors
/// The version of a record that cannot be read, and why.
pub fn forget(records: &[Record], user: UserId) -> Result<Vec<Rewording>, (u32, Misfit)> {
    if !records.iter().any(|record| mentions(&record.body, user)) {
        return Ok(Vec::new());
    }
    let bodies = bodies(records)?;
    let stand_in = StandIn {
        user,
        number: number(&bodies, user),
    };
    let mut rewordings = Vec::new();
    for ((version, mut body), record) in bodies.into_iter().zip(records) {
        if !mentions(&record.body, user) {
            continue;
        }
        stand_in.take_over(&mut body);
        // Entries are plain data: writing them cannot fail.
        let bytes = serde_json::to_vec(&body).unwrap_or_else(|_| unreachable!("entries are plain data"));
        rewordings.push(Rewording {
            version: Version(version),
            schema: record.schema,
            body: bytes,
        });
    }
    Ok(rewordings)
}

/// The number of whoever stands in: that of the person's seat, from 1, as long as nobody else has it.
fn number(bodies: &[(u32, RecordBody)], user: UserId) -> u8 {
    let (mut presence, mut taken) = (Presence::default(), [false; 256]);
    let mut take = |user: Option<UserId>| {
        let place = user.and_then(|user| taken.get_mut(usize::try_from(user.0).ok()?));
        place.into_iter().for_each(|place| *place = true);
    };
    for (_, body) in bodies {
        take(body.by);
        for entry in &body.entries {
            presence.follow(entry);
            if let TableEvent::Joined(player) | TableEvent::Replaced { player, .. } = entry {
                take(player.user());
            }
            if let TableEvent::Moderated {
                what: Moderated::Offered { user, .. },
                ..
            } = entry
            {
                take(Some(*user));
            }
        }
    }
    let own = presence.seat(user).map(|seat| seat.number() + 1);
    own.into_iter()
        .chain(Seat::MOST + 1..u8::MAX)
        .find(|number| !taken[usize::from(*number)])
        .unwrap_or(u8::MAX)
}

impl StandIn {
    fn id(&self) -> UserId {
        UserId(u64::from(self.number))
    }

    fn take_over(&self, body: &mut RecordBody) {
        let RecordBody { at: _, by, entries } = body;
        let own = *by == Some(self.user);
        if own {
            *by = Some(self.id());
        }
        entries.iter_mut().for_each(|entry| self.entry(entry, own));
    }

    /// Takes a person's place among those who are invited to a table; that they have played its luck before is forgotten.
    fn opened(&self, invitation: Option<&mut Invitation>, duplicate: Option<&mut Duplicate>) {
        invitation.into_iter().for_each(|one| self.invitation(one));
        if let Some(duplicate) = duplicate {
            duplicate.seen_by.retain(|user| *user != self.user);
        }
    }

    /// Takes a person's place where a table was opened.
    fn opening(&self, entry: &mut TableEvent) {
        if let TableEvent::Opened {
            place: _,
            server: _,
            direct: _,
            game: _,
            schema: _,
            seed: _,
            ticket: _,
            invitation,
            beacon: _,
            duplicate,
            recipe: _,
        } = entry
        {
            self.opened(invitation.as_mut(), duplicate.as_deref_mut());
        }
    }

    /// Takes a person's place in an entry, of a record that is their own or not.
    fn entry(&self, entry: &mut TableEvent, own: bool) {
        match entry {
            TableEvent::Opened { .. } => self.opening(entry),
            TableEvent::Joined(player) | TableEvent::Replaced { seat: _, player } => self.player(player),
            TableEvent::Left { user } => self.user(user),
            TableEvent::Ended(ending) => self.ending(ending, own),
            TableEvent::Moderated { by, what } => self.moderated(by, what, own),
            TableEvent::Upkeep(what) => StandIn::upkept(what),
            // What the rules make knows nobody.
            TableEvent::Started { .. } | TableEvent::Played { .. } | TableEvent::Planned { .. } => {}
            TableEvent::Set { key: _, value: _ }
            | TableEvent::Consented { seat: _ }
            | TableEvent::Twins(_)
            | TableEvent::TakenBack
            | TableEvent::Resigned { seat: _ }
            | TableEvent::AskedToClose { seat: _ }
            | TableEvent::KeptOpen { seat: _ }
            | TableEvent::Moved { place: _ }
            | TableEvent::Urged { seats: _ }
            | TableEvent::PaceWished { seat: _, pace: _ }
            | TableEvent::Nudged { seat: _, seats: _ }
            | TableEvent::Overdue { seats: _, until: _ }
            | TableEvent::Voted { seat: _, remedy: _ }
            | TableEvent::Settled { remedy: _, seats: _ }
            | TableEvent::Returned { seat: _ }
            | TableEvent::OfferDeclined { seat: _ }
            | TableEvent::RewindAsked { seat: _, plies: _ }
            | TableEvent::RewindAnswered { seat: _, agrees: _ }
            | TableEvent::Rewound { plies: _ }
            | TableEvent::Unanswered { seat: _ }
            | TableEvent::Away { seat: _, until: _ }
            | TableEvent::Spared { seat: _, until: _ }
            | TableEvent::PauseWished { seat: _ } => {}
            TableEvent::Paused { .. } | TableEvent::WentOn | TableEvent::Closed => {}
            TableEvent::Due { .. } | TableEvent::Reminded { .. } => {}
            // Moments and rounds are nobody's.
            TableEvent::Stood { .. } | TableEvent::Beacon(_) | TableEvent::Computer(_) => {}
        }
    }

    /// Nobody is named in what is written of tables at which nobody plays.
    fn upkept(what: &UpkeepEvent) {
        match what {
            UpkeepEvent::Unplayed { due: _ }
            | UpkeepEvent::Stayed { seat: _ }
            | UpkeepEvent::ShelfWished { seat: _ }
            | UpkeepEvent::Shelved
            | UpkeepEvent::Unshelved { seat: _ }
            | UpkeepEvent::Stranded { why: _, until: _ }
            | UpkeepEvent::Reached
            | UpkeepEvent::Departed { seat: _ } => {}
        }
    }

    fn ending(&self, ending: &mut Ending, own: bool) {
        match ending {
            Ending::Closed(name) if own => *name = unnamed(self.number),
            Ending::Closed(_) | Ending::Agreed | Ending::Alone(_) => {}
            Ending::Lapsed(_) | Ending::Stranded(_) | Ending::Outlived => {}
        }
    }

    fn moderated(&self, by: &mut String, what: &mut Moderated, own: bool) {
        if own {
            *by = unnamed(self.number);
        }
        match what {
            Moderated::Offered { seat: _, user, name } if *user == self.user => {
                (*user, *name) = (self.id(), unnamed(self.number));
            }
            Moderated::Offered {
                seat: _,
                user: _,
                name: _,
            }
            | Moderated::Ended { until: _ }
            | Moderated::Paused { until: _ }
            | Moderated::WentOn
            | Moderated::Reopened
            | Moderated::RewindAsked { plies: _ }
            | Moderated::RewindWithdrawn
            | Moderated::Moved { place: _ } => {}
        }
    }

    fn user(&self, user: &mut UserId) {
        if *user == self.user {
            *user = self.id();
        }
    }

    fn player(&self, player: &mut Player) {
        // The interaction they joined by and their word are what luck comes of.
        let Player {
            holder,
            name,
            joined_by: _,
            word: _,
            closing: _,
            absent: _,
        } = player;
        if *holder == Holder::Person(self.user) {
            *holder = Holder::Person(self.id());
            *name = unnamed(self.number);
        }
    }

    /// Whoever is forgotten is not expected any more.
    fn invitation(&self, invitation: &mut Invitation) {
        let Invitation {
            people,
            until: _,
            host,
        } = invitation;
        people.retain(|invited| invited.user != self.user);
        *host = host.filter(|host| *host != self.user);
    }
}
