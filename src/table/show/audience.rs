//! Whom the board is shown to, and who of them is called.

use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::table_event::Ending;
use crate::table::{Everyone, Invited, Player, UserId};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// Whether a seat's decision is awaited, and from its player: nobody plays for them.
    pub(super) fn awaited_from_player(&self, seat: Seat) -> bool {
        self.awaited().has(seat) && !self.timing.hosted().has(seat)
    }

    /// Who is up; of those who answer in secret only how many.
    pub(super) fn waiting_line(&self) -> Message {
        let awaited = self.awaited();
        if self.answer_in_secret() {
            return Message::new("panel-waiting-count").with("count", awaited.len());
        }
        let mut seats = awaited.iter();
        if let (Some(seat), None) = (seats.next(), seats.next())
            && let Some(until) = self.timing.away(seat)
        {
            let away = Message::new("panel-waiting-away").seat("who", seat.number());
            return away.with("until", Arg::Moment(until / 1_000));
        }
        let awaited: Vec<Message> = awaited
            .iter()
            .map(|seat| Message::new("who").seat("who", seat.number()))
            .collect();
        Message::new("panel-waiting").with("awaited", awaited)
    }

    /// The people who are called: who is asked something or up, and at the end all; whoever was forgotten is nobody to
    /// call.
    fn people_called(&self, asked: Seats, over: bool) -> impl Iterator<Item = UserId> {
        let called = move |(seat, player): &(Seat, &Player)| {
            !player.is_forgotten() && (over || asked.has(*seat) && !player.absent)
        };
        let called = self.roster.present().filter(called);
        called.filter_map(|(_, player)| player.user())
    }

    /// Whether it has ended, and those who sit there are called to hear so: also who waited for a game, unless somebody
    /// there has closed the table.
    pub(super) fn end_called(&self) -> bool {
        let by_itself = |ending: &Ending| matches!(ending, Ending::Lapsed(_) | Ending::Outlived);
        self.ended() && (self.begun() || self.ending.as_ref().is_some_and(by_itself))
    }

    /// How many messages of their own tell of its end: one, and of twins another when all have ended.
    pub(super) fn ends_told(&self) -> u32 {
        match &self.twins {
            Some(twins) if self.ended() => 1 + u32::from(twins.released),
            Some(_) | None => u32::from(self.end_called()),
        }
    }

    /// Who is mentioned: who is offered a seat, asked something, up, or invited; at the end all.
    fn mentioned(&self, asked: Seats, over: bool) -> Vec<UserId> {
        match self.offered_now() {
            Some(people) => people,
            // Who is called is not to tell who gave up, as long as nobody is to know how it ended.
            None if over && self.covered() => {
                let all = Invited::all(&self.roster).into_iter();
                all.map(|one| one.user).collect()
            }
            None => {
                let expected = self.expected();
                let expected = expected.iter().map(|invited| invited.user);
                self.people_called(asked, over).chain(expected).collect()
            }
        }
    }

    /// Everyone in the table's channel, and who is mentioned: who is asked something, or up.
    pub(super) fn everyone(&self) -> Everyone {
        let (awaited, over) = (self.awaited(), self.halted() || self.end_called());
        let closed = self.ending.as_ref();
        let closed = closed.is_some_and(|ending| !matches!(ending, Ending::Alone(_)));
        let together = self.answer_in_secret() && !awaited.is_empty();
        let poll = self.timing.poll().filter(|_| !over);
        let (rewind, unplayed) = (self.to_answer_back(), self.unplayed_now());
        let pause = self.to_answer_pause().filter(|_| !over);
        let asked = match (rewind.or_else(|| self.asked_to_waive()), poll) {
            (Some(undecided), _) => undecided,
            (None, Some(poll)) => self.voters(poll.about),
            (None, None) if pause.is_some() => pause.unwrap_or_default(),
            (None, None) if unplayed => self.roster.here(),
            (None, None) if together => self.asked,
            (None, None) => awaited,
        };
        let expected = self.expected();
        let invited = self.invitation.as_ref().filter(|_| !expected.is_empty());
        let offered = self.offered_now();
        let turns = |seat: Seat| self.called.get(seat.index()) == Some(&self.turns);
        Everyone {
            place: self.place,
            direct: self.direct,
            mention: self.mentioned(asked, over),
            notify: awaited.is_empty()
                || rewind.is_some()
                || poll.is_some()
                || pause.is_some()
                || unplayed
                || offered.is_some()
                || asked.iter().any(turns),
            over,
            closed,
            halted: self.halted(),
            together: (together && poll.is_none() && rewind.is_none() && pause.is_none())
                .then(|| awaited.len()),
            rewind: rewind.is_some(),
            pause: pause.is_some(),
            paused: self.timing.pause().until.is_some(),
            poll: poll.is_some() || self.drawing(),
            offered: offered.is_some(),
            unplayed,
            invited: invited.map(|invitation| invitation.until),
            turn: self.turns.saturating_add(self.ends_told()),
            asks: self.asks,
            news: self.news,
        }
    }
}
