//! What there is in the game told one by one, for looks, questions and the rules card: buildings,
//! advisors, enemies, goods, pieces and the phases of a year.

use super::super::components::{Advisor, Building, Enemy, Foe};
use super::super::goods::Good;
use super::super::state::{Public, YearPhase};
use super::{naming, sentences};
use crate::portray::player;
use crate::words::Message;

/// Pieces beside goods, by their ids; `kingsburg-piece-<id>` names each.
pub(super) const PIECES: &[&str] = &["token", "soldiers", "envoy", "kings-die", "white-die", "troops"];

/// A building with its cost, points and effect.
pub(super) fn building(building: Building) -> Message {
    Message::new("kingsburg-about-building")
        .with("building", naming::building(building))
        .with("goods", naming::goods(building.cost()))
        .with("points", building.points())
        .with("effect", naming::effect(building))
}

/// An advisor with the gift, and whose dice stand there.
pub(super) fn advisor(public: &Public, one: Advisor) -> Message {
    let told = gift(one);
    let there: Vec<Message> = public.court.at(one).map(|claim| player(claim.seat)).collect();
    if there.is_empty() {
        told
    } else {
        Message::new("kingsburg-about-taken")
            .with("told", told)
            .with("players", there)
    }
}

/// An advisor with the gift.
fn gift(one: Advisor) -> Message {
    Message::new("kingsburg-about-advisor")
        .with("advisor", naming::numbered(one))
        .with("gift", naming::gift(one))
}

/// An enemy's card with its year.
pub(super) fn enemy(other_demons: bool, enemy: Enemy) -> Message {
    Message::new("kingsburg-enemy-in")
        .with("year", enemy.year())
        .with("card", sentences::card(other_demons, enemy))
}

/// A people of enemies: in which years they come how strong, and which buildings count more against
/// them.
pub(super) fn foe(foe: Foe) -> Vec<Message> {
    let card = |enemy: Enemy| {
        Message::new("kingsburg-foe-card")
            .with("year", enemy.year())
            .with("strength", enemy.strength())
    };
    let cards: Vec<Message> = Enemy::all()
        .filter(|enemy| enemy.foe() == foe)
        .map(card)
        .collect();
    let told = Message::new("kingsburg-about-foe")
        .with("foe", naming::foe(foe))
        .with("cards", cards);
    let against = Building::ALL
        .into_iter()
        .filter(|building| building.against() == Some(foe));
    [told].into_iter().chain(against.map(building)).collect()
}

/// A good: what it is for, and who gives it for certain or by choice.
fn good(good: Good) -> Message {
    let gives = |one: &Advisor| {
        let gift = one.gift();
        gift.any > 0 || gift.goods.iter().any(|goods| goods.of(good) > 0)
    };
    let advisors: Vec<Message> = Advisor::all().filter(gives).map(naming::numbered).collect();
    Message::new("kingsburg-about-good")
        .with("good", name_of(good))
        .with("advisors", advisors)
}

pub(super) fn name_of(good: Good) -> Message {
    Message::new(format!("kingsburg-good-{good}"))
}

/// A phase's number and name.
pub(super) fn phase(phase: YearPhase) -> Message {
    Message::new("kingsburg-phase")
        .with("number", phase.number())
        .with("step", Message::new(format!("kingsburg-step-{}", phase.id())))
}

/// The name of each thing that can be told of: buildings, advisors, enemies by people and by card,
/// goods, pieces, phases.
pub(super) fn components() -> Vec<(String, Message)> {
    let mut all: Vec<(String, Message)> = things();
    all.extend(Enemy::all().map(|one| {
        let name = Message::new("kingsburg-enemy-of")
            .with("enemy", naming::enemy(one))
            .with("year", one.year());
        (one.to_string(), name)
    }));
    all
}

/// The same without single cards of enemies.
pub(super) fn things() -> Vec<(String, Message)> {
    let buildings = Building::ALL.map(|one| (one.to_string(), naming::building(one)));
    let advisors = Advisor::all().map(|one| (one.to_string(), naming::numbered(one)));
    let foes = Foe::ALL.map(|one| (one.id().to_owned(), naming::foe(one)));
    let goods = Good::ALL.map(|one| (one.to_string(), name_of(one)));
    let pieces = PIECES
        .iter()
        .map(|id| ((*id).to_owned(), Message::new(format!("kingsburg-piece-{id}"))));
    let phases = YearPhase::ALL.map(|one| (format!("phase-{}", one.id()), phase(one)));
    buildings
        .into_iter()
        .chain(advisors)
        .chain(foes)
        .chain(goods)
        .chain(pieces)
        .chain(phases)
        .collect()
}

/// What is said of a thing, in lines; the disputed card is told as it is unless a table chooses
/// otherwise.
pub(super) fn about(id: &str, other_demons: bool) -> Option<Vec<Message>> {
    if let Ok(one) = id.parse::<Building>() {
        return Some(vec![building(one)]);
    }
    if let Ok(one) = id.parse::<Advisor>() {
        return Some(vec![gift(one)]);
    }
    if let Ok(one) = id.parse::<Enemy>() {
        return Some(vec![enemy(other_demons, one)]);
    }
    if let Ok(one) = id.parse::<Good>() {
        return Some(vec![good(one)]);
    }
    if let Some(one) = Foe::ALL.into_iter().find(|foe| foe.id() == id) {
        return Some(foe(one));
    }
    if let Some(piece) = PIECES.iter().find(|piece| **piece == id) {
        return Some(vec![Message::new(format!("kingsburg-about-{piece}"))]);
    }
    let named = |phase: &YearPhase| id.strip_prefix("phase-") == Some(phase.id());
    let one = YearPhase::ALL.into_iter().find(named)?;
    let told = Message::new("kingsburg-about-phase")
        .with("phase", phase(one))
        .with("told", Message::new(format!("kingsburg-phase-{}", one.id())));
    Some(vec![told])
}

/// What `/rules` says of a thing.
pub(super) fn component(id: &str) -> Option<Message> {
    let told = about(id, false)?;
    told.into_iter().reduce(|told, more| {
        Message::new("kingsburg-and-line")
            .with("told", told)
            .with("more", more)
    })
}
