//! What Kingsburg hides: the enemy of the year from all who have not looked, and the troop that a
//! seat has named.

use super::{Hides, Twin};
use crate::random::Pick;
use tavolo::games::kingsburg::{Enemy, Kingsburg, Phase};
use tavolo::rules::{Seat, Seats, State, Turn, Viewer};

/// Another enemy of the year in the minds of those who have looked; and other troops.
impl Hides for Kingsburg {
    fn twins(state: &State<Kingsburg>, viewer: Viewer, pick: &mut Pick) -> Vec<Twin<Kingsburg>> {
        let mut twins = Vec::new();
        if matches!(state.turn(), Turn::Over(_)) {
            return twins;
        }
        let looked = |seat: Seat| viewer == Viewer::Seat(seat) && state.public.knows.has(seat);
        if state.secret.enemy.is_some() && !Seat::all(state.seats()).any(looked) {
            let mut twin = state.clone();
            let others: Vec<Enemy> = Enemy::of_year(state.public.year)
                .filter(|enemy| Some(*enemy) != state.secret.enemy)
                .collect();
            let other = others[pick.below(others.len())];
            twin.secret.enemy = Some(other);
            twin.private
                .iter_mut()
                .filter(|(_, own)| own.seen.is_some())
                .for_each(|(_, own)| own.seen = Some(other));
            twins.push(Twin {
                state: twin,
                lasts: true,
            });
        }
        let named: Seats = Seat::all(state.seats())
            .filter(|seat| state.private[*seat].troop.is_some())
            .collect();
        for seat in named.iter().filter(|seat| viewer != Viewer::Seat(*seat)) {
            for troop in state.public.provinces[seat]
                .troops()
                .filter(|troop| state.private[seat].troop != Some(*troop))
            {
                let mut twin = state.clone();
                twin.private[seat].troop = Some(troop);
                twins.push(Twin {
                    state: twin,
                    lasts: false,
                });
            }
        }
        twins
    }

    /// Whoever may be about to look, or to see the card turned, learns something.
    fn quiet(state: &State<Kingsburg>) -> bool {
        let quiet = matches!(
            state.public.phase,
            Phase::Reroll(_) | Phase::Build(_) | Phase::BuildAgain(_) | Phase::TownHall(_)
        );
        quiet && !state.public.options.dm
    }
}
