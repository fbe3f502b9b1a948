//! Carcassonne's pictures.

use super::painter::Painter;
use std::error::Error;
use tavolo::games::carcassonne::{Action, Carcassonne, Phase, Public};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Chosen, Game, Seating, State, Viewer};

pub fn draw(painter: &Painter) -> Result<(), Box<dyn Error>> {
    let lays = |phase: &Phase| matches!(phase, Phase::Lay { .. });
    painter.board(&position(2, 7, 6, lays)?, "carcassonne-early")?;
    let middle = position(3, 4, 35, |phase| matches!(phase, Phase::Man(_)))?;
    painter.board(&middle, "carcassonne-middle")?;
    let late = position(5, 2, 66, lays)?;
    painter.board(&late, "carcassonne-late")?;
    painter.draw(Carcassonne::look(late.view(Viewer::Spectator), "farms").picture, "carcassonne-farms")
}

/// The first position with so many tiles of that kind, in a game by dice that like cells with many
/// neighbours.
fn position(
    seats: u8,
    seed: u64,
    tiles: usize,
    wanted: impl Fn(&Phase) -> bool,
) -> Result<State<Carcassonne>, Box<dyn Error>> {
    let seating = Seating { seats };
    let options = Carcassonne::options(&Chosen::default(), seating).map_err(|reason| reason.rule)?;
    let mut state = Carcassonne::setup(&options, seating);
    state.deal(&mut Chance::numbered(seed));
    let mut dice = Chance::numbered(seed);
    for ply in 1.. {
        if state.public.board.laid().len() >= tiles && wanted(&state.public.phase) {
            return Ok(state);
        }
        let seat = state
            .turn()
            .seats()
            .iter()
            .next()
            .ok_or("the game ended too soon")?;
        let mut actions = state.legal(seat);
        let keen = dice.number("keen", 10) < 8;
        let best = actions
            .iter()
            .map(|action| worth(&state.public, action))
            .max()
            .unwrap_or(0);
        actions.retain(|action| !keen || worth(&state.public, action) == best);
        let action = actions[dice.number("pick", actions.len() as u32) as usize];
        state
            .play(seat, action, &mut Chance::numbered(seed << 16 | ply))
            .map_err(|reason| reason.rule)?;
    }
    Ok(state)
}

/// How much an action is liked: many neighbours; a follower while there are some to spare.
fn worth(public: &Public, action: &Action) -> u8 {
    match action {
        Action::Lay { cell, .. } => public
            .board
            .frontier()
            .at(*cell)
            .map_or(0, |gap| gap.neighbours()),
        Action::Man(_) => u8::from(matches!(public.phase, Phase::Man(seat) if public.supply[seat] > 2)) * 2,
        Action::Pass => 1,
    }
}
