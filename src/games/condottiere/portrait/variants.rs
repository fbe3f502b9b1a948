//! Which variants are in force, and the standing of a series.

use super::super::components::POINTS_BONUS;
use super::super::series::{Finished, Series};
use super::super::state::{Phase, Public};
use crate::portray::{letter, seated, several};
use crate::rules::{BySeat, Seat};
use crate::words::Message;

/// What is in force beside the base game, and the standing, as far as there are any.
pub(super) fn lines(public: &Public) -> Vec<Message> {
    force(public).into_iter().chain(standing(public)).collect()
}

/// The variants in force, if there are any.
pub(super) fn force(public: &Public) -> Option<Message> {
    let names: Vec<Message> = public.options.variants().map(|key| name(public, key)).collect();
    (!names.is_empty()).then(|| Message::new("condottiere-variants").with("variants", names))
}

fn name(public: &Public, key: &str) -> Message {
    Message::new(format!("condottiere-variant-{key}")).with("target", public.options.points.unwrap_or(0))
}

/// The number of the game, and everyone's points, in a series.
pub(super) fn standing(public: &Public) -> Option<Message> {
    let series = public.series.as_ref()?;
    Some(
        Message::new("condottiere-standing")
            .with("game", game(public, series))
            .with("points", points(&series.points)),
    )
}

/// The same in a few words, with letters for names.
pub(super) fn picture(public: &Public) -> Option<Message> {
    let series = public.series.as_ref()?;
    let each = series.points.iter().map(|(seat, points)| {
        Message::new("condottiere-picture-points-of")
            .with("letter", letter(seat))
            .with("points", *points)
    });
    Some(
        Message::new("condottiere-picture-points")
            .with("game", game(public, series))
            .with("points", each.collect::<Vec<_>>()),
    )
}

fn game(public: &Public, series: &Series) -> usize {
    let over = matches!(public.phase, Phase::Between { .. } | Phase::Over(_)) || public.is_final();
    series.game(over)
}

fn points(all: &BySeat<u16>) -> Vec<Message> {
    let of = |(seat, points): (Seat, &u16)| seated("condottiere-standing-of", seat).with("points", *points);
    all.iter().map(of).collect()
}

/// How a game of a series ended, and what it brought.
pub(super) fn finished(game: &Finished) -> Message {
    let how = match game.winner {
        Some(winner) => {
            Message::new(format!("condottiere-finished-{}", game.how)).seat("player", winner.number())
        }
        None => Message::new("condottiere-finished-shared"),
    };
    Message::new("condottiere-finished")
        .with("how", how)
        .with("points", points(&game.gained))
}

/// A seat's points in a series, game by game: for regions, and for a win by connected regions.
pub(super) fn earned(series: &Series, seat: Seat, points: i32) -> Message {
    let of = |(number, game): (usize, &Finished)| {
        let gained = game.gained[seat];
        let bonus = if game.winner == Some(seat) && game.how.starts_with("adjacent") {
            POINTS_BONUS
        } else {
            0
        };
        Message::new("condottiere-score-game")
            .with("game", number)
            .with("regions", gained - bonus)
            .with("bonus", bonus)
    };
    let games: Vec<Message> = (1..).zip(&series.games).map(of).collect();
    seated("condottiere-score-points", seat)
        .with("count", points)
        .with("games", games)
}

/// How the last game ended, between two games.
pub(super) fn last(public: &Public) -> Option<Message> {
    let between = matches!(public.phase, Phase::Between { .. });
    public
        .series
        .as_ref()
        .filter(|_| between)
        .and_then(|series| series.games.last())
        .map(finished)
}

/// Who won the last game, in a few words, between two games.
pub(super) fn won(public: &Public) -> Option<Message> {
    let between = matches!(public.phase, Phase::Between { .. });
    let series = public.series.as_ref().filter(|_| between)?;
    let said = match series.games.last()?.winner {
        Some(winner) => seated("condottiere-picture-won", winner),
        None => Message::new("condottiere-picture-shared"),
    };
    Some(said.with("game", game(public, series)))
}

/// Who still has to get ready for the next game.
pub(super) fn waiting(public: &Public) -> Option<Message> {
    let Phase::Between { waiting } = public.phase else {
        return None;
    };
    Some(several("condottiere-head-between", waiting.iter()))
}
