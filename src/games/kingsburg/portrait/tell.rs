//! Lines of the log.

use super::super::components::{Advisor, Building};
use super::super::dice::Dice;
use super::super::event::{Event, Notice};
use super::super::goods::Goods;
use super::super::state::Step;
use super::super::strength::{Battle, Strength};
use super::{headline, naming, sentences};
use crate::portray::{players, seated, several};
use crate::rules::{BySeat, Seat};
use crate::words::Message;

fn yes(whether: bool) -> &'static str {
    if whether { "yes" } else { "no" }
}

/// A heading of the log.
fn step(step: Step) -> Message {
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

/// What all notice, told by when in the year it happens.
fn seen(event: &Event) -> Message {
    match event {
        Event::Drawn { .. }
        | Event::Ordered { .. }
        | Event::Year { .. }
        | Event::AidDie { .. }
        | Event::Aided { .. }
        | Event::Season { .. }
        | Event::Rewarded { .. }
        | Event::EnvoySent { .. }
        | Event::Recruiting
        | Event::Recruited { .. }
        | Event::Winter
        | Event::Over { .. } => year(event),
        Event::Neutral { .. }
        | Event::Guilds { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::KeptDice { .. }
        | Event::Placed { .. }
        | Event::Passed { .. } => dice(event),
        Event::Given { .. }
        | Event::Declined { .. }
        | Event::Built { .. }
        | Event::NotBuilt { .. }
        | Event::Inns { .. }
        | Event::Embassies { .. }
        | Event::Sold { .. } => province(event),
        Event::Troops { .. }
        | Event::Faced { .. }
        | Event::KingsDie { .. }
        | Event::Fought { .. }
        | Event::Won { .. }
        | Event::Lost { .. }
        | Event::Spoils { .. }
        | Event::Losses { .. }
        | Event::Home { .. }
        | Event::Counted { .. } => winter(event),
        Event::Awaits(_) | Event::Peeked { .. } | Event::Named { .. } => {
            unreachable!("whose decision it is, is not told, and what a seat alone knows is told it alone")
        }
    }
}

fn year(event: &Event) -> Message {
    match event {
        Event::Drawn { track } | Event::Ordered { track, .. } => {
            Message::new("kingsburg-order").with("players", players(track.iter().copied()))
        }
        Event::Year { year } => Message::new("kingsburg-log-year").with("year", *year),
        Event::AidDie { seat } => seated("kingsburg-log-aid-die", *seat),
        Event::Aided { seat, good } => {
            seated("kingsburg-log-aided", *seat).with("good", naming::good(*good, 1))
        }
        Event::Season { step: season } => step(*season),
        Event::Rewarded { seats } => several("kingsburg-log-rewarded", seats.iter()),
        Event::EnvoySent { seat: Some(seat) } => seated("kingsburg-log-envoy", *seat),
        Event::EnvoySent { seat: None } => Message::new("kingsburg-log-envoy-nobody"),
        Event::Recruiting => step(Step::Recruiting),
        Event::Recruited { seat, paid, soldiers } => seated("kingsburg-log-recruited", *seat)
            .with("count", *soldiers)
            .with("goods", naming::goods(*paid)),
        Event::Winter => step(Step::Winter),
        Event::Over { outcome } => headline::won(outcome),
        _ => unreachable!("what happens in a season or in winter is told there"),
    }
}

/// The dice: what was rolled, and what they were placed for.
fn dice(event: &Event) -> Message {
    match event {
        Event::Neutral { blocked, .. } => {
            let advisors: Vec<Message> = blocked.iter().copied().map(naming::numbered).collect();
            Message::new("kingsburg-blocked").with("advisors", advisors)
        }
        Event::Guilds { seats } => several("kingsburg-log-guilds", seats.iter()),
        Event::Rolled { dice } => {
            Message::new("kingsburg-log-rolled").with("dice", dice.iter().map(rolled).collect::<Vec<_>>())
        }
        Event::Rerolled { seat, by, dice } => seated("kingsburg-log-rerolled", *seat)
            .with("building", naming::building(*by))
            .with("dice", rolled((*seat, dice))),
        Event::KeptDice { seat } => seated("kingsburg-log-kept-dice", *seat),
        Event::Placed {
            seat,
            advisor,
            payment,
            envoy,
        } => seated("kingsburg-log-placed", *seat)
            .with("advisor", naming::numbered(*advisor))
            .with("dice", naming::payment(payment))
            .with("envoy", yes(*envoy)),
        Event::Passed { seat, forced } => seated("kingsburg-log-passed", *seat).with("forced", yes(*forced)),
        _ => unreachable!("only what is done with dice is told here"),
    }
}

/// What the advisors give, and what is built and sold for it.
fn province(event: &Event) -> Message {
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
            let gift = naming::given(*goods, *tokens, *soldiers, *points);
            given(*seat, *advisor, gift, *paid)
        }
        Event::Declined {
            seat,
            advisor,
            forced,
        } => seated("kingsburg-log-declined", *seat)
            .with("advisor", naming::numbered(*advisor))
            .with("forced", yes(*forced)),
        Event::Built {
            seat,
            building,
            paid,
            envoy,
        } => seated("kingsburg-log-built", *seat)
            .with("building", naming::building(*building))
            .with("goods", naming::goods(*paid))
            .with("points", building.points())
            .with("envoy", yes(*envoy)),
        Event::NotBuilt { seat, forced } => {
            seated("kingsburg-log-not-built", *seat).with("forced", yes(*forced))
        }
        Event::Inns { seats } => several("kingsburg-log-inns", seats.iter()),
        Event::Embassies { seats } => several("kingsburg-log-embassies", seats.iter()),
        Event::Sold {
            seat,
            sale: Some(sale),
        } => seated("kingsburg-log-sold", *seat).with("what", sentences::sold(*sale)),
        Event::Sold { seat, sale: None } => seated("kingsburg-log-not-sold", *seat),
        _ => unreachable!("only gifts, buildings and sales are told here"),
    }
}

