//! Recruiting and the winter: troops or the King's die, the battle and what it leaves. Each step
//! runs on to the next decision.

use super::super::Kingsburg;
use super::super::components::{Building, Enemy};
use super::super::event::Event;
use super::super::goods::Goods;
use super::super::legal;
use super::super::offers;
use super::super::province::Province;
use super::super::state::Phase;
use super::super::strength::{Battle, Verdict};
use super::{enemy, next_year};
use crate::rules::{BySeat, Chance, Label, Seat, Seats, Unfolding};

/// The luck of the King's die.
const KING: Label = "kings-die";

/// Recruiting in turn order from this place on; who cannot pay a soldier is passed over.
pub(super) fn recruits(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, from: usize) {
    let public = &course.state().public;
    let next = public
        .track
        .iter()
        .skip(from)
        .find(|seat| public.provinces[**seat].recruits() > 0)
        .copied();
    if let Some(seat) = next {
        course.happen(Event::Awaits(Phase::Recruit(seat)));
    } else {
        winter(course, chance);
    }
}

fn winter(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    course.happen(Event::Winter);
    let public = &course.state().public;
    if !public.options.dm {
        turn_card(course, chance, None);
        return;
    }
    let asked = public
        .provinces
        .iter()
        .filter(|(_, province)| province.troops().count() > 1);
    let asked: Seats = asked.map(|(seat, _)| seat).collect();
    course.happen(Event::Awaits(Phase::Troop(asked)));
    after_troop(course, chance);
}

/// After a troop was named: once the last is in, all are revealed together. A seat without a choice
/// is never asked.
pub(super) fn after_troop(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    if course.state().public.phase != Phase::Troop(Seats::NONE) {
        return;
    }
    let state = course.state();
    let only = |seat| state.public.provinces[seat].troops().next().unwrap_or_default();
    let troops = state
        .private
        .map(|seat, own| own.troop.unwrap_or_else(|| only(seat)));
    course.happen(Event::Troops {
        troops: troops.clone(),
    });
    turn_card(course, chance, Some(troops));
}

/// The card is turned, the die rolled where there are no troops, and the battle fought.
fn turn_card(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>, troops: Option<BySeat<u8>>) {
    let enemy = enemy(course, chance);
    course.happen(Event::Faced { enemy });
    let help = troops.unwrap_or_else(|| {
        let face = chance.dice(KING, 1, 6).first().copied().unwrap_or(1);
        course.happen(Event::KingsDie { face });
        BySeat::make(course.state().seats(), |_| face)
    });
    let battle = Battle::fight(&course.state().public.provinces, enemy, &help);
    course.happen(Event::Fought {
        battle: battle.clone(),
    });
    for seat in course.state().public.track.clone() {
        match battle.verdicts[seat] {
            Verdict::Win => won(course, seat, enemy),
            Verdict::Loss => lost(course, seat, enemy),
            Verdict::Draw => {}
        }
    }
    let (spoils, losses) = choosers(course, &battle);
    course.happen(Event::Awaits(Phase::Aftermath { spoils, losses }));
    after_choice(course, chance);
}

fn won(course: &mut Unfolding<'_, Kingsburg>, seat: Seat, enemy: Enemy) {
    let public = &course.state().public;
    let gain = enemy.gain(public.options.other_demons);
    let fortress = i16::from(public.provinces[seat].has(Building::Fortress));
    course.happen(Event::Won {
        seat,
        goods: gain.goods,
        points: gain.points,
        fortress,
    });
}

/// All that a defeated seat cannot choose: goods as far as they are there, buildings from the
/// rightmost column, points.
fn lost(course: &mut Unfolding<'_, Kingsburg>, seat: Seat, enemy: Enemy) {
    let public = &course.state().public;
    let lose = enemy.lose(public.options.other_demons);
    let province = &public.provinces[seat];
    let mut goods = lose.goods.common(province.goods);
    if let Some(only) = only_loss(province, lose.any) {
        goods = goods.and(only);
    }
    let mut standing = province.buildings;
    let mut buildings = Vec::new();
    for building in
        (0..lose.buildings).map_while(|_| standing.exposed().inspect(|exposed| standing.remove(*exposed)))
    {
        buildings.push(building);
    }
    course.happen(Event::Lost {
        seat,
        goods,
        buildings,
        points: lose.points,
    });
}

/// The goods of choice that go where there is no choice.
fn only_loss(province: &Province, owed: u8) -> Option<Goods> {
    let mut ways = offers::losses(province, owed);
    ways.next().filter(|_| ways.next().is_none())
}

/// Who chooses a good, and who chooses which goods to lose.
///
/// A seat whose loss left no choice has lost already, and nothing more: it had no more goods than
/// were owed, or of one kind only.
fn choosers(course: &Unfolding<'_, Kingsburg>, battle: &Battle) -> (Seats, Seats) {
    let public = &course.state().public;
    let verdict = |wanted| {
        battle
            .verdicts
            .iter()
            .filter(move |(_, verdict)| **verdict == wanted)
            .map(|(seat, _)| seat)
    };
    let any = battle.enemy.gain(public.options.other_demons).any;
    let spoils = verdict(Verdict::Win).filter(|_| any > 0).collect();
    let owed = legal::owed(public);
    let losses = verdict(Verdict::Loss).filter(|seat| {
        let mixed = public.provinces[*seat].goods.iter().count() > 1;
        owed > 0 && mixed && offers::losses(&public.provinces[*seat], owed).nth(1).is_some()
    });
    (spoils, losses.collect())
}

/// After a choice: the last one sends the soldiers home and ends the year.
pub(super) fn after_choice(course: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) {
    if course.state().public.phase
        != (Phase::Aftermath {
            spoils: Seats::NONE,
            losses: Seats::NONE,
        })
    {
        return;
    }
    let strongest = course
        .state()
        .public
        .battle
        .as_ref()
        .map_or(Seats::NONE, |battle| battle.strongest);
    course.happen(Event::Home { strongest });
    next_year(course, chance);
}
