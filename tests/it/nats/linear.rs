//! Whether what several processes did at once, and were told, can have happened one after the other, each thing
//! between its beginning and its end: linearizability, for tables and for notes.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::time::Duration;
use tokio::time::Instant;

/// When something was asked, and when it was answered.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    pub begun: Instant,
    pub ended: Instant,
}

/// What was asked of a table and what was answered; a record is told by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableAct {
    /// It is written, and has this version.
    Appended(u64, u32),
    /// Nobody knows whether it is written.
    Unknown(u64),
    /// It is not written and never will be.
    Failed(u64),
    /// It was not written by that: the table has this version, which is another than the expected one.
    Conflict(u64, u32),
    /// The table has these records.
    Read(Vec<u64>),
    /// The table has at least so many records, as one of its indexes says.
    Indexed(u32),
}

/// One of a table's acts, by whom, and when.
#[derive(Clone, Debug)]
pub struct TableOp {
    pub span: Span,
    pub who: String,
    pub act: TableAct,
}

impl fmt::Display for TableOp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { begun, ended } = self.span;
        write!(f, "{}: {:?} ({begun:?} to {ended:?})", self.who, self.act)
    }
}

fn text(op: Option<&TableOp>) -> String {
    op.map_or_else(String::new, ToString::to_string)
}

impl TableOp {
    /// The version that the table had when it happened, or after it.
    fn version(&self) -> Option<u32> {
        match &self.act {
            TableAct::Appended(_, version) | TableAct::Conflict(_, version) | TableAct::Indexed(version) => {
                Some(*version)
            }
            TableAct::Read(ids) => u32::try_from(ids.len()).ok(),
            TableAct::Unknown(_) | TableAct::Failed(_) => None,
        }
    }

    /// The record that it would write.
    fn written(&self) -> Option<u64> {
        match self.act {
            TableAct::Appended(id, _)
            | TableAct::Conflict(id, _)
            | TableAct::Unknown(id)
            | TableAct::Failed(id) => Some(id),
            TableAct::Read(_) | TableAct::Indexed(_) => None,
        }
    }
}

/// What is wrong with a table's history, given the records that it has at the end.
pub fn table_faults(log: &[u64], ops: &[TableOp]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut first: HashMap<u64, Instant> = HashMap::new();
    for op in ops {
        if let Some(id) = op.written() {
            let begun = first.entry(id).or_insert(op.span.begun);
            *begun = (*begun).min(op.span.begun);
        }
    }
    let mut there = HashSet::new();
    for id in log {
        if !there.insert(*id) {
            faults.push(format!("record {id} is there twice"));
        }
        if !first.contains_key(id) {
            faults.push(format!("nobody wrote record {id}"));
        }
    }
    let mut begun: Vec<&TableOp> = ops.iter().collect();
    begun.sort_by_key(|op| op.span.begun);
    let mut ended = begun.clone();
    ended.sort_by_key(|op| op.span.ended);
    let mut ended = ended.into_iter().peekable();
    let (mut least, mut by) = (0, None);
    for op in begun {
        while let Some(earlier) = ended.next_if(|earlier| earlier.span.ended < op.span.begun) {
            if let Some(version) = earlier.version().filter(|version| *version > least) {
                (least, by) = (version, Some(earlier));
            }
        }
        let late = op.version().is_some_and(|version| match op.act {
            TableAct::Appended(..) => version <= least,
            _ => version < least,
        });
        if late {
            faults.push(format!(
                "{op} is behind version {least}, which was answered before it began: {}",
                text(by)
            ));
        }
        if let Some(what) = contradiction(op, log, &there, &first) {
            faults.push(format!("{op}: {what}"));
        }
    }
    faults
}

/// What contradicts the records at the end.
fn contradiction(
    op: &TableOp,
    log: &[u64],
    there: &HashSet<u64>,
    first: &HashMap<u64, Instant>,
) -> Option<String> {
    match &op.act {
        TableAct::Appended(id, version) if log.get(*version as usize - 1) != Some(id) => {
            let at = log.iter().position(|other| other == id);
            Some(at.map_or("it is lost".to_owned(), |at| format!("it has version {}", at + 1)))
        }
        TableAct::Failed(id) if there.contains(id) => Some("it is written all the same".to_owned()),
        TableAct::Read(ids) if !log.starts_with(ids) => Some(format!("the table has {log:?}")),
        TableAct::Read(ids) => {
            let early = ids
                .iter()
                .find(|id| first.get(id).is_some_and(|begun| *begun > op.span.ended));
            early.map(|id| format!("record {id} was not even asked for"))
        }
        _ => None,
    }
}

