//! Lines of the log.

use super::super::action::Sale;
use super::super::components::{Advisor, Building};
use super::super::dice::Dice;
use super::super::event::{Construction, Defeat, Event, Grant, Placement, Victory};
use super::super::goods::{Good, Goods};
use super::super::notice::Notice;
use super::super::state::{Public, YearPhase};
use super::super::strength::{Battle, Strength};
use super::{headline, naming, sentences};
use crate::portray::{players, predicate as said, seated, several};
use crate::rules::{BySeat, Seat, Seats};
use crate::words::Message;

fn yes(whether: bool) -> &'static str {
    if whether { "yes" } else { "no" }
}

/// A heading of the log.
fn step(step: YearPhase) -> Message {
    Message::new("kingsburg-log-step").with("step", headline::step(step))
}

/// A line of the log.
pub(super) fn tell(notice: &Notice) -> Message {
    match notice {
        Notice::Peeked { seat, enemy: None } => seated("kingsburg-log-peeked", *seat),
        Notice::Peeked {
            seat,
            enemy: Some(enemy),
        } => seated("kingsburg-log-peeked-own", *seat).with("enemy", naming::enemy(*enemy)),
        Notice::Named { seat, troop: None } => seated("kingsburg-log-named", *seat),
        Notice::Named {
            seat,
            troop: Some(troop),
        } => seated("kingsburg-log-named-own", *seat).with("troop", *troop),
        Notice::Seen(event) => seen(event),
    }
}

/// Who a line is about, and what it says of them: whoever did it, got the King's aid, or
/// won or lost.
pub(super) fn predicate(notice: &Notice) -> Option<(Seat, Message)> {
    let came = matches!(
        notice,
        Notice::Seen(Event::AidDie { .. } | Event::Won(_) | Event::Lost(_) | Event::Over { .. })
    );
    let about = came || (doer(notice).is_some() && weighs(notice));
    about.then(|| said(&tell(notice)))?
}

/// Whether those who come back are told: all but headings, the order of play, and what was kept,
/// not done or forced.
pub(super) fn weighs(notice: &Notice) -> bool {
    let Notice::Seen(event) = notice else { return true };
    if let Event::Home { strongest } = event {
        return !strongest.is_empty();
    }
    !matches!(
        event,
        Event::Drawn { .. }
            | Event::Ordered { .. }
            | Event::Year { .. }
            | Event::Winter
            | Event::Passed { forced: true, .. }
            | Event::Season { .. }
            | Event::KeptDice { .. }
            | Event::Declined { .. }
            | Event::NotBuilt { .. }
            | Event::Sold { sale: None, .. }
            | Event::Recruiting
            | Event::EnvoySent { seat: None }
    )
}

/// A season or a winter, and of which year. The position is that after `later`.
pub(super) fn begins(public: &Public, notice: &Notice, later: &[Notice]) -> Option<Message> {
    let step = match notice {
        Notice::Seen(Event::Season { step }) => *step,
        Notice::Seen(Event::Winter) => YearPhase::Winter,
        _ => return None,
    };
    let next = later
        .iter()
        .any(|notice| matches!(notice, Notice::Seen(Event::Year { .. })));
    let begins = Message::new("kingsburg-log-begins").with("year", public.year - u8::from(next));
    Some(begins.with("step", headline::step(step)))
}

/// Whose own doing it is; nobody's is what the rules do: gifts, rolls, and the winter.
pub(super) fn doer(notice: &Notice) -> Option<Seat> {
    match notice {
        Notice::Peeked { seat, .. } | Notice::Named { seat, .. } => Some(*seat),
        Notice::Seen(event) => match event {
            Event::Aided { seat, .. }
            | Event::Rerolled { seat, .. }
            | Event::KeptDice { seat }
            | Event::Passed { seat, forced: false }
            | Event::Declined { seat, .. }
            | Event::NotBuilt { seat, .. }
            | Event::Sold { seat, .. }
            | Event::Recruited { seat, .. }
            | Event::Spoils { seat, .. }
            | Event::Losses { seat, .. } => Some(*seat),
            Event::Placed(placement) => Some(placement.seat),
            Event::Built(construction) => Some(construction.seat),
            _ => None,
        },
    }
}

/// Whether a winter is over with it: what comes then is another year's.
pub(super) fn ends_turn(notice: &Notice) -> bool {
    matches!(notice, Notice::Seen(Event::Home { .. }))
}

