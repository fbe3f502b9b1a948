//! Knights and buildings, in nobody's colour, and terrains as small pictures before labels and names.

use super::super::Terrain;
use super::ground;
use crate::portray::{Symbol, plated};
use crate::render::scene::Art;
use crate::words::Message;
use std::sync::LazyLock;

static VILLAGE: LazyLock<Art> = LazyLock::new(|| {
    plated(
        "barony/village",
        64,
        r##"<path d="M8 56V30L32 8l24 22v26z" fill="#d9b98a" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M26 56V42h12v14z" fill="#57504a"/>"##,
    )
});

static STRONGHOLD: LazyLock<Art> = LazyLock::new(|| {
    plated(
        "barony/stronghold",
        64,
        r##"<path d="M9 57V8h12v9h6V8h10v9h6V8h12v49z" fill="#d9b98a" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M25 57V44a7 7 0 0 1 14 0v13zM29 26h6v9h-6z" fill="#57504a"/>"##,
    )
});

static KNIGHT: LazyLock<Art> = LazyLock::new(|| {
    plated(
        "barony/knight",
        64,
        r##"<path d="M12 58V30C12 15 20 6 32 6s20 9 20 24v28H40V42H24v16z" fill="#d9b98a" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M18 27h28v7H18zM30 34h4v12h-4z" fill="#57504a"/>"##,
    )
});

static CITY: LazyLock<Art> = LazyLock::new(|| {
    plated(
        "barony/city",
        64,
        r##"<path d="M4 56V24l9-14 9 14v6h20v-6l9-14 9 14v32z" fill="#d9b98a" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M25 56V44a7 7 0 0 1 14 0v12z" fill="#57504a"/>"##,
    )
});

/// The terrains, in their order.
static TERRAINS: LazyLock<[Art; Terrain::ALL.len()]> = LazyLock::new(|| Terrain::ALL.map(terrain));

/// A terrain's drawing in the middle of a square.
fn terrain(terrain: Terrain) -> Art {
    let name = match terrain {
        Terrain::Mountain => "barony/emoji/mountain",
        Terrain::Forest => "barony/emoji/forest",
        Terrain::Plain => "barony/emoji/plain",
        Terrain::Field => "barony/emoji/field",
        Terrain::Lake => "barony/emoji/lake",
    };
    let art = ground::art(terrain);
    let left = (art.size.1 - art.size.0) / 2;
    plated(name, art.size.1, &format!(r#"<g transform="translate({left} 0)">{}</g>"#, art.svg))
}

/// A village.
pub(super) fn village() -> Symbol {
    Symbol::Drawn(&VILLAGE, Some("🏠"))
}

/// A city.
pub(super) fn city() -> Symbol {
    Symbol::Drawn(&CITY, Some("🏰"))
}

/// The drawings of all.
pub(super) fn drawings() -> Vec<&'static Art> {
    let pawns: [&'static Art; 4] = [&VILLAGE, &CITY, &STRONGHOLD, &KNIGHT];
    pawns.into_iter().chain(TERRAINS.iter()).collect()
}

/// Buildings, knights or a terrain before their name in a sentence.
pub(super) fn pictured(name: &Message) -> Option<Symbol> {
    let art: &'static Art = match &*name.id {
        "barony-building-village" | "barony-villages" => &VILLAGE,
        "barony-building-stronghold" | "barony-strongholds" => &STRONGHOLD,
        "barony-building-city" | "barony-cities" => &CITY,
        "barony-knights" => &KNIGHT,
        id => {
            let terrain: Terrain = id.strip_prefix("barony-terrain-")?.parse().ok()?;
            &TERRAINS[terrain as usize]
        }
    };
    Some(Symbol::Drawn(art, None))
}
