//! How the tables of an evening ended, read from their records whenever somebody asks. Knows no game.

use super::event_note::{EventNote, Opening};
use crate::event::TableOutcome;
use crate::hall::Hall;
use crate::results::GameResult;
use crate::store::TableId;
use crate::table::{Fault, TableView};
use std::collections::{BTreeMap, BTreeSet};

/// How all tables of the rounds that were drawn ended; nothing for those that go on.
///
/// # Errors
/// A table cannot be read.
pub(super) async fn outcomes(hall: &Hall, note: &EventNote) -> Result<Vec<Vec<Option<TableOutcome>>>, Fault> {
    let mut all = Vec::new();
    for (round, openings) in note.evening.rounds.iter().zip(&note.openings) {
        let mut ends = Vec::new();
        for (pairing, opening) in round.pairings.iter().zip(openings) {
            let there = there(hall, note, opening).await?;
            let place = |lot: &usize, there: &[(usize, usize)]| {
                let own = there.iter().find(|(player, _)| player == lot);
                (*lot, own.map(|(_, place)| *place))
            };
            ends.push(there.map(|there| TableOutcome {
                places: pairing.players.iter().map(|lot| place(lot, &there)).collect(),
            }));
        }
        all.push(ends);
    }
    Ok(all)
}

/// Why the result of a table does not count yet whose game is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeldBack {
    /// It is ended for now: it counts when it cannot go on any more.
    Halted,
    /// Its twins are played: it counts when all have ended.
    Covered,
}

/// How the tables of the last round stand.
#[derive(Debug, Default)]
pub(super) struct RoundState {
    /// Those, by their numbers, whose result does not count yet, though nobody plays there.
    pub(super) held_back: BTreeMap<usize, HeldBack>,
    /// Who plays at one of them, by their lots.
    pub(super) playing: BTreeSet<usize>,
}

/// How the tables of the last round stand.
///
/// # Errors
/// A table cannot be read.
pub(super) async fn round_state(hall: &Hall, note: &EventNote) -> Result<RoundState, Fault> {
    let mut state = RoundState::default();
    for (number, opening) in note.openings.last().into_iter().flatten().enumerate() {
        let table = opening.table.as_deref().filter(|_| opening.begun);
        let Some(table) = table.and_then(|table| table.parse::<TableId>().ok()) else {
            continue;
        };
        let sits = |table: &dyn TableView, lot: usize| {
            let user = note.user(lot);
            user.is_some_and(|user| table.roster().seat_of(user).is_some())
        };
        let read = |table: &dyn TableView| {
            let why = match (table.halted(), table.ended() && table.covered()) {
                (true, _) => Some(HeldBack::Halted),
                (false, true) => Some(HeldBack::Covered),
                (false, false) => None,
            };
            let players = opening.players.iter().copied().filter(|_| !table.ended());
            (why, players.filter(|lot| sits(table, *lot)).collect::<Vec<usize>>())
        };
        match hall.glance(table, read).await {
            Ok((why, playing)) => {
                state.held_back.extend(why.map(|why| (number, why)));
                state.playing.extend(playing);
            }
            Err(Fault::NoTable(_)) => {}
            Err(why) => return Err(why),
        }
    }
    Ok(state)
}

/// The places of those who play at a table; nothing while it goes on.
async fn there(
    hall: &Hall,
    note: &EventNote,
    opening: &Opening,
) -> Result<Option<Vec<(usize, usize)>>, Fault> {
    if !opening.begun && opening.players.len() < note.evening.least {
        // Too few are left for a game: those who are there are given the table.
        return Ok(Some(unplayed(opening)));
    }
    let table = opening.table.as_deref().filter(|_| opening.begun);
    let Some(table) = table.and_then(|table| table.parse::<TableId>().ok()) else {
        return Ok(None);
    };
    // What came of a table whose twins are played shows when the last of them has ended.
    let over = |table: &dyn TableView| table.ended() && !table.covered();
    // What can still be gone on with counts when it cannot any more.
    let read = |table: &dyn TableView| (over(table) && !table.halted(), GameResult::of(table));
    match hall.glance(table, read).await {
        Ok((false, _)) => Ok(None),
        Ok((true, Some(result))) => Ok(Some(places(note, opening, &result))),
        // It was closed before its game began, or those who manage the server have ended it, or removed it.
        Ok((true, None)) | Err(Fault::NoTable(_)) => Ok(Some(unplayed(opening))),
        Err(why) => Err(why),
    }
}

