//! A decision that a person has a computer look at, and what it says. It holds a position that their seat cannot
//! tell from the true one, and nothing of the true one.

use crate::portray::Portray;
use crate::rules::{Chance, Position, Seat, View, Viewer};
use crate::search::{Effort, consider, weigh};
use crate::words::Message;

/// How many actions are named of a decision that is yet to be made.
const NAMED: usize = 3;
/// How many iterations are spent on looking for the best actions, and how often those are tried against each other: of a
/// decision that is yet to be made, and of one of a game that is over.
const AWAITED: (u32, u32) = (600, 400);
const MADE: (u32, u32) = (200, 200);
/// By how many standard errors a difference must be more than nothing to be told.
const SURE: f64 = 2.0;

/// What a computer is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdvicePhase {
    /// It looks for the best actions.
    Looking,
    /// It holds them against each other.
    Weighing,
}

/// Whether it goes on.
type GoesOn<'a> = &'a mut dyn FnMut(AdvicePhase) -> bool;
type Thinking = Box<dyn FnOnce(u64, GoesOn<'_>) -> Option<Advice> + Send>;

/// A decision that a computer is to look at.
pub struct Counsel {
    /// In which turn of the table it falls, as going through a game counts them.
    pub turn: u32,
    thinking: Thinking,
}

/// What a computer says of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// In which turn of the table it falls, as going through a game counts them.
    pub turn: u32,
    /// What it would do, and then what else there is: the next best, or what was done.
    pub actions: Vec<Advised>,
    /// How often each of them was tried.
    pub tries: usize,
}

/// An action that a computer names.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    /// The action in the game's words.
    pub label: Message,
    /// How many points less than the best it comes to on average, in tenths; less than nothing where it is more.
    pub less: i64,
    /// Whether it is worse in all likelihood.
    pub worse: bool,
}

impl Counsel {
    /// The decision of a seat in a turn of the table, as it sees it: what it is yet to do, or what it did. Nothing
    /// where no computer plays the game.
    #[must_use]
    pub fn of<G: Portray>(
        view: View<'_, G>,
        seat: Seat,
        turn: u32,
        made: Option<G::Action>,
    ) -> Option<Counsel> {
        // Any that the seat cannot tell from the true one will do: it is guessed anew each time.
        let position = Position::<G>::determinized(view, &mut Chance::unrecorded(0))?;
        let thinking = move |dice: u64, goes_on: GoesOn<'_>| {
            let mut actions = best(&position, seat, made.as_ref(), dice, goes_on)?;
            if made.as_ref().is_some_and(|made| *made != actions[0]) {
                actions.extend(made.clone());
            }
            let (_, tries) = depth(made.is_some());
            // By other luck: what did best by the first was lucky, too.
            let weighing = match actions.len() {
                1 => None,
                _ => Some(weigh(&position, seat, &actions, (tries, !dice), &mut |_| {
                    goes_on(AdvicePhase::Weighing)
                })?),
            };
            let mut order: Vec<usize> = (0..actions.len()).collect();
            if let (Some(weighing), None) = (&weighing, &made) {
                order.sort_by(|one, other| weighing.value(*other).total_cmp(&weighing.value(*one)));
            }
            let view = position.view(Viewer::Seat(seat));
            let advised = |which: &usize| {
                let told = weighing.as_ref().map(|weighing| {
                    let (points, doubt) = weighing.points(order[0], *which);
                    let better = weighing.value(order[0]) >= weighing.value(*which);
                    (points, better && points > SURE * doubt)
                });
                let (points, worse) = told.unwrap_or_default();
                Advised {
                    label: G::label(view, &actions[*which]),
                    less: (points * 10.0).round() as i64,
                    worse,
                }
            };
            Some(Advice {
                turn,
                actions: order.iter().map(advised).collect(),
                tries: weighing.as_ref().map_or(0, crate::search::Weighing::tries),
            })
        };
        Some(Counsel {
            turn,
            thinking: Box::new(thinking),
        })
    }

    /// What a computer says, with this number for its own luck; it thinks at most as long as `goes_on` says so.
    /// Nothing where it had no time to look at anything.
    #[must_use]
    pub fn advice(self, dice: u64, goes_on: &mut dyn FnMut(AdvicePhase) -> bool) -> Option<Advice> {
        (self.thinking)(dice, goes_on)
    }
}

/// How well is looked at a decision.
fn depth(made: bool) -> (u32, u32) {
    if made { MADE } else { AWAITED }
}

/// The best actions of a seat: one where something was done already.
fn best<G: Portray>(
    position: &Position<G>,
    seat: Seat,
    made: Option<&G::Action>,
    dice: u64,
    goes_on: GoesOn<'_>,
) -> Option<Vec<G::Action>> {
    let (iterations, _) = depth(made.is_some());
    let effort = Effort::of(iterations);
    let thought = consider(position, seat, &effort, dice, &mut |_| goes_on(AdvicePhase::Looking))?;
    let count = if made.is_some() { 1 } else { NAMED };
    let best: Vec<G::Action> = thought
        .best(count)
        .into_iter()
        .map(|one| one.action.clone())
        .collect();
    (!best.is_empty()).then_some(best)
}
