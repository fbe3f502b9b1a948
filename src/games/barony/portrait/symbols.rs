//! Buildings as small pictures before labels, in nobody's colour.

use crate::portray::Symbol;
use crate::render::scene::Art;
use std::borrow::Cow;

static VILLAGE_ART: Art = Art {
    name: "barony/village",
    size: (64, 64),
    svg: Cow::Borrowed(
        r##"<path d="M8 56V30L32 8l24 22v26z" fill="#e8ddc4" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M26 56V42h12v14z" fill="#57504a"/>"##,
    ),
};

static CITY_ART: Art = Art {
    name: "barony/city",
    size: (64, 64),
    svg: Cow::Borrowed(
        r##"<path d="M4 56V24l9-14 9 14v6h20v-6l9-14 9 14v32z" fill="#e8ddc4" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M25 56V44a7 7 0 0 1 14 0v12z" fill="#57504a"/>"##,
    ),
};

/// A village.
pub(super) const VILLAGE: Symbol = Symbol::Drawn(&VILLAGE_ART, Some("🏠"));
/// A city.
pub(super) const CITY: Symbol = Symbol::Drawn(&CITY_ART, Some("🏰"));

/// The drawings of all.
pub(super) fn drawings() -> Vec<&'static Art> {
    vec![&VILLAGE_ART, &CITY_ART]
}
