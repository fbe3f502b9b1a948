//! How each event changes the state. Draws no luck and decides nothing that an event does not say.
//! An event that cannot happen in the position is [`Impossible`], and says why.

use super::Kingsburg;
use super::action::Sale;
use super::components::{Advisor, Building, Enemy};
use super::court::{Claim, Court};
use super::dice::Dice;
use super::earnings::Payer;
use super::event::{Construction, Defeat, Event, Grant, Placement, Victory};
use super::goods::{Good, Goods};
use super::province::{Province, SeasonUses};
use super::state::{Phase, Public, YearPhase};
use crate::rules::{BySeat, Impossible, Seat, Seats, State};

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Kingsburg>, event: &Event) -> Result<(), Impossible> {
    let public = &mut state.public;
    match event {
        Event::Drawn { track } | Event::Ordered { track, .. } => ordered(public, track)?,
        Event::Year { year } => year_began(state, *year),
        Event::Awaits(phase) => public.phase = phase.clone(),
        Event::AidDie { seat } => public.aided = Some(*seat),
        Event::Aided { seat, good } => aided(public, *seat, *good)?,
        Event::Season { step } => cleared(public, *step),
        Event::Neutral { three, two, blocked } => neutral(&mut public.court, (*three, *two), blocked),
        Event::Guilds { seats } => each(public, *seats, |own| gain(own, Goods::one(Good::Gold)))?,
        Event::Rolled { dice } => rolled(public, dice)?,
        Event::Rerolled { seat, by, dice } => rerolled(province(public, *seat)?, *by, *dice)?,
        Event::KeptDice { .. } | Event::NotBuilt { .. } | Event::KingsDie { .. } => {}
        Event::Placed(placement) => placed(public, placement)?,
        Event::Passed { seat, .. } => province(public, *seat)?.done.passed = true,
        Event::Given(grant) => granted(public, grant)?,
        Event::Peeked { seat, enemy } => peeked(state, *seat, *enemy)?,
        Event::Declined { seat, advisor, .. } => answered(&mut public.court, *seat, *advisor)?,
        Event::Built(construction) => built(public, construction)?,
        Event::Inns { seats } => each(public, *seats, token)?,
        Event::Embassies { seats } => each(public, *seats, point(Payer::Embassy))?,
        Event::Sold { seat, sale } => sold(public, *seat, *sale)?,
        Event::Rewarded { seats } => rewarded(public, *seats)?,
        Event::EnvoySent { seat } => envoy_sent(public, *seat),
        Event::Recruiting => cleared(public, YearPhase::Recruiting),
        Event::Recruited { seat, paid, soldiers } => recruited(province(public, *seat)?, *paid, *soldiers)?,
        Event::Winter => public.step = YearPhase::Winter,
        Event::Named { seat, troop } => named(state, *seat, *troop)?,
        Event::Troops { troops } => revealed(state, troops)?,
        Event::Faced { enemy } => faced(state, *enemy),
        Event::Fought { battle } => public.battle = Some(battle.clone()),
        Event::Won(victory) => won(public, victory)?,
        Event::Lost(defeat) => lost(public, defeat)?,
        Event::Spoils { seat, good } => spoils(public, *seat, *good)?,
        Event::Losses { seat, goods } => losses(public, *seat, *goods)?,
        Event::Home { strongest } => home(public, *strongest)?,
        Event::Counted { cathedrals, troops } => counted(public, cathedrals, troops)?,
        Event::Over { outcome } => public.phase = Phase::Over(outcome.clone()),
    }
    Ok(())
}

/// A seat's province.
fn province(public: &mut Public, seat: Seat) -> Result<&mut Province, Impossible> {
    public
        .provinces
        .get_mut(seat)
        .ok_or(Impossible("there is no such seat"))
}

/// The same for the province of each of these seats.
fn each(
    public: &mut Public,
    seats: Seats,
    change: impl Fn(&mut Province) -> Result<(), Impossible>,
) -> Result<(), Impossible> {
    seats.iter().try_for_each(|seat| change(province(public, seat)?))
}

/// Goods come into a province.
fn gain(own: &mut Province, goods: Goods) -> Result<(), Impossible> {
    own.goods = own
        .goods
        .plus(goods)
        .ok_or(Impossible("nobody has so many goods"))?;
    Ok(())
}

/// Goods leave a province.
fn pay(own: &mut Province, goods: Goods) -> Result<(), Impossible> {
    own.goods = own
        .goods
        .less(goods)
        .ok_or(Impossible("goods that are not there are given up"))?;
    Ok(())
}

fn token(own: &mut Province) -> Result<(), Impossible> {
    own.tokens += 1;
    Ok(())
}

/// A token of +2 is used.
fn spend_token(own: &mut Province) -> Result<(), Impossible> {
    own.tokens = own
        .tokens
        .checked_sub(1)
        .ok_or(Impossible("a token that is not there is used"))?;
    Ok(())
}

fn point(payer: Payer) -> impl Fn(&mut Province) -> Result<(), Impossible> {
    move |own| {
        own.earn(payer, 1);
        Ok(())
    }
}

