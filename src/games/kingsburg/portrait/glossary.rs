//! Buildings, advisors and enemies told one by one, for looks, questions and the rules card.

use super::super::components::{Advisor, Building, Enemy};
use super::super::state::Public;
use super::{naming, sentences};
use crate::portray::player;
use crate::words::Message;

/// A building with its cost, points and effect.
pub(super) fn building(building: Building) -> Message {
    Message::new("kingsburg-about-building")
        .with("building", naming::building(building))
        .with("goods", naming::goods(building.cost()))
        .with("points", building.points())
        .with("effect", naming::effect(building))
}

/// An advisor with the gift, and whose dice stand there.
pub(super) fn advisor(public: &Public, advisor: Advisor) -> Message {
    let told = Message::new("kingsburg-about-advisor")
        .with("advisor", naming::numbered(advisor))
        .with("gift", naming::gift(advisor));
    let there: Vec<Message> = public.court.at(advisor).map(|claim| player(claim.seat)).collect();
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
            .with("year", one.year());
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
            .with("year", enemy.year())
            .with("card", sentences::card(false, enemy)),
    )
}
