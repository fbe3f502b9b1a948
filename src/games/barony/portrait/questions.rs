//! Answers in words about the board, for those who cannot see the picture.

use super::super::ahead::Ahead;
use super::super::components::{DUKE, TITLE_COST};
use super::super::state::{Phase, Public};
use super::super::{Action, Barony, Building, Space, Spaces, Terrain};
use super::naming::VERBS;
use super::{derivation, headline, lines, menu, naming, parts, sentences, threats};
use crate::portray::{seated, several};
use crate::rules::{Game, Seat, View};
use crate::words::Message;
use std::cmp::Reverse;

/// The questions that can always be asked, beside the names of spaces, parts and players.
pub(super) const FIXED: &[&str] = &["knights", "reach", "actions", "threats", "left", "leader", "needs"];
/// How a question about a player begins.
const SEAT: &str = "seat ";
/// How many actions an answer names.
const ACTIONS: usize = 40;

/// What can be asked here.
pub(super) fn questions(view: View<'_, Barony>) -> Vec<(String, Message)> {
    let fixed = FIXED
        .iter()
        .map(|id| ((*id).to_owned(), Message::new(format!("barony-question-{id}"))));
    let seats = Seat::all(view.seats())
        .map(|seat| (format!("{SEAT}{}", seat.number() + 1), seated("barony-question-seat", seat)));
    let board = &view.public().board;
    let own = view
        .seat()
        .map(|seat| board.camp(seat).pawns())
        .unwrap_or_default();
    let spaces = own.iter().take(20).map(|place| board.outline().name(place));
    let spaces = spaces.map(|space| {
        (space.to_string(), Message::new("barony-question-space").with("space", naming::space(space)))
    });
    fixed
        .chain(seats)
        .chain(spaces)
        .chain(parts::components())
        .collect()
}

/// The answer to a question; nothing where it is not understood.
pub(super) fn answer(view: View<'_, Barony>, question: &str) -> Option<Vec<Message>> {
    let asked = question.trim().to_lowercase();
    match asked.strip_prefix("my ").unwrap_or(&asked) {
        "knights" => Some(seats(view).map(|seat| knights(view, seat)).collect()),
        "reach" => Some(seats(view).flat_map(|seat| reach(view, seat)).collect()),
        "actions" => Some(actions(view)),
        "threats" => Some(threats::told(view)),
        "left" => Some(left(view)),
        "leader" => Some(leader(view)),
        "needs" => Some(needs(view)),
        name => one(view, name)
            .or_else(|| part(view, name))
            .or_else(|| space(view, name.parse().ok()?)),
    }
}

/// The viewer's seat; all seats for those without one.
fn seats(view: View<'_, Barony>) -> impl Iterator<Item = Seat> {
    let only = view.seat();
    Seat::all(view.seats()).filter(move |seat| only.is_none_or(|own| own == *seat))
}

fn knights(view: View<'_, Barony>, seat: Seat) -> Message {
    let public = view.public();
    seated("barony-answer-knights", seat)
        .with("knights", naming::knights(&public.board, seat))
        .with("reserve", public.holding(seat).knights)
}

/// Where each of a seat's knights could go as the board is now.
fn reach(view: View<'_, Barony>, seat: Seat) -> Vec<Message> {
    let board = &view.public().board;
    let (open, outline) = (board.open(seat), board.outline());
    let from = |place: u8| {
        seated("barony-answer-reach", seat)
            .with("space", naming::space(outline.name(place)))
            .with("spaces", naming::spaces(board, outline.touching(place) & open))
    };
    let lines: Vec<Message> = board.camp(seat).knights().iter().map(from).collect();
    if lines.is_empty() {
        vec![knights(view, seat)]
    } else {
        lines
    }
}

/// What the viewer may do now, or whose decision is awaited.
fn actions(view: View<'_, Barony>) -> Vec<Message> {
    let legal = Barony::legal(view);
    if legal.is_empty() {
        return vec![headline::awaited(view.public())];
    }
    vec![now(&legal)]
}

fn now(actions: &[Action]) -> Message {
    let labels: Vec<Message> = actions.iter().map(sentences::label).collect();
    Message::new("barony-answer-now").with("actions", naming::some(labels, ACTIONS))
}

/// Tokens that nobody has, and everybody's reserve.
fn left(view: View<'_, Barony>) -> Vec<Message> {
    let public = view.public();
    let supply: Vec<Message> = Terrain::LAND
        .into_iter()
        .map(|terrain| naming::counted(naming::terrain(terrain), public.supply(terrain)))
        .collect();
    let reserve = |seat| {
        Message::new("barony-pawns")
            .seat("player", Seat::number(seat))
            .with("pawns", sentences::reserve(public, seat))
    };
    let first = Message::new("barony-answer-supply").with("tokens", supply);
    [first]
        .into_iter()
        .chain(Seat::all(view.seats()).map(reserve))
        .collect()
}

/// Who has most points, and everybody's with what they come from, the most first.
fn leader(view: View<'_, Barony>) -> Vec<Message> {
    let public = view.public();
    let points = |seat: &Seat| derivation::total(public, *seat);
    let mut seats: Vec<Seat> = Seat::all(view.seats()).collect();
    seats.sort_by_key(|seat| Reverse(points(seat)));
    let most = seats.first().map_or(0, points);
    let leading = seats.iter().copied().filter(|seat| points(seat) == most);
    let first = several("barony-answer-leader", leading).with("points", most);
    [first]
        .into_iter()
        .chain(seats.iter().map(|seat| derivation::points(public, *seat)))
        .collect()
}

