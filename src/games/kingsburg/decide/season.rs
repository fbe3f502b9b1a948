//! A productive season: dice, court, gifts, building, and its end. Each step runs on to the next
//! decision, or to the end of the season.

use super::super::action::Sale;
use super::super::components::{Advisor, Building, OWN_DICE};
use super::super::court::Claim;
use super::super::dice::Dice;
use super::super::event::{Construction, Event, Grant};
use super::super::goods::Goods;
use super::super::state::{Phase, Public, YearPhase};
use super::super::{Kingsburg, legal, offers};
use super::winter;
use crate::rules::{BySeat, Chance, DrawLabel, Seat, Seats, Unfolding};
use std::ops::ControlFlow::{self, Break, Continue};

/// The luck of the two players' neutral dice.
const NEUTRAL: DrawLabel = "neutral";
/// The luck of coloured dice, seat by seat.
const DICE: DrawLabel = "dice";
/// The luck of white dice, seat by seat.
const WHITE: DrawLabel = "white";
/// The luck of the one die that a Statue rerolls.
const STATUE: DrawLabel = "statue";
/// The luck of the coloured dice that a Chapel rerolls.
const CHAPEL: DrawLabel = "chapel";
/// The luck of the white dice that a Chapel rerolls.
const CHAPEL_WHITE: DrawLabel = "chapel-white";

/// A season begins: neutral dice for two players, the Guilds' gold, and all dice.
pub(super) fn begin(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    step: YearPhase,
) -> ControlFlow<()> {
    unfolding.happen(Event::Season { step });
    if unfolding.state().public.seats() == 2 {
        neutral(unfolding, chance);
    }
    let guilds = owners(&unfolding.state().public, Building::MerchantsGuild);
    if !guilds.is_empty() {
        unfolding.happen(Event::Guilds { seats: guilds });
    }
    let public = &unfolding.state().public;
    let dice = BySeat::make(public.seats(), |seat| roll(chance, (DICE, WHITE), public.white_dice(seat)));
    unfolding.happen(Event::Rolled { dice });
    rerolls(unfolding, chance, 0)
}

fn roll(chance: &mut Chance<'_>, (coloured, white): (DrawLabel, DrawLabel), count: usize) -> Dice {
    let own = chance.dice(coloured, OWN_DICE, 6);
    let white = if count > 0 {
        chance.dice(white, count, 6)
    } else {
        Vec::new()
    };
    Dice::of(&own, &white)
}

/// Three dice block the advisor of their sum, two theirs; with equal sums the two block their own
/// faces.
fn neutral(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    let mut three = [0; 3];
    three.copy_from_slice(&chance.dice(NEUTRAL, 3, 6));
    let mut two = [0; 2];
    two.copy_from_slice(&chance.dice(NEUTRAL, 2, 6));
    let first: u8 = three.iter().sum();
    let second: u8 = two.iter().sum();
    let mut numbers = if first == second {
        vec![first, two[0], two[1]]
    } else {
        vec![first, second]
    };
    numbers.dedup();
    let blocked = numbers
        .into_iter()
        .filter_map(|number| Advisor::numbered(number.into()))
        .collect();
    unfolding.happen(Event::Neutral { three, two, blocked });
}

/// The seats that own a building.
fn owners(public: &Public, building: Building) -> Seats {
    public
        .provinces
        .iter()
        .filter(|(_, province)| province.has(building))
        .map(|(seat, _)| seat)
        .collect()
}

/// Statues and Chapels, in the old turn order from this place on; then the new order.
fn rerolls(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    from: usize,
) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    let next = public
        .track
        .iter()
        .skip(from)
        .find(|seat| legal::may_reroll(public, **seat))
        .copied();
    if let Some(seat) = next {
        unfolding.happen(Event::Awaits(Phase::Reroll(seat)));
        return Break(());
    }
    let totals = public.provinces.map(|_, province| province.dice.total());
    let mut track = public.track.clone();
    track.sort_by_key(|seat| totals[*seat]);
    unfolding.happen(Event::Ordered { track, totals });
    court(unfolding, chance, 0)
}

/// A seat leaves its dice as they are; the next one may reroll.
pub(super) fn kept(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
) -> ControlFlow<()> {
    unfolding.happen(Event::KeptDice { seat });
    rerolls(unfolding, chance, unfolding.state().public.place(seat) + 1)
}

/// A Statue rerolls one die; all are equal, so its colour alone matters.
pub(super) fn statue(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    white: bool,
) -> ControlFlow<()> {
    let [new] = chance.dice(STATUE, 1, 6)[..] else {
        unreachable!("a Statue rerolls one die");
    };
    let mut dice = unfolding.state().public.provinces[seat].dice;
    if white {
        dice.white[0] = new;
    } else {
        dice.own[0] = new;
    }
    rerolled(unfolding, chance, seat, Building::Statue, dice.sorted())
}

/// A Chapel rerolls all dice.
pub(super) fn chapel(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
) -> ControlFlow<()> {
    let count = unfolding.state().public.provinces[seat].dice.white().count();
    let dice = roll(chance, (CHAPEL, CHAPEL_WHITE), count);
    rerolled(unfolding, chance, seat, Building::Chapel, dice)
}

/// A seat has other dice now, and may reroll once more if a building lets it.
fn rerolled(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    by: Building,
    dice: Dice,
) -> ControlFlow<()> {
    unfolding.happen(Event::Rerolled { seat, by, dice });
    rerolls(unfolding, chance, unfolding.state().public.place(seat))
}

/// After a seat's turn at court: the next seat's.
pub(super) fn next_at_court(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
) -> ControlFlow<()> {
    court(unfolding, chance, unfolding.state().public.place(seat) + 1)
}

