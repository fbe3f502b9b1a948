//! A game retold from its transcript: of one that has ended what happened at each step and how the table stood
//! then, with what each seat had; of one that goes on no more than everyone saw, and that of turns that are over.
//! Knows no user interface.

use super::latest_entries::{Happened, LatestEntries};
use super::misfit::Misfit;
use super::replay::{self, Unreplayable, Walk};
use super::retold_step::{RetoldEnd, RetoldStep};
use super::show::{headings, latest_notices, rewound, taken_back};
use super::transcript::{End, Transcript, TranscriptMove, TranscriptPart};
use crate::portray::Portray;
use crate::rules::{Chance, Draw, Opening, Position, Seat, Seats, Turn, Viewer};
use crate::words::{Arg, Message};
use std::sync::Arc;

/// Retells a transcript, step by step from the deal.
pub(super) fn retell<G: Portray>(
    transcript: &Transcript,
    each: &mut dyn FnMut(RetoldStep),
) -> Result<RetoldEnd, Unreplayable> {
    let mut retelling = Retelling::<G>::begin(transcript)?;
    each(retelling.dealt(transcript));
    for (nth, next) in (1..).zip(&transcript.moves) {
        let done = retelling.go_on(nth, next)?;
        let last = nth == transcript.moves.len();
        let stopped = last.then(|| retelling.stopped(&transcript.end)).flatten();
        let position = stopped.as_ref().unwrap_or(retelling.walk.position());
        each(retelling.step(done, position));
    }
    retelling.end(transcript)
}

/// In which turn of its table each move of a transcript was made, those taken back included.
pub(super) fn turns<G: Portray>(transcript: &Transcript) -> Result<Vec<u32>, Unreplayable> {
    let mut retelling = Retelling::<G>::begin(transcript)?;
    let moves = (1..).zip(&transcript.moves);
    moves
        .map(|(nth, next)| Ok(retelling.go_on(nth, next)?.turn))
        .collect()
}

/// How a transcript's game stood after a turn of its table.
pub(super) struct Standing {
    /// After which.
    pub(super) turn: usize,
    /// In which round each turn was; the first is the deal.
    pub(super) rounds: Vec<u32>,
    /// The turn's last step, with what was told in the whole turn.
    pub(super) step: RetoldStep,
    /// After the last turn: how the game ended.
    pub(super) end: Option<RetoldEnd>,
}

/// Retells how a transcript's game stood after a turn, or after the last where there are fewer.
pub(super) fn standing<G: Portray>(transcript: &Transcript, turn: usize) -> Result<Standing, Unreplayable> {
    let mut retelling = Retelling::<G>::begin(transcript)?;
    let (mut step, mut rounds) = (retelling.dealt(transcript), vec![retelling.round()]);
    let (mut told, moves) = (Vec::new(), transcript.moves.len());
    for (nth, next) in (1..).zip(&transcript.moves) {
        let mut done = retelling.go_on(nth, next)?;
        told = done.rename(told);
        told.append(&mut done.told);
        let last = nth == moves;
        if retelling.turn == done.turn && !last {
            continue;
        }
        rounds.push(done.round);
        done.told = std::mem::take(&mut told);
        if rounds.len() - 1 == turn || last && rounds.len() <= turn {
            let stopped = last.then(|| retelling.stopped(&transcript.end)).flatten();
            step = retelling.step(done, stopped.as_ref().unwrap_or(retelling.walk.position()));
        }
    }
    let turn = turn.min(rounds.len() - 1);
    let over = turn == rounds.len() - 1;
    Ok(Standing {
        turn,
        end: over.then(|| retelling.end(transcript)).transpose()?,
        rounds,
        step,
    })
}

/// Retells how the game of a transcript that goes on stood in public after a turn that is over, or after the last of
/// these where there are fewer: what everyone was told and saw then, and nothing else.
pub(super) fn past<G: Portray>(transcript: &Transcript, turn: usize) -> Result<Standing, Unreplayable> {
    let mut retelling = Retelling::<G>::start(transcript)?;
    let (mut step, mut rounds) = (retelling.dealt(transcript).public(), vec![retelling.round()]);
    let mut told: Vec<(Option<Seat>, Vec<Message>)> = Vec::new();
    for (nth, next) in (1..).zip(&transcript.moves) {
        let secret = retelling.asked_in_secret();
        let mut done = retelling.go_on(nth, next)?;
        for (_, told) in &mut told {
            *told = done.rename(std::mem::take(told));
        }
        told.push((done.seat, std::mem::take(&mut done.told)));
        if retelling.turn == done.turn {
            continue;
        }
        if secret {
            // Nobody is to know who answered first.
            told.sort_by_key(|(seat, _)| *seat);
        }
        rounds.push(done.round);
        done.told = std::mem::take(&mut told)
            .into_iter()
            .flat_map(|(_, told)| told)
            .collect();
        if rounds.len() - 1 <= turn {
            step = retelling.step(done, retelling.walk.position()).public();
        }
    }
    Ok(Standing {
        turn: turn.min(rounds.len() - 1),
        end: None,
        rounds,
        step,
    })
}

