//! What is taken back at simulated tables: one question at a time, about one position, and the same
//! luck where the same is done again.

use super::counts::Counts;
use std::collections::BTreeMap;
use tavolo::rules::Seat;
use tavolo::table::table_event::TableEvent;
use tavolo::table::{AnyTable, TableButton};

/// Actions in order: whose, and which.
type Line = Vec<(Seat, String)>;

/// What was taken back at a table, and is asked about it.
#[derive(Default)]
pub struct Rewinds {
    /// The actions that stand, each with what came of it.
    standing: Vec<((Seat, String), Came)>,
    /// How many stood when it was asked whether to take some back, and how many of them would go.
    asked: Option<(usize, usize)>,
    /// What came of actions that were taken back, by the actions up to them.
    gone: BTreeMap<Line, Came>,
}

/// What came of an action.
#[derive(Clone, PartialEq)]
struct Came {
    /// Whether it drew luck.
    drew: bool,
    /// Luck and events, as they are stored.
    told: String,
}

impl Rewinds {
    /// Follows an entry of a record.
    pub fn follow(&mut self, entry: &TableEvent, counts: &mut Counts) -> Result<(), String> {
        match entry {
            TableEvent::Played {
                seat,
                action,
                luck,
                events,
                ..
            } => {
                self.asked = None;
                let told = format!("{luck:?} {}", events.json());
                let drew = !luck.is_empty();
                self.played(*seat, action, Came { drew, told }, counts)?;
            }
            TableEvent::TakenBack => {
                self.asked = None;
                self.goes(1)?;
            }
            TableEvent::RewindAsked { plies, .. } => {
                let asked = (self.standing.len(), *plies);
                if let Some(before) = self.asked.replace(asked) {
                    return Err(format!("it is asked for {asked:?} while it is asked for {before:?}"));
                }
            }
            TableEvent::RewindAnswered { agrees, .. } => {
                let asked = self.asked.ok_or("an answer, and nothing was asked")?;
                self.asked = agrees.then_some(asked);
            }
            TableEvent::Rewound { plies } => {
                let asked = self.asked.take().unwrap_or((self.standing.len(), *plies));
                if asked != (self.standing.len(), *plies) {
                    let stand = self.standing.len();
                    return Err(format!("{plies} of {stand} are taken back, and it was asked for {asked:?}"));
                }
                self.goes(*plies)?;
            }
            TableEvent::Unanswered { seat } => {
                self.asked = None;
                let last = self.standing.iter().rposition(|((own, _), _)| own == seat);
                self.standing.remove(last.ok_or("nothing was answered")?);
            }
            // From now on the same actions need not lead to the same.
            TableEvent::Resigned { .. } | TableEvent::Replaced { .. } => {
                self.asked = None;
                self.gone.clear();
            }
            TableEvent::Settled { .. } | TableEvent::Closed | TableEvent::Ended(_) => self.asked = None,
            _ => {}
        }
        Ok(())
    }

    fn line(&self) -> Line {
        self.standing.iter().map(|(action, _)| action.clone()).collect()
    }

    /// Something is done; where it was before, in the same position, the same comes of it.
    fn played(&mut self, seat: Seat, action: &str, came: Came, counts: &mut Counts) -> Result<(), String> {
        self.standing.push(((seat, action.to_owned()), came.clone()));
        let Some(before) = self.gone.get(&self.line()) else {
            return Ok(());
        };
        if *before != came {
            return Err(format!("of «{action}» came {} at first, and then {}", before.told, came.told));
        }
        counts.again += u64::from(came.drew);
        Ok(())
    }

    /// The last actions go, and what came of them is kept in mind.
    fn goes(&mut self, plies: usize) -> Result<(), String> {
        for _ in 0..plies {
            let line = self.line();
            let (_, came) = self.standing.pop().ok_or("more goes than stands")?;
            self.gone.insert(line, came);
        }
        Ok(())
    }

    /// The table asks what is asked, once, with the buttons for the answer on its board.
    pub fn holds(&self, table: &dyn AnyTable) -> Result<(), String> {
        let agree = |button: &&TableButton| **button == TableButton::AgreeRewind;
        let buttons = table.board().buttons.iter().filter(agree).count();
        let asks = self.asked.is_some();
        if table.asked_back() != asks || buttons > usize::from(asks) {
            let asked = self.asked;
            return Err(format!("{asked:?} is asked, and there are {buttons} buttons to agree"));
        }
        Ok(())
    }
}

/// A die is rolled by the first seat.
fn rolled(die: u8) -> String {
    format!(
        r#"{{"played":{{"seat":0,"action":"roll","luck":[{{"label":"dice","items":["{die}"]}}],"events":[]}}}}"#
    )
}

#[test]
fn a_simulation_finds_a_second_question_another_position_and_other_luck() {
    let (asked, twice) = (r#"{"rewind-asked":{"seat":0,"plies":1}}"#, r#"{"rewound":{"plies":2}}"#);
    let (agreed, back) = (r#"{"rewind-answered":{"seat":1,"agrees":true}}"#, r#"{"rewound":{"plies":1}}"#);
    let (one, other) = (rolled(1), rolled(2));
    let courses: [(&[&str], bool); 8] = [
        (&[&one, asked, agreed, back, &one, asked], true),
        (&[&one, asked, agreed, back, &other], false),
        (&[&one, "\"taken-back\"", &other], false),
        (&[&one, &other, back, &other], true),
        (&[&one, asked, asked], false),
        (&[&one, agreed], false),
        (&[&one, &one, asked, agreed, twice], false),
        (&[&one, asked, r#"{"unanswered":{"seat":0}}"#, &one, asked], true),
    ];
    for (course, sound) in courses {
        let (mut rewinds, mut counts) = (Rewinds::default(), Counts::default());
        let mut follows = |entry: &&str| {
            let entry: TableEvent = serde_json::from_str(entry).unwrap();
            rewinds.follow(&entry, &mut counts)
        };
        assert_eq!(course.iter().try_for_each(&mut follows).is_ok(), sound, "{course:?}");
    }
}
