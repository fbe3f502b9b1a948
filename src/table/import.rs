//! Taking a finished game's record into a store: only one whose luck follows from its seed.

use super::decide::Draft;
use super::drawing::BeaconEvent;
use super::evolve::TableEvolver;
use super::facts::TableFacts;
use super::fair::{Recipe, Seed};
use super::replay::Unreplayable;
use super::same_deal::SameDeal;
use super::stage::Table;
use super::table_event::{Ending, RecordBody, TableEvent};
use super::transcript::{End, SeatLine, Transcript, TranscriptMove, TranscriptPart};
use super::twins::{ON, TWINS};
use super::verdict::LuckVerdict;
use super::{Actor, Command, Denied, Order, Origin, Place, Player, UserId};
use crate::beacon::Chain;
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
    Luck(LuckVerdict),
    /// It does not follow the rules of its game.
    #[error(transparent)]
    Rules(#[from] Unreplayable),
    /// No table would have taken this.
    #[error("no table would have taken this")]
    Order(TranscriptPart),
}

impl NotImported {
    /// The part of the record that it is about.
    #[must_use]
    pub fn part(&self) -> TranscriptPart {
        match self {
            NotImported::Unfinished => TranscriptPart::End,
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
        LuckVerdict::Fair(_) => {}
        verdict => return Err(NotImported::Luck(verdict)),
    }
    let (Some(id), Some(seed)) = (transcript.table, transcript.seed.as_deref().and_then(Seed::parse)) else {
        return Err(NotImported::Luck(LuckVerdict::NoSeed));
    };
    let alone = matches!(&transcript.end, End::Over { how, .. } if how == Outcome::ALONE);
    let last = transcript.moves.len();
    let mut import = Import::<G> {
        id,
        table: None,
        records: Vec::new(),
        ends_alone: false,
    };
    import
        .gather(transcript, &seed)
        .map_err(|_| NotImported::Order(TranscriptPart::Step(0)))?;
    for (nth, next) in (1..).zip(&transcript.moves) {
        import.ends_alone = alone && nth == last;
        import
            .go_on(next)
            .map_err(|_| NotImported::Order(TranscriptPart::Step(nth)))?;
    }
    if transcript.end == End::Closed && !import.table.as_ref().is_some_and(Table::ended) {
        import
            .order(Seat::new(0), "", Command::Close)
            .map_err(|_| NotImported::Order(TranscriptPart::End))?;
    }
    if transcript.twins {
        // Its record was given away, so all have ended.
        import
            .write_order(&Order::of_host(0, Command::ReleaseTwins { last: None }))
            .map_err(|_| NotImported::Order(TranscriptPart::End))?;
    }
    Ok((id, import.records))
}

/// The number of an order's interaction, which a transcript does not tell: nobody asks for it,
/// since an imported record names none.
const INTERACTION: u64 = 1;

/// The person of a seat: transcripts do not tell who people are.
fn person(seat: Seat) -> UserId {
    UserId(u64::from(seat.number()) + 1)
}

/// What its table had chosen.
fn chosen(transcript: &Transcript) -> Chosen {
    let mut chosen = Chosen::default();
    for (key, value) in &transcript.options {
        chosen.set(key, value);
    }
    if transcript.twins {
        chosen.set(TWINS.key, ON);
    }
    chosen
}

/// The draft by which a seat's person joins, with the word that they gave to the luck of an earlier version.
fn with_word(mut draft: Draft, line: &SeatLine) -> Draft {
    let given = line.share.as_ref().map(|share| &share.word);
    if let Some(word) = given.filter(|word| !word.is_empty()) {
        for entry in &mut draft.entries {
            if let TableEvent::Joined(player) = entry {
                player.word = Some(word.clone());
            }
        }
    }
    draft
}

struct Import<G: Portray> {
    id: TableId,
    table: Option<Table<G>>,
    records: Vec<Record>,
    /// Whether the game ends with this move, because one seat is left. Before, a seat that is given up is
    /// taken over at once, and the first versions of this program let whoever was left play on.
    ends_alone: bool,
}

impl<G: Portray> Import<G> {
    /// The table up to the start of its game.
    fn gather(&mut self, transcript: &Transcript, seed: &Seed) -> Result<(), Denied> {
        let chosen = chosen(transcript);
        // Who had played its original, a transcript does not tell.
        let original = transcript.original.as_ref();
        let same = original.and_then(|_| SameDeal::of(transcript, Vec::new()));
        let (given, chosen) = match same {
            // A duplicate is opened with all of its options.
            Some(_) => (Chosen::NONE, Chosen::NONE),
            None => chosen.parted(G::GIVEN),
        };
        let beacon = transcript.beacon.as_ref();
        let chain = beacon.and_then(|beacon| Chain::named(&beacon.chain));
        for (seat, line) in Seat::all(Seat::MOST).zip(&transcript.seats) {
            let mut order = self.joining(seat, line);
            if let (None, Some(same)) = (&self.table, &same) {
                order.command = Command::Duplicate(Box::new(same.clone()));
            }
            let draft = match &self.table {
                Some(table) => table.draft(&order)?,
                None => {
                    let mut draft =
                        super::decide::open::<G>(Place(0), (seed.clone(), chain), &given, &order)?;
                    if let Some(TableEvent::Opened { ticket, recipe, .. }) = draft.entries.first_mut() {
                        *ticket = transcript.opened;
                        *recipe = transcript.source.is_some().then_some(Recipe::V3);
                    }
                    draft
                }
            };
            let draft = with_word(draft, line);
            self.write(&order, draft)?;
        }
        for (key, value) in chosen.iter() {
            let (key, value) = (key.to_owned(), value.to_owned());
            self.order(Seat::new(0), "", Command::Set { key, value })?;
        }
        let start = Order {
            by: Actor::person(person(Seat::new(0)), transcript.start.unwrap_or(INTERACTION)),
            ..self.given(Seat::new(0), "", Command::Start)
        };
        self.write_order(&start)?;
        self.announce(&transcript.announced)?;
        match beacon.map(|beacon| beacon.signature) {
            Some(Some(signature)) => self.write_order(&Order::of_host(0, Command::Reveal { signature })),
            Some(None) => self.waive(),
            None => Ok(()),
        }
    }

