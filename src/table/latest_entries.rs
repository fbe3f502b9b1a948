//! What happened lately at a table, for those who come back: the events of the last plies that
//! stand, and who came and went between them, ready to be told. Knows no user interface.

use crate::rules::{Seat, Seats};
use crate::words::Message;
use std::collections::VecDeque;
use std::sync::Arc;

/// How many entries are kept: far more than are told before somebody is sent to the log.
const KEPT: usize = 60;

/// The last entries, oldest first.
pub(super) struct LatestEntries<E> {
    entries: VecDeque<LatestEntry<E>>,
    /// How many there were before those.
    earlier: usize,
}

/// Something that happened at the table.
pub(super) struct LatestEntry<E> {
    /// Whose doing it was.
    pub(super) seat: Seat,
    /// Who did it there.
    pub(super) doer: Doer,
    /// In which turn of the table.
    pub(super) turn: u32,
    /// What.
    pub(super) what: Happened<E>,
    /// Whether it answers what several were asked at once and nobody may see who answered when: it
    /// is told by itself, so that nobody can tell by its neighbours.
    pub(super) secret: bool,
    /// Where in its events parts of the game begin, and what those are called.
    pub(super) headings: Vec<(usize, Message)>,
    /// The seats that changed hands since, with the names of those who sat there then.
    pub(super) names: Vec<(Seat, String)>,
}

/// Who did what happened at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doer {
    /// Its player.
    Player,
    /// The bot, for its player or for nobody.
    Bot,
    /// A computer that plays for its player.
    Computer,
    /// Others decided it about them, or there was nothing to choose.
    Nobody,
}

/// What happened.
pub(super) enum Happened<E> {
    /// A ply, with all that came of it, in order.
    Ply(Arc<Vec<E>>),
    /// Something beside the game.
    Note(Message),
}

impl<E> LatestEntry<E> {
    /// Whether its seat's player did it.
    pub(super) fn own(&self) -> bool {
        self.doer == Doer::Player
    }

    /// Whether it was done for a seat's player.
    pub(super) fn done_for(&self, seat: Seat) -> bool {
        self.seat == seat && matches!(self.doer, Doer::Bot | Doer::Computer)
    }
}

impl<E> Default for LatestEntries<E> {
    fn default() -> LatestEntries<E> {
        LatestEntries {
            entries: VecDeque::new(),
            earlier: 0,
        }
    }
}

impl<E> LatestEntries<E> {
    /// One more thing has happened.
    pub(super) fn push(&mut self, seat: Seat, (turn, secret): (u32, bool), what: Happened<E>) {
        if self.entries.len() == KEPT {
            self.entries.pop_front();
            self.earlier += 1;
        }
        self.entries.push_back(LatestEntry {
            seat,
            doer: Doer::Player,
            turn,
            what,
            secret,
            headings: Vec::new(),
            names: Vec::new(),
        });
    }

    /// Parts of the game begin in the newest entry: at which of its events, and what they are called.
    pub(super) fn begin(&mut self, headings: Vec<(usize, Message)>) {
        if let Some(entry) = self.entries.back_mut() {
            entry.headings = headings;
        }
    }

    /// The newest entry is somebody else's doing than its seat's player's.
    pub(super) fn done_by(&mut self, doer: Doer) {
        if let Some(entry) = self.entries.back_mut() {
            entry.doer = doer;
        }
    }

    /// What came of the newest entry, if it is a ply.
    pub(super) fn last_ply(&self) -> Option<&[E]> {
        match &self.entries.back()?.what {
            Happened::Ply(events) => Some(events),
            Happened::Note(_) => None,
        }
    }

    /// A seat has changed hands: what happened before is told with the name of whoever sat there
    /// then.
    pub(super) fn rename(&mut self, seat: Seat, former: &str) {
        for entry in &mut self.entries {
            if entry.names.iter().all(|(named, _)| *named != seat) {
                entry.names.push((seat, former.to_owned()));
            }
        }
    }

