//! A plan of a seat as it is written and read: a wish, with the season that it is for. Knows what
//! season goes on, and nothing else of a position.
//!
//! | plan | what it does when its time comes |
//! |---|---|
//! | `2.summer take 17` | influences the Queen with dice alone, the fewest that do |
//! | `2.summer take 17 6 5 4 +2` | influences her in just this way |
//! | `2.summer take highest` | influences the highest it reaches with dice alone, each time; then passes |
//! | `2.summer pass` | passes at court, once no advisor is left in the plans |
//! | `2.summer at 7 gift wood` | answers what an advisor's gift asks: `gift …`, `swap …` or `decline` |
//! | `2.summer build inn`, `2.summer build inn else pass` | builds it; if it cannot, asks, or builds nothing |
//! | `2.summer build cheapest inn market` | builds the cheapest of these that it can pay, else nothing |
//! | `2.summer build none` | builds nothing |
//! | `always …` | a wish that stands |

use super::action::Action;
use super::components::{Advisor, Building};
use super::dice::Payment;
use super::standing_wish::{StandingWish, buildings};
use super::state::{Phase, Public, YearPhase};
use crate::rules::Reason;
use std::fmt;

/// The word before a wish that stands.
const ALWAYS: &str = "always";

/// A wish, for a season or until it is dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// An advisor, with dice alone or in just this way.
    Take(Advisor, Option<(Payment, bool)>),
    /// The highest advisor within reach of dice alone, time after time.
    Highest,
    /// To pass at court.
    Pass,
    /// The answer to an advisor's gift.
    Answer(Advisor, Action),
    /// A building, and whether to build nothing if it cannot be built.
    Build(Building, bool),
    /// The cheapest of these that can be paid, else nothing.
    Cheapest(Vec<Building>),
    /// To build nothing.
    Nothing,
    /// A wish that stands.
    Always(StandingWish),
}

/// A wish with its season, if it is for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) season: Option<(u8, YearPhase)>,
    pub(super) wish: Wish,
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((year, step)) = self.season {
            write!(f, "{year}.{} ", step.id())?;
        }
        match &self.wish {
            Wish::Take(advisor, None) => write!(f, "take {advisor}"),
            Wish::Take(advisor, Some((payment, envoy))) => Action::Take {
                advisor: *advisor,
                payment: *payment,
                envoy: *envoy,
            }
            .fmt(f),
            Wish::Highest => f.write_str("take highest"),
            Wish::Pass => f.write_str("pass"),
            Wish::Answer(advisor, answer) => write!(f, "at {advisor} {answer}"),
            Wish::Build(building, false) => write!(f, "build {building}"),
            Wish::Build(building, true) => write!(f, "build {building} else pass"),
            Wish::Cheapest(buildings) => {
                f.write_str("build cheapest")?;
                buildings.iter().try_for_each(|building| write!(f, " {building}"))
            }
            Wish::Nothing => f.write_str("build none"),
            Wish::Always(wish) => write!(f, "{ALWAYS} {wish}"),
        }
    }
}

/// The season that can be planned for: the one that goes on.
pub(super) fn season(public: &Public) -> Option<(u8, YearPhase)> {
    let on = matches!(
        public.phase,
        Phase::Reroll(_) | Phase::Influence(_) | Phase::Gift(..) | Phase::Build(_) | Phase::BuildAgain(_)
    );
    on.then_some((public.year, public.step))
}

/// A plan as it is typed or kept; without a season it is for the one that goes on.
pub(super) fn read(public: &Public, text: &str) -> Result<Plan, Reason> {
    let lower = text.to_lowercase().replace('_', "-");
    let words: Vec<&str> = lower.split_whitespace().collect();
    if let [ALWAYS, words @ ..] = &words[..] {
        let wish = StandingWish::read(words).ok_or(Reason::rule("wish-unknown"))?;
        return Ok(Plan {
            season: None,
            wish: Wish::Always(wish),
        });
    }
    let dated = words.first().and_then(|word| date(word));
    let season = dated
        .or_else(|| season(public))
        .ok_or(Reason::rule("wish-season"))?;
    let words = if dated.is_some() { &words[1..] } else { &words[..] };
    let wish = wish(words).ok_or(Reason::rule("wish-unknown"))?;
    Ok(Plan {
        season: Some(season),
        wish,
    })
}

fn date(word: &str) -> Option<(u8, YearPhase)> {
    let (year, season) = word.split_once('.')?;
    let step = [YearPhase::Spring, YearPhase::Summer, YearPhase::Autumn]
        .into_iter()
        .find(|step| step.id() == season)?;
    Some((year.parse().ok()?, step))
}

fn wish(words: &[&str]) -> Option<Wish> {
    Some(match words {
        ["take", "highest"] => Wish::Highest,
        ["take", advisor] => Wish::Take(advisor.parse().ok()?, None),
        ["take", ..] => match words.join(" ").parse().ok()? {
            Action::Take {
                advisor,
                payment,
                envoy,
            } => Wish::Take(advisor, Some((payment, envoy))),
            _ => return None,
        },
        ["pass"] => Wish::Pass,
        ["at", advisor, answer @ ..] => match answer.join(" ").parse().ok()? {
            answer @ (Action::Gift(_) | Action::Swap(_) | Action::Decline) => {
                Wish::Answer(advisor.parse().ok()?, answer)
            }
            _ => return None,
        },
        ["build", "none"] => Wish::Nothing,
        ["build", "cheapest", names @ ..] => {
            Wish::Cheapest(buildings(names).filter(|list| !list.is_empty())?)
        }
        ["build", building] => Wish::Build(building.parse().ok()?, false),
        ["build", building, "else", "pass"] => Wish::Build(building.parse().ok()?, true),
        _ => return None,
    })
}
