//! The picture of the board: the map, a plate that says what is going on, and the rows.

use super::super::Condottiere;
use super::super::state::{Phase, Public};
use super::super::strength::Weather;
use super::{alt, cards, lines, map, naming, rows, variants};
use crate::portray::{seated, winners};
use crate::render::inks::{BANNER, INK, PAGE};
use crate::render::scene::{Anchor, Color, Face, Fill, Item, Label, Outline, Point, Scene};
use crate::rules::View;
use crate::words::Message;

/// The plate in the sea: top left corner, width, height.
const PLATE: (Point, f32, f32) = (Point(12.0, 508.0), 310.0, 192.0);

/// Where the card of the season in play is shown.
const SEASON: Point = Point(330.0, 612.0);

/// The height of a line below the rows, and what is left empty below the last.
const NOTE: f32 = 42.0;
const MARGIN: f32 = 6.0;

/// The board as all see it.
pub(super) fn board(view: View<'_, Condottiere>) -> Scene {
    let public = view.public();
    let (width, top) = map::SIZE;
    let mut items = map::items(public);
    items.extend(plate(public));
    items.extend(rows::items(view));
    let below = top + f32::from(view.seats()) * rows::HEIGHT;
    let notes = notes(public);
    let margin = if notes.is_empty() { 4.0 } else { MARGIN };
    let height = below + notes.len() as f32 * NOTE + margin;
    let ground = Outline::Rectangle(Point(0.0, below), width, height - below, 0.0);
    items.push(Item::filled(ground, BANNER));
    for (at, note) in notes.into_iter().enumerate() {
        let top = below + at as f32 * NOTE;
        items.push(Label::new(Face::Text, 26.0, PAGE).within(width - 36.0).at(
            Point(18.0, top + 29.0),
            Anchor::Start,
            note,
        ));
    }
    Scene {
        width,
        height,
        items,
        text: lines::lines(view),
        alt: alt::board(view),
    }
}

/// The standing of a series and the variants in force, a line each below the rows.
fn notes(public: &Public) -> Vec<Message> {
    variants::picture(public)
        .into_iter()
        .chain(variants::force(public))
        .collect()
}

fn plate(public: &Public) -> Vec<Item> {
    let (corner, width, height) = PLATE;
    let mut items = vec![Item::Shape {
        outline: Outline::Rectangle(corner, width, height, 12.0),
        fill: Some(Fill::Plain(Color(0xfb, 0xf7, 0xee, 240))),
        stroke: Some((Color(0x5f, 0x4a, 0x2c, 255), 2.5)),
    }];
    let season = Weather::over(&public.rows).season;
    let wide = width - 22.0;
    let line = |number: f32| Point(corner.0 + 12.0, corner.1 + 36.0 + number * 36.0);
    let title = Label::new(Face::Bold, 28.0, INK).within(wide).broken(0.0, 34.0);
    let small = Label::new(Face::Text, 26.0, INK).within(wide);
    items.push(title.at(line(0.0), Anchor::Start, going_on(public)));
    // Who has won may take two lines; the goal does, and is none any more then.
    let over = matches!(public.phase, Phase::Over(_));
    let next = if over { 2.0 } else { 1.0 };
    items.push(small.at(line(next), Anchor::Start, battle(public)));
    items.push(small.at(line(next + 1.0), Anchor::Start, round(public)));
    if !over {
        let goal = public.goal();
        let total = Message::new("condottiere-picture-goal").with("total", goal.total);
        let linked = Message::new("condottiere-picture-goal-connected").with("connected", goal.connected);
        items.push(small.at(line(3.0), Anchor::Start, total));
        items.push(small.at(line(4.0), Anchor::Start, linked));
    }
    items.extend(season.map(|card| cards::season(card, SEASON)));
    items
}

/// Whose decision is awaited, in a few words.
fn going_on(public: &Public) -> Message {
    match &public.phase {
        Phase::Hands { waiting, .. } => {
            Message::new("condottiere-picture-waiting").with("count", waiting.len())
        }
        Phase::Between { waiting } => {
            Message::new("condottiere-picture-between").with("count", waiting.len())
        }
        Phase::Over(outcome) => winners("condottiere-picture-over", outcome),
        Phase::Region | Phase::Deal | Phase::Conclude => seated("condottiere-picture-turn", public.holder),
        Phase::Turn(seat) | Phase::Pope(seat) | Phase::Keep(seat) => {
            seated("condottiere-picture-turn", *seat)
        }
    }
}

/// What is fought for; between the games of a series, who won the last one.
fn battle(public: &Public) -> Message {
    if let Some(won) = variants::won(public) {
        return won;
    }
    match (public.contested, public.is_final()) {
        (Some(region), _) => {
            Message::new("condottiere-picture-battle").with("region", naming::region(region))
        }
        (None, true) => Message::new("condottiere-picture-final"),
        (None, false) => Message::new("condottiere-name"),
    }
}

fn round(public: &Public) -> Message {
    if public.options.draw_after_battle {
        return Message::new("condottiere-picture-round-drawing").with("battle", public.battle);
    }
    Message::new("condottiere-picture-round")
        .with("round", public.round)
        .with("battle", public.battle)
}
