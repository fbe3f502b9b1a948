//! Which results of a server a list shows, as the controls below it carry it.

use crate::presence::Month;
use std::fmt;
use std::str::FromStr;

/// Which results of a server are listed: `0.condottiere.-.2026-11`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsPath {
    /// Which page of them, from 0: the newest.
    pub page: u16,
    /// Those of one game alone.
    pub game: Option<String>,
    /// Those in which somebody played, by their number.
    pub person: Option<u64>,
    /// Those of one month.
    pub month: Option<Month>,
}

impl fmt::Display for ResultsPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game.as_deref().unwrap_or("-");
        let person = self
            .person
            .map_or_else(|| "-".to_owned(), |person| person.to_string());
        let month = self
            .month
            .map_or_else(|| "-".to_owned(), |one| format!("{}-{:02}", one.year, one.month));
        write!(f, "{}.{game}.{person}.{month}", self.page)
    }
}

impl FromStr for ResultsPath {
    type Err = ();

    fn from_str(text: &str) -> Result<ResultsPath, ()> {
        let parts: Vec<&str> = text.split('.').collect();
        let [page, game, person, month] = parts[..] else {
            return Err(());
        };
        let month = match month {
            "-" => None,
            month => Some(Month::read(month).ok_or(())?),
        };
        let person = Some(person).filter(|person| *person != "-").map(str::parse);
        let path = ResultsPath {
            page: page.parse().map_err(|_| ())?,
            game: Some(game).filter(|game| *game != "-").map(str::to_owned),
            person: person.transpose().map_err(|_| ())?,
            month,
        };
        // Each has one way to be written.
        (path.to_string() == text).then_some(path).ok_or(())
    }
}
