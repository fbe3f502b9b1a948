//! What a table says of its time: until when decisions can be made, and what is asked about seats
//! whose time is up.

use super::room::room;
use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::table::facts::TableFacts;
use crate::table::stage::Table;
use crate::table::timing::{PACE, Remedy};
use crate::table::{Only, Post, TableButton};
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
        let told = |(seat, _)| match self.timing.hosted().by_computer(seat) {
            true => Message::new("time-computer").seat("who", seat.number()),
            false => Message::new("time-absent").seat("who", seat.number()),
        };
        let mut lines: Vec<Message> = absent.map(told).collect();
        let away = self.timing.all_away();
        lines.extend(away.iter().filter_map(|seat| self.away_line(seat)));
        // Where several answer in secret, their own deadlines would tell who has answered.
        if !self.answer_in_secret() {
            lines.extend(self.deadline_lines(|seat| self.roster.computer(seat).is_none()));
        }
        lines.extend(self.pause_line(None));
        lines.extend(self.rests_line());
        lines.extend(self.poll_lines());
        lines.extend(self.wish_line());
        let changed = |pace| Message::new("log-paced").with("pace", pace);
        lines.extend(self.new_pace().map(changed));
        lines
    }

    /// For the person of a seat: what is said and asked of a pause, as their clock stands too.
    pub(super) fn own_time_lines(&self, post: &mut Post<Only>, seat: Seat) {
        post.lines.extend(self.pause_line(Some(seat)));
        post.lines.extend(self.rests_line());
    }

    /// The answers to that, as far as there is room. Who plays alone in direct messages has no board beside their panel:
    /// whether the game goes on is asked there as well.
    pub(super) fn own_time_buttons(&self, post: &mut Post<Only>, seat: Seat) {
        let wished = self.timing.pause().wished.has(seat);
        let pause = self.pause_button().filter(|_| !wished);
        let asked = self.upkeep_buttons().iter();
        let asked = asked.filter(|_| self.direct && post.audience.awaited);
        let buttons: Vec<TableButton> = pause.into_iter().chain(asked.copied()).collect();
        let room = room(post);
        post.buttons.extend(buttons.into_iter().take(room));
    }

    /// That the clocks stand since nobody has answered.
    fn rests_line(&self) -> Option<Message> {
        let alone = i64::from(self.direct);
        self.timing
            .resting()
            .then(|| Message::new("time-rests").with("alone", alone))
    }

    /// Until when a seat's player is away.
    fn away_line(&self, seat: Seat) -> Option<Message> {
        let until = self.timing.away(seat)?;
        let timed = self.timing.pace().times().is_some();
        let id = if timed { "time-away" } else { "time-away-untimed" };
        let line = Message::new(id).seat("who", seat.number());
        Some(line.with("until", Arg::Moment(until / 1_000)))
    }

    /// Whether the table pauses, and who would like it otherwise; for everyone, or for the person of a seat.
    fn pause_line(&self, own: Option<Seat>) -> Option<Message> {
        let pause = self.timing.pause();
        let here = self.roster.here();
        let wished: Vec<Message> = pause
            .wished
            .iter()
            .filter(|seat| here.has(*seat))
            .map(who)
            .collect();
        let alone = |own: Option<Seat>| wished.len() == 1 && own.is_some_and(|own| pause.wished.has(own));
        let id = match pause.until {
            // While others are asked about whoever is late there can be no pause.
            None if wished.is_empty() || self.timing.poll().is_some() => return None,
            None if alone(own) => "pause-wished-own",
            None => "pause-wished",
            Some(_) if wished.is_empty() => "time-paused",
            Some(_) if alone(own) => "time-paused-wished-own",
            Some(_) => "time-paused-wished",
        };
        let line = Message::new(id)
            .with("count", wished.len())
            .with("all", here.len());
        let until = Arg::Moment(pause.until.unwrap_or_default() / 1_000);
        Some(line.with("who", wished).with("until", until))
    }

    /// How many reminders those who are awaited were given of their decisions.
    pub(in crate::table) fn reminders_given(&self) -> usize {
        let given = |seat| self.timing.reminders(seat);
        self.awaited().iter().map(given).sum()
    }

    /// Who is asked whether to pause, or to go on after a pause, as somebody would like; nothing once the turn has passed
    /// in which that was asked, or somebody was reminded that they are awaited.
    pub(in crate::table) fn to_answer_pause(&self) -> Option<Seats> {
        let wished = self.timing.pause().wished;
        let asked = self
            .pause_asked
            .is_some_and(|(turn, given)| turn == self.turns && self.reminders_given() <= given);
        let on = !self.ended() && !self.halted() && self.timing.poll().is_none();
        let undecided = self.roster.here().iter().filter(|seat| !wished.has(*seat));
        (asked && on && !wished.is_empty()).then(|| undecided.collect())
    }

    /// The button for those who want to pause as somebody has wished, or to go on after a pause.
    pub(super) fn pause_button(&self) -> Option<TableButton> {
        let pause = self.timing.pause();
        match pause.until {
            Some(_) => Some(TableButton::GoOn),
            None => (!pause.wished.is_empty() && self.can_pause()).then_some(TableButton::Pause),
        }
    }

    /// Another pace that some would like.
    fn wish_line(&self) -> Option<Message> {
        let (pace, agreeing) = self.timing.wish()?;
        let agreeing: Vec<Message> = agreeing.iter().map(who).collect();
        let line = Message::new("pace-wished")
            .with("count", agreeing.len())
            .with("all", self.roster.here().len())
            .with("who", agreeing);
        Some(line.with("pace", pace.told()))
    }

    /// A line for each moment at which a time is up, with all of these whose it is, and when their own time ends before.
    pub(super) fn deadline_lines(&self, wanted: impl Fn(Seat) -> bool) -> Vec<Message> {
        // As people read them, moments are seconds.
        let seconds = |moment: u64| moment / 1_000;
        type Times = (u64, Option<u64>);
        let mut deadlines: Vec<(Times, Vec<Message>)> = Vec::new();
        for seat in self.awaited().iter().filter(|seat| wanted(*seat)) {
            let Some(until) = self.timing.deadline(seat).map(seconds) else {
                continue;
            };
            let times = (until, self.timing.own_deadline(seat).map(seconds));
            match deadlines.iter_mut().find(|(other, _)| *other == times) {
                Some((_, seats)) => seats.push(who(seat)),
                None => deadlines.push((times, vec![who(seat)])),
            }
        }
        let line = |((until, own), seats): (Times, Vec<Message>)| {
            let line = match own {
                Some(own) => Message::new("time-until").with("own", Arg::Moment(own)),
                None => Message::new("time-until-last"),
            };
            line.with("who", seats).with("until", Arg::Moment(until))
        };
        deadlines.into_iter().map(line).collect()
    }

    /// What is asked, and what can be answered; for everyone, or for the person of a seat.
    pub(super) fn poll_question(&self, own: Option<Seat>) -> Vec<Message> {
        let Some(poll) = self.timing.poll() else {
            return Vec::new();
        };
        let about = poll.about.iter().map(who).collect::<Vec<_>>();
        let asked = |seat: Seat| self.voters(poll.about).has(seat);
        let voters: Vec<Message> = self.voters(poll.about).iter().map(who).collect();
        let (count, nobody) = (voters.len(), voters.is_empty());
        let question = Message::new(match count {
            0 => "poll-nobody-else",
            1 if own.is_some_and(asked) => "poll-question-own",
            1 => "poll-question-one",
            _ => "poll-question",
        })
        .with("who", about)
        .with("count", poll.about.len())
        .with("left", i64::from(poll.about.iter().all(|seat| self.upkeep.departed().has(seat))))
        .with("until", Arg::Moment(poll.until / 1_000))
        .with("voter", voters);
        let won = i64::from(self.last_one(poll.about).is_some());
        let choices = (!nobody).then(|| Message::new("poll-choices").with("won", won));
        [question].into_iter().chain(choices).collect()
    }

    /// What is asked, and the answers so far.
    fn poll_lines(&self) -> Vec<Message> {
        let Some(poll) = self.timing.poll() else {
            return Vec::new();
        };
        let poll = poll.of_voters(self.voters(poll.about));
        let answered = |remedy: Remedy| {
            let votes = poll.votes.iter().filter(|(_, other)| *other == remedy);
            let voters: Vec<Message> = votes.map(|(seat, _)| who(*seat)).collect();
            (!voters.is_empty()).then(|| {
                Message::new("poll-votes")
                    .with("remedy", Message::new(format!("remedy-{}", remedy.id())))
                    .with("who", voters)
            })
        };
        let answers = Remedy::votable().filter_map(answered);
        self.poll_question(None).into_iter().chain(answers).collect()
    }
}

fn who(seat: Seat) -> Message {
    Message::new("who").seat("who", seat.number())
}