/// A seat that was awaited has done what it was asked for.
fn done(waiting: &mut Seats, seat: Seat) -> Result<(), Impossible> {
    if !waiting.has(seat) {
        return Err(Impossible("the seat is not asked"));
    }
    *waiting = waiting.without(seat);
    Ok(())
}

/// All seats have their places in the turn order.
fn ordered(public: &mut Public, track: &[Seat]) -> Result<(), Impossible> {
    let seats: Seats = Seat::all(public.seats()).collect();
    if track.len() != seats.len() || track.iter().copied().collect::<Seats>() != seats {
        return Err(Impossible("the turn order is not of all seats, each once"));
    }
    public.track = track.to_vec();
    Ok(())
}

fn year_began(state: &mut State<Kingsburg>, year: u8) {
    let public = &mut state.public;
    public.year = year;
    public.step = YearPhase::Aid;
    public.aided = None;
    public.knows = Seats::NONE;
    state.secret.enemy = None;
    state.private.iter_mut().for_each(|(_, own)| own.seen = None);
}

fn aided(public: &mut Public, seat: Seat, good: Good) -> Result<(), Impossible> {
    let Phase::Aid(waiting) = &mut public.phase else {
        return Err(Impossible("nobody is asked about the King's aid"));
    };
    done(waiting, seat)?;
    gain(province(public, seat)?, Goods::one(good))
}

fn rewarded(public: &mut Public, seats: Seats) -> Result<(), Impossible> {
    public.step = YearPhase::Reward;
    each(public, seats, point(Payer::Rewards))
}

fn envoy_sent(public: &mut Public, seat: Option<Seat>) {
    public.step = YearPhase::Envoy;
    public.envoy = seat;
}

/// A phase of the year begins: all dice leave the court, and everything may be used again.
fn cleared(public: &mut Public, step: YearPhase) {
    public.step = step;
    public.court = Court::default();
    for (_, own) in public.provinces.iter_mut() {
        own.done = SeasonUses::default();
        own.dice = Dice::NONE;
    }
}

fn neutral(court: &mut Court, dice: ([u8; 3], [u8; 2]), blocked: &[Advisor]) {
    court.neutral = Some(dice);
    court.blocked = blocked.iter().copied().collect();
}

fn rolled(public: &mut Public, dice: &BySeat<Dice>) -> Result<(), Impossible> {
    of_all(public, dice)?;
    for (seat, own) in public.provinces.iter_mut() {
        own.dice = dice[seat];
        count(own, &dice[seat])?;
    }
    Ok(())
}

/// Dice count among those that a province has rolled.
fn count(own: &mut Province, dice: &Dice) -> Result<(), Impossible> {
    let counted = dice
        .own()
        .chain(dice.white())
        .try_for_each(|face| own.rolled.count(face));
    counted.ok_or(Impossible("a die has no such face"))
}

/// Values of all seats are of as many as play.
fn of_all<T>(public: &Public, values: &BySeat<T>) -> Result<(), Impossible> {
    if values.seats() == public.seats() {
        Ok(())
    } else {
        Err(Impossible("not all seats have their part in it"))
    }
}

/// A Chapel rerolls all dice; a Statue one of those that all showed the same.
fn rerolled(own: &mut Province, by: Building, dice: Dice) -> Result<(), Impossible> {
    if by == Building::Statue {
        count(own, &one_rerolled(&own.dice, &dice)?)?;
        own.done.statue = true;
    } else if by == Building::Chapel {
        count(own, &dice)?;
        own.done.chapel = true;
    } else {
        return Err(Impossible("the building rerolls no dice"));
    }
    own.dice = dice;
    Ok(())
}

/// The one die that a Statue rerolled.
fn one_rerolled(before: &Dice, after: &Dice) -> Result<Dice, Impossible> {
    let old = before.own().chain(before.white()).next();
    let old = old.ok_or(Impossible("there are no dice to reroll"))?;
    let new = after.own().chain(after.white()).find(|face| *face != old);
    Ok(Dice::of(&[new.unwrap_or(old)], &[]))
}

fn placed(public: &mut Public, placement: &Placement) -> Result<(), Impossible> {
    let Placement {
        seat,
        advisor,
        payment,
        envoy,
    } = *placement;
    let own = province(public, seat)?;
    own.dice = own
        .dice
        .without(&payment.dice)
        .ok_or(Impossible("dice that are not there are placed"))?;
    if payment.token {
        spend_token(own)?;
    }
    own.done.token |= payment.token;
    own.done.market |= payment.market != 0;
    if envoy {
        public.envoy = None;
    }
    public.court.claims.push(Claim {
        seat,
        advisor,
        payment,
        envoy,
        given: false,
    });
    Ok(())
}

/// The seat's earliest claim at the advisor has had its gift, or declined it.
fn answered(court: &mut Court, seat: Seat, advisor: Advisor) -> Result<(), Impossible> {
    let due = |claim: &&mut Claim| claim.seat == seat && claim.advisor == advisor && !claim.given;
    let claim = court.claims.iter_mut().find(due);
    claim.ok_or(Impossible("the seat has no claim there"))?.given = true;
    Ok(())
}

