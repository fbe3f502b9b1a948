//! The controls: a select of advisors with the cheapest payment, buttons for the rest; every action
//! within play.md's taps.

use super::super::Kingsburg;
use super::super::action::Action;
use super::super::components::{Advisor, Building};
use super::super::goods::Goods;
use super::super::offers;
use super::super::state::{Phase, Public};
use super::groups::entry;
use super::pages::{ENTRIES, lists, page, up};
use super::{groups, headline, naming, sentences, symbols};
use crate::portray::{Control, Entry, Intent, Look, Menu};
use crate::rules::{Game, Seat, View};
use crate::words::Message;

/// The path of the menu of other payments; an advisor's number may follow.
const PAYMENTS: &str = "payments";
/// The path of the menu of wages; the number of soldiers may follow.
const WAGES: &str = "wages";
/// The path of the menu of dice; a group of them may follow.
const DICE: &str = "dice";

/// The viewer's controls.
pub(super) fn menu(view: View<'_, Kingsburg>, path: &str) -> Menu {
    let public = view.public();
    let Some(seat) = view.seat().filter(|_| view.awaited()) else {
        return waiting(public);
    };
    let legal = Kingsburg::legal(view);
    let words: Vec<&str> = path.split_whitespace().collect();
    match (&public.phase, &words[..]) {
        (Phase::Influence(_), [PAYMENTS, number, rest @ ..]) => match number.parse() {
            Ok(advisor) => payments(view, &legal, advisor, page(rest)),
            Err(_) => influence(view, &legal),
        },
        (Phase::Influence(_), [PAYMENTS]) => choose_payment(&legal),
        (Phase::Influence(_), [DICE, group @ ..]) => groups::menu(view, &legal, group),
        (Phase::Influence(_), _) => influence(view, &legal),
        (Phase::Recruit(_), [WAGES, count, rest @ ..]) => wages(public, seat, &legal, count, page(rest)),
        (Phase::Recruit(_), _) => recruit(public, seat, &legal),
        (Phase::Build(_), _) => {
            let mut menu = buttons(view, &legal);
            let label = Message::new("kingsburg-plan-build-none");
            menu.controls
                .push(Control::button(label, Intent::plan("always pass"), Look::Plain));
            menu
        }
        _ => buttons(view, &legal),
    }
}

/// What a seat sees that is not awaited: who is.
fn waiting(public: &Public) -> Menu {
    let awaited = headline::awaited(public);
    let prompt = match public.phase {
        Phase::Over(_) => awaited,
        _ => Message::new("kingsburg-ask-wait").with("awaited", awaited),
    };
    Menu::new(prompt, Vec::new())
}

/// The payments for each advisor among the legal actions, the cheapest first.
fn by_advisor(legal: &[Action]) -> Vec<(Advisor, Vec<Action>)> {
    let takes = |advisor: Advisor| {
        let dear = |action: &Action| match action {
            Action::Take {
                advisor: one,
                payment,
                ..
            } if *one == advisor => Some((payment.dearness(), *action)),
            _ => None,
        };
        let mut takes: Vec<_> = legal.iter().filter_map(dear).collect();
        takes.sort_by_key(|(dearness, _)| *dearness);
        let takes: Vec<Action> = takes.into_iter().map(|(_, take)| take).collect();
        (advisor, takes)
    };
    Advisor::all()
        .map(takes)
        .filter(|(_, takes)| !takes.is_empty())
        .collect()
}

/// Each advisor that a seat can influence, with the cheapest payment.
pub(super) fn cheapest(public: &Public, seat: Seat) -> impl Iterator<Item = (Advisor, Action)> + use<> {
    let mut all = Vec::new();
    offers::each_placement(public, seat, |advisor, payment, envoy| {
        all.push(Action::Take {
            advisor,
            payment,
            envoy,
        });
        false
    });
    by_advisor(&all)
        .into_iter()
        .filter_map(|(advisor, takes)| takes.first().map(|first| (advisor, *first)))
}

