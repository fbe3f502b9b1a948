//! Who plays a match, as one writes it down.

use super::flat;
use std::time::{Duration, Instant};
use tavolo::rules::{Chance, Game, Position, Seat};
use tavolo::search::{Effort, Level, consider};

/// How many playouts where nothing is said.
const PLAYOUTS: u32 = 300;

/// Who plays.
#[derive(Clone, Copy)]
pub struct Player {
    kind: Kind,
    /// How long a decision takes at most.
    time: Option<Duration>,
}

#[derive(Clone, Copy)]
enum Kind {
    Random,
    /// The frozen measure, with so many playouts.
    Flat(u32),
    Search(Changes),
    /// As a level plays the game, but for the changes.
    Level(Level, Changes),
}

/// What is changed of a search's effort.
#[derive(Clone, Copy, Default)]
struct Changes {
    iterations: Option<u32>,
    horizon: Option<u32>,
    tree: Option<bool>,
    priors: Option<bool>,
    sampled: Option<bool>,
}

impl Changes {
    fn of(self, effort: Effort) -> Effort {
        Effort {
            iterations: self.iterations.unwrap_or(effort.iterations),
            horizon: self.horizon.or(effort.horizon),
            tree: self.tree.unwrap_or(effort.tree),
            priors: self.priors.unwrap_or(effort.priors),
            sampled: self.sampled.unwrap_or(effort.sampled),
        }
    }
}

impl Player {
    /// `random`, `flat[:playouts[:ms]]`, or a level or `search` with `[:iterations[:ms]]`, behind which
    /// `,horizon=8`, `,tree=0`, `,priors=0` and `,sampled=1` change how it looks.
    ///
    /// # Errors
    /// What is not understood.
    pub fn read(text: &str) -> Result<Player, String> {
        let mut changes = text.split(',');
        let mut parts = changes.next().unwrap_or_default().split(':');
        let name = parts.next().unwrap_or_default();
        let mut number = || {
            let part = parts.next().filter(|part| !part.is_empty());
            part.map(|part| {
                part.parse::<u32>()
                    .map_err(|_| format!("{part:?} of {text:?} is no number"))
            })
            .transpose()
        };
        let (iterations, time) = (number()?, number()?);
        let first = Changes {
            iterations,
            ..Changes::default()
        };
        let kind = match (name, Level::of(name)) {
            ("random", _) => Kind::Random,
            ("flat", _) => Kind::Flat(iterations.unwrap_or(PLAYOUTS)),
            ("search", _) => Kind::Search(first),
            (_, Some(level)) => Kind::Level(level, first),
            _ => return Err(format!("{name:?} is no player: random, flat, search, or a level")),
        };
        let time = time.map(|ms| Duration::from_millis(ms.into()));
        changes.try_fold(Player { kind, time }, Player::changed)
    }

    fn changed(mut self, change: &str) -> Result<Player, String> {
        let wrong = || format!("{change:?} changes nothing of a search");
        let (Kind::Search(changes) | Kind::Level(_, changes), Some((key, value))) =
            (&mut self.kind, change.split_once('='))
        else {
            return Err(wrong());
        };
        let number: f64 = value.parse().map_err(|_| wrong())?;
        match key {
            "tree" => changes.tree = Some(number > 0.0),
            "priors" => changes.priors = Some(number > 0.0),
            "sampled" => changes.sampled = Some(number > 0.0),
            "horizon" => changes.horizon = Some(number as u32),
            _ => return Err(wrong()),
        }
        Ok(self)
    }

    /// What it does, by its place in the list; and in how many iterations. Nothing where it cannot play the
    /// game.
    pub fn choose<G: Game>(self, position: &Position<G>, seat: Seat, dice: u64) -> Option<(usize, u32)> {
        let begun = Instant::now();
        let in_time = |_| self.time.is_none_or(|time| begun.elapsed() < time);
        let mut chance = Chance::unrecorded(dice);
        let actions = position.legal(seat);
        match self.kind {
            Kind::Random => Some((chance.number("action", actions.len() as u32) as usize, 0)),
            Kind::Flat(most) => {
                let mut done = 0;
                let mut goes_on = |iterations| {
                    done = iterations;
                    iterations < most && in_time(iterations)
                };
                flat::choose(position, seat, &mut chance, &mut goes_on).map(|which| (which, done))
            }
            Kind::Search(changes) => {
                searched(position, seat, &changes.of(Effort::of(PLAYOUTS)), dice, &mut { in_time })
            }
            Kind::Level(level, changes) => {
                searched(position, seat, &changes.of(level.effort::<G>()), dice, &mut { in_time })
            }
        }
    }
}

/// What the computers' search does, by its place in the list, and in how many iterations.
fn searched<G: Game>(
    position: &Position<G>,
    seat: Seat,
    effort: &Effort,
    dice: u64,
    in_time: &mut dyn FnMut(u32) -> bool,
) -> Option<(usize, u32)> {
    let thought = consider(position, seat, effort, dice, in_time)?;
    let actions = position.legal(seat);
    let which = actions.iter().position(|action| *action == thought.action)?;
    Some((which, thought.iterations))
}
