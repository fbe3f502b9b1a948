//! What a seat can order beforehand: advisors to take while it can, to pass, an answer to a gift, a
//! building. All of that is for one season; what stands until it is dropped is in
//! [`standing_wish`](super::standing_wish), and how it is written in [`wish`](super::wish). Computed
//! from a view alone.

use super::Kingsburg;
use super::action::Action;
use super::components::{Advisor, Building};
use super::dice::Payment;
use super::goods::Goods;
use super::offers;
use super::province::Province;
use super::standing_wish::StandingWish;
use super::state::{Phase, Public};
use super::why_not;
use super::wish::{Plan, Wish, read, season};
use crate::rules::{Detail, Due, Reason, Seat, View};

/// The viewer's plans with one more wish: the advisors in the order they were wished for and the
/// pass behind them; one answer a gift, one building; what stands behind all that.
pub(super) fn plan(view: View<'_, Kingsburg>, plans: &[String], wish: &str) -> Result<Vec<String>, Reason> {
    let public = view.public();
    let mut new = read(public, wish)?;
    let Some(seat) = view.seat() else {
        return Err(Reason::not_awaited());
    };
    if new.season.is_some() && season(public) != new.season {
        return Err(Reason::rule("wish-late"));
    }
    if let Wish::Always(standing) = new.wish {
        new.wish = Wish::Always(standing.settled(&public.provinces[seat]));
    }
    sensible(public, seat, &new.wish)?;
    match came(public, seat, &new.wish) {
        Due::Broken(reason) => return Err(reason),
        Due::Passed => return Err(Reason::rule("wish-late")),
        Due::Waits | Due::Does(_) | Due::Again(_) | Due::Offers(_) => {}
    }
    let mut all: Vec<Plan> = plans.iter().filter_map(|plan| read(public, plan).ok()).collect();
    all.retain(|old| !replaces(&new.wish, &old.wish));
    all.push(new);
    all.sort_by_key(|plan| match plan.wish {
        Wish::Always(_) => 2,
        Wish::Highest | Wish::Pass => 1,
        _ => 0,
    });
    Ok(all.iter().map(Plan::to_string).collect())
}

/// Whether a wish of the viewer is for later: it would not be done at once.
pub(super) fn waits(view: View<'_, Kingsburg>, wish: &str) -> bool {
    let public = view.public();
    let wish = view.seat().zip(read(public, wish).ok());
    wish.is_some_and(|(seat, plan)| matches!(came(public, seat, &plan.wish), Due::Waits))
}

/// Whether a wish takes the place of another.
fn replaces(new: &Wish, old: &Wish) -> bool {
    match (new, old) {
        (Wish::Take(one, _), Wish::Take(other, _)) | (Wish::Answer(one, _), Wish::Answer(other, _)) => {
            one == other
        }
        (
            Wish::Build(..) | Wish::Cheapest(_) | Wish::Nothing,
            Wish::Build(..) | Wish::Cheapest(_) | Wish::Nothing,
        )
        | (Wish::Highest | Wish::Pass, Wish::Highest | Wish::Pass) => true,
        (Wish::Always(new), Wish::Always(old)) => new.replaces(old),
        (new, old) => new == old,
    }
}

/// Whether a wish can ever come true.
fn sensible(public: &Public, seat: Seat, wish: &Wish) -> Result<(), Reason> {
    let province = &public.provinces[seat];
    match wish {
        Wish::Answer(advisor, answer) if answers(*advisor).contains(answer) => Ok(()),
        Wish::Answer(advisor, _) => {
            Err(Reason::rule("gift-differs").with("number", Detail::Number(advisor.number().into())))
        }
        Wish::Build(building, _) if !province.buildings.next().any(|next| next == *building) => {
            Err(why_not::building_refused(province, *building))
        }
        Wish::Cheapest(buildings) => match buildings.iter().find(|building| province.has(**building)) {
            Some(standing) => Err(why_not::building_refused(province, *standing)),
            None => Ok(()),
        },
        Wish::Always(StandingWish::BuildNone(buildings)) if buildings.is_empty() => {
            Err(Reason::rule("wish-nothing-to-build"))
        }
        Wish::Take(..) | Wish::Highest | Wish::Pass | Wish::Build(..) | Wish::Nothing => Ok(()),
        Wish::Always(_) => Ok(()),
    }
}

/// The answers that an advisor's gift may be given, whatever goods are there; none if the gift asks
/// nothing.
pub(super) fn answers(advisor: Advisor) -> Vec<Action> {
    let rich = Province {
        goods: Goods::PLENTY,
        ..Province::EMPTY
    };
    if offers::gift_asks(&rich, advisor) {
        offers::gift_answers(&rich, advisor)
    } else {
        Vec::new()
    }
}

/// What a plan of the viewer comes to now.
pub(super) fn due(view: View<'_, Kingsburg>, plan: &str) -> Due<Action> {
    let public = view.public();
    let (Some(seat), Ok(plan)) = (view.seat(), read(public, plan)) else {
        return Due::Passed;
    };
    if plan.season.is_none() || season(public) == plan.season {
        came(public, seat, &plan.wish)
    } else {
        Due::Passed
    }
}

