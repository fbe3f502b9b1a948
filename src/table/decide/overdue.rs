//! What is due while a game is played: reminders, and seats whose time is up. The others say what
//! becomes of these; where they do not, the safe action is played.

use super::draft::{Decision, Draft, refuse};
use super::turn_run::TurnRun;
use crate::portray::Portray;
use crate::rules::{Seat, Seats};
use crate::table::facts::TableFacts;
use crate::table::play::Play;
use crate::table::stage::{Stage, Table};
use crate::table::table_event::{Ending, TableEvent};
use crate::table::timing::{Pace, Poll, Remedy};
use crate::table::{Actor, Denied, Order, Refusal};
use crate::words::{Arg, Message};

/// How long nobody has moved at a table where nobody counts the time, until somebody there may ask
/// about whoever is awaited: a day, in milliseconds.
const STILL: u64 = 24 * 60 * 60 * 1_000;

/// The most reminders of one decision, nudges included.
const MOST_REMINDERS: usize = 4;

impl<G: Portray> Table<G> {
    /// Whose word counts about seats whose time is up: all others who are here.
    pub(in crate::table) fn voters(&self, about: Seats) -> Seats {
        let here = self.roster.here();
        here.iter().filter(|seat| !about.has(*seat)).collect()
    }

    /// Who has won where these have given up; nobody where several are left, or computers play.
    pub(in crate::table) fn last_one(&self, about: Seats) -> Option<Seat> {
        let mut here = self.voters(about).iter();
        let mut seats = self.roster.iter().map(|(seat, _)| seat);
        let computers = seats.any(|seat| self.roster.computer(seat).is_some());
        let alone = here.next().filter(|_| here.next().is_none());
        alone.filter(|_| !computers)
    }

    /// A time has come while a game is played: what the host was about to play itself first, then
    /// the end of a table that cannot be reached, then the end of a poll or a pause, then who is back,
    /// then seats whose time is up, then reminders, then whether anybody plays at all. What is due
    /// beside that follows at once.
    pub(super) fn wake_in_play(&self, play: &Play<G>, at: u64, due: u64) -> Decision {
        if let Some(seat) = self.vacant_turn(play) {
            let mut run = TurnRun::from(self, play);
            let action = run.safe_action(seat);
            run.act(seat, action)
                .map_err(|reason| Refusal::new(G::why(&reason)))?;
            run.run_due_plans(None);
            return Ok(self.drafted(run));
        }
        let at = at.max(self.touched);
        if self.upkeep.stranded().is_some_and(|(_, until)| until <= at) {
            return Ok(self.release(Draft::of(TableEvent::Ended(Ending::Stranded(due)))));
        }
        if let Some(poll) = self.timing.poll().filter(|poll| poll.until <= at) {
            let poll = poll.of_voters(self.voters(poll.about));
            return self.settle(play, &poll, self.timing.at_the_end(&poll), Vec::new());
        }
        if self.timing.pause().until.is_some_and(|until| until <= at) {
            return Ok(Draft::of(TableEvent::WentOn));
        }
        let back = self.timing.back_by(at);
        if !back.is_empty() {
            let back = back.iter().map(|seat| TableEvent::Away { seat, until: 0 });
            return Ok(Draft::entries(back.collect()));
        }
        let overdue = self.timing.overdue(at);
        if !overdue.is_empty() {
            return Ok(Draft::of(self.question(overdue, at)));
        }
        let seats = self.timing.to_remind(at);
        if seats.is_empty() {
            return self.idle(at, due);
        }
        Ok(Draft::of(TableEvent::Urged {
            seats: seats.iter().collect(),
        }))
    }

    /// The question what is to become of seats.
    pub(super) fn question(&self, about: Seats, at: u64) -> TableEvent {
        TableEvent::Overdue {
            seats: about.iter().collect(),
            until: at.saturating_add(self.timing.pace().poll_time()),
        }
    }

