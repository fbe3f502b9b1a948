//! When actions may be taken back, who has to agree, and the position before them. Knows nothing of who
//! asks in which way.

use super::history::Mark;
use super::play::Play;
use crate::portray::Portray;
use crate::rules::{Position, Seat, Seats, Turn};

/// The last action is another's: the others can be asked, as far as [`reach`] goes.
pub(super) const OTHERS: &str = "refused-back-other";

/// Why the seat may not take the last action back; nothing if it may.
///
/// One's own last action can be taken back until luck was drawn, something hidden was shown, or
/// another seat has acted; never what the host did for whoever was late. The luck stays the same: a ply that is played again draws the same keys.
pub(super) fn refusal<G: Portray>(play: &Play<G>, seat: Seat) -> Option<&'static str> {
    refusal_after(matches!(play.state.turn(), Turn::Over(_)), play.history.last(), seat)
}

/// The same of any game: whether it is over, and the last ply that stands.
pub(super) fn refusal_after(over: bool, last: Option<Mark>, seat: Seat) -> Option<&'static str> {
    if over {
        return Some("refused-over");
    }
    match last {
        None => Some("refused-back-nothing"),
        Some(ply) if ply.seat != seat => Some(OTHERS),
        Some(ply) if ply.stood_in => Some("refused-back-computer"),
        Some(ply) if ply.by_host => Some("refused-back-host"),
        Some(ply) if ply.drew => Some("refused-back-luck"),
        Some(ply) if ply.uncovered => Some("refused-back-uncovered"),
        Some(_) => None,
    }
}

/// How many of these plies, from the last, may be taken back if the others agree: those that led to
/// the round that is played, and no further.
pub(super) fn reach(plies: &[Mark]) -> usize {
    let Some(now) = plies.last() else { return 0 };
    plies
        .iter()
        .rev()
        .take_while(|ply| ply.round == now.round)
        .count()
}

/// The seats that have acted in these plies, or learned something by them: all, where luck was drawn
/// or something hidden was shown. So do all where the host acted for somebody, since they decided
/// that, and where somebody answered in secret, so that nobody can tell who has.
pub(super) fn concerned(plies: &[Mark]) -> Seats {
    let all = |ply: &Mark| ply.drew || ply.uncovered || ply.by_host || ply.secret;
    if plies.iter().any(all) {
        return Seat::all(Seat::MOST).collect();
    }
    plies.iter().map(|ply| ply.seat).collect()
}

impl<G: Portray> Play<G> {
    /// The position before so many of the last actions that stand.
    pub(super) fn before(&self, plies: usize) -> Position<G> {
        // The deal stands before them.
        let standing = self.history.plies().saturating_sub(plies) + 1;
        let before = self.history.events::<G>();
        // They were followed before, when their records were folded.
        self.opening
            .follow(before.iter().take(standing).flatten())
            .unwrap_or_else(|why| unreachable!("what was followed here can be followed: {why}"))
    }

    /// The position without the last action of a seat that stands, where those after it do not build on
    /// it; nothing if it has none.
    pub(super) fn without_last_of(&self, seat: Seat) -> Option<Position<G>> {
        let at = self.history.last_of(seat)? + 1;
        let events = self.history.events::<G>();
        let others = events.iter().enumerate().filter(|(number, _)| *number != at);
        self.opening.follow(others.flat_map(|(_, events)| events)).ok()
    }
}
