//! Many tables out of a few games: the same records for other people in other channels.

use super::super::course::Course;
use super::super::load::{Client, Person};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use tavolo::hall::Hall;
use tavolo::program::catalogue;
use tavolo::store::{Change, Index, Memory, Record, Store, TableId, Version};
use tavolo::table::UserId;

/// When the games were played, as their records say it.
const PLAYED: u64 = 1_700_000_000_000;
/// Where the invented people and channels begin.
const PEOPLE: u64 = 2_000_000_000_000_000;
pub const CHANNELS: u64 = 3_000_000_000_000_000;
/// Where the invented people's direct messages begin, and end.
pub const DIRECT: (u64, u64) = (4_000_000_000_000_000, 5_000_000_000_000_000);
/// How many tables of the sandbox's the same two people play at.
const TOGETHER: u64 = 200;
/// How many records are written at a time.
const CHUNK: usize = 4_096;

/// A game that was played.
pub struct Template {
    game: &'static str,
    bodies: Vec<String>,
    place: u64,
    users: [u64; 2],
    due: Option<u64>,
    /// What comes next: who of the two, and what they do.
    next: (usize, String),
}

impl Template {
    /// A game that was played, at a pace or without deadlines.
    pub async fn of(mut course: Course, paced: bool) -> Template {
        if paced {
            for body in &mut course.bodies {
                let text = String::from_utf8_lossy(body);
                let pace = "\"did\":[{\"set\":{\"key\":\"pace\",\"value\":\"daily\"}},{\"started\"";
                *body = text.replace("\"did\":[{\"started\"", pace).into_bytes();
            }
        }
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let id = TableId(1);
        for (version, body) in (0..).zip(&course.bodies) {
            let record = Record {
                schema: 1,
                game: course.listing.id.to_owned(),
                id: u64::from(version) + 1,
                body: body.clone(),
                changes: Vec::new(),
            };
            store.append(id, Version(version), record).await.unwrap();
        }
        let hall = Hall::new(store, catalogue());
        let users = [0, 1].map(|person| (course.number + 1) * 10 + person);
        let (due, next) = hall
            .read(id, |table| {
                assert!(!table.ended(), "its game is over");
                let seat = table.awaited().iter().next().unwrap();
                let user = table.roster().player(seat).unwrap().user().unwrap();
                let person = users.iter().position(|one| UserId(*one) == user).unwrap();
                (table.due(), (person, table.legal(user)[0].0.clone()))
            })
            .await
            .unwrap();
        Template {
            game: course.listing.id,
            place: course.place().0,
            bodies: course
                .bodies
                .into_iter()
                .map(|body| String::from_utf8(body).unwrap())
                .collect(),
            users,
            due,
            next,
        }
    }
}

/// The tables.
pub struct Stock {
    templates: Vec<Template>,
    count: u64,
    server: String,
    /// The people of the sandbox, two by two, and its channels: each is where a table stands.
    people: Vec<[Person; 2]>,
    channels: Vec<String>,
    /// How much later than they were the games are played.
    later: u64,
}

impl Stock {
    /// So many tables, of which `real` stand in channels of the sandbox.
    pub async fn new(templates: Vec<Template>, count: u64, client: &Client, real: u64) -> Stock {
        let mut channels = Vec::new();
        for channel in 0..real {
            channels.push(client.channel(&format!("table-{channel}")).await);
        }
        let mut people = Vec::new();
        for pair in 0..real.div_ceil(TOGETHER) {
            let names = [format!("Bia {pair}"), format!("Rui {pair}")];
            people.push([client.person(&names[0]).await, client.person(&names[1]).await]);
        }
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64;
        let state = client.get("/state").await;
        Stock {
            templates,
            count,
            server: state["servers"][0]["id"].as_str().unwrap().to_owned(),
            people,
            channels,
            later: now - 3_600_000 - PLAYED,
        }
    }

    /// The channel of somebody's direct messages.
    pub fn direct(&self, user: u64) -> u64 {
        let of = |person: &&Person| person.id == user.to_string();
        match self.people.iter().flatten().find(of) {
            Some(person) => person.direct.parse().unwrap(),
            None => DIRECT.0 + user - PEOPLE,
        }
    }

