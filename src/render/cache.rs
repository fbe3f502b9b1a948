//! What is kept from picture to picture: fonts, and what has been rasterised and chosen before. A
//! picture does not depend on it: only how soon it is there does.

use super::art::{Key, Raster, Rasters};
use super::fonts::Fonts;
use super::glyph::Glyphs;
use super::palette::Chosen;
use super::scene::Color;
use super::shape::Shapes;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What is kept from picture to picture.
pub(super) struct Cache {
    pub fonts: Fonts,
    pub rasters: Rasters,
    pub glyphs: Glyphs,
    pub shapes: Shapes,
    pub palettes: Palettes,
}

impl Cache {
    /// These fonts, and nothing drawn yet.
    pub(super) fn new(fonts: Fonts) -> Cache {
        Cache {
            fonts,
            rasters: Rasters::default(),
            glyphs: Glyphs::default(),
            shapes: Shapes::default(),
            palettes: Palettes::default(),
        }
    }
}

/// How many choices of colours are kept; beyond it all are dropped and made again.
const MOST: usize = 256;

/// The choices of colours made so far: the same inks and art, the same colours.
#[derive(Default)]
pub(super) struct Palettes(Mutex<FxHashMap<Needs, Arc<Chosen>>>);

/// The plain colours and the art of a picture.
type Needs = (Vec<Color>, Vec<Key>);

impl Palettes {
    /// The colours for these inks and this art.
    pub(super) fn get(&self, inks: Vec<Color>, rasters: &[Arc<Raster>]) -> Arc<Chosen> {
        let needs: Needs = (inks, rasters.iter().map(|raster| raster.key).collect());
        if let Some(chosen) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&needs) {
            return Arc::clone(chosen);
        }
        let art: Vec<[u8; 4]> = rasters
            .iter()
            .flat_map(|raster| &raster.tints[..raster.solid])
            .copied()
            .collect();
        let chosen = Arc::new(Chosen::new(&needs.0, &art));
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.insert(needs, Arc::clone(&chosen));
        chosen
    }
}
