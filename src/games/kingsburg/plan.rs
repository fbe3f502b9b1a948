//! What a seat can order beforehand: advisors to take while it can, to pass, an answer to a gift, a
//! building. All of it is for one season, which stands before it. Computed from a view alone.
//!
//! | plan | what it does when its time comes |
//! |---|---|
//! | `2.summer take 17` | influences the Queen with dice alone, the fewest that do |
//! | `2.summer take 17 6 5 4 +2` | influences her in just this way |
//! | `2.summer pass` | passes at court, once no advisor is left in the plans |
//! | `2.summer at 7 gift wood` | answers what an advisor's gift asks: `gift …`, `swap …` or `decline` |
//! | `2.summer build inn`, `2.summer build inn else pass` | builds it; if it cannot, asks, or builds nothing |
//! | `2.summer build cheapest inn market` | builds the cheapest of these that it can pay, else nothing |

use super::Kingsburg;
use super::action::Action;
use super::components::{Advisor, Building};
use super::dice::Payment;
use super::goods::Goods;
use super::offers;
use super::province::Province;
use super::state::{Phase, Public, YearPhase};
use super::why_not;
use crate::rules::{Detail, Due, Reason, Seat, View};
use std::fmt;

/// A wish for a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// An advisor, with dice alone or in just this way.
    Take(Advisor, Option<(Payment, bool)>),
    /// To pass at court.
    Pass,
    /// The answer to an advisor's gift.
    Answer(Advisor, Action),
    /// A building, and whether to build nothing if it cannot be built.
    Build(Building, bool),
    /// The cheapest of these that can be paid, else nothing.
    Cheapest(Vec<Building>),
}

/// A wish with its season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    year: u8,
    step: YearPhase,
    pub(super) wish: Wish,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{} ", self.year, self.step.id())?;
        match &self.wish {
            Wish::Take(advisor, None) => write!(f, "take {advisor}"),
            Wish::Take(advisor, Some((payment, envoy))) => Action::Take {
                advisor: *advisor,
                payment: *payment,
                envoy: *envoy,
            }
            .fmt(f),
            Wish::Pass => f.write_str("pass"),
            Wish::Answer(advisor, answer) => write!(f, "at {advisor} {answer}"),
            Wish::Build(building, false) => write!(f, "build {building}"),
            Wish::Build(building, true) => write!(f, "build {building} else pass"),
            Wish::Cheapest(buildings) => {
                f.write_str("build cheapest")?;
                buildings.iter().try_for_each(|building| write!(f, " {building}"))
            }
        }
    }
}

/// The season that can be planned for: the one that goes on.
fn season(public: &Public) -> Option<(u8, YearPhase)> {
    let on = matches!(
        public.phase,
        Phase::Reroll(_) | Phase::Influence(_) | Phase::Gift(..) | Phase::Build(_) | Phase::BuildAgain(_)
    );
    on.then_some((public.year, public.step))
}

/// A plan as it is typed or kept; without a season it is for the one that goes on.
pub(super) fn read(public: &Public, text: &str) -> Result<Plan, Reason> {
    let lower = text.to_lowercase().replace('_', "-");
    let words: Vec<&str> = lower.split_whitespace().collect();
    let dated = words.first().and_then(|word| date(word));
    let (year, step) = dated
        .or_else(|| season(public))
        .ok_or(Reason::rule("wish-season"))?;
    let words = if dated.is_some() { &words[1..] } else { &words[..] };
    let wish = wish(words).ok_or(Reason::rule("wish-unknown"))?;
    Ok(Plan { year, step, wish })
}

fn date(word: &str) -> Option<(u8, YearPhase)> {
    let (year, season) = word.split_once('.')?;
    let step = [YearPhase::Spring, YearPhase::Summer, YearPhase::Autumn]
        .into_iter()
        .find(|step| step.id() == season)?;
    Some((year.parse().ok()?, step))
}

