//! What must hold in Kingsburg.

use std::any::Any;
use std::collections::BTreeSet;
use tavolo::games::kingsburg::{Kingsburg, Phase, YearPhase};
use tavolo::rules::State;

fn read(state: &dyn Any) -> &State<Kingsburg> {
    state.downcast_ref().unwrap()
}

/// Fails if a position cannot be.
pub fn position(state: &dyn Any) {
    let state = read(state);
    calendar(state);
    court(state);
    secrets(state);
    troops(state);
}

/// The time, the turn order and who is awaited.
fn calendar(state: &State<Kingsburg>) {
    let public = &state.public;
    assert!((1..=5).contains(&public.year));
    let track: BTreeSet<u8> = public.track.iter().map(|seat| seat.number()).collect();
    assert!(
        track.len() == usize::from(public.seats()) && public.track.len() == track.len(),
        "the track is no order of the seats"
    );
    assert!(public.envoy.is_none_or(|seat| seat.number() < public.seats()));
    assert!(public.aided.is_none_or(|seat| seat.number() < public.seats()));
    let faced = public.faced.len();
    assert!(
        faced == usize::from(public.year) - 1
            || (faced == usize::from(public.year) && public.step == YearPhase::Winter)
    );
    assert!(
        public
            .faced
            .iter()
            .zip(1..)
            .all(|(enemy, year)| enemy.year() == year)
    );
    assert!(!matches!(public.phase, Phase::Setting), "a position rests where nobody is awaited");
    if !matches!(public.phase, Phase::Over(_)) {
        assert!(!state.turn().seats().is_empty());
    }
    for province in public.provinces.values() {
        assert!(province.buildings.count() <= 20 && province.goods.total() < 100);
        assert!(public.step != YearPhase::Aid || province.soldiers == 0, "soldiers outlive the winter");
    }
}

/// Dice are all accounted for, and stand where they may.
fn court(state: &State<Kingsburg>) {
    let public = &state.public;
    let productive = matches!(public.step, YearPhase::Spring | YearPhase::Summer | YearPhase::Autumn);
    let mut seen = BTreeSet::new();
    for claim in &public.court.claims {
        assert!(
            claim.payment.total() == i16::from(claim.advisor.number()),
            "a group stands at another number"
        );
        assert!(claim.payment.dice.own().next().is_some(), "a group without a coloured die");
        let first = seen.insert(claim.advisor) && !public.court.blocked.has(claim.advisor);
        assert!(first != claim.envoy, "two groups at an advisor, or the Envoy for nothing");
    }
    assert!(public.court.claims.iter().filter(|claim| claim.envoy).count() <= 1);
    for (seat, province) in public.provinces.iter().filter(|_| productive) {
        let own = public.court.claims.iter().filter(|claim| claim.seat == seat);
        let coloured: usize = own.clone().map(|claim| claim.payment.dice.own().count()).sum();
        let white: usize = own.clone().map(|claim| claim.payment.dice.white().count()).sum();
        assert_eq!(coloured + province.dice.own().count(), 3, "a coloured die is lost");
        let rolled = white + province.dice.white().count();
        assert!(rolled <= 2, "more white dice than there can be");
        assert!(own.clone().filter(|claim| claim.payment.token).count() <= 1, "two tokens in a season");
        assert!(own.filter(|claim| claim.payment.market != 0).count() <= 1, "the Market works twice");
    }
    if let Phase::Influence(seat) = public.phase {
        assert!(
            !public.provinces[seat].done.passed && state.legal(seat).len() > 1,
            "somebody is asked who can only pass"
        );
    }
    let blocked = public.court.blocked.iter().count();
    assert!(if public.seats() == 2 && productive {
        (2..=3).contains(&blocked)
    } else {
        blocked == 0
    });
}

/// Who knows the enemy is public; what it is, those alone know.
fn secrets(state: &State<Kingsburg>) {
    let State {
        public,
        private,
        secret,
    } = state;
    let open = public.enemy().is_some();
    assert_eq!(
        secret.enemy.is_some(),
        !public.knows.is_empty() && !open,
        "an enemy that nobody has looked at is drawn already"
    );
    assert!(secret.enemy.is_none_or(|enemy| enemy.year() == public.year));
    for (seat, own) in private.iter() {
        let seen = if public.knows.has(seat) && !open {
            secret.enemy
        } else {
            None
        };
        assert!(own.seen == seen, "a seat knows another enemy, or one it has not looked at");
        let named = matches!(public.phase, Phase::Troop(waiting) if !waiting.has(seat) && public.provinces[seat].troops().count() > 1);
        assert_eq!(own.troop.is_some(), named, "a troop outlives its winter, or was not kept");
    }
}

/// With the option, a troop goes each winter.
fn troops(state: &State<Kingsburg>) {
    let public = &state.public;
    let fought = if public.options.dm { public.faced.len() } else { 0 };
    assert!(
        public
            .provinces
            .values()
            .all(|province| province.troops.count_ones() as usize == 6 - fought)
    );
}