/// What a step of a transcript did.
struct Done {
    seat: Option<Seat>,
    turn: u32,
    round: u32,
    notation: String,
    luck: Vec<String>,
    told: Vec<Message>,
    /// The seat that has changed hands, and the name of whoever had it before.
    former: Option<(Seat, String)>,
}

impl Done {
    /// What was told before in the same turn, with the names of its time.
    fn rename(&self, told: Vec<Message>) -> Vec<Message> {
        match &self.former {
            None => told,
            Some((seat, former)) => {
                let naming = |message: Message| message.naming(seat.number(), former);
                told.into_iter().map(naming).collect()
            }
        }
    }
}

/// A game as far as it was retold.
struct Retelling<G: Portray> {
    opening: Opening<G>,
    /// What happened by the deal.
    deal: Vec<G::Event>,
    walk: Walk<G>,
    latest: LatestEntries<G::Event>,
    names: Vec<String>,
    turn: u32,
    /// Who was asked when the turn began.
    asked: Seats,
}

/// Who has taken a seat over from whom.
fn replaced(seat: Seat, (former, name): (&str, &str)) -> Message {
    let told = match former == name {
        true => Message::new("log-returned"),
        false => Message::new("log-replaced").with("before", Arg::Text(former.to_owned())),
    };
    told.seat("who", seat.number())
}

fn notation(luck: &[Draw]) -> Vec<String> {
    luck.iter().map(Draw::to_string).collect()
}

impl<G: Portray> Retelling<G> {
    /// # Errors
    /// The game goes on: it would be told what is hidden.
    fn begin(transcript: &Transcript) -> Result<Retelling<G>, Unreplayable> {
        if transcript.end == End::Open {
            return Err(Unreplayable {
                ply: 0,
                part: TranscriptPart::End,
                why: Misfit::GoesOn,
            });
        }
        Retelling::start(transcript)
    }

    /// Of a game that goes on too: whoever asks tells nobody what is hidden.
    fn start(transcript: &Transcript) -> Result<Retelling<G>, Unreplayable> {
        let walk = replay::begin::<G>(transcript, None)?;
        let opening = replay::opening::<G>(transcript)?;
        let (_, deal) = opening.deal(&mut Chance::scripted(transcript.deal.iter().cloned()));
        let seats = transcript.seats.iter();
        let mut retelling = Retelling {
            opening,
            deal,
            walk,
            latest: LatestEntries::default(),
            names: seats.map(|seat| seat.name.clone()).collect(),
            turn: 1,
            asked: Seats::NONE,
        };
        retelling.asked = retelling.awaited();
        Ok(retelling)
    }

    fn awaited(&self) -> Seats {
        match self.walk.position().turn() {
            Turn::Awaits(seats) => seats,
            Turn::Over(_) => Seats::NONE,
        }
    }

    /// Whether several were asked when the turn began, and nobody is to see who has answered.
    fn asked_in_secret(&self) -> bool {
        G::ANSWERS_ARE_TELLING && self.asked.len() > 1
    }

    fn round(&self) -> u32 {
        G::round(self.walk.position().public())
    }

    /// The deal.
    fn dealt(&self, transcript: &Transcript) -> RetoldStep {
        let tell = |event: &G::Event| Some(G::tell(&G::notice(event, Viewer::Spectator)?));
        let done = Done {
            seat: None,
            turn: 0,
            round: self.round(),
            notation: "deal".to_owned(),
            luck: notation(&transcript.deal),
            told: self.deal.iter().filter_map(tell).collect(),
            former: None,
        };
        self.step(done, self.walk.position())
    }

    /// A step as it is told, with how it stood after it.
    fn step(&self, done: Done, position: &Position<G>) -> RetoldStep {
        let view = position.view(Viewer::Spectator);
        let own = |seat| G::own(position.view(Viewer::Seat(seat)));
        RetoldStep {
            ply: self.walk.plies(),
            seat: done.seat.map(Seat::number),
            turn: done.turn,
            round: done.round,
            notation: done.notation,
            luck: done.luck,
            told: done.told,
            headline: G::headline(view),
            own: Seat::all(position.seats()).map(own).collect(),
            scores: position.scores().values().copied().collect(),
            names: self.names.clone(),
            picture: G::marked(view, &latest_notices::<G>(&self.latest)),
        }
    }

