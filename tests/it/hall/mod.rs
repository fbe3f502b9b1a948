//! Tables as people meet them: orders to the hall, what is refused and why, and that nothing is
//! lost.

mod answer_times;
mod computer_tables;
pub mod computers;
pub mod course;
mod crowd;
mod deadlines;
pub mod duplicates;
pub mod engine;
mod folds;
mod given;
mod handovers;
mod happenings;
mod hints;
mod lease;
mod left_seats;
mod lines;
mod orders;
mod paces;
mod passages;
pub mod past;
mod peers;
mod plans;
mod recaps;
mod rewinds;
mod stand_ins;
mod standstill;
mod twins;
mod upgraded;
mod upkeep;
mod whereabouts;

use engine::Tables;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tavolo::hall::{Done, Hall};
use tavolo::store::{Store, TableId};
use tavolo::table::{Actor, Catalogue, Command, Denied, Order, Origin, Place, Step, UserId};

/// A hall with a toy table in place 1, and people by their letters.
pub struct Room {
    pub hall: Hall,
    pub store: Arc<dyn Store>,
    pub table: TableId,
    next: AtomicU64,
}

/// The person of a letter.
pub fn who(letter: char) -> UserId {
    UserId(u64::from(letter))
}

impl Room {
    /// A table that these people have joined, one letter each.
    pub async fn gathered<G: tavolo::portray::Portray>(people: &str) -> Room {
        let store = Tables::new().process().await;
        let hall = Hall::new(Arc::clone(&store), Catalogue::default().with::<G>());
        Room::joined(hall, store, people).await
    }

    /// The same with the game begun, and with an id and luck that follow from a number.
    pub async fn numbered<G: tavolo::portray::Portray>(people: &str, number: u8) -> Room {
        let store = Tables::new().process().await;
        let same = Box::new(move |bytes: &mut [u8]| {
            bytes.fill(number);
            true
        });
        let hall = Hall::new(Arc::clone(&store), Catalogue::default().with::<G>()).with_randomness(same);
        let room = Room::joined(hall, store, people).await;
        room.tell(people.chars().next().unwrap(), Command::Start)
            .await
            .unwrap();
        room
    }

    async fn joined(hall: Hall, store: Arc<dyn Store>, people: &str) -> Room {
        let mut room = Room {
            hall,
            store,
            table: TableId(0),
            next: AtomicU64::new(1),
        };
        for person in people.chars() {
            let order = room.by(person, Command::join());
            let game = *room.hall.catalogue().iter().next().unwrap();
            room.table = room.hall.join(Place(1), &game, &order).await.unwrap().table;
        }
        room
    }

    /// The same with the game begun.
    pub async fn begun<G: tavolo::portray::Portray>(people: &str) -> Room {
        let room = Room::gathered::<G>(people).await;
        room.tell(people.chars().next().unwrap(), Command::Start)
            .await
            .unwrap();
        room
    }

    pub fn by(&self, person: char, command: Command) -> Order {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        Order {
            by: Actor::person(who(person), id),
            name: person.to_string(),
            at: id,
            stamp: None,
            origin: Origin::NOWHERE,
            command,
        }
    }

    pub async fn tell(&self, person: char, command: Command) -> Result<Done, Denied> {
        self.hall.order(self.table, &self.by(person, command)).await
    }

    pub async fn play(&self, person: char, notation: &str) -> Result<Done, Denied> {
        self.tell(
            person,
            Command::Play {
                notation: notation.to_owned(),
            },
        )
        .await
    }

    /// What comes of it, in a word: `done`, the refusal's id, `conflict`, or `fault`.
    pub async fn comes(&self, person: char, command: Command) -> String {
        word(self.tell(person, command).await)
    }

    pub async fn stamp(&self, person: char) -> Step {
        self.hall
            .read(self.table, |table| table.panel(who(person), "").stamp)
            .await
            .unwrap()
    }

    pub async fn legal(&self, person: char) -> Vec<String> {
        let legal = self
            .hall
            .read(self.table, |table| table.legal(who(person)))
            .await
            .unwrap();
        legal.into_iter().map(|(notation, _)| notation).collect()
    }

    /// Another hall over the same store, as after a restart.
    pub fn again(&self) -> Hall {
        Hall::new(Arc::clone(&self.store), self.hall.catalogue().clone())
    }

    /// All that a table shows and is, in one text.
    pub async fn all_of(&self, hall: &Hall, people: &str) -> String {
        let show = |table: &dyn tavolo::table::TableAudit| {
            let panels: Vec<_> = people
                .chars()
                .chain(['z'])
                .map(|person| format!("{:?}", table.panel(who(person), "")))
                .collect();
            let logs: Vec<_> = people
                .chars()
                .chain(['z'])
                .map(|person| format!("{:?}", table.log(who(person))))
                .collect();
            let transcript = table.transcript().map(|transcript| transcript.to_string());
            format!(
                "{:?} {:?} {panels:?} {logs:?} {transcript:?} {:?}",
                table.version(),
                table.board(),
                table.public()
            )
        };
        hall.audit(self.table, show).await.unwrap()
    }
}

/// What came of an order, in a word.
pub fn word(answer: Result<Done, Denied>) -> String {
    match answer {
        Ok(done) if done.twice => "twice".to_owned(),
        Ok(_) => "done".to_owned(),
        Err(Denied::Refused(refusal)) => refusal.reason.id.into_owned(),
        Err(Denied::Conflict) => "conflict".to_owned(),
        Err(Denied::Fault(_)) => "fault".to_owned(),
    }
}
