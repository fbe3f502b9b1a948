//! Recruiting and the winter: troops or the King's die, the battle and what it leaves. Each step
//! runs on to the next decision, or to the end of the winter.

use super::super::Kingsburg;
use super::super::components::{Building, Enemy};
use super::super::event::{Defeat, Event, Victory};
use super::super::goods::Goods;
use super::super::legal;
use super::super::offers;
use super::super::province::Province;
use super::super::state::{Phase, Public};
use super::super::strength::{Battle, BattleResult};
use crate::rules::{BySeat, Chance, DrawLabel, Seat, Seats, Unfolding};
use std::ops::ControlFlow::{self, Break, Continue};

/// The luck of the King's die.
const KING: DrawLabel = "kings-die";

/// The luck of the year's enemy.
const ENEMY: DrawLabel = "enemy";

/// This year's enemy: the one that somebody looked at, or one that is drawn now.
pub(super) fn enemy(unfolding: &Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) -> Enemy {
    let year = unfolding.state().public.year;
    let known = unfolding.state().secret.enemy;
    known
        .or_else(|| chance.one(ENEMY, &mut Enemy::of_year(year).collect()))
        .unwrap_or_else(|| unreachable!("each year has its enemies"))
}

/// The time of recruiting begins.
pub(super) fn begin(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) -> ControlFlow<()> {
    unfolding.happen(Event::Recruiting);
    recruits(unfolding, chance, 0)
}

/// A seat recruits as many soldiers as it pays for.
pub(super) fn recruit(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    seat: Seat,
    paid: Goods,
) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    let soldiers = paid.total() / public.provinces[seat].soldier_price();
    let next = public.place(seat) + 1;
    unfolding.happen(Event::Recruited { seat, paid, soldiers });
    recruits(unfolding, chance, next)
}

/// Recruiting in turn order from this place on; who cannot pay a soldier is passed over.
fn recruits(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    from: usize,
) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    let mut left = public.track.iter().skip(from);
    if let Some(seat) = left.find(|seat| public.provinces[**seat].recruits() > 0) {
        unfolding.happen(Event::Awaits(Phase::Recruit(*seat)));
        return Break(());
    }
    winter(unfolding, chance)
}

/// Winter comes; with troops, each seat that has a choice names one.
fn winter(unfolding: &mut Unfolding<'_, Kingsburg>, chance: &mut Chance<'_>) -> ControlFlow<()> {
    unfolding.happen(Event::Winter);
    let public = &unfolding.state().public;
    if !public.options.dm {
        return turn_card(unfolding, chance, None);
    }
    let asked = public
        .provinces
        .iter()
        .filter(|(_, province)| province.troops().count() > 1);
    let asked: Seats = asked.map(|(seat, _)| seat).collect();
    unfolding.happen(Event::Awaits(Phase::Troop(asked)));
    after_troop(unfolding, chance)
}

/// After a troop was named: once the last is in, all are revealed together. A seat without a choice
/// is never asked.
pub(super) fn after_troop(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    if public.phase != Phase::Troop(Seats::NONE) {
        return Break(());
    }
    let only = |seat| {
        let troop = public.provinces[seat].troops().next();
        troop.unwrap_or_else(|| unreachable!("the troops outlast the winters"))
    };
    let troops = unfolding
        .state()
        .private
        .map(|seat, own| own.troop.unwrap_or_else(|| only(seat)));
    unfolding.happen(Event::Troops {
        troops: troops.clone(),
    });
    turn_card(unfolding, chance, Some(troops))
}

/// The card is turned, the die rolled where there are no troops, and the battle fought.
fn turn_card(
    unfolding: &mut Unfolding<'_, Kingsburg>,
    chance: &mut Chance<'_>,
    troops: Option<BySeat<u8>>,
) -> ControlFlow<()> {
    let enemy = enemy(unfolding, chance);
    unfolding.happen(Event::Faced { enemy });
    let help = troops.unwrap_or_else(|| {
        let [face] = chance.dice(KING, 1, 6)[..] else {
            unreachable!("the King rolls one die");
        };
        unfolding.happen(Event::KingsDie { face });
        BySeat::make(unfolding.state().seats(), |_| face)
    });
    let battle = Battle::fight(&unfolding.state().public.provinces, enemy, &help);
    unfolding.happen(Event::Fought {
        battle: battle.clone(),
    });
    for seat in unfolding.state().public.track.clone() {
        match battle.verdicts[seat] {
            BattleResult::Win => won(unfolding, seat, enemy),
            BattleResult::Loss => lost(unfolding, seat, enemy),
            BattleResult::Draw => {}
        }
    }
    let (spoils, losses) = choosers(&unfolding.state().public, &battle);
    unfolding.happen(Event::Awaits(Phase::Aftermath { spoils, losses }));
    after_choice(unfolding)
}

fn won(unfolding: &mut Unfolding<'_, Kingsburg>, seat: Seat, enemy: Enemy) {
    let public = &unfolding.state().public;
    let gain = enemy.gain(public.options.other_demons);
    let fortress = i16::from(public.provinces[seat].has(Building::Fortress));
    unfolding.happen(Event::Won(Victory {
        seat,
        goods: gain.goods,
        points: gain.points,
        fortress,
    }));
}

/// All that a defeated seat cannot choose: goods as far as they are there, buildings from the
/// rightmost column, points.
fn lost(unfolding: &mut Unfolding<'_, Kingsburg>, seat: Seat, enemy: Enemy) {
    let public = &unfolding.state().public;
    let lose = enemy.lose(public.options.other_demons);
    let province = &public.provinces[seat];
    let mut goods = lose.goods.common(province.goods);
    if let Some(only) = only_loss(province, lose.any) {
        goods = goods.and(only);
    }
    let buildings = province.buildings.destroyed(lose.buildings).collect();
    unfolding.happen(Event::Lost(Defeat {
        seat,
        goods,
        buildings,
        points: lose.points,
    }));
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
fn choosers(public: &Public, battle: &Battle) -> (Seats, Seats) {
    let verdict = |wanted| {
        battle
            .verdicts
            .iter()
            .filter(move |(_, verdict)| **verdict == wanted)
            .map(|(seat, _)| seat)
    };
    let any = battle.enemy.gain(public.options.other_demons).any;
    let spoils = verdict(BattleResult::Win).filter(|_| any > 0).collect();
    let owed = legal::owed(public);
    let losses = verdict(BattleResult::Loss).filter(|seat| {
        let mixed = public.provinces[*seat].goods.iter().count() > 1;
        owed > 0 && mixed && offers::losses(&public.provinces[*seat], owed).nth(1).is_some()
    });
    (spoils, losses.collect())
}

/// After a choice: the last one sends the soldiers home and ends the winter.
pub(super) fn after_choice(unfolding: &mut Unfolding<'_, Kingsburg>) -> ControlFlow<()> {
    let public = &unfolding.state().public;
    let all_chose = Phase::Aftermath {
        spoils: Seats::NONE,
        losses: Seats::NONE,
    };
    if public.phase != all_chose {
        return Break(());
    }
    let Some(battle) = &public.battle else {
        unreachable!("the choices are made after a battle");
    };
    let strongest = battle.strongest;
    unfolding.happen(Event::Home { strongest });
    Continue(())
}
