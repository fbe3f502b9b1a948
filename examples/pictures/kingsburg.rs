//! Draws Kingsburg's pictures of the docs: `cargo run --release --example pictures_kingsburg
//! [FOLDER]`.
//!
//! The positions come from games played by dice with fixed seeds, so that the same code draws the
//! same pictures.

use std::error::Error;
use std::path::{Path, PathBuf};
use tavolo::games::kingsburg::{Action, Kingsburg, Phase};
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{Chance, Chosen, Game, Seat, Seating, State, Viewer, random_play};
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
    let [court, end] = positions(4, 11)?;
    let seat = Viewer::Seat(Seat::new(0));
    let board = |state: &State<Kingsburg>| Kingsburg::scene(state.view(Viewer::Spectator), Picture::Board);
    painter.draw(&board(&court).ok_or("no board")?, "kingsburg-court")?;
    let buildings = Kingsburg::look(court.view(seat), "buildings").picture;
    painter.draw(&buildings.ok_or("no buildings")?, "kingsburg-buildings")?;
    let battle = Kingsburg::look(end.view(seat), "battle").picture;
    painter.draw(&battle.ok_or("no battle")?, "kingsburg-battle")?;
    painter.draw(&board(&end).ok_or("no board")?, "kingsburg-end")
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
