//! Why an action is not in the viewer's list, as ids of rules. Computed from a view alone.

use super::Kingsburg;
use super::action::{Action, Sale};
use super::components::{Advisor, Building};
use super::dice::Payment;
use super::goods::Goods;
use super::legal::owed;
use super::province::Province;
use super::state::{Phase, Public};
use crate::rules::{Detail, Reason, RuleId, Seat, View};

/// The ids of all rules that an action can break; the texts hold a sentence for each.
pub const RULES: &[&str] = &[
    "wrong-phase-aid",
    "wrong-phase-reroll",
    "wrong-phase-influence",
    "wrong-phase-gift",
    "wrong-phase-build",
    "wrong-phase-town-hall",
    "wrong-phase-recruit",
    "wrong-phase-troop",
    "wrong-phase-aftermath",
    "statue-missing",
    "statue-used",
    "statue-unequal",
    "statue-no-white-die",
    "chapel-missing",
    "chapel-used",
    "chapel-too-high",
    "die-missing",
    "coloured-die-missing",
    "token-missing",
    "token-used",
    "market-missing",
    "market-used",
    "total-differs",
    "advisor-taken",
    "advisor-free",
    "gift-differs",
    "gift-not-declinable",
    "swap-not-owned",
    "building-stands",
    "building-order",
    "building-cost",
    "sale-not-owned",
    "wage-not-owned",
    "wage-uneven",
    "troop-spent",
    "loss-differs",
    "option-unknown",
    "wish-unknown",
    "wish-season",
    "wish-late",
    "wish-reach",
    "wish-nothing-to-build",
];

/// Why an action is not in the viewer's list.
pub(super) fn why_not(view: View<'_, Kingsburg>, action: &Action) -> Reason {
    let Some(seat) = view.seat() else {
        return Reason::not_awaited();
    };
    let public = view.public();
    let province = &public.provinces[seat];
    match (&public.phase, action) {
        (Phase::Reroll(_), Action::Statue { .. }) => statue(province),
        (Phase::Reroll(_), Action::Chapel) => chapel(province),
        (
            Phase::Influence(_),
            Action::Take {
                advisor,
                payment,
                envoy,
            },
        ) => placement(public, seat, *advisor, payment, *envoy),
        (Phase::Gift(_, advisor), Action::Gift(_) | Action::Swap(_) | Action::Decline) => {
            gift_refused(*advisor, action)
        }
        (Phase::Build(_) | Phase::BuildAgain(_), Action::Build(building)) => {
            building_refused(province, *building)
        }
        (Phase::TownHall(_), Action::Sell(sale)) => match sale {
            Sale::Good(good) => named("sale-not-owned", "what", good.id()),
            Sale::Token => named("sale-not-owned", "what", "token"),
        },
        (Phase::Recruit(_), Action::Recruit(wage)) => wage_refused(province, *wage),
        (Phase::Troop(_), Action::Troop(troop)) => numbered("troop-spent", "troop", i64::from(*troop)),
        (Phase::Aftermath { losses, .. }, Action::Lose(_)) if losses.has(seat) => {
            numbered("loss-differs", "count", i64::from(owed(public).min(province.goods.total())))
        }
        (phase, _) => asked(phase),
    }
}

/// The reason that names what is asked instead.
fn asked(phase: &Phase) -> Reason {
    Reason::rule(match phase {
        Phase::Aid(_) => "wrong-phase-aid",
        Phase::Reroll(_) => "wrong-phase-reroll",
        Phase::Influence(_) => "wrong-phase-influence",
        Phase::Gift(..) => "wrong-phase-gift",
        Phase::Build(_) | Phase::BuildAgain(_) => "wrong-phase-build",
        Phase::TownHall(_) => "wrong-phase-town-hall",
        Phase::Recruit(_) => "wrong-phase-recruit",
        Phase::Troop(_) => "wrong-phase-troop",
        Phase::Aftermath { .. } => "wrong-phase-aftermath",
        Phase::Over(_) => Reason::OVER,
        Phase::Setting => Reason::NOT_AWAITED,
    })
}