    /// Somebody has those reminded who are awaited.
    pub(super) fn nudge(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        let at = order.at.max(self.touched);
        let here = self.roster.here();
        let awaited = self
            .awaited()
            .iter()
            .filter(|other| *other != seat && here.has(*other));
        let (away, there): (Vec<Seat>, Vec<Seat>) =
            awaited.partition(|other| self.timing.away(*other).is_some());
        let (often, seats): (Vec<Seat>, Vec<Seat>) = there
            .iter()
            .partition(|other| self.timing.reminders(**other) >= MOST_REMINDERS);
        let nudged = self.timing.nudged();
        let (alone, between) = self.timing.pace().nudge_times();
        let again = match nudged {
            0 => 0,
            nudged => nudged.saturating_add(between),
        };
        let first = self.timing.moved().saturating_add(alone);
        let from = again.max(first);
        match &self.stage {
            Stage::Gathering | Stage::Drawing(_) => self.unbegun(),
            _ if self.ended() => refuse("refused-over"),
            _ if self.timing.pause().until.is_some() => refuse("refused-paused"),
            _ if seats.is_empty() => Err(Refusal::new(self.nobody_to_remind(&away, &often)).into()),
            _ if at < from => {
                let early = Message::new(match again > first {
                    true => "refused-nudge-again",
                    false => "refused-nudge-early",
                });
                Err(Refusal::new(early.with("from", Arg::Moment(from.div_ceil(1_000)))).into())
            }
            _ => Ok(Draft::of(TableEvent::Nudged { seat, seats })),
        }
    }

    /// Why nobody can be reminded: those awaited are away, or were reminded often enough, or nobody else is awaited. Where
    /// several answer in secret it would tell who has not.
    fn nobody_to_remind(&self, away: &[Seat], often: &[Seat]) -> Message {
        let who = |seats: &[Seat]| -> Vec<Message> {
            let who = seats
                .iter()
                .map(|seat| Message::new("who").seat("who", seat.number()));
            who.collect()
        };
        let back = away.iter().filter_map(|seat| self.timing.away(*seat)).min();
        match back {
            _ if self.answer_in_secret() => Message::new("refused-nudge-nobody"),
            Some(back) => Message::new("refused-nudge-away")
                .with("who", who(away))
                .with("count", away.len())
                .with("until", Arg::Moment(back / 1_000)),
            None if !often.is_empty() => Message::new("refused-nudge-often")
                .with("who", who(often))
                .with("count", often.len()),
            None => Message::new("refused-nudge-nobody"),
        }
    }

    /// Somebody asks about those who are awaited.
    pub(super) fn ask_about_awaited(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        let Stage::Playing(_) = &self.stage else {
            return self.unbegun();
        };
        let at = order.at.max(self.touched);
        let awaited = self.awaited().without(seat);
        let played_for = self.timing.hosted();
        let about: Seats = awaited
            .iter()
            .filter(|other| self.timing.away(*other).is_none() && !played_for.has(*other))
            .collect();
        let may_from = self.timing.moved().saturating_add(STILL);
        match self.timing.poll() {
            _ if self.ended() => refuse("refused-over"),
            Some(_) => refuse("refused-poll-on"),
            None if self.timing.pause().until.is_some() => refuse("refused-paused"),
            None if awaited.is_empty() => refuse("refused-poll-you"),
            None if awaited.iter().all(|other| played_for.has(other)) => refuse("refused-poll-computer"),
            None if about.is_empty() => refuse("refused-poll-away"),
            None if self.timing.resting() => Ok(Draft::of(self.question(about, at))),
            None if self.timing.pace() != Pace::Relaxed => refuse("refused-poll-timed"),
            None if at < may_from => {
                let early = Message::new("refused-poll-early");
                Err(Refusal::new(early.with("from", Arg::Moment(may_from.div_ceil(1_000)))).into())
            }
            None => Ok(Draft::of(self.question(about, at))),
        }
    }

