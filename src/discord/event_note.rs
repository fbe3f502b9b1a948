//! Evenings as they are noted: who takes part, what was drawn, and which messages and tables stand for it. How a table
//! ended is never noted: its records say that. Knows no game and shows nothing.

use super::ids::{ChannelId, MessageId, MessageRef};
use crate::event::{Evening, EventPhase, EventRound};
use crate::store::TableId;
use crate::table::{Server, UserId};
use crate::words::{Arg, Message, unnamed};
use serde::{Deserialize, Serialize};

/// Where the notes of evenings begin.
pub(super) const PREFIX: &str = "event/";
/// For how long people can sign up, and for how long the places of one that is over are kept, in milliseconds.
pub(super) const SIGN_UP: u64 = 14 * 24 * 60 * 60 * 1_000;
/// The form in which they are written.
const SCHEMA: u8 = 1;

/// An evening of a channel, which has one at a time; what was noted last stays until the next.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct EventNote {
    /// The form in which it is written.
    schema: u8,
    /// The number of the interaction that opened it; 0 where there is none.
    pub(super) id: u64,
    pub(super) server: u64,
    pub(super) channel: u64,
    /// When it was opened, and when it was over or closed, in milliseconds since 1970.
    pub(super) opened: u64,
    pub(super) ended: u64,
    /// Who opened it.
    pub(super) host: EventHost,
    /// The game's id.
    pub(super) game: String,
    /// What was chosen of its options: keys and values.
    pub(super) chosen: Vec<(String, String)>,
    pub(super) evening: Evening,
    /// The tables of its rounds.
    pub(super) openings: Vec<Vec<Opening>>,
    pub(super) card: EventCard,
}

/// Who opened an evening; 0 and no name for somebody who was forgotten.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct EventHost {
    pub(super) user: u64,
    pub(super) name: String,
}

/// How far the opening of a table came: each step is noted before the next one is made.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Opening {
    /// Those who play there, by their lots, in the order of their seats.
    pub(super) players: Vec<usize>,
    /// The message that announces it; its thread has the same number.
    pub(super) message: Option<MessageId>,
    /// Whether that thread is open.
    pub(super) threaded: bool,
    /// The table's id, as it is written.
    pub(super) table: Option<String>,
    /// How many were opened before it that could not begin.
    pub(super) again: u64,
    /// Whether its game was begun.
    pub(super) begun: bool,
    /// Who was forgotten while its luck was drawn, by their lots: it is closed then, and they have lost.
    pub(super) forfeits: Vec<usize>,
}

/// Which message is an evening's card.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct EventCard {
    /// Where it stands.
    pub(super) standing: Option<MessageRef<ChannelId>>,
    /// What it looks like.
    pub(super) fingerprint: String,
    /// What it stands for ([`EventNote::stage`]).
    pub(super) stage: usize,
    /// How often one was posted.
    pub(super) posts: u32,
    /// Whether one is being posted: it may stand already.
    pub(super) posting: bool,
    /// What the one that is being posted was first to stand for, where that was noted.
    pub(super) posting_stage: Option<usize>,
    /// Whose names the card of an evening that is over shows.
    pub(super) named: Vec<u64>,
}

/// The key of a channel's note.
pub(super) fn key(server: Server, channel: ChannelId) -> String {
    format!("{}{channel}", prefix(server))
}

/// What the keys of a server's notes begin with.
pub(super) fn prefix(server: Server) -> String {
    format!("{PREFIX}{}/", server.0)
}

impl EventNote {
    /// The note of an evening that begins now.
    pub(super) fn new(id: u64, (server, channel): (Server, ChannelId), opened: u64) -> EventNote {
        EventNote {
            schema: SCHEMA,
            id,
            server: server.0,
            channel: channel.0,
            opened,
            ..EventNote::default()
        }
    }

    /// Its own key.
    pub(super) fn key(&self) -> String {
        key(Server(self.server), ChannelId(self.channel))
    }

