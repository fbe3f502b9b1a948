//! Checking a transcript: that it follows the rules, that its luck follows from its seed, and that
//! its tickets and take-backs are such as a table has. Says how much work it was, so that whoever
//! asks can be given so much and no more.

use super::binding;
use super::duplicate::{self, DrawCounts, KeyRule, Original};
use super::fair::{Entropy, Seed};
use super::replay::{self, Unreplayable, Walk};
use super::ticket;
use super::transcript::{End, Transcript, TranscriptMove};
use super::verdict::LuckVerdict;
use crate::portray::Portray;
use crate::rules::Chance;

/// What came of checking a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What was found, or where it does not follow the rules.
    pub found: Result<LuckVerdict, Unreplayable>,
    /// How much work it was, in steps: one for each action that was played, or played again after a
    /// take-back, and for each item that was drawn.
    pub steps: u64,
}

/// What luck is derived from.
struct Source {
    seed: Seed,
    entropy: Entropy,
    /// Whose luck it is, where it is not its own.
    original: Option<Original>,
    /// Whether its draws are counted by label, whatever their ply.
    counted: bool,
    /// How many draws came before the next ply, and before each ply that stands.
    before: DrawCounts,
    earlier: Vec<DrawCounts>,
}

impl Source {
    /// The seed and the shares of a transcript; nothing where there are not all of them.
    fn of(transcript: &Transcript) -> Option<Source> {
        let (seed, entropy) = transcript.luck()?;
        Some(Source {
            seed,
            entropy,
            original: transcript.original.clone(),
            counted: transcript.twins || transcript.source.is_some(),
            before: DrawCounts::of(&transcript.deal),
            earlier: Vec::new(),
        })
    }

    /// The luck of a ply that follows these draws.
    fn chance<'a>(&'a self, ply: u32, before: &'a DrawCounts) -> Chance<'a> {
        duplicate::chance(&self.seed, self.rule(), (ply, before))
    }

    /// Which key each draw has.
    fn rule(&self) -> KeyRule<'_> {
        match &self.original {
            Some(original) => KeyRule::Original(original),
            None if self.counted => KeyRule::Counted(&self.entropy),
            None => KeyRule::ByPly(&self.entropy),
        }
    }

    /// Goes on behind a move.
    fn follow(&mut self, next: &TranscriptMove) {
        let back = match next {
            TranscriptMove::Played { luck, .. } => {
                self.earlier.push(self.before.clone());
                return self.before.add(luck);
            }
            TranscriptMove::TakenBack => 1,
            TranscriptMove::Rewound(plies) => *plies,
            TranscriptMove::Resigned(_) | TranscriptMove::Replaced(..) => return,
        };
        let standing = self.earlier.len().saturating_sub(back);
        if let Some(before) = self.earlier.drain(standing..).next() {
            self.before = before;
        }
    }
}

/// Checks a transcript in at most so many steps.
///
/// The rules say what is drawn from what, so it is played with luck from its seed, and each ply's
/// draws are compared with what is written.
pub(super) fn judge<G: Portray>(transcript: &Transcript, most: u64) -> Judged {
    let mut steps = 0;
    let found = check::<G>(transcript, most, &mut steps);
    Judged { found, steps }
}

