//! What a region is worth to a seat at first sight, and to the others.

use super::components::Region;
use super::state::Public;
use crate::rules::Seat;

/// What a region is worth to a seat, and to the others.
pub(super) struct Stake {
    /// How many of the seat's own regions lie beside it, in threes.
    pub(super) own: f32,
    /// How many of another seat's, the most.
    pub(super) other: f32,
    /// 1 where it may win the seat the game.
    pub(super) wins: f32,
    /// 1 where it may win another seat the game.
    pub(super) loses: f32,
}

impl Stake {
    /// Of a battle that is for the whole game.
    pub(super) const ALL: Stake = Stake {
        own: 0.0,
        other: 0.0,
        wins: 1.0,
        loses: 1.0,
    };

    pub(super) fn of(public: &Public, seat: Seat, region: Region) -> Stake {
        let goal = public.goal();
        let mut stake = Stake {
            own: 0.0,
            other: 0.0,
            wins: 0.0,
            loses: 0.0,
        };
        for any in Seat::all(public.seats()) {
            let neighbours = region.neighbours().iter();
            let beside = neighbours
                .filter(|next| public.owners.of(**next) == Some(any))
                .count();
            let with = public.owners.count(any) + 1;
            // Whether they are connected is not looked at: that takes longer than it tells.
            let wins = flag(with >= goal.total || beside > 0 && with >= goal.connected);
            let beside = beside as f32 / 3.0;
            if any == seat {
                (stake.own, stake.wins) = (beside, wins);
            } else {
                (stake.other, stake.loses) = (stake.other.max(beside), stake.loses.max(wins));
            }
        }
        stake
    }

    pub(super) fn features(&self, first: usize, tell: &mut dyn FnMut(usize, f32)) {
        let amounts = [self.own, self.other, self.wins, self.loses];
        (first..)
            .zip(amounts)
            .for_each(|(feature, amount)| tell(feature, amount));
    }
}

/// 1 for yes, 0 for no.
pub(super) fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}