    /// The last ply stands no longer; it is answered where it was kept.
    pub(super) fn take_back(&mut self) -> Option<LatestEntry<E>> {
        let last = self
            .entries
            .iter()
            .rposition(|entry| matches!(entry.what, Happened::Ply(_)))?;
        self.entries.remove(last)
    }

    /// The last ply of a seat stands no longer, and those after it do.
    pub(super) fn unanswer(&mut self, seat: Seat) {
        let own = |entry: &LatestEntry<E>| matches!(entry.what, Happened::Ply(_)) && entry.seat == seat;
        let last = self.entries.iter().rposition(own);
        last.into_iter().for_each(|last| drop(self.entries.remove(last)));
    }

    /// The plies that are kept, the last first.
    pub(super) fn plies(&self) -> impl Iterator<Item = &LatestEntry<E>> {
        let is_ply = |entry: &&LatestEntry<E>| matches!(entry.what, Happened::Ply(_));
        self.entries.iter().rev().filter(is_ply)
    }

    /// What happened after the last ply of any of these seats in an earlier turn than this; all
    /// that is kept where none has acted before.
    pub(super) fn since(&self, seats: Seats, turn: u32) -> impl Iterator<Item = &LatestEntry<E>> {
        let last = self.last_before(seats, turn);
        self.entries.range(last.map_or(0, |last| last + 1)..)
    }

    /// The last ply of a seat's player in an earlier turn than this, and what happened after it; all
    /// that is kept where they have not acted before.
    pub(super) fn since_own(&self, seat: Seat, turn: u32) -> impl Iterator<Item = &LatestEntry<E>> {
        let last = self.last_own_before(seat, turn);
        self.entries.range(last.unwrap_or(0)..)
    }

    /// Whether a seat's player has acted in an earlier turn than this; of what is not kept it is not known, and taken to be
    /// so.
    pub(super) fn acted_own(&self, seat: Seat, turn: u32) -> bool {
        self.earlier > 0 || self.last_own_before(seat, turn).is_some()
    }

    /// Whether one of the plies that are kept was a seat's in an earlier turn than this.
    pub(super) fn acted(&self, seat: Seat, turn: u32) -> bool {
        self.last_before(Seats::only(seat), turn).is_some()
    }

    /// How many entries there are.
    pub(super) fn count(&self) -> usize {
        self.earlier + self.entries.len()
    }

    /// What happened in the turn of the last ply that is kept.
    pub(super) fn newest(&self) -> impl Iterator<Item = &LatestEntry<E>> {
        let is_ply = |entry: &&LatestEntry<E>| matches!(entry.what, Happened::Ply(_));
        let turn = self.entries.iter().rev().find(is_ply).map(|entry| entry.turn);
        self.entries.iter().filter(move |entry| Some(entry.turn) == turn)
    }

    /// The entries after so many, as far as they are kept.
    pub(super) fn after(&self, count: usize) -> impl Iterator<Item = &LatestEntry<E>> {
        self.entries.iter().skip(count.saturating_sub(self.earlier))
    }

    fn last_before(&self, seats: Seats, turn: u32) -> Option<usize> {
        self.entries.iter().rposition(|entry| {
            matches!(entry.what, Happened::Ply(_)) && entry.turn < turn && seats.has(entry.seat)
        })
    }

    fn last_own_before(&self, seat: Seat, turn: u32) -> Option<usize> {
        self.entries.iter().rposition(|entry| {
            let ply = matches!(entry.what, Happened::Ply(_));
            ply && entry.own() && entry.turn < turn && entry.seat == seat
        })
    }