fn wish(words: &[&str]) -> Option<Wish> {
    Some(match words {
        ["take", advisor] => Wish::Take(advisor.parse().ok()?, None),
        ["take", ..] => match words.join(" ").parse().ok()? {
            Action::Take {
                advisor,
                payment,
                envoy,
            } => Wish::Take(advisor, Some((payment, envoy))),
            _ => return None,
        },
        ["pass"] => Wish::Pass,
        ["at", advisor, answer @ ..] => match answer.join(" ").parse().ok()? {
            answer @ (Action::Gift(_) | Action::Swap(_) | Action::Decline) => {
                Wish::Answer(advisor.parse().ok()?, answer)
            }
            _ => return None,
        },
        ["build", "cheapest", buildings @ ..] => {
            let mut list: Vec<Building> = buildings
                .iter()
                .map(|building| building.parse().ok())
                .collect::<Option<_>>()?;
            list.sort_unstable();
            list.dedup();
            (!list.is_empty()).then_some(Wish::Cheapest(list))?
        }
        ["build", building] => Wish::Build(building.parse().ok()?, false),
        ["build", building, "else", "pass"] => Wish::Build(building.parse().ok()?, true),
        _ => return None,
    })
}

/// The viewer's plans with one more wish: the advisors in the order they were wished for and the
/// pass behind them; one answer a gift, one building.
pub(super) fn plan(view: View<'_, Kingsburg>, plans: &[String], wish: &str) -> Result<Vec<String>, Reason> {
    let public = view.public();
    let new = read(public, wish)?;
    let Some(seat) = view.seat() else {
        return Err(Reason::not_awaited());
    };
    if season(public) != Some((new.year, new.step)) {
        return Err(Reason::rule("wish-late"));
    }
    sensible(public, seat, &new.wish)?;
    match came(public, seat, &new.wish) {
        Due::Broken(reason) => return Err(reason),
        Due::Passed => return Err(Reason::rule("wish-late")),
        Due::Waits | Due::Does(_) | Due::Offers(_) => {}
    }
    let mut all: Vec<Plan> = plans.iter().filter_map(|plan| read(public, plan).ok()).collect();
    all.retain(|old| !replaces(&new.wish, &old.wish));
    all.push(new);
    all.sort_by_key(|plan| plan.wish == Wish::Pass);
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
        (Wish::Build(..) | Wish::Cheapest(_), Wish::Build(..) | Wish::Cheapest(_)) => true,
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
        Wish::Take(..) | Wish::Pass | Wish::Build(..) => Ok(()),
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
    if season(public) == Some((plan.year, plan.step)) {
        came(public, seat, &plan.wish)
    } else {
        Due::Passed
    }
}

/// What a wish for this season comes to now.
fn came(public: &Public, seat: Seat, wish: &Wish) -> Due<Action> {
    let asked = public.turn().awaits(seat);
    match (wish, &public.phase) {
        (Wish::Take(..) | Wish::Pass, Phase::Reroll(_)) => Due::Waits,
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
        (Wish::Pass, Phase::Influence(_)) if asked => Due::Does(Action::Pass),
        (Wish::Pass, Phase::Influence(_)) if !public.provinces[seat].done.passed => Due::Waits,
        (Wish::Take(advisor, _), _)
            if !stands(public, seat, *advisor) && public.court.taken().has(*advisor) =>
        {
            Due::Broken(taken(*advisor))
        }
        (Wish::Take(..) | Wish::Pass, _) => Due::Passed,
        (Wish::Answer(advisor, answer), phase) => answered(public, seat, *advisor, *answer, phase),
        (Wish::Build(..) | Wish::Cheapest(_), Phase::Build(_)) if asked => {
            built(&public.provinces[seat], wish)
        }
        (Wish::Build(..) | Wish::Cheapest(_), Phase::Build(builder) | Phase::BuildAgain(builder)) => {
            if public.place(*builder) < public.place(seat) {
                Due::Waits
            } else {
                Due::Passed
            }
        }
        (Wish::Build(..) | Wish::Cheapest(_), _) => Due::Waits,
    }
}

/// Whether dice of a seat stand at an advisor.
fn stands(public: &Public, seat: Seat, advisor: Advisor) -> bool {
    public.court.at(advisor).any(|claim| claim.seat == seat)
}

fn taken(advisor: Advisor) -> Reason {
    Reason::rule("advisor-taken").with("number", Detail::Number(advisor.number().into()))
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
