//! What is one tap or one question away: every building, advisor and enemy, who reaches whom, what
//! a defeat costs.

use super::super::Kingsburg;
use super::super::components::{Advisor, Building, Enemy};
use super::super::offers;
use super::super::state::Public;
use super::{answers, derivation, lines, menu, naming};
use crate::portray::Sight;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The looks: `kingsburg-look-<id>` names each.
pub(super) const LOOKS: &[&str] = &["buildings", "advisors", "enemies", "order"];

/// A look at the position.
pub(super) fn look(view: View<'_, Kingsburg>, id: &str) -> Sight {
    let public = view.public();
    let lines = match id {
        "buildings" => Building::ALL.map(building).to_vec(),
        "advisors" => Advisor::all()
            .map(|advisor| self::advisor(public, advisor))
            .collect(),
        "enemies" => Enemy::of_year(public.year)
            .map(|enemy| answers::card(public.options.other_demons, enemy))
            .collect(),
        _ => derivation::order(public)
            .into_iter()
            .chain(Seat::all(public.seats()).map(|seat| derivation::strength(public, seat, true)))
            .chain(lines::troops(public))
            .collect(),
    };
    Sight { lines, picture: None }
}

/// A building with its cost, points and effect.
fn building(building: Building) -> Message {
    Message::new("kingsburg-about-building")
        .with("building", naming::building(building))
        .with("goods", naming::goods(building.cost()))
        .with("points", i64::from(building.points()))
        .with("effect", naming::effect(building))
}

/// An advisor with the gift, and whose dice stand there.
fn advisor(public: &Public, advisor: Advisor) -> Message {
    let told = Message::new("kingsburg-about-advisor")
        .with("advisor", naming::numbered(advisor))
        .with("gift", naming::gift(advisor));
    let there: Vec<Message> = public
        .court
        .at(advisor)
        .map(|claim| naming::player(claim.seat))
        .collect();
    if there.is_empty() {
        told
    } else {
        Message::new("kingsburg-about-taken")
            .with("told", told)
            .with("players", there)
    }
}

/// What `/rules` tells about by name: buildings, advisors and enemies.
pub(super) fn components() -> Vec<(String, Message)> {
    let buildings = Building::ALL
        .into_iter()
        .map(|one| (one.to_string(), naming::building(one)));
    let advisors = Advisor::all().map(|one| (one.to_string(), naming::numbered(one)));
    let enemies = Enemy::all().map(|one| {
        let name = Message::new("kingsburg-enemy-of")
            .with("enemy", naming::enemy(one))
            .with("year", i64::from(one.year()));
        (one.to_string(), name)
    });
    buildings.chain(advisors).chain(enemies).collect()
}

/// What `/rules` says of a building, an advisor or an enemy. The disputed card is told as it is
/// unless a table chooses otherwise.
pub(super) fn component(id: &str) -> Option<Message> {
    if let Ok(one) = id.parse::<Building>() {
        return Some(building(one));
    }
    if let Ok(one) = id.parse::<Advisor>() {
        return Some(
            Message::new("kingsburg-about-advisor")
                .with("advisor", naming::numbered(one))
                .with("gift", naming::gift(one)),
        );
    }
    let enemy = id.parse::<Enemy>().ok()?;
    Some(
        Message::new("kingsburg-enemy-in")
            .with("year", i64::from(enemy.year()))
            .with("card", answers::card(false, enemy)),
    )
}

/// Who can still reach an advisor, and how the viewer can.
fn reach(view: View<'_, Kingsburg>, advisor: Advisor) -> Vec<Message> {
    let public = view.public();
    let seats: Vec<Message> = Seat::all(public.seats())
        .filter(|seat| menu::reaches(public, *seat, advisor))
        .map(naming::player)
        .collect();
    let mut lines = vec![if seats.is_empty() {
        Message::new("kingsburg-reach-nobody").with("advisor", naming::numbered(advisor))
    } else {
        Message::new("kingsburg-reach")
            .with("advisor", naming::numbered(advisor))
            .with("players", seats)
    }];
    if let Some(seat) = view.seat() {
        let mut ways = Vec::new();
        offers::each_placement(public, seat, |one, payment, _| {
            if one == advisor && ways.len() < 12 {
                ways.push(Message::new("kingsburg-way").with("dice", naming::payment(&payment)));
            }
            false
        });
        if !ways.is_empty() {
            lines.push(Message::new("kingsburg-reach-ways").with("ways", ways));
        }
    }
    lines
}

/// What the enemies of this year with a strength take and give, and what each would cost the
/// viewer.
fn against(view: View<'_, Kingsburg>, strength: i16) -> Option<Vec<Message>> {
    let public = view.public();
    let cards = Enemy::of_year(public.year).filter(|enemy| enemy.strength() == strength);
    let told: Vec<Message> = cards
        .flat_map(|enemy| {
            let card = answers::card(public.options.other_demons, enemy);
            std::iter::once(card).chain(view.seat().map(|seat| derivation::facing(public, seat, enemy)))
        })
        .collect();
    (!told.is_empty()).then_some(told)
}

/// The answer to a question: `reach 17`, `against 6`, `order`, a building's id, an advisor's
/// number.
pub(super) fn answer(view: View<'_, Kingsburg>, question: &str) -> Option<Vec<Message>> {
    let public = view.public();
    let lower = question.to_lowercase().replace('_', "-");
    let words: Vec<&str> = lower.split_whitespace().collect();
    match words[..] {
        ["reach", number] => number.parse().ok().map(|advisor| reach(view, advisor)),
        ["against", strength] => strength.parse().ok().and_then(|strength| against(view, strength)),
        ["order"] => Some(look(view, "order").lines),
        [one] => match (one.parse::<Building>(), one.parse::<Advisor>()) {
            (Ok(one), _) => Some(vec![building(one)]),
            (_, Ok(one)) => Some(vec![advisor(public, one)]),
            _ => None,
        },
        _ => None,
    }
}

/// What can be asked here.
pub(super) fn questions(view: View<'_, Kingsburg>) -> Vec<(String, Message)> {
    let public = view.public();
    let (least, most) = Enemy::range(public.year);
    let mut questions = vec![("order".to_owned(), Message::new("kingsburg-question-order"))];
    questions.extend((least..=most).map(|strength| {
        let words = Message::new("kingsburg-question-against").with("strength", i64::from(strength));
        (format!("against {strength}"), words)
    }));
    questions.extend(Advisor::all().rev().map(|one| {
        (
            format!("reach {one}"),
            Message::new("kingsburg-question-reach").with("advisor", naming::numbered(one)),
        )
    }));
    questions.extend(Building::ALL.map(|one| (one.to_string(), naming::building(one))));
    questions.extend(Advisor::all().map(|one| (one.to_string(), naming::numbered(one))));
    questions
}