/// The places at a table whose game never began: all are level, and last is whoever was forgotten when it was to begin.
fn unplayed(opening: &Opening) -> Vec<(usize, usize)> {
    let place = |lot: &usize| match opening.forfeits.contains(lot) {
        true => (*lot, opening.players.len()),
        false => (*lot, 1),
    };
    opening.players.iter().map(place).collect()
}

/// The places at a table that has ended: the game's own, and last whoever gave up their seat, whatever came of it
/// afterwards. Where it was closed before its game was over all the others are level.
fn places(note: &EventNote, opening: &Opening, result: &GameResult) -> Vec<(usize, usize)> {
    let (places, last) = (result.places(), result.seats.len() + 1);
    let place = |(index, lot): (usize, &usize)| {
        let own = note.user(*lot);
        let seat = match own {
            Some(_) => result.seats.iter().position(|seat| seat.user == own),
            // Whoever was forgotten is named there no more, and had the seat of their turn.
            None => Some(index).filter(|index| *index < result.seats.len()),
        };
        let seat = seat.filter(|seat| !result.seats[*seat].gave_up && result.seats[*seat].computer.is_none());
        match (seat, &places) {
            (None, _) => (*lot, last),
            (Some(_), None) => (*lot, 1),
            (Some(seat), Some(places)) => (*lot, places[seat]),
        }
    };
    opening.players.iter().enumerate().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::ids::ChannelId;
    use crate::event::Participant;
    use crate::results::SeatResult;
    use crate::table::{Place, Server, UserId};

    /// A seat: who holds it, whether they gave it up, whether they won, points.
    fn seat(user: u64, gave_up: bool, won: bool, points: i32) -> SeatResult {
        SeatResult {
            user: (user > 0).then_some(UserId(user)),
            gave_up,
            won,
            points: Some(points),
            ..SeatResult::default()
        }
    }

    /// Participants by their numbers, 0 for whoever was forgotten, who play at one table.
    fn table(users: &[u64], players: &[usize]) -> (EventNote, Opening) {
        let mut note = EventNote::new(1, (Server(5), ChannelId(6)), 0);
        let participants = users.iter().map(|user| Participant {
            user: *user,
            ..Participant::default()
        });
        note.evening.participants = participants.collect();
        let opening = Opening {
            players: players.to_vec(),
            ..Opening::default()
        };
        (note, opening)
    }

    #[test]
    fn the_games_own_places_count_and_who_gave_up_is_last_whoever_came_after_them() {
        let (note, opening) = table(&[11, 12, 0, 14], &[3, 0, 2, 1]);
        let mut result = GameResult {
            edition: GameResult::EDITION,
            table: String::new(),
            game: String::new(),
            at: 0,
            place: Place(1),
            how: Some("points".to_owned()),
            moves: 1,
            options: Vec::new(),
            irregular: false,
            // A substitute has won on the seat of 12; whoever was forgotten came in behind 11.
            seats: vec![
                seat(14, true, false, 9),
                seat(11, false, false, 7),
                seat(0, false, false, 5),
                seat(99, false, true, 9),
            ],
        };
        assert_eq!(places(&note, &opening, &result), [(3, 5), (0, 2), (2, 3), (1, 5)]);
        result.how = None;
        assert_eq!(places(&note, &opening, &result), [(3, 5), (0, 1), (2, 1), (1, 5)]);
    }
}
