//! What was played at a table, kept small. A table in play asks for it only for its log, for its
//! record and to take an action back, so the older part of it lies compressed. It keeps entries as
//! they were written and folds none of them.

use super::duplicate::DrawCounts;
use super::game_events::GameEntry;
use super::table_event::TableEvent;
use super::transcript::TranscriptMove;
use super::written_events::WrittenEvents;
use crate::rules::{Draw, Game, Seat, Seats};
use flate2::read::ZlibDecoder;
use flate2::{Compress, Compression, FlushCompress, Status};
use serde_json::Deserializer;
use std::cell::RefCell;
use std::io::Read;
use std::sync::Arc;

/// How many bytes of entries lie as they are before they are compressed together.
const LOOSE: usize = 4 * 1024;
/// Room for the entry by which they become so many, mostly.
const LAST: usize = 512;

thread_local! {
    /// One compressor a thread, kept: it takes a quarter of a megabyte, and one that came and went
    /// between the small things that tables keep would leave holes that none of them fills.
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), true));
}

/// Entries of a game in play, in order: the deal, plies, those taken back included, and who gave up
/// or took over a seat.
#[derive(Default)]
pub(super) struct History {
    packed: Vec<Box<[u8]>>,
    loose: Vec<u8>,
    plies: Vec<Mark>,
    /// How many draws of each label were made in the deal and the plies that stand.
    draws: DrawCounts,
}

/// What has to be known of a ply that stands whenever somebody wants to take it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    /// Whose it is.
    pub(super) seat: Seat,
    /// Whether it drew luck.
    pub(super) drew: bool,
    /// Whether it showed anything hidden.
    pub(super) uncovered: bool,
    /// Whether the host did it for them, as far as that is known.
    pub(super) by_host: bool,
    /// Whether a computer did it that stands in for the seat's player, or that they have left it to.
    pub(super) stood_in: bool,
    /// Whether it answers what several were asked at once and nobody may see who answered when.
    pub(super) secret: bool,
    /// The round that it led to.
    pub(super) round: u32,
}

impl History {
    /// Adds an entry that is no ply.
    pub(super) fn push(&mut self, entry: &TableEvent) {
        if let TableEvent::Started { luck, .. } | TableEvent::Played { luck, .. } = entry {
            self.draws.add(luck);
        }
        if self.loose.capacity() == 0 {
            // A vector that grew as it is filled would copy what lies there nine times.
            self.loose.reserve_exact(LOOSE + LAST);
        }
        // Entries are plain data, and a vector takes every byte: neither writing can fail.
        let written = serde_json::to_writer(&mut self.loose, entry).is_ok();
        assert!(written, "entries are plain data");
        if self.loose.len() < LOOSE {
            return;
        }
        if let Some(packed) = packed(&self.loose) {
            self.packed.push(packed);
            self.loose = Vec::new();
        }
    }

    /// Adds a ply.
    pub(super) fn push_ply(&mut self, entry: &TableEvent, mark: Mark) {
        self.push(entry);
        self.plies.push(mark);
    }

    /// The last ply that stands no longer does, by this entry; nothing if there is none.
    pub(super) fn take_back(&mut self, entry: &TableEvent) -> Option<Mark> {
        let mark = self.plies.pop()?;
        self.push(entry);
        self.recount();
        Some(mark)
    }

    /// So many of the last plies that stand no longer do, by this entry; nothing if there are fewer.
    pub(super) fn rewind(&mut self, entry: &TableEvent, plies: usize) -> Option<Vec<Mark>> {
        let standing = self.plies.len().checked_sub(plies)?;
        let marks = self.plies.split_off(standing);
        self.push(entry);
        self.recount();
        Some(marks)
    }

    /// The last ply of a seat that stands no longer does, by this entry, and those after it do;
    /// nothing if it has none.
    pub(super) fn unanswer(&mut self, entry: &TableEvent, seat: Seat) -> Option<Mark> {
        let mark = self.plies.remove(self.last_of(seat)?);
        self.push(entry);
        self.recount();
        Some(mark)
    }

