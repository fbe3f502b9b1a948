//! Who plays a match, as one writes it down.

use super::flat;
use std::time::{Duration, Instant};
use tavolo::rules::{Chance, Game, Position, Seat};
use tavolo::search::{Effort, Level, consider};

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
    Search(Effort),
}

impl Player {
    /// `random`, `flat[:playouts[:ms]]`, or a level or `search` with `[:iterations[:ms]]`, behind which
    /// `,softness=0.1`, `,breadth=5`, `,horizon=8` and `,tree=0` change how it looks.
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
        let kind = match (name, Level::of(name)) {
            ("random", _) => Kind::Random,
            ("flat", _) => Kind::Flat(iterations.unwrap_or(300)),
            ("search", _) => Kind::Search(Effort::of(iterations.unwrap_or(300))),
            (_, Some(level)) => Kind::Search(Effort {
                iterations: iterations.unwrap_or(level.iterations()),
                ..level.effort()
            }),
            _ => return Err(format!("{name:?} is no player: random, flat, search, or a level")),
        };
        let time = time.map(|ms| Duration::from_millis(ms.into()));
        changes.try_fold(Player { kind, time }, Player::changed)
    }

    fn changed(mut self, change: &str) -> Result<Player, String> {
        let wrong = || format!("{change:?} changes nothing of a search");
        let (Kind::Search(effort), Some((key, value))) = (&mut self.kind, change.split_once('=')) else {
            return Err(wrong());
        };
        let number: f64 = value.parse().map_err(|_| wrong())?;
        match key {
            "softness" => effort.softness = number,
            "breadth" => effort.breadth = number as usize,
            "tree" => effort.tree = number > 0.0,
            "horizon" => effort.horizon = Some(number as u32),
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
            Kind::Search(effort) => {
                let thought = consider(position, seat, &effort, dice, &mut { in_time })?;
                let which = actions.iter().position(|action| *action == thought.action)?;
                Some((which, thought.iterations))
            }
        }
    }
}
