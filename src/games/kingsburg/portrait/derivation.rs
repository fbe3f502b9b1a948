//! Points, the turn order and combat values, with where they come from.

use super::super::Kingsburg;
use super::super::components::{Building, Enemy, Foe};
use super::super::province::Province;
use super::super::state::{Phase, Public};
use super::super::strength::{Battle, BattleResult, Strength, defence, defences};
use super::{naming, standing};
use crate::portray::seated;
use crate::rules::{Seat, View};
use crate::words::Message;

/// Line by line: the points, why the order is as it is, the strength as it stands, the last battle.
pub(super) fn derivation(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut lines: Vec<Message> = Seat::all(view.seats())
        .map(|seat| standing::points(public, seat))
        .collect();
    lines.extend(order(public));
    lines.extend(Seat::all(view.seats()).map(|seat| strength(public, seat, view.seat() == Some(seat))));
    lines.extend(
        public
            .battle
            .as_ref()
            .map(|battle| strengths(public, battle))
            .into_iter()
            .flatten(),
    );
    lines.extend(Seat::all(view.seats()).filter_map(|seat| rolled(public, seat)));
    lines
}

/// What a seat has rolled so far, face by face; nothing before its first dice.
fn rolled(public: &Public, seat: Seat) -> Option<Message> {
    let rolls = public.provinces[seat].rolled;
    let faces: Vec<Message> = rolls
        .faces()
        .filter(|(_, times)| *times > 0)
        .map(|(face, times)| {
            Message::new("kingsburg-derive-face")
                .with("face", face)
                .with("times", times)
        })
        .collect();
    let told = seated("kingsburg-derive-rolled", seat).with("dice", rolls.dice());
    (rolls.dice() > 0).then(|| told.with("sum", rolls.sum()).with("faces", faces))
}

/// The total of the dice a seat has rolled this season, placed ones included.
pub(super) fn total(public: &Public, seat: Seat) -> i64 {
    let placed = public
        .court
        .claims
        .iter()
        .filter(|claim| claim.seat == seat)
        .map(|claim| i64::from(claim.payment.dice.total()));
    i64::from(public.provinces[seat].dice.total()) + placed.sum::<i64>()
}

/// Why the turn order is as it is: the totals of this season's dice.
pub(super) fn order(public: &Public) -> Option<Message> {
    let totals = public.track.iter().map(|seat| (seat, total(public, *seat)));
    let told: Vec<Message> = totals
        .filter(|(_, total)| *total > 0)
        .map(|(seat, total)| seated("kingsburg-derive-total", *seat).with("total", total))
        .collect();
    (told.len() == public.track.len()).then(|| Message::new("kingsburg-derive-order").with("totals", told))
}

/// The enemies that a building of the province fights better than others.
fn special(province: &Province) -> Vec<Message> {
    let usual = defence(province, Foe::Orcs);
    let better = Foe::ALL
        .into_iter()
        .map(|foe| (foe, defence(province, foe) - usual))
        .filter(|(_, more)| *more != 0);
    better
        .map(|(foe, more)| {
            Message::new("kingsburg-derive-against")
                .with("foe", naming::foe(foe))
                .with("more", more)
        })
        .collect()
}

/// What each building adds.
fn walls(province: &Province, foe: Foe) -> impl Iterator<Item = Message> {
    defences(province, foe).map(|(building, strength)| {
        Message::new("kingsburg-derive-building")
            .with("building", naming::building(building))
            .with("strength", strength)
    })
}

/// A seat's strength as it stands, without the King's help; `each` tells building by building.
pub(super) fn strength(public: &Public, seat: Seat, each: bool) -> Message {
    let province = &public.provinces[seat];
    let buildings = i64::from(defence(province, Foe::Orcs));
    let told = seated("kingsburg-derive-strength", seat)
        .with("total", buildings + i64::from(province.soldiers))
        .with("soldiers", province.soldiers)
        .with("buildings", buildings);
    let more: Vec<Message> = walls(province, Foe::Orcs)
        .filter(|_| each)
        .chain(special(province))
        .collect();
    if more.is_empty() {
        told
    } else {
        Message::new("kingsburg-derive-special")
            .with("told", told)
            .with("special", more)
    }
}

/// What a seat lacks to hold out against an enemy, without the King's help.
pub(super) fn lack(public: &Public, seat: Seat, enemy: Enemy) -> i16 {
    let value = Strength::of(&public.provinces[seat], 0, enemy.foe()).total();
    (enemy.strength() - value).max(0)
}

/// How a seat stands against an enemy without the King's help: what it lacks, and what a defeat
/// would cost it.
pub(super) fn facing(public: &Public, seat: Seat, enemy: Enemy) -> Message {
    let province = &public.provinces[seat];
    let value = Strength::of(province, 0, enemy.foe()).total();
    let lose = enemy.lose(public.options.other_demons);
    let named = lose.goods.common(province.goods);
    let any = lose.any.min(province.goods.total() - named.total());
    let buildings: Vec<Building> = province.buildings.destroyed(lose.buildings).collect();
    let points = lose.points + buildings.iter().map(|building| building.points()).sum::<i16>();
    Message::new("kingsburg-facing")
        .with("value", value)
        .with("lack", lack(public, seat, enemy))
        .with("loss", naming::loss(named, any, &buildings, points))
}

/// The last battle, seat by seat.
fn strengths(public: &Public, battle: &Battle) -> Vec<Message> {
    let head = Message::new("kingsburg-derive-battle").with("enemy", naming::enemy(battle.enemy));
    let each = battle.strengths.iter().map(|(seat, strength)| {
        seated("kingsburg-derive-fought", seat)
            .with("total", strength.total())
            .with("soldiers", strength.soldiers)
            .with("help", strength.help)
            .with("source", if public.options.dm { "troop" } else { "die" })
            .with("buildings", strength.buildings)
            .with("verdict", battle.verdicts[seat].id())
    });
    std::iter::once(head).chain(each).collect()
}

/// The same, and what each seat was paid for it.
pub(super) fn fought(public: &Public, battle: &Battle) -> Vec<Message> {
    let paid = battle.strengths.iter().filter_map(|(seat, _)| {
        let [victory, strongest] = paid(public, battle, seat);
        (victory + strongest > 0).then(|| {
            seated("kingsburg-derive-paid", seat)
                .with("victory", victory)
                .with("strongest", strongest)
        })
    });
    strengths(public, battle).into_iter().chain(paid).collect()
}

/// A seat's points from a battle by what paid them: the victory (with a Fortress', as long as the
/// winter lasts: nobody knows later when it was built), and the highest strength of all victors.
pub(super) fn paid(public: &Public, battle: &Battle, seat: Seat) -> [i16; 2] {
    let won = battle.verdicts[seat] == BattleResult::Win;
    let winter = matches!(public.phase, Phase::Aftermath { .. });
    let fortress = i16::from(winter && public.provinces[seat].has(Building::Fortress));
    let gain = battle.enemy.gain(public.options.other_demons).points + fortress;
    [if won { gain } else { 0 }, i16::from(battle.strongest.has(seat))]
}
