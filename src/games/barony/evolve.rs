//! How each event changes the state. Draws no luck and decides nothing that an event does not say.

use super::Barony;
use super::board::Board;
use super::components::{Building, DUKE, TILES_A_SEAT, Terrain, tile};
use super::event::{Event, Fallen, Laid, Trace};
use super::space::Space;
use super::state::{Holding, Phase, Public};
use super::tokens::Tokens;
use crate::rules::{Impossible, Outcome, Seat, State};

type Folded = Result<(), Impossible>;

/// Folds an event into the state.
pub(super) fn evolve(state: &mut State<Barony>, event: &Event) -> Folded {
    let public = &mut state.public;
    match event {
        Event::Began { first } => began(public, *first),
        Event::Laid { tiles, .. } => laid(public, tiles),
        Event::Placed { seat, space } => placed(public, *seat, *space),
        Event::Recruited { seat, space, knights } => recruited(public, *seat, *space, *knights),
        Event::Moved {
            seat,
            from,
            to,
            fallen,
            spoils,
        } => moved(public, *seat, (*from, *to), fallen, *spoils),
        Event::Took { seat, of, token } => took(public, *seat, *of, *token),
        Event::Built {
            seat,
            space,
            building,
            token,
        } => built(public, *seat, *space, *building, *token),
        Event::Founded { seat, space } => founded(public, *seat, *space),
        Event::Explored { seat, space } => explored(public, *seat, *space),
        Event::Ennobled { seat, paid, title } => ennobled(public, *seat, paid, *title),
        Event::Passed { seat } => passed(public, *seat),
        Event::Turned { seat } => turned(public, *seat),
        Event::Over { outcome } => over(public, outcome),
    }
}

/// What a seat does in its turn is done in its turn.
fn in_turn(public: &Public, seat: Seat) -> Folded {
    Impossible::unless(public.phase == Phase::Turn(seat), "it is not that seat's turn")
}

/// The place of a space on the board.
fn place(public: &Public, space: Space) -> Result<u8, Impossible> {
    let place = public.board.outline().place(space);
    place.ok_or(Impossible("the board has no such space"))
}

/// Takes so many out of a reserve.
fn spend(reserve: &mut u8, count: u8) -> Folded {
    *reserve = reserve
        .checked_sub(count)
        .ok_or(Impossible("so many are not in reserve"))?;
    Ok(())
}

fn began(public: &mut Public, first: Seat) -> Folded {
    Impossible::unless(public.phase == Phase::Lay, "the game has begun")?;
    Impossible::unless(first.number() < public.seats(), "no such seat plays")?;
    public.first = first;
    Ok(())
}

/// A new board: nothing stands on it, and the placing begins with the first seat.
fn laid(public: &mut Public, tiles: &[Laid]) -> Folded {
    Impossible::unless(
        matches!(public.phase, Phase::Lay | Phase::Place(_)),
        "first cities have been placed",
    )?;
    let count = usize::from(public.seats() * TILES_A_SEAT);
    Impossible::unless(tiles.len() == count, "the board has another number of tiles")?;
    let known = |laid: &Laid| Some((tile(&laid.tile)?, laid.turned));
    let spaces: Option<Vec<_>> = tiles.iter().map(known).collect();
    let spaces = spaces.ok_or(Impossible("a tile has three letters of terrains"))?;
    public.board = Board::laid(public.seats(), spaces.into_iter());
    public.holdings = [Holding::FULL; super::board::SEATS];
    public.placed = 0;
    public.traces.clear();
    public.phase = Phase::Place(public.first);
    Ok(())
}

fn placed(public: &mut Public, seat: Seat, space: Space) -> Folded {
    Impossible::unless(public.phase == Phase::Place(seat), "that seat places no first city now")?;
    let place = put(public, seat, space, 1)?;
    public.board.build(seat, place, Some(Building::City));
    spend(&mut public.holding_mut(seat).cities, 1)?;
    public.placed += 1;
    trace(public, seat, None, space);
    public.phase = public.placer().map_or(Phase::Finished(seat), Phase::Place);
    Ok(())
}

/// Knights from the reserve into a space; its place.
fn put(public: &mut Public, seat: Seat, space: Space, knights: u8) -> Result<u8, Impossible> {
    let place = place(public, space)?;
    spend(&mut public.holding_mut(seat).knights, knights)?;
    public.board.add_knights(seat, place, knights);
    Ok(place)
}

fn recruited(public: &mut Public, seat: Seat, space: Space, knights: u8) -> Folded {
    in_turn(public, seat)?;
    put(public, seat, space, knights)?;
    trace(public, seat, None, space);
    public.phase = Phase::Finished(seat);
    Ok(())
}

/// A knight leaves a place.
fn leave(public: &mut Public, seat: Seat, place: u8) -> Folded {
    Impossible::unless(public.board.camp(seat).count(place) > 0, "no knight of that seat is there")?;
    public.board.take_knight(seat, place);
    Ok(())
}

fn moved(
    public: &mut Public,
    seat: Seat,
    (from, to): (Space, Space),
    fallen: &[Fallen],
    spoils: Option<Seat>,
) -> Folded {
    let first = public.phase == Phase::Turn(seat);
    let second = matches!(public.phase, Phase::Moving { seat: mover, .. } if mover == seat);
    Impossible::unless(first || second, "that seat moves no knight now")?;
    let (start, end) = (place(public, from)?, place(public, to)?);
    leave(public, seat, start)?;
    public.board.add_knights(seat, end, 1);
    fallen.iter().try_for_each(|fallen| fell(public, fallen, end))?;
    public.progress |= fallen.iter().any(|fallen| fallen.village);
    trace(public, seat, Some(from), to);
    let moved = first.then_some(to);
    public.phase = match (spoils, moved) {
        (Some(of), _) => Phase::Taking { seat, of, moved },
        (None, Some(moved)) => Phase::Moving { seat, moved },
        (None, None) => Phase::Finished(seat),
    };
    Ok(())
}

