//! What the dice gave in a whole game. Knows no words.

use super::Kingsburg;
use super::event::Event;
use crate::rules::{Fortune, Seat, State};

/// What a die shows on average.
const AVERAGE: f64 = 3.5;
/// The dice that a seat rolled, rerolls included; and the King's in winter.
const KINDS: [&str; 2] = ["dice", "king"];

/// The dice of each seat, and the King's.
pub(super) fn fortunes(mut state: State<Kingsburg>, events: &[Event]) -> Vec<Fortune> {
    // Events that were folded before can happen.
    let _ = state.follow(events);
    let rolled = |of: &'static str, seat: Option<Seat>, times: u32, came: u32| Fortune {
        seat,
        of,
        times,
        came,
        expected: f64::from(times) * AVERAGE,
    };
    let provinces = state.public.provinces.iter();
    let own = provinces
        .map(|(seat, province)| rolled(KINDS[0], Some(seat), province.rolled.dice(), province.rolled.sum()));
    let faces = events.iter().filter_map(|event| match event {
        Event::KingsDie { face } => Some(u32::from(*face)),
        _ => None,
    });
    let (times, came) = faces.fold((0, 0), |(times, came), face| (times + 1, came + face));
    let king = rolled(KINDS[1], None, times, came);
    own.chain([king]).filter(|one| one.times > 0).collect()
}