/// An advisor's gift, and what was paid for it.
fn given(seat: Seat, advisor: Advisor, gift: Message, paid: Goods) -> Message {
    let given = seated("kingsburg-log-given", seat)
        .with("advisor", naming::numbered(advisor))
        .with("gift", gift);
    if paid.is_empty() {
        return given;
    }
    Message::new("kingsburg-log-for")
        .with("told", given)
        .with("goods", naming::goods(paid))
}

fn rolled((seat, dice): (Seat, &Dice)) -> Message {
    seated("kingsburg-log-roll", seat)
        .with("dice", naming::payment(&naming::alone(*dice)))
        .with("total", dice.total())
}

fn winter(event: &Event) -> Message {
    match event {
        Event::Troops { troops } => sent(troops),
        Event::Faced { enemy } => Message::new("kingsburg-log-faced").with("enemy", naming::enemy(*enemy)),
        Event::KingsDie { face } => Message::new("kingsburg-log-kings-die").with("face", *face),
        Event::Fought { battle } => fought(battle),
        Event::Won {
            seat,
            goods,
            points,
            fortress,
        } => won(*seat, *goods, points + fortress),
        Event::Lost {
            seat,
            goods,
            buildings,
            points,
        } => lost(*seat, *goods, buildings, *points),
        Event::Spoils { seat, good } => {
            seated("kingsburg-log-spoils", *seat).with("good", naming::good(*good, 1))
        }
        Event::Losses { seat, goods } => {
            seated("kingsburg-log-losses", *seat).with("goods", naming::goods(*goods))
        }
        Event::Home { strongest } if strongest.is_empty() => Message::new("kingsburg-log-home"),
        Event::Home { strongest } => several("kingsburg-log-strongest", strongest.iter()),
        Event::Counted { cathedrals, troops } => counted(cathedrals, troops),
        _ => unreachable!("only what happens in winter is told here"),
    }
}

/// The troops that everybody sends.
fn sent(troops: &BySeat<u8>) -> Message {
    let each = |(seat, troop): (Seat, &u8)| seated("kingsburg-log-troop", seat).with("troop", *troop);
    Message::new("kingsburg-log-troops").with("troops", troops.iter().map(each).collect::<Vec<_>>())
}

/// A battle: the enemy, and everybody's strength.
fn fought(battle: &Battle) -> Message {
    let value = |(seat, strength): (Seat, &Strength)| {
        seated("kingsburg-log-value", seat).with("value", strength.total())
    };
    Message::new("kingsburg-log-fought")
        .with("enemy", naming::enemy(battle.enemy))
        .with("values", battle.strengths.iter().map(value).collect::<Vec<_>>())
}

/// A victory: the goods and points that it brings.
fn won(seat: Seat, goods: Goods, points: i16) -> Message {
    seated("kingsburg-log-won", seat)
        .with("some", yes(!goods.is_empty() || points != 0))
        .with("gain", naming::given(goods, 0, 0, points))
}

/// A defeat: the goods, all the points that go, those of buildings too, and which buildings.
fn lost(seat: Seat, goods: Goods, buildings: &[Building], points: i16) -> Message {
    let points = points + buildings.iter().map(|building| building.points()).sum::<i16>();
    let told = seated("kingsburg-log-lost", seat)
        .with("some", yes(!goods.is_empty() || points != 0))
        .with("loss", naming::given(goods, 0, 0, points));
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
