//! What is going on, and whose decision is awaited.

use super::super::components::Card;
use super::super::state::{Battle, Ended, Phase, Public};
use super::super::strength::Weather;
use super::{naming, variants};
use crate::rules::{Outcome, Seat, Seats};
use crate::words::Message;

/// A few lines: what is awaited, the round, the last battle, the season.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    if let Phase::Over(outcome) = &public.phase {
        let mut lines = vec![won(outcome), round(public)];
        lines.extend(variants::lines(public));
        return lines;
    }
    let mut lines = vec![awaited(public)];
    lines.push(round(public));
    if !matches!(public.phase, Phase::Turn(_) | Phase::Pope(_)) {
        lines.extend(public.last.as_ref().map(result));
    }
    lines.extend(season(public));
    lines.extend(variants::last(public));
    lines.extend(variants::lines(public));
    lines
}

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Region => Message::new("condottiere-head-region").seat("player", public.holder.number()),
        Phase::Turn(seat) => match public.contested {
            Some(region) => Message::new("condottiere-head-turn")
                .seat("player", seat.number())
                .with("region", naming::region(region)),
            None => Message::new("condottiere-head-turn-final").seat("player", seat.number()),
        },
        Phase::Pope(seat) => Message::new("condottiere-head-pope").seat("player", seat.number()),
        Phase::Hands { waiting, .. } => hands(*waiting),
        Phase::Keep(seat) => Message::new("condottiere-head-keep").seat("player", seat.number()),
        Phase::Over(outcome) => won(outcome),
        Phase::Deal | Phase::Conclude | Phase::Between { .. } => {
            variants::waiting(public).unwrap_or_else(|| Message::new("condottiere-head-soon"))
        }
    }
}

fn hands(waiting: Seats) -> Message {
    Message::new("condottiere-head-hands")
        .with("players", naming::players(waiting.iter()))
        .with("count", waiting.len())
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    let count = outcome.winners.len();
    Message::new("condottiere-head-over")
        .with("players", naming::players(outcome.winners.iter()))
        .with("count", count)
}

/// The round and the battle.
pub(super) fn round(public: &Public) -> Message {
    if public.is_final() {
        return Message::new("condottiere-round-final")
            .with("players", naming::players(public.finalists.iter()));
    }
    if public.options.draw_after_battle {
        return Message::new("condottiere-round-drawing").with("battle", i64::from(public.battle));
    }
    Message::new("condottiere-round")
        .with("round", i64::from(public.round))
        .with("battle", i64::from(public.battle))
}

/// The season in play, if any.
pub(super) fn season(public: &Public) -> Option<Message> {
    Some(match Weather::over(&public.rows).season? {
        Card::Winter => Message::new("condottiere-season-winter"),
        _ => Message::new("condottiere-season-spring"),
    })
}

/// How the last battle ended.
pub(super) fn result(battle: &Battle) -> Message {
    let told = match (battle.winner, battle.region) {
        (Some(winner), Some(region)) => conquered(battle, winner)
            .seat("player", winner.number())
            .with("region", naming::region(region))
            .with("strength", i64::from(battle.strength[winner])),
        (Some(winner), None) => Message::new("condottiere-result-final-won")
            .seat("player", winner.number())
            .with("strength", i64::from(battle.strength[winner])),
        (None, Some(region)) => match battle.defender {
            Some(owner) => Message::new("condottiere-result-tied-kept")
                .seat("player", owner.number())
                .with("region", naming::region(region)),
            None => Message::new("condottiere-result-tied").with("region", naming::region(region)),
        },
        (None, None) => return Message::new("condottiere-result-final-tied"),
    };
    let token = match battle.region {
        Some(_) => Message::new("condottiere-result-token")
            .with("result", told)
            .seat("holder", battle.token.number()),
        None => told,
    };
    match battle.ended {
        Ended::Passes => token,
        Ended::Surrender(seat) => Message::new("condottiere-result-surrender")
            .with("result", token)
            .seat("player", seat.number()),
    }
}

/// A region is taken, taken from somebody, or kept by who defended it.
fn conquered(battle: &Battle, winner: Seat) -> Message {
    match battle.defender {
        None => Message::new("condottiere-result-won"),
        Some(defender) if defender == winner => Message::new("condottiere-result-kept"),
        Some(defender) => Message::new("condottiere-result-taken").seat("defender", defender.number()),
    }
}
