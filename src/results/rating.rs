//! How strong people are, by the places that they came in: Weng and Lin's rating for any number of players (*A
//! Bayesian Approximation Method for Online Ranking*, JMLR 12, 2011; the full Bradley–Terry model), as the package
//! `skillratings` reckons it. Nothing of it is kept: it is reckoned from the results whenever somebody asks.

use super::game_result::GameResult;
use crate::table::{ComputerLevel, UserId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::HashMap;

/// From how many rated games on somebody is listed.
pub const LISTED: usize = 5;

/// How strong somebody is, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// What is most likely; whoever has not played yet has 25.
    pub mean: f64,
    /// How far off that may be: the standard deviation, 25/3 at first.
    pub deviation: f64,
}

impl Rating {
    /// What nobody has shown yet.
    #[must_use]
    pub fn unknown() -> Rating {
        WengLinRating::new().into()
    }

    /// The rating as people see it, 1000 at first: what it is at least, in all likelihood (the mean less three
    /// deviations), and 40 points where the model has one. So it grows with certainty too, and a few lucky games
    /// lead nobody to the top.
    #[must_use]
    pub fn points(self) -> i64 {
        #[expect(clippy::cast_possible_truncation, reason = "some hundreds")]
        let points = (40.0 * (self.mean - 3.0 * self.deviation)).round() as i64;
        1_000 + points
    }

    /// A computer's, which stays as it is: 25 in the middle, and from level to level what is 200 Elo between two
    /// of no deviation (p = 1 / (1 + 10^(-200/400)), that is ln 10 / 2 of the model's scale, √2 · 25/6).
    fn computer(level: ComputerLevel) -> Rating {
        let scale = (2.0 * WengLinConfig::new().beta.powi(2)).sqrt();
        let step = std::f64::consts::LN_10 / 2.0 * scale;
        let above = f64::from(level as u8) - f64::from(ComputerLevel::Medium as u8);
        Rating {
            mean: 25.0 + step * above,
            deviation: 0.0,
        }
    }
}

impl From<WengLinRating> for Rating {
    fn from(rating: WengLinRating) -> Rating {
        Rating {
            mean: rating.rating,
            deviation: rating.uncertainty,
        }
    }
}

impl From<Rating> for WengLinRating {
    fn from(rating: Rating) -> WengLinRating {
        WengLinRating {
            rating: rating.mean,
            uncertainty: rating.deviation,
        }
    }
}

/// Somebody with their rating.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// Who; nobody where they were forgotten.
    pub user: Option<UserId>,
    /// The name that they went by last.
    pub name: String,
    /// How many of their games were rated.
    pub games: usize,
    /// How strong they are.
    pub rating: Rating,
    /// The rating as people see it after each of their games.
    pub course: Vec<i64>,
}

impl Rated {
    /// Whether they are listed: not before [`LISTED`] games, and not once they were forgotten.
    #[must_use]
    pub fn listed(&self) -> bool {
        self.games >= LISTED && self.user.is_some()
    }
}

/// Whether a game is rated: it was over with at least two seats and all went its way, everybody is known by an alias,
/// and there was no computer, unless they count.
fn rated(result: &GameResult, computers: bool) -> bool {
    let known = |computer: bool, alias: &str| if computer { computers } else { !alias.is_empty() };
    result.how.is_some()
        && result.seats.len() > 1
        && !result.irregular
        && result
            .seats
            .iter()
            .all(|seat| known(seat.computer.is_some(), &seat.alias))
}

/// Everybody who has played a rated game, the strongest first, by results of one game in one server in any order.
/// `computers` says whether games with computers count; their own ratings are fixed.
#[must_use]
pub fn ranking(results: &[&GameResult], computers: bool) -> Vec<Rated> {
    let mut in_order: Vec<&&GameResult> = results.iter().filter(|result| rated(result, computers)).collect();
    in_order.sort_by(|one, other| (one.at, &one.table).cmp(&(other.at, &other.table)));
    let mut all: HashMap<&str, Rated> = HashMap::new();
    for result in in_order {
        let Some(places) = result.places() else { continue };
        let before: Vec<[WengLinRating; 1]> = result
            .seats
            .iter()
            .map(|seat| match seat.computer {
                Some(level) => [Rating::computer(level).into()],
                None => [all
                    .get(seat.alias.as_str())
                    .map_or_else(Rating::unknown, |one| one.rating)
                    .into()],
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&places)
            .map(|(team, place)| (&team[..], MultiTeamOutcome::new(*place)))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (seat, team) in result.seats.iter().zip(after) {
            let (None, Some(rating)) = (seat.computer, team.first()) else {
                continue;
            };
            let one = all.entry(&seat.alias).or_insert_with(|| Rated {
                user: None,
                name: String::new(),
                games: 0,
                rating: Rating::unknown(),
                course: Vec::new(),
            });
            one.rating = (*rating).into();
            one.games += 1;
            one.course.push(one.rating.points());
            (one.user, one.name) = (seat.user, seat.name.clone());
        }
    }
    let mut ranking: Vec<(&str, Rated)> = all.into_iter().collect();
    ranking.sort_by(|(alias, one), (other_alias, other)| {
        (other.rating.points(), other.games, alias).cmp(&(one.rating.points(), one.games, other_alias))
    });
    ranking.into_iter().map(|(_, one)| one).collect()
}
