//! Cards as pictures: a symbol for each kind on a plate that tells mercenaries, seasons, people and
//! deeds apart.

use super::super::components::{Card, WINTER_VALUE};
use crate::render::inks::{FAINT, INK, WHITE};
use crate::render::scene::{Anchor, Art, Face, Item, Label, Outline, Point};
use std::borrow::Cow;
use std::sync::LazyLock;

/// A small card's width and height.
pub(super) const SMALL: (f32, f32) = (44.0, 62.0);
/// A large card's width and height.
pub(super) const LARGE: (f32, f32) = (162.0, 216.0);

/// The symbols' drawings, in canonical order, on a canvas of 60 by 60.
pub(super) const SYMBOLS: [&str; Card::KINDS] = [
    include_str!("../art/m1.svg"),
    include_str!("../art/m2.svg"),
    include_str!("../art/m3.svg"),
    include_str!("../art/m4.svg"),
    include_str!("../art/m5.svg"),
    include_str!("../art/m6.svg"),
    include_str!("../art/m10.svg"),
    include_str!("../art/winter.svg"),
    include_str!("../art/spring.svg"),
    include_str!("../art/bishop.svg"),
    include_str!("../art/courtesan.svg"),
    include_str!("../art/drummer.svg"),
    include_str!("../art/heroine.svg"),
    include_str!("../art/scarecrow.svg"),
    include_str!("../art/surrender.svg"),
];

macro_rules! names {
    ($size:literal) => {
        [
            concat!("condottiere/", $size, "/m1"),
            concat!("condottiere/", $size, "/m2"),
            concat!("condottiere/", $size, "/m3"),
            concat!("condottiere/", $size, "/m4"),
            concat!("condottiere/", $size, "/m5"),
            concat!("condottiere/", $size, "/m6"),
            concat!("condottiere/", $size, "/m10"),
            concat!("condottiere/", $size, "/winter"),
            concat!("condottiere/", $size, "/spring"),
            concat!("condottiere/", $size, "/bishop"),
            concat!("condottiere/", $size, "/courtesan"),
            concat!("condottiere/", $size, "/drummer"),
            concat!("condottiere/", $size, "/heroine"),
            concat!("condottiere/", $size, "/scarecrow"),
            concat!("condottiere/", $size, "/surrender"),
        ]
    };
}

const SMALL_NAMES: [&str; Card::KINDS] = names!("small");
const STACK_NAMES: [&str; Card::KINDS] = names!("stack");
const LARGE_NAMES: [&str; Card::KINDS] = names!("large");

static SMALL_ART: LazyLock<[Art; Card::KINDS]> =
    LazyLock::new(|| Card::ALL.map(|card| small(card, SMALL_NAMES, false)));
/// Those that lie there several times: room for their count below the symbol.
static STACK_ART: LazyLock<[Art; Card::KINDS]> =
    LazyLock::new(|| Card::ALL.map(|card| small(card, STACK_NAMES, true)));
static LARGE_ART: LazyLock<[Art; Card::KINDS]> = LazyLock::new(|| Card::ALL.map(large));

/// The plate's fill and its edge.
pub(super) fn plate(card: Card) -> (&'static str, &'static str) {
    match card {
        Card::Winter => ("#dceaf3", "#2f6f9f"),
        Card::Spring => ("#e6f1d8", "#4f8a3c"),
        Card::Bishop => ("#ece2f4", "#5b3f7a"),
        Card::Courtesan | Card::Heroine | Card::Drummer => ("#f8e0d8", "#8f2f2a"),
        Card::Scarecrow | Card::Surrender => ("#e9e6df", "#57504a"),
        _ => ("#f7e9b8", "#7a5a1e"),
    }
}

/// The figure printed on a card, if it has a strength.
fn figure(card: Card) -> Option<u8> {
    card.mercenary()
        .or_else(|| Some(card.fixed()).filter(|fixed| *fixed > 0))
}

