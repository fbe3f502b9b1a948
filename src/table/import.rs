//! Taking a finished game's record into a store: only one whose luck follows from its seed.

use super::decide::Draft;
use super::entry::{Body, Ending, Entry};
use super::evolve::TableEvolver;
use super::facts::TableFacts;
use super::fair::Seed;
use super::replay::{Unreplayable, Verdict};
use super::stage::{Course, Table};
use super::transcript::{End, Part, Transcript};
use super::{Actor, Command, Denied, Order, Origin, Place, Player, UserId};
use crate::portray::Portray;
use crate::rules::{Chosen, Outcome, Seat};
use crate::store::{Record, TableId};

/// Why a record is not taken in. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotImported {
    /// The game goes on elsewhere.
    #[error("the game of this record is not over, or the record is cut off")]
    Unfinished,
    /// Its luck does not follow from its seed, or it has none.
    #[error("{0}; it can be replayed, but not imported")]
    Luck(Verdict),
    /// It does not follow the rules of its game.
    #[error(transparent)]
    Rules(#[from] Unreplayable),
    /// It follows the rules of its game, but no table of ours would have taken this order.
    #[error("no table would have taken this")]
    Order(Part),
}

impl NotImported {
    /// The part of the record that it is about.
    #[must_use]
    pub fn part(&self) -> Part {
        match self {
            NotImported::Unfinished => Part::End,
            NotImported::Luck(verdict) => verdict.part(),
            NotImported::Rules(why) => why.part.clone(),
            NotImported::Order(part) => part.clone(),
        }
    }
}

/// The records that a transcript comes to, in order.
pub(super) fn records<G: Portray>(transcript: &Transcript) -> Result<(TableId, Vec<Record>), NotImported> {
    if transcript.end == End::Open {
        return Err(NotImported::Unfinished);
    }
    match super::judge::judge::<G>(transcript, u64::MAX).found? {
        Verdict::Fair(_) => {}
        verdict => return Err(NotImported::Luck(verdict)),
    }
    let (Some(id), Some(seed)) = (transcript.table, transcript.seed.as_deref().and_then(Seed::parse)) else {
        return Err(NotImported::Luck(Verdict::NoSeed));
    };
    let alone = matches!(&transcript.end, End::Over { how, .. } if how == Outcome::ALONE);
    let mut import = Import::<G> {
        id,
        table: None,
        records: Vec::new(),
        alone,
    };
    import.gather(transcript, seed)?;
    for (nth, course) in transcript.course.iter().enumerate() {
        let misfit = |_| NotImported::Order(Part::Step(nth + 1));
        match course {
            Course::Played { seat, action, .. } => import
                .order(
                    *seat,
                    "",
                    Command::Play {
                        notation: action.clone(),
                    },
                )
                .map_err(misfit)?,
            Course::TakenBack => {
                let seat = import
                    .table
                    .as_ref()
                    .and_then(|table| table.play())
                    .and_then(|play| play.history.last())
                    .map(|ply| ply.seat);
                import
                    .order(seat.unwrap_or(Seat::new(0)), "", Command::TakeBack)
                    .map_err(misfit)?;
            }
            Course::Resigned(seat) => import.order(*seat, "", Command::Resign).map_err(misfit)?,
            Course::Replaced(seat, name) => import.order(*seat, name, Command::join()).map_err(misfit)?,
        }
    }
    if transcript.end == End::Closed && !import.table.as_ref().is_some_and(Table::ended) {
        import
            .order(Seat::new(0), "", Command::Close)
            .map_err(|_| NotImported::Order(Part::End))?;
    }
    Ok((id, import.records))
}

/// The number of an order's interaction, which a transcript does not tell: nobody asks for it, since
/// an imported record names none.
const INTERACTION: u64 = 1;

/// The person of a seat: transcripts do not tell who people are.
fn person(seat: Seat) -> UserId {
    UserId(u64::from(seat.number()) + 1)
}

struct Import<G: Portray> {
    id: TableId,
    table: Option<Table<G>>,
    records: Vec<Record>,
    /// Whether the game ended when one seat was left; the first versions of this program let that
    /// one play on.
    alone: bool,
}

impl<G: Portray> Import<G> {
    fn gather(&mut self, transcript: &Transcript, seed: Seed) -> Result<(), NotImported> {
        let misfit = |_| NotImported::Order(Part::Step(0));
        let mut chosen = Chosen::default();
        transcript
            .options
            .iter()
            .for_each(|(key, value)| chosen.set(key, value));
        let (given, chosen) = chosen.parted(G::GIVEN);
        for (seat, chair) in Seat::all(Seat::MOST).zip(&transcript.seats) {
            let share = chair.share.clone();
            let word = share
                .as_ref()
                .map(|share| share.word.clone())
                .filter(|word| !word.is_empty());
            let mut order = self.given(
                seat,
                &chair.name,
                Command::Join {
                    word,
                    with: Chosen::NONE,
                },
            );
            let ticket = share.map_or(0, |share| share.ticket);
            order.by = Actor::person(person(seat), ticket);
            match &self.table {
                None => {
                    let mut draft =
                        super::decide::open::<G>(Place(0), seed.clone(), &given, &order).map_err(misfit)?;
                    if let Some(Entry::Opened { ticket, .. }) = draft.entries.first_mut() {
                        *ticket = transcript.opened;
                    }
                    self.write(&order, draft).map_err(misfit)?;
                }
                Some(table) => {
                    let draft = table.draft(&order).map_err(misfit)?;
                    self.write(&order, draft).map_err(misfit)?;
                }
            }
        }
        for (key, value) in chosen.iter() {
            self.order(
                Seat::new(0),
                "",
                Command::Set {
                    key: key.to_owned(),
                    value: value.to_owned(),
                },
            )
            .map_err(misfit)?;
        }
        self.order(Seat::new(0), "", Command::Start).map_err(misfit)
    }

    /// An order as the seat's person gave it; records do not tell who people are, so seats stand in
    /// for them.
    fn given(&self, seat: Seat, name: &str, command: Command) -> Order {
        let gone = |table: &Table<G>| table.roster.player(seat).is_some_and(Player::gone);
        let host = self.table.as_ref().is_some_and(gone) && !matches!(command, Command::Join { .. });
        let user = person(seat);
        let by = if host {
            Actor::Host {
                because_of: Some(user),
            }
        } else {
            Actor::person(user, INTERACTION)
        };
        Order {
            by,
            name: name.to_owned(),
            at: 0,
            stamp: None,
            origin: Origin {
                manages: true,
                ..Origin::NOWHERE
            },
            command,
        }
    }

    fn order(&mut self, seat: Seat, name: &str, command: Command) -> Result<(), Denied> {
        let order = self.given(seat, name, command);
        let Some(table) = &self.table else {
            return Err(Denied::Conflict);
        };
        let draft = table.draft(&order)?;
        self.write(&order, draft)
    }

    fn write(&mut self, order: &Order, mut draft: Draft) -> Result<(), Denied> {
        draft.changes.clear();
        draft
            .entries
            .retain(|entry| self.alone || !matches!(entry, Entry::Ended(Ending::Alone(_))));
        let (mut record, body): (Record, Body) = draft.record(G::ID, order);
        record.id = 0;
        let folded = match &mut self.table {
            Some(table) => table.evolve(&body),
            None => Table::opened(self.id, &body).map(|table| self.table = Some(table)),
        };
        folded.map_err(|_| Denied::Conflict)?;
        self.records.push(record);
        Ok(())
    }
}
