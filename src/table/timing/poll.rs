//! What the others at a table say about seats whose time is up.

use crate::rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What is to become of seats whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// They get the time of a decision once more.
    Wait,
    /// The host plays the safe action for them, this once.
    SafeAction,
    /// The host plays the safe action for them until they come back. Earlier versions offered it: their
    /// tables and buttons still mean it.
    StandIn,
    /// A computer plays for them until they come back.
    Computer,
    /// They lose the seat: the host plays the safe action there until somebody takes it, they themselves or
    /// anybody else.
    Substitute,
    /// The game ends.
    End,
    /// The clocks stand until somebody does something: nobody was there to answer. No one votes
    /// for it.
    Rest,
}

impl Remedy {
    /// What is offered to be voted for.
    pub const CHOICES: [Remedy; 5] =
        [Remedy::Wait, Remedy::SafeAction, Remedy::Computer, Remedy::Substitute, Remedy::End];

    /// What can have been voted for: what is offered, and what was.
    pub fn votable() -> impl Iterator<Item = Remedy> {
        Remedy::CHOICES.into_iter().chain([Remedy::StandIn])
    }

    /// Whether it has seats played for until their players come back.
    #[must_use]
    pub fn stands_in(self) -> bool {
        matches!(self, Remedy::StandIn | Remedy::Computer)
    }

    /// Its id: the end of the ids of its texts.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Remedy::Wait => "wait",
            Remedy::SafeAction => "safe-action",
            Remedy::StandIn => "stand-in",
            Remedy::Computer => "computer",
            Remedy::Substitute => "substitute",
            Remedy::End => "end",
            Remedy::Rest => "rest",
        }
    }

    /// The id of the control by which it is voted for.
    #[must_use]
    pub fn vote_id(self) -> &'static str {
        match self {
            Remedy::Wait => "vote-wait",
            Remedy::SafeAction => "vote-safe-action",
            Remedy::StandIn => "vote-stand-in",
            Remedy::Computer => "vote-computer",
            Remedy::Substitute => "vote-substitute",
            Remedy::End => "vote-end",
            Remedy::Rest => "vote-rest",
        }
    }
}

/// The question what is to become of seats whose time is up, with the answers so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poll {
    /// The seats.
    pub about: Seats,
    /// Since when it is asked, in milliseconds since 1970.
    pub since: u64,
    /// Until when it can be answered, in milliseconds since 1970.
    pub until: u64,
    /// The answers, the last of each seat.
    pub votes: Vec<(Seat, Remedy)>,
}

impl Poll {
    /// The question about these seats too, from one moment until another; whoever it is about answers no
    /// more.
    pub(super) fn renewed(former: Option<Poll>, seats: &[Seat], (since, until): (u64, u64)) -> Poll {
        let about = former.iter().flat_map(|poll| poll.about.iter());
        let about: Seats = about.chain(seats.iter().copied()).collect();
        let votes = former.map(|poll| poll.votes).unwrap_or_default();
        let votes = votes.into_iter().filter(|(seat, _)| !about.has(*seat));
        Poll {
            about,
            since,
            until,
            votes: votes.collect(),
        }
    }

    /// The same without a seat; nothing where it was about that one alone.
    pub(super) fn without(self, seat: Seat) -> Option<Poll> {
        let others = self.about.without(seat);
        self.among(others)
    }

    /// The same about those of these seats alone; nothing where there is none.
    pub(super) fn among(mut self, seats: Seats) -> Option<Poll> {
        self.about = self.about.iter().filter(|seat| seats.has(*seat)).collect();
        (!self.about.is_empty()).then_some(self)
    }

    /// The same with the answers of those alone whose word counts: who has given up their seat since says nothing any more.
    #[must_use]
    pub fn of_voters(&self, voters: Seats) -> Poll {
        let mut poll = self.clone();
        poll.votes.retain(|(seat, _)| voters.has(*seat));
        poll
    }