/// From this place on, round and round: the next seat that has not passed influences somebody; who
/// can reach nobody passes. At the end, the gifts.
fn court(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, from: usize) -> ControlFlow<()> {
    let seats = unfolding.state().public.track.len();
    for place in from..from + seats {
        let public = &unfolding.state().public;
        let seat = public.track[place % seats];
        if public.provinces[seat].done.passed {
            continue;
        }
        if offers::can_place(public, seat) {
            unfolding.happen(Event::Awaits(Phase::Influence(seat)));
            return Break(());
        }
        unfolding.happen(Event::Passed { seat, forced: true });
    }
    gifts(unfolding, chance)
}

/// The gifts, from the lowest advisor to the highest, up to one that asks something. At the end,
/// building.
fn gifts(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) -> ControlFlow<()> {
    while let Some(claim) = unfolding.state().public.court.due() {
        let (seat, advisor) = (claim.seat, claim.advisor);
        if offers::gift_asks(&unfolding.state().public.provinces[seat], advisor) {
            unfolding.happen(Event::Awaits(Phase::Gift(seat, advisor)));
            return Break(());
        }
        if advisor == Advisor::ALCHEMIST {
            let forced = true;
            unfolding.happen(Event::Declined {
                seat,
                advisor,
                forced,
            });
        } else {
            give(unfolding, chance, claim, Goods::NONE, advisor.gift().goods[0]);
        }
    }
    builds(unfolding, 0)
}

/// The gift that was asked about is taken as its taker chose.
pub(super) fn gift_taken(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    paid: Goods,
    goods: Goods,
) -> ControlFlow<()> {
    let claim = asked(&unfolding.state().public);
    give(unfolding, chance, claim, paid, goods);
    gifts(unfolding, chance)
}

/// The gift that was asked about is declined.
pub(super) fn gift_declined(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
) -> ControlFlow<()> {
    let claim = asked(&unfolding.state().public);
    unfolding.happen(Event::Declined {
        seat: claim.seat,
        advisor: claim.advisor,
        forced: false,
    });
    gifts(unfolding, chance)
}

/// The claim whose gift is asked about.
fn asked(public: &Public) -> Claim {
    let due = public.court.due();
    due.unwrap_or_else(|| unreachable!("a gift is asked about for a claim"))
}

/// An advisor gives these goods and all else that it gives.
fn give(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    claim: Claim,
    paid: Goods,
    goods: Goods,
) {
    let Claim { seat, advisor, .. } = claim;
    let gift = advisor.gift();
    let stable = gift.soldiers > 0 && unfolding.state().public.provinces[seat].has(Building::Stable);
    unfolding.happen(Event::Given(Grant {
        seat,
        advisor,
        paid,
        goods,
        tokens: gift.tokens,
        soldiers: gift.soldiers + u8::from(stable),
        points: gift.points,
    }));
    if gift.peek {
        let enemy = winter::enemy(unfolding, chance);
        unfolding.happen(Event::Peeked { seat, enemy });
    }
}

/// After a seat has built what it builds: the next seat.
pub(super) fn builds_after(unfolding: &mut Unfolding<'_, Kingsburg>, seat: Seat) -> ControlFlow<()> {
    builds(unfolding, unfolding.state().public.place(seat) + 1)
}

/// Building in turn order from this place on; who can pay nothing builds nothing.
fn builds(unfolding: &mut Unfolding<'_, Kingsburg>, from: usize) -> ControlFlow<()> {
    for place in from..unfolding.state().public.track.len() {
        let public = &unfolding.state().public;
        let seat = public.track[place];
        if public.provinces[seat].buildable().next().is_some() {
            unfolding.happen(Event::Awaits(Phase::Build(seat)));
            return Break(());
        }
        unfolding.happen(Event::NotBuilt { seat, forced: true });
    }
    end(unfolding)
}

/// A building is built; the holder of the Envoy may build another one.
pub(super) fn build(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    seat: Seat,
    building: Building,
) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    let paid = public.provinces[seat].price(building);
    let envoy = public.phase == Phase::BuildAgain(seat);
    unfolding.happen(Event::Built(Construction {
        seat,
        building,
        paid,
        envoy,
    }));
    let public = &unfolding.state().public;
    if public.envoy == Some(seat) && public.provinces[seat].buildable().next().is_some() {
        unfolding.happen(Event::Awaits(Phase::BuildAgain(seat)));
        return Break(());
    }
    builds_after(unfolding, seat)
}

/// Inns in summer, Embassies, then the offer of the Town Halls.
fn end(unfolding: &mut Unfolding<'_, Kingsburg>) -> ControlFlow<()> {
    let inns = owners(&unfolding.state().public, Building::Inn);
    if unfolding.state().public.step == YearPhase::Summer && !inns.is_empty() {
        unfolding.happen(Event::Inns { seats: inns });
    }
    let embassies = owners(&unfolding.state().public, Building::Embassy);
    if !embassies.is_empty() {
        unfolding.happen(Event::Embassies { seats: embassies });
    }
    let provinces = unfolding.state().public.provinces.iter();
    let sellers = provinces.filter(|(_, province)| province.town_hall_helps());
    let sellers: Seats = sellers.map(|(seat, _)| seat).collect();
    if sellers.is_empty() {
        return Continue(());
    }
    unfolding.happen(Event::Awaits(Phase::TownHall(sellers)));
    Break(())
}

/// A seat answers at its Town Halls; the last one to do so ends the season.
pub(super) fn sold(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    seat: Seat,
    sale: Option<Sale>,
) -> ControlFlow<()> {
    unfolding.happen(Event::Sold { seat, sale });
    if unfolding.state().public.phase == Phase::TownHall(Seats::NONE) {
        Continue(())
    } else {
        Break(())
    }
}
