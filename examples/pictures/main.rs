//! Draws the pictures of the docs: `cargo run --release --example pictures [FOLDER]`.
//!
//! The positions come from games played by dice with fixed seeds, so that the same code draws the
//! same pictures.

mod barony;
mod carcassonne;
mod condottiere;
mod kingsburg;
mod painter;

use painter::Painter;
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args()
        .nth(1)
        .map_or_else(|| PathBuf::from("docs/pictures"), PathBuf::from);
    let painter = Painter::new(folder)?;
    condottiere::draw(&painter)?;
    carcassonne::draw(&painter)?;
    barony::draw(&painter)?;
    kingsburg::draw(&painter)
}