    /// Whether it stands in a channel, or one of its tables in that thread.
    pub(super) fn at(&self, channel: ChannelId) -> bool {
        let mut all = self.openings.iter().flatten();
        let threads = all.any(|opening| opening.message.is_some_and(|message| message.0 == channel.0));
        self.channel == channel.0 || threads
    }

    /// Whether people sign up, or it is played.
    pub(super) fn open(&self) -> bool {
        let open = matches!(self.evening.phase, EventPhase::SignUp | EventPhase::Running);
        self.id > 0 && open
    }

    /// Whether it is played.
    pub(super) fn running(&self) -> bool {
        self.id > 0 && self.evening.phase == EventPhase::Running
    }

    /// Somebody's number, by their lot; nothing where they were forgotten.
    pub(super) fn user(&self, lot: usize) -> Option<UserId> {
        let user = self.evening.participants.get(lot)?.user;
        (user > 0).then_some(UserId(user))
    }

    /// Who is called by the card when it is posted, by their lots: who has no game in the round that goes on, and at the
    /// end all whose names are known.
    pub(super) fn calls(&self) -> Vec<usize> {
        let evening = &self.evening;
        let (Some(round), Some(openings)) = (evening.rounds.last(), self.openings.last()) else {
            return Vec::new();
        };
        let unplayed = openings
            .iter()
            .filter(|table| table.players.len() < evening.least);
        let idle = unplayed.flat_map(|table| &table.players).chain(&round.byes);
        let mut lots: Vec<usize> = match evening.phase {
            EventPhase::Over => (0..evening.participants.len()).collect(),
            EventPhase::Running => idle
                .copied()
                .filter(|lot| !evening.participants[*lot].stopped)
                .collect(),
            EventPhase::SignUp | EventPhase::Closed => Vec::new(),
        };
        lots.retain(|lot| self.user(*lot).is_some());
        lots.sort_unstable();
        lots
    }

    /// What is said otherwise where no table was opened.
    pub(super) fn with_tables(&self, id: &'static str) -> Message {
        let tables = self.openings.iter().flatten().count();
        Message::new(id).with("tables", tables)
    }

    /// Somebody's name, by their lot: a number stands for whoever was forgotten.
    pub(super) fn name(&self, lot: usize) -> String {
        match self.evening.participants.get(lot) {
            Some(participant) if participant.user > 0 => participant.name.clone(),
            _ => unnamed(u8::try_from(lot + 1).unwrap_or(u8::MAX)),
        }
    }

    /// The same as a message of its own.
    pub(super) fn named(&self, lot: usize) -> Message {
        Message::new("text").with("text", Arg::Text(self.name(lot)))
    }

    /// Several as messages.
    pub(super) fn all_named(&self, lots: &[usize]) -> Vec<Message> {
        lots.iter().map(|lot| self.named(*lot)).collect()
    }

    /// What the card stands for: the sign-up, each round, and the end have one of their own.
    pub(super) fn stage(&self) -> usize {
        self.openings.len() + usize::from(!self.open())
    }

    /// A round begins: at each table play those who have not stopped.
    pub(super) fn draw(&mut self, round: EventRound) {
        let participants = &self.evening.participants;
        let plays = |lot: &usize| participants.get(*lot).is_some_and(|one| !one.stopped);
        let opening = |players: &[usize]| Opening {
            players: players.iter().copied().filter(plays).collect(),
            ..Opening::default()
        };
        self.openings.push(
            round
                .pairings
                .iter()
                .map(|pairing| opening(&pairing.players))
                .collect(),
        );
        self.evening.rounds.push(round);
    }

    /// Somebody plays at no table any more whose game has not begun. What they were given without a game stays theirs.
    pub(super) fn stop(&mut self, lot: usize) {
        if let Some(participant) = self.evening.participants.get_mut(lot) {
            participant.stopped = true;
        }
        let least = self.evening.least;
        let waits = |opening: &&mut Opening| !opening.begun && opening.players.len() >= least;
        let waiting = self.openings.iter_mut().flatten().filter(waits);
        waiting.for_each(|opening| opening.players.retain(|player| *player != lot));
    }