/// Each advisor with the cheapest payment, the pass, and the way to other payments where there are
/// any.
fn influence(view: View<'_, Kingsburg>, legal: &[Action]) -> Menu {
    let advisors = by_advisor(legal);
    let entries = advisors
        .iter()
        .filter_map(|(advisor, takes)| takes.first().map(|first| entry(view, *advisor, first)))
        .collect();
    let mut last = vec![Control::act(sentences::label(view, &Action::Pass), &Action::Pass, Look::Grave)];
    if advisors.iter().any(|(_, takes)| takes.len() > 1) {
        last.push(Control::open(Message::new("kingsburg-press-payments"), PAYMENTS));
    }
    if !advisors.is_empty() {
        last.push(Control::open(Message::new("kingsburg-press-dice"), DICE));
    }
    Menu::new(
        Message::new("kingsburg-ask-influence"),
        lists(&Message::new("kingsburg-press-influence"), entries, "", 0, last),
    )
}

/// Which advisor to pay otherwise.
fn choose_payment(legal: &[Action]) -> Menu {
    let several = by_advisor(legal).into_iter().filter(|(_, takes)| takes.len() > 1);
    let entry = |(advisor, takes): (Advisor, Vec<Action>)| {
        let count = Message::new("kingsburg-note-payments").with("count", takes.len());
        Entry::new(naming::numbered(advisor), Intent::Open(format!("{PAYMENTS} {advisor}")))
            .noted(count)
            .symbol(Some(symbols::advisor(advisor)))
    };
    let entries = several.map(entry).collect();
    Menu::new(
        Message::new("kingsburg-ask-payments"),
        lists(&Message::new("kingsburg-press-payments"), entries, PAYMENTS, 0, vec![up()]),
    )
}

/// All payments for an advisor.
fn payments(view: View<'_, Kingsburg>, legal: &[Action], advisor: Advisor, page: usize) -> Menu {
    let takes = by_advisor(legal)
        .into_iter()
        .find(|(one, _)| *one == advisor)
        .map(|(_, takes)| takes)
        .unwrap_or_default();
    let entries = takes.iter().map(|action| entry(view, advisor, action)).collect();
    let prompt = Message::new("kingsburg-press-payment").with("advisor", naming::advisor(advisor));
    let path = format!("{PAYMENTS} {advisor}");
    Menu::new(Message::new("kingsburg-ask-payments"), lists(&prompt, entries, &path, page, vec![up()]))
}

/// The wages among the legal actions that pay so many soldiers.
fn wages_for(public: &Public, seat: Seat, legal: &[Action], soldiers: u8) -> Vec<Action> {
    let wage = u16::from(soldiers) * u16::from(public.provinces[seat].soldier_price());
    let pays = |one: &&Action| matches!(one, Action::Recruit(goods) if !goods.is_empty() && u16::from(goods.total()) == wage);
    legal.iter().filter(pays).copied().collect()
}

/// So many soldiers, with each way to pay them where all ways have room in one list; else the number
/// first, and then the goods.
fn recruit(public: &Public, seat: Seat, legal: &[Action]) -> Menu {
    let counts =
        (1..=public.provinces[seat].recruits()).map(|count| (count, wages_for(public, seat, legal, count)));
    let counts: Vec<(u8, Vec<Action>)> = counts.collect();
    let few = counts.iter().map(|(_, wages)| wages.len()).sum::<usize>() <= ENTRIES;
    let entries = counts.iter().flat_map(|(count, wages)| {
        let label = Message::new("kingsburg-part-soldiers").with("count", *count);
        let paid = |action: &Action| match action {
            Action::Recruit(goods) => {
                let entry = Entry::new(label.clone(), Intent::act(action)).noted(naming::goods(*goods));
                Some(entry.symbol(Some(symbols::soldier())))
            }
            _ => None,
        };
        if few || wages.len() == 1 {
            return wages.iter().filter_map(paid).collect();
        }
        let note = Message::new("kingsburg-note-wages").with("count", wages.len());
        let open = Entry::new(label.clone(), Intent::Open(format!("{WAGES} {count}"))).noted(note);
        vec![open.symbol(Some(symbols::soldier())); usize::from(!wages.is_empty())]
    });
    let none = Action::Recruit(Goods::NONE);
    let last = vec![Control::act(Message::new("kingsburg-do-recruit-none"), &none, Look::Plain)];
    let prompt = vec![Message::new("kingsburg-ask-recruit"), super::derivation::strength(public, seat, true)];
    Menu {
        prompt,
        controls: lists(&Message::new("kingsburg-press-recruit"), entries.collect(), "", 0, last),
    }
}

