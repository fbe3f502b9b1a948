//! Condottiere's pictures.

use super::painter::Painter;
use std::error::Error;
use tavolo::games::condottiere::{Condottiere, Phase};
use tavolo::portray::{Picture, Portray};
use tavolo::render::scene::Scene;
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, random_play};

pub fn draw(painter: &Painter) -> Result<(), Box<dyn Error>> {
    let early = position(3, 11, &[], |state| state.public.battle == 2 && laid(state) == 7);
    painter.board(&early, "condottiere-early")?;
    let late = position(6, 29, &[], |state| state.public.battle >= 11 && laid(state) >= 26);
    painter.board(&late, "condottiere-late")?;
    let hand = position(4, 5, &[], |state| state.public.round == 2);
    painter.draw(held(&hand, Seat::new(0)), "condottiere-hand")?;
    let chosen = [("hidden", "on"), ("bigger-kingdoms", "on")];
    let hidden = position(4, 3, &chosen, |state| {
        state.public.battle >= 6 && state.public.covered.len() >= 3 && laid(state) >= 8
    });
    let owner = hidden.public.covered.iter().next().unwrap_or(Seat::new(0));
    painter.board(&hidden, "condottiere-hidden")?;
    painter.draw(held(&hidden, owner), "condottiere-hidden-hand")?;
    let chosen = [("capturing", "on"), ("draw-after-battle", "on")];
    let captured = position(5, 17, &chosen, |state| {
        state.public.defender().is_some() && state.public.battle >= 14 && laid(state) >= 12
    });
    painter.board(&captured, "condottiere-capturing")?;
    let between = |state: &State<Condottiere>| matches!(state.public.phase, Phase::Between { waiting } if waiting.len() == 4);
    let series = position(6, 23, &[("points", "20"), ("hidden", "on")], between);
    painter.board(&series, "condottiere-series")
}

/// What a seat has in hand, as its player sees it.
fn held(state: &State<Condottiere>, seat: Seat) -> Option<Scene> {
    Condottiere::scene(state.view(Viewer::Seat(seat)), Picture::Hand)
}

/// How many cards lie in the rows of a battle that goes on.
fn laid(state: &State<Condottiere>) -> usize {
    if matches!(state.public.phase, Phase::Turn(_)) {
        state.public.rows.values().map(|row| row.len()).sum()
    } else {
        0
    }
}

/// The first position of that kind in games played by dice, passing seldom.
fn position(
    seats: u8,
    seed: u64,
    options: &[(&str, &str)],
    wanted: impl Fn(&State<Condottiere>) -> bool,
) -> State<Condottiere> {
    let seating = Seating { seats };
    let mut chosen = Chosen::NONE;
    options.iter().for_each(|(key, value)| chosen.set(key, value));
    let mut last = None;
    for game in seed..seed + 500 {
        let Ok(options) = Condottiere::options(&chosen, seating) else {
            break;
        };
        let mut dice = Chance::numbered(game);
        let pick = |count: usize| {
            let all = count as u32;
            let seldom = if count > 2 && dice.number("pass", 9) > 0 {
                all - 1
            } else {
                all
            };
            dice.number("pick", seldom) as usize
        };
        let watch = |state: &State<Condottiere>, _: Option<(Seat, &_)>| {
            if last.is_none() && wanted(state) {
                last = Some(state.clone());
            }
        };
        random_play(
            Condottiere::setup(&options, seating),
            5000,
            pick,
            |ply| Chance::numbered(game * 10_000 + u64::from(ply)),
            watch,
        );
        if last.is_some() {
            break;
        }
    }
    last.unwrap_or_else(|| {
        Condottiere::setup(
            &tavolo::games::condottiere::Options {
                stand_off: true,
                ..Default::default()
            },
            seating,
        )
    })
}
