//! Questions about the position and their answers: who reaches an advisor, what an enemy takes, and
//! single buildings and advisors.

use super::super::Kingsburg;
use super::super::components::{Advisor, Building, Enemy};
use super::super::offers;
use super::super::state::Public;
use super::glossary::{advisor, building};
use super::{derivation, looks, naming, sentences};
use crate::portray::player;
use crate::rules::{Seat, View};
use crate::words::Message;

/// Who can still reach an advisor, and how the viewer can.
fn reach(view: View<'_, Kingsburg>, advisor: Advisor) -> Vec<Message> {
    let public = view.public();
    let seats: Vec<Message> = Seat::all(public.seats())
        .filter(|seat| reaches(public, *seat, advisor))
        .map(player)
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
            let card = sentences::card(public.options.other_demons, enemy);
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
        ["order"] => Some(looks::look(view, "order").lines),
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
        let words = Message::new("kingsburg-question-against").with("strength", strength);
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

/// Whether a seat can still reach an advisor.
fn reaches(public: &Public, seat: Seat, advisor: Advisor) -> bool {
    let (free, taken) = offers::reach(public, seat);
    !public.provinces[seat].done.passed && (free.has(advisor) || taken.has(advisor))
}
