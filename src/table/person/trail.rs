//! What a person did at a table, for them alone: no luck, no event of the game and no entry of
//! anybody else's, so that it tells of no hand and no seed.

use super::presence::Presence;
use super::{bodies, mentions};
use crate::rules::Seat;
use crate::store::Record;
use crate::table::drawing::BeaconEvent;
use crate::table::moderation::Moderated;
use crate::table::table_event::{Ending, RecordBody, TableEvent};
use crate::table::timing::UpkeepEvent;
use crate::table::{Invitation, Misfit, Player, UserId};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What a table's records hold of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Trail {
    /// The game's id.
    pub game: String,
    /// The channel where the table was opened.
    pub channel: u64,
    /// Its server, where that is known.
    pub server: Option<u64>,
    /// The seat that they have, or gave up, from 1.
    pub seat: Option<u8>,
    /// What they did, in order.
    pub moments: Vec<TrailMoment>,
}

/// What a person did by one order, or what was noted of them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TrailMoment {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What: entries as records have them, as far as they are theirs.
    pub did: Vec<Value>,
}

/// What the records of a table hold of a person; nothing where they do not name them.
///
/// # Errors
/// The version of a record that cannot be read, and why.
pub fn trail(records: &[Record], user: UserId) -> Result<Option<Trail>, (u32, Misfit)> {
    if !records.iter().any(|record| mentions(&record.body, user)) {
        return Ok(None);
    }
    let (mut presence, mut trail) = (Presence::default(), Trail::default());
    for (_, body) in bodies(records)? {
        let mut did = Vec::new();
        for entry in &body.entries {
            did.extend(trail.open(entry, &body, user));
            // Whoever leaves or gives up still has the seat before that.
            let before = presence.seat(user).filter(|seat| presence.has(user, *seat));
            presence.follow(entry);
            let seat = presence.seat(user).filter(|seat| presence.has(user, *seat));
            did.extend(own(entry, &body, user, before.or(seat)));
        }
        if !did.is_empty() {
            trail.moments.push(TrailMoment { at: body.at, did });
        }
    }
    trail.seat = presence.seat(user).map(|seat| seat.number() + 1);
    Ok(Some(trail))
}

/// What of an entry is a person's own, who has this seat or none.
fn own(entry: &TableEvent, body: &RecordBody, user: UserId, has: Option<Seat>) -> Option<Value> {
    let (by, mine) = (body.by == Some(user), |seat: &Seat| has == Some(*seat));
    let when = |own: bool, value: Value| own.then_some(value);
    match entry {
        // Taken up by whoever reads the records.
        TableEvent::Opened { .. } => None,
        TableEvent::Joined(player) => joined("joined", player, user),
        TableEvent::Replaced { seat, player } => replaced(player, user, by && mine(seat)),
        TableEvent::Left { user: left } => when(*left == user, json!("left")),
        TableEvent::Set { key, value } => when(by, json!({"set": {"option": key, "value": value}})),
        TableEvent::Beacon(what) => drew(what, by, has),
        TableEvent::Started { .. } => when(by, json!("started")),
        TableEvent::Played { seat, action, .. } => when(mine(seat), json!({"played": action})),
        TableEvent::Planned {
            seat,
            plans,
            outcome: _,
        } => when(mine(seat), json!({"planned": plans})),
        TableEvent::TakenBack => when(by, json!("taken-back")),
        TableEvent::Resigned { seat } => when(mine(seat), json!("resigned")),
        TableEvent::AskedToClose { seat } => when(mine(seat), json!("asked-to-close")),
        TableEvent::KeptOpen { seat } => when(mine(seat), json!("kept-open")),
        TableEvent::Returned { seat } => when(mine(seat), json!("returned")),
        TableEvent::Away { seat, until } => when(mine(seat), json!({"away-until": until})),
        TableEvent::PauseWished { seat } => when(mine(seat), json!("pause-wished")),
        TableEvent::PaceWished { seat, pace } => when(mine(seat), json!({"pace-wished": pace})),
        TableEvent::Nudged { seat, seats: _ } => when(mine(seat), json!("nudged")),
        TableEvent::Voted { seat, remedy } => when(mine(seat), json!({"voted": remedy})),
        TableEvent::Urged { seats } => when(seats.iter().any(mine), json!("reminded")),
        TableEvent::Overdue { seats, until: _ } => when(seats.iter().any(mine), json!("overdue")),
        TableEvent::Settled { remedy, seats } => when(seats.iter().any(mine), json!({"settled": remedy})),
        TableEvent::Ended(ending) => when(by, ended(ending)),
        TableEvent::Closed => when(by, json!("closed")),
        TableEvent::Moderated { by: name, what } => moderated(by, name, what, user),
        TableEvent::RewindAsked { seat, plies } => when(mine(seat), json!({"asked-to-take-back": plies})),
        TableEvent::RewindAnswered { seat, agrees } => when(mine(seat), json!({"agreed-back": agrees})),
        TableEvent::Unanswered { seat } => when(mine(seat), json!("taken-back")),
        TableEvent::Rewound { plies: _ } | TableEvent::Computer(_) | TableEvent::Twins(_) => None,
        TableEvent::Consented { seat } => when(mine(seat), json!("agreed-to-a-known-deal")),
        TableEvent::OfferDeclined { seat: _ } => when(by, json!("turned-down-a-seat")),
        TableEvent::Moved { place } => when(by, json!({"moved-to-channel": place})),
        TableEvent::Upkeep(what) => upkept(what, has),
        TableEvent::Spared { .. } | TableEvent::Paused { .. } | TableEvent::WentOn => None,
        TableEvent::Due { .. } | TableEvent::Reminded { .. } | TableEvent::Stood { .. } => None,
    }
}

