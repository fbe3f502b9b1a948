//! Playing a transcript again by the rules, with its own luck; and deriving that luck from its seed.

use super::fair::{self, Seed, Share};
use super::stage::Course;
use super::transcript::{End, Part, Transcript, quoted};
use crate::portray::Portray;
use crate::rules::{Chance, Chosen, Draw, Mismatch, Reason, Seat, Seating, State, Turn};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;

/// One line of a replay.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// The ply; 0 is the deal.
    pub ply: u32,
    /// Who acted.
    pub seat: Option<u8>,
    /// What they did, in notation (`deal`, `back`, `resigned`, `replaced` beside the game's own).
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
    pub steps: Vec<Step>,
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
    pub part: Part,
    /// What does not follow the rules.
    pub why: String,
}

impl Unreplayable {
    pub(super) fn game(id: &str) -> Unreplayable {
        let part = Part::Heading("game".to_owned());
        Unreplayable { ply: 0, part, why: format!("this program has no game «{}»", quoted(id)) }
    }
}

/// What checking a transcript's luck against its seed found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The seed fits the commitment and every draw follows from it; how many draws there were.
    Fair(usize),
    /// The seed is not what was committed to.
    OtherSeed,
    /// The draws of this ply do not follow from the seed.
    OtherLuck {
        /// The ply; 0 is the deal.
        ply: u32,
        /// So manieth of what the record tells; 0 is the deal.
        step: usize,
    },
    /// It has no seed yet (the table has not ended), or no table of ours played it.
    NoSeed,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fair(draws) => write!(f, "all {draws} draws follow from the seed, and the seed is the one that was promised"),
            Verdict::OtherSeed => f.write_str("the seed is not the one that was promised before the start"),
            Verdict::OtherLuck { ply, .. } => write!(f, "the luck of ply {ply} does not follow from the seed"),
            Verdict::NoSeed => f.write_str("there is no seed to check the luck with: the table has not ended, or none of ours played it"),
        }
    }
}

impl Verdict {
    /// The part of a record that it is about.
    #[must_use]
    pub fn part(&self) -> Part {
        match self {
            Verdict::Fair(_) => Part::End,
            Verdict::OtherSeed => Part::Heading("seed".to_owned()),
            Verdict::OtherLuck { step, .. } => Part::Step(*step),
            Verdict::NoSeed => Part::Step(0),
        }
    }
}

/// Luck as the transcript says it fell.
fn scripted(luck: &[Draw]) -> Chance<'static> {
    Chance::scripted(luck.iter().cloned())
}

/// How far apart kept positions are, in plies: taking back costs no more than this many, however long a record is.
const APART: usize = 16;

struct Walk<G: Portray> {
    state: State<G>,
    /// The positions after 0, 16, 32, … plies.
    kept: Vec<State<G>>,
    done: Vec<Vec<G::Event>>,
    /// A line for each ply, for whoever wants to read them: a position in JSON is large, and a record can be long.
    steps: Option<Vec<Step>>,
    draws: usize,
}

/// Plays a transcript again, and tells of each ply.
pub(super) fn replay<G: Portray>(transcript: &Transcript) -> Result<Replayed, Unreplayable> {
    let walk = walk::<G>(transcript, Some(Vec::new()))?;
    Ok(Replayed { steps: walk.steps.unwrap_or_default(), draws: walk.draws })
}

/// Plays a transcript again: how many draws there were.
pub(super) fn follows<G: Portray>(transcript: &Transcript) -> Result<usize, Unreplayable> {
    walk::<G>(transcript, None).map(|walk| walk.draws)
}

fn walk<G: Portray>(transcript: &Transcript, steps: Option<Vec<Step>>) -> Result<Walk<G>, Unreplayable> {
    let fail = |ply: usize, part, why: String| Unreplayable { ply: u32::try_from(ply).unwrap_or(u32::MAX), part, why };
    let mut walk = begin::<G>(transcript, steps).map_err(|(part, why)| fail(0, part, why))?;
    for (nth, course) in (1..).zip(&transcript.course) {
        let ply = walk.done.len() + 1;
        walk.step(course).map_err(|why| fail(ply, Part::Step(nth), why))?;
    }
    walk.ends(&transcript.end).map_err(|why| fail(walk.done.len(), Part::End, why))?;
    Ok(walk)
}

