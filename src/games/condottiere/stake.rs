//! What a region is worth to a seat at first sight, and to the others.

use super::components::Region;
use super::state::Public;
use crate::rules::{FeatureTally, Seat, Seats, indicator};

/// What a region is worth to a seat, and to the others.
pub(super) struct Stake {
    /// How many of the seat's own regions lie beside it, in threes.
    pub(super) own: f32,
    /// How many of another seat's, the most.
    pub(super) other: f32,
    /// 1 where it may win the seat the game.
    pub(super) wins: f32,
    /// Whom else it may win the game.
    pub(super) threats: Seats,
}

impl Stake {
    /// Of a battle that is for the whole game.
    pub(super) fn all(seats: u8, seat: Seat) -> Stake {
        Stake {
            own: 0.0,
            other: 0.0,
            wins: 1.0,
            threats: Seat::all(seats).filter(|other| *other != seat).collect(),
        }
    }

    pub(super) fn of(public: &Public, seat: Seat, region: Region) -> Stake {
        let goal = public.goal();
        let mut stake = Stake {
            own: 0.0,
            other: 0.0,
            wins: 0.0,
            threats: Seats::NONE,
        };
        // How many regions of each seat lie beside this one.
        let (all, mut beside) = (public.owners.counts(), [0u8; Seat::MOST as usize]);
        for next in region.neighbours() {
            if let Some(owner) = public.owners.of(*next) {
                beside[owner.index()] += 1;
            }
        }
        for any in Seat::all(public.seats()) {
            let (with, beside) = (all[any.index()] + 1, beside[any.index()]);
            // Whether they are connected is not looked at: that takes longer than it tells.
            let wins = with >= goal.total || beside > 0 && with >= goal.connected;
            let beside = f32::from(beside) / 3.0;
            if any == seat {
                (stake.own, stake.wins) = (beside, indicator(wins));
            } else {
                stake.other = stake.other.max(beside);
                if wins {
                    stake.threats = stake.threats.with(any);
                }
            }
        }
        stake
    }

    /// 1 where it may win another seat the game.
    pub(super) fn loses(&self) -> f32 {
        indicator(!self.threats.is_empty())
    }

    pub(super) fn features(&self, first: usize, tally: &mut FeatureTally<'_>) {
        tally.add_all(first, [self.own, self.other, self.wins, self.loses()]);
    }
}
