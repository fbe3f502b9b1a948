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
    // Once the table has ended its seed is shown, and the luck can be checked.
    match table.ended() && !table.covered() {
        false => buttons.push(TableButton::Luck),
        true => buttons.extend(table.begun().then_some(TableButton::Verify)),
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
        buttons.extend(waits(table, user).then_some(TableButton::Nudge));
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

/// By which buttons somebody who plays goes on: back to the seat where somebody else plays for them, and to their panel.
pub(super) fn ways_on(table: &dyn TableView, user: UserId) -> Vec<TableButton> {
    if !plays(table, user) {
        return Vec::new();
    }
    let seat = table.roster().seat_of(user);
    let absent = seat
        .and_then(|seat| table.roster().player(seat))
        .is_some_and(|player| player.absent);
    let back = absent.then_some(TableButton::Return);
    back.into_iter().chain([TableButton::Hand]).collect()
}

/// Whether somebody waits for others, who could be reminded: nobody reminds a computer, or anybody while clocks stand.
fn waits(table: &dyn TableView, user: UserId) -> bool {
    let (awaited, roster) = (table.awaited(), table.roster());
    let own = roster.seat_of(user).is_some_and(|seat| awaited.has(seat));
    let people = awaited.iter().any(|seat| roster.computer(seat).is_none());
    !own && people && !table.paused()
}

/// The buttons of these that a message has room for, by how many there can be: where there are too many, those that
/// stand in one's own panel or say what is read already are left out.
pub(super) fn fitting(buttons: &[TableButton], room: usize) -> Vec<TableButton> {
    let mut kept = buttons.to_vec();
    for spare in [TableButton::Log, TableButton::TypeMove, TableButton::Notes, TableButton::Resign] {
        if kept.len() > room {
            kept.retain(|button| *button != spare);
        }
    }
    kept
}

/// The way into a pause, or out of it.
fn pause_button(table: &dyn TableView) -> Option<TableButton> {
    match table.paused() {
        true => Some(TableButton::GoOn),
        false => table.can_pause().then_some(TableButton::Pause),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_there_are_too_many_the_ones_that_stand_elsewhere_go_first() {
        let all = [
            TableButton::Hand,
            TableButton::Log,
            TableButton::TypeMove,
            TableButton::Notes,
            TableButton::Resign,
        ];
        let ids = |room| {
            fitting(&all, room)
                .iter()
                .map(|one| one.id())
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(ids(5), "hand log type-move notes resign");
        assert_eq!(ids(4), "hand type-move notes resign");
        assert_eq!(ids(2), "hand resign");
        assert_eq!(ids(0), "hand", "what has no place elsewhere stays");
    }
}
