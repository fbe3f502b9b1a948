//! What is going on, and whose decision is awaited.

use super::super::components::Card;
use super::super::scoring::most_courtesans;
use super::super::state::{Battle, Ended, Phase, Public};
use super::super::strength::Weather;
use super::{naming, variants};
use crate::portray::{players, seated, winners};
use crate::rules::{Outcome, Seat};
use crate::words::Message;

/// A few lines: how the last battle ended, what is awaited, the round, the season.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    if let Phase::Over(outcome) = &public.phase {
        let mut lines = vec![won(outcome), round(public)];
        lines.extend(variants::lines(public));
        return lines;
    }
    let mut lines: Vec<Message> = fresh(public).into_iter().collect();
    lines.push(awaited(public));
    lines.push(round(public));
    lines.extend(season(public));
    lines.extend(variants::last(public));
    lines.extend(variants::lines(public));
    lines
}

/// How the last battle ended, until the next one is fought, or all others have given up: no battle decided that.
pub(super) fn fresh(public: &Public) -> Option<Message> {
    let battle = public.last.as_ref()?;
    let fought = match &public.phase {
        Phase::Turn(_) | Phase::Pope(_) => true,
        Phase::Over(outcome) => outcome.how == Outcome::ALONE,
        Phase::Region | Phase::Hands { .. } | Phase::Keep(_) => false,
        Phase::Between { .. } | Phase::Deal | Phase::Conclude => false,
    };
    (!fought).then(|| told(battle, why(public, battle)))
}

/// Whether a seat is shown as one that has to decide: of those who are asked about their hands at
/// once all are, so that nobody sees who has answered.
pub(super) fn deciding(public: &Public, seat: Seat) -> bool {
    match &public.phase {
        Phase::Hands { asked, .. } => asked.has(seat),
        _ => public.turn().awaits(seat),
    }
}

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Region => seated("condottiere-head-region", public.holder),
        Phase::Turn(seat) => match public.contested {
            Some(region) => seated("condottiere-head-turn", *seat).with("region", naming::region(region)),
            None => seated("condottiere-head-turn-final", *seat),
        },
        Phase::Pope(seat) => seated("condottiere-head-pope", *seat),
        Phase::Hands { waiting, .. } => Message::new("condottiere-head-hands").with("count", waiting.len()),
        Phase::Keep(seat) => seated("condottiere-head-keep", *seat),
        Phase::Over(outcome) => won(outcome),
        Phase::Deal | Phase::Conclude | Phase::Between { .. } => {
            variants::waiting(public).unwrap_or_else(|| Message::new("condottiere-head-soon"))
        }
    }
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    winners("condottiere-head-over", outcome)
}

/// The round and the battle.
pub(super) fn round(public: &Public) -> Message {
    if public.is_final() {
        return Message::new("condottiere-round-final").with("players", players(public.finalists.iter()));
    }
    if public.options.draw_after_battle {
        return Message::new("condottiere-round-drawing").with("battle", public.battle);
    }
    Message::new("condottiere-round")
        .with("round", public.round)
        .with("battle", public.battle)
}

/// The season in play, if any.
pub(super) fn season(public: &Public) -> Option<Message> {
    Some(match Weather::over(&public.rows).season? {
        Card::Winter => Message::new("condottiere-season-winter"),
        _ => Message::new("condottiere-season-spring"),
    })
}

/// How a battle ended, and who got the Condottiere; why, as far as the battle alone tells.
pub(super) fn result(battle: &Battle) -> Message {
    let courtesans = battle.winner.is_some_and(|winner| winner != battle.token);
    told(battle, if courtesans { "courtesans" } else { "other" })
}

/// How a battle ended, in few words: of a Surrender that ended it the log has told.
pub(super) fn concluded(battle: &Battle) -> Message {
    let (result, conquest) = match (battle.winner, battle.region) {
        (Some(winner), Some(region)) => {
            let id = match battle.defender {
                None => "condottiere-fought-won",
                Some(defender) if defender == winner => "condottiere-fought-kept",
                Some(_) => "condottiere-fought-taken",
            };
            let told = seated(id, winner).with("region", naming::region(region));
            let told = told.with("strength", battle.strength[winner]);
            let from = battle.defender.into_iter();
            let told = from.fold(told, |told, defender| told.seat("defender", defender.number()));
            (told, battle.defender != Some(winner))
        }
        (None, Some(region)) => {
            let told = battle.defender.map_or_else(
                || Message::new("condottiere-fought-tied"),
                |owner| seated("condottiere-fought-tied-kept", owner),
            );
            (told.with("region", naming::region(region)), false)
        }
        (_, None) => return taken(battle),
    };
    let why = match battle.winner {
        Some(winner) if winner != battle.token => "courtesans",
        Some(_) if conquest => "both",
        _ => "other",
    };
    Message::new("condottiere-fought")
        .with("result", result)
        .with("why", why)
        .seat("holder", battle.token.number())
}

/// Why the Condottiere went where it did, as long as the rows of the battle lie there.
fn why(public: &Public, battle: &Battle) -> &'static str {
    let lie = public.contested.is_none() && !matches!(public.phase, Phase::Between { .. });
    let most = most_courtesans(&public.rows).filter(|_| lie);
    match battle.winner {
        Some(winner) if winner != battle.token => "courtesans",
        _ if most == Some(battle.token) => "courtesans",
        Some(_) => "winner",
        None if !lie => "other",
        None if battle.defender == Some(battle.token) => "defender",
        None => "left",
    }
}

/// Who takes what is fought for.
pub(super) fn taken(battle: &Battle) -> Message {
    match (battle.winner, battle.region) {
        (Some(winner), Some(region)) => conquered(battle, winner)
            .seat("player", winner.number())
            .with("region", naming::region(region))
            .with("strength", battle.strength[winner]),
        (Some(winner), None) => {
            seated("condottiere-result-final-won", winner).with("strength", battle.strength[winner])
        }
        (None, Some(region)) => match battle.defender {
            Some(owner) => {
                seated("condottiere-result-tied-kept", owner).with("region", naming::region(region))
            }
            None => Message::new("condottiere-result-tied").with("region", naming::region(region)),
        },
        (None, None) => Message::new("condottiere-result-final-tied"),
    }
}

fn told(battle: &Battle, why: &'static str) -> Message {
    let told = taken(battle);
    if battle.winner.is_none() && battle.region.is_none() {
        return told;
    }
    let token = match battle.region {
        Some(_) => Message::new("condottiere-result-token")
            .with("result", told)
            .with("why", why)
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
