//! How promising each action looks at first sight: titles and cities at once, villages where the token is
//! worth most, steps that strike or that lead to where something can be built.

use super::action::Action;
use super::components::{Building, Terrain};
use super::space::Space;
use super::spaces::Spaces;
use super::state::Public;
use crate::rules::Seat;

/// A weight above 0 for each of the seat's actions, in their order.
pub(super) fn priors(public: &Public, seat: Seat, actions: &[Action]) -> Vec<f32> {
    let board = &public.board;
    let found = |seat| board.strikable(seat);
    let others = Seat::all(public.seats()).filter(|other| *other != seat);
    let look = Look {
        public,
        strikes: found(seat),
        danger: others.fold(Spaces::NONE, |all, other| all | found(other)),
        taken: board.built() | board.hostile(seat),
    };
    actions.iter().map(|action| look.weigh(action)).collect()
}

/// What is looked up once for all actions.
struct Look<'a> {
    public: &'a Public,
    /// Where the seat can strike with two knights.
    strikes: Spaces,
    /// Where others can.
    danger: Spaces,
    /// Where nothing can be built: buildings and other seats' knights.
    taken: Spaces,
}

impl Look<'_> {
    fn weigh(&self, action: &Action) -> f32 {
        match *action {
            Action::Title(_) => 60.0,
            Action::City(_) => 30.0,
            Action::Build(space, Building::Village) => {
                let safe = if self.at(space, self.danger) { 0.5 } else { 1.0 };
                (8.0 + 3.0 * self.gold(space)) * safe
            }
            Action::Build(..) => 2.0,
            Action::Move(from, to) if self.at(to, self.strikes) => {
                let gives_up = if self.at(from, self.taken) { 1.0 } else { 0.5 };
                8.0 * gives_up
            }
            Action::Move(from, to) => {
                let (leads, stands) = (self.site(to), self.site(from));
                if leads > stands { 1.0 + leads - stands } else { 0.2 }
            }
            Action::Recruit(_, knights) => 2.0 * f32::from(knights),
            Action::Take(terrain) => 1.0 + f32::from(terrain.gold()),
            Action::Place(space) => self.surroundings(space),
            Action::Expedition(_) => 0.3,
            Action::Done | Action::Pass => 0.4,
        }
    }

    fn at(&self, space: Space, spaces: Spaces) -> bool {
        self.place(space).is_some_and(|place| spaces.has(place))
    }

    fn place(&self, space: Space) -> Option<u8> {
        self.public.board.outline().place(space)
    }

    fn gold(&self, space: Space) -> f32 {
        let place = self.place(space);
        place.map_or(0.0, |place| f32::from(self.public.board.terrain(place).gold()))
    }

    /// What a knight can do on a space: the gold of a village that can be built there.
    fn site(&self, space: Space) -> f32 {
        if self.at(space, self.taken) {
            0.0
        } else {
            self.gold(space)
        }
    }

    /// The gold that the spaces around a city would bring, beside a lake more.
    fn surroundings(&self, space: Space) -> f32 {
        let board = &self.public.board;
        let Some(place) = self.place(space) else {
            return 1.0;
        };
        let around = board.outline().touching(place) & !self.taken;
        let gold = Terrain::ALL
            .iter()
            .map(|terrain| (around & board.of(*terrain)).len() as f32 * f32::from(terrain.gold()));
        let shore = if board.shore().has(place) { 3.0 } else { 0.0 };
        (1.0 + gold.sum::<f32>() + shore).powi(2) / 20.0
    }
}
