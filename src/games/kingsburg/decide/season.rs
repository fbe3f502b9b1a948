//! A productive season: dice, court, gifts, building, and its end. Each step runs on to the next
//! decision.

use super::super::Kingsburg;
use super::super::components::{Advisor, Building, OWN_DICE};
use super::super::dice::Dice;
use super::super::event::Event;
use super::super::goods::Goods;
use super::super::province::Province;
use super::super::state::{Phase, Public, Step};
use super::super::{legal, offers};
use super::{give, least_developed, place, winter};
use crate::rules::{BySeat, Chance, Label, Seat, Seats, Unfolding};

/// The luck of the two players' neutral dice.
const NEUTRAL: Label = "neutral";
/// The luck of coloured dice, seat by seat.
const DICE: Label = "dice";
/// The luck of white dice, seat by seat.
const WHITE: Label = "white";
/// The luck of the one die that a Statue rerolls.
const STATUE: Label = "statue";
/// The luck of the coloured dice that a Chapel rerolls.
const CHAPEL: Label = "chapel";
/// The luck of the white dice that a Chapel rerolls.
const CHAPEL_WHITE: Label = "chapel-white";

/// A season begins: neutral dice for two players, the Guilds' gold, and all dice.
pub(super) fn begin(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, step: Step) {
    course.happen(Event::Season { step });
    let public = &course.state().public;
    if public.seats() == 2 {
        neutral(course, chance);
    }
    let guilds = owners(&course.state().public, Building::MerchantsGuild);
    if !guilds.is_empty() {
        course.happen(Event::Guilds { seats: guilds });
    }
    let public = &course.state().public;
    let dice = BySeat::make(public.seats(), |seat| roll(chance, (DICE, WHITE), public.white_dice(seat)));
    course.happen(Event::Rolled { dice });
    rerolls(course, chance, 0);
}

fn roll(chance: &mut Chance<'_>, (coloured, white): (Label, Label), count: usize) -> Dice {
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
fn neutral(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
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
    course.happen(Event::Neutral { three, two, blocked });
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
pub(super) fn rerolls(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, from: usize) {
    let public = &course.state().public;
    let next = public
        .track
        .iter()
        .skip(from)
        .find(|seat| legal::may_reroll(public, **seat))
        .copied();
    if let Some(seat) = next {
        course.happen(Event::Awaits(Phase::Reroll(seat)));
        return;
    }
    let totals = public.provinces.map(|_, province| province.dice.total());
    let mut track = public.track.clone();
    track.sort_by_key(|seat| totals[*seat]);
    course.happen(Event::Ordered { track, totals });
    next_at_court(course, chance, 0);
}

/// A Statue rerolls one die; all are equal, so its colour alone matters.
pub(super) fn statue(
    course: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    white: bool,
) {
    let mut dice = course.state().public.provinces[seat].dice;
    let faces = if white {
        &mut dice.white[..]
    } else {
        &mut dice.own[..]
    };
    let rolled = chance.dice(STATUE, 1, 6);
    faces.iter_mut().zip(rolled).for_each(|(face, new)| *face = new);
    course.happen(Event::Rerolled {
        seat,
        by: Building::Statue,
        dice: dice.sorted(),
    });
    rerolls(course, chance, place(course, seat));
}

/// A Chapel rerolls all dice.
pub(super) fn chapel(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, seat: Seat) {
    let count = course.state().public.provinces[seat].dice.white().count();
    let dice = roll(chance, (CHAPEL, CHAPEL_WHITE), count);
    course.happen(Event::Rerolled {
        seat,
        by: Building::Chapel,
        dice,
    });
    rerolls(course, chance, place(course, seat));
}

/// The next seat that has not passed influences somebody; who can reach nobody passes. At the end,
/// the gifts.
pub(super) fn next_at_court(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, from: usize) {
    let seats = course.state().public.track.len();
    for step in from..from + seats {
        let public = &course.state().public;
        let seat = public.track[step % seats];
        if public.provinces[seat].done.passed {
            continue;
        }
        if offers::can_place(public, seat) {
            course.happen(Event::Awaits(Phase::Influence(seat)));
            return;
        }
        course.happen(Event::Passed { seat, forced: true });
    }
    gifts(course, chance);
}

/// The gifts, from the lowest advisor to the highest, up to one that asks something. At the end,
/// building.
pub(super) fn gifts(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    while let Some(place) = course.state().public.court.due() {
        let claim = course.state().public.court.claims[place];
        let (seat, advisor) = (claim.seat, claim.advisor);
        if offers::gift_asks(&course.state().public.provinces[seat], advisor) {
            course.happen(Event::Awaits(Phase::Gift(seat, advisor)));
            return;
        }
        if advisor == Advisor::ALCHEMIST {
            course.happen(Event::Declined {
                seat,
                advisor,
                forced: true,
            });
        } else {
            give(course, chance, seat, advisor, Goods::NONE, advisor.gift().goods[0]);
        }
    }
    builds(course, chance, 0);
}

/// Building in turn order from this place on; who can pay nothing builds nothing.
pub(super) fn builds(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, from: usize) {
    for place in from..course.state().public.track.len() {
        let public = &course.state().public;
        let seat = public.track[place];
        if public.provinces[seat].buildable().next().is_some() {
            course.happen(Event::Awaits(Phase::Build(seat)));
            return;
        }
        course.happen(Event::NotBuilt { seat, forced: true });
    }
    season_end(course, chance);
}

/// A building is built; the holder of the Envoy may build another one.
pub(super) fn build(
    course: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    building: Building,
    again: bool,
) {
    let paid = course.state().public.provinces[seat].price(building);
    course.happen(Event::Built {
        seat,
        building,
        paid,
        envoy: again,
    });
    let public = &course.state().public;
    if public.envoy == Some(seat) && public.provinces[seat].buildable().next().is_some() {
        course.happen(Event::Awaits(Phase::BuildAgain(seat)));
    } else {
        builds(course, chance, place(course, seat) + 1);
    }
}

/// Inns in summer, Embassies, then the offer of the Town Halls.
fn season_end(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    let inns = owners(&course.state().public, Building::Inn);
    if course.state().public.step == Step::Summer && !inns.is_empty() {
        course.happen(Event::Inns { seats: inns });
    }
    let embassies = owners(&course.state().public, Building::Embassy);
    if !embassies.is_empty() {
        course.happen(Event::Embassies { seats: embassies });
    }
    let sellers = course
        .state()
        .public
        .provinces
        .iter()
        .filter(|(_, province)| province.town_hall_helps());
    let sellers: Seats = sellers.map(|(seat, _)| seat).collect();
    if sellers.is_empty() {
        season_over(course, chance);
    } else {
        course.happen(Event::Awaits(Phase::TownHall(sellers)));
    }
}

/// After an answer at a Town Hall: the last one ends the season.
pub(super) fn after_town_hall(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    if course.state().public.phase == Phase::TownHall(Seats::NONE) {
        season_over(course, chance);
    }
}

/// The phase between this season and what follows.
fn season_over(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    let public = &course.state().public;
    match public.step {
        Step::Spring => {
            let built = |province: &Province| std::cmp::Reverse(province.buildings.count());
            let seats = public.fewest(built);
            course.happen(Event::Rewarded { seats });
            begin(course, chance, Step::Summer);
        }
        Step::Summer => {
            let least = least_developed(public);
            let seat = least.iter().next().filter(|_| least.len() == 1);
            course.happen(Event::EnvoySent { seat });
            begin(course, chance, Step::Autumn);
        }
        _ => {
            course.happen(Event::Recruiting);
            winter::recruits(course, chance, 0);
        }
    }
}
