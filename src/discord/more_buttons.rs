//! The buttons behind «More»: what can be looked up, and what is rarely done. Knows no game.

use crate::table::{TableButton, TableView, UserId};

/// What everybody can look up.
const LOOK_UPS: [TableButton; 4] =
    [TableButton::Log, TableButton::Scores, TableButton::TextBoard, TableButton::Rules];

/// The buttons behind «More»; where a game is ended for now nobody does anything there.
pub(super) fn more(table: &dyn TableView, user: UserId) -> Vec<TableButton> {
    let mut buttons = LOOK_UPS.to_vec();
    let seated = table.roster().seat_of(user).is_some();
    if plays(table, user) {
        buttons.insert(0, TableButton::Hand);
    }
    let looks_back = table.ended() && table.begun() && !table.covered() && table.roster().knows(user);
    if looks_back || seated && table.roster().has_hints() && table.begun() && !table.halted() {
        buttons.push(TableButton::Hint);
    }
    if seated && table.halted() {
        buttons.push(TableButton::Notes);
    } else if seated && !table.ended() && table.begun() {
        let own = [TableButton::TypeMove, TableButton::Notes, TableButton::TakeBack, TableButton::Resign];
        buttons.extend(own);
        let awaited = table.awaited();
        let own = table.roster().seat_of(user).is_some_and(|seat| awaited.has(seat));
        let waits = !own && !awaited.is_empty() && !table.paused();
        buttons.extend(waits.then_some(TableButton::Nudge));
        buttons.push(TableButton::Options);
        buttons.extend(pause_button(table));
        // Where a time runs out the others are asked by themselves.
        buttons.extend(table.stands_still().then_some(TableButton::AskAboutAwaited));
    } else if !seated && !table.ended() {
        buttons.extend([TableButton::Watch, TableButton::Ask]);
    }
    buttons
}

/// Whether somebody plays a game that goes on.
pub(super) fn plays(table: &dyn TableView, user: UserId) -> bool {
    table.roster().seat_of(user).is_some() && table.begun() && !table.ended()
}

/// The way into a pause, or out of it.
fn pause_button(table: &dyn TableView) -> Option<TableButton> {
    match table.paused() {
        true => Some(TableButton::GoOn),
        false => table.can_pause().then_some(TableButton::Pause),
    }
}