fn begin<G: Portray>(transcript: &Transcript, steps: Option<Vec<Step>>) -> Result<Walk<G>, (Part, String)> {
    let wrong = |words: &str, why: String| Err((Part::Heading(words.to_owned()), why));
    if transcript.schema > G::SCHEMA {
        return wrong("game", format!("the record has schema {}, this program knows {}", transcript.schema, G::SCHEMA));
    }
    let seats = u8::try_from(transcript.seats.len()).unwrap_or(u8::MAX);
    if !G::SEATS.contains(&seats) {
        return wrong("seat", format!("{} is played by {} to {}, not {seats}", G::ID, G::SEATS.start(), G::SEATS.end()));
    }
    let mut chosen = Chosen::default();
    for (key, value) in &transcript.options {
        chosen.set(key, value);
        if !chosen.parted(G::GIVEN).1.known(G::OPTIONS) {
            let words = format!("option {key} {value}");
            return wrong(words.trim_end(), format!("{} has no option or value «{}»", G::ID, quoted(&format!("{key} {value}"))));
        }
    }
    let seating = Seating { seats };
    let broken = |reason: Reason| (Part::Heading("option".to_owned()), format!("the options break the rule {}", reason.rule));
    let options = G::options(&chosen, seating).map_err(broken)?;
    let mut state = G::setup(&options, seating);
    let mut chance = scripted(&transcript.deal);
    let events = G::deal(&state, &mut chance);
    chance.finish().map_err(|mismatch| (Part::Step(0), misfit(&mismatch)))?;
    events.iter().for_each(|event| G::evolve(&mut state, event));
    let mut walk = Walk { kept: vec![state.clone()], state, done: Vec::new(), steps, draws: 0 };
    walk.note(None, "deal", &transcript.deal);
    Ok(walk)
}

fn misfit(mismatch: &Mismatch) -> String {
    let scripted = mismatch.scripted.as_ref().map_or_else(|| "nothing".to_owned(), |draw| format!("«{}»", quoted(&draw.to_string())));
    match mismatch.asked.as_str() {
        "" => format!("the rules draw nothing more, the record has {scripted}"),
        asked => format!("the rules draw {asked}, the record has {scripted}"),
    }
}

impl<G: Portray> Walk<G> {
    fn step(&mut self, course: &Course) -> Result<(), String> {
        match course {
            Course::Played { seat, action, luck } => self.play(*seat, action, luck),
            Course::TakenBack => {
                let Some(_) = self.done.pop() else { return Err("there is nothing to take back".to_owned()) };
                let at = self.done.len() / APART;
                self.kept.truncate(at + 1);
                self.state = self.kept[at].clone();
                self.done[at * APART..].iter().flatten().for_each(|event| G::evolve(&mut self.state, event));
                self.note(None, "back", &[]);
                Ok(())
            }
            Course::Resigned(seat) => {
                self.note(Some(*seat), "resigned", &[]);
                Ok(())
            }
            Course::Replaced(seat, _) => {
                self.note(Some(*seat), "replaced", &[]);
                Ok(())
            }
        }
    }

    fn play(&mut self, seat: Seat, notation: &str, luck: &[Draw]) -> Result<(), String> {
        let short = quoted(notation);
        let action = notation.parse::<G::Action>().map_err(|_| format!("«{short}» is not an action"))?;
        let legal = self.state.permit(seat, action).map_err(|reason| format!("«{short}» breaks the rule {}", reason.rule))?;
        let mut chance = scripted(luck);
        let events = G::decide(legal, &mut chance);
        chance.finish().map_err(|mismatch| misfit(&mismatch))?;
        events.iter().for_each(|event| G::evolve(&mut self.state, event));
        self.done.push(events);
        if self.done.len().is_multiple_of(APART) {
            self.kept.push(self.state.clone());
        }
        self.note(Some(seat), notation, luck);
        Ok(())
    }

