//! How one game ended. All of it follows from the table's records but the aliases, by which a person's results
//! belong together when nobody knows any more whose they were.

use crate::rules::Outcome;
use crate::table::transcript::End;
use crate::table::{AnswerTimes, ComputerLevel, Place, TableView, UserId};
use crate::words::is_unnamed;
use serde::{Deserialize, Serialize};

/// The way in which a game ends as soon as everybody else has given up.
pub const ALONE: &str = Outcome::ALONE;

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Its table's id, as it is written.
    #[serde(rename = "id")]
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
    /// All of the game's options, and those that the host gave, with their values.
    pub options: Vec<(String, String)>,
    /// Whether it says less of who played better: at some seat somebody else played than who began there, a
    /// substitute or a computer that stood in, or the others ended it because somebody was late.
    pub irregular: bool,
    /// The seats in order.
    pub seats: Vec<SeatResult>,
    /// What is noted of it at all: [`GameResult::EDITION`], or less where an earlier version of this program noted less.
    #[serde(default)]
    pub edition: u8,
}

/// What came of it for a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SeatResult {
    /// Who held it at the end, or gave it up and nobody came after them; nobody where that was a computer, or
    /// they were forgotten.
    pub user: Option<UserId>,
    /// The name that they went by.
    pub name: String,
    /// By what their results in a server belong together, also when they were forgotten: it says nothing of
    /// whose they are. Empty where nobody knew them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub alias: String,
    /// The level of the computer that held it at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<ComputerLevel>,
    /// Whether it was given up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gave_up: bool,
    /// Whether it won.
    pub won: bool,
    /// Its points, where the game was over.
    pub points: Option<i32>,
    /// What luck gave it, where the game says so.
    #[serde(default, rename = "fortune", skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<SeatLuck>,
    /// How fast its player answered, where they did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<Answers>,
}

/// What luck gave a seat of one kind ([`Fortune`](crate::rules::Fortune)), kept as a short list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(String, u32, u32, i64)", into = "(String, u32, u32, i64)")]
pub struct SeatLuck {
    /// Of what: an id of the game's own.
    pub of: String,
    /// How often luck fell.
    pub times: u32,
    /// What came.
    pub came: u32,
    /// What comes on average, in tenths.
    pub usual: i64,
}

impl From<(String, u32, u32, i64)> for SeatLuck {
    fn from((of, times, came, usual): (String, u32, u32, i64)) -> SeatLuck {
        SeatLuck {
            of,
            times,
            came,
            usual,
        }
    }
}

impl From<SeatLuck> for (String, u32, u32, i64) {
    fn from(luck: SeatLuck) -> (String, u32, u32, i64) {
        (luck.of, luck.times, luck.came, luck.usual)
    }
}

/// How fast somebody answered in a game ([`AnswerTimes`]), kept as a short list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(usize, u64)", into = "(usize, u64)")]
pub struct Answers {
    /// How often they answered.
    pub count: usize,
    /// The middle one of their times, in milliseconds.
    pub middle: u64,
}

impl From<(usize, u64)> for Answers {
    fn from((count, middle): (usize, u64)) -> Answers {
        Answers { count, middle }
    }
}

impl From<Answers> for (usize, u64) {
    fn from(answers: Answers) -> (usize, u64) {
        (answers.count, answers.middle)
    }
}

