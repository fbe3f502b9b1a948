//! Planning: advisors as a list, the cheapest of some buildings, answers to gifts, the pass; and
//! plans in words.

use super::super::Kingsburg;
use super::super::action::Action;
use super::super::components::Advisor;
use super::super::plan::{self, Wish};
use super::super::state::{Phase, Public};
use super::{menu, naming, sentences, symbols};
use crate::portray::{Control, Entry, Intent, Look, Many, Menu};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The path of the answers to an advisor's gift; the number follows.
const GIFT: &str = "gift";
/// The most gifts whose answers are offered: they share a row with the pass.
const GIFTS: usize = 4;

/// A plan in a few words.
pub(super) fn planned(view: View<'_, Kingsburg>, plan: &str) -> Message {
    let Ok(plan) = plan::read(view.public(), plan) else {
        return Message::text(plan);
    };
    match plan.wish {
        Wish::Take(advisor, None) => {
            Message::new("kingsburg-plan-take").with("advisor", naming::numbered(advisor))
        }
        Wish::Take(advisor, Some((payment, envoy))) => sentences::label(
            view,
            &Action::Take {
                advisor,
                payment,
                envoy,
            },
        ),
        Wish::Pass => Message::new("kingsburg-do-pass"),
        Wish::Answer(advisor, answer) => Message::new("kingsburg-plan-answer")
            .with("advisor", naming::numbered(advisor))
            .with("what", sentences::label(view, &answer)),
        Wish::Build(building, otherwise) => Message::new("kingsburg-plan-build")
            .with("building", naming::building(building))
            .with("otherwise", if otherwise { "nothing" } else { "ask" }),
        Wish::Cheapest(buildings) => {
            let buildings: Vec<Message> = buildings.into_iter().map(naming::building).collect();
            Message::new("kingsburg-plan-cheapest")
                .with("count", buildings.len())
                .with("buildings", buildings)
        }
    }
}

/// The controls of planning: what the season still holds for the viewer; what could be done at once
/// is no plan.
pub(super) fn planning(view: View<'_, Kingsburg>, plans: &[String], path: &str) -> Menu {
    let Some(seat) = view.seat() else {
        return Menu::default();
    };
    let able = |wish: &str| plan::plan(view, plans, wish).is_ok() && plan::waits(view, wish);
    if let Some(advisor) = path
        .strip_prefix(GIFT)
        .and_then(|rest| rest.trim().parse::<Advisor>().ok())
    {
        return gift(view, advisor, able);
    }
    let controls: Vec<Control> = [advisors(view, seat), buildings(view.public(), seat, able)]
        .into_iter()
        .flatten()
        .collect();
    let answerable = |advisor: &Advisor| answers(*advisor).any(|(_, wish)| able(&wish));
    let gifts = asking(view.public(), seat, plans)
        .into_iter()
        .filter(answerable)
        .take(GIFTS)
        .map(|advisor| {
            let label = Message::new("kingsburg-press-plan-gift").with("advisor", naming::numbered(advisor));
            Control::button(label, Intent::planning(&format!("{GIFT} {advisor}")), Look::Plain)
        });
    let pass = || Control::button(Message::new("kingsburg-do-pass"), Intent::plan("pass"), Look::Plain);
    let pass = able("pass").then(pass);
    Menu {
        prompt: Vec::new(),
        controls: controls.into_iter().chain(gifts).chain(pass).collect(),
    }
}

/// The advisors that the viewer's dice still reach, each with the cheapest way.
fn advisors(view: View<'_, Kingsburg>, seat: Seat) -> Option<Control> {
    let public = view.public();
    let later = matches!(public.phase, Phase::Influence(_)) && !view.awaited();
    if !later || public.provinces[seat].done.passed {
        return None;
    }
    let entries: Vec<Entry> = menu::cheapest(public, seat)
        .map(|(advisor, action)| {
            let (label, wish) = match action {
                Action::Take {
                    payment,
                    envoy: false,
                    ..
                } if !payment.token && payment.market == 0 => {
                    (naming::numbered(advisor), format!("take {advisor}"))
                }
                _ => (sentences::label(view, &action), action.to_string()),
            };
            Entry::new(label, Intent::plan(&wish))
                .noted(naming::gift(advisor))
                .symbol(Some(symbols::advisor(advisor)))
        })
        .collect();
    let prompt = Message::new("kingsburg-press-plan-take");
    (!entries.is_empty()).then(|| Control::select(prompt, entries))
}

/// The next buildings of the rows, of which the cheapest is built.
fn buildings(public: &Public, seat: Seat, able: impl Fn(&str) -> bool) -> Option<Control> {
    let province = &public.provinces[seat];
    let next = province
        .buildings
        .next()
        .filter(|building| able(&format!("build cheapest {building}")));
    let entries: Vec<Entry> = next
        .map(|building| {
            Entry::new(menu::priced(public, seat, building), Intent::act(&building))
                .noted(naming::effect(building))
        })
        .collect();
    let most = entries.iter().map(|_| 1u8).sum();
    let many = Some(Many {
        verb: "plan build cheapest",
        least: 1,
        most,
    });
    (most > 0).then(|| Control::Select {
        prompt: Message::new("kingsburg-press-plan-build"),
        entries,
        many,
    })
}

/// The advisors whose gifts the viewer will be asked about: those its dice stand at, then those it
/// plans to take.
fn asking(public: &Public, seat: Seat, plans: &[String]) -> Vec<Advisor> {
    let there = public
        .court
        .claims
        .iter()
        .filter(|claim| claim.seat == seat && !claim.given)
        .map(|claim| claim.advisor);
    let wished = plans
        .iter()
        .filter_map(|one| match plan::read(public, one).ok()?.wish {
            Wish::Take(advisor, _) => Some(advisor),
            _ => None,
        });
    let mut asking: Vec<Advisor> = Vec::new();
    for advisor in there.chain(wished) {
        if !asking.contains(&advisor) && !plan::answers(advisor).is_empty() {
            asking.push(advisor);
        }
    }
    asking
}

/// What an advisor's gift can be answered, each with the wish for it.
fn answers(advisor: Advisor) -> impl Iterator<Item = (Action, String)> {
    let answers = plan::answers(advisor).into_iter();
    answers.map(move |answer| (answer, format!("at {advisor} {answer}")))
}

/// The answers to an advisor's gift.
fn gift(view: View<'_, Kingsburg>, advisor: Advisor, able: impl Fn(&str) -> bool) -> Menu {
    let able = answers(advisor).filter(|(_, wish)| able(wish));
    let controls = able.map(|(answer, wish)| {
        Control::button(sentences::label(view, &answer), Intent::plan(&wish), Look::Plain)
    });
    let prompt = Message::new("kingsburg-ask-gift")
        .with("advisor", naming::numbered(advisor))
        .with("gift", naming::gift(advisor));
    Menu::new(prompt, controls.collect())
}