/// What each still needs to end the game, and what else ends it.
fn needs(view: View<'_, Barony>) -> Vec<Message> {
    let public = view.public();
    let needs = |seat: Seat| {
        let held = public.holding(seat);
        seated("barony-answer-needs", seat)
            .with("title", naming::title(held.title))
            .with("titles", DUKE.saturating_sub(held.title))
            .with("cost", TITLE_COST)
            .with("gold", held.tokens.gold())
    };
    Seat::all(view.seats())
        .map(needs)
        .chain(headline::soon(public))
        .chain(headline::first(public))
        .collect()
}

/// All that a player has, where it is asked for by the number of the seat.
fn one(view: View<'_, Barony>, asked: &str) -> Option<Vec<Message>> {
    let number: u8 = asked.strip_prefix(SEAT)?.parse().ok()?;
    let seat = Seat::all(view.seats()).find(|seat| seat.number() + 1 == number)?;
    let mut told = vec![lines::seat(view.public(), seat), knights(view, seat)];
    told.extend(Building::ALL.map(|building| standing(view, seat, building)));
    Some(told)
}

/// A part of the game: what the rules card says, and where it is or what can be done with it now.
fn part(view: View<'_, Barony>, id: &str) -> Option<Vec<Message>> {
    let mut told = vec![parts::component(id)?];
    let public = view.public();
    if let Some(terrain) = Terrain::ALL.into_iter().find(|terrain| terrain.id() == id) {
        let all = public.board.outline().all().iter();
        let spaces: Spaces = all
            .filter(|place| public.board.terrain(*place) == terrain)
            .collect();
        let named = Message::new("barony-answer-terrain").with("terrain", naming::terrain(terrain));
        told.push(named.with("spaces", naming::spaces(&public.board, spaces)));
    }
    if let Some(building) = Building::ALL.into_iter().find(|building| building.id() == id) {
        told.extend(Seat::all(view.seats()).map(|seat| standing(view, seat, building)));
    }
    match id {
        "knight" => told.extend(Seat::all(view.seats()).map(|seat| knights(view, seat))),
        "title" => told.extend(needs(view)),
        "token" => told.extend(left(view).into_iter().take(1)),
        "strike" => told.extend(threats::told(view)),
        _ => {}
    }
    if VERBS.contains(&id) && id != "title" {
        let of = |seat| {
            if view.awaited() {
                Some(doable(view, seat, id))
            } else {
                later(public, seat, id)
            }
        };
        told.extend(view.seat().and_then(of));
    }
    Some(told)
}

/// What of a kind the viewer can do now, or why nothing.
fn doable(view: View<'_, Barony>, seat: Seat, verb: &str) -> Message {
    let begins = |action: &Action| action.to_string().split(' ').next() == Some(verb);
    let legal: Vec<Action> = Barony::legal(view).into_iter().filter(begins).collect();
    if legal.is_empty() {
        menu::none(view.public(), seat, verb)
    } else {
        now(&legal)
    }
}

/// What of a kind a seat could do if its turn began now; nothing before the board lies, and in the end.
fn later(public: &Public, seat: Seat, verb: &str) -> Option<Message> {
    if public.turns == 0 || matches!(public.phase, Phase::Over(_) | Phase::Finished(_)) {
        return None;
    }
    let ahead = Ahead::turn(public, seat);
    let begins = |action: &Action| action.to_string().split(' ').next() == Some(verb);
    let legal: Vec<Action> = Barony::legal(ahead.view()).into_iter().filter(begins).collect();
    if legal.is_empty() {
        return Some(menu::none(public, seat, verb));
    }
    let labels: Vec<Message> = legal.iter().map(sentences::label).collect();
    Some(Message::new("barony-answer-then").with("actions", naming::some(labels, ACTIONS)))
}

/// Where a seat's buildings of a kind stand, and how many more it has.
fn standing(view: View<'_, Barony>, seat: Seat, building: Building) -> Message {
    let (board, held) = (&view.public().board, view.public().holding(seat));
    let reserve = match building {
        Building::Village => held.villages,
        Building::Stronghold => held.strongholds,
        Building::City => held.cities,
    };
    seated("barony-answer-where", seat)
        .with("building", naming::building(building))
        .with("spaces", naming::spaces(board, board.camp(seat).of(building)))
        .with("count", reserve)
}

/// A space, what stands there, and the same of its neighbours.
fn space(view: View<'_, Barony>, name: Space) -> Option<Vec<Message>> {
    let board = &view.public().board;
    let outline = board.outline();
    let place = outline.place(name)?;
    let near: Vec<Message> = outline
        .touching(place)
        .iter()
        .map(|place| naming::described(board, place))
        .collect();
    let mut lines = vec![naming::described(board, place)];
    if outline.rim().has(place) {
        lines.push(Message::new("barony-answer-rim"));
    }
    lines.push(Message::new("barony-answer-near").with("spaces", near));
    Some(lines)
}
