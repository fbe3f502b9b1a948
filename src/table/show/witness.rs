//! What a table says of its luck so that people have seen it: the promise when it opens, the round when somebody begins
//! the game; and behind these, for whoever asks, what all of it means. Knows no user interface.

use crate::portray::Portray;
use crate::store::TableId;
use crate::table::Place;
use crate::table::facts::TableFacts;
use crate::table::fair::Recipe;
use crate::table::stage::{Stage, Table};
use crate::words::{Arg, Message};

/// What is to be said of a table's luck, for everyone in its channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Witness {
    /// Which table.
    pub table: TableId,
    /// Where it stands now.
    pub place: Place,
    /// The promise of its luck: a line that is posted once and never changed.
    pub promise: Vec<Message>,
    /// What the luck of a table that an earlier version opened is mixed from, once somebody has begun its game; nothing
    /// before, and nothing elsewhere.
    pub start: Vec<Message>,
    /// The message that announces the start, whose id binds the luck to a round; nothing where none is to.
    pub announcement: Option<Announcement>,
    /// All of it for whoever asks: what is promised, which round goes in, what came out, how to check.
    pub explained: Vec<Message>,
    /// The names by seat.
    pub names: Vec<String>,
}

/// The message that announces the start of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    /// Which of the table's announcements, from 1: one for each round that it is bound to.
    pub number: usize,
    /// Whether the table is bound to its round by now.
    pub bound: bool,
    /// What it says.
    pub line: Message,
}

impl<G: Portray> Table<G> {
    /// As [`super::TableView::witness`].
    pub(super) fn witnessed(&self) -> Option<Witness> {
        // As long as its twins are played its seed is not shown, and nothing can be checked.
        if self.opened.is_none() || self.ended() && !self.covered() {
            return None;
        }
        let start = match &self.stage {
            Stage::Gathering => Vec::new(),
            // Nothing that its people give goes into another table's luck.
            _ if self.duplicate.is_some() || self.recipe == Recipe::V3 => Vec::new(),
            _ => self.start_lines(),
        };
        let promise = match self.recipe {
            Recipe::V3 => vec![self.promise_line()],
            Recipe::V1 | Recipe::V2 => self.earlier_promise(),
        };
        Some(Witness {
            table: self.id,
            place: self.place,
            explained: match self.recipe {
                Recipe::V3 => self.explained_luck(),
                Recipe::V1 | Recipe::V2 => [promise.clone(), start.clone(), self.drawn_lines()].concat(),
            },
            promise,
            start,
            announcement: self.announcement_now(),
            names: self.roster.names(),
        })
    }

    /// The promise in one line.
    fn promise_line(&self) -> Message {
        let id = match (&self.duplicate, &self.twins, self.beacon) {
            (Some(_), Some(_), _) => "luck-promised-twin",
            (Some(_), None, _) => "luck-promised-again",
            (None, _, None) => "luck-promised-unproved",
            (None, _, Some(_)) => "luck-promised",
        };
        self.with_promise(id)
    }

    /// A message with the promise, the table, its game, and whose luck it has.
    fn with_promise(&self, id: &'static str) -> Message {
        Message::new(id)
            .with("promise", Arg::Word(self.commitment().into()))
            .with("table", Arg::Word(self.id.to_string().into()))
            .with("first", Arg::Word(self.luck_of().to_string().into()))
            .with("game", self.title())
    }

    /// The message that announces the start, as far as it has come.
    fn announcement_now(&self) -> Option<Announcement> {
        let line = self.announcement()?;
        let (announced, awaited) = self.announcements();
        let number = announced + usize::from(awaited);
        (number > 0).then_some(Announcement {
            number,
            bound: !awaited,
            line,
        })
    }

    /// What the luck comes of, how it is promised, what came out, and how it is checked.
    fn explained_luck(&self) -> Vec<Message> {
        if self.duplicate.is_some() {
            let of = if self.twins.is_some() {
                "luck-of-twin"
            } else {
                "luck-of-original"
            };
            let promised = [self.with_promise("luck-promised-for"), self.with_promise(of)];
            return promised
                .into_iter()
                .chain([self.with_check("luck-check-again", false)])
                .collect();
        }
        let (source, check) = match self.beacon {
            None => (vec![Message::new("luck-unproved-none")], "luck-check-unproved"),
            Some(chain) => {
                let waived = self.waived_for_good();
                let (says, check) = match (chain.mock, waived) {
                    (true, _) => ("luck-beacon-mock", "luck-check-unproved"),
                    (false, true) => ("luck-beacon", "luck-check-unproved"),
                    (false, false) => ("luck-beacon", "luck-check"),
                };
                let beacon = Message::new(says).with("chain", Arg::Word(chain.name.into()));
                // A round that was not waited for went into nothing.
                let beacon = [beacon].into_iter().chain(self.round_lines());
                let beacon = beacon.filter(|_| !waived);
                (beacon.chain(self.drawn_lines()).collect(), check)
            }
        };
        let (announced, _) = self.announcements();
        let announces = self.beacon.is_some() && (announced > 0 || !self.waived_for_good());
        [self
            .with_promise("luck-seed")
            .with("twins", i64::from(self.twins.is_some()))]
        .into_iter()
        .chain(source)
        .chain([self.with_check(check, announces)])
        .collect()
    }

    /// What to keep and how it is checked; `announces` is whether a message announces the start.
    fn with_check(&self, id: &'static str, announces: bool) -> Message {
        Message::new(id)
            .with("announced", i64::from(announces))
            .with("twins", i64::from(self.twins.is_some()))
    }

    /// The promise as earlier versions made it.
    fn earlier_promise(&self) -> Vec<Message> {
        let promise = match self.duplicate {
            Some(_) => self.with_promise("luck-of-original"),
            None => self.with_promise("witness-promise"),
        };
        [promise].into_iter().chain(self.beacon_promise()).collect()
    }

    /// What its luck is mixed from, and that others may draw the same.
    fn start_lines(&self) -> Vec<Message> {
        let twins = self.twins.as_ref().map(|_| Message::new("witness-twins"));
        let mixed = self.tickets().into_iter().chain(self.round_line());
        mixed.chain(twins).collect()
    }

    /// The tickets and words in the order in which the luck is mixed from them.
    fn tickets(&self) -> Vec<Message> {
        // Whoever takes a seat over takes its ticket over, which is told with the name that it came with.
        let names = self.roster.first_names();
        let ticket = |(seat, player): (crate::rules::Seat, &crate::table::Player)| {
            let id = if player.word.is_some() {
                "witness-ticket-word"
            } else {
                "witness-ticket"
            };
            let line = Message::new(id)
                .with("number", i64::from(seat.number()) + 1)
                .with("who", Arg::Text(names.get(seat.index()).cloned().unwrap_or_default()));
            let line = line.with("ticket", Arg::Word(player.joined_by.to_string().into()));
            player
                .word
                .iter()
                .fold(line, |line, word| line.with("word", Arg::Text(word.clone())))
        };
        [Message::new("witness-start")]
            .into_iter()
            .chain(self.roster.iter().map(ticket))
            .collect()
    }
}
