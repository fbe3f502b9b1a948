//! What stands above the board: whose decision is awaited, and when in the game it is.

use super::super::components::Enemy;
use super::super::state::{Phase, Public, YearPhase};
use super::super::strength::BattleResult;
use super::naming;
use crate::portray::{players, seated, several, winners};
use crate::rules::{Outcome, Seat, Seats};
use crate::words::Message;

/// A few lines: what is awaited, when it is, the turn order, who has the King's favour, how the
/// last winter went.
pub(super) fn headline(public: &Public) -> Vec<Message> {
    let mut lines = vec![awaited(public)];
    if !matches!(public.phase, Phase::Over(_)) {
        lines.push(when(public));
        lines.push(order(public));
        lines.extend(favour(public));
        lines.extend(fresh(public));
    }
    lines
}

/// Whose decision is awaited, and which.
pub(super) fn awaited(public: &Public) -> Message {
    match &public.phase {
        Phase::Setting => Message::new("kingsburg-head-soon"),
        Phase::Aid(seats) => several("kingsburg-head-aid", seats.iter()),
        Phase::Reroll(seat) => seated("kingsburg-head-reroll", *seat),
        Phase::Influence(seat) => seated("kingsburg-head-influence", *seat),
        Phase::Gift(seat, advisor) => {
            seated("kingsburg-head-gift", *seat).with("advisor", naming::advisor(*advisor))
        }
        Phase::Build(seat) => seated("kingsburg-head-build", *seat),
        Phase::BuildAgain(seat) => seated("kingsburg-head-again", *seat),
        Phase::TownHall(seats) => several("kingsburg-head-hall", seats.iter()),
        Phase::Recruit(seat) => seated("kingsburg-head-recruit", *seat),
        Phase::Troop(seats) => several("kingsburg-head-troop", seats.iter()),
        Phase::Aftermath { spoils, losses } => {
            several("kingsburg-head-aftermath", spoils.iter().chain(losses.iter()).collect::<Seats>().iter())
        }
        Phase::Over(outcome) => won(outcome),
    }
}

/// Who won.
pub(super) fn won(outcome: &Outcome) -> Message {
    winners("kingsburg-head-over", outcome)
}

/// The phase of the year.
pub(super) fn step(step: YearPhase) -> Message {
    Message::new(format!("kingsburg-step-{}", step.id()))
}

/// The year, the phase and the enemy, as far as all know it.
pub(super) fn when(public: &Public) -> Message {
    let (least, most) = Enemy::range(public.year);
    let when = match public.enemy() {
        Some(enemy) => Message::new("kingsburg-when-faced").with("enemy", naming::enemy(enemy)),
        None => Message::new("kingsburg-when")
            .with("least", least)
            .with("most", most),
    };
    when.with("year", public.year)
        .with("step", step(public.step))
        .with("number", public.step.number())
}

/// The turn order.
pub(super) fn order(public: &Public) -> Message {
    Message::new("kingsburg-order").with("players", players(public.track.iter().copied()))
}

/// How the last battle went for everybody.
pub(super) fn last_battle(public: &Public) -> Option<Message> {
    let battle = public.battle.as_ref()?;
    let fate = |(seat, verdict): (Seat, &BattleResult)| {
        seated("kingsburg-last-fate", seat)
            .with("verdict", verdict.id())
            .with("total", battle.strengths[seat].total())
    };
    let fates: Vec<Message> = battle.verdicts.iter().map(fate).collect();
    Some(
        Message::new("kingsburg-last-battle")
            .with("enemy", naming::enemy(battle.enemy))
            .with("fates", fates),
    )
}

/// How the last battle went, until the summer after it.
pub(super) fn fresh(public: &Public) -> Option<Message> {
    let fresh = matches!(public.step, YearPhase::Winter | YearPhase::Aid | YearPhase::Spring);
    last_battle(public).filter(|_| fresh)
}

/// Who holds the Envoy, who rolls the King's die, who has looked at the enemy, what neutral dice
/// block.
pub(super) fn favour(public: &Public) -> Vec<Message> {
    let mut lines = Vec::new();
    lines.extend(public.envoy.map(|seat| seated("kingsburg-envoy", seat)));
    lines.extend(
        public
            .aided
            .filter(|_| public.step == YearPhase::Spring)
            .map(|seat| seated("kingsburg-aided", seat)),
    );
    if !public.knows.is_empty() && public.enemy().is_none() {
        lines.push(several("kingsburg-knows", public.knows.iter()));
    }
    let blocked: Vec<Message> = public.court.blocked.iter().map(naming::numbered).collect();
    if !blocked.is_empty() {
        lines.push(Message::new("kingsburg-blocked").with("advisors", blocked));
    }
    lines
}
