//! How the games of a server ended: a note of each beside the tables, written when its end was shown, so that a
//! list of thousands asks no table. All that stands there follows from the table's records. Knows no game.

use super::notes::Notes;
use super::trouble::Trouble;
use crate::hall::Hall;
use crate::store::{StoreFault, TableId};
use crate::table::transcript::End;
use crate::table::{Place, Roster, Server, TableView, UserId};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct GameResult {
    /// Its table's id, as it is written.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub at: u64,
    /// Where it stood.
    pub place: Place,
    /// By what, in the game's own word; nothing where it was closed before.
    pub how: Option<String>,
    /// How much was done in it: actions, take-backs, seats that were given up.
    pub moves: usize,
    /// The seats in order.
    pub seats: Vec<SeatResult>,
}

/// What came of it for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct SeatResult {
    /// Who held it at the end; nobody where that was a computer, or was left.
    pub user: Option<UserId>,
    /// The name that they went by.
    pub name: String,
    /// Whether it won.
    pub won: bool,
    /// Its points, where the game was over.
    pub points: Option<i32>,
}

/// The way in which a game ends as soon as everybody else has given up.
pub(super) const ALONE: &str = "alone";

/// Notes how a table's game ended, once more if need be; nothing where none began, or it stood in no server.
///
/// # Errors
/// The table cannot be read, or it was not noted.
pub(super) async fn note(hall: &Hall, notes: &Notes, table: TableId) -> Result<(), Trouble> {
    let result = |table: &dyn TableView| Some((table.server()?, result(table)?));
    if let Some((server, result)) = hall.read(table, result).await? {
        notes.put(&format!("{}{table}", prefix(server)), &result).await?;
    }
    Ok(())
}

/// How the games of a server ended, the newest first.
///
/// # Errors
/// It cannot be read.
pub(super) async fn of(notes: &Notes, server: Server) -> Result<Vec<GameResult>, StoreFault> {
    let noted: Vec<(String, GameResult)> = notes.scan(&prefix(server)).await?;
    let mut results: Vec<GameResult> = noted.into_iter().map(|(_, result)| result).collect();
    results.sort_by(|one, other| (other.at, &other.table).cmp(&(one.at, &one.table)));
    Ok(results)
}

/// What the keys of a server's results begin with.
fn prefix(server: Server) -> String {
    format!("result/{}/", server.0)
}

fn result(table: &dyn TableView) -> Option<GameResult> {
    let transcript = table.finished_transcript()?.into_transcript();
    let how = match &transcript.end {
        End::Over { how, .. } => Some(how.clone()),
        End::Closed | End::Open => None,
    };
    Some(GameResult {
        table: table.id().to_string(),
        game: transcript.game,
        at: table.touched(),
        place: table.place(),
        how,
        moves: transcript.moves.len(),
        seats: seats(table.roster(), &transcript.end),
    })
}

fn seats(roster: &Roster, end: &End) -> Vec<SeatResult> {
    let names = roster.names();
    let seats = roster.iter().map(|(seat, player)| SeatResult {
        user: player.user(),
        name: names.get(seat.index()).cloned().unwrap_or_default(),
        won: matches!(end, End::Over { winners, .. } if winners.contains(&seat.number())),
        points: match end {
            End::Over { scores, .. } => scores.get(seat.index()).copied(),
            End::Closed | End::Open => None,
        },
    });
    seats.collect()
}