/// What was asked of a note and what was answered; each value is written once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteAct {
    /// It is this value now.
    Put(u64),
    /// It was this one (nothing: there was none) and is this other one now.
    Exchanged(Option<u64>, u64),
    /// It was not this one.
    Kept(Option<u64>),
    /// It is this one.
    Got(Option<u64>),
}

/// One of a note's acts. Where nobody knew whether it was done it has not ended.
#[derive(Clone, Copy, Debug)]
pub struct NoteOp {
    pub begun: Instant,
    pub ended: Option<Instant>,
    pub act: NoteAct,
}

impl NoteAct {
    fn writes(self) -> Option<u64> {
        match self {
            NoteAct::Put(value) | NoteAct::Exchanged(_, value) => Some(value),
            NoteAct::Kept(_) | NoteAct::Got(_) => None,
        }
    }

    fn looks_at(self) -> Option<u64> {
        match self {
            NoteAct::Exchanged(value, _) | NoteAct::Got(value) => value,
            NoteAct::Put(_) | NoteAct::Kept(_) => None,
        }
    }

    /// The value after it, if it can happen where this one is.
    fn after(self, value: Option<u64>) -> Option<Option<u64>> {
        match self {
            NoteAct::Put(next) => Some(Some(next)),
            NoteAct::Exchanged(expected, next) => (value == expected).then_some(Some(next)),
            NoteAct::Kept(other) => (value != other).then_some(value),
            NoteAct::Got(seen) => (value == seen).then_some(value),
        }
    }
}

/// Whether a note's history can be put into an order (Wing and Gong's search, with the states that were seen kept).
pub fn note_is_linear(ops: &[NoteOp]) -> bool {
    let seen: HashSet<u64> = ops.iter().filter_map(|op| op.act.looks_at()).collect();
    // What nobody knows and nobody saw has not happened.
    let unseen =
        |op: &&NoteOp| op.ended.is_some() || op.act.writes().is_some_and(|value| seen.contains(&value));
    let mut ops: Vec<NoteOp> = ops.iter().filter(unseen).copied().collect();
    ops.sort_by_key(|op| op.begun);
    let mut search = Search {
        done: vec![false; ops.len()],
        rest: ops.iter().filter(|op| op.ended.is_some()).count(),
        known: HashSet::new(),
        ops,
    };
    search.goes_on(None)
}

struct Search {
    ops: Vec<NoteOp>,
    done: Vec<bool>,
    /// How many that have ended are still to be put in.
    rest: usize,
    known: HashSet<(Vec<bool>, Option<u64>)>,
}

impl Search {
    fn goes_on(&mut self, value: Option<u64>) -> bool {
        if self.rest == 0 {
            return true;
        }
        if !self.known.insert((self.done.clone(), value)) {
            return false;
        }
        let left = |at: &usize| !self.done[*at];
        let until = (0..self.ops.len())
            .filter(left)
            .filter_map(|at| self.ops[at].ended)
            .min();
        let next = (0..self.ops.len()).filter(left);
        let next: Vec<usize> = next
            .take_while(|at| until.is_none_or(|until| self.ops[*at].begun <= until))
            .collect();
        next.into_iter().any(|at| {
            let op = self.ops[at];
            let Some(after) = op.act.after(value) else {
                return false;
            };
            let ended = usize::from(op.ended.is_some());
            self.done[at] = true;
            self.rest -= ended;
            let found = self.goes_on(after);
            self.done[at] = false;
            self.rest += ended;
            found
        })
    }
}

