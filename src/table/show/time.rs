//! What a table says of its time: until when decisions can be made, and what is asked about seats
//! whose time is up.

use crate::portray::Portray;
use crate::rules::Seat;
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::timing::{PACE, Remedy};
use crate::words::{Arg, Message};

impl<G: Portray> Table<G> {
    /// The pace in words.
    pub(in crate::table) fn pace_name(&self) -> Message {
        Message::new(format!("table-option-{}-{}", PACE.key, self.timing.pace().id()))
    }

    /// For everyone: until when each awaited seat can decide, what is asked about those whose time
    /// is up, and for whom the host plays.
    pub(super) fn time_lines(&self) -> Vec<Message> {
        let absent = self.roster.iter().filter(|(_, player)| player.absent);
        let mut lines: Vec<Message> = absent
            .map(|(seat, _)| Message::new("time-absent").seat("who", seat.number()))
            .collect();
        // Where several answer in secret, their own deadlines would tell who has answered.
        if !self.answer_in_secret() {
            let awaited = self.awaited();
            lines.extend(awaited.iter().filter_map(|seat| self.deadline_line(seat)));
        }
        lines.extend(self.timing.resting().then(|| Message::new("time-rests")));
        lines.extend(self.poll_lines());
        lines.extend(self.wish_line());
        lines
    }

    /// Another pace that some would like.
    fn wish_line(&self) -> Option<Message> {
        let (pace, agreeing) = self.timing.wish()?;
        let agreeing: Vec<Message> = agreeing.iter().map(who).collect();
        let line = Message::new("pace-wished")
            .with("count", agreeing.len())
            .with("all", self.roster.here().len())
            .with("who", agreeing);
        Some(line.with("pace", Message::new(format!("table-option-{}-{}", PACE.key, pace.id()))))
    }

    fn deadline_line(&self, seat: Seat) -> Option<Message> {
        let until = self.timing.deadline(seat)?;
        let line = Message::new("time-until").seat("who", seat.number());
        Some(line.with("until", Arg::Moment(until / 1_000)))
    }

    /// What is asked, and the answers so far.
    fn poll_lines(&self) -> Vec<Message> {
        let Some(poll) = self.timing.poll() else {
            return Vec::new();
        };
        let about = poll.about.iter().map(who).collect::<Vec<_>>();
        let nobody = self.voters(poll.about).is_empty();
        let question = Message::new(if nobody {
            "poll-nobody-else"
        } else {
            "poll-question"
        })
        .with("who", about)
        .with("count", poll.about.len())
        .with("until", Arg::Moment(poll.until / 1_000));
        let answered = |remedy: &Remedy| {
            let votes = poll.votes.iter().filter(|(_, other)| other == remedy);
            let voters: Vec<Message> = votes.map(|(seat, _)| who(*seat)).collect();
            (!voters.is_empty()).then(|| {
                Message::new("poll-votes")
                    .with("remedy", Message::new(format!("remedy-{}", remedy.id())))
                    .with("who", voters)
            })
        };
        let answers = Remedy::CHOICES.iter().filter_map(answered);
        let choices = (!nobody).then(|| Message::new("poll-choices"));
        [question].into_iter().chain(choices).chain(answers).collect()
    }
}

fn who(seat: Seat) -> Message {
    Message::new("who").seat("who", seat.number())
}
