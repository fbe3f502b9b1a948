//! Further looks: every building, advisor and enemy, and the turn order with its reasons.

use super::super::Kingsburg;
use super::super::components::{Advisor, Building, Enemy};
use super::glossary::{advisor, building};
use super::{derivation, lines, sentences};
use crate::portray::Sight;
use crate::rules::{Seat, View};

/// The looks: `kingsburg-look-<id>` names each.
pub(super) const LOOKS: &[&str] = &["buildings", "advisors", "enemies", "order"];

/// A look at the position.
pub(super) fn look(view: View<'_, Kingsburg>, id: &str) -> Sight {
    let public = view.public();
    let lines = match id {
        "buildings" => Building::ALL.map(building).to_vec(),
        "advisors" => Advisor::all().map(|one| advisor(public, one)).collect(),
        "enemies" => Enemy::of_year(public.year)
            .map(|enemy| sentences::card(public.options.other_demons, enemy))
            .collect(),
        _ => derivation::order(public)
            .into_iter()
            .chain(Seat::all(public.seats()).map(|seat| derivation::strength(public, seat, true)))
            .chain(lines::troops(public))
            .collect(),
    };
    Sight { lines, picture: None }
}
