//! Wishes that stand until they are dropped: what is chosen whenever the question comes up again.
//! Computed from what all see.
//!
//! | wish | what it does whenever it can |
//! |---|---|
//! | `always recruit none`, `always recruit all` | recruits nobody, or as many soldiers as the goods pay, gold last |
//! | `always sell none` | sells nothing at its Town Hall |
//! | `always good wood` | chooses wood: as the King's aid, of gifts, as spoils |
//! | `always pass inn statue` | builds nothing as long as nothing but these can be built |

use super::action::Action;
use super::components::Building;
use super::goods::{Good, Goods};
use super::offers;
use super::province::Province;
use super::state::{Phase, Public};
use crate::rules::{Due, Seat};
use std::cmp::Reverse;
use std::fmt;

/// A wish that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StandingWish {
    /// Nobody is recruited.
    RecruitNone,
    /// As many are recruited as can be paid.
    RecruitAll,
    /// Nothing is sold.
    SellNone,
    /// This good is chosen.
    Choose(Good),
    /// Nothing is built as long as nothing else can be; without a list, than what can be now.
    BuildNone(Vec<Building>),
}

impl fmt::Display for StandingWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StandingWish::RecruitNone => f.write_str("recruit none"),
            StandingWish::RecruitAll => f.write_str("recruit all"),
            StandingWish::SellNone => f.write_str("sell none"),
            StandingWish::Choose(good) => write!(f, "good {good}"),
            StandingWish::BuildNone(buildings) => {
                f.write_str("pass")?;
                buildings.iter().try_for_each(|building| write!(f, " {building}"))
            }
        }
    }
}

impl StandingWish {
    /// A wish as its words say it.
    pub(super) fn read(words: &[&str]) -> Option<StandingWish> {
        Some(match words {
            ["recruit", "none"] => StandingWish::RecruitNone,
            ["recruit", "all"] => StandingWish::RecruitAll,
            ["sell", "none"] => StandingWish::SellNone,
            ["good", good] => StandingWish::Choose(good.parse().ok()?),
            ["pass", buildings @ ..] => StandingWish::BuildNone(self::buildings(buildings)?),
            _ => return None,
        })
    }

    /// The wish with what it leaves open: the buildings that can be built now.
    pub(super) fn settled(self, province: &Province) -> StandingWish {
        match self {
            StandingWish::BuildNone(buildings) if buildings.is_empty() => {
                let mut now: Vec<Building> = province.buildable().collect();
                now.sort_unstable();
                StandingWish::BuildNone(now)
            }
            other => other,
        }
    }

    /// Whether it says something of the same question as another.
    pub(super) fn replaces(&self, old: &StandingWish) -> bool {
        let question = |wish: &StandingWish| match wish {
            StandingWish::RecruitNone | StandingWish::RecruitAll => 0,
            StandingWish::SellNone => 1,
            StandingWish::Choose(_) => 2,
            StandingWish::BuildNone(_) => 3,
        };
        question(self) == question(old)
    }

    /// What it comes to for a seat now.
    pub(super) fn came(&self, public: &Public, seat: Seat) -> Due<Action> {
        let province = &public.provinces[seat];
        let action = match (self, &public.phase) {
            (_, Phase::Over(_)) => return Due::Passed,
            (StandingWish::RecruitNone, Phase::Recruit(asked)) if *asked == seat => {
                Some(Action::Recruit(Goods::NONE))
            }
            (StandingWish::RecruitAll, Phase::Recruit(asked)) if *asked == seat => {
                dearest_wage(province).map(Action::Recruit)
            }
            (StandingWish::SellNone, Phase::TownHall(asked)) if asked.has(seat) => Some(Action::Pass),
            (StandingWish::Choose(good), phase) => chosen(province, seat, *good, phase),
            (StandingWish::BuildNone(known), Phase::Build(asked)) if *asked == seat => {
                let same = province.buildable().all(|building| known.contains(&building));
                same.then_some(Action::Pass)
            }
            _ => None,
        };
        action.map_or(Due::Waits, Due::Again)
    }
}

/// The wage of as many soldiers as can be paid, of which gold goes last.
fn dearest_wage(province: &Province) -> Option<Goods> {
    offers::wages(province).max_by_key(|paid| (paid.total(), Reverse(paid.gold), Reverse(paid.stone)))
}

/// What chooses a good wherever one is to be chosen; nothing where none of this can be had, or
/// where it may be declined.
fn chosen(province: &Province, seat: Seat, good: Good, phase: &Phase) -> Option<Action> {
    match phase {
        Phase::Aid(asked) if asked.has(seat) => Some(Action::Aid(good)),
        Phase::Aftermath { spoils, .. } if spoils.has(seat) => Some(Action::Spoils(good)),
        Phase::Gift(taker, advisor) if *taker == seat && !advisor.declinable() => {
            let answers = offers::gift_answers(province, *advisor).into_iter();
            let given = answers.filter_map(|answer| match answer {
                Action::Gift(goods) => Some(goods),
                _ => None,
            });
            let best = given.rev().max_by_key(|goods| goods.of(good));
            best.filter(|goods| goods.of(good) > 0).map(Action::Gift)
        }
        _ => None,
    }
}

/// The buildings of these names, each once.
pub(super) fn buildings(names: &[&str]) -> Option<Vec<Building>> {
    let list: Option<Vec<Building>> = names.iter().map(|name| name.parse().ok()).collect();
    let mut list = list?;
    list.sort_unstable();
    list.dedup();
    Some(list)
}
