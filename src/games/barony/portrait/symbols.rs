//! Buildings as small pictures before labels, in nobody's colour.

use crate::portray::{Symbol, plated};
use crate::render::scene::Art;
use std::sync::LazyLock;

static VILLAGE: LazyLock<Art> = LazyLock::new(|| {
    plated(
        "barony/village",
        64,
        r##"<path d="M8 56V30L32 8l24 22v26z" fill="#d9b98a" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M26 56V42h12v14z" fill="#57504a"/>"##,
    )
});

static CITY: LazyLock<Art> = LazyLock::new(|| {
    plated(
        "barony/city",
        64,
        r##"<path d="M4 56V24l9-14 9 14v6h20v-6l9-14 9 14v32z" fill="#d9b98a" stroke="#57504a" stroke-width="4" stroke-linejoin="round"/><path d="M25 56V44a7 7 0 0 1 14 0v12z" fill="#57504a"/>"##,
    )
});

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
    vec![&VILLAGE, &CITY]
}
