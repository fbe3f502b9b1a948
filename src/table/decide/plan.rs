//! Orders about plans: what a seat orders beforehand, in private. They are kept as durably as
//! actions; whatever others see is the same with and without them, until an action comes of one,
//! and that looks like any other.

use super::draft::{Decision, Draft, refuse};
use super::turn_run::TurnRun;
use crate::portray::{Intent, Portray};
use crate::rules::{Seat, Viewer};
use crate::table::facts::TableFacts;
use crate::table::panel_path::dropped;
use crate::table::plan_offer::{OFFERED, offered};
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::table::{Denied, Order, Refusal};

/// The most plans of a seat: a select lists them all.
const MOST: usize = 25;

/// The longest plan, so that a control can run it.
const LONGEST: usize = 80;

impl<G: Portray> Table<G> {
    /// What an order about plans comes to; nothing if the notation is not about plans.
    pub(super) fn about_plans(&self, order: &Order, play: &Play<G>, notation: &str) -> Option<Decision> {
        let wish = notation.strip_prefix(Intent::PLAN).map(str::trim);
        let dropped = dropped(notation);
        if wish.is_none() && dropped.is_none() && notation != OFFERED {
            return None;
        }
        Some(self.seat(order).and_then(|seat| {
            if !G::PLANS {
                return refuse("refused-no-plans");
            }
            if self.ended() {
                return refuse("refused-over");
            }
            if self.awaited().has(seat) && !self.fresh(order, seat) {
                return Err(Denied::Conflict);
            }
            match (wish, dropped) {
                (Some(wish), _) => self.wish(order, (play, seat), wish),
                (_, Some(dropped)) => self.drop_plan(play, seat, dropped),
                _ => self.do_offered(order, play, seat),
            }
        }))
    }

    fn wish(&self, order: &Order, (play, seat): (&Play<G>, Seat), wish: &str) -> Decision {
        let view = play.state.view(Viewer::Seat(seat));
        let plans =
            G::plan(view, &play.plans[seat].list, wish).map_err(|reason| Refusal::new(G::why(&reason)))?;
        if plans.len() > MOST || plans.iter().any(|plan| plan.chars().count() > LONGEST) {
            return refuse("refused-plans-too-many");
        }
        let same = plans == play.plans[seat].list;
        if same && order.stamp.is_some() && !self.awaited().has(seat) {
            // A second press of the same button, which has been done.
            return Err(Denied::Conflict);
        }
        Ok(self.replanned(play, seat, plans))
    }

    fn drop_plan(&self, play: &Play<G>, seat: Seat, dropped: &str) -> Decision {
        let rest: Vec<String> = play.plans[seat]
            .list
            .iter()
            .filter(|plan| *plan != dropped)
            .cloned()
            .collect();
        if rest.len() == play.plans[seat].list.len() {
            return refuse("refused-plan-gone");
        }
        Ok(self.replanned(play, seat, rest))
    }

    fn replanned(&self, play: &Play<G>, seat: Seat, plans: Vec<String>) -> Draft {
        let mut run = TurnRun::from(self, play);
        run.plan(seat, plans);
        run.run_due_plans(Some(seat));
        self.drafted(run)
    }

    /// Does the actions that are offered, as far as they are sure.
    fn do_offered(&self, order: &Order, play: &Play<G>, seat: Seat) -> Decision {
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        let Some((plan, actions)) = offered::<G>(&play.state, seat, &play.plans[seat].list) else {
            return refuse("refused-plan-gone");
        };
        let mut run = TurnRun::from(self, play);
        run.carry_out(seat, &plan);
        run.act_all(seat, actions)
            .map_err(|(_, reason)| Refusal::new(G::why(&reason)))?;
        run.run_due_plans(Some(seat));
        Ok(self.drafted(run))
    }
}
