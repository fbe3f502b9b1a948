//! The picture of a hand: large cards, each kind once with its count.

use super::super::cards::Cards;
use super::cards::{INK, LARGE, draw_large};
use super::{alt, naming};
use crate::render::scene::{Anchor, Color, Face, Item, Label, Line, Outline, Point, Scene};
use crate::words::Message;

const WIDTH: f32 = 900.0;
const COLUMNS: usize = 5;
const GAP: f32 = 15.0;
const TOP: f32 = 62.0;
const PAGE: Color = Color(0xfb, 0xf7, 0xee, 255);

/// A hand as its owner sees it.
pub(super) fn picture(hand: &Cards) -> Scene {
    let kinds: Vec<_> = hand.kinds().collect();
    let lines = kinds.len().div_ceil(COLUMNS).max(1);
    let height = TOP + lines as f32 * (LARGE.1 + GAP) + GAP / 2.0;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, height, 0.0), PAGE)];
    let title = Label::new(Face::Title, 40.0, INK);
    items.push(title.at(Point(22.0, 44.0), Anchor::Start, Message::new("condottiere-picture-hand")));
    items.push(Label::new(Face::Bold, 34.0, INK).at(Point(WIDTH - 22.0, 44.0), Anchor::End, hand.len().to_string()));
    if kinds.is_empty() {
        items.push(title.at(Point(WIDTH / 2.0, TOP + LARGE.1 / 2.0), Anchor::Middle, Message::new("condottiere-picture-empty")));
    }
    let step = (WIDTH - 2.0 * GAP - LARGE.0) / (COLUMNS - 1) as f32;
    for (at, card) in kinds.into_iter().enumerate() {
        let place = Point(GAP + (at % COLUMNS) as f32 * step, TOP + (at / COLUMNS) as f32 * (LARGE.1 + GAP));
        items.extend(draw_large(card, hand.of(card), place));
    }
    let said = if hand.is_empty() {
        Message::new("condottiere-hand-empty")
    } else {
        Message::new("condottiere-hand").with("cards", naming::kinds(hand)).with("count", i64::from(hand.len()))
    };
    Scene { width: WIDTH, height, items, text: vec![Line::Words(said)], alt: alt::hand(hand) }
}
