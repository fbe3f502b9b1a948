//! Plans: what a seat orders beforehand, in private. They are kept as durably as actions and shown
//! to their seat alone; whatever others see is the same with and without them, until an action
//! comes of one, and that looks like any other. Nothing of them goes into a transcript.

use super::carry::Carry;
use super::decide::{Decision, Draft, refuse};
use super::entry::Fate;
use super::facts::TableFacts;
use super::misfit::Misfit;
use super::panel_path::{dropped, dropping};
use super::stage::{Aside, Play, Stage, Table};
use super::{Denied, Order, Refusal};
use crate::portray::{Control, Entry as Choice, Intent, Look, Menu, Portray};
use crate::rules::{Due, Game, Position, Reason, Seat, View, Viewer};
use crate::words::Message;

/// The notation that does what is offered.
const OFFERED: &str = "planned";
/// The most plans of a seat: a select lists them all.
const MOST: usize = 25;
/// The longest plan, so that a control can carry it.
const LONGEST: usize = 80;
/// The most lines about what became of plans on a panel.
const LINES: usize = 5;

/// What a seat has ordered beforehand.
#[derive(Clone, Default)]
pub(super) struct Plans {
    /// In the game's notation, in the order in which they are looked at.
    pub(super) list: Vec<String>,
    /// Whether the seat took an action back: until it acts or plans, it decides by hand.
    pub(super) held: bool,
    /// What became of plans since the seat last acted by hand or planned.
    told: Vec<Message>,
}

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
                (Some(wish), _) => self.wish(play, seat, wish),
                (_, Some(dropped)) => self.drop_plan(play, seat, dropped),
                _ => self.do_offered(order, play, seat),
            }
        }))
    }

    fn wish(&self, play: &Play<G>, seat: Seat, wish: &str) -> Decision {
        let view = play.state.view(Viewer::Seat(seat));
        let plans =
            G::plan(view, &play.plans[seat].list, wish).map_err(|reason| Refusal::new(G::why(&reason)))?;
        if plans.len() > MOST || plans.iter().any(|plan| plan.chars().count() > LONGEST) {
            return refuse("refused-plans-too-many");
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
        let mut carry = Carry::from(self, play);
        carry.plan(seat, plans);
        carry.settle();
        self.drafted(carry)
    }

    /// Does the actions that are offered, as far as they are sure.
    fn do_offered(&self, order: &Order, play: &Play<G>, seat: Seat) -> Decision {
        if !self.fresh(order, seat) {
            return Err(Denied::Conflict);
        }
        let Some((plan, actions)) = offered::<G>(&play.state, seat, &play.plans[seat].list) else {
            return refuse("refused-plan-gone");
        };
        let mut carry = Carry::from(self, play);
        carry.carry_out(seat, &plan);
        carry
            .act_all(seat, actions)
            .map_err(|(_, reason)| Refusal::new(G::why(&reason)))?;
        carry.settle();
        Ok(self.drafted(carry))
    }

    /// The draft of what was carried out.
    pub(super) fn drafted(&self, carry: Carry<'_, G>) -> Draft {
        let (entries, over) = carry.done();
        let draft = Draft {
            entries,
            changes: Vec::new(),
        };
        if over { self.release(draft) } else { draft }
    }

    /// Folds what a seat has planned.
    pub(super) fn planned(&mut self, seat: Seat, list: &[String], fate: &Fate) -> Result<(), Misfit> {
        let Fate {
            ordered,
            done,
            broken,
        } = fate;
        let play = self.playing()?;
        let view = play.state.view(Viewer::Seat(seat));
        let mut lines: Vec<Message> = broken.iter().map(|plan| gone::<G>(view, plan)).collect();
        lines.extend(
            done.iter()
                .map(|plan| Message::new("plan-done").with("plan", G::planned(view, plan))),
        );
        let after = play.history.plies();
        play.asides.extend(lines.iter().cloned().map(|message| Aside {
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

    /// A seat has acted: by hand, or as it had planned.
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
            play.asides.retain(|aside| aside.only != Some(seat));
        }
    }

    /// What a seat's own panel says of its plans.
    pub(super) fn plan_lines(&self, play: &Play<G>, seat: Seat) -> Vec<Message> {
        let plans = &play.plans[seat];
        let mut lines = plans.told.clone();
        if !plans.list.is_empty() {
            let view = play.state.view(Viewer::Seat(seat));
            let list: Vec<Message> = plans.list.iter().map(|plan| G::planned(view, plan)).collect();
            lines.push(Message::new("plan-list").with("plans", list));
        }
        lines
    }

    /// The button that does what is offered.
    pub(super) fn plan_offer(&self, play: &Play<G>, seat: Seat) -> Option<Control> {
        let (plan, _) = offered::<G>(&play.state, seat, &play.plans[seat].list)?;
        let label =
            Message::new("plan-offer").with("plan", G::planned(play.state.view(Viewer::Seat(seat)), &plan));
        Some(Control::Button {
            label,
            symbol: None,
            intent: Intent::Act(OFFERED.to_owned()),
            look: Look::Good,
            enabled: true,
        })
    }

    /// The planning panel of a path: the game's controls, the plans to drop, and the way back.
    pub(super) fn plan_menu(&self, play: &Play<G>, seat: Seat, path: &str) -> Menu {
        let view = play.state.view(Viewer::Seat(seat));
        let list = &play.plans[seat].list;
        let mut menu = G::planning(view, list, path);
        let mut first = vec![Message::new("plan-ask")];
        if list.is_empty() && menu.controls.is_empty() {
            first.push(Message::new("plan-nothing"));
        }
        menu.prompt.splice(0..0, first);
        let drop = |plan: &String| Choice {
            label: G::planned(view, plan),
            note: None,
            symbol: None,
            intent: Intent::Act(dropping(plan)),
        };
        if !list.is_empty() {
            menu.controls.push(Control::Select {
                prompt: Message::new("plan-drop"),
                entries: list.iter().map(drop).collect(),
                many: None,
            });
        }
        let label = Message::new("plan-back");
        menu.controls.push(Control::Button {
            label,
            symbol: None,
            intent: Intent::Open(String::new()),
            look: Look::Plain,
            enabled: true,
        });
        menu
    }

    /// What a seat can plan with one tap, drop, or do as offered: notation and words.
    pub(super) fn plan_actions(&self, play: &Play<G>, seat: Seat) -> Vec<(String, Message)> {
        let offer = self.plan_offer(play, seat);
        let menu = self.plan_menu(play, seat, "").controls;
        offer.into_iter().chain(menu).flat_map(taps).collect()
    }
}

/// What a control does with one intent: notation and words.
fn taps(control: Control) -> Vec<(String, Message)> {
    let acts = |(intent, label)| match intent {
        Intent::Act(notation) => Some((notation, label)),
        Intent::Open(_) => None,
    };
    match control {
        Control::Button { label, intent, .. } => acts((intent, label)).into_iter().collect(),
        Control::Select {
            entries, many: None, ..
        } => entries
            .into_iter()
            .filter_map(|entry| acts((entry.intent, entry.label)))
            .collect(),
        Control::Select { .. } | Control::Break => Vec::new(),
    }
}

/// The first plan of a seat that is offered now, with its actions; only if the first of them is
/// legal.
fn offered<G: Game>(
    position: &Position<G>,
    seat: Seat,
    plans: &[String],
) -> Option<(String, Vec<G::Action>)> {
    let view = position.view(Viewer::Seat(seat));
    if !view.awaited() {
        return None;
    }
    plans.iter().find_map(|plan| match G::due(view, plan) {
        Due::Offers(actions)
            if actions
                .first()
                .is_some_and(|first| G::legal(view).contains(first)) =>
        {
            Some((plan.clone(), actions))
        }
        _ => None,
    })
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
        _ => None,
    };
    match why {
        Some(why) => Message::new("plan-broken-why")
            .with("told", told)
            .with("why", why),
        None => told,
    }
}

/// Whether there is a game going on, in which somebody could plan.
pub(super) fn playing<G: Portray>(stage: &Stage<G>) -> Option<&Play<G>> {
    match stage {
        Stage::Playing(play) => Some(play),
        Stage::Gathering | Stage::Closed(_) => None,
    }
}