/// What a wish for this season, or one that stands, comes to now.
fn came(public: &Public, seat: Seat, wish: &Wish) -> Due<Action> {
    match wish {
        Wish::Take(..) | Wish::Highest | Wish::Pass => at_court(public, seat, wish),
        Wish::Answer(advisor, answer) => answered(public, seat, *advisor, *answer, &public.phase),
        Wish::Build(..) | Wish::Cheapest(_) | Wish::Nothing => building(public, seat, wish),
        Wish::Always(standing) => standing.came(public, seat),
    }
}

fn at_court(public: &Public, seat: Seat, wish: &Wish) -> Due<Action> {
    let asked = public.turn().awaits(seat);
    match (wish, &public.phase) {
        (_, Phase::Reroll(_)) => Due::Waits,
        (Wish::Take(advisor, way), Phase::Influence(_))
            if way.is_none_or(|(_, envoy)| !envoy) && stands(public, seat, *advisor) =>
        {
            Due::Passed
        }
        (Wish::Take(advisor, way), Phase::Influence(_)) => match placement(public, seat, *advisor, *way) {
            Ok(action) if asked => Due::Does(action),
            Ok(_) if public.provinces[seat].done.passed => Due::Passed,
            Ok(_) => Due::Waits,
            Err(reason) => Due::Broken(reason),
        },
        (Wish::Highest, Phase::Influence(_)) if asked => {
            highest(public, seat).map_or(Due::Does(Action::Pass), Due::Again)
        }
        (Wish::Pass, Phase::Influence(_)) if asked => Due::Does(Action::Pass),
        (_, Phase::Influence(_)) if !public.provinces[seat].done.passed => Due::Waits,
        (Wish::Take(advisor, _), _)
            if !stands(public, seat, *advisor) && public.court.taken().has(*advisor) =>
        {
            Due::Broken(taken(*advisor))
        }
        _ => Due::Passed,
    }
}

fn building(public: &Public, seat: Seat, wish: &Wish) -> Due<Action> {
    match &public.phase {
        Phase::Build(builder) if *builder == seat => built(&public.provinces[seat], wish),
        Phase::Build(builder) | Phase::BuildAgain(builder) => {
            if public.place(*builder) < public.place(seat) {
                Due::Waits
            } else {
                Due::Passed
            }
        }
        _ => Due::Waits,
    }
}

/// Whether dice of a seat stand at an advisor.
fn stands(public: &Public, seat: Seat, advisor: Advisor) -> bool {
    public.court.at(advisor).any(|claim| claim.seat == seat)
}

fn taken(advisor: Advisor) -> Reason {
    Reason::rule("advisor-taken").with("number", Detail::Number(advisor.number().into()))
}

/// The way to the highest advisor within reach of dice alone.
fn highest(public: &Public, seat: Seat) -> Option<Action> {
    let advisors = Advisor::all().rev();
    advisors
        .filter_map(|advisor| placement(public, seat, advisor, None).ok())
        .next()
}

/// The way to an advisor: the given one, or the cheapest with dice alone.
fn placement(
    public: &Public,
    seat: Seat,
    advisor: Advisor,
    way: Option<(Payment, bool)>,
) -> Result<Action, Reason> {
    let mut ways = Vec::new();
    offers::each_placement(public, seat, |one, payment, envoy| {
        let wished = match way {
            Some(way) => way == (payment, envoy),
            None => !payment.token && payment.market == 0 && !envoy,
        };
        if one == advisor && wished {
            ways.push((payment, envoy));
        }
        false
    });
    let cheapest = ways.into_iter().min_by_key(|(payment, _)| payment.dearness());
    let take = cheapest.map(|(payment, envoy)| Action::Take {
        advisor,
        payment,
        envoy,
    });
    take.ok_or_else(|| match way {
        Some((payment, envoy)) => why_not::placement(public, seat, advisor, &payment, envoy),
        None if public.court.taken().has(advisor) => taken(advisor),
        None => Reason::rule("wish-reach").with("number", Detail::Number(advisor.number().into())),
    })
}

fn answered(public: &Public, seat: Seat, advisor: Advisor, answer: Action, phase: &Phase) -> Due<Action> {
    let coming = public
        .court
        .at(advisor)
        .any(|claim| claim.seat == seat && !claim.given);
    match phase {
        Phase::Gift(taker, giver) if *taker == seat && *giver == advisor => {
            if offers::gift_answers(&public.provinces[seat], advisor).contains(&answer) {
                Due::Does(answer)
            } else {
                Due::Broken(why_not::gift_refused(advisor, &answer))
            }
        }
        Phase::Reroll(_) => Due::Waits,
        Phase::Influence(_) if coming || !public.provinces[seat].done.passed => Due::Waits,
        Phase::Gift(..) if coming => Due::Waits,
        _ => Due::Passed,
    }
}

/// What a seat that may build does by its plan.
fn built(province: &Province, wish: &Wish) -> Due<Action> {
    let mut buildable: Vec<Building> = province.buildable().collect();
    match wish {
        Wish::Build(building, _) if buildable.contains(building) => Due::Does(Action::Build(*building)),
        Wish::Build(building, false) => Due::Broken(why_not::building_refused(province, *building)),
        Wish::Cheapest(wished) => {
            buildable.retain(|building| wished.contains(building));
            let cheapest = buildable
                .into_iter()
                .min_by_key(|building| (province.price(*building).total(), *building));
            Due::Does(cheapest.map_or(Action::Pass, Action::Build))
        }
        _ => Due::Does(Action::Pass),
    }
}