fn granted(public: &mut Public, grant: &Grant) -> Result<(), Impossible> {
    answered(&mut public.court, grant.seat, grant.advisor)?;
    let own = province(public, grant.seat)?;
    pay(own, grant.paid)?;
    gain(own, grant.goods)?;
    own.tokens += grant.tokens;
    own.soldiers += grant.soldiers;
    own.earn(Payer::Advisors, grant.points);
    Ok(())
}

fn peeked(state: &mut State<Kingsburg>, seat: Seat, enemy: Enemy) -> Result<(), Impossible> {
    let own = state.private.get_mut(seat);
    own.ok_or(Impossible("there is no such seat"))?.seen = Some(enemy);
    state.public.knows = state.public.knows.with(seat);
    state.secret.enemy = Some(enemy);
    Ok(())
}

fn built(public: &mut Public, construction: &Construction) -> Result<(), Impossible> {
    let building = construction.building;
    let own = province(public, construction.seat)?;
    pay(own, construction.paid)?;
    own.buildings = own
        .buildings
        .with(building)
        .ok_or(Impossible("the building is not the next of its row"))?;
    own.points += building.points();
    if construction.envoy {
        public.envoy = None;
    }
    Ok(())
}

fn sold(public: &mut Public, seat: Seat, sale: Option<Sale>) -> Result<(), Impossible> {
    let Phase::TownHall(waiting) = &mut public.phase else {
        return Err(Impossible("no Town Hall buys"));
    };
    done(waiting, seat)?;
    let own = province(public, seat)?;
    match sale {
        Some(Sale::Good(good)) => pay(own, Goods::one(good))?,
        Some(Sale::Token) => spend_token(own)?,
        None => return Ok(()),
    }
    point(Payer::TownHall)(own)
}

fn recruited(own: &mut Province, paid: Goods, soldiers: u8) -> Result<(), Impossible> {
    pay(own, paid)?;
    own.soldiers += soldiers;
    Ok(())
}

fn named(state: &mut State<Kingsburg>, seat: Seat, troop: u8) -> Result<(), Impossible> {
    let Phase::Troop(waiting) = &mut state.public.phase else {
        return Err(Impossible("nobody is asked for a troop"));
    };
    done(waiting, seat)?;
    state.private[seat].troop = Some(troop);
    Ok(())
}

fn revealed(state: &mut State<Kingsburg>, troops: &BySeat<u8>) -> Result<(), Impossible> {
    of_all(&state.public, troops)?;
    for (seat, own) in state.public.provinces.iter_mut() {
        own.troops = own
            .troops_without(troops[seat])
            .ok_or(Impossible("a troop that is not there is sent"))?;
    }
    state.private.iter_mut().for_each(|(_, own)| own.troop = None);
    Ok(())
}

/// The card is turned: nobody knows more of it than all the others any more.
fn faced(state: &mut State<Kingsburg>, enemy: Enemy) {
    state.public.faced.push(enemy);
    state.secret.enemy = None;
    state.private.iter_mut().for_each(|(_, own)| own.seen = None);
}

fn won(public: &mut Public, victory: &Victory) -> Result<(), Impossible> {
    let own = province(public, victory.seat)?;
    gain(own, victory.goods)?;
    own.earn(Payer::Battles, victory.points + victory.fortress);
    Ok(())
}

fn lost(public: &mut Public, defeat: &Defeat) -> Result<(), Impossible> {
    let own = province(public, defeat.seat)?;
    pay(own, defeat.goods)?;
    own.earn(Payer::Battles, -defeat.points);
    for building in &defeat.buildings {
        own.buildings = own
            .buildings
            .without(*building)
            .ok_or(Impossible("the building is not the last of its row"))?;
        own.points -= building.points();
    }
    Ok(())
}

fn spoils(public: &mut Public, seat: Seat, good: Good) -> Result<(), Impossible> {
    let Phase::Aftermath { spoils, .. } = &mut public.phase else {
        return Err(Impossible("nobody is asked about a victory"));
    };
    done(spoils, seat)?;
    gain(province(public, seat)?, Goods::one(good))
}

fn losses(public: &mut Public, seat: Seat, goods: Goods) -> Result<(), Impossible> {
    let Phase::Aftermath { losses, .. } = &mut public.phase else {
        return Err(Impossible("nobody is asked about a defeat"));
    };
    done(losses, seat)?;
    pay(province(public, seat)?, goods)
}

fn home(public: &mut Public, strongest: Seats) -> Result<(), Impossible> {
    public.provinces.iter_mut().for_each(|(_, own)| own.soldiers = 0);
    each(public, strongest, point(Payer::Battles))
}

fn counted(public: &mut Public, cathedrals: &BySeat<i16>, troops: &BySeat<i16>) -> Result<(), Impossible> {
    of_all(public, cathedrals)?;
    of_all(public, troops)?;
    for (seat, own) in public.provinces.iter_mut() {
        own.earn(Payer::Cathedral, cathedrals[seat]);
        own.earn(Payer::Troop, troops[seat]);
    }
    Ok(())
}
