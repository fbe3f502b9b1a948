//! Folding what seats have planned, and what became of it. Nothing of it goes into a transcript.

use crate::portray::Portray;
use crate::rules::{Due, Reason, Seat, View, Viewer};
use crate::table::misfit::Misfit;
use crate::table::play::{LogNote, Plans, Play};
use crate::table::stage::Table;
use crate::table::table_event::PlanOutcome;
use crate::words::Message;

/// The most lines about what became of plans on a panel.
const LINES: usize = 5;

impl<G: Portray> Table<G> {
    /// Folds what a seat has planned.
    pub(super) fn planned(
        &mut self,
        seat: Seat,
        list: &[String],
        outcome: &PlanOutcome,
    ) -> Result<(), Misfit> {
        let PlanOutcome {
            ordered,
            done,
            broken,
        } = outcome;
        let play = self.playing()?;
        let view = play.state.view(Viewer::Seat(seat));
        let mut lines: Vec<Message> = broken.iter().map(|plan| gone::<G>(view, plan)).collect();
        lines.extend(
            done.iter()
                .map(|plan| Message::new("plan-done").with("plan", G::planned(view, plan))),
        );
        let after = Some(play.history.plies());
        play.notes.extend(lines.iter().cloned().map(|message| LogNote {
            after,
            only: Some(seat),
            message,
            before: None,
        }));
        let plans = &mut play.plans[seat];
        plans.list = list.to_vec();
        if *ordered {
            plans.held = false;
            plans.told.clear();
        }
        plans.told.extend(lines);
        let surplus = plans.told.len().saturating_sub(LINES);
        plans.told.drain(..surplus);
        Ok(())
    }

    /// Whether a seat has nothing to choose, as all can tell.
    pub(super) fn forced(&self, seat: Seat) -> bool {
        let forced = |play: &Play<G>| G::forced(play.state.public(), seat).is_some();
        self.play().is_some_and(forced)
    }

    /// A seat has acted: by hand, or as it had planned or had to.
    pub(super) fn moved(&mut self, seat: Seat, carried: bool) {
        if let Ok(play) = self.playing() {
            play.plans[seat].held = false;
            if !carried {
                play.plans[seat].told.clear();
            }
        }
    }

    /// A seat took an action back: what is due then is not done over its head.
    pub(super) fn hold(&mut self, seat: Seat) {
        if let Ok(play) = self.playing() {
            play.plans[seat].held = true;
        }
    }

    /// A seat was given up: whoever takes it over neither inherits its plans nor reads of them.
    pub(super) fn forget_plans(&mut self, seat: Seat) {
        if let Ok(play) = self.playing() {
            play.plans[seat] = Plans::default();
            play.notes.retain(|note| note.only != Some(seat));
        }
    }
}

/// That a plan was dropped, and why as far as the game says so.
fn gone<G: Portray>(view: View<'_, G>, plan: &str) -> Message {
    let told = Message::new("plan-broken").with("plan", G::planned(view, plan));
    let why = match G::due(view, plan) {
        Due::Broken(Reason {
            rule: Reason::NO_PLANS,
            ..
        }) => None,
        Due::Broken(reason) => Some(G::why(&reason)),
        Due::Waits | Due::Passed | Due::Does(_) | Due::Again(_) | Due::Offers(_) => None,
    };
    match why {
        Some(why) => Message::new("plan-broken-why")
            .with("told", told)
            .with("why", why),
        None => told,
    }
}
