//! Further looks: the buildings, what each does, every advisor, the enemies, the last battle, and the
//! turn order with its reasons.

use super::super::Kingsburg;
use super::super::components::{Advisor, Building, Enemy};
use super::super::state::Public;
use super::{derivation, disclosure, glossary, headline, naming, overview, sentences, winter};
use crate::portray::Sight;
use crate::rules::{Seat, View};
use crate::words::Message;

/// The looks: `kingsburg-look-<id>` names each.
pub(super) const LOOKS: &[&str] = &["buildings", "effects", "advisors", "enemies", BATTLE, "order"];
/// The last battle.
const BATTLE: &str = "battle";

/// A look at the position.
pub(super) fn look(view: View<'_, Kingsburg>, id: &str) -> Sight {
    let public = view.public();
    let lines = match id {
        "buildings" => {
            return Sight {
                lines: overview::lines(view),
                picture: Some(overview::picture(view)),
            };
        }
        BATTLE => return battle(view),
        "effects" => Building::ALL.map(effect).to_vec(),
        "advisors" => Advisor::all().map(|one| glossary::advisor(public, one)).collect(),
        "enemies" => enemies(view),
        _ => derivation::order(public)
            .into_iter()
            .chain(Seat::all(public.seats()).map(|seat| derivation::strength(public, seat, true)))
            .chain(disclosure::troops(public))
            .collect(),
    };
    Sight { lines, picture: None }
}

/// The last battle, until the summer after it.
pub(super) fn latest(public: &Public) -> Option<&'static str> {
    headline::fresh(public).map(|_| BATTLE)
}

fn effect(building: Building) -> Message {
    Message::new("kingsburg-note-building")
        .with("building", naming::building(building))
        .with("effect", naming::effect(building))
}

/// The last battle with its picture.
fn battle(view: View<'_, Kingsburg>) -> Sight {
    let public = view.public();
    let told = public
        .battle
        .as_ref()
        .map(|battle| derivation::fought(public, battle));
    Sight {
        lines: told.unwrap_or_else(|| vec![Message::new("kingsburg-battle-none")]),
        picture: winter::battle(view),
    }
}

/// This year's enemies with what the viewer has seen of them; then those of the other years, in a line
/// each.
fn enemies(view: View<'_, Kingsburg>) -> Vec<Message> {
    let public = view.public();
    let mut told: Vec<Message> = sentences::seen(view).into_iter().collect();
    told.extend(Enemy::of_year(public.year).map(|enemy| sentences::card(public.options.other_demons, enemy)));
    told.extend((1..=5).filter(|year| *year != public.year).map(|year| {
        Message::new("kingsburg-enemies-of")
            .with("year", year)
            .with("enemies", Enemy::of_year(year).map(naming::enemy).collect::<Vec<_>>())
    }));
    told
}
