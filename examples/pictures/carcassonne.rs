//! Draws Carcassonne's pictures of the docs:
//! `cargo run --release --example pictures_carcassonne [FOLDER]`.
//!
//! The positions come from games played by dice with fixed seeds, so that the same code draws the
//! same pictures.

use std::error::Error;
use std::path::{Path, PathBuf};
use tavolo::games::carcassonne::{Action, Carcassonne, Phase, Public};
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{Chance, Chosen, Game, Seating, State, Viewer};
use tavolo::words::{Locale, Message, Style, Words};

const NAMES: [&str; 5] = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta"];

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
    let early = position(2, 7, 6, |phase| matches!(phase, Phase::Lay { .. }))?;
    let middle = position(3, 4, 35, |phase| matches!(phase, Phase::Man(_)))?;
    let late = position(5, 2, 66, |phase| matches!(phase, Phase::Lay { .. }))?;
    for (state, name) in
        [(&early, "carcassonne-early"), (&middle, "carcassonne-middle"), (&late, "carcassonne-late")]
    {
        let scene = Carcassonne::scene(state.view(Viewer::Spectator), Picture::Board).ok_or("no board")?;
        painter.draw(&scene, name)?;
    }
    let farms = Carcassonne::look(late.view(Viewer::Spectator), "farms")
        .picture
        .ok_or("no farms")?;
    painter.draw(&farms, "carcassonne-farms")
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
