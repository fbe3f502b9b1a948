//! How each event changes the state. Draws no luck and decides nothing that an event does not say.

use super::Barony;
use super::board::Board;
use super::components::{Building, tile};
use super::event::{Event, Fallen, Laid, Trace};
use super::space::Space;
use super::state::{Holding, Phase, Public};
use crate::rules::{Impossible, Seat, State};

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Barony>, event: &Event) -> Result<(), Impossible> {
    let public = &mut state.public;
    match event {
        Event::Began { first } => public.first = *first,
        Event::Laid { tiles, .. } => laid(public, tiles),
        Event::Placed { seat, space } => placed(public, *seat, *space),
        Event::Recruited { seat, space, knights } => {
            put(public, *seat, *space, *knights);
            trace(public, *seat, None, *space);
            public.phase = Phase::Finished(*seat);
        }
        Event::Moved {
            seat,
            from,
            to,
            fallen,
            spoils,
        } => moved(public, *seat, (*from, *to), fallen, *spoils),
        Event::Took { seat, of, token } => {
            public.holding_mut(*of).tokens.remove(*token);
            public.holding_mut(*seat).tokens.add(*token);
            if let Phase::Taking { moved, .. } = public.phase {
                public.phase =
                    moved.map_or(Phase::Finished(*seat), |moved| Phase::Moving { seat: *seat, moved });
            }
        }
        Event::Built {
            seat,
            space,
            building,
            token,
        } => {
            built(public, *seat, *space, *building);
            if let Some(token) = token {
                public.holding_mut(*seat).tokens.add(*token);
            }
        }
        Event::Founded { seat, space } => founded(public, *seat, *space),
        Event::Explored { seat, space } => {
            put(public, *seat, *space, 1);
            let holding = public.holding_mut(*seat);
            holding.knights -= 1;
            holding.removed += 1;
            trace(public, *seat, None, *space);
            progress(public, Phase::Finished(*seat));
        }
        Event::Ennobled { seat, paid, title } => {
            let holding = public.holding_mut(*seat);
            holding.tokens.part(paid);
            holding.title = *title;
            public.traces.clear();
            progress(public, Phase::Finished(*seat));
        }
        Event::Passed { seat } => {
            public.passes += 1;
            public.phase = Phase::Finished(*seat);
        }
        Event::Turned { seat } => turned(public, *seat),
        Event::Over { outcome } => public.phase = Phase::Over(outcome.clone()),
    }
    Ok(())
}

/// A new board: nothing stands on it, and the placing begins with the first seat.
fn laid(public: &mut Public, tiles: &[Laid]) {
    let spaces = tiles
        .iter()
        .filter_map(|laid| tile(&laid.tile).map(|tile| (tile, laid.turned)));
    public.board = Board::laid(public.seats(), spaces);
    public.holdings = [Holding::FULL; super::board::SEATS];
    public.placed = 0;
    public.traces.clear();
    public.phase = Phase::Place(public.first);
}

fn placed(public: &mut Public, seat: Seat, space: Space) {
    put(public, seat, space, 1);
    if let Some(place) = public.board.outline().place(space) {
        public.board.build(seat, place, Some(Building::City));
    }
    public.holding_mut(seat).cities -= 1;
    public.placed += 1;
    trace(public, seat, None, space);
    public.phase = public.placer().map_or(Phase::Finished(seat), Phase::Place);
}

/// Knights from the reserve into a space.
fn put(public: &mut Public, seat: Seat, space: Space, knights: u8) {
    if let Some(place) = public.board.outline().place(space) {
        public.board.add_knights(seat, place, knights);
    }
    public.holding_mut(seat).knights -= knights;
}

fn moved(
    public: &mut Public,
    seat: Seat,
    (from, to): (Space, Space),
    fallen: &[Fallen],
    spoils: Option<Seat>,
) {
    let outline = public.board.outline();
    if let (Some(start), Some(end)) = (outline.place(from), outline.place(to)) {
        public.board.take_knight(seat, start);
        public.board.add_knights(seat, end, 1);
        for fallen in fallen {
            public.board.set_knights(fallen.seat, end, 0);
            public.board.build(fallen.seat, end, None);
            let holding = public.holding_mut(fallen.seat);
            holding.knights += fallen.knights;
            holding.villages += u8::from(fallen.village);
        }
    }
    public.progress |= fallen.iter().any(|fallen| fallen.village);
    trace(public, seat, Some(from), to);
    let moved = matches!(public.phase, Phase::Turn(_)).then_some(to);
    public.phase = match (spoils, moved) {
        (Some(of), _) => Phase::Taking { seat, of, moved },
        (None, Some(moved)) => Phase::Moving { seat, moved },
        (None, None) => Phase::Finished(seat),
    };
}

fn built(public: &mut Public, seat: Seat, space: Space, building: Building) {
    if let Some(place) = public.board.outline().place(space) {
        public.board.take_knight(seat, place);
        public.board.build(seat, place, Some(building));
    }
    let holding = public.holding_mut(seat);
    holding.knights += 1;
    match building {
        Building::Village => holding.villages -= 1,
        Building::Stronghold => holding.strongholds -= 1,
        Building::City => holding.cities -= 1,
    }
    trace(public, seat, None, space);
    progress(public, Phase::Building(seat));
}

fn founded(public: &mut Public, seat: Seat, space: Space) {
    if let Some(place) = public.board.outline().place(space) {
        public.board.build(seat, place, Some(Building::City));
    }
    let holding = public.holding_mut(seat);
    holding.villages += 1;
    holding.cities -= 1;
    holding.founded += 1;
    trace(public, seat, None, space);
    progress(public, Phase::Finished(seat));
}

fn progress(public: &mut Public, phase: Phase) {
    public.progress = true;
    public.passes = 0;
    public.phase = phase;
}

/// The next turn begins; what the turn before left on the board stays in sight.
fn turned(public: &mut Public, seat: Seat) {
    if public.turns > 0 {
        public.idle = if public.progress {
            0
        } else {
            public.idle.saturating_add(1)
        };
    }
    public.progress = false;
    public.turns = public.turns.saturating_add(1);
    public.phase = Phase::Turn(seat);
}

/// Remembers what a step did, and forgets earlier turns'.
fn trace(public: &mut Public, seat: Seat, from: Option<Space>, to: Space) {
    let turn = public.turns;
    public.passes = 0;
    public.traces.retain(|trace| trace.turn == turn && turn > 0);
    public.traces.push(Trace { seat, turn, from, to });
}
