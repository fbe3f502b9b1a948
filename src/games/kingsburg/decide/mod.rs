//! What a legal action brings about, and the opening. The only place where luck is drawn.
//!
//! An action's own event comes first; then everything that plays itself, up to the next decision.

mod season;
mod winter;

use super::Kingsburg;
use super::action::Action;
use super::components::{Advisor, Building, Enemy, YEARS};
use super::event::Event;
use super::goods::Goods;
use super::offers;
use super::scoring;
use super::state::{Phase, Public, Step};
use crate::rules::{Chance, Label, Legal, Seat, Seats, Unfolding};

/// The luck of the starting order.
const TRACK: Label = "track";
/// The luck of the year's enemy.
const ENEMY: Label = "enemy";

/// The opening: the starting order, and the first year.
pub(super) fn deal(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    let mut seats: Vec<Seat> = Seat::all(course.state().seats()).collect();
    let count = seats.len();
    let track = chance.deal(TRACK, &mut seats, count);
    course.happen(Event::Drawn { track });
    year(course, chance, 1);
}

/// What an action brings about.
pub(super) fn decide(
    legal: &Legal<Kingsburg>,
    course: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
) {
    let seat = legal.seat();
    let phase = course.state().public.phase.clone();
    match *legal.action() {
        Action::Aid(good) => {
            course.happen(Event::Aided { seat, good });
            after_aid(course, chance);
        }
        Action::Statue { white } => season::statue(course, chance, seat, white),
        Action::Chapel => season::chapel(course, chance, seat),
        Action::Keep => {
            course.happen(Event::KeptDice { seat });
            season::rerolls(course, chance, place(course, seat) + 1);
        }
        Action::Take {
            advisor,
            payment,
            envoy,
        } => {
            course.happen(Event::Placed {
                seat,
                advisor,
                payment,
                envoy,
            });
            season::next_at_court(course, chance, place(course, seat) + 1);
        }
        Action::Pass => passed(course, chance, seat, &phase),
        Action::Gift(_) | Action::Swap(_) | Action::Decline => {
            if let Phase::Gift(_, advisor) = phase {
                answered(course, chance, seat, advisor, *legal.action());
            }
            season::gifts(course, chance);
        }
        Action::Build(building) => {
            season::build(course, chance, seat, building, phase == Phase::BuildAgain(seat))
        }
        Action::Sell(sale) => {
            course.happen(Event::Sold {
                seat,
                sale: Some(sale),
            });
            season::after_town_hall(course, chance);
        }
        Action::Recruit(paid) => {
            let soldiers = paid.total() / course.state().public.provinces[seat].soldier_price();
            course.happen(Event::Recruited { seat, paid, soldiers });
            winter::recruits(course, chance, place(course, seat) + 1);
        }
        Action::Troop(troop) => {
            course.happen(Event::Named { seat, troop });
            winter::after_troop(course, chance);
        }
        Action::Spoils(good) => {
            course.happen(Event::Spoils { seat, good });
            winter::after_choice(course, chance);
        }
        Action::Lose(goods) => {
            course.happen(Event::Losses { seat, goods });
            winter::after_choice(course, chance);
        }
    }
}

/// A pass means what the phase asks.
fn passed(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, seat: Seat, phase: &Phase) {
    let next = place(course, seat) + 1;
    match phase {
        Phase::Influence(_) => {
            course.happen(Event::Passed { seat, forced: false });
            season::next_at_court(course, chance, next);
        }
        Phase::TownHall(_) => {
            course.happen(Event::Sold { seat, sale: None });
            season::after_town_hall(course, chance);
        }
        _ => {
            course.happen(Event::NotBuilt { seat, forced: false });
            season::builds(course, chance, next);
        }
    }
}

/// A gift is taken as its taker chose.
fn answered(
    course: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    advisor: Advisor,
    answer: Action,
) {
    match answer {
        Action::Gift(goods) => give(course, chance, seat, advisor, Goods::NONE, goods),
        Action::Swap(good) => give(course, chance, seat, advisor, Goods::one(good), offers::alchemy(good)),
        _ => course.happen(Event::Declined {
            seat,
            advisor,
            forced: false,
        }),
    }
}

/// An advisor gives these goods and all else that it gives.
fn give(
    course: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    advisor: Advisor,
    paid: Goods,
    goods: Goods,
) {
    let gift = advisor.gift();
    let stable = gift.soldiers > 0 && course.state().public.provinces[seat].has(Building::Stable);
    let soldiers = gift.soldiers + u8::from(stable);
    course.happen(Event::Given {
        seat,
        advisor,
        paid,
        goods,
        tokens: gift.tokens,
        soldiers,
        points: gift.points,
    });
    if gift.peek {
        let enemy = enemy(course, chance);
        course.happen(Event::Peeked { seat, enemy });
    }
}

/// This year's enemy: the one that somebody looked at, or one that is drawn now.
fn enemy(course: &Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) -> Enemy {
    let year = course.state().public.year;
    let known = course.state().secret.enemy;
    known
        .or_else(|| chance.one(ENEMY, &mut Enemy::of_year(year).collect()))
        .unwrap_or(Enemy::DISPUTED)
}

/// A year begins with the King's aid.
fn year(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, year: u8) {
    course.happen(Event::Year { year });
    let seats = least_developed(&course.state().public);
    if seats.len() == 1 {
        seats
            .iter()
            .for_each(|seat| course.happen(Event::AidDie { seat }));
        season::begin(course, chance, Step::Spring);
    } else {
        course.happen(Event::Awaits(Phase::Aid(seats)));
    }
}

/// Fewest buildings, then fewest goods. Tokens are no goods.
fn least_developed(public: &Public) -> Seats {
    public.fewest(|province| (province.buildings.count(), province.goods.total()))
}

fn after_aid(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    if course.state().public.phase == Phase::Aid(Seats::NONE) {
        season::begin(course, chance, Step::Spring);
    }
}

/// After a year: the next one, or the end.
fn next_year(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    let now = course.state().public.year;
    if now < YEARS {
        year(course, chance, now + 1);
        return;
    }
    let public = &course.state().public;
    let cathedrals = public.provinces.map(|_, province| scoring::cathedral(province));
    let troops = public
        .provinces
        .map(|_, province| scoring::spare_troop(public, province));
    course.happen(Event::Counted { cathedrals, troops });
    let outcome = scoring::outcome(&course.state().public);
    course.happen(Event::Over { outcome });
}

/// A seat's place on the track.
fn place(course: &Unfolding<'_, Kingsburg>, seat: Seat) -> usize {
    course
        .state()
        .public
        .track
        .iter()
        .position(|one| *one == seat)
        .unwrap_or_default()
}