fn wages(public: &Public, seat: Seat, legal: &[Action], count: &str, page: usize) -> Menu {
    let wages = wages_for(public, seat, legal, count.parse().unwrap_or(0));
    let entries = wages.iter().filter_map(|action| {
        let Action::Recruit(goods) = action else {
            return None;
        };
        Some(Entry::new(naming::goods(*goods), Intent::act(action)).symbol(symbols::goods(*goods)))
    });
    let path = format!("{WAGES} {count}");
    let prompt = Message::new("kingsburg-press-wages");
    Menu::new(Message::new("kingsburg-ask-wages"), lists(&prompt, entries.collect(), &path, page, vec![up()]))
}

/// A button for each action: there are few of them.
fn buttons(view: View<'_, Kingsburg>, legal: &[Action]) -> Menu {
    let look = |action: &Action| match action {
        Action::Pass | Action::Decline | Action::Keep => Look::Plain,
        Action::Lose(_) => Look::Grave,
        _ => Look::Primary,
    };
    let controls = legal
        .iter()
        .map(|action| {
            Control::act(button(view, action), action, look(action)).symbol(symbols::action(action))
        })
        .collect();
    Menu {
        prompt: asked(view),
        controls,
    }
}

/// What a button says; a building with its price and points, a gift in few words.
fn button(view: View<'_, Kingsburg>, action: &Action) -> Message {
    match action {
        Action::Build(building) => view
            .seat()
            .map_or_else(|| sentences::label(view, action), |seat| priced(view.public(), seat, *building)),
        Action::Gift(goods) => naming::short(*goods),
        other => sentences::label(view, other),
    }
}

/// A building with what it would cost here, and its points.
pub(super) fn priced(public: &Public, seat: Seat, building: Building) -> Message {
    costing(building, public.provinces[seat].price(building))
}

/// A building with its printed price and points.
pub(super) fn listed(building: Building) -> Message {
    costing(building, building.cost())
}

fn costing(building: Building, price: Goods) -> Message {
    Message::new("kingsburg-press-build")
        .with("building", naming::building(building))
        .with("goods", naming::goods(price))
        .with("points", building.points())
}

/// What is asked, with what helps to answer.
fn asked(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    match &public.phase {
        Phase::Aid(_) => vec![Message::new("kingsburg-ask-aid")],
        Phase::Reroll(_) => vec![Message::new("kingsburg-ask-reroll")],
        Phase::Gift(_, advisor) => {
            vec![
                Message::new("kingsburg-ask-gift")
                    .with("advisor", naming::numbered(*advisor))
                    .with("gift", naming::gift(*advisor)),
            ]
        }
        Phase::Build(_) | Phase::BuildAgain(_) => building_asked(view),
        Phase::TownHall(_) => vec![Message::new("kingsburg-ask-hall")],
        Phase::Troop(_) => vec![Message::new("kingsburg-ask-troop")],
        Phase::Aftermath { spoils, .. } if view.seat().is_some_and(|seat| spoils.has(seat)) => {
            vec![Message::new("kingsburg-ask-spoils")]
        }
        Phase::Aftermath { .. } => vec![Message::new("kingsburg-ask-lose")],
        _ => vec![headline::awaited(public)],
    }
}

/// The question about building, with the effect of each building that can be built.
fn building_asked(view: View<'_, Kingsburg>) -> Vec<Message> {
    let again = matches!(view.public().phase, Phase::BuildAgain(_));
    let mut lines = vec![Message::new(if again {
        "kingsburg-ask-again"
    } else {
        "kingsburg-ask-build"
    })];
    let province = view.seat().map(|seat| &view.public().provinces[seat]);
    lines.extend(
        province
            .into_iter()
            .flat_map(|province| province.buildable())
            .map(|building| {
                Message::new("kingsburg-note-building")
                    .with("building", naming::building(building))
                    .with("effect", naming::effect(building))
            }),
    );
    lines
}