fn small(card: Card, names: [&'static str; Card::KINDS], several: bool) -> Art {
    let ((fill, edge), (width, height)) = (plate(card), SMALL);
    let (scale, left, top) = match (figure(card).is_some(), several) {
        (true, false) => (0.48, 7.6, 28.0),
        (true, true) => (0.34, 11.8, 21.5),
        (false, false) => (0.62, 3.4, 12.0),
        (false, true) => (0.6, 4.0, 4.0),
    };
    let svg = format!(
        r#"<rect x="1" y="1" width="{}" height="{}" rx="4" fill="{fill}" stroke="{edge}" stroke-width="2"/><g transform="translate({left} {top}) scale({scale})">{}</g>"#,
        width - 2.0,
        height - 2.0,
        SYMBOLS[card as usize]
    );
    Art {
        name: names[card as usize],
        size: (width as u32, height as u32),
        svg: Cow::Owned(svg),
    }
}

fn large(card: Card) -> Art {
    let ((fill, edge), (width, height)) = (plate(card), LARGE);
    // A mercenary has no name: its figure says it. Others leave room for theirs.
    let (scale, left, top) = match (card.mercenary(), figure(card)) {
        (Some(_), _) => (1.75, 28, 94),
        (None, Some(_)) => (1.45, 38, 84),
        (None, None) => (1.9, 24, 42),
    };
    let svg = format!(
        r##"<rect x="2" y="2" width="{}" height="{}" rx="14" fill="{fill}" stroke="{edge}" stroke-width="4"/><rect x="10" y="10" width="{}" height="{}" rx="8" fill="#fffdf6" fill-opacity=".55"/><g transform="translate({left} {top}) scale({scale})">{}</g>"##,
        width - 4.0,
        height - 4.0,
        width - 20.0,
        height - 20.0,
        SYMBOLS[card as usize]
    );
    Art {
        name: LARGE_NAMES[card as usize],
        size: (width as u32, height as u32),
        svg: Cow::Owned(svg),
    }
}

/// The card of a season, to be seen from afar.
pub(super) fn season(card: Card, at: Point) -> Item {
    Item::art(&SMALL_ART[card as usize], at, 1.4)
}

/// A small card with its top left corner at a point, and how many there are of it. In Winter a
/// mercenary shows what it counts, and small and struck out what is printed on it.
pub(super) fn draw_small(card: Card, (count, winter): (u8, bool), at: Point) -> Vec<Item> {
    let art = if count > 1 { &STACK_ART } else { &SMALL_ART };
    let mut items = vec![Item::art(&art[card as usize], at, 1.0)];
    let less = winter
        && card
            .mercenary()
            .is_some_and(|printed| u16::from(printed) > WINTER_VALUE);
    if let Some(figure) = figure(card) {
        let shown = if less { WINTER_VALUE } else { figure.into() };
        let (label, x) = (Label::new(Face::Bold, 25.0, INK), if less { 10.0 } else { SMALL.0 / 2.0 });
        items.push(label.at(Point(at.0 + x, at.1 + 22.0), Anchor::Middle, shown.to_string()));
        items.extend(
            less.then(|| struck(figure, Point(at.0 + 28.5, at.1 + 20.5)))
                .into_iter()
                .flatten(),
        );
    }
    if count > 1 {
        items.extend(badge(count, Point(at.0 + SMALL.0 / 2.0, at.1 + 50.0), 20.5, 18.0));
    }
    items
}

/// A figure that does not count now.
fn struck(figure: u8, at: Point) -> [Item; 3] {
    let label = Label::new(Face::Bold, 20.5, FAINT);
    let line = vec![Point(at.0 - 11.0, at.1 - 1.0), Point(at.0 + 11.0, at.1 - 13.0)];
    let plate = Outline::Rectangle(Point(at.0 - 13.0, at.1 - 17.0), 26.0, 19.0, 3.0);
    [
        Item::filled(plate, WHITE),
        label.at(at, Anchor::Middle, figure.to_string()),
        Item::stroked(Outline::Line(line), INK, 2.5),
    ]
}

/// How many there are, in white on a dark plate round a point.
fn badge(count: u8, at: Point, size: f32, height: f32) -> [Item; 2] {
    let width = size * 1.55;
    let plate =
        Outline::Rectangle(Point(at.0 - width / 2.0, at.1 - height / 2.0), width, height, size * 0.35);
    let label = Label::new(Face::Bold, size, WHITE).within(width - 4.0);
    [
        Item::filled(plate, INK),
        label.at(Point(at.0, at.1 + size * 0.36), Anchor::Middle, format!("×{count}")),
    ]
}

/// A large card with its top left corner at a point, its name unless its figure says it, and how many
/// there are of it.
pub(super) fn draw_large(card: Card, count: u8, at: Point) -> Vec<Item> {
    let mut items = vec![Item::art(&LARGE_ART[card as usize], at, 1.0)];
    if let Some(figure) = figure(card) {
        let label = Label::new(Face::Bold, 64.0, INK);
        items.push(label.at(Point(at.0 + 14.0, at.1 + 68.0), Anchor::Start, figure.to_string()));
    }
    if card.mercenary().is_none() {
        let name = Label::new(Face::Bold, 27.0, INK)
            .within(LARGE.0 - 12.0)
            .broken(10.0, 9.0);
        items.push(name.at(
            Point(at.0 + LARGE.0 / 2.0, at.1 + LARGE.1 - 20.0),
            Anchor::Middle,
            super::naming::breakable(card),
        ));
    }
    if count > 1 {
        items.extend(badge(count, Point(at.0 + LARGE.0 - 38.0, at.1 + 38.0), 40.0, 42.0));
    }
    items
}
