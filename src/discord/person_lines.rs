//! What one person's results say beside winning, as lines: how fast they answer, and what luck gave them. Knows no game.

use crate::portray::{difference, tenths};
use crate::results::{LuckSum, PersonFigures};
use crate::table::Listing;
use crate::words::{Arg, Message};

/// How fast somebody answers, as far as that is known; and where it is about one game, what luck gave them there.
pub(super) fn lines(figures: &PersonFigures, game: Option<&Listing>) -> Vec<Message> {
    let answer = figures.usual_answer().map(|usual| {
        Message::new("stats-answer")
            .with("time", lasting(usual))
            .with("count", figures.answered())
    });
    let luck = game.into_iter().flat_map(|game| {
        let own = figures.luck.iter().filter(|((of, _), _)| *of == game.id);
        own.filter_map(|((_, kind), sum)| Some(luck((game.fortune)(kind)?, sum)))
    });
    let unnoted = (figures.unnoted > 0).then(|| Message::new("stats-unnoted").with("games", figures.unnoted));
    answer.into_iter().chain(luck).chain(unnoted).collect()
}

fn luck(what: Message, sum: &LuckSum) -> Message {
    Message::new("stats-luck")
        .with("what", what)
        .with("came", Arg::Word(sum.came.to_string().into()))
        .with("usual", tenths(sum.usual))
        .with("more", difference(sum.more()))
}

/// A time in the unit in which people would say it; `millis` are milliseconds.
fn lasting(millis: u64) -> Message {
    let units = [
        ("lasting-days", 86_400_000, 2),
        ("lasting-hours", 3_600_000, 2),
        ("lasting-minutes", 60_000, 2),
        ("lasting-seconds", 1_000, 0),
    ];
    let fits = |(_, unit, least): &(&str, u64, u64)| millis >= unit * least;
    let (id, unit, _) = units.into_iter().find(fits).unwrap_or(units[3]);
    let number = (millis.saturating_add(unit / 2) / unit).max(1);
    Message::new(id).with("number", i64::try_from(number).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_the_unit_that_fits() {
        for (millis, id, number) in [
            (0, "lasting-seconds", 1),
            (1_499, "lasting-seconds", 1),
            (119_000, "lasting-seconds", 119),
            (120_000, "lasting-minutes", 2),
            (7_199_999, "lasting-minutes", 120),
            (7_200_000, "lasting-hours", 2),
            (86_400_000, "lasting-hours", 24),
            (400_000_000, "lasting-days", 5),
        ] {
            let said = lasting(millis);
            assert_eq!((said.id.as_ref(), &said.args[0].1), (id, &Arg::Number(number)), "{millis}");
        }
    }
}