    /// Somebody is about to be forgotten and gives up these tables, whose games wait for their luck.
    pub(super) fn forfeit(&mut self, user: UserId, tables: &[TableId]) {
        let Some(lot) = self.evening.lot_of(user.0) else {
            return;
        };
        let here = |opening: &&mut Opening| {
            let table = opening.table.as_deref().and_then(|table| table.parse().ok());
            table.is_some_and(|table| tables.contains(&table)) && !opening.forfeits.contains(&lot)
        };
        let lost = self.openings.iter_mut().flatten().filter(here);
        lost.for_each(|opening| opening.forfeits.push(lot));
    }

    /// Who has left the server steps back, or stops; so does whoever was forgotten.
    pub(super) fn let_go(&mut self, left: &[UserId]) {
        let gone = |user: u64| user == 0 || left.contains(&UserId(user));
        match self.evening.phase {
            EventPhase::SignUp => self.evening.participants.retain(|one| !gone(one.user)),
            EventPhase::Running => {
                let participants = self.evening.participants.iter().enumerate();
                let stop = participants.filter(|(_, one)| gone(one.user) && !one.stopped);
                let lots: Vec<usize> = stop.map(|(lot, _)| lot).collect();
                lots.into_iter().for_each(|lot| self.stop(lot));
            }
            EventPhase::Over | EventPhase::Closed => {}
        }
    }

    /// It is over, or closed.
    pub(super) fn end(&mut self, phase: EventPhase, at: u64) {
        self.evening.phase = phase;
        self.ended = at;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::note_kinds::forget;
    use crate::event::{Pairing, Participant};

    #[test]
    fn whoever_is_forgotten_stays_as_a_number_and_plays_no_further() {
        let named = |user: u64, name: &str| Participant {
            user,
            name: name.to_owned(),
            stopped: false,
        };
        let mut note = EventNote::new(77, (Server(500), ChannelId(600)), 1);
        note.evening.seats = 2;
        note.evening.least = 2;
        note.host = EventHost {
            user: 9_001,
            name: "Ana".to_owned(),
        };
        note.evening.participants = vec![named(9_001, "Ana"), named(9_002, "Ben"), named(9_003, "Cleo")];
        note.evening.begin(0);
        let round = note.evening.following(&[]).unwrap();
        note.draw(round);
        let mut json = serde_json::to_value(&note).unwrap();
        forget(&mut json, UserId(9_001));
        assert!(!json.to_string().contains("Ana") && !json.to_string().contains("9001"), "{json}");
        let mut left: EventNote = serde_json::from_value(json).unwrap();
        left.let_go(&[]);
        assert_eq!((left.user(0), left.name(0)), (None, unnamed(1)));
        assert_eq!((left.user(1), left.name(1)), (Some(UserId(9_002)), "Ben".to_owned()));
        assert!(
            left.evening.participants[0].stopped
                && left.openings[0].iter().all(|one| !one.players.contains(&0))
        );
        left.evening.phase = EventPhase::SignUp;
        left.let_go(&[]);
        assert_eq!(left.evening.participants.len(), 2);
    }

    #[test]
    fn whoever_stops_keeps_what_they_were_given_without_a_game() {
        // How many a table is for; who stops, in order; who is there in the end.
        let cases: [(usize, &[usize], &[usize]); 5] = [
            (2, &[], &[0, 1]),
            (2, &[0], &[1]),
            (2, &[0, 1], &[1]),
            (3, &[0], &[1, 2]),
            (3, &[0, 2, 1], &[1]),
        ];
        for (seats, stops, there) in cases {
            let mut note = EventNote::new(77, (Server(500), ChannelId(600)), 1);
            (note.evening.seats, note.evening.least) = (seats, 2);
            note.evening.participants = vec![Participant::default(); seats];
            let pairings = vec![Pairing {
                players: (0..seats).collect(),
            }];
            note.draw(EventRound {
                pairings,
                ..EventRound::default()
            });
            stops.iter().for_each(|lot| note.stop(*lot));
            assert_eq!(note.openings[0][0].players, there, "{seats} {stops:?}");
        }
    }
}