    /// Which of the plies that stand is the last of a seat, from 0.
    pub(super) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.plies.iter().rposition(|ply| ply.seat == seat)
    }

    /// The plies that stand, oldest first.
    pub(super) fn marks(&self) -> &[Mark] {
        &self.plies
    }

    /// How many plies stand.
    pub(super) fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The last ply that stands.
    pub(super) fn last(&self) -> Option<Mark> {
        self.plies.last().copied()
    }

    /// All entries.
    fn entries(&self) -> Vec<TableEvent> {
        let mut bytes = Vec::new();
        for packed in &self.packed {
            let read = ZlibDecoder::new(&packed[..]).read_to_end(&mut bytes);
            assert!(read.is_ok(), "what was compressed here is read here");
        }
        bytes.extend_from_slice(&self.loose);
        let entries: Result<Vec<TableEvent>, _> = Deserializer::from_slice(&bytes).into_iter().collect();
        entries.unwrap_or_else(|_| unreachable!("what was written here is read here"))
    }

    /// The luck of the deal, and all that was played, taken-back plies included.
    pub(super) fn moves(&self) -> (Vec<Draw>, Vec<TranscriptMove>) {
        let (mut deal, mut moves) = (Vec::new(), Moves::default());
        for entry in self.entries() {
            match of_game(&entry) {
                GameEntry::Started(_, recorded) => deal = recorded.luck.to_vec(),
                entry => moves.follow(entry),
            }
        }
        (deal, moves.all)
    }

    /// How many draws of each label were made in the deal and the plies that stand, without so many of the last.
    pub(super) fn draw_counts(&self, without: usize) -> DrawCounts {
        match without {
            0 => self.draws.clone(),
            _ => self.counted(without),
        }
    }

    /// Some plies stand no longer: their draws do not count.
    fn recount(&mut self) {
        self.draws = self.counted(0);
    }

    /// As [`History::draw_counts`], counted anew.
    fn counted(&self, without: usize) -> DrawCounts {
        let (mut deal, mut moves) = (Vec::new(), Moves::default());
        for entry in self.entries() {
            match of_game(&entry) {
                GameEntry::Started(_, recorded) => deal = recorded.luck.to_vec(),
                entry => moves.follow(entry),
            }
        }
        let kept = moves.standing.len().saturating_sub(without);
        let luck = moves.standing[..kept].iter().flat_map(TranscriptMove::luck);
        DrawCounts::of(deal.iter().chain(luck))
    }

    /// The events of the deal, and then those of each ply that stands.
    pub(super) fn events<G: Game>(&self) -> Vec<Vec<G::Event>> {
        let entries = self.entries();
        let mut standing: Vec<(Option<Seat>, &WrittenEvents)> = Vec::with_capacity(self.plies.len() + 1);
        for entry in &entries {
            match of_game(entry) {
                GameEntry::Started(_, recorded) => standing.push((None, recorded.events)),
                GameEntry::Played(seat, _, recorded) => standing.push((Some(seat), recorded.events)),
                GameEntry::TakenBack => drop(standing.pop()),
                GameEntry::Rewound(plies) => standing.truncate(standing.len().saturating_sub(plies).max(1)),
                GameEntry::Unanswered(seat) => {
                    let at = standing.iter().rposition(|(own, _)| *own == Some(seat));
                    at.into_iter().for_each(|at| _ = standing.remove(at));
                }
                GameEntry::Resigned(_) | GameEntry::Replaced(..) => {}
            }
        }
        // They were read before, when their records were folded.
        let read = standing.into_iter().map(|(_, events)| events.read::<G>());
        let read =
            read.map(|events| events.unwrap_or_else(|_| unreachable!("what was folded here can be read")));
        read.map(Arc::unwrap_or_clone).collect()
    }
}

/// What was played, as a transcript tells it.
#[derive(Default)]
struct Moves {
    all: Vec<TranscriptMove>,
    /// The actions that stand.
    standing: Vec<TranscriptMove>,
    /// The seats that nobody holds.
    gone: Seats,
}

impl Moves {
    /// Goes on by what follows the deal.
    fn follow(&mut self, entry: GameEntry<'_>) {
        match entry {
            GameEntry::Started(..) => {}
            GameEntry::Played(seat, action, recorded) => self.play(TranscriptMove::Played {
                seat,
                action: action.to_owned(),
                luck: recorded.luck.to_vec(),
            }),
            GameEntry::TakenBack => self.back(1, TranscriptMove::TakenBack),
            GameEntry::Rewound(plies) => self.back(plies, TranscriptMove::Rewound(plies)),
            GameEntry::Unanswered(seat) => self.unanswer(seat),
            GameEntry::Resigned(seat) => self.resign(seat),
            GameEntry::Replaced(seat, player) => self.replace(seat, player.name.clone()),
        }
    }

    fn resign(&mut self, seat: Seat) {
        self.gone = self.gone.with(seat);
        self.all.push(TranscriptMove::Resigned(seat));
    }

    /// Whoever held the seat gives it up with that.
    fn replace(&mut self, seat: Seat, name: String) {
        if !self.gone.has(seat) {
            self.resign(seat);
        }
        self.gone = self.gone.without(seat);
        self.all.push(TranscriptMove::Replaced(seat, name));
    }

    fn play(&mut self, action: TranscriptMove) {
        self.standing.push(action.clone());
        self.all.push(action);
    }

