//! Carrying actions out, one after the other, with the plans that come due behind them: all of it
//! goes into one record, and into the game's course as ordinary actions. Draws luck only through
//! the table's seed.

use super::draft::Draft;
use crate::portray::Portray;
use crate::rules::{BySeat, Due, Played, Position, Reason, Seat, Seats, Turn, Viewer};
use crate::table::duplicate::DrawCounts;
use crate::table::fingerprint::fingerprint;
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::table::table_event::{PlanOutcome, TableEvent};
use crate::table::written_events::WrittenEvents;

/// How many plans may be carried out behind one order: far above what seats can have planned.
const MOST: usize = 1_000;

/// A game in play while an order is worked out.
pub(super) struct TurnRun<'a, G: Portray> {
    table: &'a Table<G>,
    play: &'a Play<G>,
    state: Position<G>,
    ply: u32,
    before: DrawCounts,
    plans: BySeat<Vec<String>>,
    held: Seats,
    entries: Vec<TableEvent>,
}

/// A plan whose time has come.
struct DuePlan<G: Portray> {
    seat: Seat,
    plan: String,
    action: G::Action,
    stays: bool,
}

impl<'a, G: Portray> TurnRun<'a, G> {
    /// From the table as it stands.
    pub(super) fn from(table: &'a Table<G>, play: &'a Play<G>) -> TurnRun<'a, G> {
        let held = play
            .plans
            .iter()
            .filter(|(_, plans)| plans.held)
            .map(|(seat, _)| seat)
            .collect();
        let plans = play.plans.map(|_, plans| plans.list.clone());
        TurnRun {
            table,
            play,
            state: play.state.clone(),
            ply: play.next_ply(),
            before: table.draws_before(play, 0),
            plans,
            held,
            entries: Vec::new(),
        }
    }

    /// The same from another position, after an entry that leads there.
    pub(super) fn at(mut self, state: Position<G>, entry: TableEvent) -> TurnRun<'a, G> {
        self.state = state;
        self.entries.push(entry);
        self
    }

    /// The same after an entry that leaves the position as it is.
    pub(super) fn after(mut self, entry: TableEvent) -> TurnRun<'a, G> {
        self.entries.push(entry);
        self
    }

    /// Who is awaited now.
    pub(super) fn awaited(&self) -> Seats {
        self.state.turn().seats()
    }

    /// The safe action of a seat that is awaited.
    pub(super) fn safe_action(&self, seat: Seat) -> G::Action {
        G::idle(self.state.view(Viewer::Seat(seat)))
    }

    /// A seat does an action; whether what it brought about stands, because luck was drawn or
    /// something was uncovered.
    ///
    /// # Errors
    /// The reason why it may not.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<bool, Reason> {
        let mut chance = self.table.chance(self.ply, &self.play.entropy, &self.before);
        let Played { action, events } = self.state.play(seat, action, &mut chance)?;
        let luck = chance.drawn().to_vec();
        drop(chance);
        self.before.add(&luck);
        let stands = !luck.is_empty() || events.iter().any(G::uncovers);
        self.ply = self.ply.saturating_add(1);
        self.held = self.held.without(seat);
        self.entries.push(TableEvent::Played {
            seat,
            action: action.to_string(),
            luck,
            events: WrittenEvents::of::<G>(events),
            fingerprint: Some(fingerprint(&self.state)),
        });
        Ok(stands)
    }

    /// A seat does actions, one after the other, as far as they are sure: behind luck or something
    /// uncovered, what has become illegal is left out; before, nothing of it may be written.
    ///
    /// # Errors
    /// The number of the action that may not be done, from 1, with the reason.
    pub(super) fn act_all(&mut self, seat: Seat, actions: Vec<G::Action>) -> Result<(), (usize, Reason)> {
        let mut stands = false;
        for (number, action) in (1..).zip(actions) {
            match self.act(seat, action) {
                Ok(sure) => stands |= sure,
                Err(_) if stands => break,
                Err(reason) => return Err((number, reason)),
            }
        }
        Ok(())
    }

    /// What a seat has planned becomes this.
    pub(super) fn plan(&mut self, seat: Seat, plans: Vec<String>) {
        self.held = self.held.without(seat);
        self.now(
            seat,
            plans,
            PlanOutcome {
                ordered: true,
                ..PlanOutcome::default()
            },
        );
    }

    /// A seat does what a plan of its own comes to, which is used up.
    pub(super) fn carry_out(&mut self, seat: Seat, plan: &str) {
        let rest = self.without(seat, plan);
        self.done(seat, rest, plan);
    }

    /// A seat's plans without one of them.
    fn without(&self, seat: Seat, plan: &str) -> Vec<String> {
        let rest = self.plans[seat].iter().filter(|one| *one != plan);
        rest.cloned().collect()
    }

    fn done(&mut self, seat: Seat, left: Vec<String>, plan: &str) {
        self.now(
            seat,
            left,
            PlanOutcome {
                done: Some(plan.to_owned()),
                ..PlanOutcome::default()
            },
        );
    }

    fn now(&mut self, seat: Seat, plans: Vec<String>, outcome: PlanOutcome) {
        self.plans[seat].clone_from(&plans);
        self.entries.push(TableEvent::Planned { seat, plans, outcome });
    }

    /// Does what has to be done, and looks at every plan: what broke is dropped, and what is due is
    /// done, up to the first decision that nobody has planned. A seat that took an action back
    /// decides by hand. So does `present`, whose player gives this order, about what it has to do: nobody
    /// else waits for that, and what was done behind one's own action could keep one from taking it back.
    pub(super) fn run_due_plans(&mut self, present: Option<Seat>) {
        for _ in 0..MOST {
            self.drop_broken();
            let others = self.awaited_unheld().filter(|seat| present != Some(*seat));
            let forced = others.into_iter().find_map(|seat| self.forced(seat));
            if let Some((seat, action)) = forced {
                if self.act(seat, action).is_err() {
                    // What the game calls forced is not legal: the seat decides by hand.
                    self.held = self.held.with(seat);
                }
                continue;
            }
            let due = self.awaited_unheld().find_map(|seat| self.due(seat));
            let Some(due) = due else { return };
            self.do_due(due);
        }
    }

    /// Who is awaited and has not taken an action back.
    fn awaited_unheld(&self) -> impl Iterator<Item = Seat> + use<G> {
        let held = self.held;
        self.awaited().iter().filter(move |seat| !held.has(*seat))
    }

    /// A seat does what its plan comes to.
    fn do_due(&mut self, due: DuePlan<G>) {
        let DuePlan {
            seat,
            plan,
            action,
            stays,
        } = due;
        let rest = self.without(seat, &plan);
        let left = if stays {
            self.plans[seat].clone()
        } else {
            rest.clone()
        };
        self.done(seat, left, &plan);
        if self.act(seat, action).is_err() {
            // What the game called due is not legal: the plan is gone, and the seat decides by hand.
            self.entries.pop();
            self.now(
                seat,
                rest,
                PlanOutcome {
                    broken: vec![plan],
                    ..PlanOutcome::default()
                },
            );
        }
    }

    /// What a seat has to do, as all can tell.
    fn forced(&self, seat: Seat) -> Option<(Seat, G::Action)> {
        Some((seat, G::forced(self.state.public(), seat)?))
    }

    /// The first plan of a seat whose time has come, with what it does.
    fn due(&self, seat: Seat) -> Option<DuePlan<G>> {
        let view = self.state.view(Viewer::Seat(seat));
        self.plans[seat].iter().find_map(|plan| {
            let (action, stays) = match G::due(view, plan) {
                Due::Does(action) => (action, false),
                Due::Again(action) => (action, true),
                Due::Waits | Due::Offers(_) | Due::Passed | Due::Broken(_) => return None,
            };
            Some(DuePlan {
                seat,
                plan: plan.clone(),
                action,
                stays,
            })
        })
    }

    /// Drops the plans that broke or whose time has passed.
    pub(super) fn drop_broken(&mut self) {
        if matches!(self.state.turn(), Turn::Over(_)) {
            return;
        }
        for seat in Seat::all(self.state.seats()) {
            let view = self.state.view(Viewer::Seat(seat));
            let (mut kept, mut broken) = (Vec::new(), Vec::new());
            for plan in &self.plans[seat] {
                match G::due(view, plan) {
                    Due::Broken(_) => broken.push(plan.clone()),
                    Due::Passed => {}
                    Due::Waits | Due::Does(_) | Due::Again(_) | Due::Offers(_) => kept.push(plan.clone()),
                }
            }
            if kept.len() < self.plans[seat].len() {
                self.now(
                    seat,
                    kept,
                    PlanOutcome {
                        broken,
                        ..PlanOutcome::default()
                    },
                );
            }
        }
    }
}

impl<G: Portray> Table<G> {
    /// The draft of what was carried out.
    pub(super) fn drafted(&self, run: TurnRun<'_, G>) -> Draft {
        let over = matches!(run.state.turn(), Turn::Over(_));
        let draft = Draft {
            awaits: Some(run.awaited()),
            ..Draft::entries(run.entries)
        };
        if over { self.release(draft) } else { draft }
    }
}