    /// What happened in a turn of the table, as far as it is kept; nothing where some of it is not.
    pub(super) fn of_turn(&self, turn: u32) -> impl Iterator<Item = &LatestEntry<E>> {
        let whole = self.earlier == 0 || self.entries.front().is_some_and(|entry| entry.turn < turn);
        self.entries
            .iter()
            .filter(move |entry| whole && entry.turn == turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plies written as a seat and a turn each: `A1 B1`; notes with a mark before them: `!A1`.
    fn latest(entries: &str) -> LatestEntries<String> {
        let mut latest = LatestEntries::default();
        for entry in entries.split_whitespace() {
            let (seat, turn) = entry.trim_start_matches('!').split_at(1);
            let what = if entry.starts_with('!') {
                Happened::Note(Message::new("note"))
            } else {
                Happened::Ply(Arc::new(vec![entry.to_owned()]))
            };
            latest.push(Seat::new(seat.as_bytes()[0] - b'A'), (turn.parse().unwrap(), false), what);
        }
        latest
    }

    fn told<'a>(entries: impl Iterator<Item = &'a LatestEntry<String>>) -> String {
        let word = |entry: &LatestEntry<String>| match &entry.what {
            Happened::Ply(events) => events.join(" "),
            Happened::Note(_) => "!".to_owned(),
        };
        entries.map(word).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_others_did_since_somebody_acted_is_told() {
        let latest = latest("A0 B1 C2 A3 !C4 B4 B4");
        for (seats, turn, expected) in [
            (Seats::only(Seat::new(0)), 5, "! B4 B4"),
            (Seats::only(Seat::new(1)), 5, ""),
            // In the middle of a turn it is still since the one before.
            (Seats::only(Seat::new(1)), 4, "C2 A3 ! B4 B4"),
            // To give up is no ply.
            (Seats::only(Seat::new(2)), 5, "A3 ! B4 B4"),
            (Seats::only(Seat::new(3)), 5, "A0 B1 C2 A3 ! B4 B4"),
            (Seats::only(Seat::new(0)).with(Seat::new(2)), 5, "! B4 B4"),
        ] {
            assert_eq!(told(latest.since(seats, turn)), expected, "{seats:?}");
        }
    }

    #[test]
    fn what_the_host_did_for_somebody_is_told_to_them_as_well() {
        let mut latest = latest("A0 B1 A2");
        let since = |latest: &LatestEntries<String>| told(latest.since_own(Seat::new(0), 5));
        assert_eq!(since(&latest), "A2");
        latest.done_by(Doer::Bot);
        assert_eq!(since(&latest), "A0 B1 A2");
    }

    #[test]
    fn a_turn_is_told_whole_or_not_at_all() {
        let mut latest = latest("A0 B1 B1 !C1");
        assert_eq!((told(latest.of_turn(0)).as_str(), told(latest.of_turn(1)).as_str()), ("A0", "B1 B1 !"));
        let back = latest.take_back().unwrap();
        assert_eq!((back.seat, back.turn), (Seat::new(1), 1));
        assert_eq!(told(latest.of_turn(1)), "B1 !");
        for _ in 0..KEPT {
            latest.push(Seat::new(2), (2, false), Happened::Ply(Arc::new(vec![String::new()])));
        }
        assert_eq!(
            (told(latest.of_turn(1)).len(), latest.of_turn(2).count()),
            (0, 0),
            "B1, the note and C2 went"
        );
        assert_eq!(latest.since(Seats::NONE, 9).count(), KEPT);
    }

    #[test]
    fn what_happened_keeps_the_names_of_its_time() {
        let mut latest = latest("A0 B1");
        let (ana, bia) = (Seat::new(0), Seat::new(1));
        latest.rename(ana, "Ana");
        latest.push(ana, (2, false), Happened::Ply(Arc::new(vec!["A2".to_owned()])));
        latest.rename(ana, "Emma");
        latest.rename(bia, "Bia");
        let names: Vec<_> = latest
            .since(Seats::NONE, 9)
            .map(|entry| entry.names.clone())
            .collect();
        let then = |ana: &str| vec![(Seat::new(0), ana.to_owned()), (Seat::new(1), "Bia".to_owned())];
        assert_eq!(names, [then("Ana"), then("Ana"), then("Emma")]);
    }
}