/// Acts at these times: when each began and ended.
fn ops(zero: Instant, acts: &[(u64, u64, TableAct)]) -> Vec<TableOp> {
    let at = |time| zero + Duration::from_millis(time);
    let op = |(begun, ended, act): &(u64, u64, TableAct)| TableOp {
        span: Span {
            begun: at(*begun),
            ended: at(*ended),
        },
        who: "somebody".to_owned(),
        act: act.clone(),
    };
    acts.iter().map(op).collect()
}

#[test]
fn a_table_s_faults_are_found() {
    use TableAct::*;
    let zero = Instant::now();
    let told = |log: &[u64], acts: &[(u64, u64, TableAct)]| table_faults(log, &ops(zero, acts)).len();
    let whole =
        [(0, 2, Appended(7, 1)), (1, 4, Appended(8, 2)), (5, 6, Read(vec![7, 8])), (5, 7, Conflict(6, 2))];
    assert_eq!(told(&[7, 8], &whole), 0);
    assert_eq!(told(&[7], &whole), 2, "lost");
    assert_eq!(told(&[8, 7], &whole), 3, "in another order");
    assert_eq!(told(&[7, 8, 7], &whole), 1, "doubled");
    assert_eq!(told(&[7, 8, 9], &whole), 1, "by nobody");
    let first = (0, 2, Appended(7, 1));
    for (act, faults) in [
        ((3, 4, Read(vec![])), 1),
        ((1, 4, Read(vec![])), 0),
        ((3, 4, Indexed(0)), 1),
        ((3, 4, Conflict(9, 0)), 1),
        ((3, 4, Unknown(9)), 0),
        ((3, 4, Failed(9)), 0),
    ] {
        assert_eq!(told(&[7], &[first.clone(), act.clone()]), faults, "{act:?}");
    }
    assert_eq!(told(&[7, 9], &[first.clone(), (3, 4, Unknown(9))]), 0);
    assert_eq!(told(&[7, 9], &[first.clone(), (3, 4, Failed(9))]), 1);
    assert_eq!(told(&[7, 8], &[first, (3, 4, Read(vec![7, 8])), (5, 6, Appended(8, 2))]), 2, "too early");
}

#[test]
fn a_note_s_order_is_found_where_there_is_one() {
    use NoteAct::*;
    let zero = Instant::now();
    let linear = |acts: &[(u64, u64, NoteAct)]| {
        let at = |time| zero + Duration::from_millis(time);
        let op = |(begun, ended, act): &(u64, u64, NoteAct)| NoteOp {
            begun: at(*begun),
            ended: (*ended > 0).then(|| at(*ended)),
            act: *act,
        };
        note_is_linear(&acts.iter().map(op).collect::<Vec<_>>())
    };
    assert!(linear(&[(0, 2, Put(1)), (3, 4, Got(Some(1)))]));
    assert!(!linear(&[(0, 2, Put(1)), (3, 4, Got(None))]), "missed");
    assert!(linear(&[(0, 4, Put(1)), (1, 2, Got(None)), (3, 5, Got(Some(1)))]));
    assert!(!linear(&[(0, 6, Put(1)), (1, 2, Got(Some(1))), (3, 5, Got(None))]), "back again");
    assert!(linear(&[(0, 9, Put(1)), (1, 8, Put(2)), (10, 11, Got(Some(1)))]));
    assert!(!linear(&[(0, 3, Exchanged(None, 1)), (1, 4, Exchanged(None, 2))]), "both won");
    assert!(linear(&[(0, 3, Exchanged(None, 1)), (1, 4, Kept(None)), (5, 6, Exchanged(Some(1), 2))]));
    assert!(linear(&[(0, 0, Put(1)), (1, 2, Got(None)), (5, 6, Got(Some(1)))]), "done late");
    assert!(linear(&[(0, 0, Put(1)), (5, 6, Got(None))]), "never done");
    assert!(!linear(&[(5, 0, Put(1)), (1, 2, Got(Some(1)))]), "before it was asked for");
    let many = (0..200).map(|at| (at * 10, at * 10 + 15, Put(at + 1)));
    let last = (2_100, 2_110, Got(Some(200)));
    assert!(linear(&many.clone().chain([last]).collect::<Vec<_>>()));
    let wrong = (2_100, 2_110, Got(Some(198)));
    assert!(!linear(&many.chain([wrong]).collect::<Vec<_>>()));
}