fn check<G: Portray>(
    transcript: &Transcript,
    most: u64,
    steps: &mut u64,
) -> Result<LuckVerdict, Unreplayable> {
    let mut source = Source::of(transcript).zip(transcript.table);
    let mut walk = replay::begin::<G>(transcript, None)?;
    let mut fault = match &source {
        Some((source, _)) => other_deal::<G>(transcript, source)?,
        None => None,
    };
    for (nth, next) in (1..).zip(&transcript.moves) {
        *steps += u64::try_from(walk.work(next)).unwrap_or(u64::MAX);
        if *steps > most {
            return Ok(LuckVerdict::TooLong);
        }
        // One fault is enough, and the first of them is told: what follows is played as it is
        // written.
        let seeded = source.as_ref().filter(|_| fault.is_none());
        let found = follow(&mut walk, nth, next, seeded.map(|(source, _)| source))?;
        fault = fault.or(found);
        if let Some((source, _)) = source.as_mut().filter(|(source, _)| source.rule().counts()) {
            source.follow(next);
        }
    }
    walk.ends(&transcript.end)?;
    let Some((source, table)) = source else {
        let tableless = transcript.seed.is_some() && transcript.table.is_none();
        return Ok(if tableless {
            LuckVerdict::NoLine("table")
        } else {
            LuckVerdict::NoSeed
        });
    };
    if transcript.commitment.is_none() {
        return Ok(LuckVerdict::NoLine("commitment"));
    }
    if transcript.commitment.as_deref() != Some(transcript.promise_with(table, &source.seed).as_str()) {
        return Ok(LuckVerdict::OtherSeed);
    }
    // Of another round comes other luck, so what is wrong with the round is told first.
    let fault = match (begun_otherwise(transcript), &transcript.source) {
        (begun, Some(_)) => begun.or(fault),
        (begun, None) => fault.or(begun),
    };
    Ok(fault.unwrap_or(match transcript.end {
        End::Open => LuckVerdict::CutOff(walk.plies()),
        End::Closed | End::Over { .. } => LuckVerdict::Fair(walk.draws),
    }))
}

/// What is wrong with how people joined and the game was begun, if anything.
fn begun_otherwise(transcript: &Transcript) -> Option<LuckVerdict> {
    if let Some(source) = &transcript.source {
        let fault = binding::check_announced(transcript, source).err()?;
        return Some(LuckVerdict::Beacon(fault));
    }
    let shares = transcript
        .seats
        .iter()
        .filter_map(|seat_line| seat_line.share.as_ref());
    let tickets: Vec<u64> = shares.map(|share| share.ticket).collect();
    if let Err((seat, fault)) = ticket::check(transcript.opened, &tickets) {
        return Some(LuckVerdict::Ticket { seat, fault });
    }
    let beacon = transcript.beacon.as_ref()?;
    let fault = binding::check(beacon, (transcript.opened, transcript.start), &tickets).err()?;
    Some(LuckVerdict::Beacon(fault))
}

/// Whether the deal follows from the seed; what is wrong if not.
fn other_deal<G: Portray>(
    transcript: &Transcript,
    source: &Source,
) -> Result<Option<LuckVerdict>, Unreplayable> {
    let none = DrawCounts::default();
    let mut chance = source.chance(0, &none);
    replay::opening::<G>(transcript)?.deal(&mut chance);
    Ok((chance.drawn() != transcript.deal).then_some(LuckVerdict::OtherLuck { ply: 0, step: 0 }))
}

/// Goes on by a move; what is wrong there, if anything.
fn follow<G: Portray>(
    walk: &mut Walk<G>,
    step: usize,
    next: &TranscriptMove,
    source: Option<&Source>,
) -> Result<Option<LuckVerdict>, Unreplayable> {
    let ply = walk.plies().saturating_add(1);
    let seeded = source.map(|source| source.chance(ply, &source.before));
    let allowed = match next {
        TranscriptMove::TakenBack => walk.may_take_back(),
        TranscriptMove::Rewound(plies) => walk.may_rewind(*plies),
        TranscriptMove::Played { .. } | TranscriptMove::Resigned(_) | TranscriptMove::Replaced(..) => true,
    };
    let same = walk.step(step, next, seeded)?;
    Ok(match (allowed, same || source.is_none()) {
        (false, _) => Some(LuckVerdict::TakenBack { ply: ply - 1, step }),
        (true, false) => Some(LuckVerdict::OtherLuck { ply, step }),
        (true, true) => None,
    })
}

/// What checking found, where a transcript that does not follow the rules is one whose luck does
/// not follow.
pub(super) fn verify<G: Portray>(transcript: &Transcript) -> LuckVerdict {
    judge::<G>(transcript, u64::MAX)
        .found
        .unwrap_or_else(|why| LuckVerdict::OtherLuck {
            ply: why.ply,
            step: why.part.step(),
        })
}
