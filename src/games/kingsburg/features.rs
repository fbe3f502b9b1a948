//! What a computer looks at in an action at first sight: whom it influences with what, what is built, which goods come
//! and go, and how far the winter's enemy is. From the viewer's own knowledge and what all see. How much each of it counts
//! was learned by playing (`preferences.rs`).

use super::Kingsburg;
use super::action::{Action, Sale};
use super::components::{Advisor, Building};
use super::goods::{Good, Goods};
use super::province::Province;
use super::state::{Phase, Private, Public, YearPhase};
use super::strength::defence;
use crate::rules::{FeatureTally, View, indicator};

/// Each advisor's, from the first on; then each advisor's by the year.
const ADVISOR: usize = 0;
const ADVISOR_YEAR: usize = 18;
/// What an advisor is paid, and what is still wanted.
const TAKE: usize = 36;
/// Each building's; then each building's by the year.
const BUILDING: usize = 47;
const BUILDING_YEAR: usize = 67;
const BUILD: usize = 87;
/// Goods that come.
const COMES: usize = 90;
/// Goods that go.
const GOES: usize = 98;
/// Soldiers.
const RECRUIT: usize = 105;
/// What a Town Hall sells.
const SELL: usize = 110;
/// Dice.
const REROLL: usize = 117;
/// Troops.
const TROOP: usize = 120;
/// How many features there are.
pub(super) const FEATURES: usize = 123;

/// How strong an enemy is in a year, on the average, without the King's die of 3½.
const ENEMY: [f32; 5] = [2.8, 4.2, 5.2, 6.2, 8.0];
/// What the King's die adds, on the average.
const HELP: f32 = 3.5;
/// How many goods a building may lack at most to be what is saved for.
const NEAR: u8 = 4;

/// Tells the features of each action; one that is not told is 0.
pub(super) fn features(view: View<'_, Kingsburg>, actions: &[Action], tally: &mut FeatureTally<'_>) {
    let (Some(seat), Some(own)) = (view.seat(), view.own()) else {
        return;
    };
    let public = view.public();
    let look = Look::of(public, &public.provinces[seat], own);
    for (which, action) in actions.iter().enumerate() {
        tally.look_at(which);
        look.action(action, tally);
    }
}

/// What is looked up once for all actions.
struct Look<'a> {
    phase: &'a Phase,
    province: &'a Province,
    /// The year, of 5.
    year: f32,
    /// Whether it is the last season before the soldiers are recruited.
    autumn: bool,
    /// What is missing for the building that is saved for.
    wanted: Goods,
    /// By how much the enemy is expected to be stronger.
    behind: f32,
}