    /// Its tables.
    pub fn tables(&self) -> impl Iterator<Item = TableId> + use<> {
        (1..=self.count).map(TableId)
    }

    /// How many records a table has at most.
    pub fn records(&self) -> usize {
        self.templates
            .iter()
            .map(|one| one.bodies.len())
            .max()
            .unwrap_or(0)
    }

    fn template(&self, table: TableId) -> &Template {
        &self.templates[table.0 as usize % self.templates.len()]
    }

    /// The table that stands in one of the sandbox's channels: they lie apart.
    fn real(&self, real: u64) -> TableId {
        TableId(1 + real * (self.count / self.channels.len() as u64))
    }

    /// What somebody may do next at a table of the sandbox's where nothing was done since: where, who, and what.
    /// Nothing where it has no further table.
    pub fn next(&self, real: u64) -> Option<(&str, &str, &str)> {
        let channel = self.channels.get(real as usize)?;
        let (person, notation) = &self.template(self.real(real)).next;
        Some((channel, &self.pair(real)[*person].id, notation))
    }

    /// Who plays at a table of the sandbox's.
    fn pair(&self, real: u64) -> &[Person; 2] {
        &self.people[(real / TOGETHER) as usize]
    }

    /// Where the tables of the sandbox stand, each with somebody who plays there.
    pub fn players(&self) -> impl Iterator<Item = (&str, &str)> {
        let channels = (0..).zip(&self.channels);
        channels.map(|(real, channel)| (channel.as_str(), self.pair(real)[0].id.as_str()))
    }

    /// Where a table stands, and who plays there.
    fn at(&self, table: TableId) -> (u64, [u64; 2]) {
        let step = self.count / self.channels.len() as u64;
        let real = (table.0 - 1) / step;
        if (table.0 - 1).is_multiple_of(step) && (real as usize) < self.channels.len() {
            let people = [0, 1].map(|person| self.pair(real)[person].id.parse().unwrap());
            return (self.channels[real as usize].parse().unwrap(), people);
        }
        (CHANNELS + table.0, [0, 1].map(|person| PEOPLE + table.0 * 2 + person))
    }

    fn record(&self, table: TableId, version: usize) -> Option<Record> {
        let template = self.template(table);
        let (place, users) = self.at(table);
        let mut body = template.bodies.get(version)?.clone();
        for (before, now) in template.users.iter().zip(users) {
            body = body.replace(&before.to_string(), &now.to_string());
        }
        body = body.replace(&PLAYED.to_string(), &(PLAYED + self.later).to_string());
        if let Some(due) = template.due {
            body = body.replace(&due.to_string(), &(due + self.later).to_string());
        }
        let mut changes = Vec::new();
        if version == 0 {
            let stands = format!("\"place\":{}", template.place);
            assert!(body.contains(&stands), "{body}");
            body = body.replace(&stands, &format!("\"place\":{place},\"server\":{}", self.server));
            let indexes = [Index::Place(place), Index::Open];
            changes.extend(indexes.map(Change::Add));
            changes.extend(users.map(|user| Change::Add(Index::User(user))));
            changes.extend(template.due.map(|due| Change::Add(Index::Due(due + self.later))));
        }
        Some(Record {
            schema: 1,
            game: template.game.to_owned(),
            id: (table.0 << 12) + version as u64 + 1,
            body: body.into_bytes(),
            changes,
        })
    }

    /// Writes all of them.
    pub async fn write(&self, store: &Arc<dyn Store>) {
        let tables: Vec<TableId> = self.tables().collect();
        for chunk in tables.chunks(CHUNK) {
            for version in 0..self.records() {
                let records = chunk
                    .iter()
                    .filter_map(|table| Some((*table, self.record(*table, version)?)));
                let appends =
                    records.map(|(table, record)| store.append(table, Version(version as u32), record));
                for appended in join_all(appends).await {
                    appended.unwrap();
                }
            }
        }
        let hall = Hall::new(Arc::clone(store), catalogue());
        let first = TableId(1);
        let (server, due) = hall
            .read(first, |table| (table.server(), table.due()))
            .await
            .unwrap();
        assert_eq!(server.map(|server| server.0.to_string()), Some(self.server.clone()));
        assert_eq!(store.due(u64::MAX).await.unwrap().len() as u64, self.count);
        assert!(due.is_some());
    }
}
