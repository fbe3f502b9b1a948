//! Components, amounts and players as messages, and lists of them.

use super::super::components::{Advisor, Building, Enemy, Foe, Toll};
use super::super::dice::{Dice, Payment};
use super::super::goods::{Good, Goods};
use super::super::province::Province;
use crate::portray::{figure, word};
use crate::words::{Arg, Message};

/// A building's name.
pub(super) fn building(building: Building) -> Message {
    Message::new(format!("kingsburg-building-{building}"))
}

/// What a building does.
pub(super) fn effect(building: Building) -> Message {
    Message::new(format!("kingsburg-building-{building}.effect"))
}

/// An advisor's name.
pub(super) fn advisor(advisor: Advisor) -> Message {
    Message::new(format!("kingsburg-advisor-{advisor}"))
}

/// An advisor's name as a picture says it: with the places where a long one may be broken.
pub(super) fn breakable(one: Advisor) -> Message {
    Message::new("kingsburg-picture-advisor")
        .with("number", one.number())
        .with("advisor", advisor(one))
}

/// An advisor's number and name.
pub(super) fn numbered(one: Advisor) -> Message {
    Message::new("kingsburg-numbered")
        .with("number", one.number())
        .with("advisor", advisor(one))
}

/// The people an army is made of.
pub(super) fn foe(foe: Foe) -> Message {
    Message::new(format!("kingsburg-foe-{}", foe.id()))
}

/// An enemy with its strength.
pub(super) fn enemy(enemy: Enemy) -> Message {
    Message::new("kingsburg-enemy")
        .with("foe", foe(enemy.foe()))
        .with("strength", enemy.strength())
}

/// So many of a good: "2 gold".
pub(super) fn good(good: Good, count: u8) -> Message {
    part(
        match good {
            Good::Gold => "kingsburg-part-gold",
            Good::Wood => "kingsburg-part-wood",
            Good::Stone => "kingsburg-part-stone",
        },
        count.into(),
    )
}

fn part(id: &'static str, count: i64) -> Message {
    Message::new(id).with("count", count)
}

/// Goods, one by one.
fn each_good(goods: Goods) -> Vec<Message> {
    goods.iter().map(|(one, count)| good(one, count)).collect()
}

/// Messages as one, or "nothing".
pub(super) fn list(parts: Vec<Message>) -> Message {
    if parts.is_empty() {
        Message::new("kingsburg-nothing")
    } else {
        Message::new("kingsburg-list").with("parts", parts)
    }
}

/// Goods in words.
pub(super) fn goods(goods: Goods) -> Message {
    list(each_good(goods))
}

/// Goods in few words: "2 gold + wood".
pub(super) fn short(goods: Goods) -> Message {
    let part = |(one, count): (Good, u8)| match count {
        1 => Message::new(format!("kingsburg-bare-{one}")),
        _ => good(one, count),
    };
    let parts = goods.iter().map(part).reduce(|left, right| {
        Message::new("kingsburg-plus")
            .with("left", left)
            .with("right", right)
    });
    parts.unwrap_or_else(|| list(Vec::new()))
}

/// Goods, goods of choice, tokens, soldiers, buildings and points as far as there are any.
fn amounts(goods: Goods, rest: [(&'static str, i64); 5]) -> Vec<Message> {
    let mut parts = each_good(goods);
    parts.extend(
        rest.into_iter()
            .filter(|(_, count)| *count != 0)
            .map(|(id, count)| part(id, count)),
    );
    parts
}

/// What a card takes or gives.
pub(super) fn toll(toll: Toll) -> Message {
    list(amounts(
        toll.goods,
        [
            ("kingsburg-part-any", toll.any.into()),
            ("kingsburg-part-tokens", 0),
            ("kingsburg-part-soldiers", 0),
            ("kingsburg-part-buildings", toll.buildings.into()),
            ("kingsburg-part-points", toll.points.into()),
        ],
    ))
}

/// What a defeat costs: goods, goods of choice, buildings by name, and all the points that go.
pub(super) fn loss(goods: Goods, any: u8, buildings: &[Building], points: i16) -> Message {
    let mut parts = each_good(goods);
    parts.extend((any > 0).then(|| part("kingsburg-part-any", any.into())));
    parts.extend(buildings.iter().map(|one| building(*one)));
    parts.extend((points != 0).then(|| part("kingsburg-part-points", points.into())));
    list(parts)
}

/// What an advisor gave.
pub(super) fn given(goods: Goods, tokens: u8, soldiers: u8, points: i16) -> Message {
    list(amounts(
        goods,
        [
            ("kingsburg-part-any", 0),
            ("kingsburg-part-tokens", tokens.into()),
            ("kingsburg-part-soldiers", soldiers.into()),
            ("kingsburg-part-buildings", 0),
            ("kingsburg-part-points", points.into()),
        ],
    ))
}

/// What an advisor gives.
pub(super) fn gift(advisor: Advisor) -> Message {
    let gift = advisor.gift();
    if advisor == Advisor::ALCHEMIST {
        return Message::new("kingsburg-gift-alchemist");
    }
    if gift.goods[0] != gift.goods[1] {
        let [one, other] = gift.goods.map(goods);
        return Message::new("kingsburg-gift-either")
            .with("one", one)
            .with("other", other);
    }
    let mut parts = amounts(
        gift.goods[0],
        [
            ("kingsburg-part-any", gift.any.into()),
            ("kingsburg-part-tokens", gift.tokens.into()),
            ("kingsburg-part-soldiers", gift.soldiers.into()),
            ("kingsburg-part-buildings", 0),
            ("kingsburg-part-points", gift.points.into()),
        ],
    );
    if gift.peek {
        parts.push(Message::new("kingsburg-part-look"));
    }
    list(parts)
}

/// A group of dice with what is added to it.
pub(super) fn payment(payment: &Payment) -> Message {
    let mut parts: Vec<Message> = payment.dice.own().map(figure).collect();
    parts.extend(
        payment
            .dice
            .white()
            .map(|face| Message::new("kingsburg-die-white").with("face", face)),
    );
    if payment.token {
        parts.push(Message::new("kingsburg-die-token"));
    }
    match payment.market {
        0 => {}
        1 => parts.push(Message::new("kingsburg-die-market-up")),
        _ => parts.push(Message::new("kingsburg-die-market-down")),
    }
    list(parts)
}

/// Dice that are still to be placed.
pub(super) fn pool(dice: Dice) -> Message {
    Message::new("kingsburg-dice").with("dice", payment(&alone(dice)))
}

/// Dice with nothing added to them.
pub(super) fn alone(dice: Dice) -> Payment {
    Payment {
        dice,
        token: false,
        market: 0,
    }
}

/// The troops that a province has left, each by its number.
pub(super) fn troops(province: &Province) -> Vec<Message> {
    province.troops_left().map(figure).collect()
}

/// Points as they are written, with a minus of their own.
pub(super) fn signed(points: i16) -> Arg {
    word(points.to_string().replace('-', "−"))
}

/// An advisor's number alone.
pub(super) fn figure_of(advisor: Advisor) -> Message {
    figure(advisor.number())
}