impl Look<'_> {
    fn of<'a>(public: &'a Public, province: &'a Province, own: &Private) -> Look<'a> {
        let strength = match public
            .enemy()
            .filter(|_| public.step == YearPhase::Winter)
            .or(own.seen)
        {
            Some(enemy) => f32::from(enemy.strength() - defence(province, enemy.foe())),
            None => {
                let usual = ENEMY[usize::from(public.year.clamp(1, 5)) - 1];
                let stands = province.buildings.iter().map(Building::battle).sum::<i16>();
                usual - f32::from(stands)
            }
        };
        Look {
            phase: &public.phase,
            province,
            year: f32::from(public.year) / 5.0,
            autumn: public.step >= YearPhase::Autumn,
            wanted: wanted(province),
            behind: strength - HELP - f32::from(province.soldiers),
        }
    }

    fn action(&self, action: &Action, tally: &mut FeatureTally<'_>) {
        match action {
            Action::Take {
                advisor,
                payment,
                envoy,
            } => {
                self.advisor(*advisor, tally);
                tally.add(TAKE, payment.dice.own().count() as f32);
                tally.add(TAKE + 1, indicator(payment.token));
                tally.add(TAKE + 2, indicator(payment.market != 0));
                tally.add(TAKE + 3, indicator(*envoy));
                tally.add(TAKE + 4, payment.dice.white().count() as f32);
                let left = self.province.dice.own().count() - payment.dice.own().count();
                tally.add(TAKE + 5, indicator(left == 0));
            }
            Action::Pass => self.passing(tally),
            Action::Build(building) => {
                tally.add(BUILDING + *building as usize, 1.0);
                tally.add(BUILDING_YEAR + *building as usize, self.year);
                tally.add(BUILD + 2, f32::from(building.battle()) * self.behind.clamp(-3.0, 3.0));
            }
            Action::Aid(good) | Action::Spoils(good) => self.comes(Goods::one(*good), tally),
            Action::Gift(goods) => self.comes(*goods, tally),
            Action::Swap(good) => self.goes(Goods::one(*good), tally),
            Action::Decline => tally.add(COMES + 7, 1.0),
            Action::Lose(goods) => self.goes(*goods, tally),
            Action::Recruit(goods) => self.recruit(*goods, tally),
            Action::Sell(Sale::Good(good)) => {
                tally.add(SELL + *good as usize, 1.0);
                tally.add(SELL + 4, indicator(self.wanted.of(*good) > 0));
            }
            Action::Sell(Sale::Token) => tally.add(SELL + 3, 1.0),
            Action::Statue { .. } => tally.add(REROLL, 1.0),
            Action::Chapel => tally.add(REROLL + 1, 1.0),
            Action::Keep => tally.add(REROLL + 2, f32::from(self.province.dice.total()) / 10.0),
            Action::Troop(troop) => {
                tally.add(TROOP, f32::from(*troop));
                tally.add(TROOP + 1, f32::from(*troop) * self.behind.clamp(-4.0, 4.0));
                tally.add(TROOP + 2, indicator(f32::from(*troop) > self.behind + HELP));
            }
        }
    }

    fn passing(&self, tally: &mut FeatureTally<'_>) {
        match self.phase {
            Phase::Influence(_) => tally.add(TAKE + 6, 1.0),
            Phase::TownHall(_) => {
                tally.add(SELL + 5, 1.0);
                tally.add(SELL + 6, self.year);
            }
            _ => {
                tally.add(BUILD, 1.0);
                tally.add(BUILD + 1, self.year);
            }
        }
    }

    fn advisor(&self, advisor: Advisor, tally: &mut FeatureTally<'_>) {
        let (place, gift) = (usize::from(advisor.number()) - 1, advisor.gift());
        tally.add(ADVISOR + place, 1.0);
        tally.add(ADVISOR_YEAR + place, self.year);
        let met = gift
            .goods
            .map(|goods| goods.common(self.wanted).total())
            .into_iter()
            .max();
        let lacks = self.wanted.total();
        let any = gift.any.min(lacks);
        tally.add(TAKE + 7, f32::from(met.unwrap_or_default().max(any)));
        let after = lacks.saturating_sub(met.unwrap_or_default().max(any));
        tally.add(TAKE + 8, indicator(lacks > 0 && after == 0));
        if gift.soldiers > 0 {
            tally.add(TAKE + 9, f32::from(gift.soldiers) * self.behind.clamp(-4.0, 4.0));
            tally.add(TAKE + 10, f32::from(gift.soldiers) * indicator(self.autumn));
        }
    }

    fn comes(&self, goods: Goods, tally: &mut FeatureTally<'_>) {
        for good in Good::ALL {
            let count = f32::from(goods.of(good));
            tally.add(COMES + good as usize, count);
            tally.add(COMES + 3 + good as usize, count * f32::from(self.province.goods.of(good)) / 3.0);
        }
        tally.add(COMES + 6, f32::from(goods.common(self.wanted).total()));
    }

    fn goes(&self, goods: Goods, tally: &mut FeatureTally<'_>) {
        for good in Good::ALL {
            let count = f32::from(goods.of(good));
            tally.add(GOES + good as usize, count);
            tally.add(GOES + 3 + good as usize, count * f32::from(self.province.goods.of(good)) / 3.0);
        }
        tally.add(GOES + 6, indicator(self.wanted.common(goods).total() > 0));
    }

    fn recruit(&self, goods: Goods, tally: &mut FeatureTally<'_>) {
        let price = self.province.soldier_price().max(1);
        let soldiers = f32::from(goods.total() / price);
        // What the King's die may bring counts half.
        let lacks = (self.behind + HELP - 1.0).max(0.0);
        tally.add(RECRUIT, soldiers);
        tally.add(RECRUIT + 1, soldiers.min(lacks));
        tally.add(RECRUIT + 2, indicator(soldiers >= lacks));
        tally.add(RECRUIT + 3, f32::from(goods.total()) * (1.0 - self.year));
        tally.add(RECRUIT + 4, soldiers * self.year);
    }
}

/// What is missing for the best building that nearly can be paid: what it costs beyond what is there.
fn wanted(province: &Province) -> Goods {
    let lacks = |building: Building| province.price(building).without(province.goods);
    let near = province.buildings.next().filter(|building| {
        let missing = lacks(*building).total();
        missing > 0 && missing <= NEAR
    });
    near.max_by_key(|building| (building.points(), *building))
        .map_or(Goods::NONE, lacks)
}
