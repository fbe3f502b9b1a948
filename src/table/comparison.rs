//! Two games that were played with the same luck, beside each other: how each ended, and turn by turn where they
//! differ. Knows no game and no user interface.

use super::catalogue::Catalogue;
use super::replay::Unreplayable;
use super::retelling::{RetoldEnd, RetoldStep};
use super::transcript::Transcript;
use crate::words::Message;

/// Two games beside each other.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// How each ended.
    pub ends: [ComparedEnd; 2],
    /// How many of the table's turns, the deal not counted, went alike before the first that did not.
    pub alike: usize,
    /// The turns that did not, in order, with what everyone was told of each.
    pub turns: Vec<ComparedTurn>,
}

/// How one of two games ended.
#[derive(Clone, Debug)]
pub struct ComparedEnd {
    /// Who sat there at the end, by seat.
    pub names: Vec<String>,
    /// The scores as they stood then, by seat.
    pub scores: Vec<i32>,
}

/// A turn in which two games differ.
#[derive(Clone, Debug)]
pub struct ComparedTurn {
    /// Its number, from 1.
    pub number: usize,
    /// What was told of it in each; nothing where that game was over by then, or nobody was told anything.
    pub told: [Vec<Message>; 2],
}

/// What was done in a turn: in notation, and as everyone was told.
#[derive(Default)]
struct Turn {
    done: Vec<(Option<u8>, String)>,
    told: Vec<Message>,
}

impl Comparison {
    /// Compares two transcripts that have ended. What was taken back is left out.
    ///
    /// # Errors
    /// The first place where one of them does not follow the rules, or that its game has not ended.
    pub fn of(catalogue: &Catalogue, games: [&Transcript; 2]) -> Result<Comparison, Unreplayable> {
        let [(one, first), (other, second)] = [turns(catalogue, games[0])?, turns(catalogue, games[1])?];
        let mut both = Vec::new();
        let (mut one, mut other) = (one.into_iter(), other.into_iter());
        loop {
            match (one.next(), other.next()) {
                (None, None) => break,
                pair => both.push(pair),
            }
        }
        let same = |pair: &(Option<Turn>, Option<Turn>)| match pair {
            (Some(one), Some(other)) => one.done == other.done,
            _ => false,
        };
        let alike = both.iter().take_while(|pair| same(pair)).count();
        let told = |turn: Option<Turn>| turn.map(|turn| turn.told).unwrap_or_default();
        let differing = (1..).zip(both).filter(|(_, pair)| !same(pair));
        let turns = differing.map(|(number, (one, other))| ComparedTurn {
            number,
            told: [told(one), told(other)],
        });
        Ok(Comparison {
            ends: [first, second],
            alike,
            turns: turns.collect(),
        })
    }
}

/// The turns of a game behind its deal, and how it ended.
fn turns(catalogue: &Catalogue, transcript: &Transcript) -> Result<(Vec<Turn>, ComparedEnd), Unreplayable> {
    let (mut turns, mut scores) = (Vec::<Turn>::new(), Vec::new());
    let mut take = |step: RetoldStep| {
        scores = step.scores;
        let Some(nth) = usize::try_from(step.turn)
            .ok()
            .and_then(|turn| turn.checked_sub(1))
        else {
            return;
        };
        if turns.len() <= nth {
            turns.resize_with(nth + 1, Turn::default);
        }
        if let Some(turn) = turns.get_mut(nth) {
            turn.done.push((step.seat, step.notation));
            turn.told.extend(step.told);
        }
    };
    let RetoldEnd { names, .. } = catalogue.retell(&transcript.standing(), &mut take)?;
    Ok((turns, ComparedEnd { names, scores }))
}
