//! Tables that are asked early, twice, late or never: records of sound runs are changed, and what
//! is wrong with them is found.

use super::count::{Known, count};
use super::planted::Bug;
use super::{Run, SMALL, games};
use tavolo::store::{Record, StoreLayer, TableId};
use tavolo::table::table_event::{RecordBody, TableEvent};

const HOUR: u64 = 60 * 60 * 1_000;
/// So many runs are looked through for records that can be changed.
const RUNS: u64 = 24;

/// What is wrong with a table's records.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Breach {
    /// A question comes an hour early, by a machine that thinks that it is due.
    Early,
    /// A question comes hours late, and so does all that follows.
    Late,
    /// A question is put twice.
    Twice,
    /// A question is never put.
    Lost,
    /// Nothing is due behind a record, though somebody is awaited.
    Stalled,
    /// A reminder is given three times.
    Urged,
    /// The program did not run for an hour, and the table was not told.
    Untold,
}

impl Breach {
    /// All of them.
    const ALL: [Breach; 7] = [
        Breach::Early,
        Breach::Late,
        Breach::Twice,
        Breach::Lost,
        Breach::Stalled,
        Breach::Urged,
        Breach::Untold,
    ];
}

/// A table as a run left it.
struct Sound {
    id: TableId,
    records: Vec<Record>,
    /// When the program ran, and people are there.
    known: Known,
    /// The hour at the end.
    now: u64,
}

/// The entries of a kind that can be changed so.
fn befalls(breach: Breach, entry: &TableEvent) -> bool {
    match breach {
        Breach::Early | Breach::Late | Breach::Twice | Breach::Lost | Breach::Untold => {
            matches!(entry, TableEvent::Overdue { .. })
        }
        Breach::Stalled | Breach::Urged => matches!(entry, TableEvent::Urged { .. }),
    }
}

/// Something else is due behind a record.
fn falls_due(body: &mut RecordBody, hour: u64) {
    for entry in &mut body.entries {
        if let TableEvent::Due { at } = entry {
            *at = hour;
        }
    }
}

/// The same is done twice at the same hour, by a table that thinks that it is due.
fn again(bodies: &mut Vec<RecordBody>, at: usize) {
    let mut again: RecordBody = serde_json::from_slice(&serde_json::to_vec(&bodies[at]).unwrap()).unwrap();
    let hour = again.at;
    falls_due(&mut again, hour);
    bodies.insert(at, again);
}

/// The records with the breach at the first of them that it can befall; nothing where there is
/// none.
fn breached(breach: Breach, records: &[Record], known: &mut Known) -> Option<Vec<Record>> {
    let bodies = records
        .iter()
        .map(|record| serde_json::from_slice(&record.body).unwrap());
    let mut bodies: Vec<RecordBody> = bodies.collect();
    let host =
        |body: &RecordBody| body.by.is_none() && body.entries.iter().any(|entry| befalls(breach, entry));
    let at = bodies.iter().position(host)?;
    match breach {
        Breach::Untold => known.downs.push((bodies[at].at - 2 * HOUR, bodies[at].at - HOUR)),
        Breach::Early => {
            bodies[at].at -= HOUR;
            let early = bodies[at].at;
            falls_due(&mut bodies[at - 1], early);
        }
        Breach::Late => bodies[at..].iter_mut().for_each(|body| body.at += 3 * HOUR),
        Breach::Twice => again(&mut bodies, at),
        Breach::Lost => drop(bodies.drain(at..=at)),
        Breach::Stalled => bodies[at].entries.truncate(1),
        Breach::Urged => {
            again(&mut bodies, at);
            again(&mut bodies, at);
        }
    }
    let record = |body: &RecordBody| Record {
        body: serde_json::to_vec(body).unwrap(),
        ..Record::default()
    };
    Some(bodies.iter().map(record).collect())
}

#[tokio::test]
async fn a_simulation_finds_a_table_that_is_asked_early_twice_late_or_never() {
    let games = games();
    let mut tables = Vec::new();
    for number in 1..=RUNS {
        let run = Run::new(number, &games, SMALL, Bug::None).plays().await.unwrap();
        let store = run.store.inner().below();
        for id in store.tables().await.unwrap() {
            let (records, now) = (store.read(id).await.unwrap(), run.hours.clock.now());
            let known = run.known(&records).await;
            assert_eq!(count(&games, id, &records, &known, now).err(), None, "run {number}");
            tables.push(Sound {
                id,
                records,
                known,
                now,
            });
        }
    }
    for breach in Breach::ALL {
        let (mut planted, mut found) = (0, Vec::new());
        for table in &tables {
            let mut known = table.known.clone();
            if let Some(records) = breached(breach, &table.records, &mut known) {
                planted += 1;
                found.extend(count(&games, table.id, &records, &known, table.now).err());
            }
        }
        println!("{breach:?}: {} of {planted}, as {:?}", found.len(), found.first());
        assert!(
            planted > 3 && 2 * found.len() > planted,
            "{breach:?} is found {} of {planted} times",
            found.len()
        );
    }
}
