//! Planning: advisors as a list, the cheapest of some buildings, answers to gifts, what is done with
//! the rest of a season, and wishes that stand; and plans in words.

use super::super::Kingsburg;
use super::super::action::Action;
use super::super::components::Advisor;
use super::super::goods::Good;
use super::super::plan;
use super::super::standing_wish::StandingWish;
use super::super::state::{Phase, Public};
use super::super::wish::{self, Wish};
use super::{glossary, menu, naming, sentences, symbols};
use crate::portray::{Control, Entry, Intent, Look, Many, Menu};
use crate::rules::{Seat, View};
use crate::words::Message;

/// The path of the answers to an advisor's gift; the number follows.
const GIFT: &str = "gift";
/// The path of the wishes that stand.
const STANDING: &str = "always";
/// The most rows that planning takes here.
const ROWS: usize = 3;
/// The most buttons of a row.
const BUTTONS: usize = 5;

/// A plan in a few words.
pub(super) fn planned(view: View<'_, Kingsburg>, plan: &str) -> Message {
    let Ok(plan) = wish::read(view.public(), plan) else {
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
        Wish::Highest => Message::new("kingsburg-plan-highest"),
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
        Wish::Nothing => Message::new("kingsburg-do-pass-build"),
        Wish::Always(standing) => stands(&standing),
    }
}

/// A wish that stands, in a few words.
fn stands(standing: &StandingWish) -> Message {
    match standing {
        StandingWish::RecruitNone => Message::new("kingsburg-plan-recruit-none"),
        StandingWish::RecruitAll => Message::new("kingsburg-plan-recruit-all"),
        StandingWish::SellNone => Message::new("kingsburg-plan-sell-none"),
        StandingWish::Choose(good) => {
            Message::new("kingsburg-plan-good").with("good", glossary::name_of(*good))
        }
        StandingWish::BuildNone(_) => Message::new("kingsburg-plan-build-none"),
    }
}

/// The controls of planning: what the season still holds for the viewer; what could be done at once
/// is no plan.
pub(super) fn planning(view: View<'_, Kingsburg>, plans: &[String], path: &str) -> Menu {
    let Some(seat) = view.seat() else {
        return Menu::default();
    };
    let able = &|wish: &str| plan::plan(view, plans, wish).is_ok() && plan::waits(view, wish);
    if let Some(advisor) = path
        .strip_prefix(GIFT)
        .and_then(|rest| rest.trim().parse::<Advisor>().ok())
    {
        return gift(view, advisor, able);
    }
    if path == STANDING {
        return standing(able);
    }
    let lists: Vec<Control> = [advisors(view, seat), buildings(view.public(), seat, able)]
        .into_iter()
        .flatten()
        .collect();
    let rest = rest(view, able);
    let room = (ROWS - lists.len()) * BUTTONS - rest.len();
    let answerable = |advisor: &Advisor| answers(*advisor).any(|(_, wish)| able(&wish));
    let gifts = asking(view.public(), seat, plans)
        .into_iter()
        .filter(answerable)
        .take(room)
        .map(|advisor| {
            let label = Message::new("kingsburg-press-plan-gift").with("advisor", naming::numbered(advisor));
            Control::button(label, Intent::planning(&format!("{GIFT} {advisor}")), Look::Plain)
        });
    Menu {
        prompt: Vec::new(),
        controls: lists.into_iter().chain(gifts).chain(rest).collect(),
    }
}

/// What is done with the rest of the season, and the way to wishes that stand. Whoever is about to
/// build has these beside the buildings.
fn rest(view: View<'_, Kingsburg>, able: impl Fn(&str) -> bool) -> Vec<Control> {
    let builds = matches!(view.public().phase, Phase::Build(_) | Phase::BuildAgain(_));
    if builds && view.awaited() {
        return Vec::new();
    }
    let wishes = [
        ("take highest", "kingsburg-plan-highest"),
        ("pass", "kingsburg-do-pass"),
        ("build none", "kingsburg-do-pass-build"),
    ];
    let wishes = wishes.into_iter().filter(|(wish, _)| able(wish));
    let mut controls: Vec<Control> = wishes
        .map(|(wish, label)| Control::button(Message::new(label), Intent::plan(wish), Look::Plain))
        .collect();
    if !standing(able).controls.is_empty() {
        let label = Message::new("kingsburg-press-plan-always");
        controls.push(Control::button(label, Intent::planning(STANDING), Look::Plain));
    }
    controls
}

/// The wishes that stand until they are dropped.
fn standing(able: impl Fn(&str) -> bool) -> Menu {
    let goods = Good::ALL.into_iter().map(StandingWish::Choose);
    let others = [StandingWish::RecruitNone, StandingWish::RecruitAll, StandingWish::SellNone];
    let controls = goods.chain(others).filter_map(|one| {
        let wish = format!("{STANDING} {one}");
        able(&wish).then(|| Control::button(stands(&one), Intent::plan(&wish), Look::Plain))
    });
    Menu::new(Message::new("kingsburg-ask-plan-always"), controls.collect())
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
/// plans to take; behind them those whose gifts it has planned an answer to.
fn asking(public: &Public, seat: Seat, plans: &[String]) -> Vec<Advisor> {
    let there = public
        .court
        .claims
        .iter()
        .filter(|claim| claim.seat == seat && !claim.given)
        .map(|claim| claim.advisor);
    let wished = plans
        .iter()
        .filter_map(|one| match wish::read(public, one).ok()?.wish {
            Wish::Take(advisor, _) => Some(advisor),
            _ => None,
        });
    let mut asking: Vec<Advisor> = Vec::new();
    for advisor in there.chain(wished) {
        if !asking.contains(&advisor) && !plan::answers(advisor).is_empty() {
            asking.push(advisor);
        }
    }
    let answered = |advisor: &Advisor| {
        let answers = |wish: &Wish| matches!(wish, Wish::Answer(one, _) if one == advisor);
        let mut wishes = plans.iter().filter_map(|one| wish::read(public, one).ok());
        wishes.any(|plan| answers(&plan.wish))
    };
    asking.sort_by_key(answered);
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
