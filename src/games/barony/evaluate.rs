//! How well each seat stands, for who stops playing a position out. Knows no luck: there is none.
//!
//! In points of the end: what is scored, and what leads there. Tokens are worth what they pay of a title,
//! a village what it may become, a knight what it may build; what others can strike is worth less.

use super::components::{Building, TITLE_COST, TITLE_POINTS, Terrain};
use super::state::Public;
use crate::rules::{BySeat, Seat};

/// How much of its part of a title a gold piece is worth, since it has to be spent in time.
const OF_TITLE: f32 = 0.8;
/// A village, in points: its space's token was gained with it, and it may become a city.
const VILLAGE: f32 = 1.0;
/// What a village where a city could be founded is worth beside that, as long as there are cities left.
const FOUNDABLE: f32 = 2.5;
/// A stronghold, in points.
const STRONGHOLD: f32 = 1.5;
/// A knight on the board, in points; one in reserve; the difference is a part of a turn.
const KNIGHT: f32 = 1.6;
/// A knight in reserve, in points.
const RESERVE: f32 = 0.8;
/// What a knight is worth beside that where a village can be built, by the gold of its token.
const READY: f32 = 0.25;
/// What is lost on average where others can strike, in points: a village or knights, and a token.
const STRUCK: f32 = 2.0;
/// A lead of so many points is half the way from even to won.
const LEAD: f32 = 15.0;

/// Each seat's standing against the best of the others, from 0 to 1.
pub(super) fn evaluate(public: &Public) -> BySeat<f32> {
    let worths = BySeat::make(public.seats(), |seat| worth(public, seat));
    worths.map(|seat, own| {
        let others = worths.iter().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let lead = own - best;
        0.5 + 0.5 * lead / (lead.abs() + LEAD)
    })
}

/// What a seat has, in points.
fn worth(public: &Public, seat: Seat) -> f32 {
    let (holding, board) = (public.holding(seat), &public.board);
    let camp = board.camp(seat);
    let points = f32::from(holding.points() + holding.tokens.silver());
    let title = f32::from(TITLE_POINTS) / f32::from(TITLE_COST);
    let gold = f32::from(holding.tokens.gold()) * title * OF_TITLE;
    let villages = camp.of(Building::Village).len() as f32 * VILLAGE;
    let foundable = board.foundable(seat).len().min(u32::from(holding.cities)).min(2) as f32 * FOUNDABLE;
    let strongholds = camp.of(Building::Stronghold).len() as f32 * STRONGHOLD;
    let knights = f32::from(camp.on_board()) * KNIGHT + f32::from(holding.knights) * RESERVE;
    let ready = board.buildable(seat);
    let ready: u32 = Terrain::ALL
        .iter()
        .map(|terrain| (ready & board.of(*terrain)).len() * u32::from(terrain.gold()))
        .sum();
    let others = Seat::all(public.seats()).filter(|other| *other != seat);
    let struck = others
        .map(|other| (board.strikable(other) & camp.present()).len())
        .max();
    points + gold + villages + foundable + strongholds + knights + ready as f32 * READY
        - struck.unwrap_or_default() as f32 * STRUCK
}