/// What all notice.
fn seen(event: &Event) -> Message {
    match event {
        Event::Drawn { track } | Event::Ordered { track, .. } => order(track),
        Event::Year { year } => Message::new("kingsburg-log-year").with("year", *year),
        Event::AidDie { seat } => seated("kingsburg-log-aid-die", *seat),
        Event::Aided { seat, good } => chosen("kingsburg-log-aided", *seat, *good),
        Event::Season { step: season } => step(*season),
        Event::Neutral { blocked, .. } => neutral(blocked),
        Event::Guilds { seats } => several("kingsburg-log-guilds", seats.iter()),
        Event::Rolled { dice } => all_rolled(dice),
        Event::Rerolled { seat, by, dice } => rerolled(*seat, *by, dice),
        Event::KeptDice { seat } => seated("kingsburg-log-kept-dice", *seat),
        Event::Placed(placement) => placed(placement),
        Event::Passed { seat, forced } => unless_forced("kingsburg-log-passed", *seat, *forced),
        Event::Given(grant) => given(grant),
        Event::Declined {
            seat,
            advisor,
            forced,
        } => declined(*seat, *advisor, *forced),
        Event::Built(construction) => built(construction),
        Event::NotBuilt { seat, forced } => unless_forced("kingsburg-log-not-built", *seat, *forced),
        Event::Inns { seats } => several("kingsburg-log-inns", seats.iter()),
        Event::Embassies { seats } => several("kingsburg-log-embassies", seats.iter()),
        Event::Sold { seat, sale } => sold(*seat, *sale),
        Event::Rewarded { seats } => several("kingsburg-log-rewarded", seats.iter()),
        Event::EnvoySent { seat } => envoy(*seat),
        Event::Recruiting => step(YearPhase::Recruiting),
        Event::Recruited { seat, paid, soldiers } => recruited(*seat, *paid, *soldiers),
        Event::Winter => step(YearPhase::Winter),
        Event::Troops { troops } => sent(troops),
        Event::Faced { enemy } => Message::new("kingsburg-log-faced").with("enemy", naming::enemy(*enemy)),
        Event::KingsDie { face } => Message::new("kingsburg-log-kings-die").with("face", *face),
        Event::Fought { battle } => fought(battle),
        Event::Won(victory) => won(victory),
        Event::Lost(defeat) => lost(defeat),
        Event::Spoils { seat, good } => chosen("kingsburg-log-spoils", *seat, *good),
        Event::Losses { seat, goods } => losses(*seat, *goods),
        Event::Home { strongest } => home(*strongest),
        Event::Counted { cathedrals, troops } => counted(cathedrals, troops),
        Event::Over { outcome } => headline::won(outcome),
        Event::Awaits(_) | Event::Peeked { .. } | Event::Named { .. } => {
            unreachable!("whose decision it is, is not told, and what a seat alone knows is told it alone")
        }
    }
}

fn order(track: &[Seat]) -> Message {
    Message::new("kingsburg-order").with("players", players(track.iter().copied()))
}

/// A good that a seat chose for itself.
fn chosen(id: &'static str, seat: Seat, good: Good) -> Message {
    seated(id, seat).with("good", naming::good(good, 1))
}

/// What a seat did not do, by choice or because it could not.
fn unless_forced(id: &'static str, seat: Seat, forced: bool) -> Message {
    seated(id, seat).with("forced", yes(forced))
}

fn neutral(blocked: &[Advisor]) -> Message {
    let advisors: Vec<Message> = blocked.iter().copied().map(naming::numbered).collect();
    Message::new("kingsburg-blocked").with("advisors", advisors)
}

fn all_rolled(dice: &BySeat<Dice>) -> Message {
    Message::new("kingsburg-log-rolled").with("dice", dice.iter().map(rolled).collect::<Vec<_>>())
}

fn rolled((seat, dice): (Seat, &Dice)) -> Message {
    thrown("kingsburg-log-roll", dice).seat("player", seat.number())
}

fn thrown(id: &'static str, dice: &Dice) -> Message {
    Message::new(id)
        .with("dice", naming::payment(&naming::alone(*dice)))
        .with("total", dice.total())
}

fn rerolled(seat: Seat, by: Building, dice: &Dice) -> Message {
    seated("kingsburg-log-rerolled", seat)
        .with("building", naming::building(by))
        .with("dice", thrown("kingsburg-log-roll.also", dice))
}

fn placed(placement: &Placement) -> Message {
    seated("kingsburg-log-placed", placement.seat)
        .with("advisor", naming::numbered(placement.advisor))
        .with("dice", naming::payment(&placement.payment))
        .with("envoy", yes(placement.envoy))
}

