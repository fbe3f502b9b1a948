//! What a seat's own panel says of its plans, and the panel where it plans.

use crate::portray::{Control, Entry as Choice, Intent, Look, Menu, Portray};
use crate::rules::{Seat, Viewer};
use crate::table::panel_path::dropping;
use crate::table::plan_offer::{OFFERED, offered};
use crate::table::play::Play;
use crate::table::stage::Table;
use crate::words::Message;

impl<G: Portray> Table<G> {
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

    /// Whether there is anything that a seat could plan, or drop.
    pub(in crate::table) fn plannable(&self, play: &Play<G>, seat: Seat) -> bool {
        let (view, list) = (play.state.view(Viewer::Seat(seat)), &play.plans[seat].list);
        !list.is_empty() || !G::planning(view, list, "").controls.is_empty()
    }

    /// The planning panel of a path: the game's controls, the plans to drop, and the way back.
    pub(super) fn plan_menu(&self, play: &Play<G>, seat: Seat, path: &str) -> Menu {
        let view = play.state.view(Viewer::Seat(seat));
        let list = &play.plans[seat].list;
        let mut menu = G::planning(view, list, path);
        let mut first = vec![Message::new("plan-ask")];
        if list.is_empty() && menu.controls.is_empty() {
            first.push(Message::new("plan-nothing"));
        } else if menu.prompt.is_empty() {
            // A game that offers whole turns says so itself.
            first.push(Message::new("plan-by-itself"));
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
