//! Writes pictures to a folder.

use std::error::Error;
use std::path::PathBuf;
use tavolo::portray::{Picture, Portray};
use tavolo::render::Renderer;
use tavolo::render::scene::Scene;
use tavolo::rules::{State, Viewer};
use tavolo::words::{Locale, Message, Style, Words};

const NAMES: [&str; 6] = ["Ana", "Bruno", "Chiara", "Dieter", "Elisabetta", "Farid"];

pub struct Painter {
    folder: PathBuf,
    renderer: Renderer,
    words: Words,
}

impl Painter {
    pub fn new(folder: PathBuf) -> Result<Painter, Box<dyn Error>> {
        std::fs::create_dir_all(&folder)?;
        Ok(Painter {
            folder,
            renderer: Renderer::new()?,
            words: Words::load()?,
        })
    }

    /// Draws the board as all see it.
    pub fn board<G: Portray>(&self, state: &State<G>, name: &str) -> Result<(), Box<dyn Error>> {
        self.draw(G::scene(state.view(Viewer::Spectator), Picture::Board), name)
    }

    /// Writes a picture at 400 pixels width and as it is sent, and says its alternative text.
    pub fn draw(&self, scene: Option<Scene>, name: &str) -> Result<(), Box<dyn Error>> {
        let scene = scene.ok_or_else(|| format!("there is no picture for {name}"))?;
        let names = NAMES.map(str::to_owned);
        let speaker = self.words.speaker(Locale::English, &names, Style::Plain);
        let say = |message: &Message| speaker.say(message);
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
