//! Playing a transcript again by the rules, with its own luck.

use super::history::Mark;
use super::misfit::Misfit;
use super::play::alone;
use super::take_back;
use super::transcript::{End, Transcript, TranscriptMove, TranscriptPart, quoted};
use crate::portray::Portray;
use crate::rules::{Chance, Chosen, Draw, Opening, Outcome, Played, Position, Seat, Seating, Seats, Turn};
use serde::Serialize;
use serde_json::{Value, json};

/// One line of a replay.
#[derive(Clone, Debug, Serialize)]
pub struct ReplayLine {
    /// The ply; 0 is the deal.
    pub ply: u32,
    /// Who acted.
    pub seat: Option<u8>,
    /// What they did, in notation (`deal`, `back`, `rewound`, `resigned`, `replaced` beside the game's own).
    pub action: String,
    /// The draws, in notation.
    pub luck: Vec<String>,
    /// What all see now.
    pub public: Value,
    /// The scores as they stand, by seat.
    pub scores: Vec<i32>,
    /// Whose decision is next: `{"awaits": [seats]}`, or `{"over": …}`.
    pub next: Value,
}

/// A transcript that was played again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// One line a ply.
    pub steps: Vec<ReplayLine>,
    /// How many draws there were.
    pub draws: usize,
}

/// Why a transcript cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("ply {ply}: {why}")]
pub struct Unreplayable {
    /// Where; 0 is the deal.
    pub ply: u32,
    /// Where in the record.
    pub part: TranscriptPart,
    /// What does not follow the rules.
    pub why: Misfit,
}

impl Unreplayable {
    pub(super) fn game(id: &str) -> Unreplayable {
        let part = TranscriptPart::Heading("game".to_owned());
        Unreplayable {
            ply: 0,
            part,
            why: Misfit::NoGame(format!("«{}»", quoted(id))),
        }
    }
}

/// Luck as the transcript says it fell.
fn scripted(luck: &[Draw]) -> Chance<'static> {
    Chance::scripted(luck.iter().cloned())
}

/// How far apart kept positions are, in plies: taking back costs no more than this many, however
/// long a record is.
const APART: usize = 16;

/// A transcript as far as it was played again.
pub(super) struct Walk<G: Portray> {
    position: Position<G>,
    /// The positions after 0, 16, 32, … plies.
    kept: Vec<Position<G>>,
    done: Vec<Vec<G::Event>>,
    /// What tells of each ply that stands whether it may be taken back.
    marks: Vec<Mark>,
    /// The seats that are given up.
    gone: Seats,
    /// A line for each ply, for whoever wants to read them: a position in JSON is large, and a
    /// record can be long.
    steps: Option<Vec<ReplayLine>>,
    pub(super) draws: usize,
}

/// Plays a transcript again, and tells of each ply.
pub(super) fn replay<G: Portray>(transcript: &Transcript) -> Result<Replayed, Unreplayable> {
    let mut walk = begin::<G>(transcript, Some(Vec::new()))?;
    for (nth, next) in (1..).zip(&transcript.moves) {
        walk.step(nth, next, None)?;
    }
    walk.ends(&transcript.end)?;
    Ok(Replayed {
        steps: walk.steps.unwrap_or_default(),
        draws: walk.draws,
    })
}

/// How a transcript's game is opened: by its options, and by how many play.
pub(super) fn opening<G: Portray>(transcript: &Transcript) -> Result<Opening<G>, Unreplayable> {
    let wrong = |words: &str, why: Misfit| {
        Err(Unreplayable {
            ply: 0,
            part: TranscriptPart::Heading(words.to_owned()),
            why,
        })
    };
    if transcript.schema > G::SCHEMA {
        return wrong(
            "game",
            Misfit::LaterTranscript {
                theirs: transcript.schema,
                ours: G::SCHEMA,
            },
        );
    }
    let seats = u8::try_from(transcript.seats.len()).unwrap_or(u8::MAX);
    if !G::SEATS.contains(&seats) {
        return wrong(
            "seat",
            Misfit::Seats {
                game: G::ID,
                seats: G::SEATS,
                found: seats,
            },
        );
    }
    let mut chosen = Chosen::default();
    for (key, value) in &transcript.options {
        chosen.set(key, value);
        if !chosen.parted(G::GIVEN).1.known(G::OPTIONS) {
            let words = format!("option {key} {value}");
            return wrong(
                words.trim_end(),
                Misfit::NoOption {
                    game: G::ID,
                    option: quoted(&format!("{key} {value}")),
                },
            );
        }
    }
    Opening::new(&chosen, Seating { seats })
        .or_else(|reason| wrong("option", Misfit::BrokenOptions(reason.rule.to_owned())))
}

