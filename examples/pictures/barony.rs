//! Barony's pictures.

use super::painter::Painter;
use std::error::Error;
use tavolo::games::barony::{Action, Barony, Options};
use tavolo::portray::Portray;
use tavolo::rules::{Chance, Game, Seating, State, Viewer};

pub fn draw(painter: &Painter) -> Result<(), Box<dyn Error>> {
    let two = position(2, 3, 60);
    painter.board(&two, "barony-two")?;
    painter.board(&position(4, 8, 190), "barony-four")?;
    painter.draw(Barony::look(two.view(Viewer::Spectator), "threats").picture, "barony-threats")
}

/// A position of a game played by dice that build whenever they can, after so many plies and a
/// knight's move.
fn position(seats: u8, seed: u64, plies: u32) -> State<Barony> {
    let mut state = Barony::setup(&Options::USUAL, Seating { seats });
    state.deal(&mut Chance::numbered(seed));
    let mut dice = Chance::numbered(seed);
    for ply in 1.. {
        let Some(seat) = state.public.actor() else { break };
        let actions = state.legal(seat);
        let some = |wanted: fn(&Action) -> bool| {
            actions
                .iter()
                .filter(|action| wanted(action))
                .copied()
                .collect::<Vec<_>>()
        };
        let kinds = [
            some(|action| matches!(action, Action::Title(_))),
            some(|action| matches!(action, Action::City(_))),
            some(|action| matches!(action, Action::Build(..))),
            some(|action| matches!(action, Action::Move(..))),
            actions.clone(),
        ];
        let bold = dice.number("bold", 3) > 0;
        let listed = kinds
            .into_iter()
            .find(|list| bold && !list.is_empty())
            .unwrap_or(actions);
        let action = listed[dice.number("pick", listed.len() as u32) as usize];
        let played = state.play(seat, action, &mut Chance::numbered(u64::from(ply)));
        if played.is_err() || ply >= plies && matches!(action, Action::Move(..)) {
            break;
        }
    }
    state
}