    /// Somebody says what is to become of seats whose time is up.
    pub(super) fn vote(&self, order: &Order, remedy: Remedy) -> Decision {
        let seat = self.seat(order)?;
        let (Stage::Playing(play), Some(poll)) = (&self.stage, self.timing.poll()) else {
            return refuse("refused-no-poll");
        };
        if !self.current(order) {
            return Err(Denied::Conflict);
        }
        let voters = self.voters(poll.about);
        if !voters.has(seat) {
            return refuse("refused-vote-own");
        }
        let mut answered = poll.of_voters(voters);
        answered.vote(seat, remedy);
        let voted = TableEvent::Voted { seat, remedy };
        match answered.decided(voters) {
            Some(decided) => self.settle(play, &answered, decided, vec![voted]),
            None => Ok(Draft::of(voted)),
        }
    }

    /// What is decided is done, in one record.
    fn settle(&self, play: &Play<G>, poll: &Poll, remedy: Remedy, mut entries: Vec<TableEvent>) -> Decision {
        let seats: Vec<Seat> = poll.about.iter().collect();
        let settled = TableEvent::Settled {
            remedy,
            seats: seats.clone(),
        };
        match remedy {
            Remedy::Wait | Remedy::StandIn | Remedy::Computer | Remedy::Rest => {
                entries.push(settled);
                Ok(Draft::entries(entries))
            }
            Remedy::SafeAction => {
                let mut run = TurnRun::from(self, play);
                entries.push(settled);
                for entry in entries {
                    run = run.after(entry);
                }
                for seat in seats {
                    if run.awaited().has(seat) {
                        let action = run.safe_action(seat);
                        run.act(seat, action)
                            .map_err(|reason| Refusal::new(G::why(&reason)))?;
                    }
                }
                run.run_due_plans(None);
                Ok(self.drafted(run))
            }
            Remedy::Substitute => {
                entries.push(settled);
                let resigned = seats.iter().map(|seat| TableEvent::Resigned { seat: *seat });
                entries.extend(resigned);
                let draft = Draft::entries(entries);
                Ok(seats
                    .iter()
                    .fold(draft, |draft, seat| self.given_up(*seat, draft)))
            }
            Remedy::End => {
                entries.push(settled);
                Ok(self.ends(poll, entries))
            }
        }
    }

    /// The game ends: if one alone is there they have won, and all others have given up.
    fn ends(&self, poll: &Poll, mut entries: Vec<TableEvent>) -> Draft {
        let Some(alone) = self.last_one(poll.about) else {
            entries.push(TableEvent::Ended(Ending::Agreed));
            return self.release(Draft::entries(entries));
        };
        let others = self.roster.present().map(|(seat, _)| seat);
        let others: Vec<Seat> = others.filter(|seat| *seat != alone).collect();
        entries.extend(others.iter().map(|seat| TableEvent::Resigned { seat: *seat }));
        entries.push(TableEvent::Ended(Ending::Alone(alone)));
        let draft = Draft::entries(entries);
        let draft = others
            .iter()
            .fold(draft, |draft, seat| self.given_up(*seat, draft));
        self.release(draft)
    }

    /// Somebody for whom the host has played plays again.
    pub(super) fn come_back(&self, order: &Order) -> Decision {
        let seat = self.seat(order)?;
        if self.ended() {
            return refuse("refused-over");
        }
        if self.roster.player(seat).is_some_and(|player| player.absent) {
            return Ok(Draft::of(TableEvent::Returned { seat }));
        }
        refuse("refused-not-away")
    }

    /// The program did not run for a while.
    pub(super) fn stand(&self, order: &Order, from: u64, to: u64) -> Decision {
        if order.by != Actor::HOST || !matches!(self.stage, Stage::Playing(_)) || self.ended() {
            return Err(Denied::Conflict);
        }
        Ok(Draft::of(TableEvent::stood(from, to)))
    }
}
