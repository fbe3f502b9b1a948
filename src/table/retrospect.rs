//! Looking back at a game that is over: the decisions that one seat has made, each as it saw it then.

use super::counsel::Counsel;
use super::replay::{self, Unreplayable};
use super::retelling;
use super::transcript::{Transcript, TranscriptMove};
use crate::portray::Portray;
use crate::rules::{Seat, Viewer};

/// The decisions of a seat that stand, in which it had a choice; `theirs` says of each ply that stands whether its
/// player made it, and not the host for them.
pub(super) fn retrospect<G: Portray>(
    transcript: &Transcript,
    seat: Seat,
    theirs: &[bool],
) -> Result<Vec<Counsel>, Unreplayable> {
    let mut walk = replay::begin::<G>(transcript, None)?;
    let mut decisions: Vec<Option<Counsel>> = Vec::new();
    let turns = retelling::turns::<G>(transcript)?;
    for ((nth, next), turn) in (1..).zip(&transcript.moves).zip(turns) {
        let decision = match next {
            TranscriptMove::Played {
                seat: own, action, ..
            } if *own == seat => {
                let view = walk.position().view(Viewer::Seat(seat));
                let made = action
                    .parse::<G::Action>()
                    .ok()
                    .filter(|_| G::legal(view).len() > 1);
                made.and_then(|made| Counsel::of(view, seat, turn, Some(made)))
            }
            _ => None,
        };
        walk.step(nth, next, None)?;
        decisions.push(decision);
        decisions.truncate(usize::try_from(walk.plies()).unwrap_or(usize::MAX));
    }
    let own = decisions.into_iter().enumerate();
    let own = own.filter(|(ply, _)| theirs.get(*ply).copied().unwrap_or(true));
    Ok(own.filter_map(|(_, decision)| decision).collect())
}
