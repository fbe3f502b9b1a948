//! The look at farms: each field with farmers tinted and hatched, its completed cities, and who
//! leads.

use super::super::farms::{Farm, farms};
use super::super::pay::most;
use super::super::state::Public;
use super::marks::{Marks, Tint};
use super::{derivation, picture};
use crate::portray::{Sight, players, seated, word};
use crate::render::inks::WHITE;
use crate::render::scene::{Color, Fill};
use crate::render::seat;
use crate::rules::Seat;
use crate::words::Message;

/// The angle of each seat's hatch, so that a colour is not the only sign.
const ANGLES: [f32; 5] = [45.0, 135.0, 0.0, 90.0, 22.0];

/// Each farm in its leader's colour; where several lead, in the colours of two.
fn tints(farms: &[Farm]) -> Vec<Tint> {
    let tint = |farm: &Farm| {
        let leaders: Vec<Seat> = most(farm.farmers.iter().copied()).iter().collect();
        let color = |nth: usize| {
            leaders
                .get(nth)
                .map_or(super::tiles::FIELD, |seat| soft(seat::mark(seat.number()).color))
        };
        let angle = leaders
            .first()
            .map_or(ANGLES[0], |seat| ANGLES[seat.index() % ANGLES.len()]);
        let other = if leaders.len() > 1 { color(1) } else { WHITE };
        Tint {
            field: farm.field,
            fill: Fill::Stripes(color(0), other, angle, 12.0, 4.0),
        }
    };
    farms.iter().map(tint).collect()
}

/// A colour mixed with white, so that roads and followers stay clear.
fn soft(Color(red, green, blue, opacity): Color) -> Color {
    let mix = |part: u8| ((u16::from(part) * 2 + 255) / 3) as u8;
    Color(mix(red), mix(green), mix(blue), opacity)
}

/// The look.
pub(super) fn look(public: &Public) -> Sight {
    let farms = farms(&public.board);
    let tints = tints(&farms);
    let mut lines = vec![derivation::farm_rule(public)];
    if farms.is_empty() {
        lines.push(Message::new("carcassonne-farms-none"));
    }
    lines.extend(farms.iter().map(|farm| line(public, farm)));
    let marks = Marks {
        tints: &tints,
        ..Marks::default()
    };
    let picture = (!farms.is_empty()).then(|| picture::plain(public, &marks, lines.clone()));
    Sight { lines, picture }
}

/// A farm in a sentence: whose farmers, where, and which completed cities.
fn line(public: &Public, farm: &Farm) -> Message {
    let count = |seat: Seat| farm.farmers.iter().filter(|one| **one == seat).count();
    let farmers = Seat::all(public.seats()).filter(|seat| count(*seat) > 0);
    let farmers: Vec<Message> = farmers
        .map(|seat| seated("carcassonne-farmers", seat).with("count", count(seat)))
        .collect();
    let place = public
        .board
        .followers()
        .iter()
        .find(|one| public.board.feature(one.part) == farm.field);
    let cell = place.map_or_else(String::new, |one| public.board.part(one.part).0.cell.to_string());
    let leaders = most(farm.farmers.iter().copied());
    Message::new("carcassonne-farm")
        .with("cell", word(cell))
        .with("farmers", farmers)
        .with("cities", farm.cities.len())
        .with("leaders", players(leaders.iter()))
        .with("count", leaders.len())
        .with("points", i64::from(public.options.farms.points()) * i64::from(farm.cities.len()))
}