    fn back(&mut self, plies: usize, told: TranscriptMove) {
        self.standing.truncate(self.standing.len().saturating_sub(plies));
        self.all.push(told);
    }

    /// A transcript knows one order alone: back to a seat's last action, and what followed once more.
    fn unanswer(&mut self, seat: Seat) {
        let own = |action: &TranscriptMove| matches!(action, TranscriptMove::Played { seat: own, .. } if *own == seat);
        let Some(at) = self.standing.iter().rposition(own) else {
            return;
        };
        let again = self.standing.split_off(at);
        self.all.push(TranscriptMove::Rewound(again.len()));
        again.into_iter().skip(1).for_each(|action| self.play(action));
    }
}

/// What the game is made of by an entry that was folded here.
fn of_game(entry: &TableEvent) -> GameEntry<'_> {
    let others = "what is folded here is the deal, plies, and who gave up or took over a seat";
    entry.of_game().unwrap_or_else(|| unreachable!("{others}"))
}

/// Bytes compressed; nothing if they would not get smaller.
fn packed(bytes: &[u8]) -> Option<Box<[u8]>> {
    let mut packed = Vec::with_capacity(bytes.len());
    let status = COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        compressor.compress_vec(bytes, &mut packed, FlushCompress::Finish)
    });
    matches!(status, Ok(Status::StreamEnd)).then(|| packed.into_boxed_slice())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn none() -> WrittenEvents {
        serde_json::from_str("[]").unwrap()
    }

    fn played(number: usize) -> TableEvent {
        let luck = vec![format!("dice {number}").parse().unwrap()];
        TableEvent::Played {
            seat: Seat::new((number % 3) as u8),
            action: format!("roll {number}"),
            luck,
            events: none(),
            fingerprint: None,
        }
    }

    fn mark(number: usize) -> Mark {
        Mark {
            seat: Seat::new((number % 3) as u8),
            drew: true,
            uncovered: false,
            by_host: false,
            stood_in: false,
            secret: false,
            round: 0,
        }
    }

    #[test]
    fn comes_back_as_it_was_put_in_and_takes_little_room() {
        let mut history = History::default();
        history.push(&TableEvent::Started {
            signature: None,
            luck: vec!["deck a b c".parse().unwrap()],
            events: none(),
            fingerprint: None,
        });
        let mut written = 0;
        for number in 0..1_000 {
            written += serde_json::to_vec(&played(number)).unwrap().len();
            history.push_ply(&played(number), mark(number));
            if number % 10 == 9 {
                assert_eq!(history.take_back(&TableEvent::TakenBack), Some(mark(number)));
                history.push(&TableEvent::Resigned { seat: Seat::new(1) });
            }
        }
        let (deal, moves) = history.moves();
        assert_eq!((deal[0].to_string(), moves.len()), ("deck a b c".to_owned(), 1_200));
        assert_eq!((history.plies(), history.last()), (900, Some(mark(998))));
        let TranscriptMove::Played { seat, action, luck } = &moves[12] else {
            panic!("{:?}", moves[12])
        };
        assert_eq!(
            (*seat, action.as_str(), luck[0].to_string()),
            (Seat::new(1), "roll 10", "dice 10".to_owned())
        );
        assert_eq!(moves[10..12], [TranscriptMove::TakenBack, TranscriptMove::Resigned(Seat::new(1))]);
        let kept = history.loose.capacity() + history.packed.iter().map(|packed| packed.len()).sum::<usize>();
        assert!(kept < written / 3, "{kept} bytes of {written}");
    }

    #[test]
    fn several_go_at_once_and_an_answer_goes_from_between_others() {
        let mut history = History::default();
        history.push(&TableEvent::Started {
            signature: None,
            luck: Vec::new(),
            events: none(),
            fingerprint: None,
        });
        (0..6).for_each(|number| history.push_ply(&played(number), mark(number)));
        let gone = history.rewind(&TableEvent::Rewound { plies: 2 }, 2).unwrap();
        assert_eq!((gone.len(), gone[0], history.plies()), (2, mark(4), 4));
        let seat = Seat::new(2);
        assert_eq!(history.unanswer(&TableEvent::Unanswered { seat }, seat), Some(mark(2)));
        let told: Vec<String> = history.moves().1[6..]
            .iter()
            .map(|told| match told {
                TranscriptMove::Played { action, .. } => action.clone(),
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(told, ["Rewound(2)", "Rewound(2)", "roll 3"]);
        assert_eq!(history.rewind(&TableEvent::Rewound { plies: 4 }, 4), None);
    }

    #[test]
    fn nothing_is_taken_back_where_nothing_was_played() {
        let mut history = History::default();
        assert_eq!(history.take_back(&TableEvent::TakenBack), None);
        assert_eq!(history.moves(), (vec![], vec![]));
    }
}
