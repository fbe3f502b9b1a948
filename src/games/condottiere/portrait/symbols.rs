//! Cards as small pictures before labels and names: the symbol of each kind on its plate.

use super::super::components::Card;
use super::cards::{SYMBOLS, plate};
use crate::portray::Symbol;
use crate::render::scene::Art;
use crate::words::Message;
use std::borrow::Cow;
use std::sync::LazyLock;

const NAMES: [&str; Card::KINDS] = [
    "condottiere/m1",
    "condottiere/m2",
    "condottiere/m3",
    "condottiere/m4",
    "condottiere/m5",
    "condottiere/m6",
    "condottiere/m10",
    "condottiere/winter",
    "condottiere/spring",
    "condottiere/bishop",
    "condottiere/courtesan",
    "condottiere/drummer",
    "condottiere/heroine",
    "condottiere/scarecrow",
    "condottiere/surrender",
];

static DRAWINGS: LazyLock<[Art; Card::KINDS]> = LazyLock::new(|| Card::ALL.map(drawing));

fn drawing(card: Card) -> Art {
    let ((fill, edge), place) = (plate(card), card as usize);
    let svg = format!(
        r#"<rect x="2" y="2" width="60" height="60" rx="12" fill="{fill}" stroke="{edge}" stroke-width="4"/><g transform="translate(5 5) scale(0.9)">{}</g>"#,
        SYMBOLS[place]
    );
    Art {
        name: NAMES[place],
        size: (64, 64),
        svg: Cow::Owned(svg),
    }
}

/// The drawings of all kinds.
pub(super) fn drawings() -> Vec<&'static Art> {
    DRAWINGS.iter().collect()
}

/// A card before its name.
pub(super) fn symbol(card: Card) -> Symbol {
    let character = match card {
        Card::Winter => Some("❄️"),
        Card::Spring => Some("🌸"),
        Card::Bishop => Some("⛪"),
        Card::Courtesan => Some("🌹"),
        Card::Drummer => Some("🥁"),
        Card::Heroine => Some("🛡️"),
        Card::Scarecrow => Some("🌾"),
        Card::Surrender => Some("🏳️"),
        _ => None,
    };
    Symbol::Drawn(&DRAWINGS[card as usize], character)
}

/// A card before its name, long or short, in a sentence.
pub(super) fn pictured(name: &Message) -> Option<Symbol> {
    let id = name.id.strip_prefix("condottiere-card-")?;
    let card: Card = id.strip_suffix(".short").unwrap_or(id).parse().ok()?;
    Some(Symbol::Drawn(&DRAWINGS[card as usize], None))
}
