//! How games ended, and what follows from many of them: a person's record, and who stands where. Knows no user
//! interface, no game and no store; whoever keeps results hands them in.
//!
//! | file | what is in it |
//! |---|---|
//! | `game_result.rs` | [`GameResult`]: how one game ended, as a table tells it |
//! | `rating.rs` | [`ranking`]: how strong each person is, by the places that they came in |
//! | `statistics.rs` | [`Tally`]: how often was played and won, by seat, by number of players, by option |
//! | `person_figures.rs` | [`PersonFigures`]: how fast somebody answers, and what luck gave them |
//! | `spread.rs` | [`bins`], [`places`]: how points and places are spread |
//! | `sheet.rs` | results as CSV and as JSON |

mod game_result;
mod person_figures;
mod rating;
mod sheet;
mod spread;
mod statistics;

pub use game_result::{ALONE, Answers, GameResult, SeatLuck, SeatResult};
pub use person_figures::{LuckSum, PersonFigures};
pub use rating::{LISTED, Rated, Rating, ranking};
pub use sheet::{csv, json};
pub use spread::{Bin, bins, places};
pub use statistics::{Statistics, Tally, statistics};
