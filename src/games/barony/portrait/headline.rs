//! What is going on, and whose decision is awaited.

use super::super::event::Trace;
use super::super::state::{Phase, Public};
use super::naming;
use crate::portray::{figure, seated, winners};
use crate::rules::Outcome;
use crate::words::Message;

/// A few lines: what is awaited, the round, and whether the game is about to end.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    let mut lines = vec![awaited(public)];
    if public.round() > 0 {
        lines.push(round(public));
    }
    lines.extend(soon(public).filter(|_| !over(public)));
    lines
}

/// Whether the game is over.
pub(super) fn over(public: &Public) -> bool {
    matches!(public.phase, Phase::Over(_))
}

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Place(seat) => seated("barony-head-place", *seat),
        Phase::Turn(seat) | Phase::Finished(seat) => seated("barony-head-turn", *seat),
        Phase::Moving { seat, .. } => seated("barony-head-moving", *seat),
        Phase::Taking { seat, of, .. } => seated("barony-head-taking", *seat).seat("owner", of.number()),
        Phase::Building(seat) => seated("barony-head-building", *seat),
        Phase::Over(outcome) => won(outcome),
        Phase::Lay => Message::new("barony-head-soon"),
    }
}

/// Who won; whoever alone is left has not become king by that.
pub(super) fn won(outcome: &Outcome) -> Message {
    let id = match outcome.how == Outcome::ALONE {
        true => "barony-head-over-alone",
        false => "barony-head-over",
    };
    winners(id, outcome)
}

/// The round.
pub(super) fn round(public: &Public) -> Message {
    Message::new("barony-round").with("round", public.round())
}

/// Why the game is about to end, if it is.
pub(super) fn soon(public: &Public) -> Option<Message> {
    if public.last_round() {
        return Some(Message::new("barony-last-round"));
    }
    let rounds = public.idle / u16::from(public.seats());
    let most = public.options.idle_rounds?;
    let waning = rounds > 0 && rounds.saturating_mul(2) >= most;
    waning.then(|| {
        Message::new("barony-idle")
            .with("count", rounds)
            .with("most", most)
    })
}

/// Who began, which decides ties and how long the last round is.
pub(super) fn first(public: &Public) -> Option<Message> {
    (!matches!(public.phase, Phase::Lay)).then(|| seated("barony-first", public.first))
}

/// What the newest turn did on the board, and who did it.
pub(super) fn last(public: &Public) -> Option<Message> {
    let step = |trace: &Trace| match trace.from {
        Some(from) => Message::new("barony-last-step")
            .with("space", naming::space(from))
            .with("to", naming::space(trace.to)),
        None => figure(trace.to),
    };
    let by = public.traces.last()?.seat;
    let steps: Vec<Message> = public.traces.iter().map(step).collect();
    Some(seated("barony-last", by).with("steps", steps))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BySeat, Seat};

    #[test]
    fn whoever_alone_is_left_wins_and_is_no_king() {
        for (how, id) in [(Outcome::ALONE, "barony-head-over-alone"), ("points", "barony-head-over")] {
            let outcome = Outcome {
                winners: [Seat::new(1)].into_iter().collect(),
                how: how.to_owned(),
                scores: BySeat::make(2, |_| 0),
            };
            assert_eq!(won(&outcome).id, id);
        }
    }
}