    fn note(&mut self, seat: Option<Seat>, action: &str, luck: &[Draw]) {
        self.draws += luck.len();
        let Some(steps) = &mut self.steps else { return };
        let next = match self.state.turn() {
            Turn::Awaits(seats) => json!({ "awaits": seats.iter().map(|seat| seat.0).collect::<Vec<_>>() }),
            Turn::Over(outcome) => json!({ "over": {
                "how": outcome.how,
                "winners": outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(),
                "scores": outcome.scores,
            } }),
        };
        steps.push(Step {
            ply: u32::try_from(self.done.len()).unwrap_or(u32::MAX),
            seat: seat.map(|seat| seat.0),
            action: action.to_owned(),
            luck: luck.iter().map(Draw::to_string).collect(),
            public: serde_json::to_value(&self.state.public).unwrap_or(Value::Null),
            scores: G::scores(&self.state.public).values().copied().collect(),
            next,
        });
    }

    /// Whether the end that is written is the end that came.
    fn ends(&self, end: &End) -> Result<(), String> {
        match (end, self.state.turn()) {
            (End::Over { how, winners, scores }, Turn::Over(outcome)) => {
                let same = *how == outcome.how
                    && outcome.winners.iter().map(|seat| seat.0).eq(winners.iter().copied())
                    && outcome.scores.values().eq(scores);
                same.then_some(()).ok_or_else(|| "by the rules it ends otherwise".to_owned())
            }
            (End::Over { .. }, Turn::Awaits(_)) => Err("by the rules it is not over yet".to_owned()),
            (End::Open | End::Closed, _) => Ok(()),
        }
    }
}

/// Checks a transcript's luck: the commitment, and every draw.
///
/// The rules say what is drawn from what, so the transcript is played with luck from its seed, and
/// each ply's draws are compared with what is written.
#[must_use]
pub(super) fn verify<G: Portray>(transcript: &Transcript) -> Verdict {
    let shares: Option<Vec<Share>> = transcript.seats.iter().map(|chair| chair.share.clone()).collect();
    let seed = transcript.seed.as_deref().and_then(Seed::parse);
    let (Some(shares), Some(seed), Some(table)) = (shares, seed, transcript.table) else { return Verdict::NoSeed };
    if transcript.commitment.as_deref() != Some(fair::commitment(table, &seed).as_str()) {
        return Verdict::OtherSeed;
    }
    let entropy = fair::entropy(&shares);
    let chance = |ply: u32| {
        let (seed, entropy) = (seed.clone(), entropy);
        Chance::keyed(move |label, index| fair::key(&seed, ply, label, index, &entropy))
    };
    let Ok(mut walk) = begin::<G>(transcript, None) else { return Verdict::OtherLuck { ply: 0, step: 0 } };
    let mut chosen = Chosen::default();
    transcript.options.iter().for_each(|(key, value)| chosen.set(key, value));
    let seating = Seating { seats: walk.state.seats() };
    let Ok(options) = G::options(&chosen, seating) else { return Verdict::OtherLuck { ply: 0, step: 0 } };
    let mut deal = chance(0);
    G::deal(&G::setup(&options, seating), &mut deal);
    if deal.drawn() != transcript.deal {
        return Verdict::OtherLuck { ply: 0, step: 0 };
    }
    for (step, course) in (1..).zip(&transcript.course) {
        let ply = u32::try_from(walk.done.len() + 1).unwrap_or(u32::MAX);
        if let Course::Played { seat, action, luck } = course {
            let mut fresh = chance(ply);
            let legal = action.parse::<G::Action>().ok().and_then(|action| walk.state.permit(*seat, action).ok());
            let Some(legal) = legal else { return Verdict::OtherLuck { ply, step } };
            G::decide(legal, &mut fresh);
            if fresh.drawn() != luck.as_slice() {
                return Verdict::OtherLuck { ply, step };
            }
        }
        if walk.step(course).is_err() {
            return Verdict::OtherLuck { ply, step };
        }
    }
    Verdict::Fair(walk.draws)
}