impl GameResult {
    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        self.seats.iter().map(|seat| &*seat.name).collect()
    }

    /// The number of what is noted. 1: luck, and how fast people answered.
    pub const EDITION: u8 = 1;

    /// How a table's game ended; nothing where none began, or it has not ended. The aliases are empty, and how fast
    /// people answered is to be [added](GameResult::add_answers).
    #[must_use]
    pub fn of(table: &dyn TableView) -> Option<GameResult> {
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
            options: transcript.options,
            irregular: table.irregular(),
            seats: seats(table, &transcript.end),
            edition: GameResult::EDITION,
        })
    }

    /// Adds how fast those who held the seats at the end answered.
    pub fn add_answers(&mut self, times: &AnswerTimes) {
        for seat in &mut self.seats {
            let own = seat
                .user
                .filter(|_| !seat.gave_up)
                .and_then(|user| times.of(user));
            seat.answers = own.map(Answers::from);
        }
    }

    /// The place of each seat, from 1, where the game was over: who won first, then by points, and last all who
    /// gave up. Those of one rank have the same.
    #[must_use]
    pub fn places(&self) -> Option<Vec<usize>> {
        self.how.as_ref()?;
        let rank = |seat: &SeatResult| match seat {
            SeatResult { won: true, .. } => (0, 0),
            SeatResult { gave_up: true, .. } => (2, 0),
            SeatResult { points, .. } => (1, -i64::from(points.unwrap_or_default())),
        };
        let before = |one: &SeatResult, other: &SeatResult| rank(one) < rank(other);
        let place = |seat: &SeatResult| 1 + self.seats.iter().filter(|other| before(other, seat)).count();
        Some(self.seats.iter().map(place).collect())
    }
}

impl SeatResult {
    /// Whether somebody held it who was forgotten.
    #[must_use]
    pub fn is_forgotten(&self) -> bool {
        self.user.is_none() && self.computer.is_none() && is_unnamed(&self.name)
    }
}

fn seats(table: &dyn TableView, end: &End) -> Vec<SeatResult> {
    let (roster, fortunes) = (table.roster(), table.fortunes());
    let names = roster.names();
    let luck = |number: u8| {
        let own = fortunes.iter();
        let own = own.filter(|one| one.seat.is_some_and(|seat| seat.number() == number));
        own.map(|one| SeatLuck {
            of: one.of.to_owned(),
            times: one.times,
            came: one.came,
            usual: one.usual(),
        })
        .collect()
    };
    let seats = roster.iter().map(|(seat, player)| SeatResult {
        user: player
            .user()
            .or_else(|| roster.gave_up(seat))
            .filter(|_| !player.is_forgotten()),
        name: names.get(seat.index()).cloned().unwrap_or_default(),
        alias: String::new(),
        computer: roster.computer(seat),
        gave_up: player.gone(),
        won: matches!(end, End::Over { winners, .. } if winners.contains(&seat.number())),
        points: match end {
            End::Over { scores, .. } => scores.get(seat.index()).copied(),
            End::Closed | End::Open => None,
        },
        luck: luck(seat.number()),
        answers: None,
    });
    seats.collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A result from places as `12w 9 9 3-`: points, `w` who won, `-` who gave up.
    pub(in crate::results) fn result(written: &str) -> GameResult {
        let seat = |(number, text): (usize, &str)| {
            let points = text.trim_end_matches(['w', '-']);
            SeatResult {
                name: format!("P{number}"),
                alias: format!("p{number}"),
                gave_up: text.contains('-'),
                won: text.contains('w'),
                points: points.parse().ok(),
                ..SeatResult::default()
            }
        };
        GameResult {
            table: String::new(),
            game: "game".to_owned(),
            at: 0,
            place: Place(1),
            how: Some("points".to_owned()),
            moves: 1,
            options: Vec::new(),
            irregular: false,
            seats: written.split(' ').enumerate().map(seat).collect(),
            edition: GameResult::EDITION,
        }
    }

    #[test]
    fn places_follow_who_won_then_points_and_last_who_gave_up() {
        for (written, places) in [
            ("12w 9 9 3", vec![1, 2, 2, 4]),
            ("3w 9 7", vec![1, 2, 3]),
            ("5w 7w 1", vec![1, 1, 3]),
            ("8- 3w 2", vec![3, 1, 2]),
            ("8- 9- 2w", vec![2, 2, 1]),
            ("0 0", vec![1, 1]),
        ] {
            assert_eq!(result(written).places(), Some(places), "{written}");
        }
        let closed = GameResult {
            how: None,
            ..result("3 4")
        };
        assert_eq!(closed.places(), None);
    }
}