/// A seat's pawns in a place go back to its reserve.
fn fell(public: &mut Public, fallen: &Fallen, place: u8) -> Folded {
    let seat = fallen.seat;
    Impossible::unless(seat.number() < public.seats(), "no such seat plays")?;
    let camp = public.board.camp(seat);
    let there = (camp.count(place), camp.of(Building::Village).has(place));
    Impossible::unless(there == (fallen.knights, fallen.village), "that seat has other pawns there")?;
    public.board.set_knights(seat, place, 0);
    public.board.build(seat, place, None);
    let holding = public.holding_mut(seat);
    holding.knights += fallen.knights;
    holding.villages += u8::from(fallen.village);
    Ok(())
}

fn took(public: &mut Public, seat: Seat, of: Seat, token: Terrain) -> Folded {
    let Phase::Taking {
        seat: taker,
        of: owner,
        moved,
    } = public.phase
    else {
        return Err(Impossible("no token is taken now"));
    };
    Impossible::unless((taker, owner) == (seat, of), "another seat takes a token, or of another one")?;
    let owners = &mut public.holding_mut(of).tokens;
    Impossible::unless(owners.of(token) > 0, "its owner has no such token")?;
    owners.remove(token);
    public.holding_mut(seat).tokens.add(token);
    public.phase = moved.map_or(Phase::Finished(seat), |moved| Phase::Moving { seat, moved });
    Ok(())
}

fn built(
    public: &mut Public,
    seat: Seat,
    space: Space,
    building: Building,
    token: Option<Terrain>,
) -> Folded {
    let more = public.phase == Phase::Building(seat);
    Impossible::unless(more || public.phase == Phase::Turn(seat), "that seat builds nothing now")?;
    let place = place(public, space)?;
    leave(public, seat, place)?;
    public.board.build(seat, place, Some(building));
    let holding = public.holding_mut(seat);
    holding.knights += 1;
    match building {
        Building::Village => spend(&mut holding.villages, 1)?,
        Building::Stronghold => spend(&mut holding.strongholds, 1)?,
        Building::City => return Err(Impossible("no knight is swapped for a city")),
    }
    if let Some(token) = token {
        holding.tokens.add(token);
    }
    trace(public, seat, None, space);
    progress(public, Phase::Building(seat));
    Ok(())
}

fn founded(public: &mut Public, seat: Seat, space: Space) -> Folded {
    in_turn(public, seat)?;
    let place = place(public, space)?;
    let village = public.board.camp(seat).of(Building::Village).has(place);
    Impossible::unless(village, "no village of that seat is there")?;
    public.board.build(seat, place, Some(Building::City));
    let holding = public.holding_mut(seat);
    holding.villages += 1;
    spend(&mut holding.cities, 1)?;
    holding.founded += 1;
    trace(public, seat, None, space);
    progress(public, Phase::Finished(seat));
    Ok(())
}

fn explored(public: &mut Public, seat: Seat, space: Space) -> Folded {
    in_turn(public, seat)?;
    put(public, seat, space, 1)?;
    let holding = public.holding_mut(seat);
    spend(&mut holding.knights, 1)?;
    holding.removed += 1;
    trace(public, seat, None, space);
    progress(public, Phase::Finished(seat));
    Ok(())
}

fn ennobled(public: &mut Public, seat: Seat, paid: &Tokens, title: u8) -> Folded {
    in_turn(public, seat)?;
    let holding = public.holding_mut(seat);
    Impossible::unless(holding.tokens.holds(paid), "that seat has not these tokens")?;
    Impossible::unless(title == holding.title + 1 && title <= DUKE, "another title comes next")?;
    holding.tokens.part(paid);
    holding.title = title;
    public.traces.clear();
    progress(public, Phase::Finished(seat));
    Ok(())
}

fn passed(public: &mut Public, seat: Seat) -> Folded {
    in_turn(public, seat)?;
    public.passes += 1;
    public.phase = Phase::Finished(seat);
    Ok(())
}

fn progress(public: &mut Public, phase: Phase) {
    public.progress = true;
    public.passes = 0;
    public.phase = phase;
}

/// The next turn begins; what the turn before left on the board stays in sight.
fn turned(public: &mut Public, seat: Seat) -> Folded {
    let may_end = matches!(public.phase, Phase::Finished(_) | Phase::Moving { .. } | Phase::Building(_));
    Impossible::unless(may_end, "no turn is about to end")?;
    Impossible::unless(seat.number() < public.seats(), "no such seat plays")?;
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
    Ok(())
}

fn over(public: &mut Public, outcome: &Outcome) -> Folded {
    Impossible::unless(matches!(public.phase, Phase::Turn(_)), "a game ends where a turn begins")?;
    public.phase = Phase::Over(outcome.clone());
    Ok(())
}

/// Remembers what a step did, and forgets earlier turns'.
fn trace(public: &mut Public, seat: Seat, from: Option<Space>, to: Space) {
    let turn = public.turns;
    public.passes = 0;
    public.traces.retain(|trace| trace.turn == turn && turn > 0);
    public.traces.push(Trace { seat, turn, from, to });
}