/// The position after the deal.
pub(super) fn begin<G: Portray>(
    transcript: &Transcript,
    steps: Option<Vec<ReplayLine>>,
) -> Result<Walk<G>, Unreplayable> {
    let mut chance = scripted(&transcript.deal);
    let (position, _) = opening::<G>(transcript)?.deal(&mut chance);
    chance.finish().map_err(|mismatch| Unreplayable {
        ply: 0,
        part: TranscriptPart::Step(0),
        why: Misfit::from(&mismatch),
    })?;
    let (kept, gone) = (vec![position.clone()], Seats::NONE);
    let mut walk = Walk {
        position,
        kept,
        done: Vec::new(),
        marks: Vec::new(),
        gone,
        steps,
        draws: 0,
    };
    walk.note(None, "deal", &transcript.deal);
    Ok(walk)
}

impl<G: Portray> Walk<G> {
    /// The position after the plies that stand.
    pub(super) fn position(&self) -> &Position<G> {
        &self.position
    }

    /// How many plies stand.
    pub(super) fn plies(&self) -> u32 {
        u32::try_from(self.done.len()).unwrap_or(u32::MAX)
    }

    /// What happened by each ply that stands, in order.
    pub(super) fn events(&self) -> &[Vec<G::Event>] {
        &self.done
    }

    /// Whose ply the last one is that stands.
    pub(super) fn last_seat(&self) -> Option<Seat> {
        self.marks.last().map(|ply| ply.seat)
    }

    /// How much work a move is, in steps: one for each action that is played, or
    /// played again after a take-back, and for each item that was drawn.
    pub(super) fn work(&self, next: &TranscriptMove) -> usize {
        match next {
            TranscriptMove::Played { luck, .. } => {
                1 + luck.iter().map(|draw| draw.items.len()).sum::<usize>()
            }
            TranscriptMove::TakenBack => 1 + self.done.len().saturating_sub(1) % APART,
            TranscriptMove::Rewound(plies) => 1 + self.done.len().saturating_sub(*plies) % APART,
            TranscriptMove::Resigned(_) | TranscriptMove::Replaced(..) => 1,
        }
    }

    /// Whether a table allows that the last ply be taken back now.
    pub(super) fn may_take_back(&self) -> bool {
        let over = matches!(self.position.turn(), Turn::Over(_));
        let last = self.marks.last().copied();
        last.is_some_and(|ply| {
            !self.gone.has(ply.seat) && take_back::refusal_after(over, last, ply.seat).is_none()
        })
    }

    /// Whether a table allows that so many of the last plies be taken back now, if the players agree:
    /// that they did, a record cannot tell.
    pub(super) fn may_rewind(&self, plies: usize) -> bool {
        let over = matches!(self.position.turn(), Turn::Over(_));
        !over && (1..=take_back::reach(&self.marks)).contains(&plies)
    }

    /// The next move, the `nth` of all; `seeded` is luck from its seed, where that is
    /// to be compared with what is written. Answers whether it is the same.
    pub(super) fn step(
        &mut self,
        nth: usize,
        next: &TranscriptMove,
        seeded: Option<Chance<'_>>,
    ) -> Result<bool, Unreplayable> {
        let ply = self.plies().saturating_add(1);
        let broken = |why| Unreplayable {
            ply,
            part: TranscriptPart::Step(nth),
            why,
        };
        match next {
            TranscriptMove::Played { seat, action, luck } => {
                return self.play(*seat, action, luck, seeded).map_err(broken);
            }
            TranscriptMove::TakenBack => {
                let Some(_) = self.done.pop() else {
                    return Err(broken(Misfit::NothingBefore));
                };
                self.marks.pop();
                self.kept.truncate(self.done.len() / APART + 1);
                self.position = self.standing();
                self.note(None, "back", &[]);
            }
            TranscriptMove::Rewound(plies) => {
                let Some(standing) = self.done.len().checked_sub(*plies) else {
                    return Err(broken(Misfit::NothingBefore));
                };
                self.done.truncate(standing);
                self.marks.truncate(standing);
                self.kept.truncate(standing / APART + 1);
                self.position = self.standing();
                self.note(None, "rewound", &[]);
            }
            TranscriptMove::Resigned(seat) => {
                self.gone = self.gone.with(*seat);
                self.note(Some(*seat), "resigned", &[]);
            }
            TranscriptMove::Replaced(seat, _) => {
                self.gone = self.gone.without(*seat);
                self.note(Some(*seat), "replaced", &[]);
            }
        }
        Ok(true)
    }

