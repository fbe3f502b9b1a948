//! Static art as sprites: each piece is rasterised once for a size and a turn, then copied.

use super::Fault;
use super::fonts::Fonts;
use super::scene::Art;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most bytes of sprites kept; beyond it all are dropped and made again.
const MOST: usize = 96 << 20;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    name: &'static str,
    size: (u32, u32),
    turns: u8,
}

/// The sprites made so far.
#[derive(Default)]
pub(super) struct Sprites(Mutex<HashMap<Key, Arc<Pixmap>>>);

impl Sprites {
    /// The art at `scale` pixels a unit of its canvas, turned.
    pub(super) fn get(&self, art: &'static Art, scale: f32, turns: u8, fonts: &Fonts) -> Result<Arc<Pixmap>, Fault> {
        let side = |units: u32| ((units as f32 * scale).round() as u32).max(1);
        let key = Key { name: art.name, size: (side(art.size.0), side(art.size.1)), turns: turns % 4 };
        if let Some(sprite) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(Arc::clone(sprite));
        }
        let sprite = Arc::new(raster(art, &key, fonts)?);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.values().map(|sprite| sprite.data().len()).sum::<usize>() > MOST {
            kept.clear();
        }
        kept.insert(key, Arc::clone(&sprite));
        Ok(sprite)
    }
}

/// The art as a whole SVG document.
pub(super) fn document(art: &Art) -> String {
    let (width, height) = art.size;
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{}</svg>"#, art.svg)
}

fn raster(art: &Art, key: &Key, fonts: &Fonts) -> Result<Pixmap, Fault> {
    let fault = |why: String| Fault::Art { name: art.name, why };
    let options =
        Options { fontdb: fonts.database(), font_family: Fonts::family(super::scene::Face::Text).to_owned(), ..Options::default() };
    let tree = Tree::from_str(&document(art), &options).map_err(|error| fault(error.to_string()))?;
    let (width, height) = (key.size.0 as f32, key.size.1 as f32);
    let (across, down) = if key.turns.is_multiple_of(2) { key.size } else { (key.size.1, key.size.0) };
    let turned = match key.turns {
        0 => Transform::identity(),
        1 => Transform::from_row(0.0, 1.0, -1.0, 0.0, height, 0.0),
        2 => Transform::from_row(-1.0, 0.0, 0.0, -1.0, width, height),
        _ => Transform::from_row(0.0, -1.0, 1.0, 0.0, 0.0, width),
    };
    let mut sprite = Pixmap::new(across, down).ok_or_else(|| fault("no size".to_owned()))?;
    let fit = turned.pre_scale(width / art.size.0.max(1) as f32, height / art.size.1.max(1) as f32);
    resvg::render(&tree, fit, &mut sprite.as_mut());
    Ok(sprite)
}
