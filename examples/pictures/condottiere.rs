//! Draws the pictures of the docs: `cargo run --release --example pictures [FOLDER]`.
//!
//! The positions come from games played by dice with fixed seeds, so that the same code draws the
//! same pictures.

use std::error::Error;
use std::path::{Path, PathBuf};
use tavolo::games::condottiere::{Condottiere, Phase};
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, random_play};
use tavolo::words::{Locale, Message, Style, Words};

const NAMES: [&str; 6] = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args()
        .nth(1)
        .map_or_else(|| PathBuf::from("docs/pictures"), PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    let painter = Painter {
        folder: &folder,
        renderer: Renderer::new()?,
        words: Words::load()?,
    };
    let early = position(3, 11, &[], |state| state.public.battle == 2 && laid(state) == 7);
    let late = position(6, 29, &[], |state| state.public.battle >= 11 && laid(state) >= 26);
    painter.draw(&early, Viewer::Spectator, Picture::Board, "condottiere-early", Locale::English)?;
    painter.draw(&late, Viewer::Spectator, Picture::Board, "condottiere-late", Locale::English)?;
    let hand = position(4, 5, &[], |state| state.public.round == 2);
    painter.draw(&hand, Viewer::Seat(Seat::new(0)), Picture::Hand, "condottiere-hand", Locale::English)?;
    let chosen = [("hidden", "on"), ("bigger-kingdoms", "on")];
    let hidden = position(4, 3, &chosen, |state| {
        state.public.battle >= 6 && state.public.covered.len() >= 3 && laid(state) >= 8
    });
    let owner = hidden.public.covered.iter().next().unwrap_or(Seat::new(0));
    painter.draw(&hidden, Viewer::Spectator, Picture::Board, "condottiere-hidden", Locale::English)?;
    painter.draw(&hidden, Viewer::Seat(owner), Picture::Hand, "condottiere-hidden-hand", Locale::English)?;
    let chosen = [("capturing", "on"), ("draw-after-battle", "on")];
    let captured = position(5, 17, &chosen, |state| {
        state.public.defender().is_some() && state.public.battle >= 14 && laid(state) >= 12
    });
    painter.draw(&captured, Viewer::Spectator, Picture::Board, "condottiere-capturing", Locale::English)?;
    let between = |state: &State<Condottiere>| matches!(state.public.phase, Phase::Between { waiting } if waiting.len() == 4);
    let series = position(6, 23, &[("points", "20"), ("hidden", "on")], between);
    painter.draw(&series, Viewer::Spectator, Picture::Board, "condottiere-series", Locale::English)?;
    Ok(())
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

struct Painter<'a> {
    folder: &'a Path,
    renderer: Renderer,
    words: Words,
}

impl Painter<'_> {
    /// Writes a picture at 400 pixels width and as it is sent, and says its alternative text.
    fn draw(
        &self,
        state: &State<Condottiere>,
        viewer: Viewer,
        picture: Picture,
        name: &str,
        locale: Locale,
    ) -> Result<(), Box<dyn Error>> {
        let names = NAMES.map(str::to_owned);
        let speaker = self.words.speaker(locale, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        let Some(scene) = Condottiere::scene(state.view(viewer), picture) else {
            return Ok(());
        };
        for width in [400.0, 900.0] {
            let bytes = self.renderer.png(&scene, &say, width / scene.width)?;
            let file = self.folder.join(format!("{name}-{width}.png"));
            std::fs::write(&file, &bytes)?;
            println!("{}: {} KiB", file.display(), bytes.len().div_ceil(1024));
        }
        println!("{}\n\n{}", self.renderer.alt(&scene, &say), self.renderer.text(&scene, &say));
        Ok(())
    }
}