    fn play(
        &mut self,
        seat: Seat,
        notation: &str,
        luck: &[Draw],
        seeded: Option<Chance<'_>>,
    ) -> Result<bool, Misfit> {
        let action = notation
            .parse::<G::Action>()
            .map_err(|_| Misfit::NoAction(quoted(notation)))?;
        let play = |position: &mut Position<G>, chance: &mut Chance<'_>| {
            let played = position.play(seat, action.clone(), chance);
            played.map_err(|reason| Misfit::forbidden(notation, &reason))
        };
        let mut follows = None;
        if let Some(mut chance) = seeded {
            let played = play(&mut self.position, &mut chance)?;
            if chance.drawn() == luck {
                follows = Some(played);
            } else {
                self.position = self.standing();
            }
        }
        let same = follows.is_some();
        let Played { events, .. } = match follows {
            Some(played) => played,
            None => {
                let mut chance = scripted(luck);
                let played = play(&mut self.position, &mut chance)?;
                chance.finish().map_err(|mismatch| Misfit::from(&mismatch))?;
                played
            }
        };
        self.marks.push(Mark {
            seat,
            drew: !luck.is_empty(),
            uncovered: events.iter().any(G::uncovers),
            // A record does not say it, and records of earlier versions take such plies back.
            by_host: false,
            stood_in: false,
            secret: false,
            round: G::round(self.position.public()),
        });
        self.done.push(events);
        if self.done.len().is_multiple_of(APART) {
            self.kept.push(self.position.clone());
        }
        self.note(Some(seat), notation, luck);
        Ok(same)
    }

    /// The position after the plies that stand.
    fn standing(&self) -> Position<G> {
        let at = self.done.len() / APART;
        let mut position = self.kept[at].clone();
        position
            .follow(self.done[at * APART..].iter().flatten())
            .unwrap_or_else(|why| unreachable!("what happened here can happen again: {why}"));
        position
    }

    fn note(&mut self, seat: Option<Seat>, action: &str, luck: &[Draw]) {
        self.draws += luck.len();
        let Some(steps) = &mut self.steps else { return };
        let next = match self.position.turn() {
            Turn::Awaits(seats) => {
                json!({ "awaits": seats.iter().map(|seat| seat.number()).collect::<Vec<_>>() })
            }
            Turn::Over(outcome) => json!({ "over": {
                "how": outcome.how,
                "winners": outcome.winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(),
                "scores": outcome.scores,
            } }),
        };
        steps.push(ReplayLine {
            ply: u32::try_from(self.done.len()).unwrap_or(u32::MAX),
            seat: seat.map(|seat| seat.number()),
            action: action.to_owned(),
            luck: luck.iter().map(Draw::to_string).collect(),
            public: serde_json::to_value(self.position.public()).unwrap_or(Value::Null),
            scores: self.position.scores().values().copied().collect(),
            next,
        });
    }

    /// How the game ended, where that is because one seat alone was not given up.
    pub(super) fn ended_alone(&self, end: &End) -> Option<Outcome> {
        let mut left = Seat::all(self.position.seats()).filter(|seat| !self.gone.has(*seat));
        match (end, self.position.turn(), left.next(), left.next()) {
            (End::Over { how, .. }, Turn::Awaits(_), Some(seat), None) if how == Outcome::ALONE => {
                Some(alone(&self.position, seat))
            }
            _ => None,
        }
    }

    /// Whether the end that is written is the end that came.
    pub(super) fn ends(&self, end: &End) -> Result<(), Unreplayable> {
        let broken = |why| Unreplayable {
            ply: self.plies(),
            part: TranscriptPart::End,
            why,
        };
        let alone = self.ended_alone(end).map(Turn::Over);
        let turn = alone.unwrap_or_else(|| self.position.turn());
        match (end, turn) {
            (End::Over { how, winners, scores }, Turn::Over(outcome)) => {
                let same = *how == outcome.how
                    && outcome
                        .winners
                        .iter()
                        .map(|seat| seat.number())
                        .eq(winners.iter().copied())
                    && outcome.scores.values().eq(scores);
                same.then_some(()).ok_or_else(|| broken(Misfit::OtherEnd))
            }
            (End::Over { .. }, Turn::Awaits(_)) => Err(broken(Misfit::NotOver)),
            (End::Open | End::Closed, _) => Ok(()),
        }
    }
}