/// What somebody did about luck that waits for a beacon's round.
fn drew(what: &BeaconEvent, by: bool, has: Option<Seat>) -> Option<Value> {
    match what {
        BeaconEvent::Bound { start: _, round } => by.then(|| json!({"started-with-round": round})),
        BeaconEvent::Starting => by.then(|| json!("started")),
        BeaconEvent::Announced { message: _, round: _ } | BeaconEvent::Late => None,
        BeaconEvent::Later { seat } => {
            (has == Some(*seat)).then(|| json!("had-the-luck-wait-for-a-later-round"))
        }
        BeaconEvent::Waived { seat, agrees } => {
            (has == Some(*seat)).then(|| json!({"would-begin-without-beacon": agrees}))
        }
    }
}

/// How somebody has ended a table.
fn ended(ending: &Ending) -> Value {
    match ending {
        Ending::Closed(name) => json!({"closed": name}),
        Ending::Agreed | Ending::Alone(_) | Ending::Outlived => json!("ended"),
        Ending::Lapsed(_) | Ending::Stranded(_) => json!("ended"),
    }
}

/// What whoever has this seat did about a table at which nobody plays, and that they have left.
fn upkept(what: &UpkeepEvent, has: Option<Seat>) -> Option<Value> {
    let (seat, did) = match what {
        UpkeepEvent::Stayed { seat } => (seat, "played-on"),
        UpkeepEvent::ShelfWished { seat } => (seat, "wished-to-archive"),
        UpkeepEvent::Unshelved { seat } => (seat, "brought-back"),
        UpkeepEvent::Departed { seat } => (seat, "left-the-server"),
        UpkeepEvent::Unplayed { due: _ } | UpkeepEvent::Shelved => return None,
        UpkeepEvent::Stranded { why: _, until: _ } | UpkeepEvent::Reached => return None,
    };
    (has == Some(*seat)).then(|| json!(did))
}

impl Trail {
    /// Takes up where a table was opened; what of that is a person's own.
    fn open(&mut self, entry: &TableEvent, body: &RecordBody, user: UserId) -> Option<Value> {
        let TableEvent::Opened {
            place,
            server,
            direct: _,
            game,
            schema: _,
            seed: _,
            ticket,
            invitation,
            beacon: _,
            duplicate,
            recipe: _,
        } = entry
        else {
            return None;
        };
        (self.game, self.channel) = (game.clone(), place.0);
        self.server = server.map(|server| server.0);
        let seen = duplicate.as_ref().filter(|one| one.seen_by.contains(&user));
        let seen = seen.map(|one| json!({"had-played-its-luck": one.original.table.to_string()}));
        opened(body.by == Some(user), *ticket, invitation.as_ref(), user).or(seen)
    }
}

fn opened(by: bool, ticket: Option<u64>, invitation: Option<&Invitation>, user: UserId) -> Option<Value> {
    let invited = invitation.and_then(|all| all.people.iter().find(|invited| invited.user == user));
    match (by, invited) {
        (true, _) => Some(json!({"opened": {"interaction": ticket}})),
        (false, Some(invited)) => Some(json!({"invited-as": invited.name})),
        (false, None) => None,
    }
}

/// What somebody did who manages the server, or that they were offered a seat.
fn moderated(by: bool, name: &str, what: &Moderated, user: UserId) -> Option<Value> {
    match what {
        Moderated::Offered {
            seat,
            user: offered,
            name,
        } if *offered == user => Some(json!({"offered": {"seat": seat.number() + 1, "name": name}})),
        Moderated::Offered { .. } => by.then(|| json!({"offered-a-seat-as": name})),
        Moderated::Ended { until } => by.then(|| json!({"halted-as": name, "until": until})),
        Moderated::Paused { until } => by.then(|| json!({"clocks-stopped-as": name, "until": until})),
        Moderated::WentOn => by.then(|| json!({"clocks-started-as": name})),
        Moderated::RewindAsked { plies } => {
            by.then(|| json!({"asked-to-take-back-as": name, "actions": plies}))
        }
        Moderated::RewindWithdrawn => by.then(|| json!({"withdrew-taking-back-as": name})),
        Moderated::Reopened => by.then(|| json!({"reopened-as": name})),
        Moderated::Moved { place } => by.then(|| json!({"moved-as": name, "to-channel": place})),
    }
}

impl Trail {
    /// The names that somebody has had at the table.
    #[must_use]
    pub fn names(&self) -> BTreeSet<String> {
        let did = self.moments.iter().flat_map(|moment| &moment.did);
        let names = did.filter_map(|one| one.as_object()?.values().next()?.get("name")?.as_str());
        names.map(str::to_owned).collect()
    }
}

/// A seat has another player: somebody took it over, or left their own to a computer.
fn replaced(player: &Player, user: UserId, own: bool) -> Option<Value> {
    match player.user() {
        Some(_) => joined("took-over", player, user),
        None => own.then(|| json!("left-to-a-computer")),
    }
}

fn joined(how: &str, player: &Player, user: UserId) -> Option<Value> {
    let own = player.user() == Some(user);
    let (name, word) = (&player.name, &player.word);
    own.then(|| json!({how: {"name": name, "interaction": player.joined_by, "word": word}}))
}
