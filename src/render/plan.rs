//! What a picture needs before anything of it is drawn: its sprites, and a palette that has their
//! colours and all plain ones.

use super::Fault;
use super::art::{Key, Sheet};
use super::palette::{Chosen, Palette};
use super::renderer::Kept;
use super::scene::{Color, Fill, Item, Scene};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The paper's colour.
pub(super) const PAPER: Color = Color(255, 255, 255, 255);

/// What a picture needs.
pub(super) struct Plan {
    /// Its colours.
    pub palette: Palette,
    /// Its art, in the order of the items.
    pub sprites: Vec<Sprite>,
    /// A dip for each sheet among the sprites.
    pub dips: Vec<Dip>,
}

/// A piece of art in a picture.
pub(super) struct Sprite {
    /// Its pixels.
    pub sheet: Arc<Sheet>,
    /// The number of its dip.
    pub dip: usize,
}

/// A sheet's tints in a picture's colours.
pub(super) struct Dip {
    /// The colour's number for each opaque tint.
    pub numbers: [u8; 256],
    /// For each tint that lets something through its row of mixtures; nothing for one that lets all
    /// through.
    pub rows: Vec<Option<u16>>,
}

/// How many choices of colours are kept; beyond it all are dropped and made again.
const MOST: usize = 256;

/// The choices of colours made so far: the same inks and art, the same colours.
#[derive(Default)]
pub(super) struct Choices(Mutex<FxHashMap<Needs, Arc<Chosen>>>);

/// The plain colours and the art of a picture.
type Needs = (Vec<Color>, Vec<Key>);

impl Choices {
    fn get(&self, inks: Vec<Color>, sheets: &[Arc<Sheet>]) -> Arc<Chosen> {
        let needs: Needs = (inks, sheets.iter().map(|sheet| sheet.key).collect());
        if let Some(chosen) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&needs) {
            return Arc::clone(chosen);
        }
        let art: Vec<[u8; 4]> = sheets
            .iter()
            .flat_map(|sheet| &sheet.tints[..sheet.solid])
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

impl Plan {
    pub(super) fn new(scene: &Scene, scale: f32, kept: &Kept) -> Result<Plan, Fault> {
        let mut sheets: Vec<Arc<Sheet>> = Vec::new();
        let mut places: FxHashMap<*const Sheet, usize> = FxHashMap::default();
        let mut sprites = Vec::new();
        for item in &scene.items {
            if let Item::Art { art, scale: size, .. } = item {
                let sheet = kept.sheets.get(art, size * scale)?;
                let dip = *places.entry(Arc::as_ptr(&sheet)).or_insert_with(|| {
                    sheets.push(Arc::clone(&sheet));
                    sheets.len() - 1
                });
                sprites.push(Sprite { sheet, dip });
            }
        }
        let chosen = kept.choices.get(inks(scene), &sheets);
        let mut palette = Palette::new(&chosen);
        let mut numbers = chosen.art.iter().copied();
        let dips = sheets
            .iter()
            .map(|sheet| dip(sheet, &mut palette, &mut numbers))
            .collect();
        Ok(Plan {
            palette,
            sprites,
            dips,
        })
    }
}

fn dip(sheet: &Sheet, palette: &mut Palette, given: &mut impl Iterator<Item = u8>) -> Dip {
    let mut numbers = [0; 256];
    numbers
        .iter_mut()
        .take(sheet.solid)
        .zip(given)
        .for_each(|(number, given)| *number = given);
    let rows = sheet.tints[sheet.solid..].iter();
    let row = |tint: &[u8; 4]| {
        (tint[3] > 0).then(|| palette.row(Color(tint[0], tint[1], tint[2], tint[3]), u32::from(tint[3])))
    };
    Dip {
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
