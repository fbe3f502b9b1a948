//! Kingsburg's pictures.

use super::painter::Painter;
use std::error::Error;
use tavolo::games::kingsburg::{Action, Kingsburg, Phase};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, random_play};

pub fn draw(painter: &Painter) -> Result<(), Box<dyn Error>> {
    let [court, end] = positions(4, 11)?;
    let seat = Viewer::Seat(Seat::new(0));
    painter.board(&court, "kingsburg-court")?;
    painter.draw(Kingsburg::look(court.view(seat), "buildings").picture, "kingsburg-buildings")?;
    painter.draw(Kingsburg::look(end.view(seat), "battle").picture, "kingsburg-battle")?;
    painter.board(&end, "kingsburg-end")
}

/// The court of the third year with the most dice at it, and the end, of a game played by dice with
/// few passes.
fn positions(seats: u8, seed: u64) -> Result<[State<Kingsburg>; 2], Box<dyn Error>> {
    let seating = Seating { seats };
    let options = Kingsburg::options(&Chosen::default(), seating).map_err(|reason| reason.rule)?;
    let mut dice = Chance::numbered(seed);
    let pick = |count: usize| {
        let seldom = count > 2 && dice.number("pass", 6) > 0;
        dice.number("pick", count as u32 - u32::from(seldom)) as usize
    };
    let (mut court, mut end) = (None, Kingsburg::setup(&options, seating));
    let mut most = 0;
    let watch = |state: &State<Kingsburg>, _: Option<(Seat, &Action)>| {
        let claims = state.public.court.claims.len();
        if state.public.year == 3 && matches!(state.public.phase, Phase::Influence(_)) && claims > most {
            most = claims;
            court = Some(state.clone());
        }
        end = state.clone();
    };
    let start = Kingsburg::setup(&options, seating);
    random_play(start, 4000, pick, |ply| Chance::numbered(seed << 20 | u64::from(ply)), watch);
    Ok([court.ok_or("no court")?, end])
}
