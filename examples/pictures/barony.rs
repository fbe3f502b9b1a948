//! Draws Barony's pictures of the docs: `cargo run --release --example pictures_barony [FOLDER]`.
//!
//! The positions come from games played by dice with fixed seeds, so that the same code draws the
//! same pictures.

use std::error::Error;
use std::path::{Path, PathBuf};
use tavolo::games::barony::{Action, Barony, Options};
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{Chance, Game, Seating, State, Viewer};
use tavolo::words::{Locale, Message, Style, Words};

const NAMES: [&str; 4] = ["Ana", "Bruno", "Chiara", "Dieter"];

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
    let two = position(2, 3, 60);
    let four = position(4, 8, 190);
    for (state, name) in [(&two, "barony-two"), (&four, "barony-four")] {
        let scene = Barony::scene(state.view(Viewer::Spectator), Picture::Board).ok_or("no board")?;
        painter.draw(&scene, name)?;
    }
    let threats = Barony::look(two.view(Viewer::Spectator), "threats")
        .picture
        .ok_or("no picture")?;
    painter.draw(&threats, "barony-threats")
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

struct Painter<'a> {
    folder: &'a Path,
    renderer: Renderer,
    words: Words,
}

impl Painter<'_> {
    /// Writes a picture at 400 pixels width and as it is sent, and says its alternative text.
    fn draw(&self, scene: &Scene, name: &str) -> Result<(), Box<dyn Error>> {
        let names = NAMES.map(str::to_owned);
        let speaker = self.words.speaker(Locale::English, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
        for width in [400.0, 900.0] {
            let bytes = self.renderer.png(scene, &say, width / scene.width)?;
            let file = self.folder.join(format!("{name}-{width}.png"));
            std::fs::write(&file, &bytes)?;
            println!("{}: {} KiB", file.display(), bytes.len().div_ceil(1024));
        }
        println!("{}\n\n{}", self.renderer.alt(scene, &say), self.renderer.text(scene, &say));
        Ok(())
    }
}
