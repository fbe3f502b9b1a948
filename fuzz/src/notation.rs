//! Notation: whatever an action is read from, it prints to something that reads as the same action,
//! and a table takes it if it is listed there, as an action or as something that can be planned,
//! and otherwise says why not.

use super::{said, tables};
use tavolo::games::{self, Visit};
use tavolo::portray::Portray;
use tavolo::table::table_event::TableEvent;
use tavolo::table::{AnyTable, Command, Denied};

/// The most letters of an action: of the option it is typed into.
const LONGEST: usize = 100;

/// Holds a text against every game and every table.
pub fn check(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    games::each(&mut Reads(text));
    tables::all().for_each(|table| asked(table, text));
}

struct Reads<'a>(&'a str);

impl Visit for Reads<'_> {
    fn visit<G: Portray>(&mut self) {
        let Ok(action) = self.0.parse::<G::Action>() else {
            return;
        };
        let printed = action.to_string();
        let again = printed.parse::<G::Action>();
        assert!(again.as_ref() == Ok(&action), "{}: {:?} prints as {printed:?}", G::ID, self.0);
        assert!(self.0.len() > LONGEST || printed.len() <= 2 * LONGEST, "{}: {printed:?}", G::ID);
    }
}

fn asked(table: &dyn AnyTable, text: &str) {
    let order = tables::order(
        table,
        Command::Play {
            notation: text.to_owned(),
        },
    );
    let user = order.by.user().unwrap_or_else(|| panic!("nobody gives it"));
    match table.decide(&order) {
        Ok(draft) => match draft.entries.first() {
            Some(TableEvent::Played { action, .. }) => {
                let listed = table.legal(user).iter().any(|(notation, _)| notation == action);
                assert!(listed, "{}: {text:?} is taken as {action:?}, which is not listed", table.game());
            }
            Some(TableEvent::Planned { plans, .. }) => {
                assert!(
                    plans.iter().all(|plan| plan.chars().count() <= LONGEST),
                    "{}: {text:?} is planned as {plans:?}",
                    table.game()
                );
            }
            Some(TableEvent::Set { .. }) => assert!(table.gathering(), "{}: {text:?} is taken", table.game()),
            other => panic!("{}: {text:?} comes to {other:?}", table.game()),
        },
        Err(Denied::Refused(refusal)) => {
            said::say(&refusal.reason, text.len());
            assert!(refusal.instead.len() <= 3, "{}: {} suggestions", table.game(), refusal.instead.len());
            for (notation, label) in &refusal.instead {
                assert!(notation.chars().count() <= LONGEST, "{}: {notation:?}", table.game());
                said::say(label, text.len());
            }
        }
        Err(other) => panic!("{}: {text:?}: {other:?}", table.game()),
    }
    for line in table.answer(user, text).into_iter().flatten() {
        said::say(&line, text.len());
    }
}