fn statue(province: &Province) -> Reason {
    Reason::rule(if !province.has(Building::Statue) {
        "statue-missing"
    } else if province.done.statue {
        "statue-used"
    } else if !province.dice.all_equal() {
        "statue-unequal"
    } else {
        "statue-no-white-die"
    })
}

fn chapel(province: &Province) -> Reason {
    if !province.has(Building::Chapel) {
        Reason::rule("chapel-missing")
    } else if province.done.chapel {
        Reason::rule("chapel-used")
    } else {
        numbered("chapel-too-high", "total", i64::from(province.dice.total()))
    }
}

/// Why an answer to an advisor's gift is none.
pub(super) fn gift_refused(advisor: Advisor, answer: &Action) -> Reason {
    match answer {
        Action::Swap(good) if advisor == Advisor::ALCHEMIST => named("swap-not-owned", "good", good.id()),
        Action::Decline => advised("gift-not-declinable", advisor),
        _ => advised("gift-differs", advisor),
    }
}

/// Why an advisor cannot be influenced in this way.
pub(super) fn placement(
    public: &Public,
    seat: Seat,
    advisor: Advisor,
    payment: &Payment,
    envoy: bool,
) -> Reason {
    if let Some(rule) = unpaid(&public.provinces[seat], payment) {
        return Reason::rule(rule);
    }
    if payment.total() != i16::from(advisor.number()) {
        let total = Detail::Number(payment.total().into());
        return advised("total-differs", advisor).with("total", total);
    }
    let taken = public.court.taken().has(advisor);
    if taken && (!envoy || public.envoy != Some(seat)) {
        advised("advisor-taken", advisor)
    } else {
        advised("advisor-free", advisor)
    }
}

/// Why an advisor cannot be influenced in any way.
pub(super) fn beyond(public: &Public, advisor: Advisor) -> Reason {
    let rule = if public.court.taken().has(advisor) {
        "advisor-taken"
    } else {
        "wish-reach"
    };
    advised(rule, advisor)
}

/// The rule that keeps a province from paying so, if there is one.
fn unpaid(province: &Province, payment: &Payment) -> Option<&'static str> {
    if payment.dice.own().next().is_none() {
        Some("coloured-die-missing")
    } else if province.dice.without(&payment.dice).is_none() {
        Some("die-missing")
    } else if payment.token && province.tokens == 0 {
        Some("token-missing")
    } else if payment.token && province.done.token {
        Some("token-used")
    } else if payment.market != 0 && !province.has(Building::Market) {
        Some("market-missing")
    } else if payment.market != 0 && province.done.market {
        Some("market-used")
    } else {
        None
    }
}

pub(super) fn building_refused(province: &Province, building: Building) -> Reason {
    let earlier = building
        .column()
        .checked_sub(1)
        .and_then(|column| Building::at(building.row(), column));
    match earlier {
        _ if province.has(building) => named("building-stands", "building", building.id()),
        Some(earlier) if !province.has(earlier) => named("building-order", "building", building.id())
            .with("earlier", Detail::Component(earlier.id().to_owned())),
        _ => {
            let missing = province.price(building).without(province.goods);
            let count = |count: u8| Detail::Number(i64::from(count));
            named("building-cost", "building", building.id())
                .with("gold", count(missing.gold))
                .with("wood", count(missing.wood))
                .with("stone", count(missing.stone))
        }
    }
}

fn wage_refused(province: &Province, wage: Goods) -> Reason {
    let rule = if province.goods.holds(wage) {
        "wage-uneven"
    } else {
        "wage-not-owned"
    };
    numbered(rule, "price", i64::from(province.soldier_price()))
}

fn named(rule: RuleId, name: &'static str, component: &str) -> Reason {
    Reason::rule(rule).with(name, Detail::Component(component.to_owned()))
}

fn advised(rule: RuleId, advisor: Advisor) -> Reason {
    Reason::rule(rule).with("number", Detail::Number(advisor.number().into()))
}

fn numbered(rule: RuleId, name: &'static str, number: i64) -> Reason {
    Reason::rule(rule).with(name, Detail::Number(number))
}
