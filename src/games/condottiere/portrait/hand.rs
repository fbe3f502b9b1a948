//! The picture of a hand: large cards, each kind once with its count.

use super::super::components::Card;
use super::super::{Condottiere, Private};
use super::cards::{LARGE, draw_large};
use super::rows::BACK;
use super::{alt, sentences};
use crate::render::inks::{INK, PAGE};
use crate::render::scene::{Anchor, Color, Face, Item, Label, Line, Outline, Point, Scene};
use crate::rules::View;
use crate::words::Message;

const WIDTH: f32 = 900.0;
const COLUMNS: usize = 5;
const GAP: f32 = 15.0;
const TOP: f32 = 62.0;
/// Behind a card that lies face-down.
const SHADE: Color = Color(0x5f, 0x4a, 0x2c, 255);

/// The viewer's hand; of a game that is over only what is left of it.
pub(super) fn shown(view: View<'_, Condottiere>) -> Option<Scene> {
    let own = view.own()?;
    let over = view.seat().is_some_and(|seat| view.disclosed(seat).is_some());
    let empty = own.hand.is_empty() && own.facedown.is_none();
    (!over || !empty).then(|| picture(own))
}

/// A hand as its owner sees it, with the face-down card after it, on a dark ground and with a
/// card's back.
fn picture(own: &Private) -> Scene {
    let hand = &own.hand;
    let kinds: Vec<_> = hand.kinds().collect();
    let lines = (kinds.len() + usize::from(own.facedown.is_some()))
        .div_ceil(COLUMNS)
        .max(1);
    let height = TOP + lines as f32 * (LARGE.1 + GAP) + GAP / 2.0;
    let mut items = vec![Item::filled(Outline::Rectangle(Point(0.0, 0.0), WIDTH, height, 0.0), PAGE)];
    let title = Label::new(Face::Title, 40.0, INK);
    items.push(title.at(Point(22.0, 44.0), Anchor::Start, Message::new("condottiere-picture-hand")));
    items.push(Label::new(Face::Bold, 34.0, INK).at(
        Point(WIDTH - 22.0, 44.0),
        Anchor::End,
        hand.len().to_string(),
    ));
    if kinds.is_empty() {
        items.push(title.at(
            Point(WIDTH / 2.0, TOP + LARGE.1 / 2.0),
            Anchor::Middle,
            Message::new("condottiere-picture-empty"),
        ));
    }
    let step = (WIDTH - 2.0 * GAP - LARGE.0) / (COLUMNS - 1) as f32;
    let place =
        |at: usize| Point(GAP + (at % COLUMNS) as f32 * step, TOP + (at / COLUMNS) as f32 * (LARGE.1 + GAP));
    let count = kinds.len();
    for (at, card) in kinds.into_iter().enumerate() {
        items.extend(draw_large(card, hand.of(card), place(at)));
    }
    items.extend(
        own.facedown
            .into_iter()
            .flat_map(|card| facedown(card, place(count))),
    );
    Scene {
        width: WIDTH,
        height,
        items,
        text: sentences::hand(own).into_iter().map(Line::Words).collect(),
        alt: alt::hand(own),
    }
}

/// A card that lies face-down: its owner sees what it is, and that it does.
fn facedown(card: Card, at: Point) -> Vec<Item> {
    let ground = Outline::Rectangle(Point(at.0 - 7.0, at.1 - 7.0), LARGE.0 + 14.0, LARGE.1 + 14.0, 16.0);
    let mut items = vec![Item::filled(ground, SHADE)];
    items.extend(draw_large(card, 1, at));
    items.push(Item::art(&BACK, Point(at.0 + LARGE.0 - 58.0, at.1 + 12.0), 1.1));
    items
}
