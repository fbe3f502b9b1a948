//! Two games that were played with the same luck, beside each other: how each ended, and round by round where they
//! differ. Knows no game and no user interface.

use super::catalogue::Catalogue;
use super::replay::Unreplayable;
use super::retold_step::{RetoldEnd, RetoldStep};
use super::transcript::{End, Transcript, TranscriptMove};
use crate::words::Message;
use std::collections::BTreeMap;

/// Two games beside each other.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// How each ended.
    pub ends: [ComparedEnd; 2],
    /// How many actions were the same before the first that was not.
    pub alike: usize,
    /// The rounds that both have from there on, in order, as far as they differ.
    pub rounds: Vec<ComparedRound>,
}

/// How one of two games ended.
#[derive(Clone, Debug)]
pub struct ComparedEnd {
    /// Who sat there at the end, by seat.
    pub names: Vec<String>,
    /// The scores as they stood then, by seat.
    pub scores: Vec<i32>,
    /// The seats that won, from 0; nobody's where it was closed.
    pub winners: Vec<u8>,
    /// How many actions it had.
    pub actions: usize,
}

/// A round in which two games differ.
#[derive(Clone, Debug)]
pub struct ComparedRound {
    /// Its number, from 1.
    pub number: usize,
    /// What everyone was told of it in each, from where they differ.
    pub told: [Vec<Message>; 2],
}

/// An action that stands, and what everyone was told of it.
struct Act {
    seat: Option<u8>,
    notation: String,
    round: u32,
    told: Vec<Message>,
}

impl Comparison {
    /// Compares two transcripts that have ended. What was taken back is left out, and who came and went.
    ///
    /// # Errors
    /// The first place where one of them does not follow the rules, or that its game has not ended.
    pub fn of(catalogue: &Catalogue, games: [&Transcript; 2]) -> Result<Comparison, Unreplayable> {
        let [(one, first), (other, second)] = [played(catalogue, games[0])?, played(catalogue, games[1])?];
        let same = |(one, other): &(&Act, &Act)| (one.seat, &one.notation) == (other.seat, &other.notation);
        let alike = one.iter().zip(&other).take_while(same).count();
        let mut rounds: BTreeMap<u32, [Option<Vec<&Act>>; 2]> = BTreeMap::new();
        for (side, acts) in [&one, &other].into_iter().enumerate() {
            for (nth, act) in acts.iter().enumerate() {
                let round = &mut rounds.entry(act.round).or_default()[side];
                let later = round.get_or_insert_default();
                if nth >= alike {
                    later.push(act);
                }
            }
        }
        let differ = |acts: &[Vec<&Act>; 2]| {
            let done = |side: usize| acts[side].iter().map(|act| (act.seat, &act.notation));
            !done(0).eq(done(1)) && acts.iter().all(|acts| !acts.is_empty())
        };
        let told = |acts: Vec<&Act>| acts.iter().flat_map(|act| act.told.clone()).collect();
        let both = (1..)
            .zip(rounds.into_values())
            .filter_map(|(number, [one, other])| {
                let acts = [one?, other?];
                differ(&acts).then(|| ComparedRound {
                    number,
                    told: acts.map(told),
                })
            });
        Ok(Comparison {
            ends: [first, second],
            alike,
            rounds: both.collect(),
        })
    }
}

/// The actions of a game that stand, and how it ended.
fn played(catalogue: &Catalogue, transcript: &Transcript) -> Result<(Vec<Act>, ComparedEnd), Unreplayable> {
    let standing = transcript.standing();
    let mut moves = standing.moves.iter();
    let (mut acts, mut scores, mut dealt) = (Vec::new(), Vec::new(), false);
    let mut take = |step: RetoldStep| {
        scores = step.scores;
        // The first step is the deal; the others are the transcript's.
        let played = dealt && matches!(moves.next(), Some(TranscriptMove::Played { .. }));
        dealt = true;
        if played {
            acts.push(Act {
                seat: step.seat,
                notation: step.notation,
                round: step.round,
                told: step.told,
            });
        }
    };
    let RetoldEnd { names, .. } = catalogue.retell(&standing, &mut take)?;
    let winners = match &transcript.end {
        End::Over { winners, .. } => winners.clone(),
        End::Closed | End::Open => Vec::new(),
    };
    let end = ComparedEnd {
        names,
        scores,
        winners,
        actions: acts.len(),
    };
    Ok((acts, end))
}
