//! What a viewer is told privately: what it has and knows, what an action does, why one is refused,
//! how it ended.

use super::super::Kingsburg;
use super::super::action::{Action, Sale};
use super::super::components::Enemy;
use super::super::goods::{Good, Goods};
use super::super::offers;
use super::super::state::{Phase, Public};
use super::{headline, naming, standing};
use crate::portray::{self, won_by};
use crate::rules::{Detail, Outcome, Reason, View};
use crate::words::Message;

/// The viewer's own province, dice and knowledge; what is awaited, for those without a
/// seat.
pub(super) fn own(view: View<'_, Kingsburg>) -> Vec<Message> {
    let (Some(seat), Some(own), public) = (view.seat(), view.own(), view.public()) else {
        return vec![headline::awaited(view.public())];
    };
    let province = &public.provinces[seat];
    let mut lines: Vec<Message> = owned(view).into_iter().collect();
    if province.dice.total() > 0 {
        lines.push(Message::new("kingsburg-own-dice").with("dice", naming::pool(province.dice)));
    }
    lines.extend(seen(view));
    if public.options.dm {
        lines.push(Message::new("kingsburg-own-troops").with("troops", naming::troops(province)));
    }
    lines.extend(
        own.troop
            .map(|troop| Message::new("kingsburg-own-troop").with("troop", troop)),
    );
    lines
}

/// The viewer's goods, tokens, soldiers and points.
pub(super) fn owned(view: View<'_, Kingsburg>) -> Option<Message> {
    let province = &view.public().provinces[view.seat()?];
    let told = Message::new("kingsburg-own")
        .with("owned", province.goods.total())
        .with("goods", naming::goods(province.goods))
        .with("tokens", province.tokens)
        .with("soldiers", province.soldiers);
    Some(told.with("points", province.points))
}

/// What the viewer has seen of this year's enemy.
pub(super) fn seen(view: View<'_, Kingsburg>) -> Option<Message> {
    let seen = view.own().and_then(|own| own.seen)?;
    let told = card(view.public().options.other_demons, seen);
    Some(Message::new("kingsburg-own-seen").with("told", told))
}

/// An enemy card in a sentence: strength, losses and gains.
pub(super) fn card(other_demons: bool, enemy: Enemy) -> Message {
    Message::new("kingsburg-card")
        .with("enemy", naming::enemy(enemy))
        .with("lose", naming::toll(enemy.lose(other_demons)))
        .with("gain", naming::toll(enemy.gain(other_demons)))
}

/// What an action does, in a few words.
pub(super) fn label(view: View<'_, Kingsburg>, action: &Action) -> Message {
    match *action {
        Action::Aid(good) | Action::Spoils(good) => {
            Message::new("kingsburg-do-take").with("goods", naming::good(good, 1))
        }
        Action::Statue { white: false } => Message::new("kingsburg-do-statue"),
        Action::Statue { white: true } => Message::new("kingsburg-do-statue-white"),
        Action::Chapel => Message::new("kingsburg-do-chapel"),
        Action::Keep => Message::new("kingsburg-do-keep"),
        Action::Take {
            advisor,
            payment,
            envoy,
        } => Message::new("kingsburg-do-influence")
            .with("advisor", naming::numbered(advisor))
            .with("dice", naming::payment(&payment))
            .with("envoy", if envoy { "yes" } else { "no" }),
        Action::Pass => pass(view.public()),
        Action::Gift(goods) => Message::new("kingsburg-do-take").with("goods", naming::goods(goods)),
        Action::Swap(good) => Message::new("kingsburg-do-swap")
            .with("good", naming::good(good, 1))
            .with("goods", naming::goods(offers::alchemy(good))),
        Action::Decline => Message::new("kingsburg-do-decline"),
        Action::Build(building) => {
            Message::new("kingsburg-do-build").with("building", naming::building(building))
        }
        Action::Sell(sale) => Message::new("kingsburg-do-sell").with("what", sold(sale)),
        Action::Recruit(goods) if goods.is_empty() => Message::new("kingsburg-do-recruit-none"),
        Action::Recruit(goods) => recruit(view.public(), goods),
        Action::Troop(troop) => Message::new("kingsburg-do-troop").with("troop", troop),
        Action::Lose(goods) => Message::new("kingsburg-do-lose").with("goods", naming::goods(goods)),
    }
}

/// How many soldiers some goods pay, where that is clear, and the goods.
fn recruit(public: &Public, goods: Goods) -> Message {
    let count = match public.phase {
        Phase::Recruit(seat) => goods.total() / public.provinces[seat].soldier_price(),
        _ => 0,
    };
    Message::new("kingsburg-do-recruit")
        .with("count", count)
        .with("goods", naming::goods(goods))
}

fn pass(public: &Public) -> Message {
    Message::new(match public.phase {
        Phase::Build(_) | Phase::BuildAgain(_) => "kingsburg-do-pass-build",
        Phase::TownHall(_) => "kingsburg-do-pass-hall",
        _ => "kingsburg-do-pass",
    })
}

/// What a Town Hall takes.
pub(super) fn sold(sale: Sale) -> Message {
    match sale {
        Sale::Good(good) => naming::good(good, 1),
        Sale::Token => Message::new("kingsburg-die-token"),
    }
}

/// The sentence of a refusal.
pub(super) fn why(reason: &Reason) -> Message {
    let told = portray::why::<Kingsburg>(reason, |_, id| match (id.parse(), id.parse()) {
        (Ok(building), _) => Some(naming::building(building)),
        (_, Ok(good)) => Some(naming::good(good, 1)),
        _ => (id == "token").then(|| Message::new("kingsburg-die-token")),
    });
    if reason.rule == "building-cost" {
        told.with("goods", naming::goods(lacking(reason)))
    } else {
        told
    }
}

/// The goods that a building still takes.
fn lacking(reason: &Reason) -> Goods {
    let count = |good: Good| {
        let told = reason.details.iter().find(|(name, _)| *name == good.id());
        told.and_then(|(_, detail)| {
            if let Detail::Number(count) = detail {
                u8::try_from(*count).ok()
            } else {
                None
            }
        })
        .unwrap_or(0)
    };
    let [gold, wood, stone] = Good::ALL.map(count);
    Goods::new(gold, wood, stone)
}

/// Who won by what, everyone's points by what paid them, and how the last winter went.
pub(super) fn ending(public: &Public, outcome: &Outcome) -> Vec<Message> {
    std::iter::once(won_by::<Kingsburg>(outcome))
        .chain(standing::last(public, outcome))
        .chain(headline::last_battle(public))
        .collect()
}
