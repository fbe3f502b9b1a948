//! Seats that change hands while a game goes on, so that the results of those who left and of those
//! who came stand apart. Knows no game.

use crate::rules::{Seat, Seats};

/// Who came and went.
#[derive(Default)]
pub(super) struct Handovers {
    /// The seats that changed hands while the game went on, in order.
    pub(super) all: Vec<Handover>,
    /// The seats that somebody has taken over and has not acted at since.
    pub(super) newcomers: Seats,
    /// Who has left last before the start, as long as nobody has sat down since.
    pub(super) left: Option<String>,
}

/// A seat has changed hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Handover {
    /// Which.
    pub(super) seat: Seat,
    /// The name of whoever played there up to then; nobody where the host did.
    pub(super) before: Option<String>,
    /// The seat's score then.
    pub(super) score: i32,
}

/// Somebody's time at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tenure {
    /// Their name; nobody where the host played.
    pub(super) name: Option<String>,
    /// The seat's score when they came; nothing where they sat there from the start.
    pub(super) from: Option<i32>,
    /// Its score when they left, or at the end.
    pub(super) to: i32,
}

/// Who played at a seat, one after the other, of which these are the handovers; `last` has it at the
/// end, with that score. What came to nothing while the host played is left out.
pub(super) fn tenures<'a>(
    handovers: impl Iterator<Item = &'a Handover>,
    (last, score): (Option<String>, i32),
) -> Vec<Tenure> {
    let mut all: Vec<Tenure> = Vec::new();
    let mut add = |name: Option<String>, to: i32| {
        let from = all.last().map(|before| before.to);
        match all.last_mut() {
            _ if name.is_none() && from == Some(to) => {}
            Some(same) if same.name == name => same.to = to,
            _ => all.push(Tenure { name, from, to }),
        }
    };
    handovers.for_each(|handover| add(handover.before.clone(), handover.score));
    add(last, score);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written as names and scores: `Ana 3, - 5, Zoe 9`; the host is `-`.
    fn told(written: &str) -> String {
        let mut all: Vec<(Option<String>, i32)> = written
            .split(", ")
            .map(|one| {
                let (name, score) = one.split_once(' ').unwrap();
                ((name != "-").then(|| name.to_owned()), score.parse().unwrap())
            })
            .collect();
        let last = all.pop().unwrap();
        let seat = Seat::new(0);
        let handovers: Vec<Handover> = all
            .into_iter()
            .map(|(before, score)| Handover { seat, before, score })
            .collect();
        let one = |tenure: &Tenure| {
            let name = tenure.name.as_deref().unwrap_or("-");
            let from = tenure.from.map(|from| format!("{from}.."));
            format!("{name} {}{}", from.unwrap_or_default(), tenure.to)
        };
        let all = tenures(handovers.iter(), last);
        all.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn whoever_leaves_and_whoever_comes_have_scores_of_their_own() {
        for (written, expected) in [
            ("Ana 3", "Ana 3"),
            ("Ana 3, Zoe 9", "Ana 3, Zoe 3..9"),
            ("Ana 3, - 5, Zoe 9", "Ana 3, - 3..5, Zoe 5..9"),
            ("Ana 3, - 3, Zoe 9", "Ana 3, Zoe 3..9"),
            ("Ana 3, - 5", "Ana 3, - 3..5"),
            ("Ana 3, - 3", "Ana 3"),
            ("Ana 3, - 3, Ana 9", "Ana 9"),
            ("Ana 3, - 5, Ana 9", "Ana 3, - 3..5, Ana 5..9"),
            ("Ana 3, - 5, Zoe 5, - 4, Dora 7", "Ana 3, - 3..5, Zoe 5..5, - 5..4, Dora 4..7"),
        ] {
            assert_eq!(told(written), expected, "{written}");
        }
    }
}