    /// Whether nobody has answered.
    #[must_use]
    pub fn silent(&self) -> bool {
        self.votes.is_empty()
    }

    /// Whether there are answers, and more than half of them want nothing together.
    #[must_use]
    pub fn split(&self) -> bool {
        !self.silent() && self.most(self.votes.len()).is_none()
    }

    /// A seat answers, instead of what it answered before.
    pub fn vote(&mut self, seat: Seat, remedy: Remedy) {
        self.votes.retain(|(other, _)| *other != seat);
        self.votes.push((seat, remedy));
    }

    /// How many have answered so.
    #[must_use]
    pub fn count(&self, remedy: Remedy) -> usize {
        self.votes.iter().filter(|(_, other)| *other == remedy).count()
    }

    /// What is decided before the time is up: what more than half of those who may answer want, or
    /// what comes of it once all have.
    #[must_use]
    pub fn decided(&self, voters: Seats) -> Option<Remedy> {
        let all = voters.len();
        self.most(all)
            .or_else(|| (all > 0 && self.votes.len() >= all).then(|| self.outcome()))
    }

    /// What is decided when the time is up: what more than half of those who answered want, or the
    /// safe action.
    #[must_use]
    pub fn outcome(&self) -> Remedy {
        self.most(self.votes.len()).unwrap_or(Remedy::SafeAction)
    }

    /// What more than half of so many want.
    fn most(&self, of: usize) -> Option<Remedy> {
        Remedy::votable().find(|remedy| 2 * self.count(*remedy) > of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `a: wait, b: end` as a poll about seat 3.
    fn poll(votes: &str) -> Poll {
        let mut poll = Poll {
            about: Seats::only(Seat::new(3)),
            since: 0,
            until: 0,
            votes: Vec::new(),
        };
        for vote in votes.split(", ").filter(|vote| !vote.is_empty()) {
            let (seat, remedy) = vote.split_once(": ").unwrap();
            let remedy = Remedy::votable().find(|one| one.id() == remedy).unwrap();
            poll.vote(Seat::new(seat.as_bytes()[0] - b'a'), remedy);
        }
        poll
    }

    #[test]
    fn a_majority_of_those_who_answer_decides() {
        let cases = [
            ("", "safe-action"),
            ("a: wait", "wait"),
            ("a: wait, b: end", "safe-action"),
            ("a: wait, b: end, c: end", "end"),
            ("a: end, a: wait", "wait"),
            ("a: computer, b: end, c: computer", "computer"),
            ("a: stand-in, b: stand-in, c: computer", "stand-in"),
            ("a: stand-in, b: computer", "safe-action"),
        ];
        for (votes, outcome) in cases {
            assert_eq!(poll(votes).outcome().id(), outcome, "{votes}");
        }
    }

    #[test]
    fn whose_word_counts_no_more_decides_nothing() {
        let answered = poll("a: wait, b: end");
        let left = Seats::only(Seat::new(1));
        assert_eq!(answered.of_voters(left).decided(left), Some(Remedy::End));
        assert_eq!(answered.of_voters(left).outcome(), Remedy::End);
    }

    #[test]
    fn it_is_decided_early_when_no_more_answers_can_change_it() {
        let three: Seats = [0, 1, 2].map(Seat::new).into_iter().collect();
        let cases = [
            ("", None),
            ("a: wait", None),
            ("a: wait, b: wait", Some("wait")),
            ("a: wait, b: end", None),
            ("a: wait, b: end, c: stand-in", Some("safe-action")),
        ];
        for (votes, decided) in cases {
            assert_eq!(poll(votes).decided(three).map(Remedy::id), decided, "{votes}");
        }
        assert_eq!(poll("a: end").decided(Seats::only(Seat::new(0))), Some(Remedy::End));
        assert_eq!(poll("").decided(Seats::NONE), None);
    }
}