    /// The next move, the `nth` of all.
    fn go_on(&mut self, nth: usize, next: &TranscriptMove) -> Result<Done, Unreplayable> {
        let (before, turn, round) = (self.awaited(), self.turn, self.round());
        let withdrawn = self.walk.last_seat();
        self.walk.step(nth, next, None)?;
        let (mut ends_turn, mut former) = (false, None);
        let (seat, notation, luck, told) = match next {
            TranscriptMove::Played { seat, action, luck } => {
                let told;
                (told, ends_turn) = self.played(*seat);
                (Some(*seat), action.clone(), notation(luck), told)
            }
            TranscriptMove::TakenBack => {
                (withdrawn, "back".to_owned(), Vec::new(), self.taken_back(withdrawn))
            }
            TranscriptMove::Rewound(plies) => {
                (None, "rewound".to_owned(), Vec::new(), vec![self.rewound(*plies)])
            }
            TranscriptMove::Resigned(seat) => {
                let told = Message::new("recap-resigned").seat("who", seat.number());
                (Some(*seat), "resigned".to_owned(), Vec::new(), vec![told])
            }
            TranscriptMove::Replaced(seat, name) => {
                let before = self.replaced(*seat, name);
                let told = replaced(*seat, (&before, name));
                former = Some((*seat, before));
                (Some(*seat), "replaced".to_owned(), Vec::new(), vec![told])
            }
        };
        let after = self.awaited();
        let fresh = after.iter().any(|seat| !before.has(seat));
        if fresh || ends_turn && !after.is_empty() {
            self.turn += 1;
            self.asked = after;
        }
        Ok(Done {
            seat,
            turn,
            round,
            notation,
            luck,
            told,
            former,
        })
    }

    /// What is told of the newest ply, and whether a turn of the table is over with it.
    fn played(&mut self, seat: Seat) -> (Vec<Message>, bool) {
        let events = self.walk.events().last().cloned().unwrap_or_default();
        let notice = |event| G::notice(event, Viewer::Spectator);
        let notices: Vec<G::Notice> = events.iter().filter_map(notice).collect();
        let headings = headings(self.walk.position().view(Viewer::Spectator), &events);
        let secret = self.asked_in_secret();
        self.latest
            .push(seat, (self.turn, secret), Happened::Ply(Arc::new(events)));
        self.latest.begin(headings);
        (notices.iter().map(G::tell).collect(), notices.iter().any(G::ends_turn))
    }

    fn taken_back(&mut self, seat: Option<Seat>) -> Vec<Message> {
        let told = |seat: Seat| Message::new("log-taken-back").seat("who", seat.number());
        match self.latest.take_back() {
            Some(entry) => vec![taken_back::<G>(&entry)],
            None => seat.map(told).into_iter().collect(),
        }
    }

    fn rewound(&mut self, plies: usize) -> Message {
        let first = (0..plies).map(|_| self.latest.take_back()).last().flatten();
        rewound::<G>(first.as_ref(), plies)
    }

    /// Somebody else has a seat: who had it before.
    fn replaced(&mut self, seat: Seat, name: &str) -> String {
        let former = match self.names.get_mut(seat.index()) {
            Some(known) => std::mem::replace(known, name.to_owned()),
            None => name.to_owned(),
        };
        self.latest.rename(seat, &former);
        former
    }

    /// The position in which nobody is awaited, where the game ended without its rules.
    fn stopped(&self, end: &End) -> Option<Position<G>> {
        let outcome = self.walk.ended_alone(end)?;
        Some(self.walk.position().stopped(outcome))
    }

    /// How it ended, if the end that is written is the one that came.
    fn end(self, transcript: &Transcript) -> Result<RetoldEnd, Unreplayable> {
        self.walk.ends(&transcript.end)?;
        let stopped = self.stopped(&transcript.end);
        let position = stopped.as_ref().unwrap_or(self.walk.position());
        let view = position.view(Viewer::Spectator);
        let lines = match position.turn() {
            Turn::Over(outcome) => [G::ending(view, &outcome), G::disclosure(view)].concat(),
            Turn::Awaits(_) => vec![Message::new("closed")],
        };
        let events = self.deal.iter().chain(self.walk.events().iter().flatten());
        let events: Vec<G::Event> = events.cloned().collect();
        let fortunes = self.opening.fortunes(&events);
        Ok(RetoldEnd {
            lines,
            luck: G::luck(view, &fortunes),
            names: self.names,
        })
    }
}