    /// Messages announce the start, each but the last for a round that did not come. Who had it bound to a later one, a
    /// transcript does not tell.
    fn announce(&mut self, messages: &[u64]) -> Result<(), Denied> {
        for (nth, message) in messages.iter().enumerate() {
            if nth > 0 {
                let seat = Seat::new(0);
                let later = Draft::of(TableEvent::Beacon(BeaconEvent::Later { seat }));
                self.write(&self.given(seat, "", Command::TakeLaterRound), later)?;
            }
            let announce = Command::Announce { message: *message };
            self.write_order(&Order::of_host(0, announce))?;
        }
        Ok(())
    }

    /// The game begins without the round that it was bound to, as all agreed.
    fn waive(&mut self) -> Result<(), Denied> {
        let table = self.table.as_ref().ok_or(Denied::Conflict)?;
        let begun = table.deal(None)?;
        self.write(&Order::of_host(0, Command::Start), begun)
    }

    /// The order by which a seat's person joined.
    fn joining(&self, seat: Seat, line: &SeatLine) -> Order {
        // Where nothing that people give goes into the luck, a record does not tell how they joined.
        let untold = u64::from(seat.number()) + 1;
        let ticket = line.share.as_ref().map_or(untold, |share| share.ticket);
        Order {
            by: Actor::person(person(seat), ticket),
            ..self.given(seat, &line.name, Command::join())
        }
    }

    /// The next move of the game.
    fn go_on(&mut self, next: &TranscriptMove) -> Result<(), Denied> {
        match next {
            TranscriptMove::Played { seat, action, .. } => {
                let notation = action.clone();
                let order = self.given(*seat, "", Command::Play { notation });
                let Some(table) = &self.table else {
                    return Err(Denied::Conflict);
                };
                let draft = table.act_alone(&order, action)?;
                self.write(&order, draft)
            }
            TranscriptMove::TakenBack => {
                let play = self.table.as_ref().and_then(|table| table.play());
                let last = play.and_then(|play| play.history.last());
                let seat = last.map_or(Seat::new(0), |ply| ply.seat);
                self.order(seat, "", Command::TakeBack)
            }
            TranscriptMove::Rewound(plies) => self.rewind(*plies),
            TranscriptMove::Resigned(seat) => self.order(*seat, "", Command::Resign),
            TranscriptMove::Replaced(seat, name) => self.order(*seat, name, Command::join()),
        }
    }

    /// Actions are taken back, as the players agreed: who of them did, a transcript does not tell.
    fn rewind(&mut self, plies: usize) -> Result<(), Denied> {
        let (Some(table), order) = (&self.table, Order::of_host(0, Command::AskRewind { plies })) else {
            return Err(Denied::Conflict);
        };
        let play = table.play().ok_or(Denied::Conflict)?;
        let draft = table.rewound_draft(play, plies, Vec::new());
        self.write(&order, draft)
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
        self.write_order(&order)
    }

    fn write_order(&mut self, order: &Order) -> Result<(), Denied> {
        let Some(table) = &self.table else {
            return Err(Denied::Conflict);
        };
        let draft = table.draft(order)?;
        self.write(order, draft)
    }

    fn write(&mut self, order: &Order, mut draft: Draft) -> Result<(), Denied> {
        draft.changes.clear();
        draft
            .entries
            .retain(|entry| self.ends_alone || !matches!(entry, TableEvent::Ended(Ending::Alone(_))));
        let (mut record, body): (Record, RecordBody) = draft.record(G::ID, order);
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
