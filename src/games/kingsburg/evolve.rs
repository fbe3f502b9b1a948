//! How each event changes the state. Draws no luck and decides nothing that an event does not say.

use super::Kingsburg;
use super::action::Sale;
use super::components::{Advisor, Building, Enemy, Good};
use super::court::{Claim, Court};
use super::dice::Dice;
use super::event::Event;
use super::goods::Goods;
use super::province::{Done, Province};
use super::state::{Phase, Public, Step};
use crate::rules::{Impossible, Seat, Seats, State};

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Kingsburg>, event: &Event) -> Result<(), Impossible> {
    match event {
        Event::Drawn { .. }
        | Event::Year { .. }
        | Event::Awaits(_)
        | Event::AidDie { .. }
        | Event::Aided { .. }
        | Event::Rewarded { .. }
        | Event::EnvoySent { .. } => calendar(state, event),
        Event::Season { .. }
        | Event::Neutral { .. }
        | Event::Guilds { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::KeptDice { .. }
        | Event::Ordered { .. }
        | Event::Placed { .. }
        | Event::Passed { .. } => court(&mut state.public, event),
        Event::Given { .. } | Event::Declined { .. } | Event::Peeked { .. } => gifts(state, event),
        Event::Built { .. }
        | Event::NotBuilt { .. }
        | Event::Inns { .. }
        | Event::Embassies { .. }
        | Event::Sold { .. } => {
            building(&mut state.public, event);
        }
        _ => winter(state, event),
    }
    Ok(())
}

fn calendar(state: &mut State<Kingsburg>, event: &Event) {
    let public = &mut state.public;
    match event {
        Event::Drawn { track } => public.track.clone_from(track),
        Event::Year { year } => year_began(state, *year),
        Event::Awaits(phase) => public.phase = phase.clone(),
        Event::AidDie { seat } => public.aided = Some(*seat),
        Event::Aided { seat, good } => {
            gain(public, *seat, Goods::one(*good));
            if let Phase::Aid(waiting) = &mut public.phase {
                *waiting = waiting.without(*seat);
            }
        }
        Event::Rewarded { seats } => {
            public.step = Step::Reward;
            points(public, *seats);
        }
        Event::EnvoySent { seat } => {
            public.step = Step::Envoy;
            public.envoy = *seat;
        }
        _ => {}
    }
}

fn year_began(state: &mut State<Kingsburg>, year: u8) {
    let public = &mut state.public;
    public.year = year;
    public.step = Step::Aid;
    public.aided = None;
    public.knows = Seats::NONE;
    state.secret.enemy = None;
    state.private.iter_mut().for_each(|(_, own)| own.seen = None);
}

fn court(public: &mut Public, event: &Event) {
    match event {
        Event::Season { step } => {
            public.step = *step;
            clear_court(public);
        }
        Event::Neutral { three, two, blocked } => {
            public.court.neutral = Some((*three, *two));
            public.court.blocked = blocked.iter().copied().collect();
        }
        Event::Guilds { seats } => seats
            .iter()
            .for_each(|seat| gain(public, seat, Goods::one(Good::Gold))),
        Event::Rolled { dice } => dice
            .iter()
            .for_each(|(seat, dice)| rolled(&mut public.provinces[seat], *dice)),
        Event::Rerolled { seat, by, dice } => rerolled(&mut public.provinces[*seat], *by, *dice),
        Event::Ordered { track, .. } => public.track.clone_from(track),
        Event::Placed {
            seat,
            advisor,
            payment,
            envoy,
        } => {
            let province = &mut public.provinces[*seat];
            province.dice.part(&payment.dice);
            province.tokens -= u8::from(payment.token);
            province.done.token |= payment.token;
            province.done.market |= payment.market != 0;
            if *envoy {
                public.envoy = None;
            }
            let claim = Claim {
                seat: *seat,
                advisor: *advisor,
                payment: *payment,
                envoy: *envoy,
                given: false,
            };
            public.court.claims.push(claim);
        }
        Event::Passed { seat, .. } => public.provinces[*seat].done.passed = true,
        _ => {}
    }
}

/// All dice leave the court, and everything may be used again.
fn clear_court(public: &mut Public) {
    public.court = Court::default();
    for (_, province) in public.provinces.iter_mut() {
        province.done = Done::default();
        province.dice = Dice::NONE;
    }
}

fn rolled(province: &mut Province, dice: Dice) {
    province.dice = dice;
    province.rolled.count_all(&dice);
}

/// A Chapel rerolls all dice; a Statue one of those that all showed the same.
fn rerolled(province: &mut Province, by: Building, dice: Dice) {
    match by {
        Building::Statue => {
            let before = province
                .dice
                .own()
                .chain(province.dice.white())
                .next()
                .unwrap_or(0);
            let new = dice
                .own()
                .chain(dice.white())
                .find(|face| *face != before)
                .unwrap_or(before);
            province.rolled.count(new);
        }
        _ => province.rolled.count_all(&dice),
    }
    province.dice = dice;
    province.done.statue |= by == Building::Statue;
    province.done.chapel |= by == Building::Chapel;
}

fn gifts(state: &mut State<Kingsburg>, event: &Event) {
    let public = &mut state.public;
    match event {
        Event::Given {
            seat,
            advisor,
            paid,
            goods,
            tokens,
            soldiers,
            points,
        } => {
            let province = &mut public.provinces[*seat];
            province.goods = province.goods.without(*paid).and(*goods);
            province.tokens += tokens;
            province.soldiers += soldiers;
            province.points += points;
            given(public, *seat, *advisor);
        }
        Event::Declined { seat, advisor, .. } => given(public, *seat, *advisor),
        Event::Peeked { seat, enemy } => {
            public.knows = public.knows.with(*seat);
            state.private[*seat].seen = Some(*enemy);
            state.secret.enemy = Some(*enemy);
        }
        _ => {}
    }
}

/// The seat's earliest claim at the advisor has had its gift.
fn given(public: &mut Public, seat: Seat, advisor: Advisor) {
    let due = |claim: &&mut Claim| claim.seat == seat && claim.advisor == advisor && !claim.given;
    if let Some(claim) = public.court.claims.iter_mut().find(due) {
        claim.given = true;
    }
}

fn building(public: &mut Public, event: &Event) {
    match event {
        Event::Built {
            seat,
            building,
            paid,
            envoy,
        } => {
            let province = &mut public.provinces[*seat];
            province.goods = province.goods.without(*paid);
            province.points += building.points();
            province.buildings.add(*building);
            if *envoy {
                public.envoy = None;
            }
        }
        Event::Inns { seats } => seats.iter().for_each(|seat| public.provinces[seat].tokens += 1),
        Event::Embassies { seats } => points(public, *seats),
        Event::Sold { seat, sale } => {
            let province = &mut public.provinces[*seat];
            match sale {
                Some(Sale::Good(good)) => province.goods = province.goods.without(Goods::one(*good)),
                Some(Sale::Token) => province.tokens -= 1,
                None => {}
            }
            province.points += i16::from(sale.is_some());
            if let Phase::TownHall(waiting) = &mut public.phase {
                *waiting = waiting.without(*seat);
            }
        }
        _ => {}
    }
}

fn winter(state: &mut State<Kingsburg>, event: &Event) {
    let public = &mut state.public;
    match event {
        Event::Recruiting => {
            public.step = Step::Recruiting;
            clear_court(public);
        }
        Event::Recruited { seat, paid, soldiers } => {
            let province = &mut public.provinces[*seat];
            province.goods = province.goods.without(*paid);
            province.soldiers += soldiers;
        }
        Event::Winter => public.step = Step::Winter,
        Event::Named { seat, troop } => {
            state.private[*seat].troop = Some(*troop);
            if let Phase::Troop(waiting) = &mut public.phase {
                *waiting = waiting.without(*seat);
            }
        }
        Event::Troops { troops } => {
            troops
                .iter()
                .for_each(|(seat, troop)| public.provinces[seat].spend_troop(*troop));
            state.private.iter_mut().for_each(|(_, own)| own.troop = None);
        }
        Event::Faced { enemy } => faced(state, *enemy),
        Event::Fought { battle } => public.battle = Some(battle.clone()),
        _ => aftermath(public, event),
    }
}

/// The card is turned: nobody knows more of it than all the others any more.
fn faced(state: &mut State<Kingsburg>, enemy: Enemy) {
    state.public.faced.push(enemy);
    state.secret.enemy = None;
    state.private.iter_mut().for_each(|(_, own)| own.seen = None);
}

fn aftermath(public: &mut Public, event: &Event) {
    match event {
        Event::Won {
            seat,
            goods,
            points,
            fortress,
        } => {
            let province = &mut public.provinces[*seat];
            province.goods = province.goods.and(*goods);
            province.points += points + fortress;
        }
        Event::Lost {
            seat,
            goods,
            buildings,
            points,
        } => {
            let province = &mut public.provinces[*seat];
            province.goods = province.goods.without(*goods);
            province.points -= points;
            for building in buildings {
                province.points -= building.points();
                province.buildings.remove(*building);
            }
        }
        Event::Spoils { seat, good } => {
            gain(public, *seat, Goods::one(*good));
            if let Phase::Aftermath { spoils, .. } = &mut public.phase {
                *spoils = spoils.without(*seat);
            }
        }
        Event::Losses { seat, goods } => {
            let province = &mut public.provinces[*seat];
            province.goods = province.goods.without(*goods);
            if let Phase::Aftermath { losses, .. } = &mut public.phase {
                *losses = losses.without(*seat);
            }
        }
        Event::Home { strongest } => {
            points(public, *strongest);
            public
                .provinces
                .iter_mut()
                .for_each(|(_, province)| province.soldiers = 0);
        }
        Event::Counted { cathedrals, troops } => {
            for (seat, province) in public.provinces.iter_mut() {
                province.points += cathedrals[seat] + troops[seat];
            }
        }
        Event::Over { outcome } => public.phase = Phase::Over(outcome.clone()),
        _ => {}
    }
}

fn gain(public: &mut Public, seat: Seat, goods: Goods) {
    let province = &mut public.provinces[seat];
    province.goods = province.goods.and(goods);
}

/// A point for each of these seats.
fn points(public: &mut Public, seats: Seats) {
    seats.iter().for_each(|seat| public.provinces[seat].points += 1);
}
