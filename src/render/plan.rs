//! What a picture needs before anything of it is drawn: its sprites, and a palette that has their
//! colours and all plain ones.

use super::RenderFault;
use super::art::Raster;
use super::cache::Cache;
use super::palette::Palette;
use super::scene::{Color, Fill, Item, Scene};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The paper's colour.
pub(super) const PAPER: Color = Color(255, 255, 255, 255);

/// What a picture needs.
pub(super) struct Plan {
    /// Its colours.
    pub palette: Palette,
    /// Its art, in the order of the items.
    pub sprites: Vec<Sprite>,
    /// A colour map for each raster among the sprites.
    pub color_maps: Vec<ColorMap>,
}

/// A piece of art in a picture.
pub(super) struct Sprite {
    /// Its pixels.
    pub raster: Arc<Raster>,
    /// The number of its raster's colour map.
    pub color_map: usize,
}

/// A colour map: a raster's tints in a picture's colours.
pub(super) struct ColorMap {
    /// The colour's number for each opaque tint.
    pub numbers: [u8; 256],
    /// For each tint that lets something through its row of mixtures; nothing for one that lets all
    /// through.
    pub rows: Vec<Option<u16>>,
}

impl Plan {
    pub(super) fn new(scene: &Scene, scale: f32, cache: &Cache) -> Result<Plan, RenderFault> {
        let mut rasters: Vec<Arc<Raster>> = Vec::new();
        let mut places: FxHashMap<*const Raster, usize> = FxHashMap::default();
        let mut sprites = Vec::new();
        for item in &scene.items {
            if let Item::Art { art, scale: size, .. } = item {
                let raster = cache.rasters.get(art, size * scale)?;
                let color_map = *places.entry(Arc::as_ptr(&raster)).or_insert_with(|| {
                    rasters.push(Arc::clone(&raster));
                    rasters.len() - 1
                });
                sprites.push(Sprite { raster, color_map });
            }
        }
        let chosen = cache.palettes.get(inks(scene), &rasters);
        let mut palette = Palette::new(&chosen);
        let mut numbers = chosen.art.iter().copied();
        let color_maps = rasters
            .iter()
            .map(|raster| color_map(raster, &mut palette, &mut numbers))
            .collect();
        Ok(Plan {
            palette,
            sprites,
            color_maps,
        })
    }
}

fn color_map(raster: &Raster, palette: &mut Palette, given: &mut impl Iterator<Item = u8>) -> ColorMap {
    let mut numbers = [0; 256];
    numbers
        .iter_mut()
        .take(raster.solid)
        .zip(given)
        .for_each(|(number, given)| *number = given);
    let rows = raster.tints[raster.solid..].iter();
    let row = |tint: &[u8; 4]| {
        (tint[3] > 0).then(|| palette.row(Color(tint[0], tint[1], tint[2], tint[3]), u32::from(tint[3])))
    };
    ColorMap {
        numbers,
        rows: rows.map(row).collect(),
    }
}

/// The colours of a scene's shapes and words, each once, the paper's first.
fn inks(scene: &Scene) -> Vec<Color> {
    let mut inks = vec![PAPER];
    let mut add = |color: Color| {
        if !inks.contains(&color) {
            inks.push(color);
        }
    };
    for item in &scene.items {
        match item {
            Item::Art { .. } => {}
            Item::Shape { fill, stroke, .. } => {
                match *fill {
                    None => {}
                    Some(Fill::Plain(color)) => add(color),
                    Some(Fill::Stripes(ground, marks, ..) | Fill::Dots(ground, marks, ..)) => {
                        [ground, marks].into_iter().for_each(&mut add)
                    }
                }
                stroke.iter().for_each(|(color, _)| add(*color));
            }
            Item::Text { color, halo, .. } => {
                add(*color);
                halo.iter().for_each(|(color, _)| add(*color));
            }
        }
    }
    inks
}