/// An advisor's gift, and what was paid for it.
fn given(grant: &Grant) -> Message {
    let gift = naming::given(grant.goods, grant.tokens, grant.soldiers, grant.points);
    let given = seated("kingsburg-log-given", grant.seat)
        .with("advisor", naming::numbered(grant.advisor))
        .with("gift", gift);
    if grant.paid.is_empty() {
        return given;
    }
    Message::new("kingsburg-log-for")
        .with("told", given)
        .with("goods", naming::goods(grant.paid))
}

fn declined(seat: Seat, advisor: Advisor, forced: bool) -> Message {
    seated("kingsburg-log-declined", seat)
        .with("advisor", naming::numbered(advisor))
        .with("forced", yes(forced))
}

fn built(construction: &Construction) -> Message {
    let building = construction.building;
    seated("kingsburg-log-built", construction.seat)
        .with("building", naming::building(building))
        .with("goods", naming::goods(construction.paid))
        .with("points", building.points())
        .with("envoy", yes(construction.envoy))
}

fn sold(seat: Seat, sale: Option<Sale>) -> Message {
    match sale {
        Some(sale) => seated("kingsburg-log-sold", seat).with("what", sentences::sold(sale)),
        None => seated("kingsburg-log-not-sold", seat),
    }
}

fn envoy(seat: Option<Seat>) -> Message {
    match seat {
        Some(seat) => seated("kingsburg-log-envoy", seat),
        None => Message::new("kingsburg-log-envoy-nobody"),
    }
}

fn recruited(seat: Seat, paid: Goods, soldiers: u8) -> Message {
    seated("kingsburg-log-recruited", seat)
        .with("count", soldiers)
        .with("goods", naming::goods(paid))
}

fn losses(seat: Seat, goods: Goods) -> Message {
    seated("kingsburg-log-losses", seat).with("goods", naming::goods(goods))
}

fn home(strongest: Seats) -> Message {
    if strongest.is_empty() {
        Message::new("kingsburg-log-home")
    } else {
        several("kingsburg-log-strongest", strongest.iter())
    }
}

/// The troops that everybody sends.
fn sent(troops: &BySeat<u8>) -> Message {
    let each = |(seat, troop): (Seat, &u8)| seated("kingsburg-log-troop", seat).with("troop", *troop);
    Message::new("kingsburg-log-troops").with("troops", troops.iter().map(each).collect::<Vec<_>>())
}

/// A battle: the enemy, and everybody's strength by its parts.
fn fought(battle: &Battle) -> Message {
    let value = |(seat, strength): (Seat, &Strength)| {
        seated("kingsburg-log-value", seat)
            .with("value", naming::signed(strength.total()))
            .with("soldiers", strength.soldiers)
            .with("help", strength.help)
            .with("buildings", naming::signed(strength.buildings))
    };
    Message::new("kingsburg-log-fought")
        .with("enemy", naming::enemy(battle.enemy))
        .with("values", battle.strengths.iter().map(value).collect::<Vec<_>>())
}

/// A victory: the goods and points that it brings.
fn won(victory: &Victory) -> Message {
    let (goods, points) = (victory.goods, victory.points + victory.fortress);
    seated("kingsburg-log-won", victory.seat)
        .with("some", yes(!goods.is_empty() || points != 0))
        .with("gain", naming::given(goods, 0, 0, points))
}

/// A defeat: the goods, all the points that go, those of buildings too, and which buildings.
fn lost(defeat: &Defeat) -> Message {
    let buildings = &defeat.buildings;
    let points = defeat.points + buildings.iter().map(|building| building.points()).sum::<i16>();
    let told = seated("kingsburg-log-lost", defeat.seat)
        .with("some", yes(!defeat.goods.is_empty() || points != 0))
        .with("loss", naming::given(defeat.goods, 0, 0, points));
    let names: Vec<Message> = buildings.iter().copied().map(naming::building).collect();
    if names.is_empty() {
        told
    } else {
        Message::new("kingsburg-log-destroyed")
            .with("told", told)
            .with("buildings", names)
    }
}

fn counted(cathedrals: &BySeat<i16>, troops: &BySeat<i16>) -> Message {
    let more = |seat: Seat| i64::from(cathedrals[seat] + troops[seat]);
    let some = Seat::all(troops.seats()).filter(|seat| more(*seat) > 0);
    let each: Vec<Message> = some
        .map(|seat| seated("kingsburg-log-count", seat).with("points", more(seat)))
        .collect();
    if each.is_empty() {
        Message::new("kingsburg-log-counted-none")
    } else {
        Message::new("kingsburg-log-counted").with("points", each)
    }
}
