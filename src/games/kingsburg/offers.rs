//! What a seat can choose from: groups of dice at court, gifts, losses, wages. Knows no phase and
//! no viewer.

use super::action::{Action, Sale};
use super::components::{Advisor, Building};
use super::court::Advisors;
use super::dice::Payment;
use super::goods::{Good, Goods};
use super::province::Province;
use crate::rules::Seat;

use super::state::Public;

/// Visits each way in which a seat can influence an advisor, until `found` says that it has seen
/// enough.
pub(super) fn each_placement(
    public: &Public,
    seat: Seat,
    mut found: impl FnMut(Advisor, Payment, bool) -> bool,
) {
    let province = &public.provinces[seat];
    let taken: Advisors = public.court.taken();
    let envoy = public.envoy == Some(seat);
    let tokens: &[bool] = if province.tokens > 0 && !province.done.token {
        &[false, true]
    } else {
        &[false]
    };
    let shifts: &[i8] = if province.has(Building::Market) && !province.done.market {
        &[0, -1, 1]
    } else {
        &[0]
    };
    for (dice, _) in province.dice.groups() {
        for token in tokens {
            for market in shifts {
                let payment = Payment {
                    dice,
                    token: *token,
                    market: *market,
                };
                let Some(advisor) = Advisor::numbered(payment.total()) else {
                    continue;
                };
                let blocked = taken.has(advisor);
                if (!blocked || envoy) && found(advisor, payment, blocked) {
                    return;
                }
            }
        }
    }
}

/// Whether a seat can influence anybody.
pub(super) fn can_place(public: &Public, seat: Seat) -> bool {
    let mut some = false;
    each_placement(public, seat, |_, _, _| {
        some = true;
        true
    });
    some
}

/// The advisors a seat can reach: those who are free, and those who are taken and open to the
/// Envoy.
#[must_use]
pub fn reach(public: &Public, seat: Seat) -> (Advisors, Advisors) {
    let (mut free, mut taken) = (Advisors::NONE, Advisors::NONE);
    each_placement(public, seat, |advisor, _, envoy| {
        let set = if envoy { &mut taken } else { &mut free };
        *set = set.with(advisor);
        false
    });
    (free, taken)
}

/// Whether a gift asks its taker anything.
pub(super) fn gift_asks(province: &Province, advisor: Advisor) -> bool {
    let gift = advisor.gift();
    match advisor {
        Advisor::ALCHEMIST => !province.goods.is_empty(),
        _ => gift.any > 0 || gift.goods[0] != gift.goods[1],
    }
}

/// The answers to what a gift asks.
pub(super) fn gift_answers(province: &Province, advisor: Advisor) -> Vec<Action> {
    let gift = advisor.gift();
    let mut answers: Vec<Action> = if advisor == Advisor::ALCHEMIST {
        province
            .goods
            .iter()
            .map(|(good, _)| Action::Swap(good))
            .collect()
    } else if gift.any > 0 {
        Goods::PLENTY
            .choices(gift.any)
            .map(|goods| Action::Gift(goods.and(gift.goods[0])))
            .collect()
    } else {
        gift.goods.into_iter().map(Action::Gift).collect()
    };
    if advisor.declinable() {
        answers.push(Action::Decline);
    }
    answers
}

/// What the Alchemist gives for a good: one each of the two others.
#[must_use]
pub fn alchemy(good: Good) -> Goods {
    Goods::new(1, 1, 1).without(Goods::one(good))
}

/// What a Town Hall can sell.
pub(super) fn sales(province: &Province) -> impl Iterator<Item = Sale> + use<> {
    let token = (province.tokens > 0).then_some(Sale::Token);
    province
        .goods
        .iter()
        .map(|(good, _)| Sale::Good(good))
        .chain(token)
}

/// The different wages that recruit soldiers, the fewest first.
pub(super) fn wages(province: &Province) -> impl Iterator<Item = Goods> + use<> {
    let (goods, price) = (province.goods, province.soldier_price());
    (1..=province.recruits()).flat_map(move |soldiers| goods.choices(soldiers * price))
}

/// The goods of choice a defeated seat loses: as many as are owed, as far as they are there.
pub(super) fn losses(province: &Province, owed: u8) -> impl Iterator<Item = Goods> + use<> {
    let goods = province.goods;
    goods.choices(owed.min(goods.total()))
}
